"""A table whose log cannot be read: a calm answer for its players, one line for the host, and all others go on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruinous.content import NEWEST, edition
from ruinous.server.tables.news import TableNews
from ruinous.store.backup import backup, restore
from ruinous.store.protocol import Notice, StoreError
from tests.kit.play import Ear, Home, Person, home, refused

DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "not json": lambda entry: entry[:-7],
    "unknown entry": lambda entry: entry.replace(b'"what":"started"', b'"what":"dreamt"'),
    "unknown option": lambda entry: entry.replace(b'"options":{', b'"options":{"colour":"red",'),
    "other chance": lambda entry: entry.replace(b'"chance":"O:', b'"chance":"O:a'),
    "other hash": lambda entry: entry.replace(b'"hash":"', b'"hash":"0'),
    "newer edition": lambda entry: entry.replace(b'"edition":%d' % NEWEST, b'"edition":99'),
}


def play(story: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> None:
    asyncio.run(asyncio.wait_for(story(*args), 100))


def spoil(folder: Path, table: str, damage: str) -> None:
    """Damage the log of a table in the file."""
    db = sqlite3.connect(folder / "ruinous.sqlite")
    rows = db.execute("SELECT version, entry FROM entries WHERE table_id = ?", (table,)).fetchall()
    spoilt = [(DAMAGE[damage](entry), table, version) for version, entry in rows]
    assert [entry for entry, *_ in spoilt] != [entry for _, entry in rows]
    db.executemany("UPDATE entries SET entry = ? WHERE table_id = ? AND version = ?", spoilt)
    db.commit()
    db.close()


async def two_tables(place: Home) -> tuple[Person, str, str]:
    """Two games against bots, the first with a clock that has run out by the time it is looked at again."""
    anna = await place.person("Anna")
    bots = ("random", "random", "random")
    first = await anna.table(*bots, clock={"kind": "move", "seconds": 5}, access="open", pace="web")
    return anna, first, await anna.table(*bots)


def lines(caplog: pytest.LogCaptureFixture, table: str) -> list[str]:
    return [record.getMessage() for record in caplog.records if table in record.getMessage()]


@pytest.mark.parametrize("damage", DAMAGE)
def test_it_is_closed_calmly_and_told_to_the_host_once(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            anna, bad, good = await two_tables(place)
        spoil(tmp_path, bad, damage)
        caplog.clear()
        async with home(tmp_path) as place:
            anna.http, anna.url = place.http, place.url
            id = "unreadable_newer" if damage == "newer edition" else "unreadable"
            for _ in range(5):
                with refused("unreadable", id):
                    await anna.look(bad, "khorne")
            for path in ("steps", "chart", "accounts", "talk", "why/1"):
                with refused("unreadable", id):
                    await anna.get(f"/api/tables/{bad}/{path}")
            with refused("unreadable", id):
                await anna.do(bad, "leave")
            async with anna.connection() as connection:
                with refused("unreadable", id):
                    await connection.watch(bad)
                await connection.watch(good)
            assert (await anna.look(good))["state"]["table"]["state"] == "playing"
            # nobody else stumbles over it: the clock, the bots, the lobby, the notices
            store = place.house.store
            for _ in range(3):
                await place.house.sweep.once()
            await place.house.sweep.look_around()
            listed = {row["id"] for row in (await anna.get("/api/tables/mine"))["tables"]}
            assert listed == {bad, good}
            assert [row["id"] for row in (await anna.get("/api/tables?state=playing"))["tables"]] == [bad]
            notice = Notice("k", anna.id, bad, "your_turn", {"name": ""}, 1)
            assert await place.house.dispatcher._targets(notice) == []
            with refused("unreadable", id):
                await anna.get(f"/api/tables/{bad}/at/0")
            assert (await store.counts())["tables_playing"] == 2
        (line,) = lines(caplog, bad)
        assert line.startswith(f"Table {bad} cannot be read and is closed: ")
        assert not [record for record in caplog.records if record.exc_info]

    with caplog.at_level(logging.WARNING):
        play(story)


def test_the_answer_names_the_edition_that_is_needed(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            _, bad, _ = await two_tables(place)
        spoil(tmp_path, bad, "newer edition")
        async with home(tmp_path) as place:
            answer = await place.http.get(f"/api/tables/{bad}")
            assert answer.status_code == 409
            assert answer.json()["args"] == {"number": 99, "needs": edition(NEWEST).since}
            assert "edition 99" in answer.json()["sentence"]

    play(story)


def test_those_who_watch_are_told_and_a_restored_backup_opens_it_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            anna, table, _ = await two_tables(place)
            tables, store = place.house.tables, place.house.store
            kept = tmp_path / "kept.backup"
            await backup(store, kept, 1)
            async with anna.connection() as connection:
                ear = Ear(connection)
                await connection.watch(table)
                spoil(tmp_path, table, "not json")
                tables.shelf.forget_all()
                (told,) = await ear.until(1, "refused")
                assert (told["table"], told["code"]) == (table, "unreadable")
                assert told["fact"] == {"id": "refusal.unreadable", "args": {}}
                with refused("unreadable", "unreadable"):
                    await connection.watch(table)
                await restore(store, kept)
                await place.house.sweep.once()  # notices the restore
                state = await connection.watch(table)
                assert state["table"]["state"] == "playing"
            assert (await TableNews(tables, "").info(table)).pace == "web"

    play(story)


def test_a_backup_of_a_newer_edition_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            anna, *_ = await two_tables(place)
            store, kept = place.house.store, tmp_path / "kept.backup"
            with monkeypatch.context() as newer:
                rules = replace(edition(NEWEST), number=NEWEST + 1, since="9.1.0")
                newer.setattr("ruinous.store.backup.edition", lambda number: rules)
                await backup(store, kept, 1)
            generation = await store.generation()
            await anna.table(start=False)
            with pytest.raises(StoreError) as caught:
                await restore(store, kept)
            path = str(kept)
            args = {"path": path, "number": NEWEST + 1, "needs": "9.1.0"}
            assert caught.value.fact == ("store.newer_edition", args)
            assert len((await anna.get("/api/tables/mine"))["tables"]) == 3
            assert await store.generation() == generation

    play(story)


def test_a_bot_that_is_due_at_such_a_table_is_not_asked_again_and_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            _, bad, _ = await two_tables(place)
        spoil(tmp_path, bad, "other hash")
        db = sqlite3.connect(tmp_path / "ruinous.sqlite")
        db.execute("UPDATE tables SET awaits_bot = 1, at = 1, due = 1 WHERE id = ?", (bad,))
        (summary,) = db.execute("SELECT summary FROM tables WHERE id = ?", (bad,)).fetchone()
        db.commit()
        db.close()
        assert msgspec.json.decode(summary)["id"] == bad
        caplog.clear()
        async with home(tmp_path) as place:
            for _ in range(20):
                await place.house.sweep.once()
            assert bad not in place.house.tables.shelf.lives
        assert len(lines(caplog, bad)) == 1

    with caplog.at_level(logging.WARNING):
        play(story)
