"""All that is stored about a person, as one file; and leaving for good.

Whoever leaves is forgotten at once: devices, settings, ways to sign in, notices. The games of others stay what they
are: the log of each table says that somebody was forgotten, the name is taken out of its older entries, and where
others would read it they read that somebody has left. What was said at tables stays, without the name.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get
from litestar.params import JSONBody
from litestar.types import Scope
from msgspec import Meta, Struct

from ruinous import __version__
from ruinous.rules.facts import Fact
from ruinous.server.gate.errors import problems
from ruinous.server.gate.gate import address_of
from ruinous.server.groups.shapes import KnownGroup
from ruinous.server.groups.telling import known_group
from ruinous.server.house import House, HouseOf
from ruinous.server.people.forms import Myself, Passphrase, myself, settings_of
from ruinous.server.people.identities import (
    GONE,
    MINE,
    AnyRequest,
    Me,
    check_passphrase,
    count_entry,
    limited,
    signed_in,
)
from ruinous.server.standing.shapes import PageGame
from ruinous.server.standing.telling import page_games
from ruinous.store.games import PageShown, StoredRating
from ruinous.store.protocol import Identity, Notice
from ruinous.table import acts
from ruinous.table import entries as e
from ruinous.table.past import KnownTable
from ruinous.table.refusals import Refused

log = logging.getLogger("ruinous.server")

EVERY = 1_000_000  # more notices than anybody has


# --- what is sent -------------------------------------------------------------------------------------------------


class KnownDevice(Struct, frozen=True, omit_defaults=True):
    """A device of yours, or a program with a token; the token itself is not stored."""

    at: int
    scope: str = ""
    name: str = ""
    table: str = ""


class KnownLine(Struct, frozen=True):
    table: str
    at: int
    text: str


class KnownNotice(Struct, frozen=True):
    notice: Notice
    read: bool


class KnownDelivery(Struct, frozen=True):
    key: str
    channel: str
    target: str
    state: str
    attempts: int
    at: int
    error: Fact | None


class Everything(Struct, frozen=True):
    """All that the server has stored about you. Times are milliseconds since 1970."""

    ruinous: str  # the version that wrote this
    at: int
    identity: Myself
    settings: dict[str, Any]
    devices: list[KnownDevice]
    tables: list[KnownTable]
    talk: list[KnownLine]
    notices: list[KnownNotice]
    deliveries: list[KnownDelivery]
    page: PageShown  # whom your page is shown
    games: list[PageGame]  # as on your page
    ratings: list[StoredRating]  # of all time, after each game
    groups: list[KnownGroup]


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Are you sure? Say so, or type your name; who has a passphrase must give it too."""

    sure: bool = False
    name: Annotated[str, Meta(max_length=128)] = ""
    passphrase: Passphrase | None = None


# --- the export ---------------------------------------------------------------------------------------------------


async def everything(house: House, me: Identity, address: str) -> Everything:
    store = house.store
    tables = [await house.replays.known(table, me.id, address) for table in await store.tables_with(me.id)]
    return Everything(
        ruinous=__version__,
        at=house.now(),
        identity=myself(me),
        settings=settings_of(me),
        devices=[KnownDevice(one.at, one.scope, one.name, one.table) for one in await store.devices(me.id)],
        tables=[known for known in tables if known],
        talk=[KnownLine(table, line.at, line.text) for table, line in await store.lines_of(me.id)],
        notices=[KnownNotice(stored.notice, stored.read) for stored in await store.notices(me.id, EVERY)],
        deliveries=[
            KnownDelivery(one.notice.key, one.channel, one.target, one.state, one.attempts, one.at, one.error)
            for one in await store.deliveries(me.id, EVERY)
        ],
        page=await store.page_shown(me.id),
        games=await asyncio.to_thread(page_games, await store.games_of(me.id, EVERY), me.id),
        ratings=await store.ratings_of(me.id),
        groups=[known_group(group, me.id) for group in await house.groups.of(me.id)],
    )


# --- leaving ------------------------------------------------------------------------------------------------------


async def forget(house: House, person: str) -> None:
    """Leave every table and every list. If it is interrupted, the person is still there and can begin again."""
    for table in await house.store.tables_with(person):
        await _leave_table(house, table, person)
    await _leave_groups(house, person)
    await house.store.leave(person)
    house.people.forget(person)
    house.people.send_away(person)
    for table in await house.store.tables_with(person):  # what another device did meanwhile
        await _leave_table(house, table, person)


async def _leave_groups(house: House, person: str) -> None:
    for group in await house.groups.of(person):
        try:
            await house.groups.leave(group.id, person)
        except Refused as refused:
            if refused.code != "not_found":  # its owner was quicker
                raise


async def _leave_table(house: House, table: str, person: str) -> None:
    try:
        live = await house.tables.open(table)
        await house.tables.act(live, lambda table: acts.forget(table, person, house.now()))
    except Refused as refused:
        if refused.code != "unreadable":
            raise
    rewritten = {}
    for version, line in enumerate(await house.store.entries(table), 1):
        try:
            entry = e.decode(line)
        except msgspec.DecodeError:
            continue  # of a newer Ruinous, or damaged: nobody is shown it
        if (without := e.without_name(entry, person)) != entry:
            rewritten[version] = e.encode(without)
    if rewritten:
        await house.store.rewrite(table, rewritten)


# --- handlers -----------------------------------------------------------------------------------------------------


@get("/export", summary="All that is stored about me", guards=[limited("make")], **MINE)
async def export(house: HouseOf, me: Me, scope: Scope) -> Response[Everything]:
    """One JSON file: identity, settings, when devices came, tables with the records of finished games, what you said,
    notices and how they were delivered, your page, your ratings and your groups."""
    headers = {"content-disposition": f'attachment; filename="ruinous-{me.id}.json"'}
    return Response(await everything(house, me, address_of(scope, house.settings)), headers=headers)


@delete(
    "/",
    summary="Delete my identity",
    guards=[limited("act")],
    response_cookies=GONE,
    responses=problems(401, 409, 507),
    security=signed_in,
)
async def leave(house: HouseOf, request: AnyRequest, me: Me, data: JSONBody[Leave]) -> None:
    """For good: nobody can bring it back. In running games bots take your seats; where others would read your name they
    read that somebody has left."""
    if not data.sure and data.name.strip() != me.name:
        raise Refused("bad_request", "not_sure", name=me.name)
    fresh = await house.store.identity(me.id) or me
    if fresh.passphrase:
        if data.passphrase is None:
            raise Refused("passphrase_needed", "passphrase_to_leave")
        await count_entry(house, request, me.id)
        if not await check_passphrase(house, fresh, data.passphrase):
            raise Refused("passphrase_needed", "wrong_passphrase")
    await forget(house, me.id)


handlers = [export, leave]
