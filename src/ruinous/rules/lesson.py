"""Lessons as data: a scenario with the steps that a reader goes through (docs/adding-a-lesson.md).

A step is read, or it is a task: `do` names the actions that serve it, `until` what must be so when it is done. How far
a reader has come follows from the decisions of the game alone, so taking back goes back in the lesson, too. The other
seats play what is written for them. Chance is that of the position's seed: a lesson always falls out as it was tried.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any

from ruinous.content import ContentError
from ruinous.content.book import rulebook
from ruinous.content.lessons import taught
from ruinous.rules.actions import ACTIONS, NOTATION, PASS
from ruinous.rules.chance import ChanceError
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS, REGIONS
from ruinous.rules.options import SetupError
from ruinous.rules.scenario import ScenarioError, continued, look
from ruinous.rules.state import GameState

KEYS = {"order": int, "seat": str, "minutes": int, "goal": list, "others": dict, "step": list}
STEP_KEYS = {"id": str, "rule": str, "point": list, "do": list, "until": list, "wait": bool}
CONDITION = re.compile(r"([a-z_.]+) (=|!=|>=|<=|has|lacks) (\S+)")
ID = re.compile(r"[a-z][a-z_]*")


class LessonError(ScenarioError):
    """A lesson that cannot be taught, with the reason in one sentence."""


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that is so or not: `kislev.khorne >= 2`. Paths are those of scenarios."""

    path: str
    sign: str
    value: int | str

    def holds(self, g: GameState) -> bool:
        found: Any = look(g, self.path)
        match self.sign:
            case "=":
                return bool(found == self.value)
            case "!=":
                return bool(found != self.value)
            case ">=":
                return bool(found >= self.value)
            case "<=":
                return bool(found <= self.value)
            case "has":
                return self.value in found
        return self.value not in found


@dataclass(frozen=True, slots=True)
class Step:
    """One step: read, or a task if it has something to do."""

    id: str
    rule: str
    point: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    until: tuple[Condition, ...] = ()
    wait: bool = False  # it comes later in the round: the reader watches until a question comes

    @property
    def task(self) -> bool:
        return bool(self.do)

    def serves(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.do)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as its file tells it; `text` is the file, and the scenario at which its game begins."""

    name: str
    text: str
    order: int
    seat: str
    minutes: int
    powers: tuple[str, ...]
    steps: tuple[Step, ...]
    goal: tuple[Condition, ...]
    others: Mapping[str, tuple[str, ...]]

    @property
    def tasks(self) -> tuple[Step, ...]:
        return tuple(step for step in self.steps if step.task)

    # --- where a reader stands ------------------------------------------------------------------------------------

    def done(self, game: Game) -> int:
        """How many tasks are done after all the decisions of a game that began here."""
        assert game.origin is not None
        again = Game.at(game.origin.copy())
        count = self.so_far(0, again.state)
        for entry in game.entries:
            again.repeat(entry)
            count = self.after(count, again.state, NOTATION[entry.action] if POWERS[entry.seat] == self.seat else "")
        return count

    def after(self, count: int, g: GameState, action: str) -> int:
        """How many tasks are done after one decision more; `action` is the reader's, or empty."""
        if action and count < len(self.tasks):
            task = self.tasks[count]
            if not task.until and task.serves(action):
                count += 1
        return self.so_far(count, g)

    def so_far(self, count: int, g: GameState) -> int:
        """Count the tasks, too, that have come true by themselves."""
        while count < len(self.tasks) and (until := self.tasks[count].until) and holds(until, g):
            count += 1
        return count

    def met(self, g: GameState) -> bool:
        return holds(self.goal, g)

    # --- what is played -------------------------------------------------------------------------------------------

    def task(self, game: Game) -> Step | None:
        """What the reader is to do; None when there is nothing left."""
        done = self.done(game)
        return self.tasks[done] if done < len(self.tasks) else None

    def serves(self, game: Game, action: str) -> bool:
        """Whether an action of the reader is what the lesson asks for, or nothing is asked any more."""
        task = self.task(game)
        return task is None or task.serves(action)

    def answer(self, game: Game) -> str:
        """What another seat does: the first action written for it that is left to do; else as little as may be."""
        decision = game.decision
        assert decision is not None
        left = list(self.others.get(decision.seat, ()))
        for entry in game.entries:
            if POWERS[entry.seat] == decision.seat and (action := NOTATION[entry.action]) in left:
                left.remove(action)
        legal = [NOTATION[action] for action in decision.actions]
        return next(
            (action for action in left if action in legal), NOTATION[PASS] if NOTATION[PASS] in legal else legal[0]
        )


def holds(conditions: Iterable[Condition], g: GameState) -> bool:
    return all(condition.holds(g) for condition in conditions)


# --- reading ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def lessons() -> dict[str, Lesson]:
    """All lessons that are files, in their order."""
    every = [loads(name, text) for name, text in taught().items()]
    return {lesson.name: lesson for lesson in sorted(every, key=lambda lesson: (lesson.order, lesson.name))}


