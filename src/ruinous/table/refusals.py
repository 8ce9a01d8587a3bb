"""Why something is not done, as facts. `ruinous.words` makes the sentences; nobody below it does."""

from __future__ import annotations

from typing import Any

from ruinous.rules.facts import FactError


class Refused(FactError):
    """A command that is not carried out: a short code for programs, and the fact. Nothing has changed."""

    ROOM = "refusal"

    def __init__(self, code: str, id: str, /, **args: Any) -> None:
        super().__init__(id, **args)
        self.code = code
