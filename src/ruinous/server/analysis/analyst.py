"""A process that analyses games, one after the other, when the machine has nothing better to do."""

from __future__ import annotations

import os
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event, Lock
from time import monotonic
from typing import Literal, NamedTuple, TypeAlias

from ruinous.analysis import analyse
from ruinous.bots import workers
from ruinous.rules.game import Game
from ruinous.structs import encode
from ruinous.table.analysing import game_at, game_in
from ruinous.table.table import Table, read

USUAL = 250  # decisions of a game; a longer one needs the more simulations
LOOKS = 0.1  # seconds between two looks whether anybody waits
PATIENCE = 900.0  # seconds without a word after which a process is given up

Heard: TypeAlias = tuple[Literal["ready", "progress", "found", "stopped", "failed"], float | bytes]


class Subject(NamedTuple):
    """What an analysis is about: the log of a table, or a text."""

    log: list[bytes]
    text: str = ""

    def game(self) -> Game:
        return game_in(self.text) if self.text else game_at(Table.of(read(self.log)))


class Lost(Exception):
    """The process has died, or has not been heard of for long."""


class Analyst:
    """One process, started when it is first needed. It is called in a thread, for one thing at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked = Lock()

    def analyse(
        self, subject: Subject, simulations: int, tell: Callable[[float], None], dropped: Event
    ) -> bytes | None:
        """What was found, as JSON without words; None if it was dropped."""
        with self._asked:
            try:
                pipe = self._started()
                pipe.send((subject, simulations))
                while True:
                    kind, told = self._heard(pipe, dropped)
                    if kind == "progress":
                        assert isinstance(told, float)
                        tell(told)
                    elif kind == "failed":
                        raise Lost
                    else:
                        return told if isinstance(told, bytes) and kind == "found" else None
            except (EOFError, OSError):
                self._end()
                raise Lost from None

    def _heard(self, pipe: Connection, dropped: Event | None = None) -> Heard:
        end, said = monotonic() + PATIENCE, False
        while not pipe.poll(LOOKS):
            if monotonic() > end:
                raise EOFError
            if dropped and dropped.is_set() and not said:
                pipe.send(None)
                said = True
        heard: Heard = pipe.recv()
        return heard

    def _started(self) -> Connection:
        if self._pipe is None:
            spawn = get_context("spawn")
            self._pipe, theirs = spawn.Pipe()
            self._process = spawn.Process(target=serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            self._heard(self._pipe)
        return self._pipe

    def stop(self) -> None:
        """End the process, whatever it does."""
        if self._process is not None:
            self._process.kill()
        with self._asked:
            self._end()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


# --- in the process -----------------------------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """Analyse until nobody asks any more."""
    begin()
    pipe.send(("ready", 0.0))
    while True:
        try:
            asked = pipe.recv()
        except EOFError:
            return
        if asked is None:
            continue  # what was to be stopped is done already
        try:
            pipe.send(answer(pipe, *asked))
        except OSError:
            return
        except Exception:
            pipe.send(("failed", 0.0))


def answer(pipe: Connection, subject: Subject, simulations: int) -> Heard:
    game = subject.game()
    told = 0.0

    def tell(progress: float) -> None:
        nonlocal told
        if progress - told >= 0.01:
            told = progress
            pipe.send(("progress", progress))

    worth = round(simulations * max(1.0, len(game.entries) / USUAL))
    found = analyse(game, simulations=worth, progress=tell, stop=pipe.poll)
    return ("stopped", 0.0) if pipe.poll() else ("found", encode(found))


def begin() -> None:
    """Everybody else comes first; and it ends when the server does, however that ends."""
    if hasattr(os, "nice"):
        os.nice(19)
    if hasattr(os, "SCHED_IDLE"):  # then a core that works at an analysis counts as free for everybody else
        try:
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        except OSError:
            pass  # not allowed here: being nice must do
    workers.begin()
