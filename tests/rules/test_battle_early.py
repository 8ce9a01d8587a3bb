"""R8.15, R8.16: early dice and early hits, which lie on figures (C26) or in a pool (S9)."""

import pytest

from ruinous.rules.ids import POWERS
from tests.kit.position import Position


def fight(text: str) -> Position:
    return Position('start = "battle"\n' + text)


def rolls(t: Position) -> list[tuple[str, tuple[int, ...]]]:
    return [(POWERS[event[1]], event[3]) for event in t.log if event[0] == "roll"]


# --- the early stage ----------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.15", "R8.6", "khorne.bloodletters")
def test_upgraded_bloodletters_kill_before_others_roll():
    t = fight("""
    players.khorne.upgrades = ["bloodletters"]
    dice = [4, 5]
    regions.kislev.figures = ["Bloodletter", "2 Plaguebearer"]
    """)
    assert rolls(t) == [("khorne", (4, 5))]
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["nurgle.reserve"] == ["6 Leper", "5 Plaguebearer", "Great Unclean One"]


@pytest.mark.cites("R8.15", "khorne.bloodletters")
def test_without_the_upgrade_the_killed_still_roll():
    t = fight("""
    dice = [4, 5, 4, 1]
    regions.kislev.figures = ["Bloodletter", "2 Plaguebearer"]
    """)
    assert rolls(t) == [("khorne", (4, 5)), ("nurgle", (4, 1))]
    assert t["kislev.figures"] == []


@pytest.mark.cites("R8.15", "R8.5", "khorne.bloodletters")
def test_figures_that_rolled_early_do_not_roll_again_others_of_the_player_do():
    t = fight("""
    players.khorne.upgrades = ["bloodletters"]
    dice = [1, 1, 2, 2, 2, 2, 3]
    regions.kislev.figures = ["Bloodletter", "Bloodthirster", "Plaguebearer"]
    """)
    assert rolls(t) == [("khorne", (1, 1)), ("khorne", (2, 2, 2, 2)), ("nurgle", (3,))]


@pytest.mark.cites("R8.15", "R8.7")
def test_early_dice_explode():
    t = fight("""
    players.khorne.upgrades = ["bloodletters"]
    dice = [6, 1, 6, 4]
    regions.kislev = {figures = ["Bloodletter"], tokens = ["4 peasant"]}
    """)
    assert rolls(t) == [("khorne", (6, 1, 6, 4))]
    assert t["khorne.peasants"] == 3


@pytest.mark.cites("R8.15", "R8.18", "E30", "C13", "khorne.bloodletters")
def test_a_controlled_upgraded_bloodletter_strikes_first_for_its_controller():
    t = fight("""
    players.khorne.upgrades = ["bloodletters"]
    dice = [4, 4, 1]
    regions.kislev.figures = ["Bloodletter controlled by slaanesh", "Daemonette", "2 Plaguebearer"]
    """)
    assert rolls(t) == [("slaanesh", (4, 4)), ("slaanesh", (1,))]
    assert t["kislev.figures"] == ["Bloodletter", "Daemonette"]


@pytest.mark.cites("R8.15", "R1.2")
def test_the_early_stage_too_goes_in_power_order_and_its_dead_do_not_strike_back():
    """Khorne's early hit takes off his own Bloodletter that Slaanesh controls, before it can roll."""
    t = fight("""
    players.khorne.upgrades = ["bloodletters"]
    dice = [4, 1, 1]
    regions.kislev.figures = ["Bloodletter", "Bloodletter controlled by slaanesh", "Daemonette"]
    """)
    t.play("khorne: hit Kw2")
    assert rolls(t) == [("khorne", (4, 1)), ("slaanesh", (1,))]
    assert t["kislev.khorne"] == 1


@pytest.mark.cites("R8.15", "R8.2", "khorne.blood_frenzy")
def test_a_figure_killed_by_blood_frenzy_leaves_at_once_and_rolls_nothing():
    t = fight("""
    dice = [4, 1]
    regions.kislev = {figures = ["Plaguebearer", "Bloodsworn"], cards = ["blood_frenzy"]}
    """)
    assert rolls(t) == [("khorne", (4, 1))]
    assert t["kislev.figures"] == ["Bloodsworn"]


@pytest.mark.cites("R8.2", "R8.15", "khorne.blood_frenzy")
def test_blood_frenzy_needs_no_figure_of_khorne_there():
    t = fight("""
    dice = [4, 6, 5]
    regions.kislev = {figures = ["2 Leper"], tokens = ["peasant"], cards = ["", "blood_frenzy"]}
    """)
    t.play("khorne: hit Nc1", "khorne: hit peasant")
    assert t["kislev.figures"] == []
    assert t["khorne.peasants"] == 1


