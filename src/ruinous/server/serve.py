"""Starting the server: where its data is, which port it takes, how many processes it has."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from ruinous.rules.facts import FactError
from ruinous.server.gate.connections import Connection, Socket
from ruinous.server.host.admin import keep_admin
from ruinous.server.host.metrics import FOLDER
from ruinous.server.host.pulse import SMALL
from ruinous.server.host.token_file import NAME
from ruinous.server.settings import BadSetting
from ruinous.server.tables.socket import LONGEST
from ruinous.server.wiring import Wiring, wiring_of
from ruinous.store import Down, Store, StoreError, open_patiently
from ruinous.words import say

PORT = 8765  # tried first, so that a bookmark stays good
PORTS_TRIED = 20
APP = "ruinous.server.app:from_environment"


class ServeError(FactError):
    """A server that cannot start; `str` is the sentence that says what to do."""

    ROOM = "serve"

    def __str__(self) -> str:
        return say(*self.fact)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for."""

    data: Path
    host: str = "127.0.0.1"
    port: int | None = None  # None: a free one; 0: any
    workers: int = 1
    browser: bool = False
    new_admin_token: bool = False
    log_level: str = "warning"


def serve(wishes: Wishes) -> int:
    """Run the server until it is told to stop."""
    environ = dict(os.environ)
    database = environ.get("DATABASE_URL", "")
    if wishes.workers > 1 and not (database and environ.get("REDIS_URL")):
        raise ServeError("workers")
    lock = None if database else own(wishes.data)
    environ["RUINOUS_DATA"] = os.environ["RUINOUS_DATA"] = str(wishes.data)
    if wishes.workers > 1 and "RUINOUS_BOT_PROCESSES" not in environ:
        environ["RUINOUS_BOT_PROCESSES"] = os.environ["RUINOUS_BOT_PROCESSES"] = "1"
    numbers = tempfile.TemporaryDirectory(prefix="ruinous-metrics-") if wishes.workers > 1 else None
    if numbers:
        os.environ[FOLDER] = numbers.name  # each worker writes its own there
    token_file = Path(environ.get("RUINOUS_ADMIN_TOKEN_FILE") or wishes.data / NAME)
    environ["RUINOUS_ADMIN_TOKEN_FILE"] = os.environ["RUINOUS_ADMIN_TOKEN_FILE"] = str(token_file)
    try:
        wiring = wiring_of(environ)
    except BadSetting as error:
        raise ServeError(error.fact.id, **error.fact.args) from None
    asyncio.run(_prepare(wiring, token_file, wishes.new_admin_token))
    listener = listen(wishes.host, wishes.port)
    address = wiring.settings.url or address_of(listener)
    os.environ["RUINOUS_ADDRESS"] = address
    tell("serve.at", url=address)
    tell("serve.in_database") if database else tell("serve.in_folder", path=str(wishes.data))
    if token_file.exists():
        tell("serve.admin_token", path=str(token_file))
    tell("serve.stop")
    if wishes.browser:
        threading.Thread(target=open_browser, args=(listener.getsockname(), address), daemon=True).start()
    config = uvicorn.Config(
        APP,
        factory=True,
        workers=wishes.workers,
        log_level=wishes.log_level,
        access_log=False,
        http=Connection,
        ws=Socket,
        ws_max_size=2 * LONGEST,
        ws_per_message_deflate=False,  # messages are small, and each socket would cost memory and time
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=5,
        proxy_headers=False,
        server_header=False,
        lifespan="on",
    )
    try:
        return run(config, listener, wishes.workers)
    finally:
        listener.close()
        if lock is not None:
            lock.close()
        if numbers is not None:
            numbers.cleanup()


def run(config: uvicorn.Config, listener: socket.socket, workers: int) -> int:
    if workers > 1:
        from ruinous.server.supervising import supervise

        return supervise(config, listener)
    server = uvicorn.Server(config)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    return 0 if server.started else 1


async def _prepare(wiring: Wiring, token_file: Path, new_token: bool) -> None:
    """Bring the database up to date and look through it before anything listens; keep the admin token."""

    def waiting(down: Down, pause: float) -> None:
        tell("serve.waiting", sentence=say(*down.fact), seconds=round(pause, 1))

    try:
        store = await open_patiently(wiring.store, wiring.settings.store_seconds, waiting)
        try:
            await store.check(SMALL)
            await _keep_token(store, token_file, new_token)
        finally:
            await store.close()
    except StoreError as error:
        raise ServeError(error.fact.id, **error.fact.args) from None
    except OSError as error:
        raise ServeError("no_database", reason=reason(error)) from None


async def _keep_token(store: Store, file: Path, new: bool) -> None:
    try:
        await keep_admin(store, file, new)
    except OSError as error:
        raise ServeError("folder", path=str(file), reason=reason(error)) from None


def own(data: Path) -> ExitStack:
    """The folder of the data belongs to one server at a time: to the one that holds it, and a file in it.

    Somebody may delete the file, or the folder may be on a disk that locks only files.
    """
    held = ExitStack()
    try:
        data.mkdir(parents=True, exist_ok=True)
        for place, how in ((data / "server.lock", os.O_RDWR | os.O_CREAT), (data, os.O_RDONLY)):
            handle = os.open(place, how, 0o600)
            held.callback(os.close, handle)
            lock(handle)
    except BlockingIOError:
        held.close()
        raise ServeError("another_server", path=str(data)) from None
    except OSError as error:
        held.close()
        raise ServeError("folder", path=str(data), reason=reason(error)) from None
    return held


def lock(handle: int) -> None:
    """Lock a file or a folder, where the system can; BlockingIOError if another process has it."""
    try:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # a system without flock
    except BlockingIOError:
        raise
    except OSError:
        pass  # a file system without locks


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: at the port asked for, else at the usual one or the next that is free."""
    tries = [port] if port is not None else [*range(PORT, PORT + PORTS_TRIED), 0]
    for number in tries:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio sends small answers at once only where the protocol is named
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, number))
            made.listen(1024)
            made.set_inheritable(True)
            return made
        except OSError as error:
            made.close()
            if port is not None or number == 0:
                raise ServeError("port", port=number, host=host, reason=reason(error)) from None
    raise AssertionError("unreachable")


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def open_browser(place: tuple[Any, ...], address: str) -> None:
    """Open the page when the server answers. A machine without a browser does without."""
    for _ in range(100):
        try:
            with socket.create_connection(place[:2], timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if not isinstance(browser, webbrowser.GenericBrowser):  # one in the terminal would fight for the screen
        webbrowser.open(address)


def reason(error: OSError) -> str:
    """What the system says."""
    return (error.strerror or str(error)).lower()


def tell(id: str, **args: Any) -> None:
    """Something for the host to read."""
    print(say(id, args), file=sys.stderr, flush=True)
