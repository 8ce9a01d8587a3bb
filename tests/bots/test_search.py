"""The search bot: deals that fit what is known, a fair race, a tree for everybody, and no use of what is hidden."""

from itertools import combinations
from random import Random
from time import perf_counter as clock_now

import pytest

from ruinous import Game, Options
from ruinous.bots import LEVELS, make, search
from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.foresight import chances
from ruinous.bots.scripted.policy import LEAF, Policy, advance
from ruinous.bots.scripted.weights import BASE, load
from ruinous.bots.search import BEHIND_ELSEWHERE, ELSEWHERE, SearchBot, leaders, opinion
from ruinous.bots.search_tree import Clock, Guide, Node, select, simulate
from ruinous.bots.search_value import ScriptedValue
from ruinous.rules.ids import PHASE_SUMMONING, POWERS
from ruinous.rules.view import information_set
from ruinous.words.reasons import because

NEVER = Clock(float("inf"))
FEW = 24  # simulations


def positions(seed, wanted, players=4, every=7, **options):
    """Decisions of the summoning phase in a game of scripted bots, as the seat that decides may know them."""
    random = Random(seed)
    powers = random.choice(list(combinations(POWERS, players)))
    game = Game.new(powers, seed, Options(**options))
    bots = {p: make("novice", f"{seed} {p}") for p in powers}
    met = 0
    while game.state.actions and wanted:
        seat = POWERS[game.state.seat]
        if game.state.phase == PHASE_SUMMONING:
            met += 1
            if met % every == 0 or game.decision.kind != "turn":
                wanted -= 1
                yield game, seat
        game.play(bots[seat].choose(game.copy(seat)))


def test_it_is_a_level_like_the_others():
    bot = make("search", 7, 0.5)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == 0.5
    assert LEVELS["search"].strength == max(level.strength for level in LEVELS.values())


@pytest.mark.parametrize(
    ("players", "card_set", "events"), [(3, "base", "base"), (4, "morrslieb", "mixed"), (5, "morrslieb", "base")]
)
def test_it_chooses_a_legal_action_and_gives_a_reason(players, card_set, events):
    bot = SearchBot(1, simulations=FEW)
    for game, seat in positions(3, 8, players, card_set=card_set, events=events):
        copy = game.copy(seat)
        action = bot.choose(copy)
        assert action in copy.state.actions
        sentence = because(bot.explain(copy, action))
        assert sentence.endswith(".")
        assert len(sentence.splitlines()) == 1
    assert bot.done


@pytest.mark.parametrize(("seed", "card_set"), [(1, "base"), (2, "base"), (3, "morrslieb")])
def test_a_choice_does_not_depend_on_what_is_hidden(seed, card_set):
    """The same seed and number of simulations, the unknown dealt in several ways: the same choice and reason."""
    looked = 0
    for game, seat in positions(seed, 6, every=11, card_set=card_set):
        found = set()
        for deal in range(3):
            copy = game.copy(seat, deal)
            bot = SearchBot(5, simulations=FEW)
            action = bot.choose(copy)
            found.add((action, str(bot.explain(copy, action)), bot.done))
        assert len(found) == 1
        looked += 1
    assert looked == 6


def test_deals_are_made_of_what_the_seat_knows():
    """R22: a deal of a deal is a deal of the true game; open things and the own hand stay, the rest is one deck."""
    for game, seat in positions(4, 6):
        number = POWERS.index(seat)
        true = game.state
        for deal in range(3):
            one = information_set(game.copy(seat, 1).state, number, deal)
            two = information_set(game.copy(seat, 2).state, number, deal)
            assert one == two == information_set(true, number, deal)
            assert one.hand[number] == true.hand[number]
            for p in true.powers:
                assert sorted(one.hand[p] + one.deck[p]) == sorted(true.hand[p] + true.deck[p])


