"""Which games are learned from, and the rewards."""

import subprocess
import sys

import pytest

from ruinous import Game
from ruinous.rl.games import check_rewards, rewards
from ruinous.rules.ids import POWERS
from tests.kit.sentences import refuses

ALL = POWERS[:4]


def ended(winners, scores):
    game = Game.new(ALL, 1)
    game.state.vp[:4] = scores
    game.state.result = ("max_threat", winners)
    return game


def test_rewards():
    game = ended((1,), [50, 30, 20, 10])
    assert rewards(game, "win") == {"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 0}
    assert rewards(game, "place") == pytest.approx({"khorne": 1 / 3, "nurgle": 1, "tzeentch": -1 / 3, "slaanesh": -1})
    assert rewards(game, "vp") == {"khorne": 0.4, "nurgle": -0.4, "tzeentch": -0.6, "slaanesh": -0.8}
    shared = ended((0, 1), [20, 20, 30, 10])
    assert rewards(shared, "win")["nurgle"] == 0.5
    assert rewards(shared, "place")["nurgle"] == pytest.approx(2 / 3)
    assert sum(rewards(shared, "place").values()) == pytest.approx(0)


def test_there_is_no_reward_before_the_end_and_no_unknown_one():
    with pytest.raises(ValueError, match="not over"):
        rewards(Game.new(ALL, 1), "win")
    with refuses("choose one of win, place and vp"):
        check_rewards("glory")


# --- what must be installed ---------------------------------------------------------------------------------------

WITHOUT = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None  # as if it were not installed
"""


def run(without, code):
    return subprocess.run([sys.executable, "-c", WITHOUT + code, without], capture_output=True, text=True)


def test_observing_and_training_need_numpy_alone():
    code = """
from ruinous.rl.selfplay import generate, random_policy
data = generate(random_policy(), 2, players=3)
from ruinous.rl import layout, observation, games
print(layout.block(data["observations"], "regions").shape[1:])
"""
    done = run("gymnasium,pettingzoo", code)
    assert done.stderr == ""
    assert done.stdout.startswith("(9, ")


@pytest.mark.parametrize(
    ("module", "without"), [("aec", "pettingzoo"), ("aec", "gymnasium"), ("single", "gymnasium"), ("layout", "numpy")]
)
def test_what_is_missing_is_named(module, without):
    done = run(without, f"import ruinous.rl.{module}")
    last = done.stderr.strip().splitlines()[-1]
    assert last == f'ImportError: The learning environment needs {without}: run pip install "ruinous[rl]".'
