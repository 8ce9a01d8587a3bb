"""The store under attack: a database that restarts, dies or is damaged, a second server, a disk without room."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest

from ruinous.client import ApiError, request, sign_up
from ruinous.server import starting
from ruinous.server.chance import Clock
from ruinous.server.serve import ServeError, own
from ruinous.server.wiring import wiring_of
from ruinous.store import Broken, Full, SqliteStore, Store, StoreError, open_patiently, open_store
from ruinous.store.protocol import Down
from ruinous.table.table import LogError, Table, read
from tests.kit.play import PATIENCE, POWERS, ROOT, Home, Serving, home, listed, settled
from tests.kit.services import Postgres, Redis
from tests.kit.stores import write

# --- PostgreSQL comes and goes --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """A server of our own: it is stopped and crashed."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


def until(condition: Callable[[], bool], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "It does not come about."
        time.sleep(0.05)


def answers(url: str, path: str = "/health") -> int:
    """The status of an answer; 0 if there is none."""
    try:
        return httpx.get(url + path, timeout=20).status_code
    except httpx.HTTPError:
        return 0


def test_a_worker_killed_while_the_database_is_away_is_replaced_and_serves_again(
    tmp_path: Path, database: Postgres, redis: Redis
) -> None:
    serving = Serving(tmp_path, "--workers", "2", database=database.database(), redis=redis.url)
    with serving as server:
        me = sign_up(server.url, "Anna")
        table = request(server.url, "POST", "/api/tables", {}, me.token)["table"]
        database.stop()
        try:
            assert answers(server.url, "/health/live") == 200
            until(lambda: answers(server.url) == 503)
            old = server.workers()
            assert len(old) == 2
            for worker in old:
                os.kill(worker, signal.SIGKILL)
            until(lambda: len(set(server.workers()) - set(old)) == 2)
            until(lambda: "".join(server.said).count("The start waits: The database is not responding.") >= 4)
            assert server.process is not None
            assert server.process.poll() is None
        finally:
            database.start()
        until(lambda: answers(server.url) == 200)
        found = request(server.url, "GET", "/api/tables/mine", token=me.token)["tables"]
        assert [row["id"] for row in found] == [table]
        assert server.stop() == 0
    assert "Traceback" not in "".join(server.said), "".join(server.said)


def test_a_server_that_gives_up_says_so_by_its_status(tmp_path: Path, database: Postgres, redis: Redis) -> None:
    for words in ((), ("--workers", "2")):
        server = Serving(tmp_path, *words, database=database.database(), redis=redis.url, RUINOUS_STORE_SECONDS="1")
        server.start()
        assert server.process is not None
        database.stop()
        try:
            if words:
                os.kill(server.workers()[0], signal.SIGKILL)
                assert server.process.wait(120) == 1
                assert "The server cannot start: The database is not responding." in "".join(server.said)
            else:
                server.kill()
                with pytest.raises(AssertionError, match="The database is not responding"):
                    server.start()
                assert server.process.wait(120) == 1
        finally:
            server.kill()
            database.start()
        assert "Traceback" not in "".join(server.said), "".join(server.said)


def test_a_database_that_goes_away_again_while_a_worker_starts_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock_of, closed = starting.clock_of, []

    async def away_at_first(store: Store) -> Clock:
        if closed:
            return await clock_of(store)
        close = store.close

        async def noted() -> None:
            closed.append(store)
            await close()

        monkeypatch.setattr(store, "close", noted)
        raise Down("down")

    monkeypatch.setattr(starting, "clock_of", away_at_first)

    async def start() -> None:
        store, _ = await starting.opened(wiring_of({"RUINOUS_DATA": str(tmp_path)}))
        assert closed
        assert store not in closed
        assert await store.newest() == 0
        await store.close()

    asyncio.run(start())


def test_a_first_start_waits_for_the_database(tmp_path: Path, database: Postgres) -> None:
    server = Serving(tmp_path, database=database.database())
    database.stop()
    started: list[str] = []
    process = subprocess.Popen(
        [sys.executable, "-m", "ruinous", "serve", "--data", str(tmp_path), "--port", "0"],
        env=server.environ,
        cwd=ROOT,
        text=True,
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    )
    assert process.stderr is not None
    try:
        for line in process.stderr:
            started.append(line)
            if len(started) == 2:
                assert "The database is not responding" in line
                assert "Next try in" in line
                database.start()
            if line.startswith("Ruinous is at "):
                break
        else:
            raise AssertionError("".join(started))
    finally:
        process.terminate()
        process.wait(120)
        process.stderr.close()


def test_a_worker_that_starts_slowly_on_a_busy_machine_is_not_killed(
    tmp_path: Path, database: Postgres, redis: Redis
) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys, time\nif any('spawn_main' in word for word in sys.orig_argv): time.sleep(7)\n"
    )
    paths = os.pathsep.join(map(str, (tmp_path, ROOT / "src", ROOT)))
    server = Serving(
        tmp_path / "data", "--workers", "2", database=database.database(), redis=redis.url, PYTHONPATH=paths
    )
    try:
        server.start(wait=False)
        until(lambda: len(server.workers()) == 2)
        first = server.workers()
        server.wait()
        assert server.workers() == first
    finally:
        server.kill()


