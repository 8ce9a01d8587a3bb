"""The tree of the search bot: one tree for all determinisations (an information-set tree), values for all players.

An edge is an action. What is legal at a node differs between determinisations, for the others hold other cards each
time; so an edge counts how often it was there to be taken, beside how often it was taken. A node begins with the one
action that the quick policy likes best and widens with its visits.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from ruinous.bots.neural import Evaluator
from ruinous.bots.scripted.policy import Policy, advance
from ruinous.rules.ids import N_POWERS
from ruinous.rules.state import GameState

WIDEN = 6.0  # visits of a node for its second action; four times as many for its third
CURIOSITY = 0.12  # weight of the prior against values of about 0 to 1
WARMTH = 1.5  # differences of marks that make an action e times as likely, in victory points or so
DEEPEST = 6  # decisions below the root that are kept in the tree
LONGEST = 200  # decisions of a playout


class Clock:
    """Says when to stop: before the time is up, by what the longest step so far took."""

    __slots__ = ("deadline", "last", "longest")

    def __init__(self, deadline: float) -> None:
        self.deadline = deadline
        self.last = perf_counter()
        self.longest = 0.0

    def late(self) -> bool:
        """To be asked between any two steps."""
        now = perf_counter()
        step, self.last = now - self.last, now
        self.longest = max(self.longest, step)
        return now + self.longest > self.deadline


class Node:
    """A decision in the tree, and what came of the action that led to it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = [0.0] * N_POWERS
        self.children: dict[int, Node] = {}


class Guide(NamedTuple):
    """What leads through a race: who plays on and who judges, for which seat, and until when."""

    policy: Policy
    leaf: Evaluator
    seat: int
    clock: Clock


def simulate(g: GameState, node: Node, guide: Guide, random: Random) -> list[float] | None:
    """Go down the tree from a position, play on by the policy, and tell every node on the way what came of it.

    The position is used up. It stands after the action that leads to `node`: before the battle phase, or before the
    next decision. None if the time was up on the way.
    """
    policy, clock = guide.policy, guide.clock
    if clock.late():
        return None
    path = [node]
    decides = g.actions is not None
    depth = 0
    while decides and depth < DEEPEST and node.visits:
        if clock.late():
            return None
        action, child = select(g, node, policy)
        path.append(child)
        decides = advance(g, action)
        node = child
        depth += 1
    steps = 0
    while decides and steps < LONGEST:
        if clock.late():
            return None
        decides = advance(g, policy.choice(g, random))
        steps += 1
    values = guide.leaf.values(g, guide.seat)
    for node in path:
        node.visits += 1
        node.total = [a + b for a, b in zip(node.total, values, strict=True)]
    return values


def select(g: GameState, node: Node, policy: Policy) -> tuple[int, Node]:
    """The action to look at next: good for the one who decides, or not much looked at, by the prior's leave."""
    marks = sorted(policy.marks(g), reverse=True)
    children, seat = node.children, g.seat
    width = 1 + int(sqrt(node.visits / WIDEN))
    best = marks[0][0]
    mean = node.total[seat] / node.visits
    chosen, most = None, -1e9
    for rank, (mark, action) in enumerate(marks):
        child = children.get(action)
        if child is None:
            if rank >= width:
                continue
            child = children[action] = Node()
        child.available += 1
        worth = child.total[seat] / child.visits if child.visits else mean
        prior = exp((mark - best) / WARMTH)
        worth += CURIOSITY * prior * sqrt(child.available) / (1 + child.visits)
        if worth > most:
            most, chosen = worth, (action, child)
    assert chosen is not None
    return chosen
