"""Players made of code. A bot gets an information set only: a game as its seat may know it."""

from random import Random
from typing import Protocol

from ruinous.rules.game import Game


class Bot(Protocol):
    """Anything that can decide. `game` is `Game.copy(seat)` for the seat that must decide."""

    def choose(self, game: Game) -> int: ...


class RandomBot:
    """Takes any legal action, each as likely as the others. Its randomness is its own."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, game: Game) -> int:
        decision = game.decision
        assert decision is not None, "a bot is asked only when there is something to decide"
        return self.random.choice(decision.actions)


BOTS: dict[str, type[RandomBot]] = {"random": RandomBot}
