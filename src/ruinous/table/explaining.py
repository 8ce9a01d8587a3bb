"""Why did a bot do that? Asked by the number of a decision or by a line of the log.

The game is played again up to the decision, and a bot of the same level gives its reason, from what the one who asks
could know at that moment (bots/reasons.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruinous.bots.reasons import because, why
from ruinous.rules import view
from ruinous.rules.actions import kind
from ruinous.rules.events import event_data
from ruinous.rules.facts import Fact
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.telling import ONE_WAY, TOLD_BY
from ruinous.rules.view import NOBODY, shows_choice
from ruinous.structs import Struct, replace
from ruinous.table import entries as e
from ruinous.table.refusals import Refused
from ruinous.table.table import LogError, Table, read
from ruinous.words import Names
from ruinous.words.reasons import because as said


class Because(Struct, frozen=True):
    """What the reason is, for those who say it in their own words."""

    id: str
    params: dict[str, str | int]


class Why(Struct, frozen=True):
    """Why a bot decided as it did."""

    step: int
    seat: str
    level: str
    why: Because
    text: str  # the same in the language of the request; what is kept is without it


def answered(told: dict[str, Any]) -> Why | Refused:
    """What was worked out, without its words; or why there is nothing to tell."""
    if "refused" in told:
        code, id, args = told["refused"]
        return Refused(code, id, **args)
    return Why(told["step"], told["seat"], told["level"], Because(told["id"], told["params"]), "")


def spoken(found: Why, names: Names) -> Why:
    """The same with its words."""
    return replace(found, text=said(Fact(f"reason.{found.why.id}", found.why.params), names))


class Remembering(Table):
    """A table that remembers which bot made each decision; empty: a person did; None: it was made before the table."""

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[str | None] = []

    def _played(self, entry: e.Played, played: bool) -> None:
        super()._played(entry, played)
        assert self.game is not None
        self.levels += [None] * (len(self.game.entries) - 1 - len(self.levels))  # a lesson begins in the middle
        self.levels.append(entry.bot)

    def _go_back(self, to: int) -> None:
        super()._go_back(to)
        del self.levels[to:]


def explained(log: list[bytes], seat: str | None, by: str, number: int, over: bool) -> dict[str, Any]:
    """The answer as plain data: a reason, or the code and the fact of a refusal."""
    try:
        table = Remembering.of(read(log))
        assert isinstance(table, Remembering)
        return ASKED[by](table, seat, number, over)
    except Refused as refused:
        return {"refused": (refused.code, *refused.fact)}
    except LogError:
        return {"refused": ("unreadable", "refusal.unreadable", {})}


def of_step(table: Remembering, seat: str | None, step: int, over: bool) -> dict[str, Any]:
    """Why a decision was made."""
    game = begun(table)
    if not 1 <= step <= len(game.entries):
        raise Refused("not_found", "no_step", count=len(game.entries))
    entry, level = game.entries[step - 1], (table.levels[step - 1] if step <= len(table.levels) else None)
    if level is None:
        raise Refused("no_bot", "before_the_table")
    if not level:
        raise Refused("no_bot", "person_decided")
    then = game.back(len(game.entries) - step + 1).state
    viewer = POWERS.index(seat) if seat else NOBODY
    if not over and not shows_choice(then, viewer):
        raise Refused("secret", "secret_choice", power=POWERS[entry.seat])
    return told(step, POWERS[entry.seat], level, why(then, entry.action, level, viewer))


def of_line(table: Remembering, seat: str | None, line: int, over: bool) -> dict[str, Any]:
    """Why something was done that a line of a seat's log tells."""
    game = begun(table)
    events = game.events(seat)
    if line >= len(events):
        raise Refused("not_found", "no_line", count=len(events))
    step = decided_by(game, seat, line)
    event = events[line]
    power = event_data(game.state, event).get("power")
    actor = game.entries[step - 1].seat if step else -1
    if step and event[0] in TOLD_BY[kind(game.entries[step - 1].action)[0]] and power in (None, POWERS[actor]):
        return of_step(table, seat, step, over)
    place = table.seated(str(power))
    if event[0] not in ONE_WAY or place < 0:
        raise Refused("no_choice", "nobody_chose")
    if not table.places[place].bot:
        raise Refused("no_bot", "person_decided")
    return told(step, str(power), table.places[place].bot, because("forced"))


def decided_by(game: Game, seat: str | None, line: int) -> int:
    """The number of the decision after which a line was written into a seat's log; 0 if it was before the first."""
    viewer = POWERS.index(seat) if seat else NOBODY
    ends = [*game.told[1:], len(game.log)] if game.told else []
    lines = len(view.log(game.log[: game.told[0]], viewer)) if game.told else line + 1
    for step, (start, end) in enumerate(zip(game.told, ends, strict=True), 1):
        if line < lines:
            return step - 1
        lines += len(view.log(game.log[start:end], viewer))
    return len(game.told) if line < lines else 0


def begun(table: Table) -> Game:
    if table.game is None:
        raise Refused("wrong_time", "not_begun")
    return table.game


def told(step: int, seat: str, level: str, reason: Fact) -> dict[str, Any]:
    return {"step": step, "seat": seat, "level": level, "id": reason.id.removeprefix("reason."), "params": reason.args}


ASKED: dict[str, Callable[[Remembering, str | None, int, bool], dict[str, Any]]] = {"step": of_step, "line": of_line}
