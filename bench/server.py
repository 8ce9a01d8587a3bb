"""How fast the server is, with the load on the same machine.

    python -m bench.server --json

Several hundred live tables of four clients each play random actions at a steady pace; a second part lets fewer tables
play as fast as they can. Measured from an action sent to the last of the four views received. The peer in the same run
is the same server idle: a ping over the same sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from ruinous.client import request, sign_up
from ruinous.server.serve import listen

SEATS = 4
LONG = 220  # decisions of five Powers, some rounds before the end
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


# --- the server under test ----------------------------------------------------------------------------------------


class Server:
    """A server process of our own, and its memory."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with listen("127.0.0.1", 0) as probe:
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; seconds until it answers."""
        environ = {**os.environ, "RUINOUS_LIMIT_FACTOR": "0"}
        environ.pop("DATABASE_URL", None)
        environ.pop("REDIS_URL", None)
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ruinous", "serve", "--port", str(self.port), "--data", str(self.data)],
            env=environ,
            stderr=subprocess.DEVNULL,
        )
        while True:
            try:
                request(self.url, "GET", "/health", patience=5)
                return time.perf_counter() - begun
            except Exception:
                if self.process.poll() is not None or time.perf_counter() - begun > 60:
                    raise
                time.sleep(0.01)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)
            self.process = None

    def memory(self) -> float:
        """Megabytes of the server and the processes it has started."""
        assert self.process is not None
        return sum(resident(pid) for pid in family(self.process.pid)) / 1e6


def family(pid: int) -> list[int]:
    found = [pid]
    for parent in found:
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            found += [int(child) for child in task.read_text().split()]
    return found


def resident(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


@contextmanager
def server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="ruinous-bench-") as folder:
        made = Server(Path(folder))
        try:
            yield made
        finally:
            made.stop()


# --- the load -----------------------------------------------------------------------------------------------------


class Load:
    """Tables with four clients each. Everything that is measured is kept here."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.random = random.Random(seed)
        self.latencies: list[float] = []
        self.actions = 0
        self.finished = 0
        self.measuring = False
        self.playing = True
        self.again = True
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class Player:
    """One client: its socket, and what it must decide."""

    def __init__(self, table: BenchTable, token: str) -> None:
        self.table = table
        self.token = token
        self.version = 0
        self.ask: dict[str, Any] | None = None
        self.socket: ClientConnection | None = None

    async def run(self) -> None:
        address = self.table.load.url.replace("http", "ws", 1) + "/api/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as self.socket:
            await self.socket.send(encode({"type": "watch", "table": self.table.id}).decode())
            async for text in self.socket:
                self.hear(decode(text))

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if message.get("table", self.table.id) != self.table.id:
            return
        if kind == "state":
            self.version, self.ask = message["version"], message["state"]["ask"]
            self.table.seen(self, message["state"]["table"]["state"])
        elif kind == "update":
            self.version = message["version"]
            state = "playing"
            for change in message["changes"]:
                path = change[0]
                if path[0] == "ask":
                    self.ask = put(self.ask, path[1:], change)
                elif path == ["table", "state"]:
                    state = change[1]
            self.table.seen(self, state)
        elif kind == "refused":
            raise RuntimeError(message["sentence"])

    async def act(self) -> None:
        assert self.ask is not None
        assert self.socket is not None
        action = self.table.load.random.choice(self.ask["actions"])["do"]
        command = {"do": "play", "action": action, "version": self.version}
        self.table.sent = time.perf_counter()
        self.table.expected, self.table.heard = self.version + 1, 0
        await self.socket.send(encode({"type": "do", "id": "a", "table": self.table.id, "command": command}).decode())


def put(old: dict[str, Any] | None, path: list[str], change: list[Any]) -> dict[str, Any] | None:
    if not path:
        return change[1] if len(change) > 1 else None
    made = dict(old or {})
    if len(path) > 1:
        made[path[0]] = put(made[path[0]], path[1:], change)
    elif len(change) == 1:
        made.pop(path[0], None)
    else:
        made[path[0]] = change[1]
    return made


