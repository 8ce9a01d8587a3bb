"""The nine expert Old World cards: what they do at once and while they lie on the track (R21)."""

from typing import Any

import pytest

from ruinous.content import NEWEST
from ruinous.rules.ids import REGIONS
from tests.kit.position import Position

Data = dict[str, Any]
EXPERT: Data = {"options": {"events": "realm_of_chaos"}}
FIVE = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]


def drawn(card: str, regions: Data | None = None, edition: int = NEWEST, **more: Any) -> Position:
    options = {"options": {"events": "realm_of_chaos", "edition": edition}}
    return Position(options | {"start": "old_world", "regions": regions or {}, "old_world": {"deck": [card]}} | more)


def with_card(card: str, start: str, regions: Data, **more: Any) -> Position:
    return Position(EXPERT | {"start": start, "regions": regions, "old_world": {"track": [card]}} | more)


def tokens(t: Position, token: str) -> dict[str, int]:
    return {r: t[f"{r}.tokens"][token] for r in REGIONS if token in t[f"{r}.tokens"]}


def played_into(t: Position, region: str) -> list[str]:
    return [text for text in t.legal if f"@{region}." in text]


def summoned_into(t: Position, region: str) -> list[str]:
    return [text for text in t.legal if text.endswith(f">{region}")]


# --- Call to Arms! ------------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world_x.call_to_arms", "R13.9", "R23.1")
def test_call_to_arms_brings_peasants_to_populous_regions_and_heroes_to_two_others() -> None:
    t = drawn("call_to_arms", {"estalia": {"ruined": 1}})
    assert tokens(t, "peasant") == {"kislev": 1, "empire": 1, "bretonnia": 1}
    assert len(t.legal) == 8
    assert "+hero@est" not in t.legal
    t.play("nurgle: +hero@nor")
    assert len(t.legal) == 7
    assert "+hero@nor" not in t.legal
    t.play("nurgle: +hero@emp")
    assert tokens(t, "hero") == {"norsca": 1, "empire": 1}
    assert (t["track"], t["used"]) == (["", ""], ["call_to_arms"])


@pytest.mark.cites("old_world_x.call_to_arms", "C5", "C9")
def test_call_to_arms_stops_when_the_stock_is_used_up() -> None:
    t = drawn("call_to_arms", {"norsca": {"tokens": ["18 peasant", "3 hero"]}})
    assert [action[9:] for action in t.legal] == ["kis", "emp", "bre", "est"]
    t.play("nurgle: +peasant@est", "nurgle: +peasant@emp", "nurgle: +hero@kis")
    assert tokens(t, "peasant") == {"norsca": 18, "empire": 1, "estalia": 1}
    assert tokens(t, "hero") == {"norsca": 3, "kislev": 1}
    assert t["seat"] == "none"


@pytest.mark.cites("old_world_x.call_to_arms", "C5", "C9")
def test_in_edition_1_call_to_arms_went_in_region_order() -> None:
    t = drawn("call_to_arms", {"norsca": {"tokens": ["18 peasant", "3 hero"]}}, edition=1)
    assert tokens(t, "peasant") == {"norsca": 18, "kislev": 1, "empire": 1}
    t.play("nurgle: +hero@kis")
    assert tokens(t, "hero") == {"norsca": 3, "kislev": 1}
    assert t["seat"] == "none"


# --- Closing the Portal -------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world_x.closing_the_portal", "R1.12")
def test_closing_the_portal_sends_every_greater_daemon_home_without_killing_it() -> None:
    kislev = {"figures": ["Bloodthirster", "Bloodletter", "Lord of Change controlled by slaanesh"]}
    t = drawn("closing_the_portal", {"kislev": kislev, "tilea": {"ruined": 1, "figures": ["Great Unclean One"]}})
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["tilea.figures"] == []
    assert "Bloodthirster" in t["khorne.reserve"]
    assert "Lord of Change" in t["tzeentch.reserve"]
    assert not t.happened("kill")
    assert t["track"] == ["closing_the_portal", ""]