@pytest.mark.cites("khorne.blood_frenzy", "R8.2")
def test_blood_frenzy_without_a_target_is_not_rolled():
    t = fight("""
    regions.kislev = {figures = ["Bloodletter", "shielded Acolyte"], tokens = ["hero"], cards = ["blood_frenzy"]}
    """)
    assert rolls(t) == []


@pytest.mark.cites("E5", "R7.5", "khorne.blood_frenzy")
def test_two_blood_frenzies_in_one_region_are_thrown_together():
    t = fight("""
    dice = [1, 2, 3, 1]
    regions.kislev = {figures = ["Leper"], cards = ["blood_frenzy", "blood_frenzy"]}
    """)
    assert rolls(t) == [("khorne", (1, 2, 3, 1))]


# --- early hits lie on figures ------------------------------------------------------------------------------------


@pytest.mark.cites("R8.16", "C26")
def test_an_early_hit_need_not_kill_and_may_go_to_any_target():
    t = fight("""
    dice = [4, 1, 1, 1, 1]
    [regions.kislev]
    figures = ["Great Unclean One", "Horror", "Seductress"]
    tokens = ["peasant"]
    cards = ["blood_frenzy"]
    """)
    assert t.legal == ["hit Nd1", "hit Tw1", "hit Sc1", "hit peasant"]


@pytest.mark.cites("R8.16")
def test_an_early_hit_must_be_assigned_while_there_is_a_target():
    """One early hit and the Keeper of Secrets alone: it has to lie there."""
    t = fight("""
    dice = [4, 1, 1, 1, 4, 4, 4, 1, 1]
    regions.kislev = {figures = ["Keeper of Secrets", "Great Unclean One"], cards = ["blood_frenzy"]}
    """)
    assert t.legal == ["hit Nd1", "hit Sd1"]
    assert "done" not in t.legal
    t.play("khorne: hit Sd1")
    assert t.g.early == ()  # the battle is over


@pytest.mark.cites("R8.16", "E10", "R8.9")
def test_early_hits_count_with_later_regular_hits_of_the_same_player_on_the_same_figure():
    t = fight("""
    dice = [4, 5, 1, 1, 1, 4, 1, 1, 1]
    regions.kislev = {figures = ["Bloodthirster", "Great Unclean One"], cards = ["blood_frenzy"]}
    """)
    assert rolls(t)[-1] == ("nurgle", (1, 1, 1))  # tipped by a regular hit, so it rolls
    assert t["kislev.figures"] == ["Bloodthirster"]


@pytest.mark.cites("R8.16", "R8.15")
def test_early_hits_count_with_later_early_hits():
    """Two hits of Blood Frenzy and one of upgraded Bloodletters: the Great Unclean One is gone before it rolls."""
    t = fight("""
    players.khorne.upgrades = ["bloodletters"]
    dice = [4, 5, 4, 1]
    regions.kislev = {figures = ["Bloodletter", "Great Unclean One"], cards = ["blood_frenzy"]}
    """)
    assert rolls(t) == [("khorne", (4, 5)), ("khorne", (4, 1))]
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("R8.16", "C26", "S9")
def test_early_hits_on_one_figure_do_not_help_against_another():
    """One early hit on the Horror; the one regular hit may then finish it, but not the Daemonette."""
    t = fight("""
    dice = [4, 1, 4, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Horror", "Daemonette"], cards = ["blood_frenzy"]}
    """)
    t.play("khorne: hit Tw1")
    assert t["kislev.figures"] == ["Bloodletter", "Daemonette"]


@pytest.mark.cites("R8.16", "R8.9", "R6.10")
def test_two_figures_of_a_class_differ_by_the_early_hits_on_them():
    t = fight("""
    dice = [4, 1, 4, 4, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "2 Horror"], cards = ["blood_frenzy"]}
    """)
    assert t["seat"] == "khorne"  # one of two alike Horrors got the early hit without a question
    assert t.legal == ["hit Tw1", "hit Tw2"]
    t.play("khorne: hit Tw1")  # one more hit is enough here; the other one left cannot kill
    assert t.happened("hits_lost", 0, 2, 1)
    assert t["kislev.figures"] == ["Bloodletter", "Horror"]


