"""Chance that a test knows. What is drawn for one purpose does not depend on what is drawn for others."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

from ruinous.server.chance import Chance

DRAWN: Counter[str] = Counter()


class Known(Chance):
    """A chance that is the same in every run: so are the games. Each luck is another."""

    def __init__(self, luck: object = "") -> None:
        self.luck = str(luck)
        self.streams: dict[tuple[str, str], Random] = {}

    def of(self, kind: str) -> Random:
        key = self.luck, kind
        return self.streams.setdefault(key, Random("/".join(key)))

    def bytes(self, count: int) -> bytes:
        return self.of(f"bytes {count}").randbytes(count)

    def hex(self, count: int) -> str:
        return self.of(f"hex {count}").randbytes(count).hex()

    def uniform(self, low: float, high: float) -> float:
        return self.of("uniform").uniform(low, high)


class Even(Known):
    """A chance whose numbers always lie at the same place between the lowest and the highest."""

    def __init__(self, at: float = 0.5) -> None:
        super().__init__()
        self.at = at

    def uniform(self, low: float, high: float) -> float:
        return low + self.at * (high - low)


def of_test() -> str:
    """The luck of the test that runs, whatever ran before it; another each time that it asks for one."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    DRAWN[test] += 1
    return f"{test} {DRAWN[test]}"
