"""Receivers for the tests of notices: a webhook and a mail server on 127.0.0.1, a clock, a table with a person."""

import asyncio
import json
import ssl
import tempfile
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
from aiosmtpd.smtp import SMTP

from ruinous.server.bus import LocalBus
from ruinous.server.notices.deliver import MailSettings
from ruinous.server.notices.dispatcher import Dispatcher, Mailing, TableInfo
from ruinous.server.notices.settings import Email, NoticeSettings, Webhook, mail_code
from ruinous.server.people.people import People
from ruinous.store.protocol import Head, Identity, Notice, Store, Write
from ruinous.store.sqlite import SqliteStore

# A key pair for hook.test and localhost that is used nowhere but here.
PAIR = """\
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgTCkym0u+vCMuEnVS
P8y4o54nJZdxUcYpXmpO+j8HgduhRANCAARrGTLM/zPLUIOVMOpsF3/8mxsd49DX
Lm5Lk4otVH3eX9NnfImyqBOQT1PLU4OHNSpepaMZiPTkUdNR5Hwm3y6X
-----END PRIVATE KEY-----
-----BEGIN CERTIFICATE-----
MIIBbDCCARKgAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlob29rLnRl
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWhvb2sudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGsZMsz/M8tQg5Uw
6mwXf/ybGx3j0NcubkuTii1Ufd5f02d8ibKoE5BPU8tTg4c1Kl6loxmI9ORR01Hk
fCbfLpejUzBRMA8GA1UdEwEB/wQFMAMBAf8wHwYDVR0RBBgwFoIJaG9vay50ZXN0
gglsb2NhbGhvc3QwHQYDVR0OBBYEFOyuP3f92+FFHk7WFXK+S2zu+JAzMAoGCCqG
SM49BAMCA0gAMEUCIQDd5dV+08TvUqtSdmuQ4WxFFLYfQDN0xKyFwZ/74nRCsQIg
Uhu8KJdBGHhfPDxJXS14jzwD8WNw5tCZb4zOjJGoJoI=
-----END CERTIFICATE-----
"""
NOON = 1_800_014_400_000  # 2027-01-15 12:00 UTC
OK = b"HTTP/1.1 204 No Content\r\n\r\n"
WEB = TableInfo("web", "Friday table", "http://127.0.0.1:9/table/t1")
LIVE = TableInfo("live", "Quick table", "http://127.0.0.1:9/table/t1")


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)


def server_tls() -> ssl.SSLContext:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    with tempfile.NamedTemporaryFile("w", suffix=".pem") as file:
        file.write(PAIR)
        file.flush()
        context.load_cert_chain(file.name)
    return context


def client_tls() -> ssl.SSLContext:
    return ssl.create_default_context(cadata=PAIR[PAIR.index("-----BEGIN CERT") :])


ARGS: dict[str, dict[str, Any]] = {
    "your_turn": {"name": "Friday table", "seats": ["khorne"], "others": ["nurgle", "tzeentch"], "round": 3},
    "vote": {"name": "Friday table", "vote": "pause"},
    "game_over": {"name": "Friday table", "ending": "won", "powers": ["khorne"]},
}


class Clock:
    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Hook:
    """A webhook that gives the answers it is told to, the last one again and again. None: no answer at all."""

    def __init__(self, *answers: bytes | None) -> None:
        self.answers = list(answers) or [OK]
        self.heads: list[str] = []
        self.bodies: list[Any] = []
        self.port = 0
        self.over = asyncio.Event()

    def url(self, scheme: str = "http", host: str = "127.0.0.1") -> str:
        return f"{scheme}://{host}:{self.port}/hook/SECRET?wait=1"

    def header(self, name: str, number: int = -1) -> list[str]:
        lines = [line.partition(": ") for line in self.heads[number].split("\r\n")[1:]]
        return [value for key, _, value in lines if key.lower() == name.lower()]

    @asynccontextmanager
    async def open(self, tls: ssl.SSLContext | None = None) -> AsyncIterator["Hook"]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=tls)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            self.over.set()
            server.close()
            await server.wait_closed()
            await asyncio.sleep(0.01)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            self.heads.append(head.strip())
            (length,) = self.header("Content-Length")
            self.bodies.append(json.loads(await reader.readexactly(int(length))))
            answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
            if answer is None:
                await self.over.wait()
            else:
                writer.write(answer)
                await writer.drain()
        except (OSError, EOFError):
            pass
        finally:
            writer.close()


