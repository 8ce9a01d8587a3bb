"""Costly work, one piece at a time for an address: whoever asks for much waits for themself, not others for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ruinous.server.gate.limits import TooMany
from ruinous.table.refusals import Refused


class Line:
    """Those of one address who wait."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0


class Turns:
    """The lines of all addresses. More than `most` in one line are refused; None: everybody may wait."""

    def __init__(self, most: int | None = None, full: Callable[[], Refused] = lambda: TooMany(2)) -> None:
        self.most = most
        self.full = full
        self.lines: dict[str, Line] = {}  # while somebody waits there

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        line = self.lines.setdefault(address, Line())
        if self.most is not None and line.waiting >= self.most:
            raise self.full()
        line.waiting += 1
        try:
            async with line.turn:
                yield
        finally:
            line.waiting -= 1
            if not line.waiting:
                del self.lines[address]
