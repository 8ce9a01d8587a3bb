"""Where the server's chance and time come from. Tests give known ones."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import SystemRandom
from secrets import token_bytes
from typing import TypeAlias

Now: TypeAlias = Callable[[], int]
"""Milliseconds since 1970."""


class Chance:
    """What nobody can foresee: the secrets of games, the throws of bots, the length of their pauses."""

    def __init__(self) -> None:
        self._random = SystemRandom()

    def bytes(self, count: int) -> bytes:
        return token_bytes(count)

    def hex(self, count: int) -> str:
        return self.bytes(count).hex()

    def uniform(self, low: float, high: float) -> float:
        return self._random.uniform(low, high)


class Clock:
    """The time of the day when it was made, and from then on only forward, whoever moves the hands of the machine.

    `newest` is the latest moment that is known to have been: a machine whose clock was put back goes on from there.
    """

    def __init__(self, newest: int = 0) -> None:
        self._ahead = max(int(time.time() * 1000), newest) - _elapsed()

    def __call__(self) -> int:
        return self._ahead + _elapsed()


def _elapsed() -> int:
    """Milliseconds since some moment, counted also while the machine sleeps, where it can be told."""
    kind = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(kind) // 1_000_000
