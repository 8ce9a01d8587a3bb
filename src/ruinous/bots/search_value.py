"""How likely each player is to win from a position: the scripted bot's foresight, on one scale for all Powers."""

from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.foresight import Chances, chances
from ruinous.bots.scripted.weights import BASE, merged, read
from ruinous.rules.state import GameState


def judge() -> Evaluation:
    """The evaluation that the model was made with: the weights that all Powers have in common."""
    return Evaluation(0, merged([{"weights": read(BASE)["weights"]}], 0))


class ScriptedValue:
    """Judges positions by the scripted evaluation."""

    def __init__(self) -> None:
        self.evaluation = judge()

    def values(self, g: GameState, seat: int) -> Chances:
        """The chance of each player to win from here."""
        return chances(g, self.evaluation.standing(g))
