"""The Old World cards without a comet that stay on the track and act all the time."""

from typing import Any

import pytest

from ruinous.rules.ids import REGIONS
from tests.kit.position import Position

Data = dict[str, Any]


def drawn(card: str, regions: Data | None = None, players: Data | None = None, **more: Any) -> Position:
    position = {"start": "old_world", "regions": regions or {}, "players": players or {}, "old_world": {"deck": [card]}}
    return Position({**position, **more})


def with_card(card: str, start: str, regions: Data, **more: Any) -> Position:
    return Position({"start": start, "regions": regions, "old_world": {"track": [card]}, **more})


def tokens(t: Position, token: str) -> dict[str, int]:
    return {r: t[f"{r}.tokens"][token] for r in REGIONS if token in t[f"{r}.tokens"]}


# --- Electors Arise -----------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.electors_arise", "C46", "R23.1")
def test_electors_arise_in_the_empire_and_in_one_region_next_to_it() -> None:
    t = drawn("electors_arise", {"bretonnia": {"ruined": 1}})
    assert t.legal == ["+noble@kis", "+noble@bor"]
    t.play("nurgle: +noble@kis")
    assert tokens(t, "noble") == {"kislev": 1, "empire": 1}


@pytest.mark.cites("old_world.electors_arise", "R9.3", "R9.4")
def test_while_electors_arise_lies_there_nobles_also_add_resistance() -> None:
    kislev = {"tokens": ["2 noble", "peasant"], "figures": ["5 Leper"]}
    t = with_card("electors_arise", "domination", {"kislev": kislev})
    assert (t["kislev.resistance"], t["kislev.conquest"]) == (5, 5)
    assert t["nurgle.vp"] == 0


# --- The Horned One's Due -----------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.the_horned_ones_due", "C8", "R23.1")
@pytest.mark.parametrize(("option", "skaven"), [(1, {"empire": 1, "bretonnia": 1}), (2, {"estalia": 1})])
def test_the_due_brings_skaven_to_one_of_two_pairs(option: int, skaven: dict[str, int]) -> None:
    t = drawn("the_horned_ones_due", {"tilea": {"ruined": 1}})
    t.play(f"nurgle: option {option}")
    assert tokens(t, "skaven") == skaven


@pytest.mark.cites("old_world.the_horned_ones_due", "R7.2", "C4")
def test_one_card_only_may_be_played_where_a_skaven_is() -> None:
    t = with_card(
        "the_horned_ones_due",
        "summoning",
        {
            "tilea": {"tokens": ["skaven"]},
            "estalia": {"tokens": ["skaven"], "cards": ["", "influenza"]},
            "kislev": {"cards": ["", "rain_of_pus"]},
        },
        players={"khorne": {"hand": ["battle_cry"]}},
    )
    assert {"battle_cry@til.l", "battle_cry@til.r", "battle_cry@kis.l"} <= set(t.legal)
    assert not {"battle_cry@est.l", "battle_cry@est.r"} & set(t.legal)


@pytest.mark.cites("C4", "old_world.the_horned_ones_due")
def test_two_cards_already_there_stay() -> None:
    cards = ["battle_cry", "influenza"]
    t = with_card("the_horned_ones_due", "domination", {"tilea": {"tokens": ["skaven"], "cards": cards}})
    assert t["tilea.cards"] == cards
    assert t["tilea.resistance"] == 0


@pytest.mark.cites("C42", "old_world.the_horned_ones_due", "tzeentch.horrors")
def test_a_horror_on_a_space_does_not_count_as_a_card() -> None:
    t = with_card(
        "the_horned_ones_due",
        "summoning",
        {"tilea": {"tokens": ["skaven"], "cards": ["Horror", ""]}},
        players={"khorne": {"hand": ["battle_cry"]}, "tzeentch": {"upgrades": ["horrors"]}},
    )
    assert "battle_cry@til.r" in t.legal
    assert "battle_cry@til.l" not in t.legal


# --- Peasant Uprising ---------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.peasant_uprising", "R14.1")
def test_an_uprising_brings_a_peasant_to_every_region_but_the_badlands() -> None:
    t = drawn("peasant_uprising", {"estalia": {"ruined": 1}})
    assert list(tokens(t, "peasant")) == [r for r in REGIONS if r not in ("badlands", "estalia")]


@pytest.mark.cites("old_world.peasant_uprising", "C5")
def test_two_peasants_for_the_uprising_go_where_the_lowest_threat_wants_them() -> None:
    """The recorded game that C5 follows."""
    players = {"slaanesh": {"peasants": 18}, "nurgle": {"dial": 1}, "tzeentch": {"dial": 0}}
    t = drawn("peasant_uprising", players=players)
    assert t.legal == [f"+peasant@{region[:3]}" for region in REGIONS if region != "badlands"]
    t.play("tzeentch: +peasant@est", "tzeentch: +peasant@til")
    assert tokens(t, "peasant") == {"estalia": 1, "tilea": 1}
    assert t["seat"] == "none"


@pytest.mark.cites("old_world.peasant_uprising", "C5")
def test_in_edition_1_too_few_peasants_for_the_uprising_went_in_region_order() -> None:
    t = drawn("peasant_uprising", players={"slaanesh": {"peasants": 18}}, options={"edition": 1})
    assert tokens(t, "peasant") == {"norsca": 1, "troll_country": 1}


