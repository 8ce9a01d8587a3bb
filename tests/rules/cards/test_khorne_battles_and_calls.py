"""Khorne's cards of cost 2: Reborn in Blood and The Blood God's Call."""

from typing import Any

import pytest

from ruinous.rules.ids import POWERS
from ruinous.rules.scenario import Table


def battle(text: str, *dice: int) -> Table:
    return Table(f'start = "battle"\ndice = {list(dice)}\n{text}')


def rolls(table: Table) -> list[tuple[str, tuple[int, ...]]]:
    return [(POWERS[e[1]], e[3]) for e in table.g.log or () if e[0] == "roll"]


# --- Reborn in Blood ----------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.reborn_in_blood", "R8.21", "C12")
def test_reborn_in_blood_fights_a_second_whole_battle_with_all_players() -> None:
    table = battle(
        'regions.kislev = {figures = ["Bloodletter", "2 Plaguebearer"], cards = ["reborn_in_blood"]}',
        *(4, 1, 1, 1, 1, 4, 1),
    )
    assert rolls(table) == [("khorne", (4, 1)), ("nurgle", (1, 1)), ("khorne", (1, 4)), ("nurgle", (1,))]
    assert table["kislev.figures"] == ["Bloodletter"]
    assert table["khorne.counters"] == 1


@pytest.mark.cites("khorne.reborn_in_blood", "R8.17")
def test_reborn_in_blood_carries_no_hits_over() -> None:
    table = battle(
        'regions.kislev = {figures = ["Bloodletter", "Keeper of Secrets"], cards = ["reborn_in_blood"]}',
        *(4, 4, 1, 1, 4, 4, 1, 1),
    )
    assert table["kislev.figures"] == ["Bloodletter", "Keeper of Secrets"]


@pytest.mark.cites("khorne.reborn_in_blood", "R7.5")
def test_reborn_in_blood_copies_give_a_further_battle_each() -> None:
    table = battle(
        'regions.kislev = {figures = ["Bloodletter", "3 Leper"], cards = ["reborn_in_blood", "reborn_in_blood"]}',
        *(1, 1, 2, 2, 3, 3),
    )
    assert rolls(table) == [("khorne", (1, 1)), ("khorne", (2, 2)), ("khorne", (3, 3))]


@pytest.mark.cites("khorne.reborn_in_blood", "S1", "C12")
@pytest.mark.parametrize(("value", "counters"), [("per_region", 1), ("per_battle", 2)])
def test_reborn_in_blood_counters_follow_the_switch(value: str, counters: int) -> None:
    table = battle(
        f"""
        options.khorne_counters = "{value}"
        regions.kislev = {{figures = ["Bloodletter", "2 Leper"], cards = ["reborn_in_blood"]}}
        """,
        *(4, 1, 4, 1),
    )
    assert table["kislev.figures"] == ["Bloodletter"]
    assert table["khorne.counters"] == counters


@pytest.mark.cites("khorne.reborn_in_blood", "R8.3")
def test_reborn_in_blood_needs_somebody_to_fight_again() -> None:
    table = battle('regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["reborn_in_blood"]}', 4, 1)
    assert rolls(table) == [("khorne", (4, 1))]


@pytest.mark.cites("khorne.reborn_in_blood", "slaanesh.field_of_ecstasy", "R16.1")
def test_reborn_in_blood_gives_no_battle_where_battle_is_forbidden() -> None:
    table = battle("""
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["reborn_in_blood", "field_of_ecstasy"]}
    """)
    assert rolls(table) == []


@pytest.mark.cites("khorne.reborn_in_blood", "tzeentch.changer_of_ways", "C28")
def test_reborn_in_blood_is_silenced() -> None:
    table = battle(
        'regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["reborn_in_blood", "changer_of_ways"]}', 1, 1
    )
    assert rolls(table) == [("khorne", (1, 1))]


# --- The Blood God's Call -----------------------------------------------------------------------------------------


def call(*, cards: tuple[str, ...] = (), **regions: Any) -> Table:
    """Khorne has just played The Blood God's Call to Norsca's right space."""
    table = Table(
        {
            "regions": {"norsca": {"cards": cards}, **regions},
            "players": {"khorne": {"power": 2, "hand": ["the_blood_gods_call"]}},
        }
    )
    table.play("khorne: the_blood_gods_call@nor.r")
    return table


