"""A server of its own and a Chromium to look at it with, for tests of the page and for screenshots."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Debian's headless shell is Chromium without its windows: the same pages for a fifth less work."""
FAR = "ruinous.test"
"""A name for this machine that is not trusted as its own address is: pages from there by http have less."""
FLAGS = (
    f"--host-resolver-rules=MAP {FAR} 127.0.0.1",
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
LETTERS = "fonts-dejavu-core"
PATIENCE = 60.0  # seconds for a server to start


class CannotShow(RuntimeError):
    """There is no browser, no page or no server; says what to do."""


class Server:
    """`ruinous serve` as a process, on a port and a data folder of its own. It can be stopped and started again."""

    def __init__(self, folder: Path, program: str = "ruinous", **environ: str) -> None:
        self.folder = folder
        self.program = program  # the module that serves
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        swift = {"RUINOUS_LIMIT_FACTOR": "0", "RUINOUS_BOT_PACE": "0"}  # who drives it has no time
        self.environ = {**os.environ, **swift, "PYTHONUNBUFFERED": "1", **environ}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", self.program, "serve", "--data", str(self.folder), "--port", str(self.port)]
        path = os.pathsep.join((str(ROOT / "src"), self.environ.get("PYTHONPATH", "")))
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.folder, env={**self.environ, "PYTHONPATH": path}, stdout=log, stderr=log
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.stop()
                raise CannotShow(f"The server did not start:\n{(self.folder / 'server.log').read_text()}")
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def stop(self) -> None:
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(program: str = "ruinous", **environ: str) -> Iterator[Server]:
    """A server for as long as it is needed; its data is thrown away."""
    if not (ROOT / "src/ruinous/server/static/index.html").exists():
        raise CannotShow("The page is not built: run ./play once, or cd web && npm ci && npm run build.")
    with tempfile.TemporaryDirectory(prefix="ruinous-") as folder:
        server = Server(Path(folder), program, **environ)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def find_chromium() -> str | None:
    return os.environ.get("RUINOUS_CHROMIUM") or next((p for p in map(shutil.which, NAMES) if p), None)


def install_chromium() -> None:
    """Fetch a Chromium where there is none: Debian's for root, else Playwright's."""
    with sync_playwright() as playwright:
        if find_chromium() or Path(playwright.chromium.executable_path).exists():
            return
    print("Installing Chromium for the tests of the page …", file=sys.stderr, flush=True)
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell", LETTERS]
        if not quietly(install):
            quietly(["apt-get", "update", "-qq"])
            quietly(install)
    if not find_chromium():
        quietly([sys.executable, "-m", "playwright", "install", "chromium"])


def quietly(command: list[str]) -> bool:
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environ, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def chromium(playwright: Playwright, **environ: str) -> Browser:
    """A Chromium of this machine, else Playwright's own."""
    found = find_chromium()
    if found or Path(playwright.chromium.executable_path).exists():
        env: dict[str, str | float | bool] = {**os.environ, **environ}
        return playwright.chromium.launch(executable_path=found, args=list(FLAGS), env=env)
    raise CannotShow(
        "No Chromium was found: install chromium-headless-shell, or run: python -m playwright install chromium"
    )


@contextmanager
def browsing(**environ: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = chromium(playwright, **environ)
        try:
            yield browser
        finally:
            browser.close()


if __name__ == "__main__":
    install_chromium()
