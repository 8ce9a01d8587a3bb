"""Identities, notices and the way they are told, on both databases."""

import pytest

from ruinous.rules.facts import Fact
from ruinous.store import Identity, Notice, StoredDevice, StoreError, Taken
from tests.kit.stores import NOON, fill, head, in_loop, notice, opened, outcomes, person, rows_of, write


def fact(id: str) -> Fact:
    return Fact(f"delivery.{id}", {"host": "example.org"})


@in_loop
async def test_an_identity_is_known_by_its_device(place):
    async with opened(place) as store:
        ann = Identity("ann", "Ann", NOON, "code", "secret", b'{"a": 1}', True)
        await store.add_identity(ann, "phone")
        assert await store.identity("ann") == ann
        assert await store.identity_by_device("phone") == ann
        assert await store.identity("bob") is None
        assert await store.identity_by_device("ann") is None


@in_loop
async def test_keys_are_unique(place):
    async with opened(place) as store:
        await store.add_identity(person("ann", recovery="code"), "phone")
        before = await rows_of(store)
        for who, recovery, device in (("ann", None, "new"), ("bob", None, "phone"), ("bob", "code", "new")):
            with pytest.raises(Taken):
                await store.add_identity(person(who, recovery=recovery), device)
        assert await rows_of(store) == before
        await store.add_identity(person("bob"), "tablet")
        with pytest.raises(Taken):
            await store.add_device("bob", "phone", NOON)
        with pytest.raises(Taken):
            await store.set_recovery("bob", "code")
        assert await store.identity_by_device("phone") == person("ann", recovery="code")


@in_loop
async def test_names_are_found_in_any_case(place):
    async with opened(place) as store:
        for number, name in enumerate(["Straße", "STRASSE", "strasse", "Strase"]):
            await store.add_identity(person(f"p{number}", name), f"d{number}")
        assert [one.id for one in await store.identities_named("straße")] == ["p0", "p1", "p2"]
        await store.change_identity("p1", name="Ann")
        assert [one.id for one in await store.identities_named("STRAßE")] == ["p0", "p2"]
        assert [one.id for one in await store.identities_named("aNN")] == ["p1"]
        for number in range(60):
            await store.add_identity(person(f"x{number}", "Many"), f"x{number}")
        assert len(await store.identities_named("many")) == 50


@in_loop
async def test_an_identity_changes_only_what_is_given(place):
    async with opened(place) as store:
        await store.add_identity(person("ann"), "phone")
        ann = person("ann")
        assert await store.change_identity("ann") == ann
        assert await store.change_identity("ann", passphrase="hash") == Identity("ann", "Ann", NOON, None, "hash")
        assert await store.change_identity("ann", name="Anna", blocked=True) == Identity(
            "ann", "Anna", NOON, None, "hash", b"{}", True
        )
        assert await store.change_identity("ann", settings=b"[]", blocked=False) == Identity(
            "ann", "Anna", NOON, None, "hash", b"[]"
        )
        assert await store.change_identity("ann", passphrase="") == Identity("ann", "Anna", NOON, None, None, b"[]")
        assert await store.identity("ann") == Identity("ann", "Anna", NOON, None, None, b"[]")
        assert await store.change_identity("bob", name="Bob") is None


@in_loop
async def test_devices(place):
    async with opened(place) as store:
        await store.add_identity(person("ann"), "phone")
        for device in ("tablet", "desk", "work"):
            await store.add_device("ann", device, NOON)
        with pytest.raises(StoreError, match="person=bob"):
            await store.add_device("bob", "new", NOON)
        assert await store.remove_device("desk") is True
        assert await store.remove_device("desk") is False
        assert await store.remove_devices("ann", keep="phone") == 2
        assert await store.identity_by_device("phone") == person("ann")
        assert await store.identity_by_device("tablet") is None
        assert await store.remove_devices("ann") == 1
        assert await store.identity_by_device("phone") is None
        assert await store.remove_devices("bob") == 0


