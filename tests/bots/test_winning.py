"""Positions in which a win this round exists: bots must find it (tools/winning.py says what that means)."""

from functools import cache
from pathlib import Path

import pytest

from ruinous.bots import make
from ruinous.bots.search import SearchBot
from ruinous.rules.actions import PASS
from ruinous.rules.ids import POWERS
from tools import winning

POSITIONS = winning.positions(Path(__file__).parent / "winning")
SIMULATIONS = 24
BOTS = {
    "novice": lambda: make("novice", 1),
    "scripted": lambda: make("scripted", 1),
    "search": lambda: SearchBot(1, simulations=SIMULATIONS),
}


@cache
def missed(level):
    return [name for name, (g, plan) in POSITIONS.items() if not winning.finds(BOTS[level](), g, plan)]


def test_there_are_positions_of_every_power():
    assert len(POSITIONS) >= 30
    assert {POWERS[g.seat] for g, _ in POSITIONS.values()} == set(POWERS)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_plan_wins_and_to_do_nothing_does_not(name):
    """R18: the plan is better than passing by more than what a bot may miss."""
    g, plan = POSITIONS[name]
    assert plan[0] in g.actions
    assert winning.share(g, [plan]) >= winning.share(g, [(PASS,)]) + winning.LESS
    assert winning.share(g, [plan]) >= 0.4


def test_who_passes_has_not_found_it():
    class Idle:
        def choose(self, game):
            return game.decision.actions[0]

    g, plan = POSITIONS["win-001"]
    assert g.actions[0] == PASS
    assert winning.played(Idle(), g) == [(PASS,)]
    assert not winning.finds(Idle(), g, plan)


def test_a_novice_does_not_find_it():
    """So the positions ask for something."""
    assert len(missed("novice")) >= 0.4 * len(POSITIONS)


def test_the_scripted_bot_finds_most():
    assert len(missed("scripted")) <= 6, missed("scripted")


def test_the_search_bot_finds_nearly_all():
    assert len(missed("search")) <= 4, missed("search")
