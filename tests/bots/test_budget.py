"""A searching bot keeps its time in every decision: counted by a clock that goes on with the work, not with the day."""

import sys
from itertools import combinations
from random import Random

import pytest

from ruinous import Game, Options
from ruinous.bots import LEVELS, make
from ruinous.rules.ids import POWERS
from ruinous.rules.state import GameState
from ruinous.words.reasons import because

SEARCHING = [name for name in LEVELS if name.startswith("search")]
MOST = 1.2  # times its budget that a decision may take
LOOK = 2e-3  # seconds that a look at the clock stands for, with the step before it
COPY = 1e-3  # and a copy of a position, with what is done to it


class Work:
    """The time that work takes, if every machine were the same."""

    def __init__(self, monkeypatch):
        self.time = 0.0
        self.looks = 0
        make("search", 1)  # so that its modules are there
        for name, module in list(sys.modules.items()):
            if name.startswith("ruinous.bots") and hasattr(module, "perf_counter"):
                monkeypatch.setattr(module, "perf_counter", self.look)
        copy = GameState.copy

        def counted(state):
            self.time += COPY
            return copy(state)

        monkeypatch.setattr(GameState, "copy", counted)

    def look(self):
        self.looks += 1
        self.time += LOOK
        return self.time


def decisions(seed, count, players, **options):
    """Turns of a game, spread over its length."""
    random = Random(seed)
    powers = random.choice(list(combinations(POWERS, players)))
    game = Game.new(powers, seed, Options(**options))
    bots = {seat: make("novice", seat) for seat in game.seats}
    while game.decision and count:
        seat = game.decision.seat
        if game.decision.kind == "turn" and not random.randrange(6):
            yield game.copy(seat)
            count -= 1
        game.play(bots[seat].choose(game.copy(seat)))


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("seconds", [0.2, 1.0])
def test_no_decision_takes_longer_than_its_budget(monkeypatch, level, seconds):
    looked = searched = 0
    for seed, players, card_set in ((1, 4, "base"), (2, 5, "morrslieb")):
        for game in decisions(seed, 3, players, card_set=card_set):
            bot = make(level, seed, seconds)
            with monkeypatch.context() as patched:
                work = Work(patched)
                action = bot.choose(game)
            assert action in game.state.actions
            assert work.time <= MOST * seconds, (seed, game.decision.kind, work.time)
            looked += 1
            searched += work.time > 0.5 * seconds
    assert looked == 6
    assert searched  # the time is there to be used


@pytest.mark.parametrize("level", SEARCHING)
def test_a_searching_bot_plays_a_whole_game_in_little_time(level):
    """Whatever it is asked in a game with everything, and however little time it has: a legal action and a reason."""
    game = Game.new(POWERS, 6, Options(card_set="morrslieb", events="mixed"))
    bots = {seat: make("random", seat) for seat in game.seats}
    bots["tzeentch"] = make(level, 1, 0.02)
    asked = 0
    while game.decision:
        seat = game.decision.seat
        copy = game.copy(seat)
        action = bots[seat].choose(copy)
        assert action in game.decision.actions
        if seat == "tzeentch":
            asked += 1
            assert because(bots[seat].explain(copy, action)).endswith(".")
        game.play(action)
    assert asked > 10
