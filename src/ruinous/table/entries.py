"""The entries of a table's log: what happened, in order. The log is the truth; a table is what its entries add up to.

An entry holds everything that does not follow from the entries before it: the time, who did it, the secret, the
outcomes of chance. Entries never leave the server as they are.
"""

from __future__ import annotations

from typing import Annotated

from ruinous.structs import Meta, Struct, decoder, replace
from ruinous.structs import encode as encode
from ruinous.table.options import TableOptions

PlaceNumber = Annotated[int, Meta(ge=0, le=4)]


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="what"):
    at: int  # milliseconds since 1970
    by: str = ""  # a person; empty: the house
    key: str = ""
    about: str = ""  # what was asked with the key, as a digest; none in older logs


Marks = tuple[str, ...]
"""Hashes of the device and the address somebody came from (table/kin.py). They are told to nobody."""


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who is to sit at a place of a new table, and as which Power."""

    power: str = ""
    person: str = ""
    name: str = ""
    bot: str = ""
    marks: Marks = ()  # of a rematch
    kept: bool = False  # nobody sits there yet: the seat is kept for the person


class Created(Entry, frozen=True, tag="created"):
    id: str
    options: TableOptions
    name: str  # of the host
    password: str = ""  # hash
    places: tuple[Sitter, ...] = ()
    rematch_of: str = ""
    lesson: str = ""  # the lesson that is taught here
    needs: str = ""  # the first version of Ruinous that knows the edition of the game
    marks: Marks = ()  # of the host
    marked: str = ""  # a rematch: the table whose code is in its marks
    group: str = ""  # the group whose game it is


class Admitted(Entry, frozen=True, tag="admitted"):
    """Somebody gave the password."""


class Joined(Entry, frozen=True, tag="joined"):
    place: PlaceNumber
    name: str
    marks: Marks = ()


class Left(Entry, frozen=True, tag="left"):
    place: PlaceNumber


class Seated(Entry, frozen=True, tag="seated"):
    place: PlaceNumber
    bot: str = ""


class Removed(Entry, frozen=True, tag="removed"):
    """The host has sent somebody away."""

    place: PlaceNumber


class Moved(Entry, frozen=True, tag="moved"):
    """The host has let two places change who sits there."""

    place: PlaceNumber
    to: PlaceNumber


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
    scenario: str = ""  # the file whose position the game begins at


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
    marks: Marks = ()


class Looked(Entry, frozen=True, tag="looked"):
    """Whoever holds a place can see its cards from another device or address too."""

    marks: Marks


class Proposed(Entry, frozen=True, tag="proposed"):
    """A vote is opened; with "seat" a newcomer asks for a place. `rule` says how it is counted (table/votes.py)."""

    vote: str
    to: int = -1
    place: int = -1
    rule: int = 1
    name: str = ""
    marks: Marks = ()


class Voted(Entry, frozen=True, tag="voted"):
    yes: bool


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    pass


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """By the host before the game, or by the admin at any time."""


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """Somebody is gone for good: seats are free, and nobody is told the name any more."""


AnyEntry = (
    Created
    | Admitted
    | Joined
    | Left
    | Seated
    | Removed
    | Moved
    | Started
    | Picked
    | Played
    | Undone
    | Handed
    | Returned
    | Flagged
    | TakenOver
    | Looked
    | Proposed
    | Voted
    | Withdrawn
    | Rematched
    | Closed
    | Forgotten
)


def without_name(entry: AnyEntry, person: str) -> AnyEntry:
    """The same entry without the name of a person; what it does to the game is the same."""
    if isinstance(entry, Created):
        places = tuple(replace(one, name="") if one.person == person else one for one in entry.places)
        return replace(entry, name="" if entry.by == person else entry.name, places=places)
    if isinstance(entry, Joined | TakenOver) and entry.by == person:
        return replace(entry, name="")
    return entry


decode = decoder(AnyEntry)
