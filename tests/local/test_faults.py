"""What goes wrong in a tab: no room, no storage, a tab that ends in the middle, two tabs with one game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ruinous.bots.answering import remembered
from ruinous.rules.game import verify
from ruinous.words import LANGUAGES
from tests.kit.tab import Refusal, Shelf, Tab, run

QUICK = {"power": "nurgle", "level": "random"}


async def playing(tab: Tab, **wish: Any) -> str:
    table = str((await tab.ask("POST", "/api/tables/quick", {**QUICK, **wish}))["table"])
    await tab.say(type="watch", id="w", table=table, since=0, steps=True)
    await tab.bots()
    return table


async def move(tab: Tab, table: str, **more: Any) -> dict[str, Any]:
    """Play the first action that is offered; what is answered."""
    live = tab.desk.house.lives[table]
    assert live.table.game
    command = {"do": "play", "action": live.table.game.decision.notation[0], "version": live.table.version, **more}
    told = await tab.say(type="do", id="m", table=table, command=command)
    return next(one for one in told if one["type"] in ("done", "refused") and one["id"] == "m")


async def until_bots(tab: Tab, table: str) -> None:
    """Play until a bot must decide."""
    while tab.desk.due() < 0:
        assert (await move(tab, table))["type"] == "done"


async def shown(tab: Tab, table: str) -> Any:
    return await tab.ask("GET", f"/api/tables/{table}?seat=nurgle")


@pytest.mark.parametrize("why", ["full", "refused", "newer"])
def test_what_is_not_kept_has_not_happened(why: str) -> None:
    async def story() -> None:
        tab = Tab()
        table = await playing(tab)
        before, kept, heard = await shown(tab, table), len(tab.shelf.logs[table]), len(tab.heard)
        tab.shelf.fails = why
        told = await move(tab, table)
        assert (told["type"], told["code"], told["fact"]["id"]) == ("refused", "full", f"refusal.storage_{why}")
        assert [one["type"] for one in tab.heard[heard:]] == ["refused"]  # nothing is told that is not kept
        assert len(tab.shelf.logs[table]) == kept
        assert await shown(tab, table) == before
        tab.shelf.fails = ""  # room is made: the same step works, and the game goes on
        assert (await move(tab, table))["type"] == "done"
        assert len(tab.shelf.logs[table]) == kept + 1

    run(story())


def test_a_bot_waits_for_room() -> None:
    async def story() -> None:
        tab = Tab()
        table = await playing(tab)
        await until_bots(tab, table)
        tab.shelf.fails = "full"
        while tab.desk.due() == 0:
            await tab.desk.bots()
        wait = tab.desk.due()
        assert 0 < wait <= 5_000  # it is tried again later, not over and over
        kept = len(tab.shelf.logs[table])
        tab.shelf.fails = ""
        tab.desk.house.now = lambda now=tab.desk.house.now: now() + wait  # type: ignore[misc]
        await tab.bots()
        assert len(tab.shelf.logs[table]) > kept

    run(story())


def test_no_table_without_storage() -> None:
    async def story() -> None:
        tab = Tab()
        tab.shelf.fails = "refused"
        said = set()
        for language in LANGUAGES:
            with pytest.raises(Refusal) as error:
                await tab.ask("POST", "/api/tables/quick", QUICK, language)
            assert error.value.problem["id"] == "refusal.storage_refused"
            said.add(error.value.problem["sentence"])
        assert len(said) == len(LANGUAGES)
        assert not tab.desk.house.lives

    run(story())


class Ending(Shelf):
    """A storage whose tab is killed while it writes: what was one transaction is there whole, or not at all."""

    def __init__(self, kept: bool) -> None:
        super().__init__()
        self.kept = kept
        self.ends = False

    async def append(self, writes: str) -> str:
        if self.ends:
            self.ends = False
            if self.kept:
                await super().append(writes)
            raise KeyboardInterrupt
        return await super().append(writes)


@pytest.mark.parametrize("kept", [False, True], ids=["before", "after"])
def test_a_tab_that_is_killed_in_the_middle_of_a_save(kept: bool) -> None:
    """The page asks again with the same key: it is done once, whichever side of the writing the end came."""

    async def story() -> None:
        shelf = Ending(kept)
        tab = Tab(shelf)
        table = await playing(tab)
        count = len(shelf.logs[table])
        live = tab.desk.house.lives[table]
        assert live.table.game
        command = {"do": "play", "action": live.table.game.decision.notation[0], "version": live.table.version}
        message = json.dumps({"type": "do", "id": "k", "table": table, "command": {**command, "key": "once"}})
        shelf.ends = True
        with pytest.raises(KeyboardInterrupt):
            await tab.desk.say(message)
        again = Tab(shelf, seed=1)
        await again.desk.say(message)
        (told,) = (one for one in again.heard if one["type"] in ("done", "refused"))
        assert told["type"] == "done"
        assert bool(told.get("repeated")) == kept
        assert len(shelf.logs[table]) == count + 1
        verify(await again.ask("GET", f"/api/tables/{table}/record"))

    run(story())


def test_a_new_table_is_whole_or_not_there() -> None:
    async def story() -> None:
        shelf = Ending(kept=False)
        shelf.ends = True
        with pytest.raises(KeyboardInterrupt):
            await Tab(shelf).ask("POST", "/api/tables/quick", QUICK)
        assert not shelf.logs
        assert not shelf.rows

    run(story())


def test_a_rematch_that_was_announced_only_is_made_when_it_is_asked_for_again() -> None:
    async def story() -> None:
        shelf = Ending(kept=True)
        tab = Tab(shelf)
        table = await playing(tab)
        do = {"type": "do", "id": "k", "table": table}
        await tab.say(**do, command={"do": "propose", "vote": "abandon"})
        shelf.ends = True
        with pytest.raises(KeyboardInterrupt):
            await tab.say(**do, command={"do": "rematch"})
        again = Tab(shelf, seed=1)
        promised = (await again.ask("GET", f"/api/tables/{table}"))["state"]["table"]["rematch"]
        assert promised
        assert promised not in shelf.logs
        told = (await again.say(**do, command={"do": "rematch"}))[-1]
        assert (told["type"], told["table"]) == ("done", promised)
        made = (await again.ask("GET", f"/api/tables/{promised}"))["state"]["table"]
        assert (made["rematch_of"], len(shelf.logs)) == (table, 2)

    run(story())


# --- two tabs -----------------------------------------------------------------------------------------------------


def two() -> tuple[Tab, Tab]:
    """Two tabs of a browser: each hears when the other has written."""
    shelf = Shelf()
    one, other = Tab(shelf), Tab(shelf, seed=1)
    shelf.others = [one, other]
    return one, other


def test_two_tabs_show_the_same_game() -> None:
    async def story() -> None:
        one, other = two()
        table = await playing(one)
        await other.say(type="watch", id="w", table=table, since=0, steps=True)
        heard = len(other.heard)
        assert (await move(one, table))["type"] == "done"
        await one.shelf.tell(one)
        updates = [message for message in other.heard[heard:] if message["type"] == "update"]
        assert updates[-1]["version"] == one.desk.house.lives[table].table.version
        assert await shown(other, table) == await shown(one, table)

    run(story())


def test_two_tabs_that_act_at_once() -> None:
    """What another tab has done first is not undone and not doubled; whoever is late is told that it is."""

    async def story() -> None:
        one, other = two()
        table = await playing(one)
        await other.say(type="watch", id="w", table=table, since=0)
        first, late = await move(one, table, key="a"), await move(other, table, key="b")
        assert (first["type"], late["type"], late["code"]) == ("done", "refused", "stale")
        assert await shown(other, table) == await shown(one, table)
        await until_bots(one, table)
        await one.shelf.tell(one)
        while one.desk.due() >= 0 or other.desk.due() >= 0:  # both let the same bots play
            await one.desk.bots()
            await other.desk.bots()
            await one.shelf.tell(one)
            await one.shelf.tell(other)
        versions = {len(one.shelf.logs[table]), *(tab.desk.house.lives[table].table.version for tab in (one, other))}
        assert len(versions) == 1
        verify(await other.ask("GET", f"/api/tables/{table}/record"))

    run(story())


def test_a_tab_hears_of_a_table_that_it_does_not_show() -> None:
    async def story() -> None:
        one, other = two()
        table = await playing(one)
        await other.desk.heard(table)
        assert not other.desk.house.lives
        await other.desk.heard("nowhere")

    run(story())


def test_a_game_that_cannot_be_read_leaves_the_others_alone() -> None:
    async def story() -> None:
        shelf = Shelf()
        bad, good = await playing(Tab(shelf)), await playing(Tab(shelf, seed=1))
        for harm in ("{", '{"what":"dance","at":1}', shelf.logs[bad][-2]):
            kept, shelf.logs[bad] = shelf.logs[bad], [*shelf.logs[bad][:-1], harm]
            tab = Tab(shelf)
            with pytest.raises(Refusal) as error:
                await shown(tab, bad)
            assert error.value.problem["id"] == "refusal.unreadable_here"
            assert (await shown(tab, good))["version"] == len(shelf.logs[good])
            shelf.logs[bad] = kept
        assert (await shown(Tab(shelf), bad))["version"] == len(shelf.logs[bad])

    run(story())


def test_a_game_of_a_newer_edition_says_what_it_needs() -> None:
    async def story() -> None:
        tab = Tab()
        table = await playing(tab)
        first = json.loads(tab.shelf.logs[table][0])
        first["options"]["game"]["edition"], first["needs"] = 99, "9.0"
        tab.shelf.logs[table][0] = json.dumps(first)
        with pytest.raises(Refusal) as error:
            await shown(Tab(tab.shelf), table)
        assert error.value.problem["id"] == "refusal.unreadable_newer"
        assert error.value.problem["args"] == {"number": 99, "needs": "9.0"}

    run(story())


# --- bots ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["scripted", "search"])
def test_bots_play_in_the_tab(level: str) -> None:
    async def story() -> None:
        tab = Tab()
        table = await playing(tab, level=level)
        for _ in range(2):
            await until_bots(tab, table)
            await tab.bots()
        entries = [json.loads(line) for line in tab.shelf.logs[table]]
        assert {one.get("bot") for one in entries if one["what"] == "played"} == {None, level}

    run(story())


def test_a_searching_bot_has_the_time_of_its_house() -> None:
    """It keeps to it by the clock (tests/bots/test_budget.py): nothing that is asked meanwhile waits longer."""

    async def story() -> None:
        tab = Tab()
        tab.desk.house.bots.seconds = 0.03
        table = await playing(tab, level="search")
        await until_bots(tab, table)
        await tab.bots()

    remembered.clear()
    run(story())
    assert {vars(bot)["seconds"] for bot in remembered.values()} == {0.03}
