"""What is sent to and told of groups. Only members are told anything; who belongs to the group no more has no name."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ruinous.rules.ids import PowerId
from ruinous.server.people.forms import Person
from ruinous.table.options import Pace, TableOptions

Role = Literal["owner", "host", "member"]
GameStage = Literal["open", "playing", "over", "gone"]
"""Where a game of a group is: a room, under way, over with a result, or gone: closed, given up or forgotten."""


class NewGroup(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=60)]


class JoinGroup(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(min_length=1, max_length=64, description="from the link of the group")]


class GroupListed(Struct, frozen=True):
    """A group in the list of one's groups."""

    id: str
    name: str
    role: Role
    members: int
    games: int
    kept: int  # games of yours that have not begun


class GroupList(Struct, frozen=True):
    groups: list[GroupListed]
    most: int  # so many one may have


class Invitation(Struct, frozen=True):
    """What somebody learns who has the link of a group."""

    name: str
    members: int
    id: str | None  # of the group, if you belong to it


class GroupMember(Struct, frozen=True):
    person: Person
    role: Role
    resting: bool
    since: int


class GroupSeat(Struct, frozen=True):
    """A Power of a game: for whom it is kept, or who has played it."""

    power: PowerId
    person: Person | None  # None: nobody of the group
    place: int | None = None
    points: float | None = None  # None: there is no result
    won: bool = False


class GroupGame(Struct, frozen=True):
    table: str
    at: int  # when it was opened
    ended: int | None
    state: GameStage
    replay: bool  # it can be seen again: its table is still there
    seats: list[GroupSeat]
    tournament: str | None  # its name
    round: int  # of the tournament; else 0


class ResultLine(Struct, frozen=True):
    """A member in the table of results."""

    person: Person
    games: int
    won: int
    place: float | None  # the mean
    points: float
    powers: dict[PowerId, int]  # how often they have played each


class StandingLine(Struct, frozen=True):
    rank: int
    person: Person
    member: bool  # belongs to the group
    points: float
    won: int
    opponents: float  # the mean of their points
    games: int
    byes: int
    dropped: bool


class RoundTable(Struct, frozen=True):
    table: str
    state: GameStage
    replay: bool
    seats: list[GroupSeat]
    entered: bool  # a host has said how it ended
    counts: bool  # False: it counts for nobody
    settled: bool  # there is a result


class RoundTold(Struct, frozen=True):
    at: int
    until: int | None
    tables: list[RoundTable]
    byes: list[Person]


class TournamentTold(Struct, frozen=True):
    name: str
    began: int
    ended: int | None
    days: int  # for each round; 0: nobody has said
    rounds: list[RoundTold]
    standings: list[StandingLine]
    unsettled: int  # tables of the last round without a result


class PlannedSeat(Struct, frozen=True):
    power: PowerId
    person: Person | None


class NextPlan(Struct, frozen=True):
    """What a host is proposed for the next game."""

    seats: list[PlannedSeat]
    bench: list[Person]  # whose turn it is not


class GroupPage(Struct, frozen=True):
    """All that a member is told of a group."""

    id: str
    name: str
    role: Role
    resting: bool  # you
    key: str | None  # of the link with which others join; None: nobody may
    options: TableOptions  # of the games
    powers: list[PowerId]  # to draw from
    pace: Pace
    members: list[GroupMember]
    most: int  # members
    results: list[ResultLine]
    games: list[GroupGame]  # the newest first
    more: int  # older games that are not told of
    tournaments: list[TournamentTold]  # the newest first
    next: NextPlan | None  # for hosts


class KnownGroup(Struct, frozen=True):
    """A group of yours, in the file of all that is stored about you."""

    id: str
    name: str
    role: Role
    since: int
    resting: bool
