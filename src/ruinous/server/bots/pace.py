"""A human pace: where people play live, a bot takes a moment before its answer is carried out.

Nobody is kept waiting elsewhere: not where nobody who decides watches, not in play by web, not at tables that want
bots to answer at once, not for bots that do not think at all. How long it takes depends on open things only, so that
nothing can be read from it. What the bot has really thought counts: it waits for the rest. One that has thought longer
than its time answers at the next of some fixed moments, for how long it thinks may tell how much it holds. Where its
hand leaves it one answer it takes as long as others of its level have lately taken for the same question.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from math import ceil

from ruinous.bots.answering import AT_ONCE
from ruinous.server.chance import Chance, Now
from ruinous.server.tables.lives import Live, present
from ruinous.table.pace import lasts, moment

LATELY = 16  # times of a level and a question that are remembered
SLICE = 100  # milliseconds until it is looked again whether anybody still waits for it


class Pace:
    """Keeps bots from being hasty. `now` is the server's clock in milliseconds."""

    def __init__(
        self,
        now: Now,
        chance: Chance,
        factor: float = 1.0,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.now = now
        self.factor = factor  # of all times; 0: at once
        self.sleep = sleep
        self.chance = chance
        self.thought: dict[tuple[str, str], deque[int]] = {}  # milliseconds, by level and question
        self.hurried: set[str] = set()  # tables at which somebody cannot wait

    def lasts(self, live: Live, level: str) -> int:
        """How many milliseconds the answer of the bot that must decide should take; 0 where it is at once."""
        if not self.factor or level in AT_ONCE or live.id in self.hurried or not natural(live, self.now()):
            return 0
        return round(self.factor * lasts(live.table, self.chance.uniform(-1, 1)))

    async def rest(self, live: Live, version: int, begun: int, lasts: int) -> None:
        """Wait for what is left of a time, unless the question of that version is gone or somebody cannot wait."""
        hurried = live.id in self.hurried
        ends = moment(self.now() - begun, 0 if hurried else lasts)
        for _ in range(ceil(ends / SLICE)):  # a clock that is put back does not stop the game
            left = begun + ends - self.now()
            if left <= 0 or live.table.asked > version or (live.id in self.hurried and not hurried):
                return
            await self.sleep(min(left, ends, SLICE) / 1000)

    def note(self, level: str, question: str, thought: int) -> None:
        """A bot that could choose has thought so long."""
        self.thought.setdefault((level, question), deque(maxlen=LATELY)).append(thought)

    async def as_others(self, live: Live, level: str, question: str, usual: int) -> None:
        """A bot that cannot choose takes as long as one that can, unless the question is gone."""
        version, begun = live.table.version, self.now()
        known = self.thought.get((level, question)) or [usual]
        lasts = known[min(int(self.chance.uniform(0, len(known))), len(known) - 1)]
        for _ in range(ceil(lasts / SLICE)):
            left = begun + lasts - self.now()
            if left <= 0 or live.table.asked > version:
                return
            await self.sleep(min(left, SLICE) / 1000)

    def hurry(self, id: str) -> None:
        """Let the bots of a table answer at once until a person must decide."""
        self.hurried.add(id)

    def calm(self, id: str) -> None:
        """A person must decide: the hurry is over."""
        self.hurried.discard(id)


def natural(live: Live, now: int) -> bool:
    """Whether somebody who decides at a live table has it before them."""
    table = live.table
    if table.options.pace != "live" or table.options.bots != "natural":
        return False
    here = present(live, now)
    return any(place.person in here and not place.bot for place in table.places if place.person)
