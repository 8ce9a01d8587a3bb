"""Chance that a test knows: whoever comes with a name for their luck in a cookie always draws the same.

Each test has a luck of its own, so what it plays depends neither on the tests before it nor on those beside it.
"""

from __future__ import annotations

from contextvars import ContextVar
from http.cookies import SimpleCookie
from random import Random

from litestar.types import Scope

from ruinous.server.chance import Chance

COOKIE = "luck"
LUCK = ContextVar("luck", default="nobody")


class Known(Chance):
    """Chance for a server under test. What is drawn for one purpose does not depend on what is drawn for others."""

    def __init__(self) -> None:
        self.streams: dict[tuple[str, str], Random] = {}

    def of(self, kind: str) -> Random:
        key = LUCK.get(), kind
        return self.streams.setdefault(key, Random("/".join(key)))

    def bytes(self, count: int) -> bytes:
        return self.of(f"bytes {count}").randbytes(count)

    def hex(self, count: int) -> str:
        return self.of(f"hex {count}").randbytes(count).hex()

    def uniform(self, low: float, high: float) -> float:
        return self.of("uniform").uniform(low, high)


def brought(scope: Scope) -> None:
    """A request or a socket brings its luck along; whatever it sets going keeps it."""
    cookies = SimpleCookie(dict(scope["headers"]).get(b"cookie", b"").decode("latin-1"))
    if COOKIE in cookies:
        LUCK.set(cookies[COOKIE].value)
