"""Throw-away identities against a game, step by step over the wire; and the honest stories that must still be told.

Everybody comes through a proxy that tells the server their address. A browser also has the name it was given.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from ruinous.client import ApiError, Connection
from ruinous.server.settings import Settings
from ruinous.table import entries as e
from tests.kit.play import POWERS, Ear, Home, Person, Stage, refused, settled, staged, step, story, text_of

PROXIED = Settings(limit_factor=0, passphrase_work=10, trust_proxy=1)
THREE = {"powers": POWERS[:3]}
FOUR = {"powers": POWERS, "stand_in": "random"}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("seats"), PROXIED) as made:
        yield made


class Caller(Person):
    """Somebody who calls from an address, with a browser or without one."""

    address: str
    browser: str = ""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}", **self.from_here()}
        return read(await self.http.request(method, path, json=body, headers=headers))

    def from_here(self) -> dict[str, str]:
        cookie = {"Cookie": f"ruinous_browser={self.browser}"} if self.browser else {}
        return {"X-Forwarded-For": self.address, **cookie}


def read(answer: httpx.Response) -> Any:
    if answer.status_code >= 400:
        problem = answer.json()
        raise ApiError(problem["code"], problem["sentence"], answer.status_code, problem["id"], problem["args"])
    return answer.json()


async def caller(place: Home, name: str, address: str, browser: str = "") -> Caller:
    made = await place.person(name)
    somebody = Caller(place.http, place.url, vars(made))
    somebody.address, somebody.browser = address, browser
    return somebody


def browser(number: int) -> str:
    return f"{number:032x}"


async def begun(host: Person, *others: Person, **options: Any) -> str:
    """A game of these people, and bots that play anything in the other seats."""
    size = len(options.get("powers", POWERS))
    table = await host.table(start=False, **{**FOUR, **options})
    for person in others:
        await person.do(table, "join")
    for number in range(1 + len(others), size):
        await host.do(table, "seat", place=number, bot="random")
    await host.do(table, "start")
    return table


async def people_at(person: Person, table: str) -> list[str | None]:
    places = (await person.look(table))["state"]["table"]["places"]
    return [place["person"] and place["person"]["name"] for place in places]


# --- the attack ---------------------------------------------------------------------------------------------------


@story
async def test_throw_away_identities_take_no_game_apart(place: Home) -> None:
    """Two people and two bots: one of the two makes two more names, from home and from the same browser elsewhere."""
    mallory = await caller(place, "Mallory", "203.0.113.7", browser(1))
    anna = await caller(place, "Anna", "198.51.100.1", browser(2))
    table = await begun(mallory, anna)
    home = await caller(place, "Sock", "203.0.113.7")
    moved = await caller(place, "Sleeve", "192.0.2.44", browser(1))
    for sock in (home, moved):
        with refused("not_allowed", "kin_seen_cards"):
            await sock.do(table, "take_over", place=2)
    stranger = await caller(place, "Stranger", "192.0.2.99", browser(3))  # cannot be told from anybody else
    await stranger.do(table, "take_over", place=2)
    with refused("not_allowed", "no_say"):
        await stranger.do(table, "ballot", yes=True)
    await mallory.do(table, "ballot", yes=True)
    assert await people_at(anna, table) == ["Mallory", "Anna", None, None]
    with refused("not_allowed"):
        await stranger.look(table, POWERS[2])
    await anna.do(table, "ballot", yes=False)
    with refused("too_soon", "vote_too_soon"):
        await stranger.do(table, "take_over", place=3)
    with refused("not_away", "alone_in_vote"):
        await mallory.do(table, "propose", vote="replace", place=1)
    with refused("taken", "seat_held"):
        await stranger.do(table, "take_over", place=1)
    await mallory.do(table, "propose", vote="abandon")
    await anna.do(table, "ballot", yes=False)
    assert (await anna.look(table))["state"]["table"]["state"] == "playing"


class Calling(Connection):
    """The socket of somebody who calls from an address, with a browser or without one."""

    def __init__(self, caller: Caller) -> None:
        super().__init__(caller.url, caller.token)
        self.caller = caller

    def headers(self) -> dict[str, str]:
        return super().headers() | self.caller.from_here()


@story
async def test_a_hand_that_is_looked_at_elsewhere_is_known_there(place: Home) -> None:
    """Mallory sits down at home, and looks at the hand from elsewhere: by a page, by a socket, by a move."""
    mallory = await caller(place, "Mallory", "203.0.113.8", browser(51))
    anna = await caller(place, "Anna", "198.51.100.8", browser(52))
    table = await begun(mallory, anna, take_over="free")
    looker = await caller(place, "Looker", "192.0.2.80", browser(53))  # has no seat: leaves nothing
    await looker.look(table)
    seats = {POWERS[0]: mallory, POWERS[1]: anna}
    live = place.house.tables.shelf.lives[table].table
    await settled(lambda: live.deciding in seats)
    mallory.address, mallory.browser = "203.0.113.81", ""
    await mallory.look(table, POWERS[0])
    mallory.address, mallory.browser = "203.0.113.82", browser(54)
    async with Calling(mallory) as connection:
        await connection.watch(table, POWERS[0])
    mallory.address, mallory.browser = "203.0.113.83", ""
    await mallory.do(table, "hand", place=0, bot="random")
    logged = [entry for entry in await place.entries(table) if isinstance(entry, e.Looked)]
    assert {entry.by for entry in logged} == {mallory.id}
    assert sum(len(entry.marks) for entry in logged) == 4  # three addresses, one of them with a browser
    ways = [(f"203.0.113.{n}", "") for n in (81, 82, 83)] + [("192.0.2.81", browser(54))]
    for address, name in ways:
        sock = await caller(place, "Sock", address, name)
        with refused("not_allowed", "kin_seen_cards"):
            await sock.do(table, "take_over", place=2)
    await looker.do(table, "take_over", place=2)
    assert await people_at(anna, table) == ["Mallory", "Anna", "Looker", None]


@story
async def test_who_looks_from_the_home_of_another_keeps_the_vote(place: Home) -> None:
    """Two friends sit down each at home. That one looks from the other’s sofa makes them one for no vote."""
    anna = await caller(place, "Anna", "198.51.100.9", browser(61))
    boris = await caller(place, "Boris", "203.0.113.9", browser(62))
    table = await begun(anna, boris, powers=POWERS[:3])
    boris.address = anna.address
    for _ in range(3):
        await boris.look(table, POWERS[1])
    assert sum(isinstance(entry, e.Looked) for entry in await place.entries(table)) == 1
    live = place.house.tables.shelf.lives[table].table
    assert live.kin(anna.id) == {boris.id}
    await anna.do(table, "propose", vote="abandon")
    assert live.state == "playing"
    await boris.do(table, "ballot", yes=True)
    assert live.ending == "abandoned"


@story
async def test_one_of_two_lets_nobody_in_while_the_time_of_the_other_is_out(place: Home) -> None:
    """In play by web: Anna's time has run out. A stranger asks, Mallory agrees, and still Anna is asked too."""
    mallory = await caller(place, "Mallory", "203.0.113.7", browser(1))
    anna = await caller(place, "Anna", "198.51.100.1", browser(2))
    table = await begun(mallory, anna, pace="web", clock={"kind": "move", "seconds": 3600})
    seats = {POWERS[0]: mallory, POWERS[1]: anna}
    live = place.house.tables.shelf.lives[table].table
    while live.deciding != POWERS[1]:
        if live.deciding == POWERS[0]:
            await step(table, seats, Random(1))
        else:
            await settled(lambda: live.deciding in seats)
    place.clock.moved += 3_600_000
    await place.house.sweep.once()
    await settled(lambda: live.places[1].late)
    stranger = await caller(place, "Stranger", "192.0.2.99", browser(3))
    await stranger.do(table, "take_over", place=2)
    await mallory.do(table, "ballot", yes=True)
    assert await people_at(mallory, table) == ["Mallory", "Anna", None, None]
    with refused("not_allowed"):
        await stranger.look(table, POWERS[2])
    assert (await anna.look(table))["state"]["table"]["vote"]["voters"] == [mallory.id, anna.id]
    await anna.do(table, "ballot", yes=False)
    assert live.vote is None


