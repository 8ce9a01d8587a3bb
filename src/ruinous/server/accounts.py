"""The accounts of a game, round by round, and the story of a finished one: from the log of the seat that asks."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get
from litestar.params import QueryParameter
from msgspec import Struct

from ruinous.rules import accounts as rules
from ruinous.rules.facts import Fact
from ruinous.rules.game import Game
from ruinous.rules.story import story
from ruinous.server.errors import problems
from ruinous.server.house import HouseOf
from ruinous.server.identities import MaybeMe, limited
from ruinous.server.lobby import SeatName, TableId, looked_at
from ruinous.table.refusals import Refused
from ruinous.table.table import Table
from ruinous.words import Names, names_in, sentence

Lines = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="only so many lines of your log")]


class Told(Struct, frozen=True):
    """A fact, what it says in English, and the line of your log that shows it, if one does."""

    id: str
    args: dict[str, Any]
    text: str
    line: int | None = None


class Place(Struct, frozen=True):
    """A Power at the end of the game."""

    power: str
    place: int | None  # None: nobody has won
    vp: int
    sources: dict[str, int]  # points by source
    dial: int
    of: int  # positions up to Victory
    close: Told | None  # what a loser was short of
    advice: Told | None  # what a loser could try next time


class Story(Struct, frozen=True):
    condition: str | None  # None: the game was given up
    winners: list[str]
    round: int
    turns: list[Told]
    places: list[Place]


class Accounts(Struct, frozen=True):
    lines: int  # of your log, that these are the accounts of
    rounds: list[rules.Round]
    total: dict[str, rules.Total]
    story: Story | None  # until the game is over


@get("/{id:str}/accounts", summary="Accounts and story", guards=[limited("read")], responses=problems(404, 409))
async def accounts(
    house: HouseOf,
    maybe_me: MaybeMe,
    id: TableId,
    seat: SeatName = None,
    lines: Lines = None,
) -> Accounts:
    """What each round brought each Power: every point with its source and the line of your log that tells of it;
    counters, ticks, kills, losses, cards, Peasants. When the game is over also its story."""
    return accounts_of(await looked_at(house, id, maybe_me, seat), seat, lines)


def accounts_of(table: Table, seat: str | None, lines: int | None = None) -> Accounts:
    """From the log of a seat, or from the beginning of it."""
    game = table.game
    if game is None:
        raise Refused("wrong_time", "not_begun")
    log = game.events(seat)
    shown = len(log) if lines is None else min(lines, len(log))
    made = rules.accounts(game.state, log[:shown])
    over = table.state == "over" and shown == len(log)
    return Accounts(shown, made.rounds, made.total, _story(game, made) if over else None)


def _story(game: Game, made: rules.Accounts) -> Story:
    found = story(game.state, made)
    names = names_in(game.state.rules.options)
    places = [
        Place(
            one.power,
            one.place,
            one.vp,
            one.sources,
            one.dial,
            one.of,
            one.close and _told(one.close, names),
            one.advice and _told(one.advice, names),
        )
        for one in found.places
    ]
    turns = [_told(turn.fact, names, turn.line) for turn in found.turns]
    return Story(found.condition, found.winners, found.round, turns, places)


def _told(fact: Fact, names: Names, line: int | None = None) -> Told:
    return Told(fact.id, fact.args, sentence(fact, names), line)


routes = [Router("/api/tables", route_handlers=[accounts], tags=["the past"])]
