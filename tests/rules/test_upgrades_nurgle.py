"""The upgrades of Nurgle: Lepers, Plaguebearers, Great Unclean One, Provender of Ruin."""

import pytest

from ruinous.rules.ids import POWERS
from tests.kit.position import Position

ALONE = """
players.khorne = {power = 0}
players.tzeentch = {power = 0}
players.slaanesh = {power = 0}
"""


def nurgle(text: str, *plays: str, upgrade: str = "lepers", power: int = 6) -> Position:
    """Nurgle's turns; the others have no power."""
    t = Position(f'turn = "nurgle"\n{text}\nplayers.nurgle = {{power = {power}, upgrades = ["{upgrade}"]}}\n{ALONE}')
    t.play(*(f"nurgle: {play}" for play in plays))
    return t


# --- Lepers -------------------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle.lepers", "R6.8")
def test_lepers_are_free_where_nurgle_has_no_figure() -> None:
    t = nurgle('regions.kislev = {figures = ["Plaguebearer"]}', "Nc1>emp")
    assert t["empire.figures"] == ["Leper"]
    assert t["nurgle.power"] == 6


@pytest.mark.cites("nurgle.lepers", "R6.8")
def test_lepers_cost_one_where_nurgle_has_a_figure() -> None:
    assert nurgle('regions.kislev = {figures = ["Plaguebearer"]}', "Nc1>kis")["nurgle.power"] == 5


@pytest.mark.cites("nurgle.lepers")
def test_lepers_only_are_free() -> None:
    assert nurgle('regions.kislev = {figures = ["Plaguebearer"]}', "Nw2>emp")["nurgle.power"] == 5


@pytest.mark.cites("nurgle.lepers", "R1.5")
def test_lepers_enemies_and_figures_nurgle_does_not_control_make_no_difference() -> None:
    t = nurgle(
        """
        regions.kislev = {figures = ["Plaguebearer"]}
        regions.empire = {figures = ["Acolyte", "Plaguebearer controlled by slaanesh"]}
        """,
        "Nc1>emp",
    )
    assert t["nurgle.power"] == 6


@pytest.mark.cites("nurgle.lepers", "C44")
def test_lepers_each_piece_is_free_once_per_round() -> None:
    t = nurgle('regions.kislev = {figures = ["Plaguebearer"]}', "Nc1>emp", "Nc1>bre")
    assert t["nurgle.power"] == 5
    t.play("nurgle: Nc2>tro")
    assert t["nurgle.power"] == 5


@pytest.mark.cites("nurgle.lepers", "C44", "R6.10")
def test_lepers_one_piece_does_not_use_up_anothers_free_summoning() -> None:
    t = nurgle('regions.kislev = {figures = ["Nc2"]}', "Nc2>emp", "Nc1>bre")
    assert t["nurgle.power"] == 6


@pytest.mark.cites("nurgle.lepers", "R17.2")
def test_lepers_the_figures_of_others_are_not_free() -> None:
    t = Position('players.nurgle.upgrades = ["lepers"]')
    t.play("khorne: Kc1>kis", "nurgle: pass", "tzeentch: Tc1>emp", "slaanesh: Sc1>bad")
    assert [t[f"{power}.power"] for power in POWERS[:4]] == [7 - 1, 0, 6 - 1, 6 - 1]


@pytest.mark.cites("nurgle.lepers", "C44", "R6.10")
def test_lepers_a_piece_that_paid_can_still_be_free_later() -> None:
    t = nurgle('regions.kislev = {figures = ["Plaguebearer"]}', "Nc1>kis", "Nc1>emp")
    assert t["nurgle.power"] == 5


