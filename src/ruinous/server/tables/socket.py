"""One WebSocket per client: it watches tables, hears of every change in order, and sends commands. See docs/api.md."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ruinous.server.gate.errors import answer_to
from ruinous.server.gate.gate import token_of
from ruinous.server.gate.limits import TooMany
from ruinous.server.host.metrics import counted
from ruinous.server.house import House, HouseOf
from ruinous.server.people.credentials import hashed
from ruinous.server.people.identities import person_of
from ruinous.server.people.marks import trace_of
from ruinous.server.people.scopes import check_table
from ruinous.store.protocol import Identity
from ruinous.table import client
from ruinous.table import commands as c
from ruinous.table.acts import Who
from ruinous.table.messages import AnyMessage, Do, Hello, Plan, Watch, Why
from ruinous.table.refusals import Problem, Refused
from ruinous.table.table import Table
from ruinous.table.wishes import Done

log = logging.getLogger("ruinous.server")

MOST_QUEUED = 4096  # messages that a slow client may be behind
MOST_BYTES = 4_000_000  # of them
LAST_WORDS = 1.0  # seconds for what is still to be sent when a socket is ended
MOST_TABLES = 32  # that one socket may watch
LONGEST = 65_536  # bytes of a message
BAD_MESSAGES = 20  # after so many a socket is closed


class Client(client.Client):
    """One socket: what it watches and what is still to be sent to it."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], me: Identity | None) -> None:
        super().__init__()
        self.house = house
        self.socket = socket
        self.me = me
        self.trace = trace_of(socket.scope, house.settings)
        self.address = self.trace.address
        self.device = hashed(token_of(socket.scope) or "")
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bytes = 0  # in the queue
        self.ended = asyncio.Event()
        self.closing = 0  # the code and the reason with which it ends
        self.reason = ""

    def send(self, message: bytes) -> None:
        """Never waits. A client that does not read is let go; it can come back and resume."""
        if self.closing:
            return
        if self.queue.qsize() >= MOST_QUEUED or self.bytes > MOST_BYTES:
            self.queue = asyncio.Queue()  # nobody reads it
            self.close(1013, "too_slow")
            return
        self.bytes += len(message)
        self.queue.put_nowait(message)

    def close(self, code: int = 1008, reason: str = "sent_away") -> None:
        """Take no more messages, send what is queued if that goes quickly, and end."""
        if not self.closing:
            self.closing, self.reason = code, reason
            self.queue.put_nowait(None)
            self.ended.set()

    @property
    def known(self) -> Who | None:
        return Who(self.me.id, self.me.name) if self.me else None

    def now(self) -> int:
        return self.house.now()

    def problem(self, error: Exception) -> Problem:
        return answer_to(error).problem

    # --- the two directions ---------------------------------------------------------------------------------------

    async def write(self) -> None:
        while (message := await self.queue.get()) is not None:
            self.bytes -= len(message)
            await self.socket.send_data(message.decode())

    async def read(self, count: Callable[[], None]) -> None:
        bad = 0
        while not self.closing:
            text = await self.socket.receive_data(mode="text")
            number = ""
            try:
                if len(text.encode()) > LONGEST:
                    raise Refused("too_large", "message_too_large", bytes=LONGEST)
                number = client.number_of(text)
                count()
                await self.handle(client.read(text))
            except Refused as refused:
                bad += refused.code in ("bad_request", "too_large", "too_many")
                self.refuse(number, refused)
                if bad > BAD_MESSAGES:
                    self.close(1008, "too_many")
                    return
                if isinstance(refused, TooMany):
                    await asyncio.sleep(min(refused.after, 5))
            except (WebSocketDisconnect, asyncio.CancelledError):
                raise
            except Exception as error:
                self.refuse(number, error)

    # --- messages -------------------------------------------------------------------------------------------------

    def admit(self, message: AnyMessage) -> None:
        if isinstance(message, Watch | Do | Why | Plan):
            check_table(self.me, message.table)
        if isinstance(message, Do | Why | Plan):
            _ = self.who
        if isinstance(message, Watch | Why | Plan):
            self.house.limits.take("read", self.me.id if self.me else self.address)
            self.house.limits.take("read_here", self.address)
        if isinstance(message, Watch) and message.table not in self.watching and len(self.watching) >= MOST_TABLES:
            raise Refused("too_many", "too_many_watched", count=MOST_TABLES)

    async def greet(self, message: Hello) -> None:
        if not message.token:
            return
        me = await self.house.store.identity_by_device(hashed(message.token))
        if me is None:
            raise Refused("not_signed_in", "unknown_token")
        if me.blocked:
            raise Refused("not_allowed", "blocked")
        if self.watching:
            raise Refused("wrong_time", "hello_before_watch")
        self.leave()
        self.me = me
        self.device = hashed(message.token)
        self.enter()

    async def open(self, table: str) -> Table:
        return (await self.house.tables.open(table, self.address)).table

    async def join(self, watching: client.Watching, since: int | None) -> None:
        await self.house.tables.watch(watching.table, watching, self.trace, since)

    def part(self, watching: client.Watching) -> None:
        self.house.tables.unwatch(watching.table, watching)

    async def do(self, message: Do) -> Done:
        with counted(message.command):
            self.house.limits.take("talk" if isinstance(message.command, c.Say) else "act", self.who.id)
            return await self.house.tables.do(message.table, self.who, message.command, self.trace)

    # --- coming and going -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        if self.me:
            self.house.people.enter(self.me.id, self)

    def leave(self) -> None:
        if self.me:
            self.house.people.leave(self.me.id, self)

    def end(self) -> None:
        super().end()
        self.leave()


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: HouseOf) -> None:
    """The life of one socket."""
    await socket.accept()
    try:
        one = Client(house, socket, await person_of(house, socket))
        with house.limits.socket(one.address) as count:
            await _serve(one, count)
    except Refused as refused:
        with contextlib.suppress(Exception):
            await socket.send_data(client.refusal("", answer_to(refused).problem).decode())
            await socket.close(code=1008, reason=refused.code)


async def _serve(one: Client, count: Callable[[], None]) -> None:
    one.enter()
    writer = asyncio.create_task(one.write())
    reader = asyncio.create_task(one.read(count))
    ending = asyncio.create_task(one.ended.wait())
    try:
        await asyncio.wait((reader, writer, ending), return_when=asyncio.FIRST_COMPLETED)
        one.end()
        if one.closing:
            await asyncio.wait((writer,), timeout=LAST_WORDS)
    finally:
        one.end()
        for task in (reader, writer, ending):
            task.cancel()
        for ended in await asyncio.gather(reader, writer, ending, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | RuntimeError | OSError):
                log.error("A socket failed.", exc_info=ended)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LAST_WORDS):  # one who does not read takes no farewell either
                await one.socket.close(code=one.closing or 1000, reason=one.reason)
