"""R6: what a summoning costs, what forbids it, and that each figure is a piece of its own."""

import pytest

from ruinous.rules import board, engine
from ruinous.rules.ids import FIGURE_NAMES, KHORNE, KISLEV
from tests.kit.position import Position

ONLY_NURGLE = """
    khorne = {power = 0}
    tzeentch = {power = 0}
    slaanesh = {power = 0}
"""


def goals(t: Position, figure: str) -> set[str]:
    """The regions a figure may be summoned to."""
    return {text.partition(">")[2] for text in t.legal if text.startswith(figure + ">")}


ALL = {"nor", "tro", "kis", "emp", "bre", "est", "til", "bor", "bad"}
# --- costs and bans -----------------------------------------------------------------------------------------------


@pytest.mark.cites("R6.8", "C44", "nurgle.lepers")
def test_an_upgraded_leper_is_free_where_nurgle_has_no_figure() -> None:
    t = Position("""
    turn = "nurgle"
    [regions.norsca]
    figures = ["Plaguebearer", "Acolyte"]
    [regions.troll_country]
    figures = ["Acolyte", "Nc6 controlled by slaanesh"]
    [players]
    nurgle = {power = 2, upgrades = ["lepers"]}
    """)
    t.play("nurgle: Nc1>tro")
    assert t["nurgle.power"] == 2
    t.play("tzeentch: pass", "slaanesh: pass", "khorne: pass", "nurgle: Nc2>nor")
    assert t["nurgle.power"] == 1


@pytest.mark.cites("C44", "R6.10", "R1.16")
def test_each_single_leper_is_free_once_a_round() -> None:
    t = Position(f"""
    turn = "nurgle"
    [players]
    nurgle = {{power = 3, upgrades = ["lepers"]}}
    {ONLY_NURGLE}
    """)
    t.play("nurgle: Nc1>kis", "nurgle: Nc2>emp")
    assert t["nurgle.power"] == 3
    t.play("nurgle: Nc2>bre")  # its second summoning
    assert t["nurgle.power"] == 2
    t.play("nurgle: Nc3>est")
    assert t["nurgle.power"] == 2


@pytest.mark.cites("C44")
def test_a_free_leper_that_dies_and_comes_back_has_used_its_turn() -> None:
    t = Position(f"""
    turn = "nurgle"
    [players]
    nurgle = {{power = 3, upgrades = ["lepers"]}}
    {ONLY_NURGLE}
    """)
    t.play("nurgle: Nc1>kis")
    board.kill(t.g, FIGURE_NAMES.index("Nc1"), KISLEV, KHORNE, in_battle=False)  # no base card does so now
    engine.ask_again(t.g)
    assert goals(t, "Nc1") == goals(t, "Nc2") == ALL  # the two are told apart in the reserve
    t.play("nurgle: Nc1>tro")
    assert t["nurgle.power"] == 2
    t.play("nurgle: Nc2>kis")
    assert t["nurgle.power"] == 2


@pytest.mark.cites("C44", "R1.16", "R11.7")
def test_lepers_are_free_again_in_the_next_round() -> None:
    t = Position(f"""
    turn = "nurgle"
    stop = "end"
    [players]
    nurgle = {{power = 1, upgrades = ["lepers"]}}
    {ONLY_NURGLE}
    [old_world]
    deck = ["plunged_into_chaos", "plunged_into_chaos"]
    """)
    t.play("nurgle: Nc1>kis", "nurgle: pass", "khorne: pass", "nurgle: Nc1>emp")
    assert (t["round"], t["nurgle.power"]) == (2, 6)


@pytest.mark.cites("R6.8")
def test_a_free_leper_still_needs_adjacency() -> None:
    t = Position(f"""
    turn = "nurgle"
    [regions.norsca]
    figures = ["Plaguebearer"]
    [players]
    nurgle = {{power = 1, upgrades = ["lepers"]}}
    {ONLY_NURGLE}
    """)
    assert goals(t, "Nc1") == {"nor", "tro"}


