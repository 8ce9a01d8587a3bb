"""Anticipation: what an action is worth when everybody else has done what he most likely will.

An action is marked as if the round went on from here with nobody acting again, so a pair of Cultists looks safe where
Khorne is sure to come, and a region won that others will fight for. So the turns of the others are played on with the
quick policy, on what the seat may know, while the seat itself waits; and what the best actions add to
the position that comes of it is counted in part.
"""

from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.lines import passive, price
from ruinous.bots.scripted.policy import LEAF, Policy, advance
from ruinous.bots.scripted.raid import raid
from ruinous.bots.scripted.weights import BASE, merged, read
from ruinous.rules.actions import HIT, MOVE, PASS, PLAY
from ruinous.rules.ids import N_REGIONS, N_SPACES, THIRD
from ruinous.rules.state import GameState
from ruinous.rules.suppose import Card, Figures, Purse

Marks = dict[int, float]
LOOKED_AT = 5  # actions, the best by their marks
AT_ONCE = 3  # actions of a player that are planned at once
TO_COME = 3  # power the others must have left at least


class Anticipation:
    """Plays on for the others, and remembers what that took."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.policy = Policy(Evaluation(evaluation.seat, merged([{"weights": read(BASE)["weights"]}], evaluation.seat)))

    def weighed(self, g: GameState, marks: Marks) -> Marks:
        """The marks, those of the best actions with what they are worth when the others have acted."""
        evaluation, seat = self.evaluation, g.seat
        others = sum([g.power[p] for p in g.powers if p != seat])
        if not evaluation.w.anticipation or g.stack[-1][0] != "turn" or len(marks) < 3 or others < TO_COME:
            return marks
        later = self.later(g)
        if later is None:
            return marks
        share, now = evaluation.w.anticipation, evaluation.value(g)
        best = sorted(marks, key=lambda a: (-marks[a], a))[:LOOKED_AT]
        evaluation.memory.begin(None)  # Khorne has come already
        with Purse(later, seat, g.power[seat]):
            idle = evaluation.value(later)
        gains = {action: self.value(g, later, action) for action in best}
        evaluation.memory.begin(raid(g, seat))
        return marks | {
            a: marks[a] + share * (then - idle - (marks[a] - now)) for a, then in gains.items() if then is not None
        }

    def later(self, g: GameState) -> GameState | None:
        """The position before the battles, as it is if the seat that must decide waits and the others act."""
        policy, c, seat = self.policy, g.copy(), g.seat
        policy.begin(c)
        plans: dict[int, list[int]] = {}
        while c.stack and c.stack[-1][0] != LEAF:
            if c.stack[-1][0] != "turn":
                action = max(policy.marks(c))[1]
            elif c.seat == seat:
                action = PASS
            else:
                plan = plans.get(c.seat)
                if not plan or plan[0] not in (c.actions or ()):
                    plan = plans[c.seat] = planned(policy.turn(c))
                action = plan.pop(0)
            if not advance(c, action):
                break
        return c if c.stack and c.stack[-1][0] == LEAF else None

    def value(self, g: GameState, later: GameState, action: int) -> float | None:
        """The value of a later position with an action done in it; None if it cannot simply be done there, too."""
        evaluation, seat = self.evaluation, g.seat
        with Purse(later, seat, g.power[seat] - price(g, action)):
            if MOVE <= action < PLAY:
                figure, region = divmod(action - MOVE, N_REGIONS)
                source = g.where(figure)
                if not later.here[source] >> figure & 1:
                    return None
                left, come = later.here[source] & ~(1 << figure), later.here[region] | 1 << figure
                with Figures(later, source, left), Figures(later, region, come):
                    return evaluation.value(later)
            if PLAY <= action < HIT and passive(g, action):
                card, place = divmod(action - PLAY, N_SPACES * N_REGIONS)
                first = place - place % N_SPACES
                place = next((n for n in range(first, first + THIRD) if not later.space[n]), -1)
                if place >= 0:
                    with Card(later, place, card):
                        return evaluation.value(later) - evaluation.card_worths(g)[card]
        return None


def planned(marks: list[tuple[float, int]]) -> list[int]:
    """The best action of a turn, and those that are likely to follow it: with other figures, in other regions."""
    plan: list[int] = []
    pieces: set[int] = set()
    for _, action in sorted(marks, reverse=True):
        if plan and (len(plan) == AT_ONCE or not MOVE <= action < PLAY):
            break
        figure, region = divmod(action - MOVE, N_REGIONS)
        piece = figure + N_REGIONS
        if pieces.isdisjoint((piece, region)):
            plan.append(action)
            pieces |= {piece, region}
    return plan
