"""The six comet cards: the comet opening, their Events, and what they do while they lie on the track."""

from typing import Any

import pytest

from ruinous.rules.ids import REGIONS
from tests.kit.position import Position

COMETS = {
    "dark_elf_corsairs": ["norsca", "bretonnia", "estalia"],
    "greenskins_invade": ["empire", "tilea", "badlands"],
    "norse_reavers": ["empire", "bretonnia", "tilea"],
}
"""Those that choose no region."""
CHOOSING = ("electors_sue_for_peace", "the_grail_is_found", "teclis_aids_the_empire")


def drawn(card: str, regions: dict[str, Any] | None = None, track: tuple[str, ...] = (), **more: Any) -> Position:
    old_world = {"deck": [card], "track": track}
    return Position({"start": "old_world", "regions": regions or {}, "old_world": old_world, **more})


def events(t: Position) -> list[str]:
    return [region for region in REGIONS if "event" in t[f"{region}.tokens"]]


def with_card(card: str, start: str, regions: dict[str, Any], **more: Any) -> Position:
    return Position({"start": start, "regions": regions, "old_world": {"track": [card]}, **more})


# --- the opening --------------------------------------------------------------------------------------------------


@pytest.mark.cites(
    "R4.4", "R4.6", "old_world.dark_elf_corsairs", "old_world.greenskins_invade", "old_world.norse_reavers"
)  # fmt: skip
@pytest.mark.parametrize("card", COMETS)
def test_a_comet_clears_the_track_of_comets_and_the_board_of_events_first(card: str) -> None:
    t = drawn(card, {"kislev": {"tokens": ["3 event"]}}, track=("electors_sue_for_peace", "skavengers"))
    assert t["used"] == ["electors_sue_for_peace"]
    assert t["track"] == [card, "skavengers"]
    assert events(t) == COMETS[card]
    assert t["stock"]["event"] == 3


@pytest.mark.cites(
    "R4.4", "R4.6", "old_world.electors_sue_for_peace", "old_world.the_grail_is_found",
    "old_world.teclis_aids_the_empire",
)  # fmt: skip
@pytest.mark.parametrize("card", CHOOSING)
def test_a_comet_that_asks_opens_the_same_way(card: str) -> None:
    t = drawn(card, {"kislev": {"tokens": ["3 event"]}}, track=("skavengers", "norse_reavers"))
    assert t["kislev.tokens"] == {}
    assert t["track"] == ["skavengers", ""]  # R4.3: not yet there itself
    t.play("nurgle: +event@emp" if "+event@emp" in t.legal else "nurgle: +event@kis")
    assert t["track"] == [card, "skavengers"]


@pytest.mark.cites("R4.4")
def test_every_other_card_leaves_comets_and_events_alone() -> None:
    t = drawn("skavengers", {"kislev": {"tokens": ["event"]}}, track=("norse_reavers",))
    assert t["track"] == ["skavengers", "norse_reavers"]
    assert events(t) == ["kislev"]


@pytest.mark.cites("old_world.dark_elf_corsairs", "R13.9", "R14.1")
def test_a_comet_puts_no_event_into_a_ruined_region() -> None:
    t = drawn("dark_elf_corsairs", {"bretonnia": {"ruined": 1}})
    assert events(t) == ["norsca", "estalia"]


# --- Dark Elf Corsairs --------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.dark_elf_corsairs", "R23.7")
def test_corsairs_take_a_cultist_of_each_player_from_every_event_region() -> None:
    t = with_card(
        "dark_elf_corsairs",
        "end.3",
        {
            "norsca": {"figures": ["2 Bloodsworn", "Bloodletter", "Leper"], "tokens": ["event"]},
            "estalia": {"figures": ["Acolyte", "Horror", "2 Plaguebearer"], "tokens": ["2 event"]},
            "tilea": {"figures": ["3 Leper"]},
        },
    )
    assert t["norsca.figures"] == ["Bloodsworn", "Bloodletter"]
    assert t["estalia.figures"] == ["2 Plaguebearer", "Horror"]
    assert t["tilea.figures"] == ["3 Leper"]
    assert not t.happened("kill")


