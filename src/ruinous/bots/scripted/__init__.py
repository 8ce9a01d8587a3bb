"""The scripted bot: tries every legal action on a copy and takes the one after which it stands best.

It looks only at what its seat may know: hidden cards are blanked before anything is tried (view.blanked),
and trying stops where dice or draws begin; from there on the evaluation counts with odds. So its choice is a function
of what is open, its own hand and its seed.
"""

from random import Random

from ruinous.bots import Seed
from ruinous.bots.scripted.alarm import guarded
from ruinous.bots.scripted.anticipation import Anticipation
from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.lines import Answered, Reached, candidates, follow, spared
from ruinous.bots.scripted.weights import BASE, Weights, load
from ruinous.rules.actions import ROLL
from ruinous.rules.facts import Fact
from ruinous.rules.game import Game
from ruinous.rules.state import GameState
from ruinous.rules.view import blanked

NEAR = 1e-6  # marks this close are equal


class ScriptedBot:
    """Takes the action after which its seat stands best; equals by lot."""

    def __init__(self, seed: Seed = None, temperament: str = BASE, weights: Weights | None = None) -> None:
        self.renew(seed)
        self.temperament = temperament
        self.weights = weights
        self.evaluations: dict[int, Evaluation] = {}
        self.anticipations: dict[int, Anticipation] = {}

    def renew(self, seed: Seed, seconds: float = 0.0) -> None:
        self.random = Random(seed)

    def evaluation(self, seat: int) -> Evaluation:
        """The evaluation of a seat, with what it remembers."""
        if seat not in self.evaluations:
            self.evaluations[seat] = Evaluation(seat, self.weights or load(self.temperament, seat))
        return self.evaluations[seat]

    def anticipation(self, seat: int) -> Anticipation:
        """What a seat expects of the others, with what it remembers."""
        if seat not in self.anticipations:
            self.anticipations[seat] = Anticipation(self.evaluation(seat))
        return self.anticipations[seat]

    def choose(self, game: Game) -> int:
        g = game.state
        assert g.actions, "a bot is asked only when there is something to decide"
        if len(g.actions) == 1:  # asked because its silence would tell others something
            return g.actions[0]
        marks = self.marks(g)
        best = max(marks.values())
        return self.random.choice([action for action, mark in marks.items() if mark > best - NEAR])

    def marks(self, g: GameState) -> dict[int, float]:
        """The value of every legal action that is worth a look."""
        if g.stack[-1][0] == "throw":  # to wait never helps enough to think about it (R8.22)
            return {ROLL: 0.0}
        evaluation = self.evaluation(g.seat)
        c = blanked(g, g.seat)
        evaluation.begin(c)
        reached: Reached = {}
        answered: Answered = {}
        marks = {a: follow(evaluation, c, a, reached=reached, answered=answered) for a in candidates(c)}
        marks = self.anticipation(g.seat).weighed(c, spared(evaluation, c, marks))
        return guarded(evaluation, c, marks, reached)

    def explain(self, game: Game, action: int) -> Fact:
        from ruinous.bots.scripted.explanation import reason  # read when first needed: processes start fast

        g = game.state
        return reason(self.evaluation(g.seat), blanked(g, g.seat), action)
