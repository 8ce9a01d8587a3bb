"""Positions for the tests of the bots."""

from ruinous.rules.ids import FIGURE_NAMES, RESERVE
from ruinous.rules.state import GameState


def stand(g: GameState, region: int, *names: str) -> None:
    """Put figures on the board."""
    for name in names:
        bit = 1 << FIGURE_NAMES.index(name)
        g.here[RESERVE] &= ~bit
        g.here[region] |= bit
