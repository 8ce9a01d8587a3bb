"""Kill servers while games run, and look afterwards whether anything was lost.

    python -m tools.chaos --kills 200 --json

Clients play games at several tables, some seats held by bots, while the server (on SQLite) or its workers (on
PostgreSQL and Redis) are killed with SIGKILL at random moments. A client that loses its connection comes back and sends
its last command again with the same key until it is answered. At the end the logs are compared with what was answered:
every move that was acknowledged is in the log once, none that was refused is in it, every game went on to its end, and
every record proves itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from ruinous import verify
from ruinous.client import ApiError, Connection, LostError, Me, request, sign_up
from ruinous.store import open_store
from ruinous.table import entries as e
from tests.kit.play import Serving, children, with_signal

PEOPLE = 2  # at each table; bots hold the other seats
POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
BOTS = ("random", "novice")  # the second kind thinks in a process of its own, which dies with the server
ALIVE = (0.0, 0.6)  # seconds more that a server may live
SETTLE = 240.0  # seconds for the last games to end
GONE = {"stale", "out_of_turn", "over", "wrong_time", "handed", "paused"}  # the question is no longer open


@dataclass
class Report:
    """What was seen."""

    kills: int = 0
    tables: int = 0
    games_finished: int = 0
    acknowledged: int = 0
    repeated: int = 0  # acknowledged only at a second try
    reconnects: int = 0
    bot_moves: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    unasked: list[str] = field(default_factory=list)  # in the log though refused, or never sent
    unfinished: list[str] = field(default_factory=list)
    unverified: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    restart_seconds: list[float] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.unasked or self.unfinished or self.unverified or self.errors)

    def data(self) -> dict[str, Any]:
        made = {key: value for key, value in self.__dict__.items() if not isinstance(value, list)}
        for key in ("lost", "doubled", "unasked", "unfinished", "unverified", "errors"):
            made[key] = len(getattr(self, key))
            if made[key]:
                made[f"{key}_first"] = getattr(self, key)[:5]
        times = sorted(self.restart_seconds)
        made["restart_seconds_median"] = round(times[len(times) // 2], 3) if times else None
        return made


@dataclass
class Acknowledged:
    """The server has said that this is done."""

    table: str
    person: str
    key: str
    version: int
    action: str


class Chaos:
    """One run upon one database."""

    def __init__(self, server: Serving, seed: int, kills: int, report: Report, tables: int = 3) -> None:
        self.server = server
        self.count = tables  # at a time
        self.random = Random(seed)
        self.kills = kills
        self.report = report
        self.acknowledged: list[Acknowledged] = []
        self.refused: set[tuple[str, str, str]] = set()
        self.sent: set[tuple[str, str, str]] = set()
        self.tables: dict[str, bool] = {}  # and whether the game is over
        self.killing = True
        self.people: list[list[Me]] = []

    # --- the games ------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        for n in range(self.count):
            made = [await asyncio.to_thread(sign_up, self.server.url, f"Player {n}.{m}") for m in range(PEOPLE)]
            self.people.append(made)
        bots = [BOTS[n % len(BOTS)] for n in range(self.count)]
        lines = [asyncio.create_task(self.line(*both)) for both in zip(self.people, bots, strict=True)]
        killer = asyncio.create_task(self.kill())
        await killer
        self.killing = False
        say(f"{self.report.kills} kills done; the last games go on to their end")
        await asyncio.wait(lines, timeout=SETTLE)
        for line in lines:
            line.cancel()
        for ended in await asyncio.gather(*lines, return_exceptions=True):
            if isinstance(ended, BaseException) and not isinstance(ended, asyncio.CancelledError):
                self.report.errors.append(repr(ended))
        self.report.unfinished += [table for table, over in self.tables.items() if not over]

    async def line(self, people: list[Me], bot: str) -> None:
        """One game after the other, as long as there is killing."""
        while self.killing:
            table = await self.begin(people, bot)
            await asyncio.gather(*(self.player(me, table) for me in people))
            self.tables[table] = True

    async def begin(self, people: list[Me], bot: str) -> str:
        """A new table. Every request is sent until it is answered; keys keep it from being done twice."""
        key = f"{self.random.getrandbits(64):x}"
        bots = [{"bot": bot}] * (len(POWERS) - len(people))
        places = [{"me": True}, *({} for _ in people[1:]), *bots]
        body = {"options": {"bots": "at_once"}, "places": places, "key": key}
        made = await self.asked(people[0], "/api/tables", body)
        table = str(made["table"])
        self.tables[table] = False
        for me in people[1:]:
            await self.asked(me, f"/api/tables/{table}/do", {"do": "join", "key": "join"})
        await self.asked(people[0], f"/api/tables/{table}/do", {"do": "start", "key": "start"})
        return table

    async def asked(self, me: Me, path: str, body: dict[str, Any]) -> Any:
        while True:
            try:
                return await asyncio.to_thread(request, me.url, "POST", path, body, me.token, 10.0)
            except LostError:
                await asyncio.sleep(0.05)
            except ApiError as error:
                if error.code != "down":
                    raise
                await asyncio.sleep(0.1)

    async def player(self, me: Me, table: str) -> None:
        """Play a seat to the end of the game, through as many connections as it takes."""
        pending: dict[str, Any] | None = None  # a command whose answer never came
        since: int | None = None
        while True:
            try:
                async with Connection(me.url, me.token) as connection:
                    while True:
                        if pending is not None:
                            await self.command(connection, me, table, pending, again=True)
                            pending = None
                        state = await connection.watch(table, since=since)
                        since = connection.versions[table]
                        while not (state["ask"] or {}).get("actions"):
                            if state["table"]["state"] == "over":
                                return
                            await connection.changed()
                            state, since = connection.states[table], connection.versions[table]
                        pending = self.decide(me, table, state, connection.versions[table])
                        await self.command(connection, me, table, pending)
                        pending = None
            except LostError:
                self.report.reconnects += 1
                await asyncio.sleep(0.02)

    def decide(self, me: Me, table: str, state: dict[str, Any], version: int) -> dict[str, Any]:
        key = f"{self.random.getrandbits(64):x}"
        self.sent.add((table, me.id, key))
        if state["undo"] and self.random.random() < 0.05:
            return {"do": "undo", "version": version, "key": key}
        action = self.random.choice(state["ask"]["actions"])["do"]
        return {"do": "play", "action": action, "version": version, "key": key}

    async def command(
        self, connection: Connection, me: Me, table: str, command: dict[str, Any], again: bool = False
    ) -> None:
        """Send a command and note the answer. LostError: nobody knows, send it again."""
        try:
            done = await connection.do(table, command)
        except ApiError as error:
            if error.code in ("down", "busy", "fault"):
                if error.code == "fault":
                    self.report.errors.append(error.sentence)
                raise LostError(error.sentence) from None
            self.refused.add((table, me.id, command["key"]))
            if error.code not in GONE:
                self.report.errors.append(f"{command} refused: {error.code} {error.sentence}")
            return
        if done.get("repeated"):
            self.report.repeated += 1
            if not again:
                self.report.errors.append(f"{command} was answered as a repetition at the first try")
        action = command.get("action", "undo")
        self.acknowledged.append(Acknowledged(table, me.id, command["key"], done["version"], action))

    # --- the killing ----------------------------------------------------------------------------------------------

    async def kill(self) -> None:
        begun = time.monotonic()
        while self.report.kills < self.kills:
            await self.something_done()
            await asyncio.sleep(self.random.uniform(*ALIVE))
            started = time.perf_counter()
            if "--workers" in self.server.words:
                await self.kill_worker()
            else:
                self.server.kill()
                await asyncio.to_thread(self.server.start)
                self.report.restart_seconds.append(time.perf_counter() - started)
            self.report.kills += 1
            if self.report.kills % 10 == 0:
                spent = time.monotonic() - begun
                say(f"{self.report.kills} kills, {len(self.acknowledged)} moves acknowledged, {spent:.0f} s")

    async def something_done(self) -> None:
        """Wait for an acknowledgement, but not for long: whoever is killed shall be killed at work."""
        before, deadline = len(self.acknowledged), time.monotonic() + 2
        while len(self.acknowledged) == before and time.monotonic() < deadline:
            await asyncio.sleep(0.005)

    async def kill_worker(self) -> None:
        """One of the workers, at times all of them, at times one that thinks for a bot. They are replaced."""
        workers, chance = self.server.workers(), self.random.random()
        thinkers = [pid for worker in workers for pid in children(worker)]
        if chance < 0.1 and thinkers:
            with_signal(self.random.choice(thinkers), signal.SIGKILL)
            return
        started, gone = time.perf_counter(), workers if chance < 0.2 else [self.random.choice(workers)]
        for pid in gone:
            with_signal(pid, signal.SIGKILL)
        # As soon as the replacement is there the next may go, however far it has come.
        while len(set(self.server.workers()) - set(gone)) < len(workers):
            if time.perf_counter() - started > 30:
                raise AssertionError("A worker that was killed is not replaced.")
            await asyncio.sleep(0.02)
        self.report.restart_seconds.append(time.perf_counter() - started)

    # --- looking back ---------------------------------------------------------------------------------------------

    async def compare(self, place: str) -> None:
        """The logs against what was answered."""
        report = self.report
        store = await open_store(place)
        try:
            logs = {table: [e.decode(entry) for entry in await store.entries(table)] for table in self.tables}
        finally:
            await store.close()
        for one in self.acknowledged:
            log = logs[one.table]
            entry = log[one.version - 1] if one.version <= len(log) else None
            is_it = entry is not None and (entry.by, entry.key) == (one.person, one.key)
            if not is_it or (isinstance(entry, e.Played) and entry.action != one.action):
                report.lost.append(f"{one.table} version {one.version}: {one.action} is not in the log")
        for table, log in logs.items():
            keys = Counter((entry.by, entry.key) for entry in log if entry.key)
            report.doubled += [f"{table}: {key} is in the log {n} times" for key, n in keys.items() if n > 1]
            for entry in log:
                if isinstance(entry, e.Played | e.Undone) and entry.by:
                    name = (table, entry.by, entry.key)
                    if name in self.refused or name not in self.sent:
                        report.unasked.append(f"{table}: {entry}")
                report.bot_moves += isinstance(entry, e.Played) and bool(entry.bot)
        report.tables += len(self.tables)
        report.acknowledged += len(self.acknowledged)

    async def prove(self) -> None:
        """Every finished game's record, as the server gives it out."""
        for table, over in self.tables.items():
            if over:
                try:
                    record = await asyncio.to_thread(request, self.server.url, "GET", f"/api/tables/{table}/record")
                    if verify(record).result is None:
                        self.report.unverified.append(f"{table}: no result")
                    self.report.games_finished += 1
                except Exception as error:
                    self.report.unverified.append(f"{table}: {error}")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


