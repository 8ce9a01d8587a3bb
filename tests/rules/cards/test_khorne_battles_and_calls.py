"""Khorne's cards of cost 2: Reborn in Blood and The Blood God's Call."""

from typing import Any

import pytest

from ruinous.rules.ids import POWERS
from tests.kit.position import Position


def battle(text: str, *dice: int) -> Position:
    return Position(f'start = "battle"\ndice = {list(dice)}\n{text}')


def rolls(t: Position) -> list[tuple[str, tuple[int, ...]]]:
    return [(POWERS[e[1]], e[3]) for e in t.log if e[0] == "roll"]


# --- Reborn in Blood ----------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.reborn_in_blood", "R8.21", "C12")
def test_reborn_in_blood_fights_a_second_whole_battle_with_all_players() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "2 Plaguebearer"], cards = ["reborn_in_blood"]}',
        *(4, 1, 1, 1, 1, 4, 1),
    )
    assert rolls(t) == [("khorne", (4, 1)), ("nurgle", (1, 1)), ("khorne", (1, 4)), ("nurgle", (1,))]
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.counters"] == 1


@pytest.mark.cites("khorne.reborn_in_blood", "R8.17")
def test_reborn_in_blood_carries_no_hits_over() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "Keeper of Secrets"], cards = ["reborn_in_blood"]}',
        *(4, 4, 1, 1, 4, 4, 1, 1),
    )
    assert t["kislev.figures"] == ["Bloodletter", "Keeper of Secrets"]


@pytest.mark.cites("khorne.reborn_in_blood", "R7.5")
def test_reborn_in_blood_copies_give_a_further_battle_each() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "3 Leper"], cards = ["reborn_in_blood", "reborn_in_blood"]}',
        *(1, 1, 2, 2, 3, 3),
    )
    assert rolls(t) == [("khorne", (1, 1)), ("khorne", (2, 2)), ("khorne", (3, 3))]


@pytest.mark.cites("khorne.reborn_in_blood", "S1", "C12")
@pytest.mark.parametrize(("value", "counters"), [("per_region", 1), ("per_battle", 2)])
def test_reborn_in_blood_counters_follow_the_switch(value: str, counters: int) -> None:
    t = battle(
        f"""
        options.khorne_counters = "{value}"
        regions.kislev = {{figures = ["Bloodletter", "2 Leper"], cards = ["reborn_in_blood"]}}
        """,
        *(4, 1, 4, 1),
    )
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.counters"] == counters


@pytest.mark.cites("khorne.reborn_in_blood", "R8.3")
def test_reborn_in_blood_needs_somebody_to_fight_again() -> None:
    t = battle('regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["reborn_in_blood"]}', 4, 1)
    assert rolls(t) == [("khorne", (4, 1))]


@pytest.mark.cites("khorne.reborn_in_blood", "slaanesh.field_of_ecstasy", "R16.1")
def test_reborn_in_blood_gives_no_battle_where_battle_is_forbidden() -> None:
    t = battle("""
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["reborn_in_blood", "field_of_ecstasy"]}
    """)
    assert rolls(t) == []


@pytest.mark.cites("khorne.reborn_in_blood", "tzeentch.changer_of_ways", "C28")
def test_reborn_in_blood_is_silenced() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["reborn_in_blood", "changer_of_ways"]}', 1, 1
    )
    assert rolls(t) == [("khorne", (1, 1))]


# --- The Blood God's Call -----------------------------------------------------------------------------------------


def call(*, cards: tuple[str, ...] = (), options: dict[str, Any] | None = None, **regions: Any) -> Position:
    """Khorne has just played The Blood God's Call to Norsca's right space."""
    t = Position(
        {
            "regions": {"norsca": {"cards": cards}, **regions},
            "players": {"khorne": {"power": 2, "hand": ["the_blood_gods_call"]}},
            "options": options or {},
        }
    )
    t.play("khorne: the_blood_gods_call@nor.r")
    return t


@pytest.mark.cites("khorne.the_blood_gods_call")
def test_call_moves_two_figures_of_any_owner_and_class_from_afar() -> None:
    t = call(badlands={"figures": ["Bloodsworn", "Plaguebearer", "Lord of Change"]})
    assert t["seat"] == "khorne"
    assert sorted(t.legal) == ["Kc1>nor", "Nw1>nor", "Td1>nor", "done"]
    t.play("khorne: Td1>nor", "khorne: Nw1>nor")
    assert t["norsca.figures"] == ["Plaguebearer", "Lord of Change"]
    assert t["seat"] == "nurgle"
    assert t["khorne.power"] == 0


@pytest.mark.cites("khorne.the_blood_gods_call", "R1.6")
@pytest.mark.parametrize("moved", [0, 1])
def test_call_may_move_fewer(moved: int) -> None:
    t = call(badlands={"figures": ["3 Leper"]})
    t.play(*["khorne: Nc1>nor"] * moved, "khorne: done")
    assert t["norsca.nurgle"] == moved
    assert t["seat"] == "nurgle"


