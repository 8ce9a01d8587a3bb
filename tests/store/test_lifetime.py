"""How long tables are kept: what has had its time is found, and forgotten with all that was told of it."""

from ruinous.store import Outworn, Result
from tests.kit.stores import NOON, fill, head, in_loop, notice, opened, rows_of, write


@in_loop
async def test_a_table_is_forgotten_with_all_that_was_told_of_it(place):
    async with opened(place) as store:
        await fill(store)
        before = await rows_of(store)
        members = head(NOON, "over", members={"ann": False})
        told = (notice("bye/1", table="bye"), notice("bye/2", "bob", "bye"))
        ended = Result("bye", NOON, "points", b"[]", ("ann", "bob"))
        await store.append(write("bye", 0, b"x" * 9000, members, told, ended))
        await store.say("bye", NOON, "ann", "Ann", "Hello")
        for one in await store.undispatched(9):
            if one.notice.table == "bye":
                await store.dispatch(one.number, NOON, [("email", "a@b.c", NOON)])
        assert len(await rows_of(store)) > len(before) + 6
        assert not await store.delete_table("bye", 2)
        assert await store.delete_table("bye", 1)
        assert not await store.delete_table("bye", 1)
        assert await rows_of(store) == before
        assert await store.entries("bye") == []
        assert await store.append(write("bye", 0)) == 1  # and may be made again


@in_loop
async def test_tables_that_have_had_their_time(place):
    async with opened(place) as store:
        assert await store.newest() == 0
        for id, at, state, listed, people, result in (
            ("room", 10, "open", True, {"ann": False}, None),
            ("full", 11, "open", True, {"ann": False, "bob": False}, None),
            ("game", 12, "playing", False, {"ann": True}, None),
            ("bots", 13, "playing", True, {}, None),
            ("mine", 14, "over", False, {"ann": False}, True),
            ("ours", 15, "over", True, {"ann": False}, True),
            ("none", 16, "over", True, {}, None),
        ):
            made = head(at, state, listed=listed, members=people)
            await store.append(write(id, 0, new=made, result=result and Result(id, at, "points", b"[]")))

        async def found(*rule, limit=9, **more):
            return [id for id, version in await store.outworn(Outworn(*rule, **more), limit) if version == 1]

        assert await found("open", 20) == ["room", "full"]
        assert await found("open", 20, limit=1) == ["room"]
        assert await found("open", 11) == ["room"]
        assert await found("open", 10) == []
        assert await found("open", 20, members=1) == ["room"]
        assert await found("playing", 20, members=0) == ["bots"]
        assert await found("over", 20, listed=False) == ["mine"]
        assert await found("over", 20, listed=True) == ["ours", "none"]
        assert await found("over", 20, played=False) == ["none"]
        assert await found("over", 20, played=True) == ["mine", "ours"]
        assert await store.newest() == 16
        assert await store.tally("ann") == {"open": 2, "playing": 1, "over": 2}
        assert await store.tally("nobody") == {}
        assert await store.states(["room", "game", "\0", "unknown"]) == {"room": "open", "game": "playing"}


@in_loop
async def test_a_whole_store_passes_its_check(place):
    async with opened(place) as store:
        await fill(store)
        assert await store.check(1 << 30)
        assert await store.check()
        if not store.shared:
            assert not await store.check(10)
