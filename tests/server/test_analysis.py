"""Analyses over HTTP: who may ask, what they are told, the line, what is refused, and playing on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ruinous.analysis import VERSION
from ruinous.analysis.reading import LONGEST, LONGEST_TEXT
from ruinous.client import ApiError
from ruinous.server.analysis.analyst import Subject
from ruinous.server.analysis.working import Analyses, id_of
from ruinous.server.bots.line import Payer
from ruinous.server.settings import Settings
from ruinous.table import TableOptions, Who
from ruinous.table.analysing import AnalysisTold, Studied, about
from tests.analysis.conftest import WIN_AT_HAND
from tests.kit.play import Home, Person, home, refused, runs
from tests.kit.recorded import GOLDEN, played, records
from tests.kit.wire import fits

SHORT = min(
    (n for n, one in enumerate(records()) if one.powers == (0, 1, 2, 3)), key=lambda n: len(records()[n].entries)
)
RECORD = sorted(GOLDEN.glob("*.ruinous"))[SHORT].read_text("utf-8")
LIMITED = Settings(passphrase_work=4, limit_factor=1.0)


async def done(who: Person, id: str) -> Any:
    """Ask for an analysis and wait for it."""
    told = await who.ask("POST", f"/api/analyses/{id}")
    seen = [told]
    while told["state"] != "done":
        assert told["state"] in ("waiting", "running")
        await asyncio.sleep(0.02)
        told = await who.get(f"/api/analyses/{id}")
        seen.append(told)
    progress = [one["progress"] for one in seen if one["state"] == "running" and "progress" in one]
    assert progress == sorted(progress)
    return told["found"]


async def finished(there: Home, people: list[Person], table: str = "finished", **options: Any) -> str:
    whos = [Who(one.id, one.name) for one in people]
    await played(there.house.store, table, SHORT, whos, there.clock(), TableOptions(**options))
    return table


@runs
async def test_a_finished_game_is_analysed_once_and_told_in_every_language(tmp_path: Path) -> None:
    async with home(tmp_path) as there:
        anna, boris = await there.people(2)
        table = await finished(there, [anna, boris])
        with refused("not_found", "no_analysis"):
            await anna.get("/api/analyses/game-nothing")
        assert await boris.get(f"/api/analyses/{table}") == {"state": "none"}
        found = await done(anna, table)
        fits(AnalysisTold, {"state": "done", "found": found})
        assert found["version"] == VERSION
        assert len(found["looks"]) == found["decisions"] == len(records()[SHORT].entries)
        assert all(look["text"] for look in found["looks"])
        again = await boris.ask("POST", f"/api/analyses/{table}")  # nothing is worked out
        assert again == {"state": "done", "found": found}
        french = await boris.get(f"/api/analyses/{table}?language=fr")
        assert [look["action"] for look in french["found"]["looks"]] == [look["action"] for look in found["looks"]]
        assert french["found"]["looks"][0]["text"] != found["looks"][0]["text"]
    async with home(tmp_path) as there:  # another day: it is kept
        assert (await there.ask("GET", f"/api/analyses/{table}"))["found"] == found
        assert not there.house.analyses.jobs


@runs
async def test_a_moment_is_shown_as_a_player_knew_it_or_with_all_hands_open(tmp_path: Path) -> None:
    async with home(tmp_path) as there:
        (anna,) = await there.people(1)
        table = await finished(there, [anna])
        record = records()[SHORT]
        closed = await anna.get(f"/api/analyses/{table}/at/9?seat=khorne")
        opened = await anna.get(f"/api/analyses/{table}/at/9?seat=khorne&hands=true")
        fits(Studied, closed)
        hands = {power: player["hand"] for power, player in closed["game"]["players"].items()}
        assert [power for power, hand in hands.items() if hand is not None] == ["khorne"]
        for power, player in opened["game"]["players"].items():
            assert len(player["hand"]) == player["hand_size"] == closed["game"]["players"][power]["hand_size"]
        assert closed["actions"]
        other = closed["actions"][-1]["action"]
        varied = await anna.get(f"/api/analyses/{table}/at/9?moves={other}")
        assert (varied["at"], varied["moves"]) == (9, [other])
        assert varied["texts"] == [closed["actions"][-1]["text"]]
        assert varied["game"] != closed["game"]
        branch = (await anna.ask("POST", f"/api/analyses/{table}/from", {"at": 9, "moves": [other]}))["id"]
        (look,) = (await done(anna, branch))["looks"]
        assert (look["seat"], look["action"]) == (varied["seat"], None)
        assert (await anna.get(f"/api/analyses/{branch}/at/0"))["game"]["regions"] == varied["game"]["regions"]
        with refused("not_legal"):
            await anna.get(f"/api/analyses/{table}/at/9?moves={other},{other},{other},{other},{other},{other}")
        with refused("no_action"):
            await anna.get(f"/api/analyses/{table}/at/9?moves=nonsense")
        with refused("not_found", "no_moment"):
            await anna.get(f"/api/analyses/{table}/at/{len(record.entries) + 1}")
        with refused("not_found", "no_such_seat"):
            await anna.get(f"/api/analyses/{table}/at/9?seat=horned_rat")


@runs
async def test_nobody_analyses_a_game_that_runs_nor_one_they_may_not_see(tmp_path: Path) -> None:
    async with home(tmp_path) as there:
        anna, boris, chloe, david = await there.people(4)
        running = await there.game([anna, boris, chloe, david])
        for method, path, body in (
            ("POST", "", None), ("GET", "", None), ("GET", "/at/0", None), ("GET", "/at/0?hands=true", None),
            ("DELETE", "", None), ("POST", "/play", {"at": 0}), ("POST", "/from", {"at": 0}),
        ):  # fmt: skip
            for who in (anna, boris):
                with refused("wrong_time", "analysis_closed"):
                    await who.ask(method, f"/api/analyses/{running}{path}", body)
        private = await finished(there, [anna, boris], "private", spectators=False)
        with refused("not_allowed"):
            await chloe.ask("POST", f"/api/analyses/{private}")
        with refused("not_allowed"):
            await there.ask("GET", f"/api/analyses/{private}/at/3")
        assert (await boris.get(f"/api/analyses/{private}"))["state"] == "none"
        with refused("not_found"):
            await anna.ask("POST", "/api/analyses/nowhere")


@runs
async def test_a_text_is_kept_under_what_it_says(tmp_path: Path) -> None:
    async with home(tmp_path) as there:
        anna, boris = await there.people(2)
        id = (await anna.ask("POST", "/api/analyses", {"text": RECORD}))["id"]
        assert id == id_of(RECORD)
        assert (await boris.ask("POST", "/api/analyses", {"text": RECORD}))["id"] == id
        found = await done(boris, id)
        assert len(found["looks"]) == len(records()[SHORT].entries)
        position = (await anna.ask("POST", "/api/analyses", {"text": WIN_AT_HAND}))["id"]
        (look,) = (await done(anna, position))["looks"]
        assert look["seat"] == "khorne"
        assert look["best"]
        there.clock.moved += 100 * 24 * 3600 * 1000
        await there.house.expiry.once()
        with refused("not_found", "no_analysis"):
            await anna.get(f"/api/analyses/{id}")


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("1. e4 e5 2. Nf3", "not_analysed"),
        (RECORD[: len(RECORD) // 2], "not_analysed_line"),
        (RECORD.replace(" = ", " = 0", 1), "not_analysed_line"),
        ("ruinous position 1 KNTS round 2 summoning\nnor .", "not_analysed"),
        ("[position]\nround = 99", "not_analysed"),
    ],
)
def test_what_is_no_game_is_refused_in_words(tmp_path: Path, text: str, id: str) -> None:
    @runs
    async def told() -> None:
        async with home(tmp_path) as there:
            with refused("bad_request", id):
                await there.ask("POST", "/api/analyses", {"text": text})
            assert await there.house.store.analysis(id_of(text)) is None

    told()


def lengthened(count: int) -> str:
    """A record of so many decisions, the same one over and over."""
    lines = RECORD.rstrip("\n").split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith("1 "))
    end = next(n for n, line in enumerate(lines) if line.startswith("result "))
    rest = lines[first].partition(" ")[2]
    return "\n".join([*lines[:first], *(f"{n} {rest}" for n in range(1, count + 1)), *lines[end:], ""])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (lengthened(LONGEST + 1), f"This game has {LONGEST + 1} decisions; at most {LONGEST} can be analyzed."),
        ("ruinous record 2\n" + "x" * LONGEST_TEXT, f"records have at most {LONGEST_TEXT} characters"),
    ],
)
def test_a_game_that_is_too_long_is_refused_in_words(tmp_path: Path, text: str, sentence: str) -> None:
    @runs
    async def told() -> None:
        async with home(tmp_path) as there:
            assert len(text) > there.house.settings.body_limit
            with pytest.raises(ApiError) as error:
                await there.ask("POST", "/api/analyses", {"text": text})
            assert error.value.code == "bad_request"
            assert sentence in error.value.sentence.replace(",", "")
            with refused("too_large"):  # only games are as long as that
                await there.ask("PATCH", "/api/identity", {"name": text})

    told()


@runs
async def test_fifty_at_once_wait_in_a_line_and_the_others_are_told_so(tmp_path: Path) -> None:
    async with home(tmp_path, LIMITED) as there:
        anna, boris = await there.people(2)
        there.house.limits.off = True  # the line is what is tried here
        for n in range(50):
            await finished(there, [anna], f"t{n}")
        await finished(there, [boris], "boris")
        answers = await asyncio.gather(
            *(anna.ask("POST", f"/api/analyses/t{n}") for n in range(50)), return_exceptions=True
        )
        taken = [one for one in answers if isinstance(one, dict)]
        assert len(taken) == 5  # one runs, four wait
        assert sorted(one.get("ahead", 0) for one in taken) == [0, 1, 2, 3, 4]
        other = [one for one in answers if not isinstance(one, dict)]
        assert {(one.code, one.fact.id) for one in other} == {("busy", "refusal.too_many_analyses")}  # type: ignore[union-attr]
        mine = await boris.ask("POST", "/api/analyses/boris")
        assert mine["state"] == "waiting"
        assert mine["ahead"] <= 1  # whoever asks for little does not wait for who asks for much
        assert await done(boris, "boris")


@runs
async def test_whoever_asked_may_think_better_of_it(tmp_path: Path) -> None:
    async with home(tmp_path) as there:
        anna, boris = await there.people(2)
        there.house.analyses.simulations = 10**6
        for n in range(3):
            await finished(there, [anna], f"t{n}")
            await anna.ask("POST", f"/api/analyses/t{n}")
        await boris.ask("DELETE", "/api/analyses/t1")  # it is not his
        assert (await anna.get("/api/analyses/t1"))["state"] == "waiting"
        there.house.analyses.jobs[next(key for key in there.house.analyses.jobs if key.startswith("t2"))].wanted -= 1000
        await anna.ask("DELETE", "/api/analyses/t1")
        assert (await anna.get("/api/analyses/t1"))["state"] == "none"
        await anna.ask("DELETE", "/api/analyses/t0")
        while there.house.analyses.jobs:
            await asyncio.sleep(0.02)
        for n in range(3):  # t2 was dropped: nobody has asked for it
            assert (await anna.get(f"/api/analyses/t{n}"))["state"] == "none"


@runs
async def test_other_processes_hear_what_is_under_way(tmp_path: Path) -> None:
    async with home(tmp_path) as there:
        (anna,) = await there.people(1)
        table = await finished(there, [anna])
        house = there.house
        setattr(house.store, "shared", True)  # noqa: B010 (it is another kind of store's)
        other = Analyses(house.store, house.replays, house.now)
        key = about((await house.tables.open(table)).table)
        house.analyses.simulations = 10**6
        await anna.ask("POST", f"/api/analyses/{table}")
        while (await other.state(key))[0].state != "running":
            await asyncio.sleep(0.02)
        assert (await other.ask(key, Payer("here", ""), nobody))[0].state == "running"  # it is not begun again
        there.clock.moved += 60_000  # nothing has been heard of it for long
        assert (await other.state(key))[0].state == "none"
        there.clock.moved -= 60_000
        await anna.ask("DELETE", f"/api/analyses/{table}")
        while house.analyses.jobs:
            await asyncio.sleep(0.02)
        assert (await other.state(key))[0].state == "none"
        house.analyses.simulations = 60
        assert await done(anna, table)
        assert (await other.state(key))[0].state == "done"
        other.stop()


async def nobody() -> Subject:
    raise AssertionError("Nobody works it out.")


@runs
async def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    async with home(tmp_path) as there:
        (anna,) = await there.people(1)
        await finished(there, [anna])
        analyses = there.house.analyses
        analyses.simulations = 3000
        await anna.ask("POST", "/api/analyses/finished")
        (analyst,) = analyses._analysts
        while not (await anna.get("/api/analyses/finished")).get("progress"):
            await asyncio.sleep(0.02)
        analyses.simulations = 60
        assert analyst._process
        analyst._process.kill()
        assert await done(anna, "finished")


@runs
async def test_the_game_goes_on_from_a_moment(tmp_path: Path) -> None:
    async with home(tmp_path) as there:
        anna, boris = await there.people(2)
        table = await finished(there, [anna, boris])
        here = await anna.get(f"/api/analyses/{table}/at/9")
        other = here["actions"][-1]["action"]
        wish = {"at": 9, "moves": [other], "power": here["seat"], "level": "scripted", "key": "once"}
        made = await anna.ask("POST", f"/api/analyses/{table}/play", wish)
        assert (await anna.ask("POST", f"/api/analyses/{table}/play", wish))["table"] == made["table"]
        state = (await anna.look(made["table"], here["seat"]))["state"]
        assert state["table"]["state"] == "playing"
        steps = (await anna.get(f"/api/tables/{made['table']}/steps?seat={here['seat']}"))["steps"]
        assert len(steps) >= 10
        with refused("not_allowed"):
            await boris.look(made["table"])
        end = len(records()[SHORT].entries)
        with refused("wrong_time", "nothing_to_play_on"):
            await anna.ask("POST", f"/api/analyses/{table}/play", {"at": end})
        with refused("bad_request", "own_power"):
            await anna.ask("POST", f"/api/analyses/{table}/play", {"at": 0, "power": "horned_rat"})
        id = (await anna.ask("POST", "/api/analyses", {"text": WIN_AT_HAND}))["id"]
        alone = await anna.ask("POST", f"/api/analyses/{id}/play", {})  # all seats at one device
        game = (await anna.look(alone["table"], "khorne"))["state"]["game"]
        assert game["players"]["khorne"]["vp"] == 47
