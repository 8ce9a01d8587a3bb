"""R1: the ground rules about figures, and what must be remembered."""

import pytest

from ruinous.rules.ids import FIGURE_NAMES, KHORNE, NURGLE, TZEENTCH
from ruinous.rules.options import Options
from ruinous.rules.ruleset import ruleset
from tests.kit.position import Position

# --- figures come and go ------------------------------------------------------------------------------------------


@pytest.mark.cites("R1.11", "C17", "R6.9")
@pytest.mark.parametrize(
    ("edition", "region", "track"),
    [
        pytest.param(2, {"cards": ["field_of_carnage", ""]}, [], marks=pytest.mark.cites("khorne.field_of_carnage")),
        pytest.param(1, {"tokens": ["hero"]}, ["road_wardens"], marks=pytest.mark.cites("old_world.road_wardens")),
    ],
)
def test_a_ban_on_leaving_binds_cards_that_move_figures(
    edition: int, region: dict[str, list[str]], track: list[str]
) -> None:
    t = Position(
        {
            "turn": "tzeentch",
            "regions": {"kislev": {"figures": ["Leper"], **region}},
            "players": {"tzeentch": {"hand": ["teleport"]}},
            "old_world": {"track": track},
            "options": {"edition": edition},
        }
    )
    t.play("tzeentch: teleport@kis.r")
    assert (t["kislev.figures"], t["seat"]) == (["Leper"], "slaanesh")


@pytest.mark.cites("R1.11")
def test_a_card_that_moves_a_figure_costs_its_owner_nothing_and_needs_no_adjacency() -> None:
    t = Position("""
    turn = "tzeentch"
    [regions.norsca]
    figures = ["Plaguebearer"]
    [players]
    tzeentch = {power = 1, hand = ["teleport"]}
    nurgle = {power = 0}
    """)
    t.play("tzeentch: teleport@nor.l", "tzeentch: Nw1>bad")
    assert t["badlands.figures"] == ["Plaguebearer"]
    assert (t["tzeentch.power"], t["nurgle.power"]) == (0, 0)


@pytest.mark.cites("R1.11", "C35", "nurgle.great_unclean_one")
def test_what_reacts_to_a_summoning_reacts_to_being_moved_by_an_opponent_too() -> None:
    t = Position("""
    [regions.kislev]
    figures = ["Great Unclean One"]
    [players]
    khorne = {hand = ["the_blood_gods_call"]}
    nurgle = {upgrades = ["great_unclean_one"]}
    """)
    t.play("khorne: the_blood_gods_call@bad.l", "khorne: Nd1>bad")
    assert t["badlands.corruption"] == {"nurgle": 2}


@pytest.mark.cites("R1.12", "R13.2")
def test_a_hero_removes_but_does_not_kill() -> None:
    t = Position("""
    start = "end.2"
    [regions.norsca]
    figures = ["Leper", "Bloodletter"]
    tokens = ["2 hero"]
    """)
    assert t["norsca.figures"] == []
    assert t.happened("remove")
    assert not t.happened("kill")
    assert (t["khorne.counters"], t.g.killed) == (0, 0)


@pytest.mark.cites("R1.12", "nurgle.a_great_foul_consumption")
def test_figures_a_card_sends_home_are_not_killed() -> None:
    t = Position("""
    start = "corruption"
    [regions.norsca]
    figures = ["2 Leper"]
    cards = ["a_great_foul_consumption", ""]
    """)
    assert t["norsca.figures"] == []
    assert t.happened("remove")
    assert not t.happened("kill")


@pytest.mark.cites("R1.12", "nurgle.the_final_rotting")
def test_the_killer_is_the_owner_of_the_effect() -> None:
    t = Position("""
    start = "battle"
    [regions.norsca]
    figures = ["Acolyte"]
    corruption = {nurgle = 1}
    cards = ["ritual_slaying", "the_final_rotting"]
    [players.khorne]
    hand = []
    """)
    assert t.happened("kill", NURGLE, FIGURE_NAMES.index("Tc1"))
    assert t["khorne.hand"] == []


