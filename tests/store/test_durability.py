"""What was acknowledged is there: after kill -9, after a full disk, after a crash of the database."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread

import pytest

from ruinous.store import Down, Full, SqliteStore, StoreError
from ruinous.store.postgres import PostgresStore
from tests.kit.services import Postgres, postgres_server
from tests.kit.store_child import entry_of
from tests.kit.stores import NOON, in_loop, notice, opened, outcomes, write

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds; a machine that is busy is not an error


def child(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.kit.store_child", *args],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.PIPE,
        text=True,
    )


class Writer:
    """A child that appends to some tables until it is killed.

    What it says is read all the time: a child whose pipe is full stands still in the middle of whatever it does, and
    another one that needs the same table waits for it.
    """

    def __init__(self, place: str, tables: int) -> None:
        self.process = child("append", place, str(tables))
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.reader = Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as said:
            for line in said:
                self.lines.put(line)
        self.lines.put("")

    def acknowledged(self, lines: int) -> Iterator[tuple[str, int]]:
        """The next so many acknowledgements."""
        for _ in range(lines):
            line = self.lines.get(timeout=PATIENCE)
            if not line.endswith("\n"):
                return
            table, version = line.split()
            yield table, int(version)

    def kill(self) -> Iterator[tuple[str, int]]:
        """End it at once; the acknowledgements that were still to come."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return self.acknowledged(self.lines.qsize())


async def check(place: str, told: dict[str, int]) -> None:
    async with opened(place) as store:
        versions = await store.versions(list(told))
        for table, version in told.items():
            log = await store.entries(table)
            assert len(log) == versions[table] >= version, "an acknowledged entry is lost"
            assert log == [entry_of(table, number + 1) for number in range(len(log))]
            # What belongs to an entry is there if the entry is.
            noticed = [int(one.notice.key.split()[1]) for one in await store.notices(table, 100_000)]
            assert noticed == list(range(len(log), 0, -1))


def test_killed_at_any_moment_nothing_acknowledged_is_lost(place):
    random = Random(place.startswith("postgres"))
    told: dict[str, int] = {}
    for _ in range(5):
        writer = Writer(place, 8)
        told |= writer.acknowledged(random.randrange(1, 300))
        told |= writer.kill()
        if place.startswith("postgres"):
            postgres_server().left(place)
        asyncio.run(check(place, told))
    assert len(told) == 8


def test_two_processes_write_to_one_database(place):
    """At the same tables: each version is acknowledged to one of them."""
    one, two = Writer(place, 4), Writer(place, 4)
    first = list(one.acknowledged(150))
    second = list(two.acknowledged(150))
    first += one.kill()
    second += two.acknowledged(50)
    second += two.kill()
    if place.startswith("postgres"):
        postgres_server().left(place)
    assert not set(first) & set(second)
    asyncio.run(check(place, dict(sorted(first + second))))


def test_many_processes_may_make_the_database_at_once(place):
    children = [child("open", place) for _ in range(4)]
    for process in children:
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0

    @in_loop
    async def look():
        async with opened(place) as store:
            assert (await store.counts())["tables_playing"] == 4

    look()


# --- no room ------------------------------------------------------------------------------------------------------


def test_a_disk_that_takes_no_more(tmp_path):
    """The limit is one on the size of files: SQLite sees an error of the disk."""
    place = str(tmp_path / "ruinous.db")
    with child("full", place) as process:
        told, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, told
    reached, after = told.splitlines()
    assert "store.disk_failed" in reached
    assert int(after) == int(reached.split()[0]) + 100

    @in_loop
    async def look():
        async with opened(place) as store:
            assert await store.entries("t") == [entry_of("t", number + 1) * 200 for number in range(int(after))]

    look()


@in_loop
async def test_a_full_file_refuses_and_works_again_when_there_is_room(tmp_path):
    store = await SqliteStore.open(tmp_path / "ruinous.db")
    version = await store.append(write("t", 0))
    (pages,) = store._db.execute("PRAGMA page_count").fetchone()
    store._db.execute(f"PRAGMA max_page_count = {pages + 20}")

    async def until_full():
        nonlocal version
        while True:
            version = await store.append(write("t", version, b"x" * 5000, notices=(notice(f"k{version}"),)))

    with pytest.raises(Full, match="no_room"):
        await until_full()
    assert await store.versions(["t"]) == {"t": version}
    assert len(await store.entries("t")) == version
    assert len(await store.notices("ann", 1000)) == version - 1
    store._db.execute("PRAGMA max_page_count = 1000000")
    assert await store.append(write("t", version, b"x" * 5000)) == version + 1
    assert store._db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    await store.close()


@in_loop
async def test_one_who_needs_too_much_room_does_not_harm_the_others(tmp_path):
    store = await SqliteStore.open(tmp_path / "ruinous.db")
    (pages,) = store._db.execute("PRAGMA page_count").fetchone()
    store._db.execute(f"PRAGMA max_page_count = {pages + 20}")
    big = b"x" * 1_000_000
    found = await outcomes(*(store.append(write(f"t{n}", 0, big if n == 5 else b"small")) for n in range(10)))
    assert isinstance(found.pop(5), Full)
    assert found == [1] * 9
    assert sorted(await store.versions([f"t{n}" for n in range(10)])) == [f"t{n}" for n in range(10) if n != 5]
    await store.close()


