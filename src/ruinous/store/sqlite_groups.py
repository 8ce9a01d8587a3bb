"""The SQLite store's part about groups (groups.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sqlite3 import Connection
from typing import Any, TypeVar

from msgspec import json

from ruinous.store.fit import storable
from ruinous.store.games import StoredGame
from ruinous.store.groups import StoredGroup

T = TypeVar("T")
GROUP = "g.id, g.version, coalesce(g.key, ''), g.at, g.facts"


class SqliteGroups:
    async def _write(self, call: Callable[..., T], *args: Any) -> T:
        raise NotImplementedError

    async def _read(self, call: Callable[..., T], *args: Any) -> T:
        raise NotImplementedError

    async def put_group(self, group: StoredGroup) -> bool:
        return await self._write(_put, group)

    async def group(self, id: str) -> StoredGroup | None:
        found = await self._read(_groups, "FROM play_groups AS g WHERE id = ?", id)
        return found[0] if found else None

    async def group_by_key(self, key: str) -> StoredGroup | None:
        found = await self._read(_groups, "FROM play_groups AS g WHERE key = ?", key)
        return found[0] if found else None

    async def groups_of(self, identity: str) -> list[StoredGroup]:
        which = (
            "FROM group_members AS m JOIN play_groups AS g ON g.id = m.group_id WHERE identity = ?"
            " ORDER BY g.at DESC, g.id"
        )
        return await self._read(_groups, which, identity)

    async def delete_group(self, id: str, version: int) -> bool:
        return await self._write(_delete, id, version)

    async def games_at(self, tables: Sequence[str]) -> list[StoredGame]:
        return await self._read(_games_at, tables)

    async def names(self, identities: Sequence[str]) -> dict[str, str]:
        return await self._read(_names, identities)


# --- upon a connection --------------------------------------------------------------------------------------------


def _put(db: Connection, group: StoredGroup) -> bool:
    storable(group.id, group.key, *group.members)
    values = (group.version, group.key or None, group.at, group.facts, group.id)
    if group.version == 1:
        statement = (
            "INSERT INTO play_groups (version, key, at, facts, id) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
        )
        done = db.execute(statement, values).rowcount
    else:
        statement = "UPDATE play_groups SET version = ?, key = ?, at = ?, facts = ? WHERE id = ? AND version = ?"
        done = db.execute(statement, (*values, group.version - 1)).rowcount
    if done < 1:
        return False
    db.execute("DELETE FROM group_members WHERE group_id = ?", (group.id,))
    db.executemany(
        "INSERT INTO group_members (identity, group_id) SELECT id, ? FROM identities WHERE id = ? AND name <> ''",
        [(group.id, who) for who in group.members],
    )
    return True


def _groups(db: Connection, which: str, *args: Any) -> list[StoredGroup]:
    return [StoredGroup(*row) for row in db.execute(f"SELECT {GROUP} {which}", args).fetchall()]


def _delete(db: Connection, id: str, version: int) -> bool:
    if db.execute("DELETE FROM play_groups WHERE id = ? AND version = ?", (id, version)).rowcount < 1:
        return False
    db.execute("DELETE FROM group_members WHERE group_id = ?", (id,))
    return True


def _games_at(db: Connection, tables: Sequence[str]) -> list[StoredGame]:
    rows = db.execute(
        "SELECT table_id, at, made, rated, facts FROM games WHERE table_id IN (SELECT value FROM json_each(?))"
        " ORDER BY at, table_id",
        (json.encode(list(tables)).decode(),),
    )
    return [StoredGame(table, at, made, bool(rated), facts) for table, at, made, rated, facts in rows.fetchall()]


def _names(db: Connection, identities: Sequence[str]) -> dict[str, str]:
    rows = db.execute(
        "SELECT id, name FROM identities WHERE name <> '' AND id IN (SELECT value FROM json_each(?))",
        (json.encode(list(identities)).decode(),),
    )
    return dict(rows.fetchall())
