"""Games are played again in a process of its own, so that nobody waits while somebody looks at the past.

The process is given the log of the table and answers with the bytes that are sent. What was worked out is kept for a
while: of a version of a table it is always the same. An address has one question worked out at a time, so that many
questions of one do not keep the others waiting.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import json

from ruinous.bots import workers
from ruinous.rules.facts import Fact
from ruinous.server.gate.turns import Turns
from ruinous.table import past
from ruinous.table.accounts import accounts_of
from ruinous.table.finished import Finished, finished_of
from ruinous.table.refusals import Refused
from ruinous.table.state import events
from ruinous.table.table import LogError, Table, read
from ruinous.words import speaking

if TYPE_CHECKING:  # the process starts quickly: it reads nothing of the web
    from ruinous.store.protocol import Store

KEPT = 16 << 20  # bytes of answers
WAITING = 16  # questions of one address
TABLES = 8  # that the process has at hand
TRIES = 3


class Question(NamedTuple):
    """What is asked: of which kind, by which seat, about what, in which language."""

    kind: str
    seat: str | None
    about: tuple[int | str | None, ...]
    language: str


Key: TypeAlias = tuple[str, int, int, Question]  # the table, its version and the time of it
Answer: TypeAlias = bytes | tuple[str, Fact]  # or the code and the fact of a refusal


class Replays:
    """Questions about the past, and their answers."""

    def __init__(self, store: Store, limit_factor: float = 1.0) -> None:
        self.store = store
        self.turns = Turns(max(1, round(WAITING * limit_factor)) if limit_factor else None)
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._asked: dict[Key, asyncio.Task[Answer]] = {}
        self._starting = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, table: Table, question: Question, who: str) -> bytes:
        """What the one who may ask is told; Refused if there is no such thing, TooMany if `who` waits for many."""
        key = (table.id, table.version, table.at, question)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        async with self.turns.of(who):
            found = self.kept.get(key) or await self._once(key)
        return _given(found)

    async def work(self, who: str, function: Callable[..., bytes], *args: object) -> bytes:
        """What a function of some module gives in the process, in its turn among all that `who` asks; or Refused."""
        async with self.turns.of(who):
            return _given(await self._try(attempted, function, *args))

    async def known(self, id: str, person: str, who: str) -> past.KnownTable | None:
        """What a person takes along from a table; None if its log cannot be read."""
        async with self.turns.of(who):
            found = await self._ask(id, await self.store.entries(id), Question("known", None, (person,), "en"))
        return json.decode(found, type=past.KnownTable) if isinstance(found, bytes) else None

    async def finished(self, id: str, log: list[bytes]) -> Finished | None:
        """What stays of a game that is over; Refused if its log cannot be read."""
        found = await self._ask(id, log, Question("finished", None, (), "en"))
        return json.decode(_given(found), type=Finished | None)

    async def _once(self, key: Key) -> Answer:
        """Whoever asks the same at the same time waits for the same."""
        task = self._asked.get(key)
        if task is None:
            task = self._asked[key] = asyncio.ensure_future(self._worked_out(key))
            task.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(task)

    def _done(self, key: Key, task: asyncio.Task[Answer]) -> None:
        self._asked.pop(key, None)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone away

    async def _worked_out(self, key: Key) -> Answer:
        id, version, _, question = key
        log = (await self.store.entries(id))[:version]
        found = await self._ask(id, log, question)
        if isinstance(found, bytes):
            self._keep(key, found)
        return found

    def _keep(self, key: Key, answer: bytes) -> None:
        self.kept[key] = answer
        self._size += len(answer)
        while self._size > KEPT:
            _, old = self.kept.popitem(last=False)
            self._size -= len(old)

    async def _ask(self, id: str, log: list[bytes], question: Question) -> Answer:
        return await self._try(answered, id, log, question)

    async def _try(self, function: Callable[..., Answer], *args: object) -> Answer:
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            pool = await self._started()
            try:
                return await loop.run_in_executor(pool, function, *args)
            except BrokenProcessPool:  # it was killed
                if self._pool is pool:
                    self._pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    async def _started(self) -> ProcessPoolExecutor:
        """The process, started beside the event loop when first needed."""
        async with self._starting:
            if self._pool is None:
                self._pool = await asyncio.to_thread(_pool)
            return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _given(found: Answer) -> bytes:
    """An answer, or Refused."""
    if isinstance(found, bytes):
        return found
    code, fact = found
    raise Refused(code, fact.id, **fact.args)


def _pool() -> ProcessPoolExecutor:
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin)
    pool.submit(int).result()
    return pool


# --- in the process -----------------------------------------------------------------------------------------------

KINDS: dict[str, Callable[..., object]] = {
    "steps": past.steps_of,
    "at": past.moment_of,
    "story": past.story_of,
    "chart": past.chart_of,
    "record": past.record_of,
    "known": past.known_of,
    "accounts": accounts_of,
    "events": events,
    "finished": finished_of,
}


def begin() -> None:
    """Those who play come first; and it ends when the server does, however that ends."""
    if hasattr(os, "nice"):
        os.nice(10)
    workers.begin()


_at_hand: OrderedDict[str, tuple[bytes, Table]] = OrderedDict()  # tables with the last entry that they have


def answered(id: str, log: list[bytes], question: Question) -> Answer:
    """The answer as bytes, or a refusal."""
    try:
        with speaking(question.language):
            found = KINDS[question.kind](_table(id, log), question.seat, *question.about)
    except Refused as refused:
        return refused.code, refused.fact
    except LogError:
        return "unreadable", Fact("refusal.unreadable", {})
    return found.encode() if isinstance(found, str) else json.encode(found)


def attempted(function: Callable[..., bytes], *args: object) -> Answer:
    """What a function gives, or a refusal."""
    try:
        return function(*args)
    except Refused as refused:
        return refused.code, refused.fact
    except LogError:
        return "unreadable", Fact("refusal.unreadable", {})


def _table(id: str, log: list[bytes]) -> Table:
    """The table that a log tells of. One that is at hand is only brought up to date."""
    last, table = _at_hand.pop(id, (b"", Table()))
    if table.version > len(log) or (table.version and log[table.version - 1] != last):
        table = Table()
    table.add(read(log[table.version :]))
    _at_hand[id] = (log[-1] if log else b"", table)
    while len(_at_hand) > TABLES:
        _at_hand.popitem(last=False)
    return table
