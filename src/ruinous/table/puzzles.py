"""Puzzles at a table: its game begins at the position, and goes on with nothing but the right turn.

What else is tried is refused, and nothing has happened then. When the right turn has been played it is solved, and the
game goes on as any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruinous.rules import puzzle as rules
from ruinous.rules.actions import ACTIONS
from ruinous.rules.engine import apply
from ruinous.rules.facts import Fact
from ruinous.rules.ids import POWERS
from ruinous.rules.puzzle import Puzzle, PuzzleError
from ruinous.rules.state import GameState
from ruinous.table import shapes
from ruinous.table.refusals import Refused
from ruinous.words import name, names_in, phrase, say, sentence
from ruinous.words.game import action_text

if TYPE_CHECKING:
    from ruinous.table.table import Table

PREFIX = "puzzle."


def named(lesson: str) -> bool:
    """Whether what a table teaches is a puzzle."""
    return lesson.startswith(PREFIX)


def find(lesson: str) -> Puzzle:
    """The puzzle of a name, with or without the prefix; or Refused."""
    id = lesson.removeprefix(PREFIX)
    if id not in rules.puzzles():
        raise Refused("bad_request", "no_puzzle", puzzle=id[:40])
    return rules.puzzles()[id]


def listed() -> list[shapes.PuzzleListed]:
    """All puzzles, without their answers."""
    return [
        shapes.PuzzleListed(
            id=one.id, kind=one.kind, seat=one.seat, powers=list(one.powers), grade=one.grade, percent=one.percent,
            leader=one.leader or None, condition=one.condition or None,
        )
        for one in rules.puzzles().values()
    ]  # fmt: skip


def solution(id: str) -> shapes.PuzzleSolution:
    """The answer of a puzzle in words, and what other answers come to."""
    puzzle = find(id)
    g = puzzle.state()
    names = names_in(g.rules.options)

    def words(answer: str) -> str:
        return action_text(g, ACTIONS[answer]) if puzzle.played else name("power", answer)

    line = [words(action) for action in puzzle.solution[0][:1]]
    if puzzle.played:
        c = g.copy()
        for before, action in zip(puzzle.solution[0], puzzle.solution[0][1:], strict=False):
            apply(c, ACTIONS[before])
            if ACTIONS[action] not in (c.actions or ()):
                break
            line.append(action_text(c, ACTIONS[action]))
    reasons = [why(puzzle, g)] if puzzle.kind in WHY else []
    if puzzle.reason:
        reasons.insert(0, sentence(Fact(puzzle.reason, puzzle.args or {}), names))
    others = puzzle.others
    return {
        "answer": puzzle.solution[0][0],
        "line": line,
        "percent": puzzle.percent,
        "reasons": reasons,
        "others": [{"answer": one.answer, "text": words(one.answer), "percent": one.percent} for one in others],
    }


WHY = ("win", "stop", "ahead")  # kinds that have a reason beside the bot's


def why(puzzle: Puzzle, g: GameState) -> str:
    """How it would be won; or how near the Power is that is ahead."""
    by = phrase(f"puzzles.by.{puzzle.condition}", {}) if puzzle.condition else ""
    args: dict[str, str | int] = {"leader": puzzle.leader, "by": by}
    if not puzzle.played:
        (power,) = puzzle.solution[0]
        p = POWERS.index(power)
        ticks, points = len(g.rules.dials[p]) - 1 - g.dial[p], g.rules.content.limits.vp - g.vp[p]
        args = {"power": power, "ticks": ticks, "points": max(points, 0)}
    return say(f"puzzle.why.{puzzle.kind}", args)


# --- at a table -------------------------------------------------------------------------------------------------------


def of(table: Table) -> Puzzle | None:
    """The puzzle of a table, which its own log keeps."""
    if not named(table.lesson) or not table.scenario or table.game is None or table.game.origin is None:
        return None
    try:
        return rules.loads(table.scenario)
    except PuzzleError:
        return None  # of another version; the game goes on as any other


def told(table: Table) -> shapes.LessonTold | None:
    """Whether it is solved."""
    puzzle, game = of(table), table.game
    if puzzle is None or game is None:
        return None
    solved = puzzle.played and rules.solved(puzzle, game)
    return shapes.LessonTold(name=table.lesson, seat=puzzle.seat, steps=[], done=len(game.entries), met=solved)


def check(table: Table, action: str) -> None:
    """Refuse what is not the right turn: nothing has happened, and it can be tried again."""
    puzzle, game = of(table), table.game
    if puzzle is None or game is None or game.why(action) is not None:
        return
    if not puzzle.played:
        raise Refused("puzzle", "puzzle_named")
    if not rules.solved(puzzle, game) and not rules.fits(puzzle, game, action):
        if game.entries:
            raise Refused("puzzle", "puzzle_answer")
        raise Refused("puzzle", "puzzle_else", percent=puzzle.percent_of(action))
