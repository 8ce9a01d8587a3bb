"""What kills in battle bring: Khorne's counters (F2, F3, C12, S1, R12.4), Ritual Slaying, own figures killed (C30)."""

import pytest

from ruinous.rules import engine
from ruinous.rules.phases.battle import battle_phase
from tests.kit.position import Position


def fight(text: str) -> Position:
    return Position('start = "battle"\n' + text)


# --- Khorne's dial ------------------------------------------------------------------------------------------------


@pytest.mark.cites("F2", "R12.4", "E27", "R12.3")
@pytest.mark.parametrize(("dice", "counters"), [("1, 1, 1, 1", 0), ("4, 1, 1, 1", 1), ("4, 4, 4, 4", 1)])
def test_one_kill_is_enough_for_a_counter_and_more_kills_bring_no_more(dice: str, counters: int):
    t = fight(f'dice = [{dice}]\nregions.kislev.figures = ["Bloodthirster", "4 Leper"]')
    assert t["khorne.counters"] == counters


@pytest.mark.cites("F3", "R12.4", "R8.14")
def test_peasants_do_not_count_for_khornes_dial():
    t = fight("""
    dice = [4, 4]
    regions.kislev = {figures = ["Bloodletter"], tokens = ["2 peasant"]}
    """)
    assert t["khorne.peasants"] == 2
    assert t["khorne.counters"] == 0


@pytest.mark.cites("F2", "R12.4", "R12.2")
def test_each_region_brings_its_own_counter():
    t = fight("""
    dice = [4, 1, 4, 1, 1, 1]
    regions.kislev.figures = ["Bloodletter", "Leper"]
    regions.empire.figures = ["Bloodletter", "Leper"]
    regions.tilea.figures = ["Bloodletter", "Leper"]
    """)
    assert t["khorne.counters"] == 2


@pytest.mark.cites("F2", "R12.4")
def test_only_khorne_takes_counters_for_kills():
    t = fight("""
    dice = [4, 1, 1]
    regions.kislev.figures = ["Great Unclean One", "Bloodsworn"]
    """)
    assert t["kislev.figures"] == ["Great Unclean One"]
    assert [t[f"{power}.counters"] for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 0, 0]


@pytest.mark.cites("R12.4", "F2", "khorne.blood_frenzy")
def test_kills_by_early_hits_count_even_without_a_figure_of_khorne():
    t = fight("""
    dice = [4, 1]
    regions.kislev = {figures = ["Leper"], cards = ["blood_frenzy"]}
    """)
    assert t["khorne.counters"] == 1


@pytest.mark.cites("C12", "S1", "R12.4")
@pytest.mark.parametrize(("switch", "counters"), [("per_region", 1), ("per_battle", 2)])
def test_two_battles_in_one_region(switch: str, counters: int):
    t = fight(f"""
    options.khorne_counters = "{switch}"
    dice = [4, 1, 4, 1]
    regions.kislev = {{figures = ["Bloodletter", "2 Leper"], cards = ["reborn_in_blood"]}}
    """)
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.counters"] == counters