@in_loop
async def test_a_recovery_code_works_once(place):
    async with opened(place) as store, opened(place) as other:
        await store.add_identity(person("ann", recovery="old"), "phone")
        await store.set_recovery("ann", "code")
        assert await store.recover("old", "new", NOON) is None
        with pytest.raises(Taken):
            await store.recover("code", "phone", NOON)
        assert (await store.identity("ann")).recovery == "code", "the code is not used up if the device is not added"
        found = await outcomes(*((store, other)[n % 2].recover("code", f"d{n}", NOON) for n in range(10)))
        assert sorted(one is not None for one in found) == [False] * 9 + [True]
        assert person("ann") in found
        devices = [await store.identity_by_device(f"d{n}") for n in range(10)]
        assert [one is not None for one in devices] == [one is not None for one in found]
        with pytest.raises(StoreError, match="person=bob"):
            await store.set_recovery("bob", "code")


@in_loop
async def test_notices_are_read_by_their_person(place):
    async with opened(place) as store:
        await store.append(write("t", 0, notices=tuple(notice(f"a{n}") for n in range(4)) + (notice("b", "bob"),)))
        found = await store.notices("ann", 9)
        assert [stored.notice for stored in found] == [notice(f"a{n}") for n in (3, 2, 1, 0)]
        assert not any(stored.read for stored in found)
        assert await store.notices("ann", 2) == found[:2]
        assert await store.notices("ann", 9, before=found[1].number) == found[2:]
        assert await store.read_notices("ann", found[2].number) == 2
        assert await store.read_notices("ann", found[2].number) == 0
        assert [stored.read for stored in await store.notices("ann", 9)] == [False, False, True, True]
        assert [stored.read for stored in await store.notices("bob", 9)] == [False]


@in_loop
async def test_a_notice_is_dispatched_once(place):
    async with opened(place) as store:
        await store.append(write("t", 0, notices=(notice("a"), notice("b"), notice("c", "bob"))))
        first, second, third = await store.undispatched(9)
        assert [one.notice.key for one in (first, second, third)] == ["a", "b", "c"]
        assert await store.undispatched(1) == [first]
        await store.dispatch(
            first.number, NOON, [("webhook", "https://example.org/a", NOON + 5), ("email", "a@b.c", NOON)]
        )
        await store.dispatch(first.number, NOON, [("webhook", "https://example.org/twice", NOON)])
        await store.dispatch(second.number, NOON, [])
        await store.dispatch(9999, NOON, [("email", "a@b.c", NOON)])
        assert await store.undispatched(9) == [third]
        mail, hook = await store.deliveries("ann", 9)
        assert (mail.channel, mail.target, mail.state, mail.attempts, mail.due) == (
            "email",
            "a@b.c",
            "waiting",
            0,
            NOON,
        )
        assert (hook.channel, hook.due, hook.error, hook.at) == ("webhook", NOON + 5, None, NOON)
        assert mail.notice == hook.notice == notice("a")
        assert await store.deliveries("ann", 1) == [mail]
        assert await store.deliveries("bob", 9) == []


@in_loop
async def test_a_delivery_is_claimed_settled_and_claimed_again(place):
    async with opened(place) as store:
        await store.append(write("t", 0, notices=(notice("a"),)))
        (found,) = await store.undispatched(9)
        await store.dispatch(found.number, NOON, [("email", "late", NOON + 10), ("email", "soon", NOON + 5)])
        assert await store.claim_deliveries(NOON + 4, NOON + 60, 9) == []
        assert [one.target for one in await store.claim_deliveries(NOON + 10, NOON + 60, 1)] == ["soon"]
        (late,) = await store.claim_deliveries(NOON + 11, NOON + 70, 9)
        assert (late.target, late.state, late.attempts, late.due, late.at) == (
            "late",
            "sending",
            1,
            NOON + 70,
            NOON + 11,
        )
        assert isinstance(late.notice, Notice)
        assert await store.settle_delivery(late.number, 1, "waiting", NOON + 90, fact("no_answer"), NOON + 12) is True
        assert await store.settle_delivery(late.number, 1, "sent", 0, None, NOON + 13) is False
        again = await store.claim_deliveries(NOON + 90, NOON + 120, 9)
        assert [(one.target, one.attempts) for one in again] == [("soon", 2), ("late", 2)], (
            "the one given up comes first"
        )
        soon = again[0]
        assert await store.settle_delivery(soon.number, 1, "sent", 0, None, NOON + 91) is False, (
            "a late answer of attempt 1"
        )
        assert await store.settle_delivery(soon.number, 2, "sent", 0, None, NOON + 91) is True
        assert await store.settle_delivery(late.number, 2, "failed", 0, fact("gone"), NOON + 92) is True
        assert await store.claim_deliveries(NOON + 10**9, NOON + 2 * 10**9, 9) == []
        assert [(one.state, one.error) for one in await store.deliveries("ann", 9)] == [
            ("sent", None),
            ("failed", fact("gone")),
        ]
        counts = await store.counts()
        assert (counts["deliveries_sent"], counts["deliveries_failed"], counts["deliveries_waiting"]) == (1, 1, 0)


