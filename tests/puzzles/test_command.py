"""The command `puzzles`: what there is, one on the screen, proved again, made and chosen."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from ruinous.cli import main
from ruinous.rules.puzzle import loads, puzzles

ROOT = Path(__file__).parents[2]
POSITION = ROOT / "tests/bots/blocking/000.position"


def test_they_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles"]) == 0
    told = capsys.readouterr().out
    assert "Win this round" in told
    assert "ruinous puzzles show win-001" in told


def test_one_is_shown_without_its_answer_and_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "show", "win-001"]) == 0
    asked = " ".join(capsys.readouterr().out.split())
    assert "Which one wins you the game this round?" in asked
    assert "The answer" not in asked
    assert main(["puzzles", "show", "win-001", "--answer", "--language", "fr"]) == 0
    told = capsys.readouterr().out
    assert "La réponse" in told
    assert f"{puzzles()['win-001'].percent}\u00a0%" in told


def test_one_is_proved_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "check", "win-001", "--jobs", "1"]) == 0
    assert "1/1 win-001: stands\nPuzzles checked: 1. Wrong: 0.\n" in capsys.readouterr().out


def test_some_are_made_and_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / POSITION.name).write_bytes(POSITION.read_bytes())
    found, out = tmp_path / "found.jsonl", tmp_path / "some.gz"
    assert main(["puzzles", "make", str(found), "--folder", str(tmp_path), "--games", "0", "--jobs", "1"]) == 0
    assert main(["puzzles", "choose", str(found), "--out", str(out)]) == 0
    (line,) = gzip.decompress(out.read_bytes()).decode().splitlines()
    assert loads(line).id == "stop-001"
    assert "Stop the dial: Khorne 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [["show", "none"], ["make"], ["choose", "a"], ["choose", "none.jsonl", "--out", "b"]]
)
def test_what_cannot_be_done_is_said(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["puzzles", *arguments]) == 2
    assert capsys.readouterr().err.startswith("ruinous: ")
