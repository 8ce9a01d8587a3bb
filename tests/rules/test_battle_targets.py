"""R8.8 to R8.14, R8.17, R8.18: which targets hits may, must and cannot be assigned to."""

import pytest

from ruinous.rules.ids import FIGURE_NAMES, KHORNE, KISLEV
from tests.kit.position import Position


def fight(text: str) -> Position:
    return Position('start = "battle"\n' + text)


# --- legal targets ------------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.8")
def test_all_enemy_figures_and_peasants_of_the_region_are_targets_own_figures_are_not():
    t = fight("""
    dice = [4, 1]
    regions.kislev = {figures = ["Bloodletter", "Bloodsworn", "Leper", "Acolyte", "Seductress"], tokens = ["peasant"]}
    regions.empire.figures = ["Plaguebearer"]
    """)
    assert t.legal == ["hit Nc1", "hit Tc1", "hit Sc1", "hit peasant"]


@pytest.mark.cites("R8.8")
def test_other_tokens_are_no_targets():
    t = fight("""
    dice = [4, 4]
    regions.kislev = {figures = ["Bloodletter"], tokens = ["peasant", "hero", "noble", "skaven", "warpstone", "event"]}
    """)
    assert t["kislev.tokens"] == {"event": 1, "hero": 1, "noble": 1, "skaven": 1, "warpstone": 1}


@pytest.mark.cites("R8.8", "tzeentch.warp_shield")
def test_a_figure_under_warp_shield_is_no_target():
    t = fight("""
    dice = [4, 1]
    regions.kislev.figures = ["Bloodletter", "shielded Acolyte", "2 Acolyte", "Leper"]
    """)
    assert t.legal == ["hit Nc1", "hit Tc2"]


@pytest.mark.cites("R8.8", "R8.13")
def test_what_one_player_has_tipped_the_next_cannot_hit_again():
    t = fight("""
    dice = [4, 1, 4, 1, 1]
    regions.kislev.figures = ["Bloodletter", "Leper", "Acolyte", "Lord of Change", "Seductress"]
    """)
    t.play("khorne: hit Nc1")
    assert t["seat"] == "tzeentch"
    assert t.legal == ["hit Kw1", "hit Sc1"]


@pytest.mark.cites("R8.8", "R8.18", "R15.5")
def test_an_own_figure_under_anothers_control_is_a_target_and_not_one_for_its_controller():
    t = fight("""
    dice = [4, 1, 4]
    regions.kislev.figures = ["Bloodletter", "Bloodsworn controlled by slaanesh", "Leper", "Daemonette"]
    """)
    assert t.legal == ["hit Kc1", "hit Nc1"]
    t.play("khorne: hit Nc1")
    assert t["kislev.figures"] == ["Bloodsworn", "Daemonette"]  # Slaanesh's one hit had to go to the Bloodletter


@pytest.mark.cites("R8.18", "E14", "R15.5")
def test_whose_only_targets_are_his_own_controlled_figures_must_hit_them():
    t = fight("""
    dice = [4, 4]
    regions.kislev.figures = ["Bloodletter", "2 Bloodsworn controlled by slaanesh"]
    """)
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.reserve"] == ["4 Bloodsworn", "5 Bloodletter", "Bloodthirster"]


@pytest.mark.cites("R8.18", "E30", "R15.2", "khorne.bloodsworn")
def test_a_controlled_figure_rolls_with_its_owners_upgrade():
    t = fight("""
    dice = [4]
    regions.kislev.figures = ["Bloodsworn controlled by slaanesh", "Leper"]
    players.khorne.upgrades = ["bloodsworn"]
    """)
    assert t.happened("roll", 3)
    assert t["kislev.figures"] == ["Bloodsworn"]


# --- must kill ----------------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.9")
@pytest.mark.parametrize(
    ("victim", "defense"),
    [
        ("Leper", 1),
        ("Plaguebearer", 1),
        ("Great Unclean One", 3),
        ("Acolyte", 1),
        ("Horror", 2),
        ("Lord of Change", 2),
        ("Seductress", 1),
        ("Daemonette", 2),
        ("Keeper of Secrets", 4),
    ],
)
@pytest.mark.parametrize("missing", [0, 1])
def test_hits_must_reach_the_defense(victim: str, defense: int, missing: int):
    hits = defense - missing
    dice = [4] * hits + [1] * (12 - hits)
    t = fight(f'dice = {dice}\nregions.kislev.figures = ["Bloodthirster", "{victim}"]')
    assert t["kislev.figures"] == (["Bloodthirster", victim] if missing else ["Bloodthirster"])
    assert t.happened("hits_lost", 0) == (missing == 1 and hits > 0)


