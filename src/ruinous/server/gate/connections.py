"""Who may stay connected: uvicorn's protocols with a limit of time for the header of a request, a limit of connections
for each address, and one for the whole process.

    uvicorn.Config(app, http=Connection, ws=Socket)        # an app behind the gate (`guard`), which has the Crowd

A connection waits for a header until it has sent a whole one, and again after each answer. When there are too many, the
one that has waited longest goes first, so that half-sent requests only drive out one another.
"""

import asyncio
import logging
from typing import Any, cast

from litestar import Litestar
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from ruinous.server.gate.errors import answer_to
from ruinous.server.gate.gate import HEADERS, counted
from ruinous.server.gate.limits import TooMany
from ruinous.server.settings import Settings
from ruinous.table.refusals import Refused

PAUSE = 0.5  # seconds between two looks at all connections
LONGEST_HEADER = 32_768  # bytes
KEPT_FILES = 256  # of those the system lets us open, for everything but connections
MOST_FILES = 65_536  # more than that nobody needs to be allowed

log = logging.getLogger("uvicorn.error.connections")
log.setLevel(logging.ERROR)  # what strangers send us is their business


class Visit:
    """One connection, whatever it speaks."""

    __slots__ = ("transport", "address", "since", "unread", "stuck")

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        self.since: float | None = None  # since when it has waited for a header
        self.unread = 0  # bytes that it has not taken, at the last look
        self.stuck: float | None = None  # since when there are no fewer of them, or it only has to close


class Crowd:
    """All connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.header_seconds
        self.patience = settings.body_seconds  # for a client to take what is sent to it
        # Behind a proxy all come from one address, so the proxy must count.
        limited = settings.limit_factor > 0 and not settings.trust_proxy
        self.each = max(1, round(settings.connections * settings.limit_factor)) if limited else None
        self.most = min(settings.most_connections, max(16, open_files() - KEPT_FILES))
        self.visits: dict[asyncio.Transport, Visit] = {}
        self.of: dict[str, int] = {}  # by address
        self.waiting: dict[str, dict[Visit, None]] = {}  # by address, the longest first
        self._sweeping: asyncio.AbstractEventLoop | None = None

    def enter(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> Visit:
        """Somebody has connected; Refused if there is no room and nobody who can be sent away."""
        client = transport.get_extra_info("peername")
        address = counted(str(client[0]) if isinstance(client, tuple) else "")
        if self.each is not None and self.of.get(address, 0) >= self.each:
            if not self._end_longest(address):
                raise TooMany(10, "too_many_connections")
        elif len(self.visits) >= self.most:
            crowded = max(self.waiting, key=lambda one: len(self.waiting[one]), default="")
            if not self._end_longest(crowded):
                raise Refused("down", "too_many_visitors")
        visit = self.visits[transport] = Visit(transport, address)
        self.of[address] = self.of.get(address, 0) + 1
        self.wait(visit, loop.time())
        if self._sweeping is not loop:
            self._sweeping = loop
            loop.call_later(PAUSE, self._sweep, loop)
        return visit

    def leave(self, transport: asyncio.Transport) -> None:
        visit = self.visits.pop(transport, None)
        if visit is None:
            return
        self.hear(visit)
        self.of[visit.address] -= 1
        if not self.of[visit.address]:
            del self.of[visit.address]

    def wait(self, visit: Visit, now: float) -> None:
        """A whole header must come now."""
        self.hear(visit)
        visit.since = now
        self.waiting.setdefault(visit.address, {})[visit] = None

    def hear(self, visit: Visit) -> None:
        """There it is."""
        if visit.since is not None:
            visit.since = None
            others = self.waiting[visit.address]
            del others[visit]
            if not others:
                del self.waiting[visit.address]

    def _end_longest(self, address: str) -> bool:
        visit = next(iter(self.waiting.get(address, ())), None)
        if visit is None:
            return False
        visit.transport.abort()
        self.leave(visit.transport)
        return True

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for visits in list(self.waiting.values()):
            for visit in list(visits):
                if visit.since is None or now - visit.since < self.seconds:
                    break  # the others have waited less
                self.hear(visit)
                turn_away(visit.transport, Refused("too_slow", "header_too_slow"))
        for visit in list(self.visits.values()):
            self._look_at(visit, now)
        if self.visits:
            loop.call_later(PAUSE, self._sweep, loop)
        else:
            self._sweeping = None

    def _look_at(self, visit: Visit, now: float) -> None:
        """Whoever does not take what is sent to them is let go, and so is one who does not let go of us."""
        transport, before = visit.transport, visit.unread
        visit.unread = transport.get_write_buffer_size()
        if not transport.is_closing() and not 0 < before <= visit.unread:
            visit.stuck = None
        elif visit.stuck is None:
            visit.stuck = now
        elif now - visit.stuck >= self.patience:
            transport.abort()


def open_files() -> int:
    """How many files the system lets us open, after asking it for as many as it allows."""
    try:
        import resource
    except ImportError:  # Windows
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


def turn_away(transport: asyncio.Transport, refused: Refused) -> None:
    """Say why, in English, for nothing has been said yet, and close."""
    answer = answer_to(refused)
    body = answer.body()
    headers = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    lines = [f"{name}: {value}\r\n".encode() for name, value in (headers | HEADERS | answer.headers).items()]
    transport.write(b"".join([STATUS_LINE[answer.status], *lines, b"\r\n", body]))
    transport.close()


class Connection(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.logger = log
        self.crowd: Crowd = cast(Litestar, self.app).state.crowd
        self.visit: Visit | None = None
        self.header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self.visit = self.crowd.enter(transport, self.loop)
        except Refused as refused:
            turn_away(transport, refused)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.visit is None or self.visit.since is None or self.transport.is_closing():
            return
        self.header_bytes += len(data)
        if self.header_bytes > LONGEST_HEADER:
            turn_away(self.transport, Refused("header_too_large", "header_too_large", bytes=LONGEST_HEADER))

    def send_400_response(self, msg: str) -> None:
        turn_away(self.transport, Refused("bad_request", "not_http"))

    def on_headers_complete(self) -> None:
        if self.visit is not None:
            self.crowd.hear(self.visit)
        self.header_bytes = 0
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        pipelined = bool(self.pipeline)
        super().on_response_complete()
        if self.visit is not None and not pipelined and not self.transport.is_closing():
            self.crowd.wait(self.visit, self.loop.time())


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.logger = self.conn.logger = log
        self.crowd: Crowd = cast(Litestar, self.app).state.crowd

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self.transport)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # an upgrade that is refused is answered too: nothing to log

    def send_receive_event_to_app(self) -> None:
        """Texts that are none end the connection, without a word in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