@pytest.mark.cites("R1.12")
def test_the_killer_is_the_player_who_assigned_the_hits() -> None:
    t = Position("""
    start = "battle"
    dice = [4, 1]
    [regions.norsca]
    figures = ["Bloodletter", "Acolyte"]
    cards = ["ritual_slaying", ""]
    """)
    assert t.happened("kill", KHORNE, FIGURE_NAMES.index("Tc1"))
    assert t["khorne.hand.size"] == 1


@pytest.mark.cites("R1.13", "R15.4")
def test_a_figure_off_the_board_goes_to_its_owners_reserve_and_can_be_summoned_again() -> None:
    t = Position("""
    start = "battle"
    stop = "end"
    dice = [4, 1]
    [regions.norsca]
    figures = ["Bloodletter", "Tc1 controlled by slaanesh"]
    [old_world]
    deck = ["plunged_into_chaos", "plunged_into_chaos"]
    """)
    assert t["tzeentch.reserve"][0] == "8 Acolyte"
    t.play("khorne: upgrade bloodsworn", "khorne: pass", "nurgle: pass", "tzeentch: Tc1>nor")
    assert (t["norsca.tzeentch"], t["norsca.slaanesh"]) == (1, 0)


@pytest.mark.cites("R1.14", "R11.3")
def test_the_greatest_threat_is_taken_among_the_players_concerned() -> None:
    # Khorne (3) has no figure with the Hero; of Nurgle (1) and Tzeentch (2) Tzeentch is hit.
    t = Position("""
    start = "end.2"
    [regions.norsca]
    figures = ["Leper", "Acolyte"]
    tokens = ["hero"]
    [regions.kislev]
    figures = ["Bloodletter"]
    """)
    assert t["norsca.figures"] == ["Leper"]


@pytest.mark.cites("R1.14")
def test_no_two_dials_ever_show_the_same_threat() -> None:
    numbers = [threat for dial in ruleset(Options()).threat[:4] for threat in dial[:-1]]
    assert sorted(numbers) == list(range(1, 35))


# --- what is remembered -------------------------------------------------------------------------------------------


@pytest.mark.cites("R1.16", "R10.6", "F1")
def test_a_token_placed_earlier_in_the_round_is_remembered_even_if_it_has_gone() -> None:
    t = Position("""
    stop = "corruption"
    turn = "slaanesh"
    [regions.norsca]
    corruption = {khorne = 11}
    figures = ["Acolyte"]
    [players]
    khorne = {power = 0}
    nurgle = {power = 1, hand = ["all_things_decay"]}
    tzeentch = {power = 0}
    slaanesh = {power = 1, hand = ["perverse_infiltration"]}
    """)
    t.play("slaanesh: perverse_infiltration@nor.l", "nurgle: all_things_decay@nor.r", "nurgle: -S@nor")
    t.play("slaanesh: pass")
    assert t["norsca.ruined"] == 1
    assert [t[f"{p}.vp"] for p in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 3, 3]


@pytest.mark.cites("R1.16")
def test_tokens_of_an_earlier_round_make_nobody_a_ruiner() -> None:
    t = Position("""
    start = "corruption"
    stop = "end"
    [regions.norsca]
    figures = ["Seductress"]
    corruption = {khorne = 10}
    [old_world]
    deck = ["plunged_into_chaos"]
    """)
    t.play("khorne: pass", "nurgle: pass", "tzeentch: Tc1>nor", "slaanesh: Sc1>tro")
    t.play("tzeentch: pass", "slaanesh: pass")
    assert t["norsca.ruined"] == 1
    ruiners = [event[1] for event in t.log if event[0] == "score" and event[-1][0] == "ruiner"]
    assert ruiners == [TZEENTCH]


@pytest.mark.cites("R1.16")
def test_tokens_are_counted_by_phase() -> None:
    # Nurgle's two tokens of the summoning phase and his one Leper in the corruption phase: no second counter.
    t = Position("""
    start = "summoning"
    stop = "corruption"
    turn = "nurgle"
    [regions.empire]
    figures = ["Leper"]
    [players]
    khorne = {power = 0}
    tzeentch = {power = 0}
    slaanesh = {power = 0}
    nurgle = {power = 3, upgrades = ["great_unclean_one"]}
    """)
    t.play("nurgle: Nd1>emp")
    assert t["empire.corruption"] == {"nurgle": 3}
    assert t["nurgle.counters"] == 1
