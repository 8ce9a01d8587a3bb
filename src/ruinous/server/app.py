"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import sys
from collections.abc import AsyncIterator

from litestar import Litestar, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.types import ASGIApp
from msgspec import Struct

from ruinous import __version__
from ruinous.bots.workers import end_with_parent
from ruinous.server import accounts, bot_routes, lobby, notices, page, reference, replays
from ruinous.server.admin import admin_routes
from ruinous.server.bus import open_bus
from ruinous.server.dispatcher import Dispatcher, TableInfo
from ruinous.server.errors import exception_handlers, problems
from ruinous.server.gate import guard
from ruinous.server.house import House, HouseOf, house_dependency
from ruinous.server.identities import (
    identity_routes,
    maybe_me_dependency,
    me_dependency,
    security_schemes,
)
from ruinous.server.live import live
from ruinous.server.tables import Tables
from ruinous.server.thinking import Thinkers
from ruinous.server.wiring import Wiring, wiring_of
from ruinous.store import Store, open_store
from ruinous.store.protocol import Notice

SWITCH = 0.0005  # seconds; the thread that writes must not wait long for its turn
GARBAGE = (10_000, 20, 1_000)  # look for old cycles rarely: with many tables one look takes most of a second


class Health(Struct, frozen=True):
    """The server is up and its database answers."""

    status: str
    version: str
    bus: bool


@get("/health", summary="Is all well?", tags=["server"], responses=problems())
async def health(house: HouseOf) -> Health:
    """Answers when the server and its database work."""
    await house.store.meta("schema")
    return Health("ok", __version__, house.bus.up)


def application(wiring: Wiring) -> ASGIApp:
    """The server, not yet started."""
    handlers = (
        *reference.routes,
        health,
        identity_routes,
        admin_routes,
        live,
        *lobby.routes,
        *replays.routes,
        *accounts.routes,
        *bot_routes.routes,
        *notices.routes,
        *page.routes,
    )

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(wiring.store)
        async with running(store, wiring) as house:
            app.state.house = house
            yield

    app = Litestar(
        route_handlers=handlers,
        dependencies={"house": house_dependency, "me": me_dependency, "maybe_me": maybe_me_dependency},
        exception_handlers=exception_handlers,
        lifespan=[lifespan],
        logging_config=None,  # how the log is written is for whoever runs the server to say
        openapi_config=OpenAPIConfig(
            title="Ruinous",
            version=__version__,
            description="Tables, seats and everything else that the browser and bots use. See docs/api.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={**security_schemes}),
            use_handler_docstrings=True,
        ),
    )
    return guard(app, wiring.settings)


@contextlib.asynccontextmanager
async def running(store: Store, wiring: Wiring) -> AsyncIterator[House]:
    """A house at work upon an open store: the bus, the sweep, the bots, the notices. It is closed at the end."""
    house = House.new(store, wiring.settings)
    thinkers = Thinkers(wiring.bot_processes, wiring.bot_seconds)
    tables = Tables(house, thinkers, wiring.bot_pace)
    house.tables, house.bus = tables, open_bus(wiring.bus)
    house.close_table, house.send_away, house.facts = tables.close, tables.send_away, tables.facts

    async def still_true(notice: Notice) -> bool:
        return await is_still_true(tables, notice)

    async def table_info(table: str) -> TableInfo:
        return await info_of(tables, wiring.home, table)

    house.dispatcher = Dispatcher(
        store,
        wiring.mail,
        wiring.home,
        house.now,
        still_true=still_true,
        table_info=table_info,
        allow_private=wiring.settings.private_webhooks,
    )
    await house.bus.start(tables.hear)
    tasks = [asyncio.create_task(tables.run()), asyncio.create_task(house.dispatcher.run())]
    try:
        yield house
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await tables.stop()
        await house.bus.stop()
        thinkers.stop()
        await store.close()


async def is_still_true(tables: Tables, notice: Notice) -> bool:
    """Whether a notice still says something: the turn or the vote may be over."""
    if notice.kind == "game_over":
        return True
    table = (await tables.open(notice.table)).table
    if notice.kind == "vote":
        return notice.identity in table.to_vote()
    return table.awaited().get(notice.identity, "") in ("decision", "draft")


async def info_of(tables: Tables, home: str, id: str) -> TableInfo:
    table = (await tables.open(id)).table
    return TableInfo(table.options.pace, table.options.name, f"{home}/#table={id}")


def from_environment() -> ASGIApp:
    """What uvicorn calls, in each of its workers: everything is told by the environment (see serve.py)."""
    end_with_parent(signal.SIGTERM)
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    return application(wiring_of(dict(os.environ)))
