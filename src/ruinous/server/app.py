"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import sys
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.types import ASGIApp

from ruinous import __version__
from ruinous.bots.workers import end_with_parent
from ruinous.server.analysis import routes as analysis
from ruinous.server.analysis.working import Analyses
from ruinous.server.bots import routes as bots
from ruinous.server.bots.explaining import Whys
from ruinous.server.bots.pace import Pace
from ruinous.server.bots.players import Players
from ruinous.server.bots.thinking import Thinkers, Waits
from ruinous.server.bus import open_bus
from ruinous.server.chance import Chance, Now
from ruinous.server.gate.connections import Crowd
from ruinous.server.gate.described import Tuples
from ruinous.server.gate.errors import exception_handlers
from ruinous.server.gate.gate import guard
from ruinous.server.gate.limits import Limits
from ruinous.server.groups import routes as groups
from ruinous.server.groups.groups import Groups
from ruinous.server.host import health, metering
from ruinous.server.host.admin import admin_routes
from ruinous.server.host.pulse import Pulse
from ruinous.server.house import House, house_dependency
from ruinous.server.notices import routes as notices
from ruinous.server.notices.dispatcher import Dispatcher, Mailing
from ruinous.server.pages import page, reference, tab
from ruinous.server.people.identities import maybe_me_dependency, me_dependency, security_schemes
from ruinous.server.people.people import People
from ruinous.server.people.routes import identity_routes
from ruinous.server.replays import routes as replays
from ruinous.server.replays.working import Replays
from ruinous.server.standing import routes as standing
from ruinous.server.standing.chronicle import Chronicle
from ruinous.server.starting import Calm, opened
from ruinous.server.tables import lobby
from ruinous.server.tables.expiry import Expiry
from ruinous.server.tables.news import TableNews
from ruinous.server.tables.quota import Quota
from ruinous.server.tables.socket import live
from ruinous.server.tables.sweep import Sweep
from ruinous.server.tables.tables import Tables
from ruinous.server.wiring import Wiring, wiring_of
from ruinous.store import Store

SWITCH = 0.0005  # seconds; the thread that writes must not wait long for its turn
GARBAGE = (10_000, 20, 1_000)  # look for old cycles rarely: with many tables one look takes most of a second


def application(wiring: Wiring, now: Now | None = None, chance: Chance | None = None) -> Litestar:
    """The server, not yet started. Tests give a time and a chance that they know."""
    handlers = (
        *reference.routes,
        *health.routes,
        identity_routes,
        admin_routes,
        metering.show,
        live,
        *lobby.routes,
        *replays.routes,
        *analysis.routes,
        *bots.routes,
        *standing.routes,
        *groups.routes,
        *notices.routes,
        *page.routes,
        *tab.routes,
    )

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, clock = await opened(wiring)
        async with at_work(build(store, wiring, now or clock, chance or Chance())) as house:
            app.state.house = house
            yield

    app = Litestar(
        route_handlers=handlers,
        dependencies={"house": house_dependency, "me": me_dependency, "maybe_me": maybe_me_dependency},
        exception_handlers=exception_handlers,
        lifespan=[lifespan],
        plugins=[Tuples()],
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
    app.state.crowd = Crowd(wiring.settings)
    return metering.measured(guard(app, wiring.settings))


def build(store: Store, wiring: Wiring, now: Now, chance: Chance) -> House:
    """A house upon an open store, not yet at work."""
    settings = wiring.settings
    bus = open_bus(wiring.bus)
    people = People(store, bus, now, settings.known_ms)
    thinkers = Thinkers(wiring.bot_processes, wiring.bot_seconds, chance, Waits(*settings.bots_waiting))
    players = Players(thinkers, Pace(now, chance, wiring.bot_pace), now, chance)
    tables = Tables(store, bus, now, chance, people, players)
    limits = Limits(settings.rates, settings.sockets, settings.limit_factor)
    quota = Quota(store, settings)
    past = Replays(store, settings.limit_factor)
    mailing = Mailing(wiring.mail, wiring.home, settings.private_webhooks)
    return House(
        store=store,
        settings=settings,
        limits=limits,
        now=now,
        started=now(),
        bus=bus,
        pulse=Pulse(store, bus, wiring.file, settings.disk_free),
        people=people,
        tables=tables,
        sweep=Sweep(tables),
        expiry=Expiry(tables, settings),
        quota=quota,
        groups=Groups(store, tables, past.finished, quota, limits),
        replays=past,
        chronicle=Chronicle(store, past.finished, tables),
        whys=Whys(store, thinkers, settings.limit_factor),
        analyses=Analyses(store, past, now, wiring.analysts, wiring.simulations, settings.limit_factor),
        dispatcher=Dispatcher(store, TableNews(tables, wiring.home), people, mailing, now),
    )


@contextlib.asynccontextmanager
async def at_work(house: House) -> AsyncIterator[House]:
    """The bus, the sweep, the bots and the notices run; at the end all is closed."""
    await house.bus.start(house.sweep.hear)
    works = (
        house.sweep.run(), house.expiry.run(), house.dispatcher.run(), house.pulse.run(), house.chronicle.run(),
        metering.watch(house),
    )  # fmt: skip
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield house
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.tables.stop()
        await house.bus.stop()
        house.tables.players.thinkers.stop()
        house.analyses.stop()
        house.replays.stop()
        await house.store.close()


def from_environment() -> ASGIApp:
    """What uvicorn calls, in each of its workers: everything is told by the environment (see serve.py)."""
    end_with_parent(signal.SIGTERM)
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    return Calm(application(wiring_of(dict(os.environ))))
