"""Reading and writing what belongs to the user: never half a file, never a file damaged."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from ruinous.terminal.paint import clean
from ruinous.words import say
from ruinous.words.system import why

LARGEST = 8_000_000  # bytes; the longest records are far below it


class UserError(Exception):
    """A mistake of the user's, in one sentence; `code` is the exit status."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(clean(sentence))
        self.code = code


def read_bytes(name: str | Path) -> bytes:
    try:
        with open(name, "rb") as file:
            data = file.read(LARGEST + 1)
    except ValueError:
        raise UserError(say("terminal.file.no_name", {"name": str(name)})) from None
    except OSError as error:
        raise UserError(say("terminal.file.unread", {"name": str(name), "why": why(error)})) from None
    if len(data) > LARGEST:
        raise UserError(say("terminal.file.large", {"name": str(name)}))
    return data


def read_text(name: str | Path) -> str:
    """The text of a file, byte for byte (no change of line ends)."""
    try:
        return read_bytes(name).decode("utf-8")
    except UnicodeDecodeError:
        raise UserError(say("terminal.file.no_text", {"name": str(name)})) from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        temporary = ""
    except OSError as error:
        raise UserError(say("terminal.file.unwritten", {"name": str(path), "why": why(error)})) from None
    finally:
        if temporary:
            Path(temporary).unlink(missing_ok=True)


def data_folder() -> Path:
    """Where saved games are kept: the data folder of this user."""
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home, "ruinous")
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", "ruinous")
    return Path.home() / ".local" / "share" / "ruinous"
