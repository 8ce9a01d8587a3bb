"""The puzzles that are shipped: one line of JSON for each, packed, for they have much in common.

`ruinous.rules.puzzle` reads them, docs/puzzles.md tells of them.
"""

from __future__ import annotations

import gzip
from importlib.resources import files

FILE = "puzzles.jsonl.gz"


def shipped() -> str:
    """The text of all of them."""
    return gzip.decompress(files(__package__).joinpath(FILE).read_bytes()).decode()


def packed(text: str) -> bytes:
    """The file that a text is shipped as."""
    return gzip.compress(text.encode(), mtime=0)