@pytest.mark.cites("R8.16", "R8.9", "R6.10", "nurgle.rain_of_pus")
def test_two_figures_of_a_class_differ_by_the_number_of_early_hits_on_them():
    """Defense 3: two early hits on one Leper, one on the other; two regular hits may kill either of them."""
    t = fight("""
    players.khorne.upgrades = ["bloodletters"]
    dice = [4, 4, 4, 1, 4, 4, 1, 1]
    regions.kislev = {figures = ["2 Bloodletter", "Bloodthirster", "2 Leper"], cards = ["rain_of_pus", "rain_of_pus"]}
    """)
    t.play("khorne: hit Nc2")  # the first and the third early hit leave no choice
    assert t.legal == ["hit Nc1", "hit Nc2"]
    t.play("khorne: hit Nc2")
    assert t["kislev.figures"] == ["2 Bloodletter", "Bloodthirster", "Leper"]


@pytest.mark.cites("R8.16", "R8.17")
def test_early_hits_of_one_player_do_not_count_for_another():
    """Khorne's early hit lies on the Keeper; Nurgle's three hits would make four together."""
    t = fight("""
    dice = [4, 1, 4, 4, 4, 1, 1]
    regions.kislev = {figures = ["Great Unclean One", "Keeper of Secrets"], cards = ["blood_frenzy"]}
    """)
    t.play("khorne: hit Sd1")
    assert t["kislev.figures"] == ["Great Unclean One", "Keeper of Secrets"]
    assert t.happened("hits_lost", 1, 2, 3)


@pytest.mark.cites("R8.16", "R8.12", "slaanesh.daemonettes")
def test_an_early_hit_remembers_its_face():
    t = fight("""
    dice = [4, 6, 1, 6, 1, 1, 1, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Daemonette", "Keeper of Secrets"], cards = ["blood_frenzy"]}
    players.slaanesh.upgrades = ["daemonettes"]
    """)
    assert t.legal == ["hit Sw1", "hit Sd1", "hit Sd1*1"]
    t.play("khorne: hit Sw1")
    assert t["kislev.figures"] == ["Bloodletter", "Keeper of Secrets"]  # the six of the second roll finished it


@pytest.mark.cites("R8.16", "R8.12", "slaanesh.daemonettes")
def test_a_five_does_not_finish_a_daemonette_an_early_six_lies_on():
    t = fight("""
    dice = [6, 1, 1, 5, 5, 1]
    regions.kislev = {figures = ["Bloodletter", "Daemonette"], cards = ["blood_frenzy"]}
    players.slaanesh.upgrades = ["daemonettes"]
    """)
    assert t["kislev.figures"] == ["Bloodletter", "Daemonette"]
    assert t.happened("hit", 0)


@pytest.mark.cites("R8.16", "R8.12", "R8.10")
def test_early_hits_stay_unassigned_only_without_a_target_for_them():
    t = fight("""
    dice = [5, 5, 1]
    regions.kislev = {figures = ["Daemonette", "Bloodsworn"], cards = ["blood_frenzy"]}
    players.slaanesh.upgrades = ["daemonettes"]
    """)
    assert t.happened("hits_lost", 0, 2, 2)


@pytest.mark.cites("R8.16", "R8.20", "C12")
def test_early_hits_of_blood_frenzy_lie_until_the_end_of_the_first_battle_only():
    """Two early hits on the Great Unclean One; the one regular hit that would finish it comes in the extra battle."""
    t = fight("""
    dice = [4, 4, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Great Unclean One"], cards = ["blood_frenzy", "reborn_in_blood"]}
    """)
    assert len(rolls(t)) == 5
    assert t["kislev.figures"] == ["Bloodletter", "Great Unclean One"]
    assert t.g.early == ()


@pytest.mark.cites("R8.20", "R8.23", "R8.16")
def test_early_hits_vanish_where_no_battle_follows():
    t = fight("""
    dice = [4, 4]
    regions.kislev = {figures = ["Horror controlled by slaanesh", "Seductress"], cards = ["blood_frenzy"]}
    """)
    assert t.legal == ["hit Tw1", "hit Sc1"]
    t.play("khorne: hit Tw1", "khorne: hit Sc1")
    assert t["kislev.figures"] == ["Horror"]
    assert t.g.early == ()


@pytest.mark.cites("R8.21", "C12", "khorne.bloodletters", "khorne.reborn_in_blood")
def test_upgraded_bloodletters_strike_first_in_the_extra_battle_too_and_its_hits_start_anew():
    """Each battle: one early hit on the Horror, none later; two battles do not add up."""
    t = fight("""
    players.khorne.upgrades = ["bloodletters"]
    dice = [4, 1, 1, 4, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Horror"], cards = ["reborn_in_blood"]}
    """)
    assert rolls(t) == [("khorne", (4, 1)), ("tzeentch", (1,)), ("khorne", (4, 1)), ("tzeentch", (1,))]
    assert t["kislev.figures"] == ["Bloodletter", "Horror"]


