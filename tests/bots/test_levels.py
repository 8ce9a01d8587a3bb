"""The levels of bots: how they are made, that they differ, and that they cost nothing until they are needed."""

import subprocess
import sys

import pytest

from ruinous import Game
from ruinous.bots import LEVELS, make
from ruinous.bots.scripted.weights import BASE, load, read
from ruinous.rules.ids import POWERS
from ruinous.words.reference import level_about, level_name

ALL = POWERS[:4]
BLINKERED = ("novice:hasty", "scripted:forgetful")
TEMPERAMENTS = [name for name in LEVELS if name.startswith("scripted:") and name not in BLINKERED]


def played(levels, seed, most=10_000):
    """The actions of a game with a bot of some level in each seat, and the game."""
    game = Game.new(ALL, seed)
    bots = {p: make(level, f"{seed} {p}") for p, level in zip(ALL, levels, strict=True)}
    actions = []
    while game.decision and len(actions) < most:
        seat = game.decision.seat
        actions.append(bots[seat].choose(game.copy(seat)))
        game.play(actions[-1])
    return actions, game


def test_there_are_five_steps_above_chance_and_three_temperaments():
    assert {"random", "novice", "scripted", "search", "search:broad"} < {*LEVELS}  # ids in tables that were kept
    assert len(TEMPERAMENTS) >= 3
    for name, level in LEVELS.items():
        assert level.name == name
        assert level_about(name, "en").endswith(".")
    strengths = [level.strength for level in LEVELS.values()]
    assert strengths == sorted(strengths)
    assert set(strengths) == {1, 2, 3, 4, 5, 6}
    assert len({level_name(name, "en") for name in LEVELS}) == len(LEVELS)


def test_an_unknown_level_is_refused_in_one_sentence():
    with pytest.raises(
        ValueError, match=r"^There is no bot 'grandmaster': choose one of random, novice:hasty, novice, scripted.*\.$"
    ):
        make("grandmaster")


@pytest.mark.parametrize("level", ["random", "novice:hasty", "novice", "scripted:forgetful", "scripted"])
def test_a_seed_decides_everything(level):
    assert played([level] * 4, 3, 60)[0] == played([level] * 4, 3, 60)[0]


def test_another_seed_is_another_player():
    game = Game.new(ALL, 1)
    copy = game.copy(game.decision.seat)
    assert len({make("random", seed).choose(copy) for seed in range(20)}) > 1


@pytest.mark.parametrize("level", TEMPERAMENTS)
def test_a_temperament_plays_its_own_game(level):
    _, game = played(["scripted"] * 4, 5, 80)
    differences = 0
    for number in range(0, 80, 2):
        position = game.back(80 - number)
        copy = position.copy(position.decision.seat)
        differences += make(level, 1).choose(copy) != make("scripted", 1).choose(copy)
    assert differences


@pytest.mark.parametrize("level", TEMPERAMENTS)
def test_a_temperament_changes_weights_that_exist(level):
    name = level.partition(":")[2]
    for section, changes in read(name).items():
        assert section == "weights" or section in POWERS
        assert set(changes) <= set(read(BASE)["weights"])
    assert any(load(name, p) != load(BASE, p) for p in range(len(POWERS)))


def test_bots_are_read_only_when_they_are_made():
    code = "import sys, ruinous.bots; print([m for m in sys.modules if 'scripted' in m or 'novice' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_novice_beats_three_random_bots():
    """One seat against three; by chance it would win a quarter. The games are the same every time."""
    won = 0
    for number in range(24):
        levels = ["random"] * 4
        levels[number % 4] = "novice"
        _, game = played(levels, number // 4)
        won += ALL[number % 4] in game.result.winners
    assert won >= 15


def test_a_scripted_bot_beats_three_novices():
    won = 0
    for number in range(12):
        levels = ["novice"] * 4
        levels[number % 4] = "scripted"
        _, game = played(levels, number // 4)
        won += ALL[number % 4] in game.result.winners
    assert won >= 6
