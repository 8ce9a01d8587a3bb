"""A person at a terminal, made of code."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import ruinous
from ruinous.cli import main

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
PATIENCE = 60.0  # seconds; a machine that is busy is not an error
ENVIRONMENT = {"PYTHONPATH": str(Path(ruinous.__file__).parents[1]), "TERM": "xterm", "PYTHONIOENCODING": "utf-8"}


class Terminal:
    """`ruinous …` in a terminal of its own: what it shows, and what is typed."""

    def __init__(self, *arguments: str, rows: int = 400, columns: int = 100, **environ: str) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        settings = termios.tcgetattr(theirs)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(theirs, termios.TCSANOW, settings)
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}

        def own_terminal() -> None:  # so that Ctrl-C reaches it
            os.setsid()
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            [sys.executable, "-m", "ruinous", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**kept, **ENVIRONMENT, **environ},
            preexec_fn=own_terminal,
        )
        os.close(theirs)
        self.shown = ""  # everything so far
        self.looked = 0  # up to where it was looked at

    def until(self, *wanted: str) -> str:
        """What is shown next, up to one of these texts."""
        end = time.monotonic() + PATIENCE
        pattern = re.compile("|".join(re.escape(text) for text in wanted))
        while not (found := pattern.search(self.shown, self.looked)):
            if not self._read(end):
                raise AssertionError(f"{wanted} not shown; shown was {self.shown[self.looked :]!r}")
        text = self.shown[self.looked : found.end()]
        self.looked = found.end()
        return text

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode() + b"\n")

    def leave(self, key: bytes) -> tuple[int, str]:
        """Press Ctrl-C or Ctrl-D, again if need be: Python misses a Ctrl-C that comes just before it waits."""
        for _ in range(10):
            os.write(self.ours, key)
            end = time.monotonic() + PATIENCE / 20
            while self._read(end):
                pass
            try:
                self.process.wait(PATIENCE / 20)
                break
            except subprocess.TimeoutExpired:
                continue
        return self.ends()

    def ends(self) -> tuple[int, str]:
        """The exit code, and what was shown to the end."""
        end = time.monotonic() + PATIENCE
        while self._read(end):
            pass
        return self.process.wait(PATIENCE), self.shown[self.looked :]

    def _read(self, end: float) -> bool:
        ready, _, _ = select.select([self.ours], [], [], max(end - time.monotonic(), 0))
        try:
            data = os.read(self.ours, 65536) if ready else b""
        except OSError:  # the other side is closed
            data = b""
        self.shown += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self.ours)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def open_terminal(*arguments: str, **more: object) -> Terminal:
        opened.append(Terminal(*arguments, XDG_DATA_HOME=str(tmp_path / "data"), **more))  # type: ignore[arg-type]
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


@pytest.fixture
def piped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """`ruinous …` with its input from a pipe, in this process: many starts of Python would take long."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run(*arguments: str, text: str = "") -> "subprocess.CompletedProcess[str]":
        monkeypatch.setattr("sys.stdin", StringIO(text))
        with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
            try:
                code = main(arguments)
            except SystemExit as end:
                code = int(end.code or 0)
        return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def saves(tmp_path: Path) -> Callable[[], list[Path]]:
    """The saved games."""
    return lambda: sorted((tmp_path / "data" / "ruinous" / "games").glob("*.ruinous"))
