"""Text for a terminal: colours where they are wanted, widths, wrapping, columns."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TextIO

from ruinous.words.columns import lead, pad, shown

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
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
ATOM = re.compile(  # no line is broken in: a word, one Japanese sign, a short word in katakana, each with its brackets
    r"[（『「“〈]*(?:[ァ-ヺー・]{1,12}|[^\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+|.)[、。，．）』」”〉：；！？…ーぁぃぅぇぉっゃゅょ々]*"
)
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
        if not title:
            return self.dim("─" * self.width)
        return self.dim("── ") + self.bold(title) + self.dim(" " + "─" * (self.width - shown(title) - 4))

    def paragraph(self, text: str, indent: str = "", first: str | None = None) -> list[str]:
        """A text without colours, wrapped; `first` stands before its first line instead of the indent."""
        begin = line = indent if first is None else first
        lines: list[str] = []
        for word in text.split(" "):
            for number, atom in enumerate(ATOM.findall(word)):
                space = "" if number or line in (begin, indent) else " "
                if shown(line + space + atom) > self.width - 1 and line not in (begin, indent):
                    lines.append(line.rstrip())
                    line, space = indent, ""
                line += space + atom
            begin = indent
        return [*lines, line.rstrip()]

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int]) -> list[str]:
        """Rows under a head, each column as wide as it must be; `right` are the columns that end in line."""
        widths = [max(map(shown, column)) for column in zip(head, *rows, strict=True)]

        def drawn(cells: Sequence[str]) -> str:
            padded = [
                lead(c, w) if n in right else pad(c, w) for n, (c, w) in enumerate(zip(cells, widths, strict=True))
            ]
            return " ".join(padded).rstrip()

        return [self.dim(drawn(head)), *map(drawn, rows)]

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


def clean(text: str) -> str:
    """A text from outside that can be shown on a terminal without moving its cursor."""
    return CONTROL.sub("�", text)


def capital(text: str) -> str:
    """A text that begins a sentence or a line."""
    return text[:1].upper() + text[1:]