@pytest.mark.cites("old_world.peasant_uprising", "R9.3")
def test_during_an_uprising_each_peasant_adds_resistance() -> None:
    regions = {"kislev": {"tokens": ["2 peasant"]}, "tilea": {"tokens": ["noble"]}}
    t = with_card("peasant_uprising", "domination", regions)
    assert (t["kislev.resistance"], t["kislev.conquest"]) == (5, 3)
    assert t["tilea.resistance"] == 2


@pytest.mark.cites("C10", "S3", "R24.1", "old_world.peasant_uprising")
@pytest.mark.parametrize(("switch", "resistance"), [("single", 5), ("add_up", 7)])
def test_two_uprisings_add_up_only_if_the_table_says_so(switch: str, resistance: int) -> None:
    t = Position(
        {
            "start": "domination",
            "regions": {"kislev": {"tokens": ["2 peasant"]}},
            "old_world": {"track": ["peasant_uprising", "peasant_uprising"]},
            "options": {"peasant_uprisings": switch},
        }
    )
    assert t["kislev.resistance"] == resistance


@pytest.mark.cites("S3", "old_world.peasant_uprising")
def test_a_single_uprising_is_the_same_under_both_switches() -> None:
    regions = {"kislev": {"tokens": ["2 peasant"]}}
    t = with_card("peasant_uprising", "domination", regions, options={"peasant_uprisings": "add_up"})
    assert t["kislev.resistance"] == 5


@pytest.mark.cites("R9.3", "old_world.peasant_uprising", "old_world.electors_arise")
def test_uprising_and_electors_arise_add_up() -> None:
    t = Position("""
        start = "domination"
        old_world.track = ["peasant_uprising", "electors_arise"]
        regions.kislev.tokens = ["2 peasant", "noble"]
    """)
    assert (t["kislev.resistance"], t["kislev.conquest"]) == (6, 4)


# --- Road Wardens -------------------------------------------------------------------------------------------------


@pytest.mark.cites("old_world.road_wardens", "R4.5", "R23.1")
def test_wardens_come_to_three_different_populous_regions() -> None:
    t = drawn("road_wardens")
    assert t.legal == ["+hero@kis", "+hero@emp", "+hero@bre", "+hero@est"]
    t.play("nurgle: +hero@emp", "nurgle: +hero@kis")
    assert t.legal == ["+hero@bre", "+hero@est"]
    t.play("nurgle: +hero@est")
    assert tokens(t, "hero") == {"kislev": 1, "empire": 1, "estalia": 1}


@pytest.mark.cites("old_world.road_wardens", "C9", "C5")
@pytest.mark.parametrize(
    ("regions", "placed"),
    [
        ({"kislev": {"ruined": 1}, "empire": {"ruined": 2}}, {"bretonnia": 1, "estalia": 1}),
        ({"norsca": {"tokens": ["3 hero"]}}, {"norsca": 3, "estalia": 1}),
    ],
)
def test_wardens_are_fewer_where_regions_or_stock_are(regions: Data, placed: dict[str, int]) -> None:
    t = drawn("road_wardens", regions)
    t.play("nurgle: +hero@est")
    assert t["seat"] == "none"
    assert tokens(t, "hero") == placed


@pytest.mark.cites("old_world.road_wardens", "R6.9")
def test_in_edition_1_wardens_let_no_figure_be_summoned_out_of_a_region_with_a_hero() -> None:
    regions = {"kislev": {"figures": ["Bloodletter"], "tokens": ["hero"]}, "norsca": {"figures": ["Bloodsworn"]}}
    t = with_card("road_wardens", "summoning", regions, options={"edition": 1})
    assert not [action for action in t.legal if action.startswith("Kw1>")]
    assert {"Kc1>tro", "Kc1>kis", "Kw2>kis"} <= set(t.legal)


@pytest.mark.cites("old_world.road_wardens", "C17", "tzeentch.teleport", "khorne.the_blood_gods_call")
def test_in_edition_1_wardens_stopped_effects_that_move_figures_too() -> None:
    t = with_card(
        "road_wardens",
        "summoning",
        {"kislev": {"figures": ["Leper"], "tokens": ["hero"]}, "tilea": {"figures": ["Acolyte"]}},
        players={"khorne": {"hand": ["the_blood_gods_call"]}, "tzeentch": {"hand": ["teleport"]}},
        options={"edition": 1},
    )
    t.play("khorne: the_blood_gods_call@nor.l")
    assert t.legal == ["done", "Tc1>nor"]
    t.play("khorne: done", "nurgle: pass", "tzeentch: teleport@kis.l")
    assert t["ask"] == "turn"
    assert t["kislev.figures"] == ["Leper"]


@pytest.mark.cites("old_world.road_wardens", "R14.3")
def test_in_edition_1_wardens_held_figures_in_a_ruined_region_too() -> None:
    kislev = {"figures": ["Bloodletter"], "tokens": ["hero"], "ruined": 1}
    t = with_card("road_wardens", "summoning", {"kislev": kislev}, options={"edition": 1})
    assert not [action for action in t.legal if action.startswith("Kw1>")]
