"""The end of the game (R18): four conditions, their order, and every tie."""

from typing import Any

import pytest

from ruinous.rules.ids import REGIONS
from tests.kit.position import Position

FIVE = {region: {"ruined": n} for n, region in enumerate(REGIONS[:5], 1)}
FOUR = {region: {"ruined": n} for n, region in enumerate(REGIONS[:4], 1)}


def end(deck: tuple[str, ...] = ("skavengers",), **more: Any) -> Position:
    """Step 6 of the end phase; the Old World deck has a card left unless the test says otherwise."""
    return Position({"start": "end.6", "old_world": {"deck": deck}, **more})


def outcome(t: Position) -> tuple[str, list[str]]:
    return t["result"], t["winners"]


def vp(**points: int) -> dict[str, Any]:
    return {power: {"vp": n} for power, n in points.items()}


# --- Maximum Threat (R18.2) ---------------------------------------------------------------------------------------


@pytest.mark.cites("R18.2", "dial.victory")
@pytest.mark.parametrize(("power", "last"), [("khorne", 9), ("nurgle", 10), ("tzeentch", 8), ("slaanesh", 7)])
def test_a_dial_at_victory_wins(power: str, last: int) -> None:
    assert outcome(end(players={power: {"dial": last}})) == ("max_threat", [power])
    assert outcome(end(players={power: {"dial": last - 1}})) == ("none", [])


@pytest.mark.cites("R18.2")
def test_of_several_dials_at_victory_the_one_with_most_vp_wins() -> None:
    players = {"khorne": {"dial": 9, "vp": 20}, "slaanesh": {"dial": 7, "vp": 21}, "nurgle": {"vp": 40}}
    assert outcome(end(players=players)) == ("max_threat", ["slaanesh"])


@pytest.mark.cites("R18.2")
def test_dials_at_victory_with_equal_vp_share_the_victory() -> None:
    players = {
        "khorne": {"dial": 9, "vp": 20},
        "nurgle": {"dial": 10, "vp": 19},
        "slaanesh": {"dial": 7, "vp": 20},
        "tzeentch": {"vp": 20},
    }
    assert outcome(end(players=players)) == ("max_threat", ["khorne", "slaanesh"])


@pytest.mark.cites("R18.2", "R12.5", "C50")
def test_victory_is_reached_by_the_last_tick_of_step_five() -> None:
    t = Position("""
        start = "end.5"
        stop = "end.6"
        players.khorne = {dial = 7, counters = 2}
        players.nurgle = {dial = 0, counters = 1}
    """)
    assert outcome(t) == ("max_threat", ["khorne"])


# --- fifty victory points (R18.3) ---------------------------------------------------------------------------------


@pytest.mark.cites("R18.3")
@pytest.mark.parametrize(("points", "expected"), [(49, ("none", [])), (50, ("fifty_vp", ["tzeentch"]))])
def test_fifty_vp_win(points: int, expected: tuple[str, list[str]]) -> None:
    assert outcome(end(players=vp(tzeentch=points))) == expected


@pytest.mark.cites("R18.3")
def test_of_several_with_fifty_vp_the_most_win() -> None:
    assert outcome(end(players=vp(khorne=52, nurgle=55, slaanesh=50))) == ("fifty_vp", ["nurgle"])


@pytest.mark.cites("R18.3", "R12.1")
@pytest.mark.parametrize(("nurgle_dial", "winner"), [(0, "slaanesh"), (1, "nurgle")])
def test_a_tie_above_fifty_goes_to_the_greatest_threat(nurgle_dial: int, winner: str) -> None:
    players = {"nurgle": {"vp": 51, "dial": nurgle_dial}, "tzeentch": {"vp": 51}, "slaanesh": {"vp": 51}}
    players["khorne"] = {"vp": 50, "dial": 8}
    assert outcome(end(players=players)) == ("fifty_vp", [winner])


# --- five regions ruined (R18.4) ----------------------------------------------------------------------------------


@pytest.mark.cites("R18.4")
def test_five_ruined_regions_end_the_game_for_the_player_with_most_vp() -> None:
    assert outcome(end(regions=FIVE, players=vp(khorne=12, tzeentch=13))) == ("five_ruined", ["tzeentch"])


@pytest.mark.cites("R18.4")
def test_four_ruined_regions_do_not_end_the_game() -> None:
    assert outcome(end(regions=FOUR, players=vp(khorne=12))) == ("none", [])


@pytest.mark.cites("R18.4")
@pytest.mark.parametrize(("khorne_dial", "winner"), [(0, "slaanesh"), (2, "khorne")])
def test_a_tie_with_five_ruined_regions_goes_to_the_greatest_threat(khorne_dial: int, winner: str) -> None:
    players = {"khorne": {"vp": 7, "dial": khorne_dial}, "slaanesh": {"vp": 7}, "nurgle": {"vp": 3, "dial": 9}}
    assert outcome(end(regions=FIVE, players=players)) == ("five_ruined", [winner])


