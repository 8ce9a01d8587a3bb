"""R8.1 to R8.7 and R8.20 to R8.24: when battles are fought, who rolls, how many dice, and how a battle ends."""

import pytest

from ruinous.rules.ids import POWERS, REGIONS
from tests.kit.position import Position


def fight(text: str) -> Position:
    return Position('start = "battle"\n' + text)


def rolls(t: Position) -> list[tuple[str, tuple[int, ...]]]:
    """Who rolled what, in order; explosions stand behind the dice they came from."""
    return [(POWERS[event[1]], event[3]) for event in t.log if event[0] == "roll"]


def rolled_at(t: Position) -> list[str]:
    return [REGIONS[event[2]] for event in t.log if event[0] == "roll"]


# --- the phase ----------------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.1", "R1.3")
def test_regions_are_fought_in_region_order():
    t = fight("""
    dice = [1, 1, 1]
    regions.badlands = {figures = ["Plaguebearer"], tokens = ["peasant"]}
    regions.norsca = {figures = ["Plaguebearer"], tokens = ["peasant"]}
    regions.empire = {figures = ["Plaguebearer"], tokens = ["peasant"]}
    """)
    assert rolled_at(t) == ["norsca", "empire", "badlands"]


@pytest.mark.cites("R8.2", "khorne.blood_frenzy")
def test_blood_frenzy_is_rolled_before_the_first_regular_die_in_any_region():
    t = fight("""
    dice = [1, 1, 2]
    regions.norsca = {figures = ["Plaguebearer"], tokens = ["peasant"]}
    regions.badlands = {figures = ["Leper"], cards = ["blood_frenzy"]}
    """)
    assert rolled_at(t) == ["badlands", "norsca"]
    assert rolls(t) == [("khorne", (1, 1)), ("nurgle", (2,))]


@pytest.mark.cites("R8.2", "R3.4")
def test_several_blood_frenzies_are_rolled_in_region_order_each_finished_before_the_next():
    t = fight("""
    dice = [4, 1, 1, 1]
    regions.tilea = {figures = ["Leper"], cards = ["", "blood_frenzy"]}
    regions.kislev = {figures = ["Leper", "Acolyte"], cards = ["blood_frenzy"]}
    """)
    assert rolled_at(t) == ["kislev"]
    assert t.legal == ["hit Nc2", "hit Tc1"]
    t.play("khorne: hit Tc1")
    assert rolled_at(t) == ["kislev", "tilea"]


@pytest.mark.cites("R8.2", "C12", "khorne.blood_frenzy")
def test_blood_frenzy_is_rolled_once_per_phase_not_again_for_an_extra_battle():
    t = fight("""
    dice = [1, 1, 1, 1]
    regions.kislev = {figures = ["Plaguebearer", "Acolyte"], cards = ["blood_frenzy", "reborn_in_blood"]}
    """)
    assert rolls(t) == [("khorne", (1, 1)), ("nurgle", (1,)), ("nurgle", (1,))]


@pytest.mark.cites("R8.24", "R8.1", "nurgle.the_final_rotting")
def test_the_end_of_the_phase_comes_after_the_last_region():
    t = fight("""
    dice = [1]
    regions.norsca = {figures = ["Acolyte"], corruption = {nurgle = 1}, cards = ["the_final_rotting"]}
    regions.badlands = {figures = ["Plaguebearer"], tokens = ["peasant"]}
    """)
    assert [event[0] for event in t.log if event[0] in ("roll", "kill")] == ["roll", "kill"]
    assert t["norsca.figures"] == []


# --- whether there is a battle ------------------------------------------------------------------------------------