def test_whoever_stops_a_waiting_server_need_not_wait(tmp_path: Path, database: Postgres, redis: Redis) -> None:
    server = Serving(tmp_path, "--workers", "2", database=database.database(), redis=redis.url)
    server.start()
    database.stop()
    try:
        for worker in server.workers():
            os.kill(worker, signal.SIGKILL)
        until(lambda: "The start waits" in "".join(server.said))
        assert server.stop() == 0
    finally:
        server.kill()
        database.start()


def test_a_database_whose_logs_do_not_add_up_is_looked_through_at_start(tmp_path: Path, database: Postgres) -> None:
    url = database.database()

    async def spoil() -> None:
        store = await open_store(url)
        await store.append(write("t1", 0, b"{}"))
        await store.append(write("t1", 1, b"{}"))
        assert await store.check(1 << 30)
        assert not await store.check(0)  # too large to be looked through before the start
        db = await asyncpg.connect(url)
        await db.execute("DELETE FROM entries WHERE version = 1")
        await db.close()
        with pytest.raises(Broken) as caught:
            await store.check()
        assert caught.value.fact.id == "store.gap_in_log"
        await store.close()

    asyncio.run(spoil())
    server = Serving(tmp_path, database=url)
    with pytest.raises(AssertionError, match="has a gap"):
        server.start()
    server.kill()


