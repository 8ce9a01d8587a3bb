"""What is said to the tables of a tab, and heard from them: the messages of the server's WebSocket."""

from __future__ import annotations

from collections.abc import Callable

from ruinous.local.house import House
from ruinous.local.problems import problem_of
from ruinous.table import client
from ruinous.table import messages as m
from ruinous.table.acts import Who
from ruinous.table.refusals import Problem
from ruinous.table.table import Table
from ruinous.table.watching import join
from ruinous.table.wishes import Done


class Client(client.Client):
    """The page that has opened this house."""

    def __init__(self, house: House, hear: Callable[[str], None]) -> None:
        super().__init__()
        self.house = house
        self.hear = hear

    async def say(self, text: str) -> None:
        """Take a message; whatever it brings is heard."""
        try:
            await self.handle(client.read(text))
        except Exception as error:
            self.refuse(client.number_of(text), error)

    @property
    def known(self) -> Who | None:
        return self.house.me if self.house.me.id else None

    def now(self) -> int:
        return self.house.now()

    def send(self, message: bytes) -> None:
        self.hear(message.decode())

    def problem(self, error: Exception) -> Problem:
        return problem_of(error)

    async def greet(self, message: m.Hello) -> None:
        """The page has begun anew."""
        self.end()

    async def open(self, table: str) -> Table:
        return (await self.house.open(table)).table

    async def join(self, watching: client.Watching, since: int | None) -> None:
        join(await self.house.open(watching.table), watching, since, self.house.now())

    def part(self, watching: client.Watching) -> None:
        if live := self.house.lives.get(watching.table):
            live.unwatch(watching)

    async def do(self, message: m.Do) -> Done:
        return await self.house.do(message.table, message.command)