class Mailbox:
    """A mail server that keeps what it takes. `reply` is what it says to a recipient."""

    def __init__(self, rcpt: str = "250 OK", data: str = "250 OK", **options: Any) -> None:
        self.rcpt, self.data = rcpt, data
        self.options = options
        self.mails: list[Any] = []
        self.port = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.rcpt.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.rcpt

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.data.startswith("250"):
            self.mails.append(envelope)
        return self.data

    @asynccontextmanager
    async def open(self, tls: ssl.SSLContext | None = None) -> AsyncIterator["Mailbox"]:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: SMTP(self, hostname="mail.test", loop=loop, **self.options), "127.0.0.1", 0, ssl=tls
        )
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            await server.wait_closed()
            await asyncio.sleep(0.01)

    def settings(self, **changes: Any) -> MailSettings:
        given = {"host": "127.0.0.1", "port": self.port, "sender": "ruinous@example.org", "security": "none"}
        return MailSettings(**{**given, **changes})


class World:
    """A store with one person, and notices for them. `answered` are keys of notices that are no longer true."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = Clock()
        self.people = People(store, LocalBus(), self.clock, 0)
        self.told: TableInfo | None = WEB
        self.answered: set[str] = set()
        self.language = ""  # of the person, if one was chosen
        self.version = 0

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncIterator["World"]:
        store = await SqliteStore.open(path / "test.db")
        try:
            world = cls(store)
            await world.begin()
            yield world
        finally:
            await store.close()

    async def begin(self) -> None:
        await self.store.add_identity(Identity("p1", "Anna", NOON), "device-hash")

    async def want(self, settings: NoticeSettings) -> None:
        own = {"language": self.language} if self.language else {}
        whole = msgspec.json.encode({"interface": {"theme": "dark"}, "notices": settings, **own})
        await self.store.change_identity("p1", settings=whole)

    async def webhook(self, url: str, **changes: Any) -> None:
        await self.want(NoticeSettings(webhook=Webhook(url), **{"delay": 0, **changes}))

    async def email(self, dispatcher: Dispatcher, address: str = "anna@example.org") -> None:
        code = mail_code(await dispatcher.secret(), "p1", address)
        await self.want(NoticeSettings(email=Email(address, code=code), delay=0))

    async def tell(self, *kinds: str) -> None:
        """One entry of the log with a notice of each kind."""
        self.version += 1
        at = self.clock()
        notices = tuple(Notice(f"t1:{self.version}:p1:{k}", "p1", "t1", k, ARGS[k], at) for k in kinds)
        head = Head("playing", True, b"{}", at, members=(("p1", True),))
        await self.store.append(Write("t1", self.version - 1, b"{}", head, notices))

    def dispatcher(self, mail: MailSettings | None = None, **changes: Any) -> Dispatcher:
        async def sleep(_: float) -> None:
            await asyncio.sleep(0)

        mailing = Mailing(mail, changes.pop("home", "http://127.0.0.1:9"), changes.pop("private_webhooks", True))
        asked = {name: changes.pop(name, getattr(self, name)) for name in ("still_true", "info")}
        given = {"jitter": Random(1), **changes}
        tables: Any = SimpleNamespace(**asked)
        return Dispatcher(self.store, tables, self.people, mailing, self.clock, sleep, **given)

    async def still_true(self, notice: Notice) -> bool:
        return notice.key not in self.answered

    async def info(self, table: str) -> TableInfo | None:
        return self.told

    async def log(self) -> list[tuple[str, int, str]]:
        return [(d.state, d.attempts, d.error.id if d.error else "") for d in await self.store.deliveries("p1", 100)]
