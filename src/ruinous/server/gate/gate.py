"""What every request passes before a handler sees it: host, origin, CSRF, size; and the language of every
answer and its headers.

It stands around the whole app, so that an unknown address or a refused upgrade passes it too: `guard(app, settings)`.
"""

import re
from asyncio import timeout
from collections.abc import Iterable
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ruinous.server.gate.errors import BODY, Answer, answer_to
from ruinous.server.gate.languages import asked
from ruinous.server.people.credentials import same
from ruinous.server.settings import Settings
from ruinous.table.refusals import Refused
from ruinous.words import speaking

DEVICE_COOKIE = "ruinous_device"
CSRF_COOKIE = "ruinous_csrf"
BROWSER_COOKIE = "ruinous_browser"
KNOWN_COOKIE = "ruinous_known"
CSRF_HEADER = b"x-ruinous-csrf"
SAFE = ("GET", "HEAD", "OPTIONS")
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::([0-9]{1,5}))?")
PORTS = {"http": "80", "https": "443"}

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
CSP = (
    "default-src 'self'; script-src 'self'{wasm}; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'{sockets}; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
WORKER = "/assets/worker-"  # the one script that compiles WebAssembly: Python, for a table in the tab
GAMES = "/api/analyses"  # whose bodies are whole games
GAME_LIMIT = 1_048_576  # bytes of them
HSTS = "max-age=31536000"


# --- what a request says about itself -----------------------------------------------------------------------------


def header(scope: Scope, name: bytes) -> str | None:
    """A header's value. One that is repeated is joined, and then is no good host, origin or token."""
    joint = b"; " if name == b"cookie" else b", "
    values = [value for key, value in scope["headers"] if key == name]
    return joint.join(values).decode("latin-1").strip() if values else None


def cookie(scope: Scope, name: str) -> str | None:
    for part in (header(scope, b"cookie") or "").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value.strip().strip('"') or None
    return None


def bearer(scope: Scope) -> str | None:
    """The token of `Authorization: Bearer …`."""
    kind, _, token = (header(scope, b"authorization") or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def token_of(scope: Scope) -> str | None:
    """The token of the device: the bearer's or, only if there is none, the cookie's."""
    given = bearer(scope)
    return given if given is not None else cookie(scope, DEVICE_COOKIE)


def language_of(scope: Scope) -> str:
    """The language in which a request wants its answer."""
    return asked(scope["query_string"], header(scope, b"accept-language"))


def csrf_of(token: str) -> str:
    """The value that a page of ours can read and another's cannot. It tells nothing about the token."""
    return sha256(b"csrf:" + token.encode()).hexdigest()[:32]


def _forwarded(scope: Scope, name: bytes, proxies: int) -> str | None:
    """What the outermost proxy of ours has written; what lies before it anybody may have written."""
    if not proxies:
        return None
    items = [item.strip() for item in (header(scope, name) or "").split(",") if item.strip()]
    return (items[-proxies] if len(items) >= proxies else items[0]) if items else None


def host_of(scope: Scope, settings: Settings) -> tuple[str, str | None]:
    """The name a request was sent to and its port; Refused if it says none."""
    text = _forwarded(scope, b"x-forwarded-host", settings.trust_proxy) or header(scope, b"host") or ""
    found = HOST.fullmatch(text.lower())
    if not found:
        raise Refused("wrong_host", "no_host")
    return found[1].removesuffix("."), found[2]


def origin_of(scope: Scope, settings: Settings) -> str:
    """Where a request was sent to, as a browser writes it: https://play.example.org:8000."""
    name, port = host_of(scope, settings)
    scheme = (_forwarded(scope, b"x-forwarded-proto", settings.trust_proxy) or scope["scheme"]).lower()
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    place = f"{name}:{port}" if port and port != PORTS.get(scheme) else name
    if settings.url and settings.url.partition("://")[2] == place:
        return settings.url
    return f"{scheme}://{place}"


def home_of(scope: Scope, settings: Settings) -> str:
    """The address to put in front of links."""
    return settings.url or origin_of(scope, settings)


def is_https(scope: Scope, settings: Settings) -> bool:
    return origin_of(scope, settings).startswith("https:")


def address_of(scope: Scope, settings: Settings) -> str:
    """Who asks, for counting: an IPv4 address, or the network of an IPv6 one."""
    client = scope.get("client")
    return counted(_forwarded(scope, b"x-forwarded-for", settings.trust_proxy) or (client[0] if client else ""))


def counted(text: str) -> str:
    """An address as it is counted."""
    address = _ip(text) or _ip(text.rpartition(":")[0])
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64)
    return str(address or text[:64] or "local")


def _ip(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return None


# --- the checks ---------------------------------------------------------------------------------------------------


def check(scope: Scope, settings: Settings) -> None:
    """All that can be refused before the body is read."""
    check_host(host_of(scope, settings)[0], settings)
    path, query = scope["path"], scope["query_string"]
    if len(cast("bytes | None", scope.get("raw_path")) or path.encode()) + len(query) > settings.target_limit:
        raise Refused("too_long", "address_too_long")
    if "\0" in path or b"%00" in query or b"\0" in query:
        raise Refused("bad_request", "address_nul")
    method = cast("str | None", scope.get("method"))  # None: an upgrade to a WebSocket
    if method not in SAFE:
        check_origin(scope, settings)
    if method not in (None, *SAFE):
        check_csrf(scope)


def check_host(name: str, settings: Settings) -> None:
    """Only names that are ours: a foreign name that leads here is an attack on browsers (DNS rebinding)."""
    if name == "localhost" or _ip(name) or name in settings.hosts or "*" in settings.hosts:
        return
    if settings.url and urlsplit(settings.url).hostname == name:
        return
    if any(known.startswith("*.") and name.endswith(known[1:]) for known in settings.hosts):
        return
    raise Refused("wrong_host", "wrong_host", host=name[:100])


def check_origin(scope: Scope, settings: Settings) -> None:
    """What changes something must not come from a page of another server."""
    given = header(scope, b"origin")
    if given is None:
        return
    own = (origin_of(scope, settings), settings.url)
    if not given or given.lower() not in own:
        raise Refused("foreign_origin", "foreign_origin")


def check_csrf(scope: Scope) -> None:
    """A request that is signed in by the cookie alone must prove that its sender can read our cookies."""
    token = cookie(scope, DEVICE_COOKIE)
    if bearer(scope) is not None or token is None:
        return
    given = header(scope, CSRF_HEADER) or ""
    if not (same(given, cookie(scope, CSRF_COOKIE) or "") and same(given, csrf_of(token))):
        raise Refused("csrf", "csrf", cookie=CSRF_COOKIE)


def check_json(scope: Scope, body: bytes) -> None:
    """A body is JSON and says so."""
    kind = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("not_json", "not_json")
    try:
        msgspec.json.decode(body)
    except RecursionError:
        raise Refused("bad_request", "body_too_deep") from None
    except msgspec.ValidationError:
        raise Refused("bad_request", "body_number_too_large") from None
    except ValueError:
        raise Refused("bad_request", "body_not_json") from None
    if b"\\u0000" in body:
        raise Refused("bad_request", "body_nul")


# --- the middleware -----------------------------------------------------------------------------------------------


class Gate:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "http":
            with speaking(language_of(scope)):
                await self.request(cast(HTTPScope, scope), receive, send)
        elif kind == "websocket":
            with speaking(language_of(scope)):
                await self.upgrade(cast(WebSocketScope, scope), receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        extra = self.headers(scope)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_headers(message["headers"], extra)
            await send(message)

        try:
            check(scope, self.settings)
            body = await self.body(scope, receive)
            if body:
                check_json(scope, body)
                cast("dict[str, Any]", scope)[BODY] = body
        except Refused as refusal:
            await respond(send_safely, answer_to(refusal))
            return
        except Disconnected:
            return
        await self.app(scope, replay(body, receive) if body is not None else receive, send_safely)

    async def upgrade(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        try:
            check(scope, self.settings)
        except Refused as refusal:
            await receive()
            answer = answer_to(refusal)
            if "websocket.http.response" in (scope.get("extensions") or {}):
                await respond(send, answer, "websocket.http.response")
            else:
                close: Any = {"type": "websocket.close", "code": 1008, "reason": answer.problem.code}
                await send(close)
            return
        await self.app(scope, receive, send)

    async def body(self, scope: HTTPScope, receive: Receive) -> bytes | None:
        """The whole body, or None if the request announces none."""
        announced = header(scope, b"content-length") or "0"
        if announced == "0" and header(scope, b"transfer-encoding") is None:
            return None
        limit = self.settings.body_limit
        if scope["path"].rstrip("/") == GAMES:
            limit = max(limit, GAME_LIMIT)
        too_large = Refused("too_large", "body_too_large", bytes=limit)
        if not re.fullmatch(r"[0-9]{1,18}", announced):
            raise Refused("bad_request", "length_not_a_number")
        if int(announced) > limit:
            raise too_large
        body = bytearray()
        try:
            async with timeout(self.settings.body_seconds):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        raise Disconnected
                    body += message.get("body", b"")
                    if len(body) > limit:
                        raise too_large
                    if not message.get("more_body"):
                        return bytes(body)
        except TimeoutError:
            raise Refused("too_slow", "body_too_slow") from None

    def headers(self, scope: HTTPScope) -> list[tuple[bytes, bytes]]:
        """The headers of the answer to a request, whatever it will be."""
        headers = dict(HEADERS)
        try:
            origin = origin_of(scope, self.settings)
        except Refused:
            origin = ""
        scheme, _, place = origin.partition("://")
        # Old browsers do not count sockets of the same host as 'self'.
        sockets = f" {'wss' if scheme == 'https' else 'ws'}://{place}" if place else ""
        wasm = " 'wasm-unsafe-eval'" if scope["path"].startswith(WORKER) else ""
        headers["content-security-policy"] = CSP.format(sockets=sockets, wasm=wasm)
        if scheme == "https":
            headers["strict-transport-security"] = HSTS
        if scope["path"].startswith("/api"):
            headers["cache-control"] = "no-store"
        token = cookie(scope, DEVICE_COOKIE)
        if token and place and cookie(scope, CSRF_COOKIE) != csrf_of(token):
            headers["set-cookie"] = csrf_cookie(token, self.settings.device_days, scheme == "https")
        return [(name.encode(), value.encode()) for name, value in headers.items()]


class Disconnected(Exception):
    """The client has gone before its body was whole."""


def csrf_cookie(token: str, days: int, secure: bool) -> str:
    return f"{CSRF_COOKIE}={csrf_of(token)}; Max-Age={days * 86_400}; Path=/; SameSite=lax{'; Secure' * secure}"


def with_headers(given: Iterable[tuple[bytes, bytes]], extra: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """A handler's own headers win, but for the cookie, which is added unless the handler sets the same one."""
    headers = [(name.lower(), value) for name, value in given]
    names = {name for name, _ in headers} - {b"set-cookie"}
    if any(name == b"set-cookie" and value.startswith(CSRF_COOKIE.encode() + b"=") for name, value in headers):
        names.add(b"set-cookie")
    return headers + [(name, value) for name, value in extra if name not in names]


def replay(body: bytes, receive: Receive) -> Receive:
    """A receive that gives a body which has been read already, once."""
    given = False

    async def again() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def respond(send: Send, answer: Answer, kind: str = "http.response") -> None:
    body = answer.body()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in answer.headers.items()]
    start: Any = {"type": f"{kind}.start", "status": answer.status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def guard(app: Litestar, settings: Settings) -> Litestar:
    """Put the gate around an app."""
    app.asgi_handler = Gate(app.asgi_handler, settings)
    return app
