"""Lessons that are files, tried in every way in which their reader may go through them.

    python -m tools.lessons                 every lesson: its tasks, and whether every way leads to its goal
    python -m tools.lessons khorne          one of them, with a way through it
    python -m tools.lessons khorne 1 40     with other seeds: which chance serves it

What a lesson does not ask for is refused, so the ways are few; those that lead to the same position are walked once,
and of many answers to one question (which of all tokens to remove) the first, the last and some between are given.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.lesson import Lesson, lessons, loads
from ruinous.rules.saved import digest
from ruinous.rules.scenario import continued

MOST = 20_000  # positions
FEW = 4  # answers to one question


@dataclass(slots=True)
class Walk:
    """What came of all the ways: where the goal was missed, where nothing served the task, what was done."""

    positions: int = 0
    ends: int = 0
    missed: list[list[str]] = field(default_factory=list)
    stuck: list[list[str]] = field(default_factory=list)
    one: list[str] = field(default_factory=list)  # a way to the goal
    scripted: set[tuple[str, str]] = field(default_factory=set)  # what others did of what is written for them

    @property
    def sound(self) -> bool:
        return bool(self.ends and not self.missed and not self.stuck)


def begun(lesson: Lesson) -> Game:
    return Game.at(continued(lesson.text))


def walk(lesson: Lesson, stop: bool = False) -> Walk:
    """Go every way through a lesson; with `stop` only until one fails."""
    found, seen = Walk(), set[tuple[str, int]]()
    game = begun(lesson)
    waiting = [(game, lesson.so_far(0, game.state), list[str]())]
    while waiting and not (stop and (found.missed or found.stuck)):
        game, done, way = waiting.pop()
        key = digest(game.state), done
        if key in seen:
            continue
        seen.add(key)
        found.positions += 1
        if found.positions > MOST:
            raise RuntimeError(f"Lesson {lesson.name} leaves its reader too much freedom to try every way.")
        if done == len(lesson.tasks) and lesson.met(game.state):
            found.ends += 1
            found.one = found.one or way
            continue
        if game.decision is None:
            found.missed.append(way)
            continue
        choices = list(_choices(lesson, game, done))
        if not choices:
            found.stuck.append([*way, f"? {game.decision.kind}"])
        for action in choices:
            then = game.copy()
            seat = POWERS[then.state.seat]
            then.play(action)
            if action in lesson.others.get(seat, ()):
                found.scripted.add((seat, action))
            mine = action if seat == lesson.seat else ""
            waiting.append((then, lesson.after(done, then.state, mine), [*way, f"{seat}: {action}"]))
    return found


def _choices(lesson: Lesson, game: Game, done: int) -> Iterator[str]:
    assert game.decision is not None
    if game.decision.seat != lesson.seat:
        yield lesson.answer(game)
        return
    actions = [NOTATION[action] for action in game.decision.actions]
    serving = [action for action in actions if done == len(lesson.tasks) or lesson.tasks[done].serves(action)]
    yield from serving if len(serving) <= FEW else {serving[n * (len(serving) - 1) // (FEW - 1)] for n in range(FEW)}


def told(lesson: Lesson, found: Walk, whole: bool) -> None:
    state = "sound" if found.sound else f"{len(found.missed)} miss the goal, {len(found.stuck)} are stuck"
    print(f"{lesson.name}: {len(lesson.tasks)} tasks, {found.positions} positions, {found.ends} ends: {state}")
    for way in (*found.missed[:2], *found.stuck[:2]) if not found.sound else ([found.one] if whole else []):
        print("   ", "; ".join(way))


def main() -> None:
    match sys.argv[1:]:
        case []:
            for lesson in lessons().values():
                told(lesson, walk(lesson), False)
        case [name]:
            told(lessons()[name], walk(lessons()[name]), True)
        case [name, first, last]:
            for seed in range(int(first), int(last)):
                text = re.sub(r"(?m)^seed = \d+$", f"seed = {seed}", lessons()[name].text)
                found = walk(loads(name, text), stop=True)
                if found.sound:
                    print(seed, flush=True)
        case _:
            sys.exit("usage: python -m tools.lessons [NAME [FIRST LAST]]")


if __name__ == "__main__":
    main()
