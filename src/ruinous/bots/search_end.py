"""The end of the game: what keeps another player from winning this very round.

If somebody is about to win unless something happens, every way to play the turn is tried, with every answer to what it
asks at once, and the round is played out by the rules with everybody passing, in some throws of the dice. What helps
most goes on to the race. The scripted bot's alarm looks only where its evaluation sees a difference; here nothing is
left out as long as there is time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from ruinous.bots.search_rest import over, quick
from ruinous.rules import chance, engine
from ruinous.rules.actions import HIT, PASS, PLAY
from ruinous.rules.ids import N_SPACES, PHASE_SUMMONING
from ruinous.rules.state import Frame, GameState

Line = tuple[int, ...]  # an action, and the answers to what it asks of the same player at once
Late = Callable[[], bool]

THROWS = 12  # of the dice
FIRST = 3  # throws that tell whether there is any danger
POINTS = 30  # more than anybody scores in a round
LEVEL = 0.1  # of the throws: what is that near the best goes on as well
AT_ONCE = 8  # ways to go on with one action that are tried before those of the next
TRIED = 900  # ways to play the turn


def needed(g: GameState, marks: dict[int, float], late: Late) -> dict[int, float]:
    """The actions that help most against another player's victory this round, each with the share of the throws that is
    still lost; nothing if there is no danger, or nothing helps."""
    turn = g.stack[-1][0] == "turn"
    if g.phase != PHASE_SUMMONING or not near(g):
        return {}
    if turn and not any(lost(g, (PASS,), throw) for throw in range(2)):
        return {}
    bad = [throw for throw in range(FIRST) if not turn or lost(g, (PASS,), throw)]
    if 2 * len(bad) <= FIRST:
        return {}
    order = sorted(g.actions or [], key=lambda a: (-marks.get(a, min(marks.values())), a))
    left = [line for line in ways(g, order, late) if not all(lost(g, line, throw) for throw in bad[:2])]
    share: dict[int, float] = {}
    for line in left:
        if late():
            break
        if share.get(line[0], 1.0) > 0:
            share[line[0]] = min(share.get(line[0], 1.0), losses(g, line))
    best = min(share.values(), default=1.0)
    return {a: bad for a, bad in share.items() if bad <= best + LEVEL} if best < 1 else {}


def near(g: GameState) -> bool:
    """Whether somebody else may win this round at all."""
    limits, ruins = g.rules.content.limits, len(g.rules.ruiners) - 1 - g.ruined.bit_count()
    return ruins <= 2 or any(
        g.vp[p] >= limits.vp - POINTS or len(g.rules.dials[p]) - 1 - g.dial[p] <= 2 for p in g.powers if p != g.seat
    )


def losses(g: GameState, line: Line) -> float:
    """The share of the throws that is lost."""
    return sum(lost(g, line, throw) for throw in range(THROWS)) / THROWS


def ways(g: GameState, order: Iterable[int], late: Late) -> Iterator[Line]:
    """Every way to play a turn, or to answer what is asked: some of each action in turn, the better ones first."""
    turn, seen = g.stack[-1][0] == "turn", set()
    left: deque[Iterator[Line]] = deque()
    for action in order:
        place = (action - PLAY) // N_SPACES  # the same card in the same region is tried once
        if turn and (action == PASS or (PLAY <= action < HIT and place in seen)):
            continue
        if turn and PLAY <= action < HIT:
            seen.add(place)
        left.append(answered(g, g, (action,)))
    count = 0
    while left:
        lines = left.popleft()
        some = list(islice(lines, AT_ONCE))
        for line in some:
            count += 1
            if count > TRIED or late():
                return
            yield line
        if len(some) == AT_ONCE:
            left.append(lines)


def answered(g: GameState, c: GameState, line: Line) -> Iterator[Line]:
    c = c.copy()
    if not taken(c, line[-1], g.seat):
        yield line
        return
    for action in c.actions or []:
        yield from answered(g, c, (*line, action))


def taken(c: GameState, action: int, seat: int) -> bool:
    """Carry out an action of a turn; True if the same player must decide something more before the turn is over."""

    def choose(c: GameState, actions: list[int]) -> int | None:
        return None if c.seat == seat and len(actions) > 1 else quick(c, actions)

    return engine.advance(c, action, turn_over, choose)


def turn_over(frame: Frame) -> bool:
    return frame[0] in ("turn", "battle_phase") or over(frame)


def lost(g: GameState, line: Line, throw: int) -> bool:
    """Whether somebody else wins this round if a turn is played like this and everybody passes afterwards.

    What is asked later is answered with the first legal action in one half of the throws, by rules in the other.
    """

    def passing(c: GameState, actions: list[int]) -> int:
        if c.stack[-1][0] == "turn":
            return PASS
        return quick(c, actions) if throw % 2 else actions[0]

    c = chance.thrown(g, f"end {throw}")
    for action in line:
        if action not in (c.actions or ()):  # dice have fallen otherwise than expected
            break
        taken(c, action, g.seat)
    engine.go_on(c, over, passing)
    return c.result is not None and any(p != g.seat for p in c.result[1])
