"""The reference over HTTP: every component with its provenance, the rules, the options."""

import gzip
import json
from collections.abc import Iterator
from dataclasses import fields
from types import SimpleNamespace
from typing import get_args

import pytest
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.testing import TestClient

from ruinous import Game, Options
from ruinous.content import components, corrected, rulebook
from ruinous.content.model import EVENT_SETS, LABELS, SETS
from ruinous.rules.actions import ACTIONS
from ruinous.rules.ids import FIGURE_NAMES, POWERS
from ruinous.server.gate.errors import exception_handlers
from ruinous.server.pages import reference
from ruinous.server.tables import lobby
from ruinous.words import LANGUAGES
from ruinous.words.reference import card_name, card_text


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    app = Litestar([*reference.routes, lobby.levels], exception_handlers=exception_handlers)
    app.state.house = SimpleNamespace(limits=SimpleNamespace(off=True))
    with TestClient(app) as client:
        yield client


# --- the data -----------------------------------------------------------------------------------------------------


def test_every_component_is_there_with_its_provenance() -> None:
    content, data = components(), reference.reference_data(components())
    cards = {card["id"]: card for card in data["cards"]}
    for card in (*content.chaos, *content.upgrades, *content.old_world):
        told = cards.pop(card.id)
        assert (told["name"], told["text"]) == (card_name(card, "en"), card_text(card, "text", "en"))
        assert told["rulings"] == list(card.rulings)
        assert told["provenance"] == dict(card.provenance)
        assert told["weakest"] == card.weakest
    assert not cards
    for part in (*data["cards"], *data["powers"], *data["regions"], *data["board"]["tokens"]):
        assert set(part["provenance"].values()) <= set(LABELS)
    assert set(data["board"]["names"]["provenance"]) == set(LABELS)
    assert json.loads(json.dumps(data)) == data


def test_a_power_has_its_figures_and_its_dial() -> None:
    powers = {power["id"]: power for power in reference.powers_data(components())}
    khorne = powers["khorne"]
    assert (khorne["name"], khorne["power"], khorne["draw"]) == ("Khorne", 7, 2)
    assert {key: khorne["followers"][1][key] for key in ("name", "cost", "attack", "defense", "count")} == {
        "name": "Bloodletter",
        "cost": 2,
        "attack": 2,
        "defense": 1,
        "count": 6,
    }
    assert khorne["dial"][1] == {"position": 1, "threat": 6, "do": "score_vp", "n": 4, "text": "Score 4 VP."}
    assert (khorne["dial"][-1]["do"], khorne["dial"][-1]["threat"]) == ("victory", None)
    figures = [name for power in powers.values() for kind in power["followers"] for name in kind["figures"]]
    assert figures == FIGURE_NAMES
    for power in powers.values():
        assert [len(kind["figures"]) for kind in power["followers"]] == [kind["count"] for kind in power["followers"]]
        assert all(stop["text"].endswith(".") and "{" not in stop["text"] for stop in power["dial"])


def test_neighbours_are_neighbours_of_each_other() -> None:
    regions = {region["id"]: region for region in reference.regions_data(components())}
    assert [region["order"] for region in regions.values()] == list(range(1, 10))
    for name, region in regions.items():
        assert all(name in regions[other]["adjacent"] for other in region["adjacent"])


def test_every_name_a_view_uses_is_in_the_reference() -> None:
    data = reference.reference_data(components())
    view = Game.new(POWERS, 5).view("khorne")
    assert view["powers"] == [power["id"] for power in data["powers"]]
    assert list(view["regions"]) == [region["id"] for region in data["regions"]]
    assert set(view["stock"]) == {token["id"] for token in data["board"]["tokens"]}
    assert view["phase"] in data["board"]["names"]["phases"]
    assert set(view["players"]["khorne"]["hand"]) <= {card["id"] for card in data["cards"]}
    assert {card["when"] for card in data["cards"] if card["kind"] == "chaos"} <= set(data["board"]["names"]["when"])


