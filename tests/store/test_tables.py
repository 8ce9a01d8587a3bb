"""The log, the rows of the lobby, results and table talk, on both databases."""

import pytest

from ruinous.store import Result, Stale, StoreError, Taken
from ruinous.store.protocol import COUNTED
from tests.kit.stores import NOON, head, in_loop, notice, opened, rows_of, write


@in_loop
async def test_a_log_is_read_in_the_order_it_was_written(place):
    async with opened(place) as store:
        log = [b'{"entry": %d}' % number for number in range(20)]
        for version, entry in enumerate(log):
            assert await store.append(write("t", version, entry)) == version + 1
        assert await store.entries("t") == log
        assert await store.entries("t", 17) == log[17:]
        assert await store.entries("t", 20) == []
        assert await store.entries("elsewhere") == []
        assert await store.versions(["t", "elsewhere"]) == {"t": 20}
        assert await store.versions([]) == {}


@in_loop
async def test_entries_are_bytes_of_any_kind(place):
    odd = [bytes(range(256)), b"", b"\0\0", "Nurgle’s ☣".encode(), b"x" * 200_000]
    async with opened(place) as store:
        for version, entry in enumerate(odd):
            await store.append(write("t", version, entry, head(summary=entry)))
        assert await store.entries("t") == odd
        assert await store.every_table(1) == [odd[-1]]


@pytest.mark.parametrize("expected", [0, 1, 3, 4, 99, -1])
@in_loop
async def test_a_stale_version_writes_nothing(place, expected):
    async with opened(place) as store:
        await store.append(write("t", 0, b"one", head(members={"ann": True})))
        await store.append(write("t", 1, b"two", head(members={"ann": True})))
        before = await rows_of(store)
        late = write(
            "t",
            expected,
            b"late",
            head(NOON + 1, "over", members={"bob": True}),
            (notice("late"),),
            Result("t", NOON, "points", b"{}", ("bob",)),
        )
        with pytest.raises(Stale) as stale:
            await store.append(late)
        assert stale.value.version == 2
        assert await rows_of(store) == before


@in_loop
async def test_a_table_that_is_not_there_is_at_version_0(place):
    async with opened(place) as store:
        with pytest.raises(Stale) as stale:
            await store.append(write("t", 3, b"late"))
        assert stale.value.version == 0
        assert await rows_of(store) == []


@in_loop
async def test_everything_of_a_write_is_there_at_once(place):
    async with opened(place) as store:
        end = Result("t", NOON + 5, "points", b'{"winner": 2}', ("bob", "ann"))
        await store.append(
            write(
                "t",
                0,
                b"e",
                head(NOON, "over", summary=b"s", members={"ann": False, "bob": False}),
                (notice("k"),),
                end,
            )
        )
        assert await store.entries("t") == [b"e"]
        assert await store.tables_of("bob", 5) == [b"s"]
        assert [stored.notice for stored in await store.notices("ann", 5)] == [notice("k")]
        assert await store.results(5) == [end]


@in_loop
async def test_a_second_notice_of_the_same_key_is_left_out(place):
    async with opened(place) as store:
        await store.append(write("t", 0, notices=(notice("k"), notice("k"), notice("l", "bob"))))
        await store.append(write("t", 1, notices=(notice("k", at=NOON + 9), notice("m"))))
        assert await store.versions(["t"]) == {"t": 2}
        assert [stored.notice for stored in await store.notices("ann", 9)] == [notice("m"), notice("k")]
        assert [stored.notice for stored in await store.notices("bob", 9)] == [notice("l", "bob")]


@in_loop
async def test_the_lobby_shows_listed_tables_the_newest_first(place):
    async with opened(place) as store:
        for number, (state, listed) in enumerate(
            [("open", True), ("playing", True), ("open", False), ("over", True), ("open", True), ("playing", True)]
        ):
            await store.append(
                write(f"t{number}", 0, b"e", head(NOON + number, state, listed=listed, summary=b"%d" % number))
            )
        assert await store.lobby(["open"], 9) == [b"4", b"0"]
        assert await store.lobby(["playing", "open", "open"], 9) == [b"5", b"4", b"1", b"0"]
        assert await store.lobby(["playing", "open"], 2) == [b"5", b"4"]
        assert await store.lobby(["playing", "open"], 2, before=NOON + 4) == [b"1", b"0"]
        assert await store.lobby(["over"], 9) == [b"3"]
        assert await store.lobby([], 9) == []
        assert await store.every_table(9) == [b"5", b"4", b"3", b"2", b"1", b"0"]
        assert await store.every_table(2, before=NOON + 3) == [b"2", b"1"]
        await store.append(write("t0", 1, b"e", head(NOON + 9, "playing", summary=b"new")))
        assert await store.lobby(["playing", "open"], 2) == [b"new", b"5"]