@pytest.mark.cites("old_world.dark_elf_corsairs", "R15.1", "R23.7")
def test_corsairs_ask_the_controller_which_of_his_cultists_goes() -> None:
    """Nurgle has none left of his own there; Slaanesh chooses between his Seductress and the Leper he controls."""
    figures = ["Seductress", "Leper controlled by slaanesh"]
    t = with_card("dark_elf_corsairs", "end.3", {"norsca": {"figures": figures, "tokens": ["event"]}})
    assert t.legal == ["pick Nc1", "pick Sc1"]
    t.play("slaanesh: pick Nc1")
    assert t["norsca.figures"] == ["Seductress"]
    assert t["nurgle.reserve"] == ["6 Leper", "5 Plaguebearer", "Great Unclean One"]


@pytest.mark.cites("old_world.dark_elf_corsairs", "R14.2")
def test_corsairs_still_come_to_an_event_in_a_ruined_region() -> None:
    norsca = {"figures": ["2 Leper"], "tokens": ["event"], "ruined": 1}
    assert with_card("dark_elf_corsairs", "end.3", {"norsca": norsca})["norsca.figures"] == ["Leper"]


# --- Electors Sue for Peace ---------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.electors_sue_for_peace", "R4.2", "R23.1")
def test_electors_sue_for_peace_in_the_empire_and_one_region_next_to_it() -> None:
    t = drawn("electors_sue_for_peace")
    assert t["seat"] == "nurgle"
    assert t.legal == ["+event@kis", "+event@bre", "+event@bor"]
    t.play("nurgle: +event@bor")
    assert events(t) == ["empire", "border_princes"]


@pytest.mark.cites("old_world.electors_sue_for_peace", "C46")
def test_a_ruined_neighbour_cannot_be_chosen_and_a_ruined_empire_takes_nothing() -> None:
    t = drawn("electors_sue_for_peace", {"empire": {"ruined": 1}, "kislev": {"ruined": 2}})
    assert t.legal == ["+event@bre", "+event@bor"]
    t.play("nurgle: +event@bre")
    assert events(t) == ["bretonnia"]


@pytest.mark.cites("old_world.electors_sue_for_peace", "C46", "R1.7")
def test_without_a_neighbour_left_only_the_empire_gets_an_event() -> None:
    ruined = {region: {"ruined": n} for n, region in enumerate(("kislev", "bretonnia", "border_princes"), 1)}
    t = drawn("electors_sue_for_peace", ruined)
    assert events(t) == ["empire"]
    assert t["track"] == ["electors_sue_for_peace", ""]


@pytest.mark.cites("old_world.electors_sue_for_peace", "R8.4", "khorne.reborn_in_blood", "khorne.blood_frenzy")
def test_no_battle_and_no_dice_beside_the_event_of_the_electors() -> None:
    cards = ["blood_frenzy", "reborn_in_blood"]
    empire = {"figures": ["Bloodthirster", "3 Leper"], "tokens": ["event", "2 peasant"], "cards": cards}
    t = with_card("electors_sue_for_peace", "battle", {"empire": empire})
    assert not t.happened("roll")
    assert t["empire.figures"] == ["Bloodthirster", "3 Leper"]
    assert t["empire.tokens"] == {"event": 1, "peasant": 2}


@pytest.mark.cites("old_world.electors_sue_for_peace")
def test_elsewhere_battles_go_on() -> None:
    regions = {"tilea": {"figures": ["Bloodletter", "2 Leper"]}, "empire": {"tokens": ["event"]}}
    t = with_card("electors_sue_for_peace", "battle", regions, dice=[4, 1])
    assert t["tilea.figures"] == ["Bloodletter", "Leper"]


# --- The Grail is Found -------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.the_grail_is_found", "S4", "R23.1")
def test_the_grail_marks_bretonnia_and_one_region_next_to_it() -> None:
    t = drawn("the_grail_is_found", players={"nurgle": {"dial": 1}})
    assert t["seat"] == "tzeentch"
    assert t.legal == ["+event@emp", "+event@est", "+event@til", "+event@bor"]
    t.play("tzeentch: +event@est")
    assert events(t) == ["bretonnia", "estalia"]


