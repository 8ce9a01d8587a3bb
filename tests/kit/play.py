"""Servers and clients for tests: a server in the test's own event loop, or one in a process of its own.

async with home(tmp_path) as place:            # the real app on a real port, and its house
    anna = await place.person("Anna")
with Serving(tmp_path) as server:              # `ruinous serve`
    server.url; server.kill(); server.start()
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache, wraps
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
from litestar import Litestar

from ruinous.client import ApiError, Connection, LostError, request
from ruinous.server.app import application
from ruinous.server.chance import Chance, Clock
from ruinous.server.gate import connections
from ruinous.server.house import House
from ruinous.server.serve import listen
from ruinous.server.settings import Settings
from ruinous.server.tables.socket import LONGEST
from ruinous.server.wiring import Wiring
from ruinous.table import entries as e
from tests.kit.chance import Known, of_test

ROOT = Path(__file__).parents[2]
POWERS = ["khorne", "nurgle", "tzeentch", "slaanesh"]
EASY = Settings(limit_factor=0, passphrase_work=10)
PATIENCE = 60  # seconds until a test gives up; nothing is said about speed
SIMULATIONS = 60  # of an analysis: it looks at little, and quickly


# --- a server in this process -------------------------------------------------------------------------------------


class Person:
    """Somebody with an identity, and how they ask by HTTP."""

    def __init__(self, http: httpx.AsyncClient, url: str, made: dict[str, Any]) -> None:
        self.http = http
        self.url = url
        self.id: str = made["id"]
        self.name: str = made["name"]
        self.token: str = made["token"]
        self.recovery: str = made["recovery"]

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, or ApiError."""
        return await asked(self.http, method, path, body, self.token)

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def do(self, table: str, do: str, **command: Any) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/do", {"do": do, **command})

    async def look(self, table: str, seat: str | None = None) -> Any:
        query = f"?seat={seat}" if seat else ""
        return await self.get(f"/api/tables/{table}{query}")

    async def table(self, *bots: str, start: bool = True, me: bool = True, **options: Any) -> str:
        """A new table with me at the first place, and bots at the next ones."""
        places: list[dict[str, Any]] = [{"me": True}] if me else []
        places += [{"bot": bot} for bot in bots]
        made = await self.ask("POST", "/api/tables", {"options": options, "places": places, "start": start})
        return str(made["table"])

    def connection(self) -> Connection:
        return Connection(self.url, self.token)


async def asked(http: httpx.AsyncClient, method: str, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = await http.request(method, path, json=body, headers=headers)
    http.cookies.clear()  # tests sign in by the header
    is_json = "json" in answer.headers.get("content-type", "")
    if answer.status_code >= 400:
        problem = answer.json()
        raise ApiError(problem["code"], problem["sentence"], answer.status_code, problem["id"], problem["args"])
    return answer.json() if is_json and answer.content else answer.text


class Hands(Clock):
    """A clock that can be moved by hand."""

    moved = 0

    def __call__(self) -> int:
        return super().__call__() + self.moved


class Home:
    """A running server: its address, its house, its clock, and people who come to it."""

    def __init__(self, url: str, app: Litestar, clock: Hands, chance: Chance, http: httpx.AsyncClient) -> None:
        self.url = url
        self.house: House = app.state.house
        self.crowd: connections.Crowd = app.state.crowd
        self.clock = clock
        self.chance = chance
        self.http = http

    async def person(self, name: str) -> Person:
        made = await asked(self.http, "POST", "/api/identity", {"name": name})
        return Person(self.http, self.url, made)

    async def people(self, count: int = 4) -> list[Person]:
        return [await self.person(name) for name in ("Anna", "Boris", "Chloe", "David", "Erik")[:count]]

    async def game(self, people: list[Person], **options: Any) -> str:
        """A game that has begun, its Powers held by these people in order."""
        table = await people[0].table(start=False, **options)
        for person in people[1:]:
            await person.do(table, "join")
        await people[0].do(table, "start")
        return table

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        return await asked(self.http, method, path, body, token)

    async def log(self, table: str) -> list[bytes]:
        return await self.house.store.entries(table)

    async def entries(self, table: str) -> list[e.AnyEntry]:
        return [e.decode(entry) for entry in await self.log(table)]


@asynccontextmanager
async def home(
    folder: Path | str,
    settings: Settings = EASY,
    bus: str | None = None,
    bots: int = 1,
    chance: Chance | None = None,
) -> AsyncIterator[Home]:
    """The real app with real sockets in this event loop. `folder` may be the URL of a database.

    Its chance is that of the test, so every run plays the same games.
    """
    store = folder if isinstance(folder, str) else str(folder / "ruinous.sqlite")
    clock, chance = Hands(), chance or Known(of_test())
    app: Any = application(
        Wiring(store, bus=bus, settings=settings, bot_processes=bots, simulations=SIMULATIONS), now=clock, chance=chance
    )
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        http=connections.Connection,
        ws=connections.Socket,
        ws_max_size=2 * LONGEST,
        lifespan="on",
        timeout_graceful_shutdown=5,
        proxy_headers=False,
    )
    server = uvicorn.Server(config)
    with listen("127.0.0.1", 0) as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        running = asyncio.create_task(server._serve([listener]))  # without taking over the signals
        try:
            while not server.started:
                await asyncio.sleep(0.005)
                if running.done():
                    running.result()
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
                yield Home(url, app, clock, chance, http)
        finally:
            server.should_exit = True
            await asyncio.wait_for(running, PATIENCE)


