"""TOML texts: reading one, and on which line of it a value stands; tomllib does not say."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from typing import Any

Path = tuple[str | int, ...]

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}' r"|'''.*?'{3,5}" r'|"(?:\\.|[^"\\\n])*"' r"|'[^'\n]*'",
    re.DOTALL,
)
_SCALAR = re.compile(r"[^,\]}\n#]+")


class NotTomlError(Exception):
    """A text that is not TOML, with the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


def parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = str(error)
        place = re.search(r" \(at line (\d+), column \d+\)$", reason)
        line = int(place.group(1)) if place else text.rstrip().count("\n") + 1
        reason = re.sub(r" \(at .*\)$", "", reason)
        raise NotTomlError(line, f"this is not TOML: {reason[:1].lower()}{reason[1:]}") from None
    except ValueError:
        number = re.search(r"[\d_]{1000,}", text)
        before = text[: number.start()] if number else ""
        raise NotTomlError(before.count("\n") + 1, "this number has too many digits") from None
    except RecursionError:
        raise NotTomlError(1, "this file is nested too deeply") from None


def lines(text: str) -> dict[Path, int]:
    """The line of every key, table and list item of a valid TOML text, by path.

    >>> lines('[a."b.c"]\\nx = [\\n 1,\\n {y = 2}]')[("a", "b.c", "x", 1, "y")]
    4
    """
    return _Finder(text).run()


def line_of(text: str, path: Path) -> int:
    """The line of a path, or of the nearest thing around it that the text holds."""
    found = lines(text)
    while path and path not in found:
        path = path[:-1]
    return found.get(path, 1)


class _Finder:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.ends = [match.start() for match in re.finditer("\n", text)]
        self.found: dict[Path, int] = {}
        self.count: dict[Path, int] = {}  # how many [[tables]] of a name there are

    def run(self) -> dict[Path, int]:
        table: Path = ()
        self.blank()
        while self.at < len(self.text):
            table = self.header() if self.peek("[") else self.pair(table)
            self.blank()
        return self.found

    def peek(self, start: str) -> bool:
        return self.text.startswith(start, self.at)

    def blank(self) -> None:
        self.match(_BLANK)

    def match(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        if match is None:
            raise ValueError(f"not TOML at character {self.at}")
        self.at = match.end()
        return match.group()

    def mark(self, path: Path, at: int) -> None:
        line = bisect_left(self.ends, at) + 1
        for n in range(1, len(path) + 1):
            self.found.setdefault(path[:n], line)

    def header(self) -> Path:
        start = self.at
        many = self.peek("[[")
        self.at += 2 if many else 1
        path: Path = ()
        for key in self.key():
            path = (*path, key)
            if path in self.count:
                path = (*path, self.count[path] - 1)
        self.at += 2 if many else 1
        if many:
            name = path[:-1] if isinstance(path[-1], int) else path
            self.count[name] = self.count.get(name, 0) + 1
            path = (*name, self.count[name] - 1)
        self.mark(path, start)
        return path

    def pair(self, table: Path) -> Path:
        start = self.at
        path = (*table, *self.key())
        self.at += 1  # the "="
        self.mark(path, start)
        self.value(path)
        return table

    def key(self) -> list[str]:
        """A key, dotted or not; stops at the "=" or "]" behind it."""
        keys: list[str] = []
        while True:
            self.blank()
            if self.peek('"') or self.peek("'"):
                keys.append(self.match(_STRING)[1:-1])
            else:
                keys.append(self.match(_BARE))
            self.blank()
            if not self.peek("."):
                return keys
            self.at += 1

    def value(self, path: Path) -> None:
        self.blank()
        if self.peek("["):
            self.array(path)
        elif self.peek("{"):
            self.inline(path)
        elif self.peek('"') or self.peek("'"):
            self.match(_STRING)
        else:
            self.match(_SCALAR)

    def array(self, path: Path) -> None:
        self.at += 1
        self.blank()
        n = 0
        while not self.peek("]"):
            self.mark((*path, n), self.at)
            self.value((*path, n))
            self.blank()
            if self.peek(","):
                self.at += 1
                self.blank()
            n += 1
        self.at += 1

    def inline(self, path: Path) -> None:
        self.at += 1
        self.blank()
        while not self.peek("}"):
            self.pair(path)
            self.blank()
            if self.peek(","):
                self.at += 1
                self.blank()
        self.at += 1
