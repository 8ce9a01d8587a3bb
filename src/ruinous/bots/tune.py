"""Tuning: a search for better weights by self-play, for each Power its own, reproducible from its seed.

In each generation many games are played in which every player has weights of his own, drawn around the present ones of
his Power, each in its logarithm. Draws are independent, so the slope of a weight is how its draws go with the marks of
the games: every game teaches something about every weight of every Power in it. Weights whose slopes stand out from
chance are moved. These games are played by the quick policy of the search bot, which values things by the same weights
and is several times as fast. At the end the scripted bot itself plays fresh games with the weights found in one seat
and the old ones in the others; the file that is written says how it was made, and how that went.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, fields
from math import exp, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from ruinous.bots import workers
from ruinous.bots.scripted import ScriptedBot
from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.policy import Policy, decided
from ruinous.bots.scripted.weights import BASE, Weights, changed, load, read
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.words import phrase, say

FIXED = ("win", "loss")  # the scale of the rest
NAMES = tuple(f.name for f in fields(Weights) if f.name not in FIXED)
TABLE = POWERS[:4]
SPREAD = 0.25  # of each weight's logarithm in the draws
MARGIN = 0.5  # what a lead is worth in the mark of a game, against a win
CHANCE = 1.0  # standard errors of a slope that are taken for chance
MOVE = 0.75  # spreads that a weight is moved for each standard error beyond
FRESH = 10**9  # seeds from here on are those of the last test
FARTHEST = 1.5  # spreads that a weight is moved at most in one generation

Sets = dict[str, Weights]  # by Power


@dataclass(frozen=True, slots=True)
class Trial:
    """One game of a generation: the present weights, and the seed of the game and of the draws."""

    sets: Sets
    seed: int


@dataclass(frozen=True, slots=True)
class Duel:
    """One game of the last test: the weights found in one seat, the old ones in the others."""

    found: Sets
    before: Sets
    seat: str
    seed: int


@dataclass(frozen=True, slots=True)
class Tuned:
    """What tuning found."""

    sets: Sets
    before: Sets
    wins: dict[str, float]  # of the last test, by Power; by chance its share among the old ones
    games: int  # of that test, for each Power
    moved: tuple[int, ...]  # how many weights each generation has moved

    @property
    def share(self) -> float:
        return sum(self.wins.values()) / (self.games * len(self.wins))


# --- games --------------------------------------------------------------------------------------------------------


def tried(trial: Trial) -> dict[str, tuple[list[float], float]]:
    """Play one game of a generation: for each Power its draws, in spreads, and its mark."""
    random = Random(f"tune {trial.seed}")
    draws = {p: [random.gauss(0, 1) for _ in NAMES] for p in TABLE}
    policies = {p: Policy(Evaluation(POWERS.index(p), moved(trial.sets[p], draws[p]))) for p in TABLE}
    game = Game.new(TABLE, trial.seed)
    while game.state.actions:
        game.play(decided(policies[POWERS[game.state.seat]], game.state, random))
    return {p: (draws[p], sum(mark(game, p))) for p in TABLE}


def fought(duel: Duel) -> float:
    """Play one game of the last test: the challenger's share of the victory."""
    game = Game.new(TABLE, duel.seed)
    bots = {
        p: ScriptedBot(f"{duel.seed} {p}", weights=(duel.found if p == duel.seat else duel.before)[p]) for p in TABLE
    }
    while game.state.actions:
        seat = POWERS[game.state.seat]
        game.play(bots[seat].choose(game.copy(seat)))
    return mark(game, duel.seat)[0]


def mark(game: Game, power: str) -> tuple[float, float]:
    """What a game was for a player: his share of the victory, and something for his lead over the others."""
    result, g = game.result, game.state
    assert result is not None
    limit = g.rules.content.limits.vp
    near = {p: min(max(g.vp[p] / limit, g.dial[p] / (len(g.rules.dials[p]) - 1)), 1.0) for p in g.powers}
    own = near.pop(POWERS.index(power))
    won = 1 / len(result.winners) if power in result.winners else 0.0
    return won, MARGIN * (own - max(near.values()))


def moved(weights: Weights, spreads: list[float]) -> Weights:
    """Weights moved by so many spreads each."""
    return changed(weights, **{n: getattr(weights, n) * exp(SPREAD * x) for n, x in zip(NAMES, spreads, strict=True)})


