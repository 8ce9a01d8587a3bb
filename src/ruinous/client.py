"""A client of the API, for programs: HTTP for single questions, a WebSocket that keeps the state of tables up to date.

me = sign_up("http://127.0.0.1:8765", "Anna")
async with Connection(me.url, me.token) as connection:
    await connection.watch(table)
    state = connection.states[table]
    await connection.do(table, {"do": "play", "action": state["ask"]["actions"][0]["do"], "version": …})
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from types import TracebackType
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ruinous.rules.facts import Fact, FactError
from ruinous.rules.patch import apply
from ruinous.words import chosen, say

LONGEST = 4_000_000  # bytes of a message of the server's
PATIENCE = 30.0  # seconds
GONE = {"type": "gone"}  # instead of an answer that cannot come any more


class ApiError(Exception):
    """The server has refused something: a code for programs, a sentence for people, and the fact that it says."""

    def __init__(
        self, code: str, sentence: str, status: int = 0, id: str = "", args: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = status
        self.fact = Fact(id, dict(args or {}))


class LostError(FactError):
    """The connection is gone, or the server cannot be reached. Whether the last command was done is not known."""

    ROOM = "client"

    def __str__(self) -> str:
        return say(*self.fact)


class Me(NamedTuple):
    url: str
    id: str
    name: str
    token: str


def request(url: str, method: str, path: str, body: Any = None, token: str = "", patience: float = PATIENCE) -> Any:
    """One question by HTTP: the decoded answer (text if it is not JSON), or ApiError, LostError."""
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    headers = {"Accept": "application/json", "Accept-Language": chosen()}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        headers["Content-Type"] = "application/json"
    connection = kind(parts.netloc, timeout=patience)
    try:
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        text = answer.read()
    except (OSError, HTTPException) as error:
        raise LostError("unreachable", url=url, reason=str(error)) from None
    finally:
        connection.close()
    is_json = "json" in (answer.headers.get("Content-Type") or "")
    if answer.status >= 400:
        problem = json.loads(text) if is_json else {}
        sentence = problem.get("sentence") or say("client.status", {"status": answer.status})
        code, id, args = problem.get("code", "fault"), problem.get("id", ""), problem.get("args")
        raise ApiError(code, sentence, answer.status, id, args)
    return json.loads(text) if is_json and text else text.decode()


def sign_up(url: str, name: str) -> Me:
    """A new identity."""
    made = request(url, "POST", "/api/identity", {"name": name})
    return Me(url, made["id"], made["name"], made["token"])


def program_token(me: Me, name: str, table: str = "") -> str:
    """A token that may only play, at one table or at any, in the name of somebody."""
    wish = {"name": name, "scope": "play", "table": table}
    return str(request(me.url, "POST", "/api/identity/tokens", wish, me.token)["token"])


class Connection:
    """One WebSocket. `states` has the newest state of each table watched, `versions` how new it is."""

    def __init__(self, url: str, token: str = "") -> None:
        parts = urlsplit(url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.address = f"{scheme}://{parts.netloc}/api/live"
        self.token = token
        self.states: dict[str, dict[str, Any]] = {}
        self.versions: dict[str, int] = {}
        self.seats: dict[str, str | None] = {}
        self.on_message: Callable[[dict[str, Any]], None] | None = None
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._count = 0
        self._lost: LostError | None = None

    def headers(self) -> dict[str, str]:
        signed = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {**signed, "Accept-Language": chosen()}

    async def __aenter__(self) -> Connection:
        try:
            self._socket = await connect(
                self.address,
                additional_headers=self.headers(),
                max_size=LONGEST,
                compression=None,
                open_timeout=PATIENCE,
            )
        except (OSError, WebSocketException, TimeoutError) as error:
            raise LostError("unreachable", url=self.address, reason=str(error)) from None
        self._reader = asyncio.create_task(self._read(self._socket))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket:
            await self._socket.close()

    # --- asking ---------------------------------------------------------------------------------------------------

    async def watch(
        self, table: str, seat: str | None = "mine", since: int | None = None, steps: bool = False
    ) -> dict[str, Any]:
        """Watch a table, event by event if `steps` are wanted; its state."""
        message: dict[str, Any] = {"type": "watch", "table": table, "seat": seat, "steps": steps}
        if since is not None:
            message["since"] = since
        await self.ask(message)
        return self.states[table]

    async def do(self, table: str, command: dict[str, Any]) -> dict[str, Any]:
        """Carry out a command; the answer, or ApiError."""
        return await self.ask({"type": "do", "table": table, "command": command})

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self._count += 1
        number = str(self._count)
        if self._lost:
            raise self._lost
        assert self._socket is not None
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[number] = future
        try:
            await self._socket.send(json.dumps({"id": number, **message}))
            async with asyncio.timeout(PATIENCE):  # wait_for of Python 3.11 can swallow a cancellation
                answer = await future
        except (ConnectionClosed, TimeoutError, OSError):
            raise LostError("lost") from None
        finally:
            self._answers.pop(number, None)
            future.cancel()
        if answer is GONE:
            raise LostError("lost")
        if answer["type"] == "refused":
            raise ApiError(answer["code"], answer["sentence"], **answer["fact"])
        return answer

    async def changed(self) -> None:
        """Wait until something comes; LostError when nothing can come any more."""
        if self._lost:
            raise self._lost
        await self._changed.wait()
        self._changed.clear()
        if self._lost:
            raise self._lost

    # --- hearing --------------------------------------------------------------------------------------------------

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(msgspec.json.decode(text))
        except (ConnectionClosed, OSError, LostError):
            pass
        finally:
            self._lost = LostError("lost")
            for future in self._answers.values():
                if not future.done():
                    future.set_result(GONE)
            self._changed.set()

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "state":
            table = message["table"]
            self.states[table], self.versions[table] = message["state"], message["version"]
            self.seats[table] = message["seat"]
        elif kind == "update":
            table = message["table"]
            if self.versions.get(table) != message["was"]:
                raise LostError("missed")  # ends this connection; open a new one
            for step in message.get("steps", ()):
                self.states[table] = apply(self.states[table], step["changes"])
            self.states[table] = apply(self.states[table], message["changes"])
            self.versions[table] = message["version"]
        elif message.get("id") and (future := self._answers.get(message["id"])) and not future.done():
            future.set_result(message)
        if self.on_message:
            self.on_message(message)
        self._changed.set()
