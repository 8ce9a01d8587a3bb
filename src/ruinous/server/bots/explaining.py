"""Why did a bot do that? Asked of the server, worked out in a bot's process (table/explaining.py).

Nothing of this is done while others wait.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from ruinous.server.bots.line import Full, Payer
from ruinous.server.gate.limits import Limits, Rate
from ruinous.server.gate.turns import Turns
from ruinous.table.explaining import Why, answered, begun, explained, spoken
from ruinous.table.refusals import Refused
from ruinous.table.table import Table
from ruinous.words import names_in

if TYPE_CHECKING:
    from ruinous.server.bots.thinking import Thinkers
    from ruinous.store.protocol import Store

KEPT = 2_000  # answers
WAITING = 20  # questions of one address at once; more are refused
ASKING = Rate(1, 12)  # questions of one person


Question = tuple[str, int, str | None, str, int]  # table, version, seat, by step or by line, its number


class Whys:
    """Questions and answers. A table that goes on is asked anew: an undo may have changed what a number means."""

    def __init__(self, store: Store, thinkers: Thinkers, limit_factor: float = 1.0) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = Limits({"why": ASKING}, 1, limit_factor)
        self.kept: OrderedDict[Question, Why | Refused] = OrderedDict()
        self.turns = Turns(WAITING, _busy)

    async def answer(self, table: Table, seat: str | None, by: str, number: int, who: Payer) -> Why:
        """The answer to a seat or a spectator; Refused if there is none. Only what must be worked out is counted."""
        key = (table.id, table.version, seat, by, number)
        found = self.kept.get(key)
        if found is None:
            self.limits.take("why", who.person or who.address)
            found = await self._worked_out(key, table.state == "over", who)
        self.kept[key] = found
        self.kept.move_to_end(key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        if isinstance(found, Refused):
            raise Refused(found.code, found.fact.id, **found.fact.args)
        return spoken(found, names_in(begun(table).state.rules.options))

    async def _worked_out(self, key: Question, over: bool, who: Payer) -> Why | Refused:
        id, version, seat, by, number = key
        async with self.turns.of(who.address):
            if key in self.kept:
                return self.kept[key]
            log = (await self.store.entries(id))[:version]
            try:
                told = await self.thinkers.ask(who, id, explained, log, seat, by, number, over)
            except Full:
                raise _busy() from None
        return answered(told)


def _busy() -> Refused:
    return Refused("busy", "why_busy")
