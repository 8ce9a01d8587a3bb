"""By what those who sit down are told apart as people: their device and their address, as marks that tell nothing.

A mark is a hash that is made with a secret of this server and the code of the table: it cannot be turned back, nor
compared between tables. `ruinous.table.kin` says what follows when two people have the same one.
"""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from ipaddress import ip_address
from secrets import token_hex
from typing import NamedTuple

from litestar.types import Scope

from ruinous.server.gate.gate import BROWSER_COOKIE, address_of, cookie
from ruinous.server.settings import Settings
from ruinous.store.protocol import Store
from ruinous.table.entries import Marks

BROWSER = re.compile("[0-9a-f]{32}")
LENGTH = 16  # hex digits of a mark


class Trace(NamedTuple):
    """Where somebody comes from. What is not known is empty."""

    address: str = ""
    browser: str = ""


NO_TRACE = Trace()


def trace_of(scope: Scope, settings: Settings) -> Trace:
    return Trace(address_of(scope, settings), browser_of(scope))


def browser_of(scope: Scope) -> str:
    """The name that a browser was given; programs have none."""
    given = cookie(scope, BROWSER_COOKIE) or ""
    return given if BROWSER.fullmatch(given) else ""


def new_browser() -> str:
    return token_hex(16)


def _telling(address: str) -> str:
    """The machine itself is everybody's address behind a proxy that the host has not named, so it tells nothing."""
    try:
        return "" if ip_address(address).is_loopback else address
    except ValueError:
        return ""


async def marks(store: Store, table: str, trace: Trace) -> Marks:
    """The marks of one who sits down at a table."""
    key = (await salt(store)).encode()
    told = {"address": _telling(trace.address), "browser": trace.browser}
    known = [f"{table}/{kind}/{value}" for kind, value in told.items() if value]
    return tuple(hmac.new(key, text.encode(), sha256).hexdigest()[:LENGTH] for text in known)


async def salt(store: Store) -> str:
    """A secret of this server."""
    if await store.meta("salt") is None:
        await store.set_meta("salt", token_hex(16), only_new=True)
    return await store.meta("salt") or ""
