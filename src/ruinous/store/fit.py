"""What fits into a column of every database."""

from __future__ import annotations

import re

from ruinous.store.protocol import StoreError

MOST = 2**63 - 1
HALF = re.compile("[\ud800-\udfff]")


def whole(number: int | None) -> int:
    """A number that fits into a column; None is the greatest."""
    return MOST if number is None else max(-MOST, min(number, MOST))


def amount(limit: int) -> int:
    return max(0, min(limit, MOST))


def storable(*texts: str | None) -> None:
    """Refuse what not every database can keep."""
    for text in texts:
        if text is not None and ("\0" in text or (not text.isascii() and HALF.search(text))):
            raise StoreError("characters")
