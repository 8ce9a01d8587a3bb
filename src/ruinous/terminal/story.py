"""What has happened, told to a seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ruinous.rules import words
from ruinous.rules.ids import POWER_NAMES, POWERS, RESERVE
from ruinous.rules.state import Event, GameState
from ruinous.terminal.paint import Paint, capital

NAMES = re.compile(rf"\b({'|'.join(POWER_NAMES)})\b", re.IGNORECASE)
STYLES = {name.lower(): power for power, name in zip(POWERS, POWER_NAMES, strict=True)}


@dataclass(frozen=True, slots=True)
class Sentence:
    text: str
    heading: bool = False
    quiet: bool = False


def sentences(g: GameState, events: Sequence[Event]) -> list[Sentence]:
    """The events in words. A summoning and its move are one sentence; a new Old World card is followed by its text."""
    told: list[Sentence] = []
    summoned: Event | None = None
    for event in events:
        if event[0] == "summon":
            summoned = event
            continue
        text = words.event_text(g, event)
        if summoned and event[0] == "move":
            text = _summoned(summoned, event[2])
        summoned = None
        if text:
            told.append(Sentence(capital(text), heading=event[0] == "phase"))
        if event[0] == "old_world":
            told.append(Sentence(g.rules.content.old_world[event[1] - 1].text, quiet=True))
    return told


def _summoned(event: Event, source: int) -> str:
    _, power, figure, region, cost = event
    goal = words.region_name(region)
    way = f"to {goal}" if source == RESERVE else f"from {words.region_name(source)} to {goal}"
    return f"{POWER_NAMES[power]} summons {words.figure_name(figure)} {way} ({cost} power)."


def tell(g: GameState, events: Sequence[Event], paint: Paint) -> list[str]:
    """The events as lines of the screen."""
    lines: list[str] = []
    for sentence in sentences(g, events):
        if sentence.heading:
            lines.append(paint.bold(sentence.text))
        elif sentence.quiet:
            lines += [paint.dim(line) for line in paint.paragraph(sentence.text, "    ")]
        else:
            lines += [coloured(line, paint) for line in paint.paragraph(sentence.text, "    ", "  ")]
    return lines


def coloured(text: str, paint: Paint) -> str:
    """The names of the Powers in their colours."""
    return NAMES.sub(lambda found: paint.ink(STYLES[found[1].lower()], found[1]), text)