@pytest.mark.cites("khorne.the_blood_gods_call")
def test_call_moves_two_figures_of_any_owner_and_class_from_afar() -> None:
    table = call(badlands={"figures": ["Bloodsworn", "Plaguebearer", "Lord of Change"]})
    assert table["seat"] == "khorne"
    assert sorted(table.legal) == ["Kc1>nor", "Nw1>nor", "Td1>nor", "done"]
    table.play("khorne: Td1>nor", "khorne: Nw1>nor")
    assert table["norsca.figures"] == ["Plaguebearer", "Lord of Change"]
    assert table["seat"] == "nurgle"
    assert table["khorne.power"] == 0


@pytest.mark.cites("khorne.the_blood_gods_call", "R1.6")
@pytest.mark.parametrize("moved", [0, 1])
def test_call_may_move_fewer(moved: int) -> None:
    table = call(badlands={"figures": ["3 Leper"]})
    table.play(*["khorne: Nc1>nor"] * moved, "khorne: done")
    assert table["norsca.nurgle"] == moved
    assert table["seat"] == "nurgle"


@pytest.mark.cites("khorne.the_blood_gods_call")
def test_call_takes_both_figures_from_one_region() -> None:
    table = call(badlands={"figures": ["2 Leper"]}, empire={"figures": ["Acolyte"]})
    table.play("khorne: Nc1>nor")
    assert sorted(table.legal) == ["Nc2>nor", "done"]


@pytest.mark.cites("khorne.the_blood_gods_call", "R1.7", "R7.4")
def test_call_may_be_played_where_nobody_can_come() -> None:
    table = call(norsca={"figures": ["Leper"]})
    assert table["seat"] == "nurgle"
    assert table["norsca.cards"] == ["", "the_blood_gods_call"]


@pytest.mark.cites("khorne.the_blood_gods_call", "khorne.field_of_carnage", "C17", "R6.9")
def test_call_cannot_choose_figures_held_on_a_field_of_carnage() -> None:
    table = call(badlands={"figures": ["Bloodletter", "Leper"], "cards": ["field_of_carnage"]})
    assert sorted(table.legal) == ["Kw1>nor", "done"]


@pytest.mark.cites("khorne.the_blood_gods_call", "old_world.road_wardens", "C17", "R6.9")
def test_call_cannot_choose_figures_held_by_road_wardens() -> None:
    table = Table("""
        regions.kislev = {figures = ["Bloodletter", "Leper"], tokens = ["hero"]}
        regions.empire = {figures = ["Acolyte"]}
        players.khorne = {hand = ["the_blood_gods_call"]}
        old_world.track = ["road_wardens"]
    """)
    table.play("khorne: the_blood_gods_call@nor.r")
    assert sorted(table.legal) == ["Tc1>nor", "done"]


@pytest.mark.cites("khorne.the_blood_gods_call", "C36", "R15.4")
def test_call_ends_control_of_the_figure_it_moves() -> None:
    table = call(badlands={"figures": ["Leper controlled by slaanesh", "Leper"]})
    assert sorted(table.legal) == ["Nc1>nor", "Nc2>nor", "done"]
    table.play("khorne: Nc1>nor", "khorne: done")
    assert (table["norsca.nurgle"], table["norsca.slaanesh"]) == (1, 0)


@pytest.mark.cites("khorne.the_blood_gods_call", "R14.2")
def test_call_reaches_figures_in_ruined_regions() -> None:
    table = call(badlands={"figures": ["Leper"], "ruined": 1})
    assert "Nc1>nor" in table.legal


@pytest.mark.cites("khorne.the_blood_gods_call", "R7.5")
def test_call_copies_are_separate_plays() -> None:
    table = Table("""
        regions.badlands = {figures = ["Leper"]}
        regions.empire = {figures = ["Acolyte"]}
        players.khorne = {power = 4, hand = ["the_blood_gods_call", "the_blood_gods_call"]}
        players.nurgle = {power = 0}
        players.tzeentch = {power = 0}
        players.slaanesh = {power = 0}
    """)
    table.play("khorne: the_blood_gods_call@nor.l", "khorne: Nc1>nor")
    table.play("khorne: the_blood_gods_call@nor.r", "khorne: Tc1>nor")
    assert table["norsca.figures"] == ["Leper", "Acolyte"]


@pytest.mark.cites("khorne.the_blood_gods_call", "tzeentch.changer_of_ways", "C28")
def test_call_played_beside_a_changer_of_ways_does_nothing() -> None:
    table = call(cards=("changer_of_ways",), badlands={"figures": ["Leper"]})
    assert table["seat"] == "nurgle"
    assert table["khorne.power"] == 0
