"""Puzzles: a position, a question about it, and the one right answer (docs/puzzles.md).

A puzzle is read from one line of JSON. Its answer is a *family*: one turn, played in any of the ways that come to the
same, or a Power that is named. Whether an answer is right follows from the rules alone; that it is the only right one
was worked out when the puzzle was made (ruinous.puzzles), and `ruinous puzzles check` works it out again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias, get_args

from ruinous.content.puzzles import shipped
from ruinous.rules import position
from ruinous.rules.actions import ACTIONS, NOTATION, kind
from ruinous.rules.chance import secret_from
from ruinous.rules.facts import FactError
from ruinous.rules.game import Game
from ruinous.rules.ids import CHAOS, CLASS_OF, POWER_LETTERS, POWERS, PowerId
from ruinous.rules.options import Options
from ruinous.rules.ruleset import ruleset
from ruinous.rules.state import GameState

KindId: TypeAlias = Literal["win", "stop", "summons", "ahead"]
KINDS: tuple[KindId, ...] = get_args(KindId)
GRADES = (1, 2, 3, 4, 5)
Line = tuple[str, ...]  # the actions of one turn, in notation: the first one, and the answers to what it asks at once


class PuzzleError(FactError, ValueError):
    """A puzzle that cannot be read, and why."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What an answer comes to: of a hundred deals of what is hidden, in so many it does what is asked."""

    answer: str  # the first action in notation, or a Power
    percent: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle. Who must decide in the position is who is asked."""

    id: str
    kind: KindId
    seat: PowerId
    position: str
    solution: tuple[Line, ...]  # every way to play the right turn; or the one Power
    percent: int  # what it comes to
    others: tuple[Tried, ...]  # what other answers come to, the best ones first; nothing comes to more than those
    condition: str = ""  # by which it wins, or the leader would
    leader: PowerId | Literal[""] = ""  # who must be stopped
    reason: str = ""  # the id of why, and what it is about
    args: dict[str, Any] | None = None
    grade: int = 0  # 1: everybody finds it … 5: hardly anybody does
    solvers: tuple[str, ...] = ()  # which players found it, of those that grade
    source: str = ""  # the game it is from

    def state(self) -> GameState:
        """The position, ready to play on."""
        return position.read(whole(self.position))

    @property
    def powers(self) -> tuple[PowerId, ...]:
        return powers_of(self.position)

    @property
    def played(self) -> bool:
        """Whether it is answered by playing; otherwise a Power is named."""
        return self.kind != "ahead"

    def names(self, power: str) -> bool:
        """Whether this is the Power to name."""
        return (power,) in self.solution

    def percent_of(self, answer: str, g: GameState | None = None) -> int:
        """What an answer comes to; of one that was not kept, no more than the best of those that were."""
        if not self.played:
            return next((tried.percent for tried in self.others if tried.answer == answer), 0)
        g = g or self.state()
        mine = alike(g, ACTIONS[answer])
        for tried in self.others:
            if alike(g, ACTIONS[tried.answer]) == mine:
                return tried.percent
        return self.others[0].percent if self.others else 0


# --- what comes to the same -------------------------------------------------------------------------------------------


def alike(g: GameState, action: int) -> tuple[Any, ...]:
    """What an action is without telling apart what comes to the same: figures that are alike, spaces of a region."""
    what, args = kind(action)
    if what in ("move", "trade"):
        return what, *_figure(g, args[0]), args[1]
    if what == "play":
        return what, *args[:2]
    if what in ("hit", "pick", "become"):
        return what, *_figure(g, args[0]), *args[1:]
    return what, *args


def _figure(g: GameState, figure: int) -> tuple[int, ...]:
    return CLASS_OF[figure], g.where(figure), g.tipped >> figure & 1


def fits(puzzle: Puzzle, game: Game, action: str) -> bool:
    """Whether an action goes on with the right turn, after what has been played since the position."""
    return bool(_left(puzzle, game, action))


def solved(puzzle: Puzzle, game: Game) -> bool:
    """Whether the right turn has been played to its end."""
    return bool(game.entries) and any(len(line) <= len(game.entries) for line in _left(puzzle, game))


def _left(puzzle: Puzzle, game: Game, action: str = "") -> list[Line]:
    """The ways to play the right turn that what was played fits, and an action as well."""
    assert game.origin is not None
    left, again = list(puzzle.solution), Game.at(game.origin.copy())
    for number, entry in enumerate(game.entries):
        left = [line for line in left if _same(again.state, line, number, entry.action)]
        again.repeat(entry)
    if action:
        chosen = ACTIONS.get(action, -1)
        left = [line for line in left if chosen >= 0 and _same(again.state, line, len(game.entries), chosen)]
    return left


def _same(g: GameState, line: Line, number: int, action: int) -> bool:
    """Whether an action is the one of a line, or comes to the same; behind its end everything is."""
    return number >= len(line) or alike(g, ACTIONS[line[number]]) == alike(g, action)


# --- positions made short ---------------------------------------------------------------------------------------------


def short(text: str, name: str) -> str:
    """A whole position without usual options and whole decks; its chance follows from a name."""
    *lines, last = text.splitlines()
    rest = json.loads(last.removeprefix(REST))
    options = Options.of(rest["options"])
    full = decks(options, powers_of(text))
    for power, player in rest["players"].items():
        if player.get("shuffled") == full[power]:
            del player["shuffled"]
    rest["players"] = {power: player for power, player in rest["players"].items() if player}
    rest |= {"options": {"edition": options.edition, **options.changed()}, "secret": name}
    if not any(rest["draws"]):
        del rest["draws"]
    return "\n".join([*lines, REST + json.dumps(rest, separators=(",", ":"), sort_keys=True)])


def whole(text: str) -> str:
    """The whole position of a short one."""
    *lines, last = text.splitlines()
    rest = json.loads(last.removeprefix(REST))
    powers = powers_of(text)
    full = decks(Options.of(rest["options"]), powers)
    rest["players"] = {power: {"shuffled": full[power], **rest["players"].get(power, {})} for power in powers}
    rest["secret"] = secret_from(rest["secret"]).hex()
    rest.setdefault("draws", [0, 0, 0])
    return "\n".join([*lines, REST + json.dumps(rest)]) + "\n"


def powers_of(text: str) -> tuple[PowerId, ...]:
    """Who plays in a position."""
    return tuple(POWERS[POWER_LETTERS.index(letter)] for letter in text.split(" ", 4)[3])


@lru_cache(maxsize=8)
def decks(options: Options, powers: tuple[PowerId, ...]) -> dict[str, list[str]]:
    """All Chaos cards of each Power."""
    cards = ruleset(options, tuple(POWERS.index(power) for power in powers)).decks
    return {power: [CHAOS[card] for card in cards[POWERS.index(power)]] for power in powers}


REST = "rest "


@lru_cache(maxsize=1)
def puzzles() -> dict[str, Puzzle]:
    """All puzzles that are shipped, by id: kind after kind, the easy ones first."""
    every = [loads(line) for line in shipped().splitlines()]
    return {puzzle.id: puzzle for puzzle in sorted(every, key=lambda one: (KINDS.index(one.kind), one.grade, one.id))}


# --- as text ----------------------------------------------------------------------------------------------------------


def dumps(puzzle: Puzzle) -> str:
    """The puzzle as one line."""
    data = {name: value for name, value in asdict(puzzle).items() if value not in ("", None, 0, (), [])}
    data["others"] = {tried.answer: tried.percent for tried in puzzle.others}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=256)
def loads(line: str) -> Puzzle:
    """A puzzle of a line."""
    try:
        data = json.loads(line)
        data["solution"] = tuple(tuple(line) for line in data["solution"])
        data["others"] = tuple(Tried(answer, percent) for answer, percent in data["others"].items())
        data["solvers"] = tuple(data.get("solvers", ()))
        puzzle = Puzzle(**data)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise PuzzleError("puzzle.unreadable") from None
    if puzzle.kind not in KINDS or not puzzle.solution:
        raise PuzzleError("puzzle.unreadable")
    return puzzle


def notations(line: Iterable[int]) -> Line:
    return tuple(NOTATION[action] for action in line)
