"""Who plays the next game of a group, and as which Power: everybody as often as the others, and each Power too.

The same past gives the same plan. What is planned is a proposal: a host may change it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from ruinous.groups.group import Seat
from ruinous.rules.ids import PowerId
from ruinous.rules.setup import FEWEST

FAR = 10_000  # more than any difference of scores: not to meet again comes first

Played = Mapping[str, str]
"""A game of the past: who played which Power. The past is a list of them, the oldest first."""


class Plan(NamedTuple):
    seats: tuple[Seat, ...]  # in the order of the Powers
    bench: tuple[str, ...]  # whose turn it is not


def planned(people: Sequence[str], past: Sequence[Played], pool: Sequence[PowerId]) -> Plan:
    """The next game of these people, with Powers of the pool. Of fewer than three people seats stay free."""
    size = min(max(len(people), FEWEST), len(pool))
    seated = chosen(people, past, size)
    return Plan(dealt(seated, past, pool), tuple(person for person in people if person not in seated))


def chosen(people: Sequence[str], past: Sequence[Played], size: int) -> list[str]:
    """Those who have waited longest; of those who have waited as long, who has played least."""
    last = {person: n for n, game in enumerate(past) for person in game}
    games = {person: sum(person in game for game in past) for person in people}
    waiting = sorted(people, key=lambda person: (last.get(person, -1), games[person]))  # else as they stand
    return sorted(waiting[:size], key=list(people).index)


def dealt(people: Sequence[str], past: Sequence[Played], pool: Sequence[PowerId]) -> tuple[Seat, ...]:
    """Seats for these people so that each comes to play every Power as often as the others.

    Of all ways to deal the Powers it is the one in which they have played them least; then the one with the Powers
    that were played least; then the one in which it is longest ago. A Power that nobody has is left out, down to three.
    """
    size = max(len(people), FEWEST)
    times = {(person, power): sum(game.get(person) == power for game in past) for person in people for power in pool}
    ago = {
        (person, power): next((n for n, game in enumerate(reversed(past)) if game.get(person) == power), len(past))
        for person in people
        for power in pool
    }

    among = {power: sum(times[person, power] for person in people) for power in pool}

    def worth(powers: Sequence[PowerId]) -> tuple[int, int, int]:
        pairs = list(zip(people, powers, strict=True))
        least = sum(times[pair] ** 2 + times[pair] for pair in pairs)
        return least, sum(among[power] for power in powers), -sum(ago[pair] for pair in pairs)

    powers = min(permutations(pool, len(people)), key=worth)
    free = [power for power in pool if power not in powers][: size - len(people)]
    held = dict(zip(powers, people, strict=True))
    return tuple(Seat(power, held.get(power, "")) for power in pool if power in held or power in free)


def sizes(people: int, most: int) -> tuple[int, ...]:
    """Tables of three to `most` for so many people, as near to four as can be and all but even.

    If they do not come out, the sizes add up to fewer: the others have to sit out.
    """
    for seated in range(people, FEWEST - 1, -1):
        counts = range(-(-seated // most), seated // FEWEST + 1)
        if counts:
            count = min(counts, key=lambda tables: (abs(seated / tables - 4), -tables))
            return tuple(seated // count + (n < seated % count) for n in range(count))
    return ()


def tables(
    people: Sequence[str], most: int, scores: Mapping[str, float], met: Mapping[frozenset[str], int]
) -> list[list[str]]:
    """These people at tables: who has met before apart as far as can be, and then those of like score together.

    They come in the order in which they stand. Two at a time change tables for as long as that makes it better.
    """
    found, start = list[list[str]](), 0
    for size in sizes(len(people), most):
        found.append(list(people[start : start + size]))
        start += size

    def strain(table: Sequence[str]) -> float:
        return sum(
            FAR * met.get(frozenset(pair), 0) ** 2 + abs(scores.get(pair[0], 0) - scores.get(pair[1], 0))
            for pair in combinations(table, 2)
        )

    def gain(one: list[str], a: int, other: list[str], b: int) -> float:
        before = strain(one) + strain(other)
        one[a], other[b] = other[b], one[a]
        after = strain(one) + strain(other)
        one[a], other[b] = other[b], one[a]
        return before - after

    while True:
        swaps = [
            (gain(one, a, other, b), -n, -m, -a, -b)
            for (n, one), (m, other) in combinations(enumerate(found), 2)
            for a in range(len(one))
            for b in range(len(other))
        ]
        best = max(swaps, default=(0.0, 0, 0, 0, 0))
        if best[0] < 0.001:
            return found
        _, n, m, a, b = best
        one, other = found[-n], found[-m]
        one[-a], other[-b] = other[-b], one[-a]
