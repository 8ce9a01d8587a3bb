"""A group as it is kept: who belongs to it, which games it has opened, its tournaments. What came of a game is nowhere
here: it follows from what stays of the game (`ruinous.table.finished`), each time it is asked for.
"""

from __future__ import annotations

from msgspec import Struct, field

from ruinous.rules.ids import PowerId
from ruinous.structs import decoder
from ruinous.structs import encode as encode
from ruinous.table.options import TableOptions

MOST_MEMBERS = 40
MOST_GAMES = 600
MOST_TOURNAMENTS = 30
MOST_ROUNDS = 30


class Member(Struct, frozen=True, omit_defaults=True):
    person: str
    at: int  # since when
    host: bool = False
    resting: bool = False  # is not asked to play


class Seat(Struct, frozen=True, omit_defaults=True):
    """A Power of a table, and for whom it is kept; nobody: it is free."""

    power: PowerId
    person: str = ""


class Game(Struct, frozen=True, omit_defaults=True):
    """A table that the group has opened, as it was planned."""

    table: str
    at: int
    seats: tuple[Seat, ...]


class Drawn(Struct, frozen=True, omit_defaults=True):
    """A table of a round. `entered`: the place of each seat, as a host has said it; empty: it counts for nobody."""

    table: str
    seats: tuple[Seat, ...]
    entered: tuple[int, ...] | None = None

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(seat.person for seat in self.seats)


class Round(Struct, frozen=True, omit_defaults=True):
    at: int
    tables: tuple[Drawn, ...]
    until: int = 0  # when it is to be over; 0: nobody has said
    byes: tuple[str, ...] = ()  # who had no table


class Tournament(Struct, frozen=True, omit_defaults=True):
    """Rounds of tables. With `days` for each round it is a league over weeks."""

    name: str
    began: int
    players: tuple[str, ...]
    days: int = 0
    rounds: tuple[Round, ...] = ()
    dropped: tuple[str, ...] = ()
    ended: int = 0

    @property
    def playing(self) -> tuple[str, ...]:
        return tuple(person for person in self.players if person not in self.dropped)


class Group(Struct, frozen=True, omit_defaults=True):
    """Everything that a group has agreed on and done. The first of the tournaments is the oldest."""

    id: str
    name: str
    owner: str
    created: int
    members: tuple[Member, ...]  # in the order in which they came
    key: str = ""  # whoever has the link with it may join; empty: nobody may
    options: TableOptions = field(default_factory=TableOptions)  # of the games; its Powers are those to draw from
    games: tuple[Game, ...] = ()  # the oldest first
    tournaments: tuple[Tournament, ...] = ()

    def member(self, person: str) -> Member | None:
        return next((one for one in self.members if one.person == person), None)

    def is_host(self, person: str) -> bool:
        member = self.member(person)
        return member is not None and (member.host or person == self.owner)

    @property
    def people(self) -> list[str]:
        return [one.person for one in self.members]

    @property
    def running(self) -> Tournament | None:
        """The tournament that goes on: there is at most one."""
        last = self.tournaments[-1] if self.tournaments else None
        return last if last and not last.ended else None


read = decoder(Group)