@pytest.mark.cites("R8.3")
@pytest.mark.parametrize(
    ("figures", "tokens", "powers"),
    [
        pytest.param('"Bloodletter", "Plaguebearer"', "", ["khorne", "nurgle"], id="two sides with dice"),
        pytest.param('"Bloodletter", "Leper"', "", ["khorne"], id="one side with dice"),
        pytest.param('"Plaguebearer"', '"peasant"', ["nurgle"], id="Peasants are targets"),
        pytest.param('"Bloodsworn", "Leper"', '"peasant"', [], id="no dice"),
        pytest.param('"2 Bloodletter"', '"noble", "hero", "skaven"', [], id="no target"),
        pytest.param('"Bloodletter", "shielded Acolyte"', "", [], id="only a protected figure"),
        pytest.param('"Bloodletter controlled by slaanesh", "Daemonette"', "", [], id="all under one control"),
        pytest.param('"Leper", "Acolyte", "Seductress"', "", [], id="Cultists only"),
    ],
)
def test_a_battle_needs_a_die_and_a_target(figures: str, tokens: str, powers: list[str]):
    t = fight(f"dice = [1, 1, 1]\nregions.kislev = {{figures = [{figures}], tokens = [{tokens}]}}")
    assert [power for power, _ in rolls(t)] == powers
    assert t.happened("battle") == bool(powers)


@pytest.mark.cites("R8.3", "R8.6", "C62")
def test_someone_with_dice_but_without_a_target_still_rolls_them_in_the_battle_of_others():
    t = fight("""
    dice = [5, 5, 4]
    regions.kislev = {figures = ["Bloodletter", "shielded Horror"]}
    """)
    assert rolls(t) == [("khorne", (5, 5)), ("tzeentch", (4,))]
    assert t["kislev.figures"] == ["Horror"]


@pytest.mark.cites("R8.4", "slaanesh.field_of_ecstasy")
def test_no_battle_where_field_of_ecstasy_lies():
    t = fight("""
    regions.kislev = {figures = ["Bloodletter", "Leper"], tokens = ["peasant"], cards = ["field_of_ecstasy"]}
    """)
    assert rolls(t) == []
    assert t["kislev.figures"] == ["Bloodletter", "Leper"]
    assert t["kislev.tokens"] == {"peasant": 1}


@pytest.mark.cites("R8.4", "old_world.electors_sue_for_peace")
def test_no_battle_where_electors_sue_for_peace_and_an_event_lies():
    t = fight("""
    dice = [1, 1]
    old_world.track = ["", "electors_sue_for_peace"]
    regions.tilea = {figures = ["Bloodletter", "Leper"]}
    [regions.empire]
    figures = ["Bloodletter", "Plaguebearer"]
    tokens = ["event"]
    cards = ["blood_frenzy", "reborn_in_blood"]
    """)
    assert rolls(t) == [("khorne", (1, 1))]
    assert rolled_at(t) == ["tilea"]


@pytest.mark.cites("R8.4")
def test_an_event_alone_forbids_nothing():
    t = fight("""
    dice = [1, 1]
    regions.empire = {figures = ["Bloodletter", "Leper"], tokens = ["event"]}
    """)
    assert rolls(t) == [("khorne", (1, 1))]


@pytest.mark.cites("R8.23", "R8.19")
def test_a_figure_tipped_before_is_taken_off_when_its_region_is_passed():
    """Blood Frenzy kills the upgraded Plaguebearer, whose automatic hit tips the Bloodsworn; no battle follows."""
    t = fight("""
    dice = [4, 1, 4, 1]
    regions.kislev = {figures = ["Bloodletter", "Acolyte"], tokens = ["peasant"]}
    regions.tilea = {figures = ["Bloodsworn", "Plaguebearer"], cards = ["blood_frenzy"]}
    players.nurgle.upgrades = ["plaguebearers"]
    """)
    assert t["seat"] == "khorne"
    assert t["kislev.figures"] == ["Bloodletter", "Acolyte"]
    assert t["tilea.figures"] == ["Bloodsworn"]
    assert t.g.tipped
    t.play("khorne: hit peasant")
    assert t["tilea.figures"] == []
    assert not t.g.tipped
    assert rolled_at(t) == ["tilea", "kislev"]