def test_every_option_is_explained() -> None:
    options = {option["id"]: option for option in reference.options_data()}
    assert list(options) == [field.name for field in fields(Options)]
    for name, option in options.items():
        assert option["name"]
        assert option["text"].endswith(".")
        assert option["default"] == getattr(Options(), name)
        values = [value["id"] for value in option["values"]]
        assert option["kind"] == "text" or option["default"] in values
        for value in option["values"]:
            assert getattr(Options.of({name: value["id"]}), name) == value["id"]
            assert value["text"].endswith(".")
            assert value["text"][0].isupper() or value["text"][0].isdigit()
    for switch in components().switches:
        assert options[switch.name]["rule"] == switch.id
        assert [value["id"] for value in options[switch.name]["values"]] == list(switch.values)
        assert options[switch.name]["text"] == " ".join(
            f"{value['id']}: {value['text']}" for value in options[switch.name]["values"]
        )


def test_the_sets_hold_every_card() -> None:
    sets = reference.sets_data()
    content = components()
    assert [entry["id"] for entry in sets] == list(dict.fromkeys((*SETS, *EVENT_SETS)))
    assert sum(entry["titles"]["chaos"] for entry in sets) == len(content.chaos)
    assert sum(entry["titles"]["upgrade"] for entry in sets) == len(content.upgrades)
    assert sum(entry["titles"]["old_world"] for entry in sets) == len(content.old_world)
    for entry in sets:
        for name, values in entry["used_with"].items():
            assert all(value in POWERS if name == "powers" else Options.of({name: value}) for value in values)


def test_corrections_are_told_as_such() -> None:
    text = '[chaos."khorne.blood_frenzy"]\nname = "Frenzy of Ours"\ncost = 2\n'
    card = reference.cards_data(corrected(text))[0]
    assert (card["name"], card["cost"]) == ("Frenzy of Ours", 2)
    assert (card["provenance"]["cost"], card["provenance"]["copies"]) == ("corrected", "printed")
    ours, plain = reference.kept("all", text), reference.kept("all")
    assert ours.tag != plain.tag
    assert b"Frenzy of Ours" in ours.body
    assert b"Frenzy of Ours" not in plain.body


def test_the_rules_are_a_tree_of_all_entries() -> None:
    tree, book = reference.rules_data(), rulebook()
    assert [s["id"] for s in tree["sections"]] == [section.id for section in book.sections]
    assert [rule["id"] for s in tree["sections"] for rule in s["rules"]] == [rule.id for rule in book.rules]
    assert len(tree["rulings"]) == len(book.rulings)
    assert len(tree["examples"]) == len(book.examples)


# --- languages ----------------------------------------------------------------------------------------------------

PLACES = ("", "/powers", "/regions", "/board", "/rules", "/options", "/sets", "/cards", "/cards/khorne.blood_frenzy")


@pytest.mark.parametrize("path", [*PLACES, "/rules/R8", "/rules/S4", "/rules?q=R8", "/cards?q=khorne.blood_frenzy"])
def test_every_answer_comes_in_the_language_asked_for(client: TestClient, path: str) -> None:
    told = {}
    for language in LANGUAGES:
        by_header = client.get(f"/api/reference{path}", headers={"Accept-Language": f"de, {language}-CH;q=0.8"})
        assert by_header.headers["content-language"] == language
        assert "Accept-Language" in by_header.headers["vary"]
        asked = client.get(
            f"/api/reference{path}{'&' if '?' in path else '?'}language={language}", headers={"Accept-Language": "en"}
        )
        assert asked.json() == by_header.json()
        told[language] = asked.text
        if "etag" in asked.headers:
            told[f"{language} tag"] = asked.headers["etag"]
    assert len(set(told.values())) == len(told)
    assert client.get(f"/api/reference{path}", headers={"Accept-Language": "de"}).text == told["en"]