class Stage:
    """A server that stands between tests: each plays its story in the same event loop, and with a luck of its own."""

    def __init__(self, runner: asyncio.Runner, place: Home) -> None:
        self.runner = runner
        self.place = place

    def play(self, story: Callable[[Home], Coroutine[Any, Any, None]]) -> None:
        if isinstance(self.place.chance, Known):
            self.place.chance.luck = of_test()
        self.runner.run(asyncio.wait_for(story(self.place), 4 * PATIENCE))


@contextmanager
def staged(folder: Path, settings: Settings = EASY) -> Iterator[Stage]:
    with asyncio.Runner() as runner:
        opened = home(folder, settings)
        place = runner.run(opened.__aenter__())
        try:
            yield Stage(runner, place)
        finally:
            runner.run(opened.__aexit__(None, None, None))


def story(told: Callable[[Home], Coroutine[Any, Any, None]]) -> Callable[[Stage], None]:
    """A test that is a coroutine and plays on the module's stage (a fixture of that name)."""

    def test(stage: Stage) -> None:
        stage.play(told)

    test.__name__, test.__doc__, test.__module__ = told.__name__, told.__doc__, told.__module__
    return test


def runs(told: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine, with an event loop of its own."""

    @wraps(told)
    def test(*args: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(told(*args, **named), 4 * PATIENCE))

    return test


@contextmanager
def refused(code: str, id: str = "") -> Iterator[None]:
    """Something must be refused with this code, for this reason, and with a sentence that a person understands."""
    with pytest.raises(ApiError) as caught:
        yield
    error = caught.value
    assert error.code == code, error.sentence
    assert error.fact.id == (f"refusal.{id}" if id else error.fact.id)
    assert error.fact.id
    assert_plain(error.sentence)


PYTHON = (
    "Traceback",
    "Error",
    "Exception",
    "None",
    "object at",
    "msgspec",
    "litestar",
    "sqlite",
    "asyncpg",
    "`",
    "/tmp",
    "$.",
)


def assert_plain(sentence: str) -> None:
    """One sentence for people: no Python in it, nothing of the machine."""
    assert sentence, "there is no sentence"
    assert not [word for word in PYTHON if word in sentence], sentence
    assert sentence[0].isupper() or sentence[0] in "“'\"", sentence
    assert sentence.rstrip()[-1] in ".!?)", sentence
    assert len(sentence) < 400, sentence


class Ear:
    """A socket that keeps every message, as it came."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        connection.on_message = self.heard.append

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    async def until(self, count: int, kind: str) -> list[dict[str, Any]]:
        """Wait for so many messages of a kind."""
        async with asyncio.timeout(PATIENCE):
            while len(self.of(kind)) < count:
                await self.connection.changed()
        return self.of(kind)

    async def version(self, table: str, version: int) -> dict[str, Any]:
        """Wait for a version; the state then."""
        async with asyncio.timeout(PATIENCE):
            while self.connection.versions.get(table, 0) < version:
                await self.connection.changed()
        return self.connection.states[table]


async def settled(condition: Any) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def listed(state: dict[str, Any]) -> list[str]:
    return [action["do"] for action in state["ask"]["actions"]]


async def step(table: str, holders: dict[str, Person], random: Random) -> dict[str, Any] | None:
    """One random decision by whoever must decide, over HTTP; the answer, or None when the game is over."""
    anybody = next(iter(holders.values()))
    seat = ((await anybody.look(table))["state"]["ask"] or {}).get("seat")
    if seat is None:
        return None
    shown = await holders[seat].look(table, seat)
    action = random.choice(listed(shown["state"]))
    done: dict[str, Any] = await holders[seat].do(table, "play", action=action, version=shown["version"])
    return done


# --- a server in a process of its own -----------------------------------------------------------------------------


@cache
def compiled() -> str:
    """A folder for compiled modules, where they are not wanted beside the source."""
    folder = tempfile.mkdtemp(prefix="ruinous-pycache-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


class Serving:
    """`ruinous serve` as a process. Stopped and started again it keeps its port and its data."""

    def __init__(self, data: Path, *words: str, database: str = "", redis: str = "", **environ: str) -> None:
        self.data = data
        self.words = words
        self.environ = {key: value for key, value in os.environ.items() if not key.startswith("RUINOUS_")}
        self.environ |= {"RUINOUS_LIMIT_FACTOR": "0", "RUINOUS_BOT_PROCESSES": "1", "RUINOUS_BOT_PACE": "0"}
        if self.environ.pop("PYTHONDONTWRITEBYTECODE", ""):  # it would compile everything at each start
            self.environ["PYTHONPYCACHEPREFIX"] = compiled()
        self.environ |= {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONUNBUFFERED": "1"}
        for name, value in (("DATABASE_URL", database), ("REDIS_URL", redis)):
            self.environ.pop(name, None)
            if value:
                self.environ[name] = value
        self.environ |= environ
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.said: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True) -> None:
        """Start it; wait until it answers."""
        command = [sys.executable, "-m", "ruinous", "serve", "--data", str(self.data), "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, *self.words],
            env=self.environ,
            cwd=ROOT,
            text=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._listen, args=(self.process, lines), daemon=True).start()
        while True:
            line = lines.get(timeout=PATIENCE)
            if not line:
                raise AssertionError(f"The server does not start: {''.join(self.said)}")
            if line.startswith("Ruinous is at "):
                self.port = int(line.rpartition(":")[2])
                break
        if wait:
            self.wait()

    def _listen(self, process: subprocess.Popen[str], lines: queue.SimpleQueue[str]) -> None:
        assert process.stderr is not None
        with process.stderr:
            for line in process.stderr:
                self.said.append(line)
                lines.put(line)
        lines.put("")

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                request(self.url, "GET", "/health", patience=5)
                return
            except LostError:
                assert self.process is not None
                assert self.process.poll() is None, "".join(self.said)
                threading.Event().wait(0.01)
        raise AssertionError(f"The server does not answer: {''.join(self.said)}")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def workers(self) -> list[int]:
        """The processes that serve, if there are several; without those that think for bots."""
        found = []
        for child in children(self.pid, deep=False):
            try:
                words = Path(f"/proc/{child}/cmdline").read_bytes()
            except OSError:
                continue
            if b"resource_tracker" not in words and b"spawn_main" in words:
                found.append(child)
        return found

    def kill(self) -> None:
        """End it at once, with all its processes."""
        if self.process is not None:
            for pid in (self.pid, *children(self.pid)):
                with_signal(pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """End it in its own way; its exit status."""
        if self.process is None:
            return 0
        self.process.terminate()
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.process = None

    def __enter__(self) -> Serving:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


@contextmanager
def serving(data: Path, *words: str, **environ: str) -> Iterator[Serving]:
    with Serving(data, *words, **environ) as server:
        yield server


def children(pid: int, deep: bool = True) -> list[int]:
    """The processes that a process has started, and theirs."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            found += [int(child) for child in task.read_text().split()]
        except OSError:
            continue
    return found + [inner for child in found for inner in children(child)] if deep else found


def with_signal(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        pass


def run_command(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """`ruinous …`."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environ}
    command = [sys.executable, "-m", "ruinous", *words]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=300)


def text_of(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
