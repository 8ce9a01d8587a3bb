"""A replay as a seat tells nothing of what another decided in secret (R22.10)."""

from random import Random
from typing import Any

import pytest

from ruinous import Game, Options
from ruinous.rules import board, setup
from ruinous.rules.ids import FIGURE_NAMES, UPGRADES
from ruinous.rules.state import GameState
from ruinous.terminal.replay import Reel


def with_the_lord(*args: Any) -> GameState:
    """A new game that begins with the Lord of Change on the board and its upgrade in play."""
    g = setup.new_state(*args)
    g.upgrades |= 1 << UPGRADES.index("tzeentch_m.lord_of_change")
    board.move(g, FIGURE_NAMES.index("Td1"), 2)
    return g


@pytest.mark.cites("R22.10", "tzeentch_m.lord_of_change")
def test_a_replay_does_not_tell_others_how_tzeentch_ordered_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruinous.rules.game.new_state", with_the_lord)
    random = Random(1)
    game = Game.new(("nurgle", "tzeentch", "slaanesh"), 1, Options(card_set="morrslieb"))
    while game.decision and game.decision.kind != "arrange":
        game.play(random.choice(game.decision.actions))
    game.play("option 2")
    text, number = game.record.dumps(), len(game.entries)
    for seat in (None, "nurgle", "slaanesh"):
        assert Reel(text, seat, everything=False).steps[number].head.endswith(": decides in secret")
    for seat, everything in (("tzeentch", False), (None, True)):
        assert "option 2" in Reel(text, seat, everything=everything).steps[number].head
