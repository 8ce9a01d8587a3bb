"""Long random lives of a store, through two openers, beside a plain model: every answer must be the same."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from msgspec import structs

from ruinous.rules.facts import Fact
from ruinous.store import Delivery, Head, Identity, Notice, Restored, Result, Stale, Store, Taken, Write
from tests.kit.store_model import Model
from tests.kit.stores import NOON, in_loop, opened, rows_of

PEOPLE = ["ann", "bob", "cy", "dee"]
WHY = Fact("delivery.no_answer", {"host": "example.org", "seconds": 10})
TABLES = [f"t{n}" for n in range(6)]


class Life:
    """A store and a model that must stay alike. `stores` are two openers of one database."""

    def __init__(self, seed: int, stores: tuple[Store, Store]) -> None:
        self.random = Random(seed)
        self.stores = stores
        self.model = Model()
        self.clock = NOON
        self.serial = 0
        self.kept: tuple[list[tuple[str, list[object]]], Model] | None = None
        self.deliveries: dict[str, int] = {}  # numbers by target

    def store(self) -> Store:
        return self.random.choice(self.stores)

    def new(self, word: str) -> str:
        self.serial += 1
        return f"{word}{self.serial}"

    def write(self) -> Write:
        pick = self.random
        table = pick.choice(TABLES)
        version = len(self.model.logs.get(table, []))
        expected = version if pick.random() < 0.85 else pick.randrange(version + 3)
        state = pick.choice(["open", "playing", "playing", "over"])
        members = tuple((who, pick.random() < 0.5) for who in pick.sample(PEOPLE, pick.randrange(5)))
        due = self.clock + pick.randrange(50) if pick.random() < 0.3 else None
        head = Head(state, pick.random() < 0.7, self.new("s").encode(), self.clock, due, pick.random() < 0.3, members)
        old = [stored.notice.key for stored in self.model.told]
        keys = [pick.choice(old) if old and pick.random() < 0.3 else self.new("k") for _ in range(pick.randrange(3))]
        notices = tuple(Notice(key, pick.choice(PEOPLE), table, "vote", {"name": key}, self.clock) for key in keys)
        end = Result(table, self.clock, "dial", b"end", tuple(pick.sample(PEOPLE, 2))) if state == "over" else None
        return Write(table, expected, self.new("e").encode(), head, notices, end)

    async def both(self, real: Callable[[], Awaitable[Any]], plain: Callable[[], Any]) -> Any:
        """Ask both; the answers, or the errors, must be alike."""
        answers: list[Any] = []
        for ask in (real, plain):
            try:
                answer = ask()
                answers.append(await answer if ask is real else answer)
            except (Stale, Taken) as error:
                answers.append((type(error), getattr(error, "version", None)))
        assert answers[0] == answers[1]
        return answers[0]

    # --- what may happen ---

    async def append(self) -> None:
        write, store = self.write(), self.store()

        async def real() -> int:
            try:
                return await store.append(write)
            except Restored:
                await store.entries(write.table)
                return await store.append(write)

        await self.both(real, lambda: self.model.append(write))

    async def look(self) -> None:
        pick, store, model = self.random, self.store(), self.model
        table, who, now = pick.choice(TABLES), pick.choice(PEOPLE), self.clock - pick.randrange(40)
        limit = pick.randrange(1, 6)
        states = pick.sample(["open", "playing", "over"], 2)
        before = pick.choice([None, now])
        await store.entries(table)
        since = pick.randrange(5)
        assert await store.entries(table, since) == model.entries(table, since)
        assert await store.versions(TABLES) == {table: len(log) for table, log in model.logs.items()}
        assert await store.lobby(states, limit, before) == model.lobby(states, limit, before or 2**63)
        assert await store.tables_of(who, limit, before) == model.tables_of(who, limit, before)
        assert await store.overdue(now, 99) == model.overdue(now)
        assert await store.awaiting_bots(now, 99) == model.awaiting_bots(now)
        assert await store.results(99, identity=who) == model.results(who)
        assert await store.results(99) == model.results(None)
        assert await store.lines(table) == model.talk.get(table, [])
        assert [(one.notice, one.read) for one in await store.notices(who, 999)] == model.notices(who)
        assert {one.notice.key for one in await store.undispatched(999)} == model.undone
        assert await store.identity(who) == model.people.get(who)
        sent = [one for one in reversed(model.sent) if one.notice.identity == who]
        assert plain(await store.deliveries(who, 999)) == sent

    async def say(self) -> None:
        if self.model.logs:
            key = self.random.choice(["", "k1", "k2", "k3"])
            line = (self.random.choice(list(self.model.logs)), self.clock, "ann", "Ann", self.new("line"), key)
            await self.both(lambda: self.store().say(*line), lambda: self.model.say(*line))

    async def meet(self) -> None:
        who = self.random.choice(PEOPLE)
        identity = Identity(who, who.title(), self.clock, self.new("code"))
        device = self.random.choice([*self.model.devices, self.new("device")])
        await self.both(
            lambda: self.store().add_identity(identity, device), lambda: self.model.add_identity(identity, device)
        )

    async def recover(self) -> None:
        codes = [one.recovery for one in self.model.people.values() if one.recovery]
        code = self.random.choice([*codes, "wrong"])
        device = self.random.choice([*self.model.devices, self.new("device")])
        await self.both(
            lambda: self.store().recover(code, device, self.clock), lambda: self.model.recover(code, device)
        )

    async def read(self) -> None:
        found = await self.store().notices(self.random.choice(PEOPLE), 999)
        if found:
            upto = self.random.choice(found)
            who = upto.notice.identity
            await self.both(
                lambda: self.store().read_notices(who, upto.number),
                lambda: self.model.read_notices(who, upto.notice.key),
            )

    async def dispatch(self) -> None:
        found = await self.store().undispatched(999)
        if found:
            one = self.random.choice(found)
            targets = [
                ("email", self.new("to"), self.clock + self.random.randrange(20))
                for _ in range(self.random.randrange(3))
            ]
            for _ in range(self.random.randrange(1, 3)):
                await self.store().dispatch(one.number, self.clock, targets)
                self.model.dispatch(one.notice.key, self.clock, targets)

    async def claim(self) -> None:
        now, until, limit = self.clock, self.clock + self.random.randrange(20), self.random.randrange(1, 4)
        found = await self.store().claim_deliveries(now, until, limit)
        assert plain(found) == self.model.claim(now, until, limit)
        self.deliveries |= {one.target: one.number for one in found}

    async def settle(self) -> None:
        sending = [one for one in self.model.sent if one.state == "sending" and one.target in self.deliveries]
        if sending:
            one = self.random.choice(sending)
            state = self.random.choice(["sent", "failed", "waiting"])
            told = (self.random.choice([one.attempts, one.attempts + 1]), state, self.clock + 5, WHY, self.clock)
            await self.both(
                lambda: self.store().settle_delivery(self.deliveries[one.target], *told),
                lambda: self.model.settle(one.target, *told),
            )

    async def keep_or_restore(self) -> None:
        if self.kept is None:
            self.kept = (await rows_of(self.store()), self.model.copy())
        elif self.random.random() < 0.3:
            rows, model = self.kept
            await self.store().restore(_each(rows))
            self.model, self.kept = model, None


async def _each(rows: list[tuple[str, list[object]]]) -> Any:
    for row in rows:
        yield row


def plain(deliveries: list[Delivery]) -> list[Delivery]:
    return [structs.replace(one, number=0) for one in deliveries]


WEIGHTS = {
    Life.append: 10,
    Life.look: 4,
    Life.say: 1,
    Life.meet: 1,
    Life.recover: 1,
    Life.read: 1,
    Life.dispatch: 3,
    Life.claim: 2,
    Life.settle: 2,
    Life.keep_or_restore: 1,
}


@pytest.mark.parametrize("seed", range(6))
@in_loop
async def test_a_store_answers_as_the_model_does(place, seed):
    async with opened(place) as one, opened(place) as two:
        life = Life(seed, (one, two))
        for happens in life.random.choices(list(WEIGHTS), list(WEIGHTS.values()), k=250):
            life.clock += life.random.randrange(1, 10)
            await happens(life)
        await life.look()
