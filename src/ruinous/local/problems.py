"""Why something was not done, as the page hears it: the same as from a server."""

from __future__ import annotations

from typing import Any

from ruinous.rules.facts import Fact
from ruinous.structs import Struct
from ruinous.table.refusals import Refused
from ruinous.words import with_rule


class Problem(Struct, frozen=True):
    """A code, a sentence, and the fact that it says."""

    code: str
    sentence: str
    id: str
    args: dict[str, Any]


def problem_of(error: Exception) -> Problem:
    """What to say of an error; of one that is our fault its kind and text, for there is no log to look into."""
    if isinstance(error, Refused):
        return Problem(error.code, with_rule(error.fact), error.fact.id, error.fact.args)
    fact = Fact("refusal.fault_here", {"detail": f"{type(error).__name__}: {error}"[:200]})
    return Problem("fault", with_rule(fact), fact.id, fact.args)
