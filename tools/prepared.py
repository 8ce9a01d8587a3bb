"""Games that are made ready: bots play, the same way every time, and the table lies in a server's store.

For pictures and tests of the page that need a certain moment of a game and not just any.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace

from ruinous.bots import make
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Game
from ruinous.server.tables.heads import head_of, result_of
from ruinous.store import Write, open_store
from ruinous.table import Ask, TableOptions, Who, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from tools.browser import CannotShow

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
NOON = 1_790_000_000_000
LEVEL = "novice"


def prepare(
    folder: Path, host: Who, seed: str, until: Callable[[Game], bool] | None = None, powers: tuple[str, ...] = POWERS
) -> str:
    """Write a table of this person as the first Power into the store in a server's folder; gives its id.

    Bots decide for everybody: to the end, or until something is so, and then the person has the seat.
    """
    with ThreadPoolExecutor(1) as pool:  # a browser has a loop of its own in the caller's thread
        return pool.submit(asyncio.run, _prepare(folder, host, seed, until, powers)).result()


async def _prepare(
    folder: Path, host: Who, seed: str, until: Callable[[Game], bool] | None, powers: tuple[str, ...]
) -> str:
    id = sha256(f"{host.id} {seed}".encode()).hexdigest()[:12]
    places = (e.Sitter(person=host.id, name=host.name), *(e.Sitter(bot=LEVEL) for _ in powers[1:]))
    table, entry = acts.create(id, host, TableOptions(powers=powers), NOON, places=places)
    bot, now = make(LEVEL, seed), NOON
    store = await open_store(folder / "ruinous.sqlite")

    async def write(entry: e.AnyEntry) -> None:
        head = replace(head_of(table), awaits_bot=False)  # the server's own bots keep their hands off
        await store.append(Write(id, table.version - 1, e.encode(entry), head, result=result_of(table, entry)))

    async def do(command: c.AnyCommand) -> None:
        await write(acts.do(table, Ask(host, command, now, sha256(seed.encode()).digest())))

    try:
        await write(entry)
        await do(c.Start())
        await do(c.Hand(bot=LEVEL))
        while table.game and table.game.decision and not (until and until(table.game)):
            now += 1000
            action = NOTATION[bot.choose(table.game.copy(table.deciding))]
            await write(acts.bot_plays(table, action, table.version, now))
        if until and not (table.game and table.game.decision):
            raise CannotShow(f"The game of seed {seed} ended before what was waited for: choose another seed.")
        if until:
            await do(c.Return())
    finally:
        await store.close()
    return id
