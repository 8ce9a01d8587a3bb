"""Bots think in processes of their own, so that the server never waits for them, and in an order that is fair to all.

A bot that decides is given the game as its seat may know it and nothing else: no hand, deck or secret of another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from types import TracebackType
from typing import NamedTuple, TypeVar

from ruinous.bots.answering import answer
from ruinous.rules.game import Game
from ruinous.rules.saved import dump
from ruinous.server.bots.line import Line, Payer, Ticket
from ruinous.server.bots.minds import Lost, Mind
from ruinous.server.chance import Chance

TRIES = 2
PATIENCE = 20.0  # seconds beyond its own time after which an answer is given up
ROOM = 4  # decisions of an address that may wait for each process it can have before its bots must think faster
LEAST = 0.1  # seconds that a searching bot has, however many wait
IN_A_ROW = 8  # decisions that people wait for, before one that nobody waits for

T = TypeVar("T")


class Waits(NamedTuple):
    """How many decisions wait at most: of a person, and of an address."""

    of_person: int = 8
    of_address: int = 64


USUAL = Waits()


class Outlook(NamedTuple):
    """What can be told to those who wait: how many are served before, how long it may take, if there is less time."""

    ahead: int
    seconds: int
    hasty: bool


class Turn(Ticket):
    """A place in the line, and a process when it is called. To be used in a `with`."""

    def __init__(self, thinkers: Thinkers, payer: Payer, table: str, line: Line[Turn]) -> None:
        super().__init__(payer, table)
        self.thinkers = thinkers
        self.line = line
        self.called: asyncio.Future[Mind] = asyncio.get_running_loop().create_future()

    def __enter__(self) -> Turn:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.thinkers.leave(self)

    async def comes(self, within: float | None = None) -> bool:
        """Wait to be called, so many seconds."""
        done, _ = await asyncio.wait((self.called,), timeout=within)
        return bool(done)

    async def choose(self, game: Game, level: str) -> str:
        """The action of a bot for the seat that must decide, in notation. Nobody can foresee its chance."""
        assert game.decision is not None, "a bot is asked only when there is something to decide"
        known, seed = dump(game.copy(game.decision.seat).state), self.thinkers.chance.hex(16)
        return await self.ask(answer, known, self.table, level, seed, self.thinkers.seconds_for(self))

    async def ask(self, function: Callable[..., T], *args: object) -> T:
        """What a function of some module gives, called in the process."""
        mind = self.called.result()
        for _ in range(TRIES):
            try:
                return await self.thinkers.think(mind, function, *args)
            except Lost:
                continue
            except asyncio.CancelledError:
                mind.kill()  # nobody waits for it any more
                raise
        raise Lost


class Thinkers:
    """A few processes that answer for bots. They are started when first needed."""

    def __init__(self, processes: int, seconds: float, chance: Chance, waits: Waits = USUAL) -> None:
        self.seconds = seconds
        self.chance = chance
        self.minds = [Mind() for _ in range(processes)]
        self.usual = 0.2  # seconds that an answer takes, lately
        self._free = list(self.minds)
        self._threads = ThreadPoolExecutor(processes, "thinking")
        self._pressing: Line[Turn] = Line(*waits)
        self._patient: Line[Turn] = Line(*waits)
        self._in_a_row = 0

    @property
    def waiting(self) -> int:
        """Decisions under way: those that wait, and those that are thought about."""
        return len(self._pressing) + len(self._patient) + len(self.minds) - len(self._free)

    def of(self, address: str) -> int:
        """Decisions of an address that wait."""
        return self._pressing.waiting(address) + self._patient.waiting(address)

    # --- the line -------------------------------------------------------------------------------------------------

    def queue(self, payer: Payer, table: str, pressing: bool = True) -> Turn:
        """Stand in the line, or Full. `pressing`: people wait for it."""
        turn = Turn(self, payer, table, self._pressing if pressing else self._patient)
        turn.line.join(turn)
        self._call()
        return turn

    def leave(self, turn: Turn) -> None:
        """Done, or no longer wanted."""
        if turn.called.done():
            self._free.append(turn.called.result())
            self._call()
        else:
            turn.line.leave(turn)

    def _call(self) -> None:
        while self._free and (self._pressing or self._patient):
            turn = self._next().take()
            mind = min(self._free, key=lambda mind: (turn.table not in mind.tables, len(mind.tables)))
            self._free.remove(mind)
            mind.remembers(turn.table)
            turn.called.set_result(mind)

    def _next(self) -> Line[Turn]:
        """Those who can wait come when nobody presses, and now and then in between."""
        if self._pressing and (not self._patient or self._in_a_row < IN_A_ROW):
            self._in_a_row += 1
            return self._pressing
        self._in_a_row = 0
        return self._patient

    def seconds_for(self, turn: Turn) -> float:
        """How long a searching bot may think: less the more its own address asks for, and others with it."""
        own = turn.line.waiting(turn.payer.address) + turn.called.done()
        addresses = turn.line.addresses + (own == turn.called.done())
        share = ROOM * len(self.minds) / (addresses * own)
        return max(min(LEAST, self.seconds), self.seconds * min(1.0, share))

    def outlook(self, turn: Turn) -> Outlook:
        """What one who waits can expect."""
        ahead = turn.line.ahead(turn)
        seconds = max(1, round((ahead + 1) * self.usual / len(self.minds)))
        return Outlook(ahead, seconds, self.seconds_for(turn) < self.seconds)

    # --- the processes --------------------------------------------------------------------------------------------

    async def think(self, mind: Mind, function: Callable[..., T], *args: object) -> T:
        begun, limit = monotonic(), self.seconds + PATIENCE
        told = await asyncio.get_running_loop().run_in_executor(
            self._threads, lambda: mind.think(limit, function, *args)
        )
        self.usual += (monotonic() - begun - self.usual) / 10
        return told

    async def ask(self, payer: Payer, table: str, function: Callable[..., T], *args: object) -> T:
        """What a function of some module gives, called in a bot's process when nobody presses it; or Full."""
        with self.queue(payer, table, pressing=False) as turn:
            await turn.comes()
            return await turn.ask(function, *args)

    def stop(self) -> None:
        for mind in self.minds:
            mind.stop()
        self._threads.shutdown()
