"""Bots in a tab: one after the other, while somebody looks, at a human pace where a person waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruinous.bots.answering import AT_ONCE, answer, at_once
from ruinous.rules.saved import dump
from ruinous.structs import Struct
from ruinous.table import acts, lessons
from ruinous.table import entries as e
from ruinous.table.pace import lasts, moment
from ruinous.table.refusals import Refused
from ruinous.table.table import Table

if TYPE_CHECKING:
    from ruinous.local.house import House, Live

SECONDS = 1.0  # that a searching bot may think


class Turn(Struct):
    """What a bot has decided, and when it is carried out."""

    version: int
    choice: str
    at: int


class Bots:
    """The bots of a house."""

    def __init__(self, house: House, seconds: float = SECONDS, pace: float = 1.0) -> None:
        self.house = house
        self.seconds = seconds
        self.pace = pace  # of all times; 0: at once
        self.turns: dict[str, Turn] = {}
        self.hurried: set[str] = set()

    def due(self) -> int | None:
        """In how many milliseconds a bot has something to do; None while none has."""
        now = self.house.now()
        waits = [
            max(0, turn.at - now) if (turn := self._turn(live)) else 0
            for live in self.house.lives.values()
            if live.watchers and live.table.bot_due()
        ]
        return min(waits, default=None)

    async def act(self) -> None:
        """Let a bot think that has not yet, or carry out what one has decided whose time has come."""
        now = self.house.now()
        for live in list(self.house.lives.values()):
            if not live.watchers or not live.table.bot_due():
                self.hurried.discard(live.id)
                continue
            turn = self._turn(live)
            if turn is None:
                self._think(live)
            elif turn.at <= now or live.id in self.hurried:
                del self.turns[live.id]
                await self._carry_out(live, turn)

    def hurry(self, id: str) -> None:
        """Let the bots of a table answer at once until a person must decide."""
        self.hurried.add(id)

    def _turn(self, live: Live) -> Turn | None:
        turn = self.turns.get(live.id)
        return turn if turn and turn.version == live.table.version else None

    def _think(self, live: Live) -> None:
        table, begun = live.table, self.house.now()
        level = table.bot_due()
        choice = self._choice(table, level)
        natural = table.options.bots == "natural" and any(place.present for place in table.places)
        quick = level in AT_ONCE or not natural or live.id in self.hurried
        luck = int.from_bytes(self.house.chance(2), "big") / 32767.5 - 1
        time = 0 if quick else round(self.pace * lasts(table, luck))
        wait = 0 if level in AT_ONCE or not self.pace else moment(self.house.now() - begun, time)
        self.turns[live.id] = Turn(table.version, choice, begun + wait)

    def _choice(self, table: Table, level: str) -> str:
        """An action in notation, or a Power in the draft. The bot is given only what its seat may know."""
        seed = self.house.chance(16).hex()
        game = table.game
        if game is None:
            left = [power for power in table.options.powers if table.seated(power) < 0]
            return left[int(seed, 16) % len(left)]
        assert game.decision is not None
        if written := lessons.answer(table):
            return written
        known = dump(game.copy(game.decision.seat).state)
        return at_once(game, level, seed) or answer(known, table.id, level, seed, self.seconds)

    async def _carry_out(self, live: Live, turn: Turn) -> None:
        def make(table: Table) -> e.AnyEntry | None:
            if table.version != turn.version:
                return None  # another tab has gone on
            act = acts.bot_picks if table.state == "drafting" else acts.bot_plays
            return act(table, turn.choice, turn.version, self.house.now())

        try:
            await self.house.act(live, make)
        except Refused as refused:
            if refused.code != "full":
                raise
            await self.house.open(live.id)  # as it is kept; room may be made
            self.turns[live.id] = Turn(turn.version, turn.choice, self.house.now() + WAIT)


WAIT = 5_000  # milliseconds until it is tried again