@pytest.mark.cites("old_world.the_grail_is_found", "S4", "R24.1")
def test_switched_the_grail_marks_bretonnia_and_all_regions_next_to_it() -> None:
    t = drawn("the_grail_is_found", {"tilea": {"ruined": 1}}, options={"grail_events": "all_adjacent"})
    assert t["seat"] == "none"
    assert events(t) == ["empire", "bretonnia", "estalia", "border_princes"]
    assert t["track"] == ["the_grail_is_found", ""]


@pytest.mark.cites("old_world.the_grail_is_found", "R13.6")
@pytest.mark.parametrize("switch", ["one_adjacent", "all_adjacent"])
def test_the_grail_clears_all_corruption_but_no_warpstone_beside_its_events(switch: str) -> None:
    t = with_card(
        "the_grail_is_found",
        "end.3",
        {
            "bretonnia": {"corruption": {"khorne": 4, "slaanesh": 2}, "tokens": ["event", "2 warpstone"]},
            "estalia": {"corruption": {"nurgle": 1}, "tokens": ["event"]},
            "tilea": {"corruption": {"nurgle": 5}},
        },
        options={"grail_events": switch},
    )
    assert t["bretonnia.corruption"] == t["estalia.corruption"] == {}
    assert t["bretonnia.tokens"] == {"event": 1, "warpstone": 2}
    assert t["tilea.corruption"] == {"nurgle": 5}


@pytest.mark.cites("C6", "old_world.the_grail_is_found", "F1")
def test_ruiners_keep_their_points_when_the_grail_clears_the_ruin() -> None:
    t = Position("""
        start = "corruption"
        stop = "end.4"
        old_world.track = ["", "the_grail_is_found"]
        regions.bretonnia = {figures = ["2 Acolyte"], corruption = {khorne = 10}, tokens = ["event"]}
        regions.kislev = {figures = ["2 Seductress"], corruption = {khorne = 10}}
    """)
    assert t["tzeentch.vp"] == 4  # ruiner with card 2, no first or second points
    assert t["slaanesh.vp"] == 3 + 4  # Kislev with card 1, second points
    assert t["khorne.vp"] == 8


# --- Greenskins Invade --------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.greenskins_invade", "R8.22")
def test_each_player_rolls_one_die_beside_the_events_of_the_greenskins() -> None:
    empire = {"figures": ["Bloodthirster", "Great Unclean One", "2 Leper", "2 Bloodsworn"], "tokens": ["event"]}
    t = with_card("greenskins_invade", "battle", {"empire": empire}, dice=[4, 5])
    assert t["empire.figures"] == ["Bloodsworn", "Bloodthirster", "Leper", "Great Unclean One"]
    assert not t.g.script


@pytest.mark.cites("old_world.greenskins_invade")
def test_without_an_event_all_dice_are_rolled() -> None:
    tilea = {"figures": ["Bloodthirster", "3 Leper"]}
    t = with_card("greenskins_invade", "battle", {"tilea": tilea}, dice=[4, 4, 4, 1])
    assert t["tilea.figures"] == ["Bloodthirster"]


@pytest.mark.cites("old_world.greenskins_invade", "C2", "S2")
@pytest.mark.parametrize(("switch", "left"), [("no", 2), ("yes", 1)])
def test_whether_the_die_of_the_greenskins_explodes(switch: str, left: int) -> None:
    empire = {"figures": ["Bloodletter", "3 Leper"], "tokens": ["event"]}
    dice = [6, 4] if switch == "yes" else [6]
    options = {"greenskins_explode": switch}
    t = with_card("greenskins_invade", "battle", {"empire": empire}, dice=dice, options=options)
    assert t["empire.nurgle"] == left
    assert not t.g.script


# --- Norse Reavers ------------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.norse_reavers", "S7", "R14.1")
def test_norse_reavers_bring_a_peasant_to_every_region() -> None:
    t = drawn("norse_reavers", {"tilea": {"ruined": 1}})
    assert events(t) == ["empire", "bretonnia"]
    assert [t[f"{region}.tokens"].get("peasant", 0) for region in REGIONS] == [1, 1, 1, 1, 1, 1, 0, 1, 1]


