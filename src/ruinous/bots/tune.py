"""Tuning: a search for better weights by self-play, reproducible from its seed.

An evolution strategy: in each generation a few sets of weights are drawn around the current one, each in the
logarithm of every weight. Each plays the same games as every other one of its generation, one seat against the
present weights in all others, every Power as often as the others. The better half, the best weighing most, gives the
next centre and the next spreads. At the end the last centre plays fresh games against the weights it came from and is
written with a heading that says how it was made.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from random import Random

from ruinous.bots.scripted import ScriptedBot
from ruinous.bots.scripted_weights import BASE, Weights, load, read
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS

FIXED = ("win", "loss")  # the scale of the rest
TABLE = POWERS[:4]
SPREAD = 0.25  # of each weight's logarithm at the start
MARGIN = 0.5  # what a lead is worth in the mark of a game, against a win
CHECK = 4  # times as many games in the last test as in a generation


@dataclass(frozen=True, slots=True)
class Duel:
    """One game of tuning: the challenger's weights and Power, the others' weights, and the game's seed."""

    challenger: Weights
    champion: Weights
    seat: str
    seed: int


@dataclass(frozen=True, slots=True)
class Tuned:
    """What tuning found."""

    weights: Weights
    before: Weights
    share: float  # of its last test against the weights before; by chance 1 / players
    games: int  # of that test
    marks: tuple[float, ...]  # the best mark of each generation


def fought(duel: Duel) -> tuple[float, float]:
    """Play one game: the challenger's share of the victory, and its lead over the best of the others."""
    game = Game.new(TABLE, duel.seed)
    bots = {
        p: ScriptedBot(f"{duel.seed} {p}", weights=duel.challenger if p == duel.seat else duel.champion) for p in TABLE
    }
    while game.state.actions:
        seat = POWERS[game.state.seat]
        game.play(bots[seat].choose(game.copy(seat)))
    result, g = game.result, game.state
    assert result is not None
    limit = g.rules.content.limits.vp
    near = {p: max(g.vp[p] / limit, g.dial[p] / (len(g.rules.dials[p]) - 1)) for p in g.powers}
    own = near.pop(POWERS.index(duel.seat))
    won = 1 / len(result.winners) if duel.seat in result.winners else 0.0
    return won, min(own, 1.0) - min(max(near.values()), 1.0)


def tune(
    games: int = 16,
    generations: int = 10,
    seed: int = 1,
    jobs: int = 1,
    out: str | Path | None = None,
    population: int = 8,
    progress: Callable[[str], None] | None = None,
) -> Tuned:
    """Search for better weights than those of champion.toml. `games` are played by each set in each generation."""
    if games < len(TABLE) or games % len(TABLE):
        raise ValueError(f"The number of games must be a multiple of {len(TABLE)}: every Power plays as often.")
    if population < 4 or generations < 1:
        raise ValueError("Tuning needs at least 4 sets of weights and one generation.")
    random = Random(seed)
    before = load(BASE, 0)
    names = [name for name, value in asdict(before).items() if name not in FIXED and value > 0]
    centre = [log(getattr(before, name)) for name in names]
    spreads = [SPREAD] * len(names)
    best_marks = []
    play = _player(jobs)
    for generation in range(generations):
        points = [centre] + [
            [c + s * random.gauss(0, 1) for c, s in zip(centre, spreads, strict=True)] for _ in range(population - 1)
        ]
        sets = [_weights(before, names, point) for point in points]
        seeds = [random.randrange(1 << 30) for _ in range(games // len(TABLE))]
        duels = [Duel(w, before, p, s) for w in sets for s in seeds for p in TABLE]
        results = list(play(duels))
        marks = [
            sum(won + MARGIN * lead for won, lead in results[n * games : (n + 1) * games]) / games
            for n in range(len(sets))
        ]
        order = sorted(range(len(sets)), key=lambda n: (-marks[n], n))
        elite = order[: len(sets) // 2]
        shares = [log(len(elite) + 1) - log(rank + 1) for rank in range(len(elite))]
        total = sum(shares)
        old = centre
        centre = [sum(k * points[n][i] for k, n in zip(shares, elite, strict=True)) / total for i in range(len(names))]
        for i in range(len(names)):
            moved = sum(k * (points[n][i] - old[i]) ** 2 for k, n in zip(shares, elite, strict=True)) / total
            spreads[i] = max(0.8 * spreads[i] + 0.2 * moved**0.5, 0.05)
        best_marks.append(max(marks))
        if progress:
            progress(f"generation {generation + 1}: marks {' '.join(f'{m:.3f}' for m in marks)}")
    found = _weights(before, names, centre)
    seeds = [random.randrange(1 << 30) for _ in range(games // len(TABLE) * CHECK)]
    last = list(play([Duel(found, before, p, s) for s in seeds for p in TABLE]))
    tuned = Tuned(found, before, sum(won for won, _ in last) / len(last), len(last), tuple(best_marks))
    if out is not None:
        call = f"tune(games={games}, generations={generations}, seed={seed}, population={population})"
        Path(out).write_text(written(tuned, call), encoding="utf-8")
    return tuned


def _weights(before: Weights, names: list[str], point: list[float]) -> Weights:
    return Weights(**(asdict(before) | {name: round(exp(x), 4) for name, x in zip(names, point, strict=True)}))


def _player(jobs: int) -> Callable[[list[Duel]], Iterator[tuple[float, float]]]:
    """Play many games, in so many processes; the order of the results is that of the games."""

    def in_processes(duels: list[Duel]) -> Iterator[tuple[float, float]]:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(fought, duels, chunksize=2)

    return in_processes if jobs > 1 else lambda duels: map(fought, duels)


def written(tuned: Tuned, call: str) -> str:
    """The text of a weights file, with how it was made."""
    lines = [
        "# Weights of the scripted bot. What each one means is told in scripted_weights.py.",
        f"# Found by self-play: ruinous.bots.tune.{call},",
        "# from the weights below as they were before:",
        "#   " + ", ".join(f"{name} {value:g}" for name, value in list(asdict(tuned.before).items())[:14]) + ",",
        "#   " + ", ".join(f"{name} {value:g}" for name, value in list(asdict(tuned.before).items())[14:]) + ".",
        f"# Last test, one seat with these, three with those: {tuned.share:.1%} of {tuned.games} games (chance: 25 %).",
        "",
        "[weights]",
        *(f"{name} = {value:g}" for name, value in asdict(tuned.weights).items()),
    ]
    for section, table in read(BASE).items():
        if section != "weights":
            lines += ["", f"[{section}]", *(f'"{name}" = {value:g}' for name, value in table.items())]
    return "\n".join(lines) + "\n"
