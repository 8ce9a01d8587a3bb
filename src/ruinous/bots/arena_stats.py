"""The figures of an arena: shares with intervals, Plackett-Luce ratings, and how long the bots thought.

The games of a block share one secret, so they are not independent. Intervals (95 %) therefore look at whole blocks:

- a share of victories: Wilson's interval at the effective number of games, which is the number of independent games
  that would vary as much as the blocks do;
- a mean place: the mean ± Student's t · the standard error between blocks;
- a rating: the rating ± Student's t · its standard error over 200 bootstrap samples of the blocks.

With fewer than ten blocks there is no telling how they vary, and each game is taken as a block of its own.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from math import exp, inf, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from ruinous.bots.arena import Outcome
from ruinous.rules.ids import POWERS

ENDS = ("max_threat", "fifty_vp", "five_ruined", "deck_empty")  # how a game can end (R18)
Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
FEW = 10  # blocks
SAMPLES = 200  # of the bootstrap
ELO = 400 / log(10)  # Elo points per unit of log strength
ELO_MEAN = 1500
PRIOR = 0.5  # games each bot has won, and as many lost, against one of strength 1 before it starts

Pair = tuple[float, float]  # what was counted in a block, and out of how much
Interval = tuple[float, float]
Stage = tuple[int, tuple[int, ...]]  # who came next, out of whom
Stages = dict[Stage, float]
Seat = tuple[Outcome, int]  # a game, and a seat by its place in `powers`
Figures = dict[str, Any]


# --- intervals ----------------------------------------------------------------------------------------------------


def student(freedom: float) -> float:
    """The 97.5 % quantile of Student's t, to 0.01 from five degrees of freedom on.

    >>> round(student(9), 2), round(student(1e9), 2)
    (2.26, 1.96)
    """
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(share: float, size: float, z: float = Z) -> Interval:
    """Wilson's interval of a share seen in so many independent trials.

    >>> [round(bound, 4) for bound in wilson(0.5, 100)]
    [0.4038, 0.5962]
    """
    middle = (share + z * z / (2 * size)) / (1 + z * z / size)
    half = z * sqrt(share * (1 - share) / size + z * z / (4 * size * size)) / (1 + z * z / size)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratio(pairs: Sequence[Pair]) -> tuple[float, float]:
    """A ratio summed over blocks, and its standard error as the blocks vary."""
    size = sum(n for _, n in pairs)
    mean = sum(x for x, _ in pairs) / size
    if len(pairs) < 2:
        return mean, inf
    spread = sum((x - mean * n) ** 2 for x, n in pairs)
    return mean, sqrt(spread * len(pairs) / (len(pairs) - 1)) / size


def share_interval(pairs: Sequence[Pair]) -> Interval:
    """The interval of a share of victories, block by block."""
    share, error = ratio(pairs)
    size = sum(n for _, n in pairs)
    spread = share * (1 - share)
    if len(pairs) < FEW:
        return wilson(share, size)
    t = student(len(pairs) - 1)
    if spread < 1e-12:  # won or lost everything: the blocks tell nothing about how they vary
        return wilson(share, size, t)
    # As if there were one block more, which varied like independent games: blocks that are all alike prove little.
    variance = error**2 + spread / (size * len(pairs))
    return wilson(share, spread / variance, t)


def mean_interval(pairs: Sequence[Pair], least: float, most: float) -> Interval:
    """The interval of a mean that lies between two bounds, block by block."""
    mean, error = ratio(pairs)
    if len(pairs) < 3:
        return least, most
    half = student(len(pairs) - 1) * error
    return max(least, mean - half), min(most, mean + half)


# --- ratings ------------------------------------------------------------------------------------------------------


def stages(groups: list[list[int]], names: Sequence[int]) -> Stages:
    """A ranking as choices: the first out of all, the second out of the rest … Equals count in every order alike."""
    found: Stages = defaultdict(float)
    rest = sorted(names[n] for group in groups for n in group)
    for group in groups:
        orders = list(permutations(names[n] for n in group))
        for order in orders:
            left = rest[:]
            for name in order:
                if len(set(left)) > 1:  # a choice among copies of one bot says nothing
                    found[name, tuple(left)] += 1 / len(orders)
                left.remove(name)
        for n in group:
            rest.remove(names[n])
    return found


def plackett_luce(
    found: Stages, bots: int, start: Sequence[float] = (), prior: Sequence[Pair] | None = None
) -> list[float]:
    """Log strengths with mean 0 that fit the choices best, by minorisation and maximisation (Hunter 2004).

    `prior` are games won and lost against an opponent of strength 1: they keep the strength of a bot finite that wins
    or loses every game.
    """
    games = prior or [(PRIOR, PRIOR)] * bots
    won = [first for first, _ in games]
    among: dict[tuple[int, ...], float] = defaultdict(float)
    for (name, left), count in found.items():
        won[name] += count
        among[left] += count
    strength = [exp(s) for s in start] or [1.0] * bots
    for _ in range(1000):
        against = [(first + second) / (s + 1) for (first, second), s in zip(games, strength, strict=True)]
        for left, count in among.items():
            part = count / sum(strength[name] for name in left)
            for name in left:
                against[name] += part
        new = [w / a for w, a in zip(won, against, strict=True)]
        change = max(abs(log(a / b)) for a, b in zip(new, strength, strict=True))
        strength = new
        if change < 1e-6:
            break
    logs = [log(s) for s in strength]
    return [s - fmean(logs) for s in logs]


def ratings(blocks: Sequence[Stages], bots: int) -> list[tuple[float, Interval]]:
    """The rating of each bot with its interval. The games of the prior are resampled as well, by random weights."""
    best = plackett_luce(total(blocks), bots)
    if bots == 1:
        return [(0.0, (0.0, 0.0))]
    if len(blocks) < 3:
        return [(rating, (-inf, inf)) for rating in best]
    random = Random(len(blocks))
    samples = []
    for _ in range(SAMPLES):
        prior = [(random.expovariate(1 / PRIOR), random.expovariate(1 / PRIOR)) for _ in range(bots)]
        samples.append(plackett_luce(total(random.choices(blocks, k=len(blocks))), bots, best, prior))
    t = student(len(blocks) - 1)
    halves = [t * stdev(sample[n] for sample in samples) for n in range(bots)]
    return [(rating, (rating - half, rating + half)) for rating, half in zip(best, halves, strict=True)]


def total(blocks: Iterable[Stages]) -> Stages:
    """The choices of several games together."""
    found: Stages = defaultdict(float)
    for block in blocks:
        for stage, count in block.items():
            found[stage] += count
    return found


# --- the summary --------------------------------------------------------------------------------------------------


def summary(outcomes: list[Outcome], *, seed: int = 1, seconds: float | None = None) -> dict[str, Any]:
    """Everything the reports show, ready for JSON. The bots stand from the strongest to the weakest."""
    names = list(dict.fromkeys(name for o in outcomes for name in o.bots))
    blocks = _blocks(outcomes)
    choices = [total(stages(o.groups, [names.index(name) for name in o.bots]) for o in block) for block in blocks]
    rated = ratings(choices, len(names))
    bots = [_bot(name, rated[n], blocks, seconds) for n, name in enumerate(names)]
    bots.sort(key=lambda bot: (-bot["rating"], bot["name"]))
    games = len(outcomes)
    ends = Counter(o.condition for o in outcomes)
    return {
        "games": games,
        "blocks": len({o.block for o in outcomes}),
        "seed": seed,
        "players": len(outcomes[0].powers),
        "time_ms": None if seconds is None else _round(1000 * seconds),
        "bots": bots,
        "powers": {p: _power(p, blocks) for p in POWERS if any(p in o.powers for o in outcomes)},
        "conditions": {c: {"games": ends[c], "share": _round(ends[c] / games)} for c in ENDS},
        "length": {
            "rounds": _round(fmean(o.rounds for o in outcomes)),
            "decisions": _round(fmean(sum(o.decisions) for o in outcomes)),
            "by_rounds": {str(r): n for r, n in sorted(Counter(o.rounds for o in outcomes).items())},
        },
        "shared": sum(len(o.winners) > 1 for o in outcomes),
        "nobody": sum(not o.winners for o in outcomes),
    }


def _blocks(outcomes: list[Outcome]) -> list[list[Outcome]]:
    """The games block by block; with few blocks each game by itself."""
    blocks: dict[int, list[Outcome]] = defaultdict(list)
    for o in outcomes:
        blocks[o.block].append(o)
    return list(blocks.values()) if len(blocks) >= FEW else [[o] for o in outcomes]


def _bot(name: str, rated: tuple[float, Interval], blocks: list[list[Outcome]], seconds: float | None) -> Figures:
    """The figures of one name. With several copies at a table a share is that of one copy; `together` is of all."""
    seats = [[(o, n) for o in block for n, bot in enumerate(o.bots) if bot == name] for block in blocks]
    seats = [block for block in seats if block]
    games = [len({o.number for o, _ in block}) for block in seats]
    won = _won(seats)
    places: list[Pair] = [(sum(o.places[n] for o, n in block), len(block)) for block in seats]
    together: list[Pair] = [(wins, n) for (wins, _), n in zip(won, games, strict=True)]
    rating, interval = rated
    flat = [seat for block in seats for seat in block]
    powers = _split(seats, lambda o, n: o.powers[n])
    ends = _split(seats, lambda o, n: o.condition)
    return {
        "name": name,
        "copies": _round(len(flat) / sum(games)),
        "games": sum(games),
        **_share(won),
        "together": _share(together),
        "place": _round(ratio(places)[0]),
        "place_interval": _bounds(mean_interval(places, 1, len(flat[0][0].powers))),
        "rating": _round(rating),
        "rating_interval": _bounds(interval),
        "elo": round(ELO_MEAN + ELO * rating),
        "elo_interval": _bounds((ELO_MEAN + ELO * interval[0], ELO_MEAN + ELO * interval[1]), 0),
        "vp": _round(fmean(o.scores[n] for o, n in flat)),
        "powers": {p: _share(_won(powers[p])) for p in POWERS if p in powers},
        "conditions": {c: _share(_won(ends[c])) for c in ENDS if c in ends},
        "timing": _timing(flat, seconds),
    }


def _power(power: str, blocks: list[list[Outcome]]) -> Figures:
    """The figures of one Power, whoever played it."""
    seats = [[(o, o.powers.index(power)) for o in block if power in o.powers] for block in blocks]
    seats = [block for block in seats if block]
    flat = [seat for block in seats for seat in block]
    return {
        "games": len(flat),
        **_share(_won(seats)),
        "place": _round(fmean(o.places[n] for o, n in flat)),
        "vp": _round(fmean(o.scores[n] for o, n in flat)),
        "conditions": {c: _round(sum(o.wins[n] for o, n in flat if o.condition == c)) for c in ENDS},
    }


def _timing(seats: list[Seat], seconds: float | None) -> Figures:
    decisions = sum(o.decisions[n] for o, n in seats)
    thought = sum(o.thought[n] for o, n in seats)
    return {
        "decisions": decisions,
        "per_second": round(decisions / thought, 1) if thought else None,
        "mean_ms": round(1000 * thought / decisions, 3) if decisions else None,
        "max_ms": round(1000 * max(o.slowest[n] for o, n in seats), 3),
        "over_budget": None if seconds is None else sum(o.late[n] for o, n in seats),
    }


def _split(blocks: list[list[Seat]], by: Callable[[Outcome, int], str]) -> dict[str, list[list[Seat]]]:
    """The seats parted by what is asked of them, each part block by block."""
    parts: dict[str, list[list[Seat]]] = defaultdict(list)
    for block in blocks:
        for key in sorted({by(o, n) for o, n in block}):
            parts[key].append([(o, n) for o, n in block if by(o, n) == key])
    return parts


def _won(blocks: list[list[Seat]]) -> list[Pair]:
    return [(sum(o.wins[n] for o, n in block), len(block)) for block in blocks]


def _share(pairs: list[Pair]) -> Figures:
    return {
        "wins": _round(sum(x for x, _ in pairs)),
        "win_share": _round(ratio(pairs)[0]),
        "interval": _bounds(share_interval(pairs)),
    }


def _round(number: float, digits: int = 4) -> float | int:
    rounded = round(number, digits)
    return int(rounded) if rounded == int(rounded) else rounded


def _bounds(interval: Interval, digits: int = 4) -> list[float | int] | None:
    return None if inf in interval else [_round(bound, digits) for bound in interval]
