"""The screen and the keyboard: what is said, what is typed, and what is wiped before somebody else looks."""

from __future__ import annotations

import shutil
import sys
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from typing import Any

from ruinous.terminal.paint import CLEAR, Paint, clean

readline: Any = None
with suppress(ImportError):  # Windows has none
    readline = import_module("readline")

LONGEST = 400  # characters of a typed line that are looked at


class LeftError(Exception):
    """The person has left: end of input or Ctrl-C at a prompt."""


class Screen:
    """Standard output and input."""

    def __init__(self, *, no_colour: bool = False) -> None:
        self.no_colour = no_colour
        self.is_terminal = sys.stdout.isatty() and sys.stdin.isatty()

    @property
    def paint(self) -> Paint:
        """Asked anew each time: a window can change its size."""
        return Paint.of(sys.stdout, no_colour=self.no_colour)

    @property
    def rows(self) -> int:
        return shutil.get_terminal_size((80, 24)).lines if self.is_terminal else 1_000_000

    def say(self, lines: str | Iterable[str] = "") -> None:
        for line in [lines] if isinstance(lines, str) else lines:
            print(line)

    def ask(self, prompt: str) -> str:
        """A line from the person, without spaces around it; LeftError if nobody is there any more."""
        sys.stdout.flush()
        try:
            if self.is_terminal:
                text = input(self._coloured(prompt))
            else:
                print(prompt, end="", flush=True)
                line = sys.stdin.readline()
                if not line:
                    raise EOFError
                text = line
                print()
        except (EOFError, KeyboardInterrupt):
            print()
            raise LeftError from None
        return clean(unicodedata.normalize("NFKC", text[:LONGEST]).strip())  # １ and ？ are 1 and ?

    def _coloured(self, prompt: str) -> str:
        if not self.paint.colour:
            return prompt
        if readline is None:
            return self.paint.bold(prompt)
        return f"\x01\x1b[1m\x02{prompt}\x01\x1b[0m\x02"  # so that readline knows what takes no room

    def wipe(self) -> None:
        """Nothing of what was shown or typed can be seen any more."""
        if readline is not None:
            readline.clear_history()
        if self.is_terminal:
            print(CLEAR, end="", flush=True)
        else:
            print("\n" + "=" * 80)
