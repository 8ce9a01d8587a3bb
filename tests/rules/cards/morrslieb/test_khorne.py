"""The Morrslieb cards of Khorne that fight, lure and score; those that figures lie on are in test_lying.py."""

import pytest

from ruinous.rules.ids import PHASES, POWERS, REGIONS
from tests.kit.position import Position


def play(text: str) -> Position:
    return Position(f'options.card_set = "morrslieb"\n{text}')


def battle(text: str, *dice: int) -> Position:
    """A battle phase with these dice; a die that nobody rolls fails the test."""
    t = play(f'start = "battle"\ndice = {list(dice)}\n{text}')
    if t["seat"] == "none":
        assert t.g.script == ()
    return t


def rolls(t: Position) -> list[tuple[str, str, tuple[int, ...]]]:
    """Every roll so far: who, where, which faces."""
    return [(POWERS[e[1]], REGIONS[e[2]], e[3]) for e in t.log if e[0] == "roll"]


# --- Bloodbath ----------------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne_m.bloodbath")
def test_bloodbath_scores_for_each_player_who_lost_a_figure_not_for_each_figure() -> None:
    t = battle(
        'regions.kislev = {figures = ["2 Bloodletter", "2 Leper", "Acolyte", "Seductress"], cards = ["bloodbath"]}',
        *(4, 4, 4, 1),
    )
    t.play("khorne: hit Nc1", "khorne: hit Nc2", "khorne: hit Tc1")
    assert t["khorne.vp"] == 2  # Nurgle and Tzeentch


@pytest.mark.cites("khorne_m.bloodbath")
def test_bloodbath_counts_khorne_himself_and_what_others_kill() -> None:
    t = battle('regions.kislev = {figures = ["Bloodsworn", "Plaguebearer"], cards = ["bloodbath"]}', 4)
    assert t["kislev.figures"] == ["Plaguebearer"]
    assert t["khorne.vp"] == 1
    assert t["nurgle.vp"] == 0


@pytest.mark.cites("khorne_m.bloodbath", "R8.24")
def test_bloodbath_waits_for_the_end_of_all_battles_and_counts_the_tipped() -> None:
    t = battle(
        """
        regions.kislev = {figures = ["Bloodletter", "Leper"], cards = ["bloodbath"]}
        regions.tilea = {figures = ["Bloodletter", "Leper", "Acolyte"]}
        """,
        *(4, 1, 4, 1),
    )
    assert t["kislev.figures"] == ["Bloodletter"]
    assert (t["seat"], t["khorne.vp"]) == ("khorne", 0)  # the battle of Tilea is still fought
    t.play("khorne: hit Tc1")
    assert t["khorne.vp"] == 1  # the Acolyte died in another region


@pytest.mark.cites("khorne_m.bloodbath", "R7.5")
def test_two_bloodbaths_add_up() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "Plaguebearer"], cards = ["bloodbath", "bloodbath"]}', 4, 1, 4
    )
    assert t["kislev.figures"] == []
    assert t["khorne.vp"] == 4  # the tipped Plaguebearer struck back: two players lost a figure


@pytest.mark.cites("khorne_m.bloodbath", "R1.12")
def test_bloodbath_does_not_count_figures_that_were_removed() -> None:
    t = battle(
        'regions.kislev = {figures = ["Acolyte"], corruption = {nurgle = 3}, cards = ["creeping_death", "bloodbath"]}'
    )
    assert t["kislev.figures"] == []
    assert t["khorne.vp"] == 0


@pytest.mark.cites("khorne_m.bloodbath", "R11.7", "R1.16")
def test_bloodbath_forgets_the_losses_of_the_round_before() -> None:
    t = play(
        """
        start = "battle"
        stop = "end"
        dice = [4]
        regions.kislev = {figures = ["Plaguebearer", "Acolyte"]}
        players.khorne.hand = ["bloodbath"]
        old_world.deck = ["electors_arise", "mass_exodus"]
        """
    )
    while t["ask"] != "turn":  # the Old World of round 2
        t.play(t.legal[0])
    t.play("khorne: bloodbath@kis.l", "nurgle: pass", "tzeentch: pass", "slaanesh: pass", "khorne: pass")
    assert t.happened("phase", 2, PHASES.index("domination"))
    assert not t.happened("score", POWERS.index("khorne"), 1, "bloodbath")


# --- Terror -------------------------------------------------------------------------------------------------------


