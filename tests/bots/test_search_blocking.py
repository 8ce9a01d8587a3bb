"""Positions in which another player is about to win: the search bot must stop him too (tools/blocking.py says how)."""

from pathlib import Path

import pytest

from ruinous import Game
from ruinous.bots.search import SearchBot
from ruinous.rules import engine, position
from ruinous.rules.ids import POWERS
from tools import blocking

FOLDER = Path(__file__).parent / "blocking"
SIMULATIONS = 24
PARTS = 8  # for as many processes


def blocks(name):
    """Whether the bot's turn, with its answers to what that asks at once, stops everybody else."""
    start = position.read((FOLDER / f"{name}.position").read_text(encoding="utf-8"))
    seat, bot = POWERS[start.seat], SearchBot(1, simulations=SIMULATIONS)
    g, line = start.copy(), ()
    while not line or blocking.asked_at_once(start, g):
        line += (bot.choose(Game(g, [], None).copy(seat)),)
        engine.apply(g, line[-1])
    return blocking.stopped(start, line)


@pytest.mark.parametrize("part", range(PARTS))
def test_the_search_bot_stops_the_leader(part):
    missed = [name for name in list(blocking.load(FOLDER))[part::PARTS] if not blocks(name)]
    assert len(missed) <= 1
