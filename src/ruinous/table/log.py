"""Reading a stored log."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import shake_256
from typing import TypeVar

from ruinous.content import NEWEST
from ruinous.rules.actions import NOTATION
from ruinous.rules.facts import FactError
from ruinous.rules.ids import POWERS
from ruinous.rules.record import Record, read_outcome, write_outcomes
from ruinous.rules.state import Chance
from ruinous.structs import DecodeError, Struct, decoder
from ruinous.table import entries as e

T = TypeVar("T")


class LogError(FactError):
    """A log that does not add up: it was damaged, or written by a newer version."""

    ROOM = "log"


def read(log: Iterable[bytes]) -> list[e.AnyEntry]:
    """The entries of a stored log; or LogError."""
    lines = list(log)
    try:
        return [e.decode(line) for line in lines]
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        check_edition(*_edition(lines))  # a newer one may write what we cannot read
        raise LogError("entry", detail=str(error)) from None


def check_edition(number: int, needs: str) -> None:
    """Refuse the log of an edition that this Ruinous does not know, and say which one does."""
    if number > NEWEST:
        raise LogError("newer_edition", number=number, needs=needs[:20])


def _edition(lines: list[bytes]) -> tuple[int, str]:
    """The edition that the first entry names and the version it needs, whatever else it holds."""
    try:
        first = _decode_first(lines[0])
    except (DecodeError, UnicodeDecodeError, RecursionError, IndexError):
        return 0, ""
    return first.options.game.edition, first.needs


class _Game(Struct, frozen=True):
    edition: int = 1


class _Options(Struct, frozen=True):
    game: _Game = _Game()


class _First(Struct, frozen=True):
    options: _Options
    needs: str = ""


_decode_first = decoder(_First)


def outcomes_of(text: str) -> tuple[Chance, ...]:
    """What chance brought, as an entry tells it."""
    return tuple(read_outcome(word) for word in text.split())


def opened(record: Record) -> tuple[e.Opened, ...]:
    """The decisions of a record, for a game that begins with them."""
    return tuple(
        e.Opened(POWERS[entry.seat], NOTATION[entry.action], write_outcomes(entry.outcomes)) for entry in record.entries
    )


def mixed(things: list[T], secret: bytes, purpose: bytes) -> list[T]:
    """A shuffle that follows from a secret and does not tell of it."""
    raw = shake_256(secret + purpose).digest(8 * len(things))
    keys = [raw[8 * n : 8 * n + 8] for n in range(len(things))]
    return [thing for _, thing in sorted(zip(keys, things, strict=True), key=lambda pair: pair[0])]