@in_loop
async def test_no_delivery_is_claimed_twice(place):
    async with opened(place) as store, opened(place) as other:
        await store.append(write("t", 0, notices=tuple(notice(f"k{n}") for n in range(60))))
        for stored in await store.undispatched(99):
            await store.dispatch(stored.number, NOON, [("email", stored.notice.key, NOON)])
        claimed = await outcomes(*((store, other)[n % 2].claim_deliveries(NOON, NOON + 9, 4) for n in range(20)))
        targets = [one.target for batch in claimed for one in batch]
        targets += [one.target for one in await store.claim_deliveries(NOON, NOON + 9, 99)]
        assert sorted(targets) == sorted(f"k{n}" for n in range(60))


@in_loop
async def test_meta(place):
    async with opened(place) as store, opened(place) as other:
        assert await store.meta("key") is None
        assert await store.set_meta("key", "1") is True
        assert await store.set_meta("key", "2") is True
        assert await store.set_meta("key", "3", only_new=True) is False
        assert await other.meta("key") == "2"
        tried = await outcomes(*((store, other)[n % 2].set_meta("new", str(n), only_new=True) for n in range(10)))
        assert sorted(tried) == [False] * 9 + [True]
        assert await store.meta("new") == str(tried.index(True))


@in_loop
async def test_tokens_of_programs(place):
    async with opened(place) as store, opened(place) as other:
        await store.add_identity(person("ann"), "phone")
        robot = StoredDevice("hash", "ann", NOON + 1, "play", "Robot", "t1")
        assert await store.add_program(robot, 2) is True
        assert await store.identity_by_device("hash") == Identity("ann", "Ann", NOON, scope="play", table="t1")
        assert await store.identity_by_device("phone") == person("ann")
        assert await other.devices("ann") == [StoredDevice("phone", "ann", NOON), robot]
        with pytest.raises(Taken):
            await store.add_program(robot, 2)
        more = [StoredDevice(f"h{n}", "ann", NOON + 2, "play", "More") for n in range(2)]
        assert [await store.add_program(one, 2) for one in more] == [True, False]
        assert await store.add_program(StoredDevice("h9", "bob", NOON, "play"), 2) is False
        assert await store.remove_devices("ann", keep="phone") == 2


@in_loop
async def test_whoever_leaves_is_forgotten(place):
    async with opened(place) as store:
        await fill(store)
        await store.add_identity(person("bob", recovery="other"), "desk")
        await store.append(write("t0", 1, b"join", head(members={"bob": True}), (notice("b", "bob"),)))
        await store.append(write("host", 0, b"made", head(summary=b'{"host":"ann"}')))
        await store.say("t1", NOON, "bob", "Bob", "Bye")
        await store.change_identity("ann", passphrase="hash", settings=b"[1]")
        assert await store.tables_with("ann") == ["host", "t0", "t1", "t2"]
        assert [(table, line.text) for table, line in await store.lines_of("ann")] == [("t0", "Hello")]
        await store.rewrite("t2", {1: b"new"})
        assert await store.entries("t2") == [b"new", b"end"]
        kept = [row for row in await rows_of(store) if "bob" in row[1]]
        assert await store.leave("ann") is True
        assert await store.identity("ann") == Identity("ann", "", NOON, blocked=True)
        assert await store.identity_by_device("phone") is None
        assert await store.recover("code", "new", NOON) is None
        assert (await store.notices("ann", 9), await store.deliveries("ann", 9)) == ([], [])
        assert [(line.name, line.text) for line in await store.lines("t0")] == [("", "Hello")]
        assert [row for row in await rows_of(store) if "bob" in row[1]] == kept
        assert "Ann" not in str(await rows_of(store))
        with pytest.raises(Taken):
            await store.add_identity(person("ann"), "again")
        assert await store.leave("nobody") is False
