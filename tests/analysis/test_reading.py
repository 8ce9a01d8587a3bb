"""What can be analysed, and what is refused in one sentence."""

from __future__ import annotations

import pytest

from ruinous import Game
from ruinous.analysis import AnalysisError, game_of, reading
from ruinous.rules.position import write_whole
from ruinous.words import LANGUAGES, reason
from tests.analysis.conftest import WIN_AT_HAND


@pytest.fixture(scope="module")
def record() -> str:
    game = Game.new(["khorne", "nurgle", "slaanesh"], 5)
    while game.decision:
        game.play("pass" if "pass" in game.decision.notation else game.decision.actions[0])
    return game.record.dumps()


def refused(text: str) -> str:
    with pytest.raises(AnalysisError) as error:
        game_of(text)
    for language in LANGUAGES:
        sentence = reason(error.value, language=language)
        assert "\n" not in sentence
        assert "{" not in sentence
    return reason(error.value)


def test_records_positions_and_scenarios(record: str) -> None:
    game = game_of(record)
    assert game.result
    assert game_of(write_whole(game.back(3).state)).decision
    assert game_of(WIN_AT_HAND).decision


def test_what_is_no_record(record: str) -> None:
    assert refused("") == refused("1. e4 e5 2. Nf3") == "This is neither a Ruinous record nor a position."
    assert "not a Ruinous record" in refused("ruinous recorder 2\n")
    assert "format 9" in refused("ruinous record 9\n")


def test_damaged_records(record: str) -> None:
    lines = record.split("\n")
    assert "breaks off" in refused("\n".join(lines[:20]))
    assert "Line 9" in refused("\n".join([*lines[:8], lines[8].replace(" = ", " nonsense = "), *lines[9:]]))
    assert "hash" in refused("\n".join([*lines[:8], lines[8][:-1] + "g", *lines[9:]]))


def test_too_long(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "400" in refused("ruinous record 2\n" + "x" * 400_001)
    monkeypatch.setattr(reading, "LONGEST", 10)
    assert "at most 10" in refused(record)


def test_positions_that_are_none(record: str) -> None:
    assert "position" in refused("ruinous position 1 KNS round 2\n")
    assert "scenario" in refused(WIN_AT_HAND.replace("norsca", "nowhere"))
    over = game_of(record)
    assert "Nobody has anything to decide" in refused(write_whole(over.state))
