"""A question with one answer is asked where its silence would tell of a hand: bots answer it at once."""

from random import Random

import pytest

from ruinous import Game, Options
from ruinous.bots import LEVELS, make
from ruinous.bots.reasons import why
from ruinous.bots.scripted import ScriptedBot
from ruinous.bots.search import SearchBot
from ruinous.rules import engine
from ruinous.rules.actions import PASS
from ruinous.rules.choices import discard_cards
from ruinous.rules.ids import KHORNE, POWERS, RESERVE
from ruinous.rules.view import NOBODY
from ruinous.words.reasons import because


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_thinks_about_the_only_answer_and_every_one_can_explain_it(level, monkeypatch):
    def thinks(*_):
        raise AssertionError("there is nothing to think about")

    monkeypatch.setattr(SearchBot, "marks", thinks)
    monkeypatch.setattr(ScriptedBot, "marks", thinks)
    random, forced = Random(1), 0
    game = Game.new(POWERS, 1, Options(show_forced=True, card_set="morrslieb", events="mixed"))
    while game.decision:
        seat, actions = game.decision.seat, game.decision.actions
        action = random.choice(actions)
        if len(actions) == 1:
            copy = game.copy(seat)
            bot = make(level, 1)
            assert bot.choose(copy) == action
            assert because(bot.explain(copy, action)).endswith(".")
            forced += 1
        game.play(action)
    assert forced > 20


def helpless():
    """Khorne's turn with nothing he could pay for, and the same for anybody who cannot see his hand."""
    game = Game.new(POWERS[:4], 1)
    g = game.state
    while g.stack[-1][0] != "turn" or g.seat != KHORNE:
        game.play(g.actions[0])
    g.power[KHORNE], g.here[RESERVE] = 1, g.here[RESERVE] & ~g.control[KHORNE]
    g.hand[KHORNE] = b""
    engine.ask_again(g)
    return game


@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_without_a_choice_is_passed_and_nobody_hears_that_there_was_none(level):
    """R22: the reason is that of any other pass."""
    game = helpless()
    assert game.decision.actions == [PASS]
    assert make(level, 1).choose(game.copy("khorne")) == PASS
    for viewer in (NOBODY, *game.state.powers):
        assert why(game.state, PASS, level, viewer).id in ("reason.pass", "reason.idle", "reason.random")


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_is_discarded(level):
    game = helpless()
    g = game.state
    card = g.rules.decks[KHORNE][0]
    g.hand[KHORNE] = bytes((card,))
    g.stack.append((discard_cards.id, (KHORNE, 1), ()))
    engine.ask_again(g)
    assert len(g.actions) == 1
    game.play(make(level, 1).choose(game.copy("khorne")))
    assert not g.hand[KHORNE]
