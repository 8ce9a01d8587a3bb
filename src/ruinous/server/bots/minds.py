"""Processes in which bots think. Each is asked one thing at a time, and ended when it takes far too long."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, TypeVar

from ruinous.bots import workers
from ruinous.bots.answering import KEPT

STARTING = 60.0  # seconds for a process to begin

T = TypeVar("T")


class Lost(Exception):
    """There is no answer: the process has died, or was ended because it took too long."""


class Mind:
    """One process, started when it is first asked."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, None] = OrderedDict()  # whose bots it may remember
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked = Lock()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def think(self, limit: float, function: Callable[..., T], *args: object) -> T:
        """What a function of some module gives in the process; Lost if it does not within so many seconds.

        It waits, so it is called in a thread.
        """
        with self._asked:
            try:
                pipe = self._started()
                pipe.send((function, args))
                done, told = self._heard(pipe, limit)
            except (EOFError, OSError):
                self._end()
                raise Lost from None
        if not done:
            raise told
        result: T = told
        return result

    def _heard(self, pipe: Connection, limit: float) -> tuple[bool, Any]:
        if not pipe.poll(limit):
            raise EOFError
        heard: tuple[bool, Any] = pipe.recv()
        return heard

    def remembers(self, table: str) -> None:
        self.tables[table] = None
        self.tables.move_to_end(table)
        while len(self.tables) > KEPT:
            self.tables.popitem(last=False)

    def _started(self) -> Connection:
        if self._pipe is None:
            spawn = get_context("spawn")
            self._pipe, theirs = spawn.Pipe()
            self._process = spawn.Process(target=serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            self._heard(self._pipe, STARTING)
        return self._pipe

    def kill(self) -> None:
        """End the process, whatever it does; whoever waits for it gets Lost."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        self.kill()
        with self._asked:
            self._end()

    def _end(self) -> None:
        self.kill()
        if self._process is not None:
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
        self.tables.clear()


# --- in the bot's process -----------------------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """Answer until nobody asks any more."""
    begin()
    pipe.send((True, None))
    while True:
        try:
            function, args = pipe.recv()
        except EOFError:
            return
        try:
            told: tuple[bool, object] = True, function(*args)
        except Exception as error:
            told = False, error
        pipe.send(told)


def begin() -> None:
    """Play second fiddle, and end when the server does, however it ends."""
    if hasattr(os, "nice"):
        os.nice(5)
    workers.begin()
