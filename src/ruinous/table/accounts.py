"""The accounts of a game, round by round, and the story of a finished one: from the log of the seat that asks."""

from __future__ import annotations

from typing import Any

from ruinous.rules import accounts as rules
from ruinous.rules.danger import EndCondition
from ruinous.rules.facts import Fact
from ruinous.rules.game import Game
from ruinous.rules.ids import PowerId
from ruinous.rules.story import story
from ruinous.structs import Struct
from ruinous.table.explaining import begun
from ruinous.table.table import Table
from ruinous.words import Names, names_in, sentence


class Told(Struct, frozen=True):
    """A fact, what it says in English, and the line of your log that shows it, if one does."""

    id: str
    args: dict[str, Any]
    text: str
    line: int | None = None


class FinalPlace(Struct, frozen=True):
    """A Power at the end of the game."""

    power: PowerId
    place: int | None  # None: nobody has won
    vp: int
    sources: dict[rules.Source, int]  # points by source
    dial: int
    of: int  # positions up to Victory
    close: Told | None  # what a loser was short of
    advice: Told | None  # what a loser could try next time


class Story(Struct, frozen=True):
    condition: EndCondition | None  # None: the game was given up
    winners: list[PowerId]
    round: int
    turns: list[Told]
    places: list[FinalPlace]


class Accounts(Struct, frozen=True):
    lines: int  # of your log, that these are the accounts of
    rounds: list[rules.Round]
    total: dict[PowerId, rules.Total]
    story: Story | None  # until the game is over


def accounts_of(table: Table, seat: str | None, lines: int | None) -> Accounts:
    """From the log of a seat, or from the beginning of it."""
    game = begun(table)
    log = game.events(seat)
    shown = len(log) if lines is None else min(lines, len(log))
    made = rules.accounts(game.state, log[:shown])
    over = table.state == "over" and shown == len(log)
    return Accounts(shown, made.rounds, made.total, _story(game, made) if over else None)


def _story(game: Game, made: rules.Accounts) -> Story:
    found = story(game.state, made)
    names = names_in(game.state.rules.options)
    places = [
        FinalPlace(
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
