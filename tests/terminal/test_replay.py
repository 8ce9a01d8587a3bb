"""Stepping through a record at a terminal."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ruinous import Game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    random = Random(2)
    game = Game.new(["khorne", "nurgle", "slaanesh"], 2)
    while game.decision:
        game.play(random.choice(game.decision.actions))
    path = tmp_path / "game.ruinous"
    path.write_text(game.record.dumps())
    return path


def test_stepping(terminal: Any, record: Path) -> None:
    last = len(Game.replay(record.read_text()).entries)
    table = terminal("replay", str(record), "--no-colour")
    assert "The start" in table.until(f"0/{last} (")
    for key, text, place in [
        ("", "1. ", 1),
        ("n", "2. ", 2),
        ("p", "1. ", 1),
        ("p", "The start", 0),
        ("p", "That is the start of the record.", 0),
        ("b", "nor Norsca", 0),
        (str(last), f"{last}. ", last),
        ("n", "That is the end of the record.", last),
        ("99999", "That is the end of the record.", last),
        ("xyz", "Enter next", last),
    ]:
        table.until("> ")
        table.type(key)
        assert text in table.until(f"{place}/{last} (")
    table.until("> ")
    table.type("q")
    assert table.ends()[0] == 0
    assert "Traceback" not in table.shown


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_leaving(terminal: Any, record: Path, key: bytes) -> None:
    table = terminal("replay", str(record))
    table.until("> ")
    assert table.leave(key)[0] == 0
    assert "Traceback" not in table.shown
