"""Text in columns: a Japanese sign takes two, a colour none."""

import re
import unicodedata
from functools import lru_cache

ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def shown(text: str) -> int:
    """How many columns a text takes: a Japanese sign takes two."""
    plain = ESCAPE.sub("", text)
    return len(plain) if plain.isascii() else sum(map(_columns, plain))


@lru_cache(maxsize=4096)
def _columns(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def pad(text: str, width: int) -> str:
    return text + " " * (width - shown(text))


def lead(text: str, width: int) -> str:
    """A text at the right of so many columns."""
    return " " * (width - shown(text)) + text


def short(text: str, width: int) -> str:
    """A text without colours, cut to fit."""
    if shown(text) <= width:
        return text
    while text and shown(text) > width - 1:
        text = text[:-1]
    return text.rstrip(" ,;.、。") + "…"
