"""Puzzles: read, made short, and judged by the rules alone."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from ruinous.puzzles.checking import formal
from ruinous.rules import position, view
from ruinous.rules.actions import ACTIONS, NOTATION, PASS
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.puzzle import (
    GRADES,
    KINDS,
    Puzzle,
    PuzzleError,
    alike,
    dumps,
    fits,
    loads,
    puzzles,
    short,
    solved,
    whole,
)

PLAYED = [one for one in puzzles().values() if one.played]


def game_of(puzzle: Puzzle) -> Game:
    return Game.at(puzzle.state())


def test_there_are_many_of_every_kind_for_every_power_and_of_every_grade() -> None:
    every = puzzles().values()
    assert len(every) >= 150
    assert {one.kind for one in every} == set(KINDS)
    assert {one.grade for one in every} == set(GRADES)
    asked = Counter(one.seat if one.played else one.solution[0][0] for one in every)
    assert set(asked) == set(POWERS)
    assert min(asked.values()) >= 10


def test_no_position_is_asked_about_twice() -> None:
    boards = [one.position.rsplit("\n", 1)[0] for one in puzzles().values()]
    assert len(set(boards)) == len(boards)


@pytest.mark.parametrize("id", puzzles())
def test_a_puzzle_is_a_question_with_an_answer_that_can_be_given(id: str) -> None:
    puzzle = puzzles()[id]
    assert list(formal(puzzle, puzzle.state())) == []
    assert puzzle.percent > max([one.percent for one in puzzle.others], default=0)
    assert all(not fits(puzzle, game_of(puzzle), one.answer) for one in puzzle.others if puzzle.played)


def test_what_comes_to_the_same_is_as_right() -> None:
    """A card in either space, a figure or its like: all of them, and nothing else."""
    for puzzle in PLAYED[::10]:
        g, game = puzzle.state(), game_of(puzzle)
        right = {alike(g, ACTIONS[line[0]]) for line in puzzle.solution}
        assert g.actions
        for action in g.actions:
            assert fits(puzzle, game, NOTATION[action]) == (alike(g, action) in right)
        assert not fits(puzzle, game, NOTATION[PASS])
        assert not fits(puzzle, game, "no action")


def test_the_right_turn_solves_it_and_its_beginning_does_not() -> None:
    for puzzle in PLAYED[::10]:
        game = game_of(puzzle)
        assert not solved(puzzle, game)
        for action in puzzle.solution[0]:
            if solved(puzzle, game):
                break
            assert fits(puzzle, game, action)
            game.play(action)
        assert solved(puzzle, game)


@pytest.mark.parametrize("id", ["win-001", "ahead-001"])
def test_a_short_position_is_the_whole_one(id: str) -> None:
    puzzle = puzzles()[id]
    g = puzzle.state()
    text = position.write_whole(g)
    name = json.loads(puzzle.position.splitlines()[-1].removeprefix("rest "))["secret"]
    again = replace(puzzle, position=short(text, name))
    assert len(again.position) < len(text)
    assert again.position == puzzle.position
    assert position.write_whole(position.read(whole(again.position))) == text
    assert view.view(again.state(), g.seat) == view.view(g, g.seat)


def test_a_puzzle_is_one_line_and_back() -> None:
    for puzzle in puzzles().values():
        line = dumps(puzzle)
        assert "\n" not in line
        assert loads(line) == puzzle


@pytest.mark.parametrize(
    "line", ["", "{}", "[]", '{"kind": "win"}', '{"id": "a", "kind": "none", "solution": [["pass"]]}']
)
def test_what_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(PuzzleError):
        loads(line)
