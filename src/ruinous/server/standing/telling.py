"""What is told of a person's games: to others of those at the table only what the board shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec

from ruinous.server.standing import rating
from ruinous.server.standing.shapes import Company, PageGame, PersonRating, RatingPoint
from ruinous.server.standing.statistics import Figures, Own, figures, own
from ruinous.store.games import StoredGame, StoredRating
from ruinous.table.finished import read
from ruinous.table.options import Pace
from ruinous.table.shapes import Summary

POINTS = 200  # of the history of a rating


def told(one: Own, viewer: str) -> PageGame:
    """A game as somebody may read of it: of others at the table only what the board shows."""
    game = one.game
    there = any(participant.person == viewer for participant in game.people)
    return PageGame(
        table=game.id if there or game.listed else None,
        at=game.at,
        power=one.me.power,
        part=one.me.part,
        place=one.place,
        won=one.won,
        vp=one.seat.vp,
        ending=game.ending,
        rounds=game.rounds,
        pace=game.pace,
        company="people" if game.among_people else "bots",
        unrated=game.unrated,
        powers=[seat.power for seat in game.seats],
        winners=[seat.power for seat in game.seats if seat.place == 1],
    )


def running(rows: Sequence[bytes], mine: bool) -> list[Summary]:
    """Games that go on; of somebody else only those that the lobby tells of."""
    tables: list[Summary] = [msgspec.json.decode(row) for row in rows]
    return [
        table for table in tables if table["state"] in ("drafting", "playing") and (mine or table["access"] == "open")
    ]


def added_up(games: Sequence[StoredGame], who: str) -> tuple[list[Own], dict[Company, Figures]]:
    """A person's games and their figures. With many games it takes a while."""
    mine = own([read(game.facts) for game in games if game.facts], who)
    parts: dict[Company, list[Own]] = {
        "all": mine,
        "people": [one for one in mine if one.game.among_people],
        "bots": [one for one in mine if not one.game.among_people],
    }
    found = {company: figures(some) for company, some in parts.items()}
    return mine, {company: one for company, one in found.items() if one.games}


def rated(found: Sequence[StoredRating]) -> list[PersonRating]:
    """A person's ratings of all time, from all steps of theirs."""
    made: list[PersonRating] = []
    for pace in get_args(Pace):
        steps = [one for one in found if one.pace == pace]
        if not steps:
            continue
        last = steps[-1]
        history = [RatingPoint(one.at, rating.shown(one.mu), rating.margin(one.sigma)) for one in steps[-POINTS:]]
        fresh = last.games < rating.settled("")
        made.append(PersonRating(pace, last.games, rating.shown(last.mu), rating.margin(last.sigma), fresh, history))
    return made


def page_games(games: Sequence[StoredGame], who: str) -> list[PageGame]:
    """All games of somebody, as they may read of them."""
    return [told(one, who) for one in own([read(game.facts) for game in games if game.facts], who)]