def shape(value: object) -> object:
    """The keys of some data, and which of its values are texts."""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items() if key != "original"}
    return [shape(part) for part in value] if isinstance(value, list) else isinstance(value, str) and bool(value)


def test_every_language_says_as_much_as_english() -> None:
    english = shape(reference.reference_data(components()))
    for language in LANGUAGES:
        assert shape(reference.reference_data(components(), language)) == english


@pytest.mark.parametrize("path", ["/api/reference", "/api/reference/rules/R8", "/levels"])
def test_a_language_we_do_not_speak_is_refused(client: TestClient, path: str) -> None:
    answer = client.get(path, params={"language": "tlh"})
    assert answer.status_code == 400
    assert answer.json()["sentence"] == "There is no language “tlh”: the languages are en, fr and ja."


def test_a_title_of_ours_comes_with_the_english_one(client: TestClient) -> None:
    ours = client.get("/api/reference/cards/khorne.ritual_slaying", params={"language": "fr"}).json()
    assert (ours["name"], ours["original"]) == ("Meurtre Rituel", "Ritual Slaying")
    theirs = client.get("/api/reference/cards/khorne.blood_frenzy", params={"language": "fr"}).json()
    assert (theirs["name"], theirs["original"]) == ("Frénésie Sanguinaire", None)
    assert not [card for card in reference.cards_data(components()) if card["original"]]


@pytest.mark.parametrize(("q", "language"), [("血の狂乱", "ja"), ("blood frenzy", "ja"), ("frénésie", "fr")])
def test_cards_are_found_by_their_title_and_by_the_english_one(client: TestClient, q: str, language: str) -> None:
    found = client.get("/api/reference/cards", params={"q": q, "language": language, "kind": "chaos"}).json()
    assert [card["id"] for card in found] == ["khorne.blood_frenzy"]


def test_rules_are_found_in_the_language_asked_for(client: TestClient) -> None:
    found = client.get("/api/reference/rules", params={"q": "支配値", "language": "ja"}).json()
    assert found["sections"]
    assert all("支配値" in rule["text"] for section in found["sections"] for rule in section["rules"])
    english = client.get("/api/reference/rules", params={"q": "battle phase", "language": "ja"}).json()
    assert [section["id"] for section in english["sections"]] == ["R8"]


def test_the_variants_of_a_card_have_their_texts() -> None:
    cards = {card["id"]: card for card in reference.cards_data(components(), "fr")}
    grail, uprising = cards["old_world.the_grail_is_found"], cards["old_world.peasant_uprising"]
    events = grail["switch"]["S4"]["all_adjacent"]
    assert events["text"] == card_text(components().old_world[8].with_switches({"S4": "all_adjacent"}), "text", "fr")
    assert events["text"] != grail["text"]
    assert uprising["switch"]["S3"]["add_up"]["persistent_text"] != uprising["persistent_text"]


def test_the_levels_of_bots_come_in_a_language(client: TestClient) -> None:
    levels = client.get("/levels", params={"language": "fr"}).json()
    assert levels[2] == {
        "name": "novice",
        "title": "Initié",
        "about": "Joue avec bon sens, mais sans plan. Parfait pour une première partie.",
        "strength": 3,
    }


# --- over HTTP ----------------------------------------------------------------------------------------------------

KEPT = ("", "/powers", "/regions", "/board", "/rules", "/options", "/sets")


@pytest.mark.parametrize("path", KEPT)
def test_the_second_request_is_304(client: TestClient, path: str) -> None:
    first = client.get(f"/api/reference{path}")
    assert first.status_code == 200
    assert first.headers["content-type"].startswith("application/json")
    assert first.json()
    tag = first.headers["etag"]
    for sent in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        again = client.get(f"/api/reference{path}", headers={"If-None-Match": sent})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert "cache-control" in again.headers
    assert client.get(f"/api/reference{path}", headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [("gzip", True), ("br, gzip;q=0.5", True), ("*", True), ("gzip;q=0", False), ("identity", False), ("", False)],
)
def test_it_is_packed_for_those_who_can_unpack_it(client: TestClient, accepted: str, packed: bool) -> None:
    headers = {"Accept-Encoding": accepted}
    with client.stream("GET", "/api/reference", headers=headers) as answer:
        body = b"".join(answer.iter_raw())
    assert (answer.headers.get("content-encoding") == "gzip") == packed
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert int(answer.headers["content-length"]) == len(body)
    assert json.loads(gzip.decompress(body) if packed else body) == reference.reference_data(components())


