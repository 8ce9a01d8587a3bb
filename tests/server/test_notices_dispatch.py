"""The dispatcher: where notices go, each once, with retries; on SQLite and on PostgreSQL."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ruinous.server.notices.dispatcher import (
    ATTEMPTS,
    FIRST_WAIT,
    LEASE,
    MOST_WAIT,
    Dispatcher,
    idempotency_key,
    webhook_body,
)
from ruinous.server.notices.settings import Email, NoticeSettings, Quiet, Webhook
from ruinous.store import open_store
from ruinous.store.protocol import Down, Notice, StoreError
from ruinous.table.refusals import Refused
from tests.kit.notice_servers import ARGS, LIVE, NOON, OK, WEB, Hook, Mailbox, World, run
from tests.kit.services import postgres

BUSY = b"HTTP/1.1 503 Busy\r\n\r\n"
GONE = b"HTTP/1.1 404 Gone\r\n\r\n"
HOUR = 3_600_000

Scene = Callable[[World], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Scene], None]:
    """Run a scene in a world of its own."""

    def begin(scene: Scene) -> None:
        async def body() -> None:
            async with World.open(tmp_path) as world:
                await scene(world)

        run(body())

    return begin


# --- where notices go ---------------------------------------------------------------------------------------------


def test_a_notice_is_told_once_to_each_channel(play):
    async def scene(world: World) -> None:
        hook, box = Hook(), Mailbox()
        async with hook.open(), box.open():
            dispatcher = world.dispatcher(box.settings())
            await world.email(dispatcher)
            email = msgspec.json.decode((await world.store.identity("p1")).settings)["notices"]["email"]
            await world.want(NoticeSettings(Webhook(hook.url()), msgspec.convert(email, Email), delay=0))
            await world.tell("your_turn")
            assert await dispatcher.step() == 2
            assert await dispatcher.step() == 0
            assert await world.log() == [("sent", 1, ""), ("sent", 1, "")]
        (told,) = hook.bodies
        url = "http://127.0.0.1:9/table/t1"
        assert told["content"] == told["text"] == f"It is your turn at “Friday table”.\n{url}"
        assert told["ruinous"] == {
            "kind": "your_turn",
            "table": "t1",
            "url": url,
            "key": "t1:1:p1:your_turn",
            "id": "notice.your_turn",
            "args": ARGS["your_turn"],
        }
        assert told["allowed_mentions"] == {"parse": []}
        assert hook.header("Idempotency-Key") == ["t1:1:p1:your_turn"]
        mail = message_from_bytes(box.mails[0].content, policy=default)
        assert mail["Subject"] == "Your turn: Friday table"
        assert url in mail.get_content()
        assert "http://127.0.0.1:9/#/settings" in mail.get_content()
        await dispatcher._end()

    play(scene)


def test_a_table_name_calls_nobody():
    notice = Notice("k", "p", "t", "your_turn", {"name": "<!channel>\n@everyone &"}, 1)
    body = msgspec.json.decode(webhook_body(notice, WEB))
    assert body["content"].startswith("It is your turn at “<!channel> @everyone &”.\n")
    assert body["text"].startswith("It is your turn at “&lt;!channel&gt; @everyone &amp;”.\n")
    assert body["allowed_mentions"] == {"parse": []}


def test_a_live_table_stays_in_the_page_unless_told_otherwise(play):
    async def scene(world: World) -> None:
        async with Hook().open() as hook:
            dispatcher = world.dispatcher()
            world.told = LIVE
            await world.webhook(hook.url())
            await world.tell("your_turn")
            assert await dispatcher.step() == 0
            await world.webhook(hook.url(), tables={"t1": "all"})
            await world.tell("your_turn")
            assert await dispatcher.step() == 1
            assert [b["ruinous"]["key"] for b in hook.bodies] == ["t1:2:p1:your_turn"]
            assert [s.notice.kind for s in await world.store.notices("p1", 10)] == ["your_turn", "your_turn"]

    play(scene)


def test_nobody_who_is_blocked_or_gone_is_told(play):
    async def scene(world: World) -> None:
        async with Hook().open() as hook:
            dispatcher = world.dispatcher()
            await world.webhook(hook.url())
            await world.store.change_identity("p1", blocked=True)
            await world.tell("vote")
            assert await dispatcher.step() == 0
            await world.store.change_identity("p1", blocked=False)
            world.told = None  # the table is gone
            await world.tell("vote")
            assert await dispatcher.step() == 0

            async def refuses(table: str) -> None:
                raise Refused("not_found", "There is no such table.")

            await world.tell("vote")
            assert await world.dispatcher(info=refuses).step() == 0
            assert await world.store.undispatched(10) == []
            assert (await world.log(), hook.bodies) == ([], [])

    play(scene)


def test_a_mailbox_needs_its_code(play):
    async def scene(world: World) -> None:
        box = Mailbox()
        async with box.open():
            dispatcher = world.dispatcher(box.settings())
            for code in ("", "aaaaaaaaaaaa"):
                await world.want(NoticeSettings(email=Email("victim@example.org", code=code), delay=0))
                await world.tell("your_turn", "vote")
                assert await dispatcher.step() == 0
            await world.email(dispatcher)
            await world.tell("vote")
            assert await dispatcher.step() == 1
            assert [e.rcpt_tos for e in box.mails] == [["anna@example.org"]]
            await dispatcher._end()

    play(scene)


def test_a_turn_waits_for_its_delay_and_is_moot_once_answered(play):
    async def scene(world: World) -> None:
        async with Hook().open() as hook:
            dispatcher = world.dispatcher()
            await world.webhook(hook.url(), delay=60)
            await world.tell("your_turn")
            await world.tell("your_turn")
            world.clock.now += 59_999
            assert await dispatcher.step() == 0
            world.answered = {"t1:1:p1:your_turn"}
            world.clock.now += 1
            assert await dispatcher.step() == 2
            assert sorted(await world.log()) == [("moot", 1, "delivery.nothing_left"), ("sent", 1, "")]
            assert [b["ruinous"]["key"] for b in hook.bodies] == ["t1:2:p1:your_turn"]

    play(scene)


def test_changed_settings_count_for_what_waits(play):
    async def scene(world: World) -> None:
        async with Hook().open() as old, Hook().open() as new:
            dispatcher = world.dispatcher()
            await world.webhook(old.url(), delay=60)
            await world.tell("your_turn")
            assert await dispatcher.step() == 0
            await world.webhook(new.url(), delay=60)
            world.clock.now += 60_000
            assert await dispatcher.step() == 1
            assert await world.log() == [("moot", 1, "delivery.settings_changed")]
            assert old.bodies == new.bodies == []

    play(scene)


def test_quiet_hours_hold_notices_back_until_they_end(play):
    async def scene(world: World) -> None:
        async with Hook(BUSY, OK).open() as hook:
            dispatcher = world.dispatcher()
            # Noon in UTC is 21:00 in Tokyo.
            quiet = Quiet("20:00", "22:00", "Asia/Tokyo")
            await world.webhook(hook.url(), quiet=quiet)
            await world.tell("vote")
            assert await dispatcher.step() == 0
            world.clock.now = NOON + HOUR - 1
            assert await dispatcher.step() == 0
            world.clock.now = NOON + HOUR
            assert await dispatcher.step() == 1
            assert (await world.log())[0][0] == "waiting"
            # The next attempt would be in a minute, but the quiet hours were changed meanwhile.
            await world.webhook(hook.url(), quiet=Quiet("22:00", "23:00", "Asia/Tokyo"))
            world.clock.now += 60_000
            assert await dispatcher.step() == 1
            assert await world.log() == [("waiting", 2, "delivery.quiet")]
            world.clock.now = NOON + 2 * HOUR
            assert await dispatcher.step() == 1
            assert await world.log() == [("sent", 3, "")]
            assert len(hook.bodies) == 2

    play(scene)


# --- attempts -----------------------------------------------------------------------------------------------------


def test_attempts_come_at_growing_distances_and_end(play):
    async def scene(world: World) -> None:
        async with Hook(BUSY).open() as hook:
            dispatcher = world.dispatcher()
            await world.webhook(hook.url())
            await world.tell("vote")
            waits = []
            for attempt in range(1, ATTEMPTS + 1):
                assert await dispatcher.step() == 1
                (delivery,) = await world.store.deliveries("p1", 10)
                assert delivery.attempts == attempt
                waits.append(delivery.due - world.clock())
                assert await dispatcher.step() == 0
                world.clock.now = max(delivery.due, world.clock())
            for attempt, wait in enumerate(waits[:-1]):
                middle = min(FIRST_WAIT * 2**attempt, MOST_WAIT)
                assert 0.75 * middle <= wait <= 1.25 * middle
            world.clock.now += 10 * MOST_WAIT
            assert await dispatcher.step() == 0
            error = "delivery.not_taken"
            assert await world.log() == [("failed", ATTEMPTS, error)]
            keys = {hook.header("Idempotency-Key", n)[0] for n in range(len(hook.heads))}
            assert (len(hook.heads), keys) == (ATTEMPTS, {"t1:1:p1:vote"})

    play(scene)


def test_the_spread_has_its_own_dice():
    waits = [[Dispatcher.wait(world, n) for n in range(1, 9)] for world in (_Dice(1), _Dice(1), _Dice(2))]
    assert waits[0] == waits[1] != waits[2]


class _Dice:
    def __init__(self, seed: int) -> None:
        self.jitter = Random(seed)


def test_what_is_refused_for_good_is_not_tried_again(play):
    async def scene(world: World) -> None:
        async with Hook(GONE).open() as hook:
            dispatcher = world.dispatcher()
            await world.webhook(hook.url())
            await world.tell("vote")
            assert await dispatcher.step() == 1
            world.clock.now += 10 * MOST_WAIT
            assert await dispatcher.step() == 0
            assert await world.log() == [("failed", 1, "delivery.refused")]

    play(scene)


def test_a_private_address_is_refused_unless_the_host_allows_it(play):
    async def scene(world: World) -> None:
        async with Hook().open() as hook:
            await world.webhook(hook.url())
            await world.tell("vote")
            assert await world.dispatcher(private_webhooks=False).step() == 1
            ((state, _, error),) = await world.log()
            assert state == "failed"
            assert error == "refusal.webhook_private"
            assert hook.bodies == []

    play(scene)


def test_retry_after_makes_the_wait_longer(play):
    async def scene(world: World) -> None:
        async with Hook(b"HTTP/1.1 429 Slow\r\nRetry-After: 1800\r\n\r\n", OK).open() as hook:
            dispatcher = world.dispatcher()
            await world.webhook(hook.url())
            await world.tell("vote")
            assert await dispatcher.step() == 1
            world.clock.now += 1_799_999
            assert await dispatcher.step() == 0
            world.clock.now += 1
            assert await dispatcher.step() == 1
            assert await world.log() == [("sent", 2, "")]

    play(scene)


# --- exactly once -------------------------------------------------------------------------------------------------


@asynccontextmanager
async def two_stores(kind: str, path: Path) -> AsyncIterator[tuple[World, World]]:
    place = postgres() if kind == "postgres" else str(path / "test.db")
    first, second = await open_store(place), await open_store(place)
    try:
        one, two = World(first), World(second)
        two.clock = one.clock
        await one.begin()
        yield one, two
    finally:
        await first.close()
        await second.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_two_dispatchers_on_one_store_tell_each_notice_once(kind, tmp_path):
    async def body() -> None:
        async with Hook().open() as hook, two_stores(kind, tmp_path) as (one, two):
            await one.webhook(hook.url())
            first, second = one.dispatcher(), two.dispatcher()
            for _ in range(30):
                await one.tell("your_turn", "vote")
            while await first.store.undispatched(1):
                await asyncio.gather(first.step(), second.step())
            while any(await asyncio.gather(first.step(), second.step())):
                pass
            keys = [b["ruinous"]["key"] for b in hook.bodies]
            assert len(keys) == len(set(keys)) == 60
            assert set(await one.log()) == {("sent", 1, "")}

    run(body())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_dispatcher_that_dies_after_sending_is_followed_by_one_with_the_same_key(kind, tmp_path):
    async def body() -> None:
        async with Hook().open() as hook, two_stores(kind, tmp_path) as (one, two):
            await one.webhook(hook.url())
            await one.tell("vote")
            first, second = one.dispatcher(), two.dispatcher()

            async def dies(*_: object) -> None:
                raise asyncio.CancelledError

            first._settle = dies  # type: ignore[method-assign]
            assert await first.step() == 1
            assert len(hook.bodies) == 1
            assert await second.step() == 0  # the claim still holds
            one.clock.now += LEASE
            assert await second.step() == 1
            assert await one.log() == [("sent", 2, "")]
            assert hook.bodies[0] == hook.bodies[1]
            assert hook.header("Idempotency-Key", 0) == hook.header("Idempotency-Key", 1)

    run(body())


def test_a_repeated_mail_has_the_same_id(play):
    async def scene(world: World) -> None:
        box = Mailbox()
        async with box.open():
            dispatcher = world.dispatcher(box.settings())
            await world.email(dispatcher)
            await world.tell("game_over")
            settle, dispatcher._settle = dispatcher._settle, lambda *_: asyncio.sleep(0)
            assert await dispatcher.step() == 1
            dispatcher._settle = settle
            world.clock.now += LEASE
            assert await dispatcher.step() == 1
            ids = {message_from_bytes(e.content)["Message-ID"] for e in box.mails}
            assert (len(box.mails), len(ids)) == (2, 1)
            await dispatcher._end()

    play(scene)


def test_who_comes_too_late_does_not_send(play):
    async def scene(world: World) -> None:
        async with Hook().open() as hook:

            async def slowly(notice: Notice) -> bool:
                world.clock.now += LEASE
                return True

            await world.webhook(hook.url())
            await world.tell("vote")
            assert await world.dispatcher(still_true=slowly).step() == 1
            assert (hook.bodies, await world.log()) == ([], [("sending", 1, "")])
            assert await world.dispatcher().step() == 1
            assert (len(hook.bodies), await world.log()) == (1, [("sent", 2, "")])

    play(scene)


def test_whoever_dies_at_every_attempt_ends_too(play):
    """A delivery that kills its process each time must not do so for ever."""

    async def scene(world: World) -> None:
        async with Hook().open() as hook:
            dispatcher = world.dispatcher()
            await world.webhook(hook.url())
            await world.tell("vote")
            await dispatcher._settle_targets()
            for _ in range(ATTEMPTS):
                assert len(await world.store.claim_deliveries(world.clock(), world.clock() + 1, 10)) == 1
                world.clock.now += 1
            assert await dispatcher.step() == 1
            assert await world.log() == [("failed", ATTEMPTS + 1, "delivery.attempts")]
            assert hook.bodies == []

    play(scene)


# --- trouble ------------------------------------------------------------------------------------------------------


class Shaky:
    """A store that is down for some calls of one method."""

    def __init__(self, store: Any, method: str, times: int) -> None:
        self.store, self.method, self.times = store, method, times

    def __getattr__(self, name: str) -> Any:
        if name == self.method and self.times:
            self.times -= 1
            return self._down
        return getattr(self.store, name)

    async def _down(self, *_: object) -> None:
        raise Down("database_no_answer")


def test_what_was_sent_is_written_down_when_the_store_is_back(play):
    async def scene(world: World) -> None:
        async with Hook().open() as hook:
            dispatcher = world.dispatcher()
            dispatcher.store = Shaky(world.store, "settle_delivery", 3)  # type: ignore[assignment]
            await world.webhook(hook.url())
            await world.tell("vote")
            assert await dispatcher.step() == 1
            assert (await world.log(), len(hook.bodies)) == ([("sent", 1, "")], 1)

    play(scene)


@pytest.mark.parametrize("method", ["undispatched", "dispatch", "claim_deliveries", "identity", "settle_delivery"])
def test_a_running_dispatcher_outlives_a_store_that_is_down(play, method):
    async def scene(world: World) -> None:
        async with Hook().open() as hook:
            dispatcher = world.dispatcher()
            dispatcher.store = Shaky(world.store, method, 3)  # type: ignore[assignment]
            await world.webhook(hook.url())
            await world.tell("vote")
            task = asyncio.create_task(dispatcher.run())
            while not any(state == "sent" for state, *_ in await world.log()):
                await asyncio.sleep(0.005)
            task.cancel()
            await asyncio.wait([task])
            assert len(hook.bodies) == 1

    play(scene)


def test_a_claim_that_could_not_be_used_runs_out(play):
    async def scene(world: World) -> None:
        async with Hook().open() as hook:
            dispatcher = world.dispatcher()
            await world.webhook(hook.url())
            await world.tell("vote")
            await dispatcher._settle_targets()
            dispatcher.store = Shaky(world.store, "identity", 1)  # type: ignore[assignment]
            assert await dispatcher.step() == 1
            assert (await world.log(), hook.bodies) == ([("sending", 1, "")], [])
            world.clock.now += LEASE
            assert await dispatcher.step() == 1
            assert (await world.log(), len(hook.bodies)) == ([("sent", 2, "")], 1)

    play(scene)


def test_a_table_that_cannot_be_asked_holds_up_no_other(play, caplog):
    async def scene(world: World) -> None:
        async with Hook().open() as hook:

            async def broken(table: str) -> Any:
                if world.told is None:
                    raise RuntimeError("broken")
                return world.told

            dispatcher = world.dispatcher(info=broken)
            await world.webhook(hook.url())
            await world.tell("vote")
            world.told = None
            assert await dispatcher.step() == 0
            assert len(await world.store.undispatched(10)) == 1
            world.told = WEB
            assert await dispatcher.step() == 1
            world.told = None
            await world.tell("vote")
            world.clock.now += 24 * HOUR
            assert await dispatcher.step() == 0
            assert await world.store.undispatched(10) == []

            async def unsure(notice: Notice) -> bool:
                raise RuntimeError("broken")

            world.told = WEB
            await world.tell("vote")
            assert await world.dispatcher(still_true=unsure).step() == 1
            assert (await world.log())[0] == ("waiting", 1, "delivery.unknown")
            assert len(hook.bodies) == 1

    caplog.set_level(logging.CRITICAL, "ruinous.notices")
    play(scene)


def test_a_slow_receiver_holds_up_no_other(play):
    async def scene(world: World) -> None:
        slow, quick = Hook(None), Hook()
        async with slow.open(), quick.open():
            dispatcher = world.dispatcher()
            await world.webhook(slow.url())
            await world.tell("vote")
            task = asyncio.create_task(dispatcher.run())
            while not slow.bodies:
                await asyncio.sleep(0.005)
            await world.webhook(quick.url())
            await world.tell("vote")
            while not quick.bodies:
                await asyncio.sleep(0.005)
            slow.over.set()
            task.cancel()
            await asyncio.wait([task])
            assert not dispatcher.under_way

    play(scene)


def test_the_secret_is_made_once(play):
    async def scene(world: World) -> None:
        one, two = world.dispatcher(), world.dispatcher()
        found = await asyncio.gather(one.secret(), two.secret(), one.secret())
        assert len(set(found)) == 1
        one.store = Shaky(world.store, "meta", 1)  # type: ignore[assignment]
        with pytest.raises(StoreError):
            await one.secret()

    play(scene)


def test_any_key_can_be_a_header():
    assert idempotency_key("t1/4/p1/your_turn") == "t1/4/p1/your_turn"
    assert idempotency_key("a b\r\nX: ü\ud800") == "a%20b%0D%0AX:%20%C3%BC%3F"
