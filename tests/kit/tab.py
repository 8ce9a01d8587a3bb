"""A tab without a browser: the house of `ruinous.local` with a storage in memory that can be told to fail.

`bare` runs this file as a program where nothing but the standard library and Fluent can be imported, as in a tab.
"""

import asyncio
import json
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any

FORBIDDEN = ("msgspec", "litestar", "numpy", "uvicorn", "websockets", "asyncpg", "redis", "httpx")


class Shelf:
    """The browser's storage: several tabs may have the same one."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.rows: dict[str, Any] = {}
        self.fails = ""  # "full", "refused" or "newer"
        self.others: list[Tab] = []  # tabs that have it

    async def append(self, writes: str) -> str:
        if self.fails:
            return self.fails
        found = json.loads(writes)
        ends = {one["table"]: len(self.logs.get(one["table"], ())) for one in found}
        for one in found:
            if one["version"] != ends[one["table"]] + 1:
                return "stale"
            ends[one["table"]] += 1
        for one in found:
            self.logs.setdefault(one["table"], []).append(one["entry"])
            self.rows[one["table"]] = json.loads(one["summary"])
        return "kept"

    async def tell(self, writer: "Tab") -> None:
        """Let the other tabs hear what one may have written."""
        for other in self.others:
            if other is not writer:
                for table in list(self.logs):
                    await other.desk.heard(table)

    async def entries(self, table: str, after: int) -> str:
        return json.dumps(self.logs.get(table, [])[after:])


class Refusal(Exception):
    """The problem that was answered."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["sentence"])
        self.problem = problem
        self.code = problem["code"]


class Tab:
    """A tab, its person, and what it has heard."""

    def __init__(self, shelf: Shelf | None = None, seed: int = 0) -> None:
        from ruinous.local.browser import Desk

        self.shelf = shelf or Shelf()
        self.heard: list[dict[str, Any]] = []
        self.desk = Desk(self.shelf, lambda text: self.heard.append(json.loads(text)))
        self.desk.enter("anna", "Anna")
        self.desk.house.bots.pace = 0.0
        self.desk.house.bots.seconds = 0.05
        self.secret = b""
        self.seed = seed
        self.drawn = 0
        self.desk.house.chance = self._chance

    def _chance(self, count: int) -> bytes:
        from hashlib import shake_256

        if count == 32 and self.secret:
            return self.secret
        self.drawn += 1
        return shake_256(f"{self.seed} {self.drawn}".encode()).digest(count)

    async def ask(self, method: str, path: str, body: Any = None, language: str = "en") -> Any:
        text = "" if body is None else json.dumps(body)
        told = json.loads(await self.desk.ask(method, path, text, language))
        if "problem" in told:
            raise Refusal(told["problem"])
        if path.endswith("/record") and method == "GET":
            return told["body"]
        return json.loads(told["body"]) if told["body"] else None

    async def say(self, **message: Any) -> list[dict[str, Any]]:
        """What is heard at once after a message."""
        before = len(self.heard)
        await self.desk.say(json.dumps(message))
        return self.heard[before:]

    async def bots(self) -> None:
        """Let bots play until a person must."""
        while self.desk.due() >= 0:
            await self.desk.bots()


def run(story: Coroutine[Any, Any, Any]) -> Any:
    """Play a story through. Nothing in it waits for anything outside, so no event loop is needed."""
    return asyncio.run(story)


async def played(job: dict[str, Any]) -> str:
    """The record of a hot-seat game with these options, this secret and these decisions."""
    tab = Tab()
    tab.secret = bytes.fromhex(job["secret"])
    places = [{"me": True}] * len(job["options"]["powers"])
    options = {**job["options"], "hot_seat": True}
    made = await tab.ask("POST", "/api/tables", {"options": options, "places": places, "start": True})
    table = made["table"]
    version = made["version"]
    for action in job["decisions"]:
        told = await tab.say(
            type="do", id="1", table=table, command={"do": "play", "action": action, "version": version}
        )
        assert told[-1]["type"] == "done", told
        version = told[-1]["version"]
    again = Tab(tab.shelf)  # what is kept is read by another tab
    return str(await again.ask("GET", f"/api/tables/{table}/record"))


async def analysed(job: dict[str, Any]) -> Any:
    """What a tab finds out about a text."""
    tab = Tab()
    id = (await tab.ask("POST", "/api/analyses", {"text": job["text"]}))["id"]
    found = (await tab.ask("POST", f"/api/analyses/{id}?simulations={job['simulations']}"))["found"]
    assert found.pop("seconds") >= 0
    assert tab.heard[-1] == {"type": "analysis", "progress": 1.0}
    return found


def read(job: dict[str, Any]) -> Any:
    """Something that was sent, as a table's structs have it and as they write it; None if they refuse it."""
    from ruinous.structs import DecodeError, convert, encode
    from ruinous.table import entries, messages, wishes

    kind = {"entry": entries.AnyEntry, "message": messages.AnyMessage, "wish": wishes.NewTable}[job["read"]]
    try:
        found = convert(json.loads(job["text"]), kind)
    except (DecodeError, ValueError):
        return None
    return repr(found), encode(found).decode()


def wrong(job: dict[str, Any]) -> Any:
    """What a tab says is wrong with a message, or with the wish for a table."""
    from ruinous.table.client import read
    from ruinous.table.misfits import misfit
    from ruinous.table.refusals import Refused
    from ruinous.table.wishes import NewTable

    if job["wrong"] == "wish":
        id, args = misfit(NewTable, json.loads(job["text"]), "body")
        return [id, args]
    try:
        return repr(read(job["text"]))
    except Refused as refused:
        return [*refused.fact]


def bare(*jobs: dict[str, Any]) -> list[Any]:
    """What comes of some jobs where nothing is installed."""
    work = "\n".join(map(json.dumps, jobs))
    done = subprocess.run([sys.executable, __file__], input=work, capture_output=True, text=True, timeout=250)
    assert not done.returncode, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def main() -> None:
    for name in FORBIDDEN:
        sys.modules[name] = None  # type: ignore[assignment]
    from ruinous import structs

    assert structs.Struct.__module__ == "ruinous.structs.plain"
    for line in sys.stdin:
        job = json.loads(line)
        if "read" in job or "wrong" in job:
            done = (read if "read" in job else wrong)(job)
        else:
            done = run((analysed if "text" in job else played)(job))
        print(json.dumps(done), flush=True)


if __name__ == "__main__":
    main()
