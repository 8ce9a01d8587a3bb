"""Games that move: as files, as records between a tab and a server, and positions that are played on from."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ruinous.rules.game import Game, verify
from ruinous.rules.options import Options
from ruinous.rules.scenario import Scenario, continued, look, position
from ruinous.table.acts import Who
from ruinous.table.refusals import Refused
from ruinous.table.wishes import RecordGame, SeatWish, recorded
from tests.kit.play import Home, staged
from tests.kit.tab import Refusal, Shelf, Tab, run

ME = Who("anna", "Anna")
THREE = ("khorne", "nurgle", "slaanesh")
POSITIONS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.toml"))
POSITION = """
name = "Two Warriors strike in Kislev"
cites = []
[position]
powers = ["khorne", "nurgle", "slaanesh"]
round = 3
start = "battle"
dice = [1, 4, 5, 2]
players.khorne.vp = 12
[position.regions.kislev]
figures = ["2 Bloodletter", "Leper"]
tokens = ["peasant"]
"""


def record_of(decisions: int, **options: Any) -> str:
    """A game that runs, or has ended, by its first actions."""
    game = Game.new(THREE, 5, Options.of(options))
    while (decision := game.decision) is not None and len(game.entries) < decisions:
        game.play(decision.actions[-1])
    return game.record.dumps()


async def refused(asked: Awaitable[Any]) -> dict[str, Any]:
    with pytest.raises(Refusal) as error:
        await asked
    return error.value.problem


async def ended(tab: Tab, table: str) -> Any:
    """Let bots play a table to its end."""
    await tab.say(type="watch", id="w", table=table, seat=None, since=0)
    await tab.bots()
    return (await tab.ask("GET", f"/api/tables/{table}"))["state"]


# --- records ------------------------------------------------------------------------------------------------------


def test_who_plays_on_with_a_record() -> None:
    text = record_of(9)
    record, options, places = recorded(RecordGame(text), ME)
    assert (options.powers, options.hot_seat, len(record.entries)) == (THREE, True, 9)
    assert [one.person for one in places] == ["anna"] * 3
    _, options, places = recorded(RecordGame(text, power="nurgle", level="random"), ME)
    assert (options.hot_seat, [one.person or one.bot for one in places]) == (False, ["random", "anna", "random"])
    wish = RecordGame(text, places=(SeatWish(bot="novice"), SeatWish(me=True), SeatWish(bot="random")))
    _, options, places = recorded(wish, ME)
    assert [one.person or one.bot for one in places] == ["novice", "anna", "random"]
    assert (options.consent, options.spectators, options.access) == ("no", False, "link")
    for wrong, fact in (
        (RecordGame(text, power="tzeentch"), "refusal.own_power"),
        (RecordGame(text, level="nobody"), "refusal.no_bot"),
        (RecordGame(text, places=(SeatWish(me=True),)), "refusal.too_many_places"),
        (RecordGame(text, places=(SeatWish(), SeatWish(me=True), SeatWish(me=True))), "refusal.fill_every_place"),
        (RecordGame(text.replace("result running", "result fifty_vp khorne")), "refusal.record_false"),
        (RecordGame("ruinous record 2\n"), "refusal.record_false"),
        (RecordGame(""), "refusal.record_false"),
    ):
        with pytest.raises(Refused) as error:
            recorded(wrong, ME)
        assert error.value.fact.id == fact


def test_a_false_record_is_refused_with_its_line_in_each_language() -> None:
    async def story() -> None:
        tab = Tab()
        lines = record_of(20).split("\n")
        lines[10] = lines[10].replace(" = ", " = 0", 1)
        body = {"record": "\n".join(lines)}
        said = []
        for language in ("en", "fr", "ja"):
            with pytest.raises(Refusal) as error:
                await tab.ask("POST", "/api/tables/record", body, language)
            assert error.value.problem["id"] == "refusal.record_false"
            assert error.value.problem["args"]["line"] == 11
            said.append(error.value.problem["sentence"])
        assert len(set(said)) == 3
        assert not tab.shelf.logs

    run(story())


def test_a_record_goes_on_and_nobody_goes_back_behind_its_end() -> None:
    async def story() -> None:
        tab = Tab()
        text = record_of(9)
        made = await tab.ask("POST", "/api/tables/record", {"record": text})
        table = tab.desk.house.lives[made["table"]].table
        assert (table.opening, len(table.game.entries)) == (9, 9)
        assert await tab.ask("GET", f"/api/tables/{made['table']}/record") == text
        command = {"do": "undo", "version": made["version"]}
        told = await tab.say(type="do", id="1", table=made["table"], command=command)
        assert (told[-1]["type"], told[-1]["code"]) == ("refused", "barrier")
        action = table.game.decision.notation[-1]
        command = {"do": "play", "action": action, "version": made["version"]}
        assert (await tab.say(type="do", id="2", table=made["table"], command=command))[-1]["type"] == "done"
        again = await Tab(tab.shelf).ask("GET", f"/api/tables/{made['table']}/record")
        assert verify(again).entries[:9] == verify(text).entries
        assert len(verify(again).entries) == 10

    run(story())


def test_a_finished_record_can_be_looked_at() -> None:
    async def story() -> None:
        tab = Tab()
        text = record_of(10_000)
        table = (await tab.ask("POST", "/api/tables/record", {"record": text}))["table"]
        state = (await tab.ask("GET", f"/api/tables/{table}"))["state"]
        assert state["table"]["state"] == "over"
        assert await tab.ask("GET", f"/api/tables/{table}/record") == text
        assert (await tab.ask("GET", f"/api/tables/{table}/accounts"))["story"]["winners"] is not None

    run(story())


def test_a_game_of_edition_1_is_played_on_in_the_tab() -> None:
    async def story() -> None:
        tab = Tab()
        text = record_of(12, edition=1)
        assert text.startswith("ruinous record 1\n")
        places = [{"bot": "random"}] * 3
        table = (await tab.ask("POST", "/api/tables/record", {"record": text, "places": places}))["table"]
        state = await ended(tab, table)
        assert (state["table"]["state"], state["table"]["edition"]) == ("over", 1)
        record = verify(await Tab(tab.shelf).ask("GET", f"/api/tables/{table}/record"))
        assert record.options.edition == 1
        assert len(record.entries) > 12

    run(story())


@pytest.fixture
def at_server(tmp_path: Path) -> Callable[[Callable[[Home], Awaitable[None]]], None]:
    def play(story: Callable[[Home], Awaitable[None]]) -> None:
        with staged(tmp_path) as stage:
            stage.play(story)

    return play


def test_a_game_moves_to_a_server_and_back(at_server: Callable[..., None]) -> None:
    async def story(home: Home) -> None:
        anna, boris = await home.people(2)
        text = record_of(9)
        body = {"record": text, "places": [{"bot": "random"}, {"me": True}, {"bot": "novice"}], "key": "once"}
        made = await anna.ask("POST", "/api/tables/record", body)
        assert (await anna.ask("POST", "/api/tables/record", body))["table"] == made["table"]
        shown = await anna.look(made["table"], "nurgle")
        info = shown["state"]["table"]
        assert info["decisions"] >= 9
        assert [place["bot"] or place["person"]["id"] for place in info["places"]] == ["random", anna.id, "novice"]
        # Whoever brings a game knows its secret: nobody else comes to it, and it tells nothing while it runs.
        assert (await boris_refused(boris, made["table"])) == "not_allowed"
        assert (await problem(anna.get(f"/api/tables/{made['table']}/record")))[0] == "wrong_time"
        assert (await problem(anna.ask("POST", "/api/tables/record", {"record": text[:-9]})))[1].endswith(
            "record_false"
        )
        # It is given up here, which opens its record, and goes on in a tab.
        await anna.do(made["table"], "propose", vote="abandon")
        back = await anna.get(f"/api/tables/{made['table']}/record")
        assert verify(back).entries[:9] == verify(text).entries
        tab = Tab()
        table = (await tab.ask("POST", "/api/tables/record", {"record": back, "power": "nurgle"}))["table"]
        assert tab.desk.house.lives[table].table.state == "playing"

    async def boris_refused(boris: Any, table: str) -> str:
        return (await problem(boris.do(table, "take_over", place=0)))[0]

    async def problem(asked: Awaitable[Any]) -> tuple[str, str]:
        from ruinous.client import ApiError

        with pytest.raises(ApiError) as error:
            await asked
        return str(error.value.code), str(error.value.fact.id)

    at_server(story)


# --- positions ----------------------------------------------------------------------------------------------------


def test_a_position_is_played_on_from_to_the_end() -> None:
    async def story() -> None:
        tab = Tab()
        places = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
        made = await tab.ask("POST", "/api/tables/scenario", {"scenario": POSITION, "places": places})
        state = (await tab.ask("GET", f"/api/tables/{made['table']}?seat=khorne"))["state"]
        assert state["table"]["name"] == "Two Warriors strike in Kislev"
        assert (state["game"]["round"], state["game"]["phase"]) == (3, "battle")
        assert state["game"]["players"]["khorne"]["vp"] == 12
        assert [one["do"] for one in state["ask"]["actions"]] == ["hit Nc1", "hit peasant"]
        command = {"do": "play", "action": "hit Nc1", "version": made["version"]}
        assert (await tab.say(type="do", id="1", table=made["table"], command=command))[-1]["type"] == "done"
        assert (await refused(tab.ask("GET", f"/api/tables/{made['table']}/record")))["id"] == (
            "refusal.no_record_of_position"
        )
        again = Tab(tab.shelf)  # what is kept is read by another tab, and played on there
        await again.say(type="do", id="2", table=made["table"], command={"do": "hand", "bot": "random"})
        state = await ended(again, made["table"])
        assert state["table"]["state"] == "over"
        for part in ("steps", "chart", "accounts", "at/1", "story?begin=0&end=3", "why/2"):
            assert await again.ask("GET", f"/api/tables/{made['table']}/{part}")

    run(story())


def test_a_step_is_taken_back_to_the_position() -> None:
    async def story() -> None:
        tab = Tab()
        scenario = 'name = ""\ncites = []\nstep = []\n[position]\n'
        made = await tab.ask("POST", "/api/tables/scenario", {"scenario": scenario})
        first = await tab.ask("GET", f"/api/tables/{made['table']}?seat=khorne")
        action = next(one["do"] for one in first["state"]["ask"]["actions"] if ">" in one["do"])
        command = {"do": "play", "action": action, "version": made["version"]}
        done = (await tab.say(type="do", id="1", table=made["table"], command=command))[-1]
        again = Tab(tab.shelf)
        command = {"do": "undo", "version": done["version"], "seat": "khorne"}
        assert (await again.say(type="do", id="2", table=made["table"], command=command))[-1]["type"] == "done"
        back = await Tab(tab.shelf).ask("GET", f"/api/tables/{made['table']}?seat=khorne")
        assert back["state"]["game"] == first["state"]["game"]
        assert back["state"]["ask"] == first["state"]["ask"]

    run(story())


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "refusal.scenario_false"),
        ("name = ", "refusal.scenario_false"),
        ('name = "x"\ncites = []\nstep = []\n', "refusal.scenario_false"),
        (POSITION.replace("kislev", "paris"), "refusal.scenario_false"),
        (POSITION.replace("2 Bloodletter", "99 Bloodletter"), "refusal.scenario_false"),
        (POSITION.replace("[1, 4, 5, 2]", "[7]"), "refusal.scenario_false"),
        (POSITION.replace("round = 3", 'round = "three"'), "refusal.scenario_false"),
        (POSITION.replace("round = 3", "options.events = 3"), "refusal.scenario_options"),
        (POSITION.replace('"slaanesh"]', "]"), "refusal.scenario_options"),
    ],
)
def test_a_bad_position_is_refused_in_one_sentence(text: str, id: str) -> None:
    async def story() -> None:
        tab = Tab()
        problem = await refused(tab.ask("POST", "/api/tables/scenario", {"scenario": text}))
        assert problem["id"] == id
        assert problem["sentence"].count("\n") == 0
        assert not tab.shelf.logs

    run(story())


def test_every_scenario_of_the_rules_can_be_played_on() -> None:
    """Where somebody has something to decide."""
    count = 0
    for path in POSITIONS:
        scenario = Scenario.loads(path.read_text())
        if look(position(scenario.position), "seat") == "none":
            continue
        g = continued(path.read_text())
        assert g.actions
        assert not g.script
        count += 1
    assert count > 10


# --- files --------------------------------------------------------------------------------------------------------


async def played(tab: Tab, moves: int = 3, **wish: Any) -> str:
    made = await tab.ask("POST", "/api/tables/quick", {"power": "nurgle", "level": "random", **wish})
    table = str(made["table"])
    await tab.say(type="watch", id="1", table=table, since=0)
    await moved(tab, table, moves)
    return table


async def moved(tab: Tab, table: str, moves: int = 1) -> None:
    live = tab.desk.house.lives[table]
    for _ in range(moves):
        await tab.bots()
        assert live.table.game
        action = live.table.game.decision.notation[0]
        command = {"do": "play", "action": action, "version": live.table.version}
        assert (await tab.say(type="do", id="2", table=table, command=command))[-1]["type"] == "done"
    await tab.bots()


async def file_of(tab: Tab, *tables: str) -> dict[str, Any]:
    games = [await tab.ask("GET", f"/api/tables/{table}/save") for table in tables]
    return {"ruinous": "games 1", "games": games}


def test_games_are_saved_and_read_on_another_device() -> None:
    async def story() -> None:
        tab, other = Tab(), Tab(seed=1)
        first, second = await played(tab), await played(tab, 5)
        saves = await file_of(tab, first, second)
        told = await other.ask("POST", "/api/tables/saves", json.loads(json.dumps(saves)))
        assert told == {"tables": [first, second]}
        assert other.shelf.logs == tab.shelf.logs
        assert other.shelf.rows == tab.shelf.rows
        assert await other.ask("POST", "/api/tables/saves", saves) == told  # nothing is doubled
        assert other.shelf.logs == tab.shelf.logs

    run(story())


def test_an_older_file_changes_nothing_and_a_newer_one_goes_on() -> None:
    async def story() -> None:
        tab, other = Tab(), Tab(seed=1)
        table = await played(tab)
        old = await file_of(tab, table)
        await other.ask("POST", "/api/tables/saves", old)
        await moved(tab, table)
        new = await file_of(tab, table)
        await tab.ask("POST", "/api/tables/saves", old)
        assert len(tab.shelf.logs[table]) == len(new["games"][0]["entries"])
        await other.ask("POST", "/api/tables/saves", new)
        assert other.shelf.logs == tab.shelf.logs

    run(story())


def test_a_game_that_went_on_in_two_ways_is_kept_twice() -> None:
    async def story() -> None:
        tab, other = Tab(), Tab(seed=1)
        table = await played(tab)
        await other.ask("POST", "/api/tables/saves", await file_of(tab, table))
        await moved(tab, table)
        await other.say(type="watch", id="1", table=table, since=0)
        command = {"do": "propose", "vote": "abandon"}
        assert (await other.say(type="do", id="3", table=table, command=command))[-1]["type"] in ("done", "refused")
        (copy,) = (await other.ask("POST", "/api/tables/saves", await file_of(tab, table)))["tables"]
        assert copy != table
        assert len(other.shelf.logs) == 2
        assert await other.ask("GET", f"/api/tables/{copy}/record") == await tab.ask(
            "GET", f"/api/tables/{table}/record"
        )

    run(story())


@pytest.mark.parametrize("harm", ["cut", "hash", "letters", "missing", "empty", "order"])
def test_a_damaged_file_is_refused_and_nothing_is_changed(harm: str) -> None:
    async def story() -> None:
        tab, other = Tab(), Tab(seed=1)
        good, bad = await played(tab), await played(tab)
        saves = await file_of(tab, good, bad)
        entries = saves["games"][1]["entries"]
        if harm == "cut":
            entries[-1] = entries[-1][:-9]
        elif harm == "hash":
            entries[-1] = entries[-1].replace('"hash":"', '"hash":"0')
        elif harm == "letters":
            entries[3] = "\u0000"
        elif harm == "missing":
            del entries[4]
        elif harm == "empty":
            entries.clear()
        else:
            entries[0], entries[1] = entries[1], entries[0]
        problem = await refused(other.ask("POST", "/api/tables/saves", saves))
        assert (problem["id"], problem["args"]["table"]) == ("refusal.save_false", bad)
        assert not other.shelf.logs
        for wrong in ({}, {"ruinous": "games 1"}, {"ruinous": "games 1", "games": 3}, []):
            assert (await refused(other.ask("POST", "/api/tables/saves", wrong)))["code"] == "bad_request"

    run(story())


def test_no_room_for_a_file() -> None:
    async def story() -> None:
        tab, full = Tab(), Tab(Shelf(), seed=1)
        saves = await file_of(tab, await played(tab))
        full.shelf.fails = "full"
        problem = await refused(full.ask("POST", "/api/tables/saves", saves))
        assert (problem["code"], problem["id"]) == ("full", "refusal.storage_full")
        full.shelf.fails = ""
        assert await full.ask("POST", "/api/tables/saves", saves)

    asyncio.run(story())
