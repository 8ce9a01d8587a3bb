"""Pages of people, statistics, ratings: worked out from the logs, shown to whom their owners let see them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from ruinous.cli import main
from ruinous.server.host.standing import played_again
from ruinous.server.standing import chronicle, rating
from ruinous.server.standing.statistics import figures, own
from ruinous.store import Store, open_store
from ruinous.table import TableOptions, Who
from ruinous.table.finished import Finished, finished_of, read
from ruinous.table.table import Table
from tests.kit.play import Home, Person, home, refused, runs, story
from tests.kit.recorded import HOUR, log_of, played, put, records
from tests.kit.services import postgres, postgres_server
from tests.kit.stores import NOON, person

NAMES = ("Anna", "Boris", "Chloe", "David", "Erik", "Fay")
UNKNOWN = {"code": "not_found", "id": "refusal.no_page"}


def seated(number: int, people: Sequence[Who], turn: int = 0) -> list[Who]:
    """As many of these as the game has Powers, another first each turn."""
    many = len(records()[number].powers)
    return [people[(turn + n) % len(people)] for n in range(many)]


async def thirty(store: Store, people: Sequence[Who]) -> None:
    """Thirty games, ten of them by web; they end in another order than they lie in the store."""
    for n in range(30):
        options = TableOptions(pace="web" if n % 3 == 0 else "live", access="open")
        await played(store, f"game{n}", n, seated(n, people, n), NOON + (n * 7 % 30) * 4 * 24 * HOUR, options)


async def seen(place: Home, who: str, by: Person | None = None) -> dict[str, Any]:
    page: dict[str, Any] = await (by.get(f"/api/people/{who}") if by else place.ask("GET", f"/api/people/{who}"))
    return page


# --- pages --------------------------------------------------------------------------------------------------------


@story
async def test_a_page_is_its_owners_until_they_show_it(place: Home) -> None:
    anna, boris, chloe, stranger = [await place.person(name) for name in ("Anna", "Boris", "Chloe", "Stranger")]
    people = [Who(one.id, one.name) for one in (anna, boris, chloe)]
    await played(place.house.store, "private", 1, people, NOON)
    await place.house.chronicle.once()

    async def answer(who: str, by: Person | None = None) -> tuple[int, str]:
        headers = {"Authorization": f"Bearer {by.token}"} if by else {}
        got = await place.http.get(f"/api/people/{who}", headers=headers)
        place.http.cookies.clear()
        return got.status_code, got.text

    nobody = await answer("p" + "x" * 12)
    assert nobody[0] == 404
    for by in (None, boris, stranger):
        assert await answer(anna.id, by) == nobody, "not a byte tells that there is somebody"
        assert (await place.http.get(f"/api/people/{anna.id}/games")).status_code == 404
    mine = await seen(place, anna.id, anna)
    assert (mine["mine"], mine["shown"], len(mine["games"])) == (True, "private", 1)
    assert mine["games"][0]["table"] == "private"

    await anna.ask("PUT", "/api/people/page", {"shown": "friends"})
    assert await answer(anna.id) == await answer(anna.id, stranger) == nobody
    for_boris = await seen(place, anna.id, boris)
    assert (for_boris["mine"], for_boris["shown"]) == (False, None)
    assert for_boris["games"][0]["table"] == "private", "Boris was there"
    assert for_boris["figures"] == mine["figures"]

    await anna.ask("PUT", "/api/people/page", {"shown": "public"})
    for_all = await seen(place, anna.id)
    assert for_all["games"][0]["table"] is None, "only those who were there may know of a private table"
    assert for_all["games"][0] | {"table": "private"} == mine["games"][0]
    text = json.dumps(for_all)
    assert not [one.name for one in (boris, chloe) if one.name in text or one.id in text]
    with refused("bad_request"):
        await anna.ask("PUT", "/api/people/page", {"shown": "everybody"})
    await anna.ask("PUT", "/api/people/page", {"shown": "private"})
    assert await answer(anna.id, boris) == nobody


@story
async def test_running_games_are_told_only_where_the_lobby_tells_of_them(place: Home) -> None:
    people = await place.people(4)
    listed = await place.game(people, access="open")
    hidden = await place.game(people, access="link")
    await people[0].ask("PUT", "/api/people/page", {"shown": "public"})
    assert {one["id"] for one in (await seen(place, people[0].id, people[0]))["running"]} == {listed, hidden}
    shown = await seen(place, people[0].id)
    assert [one["id"] for one in shown["running"]] == [listed]
    assert hidden not in json.dumps(shown)
    assert shown["games"] == []
    assert shown["figures"] == {}


@story
async def test_who_leaves_is_on_no_page_and_no_list(place: Home) -> None:
    people = [await place.person(name) for name in ("Zoltan", "Yara", "Xenia")]
    await played(place.house.store, "left", 3, [Who(one.id, one.name) for one in people], NOON)
    await place.house.chronicle.once()
    zoltan, yara, _ = people
    for one in (zoltan, yara):
        await one.ask("PUT", "/api/people/page", {"shown": "public"})
    exported = await zoltan.get("/api/identity/export")
    assert exported["page"] == "public"
    assert [game["table"] for game in exported["games"]] == ["left"]
    assert exported["ratings"][0]["games"] == 1
    before = await seen(place, yara.id)
    assert zoltan.id in json.dumps(await place.ask("GET", "/api/ratings"))
    await zoltan.ask("DELETE", "/api/identity", {"sure": True})
    with refused("not_found", "no_page"):
        await seen(place, zoltan.id)
    assert zoltan.id not in json.dumps(await place.ask("GET", "/api/ratings"))
    assert await seen(place, yara.id) == before, "her games stay what they are"
    await chronicle.write(place.house.store, "left", played_again)
    assert await place.house.store.games_of(zoltan.id, 9) == [], "and nothing comes back when it is worked out again"


@story
async def test_a_game_is_worked_out_when_it_ends_and_outlives_its_table(place: Home) -> None:
    anna = await place.person("Anna")
    table = await anna.table("random", "random", "random")
    await anna.do(table, "hand", bot="random")
    await anna.ask("POST", f"/api/tables/{table}/hurry")
    async with asyncio.timeout(60):
        while (await anna.look(table))["state"]["table"]["state"] != "over":
            await asyncio.sleep(0.05)
    await place.house.chronicle.once()
    shown = await seen(place, anna.id, anna)
    (game,) = shown["games"]
    assert (game["table"], game["part"], game["company"], game["unrated"]) == (table, "left", "bots", "bots")
    assert shown["ratings"] == []
    assert shown["figures"].keys() == {"all", "bots"}
    (version,) = (await place.house.store.versions([table])).values()
    assert await place.house.store.delete_table(table, version)
    assert (await seen(place, anna.id, anna))["games"] == shown["games"]


# --- statistics ---------------------------------------------------------------------------------------------------


def test_statistics_are_those_of_the_games() -> None:
    people = [Who(name.lower(), name) for name in NAMES]
    games = []
    for n in range(40):
        log = log_of(f"t{n}", records()[n], seated(n, people, n), NOON + n, TableOptions())
        found = finished_of(Table.of(log))
        assert found is not None
        games.insert(0, found)
    mine = own(games, "anna")
    told = figures(mine)
    assert told.games == len(mine) == sum(one.games for one in told.powers) == sum(one.games for one in told.endings)
    assert told.won == sum(one.won for one in told.powers) == sum(one.won for one in told.endings)
    assert 0 < told.won < told.games
    for power in told.powers:
        here = [one for one in mine if one.me.power == power.power]
        assert power.share.value == power.won / power.games
        assert power.share.low < power.share.value < power.share.high or power.share.value in (0, 1)
        places = [one.seat.place for one in here if one.seat.place]
        if power.place:
            assert power.place.value == pytest.approx(sum(places) / len(places))
            assert 1 <= power.place.low <= power.place.value <= power.place.high <= 5
    assert sum(told.points.values()) * told.games == pytest.approx(sum(one.seat.vp for one in mine))
    assert told.dice.rolled == sum(one.seat.dice.rolled for one in mine) > 500
    assert told.dice.share is not None
    assert told.dice.share.low < 0.5 < told.dice.share.high
    assert [card.times for card in told.cards] == sorted((card.times for card in told.cards), reverse=True)
    row = "".join("w" if one.won else "." for one in mine)
    assert told.streak == max(map(len, row.split(".")))
    assert told.streak_now == len(row) - len(row.lstrip("w"))
    assert figures([]).games == 0


# --- ratings ------------------------------------------------------------------------------------------------------


def ended(*parts: str, places: Sequence[int | None] = (1, 2, 3, 4), **more: Any) -> Finished:
    log = log_of("t", records()[0], [Who(name, name) for name in "abcd"], NOON, TableOptions())
    game = finished_of(Table.of(log))
    assert game is not None
    seats = tuple(structs.replace(seat, place=place) for seat, place in zip(game.seats, places, strict=True))
    people = tuple(structs.replace(one, part=part) for one, part in zip(game.people, parts, strict=False))
    return structs.replace(game, seats=seats, people=people or game.people, **more)


def test_for_whom_a_game_counts() -> None:
    """The rules that docs/playing.md tells."""
    assert rating.ranking(ended()) == [("a", 1), ("b", 2), ("c", 3), ("d", 4)]
    assert rating.ranking(ended(places=(2, 1, 1, 4))) == [("a", 2), ("b", 1), ("c", 1), ("d", 4)]
    assert rating.ranking(ended(places=(None,) * 4)) == [(name, 1) for name in "abcd"], "nobody wins: all tie"
    assert rating.ranking(ended("left", "stayed", "stayed", "left")) == [("a", 4), ("b", 2), ("c", 3), ("d", 4)]
    assert rating.ranking(ended("out", "stayed", "came", "stayed")) == [("b", 2), ("d", 4)]
    assert rating.ranking(ended("left", "left", "left", "left")) == []
    assert rating.ranking(ended("stayed", "out", "out", "out")) == []
    for why in ("off", "prepared", "hot_seat", "take_back", "bots", "kin", "rewound", "unended"):
        assert rating.ranking(ended(unrated=why)) == []
    assert rating.ranking(ended(ending="abandoned")) == []


def test_ratings_move_as_they_should() -> None:
    first, second, third, fourth = rating.fold([ended()])[:4]
    assert first.mu > second.mu > third.mu > fourth.mu
    assert all(one.sigma < rating.SPREAD for one in (first, second, third, fourth))
    assert {one.mu for one in rating.fold([ended(places=(None,) * 4)])} == {rating.MEAN}
    assert (rating.shown(rating.MEAN), rating.margin(rating.SPREAD)) == (1500, 333)
    assert [rating.season_of(at) for at in (1_767_225_599_999, 1_767_225_600_000, 1_775_001_600_000)] == [
        "2025-4", "2026-1", "2026-2",
    ]  # fmt: skip


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_after_thirty_games_the_ratings_are_the_rebuilt_ones(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = postgres() if database == "postgres" else str(tmp_path / "ruinous.sqlite")

    async def fill() -> list[Any]:
        store = await open_store(where)
        people = [Who(name.lower(), name) for name in NAMES]
        for who in people:
            await store.add_identity(person(who.id, who.name), f"device of {who.id}")
        await thirty(store, people)
        await chronicle.Chronicle(store, played_again, SimpleNamespace(ended=0)).once()
        found = await store.every_rating()
        # A fault: ratings and games that are not what the logs tell.
        worse = [structs.replace(one, mu=one.mu + 5) for one in found[:40]]
        await store.replace_ratings(worse)
        kept = await store.game("game4")
        assert kept is not None
        await store.put_game(structs.replace(kept, rated=False, at=1))
        await store.close()
        return found

    async def now() -> list[Any]:
        store = await open_store(where)
        found = await store.every_rating()
        await store.close()
        return found

    before = asyncio.run(fill())
    assert {one.season for one in before} >= {"", "2027-1"}
    assert {one.pace for one in before} == {"live", "web"}
    assert max(one.games for one in before) >= 10
    data: tuple[str, ...] = ("--data", str(tmp_path))
    if database == "postgres":
        monkeypatch.setenv("DATABASE_URL", where)
        data = ()
    assert main(["ratings", "--rebuild", "--json", *data]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["unreadable"], told["people"]) == (30, 0, len(NAMES))
    assert told["changed"] > 0
    assert asyncio.run(now()) == before, "to the last digit"
    assert main(["ratings", "--rebuild", *data]) == 0
    assert "Every rating is what it was." in capsys.readouterr().out
    assert main(["ratings", *data]) == 0
    assert "Anna#anna" in capsys.readouterr().out
    assert main(["ratings", "--json", *data]) == 0
    live = json.loads(capsys.readouterr().out)["live"]
    assert [one["rating"] for one in live] == sorted((one["rating"] for one in live), reverse=True)
    if database == "postgres":
        postgres_server().drop(where)


@runs
async def test_a_game_that_comes_late_is_put_where_it_belongs(tmp_path: Path) -> None:
    async with home(tmp_path) as place:
        store = place.house.store
        people = [Who(name.lower(), name) for name in NAMES]
        for number, at in ((1, 5), (2, 9), (3, 1)):
            await played(store, f"t{number}", number, people[:3], NOON + at * HOUR)
            await place.house.chronicle.once()
        games = [read(game.facts) for game in await store.rated_games((-1, ""), 9)]
        assert [game.id for game in games] == ["t3", "t1", "t2"]
        assert await store.every_rating() == rating.fold(games)


@runs
async def test_two_who_rate_at_once_do_it_once(tmp_path: Path) -> None:
    async with home(tmp_path) as place:
        store = place.house.store
        people = [Who(name.lower(), name) for name in NAMES]
        for number in (1, 2, 3, 4, 6):  # games of three
            await played(store, f"t{number}", number, people[:3], NOON + number * HOUR)
        others = [chronicle.Chronicle(store, played_again, SimpleNamespace(ended=0)) for _ in range(3)]
        await asyncio.gather(*(one.once() for one in others))
        await place.house.chronicle.once()
        games = [read(game.facts) for game in await store.rated_games((-1, ""), 9)]
        assert len(games) == 5
        assert await store.every_rating() == rating.fold(games)


@runs
async def test_a_log_that_cannot_be_read_keeps_what_was_kept(tmp_path: Path) -> None:
    async with home(tmp_path) as place:
        store = place.house.store
        people = [Who(name.lower(), name) for name in NAMES[:3]]
        for who in people:
            await store.add_identity(person(who.id, who.name), f"device of {who.id}")
        await played(store, "good", 1, people, NOON)
        log = log_of("bad", records()[2], people, NOON + HOUR, TableOptions())
        await put(store, "bad", log)
        await place.house.chronicle.once()
        kept = await store.games_of("anna", 9)
        await store.rewrite("bad", {9: b"{}"})
        assert not await chronicle.write(store, "bad", played_again)
        assert await chronicle.write(store, "good", played_again)
        assert await store.games_of("anna", 9) == kept
        await store.append(structs.replace((await _ending(store, people)), table="worse"))
        await store.rewrite("worse", {1: b"{}"})
        await place.house.chronicle.once()
        assert await store.unwritten(1, 9) == [], "what cannot be read is not tried for ever"


async def _ending(store: Store, people: Sequence[Who]) -> Any:
    from ruinous.store import Result, Write
    from tests.kit.stores import head

    return Write("x", 0, b"{}", head(NOON, "over"), result=Result("worse", NOON, "points", b"[]"))


@story
async def test_a_leaderboard_lists_those_who_show_themselves(place: Home) -> None:
    people = [await place.person(name) for name in ("Ulla", "Viktor", "Wanda")]
    for n in range(11):
        table = f"lead{n}"
        await played(place.house.store, table, 1, [Who(one.id, one.name) for one in people], NOON + n * HOUR)
    await place.house.chronicle.once()
    ulla, viktor, wanda = people

    async def ranks(by: Person | None = None, query: str = "") -> list[str]:
        path = f"/api/ratings{query}"
        told = await (by.get(path) if by else place.ask("GET", path))
        return [one["person"]["name"] for one in told["ranks"] if one["person"]["id"] in {ulla.id, viktor.id, wanda.id}]

    assert await ranks() == []
    assert await ranks(viktor) == ["Viktor"]
    await ulla.ask("PUT", "/api/people/page", {"shown": "public"})
    await wanda.ask("PUT", "/api/people/page", {"shown": "friends"})
    assert await ranks() == ["Ulla"]
    assert await ranks(viktor) == ["Ulla", "Viktor", "Wanda"], "Khorne won the game, and Tzeentch came last"
    assert await ranks(viktor, "?pace=web") == []
    season = rating.season_of(NOON)
    told = await place.ask("GET", f"/api/ratings?season={season}")
    assert season in told["seasons"]
    assert [one["games"] for one in told["ranks"] if one["person"]["id"] == ulla.id] == [11]
    assert await ranks(viktor, "?season=1999-1") == []
    with refused("bad_request"):
        await place.ask("GET", "/api/ratings?season=summer")
    shown = await seen(place, ulla.id)
    (live,) = shown["ratings"]
    assert (live["pace"], live["games"], live["provisional"], len(live["history"])) == ("live", 11, False, 11)
    assert live["rating"] == live["history"][-1]["rating"] > 1500
    margins = [one["margin"] for one in live["history"]]
    assert margins == sorted(margins, reverse=True)