# --- dice ---------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.5")
@pytest.mark.parametrize(
    ("figures", "power", "dice"),
    [
        ('"Bloodthirster", "2 Bloodletter", "Bloodsworn", "Leper"', "khorne", 8),
        ('"Great Unclean One", "3 Plaguebearer", "Leper", "Acolyte"', "nurgle", 6),
        ('"Lord of Change", "2 Horror", "2 Acolyte", "Leper"', "tzeentch", 5),
        ('"Keeper of Secrets", "Daemonette", "Seductress", "Leper"', "slaanesh", 3),
    ],
)
def test_dice_are_the_attack_values_added_up(figures: str, power: str, dice: int):
    t = fight(f"dice = {[1] * dice}\nregions.kislev.figures = [{figures}]")
    assert rolls(t) == [(power, (1,) * dice)]


@pytest.mark.cites("R8.5", "R15.1")
def test_a_controlled_figure_gives_its_dice_to_its_controller():
    t = fight("""
    dice = [1, 2, 2, 2]
    regions.kislev.figures = ["Bloodletter controlled by slaanesh", "Daemonette", "Plaguebearer", "Bloodsworn"]
    """)
    assert rolls(t) == [("nurgle", (1,)), ("slaanesh", (2, 2, 2))]


@pytest.mark.cites("R8.5", "R8.13", "R8.6")
def test_a_tipped_figure_still_rolls():
    t = fight("""
    dice = [4, 1, 5]
    regions.kislev.figures = ["Bloodletter", "Plaguebearer"]
    """)
    assert rolls(t) == [("khorne", (4, 1)), ("nurgle", (5,))]
    assert t["kislev.figures"] == []


@pytest.mark.cites("R8.6")
def test_each_player_in_power_order_rolls_and_assigns_before_the_next_rolls():
    t = fight("""
    dice = [4, 1, 4, 4, 4]
    regions.kislev.figures = ["Bloodletter", "Plaguebearer", "Horror", "Daemonette", "3 Leper", "Acolyte"]
    """)
    assert (t["seat"], len(rolls(t))) == ("khorne", 1)
    t.play("khorne: hit Nc1")
    assert (t["seat"], len(rolls(t))) == ("nurgle", 2)
    t.play("nurgle: hit Tc1")
    assert (t["seat"], len(rolls(t))) == ("tzeentch", 3)
    t.play("tzeentch: hit Nc2")
    assert (t["seat"], len(rolls(t))) == ("slaanesh", 4)
    t.play("slaanesh: hit Nc3")
    assert [power for power, _ in rolls(t)] == ["khorne", "nurgle", "tzeentch", "slaanesh"]
    assert t["kislev.figures"] == ["Bloodletter", "Plaguebearer", "Horror", "Daemonette"]


@pytest.mark.cites("R8.7")
@pytest.mark.parametrize(("face", "hits"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1)])
def test_fours_and_fives_are_hits(face: int, hits: int):
    t = fight(f"dice = [{face}]\nregions.kislev = {{figures = ['Plaguebearer'], tokens = ['3 peasant']}}")
    assert t["nurgle.peasants"] == hits
    assert rolls(t) == [("nurgle", (face,))]


@pytest.mark.cites("R8.7")
def test_a_six_is_a_hit_and_brings_a_further_die_without_limit():
    t = fight("""
    dice = [6, 6, 6, 5]
    regions.kislev = {figures = ["Plaguebearer"], tokens = ["6 peasant"]}
    """)
    assert rolls(t) == [("nurgle", (6, 6, 6, 5))]
    assert t["nurgle.peasants"] == 4


@pytest.mark.cites("R8.7")
def test_each_six_of_several_brings_a_die_of_its_own():
    t = fight("""
    dice = [6, 6, 1, 2]
    regions.kislev = {figures = ["Bloodletter"], tokens = ["6 peasant"]}
    """)
    assert rolls(t) == [("khorne", (6, 6, 1, 2))]
    assert t["khorne.peasants"] == 2