@pytest.mark.cites("old_world.norse_reavers", "S7", "R24.1")
def test_switched_norse_reavers_bring_peasants_to_their_three_regions() -> None:
    t = drawn("norse_reavers", options={"reavers_peasants": "event_regions"})
    assert [t[f"{region}.tokens"].get("peasant", 0) for region in REGIONS] == [0, 0, 0, 1, 1, 0, 1, 0, 0]
    assert events(t) == COMETS["norse_reavers"]


@pytest.mark.cites("old_world.norse_reavers", "C5")
def test_too_few_peasants_for_the_norse_reavers_go_where_the_lowest_threat_wants_them() -> None:
    t = drawn("norse_reavers", players={"khorne": {"peasants": 16}})
    t.play("nurgle: +peasant@bad", "nurgle: +peasant@kis", "nurgle: +peasant@til")
    assert "+peasant@kis" not in t.legal  # one each
    t.play("nurgle: +peasant@nor")
    assert [t[f"{region}.tokens"].get("peasant", 0) for region in REGIONS] == [1, 0, 1, 0, 0, 0, 1, 0, 1]
    assert t["seat"] == "none"


@pytest.mark.cites("old_world.norse_reavers", "C5")
def test_in_edition_1_too_few_peasants_for_the_norse_reavers_went_in_region_order() -> None:
    t = drawn("norse_reavers", players={"khorne": {"peasants": 16}}, options={"edition": 1})
    assert [t[f"{region}.tokens"].get("peasant", 0) for region in REGIONS] == [1, 1, 1, 1, 0, 0, 0, 0, 0]


@pytest.mark.cites("old_world.norse_reavers", "C19")
@pytest.mark.parametrize("switch", ["every_region", "event_regions"])
def test_norse_reavers_take_a_peasant_from_every_event_region_to_the_stock(switch: str) -> None:
    t = with_card(
        "norse_reavers",
        "end.3",
        {
            "empire": {"tokens": ["event", "3 peasant"], "figures": ["Bloodletter"]},
            "bretonnia": {"tokens": ["event"]},
            "tilea": {"tokens": ["event", "peasant"], "ruined": 1},
            "badlands": {"tokens": ["2 peasant"]},
        },
        options={"reavers_peasants": switch},
    )
    assert t["empire.tokens"] == {"event": 1, "peasant": 2}
    assert t["tilea.tokens"] == {"event": 1}
    assert t["badlands.tokens"] == {"peasant": 2}
    assert t["stock"]["peasant"] == 20 - 4
    assert list(t.g.peasants[:4]) == [0, 0, 0, 0]


# --- Teclis Aids the Empire ---------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.teclis_aids_the_empire", "R23.1")
def test_teclis_marks_any_one_region_that_is_not_ruined() -> None:
    t = drawn("teclis_aids_the_empire", {"empire": {"ruined": 1}})
    assert t["seat"] == "nurgle"
    assert t.legal == [f"+event@{region[:3]}" for region in REGIONS if region != "empire"]
    t.play("nurgle: +event@nor")
    assert events(t) == ["norsca"]


@pytest.mark.cites("old_world.teclis_aids_the_empire", "nurgle.great_unclean_one", "R16.1")
def test_in_edition_1_no_token_was_placed_beside_the_event_of_teclis_in_any_phase() -> None:
    t = Position("""
        options.edition = 1
        turn = "nurgle"
        stop = "corruption"
        old_world.track = ["teclis_aids_the_empire"]
        players.khorne.power = 0
        players.nurgle = {power = 3, upgrades = ["great_unclean_one"]}
        players.tzeentch.power = 0
        players.slaanesh = {power = 1, hand = ["perverse_infiltration"]}
        regions.kislev = {figures = ["2 Leper"], tokens = ["event"], corruption = {nurgle = 1}}
    """)
    t.play("nurgle: Nd1>kis", "slaanesh: perverse_infiltration@kis.l", "slaanesh: pass")
    assert t["kislev.corruption"] == {"nurgle": 1}
    assert t["nurgle.counters"] == 0
