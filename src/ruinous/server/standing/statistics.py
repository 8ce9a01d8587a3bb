"""The statistics of a person, from what stays of their games. Intervals hold 95 %.

Counted are games that were played to a result, by those who were there at the start. Who left early has come last.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, variance
from typing import NamedTuple

from msgspec import Struct

from ruinous.bots.arena_stats import student, wilson
from ruinous.rules.accounts import SOURCES, Source
from ruinous.rules.danger import EndCondition
from ruinous.rules.ids import POWERS, PowerId
from ruinous.table.finished import Finished, FinishedSeat, Participant

FAVOURITES = 8  # cards


class Estimate(Struct, frozen=True):
    """A figure and the bounds between which it lies."""

    value: float
    low: float
    high: float


class PowerFigures(Struct, frozen=True):
    power: PowerId
    games: int
    won: int
    share: Estimate  # of victories
    place: Estimate | None  # the mean; None: too few games


class EndingFigures(Struct, frozen=True):
    condition: EndCondition
    games: int
    won: int


class DiceFigures(Struct, frozen=True):
    rolled: int
    hits: int
    sixes: int
    share: Estimate | None  # of hits; half of all dice hit on average


class CardFigures(Struct, frozen=True):
    card: str
    times: int
    games: int  # in how many it was played


class Figures(Struct, frozen=True):
    """What some games of a person add up to."""

    games: int
    won: int
    powers: list[PowerFigures]
    endings: list[EndingFigures]
    points: dict[Source, float]  # for each game, by source
    dice: DiceFigures
    cards: list[CardFigures]  # the favourites
    streak: int  # games won in a row: the most, and now
    streak_now: int


class Own(NamedTuple):
    """A game from the seat of one who played it."""

    game: Finished
    me: Participant

    @property
    def seat(self) -> FinishedSeat:
        return self.game.seat(self.me.power)

    @property
    def counts(self) -> bool:
        return self.game.has_result and self.me.part in ("stayed", "left")

    @property
    def place(self) -> int | None:
        """Who left has come last."""
        if not self.counts:
            return self.seat.place if self.me.part == "came" else None
        return len(self.game.seats) if self.me.part == "left" else self.seat.place

    @property
    def won(self) -> bool:
        return self.counts and self.place == 1


def own(games: Sequence[Finished], person: str) -> list[Own]:
    return [Own(game, me) for game in games for me in game.people if me.person == person]


def figures(games: Sequence[Own]) -> Figures:
    """Of games in order, the newest first."""
    counted = [one for one in games if one.counts]
    endings: dict[str, list[bool]] = defaultdict(list)
    for one in counted:
        endings[one.game.ending].append(one.won)
    points = Counter[str]()
    for one in counted:
        points.update(one.seat.sources)
    most, now = _streaks([one.won for one in counted])
    return Figures(
        games=len(counted),
        won=sum(one.won for one in counted),
        powers=[_power(power, mine) for power in POWERS if (mine := [one for one in counted if one.me.power == power])],
        endings=[EndingFigures(end, len(won), sum(won)) for end, won in sorted(endings.items())],
        points={source: points[source] / len(counted) for source in SOURCES if points[source]},
        dice=_dice(counted),
        cards=_cards(counted),
        streak=most,
        streak_now=now,
    )


def _power(power: str, games: Sequence[Own]) -> PowerFigures:
    won = sum(one.won for one in games)
    share = won / len(games)
    return PowerFigures(
        power, len(games), won, Estimate(share, *wilson(share, len(games))), _mean([one.place for one in games])
    )


def _mean(places: Sequence[int | None]) -> Estimate | None:
    """The mean of places, by Student's t."""
    known = [place for place in places if place is not None]
    if not known:
        return None
    mean = fmean(known)
    half = student(len(known) - 1) * sqrt(variance(known) / len(known)) if len(known) > 2 else inf
    return Estimate(mean, max(1.0, mean - half), min(float(len(POWERS)), mean + half))


def _dice(games: Sequence[Own]) -> DiceFigures:
    rolled, hits, sixes = (sum(getattr(one.seat.dice, part) for one in games) for part in ("rolled", "hits", "sixes"))
    share = Estimate(hits / rolled, *wilson(hits / rolled, rolled)) if rolled else None
    return DiceFigures(rolled, hits, sixes, share)


def _cards(games: Sequence[Own]) -> list[CardFigures]:
    times, within = Counter[str](), Counter[str]()
    for one in games:
        times.update(one.seat.cards)
        within.update(one.seat.cards.keys())
    best = sorted(times, key=lambda card: (-times[card], card))[:FAVOURITES]
    return [CardFigures(card, times[card], within[card]) for card in best]


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """The longest row of victories, and the one that goes on; the newest comes first."""
    most = row = 0
    for one in won:
        row = row + 1 if one else 0
        most = max(most, row)
    return most, next((n for n, one in enumerate(won) if not one), len(won))
