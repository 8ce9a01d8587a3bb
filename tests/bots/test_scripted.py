"""The scripted bot's evaluation, piece by piece."""

import pytest

from ruinous.bots.scripted_region import shares
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS


def test_a_ruin_that_one_player_has_all_but_alone_is_shared_out() -> None:
    """R11.5: who is hardly there hardly scores, and nothing is divided by nothing."""
    g = Game.new(POWERS[:4], 1).state
    first, second = g.rules.ruin_points[1][0]
    tokens = [9.0, 1e-30, 0.0, 0.0, 0.0]
    assert shares(g, 0, 1, tokens, 0.9) == pytest.approx([first, 0, 0, 0, 0])
    assert shares(g, 0, 1, [9.0, 3.0, 0.0, 0.0, 0.0], 9.0) == pytest.approx([first, second, 0, 0, 0])