@pytest.mark.cites("khorne.the_blood_gods_call")
def test_call_takes_its_figures_from_one_or_two_regions() -> None:
    t = call(badlands={"figures": ["2 Leper"]}, empire={"figures": ["Acolyte"]})
    t.play("khorne: Nc1>nor")
    assert sorted(t.legal) == ["Nc2>nor", "Tc1>nor", "done"]
    one, two = t, call(badlands={"figures": ["2 Leper"]}, empire={"figures": ["Acolyte"]})
    one.play("khorne: Nc2>nor")
    two.play("khorne: Tc1>nor", "khorne: Nc1>nor")
    assert (one["norsca.figures"], two["norsca.figures"]) == (["2 Leper"], ["Leper", "Acolyte"])
    assert one["seat"] == two["seat"] == "nurgle"  # two figures are all


@pytest.mark.cites("khorne.the_blood_gods_call")
def test_in_edition_1_call_took_both_figures_from_one_region() -> None:
    t = call(options={"edition": 1}, badlands={"figures": ["2 Leper"]}, empire={"figures": ["Acolyte"]})
    t.play("khorne: Nc1>nor")
    assert sorted(t.legal) == ["Nc2>nor", "done"]


@pytest.mark.cites("khorne.the_blood_gods_call", "R1.7", "R7.4")
def test_call_may_be_played_where_nobody_can_come() -> None:
    t = call(norsca={"figures": ["Leper"]})
    assert t["seat"] == "nurgle"
    assert t["norsca.cards"] == ["", "the_blood_gods_call"]


@pytest.mark.cites("khorne.the_blood_gods_call", "khorne.field_of_carnage", "C17", "R6.9")
def test_call_cannot_choose_figures_held_on_a_field_of_carnage() -> None:
    t = call(badlands={"figures": ["Bloodletter", "Leper"], "cards": ["field_of_carnage"]})
    assert sorted(t.legal) == ["Kw1>nor", "done"]


@pytest.mark.cites("khorne.the_blood_gods_call", "khorne.field_of_carnage", "C17", "R6.9")
def test_call_cannot_choose_figures_that_may_not_leave() -> None:
    t = Position("""
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["field_of_carnage"]}
        regions.empire = {figures = ["Acolyte"]}
        players.khorne = {hand = ["the_blood_gods_call"]}
    """)
    t.play("khorne: the_blood_gods_call@nor.r")
    assert sorted(t.legal) == ["Kw1>nor", "Tc1>nor", "done"]


@pytest.mark.cites("khorne.the_blood_gods_call", "old_world.road_wardens", "C17", "R6.9")
def test_in_edition_1_call_could_not_choose_figures_held_by_road_wardens() -> None:
    t = Position("""
        options.edition = 1
        regions.kislev = {figures = ["Bloodletter", "Leper"], tokens = ["hero"]}
        regions.empire = {figures = ["Acolyte"]}
        players.khorne = {hand = ["the_blood_gods_call"]}
        old_world.track = ["road_wardens"]
    """)
    t.play("khorne: the_blood_gods_call@nor.r")
    assert sorted(t.legal) == ["Tc1>nor", "done"]


@pytest.mark.cites("khorne.the_blood_gods_call", "C36", "R15.4")
def test_call_ends_control_of_the_figure_it_moves() -> None:
    t = call(badlands={"figures": ["Leper controlled by slaanesh", "Leper"]})
    assert sorted(t.legal) == ["Nc1>nor", "Nc2>nor", "done"]
    t.play("khorne: Nc1>nor", "khorne: done")
    assert (t["norsca.nurgle"], t["norsca.slaanesh"]) == (1, 0)


@pytest.mark.cites("khorne.the_blood_gods_call", "R14.2")
def test_call_reaches_figures_in_ruined_regions() -> None:
    t = call(badlands={"figures": ["Leper"], "ruined": 1})
    assert "Nc1>nor" in t.legal


@pytest.mark.cites("khorne.the_blood_gods_call", "R7.5")
def test_call_copies_are_separate_plays() -> None:
    t = Position("""
        regions.badlands = {figures = ["Leper"]}
        regions.empire = {figures = ["Acolyte"]}
        players.khorne = {power = 4, hand = ["the_blood_gods_call", "the_blood_gods_call"]}
        players.nurgle = {power = 0}
        players.tzeentch = {power = 0}
        players.slaanesh = {power = 0}
    """)
    t.play("khorne: the_blood_gods_call@nor.l", "khorne: Nc1>nor", "khorne: done")
    t.play("khorne: the_blood_gods_call@nor.r", "khorne: Tc1>nor")
    assert t["norsca.figures"] == ["Leper", "Acolyte"]


@pytest.mark.cites("khorne.the_blood_gods_call", "tzeentch.changer_of_ways", "C28")
def test_call_played_beside_a_changer_of_ways_does_nothing() -> None:
    t = call(cards=("changer_of_ways",), badlands={"figures": ["Leper"]})
    assert t["seat"] == "nurgle"
    assert t["khorne.power"] == 0
