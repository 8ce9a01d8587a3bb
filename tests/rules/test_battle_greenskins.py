"""R8.22: Greenskins Invade, one die per player and Event region in a whole battle phase (C1, C2, C3, S2)."""

import pytest

from ruinous.rules import engine
from ruinous.rules.ids import POWERS
from ruinous.rules.phases.battle import battle_phase
from tests.kit.position import Position


def fight(text: str) -> Position:
    return Position('start = "battle"\nold_world.track = ["greenskins_invade"]\n' + text)


def rolls(t: Position) -> list[tuple[str, tuple[int, ...]]]:
    return [(POWERS[event[1]], event[3]) for event in t.log if event[0] == "roll"]


@pytest.mark.cites("R8.22", "old_world.greenskins_invade", "token.event")
def test_each_player_rolls_one_single_die_where_an_event_lies():
    t = fight("""
    dice = [1, 2, 1, 1]
    regions.empire = {figures = ["Bloodthirster", "Great Unclean One"], tokens = ["event"]}
    regions.tilea = {figures = ["Bloodletter", "Leper"]}
    """)
    assert rolls(t) == [("khorne", (1,)), ("nurgle", (2,)), ("khorne", (1, 1))]


@pytest.mark.cites("R8.22", "R13.1", "C11")
def test_the_limit_is_gone_with_the_card():
    t = Position("""
    start = "battle"
    dice = [1, 1, 1, 1, 1, 1, 1]
    regions.empire = {figures = ["Bloodthirster", "Great Unclean One"], tokens = ["event"]}
    """)
    assert [len(faces) for _, faces in rolls(t)] == [4, 3]


@pytest.mark.cites("C2", "S2", "R8.22", "old_world.greenskins_invade")
def test_the_single_die_does_not_explode():
    t = fight("""
    dice = [6, 4]
    regions.empire = {figures = ["Bloodletter"], tokens = ["event", "3 peasant"]}
    """)
    assert rolls(t) == [("khorne", (6,))]
    assert t["khorne.peasants"] == 1


@pytest.mark.cites("S2", "C2")
def test_the_single_die_explodes_where_the_switch_says_so():
    t = fight("""
    options.greenskins_explode = "yes"
    dice = [6, 6, 4]
    regions.empire = {figures = ["Bloodletter"], tokens = ["event", "5 peasant"]}
    """)
    assert rolls(t) == [("khorne", (6, 6, 4))]
    assert t["khorne.peasants"] == 3


# --- early or regular ---------------------------------------------------------------------------------------------

FRENZY = """
    regions.empire = {figures = ["Bloodletter", "Plaguebearer"], tokens = ["event"], cards = ["blood_frenzy"]}
"""


@pytest.mark.cites("C1", "R8.22", "khorne.blood_frenzy")
def test_the_die_may_be_one_of_blood_frenzy_then_there_is_no_regular_one():
    t = fight("dice = [4, 6]" + FRENZY)
    assert (t["seat"], t.legal) == ("khorne", ["roll", "wait"])
    t.play("khorne: roll")
    assert rolls(t) == [("khorne", (4,))]
    assert t["empire.figures"] == ["Bloodletter"]  # taken off at once: an early hit


@pytest.mark.cites("C1", "R8.22", "khorne.blood_frenzy")
def test_or_he_waits_and_rolls_a_regular_die():
    t = fight("dice = [4, 5]" + FRENZY)
    t.play("khorne: wait")
    assert rolls(t) == [("khorne", (4,)), ("nurgle", (5,))]  # tipped: the Plaguebearer still rolls
    assert t["empire.figures"] == []


@pytest.mark.cites("R8.22", "C1")
def test_two_blood_frenzies_still_give_one_die():
    t = fight("""
    dice = [1]
    regions.empire = {figures = ["Leper"], tokens = ["event"], cards = ["blood_frenzy", "blood_frenzy"]}
    """)
    assert rolls(t) == [("khorne", (1,))]


@pytest.mark.cites("R8.22")
def test_at_the_last_chance_the_die_is_rolled_without_a_question():
    """Blood Frenzy without a figure of Khorne; nobody is asked."""
    t = fight("""
    dice = [4]
    regions.empire = {figures = ["Leper", "Bloodsworn"], tokens = ["event"], cards = ["blood_frenzy"]}
    """)
    assert rolls(t) == [("khorne", (4,))]


