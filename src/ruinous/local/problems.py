"""Why something was not done, as the page hears it: the same as from a server."""

from __future__ import annotations

from ruinous.rules.facts import Fact
from ruinous.table.refusals import Problem, Refused
from ruinous.words import with_rule


def problem_of(error: Exception) -> Problem:
    """What to say of an error; of one that is our fault its kind and text, for there is no log to look into."""
    if isinstance(error, Refused):
        return Problem(error.code, with_rule(error.fact), error.fact.id, error.fact.args)
    fact = Fact("refusal.fault_here", {"detail": f"{type(error).__name__}: {error}"[:200]})
    return Problem("fault", with_rule(fact), fact.id, fact.args)
