"""Attacks on the gate: half-sent requests, endless headers, clients that do not read, upgrades that are refused."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ruinous.server.gate.connections import LONGEST_HEADER
from ruinous.server.tables import socket as sockets
from tests.kit.attacks import told
from tests.kit.play import EASY, PATIENCE, Home, home, runs, settled

HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
SOON = 4.0  # seconds for a header, where good ones must come in time on a busy machine too
Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


PIPES: list[asyncio.StreamWriter] = []


async def dial(place: Home, source: str = "127.0.0.1") -> Pipe:
    host, port = place.url.removeprefix("http://").split(":")
    pipe = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
    PIPES.append(pipe[1])
    return pipe


async def half(place: Home, source: str = "127.0.0.1") -> Pipe:
    pipe = await dial(place, source)
    pipe[1].write(HALF)
    return pipe


async def rest(pipe: Pipe) -> bytes:
    """All that comes until the connection ends, be it by a reset: then what has come before still counts."""
    heard = b""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            while more := await pipe[0].read(4096):
                heard += more
    return heard


async def answer(pipe: Pipe, request: bytes) -> int:
    """The status of the answer to one request."""
    pipe[1].write(request)
    async with asyncio.timeout(PATIENCE):
        return int((await pipe[0].readline()).split()[1])


def problem(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


@asynccontextmanager
async def besieged(folder: Path, **changes: Any) -> AsyncIterator[Home]:
    async with home(folder, replace(EASY, limit_factor=1.0, **changes)) as place:
        try:
            yield place
        finally:
            for writer in PIPES:
                writer.transport.abort()
            PIPES.clear()


@runs
async def test_a_header_must_arrive_in_time(tmp_path: Path) -> None:
    async with besieged(tmp_path, header_seconds=SOON) as place:
        pipes = [await half(place) for _ in range(20)]
        silent = await dial(place)
        for pipe in pipes:
            assert problem(await rest(pipe)) == (408, "too_slow")
        await rest(silent)
        await place.ask("GET", "/health")


@runs
async def test_a_header_that_trickles_is_no_better(tmp_path: Path) -> None:
    async with besieged(tmp_path, header_seconds=1.0) as place:
        pipe = await half(place)
        ended = asyncio.create_task(rest(pipe))
        while not ended.done():
            pipe[1].write(b"x")
            await asyncio.sleep(0.1)
        assert problem(await ended)[0] == 408


@runs
async def test_after_an_answer_the_time_begins_anew(tmp_path: Path) -> None:
    async with besieged(tmp_path, header_seconds=SOON) as place:
        pipe = await dial(place)
        assert await answer(pipe, HALF + b"\r\n\r\n") == 200
        head = await pipe[0].readuntil(b"\r\n\r\n")
        length = next(
            int(line.split()[1]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")
        )
        await pipe[0].readexactly(length)
        ended = asyncio.create_task(rest(pipe))
        while not ended.done():
            pipe[1].write(b"\r\n")  # keeps uvicorn's own time-out from running out
            await asyncio.sleep(0.1)


@runs
async def test_half_requests_of_one_address_drive_out_only_one_another(tmp_path: Path) -> None:
    """200 half-sent requests against a limit of 20, while others, and the same address, are answered."""
    async with besieged(tmp_path, header_seconds=60.0, connections=20) as place:
        pipes = [await half(place, "127.0.0.9") for _ in range(200)]
        crowd = place.crowd
        await settled(lambda: crowd.of.get("127.0.0.9", 0) == 20)
        told(5, len(pipes), len(pipes) - crowd.of["127.0.0.9"])
        assert await answer(await dial(place), HALF + b"\r\n\r\n") == 200
        assert await answer(await dial(place, "127.0.0.9"), HALF + b"\r\n\r\n") == 200
        for pipe in pipes[:100]:
            await rest(pipe)


@runs
async def test_sockets_of_one_address_are_not_driven_out(tmp_path: Path) -> None:
    async with besieged(tmp_path, connections=3) as place, AsyncExitStack() as stack:
        url = place.url.replace("http", "ws") + "/api/live"
        for _ in range(3):
            socket = await stack.enter_async_context(connect(url, local_addr=("127.0.0.9", 0)))
            await socket.send('{"type": "ping"}')
            assert json.loads(await socket.recv())["type"] == "pong"
        assert problem(await rest(await dial(place, "127.0.0.9"))) == (429, "too_many")
        await socket.send('{"type": "ping"}')
        assert json.loads(await socket.recv())["type"] == "pong"


@runs
async def test_the_whole_server_has_a_limit_too(tmp_path: Path) -> None:
    """Many addresses fill the server: whoever waits longest at the most crowded address goes."""
    async with besieged(tmp_path, header_seconds=60.0, most_connections=40, connections=30) as place:
        pipes = [await half(place, f"127.0.0.{10 + n % 5}") for n in range(200)]
        crowd = place.crowd
        await settled(lambda: len(crowd.visits) == 40)
        assert await answer(await dial(place), HALF + b"\r\n\r\n") == 200
        await place.ask("GET", "/health")
        for pipe in pipes[:100]:
            await rest(pipe)


@runs
async def test_a_header_has_an_end(tmp_path: Path) -> None:
    async with besieged(tmp_path) as place:
        pipe = await half(place)
        pipe[1].write(b"x" * (LONGEST_HEADER + 1))
        assert problem(await rest(pipe)) == (431, "header_too_large")


@runs
async def test_what_is_no_request(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with besieged(tmp_path) as place:
        pipe = await dial(place)
        pipe[1].write(b"\x16\x03\x01 hello\r\n\r\n")
        assert problem(await rest(pipe)) == (400, "bad_request")
    assert not caplog.records


@runs
async def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    """Asks for much, many times over, and takes nothing of it."""
    async with besieged(tmp_path, body_seconds=1.0, read=EASY.make.times(10_000)) as place:
        pipe = await dial(place)
        transport: Any = pipe[1].transport
        transport.pause_reading()
        request = b"GET /api/reference HTTP/1.1\r\nHost: localhost\r\n\r\n"
        crowd = place.crowd
        for _ in range(200):
            pipe[1].write(request)
        await settled(lambda: any(visit.stuck for visit in crowd.visits.values()))
        await settled(lambda: not crowd.visits)


@runs
async def test_a_socket_that_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LAST_WORDS", 0.5)
    often = EASY.make.times(1_000_000)
    async with besieged(tmp_path, body_seconds=1.0, message=often, read=often) as place:
        boris = await place.person("Boris")
        table = await boris.table("scripted", "scripted", "scripted")
        url = place.url.replace("http", "ws") + "/api/live"
        async with connect(url, local_addr=("127.0.0.9", 0)) as socket:
            socket.transport.pause_reading()
            there = place.crowd.of
            watch = json.dumps({"type": "watch", "table": table})

            async def ask_on() -> None:
                with suppress(ConnectionClosed):
                    while there.get("127.0.0.9"):
                        await socket.send(watch)
                        await asyncio.sleep(0)

            assert there.get("127.0.0.9")
            asking = asyncio.create_task(ask_on())
            await settled(lambda: not there.get("127.0.0.9"))
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            socket.transport.abort()  # whoever does not read never hears that it is over


@pytest.mark.parametrize(
    ("headers", "status"), [({"Origin": "http://evil.example"}, 403), ({"Host": "evil.example"}, 421)]
)
@runs
async def test_a_refused_upgrade_writes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, headers: dict[str, str], status: int
) -> None:
    caplog.set_level(logging.WARNING)
    async with besieged(tmp_path) as place:
        url = place.url.replace("http", "ws") + "/api/live"
        for _ in range(3):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(url, additional_headers=headers):
                    pass
            assert refused.value.response.status_code == status
        for path in ("/api/nowhere", "/api/live?%00"):
            with pytest.raises(InvalidStatus):
                async with connect(place.url.replace("http", "ws") + path):
                    pass
    assert not caplog.records


@runs
async def test_a_text_that_is_none_ends_the_socket_quietly(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with besieged(tmp_path) as place, connect(place.url.replace("http", "ws") + "/api/live") as socket:
        await socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 1007
    assert not caplog.records