@pytest.mark.cites("R8.9")
def test_a_figure_that_the_hits_cannot_kill_is_not_offered():
    t = fight("""
    dice = [4, 4]
    regions.kislev = {figures = ["Bloodletter", "Great Unclean One", "Horror", "Leper"], tokens = ["peasant"]}
    """)
    assert t.legal == ["hit Nc1", "hit Tw1", "hit peasant"]


@pytest.mark.cites("R8.9", "R8.11")
def test_a_hit_is_spent_on_one_target_only_and_no_target_takes_more_than_it_needs():
    t = fight("""
    dice = [4, 4, 4, 4, 1, 1, 1]
    regions.kislev.figures = ["Bloodthirster", "Great Unclean One", "2 Seductress"]
    """)
    t.play("khorne: hit Nd1")
    assert t.happened("hit", KHORNE, FIGURE_NAMES.index("Nd1"), KISLEV, 3)
    assert t["kislev.figures"] == ["Bloodthirster", "Seductress"]


# --- must assign --------------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.10", "C31")
def test_hits_that_can_kill_must_be_assigned():
    t = fight("""
    dice = [4, 4]
    regions.kislev.figures = ["Bloodletter", "Leper", "Acolyte", "Seductress"]
    """)
    assert t.legal == ["hit Nc1", "hit Tc1", "hit Sc1"]
    t.play("khorne: hit Tc1")
    assert t["seat"] == "khorne"
    assert t.legal == ["hit Nc1", "hit Sc1"]
    t.play("khorne: hit Sc1")
    assert t["kislev.figures"] == ["Bloodletter", "Leper"]


@pytest.mark.cites("R8.10", "C31")
@pytest.mark.parametrize(
    ("first", "left"),
    [("hit Nd1", ["Bloodthirster", "2 Seductress"]), ("hit Sc1", ["Bloodthirster", "Great Unclean One"])],
)
def test_the_player_need_not_kill_the_most(first: str, left: list[str]):
    t = fight("""
    dice = [4, 4, 4, 1, 1, 1, 1]
    regions.kislev.figures = ["Bloodthirster", "Great Unclean One", "2 Seductress"]
    """)
    t.play(f"khorne: {first}")
    assert t["kislev.figures"] == left


@pytest.mark.cites("R8.10", "C31")
def test_hits_left_over_are_lost_when_nothing_can_be_killed_with_them():
    t = fight("""
    dice = [4, 4, 1, 1]
    regions.kislev.figures = ["Bloodletter", "Leper", "Horror", "Daemonette"]
    """)
    assert t.legal == ["hit Nc1", "hit Tw1", "hit Sw1"]
    t.play("khorne: hit Nc1")
    assert t.happened("hits_lost", 0, 2, 1)
    assert t["kislev.figures"] == ["Bloodletter", "Horror", "Daemonette"]


@pytest.mark.cites("R8.17")
def test_players_never_combine_their_hits():
    t = fight("""
    dice = [4, 4, 4, 4, 4, 1, 1]
    regions.kislev.figures = ["Bloodletter", "Great Unclean One", "Keeper of Secrets"]
    """)
    assert t.happened("hits_lost", 0, 2, 2)  # Khorne: two hits, defenses 3 and 4
    assert t["kislev.figures"] == ["Great Unclean One", "Keeper of Secrets"]  # Nurgle's three: one on Khorne


# --- six-only -----------------------------------------------------------------------------------------------------


@pytest.mark.cites("R8.12", "slaanesh.daemonettes")
@pytest.mark.parametrize(
    ("dice", "dies"),
    [
        pytest.param("4, 5, 5, 4, 1", False, id="no six"),
        pytest.param("6, 5, 5, 1, 4, 1", False, id="one six and fives"),
        pytest.param("6, 6, 1, 1, 1, 1, 1", True, id="two sixes"),
        pytest.param("6, 1, 1, 1, 6, 1, 1", True, id="a six and its explosion"),
    ],
)
def test_only_sixes_hit_an_upgraded_daemonette(dice: str, dies: bool):
    t = fight(f"""
    dice = [{dice}]
    regions.kislev.figures = ["Bloodthirster", "Daemonette"]
    players.slaanesh.upgrades = ["daemonettes"]
    """)
    assert t["kislev.figures"] == (["Bloodthirster"] if dies else ["Bloodthirster", "Daemonette"])


@pytest.mark.cites("R8.12", "slaanesh.daemonettes")
def test_daemonettes_without_the_upgrade_are_hit_by_any_hit():
    t = fight("""
    dice = [4, 5, 1, 1, 1]
    regions.kislev.figures = ["Bloodthirster", "Daemonette"]
    """)
    assert t["kislev.figures"] == ["Bloodthirster"]


