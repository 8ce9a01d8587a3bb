"""The entries of a table's log: what happened, in order. The log is the truth; a table is what its entries add up to.

An entry holds everything that does not follow from the entries before it: the time, who did it, the secret, the
outcomes of chance. Entries never leave the server as they are.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ruinous.table.options import TableOptions

PlaceNumber = Annotated[int, Meta(ge=0, le=4)]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="what"):
    at: int  # milliseconds since 1970
    by: str = ""  # a person; empty: the house
    key: str = ""


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who is to sit at a place of a new table, and as which Power."""

    power: str = ""
    person: str = ""
    name: str = ""
    bot: str = ""


class Created(Entry, frozen=True, tag="created"):
    id: str
    options: TableOptions
    name: str  # of the host
    password: str = ""  # hash
    places: tuple[Sitter, ...] = ()
    rematch_of: str = ""
    lesson: str = ""  # the lesson that is taught here
    needs: str = ""  # the first version of Ruinous that knows the edition of the game


class Admitted(Entry, frozen=True, tag="admitted"):
    """Somebody gave the password."""


class Joined(Entry, frozen=True, tag="joined"):
    place: PlaceNumber
    name: str


class Left(Entry, frozen=True, tag="left"):
    place: PlaceNumber


class Seated(Entry, frozen=True, tag="seated"):
    place: PlaceNumber
    bot: str = ""


class Opened(Struct, frozen=True, omit_defaults=True):
    """A decision that was made before anybody sat down."""

    seat: str
    action: str
    chance: str = ""


class Started(Entry, frozen=True, tag="started"):
    """The secret of all chance is drawn. `chance` and `hash`: of the set-up, if the game begins with this entry.

    A lesson begins in the middle of a game: `opening` is what was decided before, and `hash` is of the position then.
    """

    secret: str
    chance: str = ""
    hash: str = ""
    opening: tuple[Opened, ...] = ()


class Picked(Entry, frozen=True, tag="picked"):
    """A Power is drafted. The last one begins the game."""

    place: PlaceNumber
    power: str
    chance: str = ""
    hash: str = ""


class Played(Entry, frozen=True, tag="played"):
    seat: str
    action: str
    hash: str  # of the position after it
    chance: str = ""
    bot: str = ""


class Undone(Entry, frozen=True, tag="undone"):
    """A seat has taken back so many of its decisions. `to`: how many stay, if decisions of others go too."""

    seat: str
    count: Annotated[int, Meta(ge=1)]
    to: int = -1


class Handed(Entry, frozen=True, tag="handed"):
    place: PlaceNumber
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    place: PlaceNumber


class Flagged(Entry, frozen=True, tag="flagged"):
    """A clock has run out: a bot sits in."""

    place: PlaceNumber


class TakenOver(Entry, frozen=True, tag="taken_over"):
    place: PlaceNumber
    name: str


class Proposed(Entry, frozen=True, tag="proposed"):
    vote: str
    to: int = -1
    place: int = -1


class Voted(Entry, frozen=True, tag="voted"):
    yes: bool


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    pass


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """By the host before the game, or by the admin at any time."""


AnyEntry = (
    Created
    | Admitted
    | Joined
    | Left
    | Seated
    | Started
    | Picked
    | Played
    | Undone
    | Handed
    | Returned
    | Flagged
    | TakenOver
    | Proposed
    | Voted
    | Withdrawn
    | Rematched
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
