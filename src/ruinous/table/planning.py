"""What an action would do, and why it cannot be done, for the one who must decide (rules/planning.py, why.py)."""

from ruinous.rules.actions import ACTIONS
from ruinous.rules.facts import Fact
from ruinous.rules.planning import PlanData, plan
from ruinous.rules.state import GameState
from ruinous.rules.why import illegal
from ruinous.table.refusals import Refused
from ruinous.table.table import Table


def planned(table: Table, person: str, action: str) -> PlanData:
    """The plan of a legal action; only the one who must decide may ask, for it is made from what that seat knows."""
    g = deciding(table, person)
    number = ACTIONS.get(action, -1)
    if number not in (g.actions or ()):
        fact = illegal(g, action).fact
        raise Refused("not_legal" if number >= 0 else "no_action", fact.id, **fact.args)
    return plan(g, g.seat, number)


def why_not(table: Table, person: str, action: str) -> Fact | None:
    """Why an action cannot be done; only the one who must decide may ask, for the reason may tell of a hand."""
    g = deciding(table, person)
    if ACTIONS.get(action, -1) in (g.actions or ()):
        return None
    return illegal(g, action).fact


def deciding(table: Table, person: str) -> GameState:
    """The game, as it stands before a seat of this person that must decide; else Refused."""
    if table.game is None or not table.deciding:
        raise Refused("wrong_time", "nothing_to_decide")
    if table.deciding not in table.seats_of(person):
        raise Refused("not_allowed", "not_your_turn", power=table.deciding)
    return table.game.state
