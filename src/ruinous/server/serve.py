"""Starting the server: where its data is, which port it takes, how many processes it has."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from ruinous.rules.facts import FactError
from ruinous.server.admin import ensure_admin, new_admin_token
from ruinous.server.house import BadSetting
from ruinous.server.live import LONGEST
from ruinous.server.wiring import wiring_of
from ruinous.store import StoreError, open_store
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
    try:
        wiring = wiring_of(environ)
    except BadSetting as error:
        raise ServeError(error.fact.id, **error.fact.args) from None
    token = asyncio.run(_prepare(wiring.store, wishes.new_admin_token))
    listener = listen(wishes.host, wishes.port)
    address = wiring.settings.url or address_of(listener)
    os.environ["RUINOUS_ADDRESS"] = address
    tell("serve.at", url=address)
    tell("serve.in_database") if database else tell("serve.in_folder", path=str(wishes.data))
    tell("serve.stop")
    if token:
        tell("serve.admin_token", token=token)
    if wishes.browser:
        threading.Thread(target=open_browser, args=(listener.getsockname(), address), daemon=True).start()
    config = uvicorn.Config(
        APP,
        factory=True,
        workers=wishes.workers,
        log_level=wishes.log_level,
        access_log=False,
        ws="websockets-sansio",
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


def run(config: uvicorn.Config, listener: socket.socket, workers: int) -> int:
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listener]).run()
        return 0
    server = uvicorn.Server(config)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    return 0 if server.started else 1


async def _prepare(place: str, new_token: bool) -> str | None:
    """Bring the database up to date before anything listens, and make the admin token of a first start."""
    try:
        store = await open_store(place)
    except StoreError as error:
        raise ServeError(error.fact.id, **error.fact.args) from None
    except OSError as error:
        raise ServeError("no_database", reason=reason(error)) from None
    try:
        return await new_admin_token(store) if new_token else await ensure_admin(store)
    finally:
        await store.close()


def own(data: Path) -> Any:
    """The folder of the data belongs to one server at a time."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        file = open(data / "server.lock", "a+")  # noqa: SIM115 - held as long as the server runs
    except OSError as error:
        raise ServeError("folder", path=str(data), reason=reason(error)) from None
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # a system without flock
    except BlockingIOError:
        file.close()
        raise ServeError("another_server", path=str(data)) from None
    except OSError:
        pass  # a file system without locks
    return file


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
