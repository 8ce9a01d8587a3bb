"""The PostgreSQL store's part about groups (groups.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruinous.store.fit import storable
from ruinous.store.games import StoredGame
from ruinous.store.groups import StoredGroup

Row = Sequence[Any]
GROUP = "g.id, g.version, coalesce(g.key, ''), g.at, g.facts"

# $1 id $2 version $3 key $4 at $5 facts $6 members
_NEW = """
    INSERT INTO play_groups (id, version, key, at, facts) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO NOTHING RETURNING id
"""
_NEXT = """
    UPDATE play_groups SET version = $2, key = $3, at = $4, facts = $5 WHERE id = $1 AND version = $2::bigint - 1
    RETURNING id
"""
_PUT = """
    WITH put AS ({}),
    gone AS (DELETE FROM group_members WHERE group_id = (SELECT id FROM put) AND identity <> ALL($6::text[])),
    came AS (
        INSERT INTO group_members (identity, group_id)
        SELECT i.id, put.id FROM put, unnest($6::text[]) AS m (identity) JOIN identities AS i ON i.id = m.identity
        WHERE i.name <> '' ON CONFLICT DO NOTHING
    )
    SELECT id FROM put
"""
PUT_NEW, PUT_NEXT = _PUT.format(_NEW), _PUT.format(_NEXT)
GROUPS_OF = f"""
    SELECT {GROUP} FROM group_members AS m JOIN play_groups AS g ON g.id = m.group_id WHERE identity = $1
    ORDER BY g.at DESC, g.id
"""
DELETE = """
    WITH gone AS (DELETE FROM play_groups WHERE id = $1 AND version = $2 RETURNING id),
    left_alone AS (DELETE FROM group_members WHERE group_id = (SELECT id FROM gone))
    SELECT id FROM gone
"""
GAMES_AT = """
    SELECT table_id, at, made, rated, facts FROM games WHERE table_id = ANY($1::text[]) ORDER BY at, table_id
"""
NAMES = "SELECT id, name FROM identities WHERE name <> '' AND id = ANY($1::text[])"


class PostgresGroups:
    async def _write(self, statement: str, *args: Any) -> list[Row]:
        raise NotImplementedError

    async def _read(self, statement: str, *args: Any) -> list[Row]:
        raise NotImplementedError

    async def put_group(self, group: StoredGroup) -> bool:
        storable(group.id, group.key, *group.members)
        statement = PUT_NEW if group.version == 1 else PUT_NEXT
        people = list(dict.fromkeys(group.members))
        found = await self._write(statement, group.id, group.version, group.key or None, group.at, group.facts, people)
        return bool(found)

    async def group(self, id: str) -> StoredGroup | None:
        return await self._group(f"SELECT {GROUP} FROM play_groups AS g WHERE id = $1", id)

    async def group_by_key(self, key: str) -> StoredGroup | None:
        return await self._group(f"SELECT {GROUP} FROM play_groups AS g WHERE key = $1", key)

    async def _group(self, statement: str, wanted: str) -> StoredGroup | None:
        rows = await self._read(statement, wanted)
        return StoredGroup(*rows[0]) if rows else None

    async def groups_of(self, identity: str) -> list[StoredGroup]:
        return [StoredGroup(*row) for row in await self._read(GROUPS_OF, identity)]

    async def delete_group(self, id: str, version: int) -> bool:
        return bool(await self._write(DELETE, id, version))

    async def games_at(self, tables: Sequence[str]) -> list[StoredGame]:
        return [StoredGame(*row) for row in await self._read(GAMES_AT, list(tables))]

    async def names(self, identities: Sequence[str]) -> dict[str, str]:
        return {row[0]: row[1] for row in await self._read(NAMES, list(identities))}
