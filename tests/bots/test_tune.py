"""The search for weights: that it searches, that it is reproducible, and what it writes."""

import tomllib
from dataclasses import asdict

import pytest

from ruinous.bots import tune as tuning
from ruinous.bots.scripted_weights import BASE, Weights, load, read
from ruinous.bots.tune import FIXED, Duel, fought, tune


def richer(duel):
    """Instead of a game: the more power is worth to the challenger, the better."""
    return 0.0, duel.challenger.power / duel.champion.power - 1


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(tuning, "fought", richer)


@pytest.mark.usefixtures("quick")
def test_tuning_finds_what_wins():
    found = tune(games=4, generations=12, seed=1)
    assert found.weights.power > 1.3 * found.before.power
    assert found.marks[-1] > found.marks[0]
    for name in FIXED:
        assert getattr(found.weights, name) == getattr(found.before, name)


@pytest.mark.usefixtures("quick")
def test_tuning_is_reproducible_and_says_how_it_was_done(tmp_path):
    out = tmp_path / "weights.toml"
    told = []
    first = tune(games=4, generations=2, seed=5, out=out, progress=told.append)
    assert first == tune(games=4, generations=2, seed=5)
    assert first != tune(games=4, generations=2, seed=6)
    assert len(told) == 2
    text = out.read_text()
    assert "tune(games=4, generations=2, seed=5, population=8)" in text
    table = tomllib.loads(text)
    assert Weights(**table["weights"]) == first.weights
    assert table["upgrades"] == read(BASE)["upgrades"]


def test_a_duel_is_one_whole_game():
    weights = load(BASE, 0)
    won, lead = fought(Duel(weights, weights, "khorne", 3))
    assert 0 <= won <= 1
    assert -1 <= lead <= 1
    assert (won, lead) == fought(Duel(weights, weights, "khorne", 3))


@pytest.mark.parametrize(("games", "population"), [(0, 8), (6, 8), (4, 2)])
def test_what_cannot_be_tuned_is_refused(games, population):
    with pytest.raises(ValueError, match=r"\.$"):
        tune(games=games, generations=1, population=population)


def test_the_weights_name_every_term():
    assert set(read(BASE)["weights"]) == set(asdict(load(BASE, 0)))
