"""Make weights/search.toml: what makes a player win, learned from the outcomes of many games.

    python -m tools.fit_search --games 1000 --jobs 2

The games are played by scripted bots, each with weights of its own, drawn around the usual ones, so that many ways to
play are seen. Of each round the position before the battles is measured as the search bot measures it
(scripted/foresight.py), and the weights are those of the choice model that makes the winners most likely. Every fourth
game is kept apart and tells how well the model foresees winners it has not seen. The numbers of the four base Powers
come from games of these four; those of the Horned Rat from games of all five. The same arguments give the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ruinous.bots import workers
from ruinous.bots.scripted import ScriptedBot
from ruinous.bots.scripted.foresight import SECTIONS, Measures, measures
from ruinous.bots.scripted.policy import LEAF, advance
from ruinous.bots.scripted.weights import BASE, Weights, load
from ruinous.bots.search_value import judge
from ruinous.bots.tune import NAMES, moved
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS

OUT = Path(__file__).parents[1] / "src" / "ruinous" / "bots" / "weights" / "search.toml"
FOUR = POWERS[:4]
SHRINK = 2.0  # how strongly small weights are preferred
STEPS, PACE = 3000, 0.05  # of the ascent

Position = list[Measures]  # of each player
Seen = tuple[list[Position], list[float]]  # the positions of a game, and who won it

Array = np.ndarray[Any, np.dtype[np.float64]]


# --- games ----------------------------------------------------------------------------------------------------------


def seen(order: tuple[tuple[str, ...], int]) -> Seen:
    """Play one game, and tell its positions before the battles and its winners."""
    powers, seed = order
    random = Random(f"fit {seed}")
    game = Game.new(powers, seed)
    bots = {p: ScriptedBot(random.getrandbits(64), weights=drawn(POWERS.index(p), random)) for p in powers}
    measured_by = judge()
    positions = []
    while game.state.actions:
        g = game.state
        action = bots[POWERS[g.seat]].choose(game)
        if g.stack[-1][0] == "turn":
            c = g.copy()
            if not advance(c, action) and c.stack and c.stack[-1][0] == LEAF:
                standing = measured_by.standing(c)
                positions.append([measures(c, standing, p) for p in c.powers])
        game.play(action)
    assert game.result is not None
    winners = game.result.winners
    return positions, [(p in winners) / max(len(winners), 1) for p in powers]


def drawn(power: int, random: Random) -> Weights:
    """Weights around those of a Power."""
    return moved(load(BASE, power), [random.gauss(0, 1) for _ in NAMES])


def played(powers: tuple[str, ...], games: int, seed: int, jobs: int) -> Iterator[Seen]:
    orders = [(powers, seed + n) for n in range(games)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=workers.begin) as pool:
        for number, game in enumerate(pool.map(seen, orders, chunksize=4), 1):
            if number % 20 == 0 or number == games:
                print(f"\r{number} of {games} games of {len(powers)}", end="", file=sys.stderr, flush=True)
            yield game
    print(file=sys.stderr)


# --- the model --------------------------------------------------------------------------------------------------------


def arrays(games: list[Seen]) -> tuple[Array, Array, Array]:
    """Measures (position, player, measure), winners (position, player) and the game's number; games that nobody won
    are left out.
    """
    rows = [(p, won, n) for n, (positions, won) in enumerate(games) for p in positions if sum(won)]
    return np.array([r[0] for r in rows]), np.array([r[1] for r in rows]), np.array([r[2] for r in rows])


def spread_out(measured: Array, players: list[int], count: int) -> Array:
    """A column for each weight: the sections for so many Powers, then the two that all share."""
    n, seats, _ = measured.shape
    columns = np.zeros((n, seats, len(SECTIONS) * count + 2))
    for seat, power in enumerate(players):
        columns[:, seat, power] = 1.0
        for section in range(len(SECTIONS) - 1):
            columns[:, seat, (section + 1) * count + power] = measured[:, seat, section]
    columns[:, :, -2:] = measured[:, :, -2:]
    return columns


def likely(columns: Array, weights: Array) -> Array:
    pulls = columns @ weights
    pulls = np.exp(pulls - pulls.max(axis=1, keepdims=True))
    chances: Array = pulls / pulls.sum(axis=1, keepdims=True)
    return chances


def fitted(columns: Array, won: Array, start: Array, free: Array) -> Array:
    """The weights that make the winners most likely; only the free ones are changed."""
    weights, slow, square = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for step in range(1, STEPS + 1):
        error = likely(columns, weights) - won
        slope = np.einsum("npk,np->k", columns, error) / len(won) + SHRINK * weights / len(won)
        slow, square = 0.9 * slow + 0.1 * slope, 0.999 * square + 0.001 * slope**2
        weights -= free * PACE * (slow / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def surprise(chances: Array, won: Array) -> float:
    """How unlikely the winners were thought: the mean logarithm; 0 is foresight, 1.39 is four equal chances."""
    return float(-(won * np.log(np.maximum(chances, 1e-4))).sum(axis=1).mean())


# --- the file ---------------------------------------------------------------------------------------------------------


def written(weights: Array, call: str, tested: float, blind: float, games: int, more: int) -> str:
    lines = [
        "# What makes a player win. What each number means is told in scripted/foresight.py.",
        f"# Made by: {call}",
        f"# from {games} games of four and {more} of five. Winners of games kept apart: mean surprise {tested:.3f};",
        f"# {blind:.3f} if only the Powers' shares of victories were known.",
    ]
    for n, section in enumerate(SECTIONS):
        lines += ["", f"[{section}]"]
        lines += [f"{power} = {weights[n * len(POWERS) + p]:.3f}" for p, power in enumerate(POWERS)]
    lines += ["", "[others]", f"now = {weights[-2]:.3f}", f"hope = {weights[-1]:.3f}"]
    return "\n".join(lines) + "\n"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fit_search", description="Make weights/search.toml.")
    parser.add_argument(
        "--games", type=int, default=1000, help="of the four base Powers; a quarter as many of all five"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--out", type=Path, default=OUT, help="the file (the one the search bot reads)")
    args = parser.parse_args(words)
    if args.games < 8:
        parser.error("--games must be 8 or more.")
    count = len(POWERS)
    four = list(played(FOUR, args.games, args.seed, args.jobs))
    five = list(played(POWERS, args.games // 4, args.seed, args.jobs))
    measured, won, number = arrays(four)
    columns = spread_out(measured, list(range(4)), count)
    nothing, free = np.zeros(len(SECTIONS) * count + 2), np.ones(len(SECTIONS) * count + 2)
    known = number % 4 != 0
    trial = fitted(columns[known], won[known], nothing, free)
    shares = np.tile(won[known].mean(axis=0), (int((~known).sum()), 1))
    tested, blind = surprise(likely(columns[~known], trial), won[~known]), surprise(shares, won[~known])
    weights = fitted(columns, won, nothing, free)
    rat = np.zeros_like(free)
    rat[[n * count + count - 1 for n in range(len(SECTIONS))]] = 1.0
    measured, won, _ = arrays(five)
    weights = fitted(spread_out(measured, list(range(count)), count), won, weights, rat)
    call = f"python -m tools.fit_search --games {args.games} --seed {args.seed}"
    args.out.write_text(written(weights, call, tested, blind, len(four), len(five)), encoding="utf-8")
    print(f"Surprise {tested:.3f}, blind {blind:.3f}. Written: {args.out}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
