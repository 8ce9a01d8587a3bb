"""Why something is not done, as facts. `ruinous.words` makes the sentences; nobody below it does."""

from __future__ import annotations

from typing import Any

from ruinous.rules.facts import FactError
from ruinous.structs import Struct


class Refused(FactError):
    """A command that is not carried out: a short code for programs, and the fact. Nothing has changed."""

    ROOM = "refusal"

    def __init__(self, code: str, id: str, /, **args: Any) -> None:
        super().__init__(id, **args)
        self.code = code


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was not done: a code, a sentence, and the fact that it says."""

    code: str
    sentence: str
    id: str
    args: dict[str, Any]
    reference: str | None = None  # of a fault: the same number stands in the server's log
