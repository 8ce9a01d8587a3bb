"""What has happened, told to a seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ruinous.rules.ids import POWERS
from ruinous.rules.state import Event, GameState
from ruinous.terminal.paint import Paint
from ruinous.words import chosen, name
from ruinous.words import game as words
from ruinous.words.reference import card_text


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
            told.append(Sentence(card_text(g.rules.content.old_world[event[1] - 1]), quiet=True))
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
    if not paint.colour:
        return text
    forms = _forms(chosen())
    return re.sub("|".join(forms), lambda found: paint.ink(forms[found[0]], found[0]), text)


@lru_cache(maxsize=8)
def _forms(language: str) -> dict[str, str]:
    """Every form of a Power's name in a language; the longest first."""
    forms = {
        name("power", power, form, language=language): power for power in POWERS for form in ("", "inside", "short")
    }
    return dict(sorted(forms.items(), key=lambda pair: -len(pair[0])))
