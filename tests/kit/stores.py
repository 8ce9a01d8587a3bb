"""What the tests of the store share: a place for a store, and short ways to make rows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec

from ruinous.store import Head, Identity, Notice, Result, Store, Write, open_store
from ruinous.store.analyses import StoredAnalysis
from ruinous.store.games import StoredGame, StoredRating

P = ParamSpec("P")
NOON = 1_800_000_000_000  # some moment, in milliseconds


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test written as a coroutine."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


def head(
    at: int = NOON,
    state: str = "playing",
    *,
    listed: bool = True,
    summary: bytes = b"{}",
    due: int | None = None,
    awaits_bot: bool = False,
    members: dict[str, bool] | None = None,
) -> Head:
    return Head(state, listed, summary, at, due, awaits_bot, tuple((members or {}).items()))


def write(
    table: str,
    expected: int,
    entry: bytes = b"{}",
    new: Head | None = None,
    notices: tuple[Notice, ...] = (),
    result: Result | None = None,
) -> Write:
    return Write(table, expected, entry, new or head(summary=table.encode()), notices, result)


def notice(key: str, identity: str = "ann", table: str = "t", at: int = NOON) -> Notice:
    return Notice(key, identity, table, "your_turn", {"name": key}, at)


def person(who: str, name: str | None = None, recovery: str | None = None) -> Identity:
    return Identity(who, name or who.title(), NOON, recovery)


async def outcomes(*calls: Awaitable[Any]) -> list[Any]:
    """What becomes of calls made at once: results and errors, in the order of the calls."""
    return await asyncio.gather(*calls, return_exceptions=True)


async def rows_of(store: Store) -> list[tuple[str, list[object]]]:
    """Everything in a store."""
    return [row async for row in store.dump()]


async def fill(store: Store) -> None:
    """Something of everything."""
    await store.add_identity(person("ann", recovery="code"), "phone")
    for n in range(3):
        await store.append(write(f"t{n}", 0, b"\0\xff", head(NOON + n, members={"ann": n == 1}), (notice(f"k{n}"),)))
    await store.append(write("t2", 1, b"end", head(NOON, "over"), result=Result("t2", NOON, "points", b"[]", ("ann",))))
    await store.say("t0", NOON, "ann", "Ann", "Hello")
    (first, *_) = await store.undispatched(9)
    await store.dispatch(first.number, NOON, [("email", "a@b.c", NOON)])
    await store.set_meta("key", "value")
    await store.put_game(StoredGame("t2", NOON, 1, True, b"\0{}", (("ann", True),)))
    await store.put_ratings([StoredRating("live", "", "ann", 1, NOON, "t2", 25 + 1 / 3, 8.1)])
    await store.show_page("ann", "friends")
    await store.put_analysis(StoredAnalysis("a1", NOON, 1, b"\0text", b"{}"))
