"""Tables over HTTP: the lobby, making tables, looking at them, commands, talk."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from hashlib import sha256
from typing import Annotated, Any, TypeAlias, cast

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import Scope

from ruinous.rules.planning import PlanData
from ruinous.server.bots.line import Payer
from ruinous.server.gate.errors import problems
from ruinous.server.gate.gate import address_of, home_of
from ruinous.server.host.metrics import counted
from ruinous.server.house import House, HouseOf
from ruinous.server.pages.reference import IN_LANGUAGE, Spoken, said
from ruinous.server.people.credentials import passphrase_fits, passphrase_hash
from ruinous.server.people.identities import (
    MaybeMe,
    Me,
    count_entry,
    limited,
)
from ruinous.server.people.marks import marks, salt, trace_of
from ruinous.server.replays.working import Question
from ruinous.server.tables.lives import present
from ruinous.store.protocol import Identity
from ruinous.table import acts, shapes
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table import puzzles as riddles
from ruinous.table.acts import Who
from ruinous.table.analysing import Begin
from ruinous.table.lessons import listed
from ruinous.table.names import clean_title
from ruinous.table.options import TableOptions
from ruinous.table.planning import planned, why_not
from ruinous.table.refusals import Refused
from ruinous.table.state import events, state
from ruinous.table.table import Table
from ruinous.table.watching import check_seat, hears
from ruinous.table.wishes import (
    ID_LENGTH,
    BotLevel,
    Done,
    LessonGame,
    Listed,
    Made,
    NewTable,
    Password,
    QuickGame,
    Reason,
    RecordGame,
    Shown,
    Talk,
    against_bots,
    levels_in,
    recorded,
    spelled,
    taught,
    wished,
)
from ruinous.words import chosen, with_rule

AnyRequest: TypeAlias = Request[Any, Any, Any]
Limit = Annotated[int, QueryParameter(ge=1, le=200, description="at most so many")]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="older than this time, for the next page")]
Since = Annotated[int, QueryParameter(ge=0, le=2**53)]
TableId = Annotated[str, PathParameter(max_length=64, description="the code of a table")]
PuzzleId = Annotated[str, PathParameter(max_length=40, description="the id of a puzzle")]
SeatName = Annotated[
    str | None, QueryParameter(max_length=20, description="one of your Powers; without: as a spectator")
]


def who_of(me: Identity) -> Who:
    return Who(me.id, me.name)


# --- the lobby ----------------------------------------------------------------------------------------------------


@get("/", summary="The lobby", guards=[limited("read")], responses=problems())
async def lobby(
    house: HouseOf,
    state_: Annotated[str, QueryParameter(name="state", description="open, playing or over", max_length=10)] = "open",
    limit: Limit = 50,
    before: Before = None,
) -> Listed:
    """Tables that are listed: open ones to join, running ones to watch, finished ones to replay."""
    if state_ not in ("open", "playing", "over"):
        raise Refused("bad_request", "no_such_state")
    return _listed(await house.store.lobby([state_], limit, before))


@get("/mine", summary="My tables", guards=[limited("read")], responses=problems(401))
async def mine(house: HouseOf, me: Me, limit: Limit = 50, before: Before = None) -> Listed:
    """All tables at which you sit, those that wait for you first."""
    return _listed(await house.store.tables_of(me.id, limit, before))


def _listed(rows: list[bytes]) -> Listed:
    return Listed([msgspec.json.decode(row) for row in rows])


@get(
    "/levels",
    summary="The bots",
    guards=[limited("read")],
    responses=problems(),
    sync_to_thread=False,
    **IN_LANGUAGE,
)
def levels(spoken: Spoken) -> Response[list[BotLevel]]:
    """The bots that can be put into seats, the weakest first; `strength` goes from 1 to 6."""
    return said(levels_in(spoken), spoken)


@get("/lessons", summary="The lessons", guards=[limited("read")], responses=problems(), sync_to_thread=False)
def lessons() -> list[shapes.LessonListed]:
    """The lessons that can be begun with `POST /api/tables/lesson`, in the order in which they are best read."""
    return listed()


@get("/puzzles", summary="The puzzles", guards=[limited("read")], responses=problems(), sync_to_thread=False)
def puzzles() -> list[shapes.PuzzleListed]:
    """The puzzles, without their answers. `POST /api/tables/lesson` with `puzzle.` and an id opens the board of one."""
    return riddles.listed()


@get(
    "/puzzles/{puzzle:str}",
    summary="The answer of a puzzle",
    guards=[limited("read")],
    responses=problems(),
    sync_to_thread=False,
    **IN_LANGUAGE,
)
def solution(puzzle: PuzzleId, spoken: Spoken) -> Response[shapes.PuzzleSolution]:
    """What is right, what it comes to and why, and what other answers come to."""
    return said(riddles.solution(puzzle), spoken)


# --- making -------------------------------------------------------------------------------------------------------


@post("/", summary="Make a table", guards=[limited("make")], responses=problems(401, 409, 507))
async def make(house: HouseOf, me: Me, request: AnyRequest, data: JSONBody[NewTable]) -> Made:
    """A new table with you as its host. The answer has its code and a link to send to others."""
    password = ""
    if data.options.access == "password":
        if len(data.password) < SHORTEST_PASSWORD:
            raise Refused("bad_request", "password_too_short", count=SHORTEST_PASSWORD)
        password = await house.people.slowly(passphrase_hash, data.password, TABLE_WORK)
    elif data.password:
        raise Refused("bad_request", "password_or_not")
    places = wished(data, who_of(me))
    return await made(house, request, me, data.options, places, password, data.start, data.key)


@post("/quick", summary="Play against bots now", guards=[limited("make")], responses=problems(401, 409, 507))
async def quick(house: HouseOf, me: Me, request: AnyRequest, data: JSONBody[QuickGame]) -> Made:
    """A private table with you in one seat and bots in the others; the game has begun when this answers."""
    options, places = against_bots(data, who_of(me))
    return await made(house, request, me, options, places, "", True, data.key)


@post("/lesson", summary="Learn by playing", guards=[limited("make")], responses=problems(401, 409, 507))
async def lesson(house: HouseOf, me: Me, request: AnyRequest, data: JSONBody[LessonGame]) -> Made:
    """A private table whose game stands at a prepared position, with you to decide and easy bots in the other seats.

    The game is an ordinary one from there on; what came before cannot be taken back.
    """
    options, places = taught(data, who_of(me))
    return await made(house, request, me, options, places, "", True, data.key, data.lesson)


@post("/record", summary="Bring a game", guards=[limited("make")], responses=problems(401, 409, 507))
async def from_record(house: HouseOf, me: Me, request: AnyRequest, data: JSONBody[RecordGame]) -> Made:
    """A private table at which a recorded game goes on, for you and bots. The record must verify.

    Whoever brings a game knows its secret, so nobody else can sit down or watch; what came before cannot be taken back.
    """
    record, options, places = await house.people.slowly(recorded, data, who_of(me))

    def begin(table: Table, who: Who, now: int) -> e.AnyEntry:
        return acts.resume(table, who, record, now)

    return await made(house, request, me, options, places, "", True, data.key, begin=begin)


SHORTEST_PASSWORD = 3
TABLE_WORK = 13  # scrypt's cost for the password of a table


async def made(
    house: House,
    request: AnyRequest,
    me: Identity,
    options: TableOptions,
    places: tuple[e.Sitter, ...],
    password: str,
    start: bool,
    key: str,
    lesson: str = "",
    begin: Begin | None = None,
) -> Made:
    """Make a table, and start it if wanted. With a key the id follows from it: a repeat finds the same table."""
    if key:
        # Without a secret anybody could work out the link of a table from its maker's key.
        id = spelled(sha256(f"{await salt(house.store)}/{me.id}/{key}".encode()).digest()[:ID_LENGTH])
    else:
        id = house.tables.new_id()
    trace = trace_of(request.scope, house.settings)
    who = Who(me.id, me.name, await marks(house.store, id, trace))
    options = msgspec.structs.replace(options, name=clean_title(options.name))
    table, entry = acts.create(
        id, who, options, house.now(), password=password, places=places, lesson=lesson, prepared=begin is not None
    )
    if start and not all(place.taken for place in table.places):
        raise Refused("not_ready", "fill_every_place")
    version = 1
    async with _counted(house, request, me, id, start, repeat=bool(key and await house.store.versions([id]))):
        if not await house.tables.create(table, entry):
            before = (await house.tables.open(id)).table
            if (before.options, before.lesson) != (table.options, table.lesson):
                raise Refused("key_reused", "key_reused")
        if start:
            try:
                if begin:
                    live = await house.tables.open(id)
                    version = await house.tables.act(live, partial(_begun, begin, who, house.now()))
                else:
                    version = (await house.tables.do(id, who, c.Start(key="start"), trace)).version
            except Refused as refused:
                if refused.code != "wrong_time":
                    raise
    return Made(id, f"{home_of(request.scope, house.settings)}/#table={id}", version)


def _begun(begin: Begin, who: Who, now: int, table: Table) -> e.AnyEntry | None:
    """Begin where a record or a position leaves it, once."""
    return begin(table, who, now) if table.state == "open" else None


def _counted(
    house: House, request: AnyRequest, me: Identity, id: str, start: bool, repeat: bool
) -> AbstractAsyncContextManager[None]:
    """Count a table for its maker and for the address; a repeat makes nothing."""
    if repeat:
        return nullcontext()
    address = address_of(request.scope, house.settings)
    house.limits.take("tables", address)
    return house.quota.making(me.id, address, id, start)


FEW = 40  # entries whose events are told at once; more are worked out where nobody waits for it

# --- one table ----------------------------------------------------------------------------------------------------


async def looked_at(house: House, scope: Scope, id: str, me: Identity | None, seat: str | None = None) -> Table:
    """A table that somebody may look at, from a seat they may look from."""
    trace = trace_of(scope, house.settings)
    live = await house.tables.open(id, trace.address)
    check_seat(live.table, me.id if me else "", seat)
    if me:
        await house.tables.looked_from(live, me.id, trace)
    table: Table = live.table
    return table


@get("/{id:str}", summary="Look at a table", guards=[limited("read")], responses=problems(404, 409))
async def look(
    house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: TableId, seat: SeatName = None, since: Since = 2**53
) -> Response[Shown]:
    """The whole state as your seat sees it, or as a spectator; with `since`, what has happened after that version."""
    table = await looked_at(house, scope, id, maybe_me, seat)
    live, address = house.tables.shelf.lives[id], address_of(scope, house.settings)
    house.tables.look(live, Payer(address, maybe_me.id if maybe_me else ""))
    shown: Shown = {
        "version": table.version,
        "seat": seat,
        "state": state(table, seat),
        "events": [],
        "present": present(live, house.now()),
    }
    if table.version - since <= FEW:
        shown["events"] = events(table, seat, since)
        return Response(shown)
    question = Question("events", seat, (since,), chosen())
    told = msgspec.Raw(await house.replays.answer(table, question, address))
    return cast("Response[Shown]", Response(msgspec.json.encode(shown | {"events": told}), media_type=MediaType.JSON))


@post("/{id:str}/do", summary="Do something", status_code=200, responses=problems(401, 404, 409, 507))
async def do(house: HouseOf, me: Me, request: AnyRequest, id: TableId, data: JSONBody[c.AnyCommand]) -> Done:
    """Any command: join, leave, start, play, undo, vote, talk … It is done and safely written when this answers."""
    with counted(data):
        house.limits.take("talk" if isinstance(data, c.Say) else "act", me.id)
        return await house.tables.do(id, who_of(me), data, trace_of(request.scope, house.settings))


@post("/{id:str}/enter", summary="Give the password", status_code=200, responses=problems(401, 404, 409, 507))
async def enter(house: HouseOf, me: Me, request: AnyRequest, id: TableId, data: JSONBody[Password]) -> Done:
    """Be admitted to a table that asks for a password. It is asked once."""
    live = await house.tables.open(id, address_of(request.scope, house.settings))
    table: Table = live.table
    if table.options.access != "password" or me.id in table.admitted or me.id == table.host:
        return Done(table.version, repeated=True)
    await count_entry(house, request, f"table {id}", [f"table {id}"])
    if not await house.people.slowly(passphrase_fits, data.password, table.password, TABLE_WORK):
        raise Refused("password", "wrong_password")
    house.people.known.remember(f"table {id}", address_of(request.scope, house.settings))  # others may sit beside them
    await house.tables.admit(id, who_of(me))
    return Done(live.table.version)


@get("/{id:str}/why", summary="Why not?", guards=[limited("read")], responses=problems(401, 404, 409))
async def why(
    house: HouseOf, me: Me, scope: Scope, id: TableId, action: Annotated[str, QueryParameter(max_length=80)]
) -> Reason:
    """Why an action is not legal now, with the number of the rule; empty if it is. Only for the one who must decide."""
    table = await looked_at(house, scope, id, me)
    reason = why_not(table, me.id, action)
    return Reason(with_rule(reason), *reason) if reason else Reason()


@get("/{id:str}/plan", summary="What if?", guards=[limited("read")], responses=problems(401, 404, 409))
async def plan(
    house: HouseOf, me: Me, scope: Scope, id: TableId, action: Annotated[str, QueryParameter(max_length=80)]
) -> PlanData:
    """What a legal action would do, now and then, up to the next question or roll. Only for the one who must decide."""
    table = await looked_at(house, scope, id, me)
    return planned(table, me.id, action)


@get("/{id:str}/talk", summary="Table talk", guards=[limited("read")], responses=problems(404, 409))
async def talk(
    house: HouseOf, maybe_me: MaybeMe, scope: Scope, id: TableId, since: Since = 0, limit: Limit = 200
) -> Talk:
    """What was said, after a number."""
    table = await looked_at(house, scope, id, maybe_me)
    if not hears(table, maybe_me.id if maybe_me else ""):
        return Talk([])
    return Talk(await house.store.lines(id, since, limit))


routes = [
    Router(
        "/api/tables",
        route_handlers=[
            lobby,
            mine,
            levels,
            lessons,
            puzzles,
            solution,
            make,
            quick,
            lesson,
            from_record,
            look,
            do,
            enter,
            why,
            plan,
            talk,
        ],
        tags=["tables"],
    )
]
