"""The file that holds the admin token: for the host's eyes only, and in no log."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

NAME = "admin-token"
MODE = 0o600


@contextmanager
def replacing(file: Path) -> Iterator[TextIO]:
    """A new file, which takes the place of the old one if something was written."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")  # of mode 600
    try:
        with os.fdopen(handle, "w") as part:
            yield part
        if os.path.getsize(name):
            os.replace(name, file)
    finally:
        Path(name).unlink(missing_ok=True)


def tighten(file: Path) -> None:
    """Nobody but the owner reads it, whatever has happened to it since."""
    if file.exists() and is_wide(file):
        file.chmod(MODE)


def is_wide(file: Path) -> bool:
    """Whether others may read or write a file; a system without such modes has its own ways."""
    return sys.platform != "win32" and bool(file.stat().st_mode & 0o077)
