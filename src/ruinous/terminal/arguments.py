"""Arguments of commands, each with its help in the language that is spoken."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from ruinous.words import LANGUAGES, phrase


def word(id: str) -> str:
    """What stands for a value in a help text: FILE. A letter, N, stands for itself."""
    return phrase(f"commands.word.{id}", {}) if len(id) > 1 else id


class Adder:
    """Adds the arguments of one command, each with its help of that command in the language that is spoken."""

    def __init__(self, parser: argparse.ArgumentParser, command: str) -> None:
        self.parser, self.command = parser, command

    def __call__(self, *flags: str, metavar: str | None = None, example: str = "", **more: Any) -> None:
        self._add(self.command, flags, metavar, {"example": example}, more)

    def shared(self, *flags: str, metavar: str | None = None, newest: int = 0, **more: Any) -> None:
        """An argument that says the same in several commands."""
        self._add("any", flags, metavar, {"newest": newest}, more)

    def _add(
        self, where: str, flags: Sequence[str], metavar: str | None, args: dict[str, Any], more: dict[str, Any]
    ) -> None:
        text = phrase(f"commands.{where}.{flags[0].strip('-').replace('-', '_')}", args).replace("%", "%%")
        shown: dict[str, Any] = {"metavar": word(metavar)} if metavar else {}
        self.parser.add_argument(*flags, help=text, **shown, **more)


def add_language(made: argparse.ArgumentParser, default: Any) -> None:
    made.add_argument("--language", choices=LANGUAGES, default=default, help=phrase("commands.any.language", {}))


def number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(phrase("commands.no_number", {"text": text, "least": least, "most": most}))

    return read
