"""What a store keeps of analyses: the texts that people have brought, and what was found out about games.

All that was found can be found again. Nobody's name is in it.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class StoredAnalysis(Struct, frozen=True):
    """An analysis. `source` and `found` are bytes that a store never looks into."""

    id: str  # what it is about: the digest of a text or of the log of a table
    at: int  # when somebody last asked for it
    made: int = 0  # the version of the analysis that has made it; 0: it is not done
    source: bytes = b""  # the text; empty: it is about a table
    found: bytes = b""


class AnalysisStore(Protocol):
    """A part of `protocol.Store`."""

    async def put_analysis(self, analysis: StoredAnalysis) -> None:
        """Keep an analysis, in the place of what was kept under its id."""
        ...

    async def analysis(self, id: str) -> StoredAnalysis | None: ...

    async def want_analysis(self, id: str, at: int) -> None:
        """Somebody has asked for it."""
        ...

    async def forget_analyses(self, before: int, most: int) -> int:
        """Forget those that nobody has asked for since `before`, and the oldest of more than `most`; how many."""
        ...
