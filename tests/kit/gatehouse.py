"""A small server for the tests of the gate: the real routes of identities and the admin, and a few of its own."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.testing import TestClient
from msgspec import Meta, Struct

from ruinous.server.app import at_work, build
from ruinous.server.chance import Chance
from ruinous.server.gate.errors import exception_handlers
from ruinous.server.gate.gate import guard
from ruinous.server.gate.limits import Limits
from ruinous.server.host.admin import admin_routes, ensure_admin
from ruinous.server.house import HouseOf, house_dependency
from ruinous.server.people.identities import MaybeMe, Me, limited, maybe_me_dependency, me_dependency
from ruinous.server.people.routes import identity_routes
from ruinous.server.settings import Settings
from ruinous.server.wiring import Wiring
from ruinous.store import open_store
from ruinous.store.protocol import Down, Full, Restored, Stale, Taken
from ruinous.table.refusals import Refused

EASY = Settings(passphrase_work=4, limit_factor=0)
ERRORS: dict[str, Exception] = {
    "full": Full("no_room", path="/secret/path"),
    "down": Down("database_closed_to_us", detail="db.internal"),
    "stale": Stale("t1", 4),
    "taken": Taken("key_taken"),
    "restored": Restored(),
    "refused": Refused("not_your_turn", "not_your_turn", power="khorne"),
    "unexpected": RuntimeError("the secret is 1234"),
    "teapot": HTTPException("the secret is 1234", status_code=418),
    "gateway": HTTPException("the secret is 1234", status_code=502),
}


class Clock:
    """Milliseconds for the house and seconds for the limits, moved by hand."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.ms

    def seconds(self) -> float:
        return self.ms / 1000


class Thing(Struct):
    name: str
    number: int = 0
    few: Annotated[list[str], Meta(max_length=2)] = []


@get("/api/public")
async def who(maybe_me: MaybeMe) -> dict[str, str | None]:
    return {"id": maybe_me.id if maybe_me else None}


@post("/api/echo")
async def echo(data: JSONBody[Thing]) -> Thing:
    return data


@post("/api/size")
async def size(request: Request[Any, Any, Any]) -> dict[str, int]:
    return {"size": len(await request.body())}


@get("/api/count", guards=[limited("read")])
async def count(n: Annotated[int, QueryParameter(ge=1, le=9)] = 1) -> int:
    return n


@get("/api/mine")
async def mine(me: Me) -> str:
    return me.id


@get("/api/error/{kind:str}")
async def error(kind: FromPath[str]) -> None:
    raise ERRORS[kind]


@post("/api/secret")
async def fails_with_body(house: HouseOf, data: JSONBody[Thing]) -> None:
    raise ZeroDivisionError(data.name)


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


def make_app(path: Path, settings: Settings = EASY, clock: Clock | None = None) -> Litestar:
    clock = clock or Clock()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        wiring = Wiring(str(path), settings=settings)
        limits = Limits(settings.rates, settings.sockets, settings.limit_factor, clock.seconds)
        async with at_work(replace(build(await open_store(path), wiring, clock, Chance()), limits=limits)) as house:
            app.state.house = house
            app.state.admin = await ensure_admin(house.store)
            yield

    app = Litestar(
        [identity_routes, admin_routes, who, echo, size, count, mine, error, fails_with_body, socket],
        dependencies={"house": house_dependency, "me": me_dependency, "maybe_me": maybe_me_dependency},
        exception_handlers=exception_handlers,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            "Gate", "1", path="/api/schema", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
        ),
        logging_config=None,
    )
    return guard(app, settings)


@contextmanager
def serve(
    path: Path, settings: Settings = EASY, clock: Clock | None = None, url: str = "http://127.0.0.1"
) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(path, settings, clock), base_url=url) as client:
        yield client


class Socket:
    """A socket of somebody, as the house knows it."""

    def __init__(self, device: str = "device") -> None:
        self.device = device
        self.closed = 0

    def send(self, message: bytes) -> None: ...

    def close(self) -> None:
        self.closed += 1


def make_identity(client: TestClient[Litestar], name: str = "Anna") -> dict[str, Any]:
    """A new identity, without its cookies."""
    answer = client.post("/api/identity", json={"name": name})
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    made: dict[str, Any] = answer.json()
    return made


def as_device(made: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {made['token']}"}


def refused(answer: Any, status: int, code: str) -> str:
    """Check a refusal, and give its sentence."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.headers["content-type"] == "application/json"
    sentence: str = answer.json()["sentence"]
    assert sentence[0].isupper()
    assert sentence.rstrip(")").endswith(".")
    return sentence
