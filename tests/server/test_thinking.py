"""What a bot's process is given and gives back: the position as its seat may know it, by plain data."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from ruinous import Game, Options
from ruinous.bots import make
from ruinous.rules.actions import NOTATION
from ruinous.rules.ids import POWERS
from ruinous.rules.saved import dump
from ruinous.server.thinking import Thinkers, answer


@pytest.mark.parametrize("edition", [1, 2])
def test_a_bot_far_away_decides_as_one_at_the_table(edition: int) -> None:
    """In the middle of a battle too, whose frames on the stack tell what they happen for."""
    random = Random(edition)
    options = Options(edition=edition, card_set="morrslieb", events="mixed", early_hits="pool")
    game = Game.new(POWERS, 3, options)
    kinds: dict[str, int] = {}
    while decision := game.decision:
        asked = kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
        if asked < 4:
            known = game.copy(decision.seat)
            for level in ("novice", "scripted"):
                there = make(level, "seed", 1.0).choose(known)
                assert answer(dump(known.state), level, "seed", 1.0) == NOTATION[there]
        game.play(random.choice(decision.actions))
    assert {"turn", "assign", "discard_first", "take_upgrade"} <= set(kinds)


def test_the_only_answer_is_given_without_a_process() -> None:
    thinkers = Thinkers(1)
    game = Game.new(POWERS[:4], 1, Options(show_forced=True))
    forced = 0
    while decision := game.decision:
        if len(decision.actions) == 1:
            assert asyncio.run(thinkers.choose(game, "search")) == decision.notation[0]
            forced += 1
        game.play(decision.actions[-1])
    assert forced > 3
    assert thinkers._pool is None