@pytest.mark.cites("old_world_x.closing_the_portal", "R6.9")
@pytest.mark.parametrize(("card", "summoned"), [("closing_the_portal", False), ("rousing_the_rabble", True)])
def test_no_greater_daemon_is_summoned_while_the_portal_is_closed(card: str, summoned: bool) -> None:
    t = with_card(card, "summoning", {"kislev": {"figures": ["Bloodsworn"]}})
    assert {"Kc2>kis", "Kw1>kis"} <= set(t.legal)
    assert ("Kd1>kis" in t.legal) is summoned


@pytest.mark.cites("old_world_x.closing_the_portal", "R6.9", "R1.11", "horned_rat.skitterleap")
@pytest.mark.parametrize("card", ["closing_the_portal", "rousing_the_rabble"])
def test_no_card_moves_a_greater_daemon_while_the_portal_is_closed(card: str) -> None:
    hand = {"horned_rat": {"hand": ["skitterleap"]}}
    regions = {"empire": {"figures": ["Verminlord", "Clanrat"]}}
    t = with_card(card, "summoning", regions, turn="horned_rat", players=hand, powers=FIVE)
    t.play("horned_rat: skitterleap@nor.l")
    assert "Hc1>nor" in t.legal
    assert ("Hd1>nor" in t.legal) is (card != "closing_the_portal")


@pytest.mark.cites("old_world_x.closing_the_portal", "R6.9", "slaanesh_m.ascension_to_power")
def test_nobody_is_raised_to_a_greater_daemon_while_the_portal_is_closed() -> None:
    more: Data = {
        "options": EXPERT["options"] | {"card_set": "morrslieb"},
        "turn": "slaanesh",
        "players": {"slaanesh": {"hand": ["ascension_to_power"], "power": 6}},
    }
    regions = {"empire": {"figures": ["Seductress", "Daemonette"]}, "tilea": {"figures": ["Daemonette"]}}
    t = with_card("rousing_the_rabble", "summoning", regions, **more)
    t.play("slaanesh: ascension_to_power@emp.l")
    assert t.legal == ["pick Sc1=warrior", "pick Sc1=greater_daemon", "pick Sw1=greater_daemon"]
    t = with_card("closing_the_portal", "summoning", regions, **more)
    t.play("slaanesh: ascension_to_power@emp.l")  # a Daemonette is all there is to become
    assert t["empire.figures"] == ["2 Daemonette"]
    t = with_card("closing_the_portal", "summoning", regions, **more)
    t.play("slaanesh: ascension_to_power@til.l")
    assert t["tilea.figures"] == ["Daemonette"]


# --- High Elf Protection ------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world_x.high_elf_protection", "R4.4", "R13.9")
def test_high_elf_protection_marks_three_regions_after_the_comet_opening() -> None:
    regions = {"estalia": {"ruined": 1}, "norsca": {"tokens": ["2 event"]}}
    world = {"track": ["rousing_the_rabble", "the_light_of_day"], "deck": ["high_elf_protection"]}
    t = drawn("high_elf_protection", regions, old_world=world)
    assert tokens(t, "event") == {"bretonnia": 1, "tilea": 1}
    assert t["track"] == ["high_elf_protection", "rousing_the_rabble"]
    assert t["used"] == ["the_light_of_day"]


@pytest.mark.cites("old_world_x.high_elf_protection", "R7.2", "C11")
@pytest.mark.parametrize(("card", "open_to"), [("high_elf_protection", False), ("the_light_of_day", True)])
def test_no_card_is_played_where_the_high_elves_are(card: str, open_to: bool) -> None:
    regions = {"tilea": {"tokens": ["event"], "cards": ["dazzle", ""]}}
    t = with_card(card, "summoning", regions, players={"khorne": {"hand": ["field_of_carnage"]}})
    assert (played_into(t, "til") == ["field_of_carnage@til.r"]) is open_to
    assert bool(played_into(t, "til")) is open_to
    assert len(played_into(t, "est")) == 2
    assert t["tilea.cards"] == ["dazzle", ""]  # what lies there stays


