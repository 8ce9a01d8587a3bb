"""What a store keeps of groups. What a group is, it never looks into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from ruinous.store.games import StoredGame


class StoredGroup(Struct, frozen=True):
    """A group. `version` counts how often it was written; `key` leads others in, if it is not empty."""

    id: str
    version: int
    key: str
    at: int
    facts: bytes
    members: tuple[str, ...] = ()  # not told when it is read


class GroupStore(Protocol):
    async def put_group(self, group: StoredGroup) -> bool:
        """Write it in the place of the version before; the first version makes it. False: it has moved on, or is
        gone. Taken if its key is in use."""
        ...

    async def group(self, id: str) -> StoredGroup | None: ...

    async def group_by_key(self, key: str) -> StoredGroup | None: ...

    async def groups_of(self, identity: str) -> list[StoredGroup]:
        """Those to which somebody belongs, the newest change first."""
        ...

    async def delete_group(self, id: str, version: int) -> bool:
        """False: it has moved on, or is gone."""
        ...

    async def games_at(self, tables: Sequence[str]) -> list[StoredGame]:
        """What stays of the games of these tables."""
        ...

    async def names(self, identities: Sequence[str]) -> dict[str, str]:
        """The names of people; who has left, or never was, is left out."""
        ...
