"""What the marks of the analysis are worth: turning points are replaced by what it calls better, and played to the end.

    python -m bench.analysis --games 20 --json

Games of scripted bots are analysed. Every decision that is marked as a mistake or a missed win is taken back, and from
there the game is played to its end many times by scripted bots, with chance that is new each time: once after what was
played, once after what the analysis calls best. The same chance is used for both, so the difference is that of the
decision. The playing on is not that of the analysis: whole games, by other players, with the true hands.

Two decisions of each game that are marked as the best are looked at too: what was played against the second best.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import combinations
from math import sqrt
from random import Random
from time import process_time
from typing import Any

from ruinous.analysis import Analysis, analyse
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


def examined(game: Game, found: Analysis, times: int, random: Random) -> dict[str, list[tuple[float, float, float]]]:
    """Of each kind of decision: what was lost by the analysis, and the shares after the worse and the better action."""
    at = positions(game)
    rows: dict[str, list[tuple[float, float, float]]] = {"turning": [], "best": []}
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


def summary(rows: list[tuple[float, float, float]]) -> dict[str, Any]:
    n = len(rows)
    if not n:
        return {"decisions": 0}
    gains = [better - worse for _, worse, better in rows]
    mean = sum(gains) / n
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(n - 1, 1) / n)
    return {
        "decisions": n,
        "foreseen": round(sum(lost for lost, _, _ in rows) / n, 4),
        "won_as_played": round(sum(worse for _, worse, _ in rows) / n, 4),
        "won_when_replaced": round(sum(better for _, _, better in rows) / n, 4),
        "gain": round(mean, 4),
        "error": round(error, 4),
    }


def measured(games: int, players: int, times: int, simulations: int, seed: int) -> dict[str, Any]:
    rows: dict[str, list[tuple[float, float, float]]] = {"turning": [], "best": []}
    random = Random(seed)
    seconds = decisions = 0.0
    for number in range(games):
        game = played(seed + number, players)
        begun = process_time()
        found = analyse(game, simulations=simulations, hands_open=False)
        seconds += process_time() - begun
        decisions += len(game.entries)
        for kind, more in examined(game, found, times, random).items():
            rows[kind] += more
        told = {kind: summary(row) for kind, row in rows.items()}
        print(number + 1, json.dumps(told), round(seconds / (number + 1), 1), file=sys.stderr, flush=True)
    return {
        "games": games,
        "players": players,
        "played_on": times,
        "simulations": simulations,
        "decisions_per_game": round(decisions / games, 1),
        "cpu_seconds_per_game": round(seconds / games, 2),
        **{kind: summary(row) for kind, row in rows.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4, choices=(3, 4))
    parser.add_argument("--times", type=int, default=PLAYED_ON)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measured(args.games, args.players, args.times, args.simulations, args.seed)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for kind, name in (("turning", "turning points"), ("best", "best marks, replaced by the second")):
        print(f"{name}: {found[kind]}")
    print(f"{found['cpu_seconds_per_game']} s a game of {found['decisions_per_game']} decisions")


if __name__ == "__main__":
    main()
