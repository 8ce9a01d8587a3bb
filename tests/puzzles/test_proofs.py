"""A sample of the puzzles is proved again, a false one is found out, and making goes on where it stopped."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from statistics import pstdev

import pytest

from ruinous.analysis.playing import Players
from ruinous.puzzles.checking import AfterBattles, check
from ruinous.puzzles.choosing import choose, text
from ruinous.puzzles.finding import BARS, found
from ruinous.puzzles.games import Source, turns
from ruinous.puzzles.grading import SOLVERS, finders
from ruinous.puzzles.making import make, read, sources
from ruinous.puzzles.racing import Bar
from ruinous.rules.actions import ACTIONS
from ruinous.rules.game import Game
from ruinous.rules.puzzle import Puzzle, dumps, puzzles

ROOT = Path(__file__).parents[2]
ALL = bool(os.environ.get("RUINOUS_TEST_ALL"))  # ./test --all
SAMPLE = ("win-003", "stop-002", "summons-001", "ahead-002")
RECORD = ROOT / "tests/golden/e2-0005.ruinous"
POSITION = ROOT / "tests/bots/blocking/000.position"


@pytest.mark.parametrize("id", puzzles() if ALL else SAMPLE)
def test_a_shipped_puzzle_stands(id: str) -> None:
    assert check(puzzles()[id], seed=2) == []


def other(puzzle: Puzzle) -> Puzzle:
    """The puzzle with another answer: the best of those that are not right."""
    tried = puzzle.others[0]
    return replace(puzzle, solution=((tried.answer,),), others=puzzle.others[1:])


@pytest.mark.parametrize("id", SAMPLE)
def test_a_wrong_answer_is_found_out(id: str) -> None:
    assert check(other(puzzles()[id]))


def test_who_is_ahead_by_too_little_is_not_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bar above what anybody can win."""
    monkeypatch.setitem(BARS, "ahead", Bar(1.2, 0.2))
    (fault,) = check(puzzles()["ahead-002"], seed=2)
    assert fault.id == "puzzle.wrong.too_little"


def test_a_summons_is_also_judged_after_its_battles() -> None:
    """Dice fall in between, so the same deals come out wider apart."""
    puzzle = puzzles()["summons-001"]
    g, right = puzzle.state(), ACTIONS[puzzle.solution[0][0]]
    before, after = (
        [players.chances(g, right, g.seat, (False, deal))[g.seat] for deal in range(30)]
        for players in (Players(), Players(AfterBattles()))
    )
    assert pstdev(after) > pstdev(before)


def test_an_answer_that_cannot_be_played_is_found_out() -> None:
    (fault,) = check(replace(puzzles()["stop-002"], solution=(("no_card@kis.l",),)))
    assert fault.id == "puzzle.wrong.illegal"


def test_two_answers_are_one_too_many() -> None:
    puzzle = puzzles()["stop-002"]
    (fault,) = check(replace(puzzle, solution=(*puzzle.solution, ("pass",))))
    assert fault.id == "puzzle.wrong.families"


def test_the_same_position_always_gives_the_same_puzzles() -> None:
    source = Source(0, POSITION.read_text(encoding="utf-8"))
    first, again = ([dumps(one) for one in found(source, ["stop"])] for _ in range(2))
    assert first == again
    assert first


def test_turns_of_a_recorded_game(tmp_path: Path) -> None:
    """Every summoning turn with something to choose, as it was when it was decided."""
    record = RECORD.read_text(encoding="utf-8")
    (tmp_path / RECORD.name).write_text(record, encoding="utf-8")
    (source,) = sources(1, [tmp_path], 0)
    assert (source.name, source.single) == ("record0", False)
    found = list(turns(source))
    whole = Game.replay(record)
    again = whole.back(len(whole.entries))
    expected = []
    for entry in whole.entries:
        if again.decision and again.decision.kind == "turn" and len(again.decision.actions) > 1:
            expected.append(again.state.copy())
        again.repeat(entry)
    assert found == expected
    assert len(found) > 20
    assert len({g.round for g in found}) > 1


def test_making_goes_on_where_it_stopped(tmp_path: Path) -> None:
    folder, out = tmp_path / "positions", tmp_path / "found.jsonl"
    folder.mkdir()
    (folder / POSITION.name).write_bytes(POSITION.read_bytes())
    told: list[str] = []
    for _ in range(2):
        total = make(out, 1, 1, None, [folder], 0, tell=lambda name, found, total: told.append(name))
        assert total == len(read(out)) > 0
    assert told == ["position0"]
    with out.open("a") as file:
        file.write('{"id": "half a li')
    assert len(read(out)) == total


def test_none_is_chosen_twice_and_the_choice_is_always_the_same() -> None:
    every = list(puzzles().values())
    some = choose(every + every, {"win": 5, "stop": 5, "summons": 5, "ahead": 5})
    assert text(some) == text(choose(list(reversed(every)), {"win": 5, "stop": 5, "summons": 5, "ahead": 5}))
    assert len({one.position.split("\n", 1)[1].rsplit("\n", 1)[0] for one in some}) == len(some) == 20
    assert [one.id for one in some][:2] == ["win-001", "win-002"]


def test_the_grade_is_that_of_the_weakest_player_who_finds_it() -> None:
    puzzle = next(one for one in puzzles().values() if one.kind == "stop" and one.grade == 3)
    solvers, wrong = finders(puzzle, puzzle.state())
    assert solvers == [SOLVERS[2]]
    assert wrong
