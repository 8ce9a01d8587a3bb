"""A round played to its end, again and again: what comes of a line in deals and dice that nobody can know.

A *throw* is a number that everything unknown follows from: the hidden cards are dealt anew as far as the seat does not
know them, and all dice fall by it. A *manner* is how everybody uses what power is left; questions after the turns are
answered by the novice's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random

from ruinous.bots.novice import RULES
from ruinous.bots.scripted.policy import Policy
from ruinous.bots.scripted.weights import BASE, load
from ruinous.bots.search_end import Line, taken
from ruinous.bots.search_rest import over, quick
from ruinous.bots.search_value import judge
from ruinous.rules import engine
from ruinous.rules.actions import PASS
from ruinous.rules.ids import N_POWERS
from ruinous.rules.state import Frame, GameState
from ruinous.rules.view import information_set

Manner = Callable[[GameState, Random], int]  # what anybody does on his turn
Reached = Callable[[GameState], float]  # what the end of the round is worth


@cache
def policy(temperament: str = BASE) -> Policy:
    """The quick policy of the search bot, by the taste of a scripted one."""
    return Policy(judge(), {p: load(temperament, p) for p in range(N_POWERS)})


def cunning(temperament: str = BASE) -> Manner:
    """A manner that looks at what each action changes."""

    def choice(g: GameState, random: Random) -> int:
        plays = policy(temperament)
        plays.begin(g)
        return plays.choice(g, random)

    return choice


def simple(g: GameState, random: Random) -> int:
    """A manner that goes by the novice's rules, equals by lot."""
    rule = RULES["turn"]
    return max(g.actions or (), key=lambda action: (rule(g, g.seat, action), random.random()))


def idle(g: GameState, random: Random) -> int:
    """A manner of those who do nothing any more."""
    return PASS


USUAL: tuple[Manner, ...] = (cunning(), simple)
OTHERS: tuple[Manner, ...] = (cunning("warlike"), simple, cunning("patient"), idle, cunning("schemer"))
ALL_ROUND: tuple[Manner, ...] = (cunning("warlike"), simple, cunning("patient"), cunning("schemer"))


def ended(g: GameState, seat: int, line: Line, throw: int, manner: Manner) -> GameState:
    """The end of the round in one throw: the seat plays a line and passes from then on, the others go on."""
    c, random = information_set(g, seat, throw), Random(throw)
    for action in line:
        if action not in (c.actions or ()):  # cards or dice are other than expected
            break
        taken(c, action, seat)

    def choose(c: GameState, actions: list[int]) -> int:
        if len(actions) == 1 or c.stack[-1][0] != "turn":
            return quick(c, actions)
        return PASS if c.seat == seat else manner(c, random)

    engine.go_on(c, over, choose)
    return c


def worths(
    g: GameState, line: Line, throws: Iterable[int], reached: Reached, manners: tuple[Manner, ...] = USUAL
) -> list[float]:
    """What a line is worth in some throws, each by the next manner."""
    return [reached(ended(g, g.seat, line, throw, manners[throw % len(manners)])) for throw in throws]


def wins(seat: int) -> Reached:
    """1 where a seat wins alone at the end of the round."""
    return lambda g: float(g.result is not None and g.result[1] == (seat,))


def stands(seat: int) -> Reached:
    """1 where nobody else has won at the end of the round."""
    return lambda g: float(g.result is None or not any(p != seat for p in g.result[1]))


# --- beyond the round -------------------------------------------------------------------------------------------------


def to_the_end(g: GameState, seat: int, throw: int, manner: Manner) -> tuple[int, ...]:
    """Who wins the game in one throw, if everybody plays on in a manner."""
    c, random = information_set(g, seat, throw), Random(throw)

    def choose(c: GameState, actions: list[int]) -> int:
        return manner(c, random) if c.stack[-1][0] == "turn" and len(actions) > 1 else quick(c, actions)

    engine.go_on(c, never, choose)
    return c.result[1] if c.result else ()


def never(frame: Frame) -> bool:
    return False
