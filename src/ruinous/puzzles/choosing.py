"""Which of all the puzzles found are shipped: none twice, every kind, every Power, every grade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random

from ruinous.puzzles.checking import formal
from ruinous.rules.puzzle import KINDS, Puzzle, dumps, short

SHARES = {"win": 40, "stop": 55, "summons": 55, "ahead": 40}
"""How many of each kind are wanted."""


def choose(every: Iterable[Puzzle], shares: dict[str, int] = SHARES) -> list[Puzzle]:
    """The puzzles to be shipped, with their ids; of each kind so many, as evenly spread as may be."""
    left = sorted({one.id: one for one in every}.values(), key=lambda one: one.id)
    Random(0).shuffle(left)
    seen: set[str] = set()
    chosen: list[Puzzle] = []
    for kind in KINDS:
        mine = [one for one in left if one.kind == kind]
        counts: Counter[str] = Counter()
        while sum(one.kind == kind for one in chosen) < shares[kind]:
            mine = [one for one in mine if board(one) not in seen]
            if not mine:
                break
            best = min(mine, key=lambda one: sum(counts[mark] * weight for mark, weight in marks(one).items()))
            mine.remove(best)
            if not sound(best):
                continue
            counts.update(marks(best))
            seen.add(board(best))
            chosen.append(best)
    return [named(one, number) for kind in KINDS for number, one in enumerate(ordered(chosen, kind), 1)]


def sound(puzzle: Puzzle) -> bool:
    """Whether the answer can be played as it is shipped: one that hangs on dice thrown on the way may not."""
    shipped = named(puzzle, 0)
    return not any(formal(shipped, shipped.state()))


def marks(puzzle: Puzzle) -> dict[str, int]:
    """What is to be spread, and how much it matters."""
    power = puzzle.seat if puzzle.played else puzzle.solution[0][0]
    return {f"power {power}": 6, f"grade {puzzle.grade}": 3, f"end {puzzle.condition}": 1, f"from {puzzle.source}": 9}


def board(puzzle: Puzzle) -> str:
    """What a position looks like, whoever has how much power in it: one of a board is enough."""
    return puzzle.position.split("old_world", 1)[0].split("\nK power", 1)[0].split(" power ", 1)[0]


def ordered(chosen: list[Puzzle], kind: str) -> list[Puzzle]:
    return sorted((one for one in chosen if one.kind == kind), key=lambda one: (one.grade, one.id))


def named(puzzle: Puzzle, number: int) -> Puzzle:
    return replace(puzzle, id=f"{puzzle.kind}-{number:03d}", position=short(puzzle.position, puzzle.id))


def text(chosen: list[Puzzle]) -> str:
    return "".join(f"{dumps(one)}\n" for one in chosen)