@pytest.mark.cites("R18.4", "R10.6")
def test_the_fifth_region_is_ruined_and_scored_before_the_game_ends() -> None:
    tilea = {"figures": ["Leper"], "corruption": {"nurgle": 11}}
    t = Position(
        {
            "start": "corruption",
            "stop": "end.6",
            "regions": {**FOUR, "tilea": tilea},
            "players": vp(khorne=13),
        }
    )
    assert t["nurgle.vp"] == 5 + 9
    assert outcome(t) == ("five_ruined", ["nurgle"])


# --- the Old World deck is empty (R18.5) --------------------------------------------------------------------------


@pytest.mark.cites("R18.5")
def test_with_an_empty_old_world_deck_all_players_lose() -> None:
    assert outcome(end(deck=(), players=vp(khorne=49, nurgle=12))) == ("deck_empty", [])


@pytest.mark.cites("R18.5")
def test_with_one_card_left_the_game_goes_on() -> None:
    assert outcome(end(deck=("skavengers",))) == ("none", [])


@pytest.mark.cites("C22", "R18.5")
def test_the_round_of_the_last_card_is_played_to_its_end() -> None:
    t = Position("""
        start = "old_world"
        stop = "end.6"
        round = 7
        old_world.deck = ["mass_exodus"]
        regions.kislev.figures = ["4 Leper"]
    """)
    assert (t["seat"], t["result"]) == ("khorne", "none")
    t.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert t["kislev.corruption"] == {"nurgle": 3}  # four placed, one removed by the dial's second stop
    assert t["nurgle.vp"] == 3 + 3  # domination, and the dial's first stop
    assert outcome(t) == ("deck_empty", [])


@pytest.mark.cites("C22", "R18.5", "R18.3")
def test_an_earlier_condition_in_the_round_of_the_last_card_still_wins() -> None:
    t = Position("""
        start = "old_world"
        stop = "end.6"
        round = 7
        old_world.deck = ["mass_exodus"]
        players.nurgle.vp = 44
        regions.kislev.figures = ["4 Leper"]
    """)
    t.play("khorne: pass", "nurgle: pass", "tzeentch: pass", "slaanesh: pass")
    assert outcome(t) == ("fifty_vp", ["nurgle"])


@pytest.mark.cites("R18.5", "R18.6", "R2.8", "R2.11")
@pytest.mark.parametrize(
    ("powers", "rounds"),
    [(["khorne", "nurgle", "tzeentch", "slaanesh"], 7), (["khorne", "nurgle", "slaanesh"], 8)],
)
def test_a_game_lasts_as_many_rounds_as_the_old_world_deck_has_cards(powers: list[str], rounds: int) -> None:
    assert outcome(Position({"start": "end.6", "powers": powers, "round": rounds}))[0] == "deck_empty"
    assert outcome(Position({"start": "end.6", "powers": powers, "round": rounds - 1}))[0] == "none"


# --- the order of the conditions ----------------------------------------------------------------------------------


@pytest.mark.cites("R18.1", "R18.2")
def test_maximum_threat_comes_before_fifty_vp() -> None:
    players = {"khorne": {"dial": 9, "vp": 3}, "nurgle": {"vp": 60}}
    assert outcome(end(players=players)) == ("max_threat", ["khorne"])


@pytest.mark.cites("R18.1", "R18.2")
def test_maximum_threat_comes_before_five_ruined_and_an_empty_deck() -> None:
    players = {"khorne": {"dial": 9, "vp": 3}, "nurgle": {"vp": 40}}
    assert outcome(end(deck=(), regions=FIVE, players=players)) == ("max_threat", ["khorne"])


@pytest.mark.cites("R18.1", "R18.3")
def test_fifty_vp_come_before_five_ruined_and_an_empty_deck() -> None:
    assert outcome(end(deck=(), regions=FIVE, players=vp(nurgle=50))) == ("fifty_vp", ["nurgle"])


@pytest.mark.cites("R18.1", "R18.4")
def test_five_ruined_comes_before_an_empty_deck() -> None:
    assert outcome(end(deck=(), regions=FIVE, players=vp(nurgle=1))) == ("five_ruined", ["nurgle"])


@pytest.mark.cites("R18.1")
def test_fifty_vp_in_the_middle_of_a_round_do_not_end_the_game_yet() -> None:
    """Khorne passes 50 in the domination step, Nurgle overtakes him by the ruin of Norsca in step 4."""
    t = Position("""
        start = "domination"
        stop = "end.6"
        players.khorne.vp = 49
        players.nurgle.vp = 47
        regions.kislev.figures = ["4 Bloodsworn"]
        regions.norsca.corruption = {nurgle = 12}
    """)
    assert (t["khorne.vp"], t["nurgle.vp"]) == (52, 53)
    assert outcome(t) == ("fifty_vp", ["nurgle"])


@pytest.mark.cites("R18.1", "R18.5")
def test_when_the_game_is_over_nobody_decides_any_more() -> None:
    t = end(players=vp(nurgle=50))
    assert t["seat"] == "none"
    assert t.legal == []
    assert t.g.stack == []
    assert t.log is not None
    assert t.log[-1][0] == "game_end"
