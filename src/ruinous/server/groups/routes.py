"""Groups over HTTP. Who does not belong to a group is answered as if there were none."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import Scope

from ruinous.groups.commands import AnyGroupCommand
from ruinous.groups.group import MOST_MEMBERS, Group
from ruinous.rules.ids import PowerId
from ruinous.server.gate.errors import problems
from ruinous.server.groups import telling
from ruinous.server.groups.groups import MOST_GROUPS
from ruinous.server.groups.shapes import (
    GroupList,
    GroupListed,
    GroupPage,
    Invitation,
    JoinGroup,
    NewGroup,
    NextPlan,
)
from ruinous.server.house import House, HouseOf
from ruinous.server.people.identities import MaybeMe, Me, limited
from ruinous.server.people.marks import trace_of
from ruinous.table.refusals import Refused

GroupId = Annotated[str, PathParameter(max_length=64, description="the id of a group")]
Key = Annotated[str, PathParameter(max_length=64, description="from the link of a group")]
Players = Annotated[
    list[str] | None, QueryParameter(max_items=MOST_MEMBERS, description="members; without: all who do not rest")
]
Powers = Annotated[
    list[PowerId] | None, QueryParameter(max_items=5, description="to draw from; without: those of the group")
]


async def told(house: House, group: Group, viewer: str) -> GroupPage:
    known, names = await house.groups.known(group), await house.groups.names(group)
    return await asyncio.to_thread(telling.page, group, viewer, known, names)


@get("/", summary="My groups", guards=[limited("read")], responses=problems(401))
async def mine(house: HouseOf, me: Me) -> GroupList:
    """The groups to which you belong, the newest change first."""
    groups = await house.groups.of(me.id)
    states = await house.store.states([game.table for group in groups for game in group.games])
    return GroupList([telling.listed(group, me.id, states) for group in groups], MOST_GROUPS)


@post("/", summary="Make a group", guards=[limited("make")], responses=problems(401, 409, 507))
async def make(house: HouseOf, me: Me, data: JSONBody[NewGroup]) -> GroupPage:
    """A new group that is yours. Others join by its link, which holds its `key`."""
    return await told(house, await house.groups.found(me, data.name), me.id)


@get("/invitation/{key:str}", summary="Where a link leads", guards=[limited("read")], responses=problems(404))
async def invitation(house: HouseOf, maybe_me: MaybeMe, key: Key) -> Invitation:
    """The name of the group whose link you have."""
    group = await house.groups.by_key(key)
    belongs = maybe_me is not None and group.member(maybe_me.id) is not None
    return Invitation(group.name, len(group.members), group.id if belongs else None)


@post("/join", summary="Join a group", status_code=200, guards=[limited("act")], responses=problems(401, 404, 409, 507))
async def join(house: HouseOf, me: Me, data: JSONBody[JoinGroup]) -> GroupListed:
    """Belong to the group whose link you have."""
    return telling.listed(await house.groups.join(me, data.key), me.id, {})


@get("/{id:str}", summary="A group", guards=[limited("read")], responses=problems(401, 404))
async def look(house: HouseOf, me: Me, id: GroupId) -> GroupPage:
    """Members, results, games and tournaments of a group of yours; hosts are proposed the next game."""
    return await told(house, await house.groups.group(id, me.id), me.id)


@get("/{id:str}/next", summary="Plan the next game", guards=[limited("read")], responses=problems(401, 404))
async def plan(house: HouseOf, me: Me, id: GroupId, players: Players = None, powers: Powers = None) -> NextPlan:
    """Who would play which Power if these members played: each as often as the others, every Power as often as others.

    The answer opens nothing; `next` does, with these seats or others.
    """
    group = await house.groups.group(id, me.id)
    if powers is not None and not 3 <= len(set(powers)) == len(powers):
        raise Refused("bad_request", "group_powers")
    known, names = await house.groups.known(group), await house.groups.names(group)
    return telling.plan(group, known, names, players, powers)


@post("/{id:str}/do", summary="Do something in a group", status_code=200, responses=problems(401, 404, 409, 507))
async def do(house: HouseOf, me: Me, scope: Scope, id: GroupId, data: JSONBody[AnyGroupCommand]) -> GroupPage | None:
    """Any command of a member, a host or the owner. The answer is the group as it is then; `null`: you have left it."""
    house.limits.take("act", me.id)
    group = await house.groups.do(id, me, data, trace_of(scope, house.settings))
    return await told(house, group, me.id) if group and group.member(me.id) else None


routes = [
    Router("/api/groups", route_handlers=[mine, make, invitation, join, look, plan, do], tags=["groups"]),
]