# --- the thread ---------------------------------------------------------------------------------------------------


@in_loop
async def test_a_job_that_fails_fails_alone(place):
    async with opened(place) as store:
        await store.append(write("old", 0))
        found = await outcomes(
            *(store.append(write(f"t{n}", 0, notices=(notice(f"k{n}"),))) for n in range(5)),
            store.append(write("old", 7)),
            store.append(write("t9", 0, notices=(notice("fine"), notice("a\0b")))),
            store.say("nowhere", NOON, "ann", "Ann", "Hello"),
            *(store.append(write(f"t{n}", 1)) for n in range(5)),
        )
        assert found[:5] == [1] * 5
        assert [type(one).__name__ for one in found[5:8]] == ["Stale", "StoreError", "StoreError"]
        assert all(one == 2 or type(one).__name__ == "Stale" for one in found[8:])
        assert await store.versions(["old", "t9"]) == {"old": 1}
        assert len(await store.notices("ann", 99)) == 5


@in_loop
async def test_who_is_cancelled_disturbs_nobody(place):
    async with opened(place) as store:
        for turn in range(30):
            tasks = [asyncio.ensure_future(store.append(write(f"t{turn}.{n}", 0))) for n in range(10)]
            for task in tasks[::2]:
                for _ in range(turn % 4):
                    await asyncio.sleep(0)
                task.cancel()
            found = await outcomes(*tasks)
            assert found[1::2] == [1] * 5
            assert all(one == 1 or isinstance(one, asyncio.CancelledError) for one in found)
        for turn in range(30):  # written whole or not at all, and the next version fits
            for n in range(10):
                version = (await store.versions([f"t{turn}.{n}"])).get(f"t{turn}.{n}", 0)
                assert len(await store.entries(f"t{turn}.{n}")) == version
                assert await store.append(write(f"t{turn}.{n}", version)) == version + 1


@in_loop
async def test_closing_finishes_what_was_begun(place):
    async with opened(place) as store:
        await store.append(write("t", 0))
    store = await (PostgresStore if place.startswith("postgres") else SqliteStore).open(place)
    tasks = [asyncio.ensure_future(store.append(write(f"t{n}", 0))) for n in range(100)]
    await asyncio.sleep(0)
    await store.close()
    assert await outcomes(*tasks) == [1] * 100
    async with opened(place) as again:
        assert len(await again.every_table(1000)) == 101


@in_loop
async def test_a_closed_store_says_so(place):
    async with opened(place) as store:
        pass
    with pytest.raises(StoreError):
        await store.append(write("t", 0))
    with pytest.raises(StoreError):
        await store.entries("t")
    await store.close()


# --- the database goes away ---------------------------------------------------------------------------------------


@in_loop
async def test_postgres_crashes_and_comes_back():
    with Postgres() as server:
        store = await PostgresStore.open(server.database())
        told = dict.fromkeys((f"t{n}" for n in range(8)), 0)
        downs: list[BaseException] = []

        async def play(table: str) -> None:
            try:
                while True:
                    entry = entry_of(table, told[table] + 1)
                    told[table] = await store.append(write(table, told[table], entry))
            except Down as down:
                downs.append(down)

        players = [asyncio.ensure_future(play(table)) for table in told]
        while sum(told.values()) < 300:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(server.crash)
        await asyncio.wait_for(asyncio.gather(*players), 30)
        assert len(downs) == 8
        assert downs[0].fact.id == "store.database_no_answer"
        for call in (store.append(write("t0", 0)), store.entries("t0"), store.meta("key"), store.set_meta("key", "1")):
            with pytest.raises(Down):
                await call
        with pytest.raises(Down):
            await PostgresStore.open(store._url)
        await asyncio.to_thread(server.start)
        for table, version in told.items():
            log = await store.entries(table)
            assert len(log) in (version, version + 1), "acknowledged is there; the one in flight may be"
            assert log == [entry_of(table, number + 1) for number in range(len(log))]
            assert await store.append(write(table, len(log), b"again")) == len(log) + 1
        await store.close()


@in_loop
async def test_reads_survive_a_restart_of_postgres():
    with Postgres() as server:
        store = await PostgresStore.open(server.database())
        await outcomes(*(store.append(write(f"t{n}", 0)) for n in range(20)))  # several connections
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        assert await outcomes(*(store.entries(f"t{n}") for n in range(20))) == [[b"{}"]] * 20
        await store.close()


def test_places_that_cannot_be(tmp_path):
    (tmp_path / "file").write_text("This is no database, but it is long enough to look like one." * 50)
    (tmp_path / "folder").mkdir()

    @in_loop
    async def look():
        for place, id in (
            (tmp_path / "file", "store.damaged_file"),
            (tmp_path / "folder", "store.cannot_open"),
            (tmp_path / "file" / "below", "store.cannot_open"),
        ):
            with pytest.raises(StoreError, match=id):
                await SqliteStore.open(place)

    look()


@in_loop
async def test_the_file_is_for_nobody_else(tmp_path):
    async with opened(str(tmp_path / "new" / "ruinous.db")) as store:
        await store.append(write("t", 0))
        for file in (tmp_path / "new").iterdir():
            assert file.stat().st_mode & 0o077 == 0
