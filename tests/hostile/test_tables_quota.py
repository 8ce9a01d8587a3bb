"""Nobody fills the house with tables, and no table stands for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from ruinous.client import ApiError
from ruinous.server.gate.limits import Rate
from ruinous.server.settings import Settings
from tests.kit.attacks import told
from tests.kit.play import POWERS, Home, Person, home, refused

MANY = Rate(1_000, 10_000)
DAY = 24 * 3600 * 1000


def tight(**more: Any) -> Settings:
    """Limits are on, but only what a test is about is tight."""
    easy: dict[str, Any] = {"make": MANY, "tables": MANY, "act": MANY, "read": MANY, "passphrase_work": 10}
    return Settings(**easy | more)


def play(told: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(told, 100))


async def tries(*made: Coroutine[Any, Any, Any]) -> list[str]:
    """The codes of refusals; "made" for what was not refused."""
    outcomes = await asyncio.gather(*made, return_exceptions=True)
    return sorted(one.code if isinstance(one, ApiError) else "made" for one in outcomes)


async def filled(codes: list[str], most: int, one: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    """No more than so many were made, all tried at once; what is left can be made one after the other, and no more."""
    assert set(codes) == {"made", "too_many"}
    left = most - codes.count("made")
    for _ in range(left):  # of those that try together more are refused than must be
        await one()
    assert left >= 0
    with refused("too_many"):
        await one()


def test_one_address_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path, tight(open_tables=3, open_tables_here=7)) as place:
            crowd = [await place.person(f"Guest {n}") for n in range(10)]
            codes = await tries(*(one.table(start=False, access="open") for one in crowd for _ in range(10)))

            async def another() -> None:
                crowd.append(await place.person("Another"))
                await crowd[-1].table(start=False, access="open")

            await filled(codes, 7, another)
            told(6, len(codes) - 7)
            assert len((await place.ask("GET", "/api/tables?limit=200"))["tables"]) == 7
            fresh = await place.person("One more")
            with refused("too_many", "too_many_open_here"):
                await fresh.table(start=False)
            # one that begins or is closed makes room for another
            owned = [(one, row["id"]) for one in crowd for row in (await one.get("/api/tables/mine"))["tables"]]
            assert len(owned) == 7
            host, table = owned[0]
            await host.do(table, "close")
            assert await fresh.table(start=False)

    play(story())


def test_one_person_has_so_many_tables_and_a_repeat_is_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path, tight(open_tables=3, playing_tables=4)) as place:
            anna = await place.person("Anna")
            body = {"key": "once"}
            first = await anna.ask("POST", "/api/tables", body)
            codes = await tries(*(anna.table(start=False) for _ in range(20)))
            await filled(codes, 2, lambda: anna.table(start=False))
            with refused("too_many", "too_many_open"):
                await anna.table(start=False)
            assert (await anna.ask("POST", "/api/tables", body))["table"] == first["table"]
            quick = {"level": "random"}
            codes = await tries(*(anna.ask("POST", "/api/tables/quick", quick) for _ in range(20)))
            await filled(codes, 4, lambda: anna.ask("POST", "/api/tables/quick", quick))
            with refused("too_many", "too_many_playing"):
                await anna.ask("POST", "/api/tables/quick", quick)

    play(story())


def test_tables_of_one_address_are_counted_whoever_makes_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path, tight(tables=Rate(0.01, 5))) as place:
            crowd = [await place.person(f"Guest {n}") for n in range(4)]
            codes = await tries(
                *(one.ask("POST", "/api/tables/quick", {"level": "random"}) for one in crowd for _ in range(4))
            )
            assert codes.count("made") == 5
            assert set(codes) == {"made", "too_many"}

    play(story())


# --- the end of tables ----------------------------------------------------------------------------------------------


async def later(place: Home, days: float) -> None:
    place.clock.moved += round(days * DAY)
    await place.house.expiry.once()


async def state(who: Person, table: str) -> str:
    """Where a table is; "gone" if there is none."""
    try:
        return str((await who.look(table))["state"]["table"]["state"])
    except ApiError as error:
        return "gone" if error.code == "not_found" else error.code


async def mentions(place: Home, table: str) -> int:
    return len([row async for row in place.house.store.dump() if table in map(str, row[1])])


def test_rooms_nobody_comes_to_are_closed_and_then_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            anna, boris, *_ = await place.people(3)
            alone, watched, met = [await anna.table(start=False, access="open") for _ in range(3)]
            await boris.do(met, "join")
            await anna.do(alone, "say", text="Is anybody there?")
            async with boris.connection() as eyes:
                await eyes.watch(watched)
                await later(place, 2.9)
                assert await state(anna, alone) == "open"
                await later(place, 0.2)
                assert [await state(anna, one) for one in (alone, watched, met)] == ["over", "open", "open"]
                listed = (await place.ask("GET", "/api/tables"))["tables"]
                assert {row["id"] for row in listed} == {watched, met}
            await later(place, 3.1)
            assert [await state(anna, one) for one in (alone, watched, met)] == ["gone", "over", "open"]
            assert await mentions(place, alone) == 0
            await later(place, 90)
            assert await state(anna, met) == "over"

    play(story())


def test_games_that_nobody_plays_end_and_finished_ones_are_kept_for_their_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            people = await place.people(3)
            private = await place.game(people, powers=POWERS[:3])
            open_ = await place.game(people, powers=POWERS[:3], access="open")
            await people[0].do(private, "say", text="Hello")
            await later(place, 89)
            assert await state(people[0], private) == "playing"
            await later(place, 1.5)
            assert [await state(people[0], one) for one in (private, open_)] == ["over", "over"]
            assert await mentions(place, private) > 5
            await later(place, 364)
            assert await state(people[0], private) == "over"
            await later(place, 2)
            assert [await state(people[0], one) for one in (private, open_)] == ["gone", "over"]
            assert await mentions(place, private) == 0
            mine = [row["id"] for row in (await people[0].get("/api/tables/mine"))["tables"]]
            assert mine == [open_]
            await later(place, 1_825)
            assert await state(people[0], open_) == "gone"
            assert (await place.house.store.counts())["entries"] == 0

    play(story())


def test_zero_keeps_everything(tmp_path: Path) -> None:
    async def story() -> None:
        never = Settings(limit_factor=0, passphrase_work=10, room_days=0, idle_days=0, private_days=0, listed_days=0)
        async with home(tmp_path, never) as place:
            people = await place.people(3)
            room = await people[0].table(start=False)
            game = await place.game(people, powers=POWERS[:3])
            over = await place.game(people, powers=POWERS[:3])
            await place.house.tables.close(over)
            await later(place, 20_000)
            assert [await state(people[0], one) for one in (room, game, over)] == ["open", "playing", "over"]

    play(story())