# --- the search ---------------------------------------------------------------------------------------------------


def tune(
    games: int = 400,
    generations: int = 2,
    seed: int = 1,
    jobs: int = 1,
    out: str | Path | None = None,
    tests: int = 20,
    progress: Callable[[str], None] | None = None,
) -> Tuned:
    """Search for better weights than those of champion.toml. `games` are played in each generation, and at last `tests`
    by the scripted bot for each Power.
    """
    if games < 2 or generations < 1 or tests < 1:
        raise ValueError(say("commands.tuned.few"))
    before = {p: load(BASE, POWERS.index(p)) for p in TABLE}
    sets, counts = before, []
    for generation in range(generations):
        trials = [Trial(sets, (seed * generations + generation) * games + n) for n in range(games)]
        results = list(_told(_each(tried, trials, jobs), games, generation + 1, progress))
        steps = {p: [_step([r[p] for r in results], n) for n in range(len(NAMES))] for p in TABLE}
        sets = {p: moved(sets[p], steps[p]) for p in TABLE}
        counts.append(sum(step != 0 for row in steps.values() for step in row))
    sets = {p: Weights(**{name: float(f"{x:.3g}") for name, x in asdict(w).items()}) for p, w in sets.items()}
    duels = [Duel(sets, before, p, FRESH + seed * tests + n) for n in range(tests) for p in TABLE]
    shares = list(_told(_each(fought, duels, jobs), len(duels), 0, progress))
    wins = {p: sum(shares[n :: len(TABLE)]) for n, p in enumerate(TABLE)}
    tuned = Tuned(sets, before, wins, tests, tuple(counts))
    if out is not None:
        call = f"ruinous tune --games {games} --generations {generations} --seed {seed} --tests {tests}"
        Path(out).write_text(written(tuned, call), encoding="utf-8")
    return tuned


def _step(results: list[tuple[list[float], float]], weight: int) -> float:
    """How far to move a weight, in spreads: by the slope of the marks, as far as it stands out from chance."""
    mean = sum(mark for _, mark in results) / len(results)
    products = [draws[weight] * (mark - mean) for draws, mark in results]
    slope = sum(products) / len(products)
    error = sqrt(sum((x - slope) ** 2 for x in products) / (len(products) - 1) / len(products))
    beyond = abs(slope) / error - CHANCE if error else 0.0
    if beyond <= 0:
        return 0.0
    return min(MOVE * beyond, FARTHEST) * (1 if slope > 0 else -1)


def _each(work: Callable[[Any], Any], orders: list[Any], jobs: int) -> Iterator[Any]:
    """Do all the work, in so many processes; the order of the results is that of the orders."""
    if jobs == 1:
        yield from map(work, orders)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=workers.begin) as pool:
        yield from pool.map(work, orders, chunksize=2)


def _told(results: Iterator[Any], count: int, generation: int, progress: Callable[[str], None] | None) -> Iterator[Any]:
    """The results as they come; `generation` is 0 for the last test."""
    for number, result in enumerate(results, 1):
        if progress and (number == count or number % 50 == 0):
            id = "commands.tuned.generation" if generation else "commands.tuned.last_test"
            progress(phrase(id, {"generation": generation, "done": number, "games": count}))
        yield result


# --- the file -----------------------------------------------------------------------------------------------------


def written(tuned: Tuned, call: str) -> str:
    """The text of a weights file, with how it was made. Weights of one Power alone stand in its section."""
    old = read(BASE)
    lines = [
        "# Weights of the scripted bot. What each one means is told in scripted/weights.py.",
        f"# Found by self-play: {call}",
        "# from weights made by hand. Last test, one seat with these, three with those before, by Power: "
        + ", ".join(f"{p} {won:g}" for p, won in tuned.wins.items())
        + f" of {tuned.games} games each.",
        "",
        "[weights]",
        *(f"{name} = {value:g}" for name, value in old["weights"].items()),
    ]
    for power in POWERS:
        own = asdict(tuned.sets[power]) if power in tuned.sets else old.get(power, {})
        lines += ["", f"[{power}]", *(f"{name} = {x:g}" for name, x in own.items() if old["weights"][name] != x)]
    lines += ["", "[upgrades]", *(f'"{name}" = {value:g}' for name, value in old["upgrades"].items())]
    return "\n".join(lines) + "\n"
