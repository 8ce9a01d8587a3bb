"""Numbers for Prometheus: right, for the right eyes only, and nothing of anybody in them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from ruinous import __version__
from ruinous.client import ApiError
from ruinous.server.gate.limits import Rate
from ruinous.server.host.admin import new_admin_token
from ruinous.server.host.metering import is_direct
from tests.kit.play import EASY, Home, Serving, Stage, home, staged, story
from tests.kit.services import Redis, postgres, postgres_server

TOKEN = "a-token-for-the-numbers"
SETTINGS = replace(EASY, metrics_token=TOKEN, hosts=("play.example.org",))
Numbers = dict[tuple[str, tuple[tuple[str, str], ...]], float]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("metrics"), SETTINGS) as made:
        yield made


def read(text: str) -> Numbers:
    families = text_string_to_metric_families(text)
    return {(s.name, tuple(sorted(s.labels.items()))): s.value for family in families for s in family.samples}


async def numbers(place: Home) -> Numbers:
    answer = await place.http.get("/metrics")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return read(answer.text)


def of(found: Numbers, name: str, **labels: str) -> float:
    return found.get((name, tuple(sorted(labels.items()))), 0.0)


@story
async def test_what_happens_is_counted(place: Home) -> None:
    before = await numbers(place)
    anna = await place.person("Anna")
    table = await anna.table("scripted", "random", "random")
    with suppress(ApiError):
        await anna.do(table, "start")
    with suppress(ApiError):
        await anna.look("nothing")
    await place.http.get("/no/such/page")
    await place.http.request("PROPFIND", "/health")
    async with anna.connection() as connection:
        await connection.watch(table)
        async with asyncio.timeout(30):
            while not (connection.states[table]["ask"] or {}).get("actions"):
                await connection.changed()
        ask = connection.states[table]["ask"]
        version = connection.versions[table]
        await connection.do(table, {"do": "play", "action": ask["actions"][0]["do"], "version": version})
        after = await numbers(place)
        assert of(after, "ruinous_sockets") == 1
        assert of(after, "ruinous_watchers") == 1

    def more(name: str, **labels: str) -> float:
        return of(after, name, **labels) - of(before, name, **labels)

    assert more("ruinous_requests_total", method="POST", route="/api/tables", status="201") == 1
    assert more("ruinous_requests_total", method="GET", route="/api/tables/{id}", status="404") == 1
    assert more("ruinous_requests_total", method="GET", route="none", status="404") == 1
    assert more("ruinous_requests_total", method="other", route="none", status="405") == 1
    assert more("ruinous_request_seconds_count", method="POST", route="/api/tables") == 1
    assert more("ruinous_commands_total", kind="start", outcome="refused") == 1
    assert more("ruinous_commands_total", kind="play", outcome="done") == 1
    assert more("ruinous_tables", state="playing") == 1
    assert more("ruinous_identities") == 1
    assert more("ruinous_entries") >= 3
    assert more("ruinous_write_seconds_count") >= 2
    assert of(after, "ruinous_tables_in_memory") >= 1
    assert of(after, "ruinous_memory_bytes") > 10_000_000
    assert of(after, "ruinous_workers") == 1
    assert of(after, "ruinous_build_info", version=__version__) == 1
    assert of(after, "ruinous_deliveries", state="failed") == 0


@story
async def test_nobody_is_found_in_the_numbers(place: Home) -> None:
    anna = await place.person("Wilhelmina")
    table = await anna.table("random", "random", "random", name="Our secret table")
    await anna.look(table)
    await place.http.get(f"/{anna.id}/{table}")
    text = (await place.http.get("/metrics")).text
    for word in ("Wilhelmina", anna.id, table, "secret", anna.token, "127.0.0.1"):
        assert word not in text


@story
async def test_only_this_machine_and_the_tokens_may_read_them(place: Home) -> None:
    admin = await new_admin_token(place.house.store)
    for token, status in ((TOKEN, 200), (admin, 200), ("wrong", 403), ("x", 403)):
        answer = await place.http.get("/metrics", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == status
    for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"):
        answer = await place.http.get("/metrics", headers={name: "for=192.0.2.7"})
        assert answer.status_code == 404, name
        unknown = await place.http.get("/metric", headers={name: "for=192.0.2.7"})
        assert answer.json() == unknown.json(), "as if there were nothing"
        tokened = {name: "for=192.0.2.7", "Authorization": f"Bearer {TOKEN}"}
        assert (await place.http.get("/metrics", headers=tokened)).status_code == 200


@pytest.mark.parametrize(
    ("client", "direct"),
    [
        (("127.0.0.1", 1), True),
        (("127.8.8.8", 1), True),
        (("::1", 1), True),
        (("::ffff:127.0.0.1", 1), True),
        (("192.168.1.7", 1), False),
        (("::ffff:10.0.0.1", 1), False),
        (("testclient", 1), False),
        (None, False),
    ],
)
def test_who_is_on_this_machine(client: tuple[str, int] | None, direct: bool) -> None:
    scope = {"type": "http", "headers": [], "client": client}
    assert is_direct(scope) is direct  # type: ignore[arg-type]


def test_wrong_tokens_are_limited_and_what_is_limited_is_counted(tmp_path: Path) -> None:
    async def run() -> None:
        async with home(tmp_path, replace(SETTINGS, limit_factor=1.0, enter=Rate(0.001, 2))) as place:
            before = await numbers(place)
            headers = {"Authorization": "Bearer wrong"}
            found = [(await place.http.get("/metrics", headers=headers)).status_code for _ in range(4)]
            assert found == [403, 403, 429, 429]
            after = await numbers(place)
            limited = [of(found, "ruinous_limited_total", limit="enter") for found in (before, after)]
            assert limited[1] - limited[0] == 2

    asyncio.run(run())


def test_workers_are_added_up_and_the_dead_are_not_counted(tmp_path: Path) -> None:
    database, bus = postgres(), Redis()
    try:
        with Serving(tmp_path, "--workers", "2", database=database, redis=bus.url) as server:

            def ask() -> Numbers:
                return read(httpx.get(f"{server.url}/metrics").text)

            def until(workers: int) -> Numbers:
                for _ in range(300):
                    found = ask()
                    if of(found, "ruinous_workers") == workers:
                        return found
                    threading.Event().wait(0.1)
                raise AssertionError(found)

            until(2)
            for _ in range(40):
                httpx.get(f"{server.url}/api/tables")
            route = {"method": "GET", "route": "/api/tables", "status": "200"}
            assert of(ask(), "ruinous_requests_total", **route) == 40
            os.kill(server.workers()[0], signal.SIGKILL)
            found = until(2)
            assert of(found, "ruinous_requests_total", **route) == 40, "what was counted stays"
            assert of(found, "ruinous_build_info", version=__version__) == 1
    finally:
        bus.stop()
        postgres_server().drop(database)
