"""What has happened, told to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruinous.rules.ids import POWER_NAMES, POWERS
from ruinous.rules.state import Event, GameState
from ruinous.terminal.paint import Paint, capital
from ruinous.words import game as words

NAMES = {form: power for power, name in zip(POWERS, POWER_NAMES, strict=True) for form in (name, capital(name))}


@dataclass(frozen=True, slots=True)
class Sentence:
    text: str
    heading: bool = False
    quiet: bool = False


def sentences(g: GameState, events: Sequence[Event]) -> list[Sentence]:
    """The events in words. A new Old World card is followed by its text."""
    told: list[Sentence] = []
    for event in events:
        text = words.event_text(g, event)
        if text:
            told.append(Sentence(text, heading=event[0] == "phase"))
        if event[0] == "old_world":
            told.append(Sentence(g.rules.content.old_world[event[1] - 1].text, quiet=True))
    return told


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
    for name, power in NAMES.items():
        text = text.replace(name, paint.ink(power, name))
    return text
