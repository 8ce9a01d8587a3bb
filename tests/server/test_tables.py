"""Tables over HTTP: every route and command of docs/api.md."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from ruinous import verify
from ruinous.client import ApiError
from ruinous.rules.patch import apply
from ruinous.table import entries as e
from tests.kit.play import POWERS, Home, Person, listed, refused, settled, step, story, text_of


async def abandoned(table: str, people: list[Person]) -> None:
    """The quickest end of a game."""
    await people[0].do(table, "propose", vote="abandon")
    for person in people[1:]:
        if (await person.look(table))["state"]["table"]["state"] != "over":
            await person.do(table, "ballot", yes=True)


# --- the lobby ----------------------------------------------------------------------------------------------------


@story
async def test_the_lobby_lists_open_running_and_finished_tables_but_not_private_ones(place: Home) -> None:
    people = await place.people(3)
    three = {"powers": POWERS[:3]}
    table = await people[0].table(start=False, name="Listed", access="open", **three)
    private = await people[0].table(start=False, name="Private", **three)

    async def lobby(state: str) -> list[str]:
        return [row["id"] for row in (await people[1].get(f"/api/tables?state={state}"))["tables"]]

    assert table in await lobby("open")
    assert private not in await lobby("open")
    for person in people[1:]:
        await person.do(table, "join")
    await people[0].do(table, "start")
    assert table not in await lobby("open")
    assert table in await lobby("playing")
    await abandoned(table, people)
    assert table in await lobby("over")
    with refused("bad_request"):
        await lobby("everything")


@story
async def test_my_tables_are_listed_and_those_that_wait_for_me_come_first(place: Home) -> None:
    people = await place.people(3)
    games = [await place.game(people, powers=POWERS[:3]) for _ in range(3)]
    first = (await people[0].look(games[1]))["state"]["ask"]["seat"]
    waits = people[POWERS.index(first)]
    rows = (await waits.get("/api/tables/mine"))["tables"]
    assert {row["id"] for row in rows} == set(games)
    waiting = [waits.id in row["awaited"] for row in rows]
    assert waiting == sorted(waiting, reverse=True)
    with refused("not_signed_in"):
        await place.ask("GET", "/api/tables/mine")


@story
async def test_pages_of_the_lobby_follow_each_other(place: Home) -> None:
    anna = await place.person("Anna")
    for n in range(5):
        place.clock.moved += 10
        await anna.table(start=False, access="open", name=f"page {n}")
    seen: list[str] = []
    before = ""
    while page := (await anna.get(f"/api/tables?limit=2{before}"))["tables"]:
        seen += [row["name"] for row in page]
        before = f"&before={page[-1]['at']}"
    assert [name for name in seen if name.startswith("page")] == [f"page {n}" for n in (4, 3, 2, 1, 0)]


@story
async def test_the_levels_of_bots_are_told(place: Home) -> None:
    levels = await place.ask("GET", "/api/tables/levels")
    assert {"random", "scripted"} <= {level["name"] for level in levels}
    assert all(level["title"] and level["about"] for level in levels)
    assert [level["strength"] for level in levels] == [1, 2, 3, 4, 5, 5, 5, 5, 6, 6]


# --- making -------------------------------------------------------------------------------------------------------


@story
async def test_a_quick_game_has_begun_when_it_is_answered(place: Home) -> None:
    anna = await place.person("Anna")
    made = await anna.ask("POST", "/api/tables/quick", {"power": "nurgle", "level": "random"})
    shown = await anna.look(made["table"], "nurgle")
    assert made["link"] == f"{place.url}/#table={made['table']}"
    assert shown["state"]["table"]["state"] == "playing"
    bots = [p["bot"] for p in shown["state"]["table"]["places"]]
    assert bots == ["random", None, "random", "random"]
    for wrong in ({"power": "sigmar"}, {"level": "genius"}, {"powers": ["khorne"]}, {"game": {"card_set": "x"}}):
        with refused("bad_request"):
            await anna.ask("POST", "/api/tables/quick", wrong)


@story
async def test_the_same_key_makes_the_same_table_once(place: Home) -> None:
    anna, boris = await place.people(2)
    body = {"power": "khorne", "level": "random", "key": "one"}
    made = await asyncio.gather(*(anna.ask("POST", "/api/tables/quick", body) for _ in range(4)))
    assert len({one["table"] for one in made}) == 1
    other = await boris.ask("POST", "/api/tables/quick", body)
    assert other["table"] != made[0]["table"]
    kinds = [type(entry) for entry in await place.entries(made[0]["table"])]
    assert kinds.count(e.Created) == kinds.count(e.Started) == 1


@story
async def test_the_link_of_a_private_table_does_not_follow_from_what_others_know(place: Home) -> None:
    from hashlib import sha256

    from ruinous.server.tables.tables import ID_LENGTH, spelled

    anna = await place.person("Anna")
    made = await anna.ask("POST", "/api/tables", {"key": "1"})
    assert made["table"] != spelled(sha256(f"{anna.id}/1".encode()).digest()[:ID_LENGTH])


@story
async def test_options_that_cannot_be_played_are_refused(place: Home) -> None:
    anna = await place.person("Anna")
    wrong: list[dict[str, object]] = [
        {"options": {"powers": ["khorne", "khorne", "nurgle"]}},
        {"options": {"powers": ["khorne", "nurgle", "sigmar"]}},
        {"options": {"players": 3}},
        {"options": {"clock": {"kind": "move", "seconds": 1}}},
        {"options": {"game": {"card_set": "unheard"}}},
        {"options": {"stand_in": "genius"}},
        {"options": {"access": "password"}, "password": "x"},
        {"password": "needless"},
        {"options": {"unknown": 1}},
        {"places": [{"me": True}, {"me": True}]},
        {"places": [{"bot": "genius"}]},
        {"places": [{}, {}, {}, {}, {}]},
    ]
    for body in wrong:
        with refused("bad_request"):
            await anna.ask("POST", "/api/tables", body)
    with refused("not_ready"):
        await anna.ask("POST", "/api/tables", {"places": [{"me": True}], "start": True})


# --- seats --------------------------------------------------------------------------------------------------------


@story
async def test_joining_leaving_seating_and_closing(place: Home) -> None:
    people = await place.people()
    anna, boris, chloe, _ = people
    table = await anna.table(start=False)
    await boris.do(table, "join", place=2)
    with refused("taken"):
        await chloe.do(table, "join", place=2)
    with refused("seated"):
        await boris.do(table, "join")
    with refused("not_allowed"):
        await boris.do(table, "seat", place=1, bot="random")
    await anna.do(table, "seat", place=1, bot="random")
    with refused("not_ready"):
        await anna.do(table, "start")
    await boris.do(table, "leave")
    with refused("not_seated"):
        await boris.do(table, "leave")
    with refused("not_allowed"):
        await boris.do(table, "close")
    places = (await boris.look(table))["state"]["table"]["places"]
    assert [bool(p["person"]) for p in places] == [True, False, False, False]
    await anna.do(table, "close")
    with refused("over"):
        await boris.do(table, "join")


@story
async def test_a_password_is_asked_once(place: Home) -> None:
    anna, boris = await place.people(2)
    made = await anna.ask("POST", "/api/tables", {"options": {"access": "password"}, "password": "swordfish"})
    table = made["table"]
    for question in (f"/api/tables/{table}", f"/api/tables/{table}/talk", f"/api/tables/{table}/steps"):
        with refused("password"):
            await boris.get(question)
    for command in ("join", "rematch", "close"):
        with refused("password"):
            await boris.do(table, command)
    with refused("password"):
        await boris.do(table, "say", text="hello")
    with refused("password"):
        await boris.ask("POST", f"/api/tables/{table}/enter", {"password": "sardine"})
    await boris.ask("POST", f"/api/tables/{table}/enter", {"password": "swordfish"})
    assert (await boris.ask("POST", f"/api/tables/{table}/enter", {"password": "anything"}))["repeated"]
    await boris.do(table, "join")
    assert "swordfish" not in text_of([entry.decode() for entry in await place.log(table)])


@story
async def test_one_person_holds_several_seats_at_a_hot_seat_only(place: Home) -> None:
    anna = await place.person("Anna")
    places = [{"me": True}] * 3
    body = {"options": {"powers": POWERS[:3], "hot_seat": True}, "places": places, "start": True}
    table = (await anna.ask("POST", "/api/tables", body))["table"]
    random = Random(1)
    holders = dict.fromkeys(POWERS[:3], anna)
    for _ in range(8):
        await step(table, holders, random)
    shown = await anna.look(table)
    deciding = shown["state"]["ask"]["seat"]
    other = next(power for power in POWERS[:3] if power != deciding)
    action = listed((await anna.look(table, deciding))["state"])[0]
    with refused("out_of_turn"):
        await anna.do(table, "play", action=action, version=shown["version"], seat=other)
    with refused("bad_request"):
        await anna.do(table, "hand")  # which one?
    await anna.do(table, "hand", place=0)


@story
async def test_a_draft_by_people_and_bots(place: Home) -> None:
    anna, boris = await place.people(2)
    table = await anna.table("random", start=False, powers=POWERS, players=3, assign="draft")
    await boris.do(table, "join")
    await anna.do(table, "start")
    people = {anna.id: anna, boris.id: boris}
    picked = 0
    async with asyncio.timeout(30):
        while (state := (await anna.look(table))["state"]["table"])["state"] == "drafting":
            for person in state["awaited"]:
                if picked == 0:
                    stranger = boris if person == anna.id else anna
                    with refused("out_of_turn"):
                        await stranger.do(table, "pick", power=state["draft"]["left"][0])
                    with refused("bad_request"):
                        await people[person].do(table, "pick", power="sigmar")
                await people[person].do(table, "pick", power=state["draft"]["left"][-1])
                picked += 1
            await asyncio.sleep(0.01)
    assert picked == 2
    assert len({p["power"] for p in state["places"]}) == 3


@story
async def test_a_seat_is_handed_to_a_bot_and_back_and_taken_over_by_another(place: Home) -> None:
    people = await place.people(3)
    anna, boris, chloe = people
    table = await place.game(people, powers=POWERS[:3])
    seat = (await anna.look(table))["state"]["ask"]["seat"]
    holder = people[POWERS.index(seat)]
    version = (await holder.do(table, "hand", bot="random"))["version"]
    live = place.house.tables.shelf.lives[table]
    await settled(lambda: live.table.version > version)
    await holder.do(table, "return")
    with refused("not_handed"):
        await holder.do(table, "return")
    david = await place.person("David")
    with refused("taken"):
        await david.do(table, "take_over", place=0)
    await chloe.do(table, "leave")
    await david.do(table, "take_over", place=2)
    for person in (anna, boris):
        await person.do(table, "ballot", yes=True)
    with refused("taken"):
        await boris.do(table, "take_over", place=2)


# --- playing ------------------------------------------------------------------------------------------------------


@story
async def test_a_command_sent_again_with_its_key_is_not_done_twice(place: Home) -> None:
    people = await place.people(3)
    table = await place.game(people, powers=POWERS[:3])
    seat = (await people[0].look(table))["state"]["ask"]["seat"]
    holder = people[POWERS.index(seat)]
    shown = await holder.look(table, seat)
    command = {"action": listed(shown["state"])[0], "version": shown["version"], "key": "once"}
    answers = await asyncio.gather(*(holder.do(table, "play", **command) for _ in range(5)))
    assert {answer["version"] for answer in answers} == {shown["version"] + 1}
    assert sum(answer.get("repeated", False) for answer in answers) == 4
    assert len([entry for entry in await place.entries(table) if isinstance(entry, e.Played)]) == 1


@story
async def test_what_is_being_written_is_shown_to_nobody(place: Home) -> None:
    people = await place.people(3)
    table = await place.game(people, powers=POWERS[:3])
    seat = (await people[0].look(table))["state"]["ask"]["seat"]
    holder = people[POWERS.index(seat)]
    shown = await holder.look(table, seat)
    store = place.house.store
    append, gate = store.append, asyncio.Event()

    async def slow(write: object) -> int:
        await gate.wait()
        return await append(write)  # type: ignore[arg-type]

    store.append = slow  # type: ignore[method-assign]
    try:
        action = listed(shown["state"])[0]
        doing = asyncio.create_task(holder.do(table, "play", action=action, version=shown["version"]))
        live = place.house.tables.shelf.lives[table]
        await settled(live.lock.locked)
        looks = [
            asyncio.create_task(people[0].get(f"/api/tables/{table}{path}"))
            for path in ("", "/steps", "/at/0", "/talk")
        ]
        await settled(lambda: len(live.lock._waiters or ()) == len(looks))
        assert not any(look.done() for look in looks)
        gate.set()
        await asyncio.gather(doing, *looks)
        assert looks[0].result()["version"] == shown["version"] + 1
    finally:
        gate.set()
        store.append = append  # type: ignore[method-assign]


async def check_story(place: Home, table: str, seat: str, count: int) -> None:
    """The story of a part of the game leads from its first moment to its last; of a line, to what wrote it."""

    async def told(question: str) -> Any:
        return await place.ask("GET", f"/api/tables/{table}/story?seat={seat}&{question}")

    async def moment(number: int) -> Any:
        shown = (await place.ask("GET", f"/api/tables/{table}/at/{number}?seat={seat}"))["game"]
        return {key: value for key, value in shown.items() if key != "decision"}

    for begin, end in ((0, 7), (count // 2, count), (3, 3)):
        part = await told(f"begin={begin}&end={end}")
        assert (part["begin"], part["end"], part["of"]) == (begin, end, count)
        shown = {"game": part["game"]}
        assert shown["game"] == await moment(begin)
        for one in part["steps"]:
            shown = apply(shown, one["changes"])
        assert shown["game"] == await moment(end)
    log = (await place.ask("GET", f"/api/tables/{table}?seat={seat}&since=0"))["events"]
    for line in (0, len(log) // 2, len(log) - 1):
        part = await told(f"line={line}")
        if part["end"]:
            assert part["steps"][line - part["line"]]["event"] == log[line]
        else:
            assert part["steps"] == []
            assert line < part["line"]
    for wrong in (f"line={len(log)}", f"begin=5&end={count + 1}", "begin=5&end=4"):
        with refused("not_found"):
            await told(wrong)


@story
async def test_a_game_to_its_end_with_steps_moments_record_and_rematch(place: Home) -> None:
    people = await place.people(3)
    powers = POWERS[:3]
    table = await place.game(people, powers=powers)
    holders = dict(zip(powers, people, strict=True))
    random = Random(5)
    for _ in range(12):
        await step(table, holders, random)
    with refused("wrong_time"):
        await people[0].get(f"/api/tables/{table}/record")
    with refused("not_over"):
        await people[0].do(table, "rematch")
    with refused("not_allowed"):
        await people[0].look(table, powers[1])
    with refused("not_found"):
        await people[0].get(f"/api/tables/{table}/at/99999")
    while await step(table, holders, random):
        pass
    record = await place.ask("GET", f"/api/tables/{table}/record")
    assert verify(record).result is not None
    steps = (await place.ask("GET", f"/api/tables/{table}/steps"))["steps"]
    assert all(one["action"] for one in steps)
    last = await place.ask("GET", f"/api/tables/{table}/at/{len(steps)}?seat={powers[1]}")
    shown = (await people[0].look(table, powers[1]))["state"]["game"]
    assert {key: value for key, value in last["game"].items() if key != "decision"} == shown
    await check_story(place, table, powers[1], len(steps))
    answers = await asyncio.gather(*(person.do(table, "rematch") for person in people))
    assert len({answer["table"] for answer in answers}) == 1
    stranger = await place.person("Erik")
    with refused("not_seated"):
        await stranger.do(table, "rematch")
    again = (await people[0].look(answers[0]["table"]))["state"]["table"]
    assert [p["power"] for p in again["places"]] == [*powers[1:], powers[0]]
    assert [p["person"]["id"] for p in again["places"]] == [person.id for person in people]
    assert [entry for entry in await place.entries(table) if isinstance(entry, e.Rematched)][1:] == []
    for seat in powers:
        with refused("over"):
            await people[0].do(table, "play", action="pass", version=shown["round"], seat=seat)


@story
async def test_why_an_action_is_not_legal_is_told_only_to_the_one_who_decides(place: Home) -> None:
    people = await place.people(3)
    table = await place.game(people, powers=POWERS[:3])
    shown = await people[0].look(table)
    seat = shown["state"]["ask"]["seat"]
    holder = people[POWERS.index(seat)]
    other = people[POWERS.index(seat) - 1]
    actions = listed((await holder.look(table, seat))["state"])
    legal = await holder.get(f"/api/tables/{table}/why?action={quote(actions[0])}")
    assert legal == {"sentence": "", "id": "", "args": {}}
    told = await holder.get(f"/api/tables/{table}/why?action=nonsense")
    assert told["id"].startswith("why.")
    assert told["args"]["rule"]
    assert told["sentence"].endswith(f"({told['args']['rule']})")
    with pytest.raises(ApiError) as caught:
        await holder.do(table, "play", action="nonsense", version=(await holder.look(table))["version"])
    assert (caught.value.code, caught.value.sentence) == ("no_action", told["sentence"])
    assert caught.value.fact == (told["id"], told["args"])
    with refused("not_allowed"):
        await other.get(f"/api/tables/{table}/why?action={quote(actions[0])}")
    with refused("not_signed_in"):
        await place.ask("GET", f"/api/tables/{table}/why?action={quote(actions[0])}")


@story
async def test_undo_votes_pause_and_abandon(place: Home) -> None:
    people = await place.people(3)
    powers = POWERS[:3]
    table = await place.game(people, powers=powers)
    holders = dict(zip(powers, people, strict=True))
    random, undone = Random(2), False
    for _ in range(60):
        seat = (await people[0].look(table))["state"]["ask"]["seat"]
        done = await step(table, holders, random)
        shown = await holders[seat].look(table, seat)
        if done and shown["state"]["undo"]:
            await holders[seat].do(table, "undo", version=shown["version"])
            undone = True
            break
    assert undone
    await step(table, holders, random)
    with refused("stale"):
        await holders[seat].do(table, "undo", version=0)
    decisions = (await people[0].look(table))["state"]["table"]["decisions"]
    with refused("bad_request"):
        await people[0].do(table, "propose", vote="rewind", to=decisions)
    await people[0].do(table, "propose", vote="pause")
    with refused("vote_open"):
        await people[1].do(table, "propose", vote="abandon")
    with refused("voted"):
        await people[0].do(table, "ballot", yes=True)
    with refused("not_allowed"):
        await people[1].do(table, "withdraw")
    await people[1].do(table, "ballot", yes=True)
    shown = await people[0].look(table)
    assert shown["state"]["table"]["paused"]
    with refused("paused"):
        await step(table, holders, random)
    await people[0].do(table, "propose", vote="resume")
    await people[2].do(table, "ballot", yes=True)
    await abandoned(table, people)
    assert (await people[0].look(table))["state"]["table"]["ending"] == "abandoned"


@story
async def test_a_clock_runs_out_and_the_bot_sits_in_until_the_person_returns(place: Home) -> None:
    people = await place.people(3)
    powers = POWERS[:3]
    clock = {"kind": "move", "seconds": 60}
    table = await place.game(people, powers=powers, clock=clock, stand_in="random")
    seat = (await people[0].look(table))["state"]["ask"]["seat"]
    holder, number = people[POWERS.index(seat)], POWERS.index(seat)
    place.clock.moved += 59_000
    await place.house.sweep.once()
    assert not (await people[0].look(table))["state"]["table"]["places"][number]["late"]
    place.clock.moved += 3_000
    await place.house.sweep.once()
    shown = (await people[0].look(table))["state"]["table"]["places"][number]
    assert (shown["late"], shown["bot"]) == (True, "random")
    live = place.house.tables.shelf.lives[table]
    await settled(lambda: len(live.table.game.entries) > 0)
    await holder.do(table, "return")
    assert (await people[0].look(table))["state"]["table"]["places"][number]["bot"] is None


# --- table talk and spectators ------------------------------------------------------------------------------------


@story
async def test_table_talk_off_for_players_and_for_everyone(place: Home) -> None:
    people = await place.people(3)
    stranger = await place.person("Erik")
    for talk, players, strangers in (("off", False, False), ("players", True, False), ("everyone", True, True)):
        table = await place.game(people, powers=POWERS[:3], talk=talk)
        for person, may in ((people[1], players), (stranger, strangers)):
            if may:
                assert (await person.do(table, "say", text=" well   met "))["line"]["text"] == "well met"
            else:
                with refused("not_allowed"):
                    await person.do(table, "say", text="hello")
        heard = (await stranger.get(f"/api/tables/{table}/talk"))["lines"]
        assert bool(heard) == strangers
        mine = (await people[0].get(f"/api/tables/{table}/talk?since=1"))["lines"]
        assert [line["number"] for line in mine] == ([2] if strangers else [])
        with refused("bad_request"):
            await people[0].do(table, "say", text="")
        if players:
            with refused("bad_request"):
                await people[0].do(table, "say", text="  \u2003 ")


@story
async def test_spectators_are_sent_away_where_they_are_not_welcome(place: Home) -> None:
    people = await place.people(3)
    stranger = await place.person("Erik")
    table = await place.game(people, powers=POWERS[:3], spectators=False)
    for path in ("", "/steps", "/at/0", "/talk", "/record"):
        with refused("not_allowed"):
            await stranger.get(f"/api/tables/{table}{path}")
    with refused("not_allowed"):
        await stranger.do(table, "say", text="hello")
    assert (await people[1].look(table))["version"]


@story
async def test_there_is_no_such_table(place: Home) -> None:
    anna = await place.person("Anna")
    for path in ("", "/steps", "/at/0", "/talk", "/record", "/why?action=pass", "/plan?action=pass"):
        with refused("not_found"):
            await anna.get(f"/api/tables/nosuchtable{path}")
    with refused("not_found"):
        await anna.do("nosuchtable", "join")
    assert "nosuchtable" not in place.house.tables.shelf.lives
