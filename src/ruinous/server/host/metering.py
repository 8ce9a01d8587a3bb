"""Measuring a running server, and telling the numbers to those who may know them: `GET /metrics`."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from ipaddress import ip_address
from typing import Any, cast

from litestar import Litestar, Response, get
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Histogram

from ruinous.server.gate.gate import address_of, bearer, header
from ruinous.server.host import metrics
from ruinous.server.host.admin import is_admin, memory
from ruinous.server.house import House, HouseOf
from ruinous.server.people.credentials import same
from ruinous.table.refusals import Refused

PAUSE = 0.5  # seconds between two looks at the event loop
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
ELSEWHERE = "none"  # an address that is no route of ours, or that was refused at the gate
BY_PROXY = (b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip", b"forwarded", b"via")


# --- requests -----------------------------------------------------------------------------------------------------


class Meter:
    """ASGI middleware around everything: counts the answers to requests and times them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "http":
            await self.app(scope, receive, send)
            return
        method = cast(HTTPScope, scope)["method"]
        begun, status = time.perf_counter(), 0

        async def seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, seen)
        finally:
            route = cast("str | None", scope.get("path_template")) or ELSEWHERE
            count, duration = _of(method if method in METHODS else "other", route, status)
            count.inc()
            duration.observe(time.perf_counter() - begun)


@cache
def _of(method: str, route: str, status: int) -> tuple[Counter, Histogram]:
    """What is counted for one kind of answer; there are a few hundred."""
    return metrics.REQUESTS.labels(method, route, str(status)), metrics.DURATIONS.labels(method, route)


def measured(app: Litestar) -> Litestar:
    """Put the meter around an app."""
    app.asgi_handler = Meter(app.asgi_handler)
    return app


# --- the process --------------------------------------------------------------------------------------------------


async def watch(house: House) -> None:
    """For ever: how late the event loop is, and what this process has at hand."""
    clock = asyncio.get_running_loop().time
    used = 0.0
    while True:
        begun = clock()
        await asyncio.sleep(PAUSE)
        metrics.LAG.observe(max(0.0, clock() - begun - PAUSE))
        at_hand(house)
        used, before = time.process_time(), used
        metrics.CPU.inc(used - before)


def at_hand(house: House) -> None:
    lives = house.tables.shelf.lives
    metrics.SOCKETS.set(sum(house.limits.sockets.values()))
    metrics.TABLES_IN_MEMORY.set(len(lives))
    metrics.WATCHERS.set(sum(len(live.watchers) for live in lives.values()))
    metrics.BOTS_WAITING.set(house.tables.players.thinkers.waiting)
    metrics.MEMORY.set(memory())
    metrics.WORKERS.set(1)
    metrics.BUSES.set(house.bus.up)


async def in_store(house: House) -> None:
    counts = await house.store.counts()
    metrics.IDENTITIES.set(counts.pop("identities"))
    metrics.ENTRIES.set(counts.pop("entries"))
    for name, count in counts.items():
        kind, _, state = name.partition("_")
        (metrics.TABLES if kind == "tables" else metrics.DELIVERIES).labels(state).set(count)


# --- telling ------------------------------------------------------------------------------------------------------


async def only_readers(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Programs of this machine, and whoever has the token. For anybody else there is nothing here."""
    house: House = connection.app.state.house
    token = bearer(connection.scope)
    if token is None:
        if not is_direct(connection.scope):
            raise NotFoundException
        return
    wanted = house.settings.metrics_token
    if not (wanted and same(token, wanted)) and not await is_admin(house, token):
        house.limits.take("enter", "metrics " + address_of(connection.scope, house.settings))
        raise Refused("not_allowed", "metrics_token_wrong")


def is_direct(scope: Scope) -> bool:
    """Whether a request comes from this machine, and through no proxy as far as it tells."""
    client = scope.get("client")
    try:
        here = client is not None and ip_address(client[0].removeprefix("::ffff:")).is_loopback
    except ValueError:
        here = False
    return here and not any(header(scope, name) for name in BY_PROXY)


@get("/metrics", guards=[only_readers], include_in_schema=False)
async def show(house: HouseOf) -> Response[bytes]:
    """All numbers, as Prometheus reads them."""
    at_hand(house)
    await in_store(house)
    content = await asyncio.to_thread(metrics.written)
    return Response(content, media_type=CONTENT_TYPE_LATEST, headers={"cache-control": "no-store"})
