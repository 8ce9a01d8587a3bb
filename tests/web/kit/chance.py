"""Chance that a test knows: whoever comes with a name for their luck in a cookie always draws the same.

Each test has a luck of its own, so what it plays depends neither on the tests before it nor on those beside it.
Tables in the tab draw from it as well, and so does the page.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from http.cookies import SimpleCookie
from itertools import count

from litestar.types import Scope
from playwright.sync_api import Error, Page, Worker

from tests.kit.chance import Known

COOKIE = "luck"
LUCK = ContextVar("luck", default="nobody")

# Draws by name (xorshift): a worker’s bytes, each number of them from a stream of its own; a page’s numbers.
DRAWS = """
  const streams = {};
  const next = (name) => {
    let x = streams[name] ?? [...name].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7) | 1;
    x ^= x << 13;
    x ^= x >>> 17;
    return (streams[name] = x ^ (x << 5)) >>> 0;
  };
"""
IN_TAB = f"""(luck) => {{
  {DRAWS}
  crypto.getRandomValues = (into) => {{
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = next(`${{luck}}/${{bytes.length}}`) >>> 24;
    return into;
  }};
}}"""
IN_PAGE = f"""(() => {{
  if (location.protocol === "about:") return;
  const luck = document.cookie.match(/(?:^|; ){COOKIE}=(\\w+)/)?.[1];
  {DRAWS}
  if (luck) Math.random = () => next(luck) / 2 ** 32;
}})()"""


class Brought(Known):
    """Chance for a server under test, by the luck of whoever comes."""

    @property
    def luck(self) -> str:
        return LUCK.get()

    def __init__(self) -> None:
        self.streams = {}


def brought(scope: Scope) -> None:
    """A request or a socket brings its luck along; whatever it sets going keeps it."""
    cookies = SimpleCookie(dict(scope["headers"]).get(b"cookie", b"").decode("latin-1"))
    if COOKIE in cookies:
        LUCK.set(cookies[COOKIE].value)


def in_tab(luck: str) -> Callable[[Page], None]:
    """Tables in the tabs of a page draw from this luck: their worker is told so while Python starts in it.

    Each worker has draws of its own: one that drew the same again would give a new table the id of an old one.
    """
    workers = count()

    def begun(worker: Worker) -> None:
        with suppress(Error):  # it is gone already
            worker.evaluate(IN_TAB, f"{luck}/{next(workers)}")

    return lambda page: page.on("worker", begun)
