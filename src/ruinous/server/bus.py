"""The bus between server processes. A message only hints that something is new in the store: the store is the truth.

So nothing is lost when a message is: whoever watches a table also looks at the store now and then, and more often while
the bus is down.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Protocol

import msgspec
from msgspec import Struct

log = logging.getLogger("ruinous.server")

CHANNEL = "ruinous"
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 3.0  # seconds between two tries to reach Redis


class News(Struct, frozen=True, omit_defaults=True):
    """What is new: the version of a table, its table talk, a notice for a person, who is at a table or must go."""

    sender: str = ""
    table: str = ""
    version: int = 0
    talk: int = 0
    notice: str = ""  # an identity
    away: str = ""  # an identity whose sockets must end: those of one device, or all but one device's, or all
    device: str = ""
    keep: str = ""
    present: tuple[str, ...] | None = None
    lost: bool = False  # news were lost: look for anything


Hear = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    @property
    def up(self) -> bool:
        """Whether other processes are heard and reached."""
        ...

    async def start(self, hear: Hear) -> None: ...

    def tell(self, news: News) -> None: ...

    async def stop(self) -> None: ...


class LocalBus:
    """One process alone: there is nobody else to tell."""

    @property
    def up(self) -> bool:
        return True

    async def start(self, hear: Hear) -> None:
        pass

    def tell(self, news: News) -> None:
        pass

    async def stop(self) -> None:
        pass


class RedisBus:
    """All processes of one or several machines, through Redis publish and subscribe."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = token_hex(8)
        self._hearing = False
        self._reaching = True
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def up(self) -> bool:
        return self._hearing and self._reaching

    async def start(self, hear: Hear) -> None:
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._send())]

    def tell(self, news: News) -> None:
        """Never waits, never fails: what cannot be told is found in the store."""
        if self._reaching:
            try:
                self._outgoing.put_nowait(self._written(news))
            except asyncio.QueueFull:
                pass

    def _written(self, news: News) -> bytes:
        return msgspec.json.encode(msgspec.structs.replace(news, sender=self.name))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, hear: Hear) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        pause = SHORTEST_PAUSE
        while True:
            client = Redis.from_url(self.url, socket_connect_timeout=3)
            try:
                async with client.pubsub() as subscription:
                    await subscription.subscribe(CHANNEL)
                    self._hearing, pause = True, SHORTEST_PAUSE
                    await _heed(hear, News(lost=True))  # whatever was missed
                    async for message in subscription.listen():
                        if message["type"] == "message":
                            await self._heard(message["data"], hear)
            except (RedisError, OSError) as error:
                if self._hearing:
                    log.warning("The bus is down (%s): updates between processes come more slowly.", error)
            finally:
                self._hearing = False
                await client.aclose()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _heard(self, data: bytes, hear: Hear) -> None:
        try:
            news = msgspec.json.decode(data, type=News)
        except msgspec.MsgspecError:
            return
        if news.sender != self.name:
            await _heed(hear, news)

    async def _send(self) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        client = Redis.from_url(self.url, socket_connect_timeout=3, socket_timeout=3)
        pause = 0.0
        message = b""
        try:
            while True:
                message = message or await self._outgoing.get()
                try:
                    await client.publish(CHANNEL, message)
                    self._reaching, pause, message = True, 0.0, b""
                except (RedisError, OSError):
                    # A connection from before Redis went away fails once and is made anew; so the first try is free.
                    if pause:
                        self._reaching = False
                        while not self._outgoing.empty():
                            self._outgoing.get_nowait()
                        message = self._written(News(lost=True))
                        await asyncio.sleep(pause)
                    pause = min(max(pause * 2, SHORTEST_PAUSE), LONGEST_PAUSE)
        finally:
            await client.aclose()


async def _heed(hear: Hear, news: News) -> None:
    """What goes wrong with one piece of news must not make us deaf to the next."""
    try:
        await hear(news)
    except Exception as error:
        log.warning("News from another process must wait: %s", error)


def open_bus(url: str | None) -> Bus:
    return RedisBus(url) if url else LocalBus()
