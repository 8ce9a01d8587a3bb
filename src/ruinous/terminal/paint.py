"""Text for a terminal: colours where they are wanted, widths, wrapping, columns."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TextIO

NARROW, WIDE, DEFAULT = 60, 160, 80
CODES = {
    "khorne": "91",
    "nurgle": "92",
    "tzeentch": "96",
    "slaanesh": "95",
    "horned_rat": "33",
    "bold": "1",
    "dim": "2",
    "warn": "93",
}
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what was scrolled off it


@dataclass(frozen=True, slots=True)
class Paint:
    """How to write: in colour or not, and how wide."""

    colour: bool = False
    width: int = DEFAULT

    @classmethod
    def of(cls, stream: TextIO, *, no_colour: bool = False, environ: Mapping[str, str] = os.environ) -> Paint:
        """What suits a stream: plain text unless it is a terminal that can do more (https://no-color.org)."""
        if not stream.isatty():
            return cls()
        plain = no_colour or bool(environ.get("NO_COLOR")) or environ.get("TERM") == "dumb"
        width = shutil.get_terminal_size((DEFAULT, 24)).columns
        return cls(not plain, min(max(width, NARROW), WIDE))

    def ink(self, style: str, text: str) -> str:
        """A text in a style: a Power, or `bold`, `dim`, `warn`."""
        return f"\x1b[{CODES[style]}m{text}\x1b[0m" if self.colour and text else text

    def bold(self, text: str) -> str:
        return self.ink("bold", text)

    def dim(self, text: str) -> str:
        return self.ink("dim", text)

    def rule(self, title: str = "") -> str:
        """A line across the screen, with a title in it."""
        head = f"── {title} " if title else ""
        return (
            self.dim("── ") + self.bold(title) + self.dim(" " + "─" * (self.width - len(head)))
            if title
            else self.dim("─" * self.width)
        )

    def paragraph(self, text: str, indent: str = "", first: str | None = None) -> list[str]:
        """A text without colours, wrapped; `first` stands before its first line instead of the indent."""
        begin = indent if first is None else first
        return wrap(text, self.width - 1, initial_indent=begin, subsequent_indent=indent, break_long_words=False) or [
            begin.rstrip()
        ]

    def flow(self, parts: Sequence[str], indent: int, first: str) -> list[str]:
        """Coloured parts one after the other, broken between parts where a line is full."""
        lines, line = [], first
        for part in parts:
            if shown(line) + 1 + shown(part) > self.width - 1 and shown(line) > indent:
                lines.append(line.rstrip())
                line = " " * indent
            line += part + "  "
        return [*lines, line.rstrip()]

    def columns(self, cells: Sequence[str], indent: int = 2) -> list[str]:
        """Cells in as many columns as fit, read downwards."""
        if not cells:
            return []
        widest = max(shown(cell) for cell in cells) + 3
        across = max(1, (self.width - indent) // widest)
        down = -(-len(cells) // across)
        lines = []
        for row in range(down):
            line = "".join(pad(cell, widest) for cell in cells[row::down])
            lines.append(" " * indent + line.rstrip())
        return lines


def shown(text: str) -> int:
    """How many columns a text takes."""
    return len(ESCAPE.sub("", text))


def pad(text: str, width: int) -> str:
    return text + " " * (width - shown(text))


def short(text: str, width: int) -> str:
    """A text without colours, cut to fit."""
    return text if len(text) <= width else text[: max(width - 1, 0)].rstrip(" ,;.") + "…"


def clean(text: str) -> str:
    """A text from outside that can be shown on a terminal without moving its cursor."""
    return CONTROL.sub("�", text)


def capital(text: str) -> str:
    """A text that begins a sentence or a line."""
    return text[:1].upper() + text[1:]


def listed(names: Sequence[str], word: str = "and") -> str:
    """`a, b and c`."""
    return f"{', '.join(names[:-1])} {word} {names[-1]}" if len(names) > 1 else "".join(names)
