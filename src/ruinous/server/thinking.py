"""Bots think in processes of their own, so that the server never waits for them.

A bot that decides is given the game as its seat may know it and nothing else: no hand, deck or secret of another.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from secrets import token_hex
from typing import Any, TypeVar

from ruinous.bots import make, workers
from ruinous.rules import engine
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Game
from ruinous.rules.saved import dump, load

TRIES = 3
AT_ONCE = ("random",)  # levels that need no thought
T = TypeVar("T")


class Thinkers:
    """A few processes that answer for bots. They are started when first needed."""

    def __init__(self, processes: int, seconds: float = 1.0) -> None:
        self.processes = processes
        self.seconds = seconds
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, level: str) -> str:
        """The action of a bot for the seat that must decide, in notation. Nobody can foresee its chance."""
        decision = game.decision
        assert decision is not None, "a bot is asked only when there is something to decide"
        if len(decision.actions) == 1:
            return NOTATION[decision.actions[0]]
        seed = token_hex(16)
        if level in AT_ONCE:
            return NOTATION[make(level, seed).choose(game.copy(decision.seat))]
        known = dump(game.copy(decision.seat).state)
        self.waiting += 1
        try:
            return await self.ask(answer, known, level, seed, self.seconds)
        finally:
            self.waiting -= 1

    async def ask(self, function: Callable[..., T], *args: Any) -> T:
        """What a function of some module gives, called in a bot's process."""
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            pool = self._started()
            try:
                return await loop.run_in_executor(pool, function, *args)
            except BrokenProcessPool:  # one was killed: the others are gone with it
                if self._pool is pool:
                    self._pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"), initializer=begin)
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def begin() -> None:
    """In the bot's process: play second fiddle, and end when the server does, however it ends."""
    if hasattr(os, "nice"):
        os.nice(5)
    workers.begin()


def answer(known: dict[str, Any], level: str, seed: str, seconds: float) -> str:
    """In the bot's process: one decision."""
    state = load(known)
    engine.ask_again(state)
    return NOTATION[make(level, seed, seconds).choose(Game(state, [], None))]