@pytest.mark.cites("S1", "C12", "C60")
def test_blood_frenzy_and_the_first_battle_are_one_battle_for_the_switch():
    t = fight("""
    options.khorne_counters = "per_battle"
    dice = [4, 1, 4, 1]
    regions.kislev = {figures = ["Bloodletter", "2 Leper"], cards = ["blood_frenzy"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.counters"] == 1


@pytest.mark.cites("S1")
def test_one_counter_per_battle_needs_a_kill_in_that_battle():
    t = fight("""
    options.khorne_counters = "per_battle"
    dice = [4, 1, 1, 1, 4, 1]
    regions.kislev = {figures = ["Bloodletter", "3 Leper"], cards = ["reborn_in_blood", "reborn_in_blood"]}
    """)
    assert t["khorne.counters"] == 2


@pytest.mark.cites("C12", "R12.4")
def test_the_same_region_brings_a_counter_again_in_the_next_battle_phase():
    t = fight("""
    dice = [4, 1, 4, 1]
    regions.kislev.figures = ["Bloodletter", "2 Leper"]
    """)
    assert t["khorne.counters"] == 1
    t.g.then(battle_phase)
    engine.run(t.g)
    assert t["khorne.counters"] == 2


@pytest.mark.cites("R1.12", "nurgle.the_final_rotting")
def test_only_the_killer_counts_not_whoever_else_is_there():
    t = fight("""
    dice = [1, 1]
    [regions.kislev]
    figures = ["Bloodletter", "Acolyte"]
    corruption = {nurgle = 1}
    cards = ["the_final_rotting", "ritual_slaying"]
    """)
    t.play("nurgle: pick Tc1")
    assert t["khorne.counters"] == 0
    assert t["khorne.hand"] == []


# --- Ritual Slaying -----------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne.ritual_slaying", "R7.5")
@pytest.mark.parametrize(("cards", "drawn"), [('"ritual_slaying"', 2), ('"ritual_slaying", "ritual_slaying"', 4)])
def test_ritual_slaying_draws_for_each_kill_and_copy(cards: str, drawn: int):
    t = fight(f"""
    dice = [4, 4]
    regions.kislev = {{figures = ["Bloodletter", "2 Leper"], cards = [{cards}]}}
    """)
    assert t["khorne.hand.size"] == drawn


@pytest.mark.cites("khorne.ritual_slaying", "R8.14")
def test_ritual_slaying_draws_nothing_for_peasants_kills_of_others_or_elsewhere():
    t = fight("""
    dice = [4, 1, 4, 4, 1]
    regions.kislev = {figures = ["Bloodsworn", "Plaguebearer"], cards = ["ritual_slaying"]}
    regions.empire = {figures = ["Bloodletter"], tokens = ["peasant"], cards = ["ritual_slaying"]}
    regions.tilea = {figures = ["Bloodletter", "Leper"]}
    """)
    assert t["kislev.figures"] == ["Plaguebearer"]
    assert t["khorne.peasants"] == 1
    assert t["tilea.figures"] == ["Bloodletter"]
    assert t["khorne.hand.size"] == 0
    assert t["nurgle.hand.size"] == 0


@pytest.mark.cites("khorne.ritual_slaying", "khorne.blood_frenzy", "R8.15")
def test_ritual_slaying_draws_at_once_for_a_kill_of_blood_frenzy():
    t = fight("""
    dice = [4, 4]
    regions.kislev = {figures = ["Leper", "Acolyte", "Seductress"], cards = ["blood_frenzy", "ritual_slaying"]}
    players.khorne.deck = ["battle_cry", "reborn_in_blood"]
    """)
    t.play("khorne: hit Nc1")
    assert t["khorne.hand"] == ["battle_cry"]
    t.play("khorne: hit Sc1")
    assert t["khorne.hand"] == ["battle_cry", "reborn_in_blood"]


@pytest.mark.cites("khorne.ritual_slaying", "khorne.reborn_in_blood")
def test_ritual_slaying_draws_in_every_battle():
    t = fight("""
    dice = [4, 1, 4, 1]
    regions.kislev = {figures = ["Bloodletter", "2 Leper"], cards = ["ritual_slaying", "reborn_in_blood"]}
    """)
    assert t["khorne.hand.size"] == 2


# --- C30: one's own figure under another player's control --------------------------------------------------------


@pytest.mark.cites("C30", "R12.4", "khorne.ritual_slaying")
def test_khorne_who_kills_his_own_controlled_figure_has_killed_an_enemy():
    t = fight("""
    dice = [4, 1]
    regions.kislev = {figures = ["Bloodletter", "Bloodsworn controlled by slaanesh"], cards = ["ritual_slaying"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.counters"] == 1
    assert t["khorne.hand.size"] == 1


@pytest.mark.cites("C30", "tzeentch.the_persistence_of_change")
@pytest.mark.parametrize(("face", "card"), [(4, "the_persistence_of_change"), (1, "")])
def test_tzeentch_who_kills_his_own_controlled_figure_keeps_the_persistence_of_change(face: int, card: str):
    t = Position(f"""
    start = "battle"
    stop = "end.1"
    dice = [{face}]
    regions.kislev = {{figures = ["Horror", "Acolyte controlled by slaanesh"], cards = ["the_persistence_of_change"]}}
    """)
    assert t["kislev.cards"] == [card, ""]


@pytest.mark.cites("R15.4", "R8.20", "R1.13")
@pytest.mark.parametrize("cards", ["", '"blood_frenzy"'])
def test_a_controlled_figure_that_dies_goes_to_its_owner_and_is_his_again(cards: str):
    t = fight(f"""
    dice = [4, 1, 1, 1]
    regions.kislev = {{figures = ["Bloodletter", "Leper controlled by slaanesh"], cards = [{cards}]}}
    """)
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["nurgle.reserve"] == ["6 Leper", "5 Plaguebearer", "Great Unclean One"]
    assert t.g.control[1].bit_count() == 12
    assert t.g.control[3].bit_count() == 10
    assert t.g.bonds == ()
