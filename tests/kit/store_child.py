"""A process that writes to a store until it is killed: `python -m tests.kit.store_child append PLACE TABLES`.

It prints what was acknowledged, as "table version" lines, and goes on from where the tables are. With `full` it runs
out of room, and says what happened.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys

from ruinous.store import Full, Stale, Store, open_store
from tests.kit.stores import NOON, head, notice, write


def entry_of(table: str, version: int) -> bytes:
    return f"{table} {version} {'x' * (version % 50)}".encode()


async def play(store: Store, table: str) -> None:
    version = (await store.versions([table])).get(table, 0)
    while True:
        version += 1
        row = head(NOON + version, members={"ann": version % 2 == 0, "bob": version % 2 == 1})
        try:
            await store.append(
                write(table, version - 1, entry_of(table, version), row, (notice(f"{table} {version}", table, table),))
            )
        except Stale as stale:  # another process was quicker
            version = stale.version
            continue
        os.write(1, f"{table} {version}\n".encode())


async def append(place: str, tables: int) -> None:
    store = await open_store(place)
    await asyncio.gather(*(play(store, f"t{number}") for number in range(tables)))


async def full(place: str) -> None:
    """No file may grow beyond a limit, for a while."""
    store = await open_store(place)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2_000_000, resource.RLIM_INFINITY))
    version, error = 0, None
    while error is None:
        try:
            version = await store.append(write("t", version, entry_of("t", version + 1) * 200))
        except Full as refused:
            error = refused
    print(version, error, flush=True)
    assert await store.versions(["t"]) == {"t": version}
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    for _ in range(100):
        version = await store.append(write("t", version, entry_of("t", version + 1) * 200))
    print(version, flush=True)
    await store.close()


async def open_and_close(place: str) -> None:
    store = await open_store(place)
    await store.append(write(f"by {os.getpid()}", 0))
    await store.close()


if __name__ == "__main__":
    order, place, *rest = sys.argv[1:]
    if order == "append":
        asyncio.run(append(place, int(rest[0])))
    else:
        asyncio.run({"full": full, "open": open_and_close}[order](place))
