"""What is told of a person's games and ratings."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ruinous.rules.ids import PowerId
from ruinous.server.people.forms import Person
from ruinous.server.standing.statistics import Figures
from ruinous.store.games import PageShown
from ruinous.table.counting import Unrated
from ruinous.table.finished import Part
from ruinous.table.options import Pace
from ruinous.table.shapes import Summary

Company = Literal["all", "people", "bots"]
"""Which games: all, those with other people from the start, those against bots alone."""


class PageGame(Struct, frozen=True):
    """A game that is over, on the page of one who played it."""

    table: str | None  # where it can be seen again; None: only those who were there may know
    at: int
    power: PowerId
    part: Part
    place: int | None  # None: there is none, or it is no place of theirs
    won: bool
    vp: int
    ending: str  # how it ended: a condition, "abandoned" or "closed"
    rounds: int
    pace: Pace
    company: Literal["people", "bots"]
    unrated: Unrated | None  # why it does not count; None: it does
    powers: list[PowerId]
    winners: list[PowerId]


class RatingPoint(Struct, frozen=True):
    """A rating after a game; with 95 % it lies no farther than `margin` away."""

    at: int
    rating: int
    margin: int


class PersonRating(Struct, frozen=True):
    pace: Pace
    games: int
    rating: int
    margin: int
    provisional: bool  # of so few games that it may still move far
    history: list[RatingPoint]  # the oldest first


class PersonPage(Struct, frozen=True):
    """All that one who may see a person's page is told."""

    person: Person
    mine: bool
    shown: PageShown | None  # whom it is shown; only its owner is told
    running: list[Summary]
    games: list[PageGame]  # the newest first
    more: bool  # there are older ones
    figures: dict[Company, Figures]  # those that there are games for
    ratings: list[PersonRating]


class PageGames(Struct, frozen=True):
    games: list[PageGame]
    more: bool


class PageWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom your page is to be shown: everybody, those you have played a game with to its end, or nobody."""

    shown: Annotated[PageShown, Meta(description="public, friends or private")]


class Rank(Struct, frozen=True):
    """A line of a leaderboard."""

    person: Person
    mine: bool
    rating: int
    margin: int
    provisional: bool
    games: int


class Leaderboard(Struct, frozen=True):
    """Those who let you see their pages. The provisional ones come last."""

    pace: Pace
    season: str  # empty: of all time
    seasons: list[str]  # the newest first
    ranks: list[Rank]
    shown: PageShown | None  # whom your page is shown; None: you are not signed in