@pytest.mark.cites("R8.7", "R8.6")
def test_all_explosions_are_rolled_before_hits_are_assigned():
    t = fight("""
    dice = [6, 1, 4]
    regions.kislev.figures = ["Bloodletter", "Leper", "Acolyte", "Seductress"]
    """)
    assert rolls(t) == [("khorne", (6, 1, 4))]
    assert t["seat"] == "khorne"
    assert t.g.script == ()


# --- the end of a battle, extra battles ---------------------------------------------------------------------------


@pytest.mark.cites("R8.20", "R8.13", "R1.13")
def test_tipped_figures_stay_until_the_end_of_the_battle_then_go_to_their_reserves():
    t = fight("""
    dice = [4, 1, 4, 1]
    regions.kislev.figures = ["Bloodletter", "Leper", "Horror", "Seductress"]
    regions.tilea = {figures = ["Plaguebearer"], tokens = ["peasant"]}
    """)
    assert rolls(t) == [("khorne", (4, 1))]
    t.play("khorne: hit Nc1")
    assert t["kislev.figures"] == ["Bloodletter", "Leper", "Horror", "Seductress"]
    assert t["seat"] == "tzeentch"
    t.play("tzeentch: hit Sc1")
    assert t["kislev.figures"] == ["Bloodletter", "Horror"]
    assert t["nurgle.reserve"] == ["6 Leper", "4 Plaguebearer", "Great Unclean One"]
    assert not t.g.tipped


@pytest.mark.cites("R8.21", "khorne.reborn_in_blood")
def test_an_extra_battle_is_a_whole_battle_of_all_players_in_the_same_region():
    t = fight("""
    dice = [1, 1, 2, 3, 3, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Plaguebearer"], cards = ["", "reborn_in_blood"]}
    regions.tilea = {figures = ["Plaguebearer"], tokens = ["peasant"]}
    """)
    assert rolls(t) == [
        ("khorne", (1, 1)),
        ("nurgle", (2,)),
        ("khorne", (3, 3)),
        ("nurgle", (1,)),
        ("nurgle", (1,)),
    ]
    assert rolled_at(t)[-1] == "tilea"


@pytest.mark.cites("R8.21", "R8.20")
def test_the_dead_of_the_first_battle_do_not_roll_in_the_extra_one():
    t = fight("""
    dice = [4, 1, 1, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Plaguebearer", "Acolyte"], cards = ["reborn_in_blood"]}
    """)
    t.play("khorne: hit Nw1")
    assert rolls(t) == [("khorne", (4, 1)), ("nurgle", (1,)), ("khorne", (1, 1))]


@pytest.mark.cites("R8.21", "R8.3")
def test_no_extra_battle_without_a_target_left():
    t = fight("""
    dice = [4, 1, 6]
    regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["reborn_in_blood"]}
    """)
    assert rolls(t) == [("khorne", (4, 1))]
    assert t.g.script == (6,)


@pytest.mark.cites("R8.21", "R7.5", "khorne.reborn_in_blood")
def test_two_reborn_in_blood_bring_two_extra_battles():
    t = fight("""
    dice = [1, 1, 1]
    regions.kislev = {figures = ["Plaguebearer"], tokens = ["peasant"], cards = ["reborn_in_blood", "reborn_in_blood"]}
    """)
    assert len(rolls(t)) == 3


@pytest.mark.cites("R8.17", "R8.21", "C12")
def test_regular_hits_that_killed_nothing_are_not_kept_for_the_extra_battle():
    """Two hits in each of two battles do not add up against defense 3."""
    t = fight("""
    dice = [4, 4, 1, 1, 1, 4, 4, 1, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Great Unclean One"], cards = ["reborn_in_blood"]}
    """)
    assert len(rolls(t)) == 4
    assert t["kislev.figures"] == ["Bloodletter", "Great Unclean One"]


@pytest.mark.cites("R14.2", "R8.1")
def test_battles_are_fought_in_ruined_regions():
    t = fight("""
    dice = [4, 1]
    regions.kislev = {figures = ["Bloodletter", "Leper"], ruined = 1}
    """)
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.counters"] == 1
