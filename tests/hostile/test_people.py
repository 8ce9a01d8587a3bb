"""Attacks on people: locking them out, guessing at their passphrase, staying in after they have signed out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ruinous.server.gate.limits import Rate
from ruinous.server.people.credentials import hashed
from tests.kit.attacks import told
from tests.kit.gatehouse import EASY, Clock, make_identity, serve
from tests.kit.play import Home, Person, home, refused, runs

Client = TestClient[Litestar]
PASSPHRASE, WRONG = "a good passphrase", "a wrong passphrase"


# --- locking out, and guessing ------------------------------------------------------------------------------------


class Village:
    """A server behind a proxy, and Anna, who has a passphrase and has signed in from 9.9.9.9."""

    def __init__(self, client: Client, clock: Clock) -> None:
        self.client = client
        self.clock = clock
        made = self.post("", {"name": "Anna"}, "9.9.9.9").json()
        self.name, self.recovery = f"Anna#{made['tag']}", made["recovery"]
        self.mark = client.cookies["ruinous_known"]
        client.cookies.clear()
        headers = {"authorization": f"Bearer {made['token']}"}
        assert (
            client.put("/api/identity/passphrase", json={"passphrase": PASSPHRASE}, headers=headers).status_code == 200
        )

    def post(self, path: str, body: dict[str, Any], address: str, mark: str = "") -> httpx.Response:
        headers = {"x-forwarded-for": address} | ({"cookie": f"ruinous_known={mark}"} if mark else {})
        return self.client.post(f"/api/identity{path}", json=body, headers=headers)

    def enter(self, passphrase: str, address: str, mark: str = "") -> int:
        status = self.post("/enter", {"name": self.name, "passphrase": passphrase}, address, mark).status_code
        self.client.cookies.clear()
        return status


@pytest.fixture
def village(tmp_path: Path) -> Iterator[Village]:
    clock = Clock()
    settings = msgspec.structs.replace(EASY, limit_factor=1.0, trust_proxy=1)
    with serve(tmp_path / "store.db", settings, clock) as client:
        yield Village(client, clock)


def test_wrong_tries_from_elsewhere_lock_nobody_out(village: Village) -> None:
    """However many addresses try, and for however long: the owner gets in at once, at home or with a known device."""
    tries = [village.enter(WRONG, f"6.6.{number % 40}.6") for number in range(200)]
    told(11, len(tries), tries.count(403) + tries.count(429))
    assert village.enter(WRONG, "7.7.7.7") == 429
    assert village.enter(PASSPHRASE, "9.9.9.9") == 201
    assert village.enter(PASSPHRASE, "8.8.8.8", village.mark) == 201
    assert village.post("/recover", {"code": village.recovery, "passphrase": PASSPHRASE}, "8.8.4.4").status_code == 201


def test_one_address_alone_does_not_use_up_what_strangers_have(village: Village) -> None:
    for _ in range(50):
        village.enter(WRONG, "6.6.6.6")
    assert village.enter(PASSPHRASE, "8.8.8.8") == 201


def test_a_botnet_guesses_no_faster_than_a_few(village: Village) -> None:
    """250 new addresses each hour: 50 tries at once and 200 an hour, and not one more. A day of it are 4,850."""
    tried = 0
    for hour in range(3):
        for number in range(250):
            tried += village.enter(WRONG, f"6.{hour}.{number}.6") == 403
        village.clock.ms += 3_600_000
    assert tried == 50 + 2 * 50  # a bucket holds no more than it held at first


def test_a_known_device_and_a_known_address_guess_slowly_too(village: Village) -> None:
    assert [village.enter(WRONG, "9.9.9.9") for _ in range(6)] == [403] * 5 + [429]
    assert [village.enter(WRONG, f"5.5.5.{n}", village.mark) for n in range(6)] == [403] * 5 + [429]


def test_a_mark_is_no_use_to_others(village: Village) -> None:
    """Neither forged nor taken from another identity."""
    make_identity(village.client, "Mallory")
    mallory = village.post("", {"name": "Mallory"}, "6.6.6.6")
    other = mallory.cookies["ruinous_known"]
    village.client.cookies.clear()
    number, _, sign = village.mark.partition(".")
    for mark in (other, f"{number}.{sign[:-1]}0", f"{number}.", number, ".", f"{number}1.{sign}"):
        assert [village.enter(WRONG, "6.6.7.7", mark) for _ in range(6)][-1] == 429
        village.clock.ms += 3_600_000


# --- staying in ---------------------------------------------------------------------------------------------------


def socket_of(place: Home, token: str) -> connect:
    url = place.url.replace("http", "ws") + "/api/live"
    return connect(url, additional_headers={"Authorization": f"Bearer {token}"})


async def alive(socket: ClientConnection) -> bool:
    try:
        await socket.send('{"type": "ping"}')
        return "pong" in str(await socket.recv())
    except ConnectionClosed:
        return False


async def device(place: Home, person: Person) -> str:
    """The token of one more device of this person."""
    made = await person.ask("POST", "/api/identity/recovery")
    return str((await place.ask("POST", "/api/identity/recover", {"code": made["recovery"]}))["token"])


@runs
async def test_signing_out_ends_the_sockets_of_that_device_at_once(tmp_path: Path) -> None:
    async with home(tmp_path) as place:
        anna = await place.person("Anna")
        other = await device(place, anna)
        async with (
            socket_of(place, anna.token) as mine,
            socket_of(place, other) as theirs,
            connect(place.url.replace("http", "ws") + "/api/live") as said,
        ):
            await said.send(msgspec.json.encode({"type": "hello", "token": other}).decode())
            assert "Anna" in str(await said.recv())
            assert await alive(mine)
            assert await alive(theirs)
            await place.ask("DELETE", "/api/identity/device", token=other)
            assert not await alive(theirs)
            assert not await alive(said)
            assert theirs.close_code == 1008
            assert await alive(mine)


@runs
async def test_signing_out_elsewhere_leaves_a_thief_nothing(tmp_path: Path) -> None:
    """No device, no socket, no recovery code: whatever was made with the stolen token is void."""
    async with home(tmp_path) as place:
        anna = await place.person("Anna")
        thief = await device(place, anna)
        code = (await place.ask("POST", "/api/identity/recovery", token=thief))["recovery"]
        async with socket_of(place, anna.token) as mine, socket_of(place, thief) as stolen:
            assert await alive(stolen)
            fresh = await anna.ask("DELETE", "/api/identity/devices")
            assert not await alive(stolen)
            assert await alive(mine)
        for request in (
            ("POST", "/api/identity/recovery"),
            ("GET", "/api/identity"),
            ("DELETE", "/api/identity/devices"),
        ):
            with refused("not_signed_in"):
                await place.ask(*request, token=thief)
        with refused("not_allowed", "wrong_code"):
            await place.ask("POST", "/api/identity/recover", {"code": code})
        again = await place.ask("POST", "/api/identity/recover", {"code": fresh["recovery"]})
        assert again["id"] == anna.id


@runs
async def test_a_passphrase_that_a_thief_has_set_is_void_too(tmp_path: Path) -> None:
    """And one that stands for long, or is given, is nobody's to take away."""
    async with home(tmp_path) as place:
        anna = await place.person("Anna")
        thief = await device(place, anna)

        async def set_by(token: str, phrase: str, old: str | None = None) -> None:
            body = {"passphrase": phrase} | ({"old": old} if old else {})
            await place.ask("PUT", "/api/identity/passphrase", body, token=token)

        async def enter(phrase: str) -> str:
            return str(
                (await place.ask("POST", "/api/identity/enter", {"name": anna.id, "passphrase": phrase}))["token"]
            )

        await set_by(thief, "the thief's own")
        assert await enter("the thief's own")
        await anna.ask("DELETE", "/api/identity/devices")
        with refused("not_allowed", "wrong_entry"):
            await enter("the thief's own")
        assert not (await anna.get("/api/identity"))["has_passphrase"]
        # her own, which she gives
        await set_by(anna.token, "Anna's very own")
        with refused("passphrase_needed", "wrong_old_passphrase"):
            await anna.ask("DELETE", "/api/identity/devices", {"passphrase": "not this one"})
        await anna.ask("DELETE", "/api/identity/devices", {"passphrase": "Anna's very own"})
        thief = await enter("Anna's very own")
        # it has stood for a while, changed once: a thief cannot take it away
        place.clock.moved += 31 * 24 * 3600 * 1000
        await set_by(anna.token, "Anna's second one", "Anna's very own")
        await place.ask("DELETE", "/api/identity/devices", token=thief)
        with refused("not_signed_in"):
            await anna.get("/api/identity")
        anna.token = await enter("Anna's second one")
        assert "passphrase_at" not in str(await anna.get("/api/identity"))
        await anna.ask("DELETE", "/api/identity/devices", {"passphrase": "Anna's second one"})
        with refused("not_signed_in"):
            await place.ask("GET", "/api/identity", token=thief)