def test_a_server_that_packs_its_answers_does_not_pack_twice() -> None:
    packing = CompressionConfig(backend="gzip", minimum_size=1, exclude_opt_key="precompressed")
    with TestClient(Litestar(reference.routes, compression_config=packing)) as client:
        for path in (*KEPT, "/cards", "/cards/khorne.blood_frenzy"):
            answer = client.get(f"/api/reference{path}", headers={"Accept-Encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.json()


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ({}, lambda card: True),
        ({"set": "morrslieb"}, lambda card: card["set"] == "morrslieb"),
        ({"power": "nurgle"}, lambda card: card.get("power") == "nurgle"),
        ({"kind": "old_world"}, lambda card: card["kind"] == "old_world"),
        ({"kind": "upgrade", "power": "khorne", "set": "base"}, lambda card: card["id"] in KHORNES),
        ({"q": "Teleport"}, lambda card: card["id"] == "tzeentch.teleport"),
        ({"q": "khorne.blood_frenzy"}, lambda card: card["id"] == "khorne.blood_frenzy"),
        ({"q": "no such words anywhere"}, lambda card: False),
        ({"q": "teleport", "power": "khorne"}, lambda card: False),
        ({"q": "_"}, lambda card: False),
    ],
)
def test_cards_are_found(client: TestClient, query: dict, expected) -> None:
    found = client.get("/api/reference/cards", params=query)
    assert found.status_code == 200
    assert found.json() == [card for card in reference.cards_data(components()) if expected(card)]


KHORNES = {u.id for u in components().upgrades if (u.power, u.set) == ("khorne", "base")}


def test_words_are_looked_for_in_texts_too(client: TestClient) -> None:
    found = client.get("/api/reference/cards", params={"q": "explode", "kind": "chaos"}).json()
    assert "khorne.blood_frenzy" in [card["id"] for card in found]
    assert all("explode" in f"{card['name']} {card['text']} {card['rule']}".lower() for card in found)


@pytest.mark.parametrize("query", [{"set": "nonsense"}, {"power": "sigmar"}, {"kind": "x"}, {"q": "x" * 101}])
def test_a_filter_that_does_not_exist_is_refused(client: TestClient, query: dict) -> None:
    assert client.get("/api/reference/cards", params=query).status_code == 400


def test_the_filters_offer_all_there_is() -> None:
    types = {name: hint for name, hint in reference.get_cards.fn.__annotations__.items() if name != "return"}

    def literals(name: str) -> set[str]:
        return set(get_args(get_args(get_args(types[name])[0])[0]))

    assert literals("card_set") == {*SETS, *EVENT_SETS}
    assert literals("power") == set(POWERS)
    assert literals("kind") == set(reference.KINDS)


def test_one_card_explains_its_rulings(client: TestClient) -> None:
    for card in reference.cards_data(components()):
        told = client.get(f"/api/reference/cards/{card['id']}").json()
        assert [rule["id"] for rule in told["explained"]] == card["rulings"]
        assert all(rule["text"] and card["id"] in rule["cards"] for rule in told["explained"])


def test_one_rule(client: TestClient) -> None:
    rule = client.get("/api/reference/rules/r8.7").json()
    assert (rule["id"], rule["kind"], rule["section"]) == ("R8.7", "rule", "R8")
    section = client.get("/api/reference/rules/R8").json()
    assert (section["kind"], section["rules"][0]["id"]) == ("section", "R8.1")
    ruling = client.get("/api/reference/rules/C12").json()
    assert ruling["kind"] == "ruling"
    assert "khorne.blood_frenzy" in ruling["cards"]
    assert client.get("/api/reference/rules/S1").json()["kind"] == "switch"
    assert client.get("/api/reference/rules/E1").json()["kind"] == "example"