@story
async def test_names_that_sit_down_before_the_start_count_once(place: Home) -> None:
    mallory = await caller(place, "Mallory", "203.0.113.8", browser(11))
    socks = [await caller(place, f"Sock {n}", f"203.0.113.{address}", browser(11)) for n, address in ((1, 8), (2, 9))]
    anna = await caller(place, "Anna", "198.51.100.2", browser(12))
    table = await begun(mallory, *socks, anna)
    with refused("not_away", "alone_in_vote"):
        await mallory.do(table, "propose", vote="replace", place=3)
    await mallory.do(table, "propose", vote="abandon")
    for sock in socks:
        await sock.do(table, "ballot", yes=True)
    assert (await anna.look(table))["state"]["table"]["state"] == "playing"
    await anna.do(table, "ballot", yes=False)
    assert (await anna.look(table))["state"]["table"]["vote"] is None


@story
async def test_who_came_later_votes_nobody_out_even_where_seats_are_free_to_take(place: Home) -> None:
    mallory = await caller(place, "Mallory", "203.0.113.20")
    anna = await caller(place, "Anna", "198.51.100.20")
    table = await begun(mallory, anna, take_over="free")
    late = [await caller(place, f"Late {n}", f"192.0.2.{n}") for n in (1, 2)]
    for number, person in enumerate(late, 2):
        await person.do(table, "take_over", place=number)
        for vote in ({"vote": "replace", "place": 1}, {"vote": "abandon"}, {"vote": "rewind", "to": 0}):
            with refused("not_allowed", "founders_only"):
                await person.do(table, "propose", **vote)
    with refused("not_away", "alone_in_vote"):
        await mallory.do(table, "propose", vote="replace", place=1)
    await mallory.do(table, "propose", vote="abandon")
    for person in late:
        with refused("not_allowed", "no_say"):
            await person.do(table, "ballot", yes=True)
    assert (await anna.look(table))["state"]["table"]["vote"]["voters"] == [mallory.id, anna.id]


