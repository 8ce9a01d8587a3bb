"""How a server is: whether its store can be read and written, has room, and is whole."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path
from typing import Literal

from msgspec import Struct

from ruinous import __version__
from ruinous.rules.facts import Fact
from ruinous.server.bus import Bus
from ruinous.server.gate.errors import logged
from ruinous.store import Broken, Full, Store, StoreError

log = logging.getLogger("ruinous.server")

BELIEVED = 3.0  # seconds that an answer is given again without another look
PATIENCE = 5.0  # seconds for the store to write
SMALL = 64 << 20  # bytes of a file that is looked through before the server starts
MEGABYTE = 1 << 20
SELDOM = 60.0  # seconds between two looks through the whole store, at the least
SHARE = 100  # of the time such a look takes

Condition = Literal["ok", "down", "full", "damaged"]


class Health(Struct, frozen=True):
    """What the server needs for its work, and how it is."""

    status: str
    version: str
    bus: bool  # whether other workers are heard and reached
    store: Condition
    checked: bool  # whether the whole store was looked through
    disk_free: int | None  # megabytes; None: the data is not on this machine


class Pulse:
    """How this server is. It looks through the store now and then, so that damage is found before players find it."""

    def __init__(self, store: Store, bus: Bus, file: Path | None, least_free: int) -> None:
        self.store = store
        self.bus = bus
        self.file = file
        self.least_free = least_free  # megabytes
        self.damage: Fact | None = None
        self.checked = file is None or not file.exists() or file.stat().st_size <= SMALL
        self._turn = asyncio.Lock()
        self._health: Health | None = None
        self._at = 0.0

    async def run(self) -> None:
        """Look through the store for ever, at a hundredth of its time."""
        pause = SELDOM if self.checked else 0.0
        while True:
            await asyncio.sleep(pause)
            begun = time.monotonic()
            try:
                await self.check()
            except StoreError as error:
                log.warning("The store cannot be looked through: %s", logged(error.fact))
            pause = max(SELDOM, SHARE * (time.monotonic() - begun))

    async def check(self) -> None:
        """Look through the whole store."""
        try:
            await self.store.check(SMALL) or await self.store.check()
            self.damage = None
        except Broken as error:
            if self.damage is None:
                log.error("The store is damaged: %s", logged(error.fact))
            self.damage = error.fact
        self.checked = True
        self._health = None

    async def health(self) -> Health:
        """How it is now, or was a moment ago."""
        async with self._turn:
            if self._health is None or time.monotonic() - self._at > BELIEVED:
                self._health = await self._look()
                self._at = time.monotonic()
            return self._health

    async def _look(self) -> Health:
        free = None
        if self.file is not None:
            free = (await asyncio.to_thread(shutil.disk_usage, self.file.parent)).free // MEGABYTE
        store = "damaged" if self.damage else await self._written()
        return Health("ok", __version__, self.bus.up, store, self.checked, free)

    async def _written(self) -> Condition:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.set_meta("pulse", "")
        except Full:
            return "full"
        except Broken as error:
            log.error("The store cannot be used: %s", logged(error.fact))
            return "damaged"
        except (StoreError, TimeoutError):
            return "down"
        return "ok"

    def lack(self, health: Health) -> str:
        """What is missing to be ready; empty if nothing is."""
        if health.store != "ok":
            return health.store
        if health.disk_free is not None and health.disk_free < self.least_free:
            return "disk"
        return "" if health.checked else "checking"
