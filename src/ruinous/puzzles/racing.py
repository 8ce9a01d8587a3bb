"""Every way to play one turn, raced through throws until one family is left, or none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from ruinous.bots.search_end import Line, taken
from ruinous.puzzles.playing import USUAL, Manner, Reached, ended, idle, worths
from ruinous.rules.actions import NOTATION, PASS
from ruinous.rules.puzzle import alike
from ruinous.rules.state import GameState

ANSWERS = 24  # ways to answer what one action asks
MOST = 400  # ways to play the turn
GLANCE = 3  # throws in which nobody else does anything, that sort out what leads nowhere
SPREAD = 2.0  # standard errors that are allowed for luck
STAGES = (4, 10, 24, 48)  # throws after which those that are clearly behind leave
ACCEPTED = 0.5  # of the margin: ways of the best family that are no worse than that are right, too


@dataclass(slots=True)
class Runner:
    """A way to play the turn, and what it was worth in each throw."""

    line: Line
    family: tuple[object, ...]
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


@dataclass(frozen=True, slots=True)
class Bar:
    """How clear a puzzle must be."""

    least: float  # what the right turn is worth
    margin: float  # by which everything else is worse


def ways(g: GameState) -> Iterator[Line]:
    """Every way to play the turn, to pass included; of those that come to the same, one."""
    count = 0
    for action in fresh(g):
        for number, line in enumerate(_answered(g, g, (action,))):
            if number == ANSWERS or count == MOST:
                break
            count += 1
            yield line


def fresh(g: GameState) -> list[int]:
    """The legal actions, one of each that come to the same."""
    found: dict[tuple[object, ...], int] = {}
    for action in g.actions or ():
        found.setdefault(alike(g, action), action)
    return list(found.values())


def _answered(start: GameState, before: GameState, line: Line) -> Iterator[Line]:
    c = before.copy()
    if not taken(c, line[-1], start.seat):
        yield line
        return
    for action in fresh(c):
        yield from _answered(start, c, (*line, action))


def promising(g: GameState, reached: Reached, seed: int = 0) -> list[Line]:
    """The ways to play the turn that lead to what is wanted if nobody does anything more. All others lead nowhere."""
    throws = drawn(seed)
    return [line for line in ways(g) if line == (PASS,) or glance(g, line, throws, reached)]


def drawn(seed: int) -> list[int]:
    return [Random(f"{seed} {n}").getrandbits(40) * 2 + n % 2 for n in range(STAGES[-1])]


def race(
    g: GameState, lines: list[Line], reached: Reached, bar: Bar, seed: int = 0, manners: tuple[Manner, ...] = USUAL
) -> list[Runner]:
    """The ways to play the turn, the best first, if one family wins the race clearly; else nothing."""
    running = [Runner(line, alike(g, line[0])) for line in lines if line[0] in (g.actions or ())]
    if not 1 < len({r.family for r in running}) <= CROWD or len(running) > MOST_HOPEFUL:
        return []
    runners, throws, begin = running, drawn(seed), 0
    for end in STAGES:
        for runner in running:
            runner.values += worths(g, runner.line, throws[begin:end], reached, manners)
        begin = end
        slack = SPREAD * sqrt(0.25 / end)
        best = max(running, key=lambda r: r.mean)
        rival = max((r.mean for r in running if r.family != best.family), default=0.0)
        if best.mean < bar.least - slack or rival > best.mean - bar.margin + slack:
            return []
        running = [r for r in running if r.mean >= best.mean - bar.margin - slack or r.family == best.family]
    best = max(running, key=lambda r: r.mean)
    if best.mean < bar.least or best.line == (PASS,):
        return []
    ran = sorted((r for r in runners if r.values), key=lambda r: (-r.mean, NOTATION[r.line[0]]))
    if any(r.family != best.family and r.mean > best.mean - bar.margin for r in ran):
        return []
    return ran


def glance(g: GameState, line: Line, throws: Sequence[int], reached: Reached) -> bool:
    """Whether a line leads anywhere if nobody does anything more: in two of three throws."""
    good = 0
    for number, throw in enumerate(throws[:GLANCE]):
        good += reached(ended(g, g.seat, line, throw, idle)) > 0
        if good == 2 or number - good == 1:
            return good == 2
    return False


CROWD = 12  # families that may look hopeful at a glance; with more it is no puzzle
MOST_HOPEFUL = 60  # ways to play the turn that may


def right(ran: Sequence[Runner], bar: Bar) -> list[Runner]:
    """The ways of the best family that are right."""
    best = ran[0]
    return [r for r in ran if r.family == best.family and r.mean >= best.mean - ACCEPTED * bar.margin]


def rivals(ran: Sequence[Runner]) -> list[Runner]:
    """The best way of every other family, the best first."""
    found: dict[tuple[object, ...], Runner] = {}
    for r in ran:
        if r.family != ran[0].family:
            found.setdefault(r.family, r)
    return list(found.values())
