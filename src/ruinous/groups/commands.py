"""What members and hosts can ask of their group."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ruinous.groups.group import MOST_MEMBERS, Seat
from ruinous.table.options import TableOptions

PersonId = Annotated[str, Meta(max_length=64, description="the id of a person")]
Title = Annotated[str, Meta(max_length=60)]
Seats = Annotated[
    tuple[Seat, ...], Meta(min_length=3, max_length=5, description="the Powers, and for whom each is kept")
]
RoundNumber = Annotated[int, Meta(ge=1, le=1000, description="of the tournament that goes on, counted from 1")]
TableNumber = Annotated[int, Meta(ge=1, le=100, description="of the round, counted from 1")]
Places = Annotated[
    tuple[Annotated[int, Meta(ge=1, le=5)], ...],
    Meta(max_length=5, description="the place of each seat, as in the round; empty: the table counts for nobody"),
]


class GroupCommand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class Rename(GroupCommand, frozen=True, tag="rename"):
    """A host gives the group another name."""

    name: Title


class Usual(GroupCommand, frozen=True, tag="usual"):
    """A host says how the games of the group are played; `powers` are those to draw from."""

    options: TableOptions


class Link(GroupCommand, frozen=True, tag="link"):
    """A host makes a new link with which others join; or none, and nobody does. The old one is good no more."""

    open: bool


class Leave(GroupCommand, frozen=True, tag="leave"):
    """Leave the group. The last one closes it."""


class Rest(GroupCommand, frozen=True, tag="rest"):
    """Play along no more for a while, or again."""

    rest: bool


class Remove(GroupCommand, frozen=True, tag="remove"):
    """A host sends a member away; the link is made anew."""

    person: PersonId


class MakeHost(GroupCommand, frozen=True, tag="host"):
    """The owner makes a member a host, or one no more."""

    person: PersonId
    host: bool


class NextGame(GroupCommand, frozen=True, tag="next"):
    """A host opens the next game: a room with seats kept for these people."""

    seats: Seats


class Begin(GroupCommand, frozen=True, tag="begin"):
    """A host begins a tournament; with `days` for each round it is a league."""

    name: Title
    players: Annotated[tuple[PersonId, ...], Meta(max_length=MOST_MEMBERS)]
    days: Annotated[int, Meta(ge=0, le=90)] = 0


class Draw(GroupCommand, frozen=True, tag="draw"):
    """A host draws the next round: its tables are opened with seats kept."""


class Enter(GroupCommand, frozen=True, tag="enter"):
    """A host says how a table has ended; `null` lets the game say it again."""

    round: RoundNumber
    table: TableNumber
    places: Places | None


class Drop(GroupCommand, frozen=True, tag="drop"):
    """A host takes a player out of the rounds to come, or (`back`) lets a member in."""

    person: PersonId
    back: bool = False


class Finish(GroupCommand, frozen=True, tag="finish"):
    """A host ends the tournament. One without a round is forgotten."""


class Close(GroupCommand, frozen=True, tag="close"):
    """The owner closes the group: it is gone, with its tables of results. The games stay what they are."""


AnyGroupCommand = (
    Rename | Usual | Link | Leave | Rest | Remove | MakeHost | NextGame | Begin | Draw | Enter | Drop | Finish | Close
)
