"""Ratings: Plackett–Luce over the places of games that count, one list for each pace, of all time and of each season.

A rating follows from the games alone, in the order in which they ended: whoever works it out again gets the same. What
counts for whom is said in docs/playing.md; which games count, in `ruinous.table.counting`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

from ruinous.store.games import StoredRating
from ruinous.table.finished import Finished

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN, SPREAD = 25.0, 25.0 / 3  # of somebody who has not played
MIDDLE, UNIT = 1500, 20  # how it is shown
SURE = 2  # times sigma: the rating lies so near with 95 %
SETTLED, SETTLED_SEASON = 10, 5  # games; a rating of fewer is provisional


@cache
def model() -> PlackettLuce:
    """It is read when it is first needed: the server starts without it."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=SPREAD, beta=SPREAD / 2, kappa=0.0001, tau=SPREAD / 100)


def season_of(at: int) -> str:
    """A quarter of a year: "2026-4"."""
    day = datetime.fromtimestamp(at / 1000, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def settled(season: str) -> int:
    return SETTLED_SEASON if season else SETTLED


def shown(mu: float) -> int:
    return round(MIDDLE + (mu - MEAN) * UNIT)


def margin(sigma: float) -> int:
    return round(SURE * sigma * UNIT)


def ranking(game: Finished) -> list[tuple[str, int]]:
    """Those for whom a game counts, with their ranks among each other, from 1; nobody, if it does not count.

    Who came later is not counted, nor who was voted out while being there. Who left, or let a bot decide at the end,
    comes last. Where nobody wins, all who stayed have tied.
    """
    if game.unrated or not game.has_result:
        return []
    counted = [one for one in game.people if one.part in ("stayed", "left")]
    places = {one.person: game.seat(one.power).place or 1 for one in counted if one.part == "stayed"}
    if len(counted) < 2 or not places:
        return []
    last = max(places.values()) + 1
    return [(one.person, places.get(one.person, last)) for one in counted]


def newcomer(pace: str, season: str, person: str) -> StoredRating:
    return StoredRating(pace, season, person, 0, 0, "", MEAN, SPREAD)


def rated(game: Finished, season: str, before: Sequence[StoredRating]) -> list[StoredRating]:
    """What the ratings become by a game, in the order of its `ranking`."""
    ranks = ranking(game)
    made = model()
    teams = [[made.create_rating([one.mu, one.sigma])] for one in before]
    after = made.rate(teams, ranks=[float(rank) for _, rank in ranks])
    return [
        StoredRating(game.pace, season, one.identity, one.games + 1, game.at, game.id, new.mu, new.sigma)
        for one, (new,) in zip(before, after, strict=True)
    ]


def fold(games: Iterable[Finished]) -> list[StoredRating]:
    """All ratings that follow from all games, which come in order; by their keys."""
    newest: dict[tuple[str, str, str], StoredRating] = {}
    found: list[StoredRating] = []
    for game in games:
        for season in ("", season_of(game.at)):
            people = [(game.pace, season, person) for person, _ in ranking(game)]
            if people:
                made = rated(game, season, [newest.get(key) or newcomer(*key) for key in people])
                newest |= zip(people, made, strict=True)
                found += made
    return sorted(found, key=lambda one: (one.pace, one.season, one.identity, one.games))