@lru_cache(maxsize=32)
def loads(name: str, text: str) -> Lesson:
    """The lesson of a file; LessonError if it cannot be taught."""
    try:
        return _read(name, text)
    except (LessonError, SetupError):
        raise
    except (ScenarioError, ContentError, ChanceError) as error:
        raise LessonError(f"Lesson {name}: {error}") from None


def _read(name: str, text: str) -> Lesson:
    g = continued(text)
    data = tomllib.loads(text).get("lesson")
    if not isinstance(data, dict):
        raise _wrong(name, "its table 'lesson' is missing")
    _shape(name, "the lesson", data, KEYS, needed=("order", "seat", "minutes", "goal", "step"))
    powers = tuple(POWERS[p] for p in g.powers)
    seat = data["seat"]
    if seat not in powers:
        raise _wrong(name, f"{seat!r} does not play in its position")
    steps = tuple(_step(name, number, raw, g) for number, raw in enumerate(data["step"], 1))
    if len({step.id for step in steps}) < len(steps):
        raise _wrong(name, "two steps have the same id")
    if not steps or not steps[-1].task:
        raise _wrong(name, "the last step must be a task, with 'do'")
    goal = _conditions(name, "the goal", data["goal"], g)
    if not goal:
        raise _wrong(name, "it has no goal")
    if holds(goal, g):
        raise _wrong(name, "its goal is reached before anything is done")
    others = {power: _script(name, power, actions, seat, powers) for power, actions in data.get("others", {}).items()}
    return Lesson(name, text, data["order"], seat, data["minutes"], powers, steps, goal, others)


def _shape(name: str, what: str, data: Mapping[str, Any], keys: Mapping[str, type], needed: Iterable[str]) -> None:
    for key, value in data.items():
        if key not in keys:
            raise _wrong(name, f"{what} has an unknown key {key!r}; known are {', '.join(keys)}")
        if type(value) is not keys[key]:
            raise _wrong(name, f"{key!r} of {what} is not of the right kind")
    for key in needed:
        if key not in data:
            raise _wrong(name, f"{what} needs {key!r}")


def _step(name: str, number: int, raw: Any, g: GameState) -> Step:
    what = f"step {number}"
    if not isinstance(raw, dict):
        raise _wrong(name, f"{what} is not a table")
    _shape(name, what, raw, STEP_KEYS, needed=("id", "rule"))
    id, rule = raw["id"], raw["rule"]
    if not ID.fullmatch(id):
        raise _wrong(name, f"the id {id!r} of {what} is not written in small letters and underscores")
    if rulebook().find(rule) is None:
        raise _wrong(name, f"{what} names a rule {rule!r} that does not exist")
    for point in raw.get("point", ()):
        _point(name, what, point)
    for pattern in raw.get("do", ()):
        if not isinstance(pattern, str) or not any(fnmatchcase(action, pattern) for action in NOTATION):
            raise _wrong(name, f"{what} asks for {pattern!r}, and no action is written like that")
    if "point" in raw and raw.get("do"):
        raise _wrong(name, f"{what} is a task: what leads to it is marked, and it points at nothing else")
    if "until" in raw and not raw.get("do"):
        raise _wrong(name, f"{what} has 'until' but nothing to do")
    until = _conditions(name, what, raw.get("until", ()), g)
    return Step(id, rule, tuple(raw.get("point", ())), tuple(raw.get("do", ())), until, raw.get("wait", False))


def _point(name: str, what: str, point: Any) -> None:
    kind, _, which = str(point).partition(" ")
    known = {
        "track": not which,
        "region": which in REGIONS,
        "dial": which in POWERS,
    }.get(kind)
    if not known:
        raise _wrong(name, f"{what} points at {point!r}, which is nothing on the table")


def _conditions(name: str, what: str, raw: Iterable[Any], g: GameState) -> tuple[Condition, ...]:
    found = []
    for text in raw:
        match = CONDITION.fullmatch(text) if isinstance(text, str) else None
        if not match:
            raise _wrong(name, f"{what} has a condition {text!r} that is not written like 'kislev.khorne >= 2'")
        path, sign, value = match.groups()
        condition = Condition(path, sign, int(value) if value.isdigit() else value)
        try:
            condition.holds(g)
        except (ScenarioError, TypeError):
            raise _wrong(name, f"{what} has a condition {text!r} that cannot be tested") from None
        found.append(condition)
    return tuple(found)


def _script(name: str, power: str, actions: Any, seat: str, powers: tuple[str, ...]) -> tuple[str, ...]:
    if power not in powers or power == seat:
        raise _wrong(name, f"{power!r} is none of the others")
    for action in actions if isinstance(actions, list) else [actions]:
        if action not in ACTIONS:
            raise _wrong(name, f"{power} is to play {action!r}, which is not an action")
    return tuple(actions)


def _wrong(name: str, reason: str) -> LessonError:
    return LessonError(f"Lesson {name}: {reason}.")
