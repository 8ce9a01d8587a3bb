"""How much may still be done: so many seconds, or so many simulations; and whoever waits can break it off."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter

Progress = Callable[[float], None]  # how much is done, from 0 to 1
Stop = Callable[[], bool]  # whether nobody waits for it any more

SPARED = 0.9  # of the time goes into simulations; the rest is for telling what was found


class Budget:
    """Time or simulations, and who is told how much of it is used."""

    def __init__(self, seconds: float | None, simulations: int | None, progress: Progress | None, stop: Stop | None):
        self.begun = perf_counter()
        self.seconds = inf if seconds is None else seconds * SPARED
        self.simulations = inf if simulations is None else simulations
        self.progress = progress
        self.stop = stop
        self.done = 0
        self.broken_off = False

    def allows(self, simulations: int) -> bool:
        """Whether so many simulations may still be done; they count as done from now on."""
        if self.stop and self.stop():
            self.broken_off = True
        if self.broken_off or self.done + simulations > self.simulations:
            return False
        used = perf_counter() - self.begun
        if used > self.seconds:
            return False
        self.done += simulations
        if self.progress:
            self.progress(min(max(used / self.seconds, self.done / self.simulations), 1.0))
        return True
