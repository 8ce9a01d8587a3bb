"""Groups on both databases."""

import pytest
from msgspec import structs

from ruinous.store import Taken
from ruinous.store.games import StoredGame
from ruinous.store.groups import StoredGroup
from tests.kit.stores import NOON, in_loop, opened, person, rows_of

PEOPLE = ("ann", "bob", "cat")


def group(id="g1", version=1, key="open", members=PEOPLE, facts=b"{}", at=NOON):
    return StoredGroup(id, version, key, at, facts, members)


async def filled(store):
    for who in PEOPLE:
        await store.add_identity(person(who), f"phone of {who}")


@in_loop
async def test_a_group_is_written_upon_the_version_before(place):
    async with opened(place) as store:
        await filled(store)
        assert await store.put_group(group())
        assert not await store.put_group(group()), "there is one"
        assert await store.group("g1") == structs.replace(group(), members=())
        assert await store.group("g2") is None
        assert not await store.put_group(group(version=3)), "one version is missing"
        assert await store.put_group(
            group(version=2, key="", members=("bob", "ann", "nobody"), facts=b"new", at=NOON + 5)
        )
        assert not await store.put_group(group(version=2)), "another was quicker"
        assert (await store.group("g1")).facts == b"new"
        assert await store.put_group(group("g2", key="other", members=("ann",)))
        with pytest.raises(Taken):
            await store.put_group(group("g3", key="other"))
        assert not await store.put_group(group("g4", version=2)), "it is gone"


@in_loop
async def test_groups_are_found_by_their_members_and_their_key(place):
    async with opened(place) as store:
        await filled(store)
        await store.put_group(group("g1", key="one", members=("ann", "bob"), at=NOON))
        await store.put_group(group("g2", key="", members=("ann",), at=NOON + 1))
        await store.put_group(group("g3", key="", members=("bob",), at=NOON + 2))
        assert [one.id for one in await store.groups_of("ann")] == ["g2", "g1"]
        assert await store.groups_of("cat") == []
        assert (await store.group_by_key("one")).id == "g1"
        assert await store.group_by_key("") is None
        await store.put_group(group("g1", 2, key="two", members=("cat",)))
        assert await store.group_by_key("one") is None
        assert [one.id for one in await store.groups_of("ann")] == ["g2"]
        assert [one.id for one in await store.groups_of("cat")] == ["g1"]
        assert not await store.delete_group("g1", 1)
        assert await store.delete_group("g1", 2)
        assert await store.group("g1") is None
        assert await store.groups_of("cat") == []
        await store.leave("ann")
        await store.put_group(group("g2", 2, members=("ann",)))
        assert await store.groups_of("ann") == []
        assert "ann" not in {
            value for kind, values in await rows_of(store) if kind == "group_members" for value in values
        }


@in_loop
async def test_games_and_names_are_looked_up_together(place):
    async with opened(place) as store:
        await filled(store)
        for n in range(3):
            await store.put_game(StoredGame(f"t{n}", NOON - n, 1, n == 1, b"x"))
        found = await store.games_at(["t0", "t2", "none"])
        assert [(one.table, one.rated) for one in found] == [("t2", False), ("t0", False)]
        assert await store.games_at([]) == []
        await store.leave("bob")
        assert await store.names(["ann", "bob", "nobody"]) == {"ann": (await store.identity("ann")).name}
