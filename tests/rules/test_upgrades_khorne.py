"""The upgrades of Khorne: Bloodsworn, Bloodletters, Bloodthirster, more cards."""

import pytest

from ruinous.rules.ids import POWERS
from tests.kit.position import Position


def battle(kislev: str, *dice: int, upgrades: str = "bloodletters") -> Position:
    return Position(f"""
        start = "battle"
        dice = {list(dice)}
        regions.kislev = {kislev}
        players.khorne = {{upgrades = ["{upgrades}"]}}
    """)


def rolls(t: Position) -> list[tuple[str, tuple[int, ...]]]:
    return [(POWERS[e[1]], e[3]) for e in t.log if e[0] == "roll"]


# --- Bloodsworn ---------------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.bloodsworn", "R8.5", "E32")
def test_bloodsworn_roll_one_die_each() -> None:
    t = battle('{figures = ["2 Bloodsworn", "Leper"]}', 1, 4, upgrades="bloodsworn")
    assert rolls(t) == [("khorne", (1, 4))]
    assert t["kislev.figures"] == ["2 Bloodsworn"]


@pytest.mark.cites("khorne.bloodsworn", "R8.3")
def test_bloodsworn_without_the_upgrade_do_not_fight() -> None:
    assert rolls(battle('{figures = ["2 Bloodsworn", "Leper"]}', upgrades="more_cards")) == []


# --- Bloodletters -------------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.bloodletters", "R8.15")
def test_bloodletters_roll_first_and_whom_they_kill_does_not_roll() -> None:
    t = battle('{figures = ["Bloodletter", "Plaguebearer"]}', 4, 1)
    assert rolls(t) == [("khorne", (4, 1))]
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.counters"] == 1


@pytest.mark.cites("khorne.bloodletters", "R8.15")
def test_bloodletters_do_not_roll_again_but_khornes_other_figures_do() -> None:
    t = battle('{figures = ["Bloodletter", "Bloodthirster", "Great Unclean One"]}', *[1] * 9)
    assert rolls(t) == [("khorne", (1, 1)), ("khorne", (1, 1, 1, 1)), ("nurgle", (1, 1, 1))]


@pytest.mark.cites("khorne.bloodletters", "R8.16", "C26")
def test_bloodletters_hits_that_do_not_kill_count_with_later_hits() -> None:
    t = battle('{figures = ["Bloodletter", "Bloodthirster", "Great Unclean One"]}', *(4, 4, 5, 1, 1, 1, 1, 1, 1))
    assert t["kislev.figures"] == ["Bloodletter", "Bloodthirster"]


@pytest.mark.cites("khorne.bloodletters", "R8.16", "R23.6")
def test_bloodletters_targets_are_chosen_by_their_controller() -> None:
    t = battle('{figures = ["Bloodletter", "Plaguebearer", "Great Unclean One"]}', 4, 1, 1, 1, 1)
    assert (t["seat"], t.legal) == ("khorne", ["hit Nw1", "hit Nd1"])
    t.play("khorne: hit Nw1")
    assert rolls(t)[1:] == [("nurgle", (1, 1, 1))]


@pytest.mark.cites("khorne.bloodletters", "R15.2", "R15.1", "E30")
def test_bloodletters_under_slaaneshs_control_strike_first_for_him() -> None:
    t = battle(
        '{figures = ["Bloodletter controlled by slaanesh", "Bloodthirster", "Plaguebearer"]}', *(4, 1, 1, 1, 1, 1)
    )
    assert t["seat"] == "slaanesh"
    t.play("slaanesh: hit Nw1")
    assert rolls(t) == [("slaanesh", (4, 1)), ("khorne", (1, 1, 1, 1))]


@pytest.mark.cites("khorne.bloodletters", "khorne.reborn_in_blood", "C12")
def test_bloodletters_strike_first_in_every_battle() -> None:
    t = battle('{figures = ["Bloodletter", "2 Plaguebearer"], cards = ["reborn_in_blood"]}', *(4, 1, 1, 4, 1))
    assert rolls(t) == [("khorne", (4, 1)), ("nurgle", (1,)), ("khorne", (4, 1))]
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("khorne.bloodletters", "R8.5")
def test_bloodletters_without_the_upgrade_roll_with_the_others() -> None:
    t = battle('{figures = ["Bloodletter", "Plaguebearer"]}', 4, 1, 1, upgrades="more_cards")
    assert rolls(t) == [("khorne", (4, 1)), ("nurgle", (1,))]


# --- Bloodthirster ------------------------------------------------------------------------------------------------


def value(kislev: str, upgrades: str = "bloodthirster") -> int:
    t = Position(f'regions.kislev = {kislev}\nplayers.khorne = {{upgrades = ["{upgrades}"]}}')
    return int(t["kislev.domination"]["khorne"])


@pytest.mark.cites("khorne.bloodthirster", "R9.2")
def test_bloodthirster_counts_as_three_figures() -> None:
    assert value('{figures = ["Bloodthirster", "Bloodletter", "Bloodsworn"]}') == 3 + 1 + 1


@pytest.mark.cites("khorne.bloodthirster", "R9.2")
def test_bloodthirster_without_the_upgrade_counts_as_one() -> None:
    assert value('{figures = ["Bloodthirster"]}', upgrades="more_cards") == 1


@pytest.mark.cites("khorne.bloodthirster", "khorne.the_skull_throne", "C33")
def test_bloodthirster_under_the_skull_throne_counts_its_attack_only() -> None:
    assert value('{figures = ["Bloodthirster"], cards = ["the_skull_throne"]}') == 4 + 1


@pytest.mark.cites("khorne.bloodthirster", "slaanesh.abyssal_pact", "R16.1")
def test_bloodthirster_under_an_abyssal_pact_counts_nothing() -> None:
    assert value('{figures = ["Bloodthirster"], cards = ["abyssal_pact"]}') == 0


@pytest.mark.cites("khorne.bloodthirster", "R15.1", "R15.2", "S5")
def test_bloodthirster_counts_three_for_whoever_controls_it() -> None:
    t = Position("""
        regions.kislev = {figures = ["Bloodthirster controlled by slaanesh"]}
        players.khorne = {upgrades = ["bloodthirster"]}
    """)
    assert t["kislev.domination"] == {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 3}


# --- more cards ---------------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.more_cards", "R5.3")
@pytest.mark.parametrize(("upgrades", "cards"), [([], 2), (["more_cards"], 3)])
def test_more_cards_draws_three_instead_of_two(upgrades: list[str], cards: int) -> None:
    t = Position({"start": "draw", "players": {"khorne": {"upgrades": upgrades}}})
    assert [t[f"{power}.hand.size"] for power in POWERS[:4]] == [cards, 2, 5, 2]


@pytest.mark.cites("khorne.more_cards")
def test_more_cards_does_not_change_the_cards_of_the_dial() -> None:
    t = Position("""
        start = "end.5"
        players.khorne = {dial = 2, counters = 1, upgrades = ["more_cards"]}
        players.nurgle = {counters = 1}
    """)
    assert t["khorne.hand.size"] == 2