class BenchTable:
    def __init__(self, load: Load, id: str, pause: float) -> None:
        self.load = load
        self.id = id
        self.pause = pause  # seconds between two actions, on average
        self.players: list[Player] = []
        self.sent = 0.0
        self.expected = 0
        self.heard = 0

    def seen(self, player: Player, state: str) -> None:
        if self.expected and player.version >= self.expected:
            self.heard += 1
            if self.heard == SEATS:
                self.expected = 0
                if self.load.measuring:
                    self.load.latencies.append(time.perf_counter() - self.sent)
                    self.load.actions += 1
                self.next(state)

    def next(self, state: str = "playing") -> None:
        if state == "over":
            self.load.finished += 1
            if self.load.again:
                self.load.spawn(self.begin_again())
            return
        for player in self.players:
            if player.ask and player.ask.get("actions"):
                self.load.spawn(self.wait_and_act(player))

    async def begin_again(self) -> None:
        """The same people at a new table."""
        people = [player.token for player in self.players]
        self.id = await asyncio.to_thread(seat_people, self.load.url, people)
        self.expected = 0
        for player in self.players:
            player.version, player.ask = 0, None
            assert player.socket is not None
            await player.socket.send(encode({"type": "watch", "table": self.id}).decode())
        while not all(player.version for player in self.players):
            await asyncio.sleep(0.01)
        self.next()

    async def wait_and_act(self, player: Player) -> None:
        if self.pause:
            await asyncio.sleep(self.load.random.uniform(0.5, 1.5) * self.pause)
        if self.load.playing:
            await player.act()


async def play(url: str, tables: int, pause: float, seconds: float, seed: int) -> dict[str, Any]:
    """Let tables play for some seconds after a warm-up; what was measured."""
    load = Load(url, seed)
    made = [await new_table(load, pause) for _ in range(tables)]
    sockets = [asyncio.create_task(player.run()) for table in made for player in table.players]
    while not all(player.version for table in made for player in table.players):
        await asyncio.sleep(0.05)
    for table in made:  # not all at once: people do not begin in step
        table.next()
        await asyncio.sleep(pause / tables)
    await asyncio.sleep(3)
    load.measuring = True
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    load.measuring = False
    took = time.perf_counter() - begun
    load.playing = False
    await asyncio.sleep(0.5)
    for socket in sockets:
        socket.cancel()
    results = await asyncio.gather(*sockets, return_exceptions=True)
    failed = [error for error in results if isinstance(error, Exception)]
    if failed:
        raise failed[0]
    figures = spread(load.latencies)
    return {
        "tables": tables,
        "clients": tables * SEATS,
        "seconds": round(took, 1),
        "actions_per_second": round(load.actions / took, 1),
        "actions": load.actions,
        "games_finished": load.finished,
        **{f"ms_{name}": value for name, value in figures.items()},
    }


async def new_table(load: Load, pause: float) -> BenchTable:
    tokens = [(await asyncio.to_thread(sign_up, load.url, f"player {n}")).token for n in range(SEATS)]
    id = await asyncio.to_thread(seat_people, load.url, tokens)
    table = BenchTable(load, id, pause)
    table.players = [Player(table, token) for token in tokens]
    return table


def seat_people(url: str, tokens: list[str]) -> str:
    """A new table at which these people sit; the game has begun."""
    id = request(url, "POST", "/api/tables", {}, tokens[0])["table"]
    for token in tokens:
        request(url, "POST", f"/api/tables/{id}/do", {"do": "join"}, token)
    request(url, "POST", f"/api/tables/{id}/do", {"do": "start"}, tokens[0])
    return str(id)


# --- one long game ------------------------------------------------------------------------------------------------


def long_game(under: Server, seed: int, repeats: int) -> dict[str, Any]:
    """Open a long game after a restart, jump about in it, take decisions back."""
    chooser = random.Random(seed)
    me = sign_up(under.url, "hot seat")
    table = ""
    decisions = 0
    for _ in range(6):  # the longest of a few games that are not over after so many decisions
        id = request(
            under.url,
            "POST",
            "/api/tables",
            {
                "options": {"hot_seat": True, "powers": ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]},
                "places": [{"me": True}] * 5,
                "start": True,
            },
            me.token,
        )["table"]
        count = hot_seat(under.url, id, me.token, chooser, LONG)
        if LONG >= count > decisions:
            table, decisions = id, count
    opens = []
    for _ in range(5):
        under.stop()
        under.start()
        request(under.url, "GET", "/health")
        opens.append(timed(lambda: request(under.url, "GET", f"/api/tables/{table}", token=me.token)))
    jumps = [
        timed(
            lambda: request(under.url, "GET", f"/api/tables/{table}/at/{chooser.randrange(decisions)}", token=me.token)
        )
        for _ in range(repeats)
    ]
    undos = [took for took in (undo(under.url, table, me.token, chooser) for _ in range(repeats)) if took]
    return {
        "decisions": decisions,
        "open_cold": spread(opens),
        "jump": spread(jumps),
        "undo": spread(undos),
        "undos": len(undos),
    }