def test_a_seed_decides_everything_and_another_one_plays_other_deals():
    game, seat = next(positions(5, 1))
    copy = game.copy(seat)

    def raced(seed):
        bot = SearchBot(seed, simulations=FEW)
        bot.choose(copy)
        return bot.chances[1]

    assert raced(1) == raced(1) != raced(2)


def test_it_leaves_the_game_as_it_was():
    for game, seat in positions(6, 3):
        copy = game.copy(seat)
        before = copy.state.copy()
        SearchBot(1, simulations=FEW).choose(copy)
        assert copy.state == before


def test_outside_the_summoning_phase_what_the_scripted_bot_likes_is_raced_for_a_part_of_the_time():
    game = Game.new(POWERS[:4], 7)  # Tzeentch may throw a card away first
    copy = game.copy("tzeentch")
    bot = SearchBot(1, simulations=FEW)
    marks = bot.scripted.marks(copy.state)
    assert marks[bot.choose(copy)] >= max(marks.values()) - BEHIND_ELSEWHERE
    assert bot.searched == 1
    assert 0 < bot.done <= ELSEWHERE * FEW


def test_a_decision_whose_best_answer_is_clear_is_not_raced_for():
    game = Game.new(POWERS[:4], 7)
    copy = game.copy("tzeentch")
    bot = SearchBot(1, simulations=FEW)
    marks = bot.scripted.marks(copy.state)
    best = max(marks, key=lambda action: (marks[action], -action))
    bot.scripted.marks = lambda g: marks | {best: marks[best] + 2 * BEHIND_ELSEWHERE}  # type: ignore[method-assign]
    assert bot.choose(copy) == best
    assert bot.done == bot.searched == 0


def test_more_simulations_are_used_unless_the_race_is_over():
    for game, seat in positions(7, 3):
        copy = game.copy(seat)
        bot = SearchBot(1, simulations=60)
        bot.choose(copy)
        assert bot.done <= 60
        left = [a for a, chance in bot.chances[1].items()]
        assert bot.done > 60 - bot.runners or len(left) > 1


def test_without_time_it_takes_what_the_scripted_bot_likes():
    """Nothing is waited for: the deadline has passed before the first lap."""
    game, seat = next(positions(8, 1))
    copy = game.copy(seat)
    bot = SearchBot(1, seconds=1e-9)
    assert bot.choose(copy) in copy.state.actions
    assert bot.done == 0


def test_a_clock_stops_before_the_longest_step_would_be_too_long():
    clock = Clock(clock_now() + 1000)
    assert not clock.late()
    clock.longest = 2000.0
    assert clock.late()
    assert Clock(0.0).late()
    assert not NEVER.late()


def test_the_clock_is_asked_even_where_nothing_is_left_to_decide():
    game, seat = next(positions(9, 1))
    g = game.copy(seat).state
    policy, leaf = tools(g)
    policy.begin(g)
    decides = True
    while decides:
        decides = advance(g, policy.choice(g, Random(1)))
    assert simulate(g.copy(), Node(), Guide(policy, leaf, 0, NEVER), Random(1)) is not None
    assert simulate(g.copy(), Node(), Guide(policy, leaf, 0, Clock(0.0)), Random(1)) is None


def test_a_race_has_an_end_however_much_time_there_is(monkeypatch):
    monkeypatch.setattr(search, "MOST_LAPS", 3)
    game, seat = next(positions(14, 1))
    bot = SearchBot(1, seconds=1e9, runners=4)
    bot.choose(game.copy(seat))
    assert bot.done == 12


# --- the race -----------------------------------------------------------------------------------------------------


def test_nobody_leaves_before_enough_laps():
    laps = {1: [0.9] * (search.FIRST_LAPS - 1), 2: [0.1] * (search.FIRST_LAPS - 1)}
    assert leaders([1, 2], laps) == [1, 2]


