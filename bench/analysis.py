"""What the marks of the analysis are worth: turning points are replaced by what it calls better, and played to the end.

    python -m bench.analysis --games 20 --json
    python -m bench.analysis --default --json

Games of scripted bots are analysed. Every decision that is marked as a mistake or a missed win is taken back, and from
there the game is played to its end many times by scripted bots, with chance that is new each time: once after what was
played, once after what the analysis calls best. The same chance is used for both, so the difference is that of the
decision. The playing on is not that of the analysis: whole games, by other players, with the true hands.

What is compared is the chance of the player who decided: whoever has lost the game might have won it by that, and the
one who won it might have lost it. With each mean stands the interval that has it with 95 %; decisions of one game are
not taken as independent of each other.

Two decisions of each game that are marked as the best are looked at too: what was played against the second best.

`--default` analyses games of more than 200 decisions on one core as `ruinous analyse` does: how long it takes, and
whether every decision was looked at. The target is 60 seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from ruinous.analysis import Analysis, analyse, game_of, told
from ruinous.analysis.playing import opened
from ruinous.bots.scripted import ScriptedBot
from ruinous.rules.actions import ACTIONS
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.state import GameState

FOUR = POWERS[:4]
MOST_TURNS = 4  # turning points of a game that are looked at, the dearest
PLAYED_ON = 12  # times, after each action
SIMULATIONS = 6_000  # of an analysis
CONTROLS = 2  # decisions of a game that are marked as the best
SURE = 1.96  # standard errors on both sides of a mean
LONG = [Path(__file__).parents[1] / "tests" / "golden" / f"{name}.ruinous" for name in ("10005", "e2-0005")]

Row = tuple[
    float, float, float
]  # what was lost by the analysis, the shares of wins after the worse and the better action
Rows = dict[str, list[list[Row]]]  # of each kind of decision, game by game


def played(seed: int, players: int) -> Game:
    """A game of scripted bots; with three of them each choice of Powers in turn."""
    choices = list(combinations(FOUR, players))
    game = Game.new(choices[seed % len(choices)], seed)
    bots = {p: ScriptedBot(f"{seed} {p}") for p in game.state.powers}
    while game.state.actions:
        game.play(bots[game.state.seat].choose(game))
    return game


def share(position: GameState, action: int, seed: int) -> float:
    """What the one who decides wins of the game if this action is played here, with some chance."""
    game = Game.at(opened(position, seed))
    seat = position.seat
    bots = {p: ScriptedBot(f"{seed} {p}") for p in position.powers}
    game.play(action)
    while game.state.actions:
        game.play(bots[game.state.seat].choose(game))
    assert game.state.result is not None
    winners = game.state.result[1]
    return 1 / len(winners) if seat in winners else 0.0


def difference(position: GameState, worse: int, better: int, times: int) -> tuple[float, float]:
    """The share of wins after each of two actions."""
    totals = [sum(share(position, action, seed) for seed in range(times)) for action in (worse, better)]
    return totals[0] / times, totals[1] / times


def positions(game: Game) -> list[GameState]:
    again, found = game.back(len(game.entries)), []
    for entry in game.entries:
        found.append(again.state.copy())
        again.repeat(entry)
    return found


def examined(game: Game, found: Analysis, times: int, random: Random) -> dict[str, list[Row]]:
    """The decisions of a game that are looked at."""
    at = positions(game)
    rows: dict[str, list[Row]] = {"turning": [], "best": []}
    dearest = sorted((turn for turn in found.turns if turn.kind != "fate"), key=lambda turn: turn.change.mean)
    marked = {turn.number for turn in dearest[:MOST_TURNS]}
    for look in found.looks:
        if look.number in marked and look.action is not None:
            worse, better = ACTIONS[look.action], ACTIONS[look.best[0].action]
            rows["turning"].append((look.loss.mean, *difference(at[look.number - 1], worse, better, times)))
    best = [look for look in found.looks if look.mark == "best" and len(look.best) > 1]
    for look in random.sample(best, min(CONTROLS, len(best))):
        worse, better = ACTIONS[look.best[1].action], ACTIONS[look.best[0].action]
        lost = look.best[0].known.mean - look.best[1].known.mean
        rows["best"].append((lost, *difference(at[look.number - 1], worse, better, times)))
    return rows


def summary(games: list[list[Row]]) -> dict[str, Any]:
    rows = [row for game in games for row in game]
    n = len(rows)
    if not n:
        return {"decisions": 0}

    def interval(of_each: list[list[float]]) -> dict[str, Any]:
        mean = sum(map(sum, of_each)) / n
        some = max(sum(map(bool, of_each)), 2)  # games
        squares = sum((sum(value - mean for value in values)) ** 2 for values in of_each)
        wide = SURE * sqrt(squares * some / (some - 1)) / n
        return {"mean": round(mean, 4), "from": round(mean - wide, 4), "to": round(mean + wide, 4)}

    return {
        "decisions": n,
        "foreseen": interval([[lost for lost, _, _ in game] for game in games]),
        "won_as_played": interval([[worse for _, worse, _ in game] for game in games]),
        "won_when_replaced": interval([[better for _, _, better in game] for game in games]),
        "gain": interval([[better - worse for _, worse, better in game] for game in games]),
        "raised": sum(better > worse for _, worse, better in rows),
        "lowered": sum(better < worse for _, worse, better in rows),
    }


def measured(games: int, players: int, times: int, simulations: int, seed: int) -> dict[str, Any]:
    rows: Rows = {"turning": [], "best": []}
    random = Random(seed)
    seconds = decisions = 0.0
    for number in range(games):
        game = played(seed + number, players)
        begun = process_time()
        found = analyse(game, simulations=simulations, hands_open=False)
        seconds += process_time() - begun
        decisions += len(game.entries)
        for kind, more in examined(game, found, times, random).items():
            rows[kind].append(more)
        so_far = {kind: summary(row) for kind, row in rows.items()}
        print(number + 1, json.dumps(so_far), round(seconds / (number + 1), 1), file=sys.stderr, flush=True)
    return {
        "games": games,
        "players": players,
        "played_on": times,
        "simulations": simulations,
        "decisions_per_game": round(decisions / games, 1),
        "cpu_seconds_per_game": round(seconds / games, 2),
        **{kind: summary(row) for kind, row in rows.items()},
    }


def at_default(files: list[Path]) -> list[dict[str, Any]]:
    """What the analysis of each game comes to at its default, on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows = []
    for file in files:
        game = game_of(file.read_text("utf-8"))
        begun, worked = perf_counter(), process_time()
        found = told(analyse(game), game)
        row = {
            "game": file.stem,
            "decisions": found.decisions,
            "seconds": round(perf_counter() - begun, 1),
            "cpu_seconds": round(process_time() - worked, 1),
            "simulations": found.simulations,
            "complete": found.complete,
        }
        print(json.dumps(row), file=sys.stderr, flush=True)
        rows.append(row)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4, choices=(3, 4))
    parser.add_argument("--times", type=int, default=PLAYED_ON)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--default", nargs="*", type=Path, metavar="FILE", help="long games, by the default of the command"
    )
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.default is not None:
        rows = at_default(args.default or LONG)
        print(json.dumps(rows, indent=2) if args.json else "\n".join(map(str, rows)))
        return
    found = measured(args.games, args.players, args.times, args.simulations, args.seed)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for kind, name in (("turning", "turning points"), ("best", "best marks, replaced by the second")):
        print(f"{name}: {found[kind]}")
    print(f"{found['cpu_seconds_per_game']} s a game of {found['decisions_per_game']} decisions")


if __name__ == "__main__":
    main()
