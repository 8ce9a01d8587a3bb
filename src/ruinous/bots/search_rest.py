"""The rest of a round, carried out by the rules: what comes of a position once nobody has a turn any more.

Dice are thrown, and what is asked is answered by the novice's rules, at once and without a look ahead. A game that ends
on the way has ended; the search bot need not guess how likely that was.
"""

from ruinous.bots.novice import RULES, by_action
from ruinous.rules import engine
from ruinous.rules.actions import ROLL
from ruinous.rules.ids import N_POWERS
from ruinous.rules.state import Frame, GameState


def play_out(g: GameState) -> None:
    """Go on to the end of the round, from where nobody is asked."""
    engine.go_on(g, over, quick)


def follow_out(g: GameState, action: int) -> None:
    """Carry out an action and go on to the end of the round."""
    engine.advance(g, action, over, quick)


def over(frame: Frame) -> bool:
    return frame[0] == "play_round"


def quick(g: GameState, actions: list[int]) -> int:
    """An answer to a question after the summoning phase, for whoever is asked."""
    name, seat = g.stack[-1][0], g.seat
    if len(actions) == 1:
        return actions[0]
    if name == "throw":
        return ROLL
    rule = RULES.get(name, by_action)
    return max(actions, key=lambda action: rule(g, seat, action))


def won(g: GameState) -> list[float]:
    """What the end of the game is to each player: 1 for the winner, a part for those who share the victory."""
    winners = g.result[1] if g.result else ()
    return [1 / len(winners) if p in winners else 0.0 for p in range(N_POWERS)]
