"""The option `--edition` at the terminal, and what `simulate --check` makes of points that no event tells."""

import json
from pathlib import Path

import pytest

from ruinous import Game, Options
from ruinous.bots.simulate import points_told, run
from ruinous.cli import main
from ruinous.content import NEWEST
from ruinous.rules import board
from ruinous.rules.ids import POWERS
from ruinous.rules.record import Record


@pytest.mark.parametrize("edition", range(1, NEWEST + 1))
def test_simulated_games_are_of_the_edition_that_was_asked_for(edition, tmp_path, capsys):
    command = f"simulate --games 2 --jobs 1 --check --json --edition {edition} --records {tmp_path}"
    assert main(command.split()) == 0
    assert json.loads(capsys.readouterr().out)["violations"] == 0
    records = [Record.loads(path.read_text()) for path in Path(tmp_path).glob("*.ruinous")]
    assert [record.options.edition for record in records] == [edition] * 2


def test_without_the_option_games_are_of_the_newest_edition(tmp_path):
    assert main(f"simulate --games 1 --jobs 1 --json --records {tmp_path}".split()) == 0
    (record,) = Path(tmp_path).glob("*.ruinous")
    assert Record.loads(record.read_text()).options.edition == NEWEST


@pytest.mark.parametrize("command", ["simulate --games 1", "play --people none --powers khorne,nurgle,slaanesh"])
@pytest.mark.parametrize("edition", [0, -1, NEWEST + 1])
def test_an_edition_that_does_not_exist_is_refused_in_a_sentence(command, edition, capsys):
    assert main([*command.split(), f"--edition={edition}"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"ruinous: There is no edition {edition} of the rules; the newest is {NEWEST}.\n"


def test_a_game_at_the_terminal_is_of_the_edition_that_was_asked_for(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("RUINOUS_DATA", str(tmp_path))
    save = tmp_path / "game.ruinous"
    command = f"play --people none --powers khorne,nurgle,slaanesh --bots random --seed 3 --edition 1 --save {save}"
    assert main(command.split()) == 0
    assert save.read_text().startswith("ruinous record 1\n")
    assert main(["play", "--resume", str(save), "--edition", "1"]) == 2
    assert "--edition" in capsys.readouterr().err


# --- points from events -------------------------------------------------------------------------------------------


def test_points_that_no_event_tells_are_a_violation(monkeypatch):
    def in_silence(g, power, points):
        g.vp[power] += points

    monkeypatch.setattr(board, "score", in_silence)
    found = run(1, seed=3, jobs=1, check=True)
    assert found["violations"] > 0
    assert any("the events tell of 0" in violation for violation in found["first_violations"])


def test_points_are_added_up_from_the_log():
    game = Game.new(POWERS[:4], 1, Options())
    assert list(points_told(game)) == []
    game.log.append(("score", 1, 3, ("domination", 2)))
    assert list(points_told(game)) == ["nurgle has 0 victory points, and the events tell of 3."]
    game.state.vp[1] = 3
    assert list(points_told(game)) == []
