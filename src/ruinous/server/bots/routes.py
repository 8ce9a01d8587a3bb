"""What can be asked of the bots at a table: why they did something (explaining.py), and to hurry up (pace.py)."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import PathParameter
from litestar.types import Scope

from ruinous.server.bots.line import Payer
from ruinous.server.gate.errors import problems
from ruinous.server.gate.gate import address_of
from ruinous.server.house import House, HouseOf
from ruinous.server.people.identities import MaybeMe, Me, limited
from ruinous.server.tables.lobby import AnyRequest, SeatName, TableId, looked_at
from ruinous.store.protocol import Identity
from ruinous.table.explaining import Why
from ruinous.table.refusals import Refused

Step = Annotated[int, PathParameter(ge=1, le=100_000, description="the number of the decision, as /steps counts them")]
LineNumber = Annotated[int, PathParameter(ge=0, le=1_000_000, description="a line of the seat's log, counted from 0")]


async def _asked(
    house: House, request: AnyRequest, me: Identity | None, id: str, seat: str | None, by: str, number: int
) -> Why:
    table = await looked_at(house, request.scope, id, me, seat)
    who = Payer(address_of(request.scope, house.settings), me.id if me else "")
    return await house.whys.answer(table, seat, by, number, who)


@get(
    "/{id:str}/why/{step:int}",
    summary="Why did a bot decide so?",
    guards=[limited("read")],
    responses=problems(404, 409),
)
async def why_step(
    house: HouseOf, maybe_me: MaybeMe, request: AnyRequest, id: TableId, step: Step, seat: SeatName = None
) -> Why:
    """Why a bot made a decision, told from what your seat, or a spectator, could know when it was made."""
    return await _asked(house, request, maybe_me, id, seat, "step", step)


@get(
    "/{id:str}/why/line/{line:int}",
    summary="Why did a bot do this?",
    guards=[limited("read")],
    responses=problems(404, 409),
)
async def why_line(
    house: HouseOf, maybe_me: MaybeMe, request: AnyRequest, id: TableId, line: LineNumber, seat: SeatName = None
) -> Why:
    """The same for what a line of the log tells, counted as your seat, or a spectator, reads the log."""
    return await _asked(house, request, maybe_me, id, seat, "line", line)


@post("/{id:str}/hurry", summary="Do not keep me waiting", status_code=204, responses=problems(401, 404, 409))
async def hurry(house: HouseOf, me: Me, scope: Scope, id: TableId) -> None:
    """Let the bots answer at once until a person must decide. For those who sit at the table."""
    house.limits.take("act", me.id)
    table = await looked_at(house, scope, id, me)
    if not table.held_by(me.id):
        raise Refused("not_seated", "hurry_players")
    if house.tables.shelf.lives[id].thinking is not None:
        house.tables.players.pace.hurry(id)


routes = [Router("/api/tables", route_handlers=[why_step, why_line, hurry], tags=["bots"])]
