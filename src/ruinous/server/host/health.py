"""Alive: the process answers. Ready: it can do its work, for the store can be read and written, and has room."""

from __future__ import annotations

from litestar import get
from msgspec import Struct

from ruinous import __version__
from ruinous.server.gate.errors import problems
from ruinous.server.host.pulse import Health
from ruinous.server.house import HouseOf
from ruinous.table.refusals import Refused


class Alive(Struct, frozen=True):
    """The process answers."""

    status: str
    version: str


@get("/health", summary="Ready to serve?", tags=["server"], responses=problems())
async def ready(house: HouseOf) -> Health:
    """Answers with 200 when tables can be read and written here; else with 503 and what is missing."""
    health = await house.pulse.health()
    if missing := house.pulse.lack(health):
        facts = {name: getattr(health, name) for name in ("bus", "store", "checked", "disk_free")}
        raise Refused("down", f"not_ready_{missing}", **facts)
    return health


@get("/health/live", summary="Alive?", tags=["server"], responses=problems(), sync_to_thread=False)
def live() -> Alive:
    """Answers as long as the process does, whatever its database may be doing."""
    return Alive("ok", __version__)


routes = [ready, live]
