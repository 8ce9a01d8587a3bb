"""The past of a game: every decision, every moment, and figures for charts."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, get
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from ruinous.rules import values
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Game
from ruinous.rules.ids import N_REGIONS, PHASES, POWERS
from ruinous.rules.view import NOBODY, shows_choice
from ruinous.server.errors import problems
from ruinous.server.explaining import decided_by
from ruinous.server.house import HouseOf
from ruinous.server.identities import MaybeMe, limited
from ruinous.server.lobby import SeatName, TableId, looked_at
from ruinous.table.refusals import Refused
from ruinous.table.state import told_steps
from ruinous.words.game import event_data

Number = Annotated[int, PathParameter(ge=0, le=100_000, description="so many decisions")]

Begin = Annotated[int, QueryParameter(ge=0, le=100_000, description="after so many decisions")]
End = Annotated[int | None, QueryParameter(ge=0, le=100_000, description="to so many; without: to the last")]
Line = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="a line of the seat's log, from 0")]
MOST = 400  # decisions told at once: the last ones before the end; whoever wants more asks for an earlier end


class Step(Struct, frozen=True):
    """One decision of a game, and when it was asked."""

    number: int
    seat: str
    action: str | None  # None: only the one who decided may know
    round: int
    phase: str


class Steps(Struct, frozen=True):
    steps: list[Step]


class Moment(Struct, frozen=True):
    """The game after so many decisions."""

    decisions: int
    of: int
    game: dict[str, Any]
    events: list[dict[str, Any]]  # since the decision before


class Story(Struct, frozen=True):
    """The game after `begin` decisions, and the steps from there to the moment after `end`."""

    begin: int
    end: int
    of: int
    game: dict[str, Any]
    steps: list[dict[str, Any]]  # each with its `event` and the `changes` it made in {"game": …}
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
    phases: list[str]
    vp: dict[str, list[int]]
    dial: dict[str, list[int]]
    threat: dict[str, list[int]]
    corruption: dict[str, list[int]]
    ruined: list[int]
    dice: dict[str, Dice]


def _game(table: Any) -> Game:
    if table.game is None:
        raise Refused("wrong_time", "not_begun")
    game: Game = table.game
    return game


@get("/{id:str}/steps", summary="All decisions", guards=[limited("read")], responses=problems(404, 409))
async def steps(house: HouseOf, maybe_me: MaybeMe, id: TableId, seat: SeatName = None) -> Steps:
    """Who decided what, in order, as a seat may know it."""
    table = await looked_at(house, id, maybe_me, seat)
    game = _game(table)
    again = game.back(len(game.entries))
    found = []
    for number, entry in enumerate(game.entries, 1):
        g = again.state
        shown = table.state == "over" or shows_choice(g, POWERS.index(seat) if seat else NOBODY)
        action = NOTATION[entry.action] if shown else None
        found.append(Step(number, POWERS[entry.seat], action, g.round, PHASES[g.phase]))
        again.repeat(entry)
    return Steps(found)


@get("/{id:str}/at/{number:int}", summary="An earlier moment", guards=[limited("read")], responses=problems(404, 409))
async def at(house: HouseOf, maybe_me: MaybeMe, id: TableId, number: Number, seat: SeatName = None) -> Moment:
    """The game as it was after so many decisions, as a seat saw it then; of a finished game, as any seat."""
    game = _game(await looked_at(house, id, maybe_me, seat))
    if number > len(game.entries):
        raise Refused("not_found", "no_moment", count=len(game.entries))
    then = game.back(len(game.entries) - number)
    since = then.told[-1] if then.told else 0
    told = [event_data(then.state, event) for event in then.events(seat, since)]
    return Moment(number, len(game.entries), then.view(seat), told)


@get(
    "/{id:str}/story",
    summary="A part of the game, event by event",
    guards=[limited("read")],
    responses=problems(404, 409),
)
async def story(
    house: HouseOf,
    maybe_me: MaybeMe,
    id: TableId,
    seat: SeatName = None,
    begin: Begin = 0,
    end: End = None,
    line: Line = None,
) -> Story:
    """What happened between two moments as a seat may know it; or in the decision that wrote a line of its log."""
    table = await looked_at(house, id, maybe_me, seat)
    game = _game(table)
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
    return await asyncio.to_thread(_story, game.copy(), seat, max(begin, end - MOST), end)


def _story(game: Game, seat: str | None, begin: int, end: int) -> Story:
    """Worked out on a copy, beside the event loop."""
    then = game.back(len(game.entries) - begin)
    now = then.copy()
    for entry in game.entries[begin:end]:
        now.repeat(entry)
    told = told_steps(now.state, now.steps(seat, begin, then.state)) if end > begin else []
    position = then.view(seat)
    position.pop("decision")
    return Story(begin, end, len(game.entries), position, told, len(then.events(seat)))


@get("/{id:str}/chart", summary="Figures for charts", guards=[limited("read")], responses=problems(404, 409))
async def chart(house: HouseOf, maybe_me: MaybeMe, id: TableId) -> Chart:
    """Victory points, dials, Threat and corruption of each Power over the game, and the dice."""
    game = _game(await looked_at(house, id, maybe_me))
    powers = game.state.powers
    names = [POWERS[p] for p in powers]
    made = Chart(
        len(game.entries), [], [],
        {name: [] for name in names}, {name: [] for name in names}, {name: [] for name in names},
        {name: [] for name in names}, [], {name: _dice(game, p) for p, name in zip(powers, names, strict=True)},
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


def _dice(game: Game, power: int) -> Dice:
    rolled = [die for event in game.log if event[0] == "roll" and event[1] == power for die in event[3]]
    plain, sixes = values.hits(rolled)
    return Dice(len(rolled), plain + sixes, sixes)


@get(
    "/{id:str}/record",
    summary="The record",
    guards=[limited("read")],
    media_type="text/plain",
    responses=problems(404, 409),
)
async def record(house: HouseOf, maybe_me: MaybeMe, id: TableId) -> Response[str]:
    """The record of a finished game as text, with the secret of its chance: `ruinous verify` proves it."""
    table = await looked_at(house, id, maybe_me)
    if table.game is None or table.state != "over":
        raise Refused("wrong_time", "record_closed")
    headers = {"content-disposition": f'attachment; filename="{table.id}.ruinous"'}
    return Response(table.game.record.dumps(), media_type="text/plain", headers=headers)


routes = [Router("/api/tables", route_handlers=[steps, at, story, chart, record], tags=["the past"])]
