"""Rounds in which somebody is about to win, for tests of what bots do about it."""

from ruinous.rules.ids import NURGLE, POWERS
from ruinous.rules.state import GameState
from tests.kit.outlooks import quiet
from tests.kit.position import Position

DIALS = Position(quiet()).g.rules.dials


def ticks_away(power: str, missing: int) -> int:
    """The place on a dial that is so many ticks from Victory."""
    return len(DIALS[POWERS.index(power)]) - 1 - missing


def danger(missing: int = 1, **tzeentch: object) -> GameState:
    """Nurgle wins with the pair of Lepers in the Empire; it is Tzeentch's turn, and he could move one of them away."""
    table = quiet(
        {"empire": {"figures": ["2 Leper"]}, "norsca": {"figures": ["Acolyte"]}},
        khorne={"power": 0},
        nurgle={"dial": ticks_away("nurgle", missing)},
        tzeentch={"power": 2, "hand": ["teleport", "dazzle"], **tzeentch},
    )
    g = Position({**table, "turn": "tzeentch", "stop": "end.6"}).g
    assert not g.power[NURGLE]
    return g
