"""How long a bot takes for its answer where people play live. It depends on open things only."""

from __future__ import annotations

from math import ceil

from ruinous.rules.questions import in_hand
from ruinous.table.table import Table

SHORTEST, LONGEST = 300, 1500  # milliseconds
DRAFT = 1000
FIRST_POWER, EACH_POWER = 500, 80  # a turn, by the power that is left to spend
VARIES = 0.2  # of the time, up or down
STEP = 500  # between two moments at which a bot answers that has thought longer
QUICK_STEP = 25  # the same where bots answer at once


def lasts(table: Table, luck: float) -> float:
    """How many milliseconds the question in hand takes, more or less: `luck` is between -1 and 1."""
    return min(max(usual(table) * (1 + VARIES * luck), SHORTEST), LONGEST)


def moment(thought: int, lasts: int) -> int:
    """When a bot answers that has thought so long and should take so long, in milliseconds from the question."""
    first, step = (lasts, STEP) if lasts else (QUICK_STEP, QUICK_STEP)
    return first + step * max(0, ceil((thought - first) / step))


def usual(table: Table) -> float:
    """How long the question in hand takes, by what everybody sees of it."""
    if table.game is None:
        return DRAFT
    g = table.game.state
    asked = in_hand(g)
    if asked.group == "turn":
        return FIRST_POWER + EACH_POWER * g.power[g.seat] if g.power[g.seat] else SHORTEST
    return asked.pace