@story
async def test_an_outsider_with_the_link_may_ask_and_nothing_else(place: Home) -> None:
    anna = await caller(place, "Anna", "198.51.100.3")
    outsider = await caller(place, "Outsider", "192.0.2.3")
    table = await begun(anna, spectators=False, talk="everyone")
    for path in ("", "/talk", "/steps", "/record", "/chart", "/at/0", "/why?action=pass", "/plan?action=pass"):
        with refused("not_allowed", "table_private"):
            await outsider.get(f"/api/tables/{table}{path}")
    for command in ("join", "leave", "start", "close", "withdraw", "return", "hand", "rematch"):
        with refused("not_allowed", "table_private"):
            await outsider.do(table, command)
    for body in ({"do": "say", "text": "Hello"}, {"do": "ballot", "yes": True}, {"do": "propose", "vote": "pause"}):
        with refused("not_allowed", "table_private"):
            await outsider.ask("POST", f"/api/tables/{table}/do", body)
    answer = await outsider.do(table, "take_over")
    assert set(answer) == {"version"}
    with refused("not_allowed", "asked_for_seat"):
        await outsider.look(table)
    with refused("not_allowed", "asked_for_seat"):
        await outsider.do(table, "say", text="Let me in")
    await outsider.do(table, "withdraw")
    with refused("not_allowed", "table_private"):
        await outsider.look(table)
    assert await people_at(anna, table) == ["Anna", None, None, None]


@story
async def test_one_who_is_removed_stays_away_under_any_name(place: Home) -> None:
    host = await caller(place, "Host", "198.51.100.4", browser(41))
    pest = await caller(place, "Pest", "203.0.113.4", browser(42))
    table = await host.table(start=False, **FOUR)
    await pest.do(table, "join")
    with refused("not_allowed", "host_only"):
        await pest.do(table, "remove", place=0)
    async with Connection(place.url, pest.token) as connection:
        ear = Ear(connection)
        await connection.watch(table, None)
        await host.do(table, "remove", place=1)
        await settled(lambda: ear.of("refused"))
        assert ear.of("refused")[0]["fact"]["id"] == "refusal.removed"
    with refused("not_allowed", "removed"):
        await pest.do(table, "join")
    with refused("not_allowed", "removed"):
        await pest.look(table)
    for address, name in (("203.0.113.4", ""), ("192.0.2.4", browser(42))):
        again = await caller(place, "Again", address, name)
        with refused("not_allowed", "removed"):
            await again.do(table, "join")
    friend = await caller(place, "Friend", "198.51.100.44")
    await friend.do(table, "join", place=1)
    await host.do(table, "move", place=1, to=3)
    assert await people_at(host, table) == ["Host", None, None, "Friend"]


@story
async def test_votes_again_and_again_send_one_notice(place: Home) -> None:
    mallory = await caller(place, "Mallory", "203.0.113.5")
    anna = await caller(place, "Anna", "198.51.100.5")
    table = await begun(mallory, anna, pace="web")
    for kind in ("pause", "abandon"):
        await mallory.do(table, "propose", vote=kind)
        await mallory.do(table, "withdraw")
        for _ in range(20):
            with refused("too_soon", "vote_too_soon"):
                await mallory.do(table, "propose", vote=kind)
    for number in range(5):  # nor do strangers who ask for a seat
        stranger = await caller(place, f"Stranger {number}", f"192.0.2.{50 + number}")
        await stranger.do(table, "take_over")
        await stranger.do(table, "withdraw")
    stored = [one.notice for one in await place.house.store.notices(anna.id, 100)]
    assert sorted(notice.args["vote"] for notice in stored if notice.kind == "vote") == ["abandon", "pause", "seat"]


