"""Reading a stored log."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import shake_256
from typing import TypeVar

from msgspec import DecodeError

from ruinous.rules.record import read_outcome
from ruinous.rules.state import Chance
from ruinous.table import entries as e

T = TypeVar("T")


class LogError(Exception):
    """A log that does not add up: it was damaged, or written by a newer version."""


def read(log: Iterable[bytes]) -> list[e.AnyEntry]:
    """The entries of a stored log; or LogError."""
    try:
        return [e.decode(line) for line in log]
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LogError(f"An entry cannot be read: {error}") from None


def outcomes_of(text: str) -> tuple[Chance, ...]:
    """What chance brought, as an entry tells it."""
    return tuple(read_outcome(word) for word in text.split())


def mixed(things: list[T], secret: bytes, purpose: bytes) -> list[T]:
    """A shuffle that follows from a secret and does not tell of it."""
    raw = shake_256(secret + purpose).digest(8 * len(things))
    keys = [raw[8 * n : 8 * n + 8] for n in range(len(things))]
    return [thing for _, thing in sorted(zip(keys, things, strict=True), key=lambda pair: pair[0])]