def hot_seat(url: str, id: str, token: str, chooser: random.Random, most: int) -> int:
    """One person decides for all seats, at random, until so many decisions are made; how many there are."""
    state = request(url, "GET", f"/api/tables/{id}", token=token)
    while True:
        info = state["state"]["table"]
        if info["state"] == "over":
            return 0
        if info["decisions"] >= most:
            return int(info["decisions"])
        seat = state["state"]["ask"]["seat"]
        state = request(url, "GET", f"/api/tables/{id}?seat={seat}", token=token)
        decide(url, id, token, state, chooser)
        state = request(url, "GET", f"/api/tables/{id}", token=token)


def decide(url: str, id: str, token: str, state: dict[str, Any], chooser: random.Random) -> None:
    action = chooser.choice(state["state"]["ask"]["actions"])["do"]
    command = {"do": "play", "action": action, "version": state["version"]}
    request(url, "POST", f"/api/tables/{id}/do", command, token)


def undo(url: str, id: str, token: str, chooser: random.Random) -> float | None:
    """Decide and take it back; how long the way back took, None if there was a barrier or the game is over."""
    state = request(url, "GET", f"/api/tables/{id}", token=token)
    if state["state"]["table"]["state"] == "over":
        return None
    seat = state["state"]["ask"]["seat"]
    state = request(url, "GET", f"/api/tables/{id}?seat={seat}", token=token)
    decide(url, id, token, state, chooser)
    after = request(url, "GET", f"/api/tables/{id}?seat={seat}", token=token)
    if not after["state"]["undo"]:
        return None
    command = {"do": "undo", "version": after["version"]}
    return timed(lambda: request(url, "POST", f"/api/tables/{id}/do", command, token))


def timed(work: Any) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def spread(seconds: list[float]) -> dict[str, float]:
    """Milliseconds: the middle, the 99th percentile, the worst."""
    if not seconds:
        return {"p50": 0.0, "p99": 0.0, "max": 0.0}
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 2)

    return {"p50": at(0.5), "p99": at(0.99), "max": at(1.0)}


async def pings(url: str, count: int) -> dict[str, float]:
    """The peer: a message that the idle server answers at once."""
    took = []
    async with connect(url.replace("http", "ws", 1) + "/api/live", compression=None) as socket:
        for _ in range(count):
            begun = time.perf_counter()
            await socket.send('{"type": "ping"}')
            await socket.recv()
            took.append(time.perf_counter() - begun)
    return spread(took)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two actions of a table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    report: dict[str, Any] = {}
    uvloop.install()
    gc.disable()  # the load must not pause
    with server() as under:
        report["start_seconds"] = round(under.start(), 2)
        time.sleep(1)
        report["idle_mb"] = round(under.memory(), 1)
        report["ping"] = asyncio.run(pings(under.url, 500))
        tell(args.json, "start and memory", report)
        report["steady"] = asyncio.run(play(under.url, args.tables, args.pause, args.seconds, args.seed))
        report["loaded_mb"] = round(under.memory(), 1)
        report["kb_per_table"] = round((report["loaded_mb"] - report["idle_mb"]) * 1000 / args.tables, 1)
        report["steady"]["p50_to_ping"] = round(report["steady"]["ms_p50"] / report["ping"]["p50"], 1)
        tell(args.json, "steady", report["steady"])
        report["flat_out"] = asyncio.run(play(under.url, 8, 0, args.seconds / 2, args.seed + 1))
        tell(args.json, "flat out", report["flat_out"])
        report["long_game"] = long_game(under, args.seed, 200)
        tell(args.json, "one long game", report["long_game"])
    if args.json:
        print(json.dumps(report, indent=2))
    return 0


def tell(quiet: bool, title: str, figures: dict[str, Any]) -> None:
    print(f"{title}: {json.dumps(figures)}", file=sys.stderr if quiet else sys.stdout, flush=True)


if __name__ == "__main__":
    sys.exit(main())
