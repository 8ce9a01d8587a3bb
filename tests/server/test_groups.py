"""Groups: their link, the next game with Powers in rotation, tournaments, and who learns what."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from ruinous.server.groups import groups as house_of_groups
from ruinous.table import TableOptions, Who
from ruinous.table import entries as e
from tests.kit.play import Home, Person, refused, story
from tests.kit.recorded import log_of, put, records
from tests.kit.stores import NOON

POWERS = ["khorne", "nurgle", "tzeentch", "slaanesh"]


async def group_of(people: Sequence[Person], name: str = "Friday") -> str:
    """A group of the first of these people, which the others have joined."""
    made = await people[0].ask("POST", "/api/groups", {"name": name})
    for person in people[1:]:
        await person.ask("POST", "/api/groups/join", {"key": made["key"]})
    return str(made["id"])


async def act(by: Person, group: str, do: str, /, **command: Any) -> Any:
    return await by.ask("POST", f"/api/groups/{group}/do", {"do": do, **command})


async def seen(person: Person, group: str) -> dict[str, Any]:
    page: dict[str, Any] = await person.get(f"/api/groups/{group}")
    return page


def seats_of(seats: Sequence[dict[str, Any]]) -> dict[str, str]:
    return {seat["power"]: seat["person"]["id"] for seat in seats if seat["person"]}


async def open_next(host: Person, group: str, players: Sequence[Person] | None = None) -> str:
    """The next game as it is proposed; its table."""
    query = "?" + "&".join(f"players={one.id}" for one in players) if players else ""
    plan = await host.get(f"/api/groups/{group}/next{query}")
    seats = [{"power": one["power"], "person": (one["person"] or {"id": ""})["id"]} for one in plan["seats"]]
    return str((await act(host, group, "next", seats=seats))["games"][0]["table"])


async def play_out(place: Home, table: str, turn: int = 0) -> None:
    """The game of a room is over: its seats are held as planned, and a recorded game has been played."""
    store = place.house.store
    entries = await place.entries(table)
    made = entries[0]
    assert isinstance(made, e.Created)
    people = [Who(one.person, one.name) for one in made.places]
    number = next(n for n, record in enumerate(records()) if len(record.powers) == len(people))
    (version,) = (await store.versions([table])).values()
    assert await store.delete_table(table, version)
    place.house.tables.shelf.lives.pop(table, None)
    people = people[turn:] + people[:turn]
    await put(store, table, log_of(table, records()[number], people, NOON, TableOptions()))


# --- belonging ----------------------------------------------------------------------------------------------------


@story
async def test_who_does_not_belong_learns_nothing(place: Home) -> None:
    anna, boris, stranger = [await place.person(name) for name in ("Anna", "Boris", "Stranger")]
    group = await group_of([anna, boris])
    key = (await seen(boris, group))["key"]

    async def answer(path: str, by: Person | None) -> tuple[int, str]:
        headers = {"Authorization": f"Bearer {by.token}"} if by else {}
        got = await place.http.get(path, headers=headers)
        place.http.cookies.clear()
        return got.status_code, got.text

    for path in ("", "/next"):
        nobody = await answer(f"/api/groups/{'x' * 12}{path}", stranger)
        assert nobody[0] == 404
        assert await answer(f"/api/groups/{group}{path}", stranger) == nobody, "not a byte tells that there is one"
    with refused("not_found", "no_group"):
        await act(stranger, group, "leave")
    assert (await stranger.get("/api/groups"))["groups"] == []
    told = await place.ask("GET", f"/api/groups/invitation/{key}")
    assert told == {"name": "Friday", "members": 2, "id": None}, "the link tells the name"
    assert (await boris.get(f"/api/groups/invitation/{key}"))["id"] == group
    page = await seen(boris, group)
    assert [one["person"]["name"] for one in page["members"]] == ["Anna", "Boris"]
    assert (page["role"], page["next"]) == ("member", None)


@story
async def test_a_link_is_made_anew_or_closed(place: Home) -> None:
    anna, boris, chloe = await place.people(3)
    group = await group_of([anna, boris])
    old = (await seen(anna, group))["key"]
    with refused("not_allowed", "group_host_only"):
        await act(boris, group, "link", open=False)
    new = (await act(anna, group, "link", open=True))["key"]
    assert new != old
    for key in (old, "", "nonsense"):
        with refused("bad_request" if not key else "not_found"):
            await chloe.ask("POST", "/api/groups/join", {"key": key})
    assert (await act(anna, group, "link", open=False))["key"] is None
    with refused("not_found", "no_invitation"):
        await chloe.ask("POST", "/api/groups/join", {"key": new})
    with refused("not_found", "no_invitation"):
        await place.ask("GET", f"/api/groups/invitation/{new}")
    key = (await act(anna, group, "link", open=True))["key"]
    assert (await chloe.ask("POST", "/api/groups/join", {"key": key}))["members"] == 3
    assert (await chloe.ask("POST", "/api/groups/join", {"key": key}))["members"] == 3, "once"


@story
async def test_hosts_members_and_the_owner(place: Home) -> None:
    anna, boris, chloe, david = await place.people(4)
    group = await group_of([anna, boris, chloe, david])
    with refused("bad_request", "group_name"):
        await act(anna, group, "rename", name=" ")
    with refused("not_allowed", "group_owner_only"):
        await act(boris, group, "host", person=boris.id, host=True)
    await act(anna, group, "host", person=boris.id, host=True)
    assert (await act(boris, group, "rename", name="Saturday"))["name"] == "Saturday"
    for person, id in ((anna.id, "group_owner_only"), (boris.id, "group_another"), ("nobody", "group_another")):
        with refused("not_allowed" if id == "group_owner_only" else "bad_request", id):
            await act(boris, group, "remove", person=person)
    key = (await seen(boris, group))["key"]
    page = await act(boris, group, "remove", person=david.id)
    assert page["key"] != key, "who was sent away does not come back by the old link"
    with refused("not_found", "no_group"):
        await seen(david, group)
    assert (await act(chloe, group, "rest", rest=True))["resting"]
    assert [one["person"]["name"] for one in (await seen(anna, group))["next"]["seats"] if one["person"]] == [
        "Anna", "Boris",
    ]  # fmt: skip
    with refused("not_allowed", "group_owner_only"):
        await act(boris, group, "close")
    assert await act(anna, group, "leave") is None
    page = await seen(boris, group)
    assert (page["role"], [one["person"]["name"] for one in page["members"]]) == ("owner", ["Boris", "Chloe"])
    assert await act(boris, group, "close") is None
    with refused("not_found", "no_group"):
        await seen(chloe, group)


@story
async def test_there_are_limits(place: Home) -> None:
    anna, boris, chloe = await place.people(3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house_of_groups, "MOST_GROUPS", 2)
        group = await group_of([anna, boris])
        await group_of([anna])
        with refused("too_many", "groups_of_one"):
            await group_of([anna])
        key = (await group_key(chloe))[1]
        with refused("too_many", "groups_of_one"):
            await anna.ask("POST", "/api/groups/join", {"key": key})
        patch.setattr("ruinous.groups.group.MOST_MEMBERS", 2)
        with refused("too_many", "group_full"):
            await chloe.ask("POST", "/api/groups/join", {"key": (await seen(anna, group))["key"]})
        patch.setattr("ruinous.groups.group.MOST_GAMES", 1)
        await open_next(anna, group)
        with refused("too_many", "group_games"):
            await open_next(anna, group)


async def group_key(person: Person) -> tuple[str, str]:
    group = await group_of([person])
    return group, (await seen(person, group))["key"]


# --- games --------------------------------------------------------------------------------------------------------


@story
async def test_the_next_game_keeps_seats_and_turns_the_powers(place: Home) -> None:
    anna, boris, chloe, david = people = await place.people(4)
    stranger = await place.person("Stranger")
    group = await group_of(people)
    with refused("not_allowed", "group_host_only"):
        await act(boris, group, "next", seats=[{"power": power} for power in POWERS])
    for wrong in ([anna.id, anna.id, ""], [stranger.id, "", ""]):
        with refused("bad_request", "group_seats"):
            await act(
                anna,
                group,
                "next",
                seats=[{"power": p, "person": one} for p, one in zip(POWERS[:3], wrong, strict=True)],
            )
    with refused("bad_request", "power_twice"):
        await act(anna, group, "next", seats=[{"power": "khorne"}] * 3)
    table = await open_next(anna, group)
    room = (await boris.look(table))["state"]["table"]
    assert (room["name"], room["group"], room["options"]["powers"]) == ("Friday", group, POWERS)
    assert [one["person"]["id"] if one["person"] else one["kept"]["id"] for one in room["places"]] == [
        one.id for one in people
    ]
    assert room["places"][0]["person"]["id"] == anna.id, "who opens it has sat down"
    for one in (boris, chloe, david):
        (notice,) = (await one.get("/api/notices"))["notices"]
        assert (notice["kind"], notice["table"]) == ("invited", table)
        assert [listed["id"] for listed in (await one.get("/api/tables/mine"))["tables"]] == [table]
    assert (await boris.get("/api/groups"))["groups"][0]["kept"] == 1
    with refused("taken", "no_free_seat"):
        await stranger.do(table, "join")
    with refused("taken", "seat_kept"):
        await stranger.do(table, "join", place=1)
    with refused("not_ready", "seats_empty"):
        await anna.do(table, "start")
    await boris.do(table, "join")
    await chloe.do(table, "join")
    await david.do(table, "leave")
    await stranger.do(table, "join")
    with refused("not_allowed", "host_only"):
        await david.do(table, "start")
    await boris.do(table, "start")  # anybody who sits there
    assert (await boris.look(table))["state"]["table"]["state"] == "playing"
    (game,) = (await seen(david, group))["games"]
    assert (game["state"], game["ended"]) == ("playing", None)


@story
async def test_results_come_from_the_games_and_every_power_has_its_turn(place: Home) -> None:
    anna, boris, chloe = people = await place.people(3)
    group = await group_of(people)
    await act(anna, group, "usual", options={"powers": POWERS[:3], "pace": "web"})
    played: dict[str, set[str]] = {one.id: set() for one in people}
    for _ in range(3):
        table = await open_next(anna, group)
        assert (await anna.look(table))["state"]["table"]["options"]["pace"] == "web"
        (game,) = [one for one in (await seen(boris, group))["games"] if one["table"] == table]
        assert game["state"] == "open"
        for power, person in seats_of(game["seats"]).items():
            played[person].add(power)
        await play_out(place, table)
    assert set(map(frozenset, played.values())) == {frozenset(POWERS[:3])}, "each has had each"
    page = await seen(chloe, group)
    assert [one["state"] for one in page["games"]] == ["over"] * 3
    assert [line["games"] for line in page["results"]] == [3, 3, 3]
    assert sum(line["points"] for line in page["results"]) == 3 * 18
    assert [line["points"] for line in page["results"]] == sorted((x["points"] for x in page["results"]), reverse=True)
    assert all(set(line["powers"]) == set(POWERS[:3]) for line in page["results"])
    for game in page["games"]:
        assert game["seats"][0]["won"]
        assert game["seats"][0]["points"] == 12
    oldest = page["games"][-1]
    store = place.house.store
    (version,) = (await store.versions([oldest["table"]])).values()
    assert await store.delete_table(oldest["table"], version)
    after = await seen(chloe, group)
    assert after["games"][-1] == oldest | {"replay": False}, "the result outlives the table"
    assert after["results"] == page["results"]
    room = await open_next(anna, group)
    await anna.do(room, "close")
    assert room not in json.dumps(await seen(anna, group)), "nothing came of it"


# --- tournaments --------------------------------------------------------------------------------------------------


@story
async def test_a_tournament_from_its_beginning_to_its_end(place: Home) -> None:
    people = [await place.person(f"P{n}") for n in range(7)]
    host = people[0]
    group = await group_of(people)
    with refused("not_ready", "tournament_players"):
        await act(host, group, "begin", name="Cup", players=[people[1].id, people[2].id])
    with refused("not_allowed", "group_host_only"):
        await act(people[1], group, "begin", name="Cup", players=[one.id for one in people])
    with refused("wrong_time", "no_tournament"):
        await act(host, group, "draw")
    await act(host, group, "begin", name="Cup", players=[one.id for one in people], days=7)
    with refused("wrong_time", "tournament_goes_on"):
        await act(host, group, "begin", name="Other", players=[one.id for one in people])
    (cup,) = (await act(host, group, "draw"))["tournaments"]
    (first,) = cup["rounds"]
    assert sorted(len(table["seats"]) for table in first["tables"]) == [3, 4]
    assert sorted(seat["person"]["id"] for table in first["tables"] for seat in table["seats"]) == sorted(
        one.id for one in people
    )
    assert first["until"] == first["at"] + 7 * 24 * 3600 * 1000
    assert cup["unsettled"] == 2
    for table in first["tables"]:
        room = (await host.look(table["table"]))["state"]["table"]
        assert (room["name"], room["group"]) == ("Cup 1", group)
    with refused("not_ready", "round_open"):
        await act(host, group, "draw")
    finished, given_up = first["tables"]
    await play_out(place, finished["table"])
    with refused("bad_request", "entered_places"):
        await act(host, group, "enter", round=1, table=2, places=[1, 1, 2])
    with refused("not_found", "no_drawn_table"):
        await act(host, group, "enter", round=2, table=1, places=None)
    count = len(given_up["seats"])
    (cup,) = (await act(host, group, "enter", round=1, table=2, places=[1, *[2] * (count - 1)]))["tournaments"]
    assert [table["settled"] for table in cup["rounds"][0]["tables"]] == [True, True]
    assert cup["rounds"][0]["tables"][1]["entered"]
    assert (await host.look(given_up["table"]))["state"]["table"]["ending"] == "closed", "nobody will play there"
    best = [line for line in cup["standings"] if line["rank"] == 1]
    assert [line["points"] for line in best] == [12] * len(best)
    winner = given_up["seats"][0]["person"]["id"]
    assert winner in {line["person"]["id"] for line in cup["standings"] if line["points"] == 12}

    gone = cup["standings"][-1]["person"]["id"]
    await act(host, group, "drop", person=gone)
    with refused("not_found", "no_such_player"):
        await act(host, group, "drop", person=gone)
    (cup,) = (await act(host, group, "draw"))["tournaments"]
    second = cup["rounds"][1]
    assert [len(table["seats"]) for table in second["tables"]] == [3, 3]
    assert gone not in json.dumps(second)
    met, again = (
        {
            frozenset(pair)
            for table in one["tables"]
            for pair in combinations([seat["person"]["id"] for seat in table["seats"]], 2)
        }
        for one in (first, second)
    )
    assert len(met & again) <= 2, "new opponents where there are some"
    await act(host, group, "drop", person=gone, back=True)
    for n in (1, 2):
        await act(host, group, "enter", round=2, table=n, places=[])
    (cup,) = (await act(host, group, "finish"))["tournaments"]
    assert cup["ended"]
    assert [line["rank"] for line in cup["standings"]] == sorted(line["rank"] for line in cup["standings"])
    assert not [table["counts"] for table in cup["rounds"][1]["tables"] if table["counts"]]
    with refused("wrong_time", "no_tournament"):
        await act(host, group, "draw")


# --- leaving ------------------------------------------------------------------------------------------------------


@story
async def test_who_leaves_for_good_is_in_no_group(place: Home) -> None:
    anna, boris, chloe = people = [await place.person(name) for name in ("Zoltan", "Yara", "Xenia")]
    group = await group_of(people, "Left")
    await act(anna, group, "begin", name="Cup", players=[one.id for one in people])
    await act(anna, group, "draw")
    (known,) = (await boris.get("/api/identity/export"))["groups"]
    assert (known["name"], known["role"], known["resting"]) == ("Left", "member", False)
    table = (await seen(anna, group))["games"][0]["table"]
    await boris.ask("DELETE", "/api/identity", {"sure": True})
    await anna.ask("DELETE", "/api/identity", {"sure": True})
    page = await seen(chloe, group)
    assert [(one["person"]["name"], one["role"]) for one in page["members"]] == [("Xenia", "owner")]
    text = json.dumps(page)
    assert not [one for one in (anna, boris) if one.id in text or one.name in text]
    lines = page["tournaments"][0]["standings"]
    assert sorted(line["dropped"] for line in lines) == [False, True, True]
    assert sorted(line["member"] for line in lines) == [False, False, True]
    room = (await chloe.look(table))["state"]["table"]
    assert "Yara" not in json.dumps(room)
    assert "Zoltan" not in json.dumps(room)
    await chloe.ask("DELETE", "/api/identity", {"sure": True})
    assert await place.house.store.group(group) is None, "the last one closes it"


@story
async def test_two_who_change_it_at_once_both_do(place: Home) -> None:
    people = [await place.person(f"Q{n}") for n in range(6)]
    group, key = await group_key(people[0])
    groups = place.house.groups
    whole = groups.store.put_group

    async def slow(stored: Any) -> bool:
        if stored.version == 3:
            groups.store.put_group = whole  # type: ignore[method-assign]
            await people[5].ask("POST", "/api/groups/join", {"key": key})
        return await whole(stored)

    await people[1].ask("POST", "/api/groups/join", {"key": key})
    groups.store.put_group = slow  # type: ignore[method-assign]
    await people[2].ask("POST", "/api/groups/join", {"key": key})
    assert len((await seen(people[0], group))["members"]) == 4