@pytest.mark.cites("C1", "R8.22", "khorne.bloodletters")
def test_the_die_of_upgraded_bloodletters_or_that_of_the_bloodthirster():
    position = """
    dice = [4, 4]
    regions.empire = {figures = ["Bloodletter", "Bloodthirster", "Plaguebearer"], tokens = ["event"]}
    players.khorne.upgrades = ["bloodletters"]
    """
    early, regular = fight(position), fight(position)
    assert early.legal == ["roll", "wait"]
    early.play("khorne: roll")
    assert rolls(early) == [("khorne", (4,))]
    regular.play("khorne: wait")
    assert [power for power, _ in rolls(regular)] == ["khorne", "nurgle"]


@pytest.mark.cites("R8.22", "khorne.bloodletters")
def test_upgraded_bloodletters_alone_have_only_their_early_die():
    t = fight("""
    dice = [1, 1]
    regions.empire = {figures = ["2 Bloodletter", "Plaguebearer"], tokens = ["event"]}
    players.khorne.upgrades = ["bloodletters"]
    """)
    assert rolls(t) == [("khorne", (1,)), ("nurgle", (1,))]


# --- extra battles ------------------------------------------------------------------------------------------------

REBORN = """
    [regions.empire]
    figures = ["Bloodletter", "Plaguebearer", "Acolyte"]
    tokens = ["event"]
    cards = ["reborn_in_blood"]
"""


@pytest.mark.cites("C3", "R8.22", "khorne.reborn_in_blood")
def test_who_has_rolled_in_the_first_battle_has_no_die_in_the_second():
    t = fight("dice = [1, 1]" + REBORN)
    t.play("khorne: roll", "nurgle: roll")
    assert rolls(t) == [("khorne", (1,)), ("nurgle", (1,))]
    assert not t.happened("battle", 3, 1)  # nobody has a die left, so there is no second battle (R8.3)


@pytest.mark.cites("C3", "R8.22")
def test_who_has_waited_must_roll_in_the_last_battle():
    t = fight("dice = [1, 2]" + REBORN)
    t.play("khorne: wait", "nurgle: roll")
    assert rolls(t) == [("nurgle", (1,)), ("khorne", (2,))]
    assert t.happened("battle", 3, 1)


@pytest.mark.cites("C3", "R8.22", "R8.13")
def test_whose_figures_are_all_tipped_has_no_later_chance():
    """The Plaguebearer will not see the second battle: this is Nurgle's last chance, so he rolls now."""
    t = fight("dice = [4, 5, 1]" + REBORN)
    t.play("khorne: roll", "khorne: hit Nw1")
    assert rolls(t) == [("khorne", (4,)), ("nurgle", (5,))]
    assert t["seat"] == "nurgle"
    assert t.legal == ["hit Kw1", "hit Tc1"]


@pytest.mark.cites("C3", "R8.22")
def test_the_next_battle_phase_gives_a_new_die():
    t = fight("""
    dice = [1, 2]
    regions.empire = {figures = ["Bloodletter", "Leper"], tokens = ["event"]}
    """)
    t.g.then(battle_phase)
    engine.run(t.g)
    assert rolls(t) == [("khorne", (1,)), ("khorne", (2,))]


@pytest.mark.cites("R8.22", "R8.6", "R1.2")
def test_each_player_decides_for_himself_in_power_order():
    t = fight("dice = [1, 1]" + REBORN)
    assert t["seat"] == "khorne"
    t.play("khorne: wait", "nurgle: wait")
    assert [power for power, _ in rolls(t)] == ["khorne", "nurgle"]


@pytest.mark.cites("R8.22", "R8.4", "C15")
def test_a_forbidden_battle_gives_no_die_at_all():
    t = fight("""
    [regions.empire]
    figures = ["Bloodletter", "Leper"]
    tokens = ["event"]
    cards = ["field_of_ecstasy", "blood_frenzy"]
    """)
    assert rolls(t) == []


@pytest.mark.cites("C21", "R14.2", "R14.3")
def test_greenskins_limit_battles_in_a_ruined_region():
    t = fight("""
    dice = [1]
    regions.empire = {figures = ["Bloodthirster", "Leper"], tokens = ["event"], ruined = 1}
    """)
    assert rolls(t) == [("khorne", (1,))]
