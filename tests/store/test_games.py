"""Games that are over, ratings, and who sees whose page, on both databases."""

import pytest
from msgspec import structs

from ruinous.store import Result, Taken
from ruinous.store.games import StoredGame, StoredRating
from tests.kit.stores import NOON, head, in_loop, opened, person, rows_of, write

PEOPLE = ("ann", "bob", "cat", "dan")


def game(table, at=NOON, *, rated=True, made=1, members=("ann", "bob"), facts=b"{}"):
    return StoredGame(table, at, made, rated, facts, tuple((who, True) for who in members))


def rating(identity, games, at=NOON, table="t", mu=25.0, *, pace="live", season=""):
    return StoredRating(pace, season, identity, games, at, table, mu, 8.1)


async def filled(store):
    for who in PEOPLE:
        await store.add_identity(person(who), f"phone of {who}")


@in_loop
async def test_games_are_written_once_and_found_by_who_played(place):
    async with opened(place) as store:
        await filled(store)
        for n in range(3):
            ended = Result(f"t{n}", NOON + n, "points", b"[]")
            await store.append(write(f"t{n}", 0, new=head(NOON + n, "over"), result=ended))
        assert await store.unwritten(1, 9) == ["t0", "t1", "t2"]
        assert await store.unwritten(1, 2) == ["t0", "t1"]
        assert await store.results_after((-1, ""), 9) == [(NOON, "t0"), (NOON + 1, "t1"), (NOON + 2, "t2")]
        assert await store.results_after((NOON, "t0"), 1) == [(NOON + 1, "t1")]
        await store.put_game(game("t0"))
        await store.put_game(game("t1", NOON + 1, members=("ann", "cat", "nobody")))
        assert await store.unwritten(1, 9) == ["t2"]
        assert await store.unwritten(2, 9) == ["t0", "t1", "t2"]
        assert await store.game("t0") == structs.replace(game("t0"), members=())
        assert await store.game("t2") is None
        assert [one.table for one in await store.games_of("ann", 9)] == ["t1", "t0"]
        assert [one.table for one in await store.games_of("ann", 9, NOON + 1)] == ["t0"]
        assert [one.table for one in await store.games_of("cat", 9)] == ["t1"]
        assert await store.games_of("nobody", 9) == []
        await store.put_game(game("t1", NOON + 1, made=2, members=("bob",), facts=b"new"))
        assert await store.games_of("cat", 9) == []
        assert [one.facts for one in await store.games_of("bob", 1)] == [b"new"]
        assert await store.delete_table("t0", 1)
        assert [one.table for one in await store.games_of("ann", 9)] == ["t0"], "it was played all the same"


@in_loop
async def test_who_has_played_with_whom(place):
    async with opened(place) as store:
        await filled(store)
        await store.put_game(game("t0"))
        await store.put_game(StoredGame("t1", NOON, 1, False, b"", (("ann", True), ("cat", False))))
        assert await store.played_together("ann", "bob")
        assert await store.played_together("bob", "ann")
        assert not await store.played_together("ann", "cat")
        assert not await store.played_together("bob", "cat")


@in_loop
async def test_ratings_follow_each_other(place):
    async with opened(place) as store:
        await filled(store)
        await store.put_game(game("t0"))
        await store.put_game(game("t1", NOON + 1))
        await store.put_game(game("x", NOON, rated=False))
        assert [one.table for one in await store.unrated_games(9)] == ["t0", "t1"]
        first = [rating("ann", 1, table="t0"), rating("bob", 1, table="t0", mu=1 / 3)]
        await store.put_ratings(first)
        assert [one.table for one in await store.unrated_games(9)] == ["t1"]
        with pytest.raises(Taken):
            await store.put_ratings([rating("cat", 1, table="t1"), rating("bob", 1, table="t1")])
        assert await store.every_rating() == first, "all or none"
        later = [rating("ann", 2, NOON + 1, "t1", 26.0), rating("ann", 1, NOON + 1, "t1", season="2027-1")]
        await store.put_ratings(later)
        assert await store.newest_ratings("live", "", ["ann", "bob", "cat"]) in (
            [first[1], later[0]],
            [later[0], first[1]],
        )
        assert await store.newest_ratings("web", "", ["ann"]) == []
        assert await store.ratings_of("ann") == [first[0], later[0]]
        assert await store.seasons("live") == ["2027-1"]
        assert [one.table for one in await store.rated_games((-1, ""), 9)] == ["t0", "t1"]
        assert [one.table for one in await store.rated_games((NOON, "t0"), 9)] == ["t1"]
        new = [rating("ann", 1, mu=20.0), rating("dan", 1)]
        await store.replace_ratings(new)
        assert await store.every_rating() == new
        await store.replace_ratings([])
        assert await store.every_rating() == []


@in_loop
async def test_a_leaderboard_shows_whom_the_viewer_may_see(place):
    async with opened(place) as store:
        await filled(store)
        await store.put_game(game("t0", members=("bob", "cat")))
        await store.put_ratings([rating(who, 12, mu=30.0 - n) for n, who in enumerate(PEOPLE)])
        await store.put_ratings([rating("ann", 13, mu=22.0), rating("dan", 3, mu=40.0, season="2027-1")])
        assert await store.page_shown("ann") == "private"

        async def seen(viewer, season=""):
            found = await store.leaders("live", season, 10, viewer, 9)
            assert [mine for _, mine in found] == [one.identity == viewer for one, _ in found]
            return [one.identity for one, _ in found]

        assert await seen("") == []
        assert await seen(None) == ["bob", "cat", "dan", "ann"]
        assert await seen("ann") == ["ann"]
        await store.show_page("bob", "friends")
        await store.show_page("dan", "public")
        assert await seen("") == ["dan"]
        assert await seen("cat") == ["bob", "cat", "dan"]
        assert await seen("ann") == ["dan", "ann"]
        assert await seen("", "2027-1") == ["dan"]
        await store.put_ratings([rating("bob", 2, mu=1.0, season="2027-1"), rating("cat", 10, mu=0.0, season="2027-1")])
        assert await seen(None, "2027-1") == ["cat", "dan", "bob"], "those of few games come last"
        await store.show_page("dan", "private")
        assert await store.page_shown("dan") == "private"
        await store.change_identity("cat", blocked=True)
        assert await seen(None) == ["bob", "dan", "ann"]


@in_loop
async def test_who_leaves_has_no_page_any_more(place):
    async with opened(place) as store:
        await filled(store)
        await store.put_game(game("t0"))
        await store.show_page("ann", "public")
        await store.put_ratings([rating("ann", 1), rating("bob", 1)])
        await store.leave("ann")
        await store.put_game(game("t0"))
        await store.show_page("ann", "public")
        assert await store.games_of("ann", 9) == []
        assert await store.page_shown("ann") == "private"
        assert [one.identity for one, _ in await store.leaders("live", "", 10, None, 9)] == ["bob"]
        kinds = {kind for kind, values in await rows_of(store) if "ann" in values}
        assert kinds == {"identities", "ratings"}, "what others' ratings rest on stays, without a name"
