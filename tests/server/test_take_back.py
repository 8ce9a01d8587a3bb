"""Taking back at a real table while a bot is at it: what it has thought about the old position is not carried out."""

from __future__ import annotations

import asyncio

from ruinous.server.bots.pace import Pace
from ruinous.table import entries as e
from tests.kit.chance import Even
from tests.kit.play import PATIENCE, Ear, Home, settled, story


@story
async def test_what_a_bot_has_thought_is_dropped_when_its_question_is_taken_back(place: Home) -> None:
    tables = place.house.tables
    real, free, rests = tables.players.pace, asyncio.Event(), asyncio.Event()
    free.set()

    async def sleep(seconds: float) -> None:
        rests.set()
        await free.wait()

    tables.players.pace = Pace(lambda: 0, Even(), sleep=sleep)
    try:
        anna = await place.person("Anna")
        table = await anna.table("novice", "novice", "novice", start=False)
        async with anna.connection() as connection:
            ear = Ear(connection)
            await connection.watch(table, "khorne")
            await anna.do(table, "start")
            live = tables.shelf.lives[table]
            await settled(lambda: live.thinking is None and live.table.deciding == "khorne")
            shown = await anna.look(table, "khorne")
            summon = next(one["do"] for one in shown["state"]["ask"]["actions"] if one["kind"] == "move")
            free.clear()
            rests.clear()
            await anna.do(table, "play", action=summon, version=shown["version"])
            await asyncio.wait_for(rests.wait(), PATIENCE)  # a bot has decided, and waits to say so
            asked = live.table.version
            await anna.do(table, "undo", version=asked)
            free.set()
            await settled(lambda: live.thinking is None)
            assert live.table.deciding == "khorne"
            assert isinstance((await place.entries(table))[-1], e.Undone)
            shown = await anna.look(table, "khorne")
            assert shown["state"]["taken_back"][0]["count"] == 1
            count = len(live.table.makers)
            await anna.do(table, "play", action=summon, version=shown["version"])
            await settled(lambda: len(live.table.makers) > count + 1)
            assert not live.table.makers[count + 1].person  # the bot answers anew
            assert ear.heard
    finally:
        tables.players.pace = real