@runs
async def test_the_blocked_lose_all_their_sockets(tmp_path: Path) -> None:
    async with home(tmp_path) as place:
        anna = await place.person("Anna")
        async with socket_of(place, anna.token) as one, socket_of(place, await device(place, anna)) as other:
            assert await alive(one)
            assert await alive(other)
            place.house.people.send_away(anna.id)
            assert not await alive(one)
            assert not await alive(other)


@runs
async def test_news_that_was_lost_is_made_up_for(tmp_path: Path) -> None:
    """A process that did not hear of a sign-out ends the sockets when it looks again."""
    async with home(tmp_path) as place:
        anna = await place.person("Anna")
        other = await device(place, anna)
        async with socket_of(place, anna.token) as mine, socket_of(place, other) as theirs:
            assert await alive(theirs)
            await place.house.store.remove_devices(anna.id, keep=hashed(anna.token))
            await place.house.people.look_again()
            assert await alive(mine)
            assert not await alive(theirs)


@runs
async def test_a_club_behind_one_address_enters_its_table(tmp_path: Path) -> None:
    """Once one of them had the password right, the others are no strangers; who guesses is one, and soon waits."""
    settings = msgspec.structs.replace(EASY, limit_factor=1.0, enter=Rate(100, 100), stranger=Rate(0.001, 3))
    async with home(tmp_path, settings) as place:
        anna, *others = await place.people(5)
        wish = {"options": {"access": "password"}, "places": [{"me": True}], "password": "open sesame"}
        tables = [(await anna.ask("POST", "/api/tables", wish))["table"] for _ in range(2)]
        for _ in range(2):
            for person in others:
                await person.ask("POST", f"/api/tables/{tables[0]}/enter", {"password": "open sesame"})
        for _ in range(3):
            with refused("password"):
                await others[0].ask("POST", f"/api/tables/{tables[1]}/enter", {"password": "wrong"})
        with refused("too_many"):
            await others[0].ask("POST", f"/api/tables/{tables[1]}/enter", {"password": "open sesame"})
