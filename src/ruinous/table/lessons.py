"""Lessons at a table: a game that has been played up to a prepared position."""

from __future__ import annotations

from functools import lru_cache

from ruinous.content.lessons import LESSONS
from ruinous.rules.ids import POWERS
from ruinous.rules.record import Record
from ruinous.structs import Struct
from ruinous.table import entries as e
from ruinous.table.log import opened
from ruinous.table.options import GameOptions
from ruinous.table.refusals import Refused

BOTS = "novice"  # the level of the others in a lesson


class Lesson(Struct, frozen=True):
    """What a table needs to begin in the middle: the Powers, the reader's among them, the rules, what was decided."""

    name: str
    seat: str
    powers: tuple[str, ...]
    game: GameOptions
    secret: bytes
    opening: tuple[e.Opened, ...]


@lru_cache(maxsize=len(LESSONS))
def _read(name: str) -> Lesson:
    text = LESSONS[name]
    record = Record.loads(text.record)
    opening = opened(record)
    powers = tuple(POWERS[p] for p in record.powers)
    return Lesson(name, text.seat, powers, record.options.all(), record.secret, opening)


def find(name: str) -> Lesson:
    """The lesson of a name, or Refused."""
    if name not in LESSONS:
        raise Refused("bad_request", "no_lesson", lesson=name[:40], lessons=list(LESSONS))
    return _read(name)