@pytest.mark.cites("nurgle.lepers", "C44", "R11.7")
def test_lepers_are_free_again_in_the_next_round() -> None:
    t = Position("""
        start = "end.6"
        regions.kislev = {figures = ["Plaguebearer", "Leper"]}
        players.nurgle = {upgrades = ["lepers"]}
        old_world.deck = ["mass_exodus", "franzs_decree"]
    """)
    assert t.g.free_used == 0
    t = Position("""
        start = "summoning"
        stop = "end"
        turn = "nurgle"
        regions.kislev = {figures = ["Plaguebearer"]}
        players.khorne = {power = 0}
        players.tzeentch = {power = 0}
        players.slaanesh = {power = 0}
        players.nurgle = {upgrades = ["lepers"]}
        old_world.deck = ["mass_exodus", "franzs_decree"]
    """)
    t.play("nurgle: Nc1>emp", "nurgle: pass")
    while (t["seat"], t["phase"]) != ("nurgle", "summoning"):
        t.play("pass" if t["phase"] == "summoning" else t.legal[0])
    t.play("nurgle: Nc1>bre")
    assert t["nurgle.power"] == 6


@pytest.mark.cites("nurgle.lepers", "R6.6")
def test_lepers_must_still_be_adjacent() -> None:
    t = nurgle('regions.kislev = {figures = ["Plaguebearer"]}')
    assert "Nc1>bad" not in t.legal


@pytest.mark.cites("nurgle.lepers", "R6.4")
def test_lepers_need_power_above_zero_to_have_a_turn() -> None:
    t = nurgle('regions.kislev = {figures = ["Plaguebearer"]}', power=0)
    assert t["seat"] == "none"


@pytest.mark.cites("nurgle.lepers", "R15.2", "C59")
def test_lepers_controlled_by_slaanesh_keep_the_upgrade() -> None:
    t = Position("""
        turn = "slaanesh"
        regions.kislev = {figures = ["Leper controlled by slaanesh"]}
        regions.empire = {figures = ["Leper"]}
        players.nurgle = {upgrades = ["lepers"]}
    """)
    t.play("slaanesh: Nc1>tro")
    assert t["slaanesh.power"] == 6


# --- Plaguebearers ------------------------------------------------------------------------------------------------


def battle(kislev: str, *dice: int, khorne: str = "") -> Position:
    return Position(f"""
        start = "battle"
        dice = {list(dice)}
        regions.kislev = {kislev}
        players.nurgle = {{upgrades = ["plaguebearers"]}}
        players.khorne = {{upgrades = [{khorne}]}}
    """)


def events(t: Position, *kinds: str) -> list[tuple[str, str]]:
    return [(e[0], POWERS[e[1]]) for e in t.log if e[0] in kinds]


@pytest.mark.cites("nurgle.plaguebearers", "R8.19", "C29", "C16")
def test_plaguebearers_strike_back_at_once_and_the_victim_still_rolls() -> None:
    t = battle('{figures = ["Bloodletter", "Bloodsworn", "Plaguebearer"]}', 4, 1, 1)
    assert (t["seat"], t.legal) == ("nurgle", ["hit Kc1", "hit Kw1"])
    t.play("nurgle: hit Kw1")
    assert events(t, "roll", "kill") == [
        ("roll", "khorne"),
        ("kill", "khorne"),
        ("kill", "nurgle"),
        ("roll", "nurgle"),
    ]
    assert t["kislev.figures"] == ["Bloodsworn"]


@pytest.mark.cites("nurgle.plaguebearers", "R8.19", "C29")
def test_plaguebearers_killed_before_the_battles_strike_back_before_them_too() -> None:
    t = battle('{figures = ["Bloodletter", "Bloodthirster", "Plaguebearer"], cards = ["blood_frenzy"]}', *(4, 1))
    assert events(t, "kill") == [("kill", "khorne"), ("kill", "nurgle")]
    assert t["kislev.figures"] == ["Bloodthirster"]


@pytest.mark.cites("nurgle.plaguebearers", "R8.19", "C29", "R8.13")
def test_plaguebearers_early_killed_make_tipped_figures_that_still_roll() -> None:
    t = battle('{figures = ["Bloodletter", "Plaguebearer", "Leper"], cards = ["blood_frenzy"]}', *(4, 1, 4, 1))
    t.play("khorne: hit Nw1")
    assert events(t, "roll", "kill") == [
        ("roll", "khorne"),
        ("kill", "khorne"),
        ("kill", "nurgle"),
        ("roll", "khorne"),
        ("kill", "khorne"),
    ]
    assert t["kislev.figures"] == []


