"""Games to be analysed: short ones, in which something goes wrong."""

from __future__ import annotations

import pytest

from ruinous import Game
from ruinous.analysis import Analysis, analyse
from ruinous.bots.scripted import ScriptedBot

WIN_AT_HAND = """
name = "A win at hand"
cites = []

[position]
round = 4

[position.regions.norsca]
figures = ["2 Bloodletter", "Bloodsworn"]

[position.players.khorne]
vp = 47
power = 3
[position.players.nurgle]
power = 0
[position.players.tzeentch]
power = 0
[position.players.slaanesh]
power = 0
"""
"""Khorne dominates Norsca, reaches fifty points and wins, whoever else is there; he can still leave it."""


@pytest.fixture(scope="session")
def ending() -> Game:
    """The last decisions of a game of scripted bots, as a game that begins there."""
    game = Game.new(["khorne", "nurgle", "slaanesh"], 3)
    bots = {p: ScriptedBot(p) for p in game.state.powers}
    while game.state.actions:
        game.play(bots[game.state.seat].choose(game))
    last = game.back(24)
    short = Game.at(last.state)
    for entry in game.entries[-24:]:
        short.repeat(entry)
    return short


@pytest.fixture(scope="session")
def analysis(ending: Game) -> Analysis:
    return analyse(ending, simulations=400)
