"""Bots in whole games of every kind: always a legal action, never an error, and no use of what is hidden."""

from dataclasses import replace
from functools import partial
from itertools import combinations, product
from random import Random

import pytest

from ruinous import Game, Options
from ruinous.bots import LEVELS, make
from ruinous.bots.search import SearchBot
from ruinous.content import NEWEST, components
from ruinous.rules.ids import POWERS
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.words.reasons import because

OURS = [name for name in LEVELS if name.partition(":")[0] in ("random", "novice", "scripted")]
KINDS = list(product((3, 4, 5), CARD_SETS, EVENTS))
DEALS = 3  # ways to deal the unknown
BLIND = ("novice", "scripted")  # levels that are asked at the same decisions of one game


# Every level that decides by count, and the search bot with so few simulations that it may be asked often.
ALL_LEVELS = {name: partial(make, name, 7) for name in LEVELS if not name.startswith("search")}
ALL_LEVELS["search"] = partial(SearchBot, 7, simulations=6)


def contrary(edition):
    """Options of an edition, every switch set otherwise than usual."""
    usual = Options.of({"edition": edition})
    switches = {s.name: next(v for v in s.values if v != getattr(usual, s.name)) for s in components(edition).switches}
    return Options.of({"edition": edition, "show_forced": True, **switches})


TABLES = {
    "first edition": (4, Options.of({"edition": 1})),
    "first edition, contrary": (3, contrary(1)),
    "contrary": (4, contrary(NEWEST)),
    "contrary, Morrslieb and Realm of Chaos": (
        5,
        replace(contrary(NEWEST), card_set="morrslieb", events="realm_of_chaos"),
    ),
    "a host's cards": (4, Options(cards='[chaos."khorne.blood_frenzy"]\ncost = 2\nparams = { dice = 4 }')),
}


def table(players, card_set, events, seed):
    random = Random(f"{players} {card_set} {events} {seed}")
    powers = random.choice(list(combinations(POWERS, players)))
    return Game.new(powers, seed, Options(card_set=card_set, events=events)), random


@pytest.mark.parametrize(("players", "card_set", "events"), KINDS)
def test_every_bot_plays_every_kind_of_game(players, card_set, events):
    game, random = table(players, card_set, events, 1)
    bots = {p: make(random.choice(OURS), p) for p in game.seats}
    while game.decision:
        decision = game.decision
        copy = game.copy(decision.seat)
        action = bots[decision.seat].choose(copy)
        assert action in decision.actions
        if not random.randrange(8):
            sentence = because(bots[decision.seat].explain(copy, action))
            assert sentence.endswith(".")
            assert len(sentence.splitlines()) == 1
        game.play(action)
    assert game.result


@pytest.mark.parametrize("driver", ["random", "scripted"])
@pytest.mark.parametrize(("card_set", "events"), [("base", "base"), ("morrslieb", "mixed")])
def test_a_choice_does_not_depend_on_what_is_hidden(card_set, events, driver):
    """The same bot, the same seat, the unknown dealt in several ways: the same choice and the same reason."""
    game, random = table(5, card_set, events, 2)
    drivers = {p: make(driver, p) for p in game.seats}
    looked = 0
    while game.decision:
        seat, kind = game.decision.seat, game.decision.kind
        if not random.randrange(12 if kind == "turn" else 2):
            copies = [game.copy(seat, deal) for deal in range(DEALS)]
            for level in BLIND:
                choices = set()
                for copy in copies:
                    bot = make(level, 7)
                    action = bot.choose(copy)
                    choices.add((action, str(bot.explain(copy, action))))
                assert len(choices) == 1, (level, kind, choices)
            looked += 1
        game.play(drivers[seat].choose(game.copy(seat)))
    assert looked > 10


def test_a_choice_does_not_depend_on_chance_to_come():
    """Whatever the dice and decks of the copy will bring, the choice is the same."""
    game, random = table(4, "base", "base", 3)
    drivers = {p: make("novice", p) for p in game.seats}
    while game.decision:
        seat = game.decision.seat
        if game.decision.kind != "turn" or not random.randrange(6):
            one, two = game.copy(seat), game.copy(seat)
            two.state.secret = bytes(range(32))
            for level in BLIND:
                assert make(level, 7).choose(one) == make(level, 7).choose(two), level
        game.play(drivers[seat].choose(game.copy(seat)))


@pytest.mark.parametrize("name", TABLES)
def test_no_level_uses_what_is_hidden_whatever_the_rules(name):
    """Whole games by other rules: however the unknown is dealt and the dice will fall, the same choice and reason."""
    players, options = TABLES[name]
    random = Random(name)
    game = Game.new(random.choice(list(combinations(POWERS, players))), 5, options)
    drivers = {p: make("novice", p) for p in game.seats}
    looked = dict.fromkeys(ALL_LEVELS, 0)
    while game.decision:
        seat, turn = game.decision.seat, game.decision.kind == "turn"
        if len(game.decision.actions) > 1 and not random.randrange(25 if turn else 6):
            one, two = game.copy(seat, 1), game.copy(seat, 2)
            for level, made in ALL_LEVELS.items():
                if level == "search" and random.randrange(3):
                    continue
                first, second = (
                    (action := bot.choose(copy), str(bot.explain(copy, action)))
                    for bot, copy in ((made(), one), (made(), two))
                )
                assert first == second, (level, game.decision.kind)
                assert first[0] in game.decision.actions
                looked[level] += 1
        game.play(drivers[seat].choose(game.copy(seat)))
    assert game.result
    assert min(looked.values()) >= 2
    assert looked["scripted"] >= 8


def test_a_bot_changes_nothing_in_the_game_it_is_shown():
    game, _ = table(4, "base", "mixed", 4)
    bot = make("scripted", 1)
    for _ in range(120):
        if not game.decision:
            break
        copy = game.copy(game.decision.seat)
        before = copy.state.copy()
        action = bot.choose(copy)
        bot.explain(copy, action)
        assert copy.state == before
        assert copy.state.actions == before.actions
        game.play(action)


def test_one_bot_may_play_several_games_and_seats():
    """What it remembers of one game never shows in another."""
    bot = make("scripted", 1)
    for seed, options in ((1, Options()), (2, Options(card_set="morrslieb")), (1, Options())):
        game = Game.new(POWERS[:4], seed, options)
        for _ in range(40):
            copy = game.copy(game.decision.seat)
            marks = bot.marks(copy.state)
            assert marks == pytest.approx(make("scripted", 1).marks(copy.state), abs=1e-9)
            game.play(bot.choose(copy))
