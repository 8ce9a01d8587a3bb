"""What is said to the tables of a tab, and heard from them: the messages of the server's WebSocket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruinous.local.house import House
from ruinous.local.problems import Problem, problem_of
from ruinous.rules.facts import fact_data
from ruinous.structs import DecodeError, decoder, encode, to_builtins
from ruinous.table import messages as m
from ruinous.table.planning import planned, why_not
from ruinous.table.refusals import Refused
from ruinous.table.watching import catch_states, check_seat, look_of, whole
from ruinous.words import chosen, say, speaking

read = decoder(m.AnyMessage)
read_id = decoder(m.OnlyId)


class Watching:
    """One table before the page."""

    def __init__(self, client: Client, seat: str | None, message: m.Watch) -> None:
        self.client = client
        self.table = message.table
        self.person = client.house.me.id
        self.seat = seat
        self.steps = message.steps
        self.language = client.language

    def hear(self, message: bytes) -> None:
        self.client.hear(message.decode())

    def dismiss(self, why: Refused) -> None:
        self.client.watching.pop(self.table, None)
        self.client.refuse("", why, self.table)


class Client:
    """The page that has opened this house."""

    def __init__(self, house: House, hear: Callable[[str], None]) -> None:
        self.house = house
        self.hear = hear
        self.language = chosen()
        self.watching: dict[str, Watching] = {}

    async def say(self, text: str) -> None:
        """Take a message; whatever it brings is heard."""
        number = ""
        try:
            try:
                number = read_id(text).id
                message = read(text)
            except (DecodeError, RecursionError):
                raise Refused("bad_request", "shape", field="message") from None
            await self._handle(message)
        except Exception as error:
            self.refuse(number, error)

    def tell(self, message: Any) -> None:
        self.hear(encode(message).decode())

    def refuse(self, number: str, error: Exception, table: str = "") -> None:
        with speaking(self.language):
            problem: Problem = problem_of(error)
        fact = {"id": problem.id, "args": problem.args}
        told = {"type": "refused", "id": number, "code": problem.code, "sentence": problem.sentence, "fact": fact}
        self.tell(told | ({"table": table} if table else {}))

    async def _handle(self, message: m.AnyMessage) -> None:
        house, id = self.house, message.id
        if isinstance(message, m.Hello | m.Watch) and message.language:
            self.language = message.language
        match message:
            case m.Ping():
                self.tell({"type": "pong", "id": id, "now": house.now()})
            case m.Hello():
                self.end()
                me = {"id": house.me.id, "name": house.me.name} if house.me.id else None
                self.tell({"type": "hello", "id": id, "me": me, "now": house.now()})
            case m.Watch():
                await self._watch(message)
            case m.Unwatch():
                self._unwatch(message.table)
                self.tell({"type": "done", "id": id})
            case m.Do():
                done = await house.do(message.table, message.command)
                self.tell({"type": "done", "id": id, **to_builtins(done)})
            case m.Why():
                reason = why_not((await house.open(message.table)).table, house.me.id, message.action)
                sentence = say(*reason, language=self.language) if reason else ""
                fact = fact_data(reason) if reason else None
                self.tell({"type": "why", "id": id, "action": message.action, "sentence": sentence, "fact": fact})
            case m.Plan():
                plan = planned((await house.open(message.table)).table, house.me.id, message.action)
                self.tell({"type": "plan", "id": id, "plan": plan})

    async def _watch(self, message: m.Watch) -> None:
        house = self.house
        live = await house.open(message.table)
        seat = message.seat
        if seat == "mine":
            held = live.table.seats_of(house.me.id)
            seat = held[0] if len(held) == 1 else None
        watching = Watching(self, seat, message)
        check_seat(live.table, watching.person, seat)
        look, now = look_of(watching), house.now()
        catch_states(live, look, now)
        self._unwatch(message.table)
        live.watchers.add(watching)
        if look not in live.states:  # the last one to watch has just been forgotten
            catch_states(live, look, now)
        self.watching[message.table] = watching
        watching.hear(whole(live, look, now, message.since))
        self.tell({"type": "done", "id": message.id})

    def _unwatch(self, table: str) -> None:
        watching = self.watching.pop(table, None)
        if watching and (live := self.house.lives.get(table)):
            live.unwatch(watching)

    def end(self) -> None:
        """The page has begun anew."""
        for table in list(self.watching):
            self._unwatch(table)
