"""Positions in which another player is about to win: the search bot must stop him too (tools/blocking.py says how)."""

from pathlib import Path

import pytest

from ruinous.bots.search import SearchBot
from ruinous.rules import position
from tools import blocking

FOLDER = Path(__file__).parent / "blocking"
SIMULATIONS = 24
PARTS = 8  # for as many processes
MISSED = {"079", "101"}  # of 159


def blocks(name):
    """Whether the bot's turn, with its answers to what that asks at once, stops everybody else."""
    g = position.read((FOLDER / f"{name}.position").read_text(encoding="utf-8"))
    return blocking.stopped(g, blocking.played(SearchBot(1, simulations=SIMULATIONS), g))


@pytest.mark.parametrize("part", range(PARTS))
def test_the_search_bot_stops_the_leader(part):
    assert {name for name in list(blocking.load(FOLDER))[part::PARTS] if not blocks(name)} <= MISSED
