"""Positions in which another player is about to win: the scripted bot must stop him (tools/blocking.py says how)."""

from functools import cache
from pathlib import Path

import pytest

from ruinous import Game
from ruinous.bots import make
from ruinous.rules import position
from ruinous.rules.actions import NOTATION
from ruinous.rules.ids import POWERS
from tools import blocking

FOLDER = Path(__file__).parent / "blocking"
INDEX = blocking.load(FOLDER)


def read(name):
    return position.read((FOLDER / f"{name}.position").read_text(encoding="utf-8"))


@cache
def answer(name, level="scripted"):
    """A bot's action, what it answers to what that asks at once, and whether that stops everybody else."""
    g = read(name)
    line = blocking.played(make(level, 1), g)
    return line, blocking.stopped(g, line)


def test_there_are_enough_positions_of_every_kind():
    assert len(INDEX) >= 150
    assert {entry["condition"] for entry in INDEX.values()} == {"max_threat", "fifty_vp", "five_ruined"}


@pytest.mark.parametrize("name", INDEX)
def test_a_position_is_what_it_is_said_to_be(name):
    """R18: the leader wins if everybody passes; the actions named stop him, if the right answers follow."""
    g, entry = read(name), INDEX[name]
    assert POWERS[g.seat] == entry["seat"] != entry["leader"]
    assert POWERS[blocking.leader(g)] == entry["leader"]
    assert blocking.condition(g) == entry["condition"]
    blocks = [NOTATION.index(text.replace("_", " ", text.startswith("hit"))) for text in entry["blocks"].split()]
    assert blocks
    assert set(blocks) < set(g.actions)
    assert any(line[0] == blocks[0] and blocking.stopped(g, line) for line in blocking.lines(g))


def test_a_novice_does_not_see_it():
    """So the positions ask for something."""
    assert sum(answer(name, "novice")[1] for name in INDEX) <= 0.5 * len(INDEX)


def test_the_scripted_bot_stops_the_leader():
    """153 of 159, on 2026-11-19."""
    missed = [name for name in INDEX if not answer(name)[1]]
    assert len(missed) <= 6, missed


def test_it_says_so():
    """The reason names the one it stops, or the victory it sees for itself, in most of them."""
    told = 0
    for name in INDEX:
        g = read(name)
        game = Game(g, [], None).copy(POWERS[g.seat])
        bot = make("scripted", 1)
        reason = bot.explain(game, answer(name)[0][0])
        told += reason.id in ("reason.reach", "reason.wins") or reason.args.get("power") == INDEX[name]["leader"]
    assert told >= 0.7 * len(INDEX)
