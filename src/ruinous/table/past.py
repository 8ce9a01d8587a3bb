"""The past of a game, worked out from its log: every decision, every moment, figures for charts, the record."""

from __future__ import annotations

from typing import TypedDict

from ruinous.rules import values
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Game
from ruinous.rules.ids import N_REGIONS, PHASES, POWERS, PhaseId, PowerId
from ruinous.rules.seen import GameView, View
from ruinous.rules.view import NOBODY, shows_choice, without_question
from ruinous.structs import Struct
from ruinous.table.explaining import begun, decided_by
from ruinous.table.refusals import Refused
from ruinous.table.shapes import Step, Summary
from ruinous.table.state import summary, told_steps
from ruinous.table.table import Table
from ruinous.words.game import GameEvent, event_data

MOST = 400  # decisions told at once: the last ones before the end; whoever wants more asks for an earlier end


class Decision(Struct, frozen=True):
    """One decision of a game, and when it was asked."""

    number: int
    seat: PowerId
    action: str | None  # None: only the one who decided may know
    round: int
    phase: PhaseId


class Decisions(Struct, frozen=True):
    steps: list[Decision]


class Moment(TypedDict):
    """The game after so many decisions."""

    decisions: int
    of: int
    game: View
    events: list[GameEvent]  # since the decision before


class Passage(TypedDict):
    """The game after `begin` decisions, and the steps from there to the moment after `end`."""

    begin: int
    end: int
    of: int
    game: GameView
    steps: list[Step]
    line: int  # so many lines of the seat's log were written before


class Dice(Struct, frozen=True):
    """What a Power rolled, extra dice for sixes included. Half of all dice hit on average."""

    rolled: int
    hits: int
    sixes: int


class Chart(Struct, frozen=True):
    """Figures after each number of decisions, from none on; all of them are open to everybody."""

    decisions: int
    rounds: list[int]
    phases: list[PhaseId]
    vp: dict[PowerId, list[int]]
    dial: dict[PowerId, list[int]]
    threat: dict[PowerId, list[int]]
    corruption: dict[PowerId, list[int]]
    ruined: list[int]
    dice: dict[PowerId, Dice]


def steps_of(table: Table, seat: str | None) -> Decisions:
    """Who decided what, in order, as a seat may know it."""
    game = begun(table)
    again = game.back(len(game.entries))
    found = []
    for number, entry in enumerate(game.entries, 1):
        g = again.state
        shown = table.state == "over" or shows_choice(g, POWERS.index(seat) if seat else NOBODY)
        action = NOTATION[entry.action] if shown else None
        found.append(Decision(number, POWERS[entry.seat], action, g.round, PHASES[g.phase]))
        again.repeat(entry)
    return Decisions(found)


def moment_of(table: Table, seat: str | None, number: int) -> Moment:
    """The game as it was after so many decisions, as a seat saw it then."""
    game = begun(table)
    if number > len(game.entries):
        raise Refused("not_found", "no_moment", count=len(game.entries))
    then = game.back(len(game.entries) - number)
    since = then.told[-1] if then.told else 0
    told = [event_data(then.state, event) for event in then.events(seat, since)]
    return {"decisions": number, "of": len(game.entries), "game": then.view(seat), "events": told}


def story_of(table: Table, seat: str | None, begin: int, end: int | None, line: int | None) -> Passage:
    """What happened between two moments as a seat may know it; or in the decision that wrote a line of its log."""
    game = begun(table)
    if line is not None:
        lines = len(game.events(seat))
        if line >= lines:
            raise Refused("not_found", "no_line", count=lines)
        end = decided_by(game, seat, line)
        begin = max(end - 1, 0)
    count = len(game.entries)
    end = count if end is None else end
    if not begin <= end <= count:
        raise Refused("not_found", "no_moment", count=count)
    return _story(game, seat, max(begin, end - MOST), end)


def _story(game: Game, seat: str | None, begin: int, end: int) -> Passage:
    then = game.back(len(game.entries) - begin)
    now = then.copy()
    for entry in game.entries[begin:end]:
        now.repeat(entry)
    told = told_steps(now.state, now.steps(seat, begin, then.state)) if end > begin else []
    return {
        "begin": begin,
        "end": end,
        "of": len(game.entries),
        "game": without_question(then.view(seat)),
        "steps": told,
        "line": len(then.events(seat)),
    }


def chart_of(table: Table, seat: str | None) -> Chart:
    """Victory points, dials, Threat and corruption of each Power over the game, and the dice: all of it is open."""
    game = begun(table)
    powers = game.state.powers
    names = [POWERS[p] for p in powers]
    made = Chart(
        len(game.entries), [], [],
        {name: [] for name in names}, {name: [] for name in names}, {name: [] for name in names},
        {name: [] for name in names}, [], {name: dice_of(game, p) for p, name in zip(powers, names, strict=True)},
    )  # fmt: skip
    again = game.back(len(game.entries))
    for entry in (*game.entries, None):
        g = again.state
        made.rounds.append(g.round)
        made.phases.append(PHASES[g.phase])
        made.ruined.append(g.ruined.bit_count())
        for p, name in zip(powers, names, strict=True):
            made.vp[name].append(g.vp[p])
            made.dial[name].append(g.dial[p])
            made.threat[name].append(values.threat(g, p))
            made.corruption[name].append(sum(g.corruption[p * N_REGIONS : (p + 1) * N_REGIONS]))
        if entry is not None:
            again.repeat(entry)
    return made


def dice_of(game: Game, power: int) -> Dice:
    rolled = [die for event in game.log if event[0] == "roll" and event[1] == power for die in event[3]]
    plain, sixes = values.hits(rolled)
    return Dice(len(rolled), plain + sixes, sixes)


def record_of(table: Table, seat: str | None) -> str:
    """The record of a finished game, with the secret of its chance."""
    if table.game is None or table.state != "over":
        raise Refused("wrong_time", "record_closed")
    return table.game.record.dumps()


class KnownTable(Struct, frozen=True):
    """A table that knows of you, as anybody there sees it; with the record of a game that is over."""

    seats: list[str]
    summary: Summary
    record: str | None = None


def known_of(table: Table, seat: str | None, person: str) -> KnownTable:
    """What a person takes along from a table: the record is for those who sat there to the end."""
    over = table.state == "over" and table.game is not None and table.held_by(person)
    return KnownTable(table.seats_of(person), summary(table), record_of(table, seat) if over else None)