@pytest.mark.parametrize("how", ["stop", "crash"])
def test_a_database_that_restarts_under_load_is_down_and_never_a_fault(
    database: Postgres, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Every route and every command of a socket answers `down` or as usual."""

    async def story() -> None:
        async with home(database.database()) as place:
            people = await place.people(3)
            table = await place.game(people, powers=POWERS[:3])
            codes: dict[str, set[str]] = {"http": set(), "socket": set()}
            busy = True

            async def ask(number: int) -> None:
                random, me = Random(number), people[number % 3]
                paths = (f"/api/tables/{table}", "/api/tables", "/api/tables/mine", "/api/me", "/api/notices",
                         f"/api/tables/{table}/talk", f"/api/tables/{table}/steps", "/health")  # fmt: skip
                while busy:
                    try:
                        if random.random() < 0.5:
                            await me.get(random.choice(paths))
                        elif random.random() < 0.5:
                            await me.do(table, "say", text="hello")
                        else:
                            await me.ask("POST", "/api/tables", {})
                    except ApiError as error:
                        codes["http"].add(error.code)

            async def live(number: int) -> None:
                me = people[number % 3]
                async with me.connection() as connection:
                    while busy:
                        try:
                            state = await connection.watch(table)
                            await connection.do(table, {"do": "say", "text": "hello"})
                            if state.get("ask") and state["ask"].get("actions"):
                                play = {"do": "play", "action": listed(state)[0]}
                                await connection.do(table, play | {"version": connection.versions[table]})
                        except ApiError as error:
                            codes["socket"].add(error.code)

            work = [asyncio.create_task(ask(n)) for n in range(8)] + [asyncio.create_task(live(n)) for n in range(3)]
            for _ in range(3):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(getattr(database, how))
                await asyncio.sleep(0.3)
                await asyncio.to_thread(database.start)
            await settled(lambda: "down" in codes["http"] and "down" in codes["socket"])
            busy = False
            await asyncio.gather(*work)
            usual = {"down", "stale", "too_many", "out_of_turn", "not_found", "busy"}
            assert codes["http"] <= usual, codes
            assert codes["socket"] <= usual, codes
            place.house.pulse._health = None
            assert (await place.ask("GET", "/health"))["status"] == "ok"

    asyncio.run(asyncio.wait_for(story(), 120))
    assert not [record.getMessage() for record in caplog.records if record.exc_info]


def test_what_waiting_does_not_mend_is_told_at_once(tmp_path: Path) -> None:
    """A file that is no database is not tried again."""
    file = tmp_path / "ruinous.sqlite"
    file.write_bytes(b"no database at all" * 1000)
    told: list[Down] = []
    with pytest.raises(Broken):
        asyncio.run(open_patiently(file, 60, lambda down, _: told.append(down)))
    assert told == []


# --- damaged files --------------------------------------------------------------------------------------------------

PAGE = 4096


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with everything in it: games, talk, notices, overflowing entries and pages that were freed."""
    folder = tmp_path_factory.mktemp("grown")

    async def story() -> None:
        async with home(folder) as place:
            people = await place.people(3)
            random = Random(5)
            for number in range(3):
                table = await place.game(people, powers=POWERS[:3], name=f"Table {number}")
                holders = dict(zip(POWERS[:3], people, strict=True))
                for _ in range(25):
                    seat = (await people[0].look(table))["state"]["ask"]["seat"]
                    shown = await holders[seat].look(table, seat)
                    action = random.choice(listed(shown["state"]))
                    await holders[seat].do(table, "play", action=action, version=shown["version"])
                for _ in range(20):
                    await people[0].do(table, "say", text="So it goes. " * 30)
            lost = await people[0].table(start=False, name="x" * 60)
            for _ in range(40):
                await people[0].do(lost, "say", text="x" * 400)
            await place.house.store.delete_table(lost, 1)  # leaves free pages
            big = b'{"note": "%s"}' % (b"y" * 7000)  # overflows a page
            await place.house.store.change_identity(people[0].id, settings=big)

    asyncio.run(story())
    with sqlite3.connect(folder / "ruinous.sqlite") as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert db.execute("PRAGMA freelist_count").fetchone()[0] > 0
        db.execute("PRAGMA journal_mode = DELETE")
    db.close()
    return folder / "ruinous.sqlite"


def pages(file: Path) -> dict[str, list[int]]:
    """The numbers of pages by what they are."""
    data = file.read_bytes()
    kinds: dict[str, list[int]] = {}
    names = {2: "inner index", 5: "inner table", 10: "leaf index", 13: "leaf table"}
    for number in range(len(data) // PAGE):
        kind = data[number * PAGE + (100 if number == 0 else 0)]
        kinds.setdefault(names.get(kind, "free or overflow"), []).append(number)
    return kinds


def damages(file: Path) -> Iterator[tuple[str, bytes]]:
    """Copies of a file with something wrong in it, in many places."""
    data, random = file.read_bytes(), Random(8)
    with sqlite3.connect(file) as db:  # SQLite's own counters: any rows fit there, and nothing of ours is in them
        counted = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_sequence'").fetchone()[0] - 1
    db.close()

    def with_(at: int, new: bytes) -> bytes:
        return data[:at] + new + data[at + len(new) :]

    yield "header: name", with_(0, b"\0" * 16)
    yield "header: page size", with_(16, b"\x02\x01")
    yield "header: free list", with_(32, b"\x00\xff\xff\xff")
    yield "header: free count", with_(36, b"\x00\x00\x00\x63")
    yield "header: encoding", with_(56, b"\x00\x00\x00\x09")
    yield "header: schema format", with_(44, b"\x00\x00\x00\x09")
    yield "first page", with_(100, random.randbytes(PAGE - 100))
    yield "cut in the middle", data[: len(data) // 2 // PAGE * PAGE]
    yield "cut within a page", data[: len(data) // 2 + 100]
    yield "no last page", data[:-PAGE]
    for kind, numbers in pages(file).items():
        for number in random.sample(numbers, min(4, len(numbers))):
            at = number * PAGE + (100 if number == 0 else 0)
            length = PAGE - at % PAGE
            yield f"{kind} {number}: noise", with_(at, random.randbytes(length))
            yield f"{kind} {number}: zeros", with_(at, b"\0" * length)
            yield f"{kind} {number}: its head", with_(at + 1, random.randbytes(7))
            yield f"{kind} {number}: one byte", with_(at + random.randrange(length), random.randbytes(1))
            if number not in (1, counted):
                yield f"{kind} {number}: another page", with_(at, data[PAGE : PAGE + length])


async def looked_through(file: Path) -> str:
    """What becomes of a file: refused, or how many of its tables can be read; whatever can be read adds up."""
    try:
        store = await SqliteStore.open(file)
    except StoreError as error:
        return error.fact.id
    try:
        await store.check(1 << 30)
        count = 0
        for id in [id async for kind, (id, *_) in store.dump() if kind == "tables"]:
            try:
                table = Table.of(read(await store.entries(str(id))))
                assert table.game is not None
                count += 1
            except LogError:
                pass  # told to the host; the others go on
        return f"{count} tables"
    except StoreError as error:
        return error.fact.id
    finally:
        await store.close()


def test_a_damaged_file_is_refused_or_harmless(grown: Path, tmp_path: Path) -> None:
    """Whatever starts has only logs that add up, or that are known not to."""

    async def story() -> None:
        assert await looked_through(grown) == "3 tables"
        found: dict[str, str] = {}
        for what, data in damages(grown):
            file = tmp_path / "ruinous.sqlite"
            for old in tmp_path.glob("ruinous.sqlite*"):
                old.unlink()
            file.write_bytes(data)
            found[what] = await looked_through(file)
        assert len(found) > 60
        refused = {what for what, outcome in found.items() if outcome.startswith("store.")}
        assert {outcome for what, outcome in found.items() if what in refused} <= {
            "store.damaged_file", "store.other_schema", "store.newer_schema", "store.database_failed",
        }  # fmt: skip
        harmless = {what: outcome for what, outcome in found.items() if what not in refused}
        assert set(harmless.values()) <= {"3 tables", "2 tables"}, harmless
        loud = ("noise", "zeros", "another page", "cut", "first page", "no last page")
        assert not [what for what in harmless if any(word in what for word in loud) and "free" not in what], harmless

    asyncio.run(story())


def test_a_server_does_not_start_on_a_damaged_file(grown: Path, tmp_path: Path) -> None:
    data = bytearray(grown.read_bytes())
    leaf = pages(grown)["leaf table"][-1] * PAGE
    data[leaf : leaf + PAGE] = b"\xaa" * PAGE
    (tmp_path / "ruinous.sqlite").write_bytes(data)
    server = Serving(tmp_path)
    with pytest.raises(AssertionError, match="is damaged or not a database"):
        server.start()
    assert server.process is not None
    assert server.process.wait(120) == 1
    said = "".join(server.said)
    assert "ruinous restore" in said
    assert "Traceback" not in said


# --- ready or only alive --------------------------------------------------------------------------------------------


async def health(place: Home) -> tuple[int, dict[str, Any]]:
    place.house.pulse._health = None  # do not believe what was so a moment ago
    answer = await place.http.get("/health")
    return answer.status_code, answer.json()


def test_ready_is_told_from_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            pulse = place.house.pulse
            status, told = await health(place)
            assert (status, told["status"], told["store"], told["checked"]) == (200, "ok", "ok", True)
            assert told["disk_free"] > 0
            pulse.least_free = told["disk_free"] + 1_000_000
            status, told = await health(place)
            assert (status, told["code"], told["id"]) == (503, "down", "refusal.not_ready_disk")
            assert told["args"]["store"] == "ok"
            pulse.least_free = 0
            pulse.checked = False
            assert (await health(place))[1]["id"] == "refusal.not_ready_checking"
            await pulse.check()
            assert (await health(place))[0] == 200
            # a page is damaged while the server runs
            file = tmp_path / "ruinous.sqlite"
            with sqlite3.connect(file) as db:
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            db.close()
            whole = file.read_bytes()
            number = pages(file)["leaf index"][0]
            with file.open("r+b") as raw:
                raw.seek(number * PAGE)
                raw.write(b"\xaa" * PAGE)
            await pulse.check()
            status, told = await health(place)
            assert (status, told["id"]) == (503, "refusal.not_ready_damaged")
            assert (await place.http.get("/health/live")).json()["status"] == "ok"
            file.write_bytes(whole)
            await pulse.check()
            assert (await health(place))[0] == 200

            async def no_room(*_: object) -> bool:
                raise Full("no_room", path="x")

            monkeypatch.setattr(place.house.store, "set_meta", no_room)
            assert (await health(place))[1]["id"] == "refusal.not_ready_full"

    asyncio.run(story())


def test_many_questions_are_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            writes = 0
            write = place.house.store.set_meta

            async def counted(*args: Any) -> bool:
                nonlocal writes
                writes += 1
                return await write(*args)

            monkeypatch.setattr(place.house.store, "set_meta", counted)
            await asyncio.gather(*(place.http.get("/health") for _ in range(50)))
            assert writes == 1

    asyncio.run(story())


# --- two servers on one folder --------------------------------------------------------------------------------------


def test_a_deleted_lock_file_lets_no_second_server_in(tmp_path: Path) -> None:
    with Serving(tmp_path) as first:
        (tmp_path / "server.lock").unlink()
        second = Serving(tmp_path)
        with pytest.raises(AssertionError, match="Another server is running on"):
            second.start()
        assert second.process is not None
        assert second.process.wait(PATIENCE) == 1
        assert answers(first.url) == 200
        with pytest.raises(ServeError):
            own(tmp_path)
    own(tmp_path).close()
