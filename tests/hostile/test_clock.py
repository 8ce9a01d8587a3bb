"""Whoever moves the hands of the machine's clock gives nobody time."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from ruinous.client import Connection, request, sign_up
from ruinous.server import chance
from ruinous.server.chance import Clock
from ruinous.table import acts
from ruinous.table import commands as c
from ruinous.table.acts import Ask, Who
from ruinous.table.options import TableOptions
from tests.kit.play import PATIENCE, ROOT, Serving

DAY = 24 * 3600
SHIFT = """
import os, time
real, ahead = time.time, float(os.environ["SHIFTED"])
time.time = lambda: real() + ahead
"""


def test_a_clock_goes_on_from_the_newest_entry_and_never_back(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = 1_800_000_000.0
    monkeypatch.setattr(chance.time, "time", lambda: wall)
    clock = Clock(int(wall * 1000) + 5_000)
    first = clock()
    assert first >= wall * 1000 + 5_000
    wall -= DAY
    assert clock() >= first
    wall += 10 * DAY
    assert clock() < first + 60_000
    assert Clock(7)() >= wall * 1000


def test_the_time_of_a_table_never_goes_back() -> None:
    anna, boris = Who("a", "Anna"), Who("b", "Boris")
    table, made = acts.create("t", anna, TableOptions(powers=("khorne", "nurgle", "tzeentch")), 10_000)
    times = [made.at]
    times.append(acts.do(table, Ask(anna, c.Join(), 9_000)).at)
    times.append(acts.do(table, Ask(boris, c.Join(), 12_000)).at)
    times.append(acts.do(table, Ask(boris, c.Leave(), 11_000)).at)
    times.append(acts.close(table, 1).at)
    assert times == [10_000, 10_000, 12_000, 12_000, 12_000]
    assert table.at == 12_000


async def now(url: str) -> int:
    """The time of a server."""
    async with Connection(url) as connection:
        return int((await connection.ask({"type": "ping"}))["now"])


def test_a_wall_clock_put_back_a_day_gives_no_time(tmp_path: Path) -> None:
    """A real server: stopped, its clock put back, started again. A player has 60 seconds, and still has."""
    shim = tmp_path / "shim"
    shim.mkdir()
    (shim / "sitecustomize.py").write_text(SHIFT)
    path = os.pathsep.join((str(shim), str(ROOT / "src"), str(ROOT)))
    server = Serving(tmp_path / "data", PYTHONPATH=path, SHIFTED="0")
    with server:
        me = sign_up(server.url, "Anna")
        options = {"clock": {"kind": "move", "seconds": 60}}
        places = [{"me": True}, *({"bot": "random"} for _ in range(3))]
        body = {"options": options, "places": places, "start": True}
        table = request(server.url, "POST", "/api/tables", body, me.token)["table"]

        def left() -> float:
            """Seconds on the clock of whoever must decide, by the time of the server."""
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                shown = request(server.url, "GET", f"/api/tables/{table}", token=me.token)["state"]["table"]
                if shown["clock"]["deadline"]:
                    return float(shown["clock"]["deadline"] - asyncio.run(now(server.url))) / 1000
                time.sleep(0.05)
            raise AssertionError("Nobody's clock runs.")

        assert 0 < left() <= 60
        server.stop()
        server.environ["SHIFTED"] = str(-DAY)
        server.start()
        assert 0 < left() <= 60
        seat = request(server.url, "GET", f"/api/tables/{table}", token=me.token)["state"]["ask"]["seat"]
        shown = request(server.url, "GET", f"/api/tables/{table}?seat={seat}", token=me.token)
        action = shown["state"]["ask"]["actions"][0]["do"]
        play = {"do": "play", "action": action, "version": shown["version"]}
        request(server.url, "POST", f"/api/tables/{table}/do", play, me.token)
        after = request(server.url, "GET", f"/api/tables/{table}", token=me.token)["state"]["table"]
        assert after["at"] >= shown["state"]["table"]["at"]
        assert 0 < left() <= 60
    warned = [line for line in server.said if "behind the newest entry" in line]
    assert len(warned) == 1
