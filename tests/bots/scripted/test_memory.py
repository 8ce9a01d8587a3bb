"""The scripted bot's short cuts change nothing: what it remembers, tries in place, or does not play to the end."""

from pathlib import Path

import pytest

from ruinous import Game, Options
from ruinous.bots.scripted import ScriptedBot
from ruinous.bots.scripted.alarm import THROWS, one_tick_away, surest, wins
from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.forecast import settle, tried
from ruinous.bots.scripted.lines import candidates, plain, summoned
from ruinous.bots.scripted.weights import BASE, load
from ruinous.rules import position
from ruinous.rules.actions import MOVE, PASS, PLAY
from ruinous.rules.ids import POWERS
from ruinous.rules.view import blanked

BLOCKING = Path(__file__).parents[1] / "blocking"
TABLES = [
    (POWERS[:4], {}, 8),
    (POWERS, {"card_set": "morrslieb", "events": "mixed"}, 5),
]
EVERY = 6


def decisions(powers, options, seed):
    """Some decisions of a game of scripted bots, as their seats see them, each with the bot that must decide."""
    game = Game.new(powers, seed, Options(**options))
    bots = {seat: ScriptedBot(f"{seed}/{seat}") for seat in game.seats}
    while game.decision:
        seat = game.decision.seat
        if len(game.entries) % EVERY == 0:
            yield game.copy(seat).state, bots[seat]
        game.play(bots[seat].choose(game.copy(seat)))


def same(value):
    return pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize(("powers", "options", "seed"), TABLES)
def test_memory_and_trying_in_place_change_no_mark(powers, options, seed):
    """A bot that remembers marks like one that has seen nothing; a summoning tried in place is worth what it is on a
    copy. Both at the decisions of one game."""
    found = 0
    for g, bot in decisions(powers, options, seed):
        assert bot.marks(g) == same(ScriptedBot(0).marks(g))
        evaluation, c = Evaluation(g.seat, load(BASE, g.seat)), blanked(g, g.seat)
        untouched = c.copy()
        for action in candidates(c):
            if MOVE <= action < PLAY and plain(c, action):
                copy = tried(c, action)
                assert not settle(copy, g.seat)
                assert summoned(evaluation, c, action, None) == same(evaluation.value(copy))
                assert c == untouched
                found += 1
    assert found > 50


def test_a_round_that_is_not_played_to_its_end_has_the_same_winners():
    """In the positions in which somebody is about to win (tools/blocking.py)."""
    stopped = 0
    for file in sorted(BLOCKING.glob("*.position")):
        g = position.read(file.read_text(encoding="utf-8"))
        if g.stack[-1][0] != "turn":
            continue
        c = tried(blanked(g, g.seat), PASS)
        for throw in THROWS:
            end = wins(c, throw)
            assert wins(c, throw, surest(c)) == end
            close = one_tick_away(c, g.seat)
            early = wins(c, throw, close)
            assert (g.seat in early, any(p != g.seat for p in early)) == (
                g.seat in end,
                any(p != g.seat for p in end),
            )
            stopped += bool(close and end)
    assert stopped
