"""R8.19: the automatic hits of upgraded Plaguebearers (C16, C29, C32, C58)."""

import pytest

from ruinous.rules.ids import POWERS
from tests.kit.position import Position


def fight(text: str) -> Position:
    return Position('start = "battle"\nplayers.nurgle.upgrades = ["plaguebearers"]\n' + text)


def rolls(t: Position) -> list[tuple[str, tuple[int, ...]]]:
    return [(POWERS[event[1]], event[3]) for event in t.log if event[0] == "roll"]


@pytest.mark.cites("R8.19", "C29", "nurgle.plaguebearers")
def test_nurgle_answers_each_killed_plaguebearer_with_a_hit_on_the_killers_figures():
    t = fight("""
    dice = [4, 1, 1]
    regions.kislev.figures = ["Bloodletter", "Bloodsworn", "Plaguebearer", "Acolyte", "Seductress"]
    """)
    t.play("khorne: hit Nw1")
    assert (t["seat"], t["ask"]) == ("nurgle", "automatic_hits")
    assert t.legal == ["hit Kc1", "hit Kw1"]  # nobody else's figures
    assert len(rolls(t)) == 1  # before the next player rolls
    t.play("nurgle: hit Kw1")
    assert t["kislev.figures"] == ["Bloodsworn", "Acolyte", "Seductress"]


@pytest.mark.cites("R8.19", "nurgle.plaguebearers")
def test_there_is_no_answer_without_the_upgrade_or_for_other_figures():
    t = Position("""
    start = "battle"
    dice = [4, 1, 1]
    regions.kislev.figures = ["Bloodletter", "Plaguebearer"]
    """)
    assert t["kislev.figures"] == ["Bloodletter"]
    t = fight("""
    dice = [4, 1, 1]
    regions.kislev.figures = ["Bloodletter", "Leper"]
    """)
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("R8.19", "C29", "R8.13", "R8.15")
def test_a_figure_tipped_by_an_automatic_hit_in_the_early_stage_rolls_in_the_regular_one():
    """Upgraded Bloodletters kill the Plaguebearer at once; its hit tips an upgraded Bloodsworn, which still rolls."""
    t = fight("""
    dice = [4, 1, 5]
    regions.kislev = {figures = ["Bloodletter", "Bloodsworn", "Plaguebearer"], tokens = ["peasant"]}
    players.khorne.upgrades = ["bloodletters", "bloodsworn"]
    """)
    t.play("khorne: hit Nw1", "nurgle: hit Kc1")
    assert rolls(t) == [("khorne", (4, 1)), ("khorne", (5,))]
    assert t["khorne.peasants"] == 1
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("R8.19", "R8.2", "C29")
def test_blood_frenzy_is_answered_too_and_the_tipped_still_roll():
    t = fight("""
    dice = [4, 1, 4, 1]
    regions.kislev = {figures = ["Bloodletter", "Plaguebearer", "Leper"], cards = ["blood_frenzy"]}
    """)
    t.play("khorne: hit Nw1")
    assert rolls(t) == [("khorne", (4, 1)), ("khorne", (4, 1))]
    assert t["kislev.figures"] == []


@pytest.mark.cites("C16", "C29", "R8.19")
def test_the_answer_comes_after_all_hits_of_the_killer_and_its_hits_work_together():
    """Three Plaguebearers killed in one assignment give three hits: enough for the Bloodthirster."""
    t = fight("""
    dice = [4, 4, 4, 1, 1, 1, 1]
    regions.kislev.figures = ["Bloodthirster", "3 Plaguebearer"]
    """)
    assert t["kislev.figures"] == []
    assert rolls(t) == [("khorne", (4, 4, 4, 1)), ("nurgle", (1, 1, 1))]


@pytest.mark.cites("C16", "R8.19", "R8.9", "R8.10")
def test_automatic_hits_must_kill_and_must_be_assigned():
    position = """
    dice = [4, 4, 4, 1, 1, 1, 1, 1, 1]
    regions.kislev.figures = ["Bloodthirster", "Bloodletter", "Bloodsworn", "3 Plaguebearer"]
    """
    t = fight(position)
    assert (t["seat"], t.legal) == ("nurgle", ["hit Kc1", "hit Kw1", "hit Kd1"])
    t.play("nurgle: hit Kw1")  # two are left: the Bloodthirster can no longer be killed, the Bloodsworn must be
    assert t["kislev.figures"] == ["Bloodthirster"]
    t = fight(position)
    t.play("nurgle: hit Kd1")
    assert t["kislev.figures"] == ["Bloodsworn", "Bloodletter"]


