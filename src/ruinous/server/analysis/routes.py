"""Analyses over HTTP: asking for one, how far it is, its moments and variations, playing on from there.

The id of an analysis is that of a table whose game is over, or that of a text that somebody has brought. Who may look
at a table's replay may look at its analysis; who knows the id of a text may look at that.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, NamedTuple, cast

import msgspec
from litestar import MediaType, Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import Scope

from ruinous.server.analysis.analyst import Subject
from ruinous.server.analysis.working import TEXT, going_on, position, shown
from ruinous.server.bots.line import Payer
from ruinous.server.gate.errors import problems
from ruinous.server.gate.gate import address_of
from ruinous.server.house import House, HouseOf
from ruinous.server.people.identities import MaybeMe, Me, limited
from ruinous.server.tables.lobby import AnyRequest, SeatName, looked_at, made, who_of
from ruinous.store.protocol import Identity
from ruinous.table.analysing import (
    MOST_MOVES,
    AnalysisAt,
    AnalysisId,
    AnalysisTold,
    AnalysisWish,
    Onward,
    PlayOn,
    Studied,
    about,
    played_on,
)
from ruinous.table.refusals import Refused
from ruinous.table.wishes import Made
from ruinous.words import chosen

SubjectId = Annotated[str, PathParameter(max_length=64, description="the code of a table, or the id of a text")]
Number = Annotated[int, PathParameter(ge=0, le=100_000, description="so many decisions")]
MovesGiven = Annotated[
    str, QueryParameter(max_length=2_000, description="actions of a variation after that, with commas between them")
]
HandsOpen = Annotated[bool, QueryParameter(description="show all hands")]


class Found(NamedTuple):
    """What an analysis is about: its key, and where to get the game."""

    key: str
    subject: Callable[[], Awaitable[Subject]]


async def _found(house: House, scope: Scope, id: str, me: Identity | None) -> Found:
    """What somebody may have analysed; Refused if they may not look at it, or if it is not over."""
    if id.startswith(TEXT):
        text = await house.analyses.text(id)

        async def of_text() -> Subject:
            return Subject([], text)

        return Found(id, of_text)
    table = await looked_at(house, scope, id, me)
    key = about(table)

    async def of_table() -> Subject:
        return Subject((await house.store.entries(id))[: table.version])

    return Found(key, of_table)


async def _answer(house: House, scope: Scope, found: Found, told: AnalysisTold, kept: bytes) -> Response[AnalysisTold]:
    if told.state != "done":
        return Response(told)
    address = address_of(scope, house.settings)
    words = await house.analyses.told(found.key, kept, found.subject, chosen(), address)
    body = msgspec.json.encode({"state": "done", "found": msgspec.Raw(words)})
    return cast("Response[AnalysisTold]", Response(body, media_type=MediaType.JSON))


def payer_of(house: House, scope: Scope, me: Identity | None) -> Payer:
    return Payer(address_of(scope, house.settings), me.id if me else "")


@post("/", summary="Bring a game", guards=[limited("make", by_address=True)], responses=problems())
async def bring(house: HouseOf, scope: Scope, data: JSONBody[AnalysisWish]) -> AnalysisId:
    """Keep a record, a whole position or a scenario to be analysed. Who knows the id may see it and its analysis."""
    return AnalysisId(await house.analyses.bring(data.text, address_of(scope, house.settings)))


@post("/{id:str}", summary="Analyse", status_code=200, guards=[limited("read")], responses=problems(404, 409))
async def ask(house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: SubjectId) -> Response[AnalysisTold]:
    """Ask for the analysis of a game that is over, or of a text. It is made in the background, once for all who ask;
    ask `GET` how far it is."""
    found = await _found(house, scope, id, maybe_me)
    told, kept = await house.analyses.ask(found.key, payer_of(house, scope, maybe_me), found.subject)
    return await _answer(house, scope, found, told, kept)


@get("/{id:str}", summary="How far is it?", guards=[limited("read")], responses=problems(404, 409))
async def look(house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: SubjectId) -> Response[AnalysisTold]:
    """The place in the line, the progress, or what was found; an analysis that nobody looks at loses its place."""
    found = await _found(house, scope, id, maybe_me)
    return await _answer(house, scope, found, *await house.analyses.state(found.key))


@delete("/{id:str}", summary="Never mind", status_code=204, responses=problems(404, 409))
async def drop(house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: SubjectId) -> None:
    """Give up an analysis that you have asked for and that is not done."""
    found = await _found(house, scope, id, maybe_me)
    await house.analyses.drop(found.key, payer_of(house, scope, maybe_me))


@get(
    "/{id:str}/at/{number:int}",
    summary="A moment or a variation",
    guards=[limited("read")],
    responses=problems(404, 409),
)
async def at(
    house: HouseOf,
    maybe_me: MaybeMe,
    scope: Scope,
    id: SubjectId,
    number: Number,
    moves: MovesGiven = "",
    seat: SeatName = None,
    hands: HandsOpen = False,
) -> Response[Studied]:
    """The game after so many decisions and some others, as a seat saw it or with all hands open."""
    found = await _found(house, scope, id, maybe_me)
    address = address_of(scope, house.settings)
    subject = await found.subject()
    body = await house.replays.work(address, shown, subject, number, _moves(moves), seat, hands, chosen())
    return cast("Response[Studied]", Response(body, media_type=MediaType.JSON))


@post(
    "/{id:str}/from",
    summary="Analyse a variation",
    guards=[limited("make", by_address=True)],
    responses=problems(404, 409),
)
async def from_here(
    house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: SubjectId, data: JSONBody[AnalysisAt]
) -> AnalysisId:
    """A moment, or the end of a variation, as a game of its own: its id can be asked for like any other."""
    found = await _found(house, scope, id, maybe_me)
    address, subject = address_of(scope, house.settings), await found.subject()
    text = await house.replays.work(address, position, subject, data.at, data.moves)
    return AnalysisId(await house.analyses.bring(text.decode(), address))


@post("/{id:str}/play", summary="Play on from here", guards=[limited("make")], responses=problems(401, 404, 409, 507))
async def play(house: HouseOf, me: Me, request: AnyRequest, id: SubjectId, data: JSONBody[PlayOn]) -> Made:
    """A private table of yours at which the game goes on from a moment or a variation, with you and bots.

    Nobody else can sit down or watch: you have seen the hands.
    """
    found = await _found(house, request.scope, id, me)
    address, subject = address_of(request.scope, house.settings), await found.subject()
    body = await house.replays.work(address, going_on, subject, data.at, data.moves)
    options, places, begin = played_on(msgspec.json.decode(body, type=Onward), data, who_of(me))
    return await made(house, request, me, options, places, "", True, data.key, begin=begin)


def _moves(given: str) -> tuple[str, ...]:
    moves = tuple(given.split(",")) if given else ()
    if len(moves) > MOST_MOVES:
        raise Refused("bad_request", "variation_too_long", most=MOST_MOVES)
    return moves


routes = [Router("/api/analyses", route_handlers=[bring, ask, look, drop, at, from_here, play], tags=["analysis"])]
