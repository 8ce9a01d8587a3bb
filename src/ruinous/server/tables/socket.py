"""One WebSocket per client: it watches tables, hears of every change in order, and sends commands. See docs/api.md."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ruinous.rules.facts import fact_data
from ruinous.server.gate.errors import answer_to
from ruinous.server.gate.gate import token_of
from ruinous.server.gate.limits import TooMany
from ruinous.server.gate.shapes import misfit
from ruinous.server.host.metrics import counted
from ruinous.server.house import House, HouseOf
from ruinous.server.people.credentials import hashed
from ruinous.server.people.identities import person_of
from ruinous.server.people.marks import trace_of
from ruinous.server.people.scopes import check_table
from ruinous.store.protocol import Identity
from ruinous.table import commands as c
from ruinous.table.acts import Who
from ruinous.table.messages import (
    AnyAnswer,
    AnyMessage,
    Do,
    DoneMessage,
    Hello,
    OnlyId,
    Ping,
    Plan,
    RefusedMessage,
    Unwatch,
    Watch,
    Why,
)
from ruinous.table.planning import planned, why_not
from ruinous.table.refusals import Refused
from ruinous.table.shapes import Sitter
from ruinous.words import chosen, say, speaking

log = logging.getLogger("ruinous.server")

MOST_QUEUED = 4096  # messages that a slow client may be behind
MOST_BYTES = 4_000_000  # of them
LAST_WORDS = 1.0  # seconds for what is still to be sent when a socket is ended
MOST_TABLES = 32  # that one socket may watch
LONGEST = 65_536  # bytes of a message
BAD_MESSAGES = 20  # after so many a socket is closed

decode = msgspec.json.Decoder(AnyMessage).decode
decode_id = msgspec.json.Decoder(OnlyId).decode
encode = msgspec.json.Encoder().encode


class Watching:
    """One table before one socket."""

    def __init__(self, client: Client, person: str, seat: str | None, message: Watch) -> None:
        self.client = client
        self.table = message.table
        self.person = person
        self.address = client.trace.address
        self.seat = seat
        self.steps = message.steps
        self.language = client.language

    def hear(self, message: bytes) -> None:
        self.client.send(message)

    def dismiss(self, why: Refused) -> None:
        """The table is no longer for these eyes, or for anybody's."""
        self.client.watching.pop(self.table, None)
        self.client.refuse("", why, table=self.table)


