"""What Python in a browser has done before its memory is kept for the next start (web/src/local/memory.ts)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ruinous.local import rehearsal

ROOT = Path(__file__).parents[2]

# How often rules are compiled when somebody opens a game.
WORK = """
import asyncio, sys
from tests.kit.tab import Tab
from ruinous.local.rehearsal import rehearse
from ruinous.rules import ruleset

async def opened():
    tab = Tab()
    made = await tab.ask("POST", "/api/tables/quick", {"level": "novice", "power": "khorne"})
    heard = await tab.say(type="watch", id="1", table=made["table"], seat="mine", steps=True)
    assert heard[0]["type"] == "state", heard

if sys.argv[1] == "rehearsed":
    rehearse()
before = ruleset._ruleset.cache_info().misses
asyncio.run(opened())
print(ruleset._ruleset.cache_info().misses - before)
"""


def work(how: str) -> int:
    """In a Python of its own."""
    return int(subprocess.run([sys.executable, "-c", WORK, how], cwd=ROOT, capture_output=True, check=True).stdout)


def test_who_comes_after_a_rehearsal_waits_for_no_rules() -> None:
    assert work("rehearsed") == 0 < work("not rehearsed")


def test_its_game_has_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[bytes] = []

    class Watched(rehearsal.House):
        def __init__(self, store: rehearsal.Nowhere, now: object, chance: object) -> None:
            assert chance is bytes  # all of it zeros
            super().__init__(store, lambda: 0, lambda count: drawn.append(bytes(count)) or drawn[-1])

    monkeypatch.setattr(rehearsal, "House", Watched)
    rehearsal.rehearse()
    assert drawn
    assert not any(map(any, drawn))


def test_a_rehearsal_that_would_wait_is_noticed() -> None:
    class Waits:
        def __await__(self):
            yield

    async def waits() -> None:
        await Waits()

    with pytest.raises(RuntimeError, match="waits for nobody"):
        rehearsal._at_once(waits())