@pytest.mark.cites("nurgle.plaguebearers", "R8.23")
def test_plaguebearers_victims_are_taken_off_where_no_battle_follows() -> None:
    t = battle('{figures = ["Bloodsworn", "Plaguebearer"], cards = ["blood_frenzy"]}', 4, 1)
    assert t["kislev.figures"] == []
    assert t.g.tipped == 0


@pytest.mark.cites("nurgle.plaguebearers", "R8.9", "R8.19")
def test_plaguebearers_hits_must_kill_and_together_they_may() -> None:
    t = battle('{figures = ["2 Horror", "Plaguebearer"]}', *(1, 4, 1))
    assert t["kislev.figures"] == ["2 Horror"]
    t = battle('{figures = ["2 Horror", "2 Plaguebearer"]}', *(1, 1, 4, 4))
    assert t["kislev.figures"] == ["Horror"]


@pytest.mark.cites("nurgle.plaguebearers", "R8.19", "R8.17")
def test_plaguebearers_hits_do_not_add_to_other_hits() -> None:
    # one regular hit of Nurgle is not enough for a Horror, and the automatic one does not help it
    t = battle('{figures = ["Horror", "2 Plaguebearer"]}', *(4, 1, 4))
    assert t["kislev.figures"] == ["Plaguebearer", "Horror"]


@pytest.mark.cites("nurgle.plaguebearers", "R8.19")
def test_plaguebearers_strike_the_killers_figures_only() -> None:
    t = battle('{figures = ["Bloodletter", "Acolyte", "Plaguebearer"]}', 4, 1, 1)
    t.play("khorne: hit Nw1")
    assert t["kislev.figures"] == ["Acolyte"]


@pytest.mark.cites("nurgle.plaguebearers", "C32", "slaanesh.daemonettes")
def test_plaguebearers_cannot_hurt_upgraded_daemonettes() -> None:
    t = Position("""
        start = "battle"
        dice = [1, 1, 4, 4]
        regions.kislev = {figures = ["2 Daemonette", "2 Plaguebearer"]}
        players.nurgle = {upgrades = ["plaguebearers"]}
        players.slaanesh = {upgrades = ["daemonettes"]}
    """)
    assert t["kislev.figures"] == ["2 Daemonette"]


@pytest.mark.cites("nurgle.plaguebearers", "tzeentch.warp_shield", "R8.8")
def test_plaguebearers_cannot_hurt_a_shielded_figure() -> None:
    t = battle('{figures = ["shielded Lord of Change", "Plaguebearer"]}', *(4, 1, 1, 1))
    assert t["kislev.figures"] == ["Plaguebearer", "Lord of Change"]


@pytest.mark.cites("nurgle.plaguebearers", "R15.2", "C30")
def test_plaguebearers_under_slaaneshs_control_strike_back_for_him_at_nurgle() -> None:
    t = battle('{figures = ["Great Unclean One", "Leper", "Plaguebearer controlled by slaanesh"]}', *(4, 1, 1, 1))
    assert events(t, "kill") == [("kill", "nurgle"), ("kill", "slaanesh")]
    assert t["kislev.figures"] == ["Great Unclean One"]


@pytest.mark.cites("nurgle.plaguebearers", "R17.2")
def test_plaguebearers_without_the_upgrade_do_not_strike_back() -> None:
    t = Position("""
        start = "battle"
        dice = [4, 1, 1]
        regions.kislev = {figures = ["Bloodletter", "Plaguebearer"]}
    """)
    assert t["kislev.figures"] == ["Bloodletter"]


