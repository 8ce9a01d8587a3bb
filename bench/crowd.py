"""How long one honest player waits for bots while one address keeps eighty tables of the slowest bots busy.

    python -m bench.crowd --json

A server of its own with one process for bots, default times, and no other limits at all: several identities at one
address make the tables, give their seats away and look on. From another address somebody plays against scripted bots
without pauses. Measured is each answer of a bot, from the moment the question is put to the moment it is seen; the peer
in the same run is the same player before the crowd comes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx

from bench.server import server
from ruinous.client import Connection

HOME, CROWD = "198.51.100.1", "203.0.113.1"
AT_ONCE = 32  # tables on one socket
LONGEST = 240.0  # seconds of measuring


class Client(Connection):
    """A connection from an address, as the proxy tells it, that notes how long bots take."""

    def __init__(self, url: str, token: str, address: str) -> None:
        super().__init__(url, token)
        self.forwarded = address

    def headers(self) -> dict[str, str]:
        return {**super().headers(), "X-Forwarded-For": self.forwarded}


class Visitor:
    """Somebody at an address."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        self.http = httpx.AsyncClient(base_url=url, headers={"X-Forwarded-For": address}, timeout=60)

    async def ask(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(path, json=body, headers=headers)
        self.http.cookies.clear()
        answer.raise_for_status()
        return answer.json()

    async def identity(self, name: str) -> str:
        return str((await self.ask("/api/identity", {"name": name}))["token"])

    async def quick(self, token: str, level: str) -> str:
        return str((await self.ask("/api/tables/quick", {"power": "khorne", "level": level}, token))["table"])


async def waits(visitor: Visitor, count: int) -> list[float]:
    """Play until so many answers of bots have been waited for; the seconds of each."""
    token = await visitor.identity("Anna")
    found: list[float] = []
    ends = time.perf_counter() + LONGEST
    while len(found) < count and time.perf_counter() < ends:
        table = await visitor.quick(token, "scripted")
        async with Client(visitor.url, token, visitor.address) as connection:
            await connection.watch(table, "khorne")
            since = time.perf_counter()
            while len(found) < count and time.perf_counter() < ends:
                state, version = connection.states[table], connection.versions[table]
                if state["ask"] is None:
                    break
                if state["ask"]["seat"] == "khorne":
                    action = state["ask"]["actions"][0]["do"]
                    await connection.do(table, {"do": "play", "action": action, "version": version})
                    since = time.perf_counter()
                    continue
                while connection.versions[table] == version:
                    await connection.changed()
                now = time.perf_counter()
                found.append(now - since)
                since = now
    return found


async def crowd(stack: AsyncExitStack, visitor: Visitor, tables: int, identities: int) -> None:
    """Tables of nothing but the slowest bots, all looked at from one address."""
    tokens = [await visitor.identity(f"Nobody {n}") for n in range(identities)]
    made = []
    for n in range(tables):
        token = tokens[n % identities]
        table = await visitor.quick(token, "search:broad")
        await visitor.ask(f"/api/tables/{table}/do", {"do": "hand", "bot": "search:broad"}, token)
        made.append(table)
    for start in range(0, tables, AT_ONCE):
        connection = await stack.enter_async_context(Client(visitor.url, tokens[0], CROWD))
        for table in made[start : start + AT_ONCE]:
            await connection.watch(table, None)


def told(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "most": 1.0}
    places = {name: ordered[min(len(ordered) - 1, int(share * len(ordered)))] for name, share in at.items()}
    return {"answers": len(ordered), **{f"seconds_{name}": round(value, 3) for name, value in places.items()}}


async def measured(url: str, tables: int, identities: int, count: int) -> dict[str, Any]:
    report: dict[str, Any] = {"tables": tables, "identities": identities}
    report["alone"] = told(await waits(Visitor(url, HOME), count))
    async with AsyncExitStack() as stack:
        await crowd(stack, Visitor(url, CROWD), tables, identities)
        await asyncio.sleep(5)
        report["in_the_crowd"] = told(await waits(Visitor(url, HOME), count))
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=80)
    parser.add_argument("--identities", type=int, default=8)
    parser.add_argument("--answers", type=int, default=150)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    os.environ |= {"RUINOUS_BOT_PROCESSES": "1", "RUINOUS_BOT_PACE": "0", "RUINOUS_TRUST_PROXY": "1"}
    with server() as under:
        under.start()
        report = asyncio.run(measured(under.url, args.tables, args.identities, args.answers))
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        for name in ("alone", "in_the_crowd"):
            print(name, *(f"{key} {value}" for key, value in report[name].items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
