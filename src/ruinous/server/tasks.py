"""Work that goes on by itself, and is waited for at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


class Tasks:
    """Tasks under way. A task that nobody holds may vanish, so they are held here."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task: asyncio.Task[T] = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    def cancel(self) -> None:
        for task in self._under_way:
            task.cancel()

    async def end(self) -> None:
        """Let what is under way be finished."""
        while self._under_way:
            await asyncio.gather(*self._under_way, return_exceptions=True)