# --- Great Unclean One --------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle.great_unclean_one", "R6.5", "R12.4")
def test_great_unclean_one_places_two_tokens_and_earns_a_counter_in_a_populous_region() -> None:
    t = nurgle("", "Nd1>kis", upgrade="great_unclean_one")
    assert t["kislev.corruption"] == {"nurgle": 2}
    assert t["nurgle.counters"] == 1


@pytest.mark.cites("nurgle.great_unclean_one", "R12.4")
def test_great_unclean_one_earns_no_counter_elsewhere() -> None:
    t = nurgle("", "Nd1>nor", upgrade="great_unclean_one")
    assert t["norsca.corruption"] == {"nurgle": 2}
    assert t["nurgle.counters"] == 0


@pytest.mark.cites("nurgle.great_unclean_one")
def test_great_unclean_one_does_it_each_time_and_other_figures_do_not() -> None:
    t = nurgle("", "Nd1>kis", "Nd1>emp", upgrade="great_unclean_one", power=7)
    t.play("nurgle: Nw1>emp")
    assert (t["kislev.corruption"], t["empire.corruption"]) == ({"nurgle": 2}, {"nurgle": 2})


@pytest.mark.cites("nurgle.great_unclean_one", "khorne.the_blood_gods_call", "C35", "R1.11")
def test_great_unclean_one_moved_by_khorne_places_nurgles_tokens() -> None:
    t = Position("""
        regions.badlands = {figures = ["Great Unclean One"]}
        players.khorne = {hand = ["the_blood_gods_call"]}
        players.nurgle = {upgrades = ["great_unclean_one"]}
    """)
    t.play("khorne: the_blood_gods_call@kis.l", "khorne: Nd1>kis")
    assert t["kislev.corruption"] == {"nurgle": 2}


@pytest.mark.cites("nurgle.great_unclean_one", "khorne.battle_cry", "R16.1", "C39")
@pytest.mark.parametrize("kislev", ['{cards = ["battle_cry"]}', "{ruined = 1}"])
def test_great_unclean_one_places_nothing_where_placement_is_forbidden(kislev: str) -> None:
    t = nurgle(f"regions.kislev = {kislev}", "Nd1>kis", upgrade="great_unclean_one")
    assert t["kislev.figures"] == ["Great Unclean One"]
    assert t["kislev.corruption"] == {}
    assert t["nurgle.counters"] == 0


# --- Provender of Ruin --------------------------------------------------------------------------------------------


@pytest.mark.cites("nurgle.provender_of_ruin", "R10.6")
@pytest.mark.parametrize(("edition", "scored"), [(2, 4 + 3), (1, 4 + 3 + 3)])
def test_provender_scores_three_for_a_region_ruined_by_others_in_edition_1_for_every_one(
    edition: int, scored: int
) -> None:
    """Nurgle is no ruiner of Kislev, but of the Empire."""
    t = Position(f"""
        start = "corruption"
        options.edition = {edition}
        regions.kislev = {{figures = ["Bloodsworn"], corruption = {{khorne = 12}}}}
        regions.empire = {{figures = ["Leper"], corruption = {{khorne = 12}}}}
        players.nurgle = {{upgrades = ["provender_of_ruin"]}}
    """)
    assert (t["kislev.ruined"], t["empire.ruined"]) == (1, 2)
    assert (t["khorne.vp"], t["nurgle.vp"]) == (3, scored)


@pytest.mark.cites("nurgle.provender_of_ruin", "R10.7")
def test_provender_scores_nothing_for_a_region_that_is_not_ruined() -> None:
    t = Position("""
        start = "corruption"
        regions.norsca = {ruined = 1}
        regions.troll_country = {ruined = 2}
        regions.kislev = {ruined = 3}
        regions.empire = {ruined = 4}
        regions.bretonnia = {ruined = 5}
        regions.estalia = {corruption = {nurgle = 12}}
        players.nurgle = {upgrades = ["provender_of_ruin"]}
    """)
    assert t["estalia.ruined"] == 0
    assert t["nurgle.vp"] == 0
