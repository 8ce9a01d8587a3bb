"""Lessons finished and puzzles solved: what each device of a person has done comes together at the identity."""

from collections.abc import Set
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ruinous.rules.puzzle import puzzles
from ruinous.server.house import HouseOf
from ruinous.server.people.forms import settings_of
from ruinous.server.people.identities import MINE, Me, limited
from ruinous.table.lessons import listed

DAY = 86_400_000  # milliseconds
MOST_DAYS = 2_000  # so many of the last days are kept

Time: TypeAlias = Annotated[int, Meta(ge=0, le=2**53, description="milliseconds since 1970")]
Done: TypeAlias = Annotated[
    dict[str, Time], Meta(max_length=2_000, description="when each was first done, by its name")
]


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has finished. What is unknown here (a newer page knows more) is left out."""

    lessons: Done = {}
    puzzles: Done = {}
    days: Annotated[
        list[Annotated[int, Meta(ge=0, le=2**31)]],
        Meta(max_length=MOST_DAYS, description="days of UTC since 1970 on which the puzzle of the day was solved"),
    ] = []


def merged(one: Progress, other: Progress, now: int) -> Progress:
    """Whatever either has, for the first time it was done."""
    days = {day for day in (*one.days, *other.days) if day <= now // DAY + 1}  # a device may be a little ahead
    return Progress(
        _first(one.lessons, other.lessons, {lesson["name"] for lesson in listed()}, now),
        _first(one.puzzles, other.puzzles, puzzles().keys(), now),
        sorted(days)[-MOST_DAYS:],
    )


def _first(one: Done, other: Done, known: Set[str], now: int) -> dict[str, int]:
    names = sorted(known & (one.keys() | other.keys()))
    return {name: min(one.get(name, now), other.get(name, now), now) for name in names}


@post(
    "/progress",
    summary="My lessons and puzzles",
    status_code=200,
    guards=[limited("act")],
    **MINE,
)
async def share(house: HouseOf, me: Me, data: JSONBody[Progress]) -> Progress:
    """Tell what this device knows of, and learn what all of them do. An empty object only asks."""
    kept = msgspec.convert(settings_of(me).get("progress", {}), Progress)
    if merged(kept, data, house.now()) == kept:
        return kept

    def add(settings: dict[str, Any]) -> dict[str, Any]:
        fresh = msgspec.convert(settings.get("progress", {}), Progress)
        return settings | {"progress": merged(fresh, data, house.now())}

    return msgspec.convert(settings_of(await house.people.change_settings(me.id, add))["progress"], Progress)


handlers = [share]
