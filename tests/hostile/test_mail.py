"""Floods of notices: whoever proposes and withdraws votes all day sends the others a few mails, not hundreds."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from ruinous.server.notices.restraint import APART, HOURLY, Restraint
from ruinous.store.protocol import Delivery, Head, Notice, Write
from tests.kit.attacks import told
from tests.kit.notice_servers import ARGS, Hook, Mailbox, World
from tests.kit.play import runs

MINUTE = 60_000


@runs
async def test_votes_that_come_and_go_are_one_mail(tmp_path: Path) -> None:
    """13 votes in 20 seconds: the first is mailed, and after five minutes the newest, if it is still open."""
    async with World.open(tmp_path) as world, Mailbox().open() as box:
        dispatcher = world.dispatcher(box.settings())
        await world.email(dispatcher)
        for _ in range(13):
            await world.tell("vote")
            await dispatcher.step()
            world.clock.now += 1_500
        assert len(box.mails) == 1
        assert len(await world.store.notices("p1", 99)) == 13  # the page has them all
        world.clock.now += APART["email"]
        while await dispatcher.step():
            pass
        assert len(box.mails) == 2
        states = [(state, why) for state, _, why in await world.log()]
        assert states == [("sent", "")] + [("moot", "delivery.merged")] * 11 + [("sent", "")]
        assert not await dispatcher.step()


@runs
async def test_all_of_them_at_once_are_one_mail(tmp_path: Path) -> None:
    async with World.open(tmp_path) as world, Mailbox().open() as box:
        dispatcher = world.dispatcher(box.settings())
        await world.email(dispatcher)
        for _ in range(13):
            await world.tell("vote")
        await dispatcher.step()
        assert len(box.mails) == 1
        world.answered = {f"t1:{version}:p1:vote" for version in range(1, 14)}  # the last one is withdrawn too
        world.clock.now += APART["email"]
        while await dispatcher.step():
            pass
        assert len(box.mails) == 1


@runs
async def test_a_turn_soon_after_a_turn_is_told_later_not_never(tmp_path: Path) -> None:
    async with World.open(tmp_path) as world, Mailbox().open() as box:
        dispatcher = world.dispatcher(box.settings())
        await world.email(dispatcher)
        await world.tell("your_turn", "vote")
        await dispatcher.step()
        assert len(box.mails) == 2  # of two kinds
        await world.tell("your_turn")
        await dispatcher.step()
        assert (await world.log())[0] == ("waiting", 1, "delivery.too_often")
        world.clock.now += APART["email"]
        await dispatcher.step()
        assert len(box.mails) == 3


@runs
async def test_a_day_of_votes_at_many_tables(tmp_path: Path) -> None:
    """However many tables: so many mails an hour, and webhooks are counted too."""
    async with World.open(tmp_path) as world, Mailbox().open() as box, Hook().open() as hook:
        dispatcher = world.dispatcher(box.settings())
        await world.email(dispatcher)
        for number in range(100):
            await elsewhere(world, f"t{number + 2}")
        for _ in range(40):
            await dispatcher.step()
            world.clock.now += MINUTE
        assert len(box.mails) == HOURLY["email"]
        told(10, 100, 100 - len(box.mails))
        world.clock.now += 60 * MINUTE
        for _ in range(10):
            await dispatcher.step()
        assert len(box.mails) == 2 * HOURLY["email"]
        await world.webhook(hook.url())
        for number in range(100):
            await elsewhere(world, f"u{number}")
        for _ in range(10):
            await dispatcher.step()
        assert len(hook.heads) == HOURLY["webhook"]


async def elsewhere(world: World, table: str) -> None:
    """A vote at a table of its own."""
    at = world.clock()
    notice = Notice(f"{table}:1:p1:vote", "p1", table, "vote", ARGS["vote"], at)
    head = Head("playing", True, b"{}", at, members=(("p1", True),))
    await world.store.append(Write(table, 0, b"{}", head, (notice,)))


@runs
async def test_a_mail_that_could_not_be_sent_is_not_counted(tmp_path: Path) -> None:
    async with World.open(tmp_path) as world, Mailbox().open() as box:
        dispatcher = world.dispatcher(replace(box.settings(), port=1))
        await world.email(dispatcher)
        await world.tell("vote")
        await dispatcher.step()
        assert (await world.log())[0][0] == "waiting"
        dispatcher.mailer = world.dispatcher(box.settings()).mailer
        world.clock.now += MINUTE
        await dispatcher.step()
        assert len(box.mails) == 1


def test_a_mailbox_is_one_however_many_people_have_given_it() -> None:
    """Five throw-away identities confirm the same mailbox: it gets no more an hour than one person would."""
    restraint, now, sent = Restraint(), 1_000_000_000, 0
    for number in range(100):
        notice = Notice(f"t{number}/1/p/vote", f"p{number % 5}", f"t{number}", "vote", ARGS["vote"], now)
        target = "Anna@example.org" if number % 2 else "anna@example.org"
        sent += restraint.due(Delivery(number, notice, "email", target, "sending", 1, now, None, now), now) == now
    assert sent == HOURLY["email"]
