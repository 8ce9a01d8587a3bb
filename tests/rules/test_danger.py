"""Danger: who can win this round, from public information alone (R12.5, R18)."""

from pathlib import Path
from typing import Any

from ruinous import Game
from ruinous.rules.danger import FACTS, STOPS, danger, worked_out
from ruinous.rules.ids import POWERS
from ruinous.rules.record import Record
from ruinous.rules.state import GameState
from ruinous.rules.view import information_set
from tests.kit.position import Position

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.ruinous"))
WAY = {"max_threat": "dial", "fifty_vp": "points", "five_ruined": "ruins"}


def of(data: dict[str, Any], power: str) -> dict[str, Any]:
    return danger(Position(data).g)["powers"][power]


def ways(told: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {way["id"]: {stop["id"]: stop["args"] for stop in way["stops"]} for way in told["ways"]}


def before_victory(power: str, ticks: int = 1) -> int:
    g = Position({}).g
    return len(g.rules.dials[POWERS.index(power)]) - 1 - ticks


# --- by dial ------------------------------------------------------------------------------------------------------


def test_one_tick_away_needs_one_counter() -> None:
    """R12.5, R18.2."""
    told = of({"players": {"khorne": {"dial": before_victory("khorne")}}}, "khorne")
    assert (told["ticks"], told["counters"], told["most"]) == (1, 0, 1)
    assert ways(told) == {"dial.reach": {"deny_counters": {"power": "khorne"}}}


def test_with_a_counter_the_last_tick_is_certain() -> None:
    """R12.5, C50."""
    told = of({"players": {"khorne": {"dial": before_victory("khorne"), "counters": 1, "vp": 9}}}, "khorne")
    assert ways(told) == {"dial.course": {"outdo_dial": {"power": "khorne", "points": 9}}}


def test_two_ticks_away_must_be_alone_with_most_counters() -> None:
    """R12.5."""
    players = {"khorne": {"dial": before_victory("khorne", 2), "counters": 2}, "nurgle": {"counters": 1}}
    assert ways(of({"players": players}, "khorne")) == {
        "dial.course": {"tie_counters": {"power": "khorne", "count": 2}}
    }
    players["nurgle"] = {"counters": 2}
    assert list(ways(of({"players": players}, "khorne"))) == ["dial.reach"]


def test_three_ticks_are_too_many() -> None:
    """R12.5."""
    told = of({"players": {"khorne": {"dial": before_victory("khorne", 3), "counters": 4}}}, "khorne")
    assert told["most"] == 2
    assert told["ways"] == []


def test_after_the_battles_khorne_takes_no_more_counters() -> None:
    """R12.4."""
    late = {"start": "domination", "players": {"khorne": {"dial": before_victory("khorne")}}}
    t = Position({**late, "regions": {"kislev": {"figures": ["2 Leper"]}}})
    told = danger(t.g)["powers"]["khorne"]
    assert told["most"] == 0
    assert told["ways"] == []


def test_counters_that_are_coming_are_counted() -> None:
    """R12.4: two Lepers in Populous Kislev."""
    told = of({"regions": {"kislev": {"figures": ["2 Leper"]}}}, "nurgle")
    assert told["counters"] == 1
    players = {"nurgle": {"dial": before_victory("nurgle")}}
    told = of({"regions": {"kislev": {"figures": ["2 Leper"]}}, "players": players}, "nurgle")
    assert list(ways(told)) == ["dial.course"]


# --- by points ----------------------------------------------------------------------------------------------------


def test_domination_on_course_for_fifty() -> None:
    """R9.5, R18.3."""
    region = {"kislev": {"figures": ["4 Bloodsworn"]}}
    told = of({"regions": region, "players": {"khorne": {"vp": 47}}}, "khorne")
    assert (told["points"], told["gain"]) == (3, 3)
    assert ways(told) == {
        "points.course": {
            "cut_points": {"power": "khorne", "points": 1},
            "break_domination": {"power": "khorne", "region": "kislev", "points": 3},
        }
    }


def test_a_region_contested_is_within_reach_only() -> None:
    """R9.5: a tie gives nobody anything."""
    region = {"kislev": {"figures": ["4 Bloodsworn", "4 Leper"]}}
    told = of({"regions": region, "players": {"khorne": {"vp": 47}}}, "khorne")
    assert told["gain"] == 0
    assert ways(told) == {"points.reach": {"deny_points": {"power": "khorne", "points": 3}}}


def test_where_it_stands_nowhere_points_are_possible_at_best() -> None:
    told = of({"players": {"khorne": {"vp": 40}}}, "khorne")
    assert told["ways"] == []
    assert "points" in told["possible"]


def test_a_dial_at_victory_goes_before_points() -> None:
    """R18.1."""
    players = {"khorne": {"vp": 60}, "nurgle": {"dial": before_victory("nurgle"), "counters": 1}}
    told = danger(Position({"players": players}).g)
    assert told["end"] == {"condition": "max_threat", "winners": ["nurgle"]}
    assert list(ways(told["powers"]["khorne"])) == ["points.reach"]


# --- by ruins -----------------------------------------------------------------------------------------------------

FOUR = {name: {"ruined": n} for n, name in enumerate(("norsca", "troll_country", "kislev", "empire"), 1)}


def test_the_fifth_ruin_ends_the_game_for_the_one_with_most_points() -> None:
    """R10.5, R18.4."""
    tilea = {"figures": ["2 Leper"], "corruption": {"nurgle": 5, "tzeentch": 4}, "tokens": ["warpstone"]}
    told = danger(Position({"regions": {**FOUR, "tilea": tilea}, "players": {"nurgle": {"vp": 20}}}).g)
    assert (told["ruins"], told["falling"], told["nearly"]) == (1, ["tilea"], [])
    assert told["end"] == {"condition": "five_ruined", "winners": ["nurgle"]}
    found = ways(told["powers"]["nurgle"])["ruins.course"]
    assert found["keep_below"] == {"region": "tilea", "count": 12}
    assert found["outscore"]["points"] == 20 + told["powers"]["nurgle"]["gain"]


def test_a_region_that_lacks_a_few_tokens() -> None:
    """R10.5."""
    told = danger(Position({"regions": {**FOUR, "tilea": {"corruption": {"nurgle": 9}}}}).g)
    assert (told["falling"], told["nearly"]) == ([], ["tilea"])
    assert told["end"] is None
    assert list(ways(told["powers"]["nurgle"])) == ["ruins.reach"]


def test_rounds_left_until_all_lose() -> None:
    """R18.5, C22."""
    assert danger(Position({"old_world": {"deck": []}}).g)["rounds"] == 0
    assert danger(Position({"old_world": {"deck": []}}).g)["end"] == {"condition": "deck_empty", "winners": []}
    assert danger(Game.new(POWERS[:4], 3).state)["rounds"] == 6


def test_what_has_been_killed_is_dead() -> None:
    """R8.13: a tipped figure dominates nothing."""
    kislev = {"figures": ["4 Leper", "Bloodletter", "Bloodsworn"], "tokens": ["peasant"]}
    t = Position({"start": "battle", "dice": [5, 5], "regions": {"kislev": kislev}})
    assert danger(t.g)["powers"]["nurgle"]["gain"] == 3 + 3  # Kislev, and his first tick
    t.play("khorne: hit Nc1")
    assert t.g.tipped
    assert danger(t.g)["powers"]["nurgle"]["gain"] == 3


# --- over whole games ---------------------------------------------------------------------------------------------


def last_round(path: Path) -> tuple[Game, list[GameState]]:
    """A recorded game, and its positions at the decisions of the last round."""
    record = Record.loads(path.read_text())
    game = Game._replay(record, 0)
    positions: list[GameState] = []
    for entry in record.entries:
        game.repeat(entry)
        if positions and positions[-1].round < game.state.round:
            positions.clear()
        positions.append(game.state.copy())
    return game, positions[:-1]


def test_whoever_wins_was_announced() -> None:
    """All through the round of a win the winner is told to be able to win so; by dial always as within reach."""
    seen = dict.fromkeys(WAY.values(), 0)
    for path in GOLDEN[::3]:
        game, positions = last_round(path)
        assert game.result is not None
        for power in game.result.winners:
            way = WAY[game.result.condition]
            for g in positions:
                told = danger(g)["powers"][power]
                near = {id.partition(".")[0] for id in ways(told)}
                assert way in near or way in told["possible"], (path.name, power, g.phase)
                assert way != "dial" or "dial" in near, (path.name, power, g.phase)
                seen[way] += 1
    assert min(seen.values()) > 10


def test_it_is_public_and_declared() -> None:
    """R22: the same for all that no seat can tell apart; and nothing but declared facts."""
    for path in GOLDEN[::40]:
        whole = Game.replay(path.read_text())
        game = Game.replay(path.read_text(), 0)
        for number, entry in enumerate(whole.entries):
            game.repeat(entry)
            if number % 9:
                continue
            told = danger(game.state)
            twin = information_set(game.state, -1, seed=number)
            assert worked_out(twin) == told
            for one in told["powers"].values():
                for way in one["ways"]:
                    assert tuple(way["args"]) == FACTS[way["id"]]
                    assert all(tuple(stop["args"]) == STOPS[stop["id"]] for stop in way["stops"])