@pytest.mark.cites("khorne_m.terror", "R8.5")
def test_terror_takes_a_die_from_each_opponent_but_not_from_khorne() -> None:
    t = battle(
        'regions.kislev = {figures = ["Bloodletter", "2 Plaguebearer", "Lord of Change"], cards = ["terror"]}',
        *(1, 1, 1, 1, 1),
    )
    assert rolls(t) == [
        ("khorne", "kislev", (1, 1)),
        ("nurgle", "kislev", (1,)),
        ("tzeentch", "kislev", (1, 1)),
    ]


@pytest.mark.cites("khorne_m.terror", "R8.5")
def test_terror_does_not_go_below_no_dice_and_works_in_its_region_only() -> None:
    t = battle(
        """
        regions.kislev = {figures = ["Plaguebearer", "Acolyte"], cards = ["terror"]}
        regions.tilea = {figures = ["Plaguebearer", "Acolyte"]}
        """,
        1,
    )
    assert rolls(t) == [("nurgle", "tilea", (1,))]


@pytest.mark.cites("khorne_m.terror", "R7.5")
def test_two_terrors_add_up() -> None:
    t = battle('regions.kislev = {figures = ["Lord of Change", "Leper"], cards = ["terror", "terror"]}', 1)
    assert rolls(t) == [("tzeentch", "kislev", (1,))]


# --- Rampage ------------------------------------------------------------------------------------------------------

RAMPAGE = """
turn = "khorne"
players.khorne = {power = 4, hand = ["rampage", "rampage"]}
"""


@pytest.mark.cites("khorne_m.rampage", "F11", "R20.3")
def test_rampage_fights_a_whole_battle_at_once_and_the_next_power_has_its_turn() -> None:
    t = play(
        """
        dice = [4, 1, 4, 1, 1, 1, 1]
        regions.kislev = {figures = ["Bloodletter", "2 Plaguebearer", "Great Unclean One", "Acolyte"]}
        """
        + RAMPAGE
    )
    t.play("khorne: rampage@kis.l")
    assert (t["ask"], t["phase"], t["khorne.power"]) == ("assign", "summoning", 3)
    t.play("khorne: hit Nw1")
    t.play("nurgle: hit Tc1")  # five dice: the tipped Plaguebearer rolls too
    assert rolls(t) == [("khorne", "kislev", (4, 1)), ("nurgle", "kislev", (4, 1, 1, 1, 1))]
    assert t["kislev.figures"] == ["Bloodletter", "Plaguebearer", "Great Unclean One"]
    assert t["nurgle.reserve"][1] == "4 Plaguebearer"
    assert (t["seat"], t["ask"]) == ("nurgle", "turn")
    assert t["kislev.cards"] == ["rampage", ""]


@pytest.mark.cites("khorne_m.rampage", "F11")
def test_rampage_is_fought_in_its_region_only_and_between_all_players() -> None:
    t = play(
        """
        dice = [4]
        regions.kislev = {figures = ["Plaguebearer", "Acolyte"]}
        regions.tilea = {figures = ["Bloodletter", "Acolyte"]}
        """
        + RAMPAGE
    )
    t.play("khorne: rampage@kis.l")  # he has nobody there himself
    assert rolls(t) == [("nurgle", "kislev", (4,))]
    assert t["kislev.figures"] == ["Plaguebearer"]
    assert t["tilea.figures"] == ["Bloodletter", "Acolyte"]


@pytest.mark.cites("khorne_m.rampage", "C55", "R20.3", "R12.4")
def test_rampages_in_one_region_give_one_counter_for_the_whole_summoning_phase() -> None:
    t = play(
        """
        stop = "battle"
        dice = [4, 1, 4, 1, 4, 1]
        regions.kislev = {figures = ["Bloodletter", "3 Leper"]}
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        """
        + RAMPAGE.replace("power = 4", "power = 2")
    )
    t.play("khorne: rampage@kis.l")
    assert t["khorne.counters"] == 1
    t.play("khorne: rampage@kis.r")  # his last power; the battle phase follows
    assert t["kislev.figures"] == ["Bloodletter"]
    assert t["khorne.counters"] == 2  # the battle phase gives one anew


@pytest.mark.cites("khorne_m.rampage", "C55")
def test_rampages_in_two_regions_give_a_counter_each() -> None:
    t = play(
        """
        dice = [4, 1, 4, 1]
        regions.kislev.figures = ["Bloodletter", "Leper"]
        regions.tilea.figures = ["Bloodletter", "Leper"]
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        """
        + RAMPAGE
    )
    t.play("khorne: rampage@kis.l", "khorne: rampage@til.l")
    assert t["khorne.counters"] == 2


