"""How a worker begins: its store is waited for, and its time goes on from the newest entry."""

from __future__ import annotations

import logging
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from ruinous.server.chance import Clock
from ruinous.server.gate.errors import logged
from ruinous.server.wiring import Wiring
from ruinous.store import Down, Store, StoreError, open_patiently

log = logging.getLogger("ruinous.server")

FAILED = "lifespan.startup.failed"
BEHIND = 60_000  # milliseconds that the machine's clock may be behind the newest entry before the host is told


class StartError(Exception):
    """The server cannot start; the log says why."""


async def opened(wiring: Wiring) -> tuple[Store, Clock]:
    """The store and its clock, waited for if it does not answer; StartError if it never does, or cannot be used."""

    def tell(down: Down, pause: float) -> None:
        log.warning("The start waits: %s Next try in %.2g s.", logged(down.fact), pause)

    try:
        with mortal():
            while True:
                store = await open_patiently(wiring.store, wiring.settings.store_seconds, tell)
                try:
                    return store, await clock_of(store)
                except Down:  # it has gone away again
                    await store.close()
    except StoreError as error:
        log.error("The server cannot start: %s", logged(error.fact))
        raise StartError from error


async def clock_of(store: Store) -> Clock:
    """The clock of the machine, or of the newest entry where that is later."""
    newest = await store.newest()
    behind = newest - int(time.time() * 1000)
    if behind > BEHIND:
        log.warning(
            "The clock of this machine is %d s behind the newest entry of a table. Time goes on from that entry.",
            behind // 1000,
        )
    return Clock(newest)


@contextmanager
def mortal() -> Iterator[None]:
    """While nothing is open yet, whoever stops the process need not wait."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {one: signal.signal(one, signal.SIG_DFL) for one in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _is_known(error: BaseException) -> bool:
    return isinstance(error, StartError) or (isinstance(error, BaseExceptionGroup) and bool(error.subgroup(StartError)))


class Calm:
    """An app whose start, when it fails for a known reason, leaves its line in the log and no traceback."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.state = app.state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "lifespan":
            return await self.app(scope, receive, send)
        failed: list[Message] = []

        async def held(message: Message) -> None:
            if str(message["type"]) == FAILED:
                failed.append(message)
            else:
                await send(message)

        try:
            await self.app(scope, receive, held)
        except BaseException as error:
            for message in failed:
                await send(cast("Message", {"type": FAILED, "message": ""}) if _is_known(error) else message)
            raise
