"""The lesson over HTTP: a private table that stands at a prepared position."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ruinous import verify
from ruinous.content.lessons import LESSONS
from ruinous.rules.ids import POWERS
from ruinous.rules.lesson import lessons
from ruinous.table import entries as e
from tests.kit.play import Home, Person, home, refused, settled, story
from tools.lessons import walk

LESSON = "/api/tables/lesson"


@story
async def test_a_lesson_stands_at_its_position_and_waits_for_the_reader(place: Home) -> None:
    anna = await place.person("Anna")
    made = await anna.ask("POST", LESSON, {})
    told = (await anna.look(made["table"], "nurgle"))["state"]
    assert made["version"] == 2
    assert made["link"] == f"{place.url}/#table={made['table']}"
    assert told["table"]["lesson"] == "round"
    assert told["table"]["state"] == "playing"
    assert [one["bot"] for one in told["table"]["places"]] == ["novice", None, "novice", "novice"]
    assert told["game"]["round"] == 3
    assert told["ask"]["kind"] == "turn"
    assert told["ask"]["seat"] == "nurgle"
    assert told["undo"] == 0
    kinds = [type(entry) for entry in await place.entries(made["table"])]
    assert kinds == [e.Created, e.Started]


@story
async def test_a_lesson_is_nobody_elses_business(place: Home) -> None:
    anna, boris = await place.people(2)
    table = (await anna.ask("POST", LESSON, {"lesson": "round"}))["table"]
    with refused("not_allowed"):
        await boris.look(table)
    with refused("not_allowed"):
        await boris.do(table, "take_over", place=0)
    listed = (await boris.get("/api/tables?state=playing"))["tables"]
    assert table not in [row["id"] for row in listed]
    assert table in [row["id"] for row in (await anna.get("/api/tables/mine"))["tables"]]


@story
async def test_what_is_no_lesson_is_refused_in_words(place: Home) -> None:
    anna = await place.person("Anna")
    with refused("bad_request", "no_lesson"):
        await anna.ask("POST", LESSON, {"lesson": "second"})
    for wrong in ({"lesson": 1}, {"power": "khorne"}, {"lesson": "x" * 50}, []):
        with refused("bad_request"):
            await anna.ask("POST", LESSON, wrong)
    with refused("bad_request"):
        await anna.ask("POST", "/api/tables", {"options": {}, "lesson": "round"})
    with refused("not_signed_in"):
        await place.ask("POST", LESSON, {})


@story
async def test_the_same_key_makes_the_lesson_once(place: Home) -> None:
    anna = await place.person("Anna")
    made = await asyncio.gather(*(anna.ask("POST", LESSON, {"key": "k"}) for _ in range(3)))
    assert len({one["table"] for one in made}) == 1
    assert (await anna.ask("POST", LESSON, {"key": "other"}))["table"] != made[0]["table"]


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def told() -> None:
        async with home(tmp_path) as place:
            anna = await place.person("Anna")
            table = (await anna.ask("POST", LESSON, {}))["table"]
            await anna.do(table, "play", action="Nc4>bre", version=2)
            await settled(lambda: place.house.tables.shelf.lives[table].table.deciding == "nurgle")
            before = (await anna.look(table, "nurgle"))["state"]
        async with home(tmp_path) as place:
            again = Person(place.http, place.url, vars(anna))
            assert (await again.look(table, "nurgle"))["state"] == before
            await again.do(table, "play", action="pass", version=before["table"]["version"])

    asyncio.run(told())


@story
async def test_a_finished_lesson_has_a_record_that_is_proved_and_a_rematch_is_an_ordinary_game(place: Home) -> None:
    anna = await place.person("Anna")
    table = (await anna.ask("POST", LESSON, {}))["table"]
    await anna.do(table, "hand", bot="random")
    await anna.look(table)  # bots play on for those who look
    await settled(lambda: place.house.tables.shelf.lives[table].table.state == "over")
    answer = await place.http.get(f"/api/tables/{table}/record", headers={"Authorization": f"Bearer {anna.token}"})
    opening = verify(LESSONS["round"].record).entries
    assert verify(answer.text).entries[: len(opening)] == opening
    again = (await anna.do(table, "rematch"))["table"]
    await anna.do(again, "start")
    told = (await anna.look(again))["state"]
    assert told["table"]["lesson"] is None
    assert told["game"]["round"] == 1


@story
async def test_the_lessons_are_listed_in_their_order(place: Home) -> None:
    listed = (await place.http.get("/api/tables/lessons")).json()
    assert [one["name"] for one in listed] == ["round", *lessons()]
    assert all(3 <= one["minutes"] <= 10 and one["seat"] in POWERS for one in listed)


@story
async def test_a_lesson_is_won_over_the_wire_and_speaks_the_readers_language(place: Home) -> None:
    anna = await place.person("Anna")
    table = (await anna.ask("POST", LESSON, {"lesson": "nurgle"}))["table"]
    told = (await anna.look(table, "nurgle"))["state"]
    assert told["table"]["name"] == "Nurgle: where people live"
    assert (told["lesson"]["done"], told["lesson"]["met"]) == (0, False)
    with refused("lesson"):
        await anna.do(table, "play", action="pass", version=told["table"]["version"])
    live = place.house.tables.shelf.lives[table]
    ways = [action.partition(": ")[2] for action in walk(lessons()["nurgle"]).one if action.startswith("nurgle: ")]
    for action in ways:
        await settled(lambda: live.table.deciding == "nurgle")
        await anna.do(table, "play", action=action, version=live.table.version)
        await anna.look(table)  # bots play on for those who look
    await settled(lambda: live.table.state == "over")
    told = (await anna.look(table, "nurgle"))["state"]
    assert told["lesson"]["met"]
    assert told["table"]["result"]["winners"] == ["nurgle"]
    with refused("wrong_time", "no_record_of_position"):
        await anna.get(f"/api/tables/{table}/record")
    again = (await anna.do(table, "rematch"))["table"]
    await anna.do(again, "start")
    assert (await anna.look(again))["state"]["lesson"] is None