async def on_sqlite(kills: int, seed: int, report: Report, tables: int) -> None:
    with tempfile.TemporaryDirectory(prefix="ruinous-chaos-") as folder, Serving(Path(folder)) as server:
        chaos = Chaos(server, seed, report.kills + kills, report, tables)
        await chaos.run()
        await chaos.prove()
        server.stop()
        await chaos.compare(str(Path(folder, "ruinous.sqlite")))


async def on_postgres(kills: int, seed: int, report: Report, tables: int) -> None:
    from tests.kit.services import Redis, postgres

    url, redis = postgres(), Redis()
    words = ("--workers", "2")
    try:
        with (
            tempfile.TemporaryDirectory(prefix="ruinous-chaos-") as folder,
            Serving(Path(folder), *words, database=url, redis=redis.url) as server,
        ):
            chaos = Chaos(server, seed, report.kills + kills, report, tables)
            await chaos.run()
            await chaos.prove()
            server.stop()
            await chaos.compare(url)
    finally:
        redis.stop()


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.chaos", description="Kill servers and look what is lost.")
    parser.add_argument("--kills", type=int, default=20, help="how many in all (20)")
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both", help="(both)")
    parser.add_argument("--seed", type=int, default=1, help="of the moves and of the moments to kill (1)")
    parser.add_argument("--tables", type=int, default=3, help="how many games at a time (3)")
    parser.add_argument("--json", action="store_true", help="a summary for programs")
    args = parser.parse_args(words)
    runs = {"sqlite": [on_sqlite], "postgres": [on_postgres], "both": [on_sqlite, on_postgres]}[args.database]
    report, begun = Report(), time.monotonic()
    for n, run in enumerate(runs):
        share = args.kills // len(runs) + (n < args.kills % len(runs))
        say(f"{share} kills {run.__name__.replace('_', ' ')}")
        asyncio.run(run(share, args.seed + n, report, args.tables))
    found = {**report.data(), "database": args.database, "seed": args.seed, "seconds": round(time.monotonic() - begun)}
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        print("\n".join(f"{key}: {value}" for key, value in found.items()))
        print("Nothing was lost." if report.good else "SOMETHING WENT WRONG.")
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
