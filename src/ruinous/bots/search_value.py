"""How likely each player is to win from a position: the scripted bot's foresight, on one scale for all Powers.

Where somebody may win this very round nothing is guessed: the round is played out, and foresight judges what is left.
"""

from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.foresight import Chances, chances
from ruinous.bots.scripted.weights import BASE, merged, read
from ruinous.bots.search_rest import play_out, won
from ruinous.rules.state import GameState

THINKABLE = 0.04  # chance that somebody wins this round, from which on it is played out


def judge() -> Evaluation:
    """The evaluation that the model was made with: the weights that all Powers have in common."""
    return Evaluation(0, merged([{"weights": read(BASE)["weights"]}], 0))


class ScriptedValue:
    """Judges positions by the scripted evaluation."""

    def __init__(self) -> None:
        self.evaluation = judge()

    def values(self, g: GameState, seat: int) -> Chances:
        """The chance of each player to win from here. The position is used up."""
        if g.result is None and g.stack:
            standing = self.evaluation.standing(g)
            if sum(standing.wins) < THINKABLE:
                return chances(g, standing)
            play_out(g)
        return won(g) if g.result is not None else chances(g, self.evaluation.standing(g))
