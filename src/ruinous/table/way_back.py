"""The way back: which of its decisions a seat may take back, and the marks that stay where some were.

How far it goes the table has agreed on (`TableOptions.take_back`); nobody goes back behind a roll or a reveal.

    own    up to another's decision. So it was at all tables before there was a choice
    bots   beyond what bots have decided, up to the decision of another person
    free   beyond the decisions of other people too
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruinous.rules.ids import POWERS
from ruinous.structs import Struct, replace

if TYPE_CHECKING:
    from ruinous.table.table import Table


class Maker(Struct, frozen=True):
    """Who made a decision: a person, or nobody for a bot. `version` is the one that it made."""

    version: int
    person: str


class Mark(Struct, frozen=True):
    """So many decisions were taken back, and so much of the game's log stood then. No seat: by the vote of all."""

    seat: str
    count: int
    at: int


def decisions(table: Table, seat: str) -> list[int]:
    """The numbers of the decisions that a seat may take back, newest first."""
    game = table.game
    if game is None or table.state != "playing":
        return []
    person, number = table.places[table.seated(seat)].person, POWERS.index(seat)
    far = table.options.take_back or "own"
    found: list[int] = []
    for n in game.way_back(seat):
        mine = game.entries[n].seat == number
        if n < table.opening or (far == "own" and not mine):
            break
        maker = table.makers[n].person
        if far == "own" or (mine and maker == person):
            found.append(n)
        elif maker and far == "bots":
            break
    return found


def fresh(table: Table, person: str, version: int) -> bool:
    """Whether one who saw a version knows what would be taken back, whatever bots have decided since."""
    newest = next((maker.version for maker in reversed(table.makers) if maker.person == person), 0)
    return max(newest, table.went_back) <= version <= table.version


def mark(table: Table, seat: str, count: int) -> None:
    """Mark the place. What the seat took back further on in the log is one with it."""
    assert table.game is not None
    at = len(table.game.log)
    gone = sum(mark.count for mark in table.marks if mark.at >= at and mark.seat == seat)
    stay = [replace(mark, at=min(mark.at, at)) for mark in table.marks if mark.at < at or mark.seat != seat]
    table.marks = [*stay, Mark(seat, gone + count, at)]