@pytest.mark.cites("old_world_x.high_elf_protection", "R7.2", "horned_rat.council_of_thirteen", "R16.1")
@pytest.mark.parametrize(("marked", "third"), [(["event"], []), (["noble"], ["skitterleap@til.t"])])
def test_the_council_has_no_third_place_where_the_high_elves_are(marked: list[str], third: list[str]) -> None:
    t = with_card(
        "high_elf_protection",
        "summoning",
        {"tilea": {"tokens": marked, "cards": ["dazzle", "battle_cry"]}},
        powers=FIVE,
        turn="horned_rat",
        players={"horned_rat": {"hand": ["skitterleap"], "upgrades": ["council_of_thirteen"], "power": 6}},
    )
    assert played_into(t, "til") == third


@pytest.mark.cites("old_world_x.high_elf_protection", "R7.2", "tzeentch_m.mystical_disregard", "R16.1")
@pytest.mark.parametrize(("marked", "spaces"), [(["event"], 0), (["noble"], 2)])
def test_the_high_elves_are_not_disregarded(marked: list[str], spaces: int) -> None:
    t = with_card(
        "high_elf_protection",
        "summoning",
        {"tilea": {"tokens": marked, "cards": ["nurgle_m.filth", "khorne_m.terror"]}},
        options=EXPERT["options"] | {"card_set": "morrslieb"},
        turn="tzeentch",
        players={"tzeentch": {"hand": ["tzeentch_m.havoc"], "upgrades": ["tzeentch_m.mystical_disregard"]}},
    )
    assert len(played_into(t, "til")) == spaces


# --- The Light of Day ---------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world_x.the_light_of_day", "R4.4", "R23.1")
def test_the_light_of_day_falls_on_the_empire_and_two_of_its_neighbours() -> None:
    t = drawn("the_light_of_day", {"norsca": {"tokens": ["event"]}})
    assert t.legal == ["+event@kis", "+event@bre", "+event@bor"]
    t.play("nurgle: +event@bre")
    assert t.legal == ["+event@kis", "+event@bor"]
    t.play("nurgle: +event@bor")
    assert tokens(t, "event") == {"empire": 1, "bretonnia": 1, "border_princes": 1}
    assert t["track"] == ["the_light_of_day", ""]


@pytest.mark.cites("old_world_x.the_light_of_day", "C9", "C46")
def test_the_light_of_day_passes_over_ruined_regions() -> None:
    ruined = {"empire": {"ruined": 1}, "bretonnia": {"ruined": 2}, "kislev": {"ruined": 3}}
    t = drawn("the_light_of_day", ruined)
    assert tokens(t, "event") == {"border_princes": 1}


@pytest.mark.cites("old_world_x.the_light_of_day", "R11.4")
def test_in_the_light_of_day_each_power_loses_one_token_where_an_event_is() -> None:
    t = with_card(
        "the_light_of_day",
        "end.3",
        {
            "empire": {"tokens": ["2 event"], "corruption": {"khorne": 3, "tzeentch": 1}, "figures": ["Leper"]},
            "kislev": {"tokens": ["event"], "corruption": {"slaanesh": 2}},
            "tilea": {"corruption": {"khorne": 2}},
        },
    )
    assert t["empire.corruption"] == {"khorne": 2}
    assert t["kislev.corruption"] == {"slaanesh": 1}
    assert t["tilea.corruption"] == {"khorne": 2}


@pytest.mark.cites("old_world_x.the_light_of_day", "C11")
def test_events_without_their_card_take_no_corruption() -> None:
    regions = {"empire": {"tokens": ["event"], "corruption": {"khorne": 3}}}
    assert with_card("high_elf_protection", "end.3", regions)["empire.corruption"] == {"khorne": 3}


