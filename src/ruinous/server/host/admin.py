"""What the host of a server may see and do, with the admin token."""

import logging
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from ruinous import __version__
from ruinous.server.gate.errors import problems
from ruinous.server.gate.gate import address_of, bearer
from ruinous.server.host.token_file import replacing, tighten
from ruinous.server.house import House, HouseOf
from ruinous.server.people.credentials import hashed, new_token, same, tag_of
from ruinous.store.protocol import Identity, Store
from ruinous.table.refusals import Refused

log = logging.getLogger("ruinous.server")

META = "admin_token"  # the key of its hash
MOST = 2**53  # what every JSON reader takes for a whole number

Limit = Annotated[int, QueryParameter(ge=1, le=200, description="How many at most")]
Before = Annotated[int | None, QueryParameter(ge=0, le=MOST, description="Only older ones than this, in ms since 1970")]


async def ensure_admin(store: Store) -> str | None:
    """At the first start: the admin token. None if there is one already."""
    token = new_token()
    return token if await store.set_meta(META, hashed(token), only_new=True) else None


async def new_admin_token(store: Store) -> str:
    """A new admin token; the old one is void."""
    token = new_token()
    await store.set_meta(META, hashed(token))
    return token


async def keep_admin(store: Store, file: Path, renew: bool = False) -> None:
    """See to it that there is an admin token; a first or renewed one goes into the file. OSError if it cannot."""
    if not renew and await store.meta(META):
        tighten(file)
        return
    with replacing(file) as part:  # first: a token that cannot be written would be lost
        token = await (new_admin_token(store) if renew else ensure_admin(store))
        if token:
            part.write(token + "\n")


async def is_admin(house: House, token: str) -> bool:
    return same(hashed(token), await house.store.meta(META) or "")


async def only_admin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """The guard of everything here. Wrong tokens are counted, so that they cannot be tried fast."""
    house: House = connection.app.state.house
    token = bearer(connection.scope)
    if token is None:
        raise Refused("not_signed_in", "admin_token_missing")
    if not await is_admin(house, token):
        house.limits.take("enter", "admin " + address_of(connection.scope, house.settings))
        raise Refused("not_allowed", "admin_token_wrong")


# --- what is sent -------------------------------------------------------------------------------------------------


class Status(Struct, frozen=True):
    """How the server is doing. `memory` is in bytes, 0 where it cannot be told."""

    version: str
    uptime_ms: int
    memory: int
    sockets: int
    counts: dict[str, int]
    facts: dict[str, int | bool]


class Known(Struct, frozen=True):
    """An identity as the host sees it."""

    id: str
    name: str
    tag: str
    created: int
    blocked: bool
    has_passphrase: bool


class Block(Struct, frozen=True):
    blocked: bool


class AdminToken(Struct, frozen=True):
    """The admin token, shown once."""

    token: str


def known(identity: Identity) -> Known:
    return Known(
        identity.id, identity.name, tag_of(identity.id), identity.created, identity.blocked, bool(identity.passphrase)
    )


def memory() -> int:
    """Bytes of this process in memory."""
    try:
        import resource
    except ImportError:
        return 0
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        unit = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def facts(house: House) -> dict[str, int | bool]:
    tables = house.tables
    return {
        "tables_in_memory": len(tables.shelf.lives),
        "watchers": sum(len(live.watchers) for live in tables.shelf.lives.values()),
        "bots_thinking": tables.players.thinkers.waiting,
        "bus_up": house.bus.up,
    }


# --- handlers -----------------------------------------------------------------------------------------------------


@get("/status", summary="How the server is doing", responses=problems(401))
async def status(house: HouseOf) -> Status:
    """Version, uptime, memory and sockets of the process that answers, counts of the store, facts of the workers."""
    return Status(
        __version__,
        max(0, house.now() - house.started),
        memory(),
        sum(house.limits.sockets.values()),
        await house.store.counts(),
        facts(house),
    )


@get("/tables", summary="All tables", responses=problems(401))
async def tables(house: HouseOf, limit: Limit = 50, before: Before = None) -> list[dict[str, Any]]:
    """Summaries of all tables, private ones too, the newest first."""
    found = await house.store.every_table(limit, before)
    return [msgspec.json.decode(summary, type=dict[str, Any]) for summary in found]


@get("/identities", summary="Find identities", responses=problems(401))
async def identities(
    house: HouseOf,
    name: Annotated[str, QueryParameter(min_length=1, max_length=256, description="A name, or an id")],
) -> list[Known]:
    """Everybody with this name, in any case, at most 50; or the one with this id."""
    one = await house.store.identity(name)
    found = await house.store.identities_named(name)
    return [known(identity) for identity in ([one] if one else []) + found]


@post("/identities/{person:str}/block", status_code=200, summary="Block an identity", responses=problems(401, 404, 507))
async def block(house: HouseOf, person: FromPath[str], data: JSONBody[Block]) -> Known:
    """A blocked identity can do nothing here until it is unblocked. Its connections end."""
    changed = await house.store.change_identity(person, blocked=data.blocked)
    if changed is None:
        raise Refused("not_found", "no_identity")
    house.people.forget(person)
    if data.blocked:
        house.people.send_away(person)
    return known(changed)


@post("/tables/{table:str}/close", status_code=204, summary="Close a table", responses=problems(401, 404, 409, 507))
async def close(house: HouseOf, table: FromPath[str]) -> None:
    """The game at the table ends without a winner; its record stays."""
    await house.tables.close(table)


@post("/token", summary="A new admin token", responses=problems(401, 507))
async def rotate(house: HouseOf) -> AdminToken:
    """The old token is void from now on. The file that holds it gets the new one."""
    token = await new_admin_token(house.store)
    if house.settings.admin_token_file:
        try:
            with replacing(Path(house.settings.admin_token_file)) as part:
                part.write(token + "\n")
        except OSError as error:
            log.warning("The file with the admin token is out of date: %s", error)
    return AdminToken(token)


admin_routes = Router(
    "/api/admin",
    route_handlers=[status, tables, identities, block, close, rotate],
    guards=[only_admin],
    security=[{"admin": []}],
    tags=["admin"],
)
