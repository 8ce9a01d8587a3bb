"""The built-in data: complete, consistent, labelled, and free of what the base game does not have."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import FrozenInstanceError, replace
from importlib.resources import files

import pytest

from ruinous.content import ChaosCard, ContentError, OldWorldCard, Upgrade, components, loader, rulebook
from ruinous.content.loader import read, text_of
from ruinous.content.model import LABELS, Known
from ruinous.content.vocabulary import CONSTANTS, OPS, Names, check_constants, check_ops

CONTENT = components()
BOOK = rulebook()
POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
FILES = [path.name for path in files("ruinous.content").iterdir() if path.name.endswith(".toml")]
CARDS: list[ChaosCard | Upgrade | OldWorldCard] = [*CONTENT.chaos, *CONTENT.upgrades, *CONTENT.old_world]
OWNED: list[ChaosCard | Upgrade] = [*CONTENT.chaos, *CONTENT.upgrades]


def labels(things: Iterable[Known], aspect: str) -> tuple[int, int, int]:
    """How often the aspect is printed, reported, reconstructed."""
    count = Counter(thing.provenance[aspect] for thing in things if aspect in thing.provenance)
    return count["printed"], count["reported"], count["reconstructed"]


def weakest(things: Iterable[Known]) -> tuple[int, int, int]:
    count = Counter(thing.weakest for thing in things)
    return count["printed"], count["reported"], count["reconstructed"]


# The board


def test_regions() -> None:
    assert [region.id for region in CONTENT.regions] == [
        "norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands",
    ]  # fmt: skip
    assert [region.value for region in CONTENT.regions] == [1, 1, 3, 5, 3, 4, 2, 1, 1]
    assert sum(region.value for region in CONTENT.regions) == 21
    assert [region.id for region in CONTENT.regions if region.populous] == ["kislev", "empire", "bretonnia", "estalia"]


def test_adjacency_is_symmetric() -> None:
    borders = {(region.id, other) for region in CONTENT.regions for other in region.adjacent}
    assert all((b, a) in borders and a != b for a, b in borders)
    assert len(borders) == 2 * 11
    assert all(len(set(region.adjacent)) == len(region.adjacent) for region in CONTENT.regions)


def test_ruination_cards() -> None:
    assert [card.id for card in CONTENT.ruinations] == [f"ruination.{n}" for n in range(1, 6)]
    assert [card.ruiners for card in CONTENT.ruinations] == [3, 4, 4, 5, 5]
    for card in CONTENT.ruinations:
        assert list(card.points) == [region.id for region in CONTENT.regions]
        assert all(second == first // 2 for first, second in card.points.values())
    assert CONTENT.ruinations[0].points["estalia"] == (9, 4)


def test_tokens_and_limits() -> None:
    assert {token.id: token.stock for token in CONTENT.tokens} == {
        "event": 6, "hero": 4, "noble": 6, "peasant": 20, "skaven": 6, "warpstone": 14,
    }  # fmt: skip
    assert sum(token.stock for token in CONTENT.tokens) == 56
    assert CONTENT.starting_tokens == {"noble": 2, "warpstone": 3, "peasant": 4}
    assert sum(CONTENT.starting_tokens.values()) == len(CONTENT.regions)
    assert (CONTENT.limits.ruin, CONTENT.limits.vp, CONTENT.limits.power, CONTENT.limits.hand) == (12, 50, 12, 3)
    assert CONTENT.old_world_deck == {3: 8, 4: 7}


# The Powers


def test_powers() -> None:
    assert tuple(power.id for power in CONTENT.powers) == POWERS
    assert "".join(power.letter for power in CONTENT.powers) == "KNTS"
    assert [power.power for power in CONTENT.powers] == [7, 6, 6, 6]
    assert [power.draw for power in CONTENT.powers] == [2, 2, 0, 2]
    assert [power.draw_to for power in CONTENT.powers] == [0, 0, 5, 0]
    assert [power.may_discard for power in CONTENT.powers] == [0, 0, 1, 0]


def test_followers() -> None:
    for power in CONTENT.powers:
        assert [follower.rank for follower in power.followers] == ["cultist", "warrior", "greater_daemon"]
        assert [follower.id for follower in power.followers] == [f"{power.id}.{f.rank}" for f in power.followers]
    figures = [sum(follower.count for follower in power.followers) for power in CONTENT.powers]
    assert figures == [11, 12, 12, 10]
    assert sum(figures) == 45


def test_dials() -> None:
    stops = [stop for power in CONTENT.powers for stop in power.dial]
    assert sorted(stop.threat for stop in stops if stop.threat is not None) == list(range(1, 35))
    for power, ticks in zip(CONTENT.powers, (9, 10, 8, 7), strict=True):
        assert len(power.dial) == ticks + 1
        assert [stop.do for stop in power.dial].count("upgrade_card") == 3
        assert power.dial[0].do == "start"
        assert (power.dial[-1].do, power.dial[-1].threat) == ("victory", None)
        threats = [stop.threat for stop in power.dial[:-1]]
        assert threats == sorted(threats, key=lambda threat: threat or 0)
    plain = {"start", "victory", "upgrade_card"}
    assert all((stop.n > 0) == (stop.do not in plain) for stop in stops)
    assert {stop.do for stop in stops} - plain == {
        "score_vp", "draw_cards", "remove_corruption", "place_warpstone", "place_nobles", "remove_old_world_tokens",
    }  # fmt: skip


# The cards


@pytest.mark.parametrize(("power", "titles", "costs", "symbols"), [
    ("khorne", 7, 26, 0),
    ("nurgle", 8, 27, 6),
    ("tzeentch", 8, 19, 12),
    ("slaanesh", 7, 31, 10),
])  # fmt: skip
def test_chaos_decks(power: str, titles: int, costs: int, symbols: int) -> None:
    deck = [card for card in CONTENT.chaos if card.power == power]
    assert len(deck) == titles
    assert sum(card.copies for card in deck) == 24
    assert sum(card.copies * card.cost for card in deck) == costs
    assert sum(card.copies for card in deck if card.magic) == symbols


def test_chaos_cards() -> None:
    assert sum(card.copies for card in CONTENT.chaos) == 96
    assert [card.power for card in CONTENT.chaos] == sorted((card.power for card in CONTENT.chaos), key=POWERS.index)
    windows = {
        "battle.start", "while_here", "domination.value", "on_kill", "battle.region.end", "on_play", "cost",
        "corruption.place", "corruption.after_place", "battle.end", "domination.won", "end.1",
    }  # fmt: skip
    assert {card.when for card in CONTENT.chaos} == windows


def test_the_numbers_of_an_effect_stand_in_its_text() -> None:
    words = {1: ("1", "one"), 2: ("2", "two"), 3: ("3", "three")}
    for card in CONTENT.chaos:
        for number in card.params.values():
            assert any(re.search(rf"\b{word}\b", card.text) for word in words[number]), card.id


def test_upgrades() -> None:
    assert len(CONTENT.upgrades) == 20
    for power in CONTENT.powers:
        mine = [upgrade for upgrade in CONTENT.upgrades if upgrade.power == power.id]
        assert [upgrade.kind for upgrade in mine] == ["cultist", "warrior", "greater_daemon", "power", "power"]
        assert all((upgrade.stats is None) == (upgrade.kind == "power") for upgrade in mine)
    changed = {
        upgrade.id: upgrade.stats
        for power in CONTENT.powers
        for follower in power.followers
        for upgrade in CONTENT.upgrades
        if (upgrade.power, upgrade.kind) == (power.id, follower.rank)
        and upgrade.stats != (follower.cost, follower.attack, follower.defense)
    }
    assert changed == {"khorne.bloodsworn": (1, 1, 1), "slaanesh.seductresses": (1, 0, 2)}


def test_power_bonus() -> None:
    assert CONTENT.power_bonus(["khorne.more_power", "khorne.more_cards"]) == 1
    assert CONTENT.power_bonus(["slaanesh.power_of_pain"]) == 1
    assert CONTENT.power_bonus(["slaanesh.power_of_pleasure"]) == 1
    assert CONTENT.power_bonus(["slaanesh.power_of_pleasure", "slaanesh.power_of_pain"]) == 3
    assert CONTENT.power_bonus([]) == 0


def test_old_world_cards() -> None:
    cards = CONTENT.old_world
    assert len(cards) == 22
    assert sum(card.copies for card in cards) == 28
    assert sum(card.copies for card in cards if card.comet) == 6
    assert Counter({"track": 16, "discard": 12}) == sum((Counter({c.after: c.copies}) for c in cards), Counter())


def test_old_world_effects_and_texts_go_together() -> None:
    for card in CONTENT.old_world:
        persistent = bool(card.end or card.constant)
        assert card.immediate, card.id
        assert persistent == (card.persistent_text is not None) == ("persistent" in card.provenance), card.id
        assert not persistent or card.after == "track", card.id
        assert card.comet == card.text.startswith("Comet opening."), card.id
        for switch, variants in card.switch.items():
            assert switch in card.rulings
            for fields in variants.values():
                assert ("immediate" in fields) == ("text" in fields)
                assert ("constant" in fields) == ("persistent_text" in fields)


def test_the_whole_vocabulary_is_used() -> None:
    text = text_of("old_world.toml").partition("[[card]]")[2]
    for verb in (*OPS, *CONSTANTS):
        assert re.search(rf"[{{ ]{verb} = ", text), verb


def test_instructions_are_immutable() -> None:
    for card in CONTENT.old_world:
        assert isinstance(card.immediate, tuple)
        assert "[" not in str(card.immediate) + str(card.end) + str(card.switch)
    with pytest.raises(FrozenInstanceError):
        CONTENT.old_world[0].name = "x"  # type: ignore[misc]


# Switches


def test_switches() -> None:
    assert [switch.id for switch in CONTENT.switches] == [f"S{n}" for n in range(1, 11)]
    for switch in CONTENT.switches:
        assert switch.default == switch.values[0]
        assert len(set(switch.values)) == len(switch.values) >= 2
        assert switch.name.isidentifier()
        assert all(f"{value}:" in switch.text for value in switch.values), switch.id


def test_variants_belong_to_a_value_of_their_switch() -> None:
    values = {switch.id: switch.values for switch in CONTENT.switches}
    variants = {
        (switch, value): card.id
        for card in CONTENT.old_world
        for switch, fields in card.switch.items()
        for value in fields
    }
    assert variants == {
        ("S3", "add_up"): "old_world.peasant_uprising",
        ("S4", "all_adjacent"): "old_world.the_grail_is_found",
        ("S6", "one_in_all"): "old_world.up_from_skavenblight",
        ("S7", "event_regions"): "old_world.norse_reavers",
        ("S8", "returned"): "old_world.plunged_into_chaos",
    }
    assert all(value in values[switch][1:] for switch, value in variants)


@pytest.mark.parametrize(("card", "switch", "field", "expected"), [
    ("peasant_uprising", {"S3": "add_up"}, "constant", ({"resistance": 1, "per": "peasant", "stacks": True},)),
    ("the_grail_is_found", {"S4": "all_adjacent"}, "immediate",
     ({"place": "event", "in": ("empire", "bretonnia", "estalia", "tilea", "border_princes")},)),
    ("up_from_skavenblight", {"S6": "one_in_all"}, "immediate",
     ({"place": "skaven", "choose": 1, "from": "near warpstone"},)),
    ("norse_reavers", {"S7": "event_regions"}, "immediate",
     ({"place": "event", "in": ("empire", "bretonnia", "tilea")},
      {"place": "peasant", "in": ("empire", "bretonnia", "tilea")})),
    ("plunged_into_chaos", {"S8": "returned"}, "immediate",
     ({"score_peasants": 1, "most": 3, "return_peasants": True},)),
])  # fmt: skip
def test_with_switches(card: str, switch: dict[str, str], field: str, expected: object) -> None:
    plain = next(c for c in CONTENT.old_world if c.id == f"old_world.{card}")
    changed = plain.with_switches(switch)
    assert getattr(changed, field) == expected
    assert (changed.text, changed.persistent_text) != (plain.text, plain.persistent_text)
    assert replace(changed, **{f: getattr(plain, f) for f in (field, "text", "persistent_text")}) == plain
    defaults = {s.id: s.default for s in CONTENT.switches}
    assert plain.with_switches(defaults) is plain.with_switches({}) is plain


def test_all_adjacent_names_bretonnia_and_its_neighbours() -> None:
    bretonnia = next(region for region in CONTENT.regions if region.id == "bretonnia")
    grail = next(card for card in CONTENT.old_world if card.id == "old_world.the_grail_is_found")
    (op,) = grail.with_switches({"S4": "all_adjacent"}).immediate
    assert set(op["in"]) == {"bretonnia", *bretonnia.adjacent}


# Provenance


def test_every_aspect_is_labelled() -> None:
    aspects: list[tuple[Iterable[Known], set[str]]] = [
        (CONTENT.regions, {"name", "order", "value", "populous", "adjacent"}),
        (CONTENT.ruinations, {"ruiners", "points"}),
        (CONTENT.tokens, {"name", "stock", "effect"}),
        (CONTENT.powers, {"name", "epithet", "power", "track", "draw", "condition", "threat", "instructions",
                          "length"}),
        ([f for power in CONTENT.powers for f in power.followers], {"name", "count", "cost", "attack", "defense"}),
        (CONTENT.chaos, {"name", "copies", "cost", "magic", "effect"}),
        (CONTENT.upgrades, {"name", "effect"}),
        ([upgrade for upgrade in CONTENT.upgrades if upgrade.stats], {"stats"}),
        (CONTENT.old_world, {"name", "copies", "comet", "after", "immediate"}),
        ([CONTENT], {"starting_tokens", "limits.ruin", "limits.vp", "limits.power", "limits.hand",
                     "old_world_deck.3", "old_world_deck.4"}),
    ]  # fmt: skip
    for things, needed in aspects:
        for thing in things:
            assert needed <= set(thing.provenance), thing
            assert set(thing.provenance.values()) <= set(LABELS) - {"corrected"}, thing


def test_tally_of_the_board_and_the_powers() -> None:
    everything = (*CONTENT.regions, *CONTENT.ruinations, *CONTENT.tokens, *CONTENT.powers, CONTENT)
    assert {thing.weakest for thing in everything} == {"printed"}
    followers = [follower for power in CONTENT.powers for follower in power.followers]
    assert labels(followers, "name") == labels(followers, "count") == (12, 0, 0)
    for aspect in ("cost", "attack", "defense"):
        assert labels(followers, aspect) == (11, 1, 0)


def test_tally_of_the_chaos_cards() -> None:
    cards = CONTENT.chaos
    assert labels(cards, "name") == labels(cards, "cost") == labels(cards, "magic") == (30, 0, 0)
    assert labels(cards, "copies") == (15, 15, 0)
    assert labels(cards, "effect") == (21, 9, 0)
    assert weakest(cards) == (12, 15, 3)


def test_tally_of_the_upgrades() -> None:
    cards = CONTENT.upgrades
    assert labels(cards, "name") == (16, 0, 4)
    assert labels(cards, "effect") == (15, 3, 2)
    assert labels(cards, "stats") == (4, 0, 8)
    assert weakest(cards) == (6, 1, 13)


def test_tally_of_the_old_world_cards() -> None:
    cards = CONTENT.old_world
    assert labels(cards, "name") == labels(cards, "copies") == (22, 0, 0)
    assert labels(cards, "comet") == (4, 18, 0)
    assert labels(cards, "after") == (11, 10, 1)
    assert labels(cards, "immediate") == (10, 9, 3)
    assert labels(cards, "persistent") == (6, 2, 7)
    assert weakest(cards) == (3, 10, 9)


def test_weakest() -> None:
    region = CONTENT.regions[0]
    for label in LABELS:
        best = {"name": "corrected", "value": label}
        assert replace(region, provenance=best).weakest == label


# Ids and texts


def test_ids_are_unique() -> None:
    for group in (CONTENT.chaos, CONTENT.upgrades, CONTENT.old_world, CONTENT.regions, CONTENT.tokens):
        ids = [thing.id for thing in group]
        assert len(set(ids)) == len(ids)
    assert all(card.id.startswith(f"{card.power}.") for card in OWNED)
    assert all(card.id.startswith("old_world.") for card in CONTENT.old_world)


def test_rulings_exist() -> None:
    known = {ruling.id for ruling in BOOK.rulings} | {switch.id for switch in CONTENT.switches}
    for card in CARDS:
        assert set(card.rulings) <= known, card.id
        assert len(set(card.rulings)) == len(card.rulings), card.id


def test_every_switch_is_named_by_a_card() -> None:
    cited = {ruling for card in CARDS for ruling in card.rulings}
    assert {switch.id for switch in CONTENT.switches} <= cited


def test_rules_cite_what_exists() -> None:
    known = {entry.id for group in (BOOK.sections, BOOK.rules, BOOK.rulings, BOOK.examples) for entry in group}
    known |= {switch.id for switch in CONTENT.switches}
    for name in FILES:
        for cited in re.findall(r"\b(?:R\d+(?:\.\d+)?|[FCSE]\d+)\b", text_of(name)):
            assert cited in known, (name, cited)


@pytest.mark.parametrize("name", FILES)
def test_nothing_of_the_expansion(name: str) -> None:
    words = (
        "horned.rat", "morrslieb", "expert", "expansion", "clanrat", "rat.ogre", "vermin", "realm.of.chaos", "rampage",
        "skulltaker", "five.players", "old_world_x", "_m\\.", "ultimate.plague", "third.card", "place_skaven",
    )  # fmt: skip
    text = text_of(name).lower()
    assert [word for word in words if re.search(word, text)] == []


@pytest.mark.parametrize("name", FILES)
def test_files_are_tidy(name: str) -> None:
    text = text_of(name)
    assert all(len(line) <= 120 and line == line.rstrip() for line in text.splitlines())
    assert "[EN" not in text
    assert ".md" not in text
    assert ".txt" not in text


def test_texts_are_sentences() -> None:
    texts = [text for card in OWNED for text in (card.text, card.rule)]
    texts += [text for card in CONTENT.old_world for text in (card.text, card.persistent_text) if text]
    texts += [token.text for token in CONTENT.tokens] + [power.condition for power in CONTENT.powers]
    texts += [rule.text for rule in BOOK.rules] + [example.text for example in BOOK.examples]
    texts += [text for ruling in BOOK.rulings for text in (ruling.text, ruling.reason)]
    for text in texts:
        assert text[0].isupper() or text[0] == '"', text
        assert text.endswith((".", ".)")), text
        assert "`" not in text


# The rulebook


def test_sections_rules_rulings_examples() -> None:
    assert [section.id for section in BOOK.sections] == [f"R{n}" for n in range(1, 25) if n not in (19, 20, 21)]
    assert [example.id for example in BOOK.examples] == [f"E{n}" for n in range(1, 33)]
    left_out = {45, 48, 53, 54, 55, 56, 57}
    corner = [f"C{n}" for n in range(1, 63) if n not in left_out]
    assert [ruling.id for ruling in BOOK.rulings] == [f"F{n}" for n in range(1, 10)] + corner
    for section in BOOK.sections:
        rules = BOOK.of(section.id)
        assert [rule.id for rule in rules] == [f"{section.id}.{n}" for n in range(1, len(rules) + 1)]
        assert rules
    assert len({rule.id for rule in BOOK.rules}) == len(BOOK.rules) == sum(len(BOOK.of(s.id)) for s in BOOK.sections)


def test_rulebook_search() -> None:
    assert [entry.id for entry in BOOK.search(" r8.7 ")] == ["R8.7"]
    assert [entry.id for entry in BOOK.search("c44")] == ["C44"]
    assert [entry.id for entry in BOOK.search("R17")] == ["R17", "R17.1", "R17.2", "R17.3", "R17.4"]
    assert "R8.7" in [entry.id for entry in BOOK.search("EXPLODES rolled")]
    assert [entry.id for entry in BOOK.search("Japanese edition")] == ["C44"]
    assert "R18" in [entry.id for entry in BOOK.search("game end")]
    assert BOOK.search("no such words anywhere") == BOOK.search("  ") == ()
    assert BOOK.find("R99.1") is None


# The loader


def test_base_is_cached() -> None:
    assert components() is components()
    assert rulebook() is rulebook()


def test_the_validator_takes_the_built_in_instructions() -> None:
    names = Names(tuple(region.id for region in CONTENT.regions), tuple(token.id for token in CONTENT.tokens))
    for raw, card in zip(read("old_world.toml")["card"], CONTENT.old_world, strict=True):
        assert check_ops(raw["immediate"], names, ()) == card.immediate
        assert check_ops(raw.get("end", []), names, ()) == card.end
        assert check_constants(raw.get("constant", []), names, ()) == card.constant


def test_a_broken_built_in_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = text_of("old_world.toml").replace('"next_to bretonnia"', '"next_to bretonia"')
    line = next(n for n, row in enumerate(broken.splitlines(), 1) if "bretonia" in row)
    monkeypatch.setattr(loader, "text_of", lambda name: broken if name == "old_world.toml" else text_of(name))
    with pytest.raises(ContentError) as error:
        loader.load()
    assert str(error.value) == f'old_world.toml line {line}: unknown region "bretonia" (did you mean "bretonnia"?)'


def test_a_switch_changes_only_text_and_instructions(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = text_of("old_world.toml").replace("[card.switch.S3.add_up]\n", "[card.switch.S3.add_up]\ncopies = 3\n")
    monkeypatch.setattr(loader, "text_of", lambda name: broken if name == "old_world.toml" else text_of(name))
    with pytest.raises(ContentError, match='a switch cannot change "copies"'):
        loader.load()