def test_who_is_clearly_behind_leaves():
    laps = {1: [0.5, 0.6, 0.4, 0.5] * 2, 2: [0.4, 0.5, 0.3, 0.4] * 2, 3: [0.6, 0.4, 0.5, 0.5, 0.4, 0.6, 0.4, 0.5]}
    assert leaders([1, 2, 3], laps) == [1, 3]


def test_an_opinion_is_the_laps_and_a_little_of_the_scripted_bot():
    assert opinion([], [], 3.0) > opinion([], [], 2.0)
    few, many = [0.5] * 4, [0.5] * 400
    assert opinion(few, few, -10.0) < opinion(many, many, -10.0) < 0.5
    assert opinion([0.6] * 400, many, -10.0) > opinion(many, many, 0.0)


# --- the tree -----------------------------------------------------------------------------------------------------


def tools(g):
    evaluation = Evaluation(g.seat, load(BASE, g.seat))
    return Policy(evaluation), ScriptedValue()


def test_a_simulation_ends_before_the_battle_phase_and_tells_every_node():
    game, seat = next(positions(9, 1))
    g = game.copy(seat).state
    policy, leaf = tools(g)
    policy.begin(g)
    node, sums = Node(), [0.0] * len(POWERS)
    for n in range(40):
        c = information_set(g, g.seat, n)
        advance(c, g.actions[-1])
        values = simulate(c, node, Guide(policy, leaf, g.seat, NEVER), Random(n))
        assert c.stack[-1][0] == LEAF
        assert 0 < sum(values) <= 1 + 1e-9
        sums = [a + b for a, b in zip(sums, values, strict=True)]
    assert node.visits == 40
    assert node.total == pytest.approx(sums)
    for child in node.children.values():
        assert child.visits <= child.available <= node.visits
    assert sum(child.visits for child in node.children.values()) == node.visits - 1
    assert len(node.children) > 1


def test_a_node_widens_from_the_action_the_policy_likes_best():
    game, seat = next(positions(10, 1))
    g = game.copy(seat).state
    policy, _ = tools(g)
    policy.begin(g)
    best = max(policy.marks(g))[1]
    node = Node()
    node.visits = 1
    assert select(g, node, policy)[0] == best
    assert list(node.children) == [best]
    node.visits = 100
    node.total[g.seat] = 50.0
    node.children[best].visits = 100  # never won in these
    assert select(g, node, policy)[0] != best


def test_the_quick_policy_leaves_the_position_alone_and_knows_the_price():
    for game, seat in positions(11, 5, card_set="morrslieb"):
        g = game.copy(seat).state
        before = g.copy()
        policy, _ = tools(g)
        policy.begin(g)
        marks = policy.marks(g)
        assert g == before
        assert {action for _, action in marks} <= set(g.actions)
        assert policy.marks(g) == marks  # what is remembered is what was worked out
        assert policy.choice(g, Random(1)) in g.actions


def test_chances_are_for_those_who_play_and_points_help():
    for game, seat in positions(12, 4, players=3):
        g = game.state.copy()
        evaluation = Evaluation(POWERS.index(seat), load(BASE, POWERS.index(seat)))
        before = chances(g, evaluation.standing(g))
        assert sum(before) == pytest.approx(1)  # some rounds may still follow
        assert all((before[p] > 0) == (p in g.powers) for p in range(len(POWERS)))
        g.vp[g.seat] += 9
        assert chances(g, evaluation.standing(g))[g.seat] > before[g.seat]


def test_in_the_last_round_nobody_wins_later():
    """R18.5: when the Old World deck is empty, what does not win this round does not win at all."""
    game, seat = next(positions(13, 1))
    g = game.state.copy()
    evaluation = Evaluation(POWERS.index(seat), load(BASE, POWERS.index(seat)))
    assert sum(chances(g, evaluation.standing(g))) == pytest.approx(1)
    g.old_world_deck = b""
    assert sum(chances(g, evaluation.standing(g))) < 0.5
