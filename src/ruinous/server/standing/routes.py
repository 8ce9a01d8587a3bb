"""Pages of people and leaderboards. Nobody's page is shown to anybody whom its owner has not let see it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from ruinous.server.gate.errors import problems
from ruinous.server.house import HouseOf
from ruinous.server.people.credentials import tag_of
from ruinous.server.people.forms import Person, public
from ruinous.server.people.identities import MINE, MaybeMe, Me, limited
from ruinous.server.standing import rating
from ruinous.server.standing.shapes import Leaderboard, PageGames, PageWish, PersonPage, Rank
from ruinous.server.standing.statistics import own
from ruinous.server.standing.telling import added_up, rated, running, told
from ruinous.server.tables.lobby import Before
from ruinous.store.protocol import Identity, Store
from ruinous.table.finished import read
from ruinous.table.options import Pace
from ruinous.table.refusals import Refused

MOST = 2_000  # games that statistics are made of
FIRST = 20  # games told at once
RUNNING = 50

LEADERS = 100

PersonId = Annotated[str, PathParameter(max_length=64, description="the id of a person")]
PaceName = Annotated[Pace, QueryParameter(description="live or web")]
Season = Annotated[
    str, QueryParameter(max_length=8, pattern="^([0-9]{4}-[1-4])?$", description='as "2026-4"; without: of all time')
]


# --- who may see what ---------------------------------------------------------------------------------------------


async def visible(store: Store, who: str, viewer: Identity | None) -> Identity:
    """The person whose page somebody may see; else Refused, as if there were no such person."""
    person = await store.identity(who)
    if person is None or not person.name or person.blocked:
        raise Refused("not_found", "no_page")
    if viewer is not None and viewer.id == who:
        return person
    shown = await store.page_shown(who)
    if shown == "public":
        return person
    if shown == "friends" and viewer is not None and await store.played_together(who, viewer.id):
        return person
    raise Refused("not_found", "no_page")


# --- handlers -----------------------------------------------------------------------------------------------------


@get("/people/{who:str}", summary="A person's page", guards=[limited("read")], responses=problems(404))
async def page(house: HouseOf, maybe_me: MaybeMe, who: PersonId) -> PersonPage:
    """Games, statistics and ratings of somebody who lets you see them; else 404, whoever it is."""
    store = house.store
    person = await visible(store, who, maybe_me)
    viewer = maybe_me.id if maybe_me else ""
    mine = viewer == who
    stored = await store.games_of(who, MOST)
    games, found = await asyncio.to_thread(added_up, stored, who)
    return PersonPage(
        person=public(person),
        mine=mine,
        shown=await store.page_shown(who) if mine else None,
        running=running(await store.tables_of(who, RUNNING), mine),
        games=[told(one, viewer) for one in games[:FIRST]],
        more=len(games) > FIRST,
        figures=found,
        ratings=rated(await store.ratings_of(who)),
    )


@get("/people/{who:str}/games", summary="A person's older games", guards=[limited("read")], responses=problems(404))
async def games(house: HouseOf, maybe_me: MaybeMe, who: PersonId, before: Before = None) -> PageGames:
    """Those that ended before a time, the newest first."""
    await visible(house.store, who, maybe_me)
    viewer = maybe_me.id if maybe_me else ""
    found = await house.store.games_of(who, FIRST + 1, before)
    mine = own([read(game.facts) for game in found[:FIRST]], who)
    return PageGames([told(one, viewer) for one in mine], len(found) > FIRST)


@put("/people/page", summary="Who sees my page", guards=[limited("act")], **MINE)
async def show(house: HouseOf, me: Me, data: JSONBody[PageWish]) -> PageWish:
    """Nobody, until you say otherwise. The same people see you on the leaderboards."""
    await house.store.show_page(me.id, data.shown)
    return PageWish(await house.store.page_shown(me.id))


@get("/ratings", summary="A leaderboard", guards=[limited("read")], responses=problems())
async def ratings(house: HouseOf, maybe_me: MaybeMe, pace: PaceName = "live", season: Season = "") -> Leaderboard:
    """The ratings of those who let you see their pages, the best first, and your own."""
    viewer = maybe_me.id if maybe_me else ""
    settled = rating.settled(season)
    found = await house.store.leaders(pace, season, settled, viewer, LEADERS)
    ranks = [
        Rank(
            Person(one.identity, one.name, tag_of(one.identity)), mine,
            rating.shown(one.mu), rating.margin(one.sigma), one.games < settled, one.games,
        )
        for one, mine in found
    ]  # fmt: skip
    shown = await house.store.page_shown(viewer) if viewer else None
    return Leaderboard(pace, season, await house.store.seasons(pace), ranks, shown)


routes = [Router("/api", route_handlers=[page, games, show, ratings], tags=["people"])]
