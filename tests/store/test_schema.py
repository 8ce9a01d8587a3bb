"""Steps from one version of the schema to the next, on both databases."""

import sqlite3

import asyncpg
import pytest

from ruinous.rules.facts import Fact
from ruinous.store import Notice, StoreError, schema
from ruinous.store import postgres as postgres_store
from ruinous.store import sqlite as sqlite_store
from ruinous.store.backup import backup, restore
from tests.kit.services import postgres
from tests.kit.stores import NOON, fill, in_loop, opened, outcomes, rows_of, write

NEW_STEP = schema.both(
    "ALTER TABLE tables ADD COLUMN stars {int} NOT NULL DEFAULT 3",
    "UPDATE tables SET stars = 5 WHERE id = 't1'",
)
BROKEN_STEP = schema.both("ALTER TABLE tables ADD COLUMN moons {int}", "UPDATE nowhere SET one = 1")


@pytest.fixture
def newer(monkeypatch):
    """A Ruinous with one step more."""

    def use():
        monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, NEW_STEP))
        monkeypatch.setattr(schema, "COLUMNS", dict(schema.COLUMNS) | {"tables": schema.COLUMNS["tables"] + " stars"})

    return use


def with_stars(rows):
    return [(kind, values + [5 if values[0] == "t1" else 3] if kind == "tables" else values) for kind, values in rows]


@in_loop
async def test_the_columns_of_a_backup_are_those_of_the_database(place):
    """A column that a step adds and the list forgets would be lost in a backup."""
    async with opened(place):
        pass
    if place.startswith("postgres"):
        db = await asyncpg.connect(place)
        found = await db.fetch(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
            " ORDER BY table_name, ordinal_position"
        )
        await db.close()
    else:
        db = sqlite3.connect(place)
        found = db.execute(
            "SELECT m.name, c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c"
            " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY m.name, c.cid"
        ).fetchall()
        db.close()
    columns: dict[str, list[str]] = {}
    for table, column in found:
        columns.setdefault(table, []).append(column)
    assert columns.pop("house") == ["one", "version", "generation"]
    assert columns == schema.names()


@in_loop
async def test_a_database_takes_the_steps_that_are_missing(place, newer):
    async with opened(place) as store:
        await fill(store)
        before = await rows_of(store)
        notices = await store.notices("ann", 9)
    newer()
    async with opened(place) as store:
        assert await rows_of(store) == with_stars(before)
        assert await store.entries("t2") == [b"\0\xff", b"end"]
        assert await store.notices("ann", 9) == notices
        assert await store.append(write("t1", 1)) == 2
    async with opened(place) as store:
        assert await store.versions(["t1"]) == {"t1": 2}


@in_loop
async def test_many_may_open_an_old_database_at_once(place, newer):
    async with opened(place) as store:
        await fill(store)
    newer()

    async def look(n):
        async with opened(place) as store:
            return await store.append(write(f"new{n}", 0))

    assert await outcomes(*(look(n) for n in range(5))) == [1] * 5


@in_loop
async def test_a_newer_database_is_refused(place, newer, monkeypatch):
    steps, columns = schema.STEPS, schema.COLUMNS
    newer()
    async with opened(place) as store:
        await fill(store)
    monkeypatch.setattr(schema, "STEPS", steps)
    monkeypatch.setattr(schema, "COLUMNS", columns)
    with pytest.raises(StoreError, match=f"newer_schema.version={len(steps) + 1}, newest={len(steps)}"):
        async with opened(place):
            pass


OLD_ROWS = (
    """INSERT INTO notices (key, identity, table_id, kind, text, at, read, dispatched)
    VALUES ('k', 'ann', 't', 'your_turn', 'It is your turn at “O''Neil \\ "x"”.', 1, {no}, {yes})""",
    """INSERT INTO deliveries (notice, identity, channel, target, state, attempts, due, error, at)
    VALUES (1, 'ann', 'email', 'a@b.c', 'failed', 3, 1, 'The mail server refused the mail (550).', 1),
    (1, 'ann', 'email', 'd@e.f', 'sent', 1, 1, '', 1)""",
)


@in_loop
async def test_what_was_told_as_a_text_stays_that_text(place):
    """The second step: notices and errors of deliveries are facts from then on."""
    if place.startswith("postgres"):
        db = await asyncpg.connect(place)
        await postgres_store.migrate(db, schema.STEPS[:1])
        for statement in OLD_ROWS:
            await db.execute(statement.format(no="FALSE", yes="TRUE"))
        await db.close()
    else:
        file = sqlite3.connect(place, isolation_level=None)
        sqlite_store.migrate(file, schema.STEPS[:1])
        for statement in OLD_ROWS:
            file.execute(statement.format(no=0, yes=1))
        file.close()
    async with opened(place) as store:
        (told,) = await store.notices("ann", 9)
        text = 'It is your turn at “O\'Neil \\ "x"”.'
        assert told.notice == Notice("k", "ann", "t", "your_turn", {"text": text}, 1)
        sent, failed = await store.deliveries("ann", 9)
        assert sent.error is None
        assert failed.error == Fact("delivery.text", {"text": "The mail server refused the mail (550)."})
        assert failed.notice == told.notice


@in_loop
async def test_a_step_that_fails_changes_nothing(place, monkeypatch):
    async with opened(place) as store:
        await fill(store)
        before = await rows_of(store)
    steps = schema.STEPS
    monkeypatch.setattr(schema, "STEPS", (*steps, NEW_STEP, BROKEN_STEP))
    with pytest.raises(Exception, match="nowhere"):
        async with opened(place):
            pass
    monkeypatch.setattr(schema, "STEPS", steps)
    async with opened(place) as store:
        assert await rows_of(store) == before
        assert await store.append(write("t1", 1)) == 2


@in_loop
async def test_a_backup_of_an_older_schema_takes_the_steps_too(place, tmp_path, newer):
    async with opened(place) as store:
        await fill(store)
        before = await rows_of(store)
        await backup(store, tmp_path / "old.backup", NOON)
    newer()
    for target in (str(tmp_path / "new.db"), postgres()):
        async with opened(target) as store:
            await restore(store, tmp_path / "old.backup")
            assert await rows_of(store) == with_stars(before)
