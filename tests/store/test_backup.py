"""Backups: whole, independent of the database, and safe while others run."""

import asyncio
import gzip
import json
import os
import resource
from itertools import pairwise

import pytest

from ruinous.store import Full, Restored, Stale, StoreError, schema
from ruinous.store.backup import backup, read_header, restore
from tests.kit.services import postgres
from tests.kit.stores import NOON, fill, head, in_loop, notice, opened, outcomes, person, rows_of, write


async def rows(*given):
    for row in given:
        yield row


@in_loop
async def test_a_host_moves_to_the_other_database_and_back(tmp_path):
    places = [str(tmp_path / "one.db"), postgres(), str(tmp_path / "two.db")]
    async with opened(places[0]) as store:
        await fill(store)
        everything = await rows_of(store)
        numbers = {kind: sum(one == kind for one, _ in everything) for kind, _ in everything}
    for number, (source, target) in enumerate(pairwise(places)):
        file = tmp_path / f"{number}.backup"
        async with opened(source) as old, opened(target) as new:
            await new.append(write("gone", 0))
            assert numbers.items() <= (await backup(old, file, NOON)).items()
            assert numbers.items() <= (await restore(new, file)).items()
            assert await rows_of(new) == everything
            assert await new.entries("gone") == []
    async with opened(places[2]) as store:
        assert await store.append(write("t1", 1, notices=(notice("new"),))) == 2
        assert [one.notice.key for one in await store.notices("ann", 2)] == ["new", "k2"]
        assert await store.identity_by_device("phone") == person("ann", recovery="code")
        assert (await store.claim_deliveries(NOON, NOON + 9, 9))[0].notice == notice("k0")


@in_loop
async def test_numbers_go_on_after_a_restore(place, tmp_path):
    """A number that was told is not given to another notice."""
    async with opened(place) as store:
        await store.append(write("t", 0, notices=(notice("a"),)))
        await backup(store, tmp_path / "b", NOON)
        await store.append(write("t", 1, notices=tuple(notice(f"b{n}") for n in range(5))))
        told = {stored.number for stored in await store.notices("ann", 99)}
        await restore(store, tmp_path / "b")
        await store.entries("t")
        with pytest.raises(Stale):
            await store.append(write("t", 6))
        await store.append(write("t", 1, notices=(notice("c"), notice("d"))))
        new = {stored.number for stored in await store.notices("ann", 2)}
        assert len(new) == 2
        assert not new & told


# --- files --------------------------------------------------------------------------------------------------------


@pytest.fixture
def written(tmp_path):
    """A database with something in it, and a backup of it."""
    place, file = str(tmp_path / "ruinous.db"), tmp_path / "ruinous.backup"

    @in_loop
    async def make():
        async with opened(place) as store:
            await fill(store)
            await backup(store, file, NOON)

    make()
    return place, file


def test_the_header_says_what_it_is(written):
    header = read_header(written[1])
    assert (header.ruinous, header.format, header.schema, header.at) == ("backup", 1, len(schema.STEPS), NOON)


def test_a_backup_is_for_nobody_else_and_leaves_nothing_beside_it(written, tmp_path):
    assert written[1].stat().st_mode & 0o077 == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["ruinous.backup", "ruinous.db"]


NEWEST = b'"schema":%d' % len(schema.STEPS)


