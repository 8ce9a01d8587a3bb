"""Exploring keeps what it finds, what was kept is tried again, and what is not minutes is told in one sentence."""

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from ruinous.cli import main, parser
from tests.kit import explore

LINES = explore.GAMES.read_text(encoding="utf-8").splitlines() if explore.GAMES.exists() else []
EXAMPLES = [path for path in explore.FOUND.glob("*/*") if path.is_file()]


def test_games_that_were_found_wrong_are_right_now(capsys: pytest.CaptureFixture[str]) -> None:
    for line in LINES:
        assert main([*line.split(), "--jobs", "1"]) == 0, line + capsys.readouterr().out


def test_examples_that_were_found_wrong_are_right_now() -> None:
    if EXAMPLES:
        command = [sys.executable, "-m", "pytest", *explore.properties("found")]
        done = subprocess.run(command, cwd=explore.ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


PROPERTY = """
from hypothesis import given, strategies as st

@given(st.integers(0, 10**6))
def test_numbers(number):
    assert number < 123_456
"""


def test_what_was_found_is_kept_and_tried_again(tmp_path: Path) -> None:
    """With the settings of all tests."""
    (tmp_path / "tests").mkdir()
    shutil.copy(explore.ROOT / "tests" / "conftest.py", tmp_path / "tests")
    (tmp_path / "tests" / "test_numbers.py").write_text(PROPERTY)

    def run(profile: str) -> str:
        plain = ("-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:xdist")
        command = [sys.executable, "-m", "pytest", *plain, *explore.properties(profile)]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True).stdout

    assert "assert 123456 < 123456" in run("explore")
    assert [path for path in (tmp_path / "tests" / "found").glob("*/*") if path.is_file()]
    assert "assert 123456 < 123456" in run("found")


def test_a_game_that_fails_is_kept_as_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(explore, "FOUND", tmp_path)
    monkeypatch.setattr(explore, "GAMES", tmp_path / "games.txt")
    search = explore.Search(float("inf"), Random(1))
    monkeypatch.setattr(search, "run", lambda *command: explore.PASSED)
    search.games()
    search.properties()
    assert (search.failures, list(tmp_path.iterdir())) == (0, [])
    monkeypatch.setattr(search, "run", lambda *command: explore.CUT_OFF)
    search.games()
    search.properties()
    assert (search.failures, list(tmp_path.iterdir())) == (0, [])
    monkeypatch.setattr(search, "run", lambda *command: explore.FAILED)
    search.games()
    search.properties()
    assert search.failures == 2
    (line,) = (tmp_path / "games.txt").read_text().splitlines()
    assert f"== ruinous {line}\n" in capsys.readouterr().out
    parser().parse_args(line.split())


def test_a_round_ends_with_the_time() -> None:
    search = explore.Search(0, Random(1))
    assert search.run("-c", "import time; time.sleep(60)") == explore.CUT_OFF


@pytest.mark.parametrize("arguments", [[], ["soon"], ["0"], ["-3"], ["nan"], ["inf"], ["5", "6"], [""], ["1e9"]])
def test_what_is_not_minutes_is_told_in_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert explore.main(arguments) == 2
    assert capsys.readouterr().err == f"{explore.ADVICE}\n"