@pytest.mark.cites("khorne_m.rampage", "C3", "R20.3")
def test_greenskins_do_not_limit_a_rampage_and_leave_the_one_die_of_the_battle_phase() -> None:
    t = play(
        """
        stop = "battle"
        dice = [1, 1, 1, 1, 4]
        regions.empire = {figures = ["Bloodthirster", "Acolyte"], tokens = ["event"]}
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        old_world.track = ["greenskins_invade", ""]
        """
        + RAMPAGE.replace("power = 4", "power = 1")
    )
    t.play("khorne: rampage@emp.l")
    assert rolls(t) == [("khorne", "empire", (1, 1, 1, 1)), ("khorne", "empire", (4,))]
    assert t["empire.figures"] == ["Bloodthirster"]


@pytest.mark.cites("khorne_m.rampage", "C3", "R20.3")
def test_a_rampage_is_not_limited_by_the_one_die_of_the_round_before() -> None:
    t = play(
        """
        start = "battle"
        dice = [1]
        regions.empire = {figures = ["Bloodletter", "Acolyte"], tokens = ["event"]}
        old_world.track = ["greenskins_invade", ""]
        """
        + RAMPAGE.replace('turn = "khorne"', "")
    )
    assert rolls(t) == [("khorne", "empire", (1,))]
    again = play('regions.empire = {figures = ["Bloodletter", "Acolyte"], tokens = ["event"]}' + RAMPAGE)
    again.g.dice_used = t.g.dice_used  # all that is left of it a round later
    again.g.script = (1, 4)
    again.play("khorne: rampage@emp.l")
    assert rolls(again) == [("khorne", "empire", (1, 4))]
    assert again["empire.figures"] == ["Bloodletter"]


@pytest.mark.cites("khorne_m.rampage", "R8.4", "R1.7")
def test_rampage_does_nothing_where_battle_is_forbidden() -> None:
    t = play(
        """
        regions.empire = {figures = ["Bloodletter", "Acolyte"], tokens = ["event"]}
        old_world.track = ["electors_sue_for_peace", ""]
        """
        + RAMPAGE
    )
    t.play("khorne: rampage@emp.l")
    assert rolls(t) == []
    assert (t["seat"], t["khorne.power"]) == ("nurgle", 3)


@pytest.mark.cites("khorne_m.rampage", "R20.3", "khorne_m.crimson", "khorne_m.bloodbath")
def test_rampage_opens_neither_the_beginning_nor_the_end_of_a_battle_phase() -> None:
    t = play(
        """
        dice = [4, 1]
        regions.empire = {figures = ["Bloodletter", "2 Acolyte"], cards = ["bloodbath"]}
        players.khorne = {power = 4, hand = ["rampage"], upgrades = ["khorne_m.crimson"]}
        """
    )
    t.play("khorne: rampage@emp.r")
    assert (t["seat"], t["ask"]) == ("nurgle", "turn")  # Crimson has not asked
    assert t["empire.figures"] == ["Bloodletter", "Acolyte"]
    assert t["khorne.vp"] == 0


@pytest.mark.cites("khorne_m.rampage", "R20.3", "nurgle_m.creeping_death")
def test_rampage_does_not_set_off_creeping_death() -> None:
    t = play(
        """
        dice = [1, 1]
        regions.empire = {figures = ["Bloodletter", "Acolyte"], corruption = {nurgle = 3}, cards = ["creeping_death"]}
        """
        + RAMPAGE
    )
    t.play("khorne: rampage@emp.r")
    assert t["empire.figures"] == ["Bloodletter", "Acolyte"]


@pytest.mark.cites("khorne_m.bloodbath", "khorne_m.rampage")
def test_bloodbath_counts_the_dead_of_a_rampage_at_the_end_of_the_battle_phase() -> None:
    t = play(
        """
        stop = "battle"
        dice = [4, 1]
        regions.empire = {figures = ["Bloodletter", "Acolyte"], cards = ["bloodbath"]}
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        """
        + RAMPAGE.replace("power = 4", "power = 1")
    )
    t.play("khorne: rampage@emp.r")
    assert t["khorne.vp"] == 1


@pytest.mark.cites("khorne_m.rampage", "R1.13")
def test_what_dies_in_a_rampage_can_be_summoned_again_in_the_same_phase() -> None:
    t = play(
        """
        dice = [5, 1, 1, 1, 1]
        regions.kislev.figures = ["Bloodletter", "Great Unclean One", "Leper"]
        players.nurgle.power = 7
        """
        + RAMPAGE
    )
    t.play("khorne: rampage@kis.l")
    assert "Nc1>tro" in t.legal
    t.play("nurgle: Nc1>tro")
    assert t["troll_country.figures"] == ["Leper"]


