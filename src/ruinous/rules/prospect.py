"""The end of the round as things stand: what would come if nobody did anything more and no die hit.

The domination step, the corruption step and the end phase are carried out on a copy by their own rules, with what the
cards and upgrades on the table do in them by themselves. What somebody would have to choose is left out: a question
with several answers, or one that hangs on a hand, is passed over. So are the battles and what follows on them. Nothing
of it hangs on chance or on a hidden card: the prospect is the same for everybody.
"""

from typing import NamedTuple

from ruinous.rules import board, chance, engine
from ruinous.rules.ids import PHASE_DOMINATION, REGION_ORDER
from ruinous.rules.phases.corruption import corruption_step, domination_step
from ruinous.rules.phases.end import check_game_end, end_phase, game_end, return_counters
from ruinous.rules.questions import QUESTIONS
from ruinous.rules.state import Event, Frame, GameState


class Prospect(NamedTuple):
    """Where the round would end, and what would be noted until then."""

    end: GameState  # after the dials have turned; its `result` is set if the game would be over
    counters: tuple[int, ...]  # of each Power, before they go back
    events: list[Event]

    def dominated(self) -> dict[int, int]:
        """The regions that somebody would dominate, and who."""
        return {event[2]: event[1] for event in self.events if event[0] == "dominate"}

    def fallen(self) -> list[int]:
        """The regions that would be ruined, in the order in which they fall."""
        return [event[1] for event in self.events if event[0] == "ruin"]

    def placed(self) -> dict[int, int]:
        """How many corruption tokens would be placed in each region."""
        tokens: dict[int, int] = {}
        for event in self.events:
            if event[0] == "corrupt":
                tokens[event[2]] = tokens.get(event[2], 0) + event[3]
        return tokens

    def scored(self, power: int) -> dict[int, int]:
        """What a player would score in each region: for domination, as a ruiner, for a place."""
        points: dict[int, int] = {}
        for event in self.events:
            if event[0] == "score" and event[1] == power and event[-1][0] in REGIONAL:
                region = event[-1][1]
                points[region] = points.get(region, 0) + event[2]
        return points


REGIONAL = frozenset(("domination", "ruiner", "first", "tied_first", "second", "tied_second"))


def prospect(g: GameState) -> Prospect:
    """What would come of the round if everybody passed and no die hit."""
    c = chance.thrown(g, bytes(32))  # a deck may be shuffled; its order is of no account
    if c.phase < PHASE_DOMINATION:
        c.stack.clear()
        if c.tipped:
            for region in REGION_ORDER:
                board.take_off_tipped(c, region)  # they are dead
        for part in (end_phase, corruption_step, domination_step):
            c.then(part)
    events: list[Event] = []
    c.log = events
    counters = tuple(c.counters)

    def over(frame: Frame) -> bool:
        nonlocal counters
        if frame[0] == return_counters.id:
            counters = tuple(c.counters)
        return frame[0] == check_game_end.id

    while engine.go_on(c, over, plain):
        c.stack.pop()  # a question that is passed over
    c.stack.clear()
    c.result = game_end(c)
    return Prospect(c, counters, events)


def plain(g: GameState, actions: list[int]) -> int | None:
    """The answer where there is but one, and none that hangs on a hand."""
    return actions[0] if len(actions) == 1 and not QUESTIONS[g.stack[-1][0]].from_hand else None
