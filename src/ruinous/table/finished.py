"""What stays of a game that is over: who played which Power, how it ended, and a few figures of each seat.

It is worked out once, from the log, and is the same whenever it is worked out again. Statistics and ratings are made of
it, so that no page plays a game again; all of it lay open at the end of the game.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from ruinous.rules.accounts import Source, accounts
from ruinous.rules.ids import PowerId
from ruinous.rules.story import story
from ruinous.structs import Struct, decoder
from ruinous.table.counting import Unrated, unrated
from ruinous.table.options import Pace
from ruinous.table.past import Dice, dice_of
from ruinous.table.table import Table

MADE = 1
"""The way in which it is worked out. Whoever changes it counts up: what was worked out before is made anew."""

Part = Literal["stayed", "left", "came", "out"]
"""What became of somebody at a table:

stayed  sat there from the start to the end
left    went before the end, or let a bot decide when it came
came    took over a seat in the middle
out     was voted out without having been away
"""


class FinishedSeat(Struct, frozen=True, omit_defaults=True):
    """A Power at the end of the game."""

    power: PowerId
    vp: int
    place: int | None  # None: nobody has won, or the game has no result
    dial: int
    of: int  # positions up to Victory
    sources: dict[Source, int]  # points by source
    dice: Dice
    cards: dict[str, int]  # how often each Chaos card was played


class Participant(Struct, frozen=True):
    """Somebody who played, and as which Power."""

    person: str
    power: PowerId
    part: Part


class Finished(Struct, frozen=True, omit_defaults=True):
    """A game that is over."""

    id: str
    began: int
    at: int  # when it ended
    pace: Pace
    listed: bool  # the lobby tells of it
    ending: str  # as in a result; or "abandoned", "closed"
    rounds: int
    decisions: int
    seats: tuple[FinishedSeat, ...]
    people: tuple[Participant, ...]
    unrated: Unrated | None  # None: it counts

    @property
    def has_result(self) -> bool:
        return self.ending not in ("abandoned", "closed")

    @property
    def among_people(self) -> bool:
        """Whether somebody else played from the start, too."""
        return sum(one.part != "came" for one in self.people) > 1

    def seat(self, power: str) -> FinishedSeat:
        return next(seat for seat in self.seats if seat.power == power)


read = decoder(Finished)


def finished_of(table: Table, seat: str | None = None) -> Finished | None:
    """What stays of a game; None if it is nobody's own: a lesson, one that began from a record, a hot seat."""
    game = table.game
    if table.state != "over" or game is None:
        return None
    own = all(len(places) == 1 for places in table.seen.values())
    if table.lesson or table.opening or game.origin or not own:
        return None
    told = accounts(game.state, game.log)
    places = {place.power: place for place in story(game.state, told).places}
    cards: dict[str, Counter[str]] = {power: Counter() for power in game.seats}
    for now in told.rounds:
        for power, account in now.powers.items():
            cards[power].update(played.card for played in account.cards)
    seats = tuple(
        FinishedSeat(
            power, places[power].vp, places[power].place, places[power].dial, places[power].of,
            places[power].sources, dice_of(game, number), dict(sorted(cards[power].items())),
        )
        for number, power in zip(game.state.powers, game.seats, strict=True)
    )  # fmt: skip
    return Finished(
        id=table.id,
        began=table.began,
        at=table.ended,
        pace=table.options.pace,
        listed=table.options.access != "link",
        ending=game.result.condition if game.result else table.ending,
        rounds=game.state.round,
        decisions=len(game.entries),
        seats=seats,
        people=_people(table),
        unrated=unrated(table),
    )


def _people(table: Table) -> tuple[Participant, ...]:
    """Everybody who has held a seat since the start, in the order of the seats."""
    found = []
    for person, (number,) in sorted(table.seen.items(), key=lambda one: (sorted(one[1]), one[0])):
        place = table.places[number]
        there = place.person == person and not place.bot
        part: Part = "stayed" if there else "left"
        if person not in table.founders:
            if not there:
                continue  # came and went
            part = "came"
        elif person in table.voted_out:
            part = "out"
        found.append(Participant(person, place.power, part))
    return tuple(found)
