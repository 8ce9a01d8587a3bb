"""Puzzles at a table: only the right turn is played, and the game goes on from there."""

from __future__ import annotations

import pytest

from ruinous.rules.actions import NOTATION
from ruinous.rules.puzzle import Puzzle, fits, puzzles
from ruinous.table import Refused, TableOptions, lessons
from ruinous.table import entries as e
from ruinous.table.puzzles import PREFIX, listed, solution
from ruinous.table.state import state
from ruinous.words import LANGUAGES, speaking
from tests.kit.seating import Sitting, same

PLAYED = next(one for one in puzzles().values() if one.played)
NAMED = next(one for one in puzzles().values() if not one.played)


def sitting(puzzle: Puzzle) -> Sitting:
    """A puzzle that Anna has opened."""
    found = lessons.find(PREFIX + puzzle.id)
    reader, bot = e.Sitter(person="anna", name="Anna"), e.Sitter(bot=lessons.BOTS)
    places = tuple(reader if power == found.seat else bot for power in found.powers)
    options = TableOptions(powers=found.powers, game=found.game)
    return Sitting(options, places=places, lesson=PREFIX + puzzle.id).start()


def test_a_puzzle_waits_for_whose_turn_it_is() -> None:
    table = sitting(PLAYED).table
    told = state(table, PLAYED.seat)
    assert table.deciding == PLAYED.seat
    assert told["lesson"] == {"name": PREFIX + PLAYED.id, "seat": PLAYED.seat, "steps": [], "done": 0, "met": False}
    assert told["game"] is not None
    hands = {power: player["hand"] for power, player in told["game"]["players"].items()}
    assert all((hand is None) == (power != PLAYED.seat) for power, hand in hands.items())


def test_a_wrong_turn_is_refused_and_nothing_has_happened() -> None:
    place = sitting(PLAYED)
    game = place.table.game
    assert game is not None
    wrong = next(action for action in place.legal() if not fits(PLAYED, game, action))
    version = place.table.version
    with pytest.raises(Refused) as refused:
        place.step(wrong)
    assert (refused.value.code, refused.value.fact.id) == ("puzzle", "refusal.puzzle_else")
    assert place.table.version == version
    with pytest.raises(Refused) as illegal:
        place.step("no action")
    assert illegal.value.code != "puzzle"


def test_the_right_turn_solves_it_and_the_game_goes_on() -> None:
    place = sitting(PLAYED)
    for action in PLAYED.solution[0]:
        place.step(action)
    told = state(place.table, PLAYED.seat)["lesson"]
    assert told is not None
    assert told["met"]
    for _ in range(20):  # nothing is asked for any more: bots and the solver play on
        if place.table.state == "playing":
            place.step()
    same(place.table, place.read())


def test_whoever_names_a_power_plays_nothing() -> None:
    place = sitting(NAMED)
    with pytest.raises(Refused) as refused:
        place.step()
    assert refused.value.fact.id == "refusal.puzzle_named"


def test_the_list_tells_no_answer() -> None:
    assert [one["id"] for one in listed()] == list(puzzles())
    assert "solution" not in listed()[0]
    assert all(NOTATION[0] not in one for one in listed())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_words(language: str) -> None:
    with speaking(language):
        for id, puzzle in list(puzzles().items())[::7]:
            found = solution(id)
            assert all(found["line"])
            assert all(found["reasons"])
            assert found["percent"] == puzzle.percent
            assert all(other["text"] for other in found["others"])


def test_what_is_no_puzzle_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        lessons.find(PREFIX + "none")
    assert refused.value.fact.args == {"puzzle": "none"}