# --- S9: the pool -------------------------------------------------------------------------------------------------


@pytest.mark.cites("S9", "C26")
@pytest.mark.parametrize(("switch", "legal"), [("on_figure", ["hit Tw1", "hit Sw1"]), ("pool", [])])
def test_an_early_hit_that_cannot_kill_lies_on_a_figure_or_goes_to_the_pool(switch: str, legal: list[str]):
    t = fight(f"""
    options.early_hits = "{switch}"
    dice = [4, 1, 1, 1, 1, 1]
    regions.kislev = {{figures = ["Bloodletter", "Horror", "Daemonette"], cards = ["blood_frenzy"]}}
    """)
    assert t.legal == legal


@pytest.mark.cites("S9")
def test_hits_of_the_pool_count_against_any_figure():
    t = fight("""
    options.early_hits = "pool"
    dice = [4, 1, 4, 1, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Horror", "Daemonette"], cards = ["blood_frenzy"]}
    """)
    assert t.legal == ["hit Tw1", "hit Sw1"]
    t.play("khorne: hit Sw1")
    assert t["kislev.figures"] == ["Bloodletter", "Horror"]


@pytest.mark.cites("S9", "R8.15", "C61")
def test_early_hits_that_can_kill_do_so_at_once_with_the_pool_too():
    t = fight("""
    options.early_hits = "pool"
    dice = [4, 5]
    regions.kislev = {figures = ["Bloodsworn", "Horror"], cards = ["blood_frenzy"]}
    """)
    assert t["kislev.figures"] == ["Bloodsworn"]
    assert rolls(t) == [("khorne", (4, 5))]


@pytest.mark.cites("S9", "R8.20")
def test_the_pool_is_emptied_at_the_end_of_the_battle():
    t = fight("""
    options.early_hits = "pool"
    dice = [4, 1, 1, 1, 1, 4, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Horror"], cards = ["blood_frenzy", "reborn_in_blood"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter", "Horror"]
    assert t.g.early == ()


@pytest.mark.cites("S9", "R8.17")
def test_the_pool_belongs_to_one_player():
    t = fight("""
    options.early_hits = "pool"
    dice = [4, 1, 4]
    regions.kislev = {figures = ["Plaguebearer", "Horror"], cards = ["blood_frenzy"]}
    """)
    assert t["kislev.figures"] == ["Horror"]  # the one hit had to kill the Plaguebearer, nothing is pooled

    t = fight("""
    options.early_hits = "pool"
    dice = [4, 1, 4, 4, 4, 1, 1, 1]
    regions.kislev = {figures = ["Great Unclean One", "Keeper of Secrets"], cards = ["blood_frenzy"]}
    """)
    assert t["kislev.figures"] == ["Great Unclean One", "Keeper of Secrets"]
    assert t.g.early == ()  # Khorne had no later dice; the hit is gone all the same


@pytest.mark.cites("S9", "R8.12")
def test_a_pooled_hit_remembers_its_face():
    t = fight("""
    options.early_hits = "pool"
    dice = [4, 1, 6, 1, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Daemonette"], cards = ["blood_frenzy"]}
    players.slaanesh.upgrades = ["daemonettes"]
    """)
    assert t["kislev.figures"] == ["Bloodletter", "Daemonette"]


@pytest.mark.cites("S9", "R8.20")
def test_no_pool_is_left_where_only_peasants_were():
    t = fight("""
    options.early_hits = "pool"
    dice = [4, 4]
    regions.kislev = {tokens = ["peasant"], cards = ["blood_frenzy"]}
    """)
    assert t["khorne.peasants"] == 1
    assert t.happened("hits_lost", 0, 2, 1)
    assert t.g.early == ()


@pytest.mark.cites("S9", "C61", "R8.16")
def test_a_pool_vanishes_where_no_battle_follows():
    """Under Rousing the Rabble one hit is too few for a Peasant; nobody stands there, so no battle uses it up."""
    t = Position("""
    start = "battle"
    dice = [4, 1]
    options = {early_hits = "pool", events = "mixed"}
    regions.tilea = {tokens = ["peasant"], cards = ["blood_frenzy", ""]}
    old_world.track = ["rousing_the_rabble", ""]
    """)
    assert t.happened("roll")
    assert t["tilea.tokens"] == {"peasant": 1}
    assert t.g.early == ()
