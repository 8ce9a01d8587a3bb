"""Whether what a process remembers of a table is older than the last restore.

Every restore raises the generation of the database by one. A process that has read a table before the restore must not
write to it: the version number may fit by chance while the game is another.
"""

from __future__ import annotations

from ruinous.store.protocol import Restored

NEVER = -1


class Generation:
    """The newest generation that this process knows of, and which tables it has read since it began."""

    __slots__ = ("_read", "now")

    def __init__(self, now: int) -> None:
        self.now = now
        self._read: set[str] | None = None  # None: nothing was restored since the store was opened

    def of(self, table: str, since: int) -> int:
        """The generation that the caller's knowledge of a table up to `since` is from."""
        if self._read is None or since <= 0 or table in self._read:
            return self.now
        return NEVER

    def read(self, table: str, generation: int) -> None:
        """A table was read from its beginning, or made."""
        self._saw(generation)
        if self._read is not None and generation == self.now:
            self._read.add(table)

    def restored(self, generation: int) -> Restored:
        """The error to raise."""
        self._saw(generation)
        return Restored()

    def _saw(self, generation: int) -> None:
        if generation > self.now:
            self.now = generation
            self._read = set()