def _damaged(good: bytes) -> dict[str, bytes]:
    text = gzip.decompress(good)
    lines = text.splitlines(keepends=True)
    return {
        "empty": b"",
        "text": b"Hello",
        "cut": good[: len(good) // 2],
        "cut at the end": good[:-1],
        "a bit": good[: len(good) // 2] + bytes([good[len(good) // 2] ^ 1]) + good[len(good) // 2 + 1 :],
        "no trailer": gzip.compress(b"".join(lines[:-1])),
        "only the header": gzip.compress(lines[0]),
        "header and trailer": gzip.compress(lines[0] + lines[-1]),
        "a row less": gzip.compress(b"".join(lines[:3] + lines[4:])),
        "a row changed": gzip.compress(text.replace(b'"Hello"', b'"Hallo"')),
        "rows swapped": gzip.compress(b"".join([lines[0], lines[2], lines[1], *lines[3:]])),
        "another header": gzip.compress(text.replace(b'"format":1', b'"format":1 ', 1)),
        "newer format": gzip.compress(text.replace(b'"format":1', b'"format":2', 1)),
        "newer schema": gzip.compress(text.replace(NEWEST, b'"schema":99', 1)),
        "schema 0": gzip.compress(text.replace(NEWEST, b'"schema":0', 1)),
        "not json": gzip.compress(b"hello\nworld\n"),
        "a list": gzip.compress(b"[]\n[]\n"),
    }


@pytest.mark.parametrize("damage", _damaged(gzip.compress(b"1\n2\n3\n4\n5\n")))
@in_loop
async def test_a_damaged_backup_changes_nothing(written, damage):
    place, file = written
    file.write_bytes(_damaged(file.read_bytes())[damage])
    async with opened(place) as store:
        before = await rows_of(store)
        with pytest.raises(StoreError):
            await restore(store, file)
        assert await rows_of(store) == before
        assert await store.append(write("t1", 1)) == 2


@in_loop
async def test_places_that_cannot_be(written, tmp_path):
    async with opened(written[0]) as store:
        with pytest.raises(StoreError, match="cannot_read"):
            await restore(store, tmp_path / "nowhere")
        with pytest.raises(StoreError, match="cannot_write"):
            await backup(store, tmp_path / "no" / "folder", NOON)
        (tmp_path / "folder").mkdir()
        with pytest.raises(StoreError, match="cannot_write"):
            await backup(store, tmp_path / "folder", NOON)
    assert not list(tmp_path.glob(".*"))


@in_loop
async def test_no_room_for_a_backup(written, tmp_path):
    """The old one stays."""
    place, file = written
    old = file.read_bytes()
    async with opened(place) as store:
        for n in range(20):
            await store.append(write(f"big{n}", 0, os.urandom(20_000)))
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, limits[1]))
        try:
            with pytest.raises(Full, match="no_room"):
                await backup(store, file, NOON)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert file.read_bytes() == old
    assert not list(tmp_path.glob(".*"))


# --- while others run ---------------------------------------------------------------------------------------------


@in_loop
async def test_a_backup_shows_one_moment(place, tmp_path):
    """Each entry comes with a notice; writers go on all the while."""
    async with opened(place) as store, opened(place) as other, opened(str(tmp_path / "copy.db")) as copy:
        stop = False

        async def play(table: str) -> int:
            version = 0
            while not stop:
                version = await store.append(
                    write(table, version, b"%d" % version, notices=(notice(f"{table} {version}"),))
                )
            return version

        players = [asyncio.ensure_future(play(f"t{n}")) for n in range(10)]
        totals = []
        for number in range(3):
            await asyncio.sleep(0.05)
            counts = await backup(other, tmp_path / "b", NOON + number)
            assert counts["entries"] == counts["notices"]
            totals.append(counts["entries"])
            await restore(copy, tmp_path / "b")  # which checks that the logs have no gap
            assert (await copy.counts())["entries"] == counts["entries"]
        stop = True
        assert totals == sorted(totals)
        assert totals[0] < sum(await asyncio.gather(*players))


@in_loop
async def test_old_knowledge_never_writes_upon_restored_data(place, tmp_path):
    """A process knows tables at versions which the restored data has too, with other entries."""
    tables = [f"t{n}" for n in range(6)]
    async with opened(place) as server, opened(place) as other:
        for table in tables:
            for version in range(3):
                await server.append(write(table, version, b"old %d" % version))
        await backup(server, tmp_path / "b", NOON)
        for table in tables:
            await server.append(write(table, 3, b"lost"))
        await restore(other, tmp_path / "b")
        for table in tables[:3]:  # the restored game goes on elsewhere, up to the version that the server knows
            await other.entries(table)
            assert await other.append(write(table, 3, b"new")) == 4
        before = [await other.entries(table) for table in tables]
        # The server's knowledge of version 4 is of the lost game. Each table is refused, not only the first.
        for table in tables:
            for _ in range(2):
                with pytest.raises(Restored):
                    await server.append(write(table, 4, b"wrong"))
                with pytest.raises(Restored):
                    await server.entries(table, 4)
        assert [await other.entries(table) for table in tables] == before
        # Once a table is read again it works; the others stay refused.
        assert await server.entries("t0") == [b"old 0", b"old 1", b"old 2", b"new"]
        assert await server.append(write("t0", 4, b"right")) == 5
        assert await server.entries("t0", 4) == [b"right"]
        with pytest.raises(Restored):
            await server.append(write("t1", 4, b"wrong"))
        # A new table needs no knowledge.
        assert await server.append(write("fresh", 0)) == 1
        assert await server.append(write("fresh", 1)) == 2
        for table in tables[1:]:
            version = len(await server.entries(table))
            assert await server.append(write(table, version, b"right")) == version + 1


