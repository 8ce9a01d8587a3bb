"""Several writers at once, in one process and through several openers, on both databases."""

from ruinous.store import Stale
from tests.kit.stores import NOON, head, in_loop, notice, opened, outcomes, write


@in_loop
async def test_of_many_at_the_same_version_one_wins(place):
    async with opened(place) as store, opened(place) as other:
        for version in range(10):
            found = await outcomes(
                *(
                    (store, other)[n % 2].append(
                        write("t", version, b"%d" % n, head(members={f"p{n}": True}), (notice(f"{version} {n}"),))
                    )
                    for n in range(12)
                )
            )
            winners = [n for n, one in enumerate(found) if one == version + 1]
            assert len(winners) == 1
            assert all(isinstance(one, Stale) and one.version == version + 1 for one in found if one != version + 1)
            assert (await store.entries("t"))[version:] == [b"%d" % winners[0]]
            assert [stored.notice.key for stored in await other.notices("ann", 1)] == [f"{version} {winners[0]}"]
            assert [n for n in range(12) if await store.tables_of(f"p{n}", 1)] == winners
        assert len(await store.notices("ann", 100)) == 10


@in_loop
async def test_many_tables_at_once_keep_their_order(place):
    async with opened(place) as store, opened(place) as other:

        async def play(table: str) -> None:
            for version in range(30):
                one = (store, other)[version % 3 == 0]
                assert await one.append(write(table, version, b"%s %d" % (table.encode(), version))) == version + 1

        tables = [f"t{n}" for n in range(30)]
        assert await outcomes(*(play(table) for table in tables)) == [None] * 30
        for table in tables:
            assert await store.entries(table) == [b"%s %d" % (table.encode(), version) for version in range(30)]
        assert (await store.counts())["entries"] == 900


@in_loop
async def test_lines_of_many_are_numbered_without_a_gap(place):
    async with opened(place) as store, opened(place) as other:
        await store.append(write("t", 0))
        said = await outcomes(*((store, other)[n % 2].say("t", NOON, "ann", "Ann", str(n)) for n in range(40)))
        assert sorted(line.number for line in said) == list(range(1, 41))
        assert await store.lines("t") == sorted(said, key=lambda line: line.number)


@in_loop
async def test_one_key_said_many_times_at_once_is_one_line(place):
    async with opened(place) as store, opened(place) as other:
        await store.append(write("t", 0))
        said = await outcomes(*((store, other)[n % 2].say("t", NOON, "ann", "Ann", "Hello", "k") for n in range(20)))
        assert sorted(type(one).__name__ for one in said) == ["Line"] + ["Taken"] * 19
        assert len(await store.lines("t")) == 1
        assert (await other.say("t", NOON, "ann", "Ann", "More")).number == 2


@in_loop
async def test_the_same_notice_from_two_tables_at_once(place):
    async with opened(place) as store, opened(place) as other:
        notices = tuple(notice(f"k{n}") for n in range(10))
        found = await outcomes(
            *(
                (store, other)[n % 2].append(write(f"t{n}", 0, notices=notices[:: 1 if n % 3 else -1]))
                for n in range(20)
            )
        )
        assert found == [1] * 20
        assert len(await store.notices("ann", 99)) == 10
