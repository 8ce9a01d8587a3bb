"""What docs/security.md says of an attack: how often it was tried, and how often it was refused or came to nothing."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from tests.kit.play import ROOT

PAGE = ROOT / "docs" / "security.md"
ROW = re.compile(r"^\| (\d+) \|(?:[^|]*\|){3} ([\d,]*) ?\| ([\d,]*) ?\| ([^|]*) \|$", re.M)


class Row(NamedTuple):
    tried: int
    refused: int
    kept: str  # the tests that try it


@cache
def rows() -> dict[int, Row]:
    """By number; without figures both are 0."""

    def number(text: str) -> int:
        return int(text.replace(",", "") or 0)

    found = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return {int(name): Row(number(tried), number(refused), kept) for name, tried, refused, kept in found}


def told(name: int, tried: int, refused: int | None = None) -> None:
    """The page has these numbers in the row of this name; without `refused` nothing came through."""
    row = rows()[name]
    wanted = (tried, tried if refused is None else refused)
    assert (row.tried, row.refused) == wanted, f"docs/security.md, row {name}: tried and refused are {wanted}"
