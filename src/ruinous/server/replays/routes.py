"""The past of a game: every decision, every moment, figures for charts, accounts, the record.

Who may look is settled here; what there is to see is worked out elsewhere (working.py).
"""

from __future__ import annotations

from typing import Annotated, TypeVar, cast

from litestar import MediaType, Response, Router, get
from litestar.params import PathParameter, QueryParameter
from litestar.types import Scope

from ruinous.server.gate.errors import problems
from ruinous.server.gate.gate import address_of
from ruinous.server.house import House, HouseOf
from ruinous.server.people.identities import MaybeMe, limited
from ruinous.server.replays.working import Question
from ruinous.server.tables.lobby import SeatName, TableId, looked_at
from ruinous.table.accounts import Accounts
from ruinous.table.explaining import begun
from ruinous.table.past import Chart, Decisions, Moment, Passage
from ruinous.table.refusals import Refused
from ruinous.table.table import Table
from ruinous.words import chosen

T = TypeVar("T")
Number = Annotated[int, PathParameter(ge=0, le=100_000, description="so many decisions")]
Begin = Annotated[int, QueryParameter(ge=0, le=100_000, description="after so many decisions")]
End = Annotated[int | None, QueryParameter(ge=0, le=100_000, description="to so many; without: to the last")]
Line = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="a line of the seat's log, from 0")]
Lines = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="only so many lines of your log")]


async def _told(house: House, scope: Scope, table: Table, question: Question, shape: type[T]) -> Response[T]:
    """What a seat is told: the bytes of a `shape`, as they came."""
    begun(table)
    body = await house.replays.answer(table, question, address_of(scope, house.settings))
    return cast("Response[T]", Response(body, media_type=MediaType.JSON))


@get("/{id:str}/steps", summary="All decisions", guards=[limited("read")], responses=problems(404, 409))
async def steps(
    house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: TableId, seat: SeatName = None
) -> Response[Decisions]:
    """Who decided what, in order, as a seat may know it."""
    table = await looked_at(house, scope, id, maybe_me, seat)
    return await _told(house, scope, table, Question("steps", seat, (), chosen()), Decisions)


@get("/{id:str}/at/{number:int}", summary="An earlier moment", guards=[limited("read")], responses=problems(404, 409))
async def at(
    house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: TableId, number: Number, seat: SeatName = None
) -> Response[Moment]:
    """The game as it was after so many decisions, as a seat saw it then; of a finished game, as any seat."""
    table = await looked_at(house, scope, id, maybe_me, seat)
    return await _told(house, scope, table, Question("at", seat, (number,), chosen()), Moment)


@get(
    "/{id:str}/story",
    summary="A part of the game, event by event",
    guards=[limited("read")],
    responses=problems(404, 409),
)
async def story(
    house: HouseOf,
    maybe_me: MaybeMe,
    scope: Scope,
    id: TableId,
    seat: SeatName = None,
    begin: Begin = 0,
    end: End = None,
    line: Line = None,
) -> Response[Passage]:
    """What happened between two moments as a seat may know it; or in the decision that wrote a line of its log."""
    table = await looked_at(house, scope, id, maybe_me, seat)
    return await _told(house, scope, table, Question("story", seat, (begin, end, line), chosen()), Passage)


@get("/{id:str}/chart", summary="Figures for charts", guards=[limited("read")], responses=problems(404, 409))
async def chart(house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: TableId) -> Response[Chart]:
    """Victory points, dials, Threat and corruption of each Power over the game, and the dice."""
    table = await looked_at(house, scope, id, maybe_me)
    return await _told(house, scope, table, Question("chart", None, (), chosen()), Chart)


@get("/{id:str}/accounts", summary="Accounts and story", guards=[limited("read")], responses=problems(404, 409))
async def accounts(
    house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: TableId, seat: SeatName = None, lines: Lines = None
) -> Response[Accounts]:
    """What each round brought each Power: every point with its source and the line of your log that tells of it;
    counters, ticks, kills, losses, cards, Peasants. When the game is over also its story."""
    table = await looked_at(house, scope, id, maybe_me, seat)
    return await _told(house, scope, table, Question("accounts", seat, (lines,), chosen()), Accounts)


@get(
    "/{id:str}/record",
    summary="The record",
    guards=[limited("read")],
    media_type="text/plain",
    responses=problems(404, 409),
)
async def record(house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: TableId) -> Response[str]:
    """The record of a finished game as text, with the secret of its chance: `ruinous verify` proves it."""
    table = await looked_at(house, scope, id, maybe_me)
    if table.game is None or table.state != "over":
        raise Refused("wrong_time", "record_closed")
    if table.game.start is None:
        raise Refused("wrong_time", "no_record_of_position")
    body = await house.replays.answer(table, Question("record", None, (), "en"), address_of(scope, house.settings))
    headers = {"content-disposition": f'attachment; filename="{table.id}.ruinous"'}
    return Response(body.decode(), media_type="text/plain", headers=headers)


routes = [Router("/api/tables", route_handlers=[steps, at, story, chart, accounts, record], tags=["the past"])]