# --- Vermin Outbreak ----------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world_x.vermin_outbreak", "R13.9")
def test_vermin_breaks_out_in_populous_regions() -> None:
    t = drawn("vermin_outbreak", {"bretonnia": {"ruined": 1}})
    assert tokens(t, "skaven") == {"kislev": 1, "empire": 1, "estalia": 1}
    assert (t["track"], t["used"]) == (["", ""], ["vermin_outbreak"])


@pytest.mark.cites("old_world_x.vermin_outbreak", "C5", "R1.9")
def test_vermin_breaks_out_as_long_as_there_are_tokens() -> None:
    t = drawn("vermin_outbreak", {"norsca": {"tokens": ["4 skaven"]}}, edition=1)
    assert tokens(t, "skaven") == {"norsca": 4, "kislev": 1, "empire": 1}
    t = drawn("vermin_outbreak", {"norsca": {"tokens": ["4 skaven"]}})
    t.play("nurgle: +skaven@est", "nurgle: +skaven@bre")
    assert tokens(t, "skaven") == {"norsca": 4, "bretonnia": 1, "estalia": 1}
    t = drawn("vermin_outbreak", {"norsca": {"tokens": ["4 skaven"]}}, powers=FIVE)
    assert len(tokens(t, "skaven")) == 5  # with the Horned Rat there are sixteen


# --- The Horned One's Due, revised --------------------------------------------------------------------------------


@pytest.mark.cites("old_world_x.the_horned_ones_due", "C8", "R23.1")
@pytest.mark.parametrize(("option", "skaven"), [(1, {"empire": 1, "bretonnia": 1}), (2, {"estalia": 1})])
@pytest.mark.parametrize(("edition", "powers", "chooser"), [(1, FIVE[:4], "nurgle"), (2, FIVE, "horned_rat")])
def test_the_revised_due_brings_skaven_to_one_of_two_pairs(
    edition: int, powers: list[str], chooser: str, option: int, skaven: dict[str, int]
) -> None:
    t = drawn("old_world_x.the_horned_ones_due", {"tilea": {"ruined": 1}}, edition, powers=powers)
    t.play(f"{chooser}: option {option}")
    assert tokens(t, "skaven") == skaven


def due(cards: list[str], turn: str, skaven: int = 1) -> Position:
    regions = {"empire": {"tokens": [f"{skaven} skaven"] if skaven else [], "cards": cards}}
    players = {"khorne": {"hand": ["field_of_carnage"]}, "horned_rat": {"hand": ["skitterleap"]}}
    card = "old_world_x.the_horned_ones_due"
    return with_card(card, "summoning", regions, powers=FIVE, turn=turn, players=players)


@pytest.mark.cites("old_world_x.the_horned_ones_due", "R7.2", "C4")
@pytest.mark.parametrize(
    ("cards", "skaven", "spaces"),
    [
        (["", ""], 1, 2),
        (["dazzle", ""], 1, 0),
        (["dazzle", ""], 0, 1),
        (["", "doomwheel"], 1, 1),  # a card of the Horned Rat is not counted
        (["dazzle", "", "doomwheel"], 1, 0),
    ],
)
def test_the_revised_due_counts_all_cards_but_the_horned_rats(cards: list[str], skaven: int, spaces: int) -> None:
    assert len(played_into(due(cards, "khorne", skaven), "emp")) == spaces


@pytest.mark.cites("old_world_x.the_horned_ones_due", "R7.2")
@pytest.mark.parametrize(("cards", "spaces"), [(["dazzle", ""], 1), (["doomwheel", ""], 1), (["", ""], 2)])
def test_the_revised_due_does_not_limit_the_horned_rat(cards: list[str], spaces: int) -> None:
    assert len(played_into(due(cards, "horned_rat"), "emp")) == spaces