@pytest.mark.cites("R8.19")
def test_automatic_hits_do_not_lie_on_a_figure_nor_add_to_other_hits():
    """One automatic and two regular hits against the Bloodthirster's defense 3: neither kills."""
    t = fight("""
    dice = [4, 1, 1, 1, 4, 4]
    regions.kislev.figures = ["Bloodthirster", "2 Plaguebearer"]
    """)
    assert t["kislev.figures"] == ["Bloodthirster", "Plaguebearer"]
    assert t.happened("hits_lost", 1, 2, 2)
    assert t.g.early == ()


@pytest.mark.cites("R8.19", "R8.8")
def test_tipped_and_protected_figures_are_safe_from_automatic_hits_and_peasants_are_none():
    t = fight("""
    dice = [5, 1, 4, 4, 1]
    regions.kislev = {figures = ["2 Plaguebearer", "shielded Lord of Change", "Acolyte"], tokens = ["2 peasant"]}
    """)
    t.play("nurgle: hit Tc1", "tzeentch: hit Nw1", "tzeentch: hit Nw2")
    assert t["kislev.figures"] == ["Lord of Change"]
    assert t["kislev.tokens"] == {"peasant": 2}


@pytest.mark.cites("C32", "R8.12", "R8.19", "slaanesh.daemonettes")
def test_automatic_hits_cannot_hurt_upgraded_daemonettes():
    t = fight("""
    dice = [1, 1, 4, 4]
    regions.kislev.figures = ["2 Plaguebearer", "2 Daemonette"]
    players.slaanesh.upgrades = ["daemonettes"]
    """)
    assert t["kislev.figures"] == ["2 Daemonette"]


@pytest.mark.cites("R8.19")
def test_automatic_hits_hurt_daemonettes_without_the_upgrade():
    t = fight("""
    dice = [1, 1, 4, 4]
    regions.kislev.figures = ["2 Plaguebearer", "2 Daemonette"]
    """)
    assert t["kislev.figures"] == ["Daemonette"]


@pytest.mark.cites("R8.19", "C29", "C13", "R15.2", "nurgle.plaguebearers")
def test_the_controller_of_the_plaguebearer_assigns():
    t = fight("""
    dice = [4, 1, 1]
    regions.kislev.figures = ["Bloodletter", "Bloodsworn", "Plaguebearer controlled by slaanesh", "Leper"]
    """)
    t.play("khorne: hit Nw1")
    assert (t["seat"], t.legal) == ("slaanesh", ["hit Kc1", "hit Kw1"])


@pytest.mark.cites("R8.19", "C29", "R1.2")
def test_two_controllers_answer_one_after_the_other_each_with_his_own_hits():
    t = fight("""
    dice = [4, 4, 1, 1]
    regions.kislev.figures = ["Bloodletter", "2 Bloodsworn", "Plaguebearer", "Plaguebearer controlled by slaanesh"]
    """)
    t.play("khorne: hit Nw1")
    assert (t["seat"], t.legal) == ("nurgle", ["hit Kc1", "hit Kw1"])
    t.play("nurgle: hit Kc1")
    assert (t["seat"], t.legal) == ("slaanesh", ["hit Kc2", "hit Kw1"])
    t.play("slaanesh: hit Kc2")
    assert t["kislev.figures"] == ["Bloodletter"]


@pytest.mark.cites("R8.19", "C30", "C29")
def test_nurgle_is_answered_for_killing_his_own_plaguebearer_under_anothers_control():
    t = fight("""
    dice = [4, 1, 1, 1]
    regions.kislev.figures = ["Great Unclean One", "Leper", "Plaguebearer controlled by slaanesh"]
    """)
    assert t["kislev.figures"] == ["Great Unclean One"]


@pytest.mark.cites("C58", "R8.19")
def test_automatic_hits_set_off_no_further_automatic_hits():
    """Nurgle kills the Plaguebearer Slaanesh controls; the answer kills Nurgle's own one, and that is not answered."""
    t = fight("""
    dice = [4, 1]
    regions.kislev.figures = ["Plaguebearer", "Plaguebearer controlled by slaanesh", "Seductress"]
    """)
    t.play("nurgle: hit Nw2")
    assert t["kislev.figures"] == ["Seductress"]
    assert t["nurgle.reserve"] == ["6 Leper", "5 Plaguebearer", "Great Unclean One"]


@pytest.mark.cites("R8.19", "R8.21", "R8.20")
def test_a_plaguebearer_killed_in_the_extra_battle_is_answered_too():
    t = fight("""
    dice = [1, 1, 1, 4, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Plaguebearer"], cards = ["reborn_in_blood"]}
    """)
    assert t["kislev.figures"] == []
