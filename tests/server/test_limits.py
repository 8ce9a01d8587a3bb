"""Limits: buckets that empty and fill, sockets that are counted, and a memory that does not grow."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruinous.rules.facts import Fact
from ruinous.server.gate.limits import Limits, Rate, TooMany
from ruinous.server.settings import Settings
from ruinous.words import say
from tests.kit.gatehouse import EASY, Clock, as_device, make_identity, refused, serve

STRICT = msgspec.structs.replace(EASY, limit_factor=1.0)


def limits(clock: Clock, **changes: Any) -> Limits:
    rates = {"act": Rate(20, 60), "enter": Rate(5 / 60, 5), "message": Rate(2, 3)}
    return Limits(rates, clock=clock.seconds, **{"sockets": 2, **changes})


def test_a_bucket_empties_and_fills() -> None:
    clock = Clock()
    house = limits(clock)
    for _ in range(60):
        house.take("act", "p1")
    with pytest.raises(TooMany) as refusal:
        house.take("act", "p1")
    assert (refusal.value.code, refusal.value.after) == ("too_many", 1)
    house.take("act", "p2")
    house.take("enter", "p1")
    clock.ms += 100
    house.take("act", "p1")
    house.take("act", "p1")
    with pytest.raises(TooMany):
        house.take("act", "p1")
    clock.ms += 3_600_000
    for _ in range(60):
        house.take("act", "p1")
    with pytest.raises(TooMany):
        house.take("act", "p1")


def test_how_long_to_wait() -> None:
    clock = Clock()
    house = limits(clock)
    for _ in range(5):
        house.take("enter", "x")
    with pytest.raises(TooMany) as refusal:
        house.take("enter", "x")
    assert refusal.value.after == 12
    clock.ms += 11_000
    with pytest.raises(TooMany) as refusal:
        house.take("enter", "x")
    assert refusal.value.fact == Fact("refusal.too_many_requests", {"seconds": 1})
    assert say(*refusal.value.fact) == "Too many requests. Wait 1 second and try again."
    clock.ms += 1_000
    house.take("enter", "x")


def test_a_clock_that_goes_back_does_no_harm() -> None:
    clock = Clock()
    house = limits(clock)
    house.take("act", "x")
    clock.ms -= 3_600_000
    house.take("act", "x")


def test_the_factor() -> None:
    house = limits(Clock(), factor=0.1)
    for _ in range(6):
        house.take("act", "x")
    with pytest.raises(TooMany):
        house.take("act", "x")
    free = limits(Clock(), factor=0)
    for _ in range(1000):
        free.take("act", "x")
    assert not any(free.buckets.values())


def test_memory_is_bounded() -> None:
    house = limits(Clock(), remembered=100)
    for _ in range(5):
        house.take("enter", "busy")
    for number in range(1000):
        house.take("enter", f"x{number}")
        with pytest.raises(TooMany):
            house.take("enter", "busy")
    assert len(house.buckets["enter"]) == 100


def test_sockets_are_counted() -> None:
    house = limits(Clock())
    with house.socket("a"), house.socket("b"):
        with house.socket("a"):
            with pytest.raises(TooMany, match="connections"), house.socket("a"):
                pass
            assert house.sockets == {"a": 2, "b": 1}
        with house.socket("a"):
            pass
    assert house.sockets == {}
    free = limits(Clock(), factor=0)
    with free.socket("a") as one, free.socket("a"), free.socket("a"):
        for _ in range(100):
            one()


def test_messages_are_counted_on_each_socket() -> None:
    clock = Clock()
    house = limits(clock)
    with house.socket("a") as one, house.socket("a") as other:
        for _ in range(3):
            one()
        with pytest.raises(TooMany):
            one()
        other()
        clock.ms += 500
        one()


def test_what_is_allowed_unless_set() -> None:
    rates = Settings().rates
    assert (rates["act"], rates["read"], rates["talk"]) == (Rate(20, 60), Rate(50, 200), Rate(1, 5))
    assert rates["enter"] == Rate(5 / 60, 5)


# --- over HTTP ----------------------------------------------------------------------------------------------------


def test_making_identities_is_limited_by_address(tmp_path: Path) -> None:
    clock = Clock()
    settings = msgspec.structs.replace(STRICT, make=Rate(0.1, 2), trust_proxy=1)
    with serve(tmp_path / "store.db", settings, clock) as client:
        here, there = {"x-forwarded-for": "6.6.6.6, 1.1.1.1"}, {"x-forwarded-for": "2.2.2.2"}
        made: dict[str, Any] = {}
        for _ in range(2):
            made = client.post("/api/identity", json={"name": "Anna"}, headers=here).json()
            client.cookies.clear()
        answer = client.post("/api/identity", json={"name": "Anna"}, headers=here)
        refused(answer, 429, "too_many")
        assert answer.headers["retry-after"] == "10"
        answer = client.post("/api/identity", json={"name": "Anna"}, headers=here | as_device(made))
        refused(answer, 429, "too_many")
        other = {"x-forwarded-for": "7.7.7.7, 1.1.1.1"}  # what the client writes itself does not count
        refused(client.post("/api/identity", json={"name": "Anna"}, headers=other), 429, "too_many")
        assert client.post("/api/identity", json={"name": "Anna"}, headers=there).status_code == 201
        client.cookies.clear()
        clock.ms += 10_000
        assert client.post("/api/identity", json={"name": "Anna"}, headers=here).status_code == 201


def test_people_are_counted_each_for_themselves(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(STRICT, read=Rate(1, 2))
    with serve(tmp_path / "store.db", settings) as client:
        one, other = as_device(make_identity(client)), as_device(make_identity(client))
        for headers in (one, other, {}):
            assert [client.get("/api/count", headers=headers).status_code for _ in range(3)] == [200, 200, 429]


def test_tries_to_enter_are_limited_by_name_and_by_address(tmp_path: Path) -> None:
    clock = Clock()
    settings = msgspec.structs.replace(STRICT, trust_proxy=1)
    with serve(tmp_path / "store.db", settings, clock) as client:

        def enter(name: str, address: str) -> int:
            body = {"name": name, "passphrase": "wrong one"}
            return client.post("/api/identity/enter", json=body, headers={"x-forwarded-for": address}).status_code

        assert [enter(name, "1.1.1.1") for name in ("A#a", "B#b", "C#c", "D#d", "E#e")] == [403] * 5
        assert enter("F#f", "1.1.1.1") == 429
        assert [enter("Anna#abcd", "2.2.2.2") for _ in range(5)] == [403] * 5
        clock.ms += 60_000  # the address may try again, but not at this name
        assert enter(" ANNA#ABCD", "2.2.2.2") == 429
        assert enter("Boris#abcd", "2.2.2.2") == 403
        assert [enter("Anna#abcd", f"3.3.3.{i}") for i in range(48)] == [403] * 48
        assert enter("Anna#abcd", "4.4.4.4") == 429  # strangers have tried enough, all together
        clock.ms += 18_000
        assert enter("Anna#abcd", "4.4.4.4") == 403


def test_tries_at_codes_are_limited(tmp_path: Path) -> None:
    with serve(tmp_path / "store.db", STRICT) as client:
        made = make_identity(client)
        for _ in range(5):
            refused(client.post("/api/identity/recover", json={"code": "wrong"}), 403, "not_allowed")
        refused(client.post("/api/identity/recover", json={"code": made["recovery"]}), 429, "too_many")


def test_too_many_passphrases_at_once(tmp_path: Path) -> None:
    with serve(tmp_path / "store.db") as client:
        client.app.state.house.people.hashing = 32
        body = {"name": "Anna#abcd", "passphrase": "wrong one"}
        refused(client.post("/api/identity/enter", json=body), 429, "too_many")
        client.app.state.house.people.hashing = 31
        refused(client.post("/api/identity/enter", json=body), 403, "not_allowed")
        assert client.app.state.house.people.hashing == 31
