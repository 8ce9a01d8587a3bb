"""What an action would do, for the one who must decide (rules/planning.py)."""

from typing import Any

from msgspec import Struct

from ruinous.rules.actions import ACTIONS
from ruinous.rules.planning import plan
from ruinous.rules.why import illegal
from ruinous.table.refusals import Refused
from ruinous.table.table import Table


class NowThen(Struct, frozen=True):
    now: int
    then: int


class Plan(Struct, frozen=True):
    """A legal action before it is taken: power, points and counters of the seat, and each region, now and then."""

    action: str
    power: NowThen
    gain: NowThen
    counters: NowThen
    regions: dict[str, dict[str, dict[str, Any]]]
    open: str | None


def planned(table: Table, person: str, action: str) -> dict[str, Any]:
    """The plan of a legal action; only the one who must decide may ask, for it is made from what that seat knows."""
    check_deciding(table, person)
    assert table.game is not None
    g = table.game.state
    number = ACTIONS.get(action, -1)
    if number not in (g.actions or ()):
        fact = illegal(g, action).fact
        raise Refused("not_legal" if number >= 0 else "no_action", fact.id, **fact.args)
    return plan(g, g.seat, number)


def check_deciding(table: Table, person: str) -> None:
    """Refused, unless a seat of this person must decide."""
    if table.game is None or not table.deciding:
        raise Refused("wrong_time", "nothing_to_decide")
    if table.deciding not in table.seats_of(person):
        raise Refused("not_allowed", "not_your_turn", power=table.deciding)
