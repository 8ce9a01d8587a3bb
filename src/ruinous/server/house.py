"""The running server as its handlers see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from ruinous.server.analysis.working import Analyses
from ruinous.server.bots.explaining import Whys
from ruinous.server.bus import Bus
from ruinous.server.chance import Now
from ruinous.server.gate.limits import Limits
from ruinous.server.groups.groups import Groups
from ruinous.server.host.pulse import Pulse
from ruinous.server.notices.dispatcher import Dispatcher
from ruinous.server.people.people import People
from ruinous.server.replays.working import Replays
from ruinous.server.settings import Settings
from ruinous.server.standing.chronicle import Chronicle
from ruinous.server.tables.expiry import Expiry
from ruinous.server.tables.quota import Quota
from ruinous.server.tables.sweep import Sweep
from ruinous.server.tables.tables import Tables
from ruinous.store.protocol import Store


@dataclass(frozen=True)
class House:
    """One running server."""

    store: Store
    settings: Settings
    limits: Limits
    now: Now
    started: int
    bus: Bus
    pulse: Pulse
    people: People
    tables: Tables
    sweep: Sweep
    expiry: Expiry
    quota: Quota
    groups: Groups
    replays: Replays
    chronicle: Chronicle
    whys: Whys
    analyses: Analyses
    dispatcher: Dispatcher


HouseOf: TypeAlias = NamedDependency[SkipValidation[House]]


async def _house(state: State) -> House:
    house: House = state.house
    return house


house_dependency = Provide(_house)
