"""Whether a game counts for ratings: what the table agreed on, and what became of it.

Rated is a game among people from the start to a result. docs/playing.md says it for players.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from ruinous.table.kin import groups
from ruinous.table.options import TableOptions
from ruinous.table.refusals import Refused

if TYPE_CHECKING:
    from ruinous.table import entries as e
    from ruinous.table.table import Table

Unrated = Literal["off", "prepared", "hot_seat", "take_back", "bots", "kin", "rewound", "unended"]
"""Why a game does not count:

off        the table did not want it, or is older than ratings
prepared   it began as a lesson, from a record or at a position
hot_seat   one person may hold several seats
take_back  decisions of others may be taken back
bots       a bot sat there at the start
kin        two came from the same device or address
rewound    the players went back by vote
unended    it ended without a result
"""


def ratable(options: TableOptions, places: Iterable[e.Sitter] = ()) -> Unrated | None:
    """Why a table cannot be rated as it is planned; None: it can."""
    if options.hot_seat:
        return "hot_seat"
    if options.take_back == "free":
        return "take_back"
    return "bots" if any(sitter.bot for sitter in places) else None


def agreed(options: TableOptions, places: tuple[e.Sitter, ...], prepared: bool) -> bool:
    """Whether a new table is rated: as it wishes, else where it can be. Refused if it wishes what cannot be."""
    hindrance = "prepared" if prepared else ratable(options, places)
    if options.rated and hindrance:
        raise Refused("bad_request", f"unrated_{hindrance}")
    return options.rated is not False and hindrance is None


def unrated(table: Table) -> Unrated | None:
    """Why the game of a table does not count, as far as can be told by now; None: it does."""
    if table.lesson or table.opening or (table.game and table.game.origin):
        return "prepared"
    if hindrance := ratable(table.options):
        return hindrance
    began = table.state != "open" and bool(table.founders)
    people = table.founders if began else {place.person for place in table.places if place.person}
    if len(people) < len(table.places) if began else any(place.bot and not place.person for place in table.places):
        return "bots"
    if not table.options.rated:
        return "off"
    if len(groups(table.came, sorted(people))) < len(people):
        return "kin"
    if any(not mark.seat for mark in table.marks):
        return "rewound"
    return "unended" if table.state == "over" and (table.game is None or table.game.result is None) else None
