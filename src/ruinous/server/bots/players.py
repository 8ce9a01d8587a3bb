"""Bots at tables: they think when it is their turn and somebody waits for it, and answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from ruinous.bots.answering import AT_ONCE, at_once
from ruinous.rules.questions import in_hand
from ruinous.server.bots.company import awake, payers, pressing
from ruinous.server.bots.line import Full
from ruinous.server.bots.pace import Pace
from ruinous.server.bots.thinking import Outlook, Thinkers, Turn
from ruinous.server.chance import Chance, Now
from ruinous.server.gate.errors import logged
from ruinous.server.host.metrics import THINKING
from ruinous.server.tables.lives import Live
from ruinous.server.tasks import Tasks
from ruinous.store.protocol import StoreError
from ruinous.table import acts, lessons
from ruinous.table import entries as e
from ruinous.table.refusals import Refused
from ruinous.table.table import Table

log = logging.getLogger("ruinous.server")

LATE = 3000  # milliseconds after which a bot's move is any process's business
SILENCE = 1.5  # seconds in the line after which those who watch are told, and told again

encode = msgspec.json.Encoder().encode

Make = Callable[[Table], e.AnyEntry | None]


class Acts(Protocol):
    """Where a bot's answer is carried out."""

    async def act(self, live: Live, make: Make) -> int: ...


class Players:
    """The bots of all tables."""

    late = LATE

    def __init__(self, thinkers: Thinkers, pace: Pace, now: Now, chance: Chance) -> None:
        self.thinkers = thinkers
        self.pace = pace
        self.now = now
        self.chance = chance
        self.tasks = Tasks()
        self.stopped = False

    def wake(self, live: Live, tables: Acts) -> None:
        """Let the bot think that must decide, if it does not yet and somebody waits for it."""
        if live.thinking is None and not self.stopped and live.table.bot_due() and awake(live, self.now()):
            live.thinking = self.tasks.spawn(self._play(live, tables))

    async def _play(self, live: Live, tables: Acts) -> None:
        """Let bots answer until a person must, or until nobody waits for it any more."""
        try:
            while (level := live.table.bot_due()) and awake(live, self.now()):
                version = live.table.version
                begun, lasts = self.now(), self.pace.lasts(live, level)
                make = await self._answer(live, level)
                if make is None:
                    continue  # the question is gone
                if level not in AT_ONCE:
                    await self.pace.rest(live, version, begun, lasts)
                try:
                    await tables.act(live, make)
                except Refused:
                    if live.table.version == version:
                        raise  # a bot's mistake; it must not be asked forever
                except StoreError as error:
                    log.warning("Table %s: a bot's move waits: %s", live.id, logged(error.fact))
                    return  # the sweep tries again
                await asyncio.sleep(0)
        except Full:
            pass  # the sweep tries again
        except Exception:
            log.exception("Table %s: the bot failed.", live.id)
        finally:
            live.thinking = None
            self.pace.calm(live.id)

    async def _answer(self, live: Live, level: str) -> Make | None:
        """What to do with the bot's answer; None if nobody wants to know it any more. Full if it must come later."""
        table = live.table
        version = table.version
        if table.state == "drafting":
            left = [power for power in table.options.powers if table.seated(power) < 0]
            power = left[int.from_bytes(self.chance.bytes(4), "big") % len(left)]
            return lambda table: acts.bot_picks(table, power, version, self.now())
        assert table.game is not None
        action = lessons.answer(table) or at_once(table.game, level, self.chance.hex(16))
        if not action:
            with self._queue(live) as turn:
                while not await turn.comes(SILENCE):
                    tell(live, self.thinkers.outlook(turn))
                if live.table.version != version or not awake(live, self.now()):
                    return None
                action = await self._thought(turn, live, level)
            if not action:
                action = await self._only(live, level)
        return lambda table: acts.bot_plays(table, action, version, self.now())

    async def _thought(self, turn: Turn, live: Live, level: str) -> str:
        """What the bot whose turn it is chooses; empty if it has no choice."""
        game, begun = live.table.game, self.now()
        assert game is not None
        assert game.decision is not None
        if len(game.decision.actions) == 1:
            return ""
        question = in_hand(game.state)
        with THINKING.labels(level).time():
            action = await turn.choose(game, level)
        if question.from_hand:
            self.pace.note(level, question.id, self.now() - begun)
        return action

    async def _only(self, live: Live, level: str) -> str:
        """The only answer that a hand leaves, after as much time as one of several takes."""
        game = live.table.game
        assert game is not None
        assert game.decision is not None
        action = game.decision.notation[0]
        await self.pace.as_others(live, level, in_hand(game.state).id, round(1000 * self.thinkers.usual))
        return action

    def _queue(self, live: Live) -> Turn:
        payer = min(payers(live), key=lambda payer: self.thinkers.of(payer.address))
        try:
            return self.thinkers.queue(payer, live.id, pressing(live, self.now()))
        except Full:
            ahead = self.thinkers.of(payer.address)
            tell(live, Outlook(ahead, round(ahead * self.thinkers.usual), True))
            raise

    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        self.stopped = True
        self.tasks.cancel()


def tell(live: Live, outlook: Outlook) -> None:
    """Tell those who watch that the bots of the table must wait."""
    message = encode({"type": "bots", "table": live.id, **outlook._asdict()})
    for watcher in list(live.watchers):
        watcher.hear(message)
