"""Clocks. Only the clock of the person who must decide runs; bots and paused tables have none.

What is used of a decision is written down whenever the clock stops, so nobody gains time by handing the seat to a bot,
by a pause, or by taking a decision back: `table.used` counts per decision and place, whatever happens in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruinous.rules.ids import POWERS
from ruinous.table.place import Place

if TYPE_CHECKING:
    from ruinous.table.table import Table

SECOND = 1000
LEAST = 30 * SECOND  # what one who comes back to a seat finds on the clock, once for each decision
PATIENCE = {"live": 5 * 60 * SECOND, "web": 3 * 24 * 3600 * SECOND}  # without a clock: who is waited for longer is away
DRAFT = -1  # the number of the decision in a draft


def ticking(table: Table) -> int:
    """The place whose clock runs; -1 if none does."""
    place = table.undecided
    if place < 0 or table.paused or table.options.clock.kind == "none" or not table.places[place].present:
        return -1
    return place


def deadline(table: Table) -> int | None:
    """When the clock that runs will have run out."""
    place = ticking(table)
    return None if place < 0 else table.since + left(table, place)


def left(table: Table, place: int) -> int:
    """What a place had on its clock when the present question was put."""
    if table.options.clock.kind == "bank":
        return table.places[place].bank
    return max(0, table.options.clock.seconds * SECOND - table.used.get((number(table), place), 0))


def number(table: Table) -> int:
    """The number of the decision in hand."""
    return len(table.game.entries) if table.game else DRAFT


def stop(table: Table) -> None:
    """Write down what is used so far. The clock may run on: its deadline stays the same."""
    place = ticking(table)
    if place >= 0:
        charge(table, place, number(table))
        table.since = table.at


def charge(table: Table, place: int, decision: int) -> None:
    """Take the time since the question was put from a place's clock."""
    used = max(0, table.at - table.since)
    table.used[decision, place] = table.used.get((decision, place), 0) + used
    if table.options.clock.kind == "bank":
        table.places[place].bank = max(0, table.places[place].bank - used)


def credit(table: Table, place: int) -> int:
    """Add the increment for a decision; how much it was."""
    clock = table.options.clock
    gained = clock.increment * SECOND if clock.kind == "bank" else 0
    table.places[place].bank += gained
    return gained


def grace(table: Table, place: int) -> None:
    """Some time for one who comes to a seat whose clock is nearly out: once for each decision."""
    turn = number(table), place
    if table.options.clock.kind == "none" or table.state == "open" or turn in table.graced:
        return
    clock, seat = table.options.clock, table.places[place]
    if clock.kind == "bank":
        least = max(LEAST, clock.increment * SECOND)
        enough = seat.bank >= least
        seat.bank = max(seat.bank, least)
    else:
        most = max(0, clock.seconds * SECOND - LEAST)  # that may be used already
        enough = table.used.get(turn, 0) <= most
        table.used[turn] = min(table.used.get(turn, 0), most)
    if not enough:
        table.graced.add(turn)


def undone(table: Table, to: int, number: int) -> None:
    """A place goes back: what the decisions brought goes with them. Others get back what they used for theirs."""
    for decision, gained in enumerate(table.gained[to:], to):
        assert table.game is not None
        place = table.seated(POWERS[table.game.entries[decision].seat])
        used = 0 if place == number else table.used.pop((decision, place), 0)
        if table.options.clock.kind == "bank":
            table.places[place].bank = max(0, table.places[place].bank - gained + used)


def rewound(table: Table, to: int) -> None:
    """The table goes back together: the decisions that are gone have used nothing, and nobody is out of time."""
    table.used = {turn: used for turn, used in table.used.items() if turn[0] < to}
    table.graced = {turn for turn in table.graced if turn[0] < to}
    if table.options.clock.kind == "bank":
        for place in table.places:
            place.bank = max(place.bank, LEAST)


def away(table: Table, number: int, now: int) -> bool:
    """Whether the person of a place is missing: out of time or, without a clock, waited for too long."""
    place: Place = table.places[number]
    if place.late:
        return True
    waited = now - table.since if table.undecided == number and not table.paused else 0
    return table.options.clock.kind == "none" and place.present and waited >= PATIENCE[table.options.pace]
