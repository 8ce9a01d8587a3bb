"""What keeps the games of a tab: the log of each table, and a line for the lobby. In a browser it is IndexedDB."""

from __future__ import annotations

from typing import Protocol

from ruinous.structs import Struct


class Write(Struct, frozen=True):
    """One entry of a table's log, and the line of the lobby that it makes true."""

    table: str
    version: int  # that it makes; 1 makes the table
    entry: str
    summary: str


class Stale(Exception):
    """Another tab has written to the table meanwhile. Nothing was written."""


class NotKept(Exception):
    """It could not be written, and nothing was.

    There is no room ("full"), the browser refuses ("refused"), or a newer page has changed the storage ("newer").
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Store(Protocol):
    """All of it is durable before a call returns."""

    async def append(self, writes: list[Write]) -> None:
        """Write all of it or nothing: Stale, NotKept."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[str]:
        """The log of a table after a version; empty if there is no such table."""
        ...