@pytest.mark.cites("R6.8", "R17.2")
def test_the_cost_is_that_of_the_upgrade_once_it_is_in_play() -> None:
    # no base upgrade changes a cost; a host's corrections may
    cards = """
    [upgrades."khorne.bloodletters"]
    stats = [1, 2, 1]
    """
    t = Position({"options": {"cards": cards}, "players": {"khorne": {"upgrades": ["bloodletters"]}}})
    t.play("khorne: Kw1>nor")
    assert t["khorne.power"] == 6


@pytest.mark.cites("R6.9", "khorne.field_of_carnage")
def test_field_of_carnage_holds_everybody_but_khorne() -> None:
    regions = """
    [regions.kislev]
    figures = ["Bloodsworn", "Leper", "Acolyte controlled by khorne", "Bloodletter controlled by slaanesh"]
    cards = ["field_of_carnage", ""]
    """
    khorne = Position(regions)
    assert goals(khorne, "Kc1") == {"tro", "emp"}
    assert goals(khorne, "Tc1") == {"tro", "emp"}
    assert goals(Position('turn = "nurgle"' + regions), "Nc1") == set()
    assert goals(Position('turn = "slaanesh"' + regions), "Kw1") == set()


@pytest.mark.cites("R6.9", "khorne.field_of_carnage")
def test_entering_a_field_of_carnage_is_free_for_all() -> None:
    t = Position("""
    turn = "nurgle"
    [regions.kislev]
    cards = ["field_of_carnage", ""]
    """)
    assert "kis" in goals(t, "Nc1")


@pytest.mark.cites("R6.9", "old_world.road_wardens")
def test_in_edition_1_road_wardens_held_everybody_where_a_hero_was() -> None:
    regions = """
    options.edition = 1
    [regions.kislev]
    figures = ["Bloodsworn", "Leper"]
    tokens = ["hero"]
    [regions.empire]
    figures = ["Kc4"]
    [old_world]
    track = ["road_wardens"]
    """
    khorne = Position(regions)
    assert goals(khorne, "Kc1") == set()
    assert goals(khorne, "Kc4") == {"tro", "kis", "bre", "bor"}
    assert goals(Position('turn = "nurgle"' + regions), "Nc1") == set()


@pytest.mark.cites("C17")
def test_being_marked_by_one_card_does_not_free_a_figure_from_another() -> None:
    # a protected Acolyte, and a Horror on a card space, both held by Field of Carnage
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["shielded Acolyte"]
    cards = ["Horror", "field_of_carnage"]
    [players.tzeentch]
    upgrades = ["horrors"]
    """)
    assert goals(t, "Tc1") == set()
    assert goals(t, "Tw1") == set()


@pytest.mark.cites("R6.10", "R23.9")
def test_figures_that_nothing_tells_apart_are_offered_once() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.kislev]
    figures = ["3 Acolyte", "shielded Acolyte"]
    """)
    assert {text.partition(">")[0] for text in t.legal if text.startswith("Tc")} == {"Tc1", "Tc4", "Tc5"}


@pytest.mark.cites("R6.10", "C52", "tzeentch.warp_shield")
def test_protection_is_tied_to_the_piece() -> None:
    t = Position("""
    turn = "tzeentch"
    stop = "battle"
    dice = [5, 1]
    [regions.kislev]
    figures = ["2 Acolyte"]
    [regions.troll_country]
    figures = ["Bloodletter"]
    [players]
    khorne = {power = 0}
    nurgle = {power = 0}
    slaanesh = {power = 0}
    tzeentch = {power = 2, hand = ["warp_shield"]}
    """)
    t.play("tzeentch: warp_shield@kis.l", "tzeentch: Tc1>tro", "tzeentch: pass")
    assert t["troll_country.figures"] == ["Bloodletter", "Acolyte"]
    unprotected = Position("""
    start = "battle"
    dice = [5, 1]
    [regions.troll_country]
    figures = ["Bloodletter", "Acolyte"]
    """)
    assert unprotected["troll_country.figures"] == ["Bloodletter"]