@pytest.mark.cites("R8.12", "R8.25", "nurgle.plague_touch", "slaanesh.daemonettes")
@pytest.mark.parametrize(("dice", "dies"), [("5, 1", False), ("6, 1, 1", True)])
def test_with_plague_touch_one_six_kills_an_upgraded_daemonette_and_a_five_still_cannot(dice: str, dies: bool):
    t = fight(f"""
    players.slaanesh.upgrades = ["daemonettes"]
    dice = [{dice}, 1]
    regions.kislev = {{figures = ["Bloodletter", "Daemonette"], cards = ["plague_touch"]}}
    """)
    assert t["kislev.figures"] == (["Bloodletter"] if dies else ["Bloodletter", "Daemonette"])


@pytest.mark.cites("R8.12", "R8.10", "C31")
def test_the_player_chooses_which_faces_he_spends():
    """A four and two sixes: with the four on the Seductress the sixes kill the Daemonette, with a six they do not."""
    position = """
    players.slaanesh.upgrades = ["daemonettes"]
    dice = [6, 6, 4, 1, 1, 1, 1]
    regions.kislev.figures = ["Bloodthirster", "Seductress", "Daemonette"]
    """
    thrifty, wasteful = fight(position), fight(position)
    assert thrifty.legal == ["hit Sc1", "hit Sc1*1", "hit Sw1"]
    thrifty.play("khorne: hit Sc1")
    assert thrifty["kislev.figures"] == ["Bloodthirster"]
    wasteful.play("khorne: hit Sc1*1")
    assert wasteful["kislev.figures"] == ["Bloodthirster", "Daemonette"]
    assert wasteful.happened("hits_lost", 0, 2, 2)


@pytest.mark.cites("R8.12", "R8.14")
def test_a_six_may_be_kept_from_a_peasant_too():
    position = """
    players.slaanesh.upgrades = ["daemonettes"]
    dice = [6, 4, 6, 1, 1]
    regions.kislev = {figures = ["Bloodletter", "Daemonette"], tokens = ["peasant"]}
    """
    thrifty, wasteful = fight(position), fight(position)
    assert thrifty.legal == ["hit Sw1", "hit peasant", "hit peasant*1"]
    thrifty.play("khorne: hit peasant")
    assert thrifty["kislev.figures"] == ["Bloodletter"]
    wasteful.play("khorne: hit peasant*1")
    assert wasteful["kislev.figures"] == ["Bloodletter", "Daemonette"]


@pytest.mark.cites("R8.12")
def test_a_target_of_defense_two_may_take_any_mix_of_faces():
    t = fight("""
    players.slaanesh.upgrades = ["daemonettes"]
    dice = [6, 6, 4, 4, 1, 1]
    regions.kislev.figures = ["Bloodthirster", "Daemonette", "Horror"]
    """)
    assert t.legal == ["hit Tw1", "hit Tw1*1", "hit Tw1*2", "hit Sw1"]


@pytest.mark.cites("R8.12", "R8.10")
def test_without_an_upgraded_daemonette_there_is_no_choice_of_faces():
    t = fight("""
    dice = [6, 4, 1]
    regions.kislev.figures = ["Bloodletter", "Leper", "Daemonette"]
    """)
    assert t.legal == ["hit Nc1", "hit Sw1"]


# --- killed and tipped, Peasants ----------------------------------------------------------------------------------


@pytest.mark.cites("R8.13")
def test_a_killed_figure_is_tipped_and_stays_while_the_battle_lasts():
    t = fight("""
    dice = [4, 1, 4]
    regions.kislev.figures = ["Bloodletter", "Plaguebearer", "2 Acolyte"]
    """)
    t.play("khorne: hit Nw1")
    assert t["kislev.figures"] == ["Bloodletter", "Plaguebearer", "2 Acolyte"]
    assert t["seat"] == "nurgle"
    t.play("nurgle: hit Kw1")
    assert t["kislev.figures"] == ["2 Acolyte"]


@pytest.mark.cites("R8.14", "token.peasant")
def test_a_hit_peasant_leaves_at_once_and_is_kept_by_the_player_who_hit_it():
    t = fight("""
    dice = [4, 1, 4]
    regions.kislev = {figures = ["Bloodletter", "Plaguebearer", "Acolyte"], tokens = ["peasant"]}
    players.khorne.peasants = 2
    """)
    t.play("khorne: hit peasant")
    assert t["khorne.peasants"] == 3
    assert t["kislev.tokens"] == {}
    assert t["seat"] == "nurgle"
    assert t.legal == ["hit Kw1", "hit Tc1"]


@pytest.mark.cites("R8.14")
def test_each_hit_takes_one_peasant_and_they_roll_nothing():
    t = fight("""
    dice = [4, 5, 1]
    regions.kislev = {figures = ["Bloodletter", "shielded Horror"], tokens = ["3 peasant"]}
    """)
    assert t["khorne.peasants"] == 2
    assert t["kislev.tokens"] == {"peasant": 1}
    assert t.g.script == ()
