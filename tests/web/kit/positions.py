"""Positions to open in the middle of a game: the server of the page's tests has them as lessons."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ruinous import Game

GOLDEN = Path(__file__).parents[2] / "golden"
FOUR = ("khorne", "nurgle", "tzeentch", "slaanesh")
FIVE = (*FOUR, "horned_rat")


@dataclass(frozen=True)
class Position:
    """A game that waits for a decision, where the one who must make it sits down."""

    game: Callable[[], Game]

    @property
    def seat(self) -> str:
        decision = self.game().decision
        assert decision is not None
        return decision.seat

    @property
    def record(self) -> str:
        return self.game().record.dumps()


def golden(file: str, decisions: int) -> Position:
    """A golden game up to a decision."""
    return Position(lambda: Game.replay((GOLDEN / file).read_text(), decisions))


def met(powers: tuple[str, ...], seed: int, seat: str, kind: str) -> Position:
    """A random game up to the first decision of a kind that a seat meets."""

    def play() -> Game:
        game, random = Game.new(powers, seed), Random(seed)
        while (decision := game.decision) and (decision.seat, decision.kind) != (seat, kind):
            game.play(random.choice(decision.actions))
        return game

    return Position(play)


PREPARED = {
    "dial_soon": golden("e2-0041.ruinous", 98),  # Khorne's dial is turning
    "dial": golden("e2-0041.ruinous", 101),  # and now he can win by it
    "points": golden("e2-0031.ruinous", 126),  # Nurgle scores fifty as things stand
    "ruins": golden("e2-0121.ruinous", 143),  # the fifth region falls, and Tzeentch leads
    "hits": met(FOUR, 2, "khorne", "assign"),  # and Slaanesh has still to roll
    "hits_of_five": met(FIVE, 1, "khorne", "assign"),
    "crowd": golden("e2-0000.ruinous", 150),  # five Powers, 44 figures, 18 of them in one region; the Horned Rat's turn
    "full_hand": golden("e2-0027.ruinous", 174),  # seven titles in Slaanesh's hand, four regions ruined
    "five_and_full": golden("e2-0065.ruinous", 107),  # five Powers, eight titles in the Horned Rat's hand
    "long_titles": golden("e2-0001.ruinous", 140),  # seven in Nurgle's hand, two of them of four words
}