@in_loop
async def test_tables_of_a_person(place):
    async with opened(place) as store:
        for number, (state, waits) in enumerate(
            [("over", False), ("playing", True), ("open", False), ("playing", False), ("over", True), ("playing", True)]
        ):
            members = {"ann": waits, f"other{number}": not waits}
            await store.append(
                write(f"t{number}", 0, b"e", head(NOON + number, state, summary=b"%d" % number, members=members))
            )
        assert await store.tables_of("ann", 9) == [b"5", b"1", b"3", b"2", b"4", b"0"]
        assert await store.tables_of("ann", 3) == [b"5", b"1", b"3"]
        assert await store.tables_of("ann", 9, before=NOON + 4) == [b"0"]
        assert await store.tables_of("ann", 9, before=NOON + 9) == [b"4", b"0"]
        assert await store.tables_of("other3", 9) == [b"3"]
        assert await store.tables_of("nobody", 9) == []


@in_loop
async def test_members_follow_the_newest_entry(place):
    """The store remembers the members that it has written; a second opener does not."""
    async with opened(place) as store, opened(place) as other:
        seats = [
            {"ann": True},
            {"ann": False, "bob": True},
            {"bob": True},
            {"bob": True},
            {},
            {"ann": True, "cy": False},
        ]
        for version, members in enumerate(seats):
            await (store, other)[version == 3].append(
                write("t", version, b"e", head(summary=b"%d" % version, members=members))
            )
            for who in ("ann", "bob", "cy"):
                assert await store.tables_of(who, 9) == ([b"%d" % version] if who in members else [])
        found = [values for kind, values in await rows_of(store) if kind == "members"]
        assert found == [["t", "ann", True], ["t", "cy", False]]


@in_loop
async def test_clocks_and_bots(place):
    async with opened(place) as store:
        await store.append(write("late", 0, b"e", head(NOON, due=NOON + 50)))
        await store.append(write("later", 0, b"e", head(NOON, due=NOON + 60, awaits_bot=True)))
        await store.append(write("bot", 0, b"e", head(NOON + 7, awaits_bot=True)))
        assert await store.overdue(NOON + 49, 9) == []
        assert await store.overdue(NOON + 50, 9) == ["late"]
        assert await store.overdue(NOON + 99, 9) == ["late", "later"]
        assert await store.overdue(NOON + 99, 1) == ["late"]
        assert await store.awaiting_bots(NOON - 1, 9) == []
        assert await store.awaiting_bots(NOON + 6, 9) == ["later"]
        assert await store.awaiting_bots(NOON + 7, 9) == ["later", "bot"]
        await store.append(write("later", 1, b"e", head(NOON + 1)))
        assert await store.overdue(NOON + 99, 9) == ["late"]
        assert await store.awaiting_bots(NOON + 99, 9) == ["bot"]


@in_loop
async def test_results(place):
    async with opened(place) as store:
        ends = [Result(f"t{n}", NOON + n, "dial", b"%d" % n, ("ann", f"p{n % 2}")) for n in range(4)]
        for end in ends:
            await store.append(write(end.table, 0, b"e", head(end.at, "over"), result=end))
        assert await store.results(9) == ends[::-1]
        assert await store.results(2) == [ends[3], ends[2]]
        assert await store.results(2, before=NOON + 2) == [ends[1], ends[0]]
        assert await store.results(9, identity="p1") == [ends[3], ends[1]]
        assert await store.results(9, NOON + 3, "p1") == [ends[1]]
        assert await store.results(9, identity="nobody") == []
        again = Result("t3", NOON + 9, "points", b"again", ("bob", "bob"))
        await store.append(write("t3", 1, b"e", head(NOON + 9, "over"), result=again))
        assert await store.results(1) == [again]
        assert await store.results(9, identity="p1") == [ends[1]]
        assert await store.results(9, identity="bob") == [again]