class Client:
    """One socket: what it watches and what is still to be sent to it."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], me: Identity | None) -> None:
        self.house = house
        self.socket = socket
        self.me = me
        self.trace = trace_of(socket.scope, house.settings)
        self.device = hashed(token_of(socket.scope) or "")
        self.language = chosen()  # of the request
        self.watching: dict[str, Watching] = {}
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

    def tell(self, message: AnyAnswer) -> None:
        self.send(encode(message))

    def close(self, code: int = 1008, reason: str = "sent_away") -> None:
        """Take no more messages, send what is queued if that goes quickly, and end."""
        if not self.closing:
            self.closing, self.reason = code, reason
            self.queue.put_nowait(None)
            self.ended.set()

    @property
    def who(self) -> Who:
        if self.me is None:
            raise Refused("not_signed_in", "hello_first")
        return Who(self.me.id, self.me.name)

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
                number = _number(text)
                count()
                await self.handle(_read(text))
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

    def refuse(self, number: str, error: Exception, table: str = "") -> None:
        with speaking(self.language):
            self.send(refusal(number, error, table))

    async def handle(self, message: AnyMessage) -> None:
        if isinstance(message, Hello | Watch) and message.language:
            self.language = message.language
        if isinstance(message, Watch | Do | Why | Plan):
            check_table(self.me, message.table)
        match message:
            case Ping():
                self.tell({"type": "pong", "id": message.id, "now": self.house.now()})
            case Hello():
                await self.hello(message)
            case Watch():
                await self.watch(message)
            case Unwatch():
                self.unwatch(message.table)
                self.tell({"type": "done", "id": message.id})
            case Do():
                await self.do(message)
            case Why():
                await self.why(message)
            case Plan():
                await self.plan(message)

    # --- messages -------------------------------------------------------------------------------------------------

    async def hello(self, message: Hello) -> None:
        if message.token:
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
        known: Sitter | None = {"id": self.me.id, "name": self.me.name} if self.me else None
        self.tell({"type": "hello", "id": message.id, "me": known, "now": self.house.now()})

    async def watch(self, message: Watch) -> None:
        tables = self.house.tables
        person = self.me.id if self.me else ""
        self.count_look()
        if message.table not in self.watching and len(self.watching) >= MOST_TABLES:
            raise Refused("too_many", "too_many_watched", count=MOST_TABLES)
        seat = message.seat
        if seat == "mine":
            held = (await tables.open(message.table, self.trace.address)).table.seats_of(person)
            seat = held[0] if len(held) == 1 else None
        watching = Watching(self, person, seat, message)
        old = self.watching.get(message.table)
        await tables.watch(message.table, watching, message.since)
        if old:  # only now: a look that is refused changes nothing
            tables.unwatch(message.table, old)
        self.watching[message.table] = watching
        self.tell({"type": "done", "id": message.id})

    def count_look(self) -> None:
        self.house.limits.take("read", self.me.id if self.me else self.trace.address)
        self.house.limits.take("read_here", self.trace.address)

    def unwatch(self, table: str) -> None:
        watching = self.watching.pop(table, None)
        if watching:
            self.house.tables.unwatch(table, watching)

    async def do(self, message: Do) -> None:
        who = self.who
        with counted(message.command):
            self.house.limits.take("talk" if isinstance(message.command, c.Say) else "act", who.id)
            done = await self.house.tables.do(message.table, who, message.command, self.trace)
        self.tell(cast("DoneMessage", {"type": "done", "id": message.id, **msgspec.to_builtins(done)}))

    async def why(self, message: Why) -> None:
        who = self.who
        self.count_look()
        live = await self.house.tables.open(message.table, self.trace.address)
        reason = why_not(live.table, who.id, message.action)
        self.tell(
            {
                "type": "why",
                "id": message.id,
                "action": message.action,
                "sentence": say(*reason, language=self.language) if reason else "",
                "fact": fact_data(reason) if reason else None,
            }
        )

    async def plan(self, message: Plan) -> None:
        who = self.who
        self.count_look()
        live = await self.house.tables.open(message.table, self.trace.address)
        plan = planned(live.table, who.id, message.action)
        self.tell({"type": "plan", "id": message.id, "plan": plan})

    # --- coming and going -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        if self.me:
            self.house.people.enter(self.me.id, self)

    def leave(self) -> None:
        if self.me:
            self.house.people.leave(self.me.id, self)

    def end(self) -> None:
        for table in list(self.watching):
            self.unwatch(table)
        self.leave()


def refusal(number: str, error: Exception, table: str = "") -> bytes:
    """What a client hears instead of an answer. Its `id` is that of the message, so the fact has a place of its own."""
    problem = answer_to(error).problem
    told: RefusedMessage = {
        "type": "refused",
        "id": number,
        "code": problem.code,
        "sentence": problem.sentence,
        "fact": {"id": problem.id, "args": problem.args},
    }
    if table:
        told["table"] = table
    return encode(told)


def _number(text: str) -> str:
    """The id of a message, however wrong the rest of it is."""
    try:
        return decode_id(text).id
    except (ValueError, RecursionError):
        return ""


def _read(text: str) -> AnyMessage:
    if "\\u0000" in text:
        raise Refused("bad_request", "message_nul")
    try:
        try:
            message: AnyMessage = decode(text)
            return message
        except msgspec.ValidationError:
            fact = misfit(AnyMessage, msgspec.json.decode(text), "message")
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Refused("bad_request", "message_not_json") from None
    raise Refused("bad_request", fact.id, **fact.args)


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: HouseOf) -> None:
    """The life of one socket."""
    await socket.accept()
    try:
        client = Client(house, socket, await person_of(house, socket))
        with house.limits.socket(client.trace.address) as count:
            await _serve(client, count)
    except Refused as refused:
        with contextlib.suppress(Exception):
            await socket.send_data(refusal("", refused).decode())
            await socket.close(code=1008, reason=refused.code)


async def _serve(client: Client, count: Callable[[], None]) -> None:
    client.enter()
    writer = asyncio.create_task(client.write())
    reader = asyncio.create_task(client.read(count))
    ending = asyncio.create_task(client.ended.wait())
    try:
        await asyncio.wait((reader, writer, ending), return_when=asyncio.FIRST_COMPLETED)
        client.end()
        if client.closing:
            await asyncio.wait((writer,), timeout=LAST_WORDS)
    finally:
        client.end()
        for task in (reader, writer, ending):
            task.cancel()
        for ended in await asyncio.gather(reader, writer, ending, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | RuntimeError | OSError):
                log.error("A socket failed.", exc_info=ended)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LAST_WORDS):  # one who does not read takes no farewell either
                await client.socket.close(code=client.closing or 1000, reason=client.reason)
