"""Whoever watches tables and talks to them, over a socket or inside a tab: what they say is answered alike.

What differs, a `Client` of each place says: how a table is opened, who is there, and what they may do how often.
"""

from __future__ import annotations

from typing import Any, cast

from ruinous.rules.facts import fact_data
from ruinous.structs import DecodeError, ValidationError, decode, decoder, encode, to_builtins
from ruinous.table import messages as m
from ruinous.table.acts import Who
from ruinous.table.misfits import misfit
from ruinous.table.planning import planned, why_not
from ruinous.table.refusals import Problem, Refused
from ruinous.table.table import Table
from ruinous.table.wishes import Done
from ruinous.words import chosen, say, speaking

_read = decoder(m.AnyMessage)
_read_id = decoder(m.OnlyId)


class Watching:
    """One table before one client."""

    def __init__(self, client: Client, seat: str | None, message: m.Watch) -> None:
        self.client = client
        self.table = message.table
        self.person = client.known.id if client.known else ""
        self.address = client.address
        self.seat = seat
        self.steps = message.steps
        self.language = client.language

    def hear(self, message: bytes) -> None:
        self.client.send(message)

    def dismiss(self, why: Refused) -> None:
        """The table is no longer for these eyes, or for anybody's."""
        self.client.watching.pop(self.table, None)
        self.client.refuse("", why, self.table)


class Client:
    """What it watches, and what it says and hears."""

    address = ""  # where it calls from

    def __init__(self) -> None:
        self.language = chosen()  # of the request
        self.watching: dict[str, Watching] = {}

    # --- what each place says -------------------------------------------------------------------------------------

    @property
    def known(self) -> Who | None:
        """Who is there, if that is known."""
        raise NotImplementedError

    def now(self) -> int:
        raise NotImplementedError

    def send(self, message: bytes) -> None:
        raise NotImplementedError

    def problem(self, error: Exception) -> Problem:
        raise NotImplementedError

    def admit(self, message: m.AnyMessage) -> None:
        """Refuse what this client may not say, or not now."""

    async def greet(self, message: m.Hello) -> None:
        raise NotImplementedError

    async def open(self, table: str) -> Table:
        raise NotImplementedError

    async def join(self, watching: Watching, since: int | None) -> None:
        """Take it in among those who watch the table."""
        raise NotImplementedError

    def part(self, watching: Watching) -> None:
        raise NotImplementedError

    async def do(self, message: m.Do) -> Done:
        raise NotImplementedError

    # --- what is the same -----------------------------------------------------------------------------------------

    @property
    def who(self) -> Who:
        if self.known is None:
            raise Refused("not_signed_in", "hello_first")
        return self.known

    def tell(self, message: m.AnyAnswer) -> None:
        self.send(encode(message))

    def refuse(self, number: str, error: Exception, table: str = "") -> None:
        with speaking(self.language):
            self.send(refusal(number, self.problem(error), table))

    async def handle(self, message: m.AnyMessage) -> None:
        if isinstance(message, m.Hello | m.Watch) and message.language:
            self.language = message.language
        self.admit(message)
        id = message.id
        match message:
            case m.Ping():
                self.tell({"type": "pong", "id": id, "now": self.now()})
            case m.Hello():
                await self.greet(message)
                me: Any = {"id": self.known.id, "name": self.known.name} if self.known else None
                self.tell({"type": "hello", "id": id, "me": me, "now": self.now()})
            case m.Watch():
                await self._watch(message)
                self.tell({"type": "done", "id": id})
            case m.Unwatch():
                self.unwatch(message.table)
                self.tell({"type": "done", "id": id})
            case m.Do():
                done = await self.do(message)
                self.tell(cast("m.DoneMessage", {"type": "done", "id": id, **to_builtins(done)}))
            case m.Why():
                reason = why_not(await self.open(message.table), self.who.id, message.action)
                sentence = say(*reason, language=self.language) if reason else ""
                fact = fact_data(reason) if reason else None
                self.tell({"type": "why", "id": id, "action": message.action, "sentence": sentence, "fact": fact})
            case m.Plan():
                plan = planned(await self.open(message.table), self.who.id, message.action)
                self.tell({"type": "plan", "id": id, "plan": plan})

    async def _watch(self, message: m.Watch) -> None:
        seat = message.seat
        if seat == "mine":
            held = (await self.open(message.table)).seats_of(self.known.id if self.known else "")
            seat = held[0] if len(held) == 1 else None
        watching = Watching(self, seat, message)
        old = self.watching.get(message.table)
        await self.join(watching, message.since)
        if old:  # only now: a look that is refused changes nothing
            self.part(old)
        self.watching[message.table] = watching

    def unwatch(self, table: str) -> None:
        if watching := self.watching.pop(table, None):
            self.part(watching)

    def end(self) -> None:
        for table in list(self.watching):
            self.unwatch(table)


def refusal(number: str, problem: Problem, table: str = "") -> bytes:
    """What a client hears instead of an answer. Its `id` is that of the message, so the fact has a place of its own."""
    told: m.RefusedMessage = {
        "type": "refused",
        "id": number,
        "code": problem.code,
        "sentence": problem.sentence,
        "fact": {"id": problem.id, "args": problem.args},
    }
    if table:
        told["table"] = table
    return encode(told)


def number_of(text: str) -> str:
    """The id of a message, however wrong the rest of it is."""
    try:
        number: str = _read_id(text).id
    except (ValueError, RecursionError):
        return ""
    return number


def read(text: str) -> m.AnyMessage:
    """A message; Refused with what is wrong with it."""
    if "\\u0000" in text:
        raise Refused("bad_request", "message_nul")
    try:
        try:
            message: m.AnyMessage = _read(text)
            return message
        except ValidationError:
            fact = misfit(m.AnyMessage, decode(text), "message")
    except (DecodeError, ValueError, RecursionError):
        raise Refused("bad_request", "message_not_json") from None
    raise Refused("bad_request", fact.id, **fact.args)
