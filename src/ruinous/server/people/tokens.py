"""Tokens for programs: each may play and nothing else, has a name, is shown once and can be taken back."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from ruinous.server.gate.errors import problems
from ruinous.server.house import HouseOf
from ruinous.server.people.credentials import hashed, new_token
from ruinous.server.people.forms import Name
from ruinous.server.people.identities import MINE, Me, limited, signed_in
from ruinous.server.people.scopes import ProgramScope
from ruinous.store.protocol import StoredDevice
from ruinous.table.names import clean_name
from ruinous.table.refusals import Refused

MOST = 20  # tokens of one person
ID_LENGTH = 16  # so much of the hash names a token

NAMED: dict[str, Any] = {"responses": problems(401, 404, 507), "security": signed_in}
TokenId = Annotated[str, PathParameter(min_length=1, max_length=64, description="as the list of tokens names it")]


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """A token to be made. With `table` it is good for that table only."""

    name: Name
    scope: ProgramScope = "play"
    table: Annotated[str, Meta(max_length=64, pattern="^[a-z0-9]*$")] = ""


class Program(Struct, frozen=True):
    """The token of a program, as its owner sees it in the list."""

    id: str
    name: str
    scope: str
    table: str | None
    at: int


class ProgramToken(Struct, frozen=True):
    """A token that has just been made. It is never shown again."""

    id: str
    token: str


class Programs(Struct, frozen=True):
    tokens: list[Program]


@post("/tokens", summary="A token for a program", guards=[limited("make")], **MINE)
async def make(house: HouseOf, me: Me, data: JSONBody[NewProgram]) -> ProgramToken:
    """The program plays in your name: it may take a seat, act and watch at tables, and learn your id and name. Nothing
    else is open to it: no settings, no notices, no devices, no recovery, no new tables."""
    token = new_token()
    made = StoredDevice(hashed(token), me.id, house.now(), data.scope, clean_name(data.name), data.table)
    if not await house.store.add_program(made, MOST):
        raise Refused("too_many", "too_many_programs", count=MOST)
    return ProgramToken(made.device[:ID_LENGTH], token)


@get("/tokens", summary="The tokens of my programs", guards=[limited("read")], **MINE)
async def show(house: HouseOf, me: Me) -> Programs:
    """The oldest first."""
    return Programs(
        [
            Program(one.device[:ID_LENGTH], one.name, one.scope, one.table or None, one.at)
            for one in await house.store.devices(me.id)
            if one.scope
        ]
    )


@delete("/tokens/{token:str}", summary="Take a token back", guards=[limited("act")], **NAMED)
async def take_back(house: HouseOf, me: Me, token: TokenId) -> None:
    """The program can do nothing any more, and its connections end."""
    for one in await house.store.devices(me.id):
        if one.scope and one.device[:ID_LENGTH] == token:
            await house.store.remove_device(one.device)
            house.people.forget(me.id)
            house.people.send_away(me.id)  # the page comes back by itself
            return
    raise Refused("not_found", "no_program")


handlers = [make, show, take_back]
