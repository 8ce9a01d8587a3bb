"""Networks as judges of the search's leaves: how they are read, what they say, and what is refused."""

import subprocess
import sys

import numpy as np
import pytest

from ruinous import Game
from ruinous.bots.neural import Network, NetworkError
from ruinous.bots.search import SearchBot
from ruinous.rl.observation import LAYOUT_ID, SIZE, observe, scaled
from ruinous.rules.ids import POWERS

ALL = POWERS[:4]


def eyes(g, seat):
    return scaled(observe(g, seat))


def write(path, hidden=8, inputs=SIZE, outputs=5, **more):
    random = np.random.default_rng(1)
    arrays = {
        "w0": random.normal(0, 0.1, (inputs, hidden)),
        "b0": np.zeros(hidden),
        "w1": random.normal(0, 1, (hidden, outputs)),
        "b1": np.zeros(outputs),
    }
    np.savez(path, **{k: v for k, v in (arrays | more).items() if v is not None})
    return path


def test_a_network_tells_the_chances_of_those_who_play(tmp_path):
    network = Network.load(write(tmp_path / "net.npz", layout=LAYOUT_ID), eyes, LAYOUT_ID)
    g = Game.new(POWERS[:3], 1).state
    values = network.values(g, 0)
    assert sum(values) == pytest.approx(1)
    assert values[3:] == [0.0, 0.0]
    assert min(values[:3]) > 0
    x = eyes(g, 0)
    hidden = np.maximum(x @ network.layers[0][0], 0)
    numbers = (hidden @ network.layers[1][0])[:3].astype(float)
    assert values[:3] == pytest.approx(np.exp(numbers) / np.exp(numbers).sum(), rel=1e-4)


def test_the_search_asks_the_network(tmp_path):
    """Once for each simulation, and always as the seat that thinks."""
    asked = []
    network = Network.load(write(tmp_path / "net.npz"), eyes)

    class Judge:
        def values(self, g, seat):
            asked.append(seat)
            return network.values(g, seat)

    game = Game.new(ALL, 7)
    game.play("done")
    copy = game.copy("khorne")
    bot = SearchBot(1, simulations=16, evaluator=Judge(), runners=4)
    assert bot.choose(copy) in copy.state.actions
    assert asked == [0] * 16
    assert len(bot.chances[1]) == 4


def test_the_judge_decides():
    """The same race under two judges: one wants Khorne's figures in many regions, one in few."""

    class Spread:
        def __init__(self, sign):
            self.sign = sign

        def values(self, g, seat):
            regions = sum(bool(here & g.control[seat]) for here in g.here[:9])
            return [0.5 + self.sign * regions / 18 if p == seat else 0.0 for p in range(5)]

    game = Game.new(ALL, 7)
    game.play("done")
    copy = game.copy("khorne")
    chances = []
    for sign in (1, -1):
        bot = SearchBot(1, simulations=48, evaluator=Spread(sign), runners=6)
        bot.choose(copy)
        chances.append(bot.chances[1])
    assert min(chances[0].values()) > 0.5 > max(chances[1].values())


def test_a_file_for_another_observation_is_refused(tmp_path):
    path = write(tmp_path / "net.npz", layout="abc")
    with pytest.raises(NetworkError, match=rf"^The weights .* are for the observation abc, not {LAYOUT_ID}: .*\.$"):
        Network.load(path, eyes, LAYOUT_ID)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"w1": None}, r"must hold w0, b0, w1, b1 and so on"),
        ({"extra": np.zeros(3)}, r"must hold w0, b0, w1, b1 and so on"),
        ({"b0": np.zeros(3)}, r"w0 and b0 of .* do not fit"),
        ({"w1": np.zeros((3, 5))}, r"w1 and b1 of .* do not fit"),
        ({"outputs": 4}, r"must give 5 numbers, one for each Power, not 4"),
    ],
)
def test_arrays_that_do_not_fit_are_refused_in_one_sentence(tmp_path, changes, sentence):
    with pytest.raises(NetworkError, match=sentence):
        Network.load(write(tmp_path / "net.npz", **changes), eyes)


def test_an_observation_of_another_size_is_refused(tmp_path):
    network = Network.load(write(tmp_path / "net.npz", inputs=10), eyes)
    with pytest.raises(NetworkError, match=rf"^The network takes 10 numbers, but the observation has {SIZE}\.$"):
        network.values(Game.new(ALL, 1).state, 0)


def test_files_that_are_none_are_refused_in_one_sentence(tmp_path):
    with pytest.raises(NetworkError, match=r"cannot be read: no such file or directory\.$"):
        Network.load(tmp_path / "none.npz", eyes)
    text = tmp_path / "text.npz"
    text.write_text("not a network")
    with pytest.raises(NetworkError, match=r"cannot be read: it is no NumPy archive\.$"):
        Network.load(text, eyes)


def test_without_numpy_it_says_what_to_do():
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from ruinous.bots.neural import Network, NetworkError\n"
        "try: Network.load('x.npz', lambda g, seat: None)\n"
        "except NetworkError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == 'NumPy is not installed: run pip install "ruinous[rl]" to use a network.'


def test_bots_do_not_need_numpy():
    code = "import sys, ruinous.bots.search, ruinous.bots.neural; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
