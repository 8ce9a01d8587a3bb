"""The search for weights: that it searches, that it is reproducible, and what it writes."""

import tomllib
from dataclasses import asdict

import pytest

from ruinous.bots import tune as tuning
from ruinous.bots.scripted.weights import BASE, load, merged, read
from ruinous.bots.tune import FIXED, NAMES, TABLE, Duel, Trial, fought, tried, tune
from ruinous.rules.ids import POWERS

POWER, CARD = NAMES.index("power"), NAMES.index("card")


def richer(trial):
    """Instead of a game: the more power is worth to Khorne and the less to the others, the better."""
    found = {}
    for n, power in enumerate(TABLE):
        draws = [((trial.seed * 7 + n * 3 + i * (trial.seed % 11 + 1)) % 13 - 6) / 4 for i in range(len(NAMES))]
        found[power] = (draws, draws[POWER] if power == "khorne" else -draws[POWER])
    return found


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(tuning, "tried", richer)
    monkeypatch.setattr(tuning, "fought", lambda duel: 0.25)


@pytest.mark.usefixtures("quick")
def test_tuning_finds_what_wins_for_each_power():
    found = tune(games=200, generations=2, seed=1)
    assert found.sets["khorne"].power > 1.5 * found.before["khorne"].power
    assert found.sets["nurgle"].power < found.before["nurgle"].power / 1.5
    for name in FIXED:
        assert getattr(found.sets["khorne"], name) == getattr(found.before["khorne"], name)


@pytest.mark.usefixtures("quick")
def test_tuning_is_reproducible_and_says_how_it_was_done(tmp_path):
    out = tmp_path / "weights.toml"
    told = []
    first = tune(games=60, generations=2, seed=5, out=out, progress=told.append)
    assert first == tune(games=60, generations=2, seed=5)
    assert first.sets != tune(games=60, generations=2, seed=6).sets
    assert told[-1] == "last test: 80 of 80 games"
    text = out.read_text()
    assert "ruinous tune --games 60 --generations 2 --seed 5 --tests 20" in text
    table = tomllib.loads(text)
    for power in TABLE:
        assert merged([table], POWERS.index(power)) == first.sets[power]
    assert table["upgrades"] == read(BASE)["upgrades"]


def test_what_is_chance_moves_nothing():
    marks = [([1.0 if n % 2 else -1.0], (n // 2 % 2) * 1.0) for n in range(400)]
    assert tuning._step(marks, 0) == 0.0


def test_a_trial_and_a_duel_are_one_whole_game_each():
    sets = {p: load(BASE, POWERS.index(p)) for p in TABLE}
    result = tried(Trial(sets, 3))
    assert result == tried(Trial(sets, 3))
    assert result["khorne"][0] != result["nurgle"][0]
    assert sum(mark > 0.5 for _, mark in result.values()) <= 1
    shares = [fought(Duel(sets, sets, p, 3)) for p in TABLE]
    assert sum(shares) == pytest.approx(1)  # the same game four times, looked at from each seat


@pytest.mark.parametrize("wishes", [{"games": 1}, {"generations": 0}, {"tests": 0}])
def test_what_cannot_be_tuned_is_refused(wishes):
    with pytest.raises(ValueError, match=r"\.$"):
        tune(**wishes)


def test_the_weights_name_every_term():
    assert set(read(BASE)["weights"]) == set(asdict(load(BASE, 0)))