@in_loop
async def test_counts(place):
    async with opened(place) as store:
        assert await store.counts() == dict.fromkeys(COUNTED, 0)
        for number, state in enumerate(["open", "playing", "playing", "over"]):
            for version in range(number + 1):
                await store.append(write(f"t{number}", version, b"e", head(NOON, state)))
        counts = await store.counts()
        assert counts == dict.fromkeys(COUNTED, 0) | {
            "tables_open": 1,
            "tables_playing": 2,
            "tables_over": 1,
            "entries": 10,
        }


@in_loop
async def test_table_talk(place):
    async with opened(place) as store:
        await store.append(write("t", 0))
        await store.append(write("u", 0))
        said = [await store.say("t", NOON + n, "ann", "Ann", f"Line {n} ☠") for n in range(5)]
        assert [line.number for line in said] == [1, 2, 3, 4, 5]
        assert (await store.say("u", NOON, "bob", "Bob", "Hello")).number == 1
        assert await store.lines("t") == said
        assert await store.lines("t", since=3) == said[3:]
        assert await store.lines("t", limit=2) == said[3:]
        assert await store.lines("t", 1, 2) == said[3:]
        assert await store.lines("nowhere") == []
        assert await store.append(write("t", 1)) == 2
        assert (await store.say("t", NOON, "ann", "Ann", "More")).number == 6
        with pytest.raises(StoreError, match="table=nowhere"):
            await store.say("nowhere", NOON, "ann", "Ann", "Hello?")


@in_loop
async def test_what_is_said_with_a_key_is_said_once(place):
    async with opened(place) as store, opened(place) as other:
        await store.append(write("t", 0))
        await store.append(write("u", 0))
        line = await store.say("t", NOON, "ann", "Ann", "Hello", "k1")
        with pytest.raises(Taken):
            await other.say("t", NOON + 1, "ann", "Ann", "Hello", "k1")
        assert await other.said("t", "ann", "k1") == line
        assert await other.said("t", "bob", "k1") is None
        assert await other.said("t", "ann", "") is None
        numbers = [
            (await other.say(*said)).number
            for said in (
                ("t", NOON, "bob", "Bob", "Hello", "k1"),
                ("u", NOON, "ann", "Ann", "Hello", "k1"),
                ("t", NOON, "ann", "Ann", "Hello", "k2"),
                ("t", NOON, "ann", "Ann", "Hello"),
                ("t", NOON, "ann", "Ann", "Hello", ""),
            )
        ]
        assert numbers == [2, 1, 3, 4, 5]


@in_loop
async def test_texts_that_cannot_be_stored_are_refused(place):
    """And nothing of the write is made."""
    async with opened(place) as store:
        await store.append(write("t", 0))
        before = await rows_of(store)
        for bad in ("a\0b", "a\ud800b"):
            for call in (
                store.say("t", NOON, "ann", "Ann", bad),
                store.say("t", NOON, "ann", bad, "Hello"),
                store.say("t", NOON, "ann", "Ann", "Hello", bad),
                store.append(write(bad, 0, b"e", head())),
                store.append(write("t", 1, notices=(notice("k"), notice(bad)))),
                store.append(write("t", 1, b"e", head(members={"ann": True, bad: True}))),
                store.set_meta("key", bad),
            ):
                with pytest.raises(StoreError, match="characters"):
                    await call
        assert await rows_of(store) == before
        assert await store.append(write("t", 1)) == 2


@in_loop
async def test_odd_questions_have_empty_answers(place):
    async with opened(place) as store:
        await store.append(write("t", 0))
        assert await store.entries("a\0b") == []
        assert await store.versions(["a\0b", "t"]) == {"t": 1}
        assert await store.identity("a\0b") is None
        assert await store.identity_by_device("a\0b") is None
        assert await store.lines("a\0b") == []
        assert await store.entries("t", 10**30) == []
        assert await store.entries("t", -5) == [b"{}"]
        assert await store.every_table(10**30, 10**30) == [b"t"]
        assert await store.every_table(0) == []
        assert await store.every_table(-1) == []
        assert await store.every_table(9, -(10**30)) == []
        assert await store.tables_of("'; DROP TABLE tables; --", 9) == []
