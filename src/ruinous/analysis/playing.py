"""Playing on from a position to where everybody's chance to win can be judged.

The bots play on: by the quick policy of the search bot to the battles of the round; from the battles on to the end of
the round. There the scripted bot's foresight says how likely each player is to win.
"""

from __future__ import annotations

from random import Random

from ruinous.bots.scripted.foresight import Chances
from ruinous.bots.scripted.policy import LEAF, Policy, decided
from ruinous.bots.scripted.weights import BASE, load
from ruinous.bots.search_value import ScriptedValue, judge
from ruinous.rules import engine
from ruinous.rules.chance import secret_from
from ruinous.rules.ids import N_POWERS, PHASE_SUMMONING
from ruinous.rules.state import Frame, GameState
from ruinous.rules.view import information_set

ENDS = frozenset((LEAF, "play_round"))  # where chances are judged: before the battles, and when a round is over
LONGEST = 400  # decisions of one simulation

Deal = tuple[bool, int]  # with all hands open, or as the one who decides may know it; and which one


def dealt(g: GameState, seat: int, deal: Deal) -> GameState:
    """A position that could be the true one: for all that a seat knows, or for somebody who sees all hands."""
    hands_open, seed = deal
    return opened(g, seed) if hands_open else information_set(g, seat, seed)


def opened(g: GameState, seed: int) -> GameState:
    """The position with the hands as they are, and everything that nobody can know dealt anew."""
    c = g.copy()
    random = Random(seed)
    c.secret, c.draws, c.script = secret_from(f"open {seed}"), [0, 0, 0], ()
    for p in g.powers:
        c.deck[p] = mixed(g.deck[p], random)
    size = len(g.old_world_deck)
    rest = mixed(g.old_world_deck + g.old_world_aside, random)
    c.old_world_deck, c.old_world_aside = rest[:size], rest[size:]
    return c


def mixed(cards: bytes, random: Random) -> bytes:
    order = sorted(cards)
    random.shuffle(order)
    return bytes(order)


class Players:
    """Those who play on. What they have seen they remember, and decide the faster; they decide no other way."""

    def __init__(self, leaf: ScriptedValue | None = None) -> None:
        weights = {p: load(BASE, p) for p in range(N_POWERS)}
        self.policy = Policy(judge(), weights)  # one for all: they remember together
        self.leaf = leaf or ScriptedValue()  # who judges where it ends

    def chances(self, g: GameState, action: int, seat: int, deal: Deal) -> Chances:
        """What comes of an action of a seat in one deal: everybody's chance to win."""
        c = dealt(g, seat, deal)
        policy, random = self.policy, Random(deal[1])
        policy.begin(c)
        asked = engine.advance(c, action, ends, only)
        for _ in range(LONGEST):
            if not asked:
                break
            policy.evaluation.seat = c.seat
            chosen = policy.choice(c, random) if c.phase == PHASE_SUMMONING else decided(policy, c, random)
            asked = engine.advance(c, chosen, ends, only)
        if c.result is not None:
            winners = c.result[1]
            return [1 / len(winners) if p in winners else 0.0 for p in range(N_POWERS)]
        self.leaf.evaluation.memory.begin(None)
        return self.leaf.values(c, seat)


def ends(frame: Frame) -> bool:
    return frame[0] in ENDS


def only(g: GameState, actions: list[int]) -> int | None:
    return actions[0] if len(actions) == 1 else None