def test_rules_are_found(client: TestClient) -> None:
    found = client.get("/api/reference/rules", params={"q": "domination"}).json()
    rules = [rule for section in found["sections"] for rule in section["rules"]]
    assert rules
    assert all("domination" in rule["text"].lower() for rule in rules)
    by_number = client.get("/api/reference/rules", params={"q": "S4"}).json()
    assert [switch["id"] for switch in by_number["switches"]] == ["S4"]
    assert not by_number["sections"]
    nothing = client.get("/api/reference/rules", params={"q": "no such words anywhere"}).json()
    assert nothing == {"sections": [], "rulings": [], "switches": [], "examples": []}


@pytest.mark.parametrize(
    ("path", "hint"),
    [
        ("cards/khorne.blood_frenzi", "did you mean khorne.blood_frenzy"),
        ("cards/" + "x" * 3000, "/api/reference/cards"),
        ("rules/R99.9", "/api/reference/rules"),
    ],
    ids=["near", "long", "rule"],
)
def test_what_is_not_there_is_404_with_a_hint(client: TestClient, path: str, hint: str) -> None:
    answer = client.get(f"/api/reference/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
    assert hint in answer.json()["sentence"]
    assert len(answer.json()["sentence"]) < 200


def test_the_routes_describe_themselves(client: TestClient) -> None:
    paths = client.app.openapi_schema.to_schema()["paths"]
    del paths["/levels"]
    assert len(paths) == len(reference.routes)
    told = [method for path in paths.values() for method in path.values()]
    assert len({method["operationId"] for method in told}) == len(paths)
    for method in told:
        assert method["summary"]
        assert method["description"].endswith(".")


def test_a_corrected_card_says_what_changed_and_why(client: TestClient) -> None:
    card = client.get("/api/reference/cards/old_world.franzs_decree").json()
    assert card["changed"] == {
        "edition": 2,
        "was": "Each player discarded 1 Chaos card of their choice.",
        "why": "Three recorded games show a second Old World card in the same round, and one round fewer.",
    }
    assert client.get("/api/reference/cards/khorne.battle_cry").json()["changed"] is None


@pytest.mark.parametrize(("text", "sentence"), [
    ("", None),
    ('[chaos."khorne.battle_cry"]\ncost = 2\nmagic = true', None),
    ('[chaos."khorne.battle_cry"]\ncost = 13', 'Line 2: "cost" must be from 0 to 12, not 13.'),
    ('[chaos."khorne.battle_cry"]\ncopies = 3',
     'Line 2: the Chaos deck of "khorne" would have 23 cards instead of 24.'),
    ("x", "Line 1: this is not TOML: expected '=' after a key in a key/value pair."),
])  # fmt: skip
def test_corrections_are_checked(client: TestClient, text: str, sentence: str | None) -> None:
    answer = client.post("/api/reference/corrections", json={"cards": text})
    assert answer.status_code == 200
    assert answer.json() == {"sentence": sentence}


def test_corrections_that_are_too_long_are_refused(client: TestClient) -> None:
    assert client.post("/api/reference/corrections", json={"cards": "#" * 20_001}).status_code == 400
    assert client.post("/api/reference/corrections", json={"cards": "#" * 20_000}).json() == {"sentence": None}


def test_a_chaos_card_tells_its_name_in_notation():
    """So that a client can ask about any play without knowing how names are shortened."""
    cards = [card for card in reference.cards_data(components()) if card["kind"] == "chaos"]
    assert len({card["slug"] for card in cards}) == len(cards)
    assert all(f"{card['slug']}@nor.l" in ACTIONS for card in cards)