@story
async def test_marks_are_in_the_log_and_tell_nothing(place: Home) -> None:
    anna = await caller(place, "Anna", "198.51.100.6", browser(61))
    boris = await caller(place, "Boris", "2001:db8:1:2::5", browser(62))
    tables = [await begun(anna, boris) for _ in range(2)]
    seen = []
    for table in tables:
        log = b"".join(await place.log(table))
        assert not any(part in log for part in (b"198.51", b"2001:", browser(61).encode(), browser(62).encode()))
        joined = next(entry for entry in await place.entries(table) if isinstance(entry, e.Joined))
        assert len(joined.marks) == 2
        seen.append(set(joined.marks))
        shown = text_of(await anna.look(table)) + text_of(await anna.get("/api/tables/mine"))
        assert not any(mark in shown for mark in joined.marks)
    assert not seen[0] & seen[1]
    same_net = await caller(place, "Bella", "2001:db8:1:2::6")
    with refused("not_allowed", "kin_seen_cards"):
        await same_net.do(tables[0], "take_over", place=2)


# --- honest stories -----------------------------------------------------------------------------------------------


@story
async def test_a_family_at_one_address_plays_and_votes(place: Home) -> None:
    family = [await caller(place, name, "198.51.100.7") for name in ("Mother", "Father", "Child")]
    table = await begun(*family, **THREE)
    mother, father, child = family
    await mother.do(table, "propose", vote="pause")
    await father.do(table, "ballot", yes=True)
    await child.do(table, "ballot", yes=True)
    assert (await mother.look(table))["state"]["table"]["paused"]
    await child.do(table, "leave")
    await child.do(table, "take_over", place=2)
    assert await people_at(mother, table) == ["Mother", "Father", "Child"]


@story
async def test_a_friend_takes_over_from_a_bot_by_consent(place: Home) -> None:
    anna = await caller(place, "Anna", "198.51.100.8")
    boris = await caller(place, "Boris", "198.51.100.9")
    friend = await caller(place, "Friend", "198.51.100.10")
    table = await begun(anna, boris, spectators=False)
    await friend.do(table, "take_over")
    vote = (await anna.look(table))["state"]["table"]["vote"]
    assert (vote["kind"], vote["name"], vote["place"], vote["voters"]) == ("seat", "Friend", 2, [anna.id, boris.id])
    for person in (anna, boris):
        await person.do(table, "ballot", yes=True)
    assert await people_at(friend, table) == ["Anna", "Boris", "Friend", None]
    assert (await friend.look(table, POWERS[2]))["state"]["game"]["players"][POWERS[2]]["hand"]


@story
async def test_ones_own_seat_is_taken_back_from_anywhere(place: Home) -> None:
    anna = await caller(place, "Anna", "198.51.100.11")
    boris = await caller(place, "Boris", "198.51.100.12", browser(121))
    table = await begun(anna, boris, spectators=False, take_over="no")
    await boris.do(table, "leave")
    with refused("not_allowed", "table_private"):
        await boris.look(table)
    boris.address, boris.browser = "198.51.100.11", ""  # at Anna's home now
    await boris.do(table, "take_over")
    assert await people_at(anna, table) == ["Anna", "Boris", None, None]


@story
async def test_in_a_rematch_people_are_still_told_apart(place: Home) -> None:
    mallory = await caller(place, "Mallory", "203.0.113.13")
    sock = await caller(place, "Sock", "203.0.113.13")
    anna = await caller(place, "Anna", "198.51.100.13")
    table = await begun(mallory, sock, anna, **THREE)
    await mallory.do(table, "propose", vote="abandon")
    await sock.do(table, "ballot", yes=True)
    await anna.do(table, "ballot", yes=True)
    again = (await anna.do(table, "rematch"))["table"]
    await anna.do(again, "start")
    places = (await anna.look(again))["state"]["table"]["places"]
    hers = next(n for n, at in enumerate(places) if at["person"]["id"] == anna.id)
    with refused("not_away", "alone_in_vote"):
        await mallory.do(again, "propose", vote="replace", place=hers)