# --- Lambs to the Slaughter, Lure of Battle -----------------------------------------------------------------------

AROUND_KISLEV = """
turn = "khorne"
regions.troll_country.figures = ["Leper", "Plaguebearer", "Bloodsworn"]
regions.empire.figures = ["Acolyte", "Lord of Change", "2 Seductress"]
regions.tilea.figures = ["Leper"]
"""


@pytest.mark.cites("khorne_m.lambs_to_the_slaughter")
def test_lambs_are_up_to_two_enemy_cultists_from_adjacent_regions() -> None:
    t = play(
        AROUND_KISLEV
        + 'regions.kislev.figures = ["Bloodletter"]\nplayers.khorne = {power = 2, hand = ["lambs_to_the_slaughter"]}'
    )
    t.play("khorne: lambs_to_the_slaughter@kis.l")
    assert sorted(t.legal) == ["Nc1>kis", "Sc1>kis", "Tc1>kis", "done"]
    t.play("khorne: Tc1>kis")
    assert sorted(t.legal) == ["Nc1>kis", "Sc1>kis", "done"]
    t.play("khorne: Nc1>kis")
    assert (t["seat"], t["ask"]) == ("nurgle", "turn")
    assert t["kislev.figures"] == ["Bloodletter", "Leper", "Acolyte"]
    assert (t["nurgle.power"], t["khorne.power"]) == (6, 0)  # nobody pays but Khorne, for the card


@pytest.mark.cites("khorne_m.lambs_to_the_slaughter", "khorne_m.lure_of_battle", "R1.7")
@pytest.mark.parametrize("card", ["lambs_to_the_slaughter", "lure_of_battle"])
def test_khorne_must_have_a_figure_where_he_calls_others_and_may_stop_at_once(card: str) -> None:
    hand = f'players.khorne = {{power = 4, hand = ["{card}"]}}\n'
    t = play(AROUND_KISLEV + hand)
    t.play(f"khorne: {card}@kis.l")
    assert (t["seat"], t["ask"]) == ("nurgle", "turn")
    t = play(AROUND_KISLEV + hand + 'regions.kislev.figures = ["Bloodsworn"]')
    t.play(f"khorne: {card}@kis.l", "khorne: done")
    assert t["kislev.figures"] == ["Bloodsworn"]


@pytest.mark.cites("khorne_m.lure_of_battle")
def test_lure_of_battle_moves_up_to_four_enemy_figures_of_any_class() -> None:
    t = play(
        AROUND_KISLEV
        + 'regions.kislev.figures = ["Bloodletter"]\nplayers.khorne = {power = 4, hand = ["lure_of_battle"]}'
    )
    t.play("khorne: lure_of_battle@kis.l")
    assert sorted(t.legal) == ["Nc1>kis", "Nw1>kis", "Sc1>kis", "Tc1>kis", "Td1>kis", "done"]
    t.play("khorne: Td1>kis", "khorne: Nw1>kis", "khorne: Sc1>kis", "khorne: Sc2>kis")
    assert (t["seat"], t["ask"]) == ("nurgle", "turn")
    assert t["kislev.figures"] == ["Bloodletter", "Plaguebearer", "Lord of Change", "2 Seductress"]
    assert t["empire.figures"] == ["Acolyte"]


@pytest.mark.cites("khorne_m.lure_of_battle", "R6.9", "R1.11")
def test_lure_of_battle_cannot_take_figures_that_may_not_leave() -> None:
    lone = """
        regions.kislev.figures = ["Bloodletter"]
        players.nurgle.power = 0
        players.tzeentch.power = 0
        players.slaanesh.power = 0
        """
    hated = play(AROUND_KISLEV + lone + 'players.khorne = {power = 6, hand = ["hate", "lure_of_battle"]}')
    hated.play("khorne: hate@emp.l", "khorne: pick Tc1", "khorne: lure_of_battle@kis.l")
    assert sorted(hated.legal) == ["Nc1>kis", "Nw1>kis", "Sc1>kis", "Td1>kis", "done"]
    wardens = """
        options.edition = 1
        regions.empire.tokens = ["hero"]
        players.khorne = {power = 4, hand = ["lure_of_battle"]}
        old_world.track = ["road_wardens", ""]
        """
    t = play(AROUND_KISLEV + lone + wardens)
    t.play("khorne: lure_of_battle@kis.l")
    assert sorted(t.legal) == ["Nc1>kis", "Nw1>kis", "done"]
