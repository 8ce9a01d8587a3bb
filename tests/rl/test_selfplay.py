"""Games stepped together, and the data they give."""

from pathlib import Path
from runpy import run_path

import numpy as np
import pytest

from ruinous import Options
from ruinous.rl import selfplay
from ruinous.rl.layout import LAYOUT_ID, SIZE, part
from ruinous.rl.observation import observe
from ruinous.rl.selfplay import Batch, bot_policy, generate, load, main, random_policy, save
from ruinous.rules.actions import N_ACTIONS
from ruinous.rules.ids import POWERS
from ruinous.rules.why import IllegalAction
from tests.kit.sentences import refuses


def test_a_row_is_what_the_one_who_decides_sees():
    batch = Batch(3, players=5, options=Options(card_set="morrslieb"))
    assert batch.observations.shape == (3, SIZE)
    assert batch.masks.shape == (3, N_ACTIONS)
    policy = random_policy()
    for _ in range(30):
        for row, game in enumerate(batch.games):
            g = game.state
            assert batch.seats[row] == g.seat
            assert np.array_equal(batch.observations[row], observe(g, g.seat))
            assert np.flatnonzero(batch.masks[row]).tolist() == sorted(batch.legal[row]) == sorted(g.actions)
        batch.step(policy(batch))
    assert len({game.state.secret for game in batch.games}) == 3


def test_a_game_that_ends_is_replaced_in_the_same_step():
    batch, policy, ended = Batch(2, players=3), random_policy(), []
    while len(ended) < 5:
        numbers = batch.numbers.copy()
        batch.step(policy(batch))
        for row, number, game in batch.finished:
            ended.append(number)
            assert number == numbers[row] != batch.numbers[row]
            assert game.result is not None
            assert batch.games[row].result is None
            assert batch.masks[row].any()
    assert len(set(ended)) == 5
    assert batch.begun == 2 + len(ended)


def test_the_random_policy_takes_every_legal_action_and_no_other():
    batch, policy = Batch(1), random_policy()
    taken = {int(policy(batch)[0]) for _ in range(300)}
    assert taken == set(batch.games[0].state.actions)


def test_a_batch_needs_an_action_for_each_game_and_refuses_illegal_ones():
    batch = Batch(2)
    with pytest.raises(ValueError, match="2 actions are needed"):
        batch.step([0])
    with pytest.raises(IllegalAction):
        batch.step([N_ACTIONS - 1, 0])
    with pytest.raises(IllegalAction):
        batch.step([batch.legal[0][0], N_ACTIONS - 1])
    g = batch.games[0].state
    assert np.array_equal(batch.observations[0], observe(g, g.seat)), "the game before the illegal action has gone on"
    assert np.flatnonzero(batch.masks[0]).tolist() == sorted(g.actions)
    with refuses("at least one game"):
        Batch(0)


def test_a_policy_can_look_at_an_information_set_only():
    batch = Batch(1)
    seen = batch.information_set(0, 7)
    assert seen.start is None
    assert seen.state.secret != batch.games[0].state.secret
    assert seen.decision.seat == POWERS[batch.seats[0]]


def test_data_hold_every_decision_of_whole_games_in_order():
    data = generate(random_policy(3), 5, size=3, players=3, seed=2)
    length = len(data["actions"])
    assert data["observations"].shape == (length, SIZE)
    assert data["observations"].dtype == np.int8
    assert len(data["starts"]) == length + 1
    assert data["starts"][-1] == len(data["legal"])
    assert np.all(np.diff(data["games"]) >= 0)
    assert set(data["games"]) == set(range(5))
    for n in range(length):
        assert data["actions"][n] in data["legal"][data["starts"][n] : data["starts"][n + 1]]
    me = part(data["observations"], "me").argmax(axis=1)
    assert np.array_equal(me, data["seats"])
    for number in range(5):
        rows = data["games"] == number
        for kind in ("win", "place", "vp"):
            by_seat = set(zip(data["seats"][rows].tolist(), data[kind][rows].tolist(), strict=True))
            assert len(by_seat) == len(set(data["seats"][rows])), "one reward for each seat of a game"


def test_the_size_of_the_batch_does_not_change_what_bots_play():
    one, three = (generate(bot_policy(["novice"]), 4, size=size, players=3) for size in (1, 3))
    for name in one:
        assert np.array_equal(one[name], three[name]), name


def test_bots_are_named_one_for_all_or_one_for_each_power(monkeypatch):
    asked = []
    real = selfplay.levels.make
    monkeypatch.setattr(selfplay.levels, "make", lambda name, **k: asked.append(name) or real(name, **k))
    generate(bot_policy(["novice", "random", "random"]), 1, players=3)
    assert sorted(asked) == ["novice", "random", "random"]
    with refuses("Name one bot, or 3"):
        generate(bot_policy(["novice", "random"]), 1, players=3)
    with refuses("There is no bot “sigmar”"):
        bot_policy(["sigmar"])


def test_progress_is_told_and_no_games_are_refused():
    told = []
    generate(random_policy(), 2, players=3, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 2), (2, 2)]
    with refuses("At least one game"):
        generate(random_policy(), 0)


def test_data_are_written_and_read_again(tmp_path):
    file = str(tmp_path / "games.npz")
    data = generate(random_policy(), 1, players=3)
    save(file, data)
    again = load(file)
    assert set(again) == set(data)
    assert all(np.array_equal(again[name], data[name]) for name in data)
    assert str(again["layout"]) == LAYOUT_ID


def test_other_files_are_refused_in_a_sentence(tmp_path):
    file = tmp_path / "games.npz"
    with refuses("cannot be read as training data"):
        load(str(file))
    file.write_text("words")
    with refuses("cannot be read as training data"):
        load(str(file))
    np.savez(file, layout=np.array("old"))
    with refuses("another layout"):
        load(str(file))
    with refuses("cannot be written"):
        save(str(tmp_path / "none" / "games.npz"), {"layout": np.array("x")})


def test_the_command_writes_a_file_and_answers_bad_input(tmp_path, capsys):
    file = str(tmp_path / "games.npz")
    assert main(["--games", "2", "--bots", "novice", "--powers", "khorne,nurgle,horned_rat", "--out", file]) == 0
    data = load(file)
    assert set(data["seats"]) == {0, 1, 4}
    assert f"2 games, {len(data['actions'])} decisions" in capsys.readouterr().out
    assert main(["--bots", "sigmar", "--out", file]) == 2
    assert "There is no bot “sigmar”" in capsys.readouterr().err


def test_the_example_learns_from_a_handful_of_games(monkeypatch, capsys):
    example = Path(__file__).parents[2] / "examples" / "train.py"
    monkeypatch.setattr("sys.argv", [str(example), "3", "4"])
    run_path(str(example))
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["random play", "after learning 1", "after learning 2"]
    assert all("of 4 games" in line for line in lines)