@in_loop
async def test_members_are_those_of_the_restored_data(place, tmp_path):
    """A store remembers the members that it has written at a version; after a restore they may be others."""
    async with opened(place) as server, opened(place) as other:
        await server.append(write("t", 0, b"e", head(members={"bob": True, "cy": True})))
        await server.append(write("u", 0, b"e", head(members={"bob": True, "cy": True})))
        await backup(server, tmp_path / "b", NOON)
        await restore(server, tmp_path / "b")
        for table in ("t", "u"):
            await other.entries(table)
            await other.append(write(table, 1, b"e", head(members={"ann": True})))
        await backup(other, tmp_path / "c", NOON)
        await restore(other, tmp_path / "b")
        for table in ("t", "u"):
            await other.entries(table)
            await other.append(write(table, 1, b"e", head(members={"bob": True})))
        await restore(other, tmp_path / "c")
        await other.entries("t")  # one table is read again, the other is refused first
        with pytest.raises(Restored):
            await other.append(write("u", 2, b"e"))
        await other.entries("u")
        for table in ("t", "u"):
            await other.append(write(table, 2, b"e", head(members={"bob": True})))
        found = [values for kind, values in await rows_of(other) if kind == "members"]
        assert found == [["t", "bob", True], ["u", "bob", True]]


@in_loop
async def test_the_first_append_after_a_restore_tells_of_it(place, tmp_path):
    async with opened(place) as server, opened(place) as other:
        await server.append(write("t", 0))
        await backup(other, tmp_path / "b", NOON)
        await restore(other, tmp_path / "b")
        with pytest.raises(Restored):
            await server.append(write("new", 0))
        assert await server.append(write("new", 0)) == 1
    async with opened(place) as later:  # who opens it afterwards has nothing to forget
        assert await later.append(write("t", 1)) == 2


@in_loop
async def test_restores_while_games_run(place, tmp_path):
    """Games go on through several restores; whatever they write fits upon what is there."""
    async with opened(place) as server, opened(place) as other:
        await server.append(write("t0", 0, b"t0 0"))
        await backup(other, tmp_path / "b", NOON)
        stop, refused, made = False, 0, 0

        async def play(table: str) -> None:
            """Each entry names the one before it, by a mark that is never used again."""
            nonlocal refused, made
            log = await server.entries(table)
            while not stop:
                before = log[-1].split()[0] if log else b"start"
                made += 1
                entry = b"%d %s" % (made, before)
                try:
                    await server.append(write(table, len(log), entry, notices=(notice(entry.decode()),)))
                    log.append(entry)
                except (Restored, Stale) as error:
                    refused += isinstance(error, Restored)
                    log = await server.entries(table)

        players = [asyncio.ensure_future(play(f"t{n}")) for n in range(10)]
        for number in range(4):
            before = made
            while made < before + 10:  # they play
                await asyncio.sleep(0.01)
            if number == 2:
                await backup(other, tmp_path / "b", NOON)
            await restore(other, tmp_path / "b")
            while refused <= number:  # and each time somebody is told
                await asyncio.sleep(0.01)
        stop = True
        await asyncio.gather(*players)
        for n in range(10):
            log = await other.entries(f"t{n}")
            marks = [b"start", *(entry.split()[0] for entry in log)]
            assert all(entry.split()[1] in (mark, b"0") for entry, mark in zip(log, marks, strict=False))


@in_loop
async def test_rows_that_do_not_fit_are_refused(place):
    async with opened(place) as store:
        await store.append(write("t", 0, b"e", head(NOON)))
        before = await rows_of(store)
        table = next(values for kind, values in before if kind == "tables")
        for bad in (
            [("nowhere", [])],
            [("meta", ["key"])],
            [("meta", ["key", "a"]), ("meta", ["key", "b"])],
            [("meta", [None, "a"])],
            [("meta", ["key", None])],
            [("tables", table)],
            [("tables", table), ("entries", ["t", 2, b"e"])],
            [("tables", table), ("entries", ["t", 1, b"e"]), ("entries", ["t", 2, b"e"])],
        ):
            with pytest.raises(StoreError):
                await store.restore(rows(*bad))
            assert await rows_of(store) == before
        assert await store.append(write("t", 1)) == 2
        assert await outcomes(store.restore(rows())) == [None]
        assert await rows_of(store) == []


def test_a_backup_needs_no_database(written):
    """It is read with gzip and json alone."""
    lines = [json.loads(line) for line in gzip.decompress(written[1].read_bytes()).splitlines()]
    assert lines[-1]["rows"] == len(lines) - 2
    assert ["meta", "key", "value"] in lines
