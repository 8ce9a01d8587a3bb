"""Lessons at a table: a game that has been played up to a prepared position, or begins at one with tasks to do.

A puzzle is begun like a lesson. It is called `puzzle.` and its id (table/puzzles.py).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ruinous.content.lessons import LESSONS
from ruinous.rules import lesson as rules
from ruinous.rules import puzzle as riddles
from ruinous.rules.ids import POWERS
from ruinous.rules.record import Record
from ruinous.rules.scenario import continued
from ruinous.structs import Struct
from ruinous.table import entries as e
from ruinous.table import puzzles, shapes
from ruinous.table.log import opened
from ruinous.table.options import GameOptions
from ruinous.table.refusals import Refused

if TYPE_CHECKING:
    from ruinous.table.table import Table

BOTS = "novice"  # the level of the others in a lesson, where nothing is written for them


class Lesson(Struct, frozen=True):
    """What a table needs to begin in the middle: the Powers, the reader's among them, the rules, what was decided."""

    name: str
    seat: str
    powers: tuple[str, ...]
    game: GameOptions
    secret: bytes
    opening: tuple[e.Opened, ...] = ()
    scenario: str = ""  # or the file whose position it begins at


@lru_cache(maxsize=32)
def _read(name: str) -> Lesson:
    if name in LESSONS:
        text = LESSONS[name]
        record = Record.loads(text.record)
        powers = tuple(POWERS[p] for p in record.powers)
        return Lesson(name, text.seat, powers, record.options.all(), record.secret, opened(record))
    lesson = rules.lessons()[name]
    g = continued(lesson.text)
    return Lesson(name, lesson.seat, lesson.powers, g.rules.options.all(), g.secret, scenario=lesson.text)


def find(name: str) -> Lesson:
    """The lesson of a name, or Refused; a puzzle too, by `puzzle.` and its id."""
    if puzzles.named(name):
        return _puzzle(name)
    known = [*LESSONS, *rules.lessons()]
    if name not in known:
        raise Refused("bad_request", "no_lesson", lesson=name[:40], lessons=known)
    return _read(name)


@lru_cache(maxsize=32)
def _puzzle(name: str) -> Lesson:
    puzzle = puzzles.find(name)
    g = puzzle.state()
    return Lesson(name, puzzle.seat, puzzle.powers, g.rules.options.all(), g.secret, scenario=riddles.dumps(puzzle))


def listed() -> list[shapes.LessonListed]:
    """All lessons, in the order in which they are best read."""
    first = [shapes.LessonListed(name=name, seat=text.seat, minutes=10, steps=0) for name, text in LESSONS.items()]
    return first + [
        shapes.LessonListed(name=one.name, seat=one.seat, minutes=one.minutes, steps=len(one.steps))
        for one in rules.lessons().values()
    ]


# --- at a table -------------------------------------------------------------------------------------------------------


def of(table: Table) -> rules.Lesson | None:
    """What is taught at a table by steps that its own log keeps."""
    game = table.game
    if not table.lesson or puzzles.named(table.lesson) or not table.scenario or game is None or game.origin is None:
        return None
    try:
        return rules.loads(table.lesson, table.scenario)
    except rules.LessonError:
        return None  # of another version; the game goes on as any other


def told(table: Table) -> shapes.LessonTold | None:
    """How far the reader has come."""
    if puzzles.named(table.lesson):
        return puzzles.told(table)
    lesson, game = of(table), table.game
    if lesson is None or game is None:
        return None
    steps = [
        shapes.LessonStep(
            id=step.id, rule=step.rule, task=step.task, wait=step.wait, point=list(step.point), do=list(step.do)
        )
        for step in lesson.steps
    ]
    return shapes.LessonTold(
        name=lesson.name, seat=lesson.seat, steps=steps, done=lesson.done(game), met=lesson.met(game.state)
    )


def check(table: Table, action: str) -> None:
    """Refuse what the lesson does not ask for now; nothing has happened then, and the reader tries again."""
    puzzles.check(table, action)
    lesson, game = of(table), table.game
    if lesson is None or game is None or table.deciding != lesson.seat:
        return
    task = lesson.task(game)
    if task and not task.serves(action) and game.why(action) is None:
        raise Refused("lesson", f"lesson.{lesson.name}.{task.id}.else", rule=task.rule)


def answer(table: Table) -> str:
    """What is written for the seat that must decide; empty where a bot has to think for itself."""
    lesson, game = of(table), table.game
    if lesson is None or game is None or table.deciding == lesson.seat:
        return ""
    return lesson.answer(game)
