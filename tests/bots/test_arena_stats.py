"""The figures of the arena against known values and known strengths."""

from math import exp, inf, log
from random import Random

import pytest

from ruinous.bots import arena_stats as stats
from ruinous.bots.arena import Outcome

ALL = ("khorne", "nurgle", "tzeentch", "slaanesh")


def game(number, block, bots, winner, scores=(40, 30, 20, 10), condition="fifty_vp", rounds=5):
    winners = (ALL[winner],) if winner is not None else ()
    return Outcome(number, block, ALL, tuple(bots), condition, winners, scores, rounds, (10,) * 4, (0.5,) * 4,
                   (0.1,) * 4, (1,) * 4)  # fmt: skip


def ranking(random, strengths):
    """One ranking drawn from the Plackett-Luce model: the first by strength, then the next of the rest …"""
    left = list(range(len(strengths)))
    groups = []
    while left:
        [chosen] = random.choices(left, [exp(strengths[n]) for n in left])
        left.remove(chosen)
        groups.append([chosen])
    return groups


# --- intervals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (8, 10, 0.4902, 0.9433)],
)
def test_wilson_gives_the_known_intervals(won, games, low, high):
    assert stats.wilson(won / games, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("freedom", "t"), [(5, 2.571), (9, 2.262), (30, 2.042), (120, 1.980)])
def test_student_gives_the_known_quantiles(freedom, t):
    assert stats.student(freedom) == pytest.approx(t, abs=0.01)


def test_the_error_of_a_ratio_is_that_of_the_blocks():
    mean, error = stats.ratio([(1, 4), (3, 4), (2, 4), (2, 4)])
    assert mean == 0.5
    assert error == pytest.approx(((0.0625 + 0.0625) / 3 / 4) ** 0.5)  # the standard error of ¼, ¾, ½, ½
    assert stats.ratio([(1, 4)]) == (0.25, inf)


def test_independent_games_give_the_plain_interval_of_wilson():
    pairs = [(1, 1)] * 500 + [(0, 1)] * 500
    assert stats.share_interval(pairs) == pytest.approx(stats.wilson(0.5, 1000), abs=5e-4)


def test_blocks_that_go_together_widen_the_interval_and_blocks_that_even_out_narrow_it():
    together = stats.share_interval([(4, 4)] * 50 + [(0, 4)] * 50)
    plain = stats.wilson(0.5, 400)
    even = stats.share_interval([(2, 4)] * 90 + [(1, 4)] * 5 + [(3, 4)] * 5)
    assert together == pytest.approx(stats.wilson(0.5, 100), abs=3e-3)
    assert even[1] - even[0] < plain[1] - plain[0] < together[1] - together[0]


def test_a_bot_that_won_everything_still_has_an_interval():
    low, high = stats.share_interval([(4, 4)] * 20)
    assert 0.9 < low < 0.97
    assert high == 1


def test_ninety_five_of_a_hundred_intervals_hold_the_truth():
    random = Random(3)
    held = 0
    for _ in range(300):
        pairs = []
        for _ in range(40):
            chance = random.choice((0.1, 0.4))  # the blocks differ, so their games are not independent
            pairs.append((sum(random.random() < chance for _ in range(4)), 4))
        low, high = stats.share_interval(pairs)
        held += low <= 0.25 <= high
    assert 0.91 < held / 300 < 0.98


def test_the_interval_of_a_mean_stays_within_its_bounds():
    assert stats.mean_interval([(2, 1), (3, 1)], 1, 4) == (1, 4), "two games tell nothing"
    low, high = stats.mean_interval([(1, 1)] * 9 + [(2, 1)], 1, 4)
    assert low == 1
    assert 1.1 < high < 1.5


# --- ratings ------------------------------------------------------------------------------------------------------


def test_known_strengths_are_found_again():
    random, strengths = Random(1), [1.2, 0.3, -0.4, -1.1]
    blocks = [stats.stages(ranking(random, strengths), range(4)) for _ in range(1500)]
    for (rating, (low, high)), strength in zip(stats.ratings(blocks, 4), strengths, strict=True):
        assert rating == pytest.approx(strength, abs=0.15)
        assert low < strength < high
        assert high - low < 0.3


def test_strengths_are_found_from_tables_of_three_out_of_five():
    random, strengths = Random(2), [1.0, 0.5, 0.0, -0.5, -1.0]
    blocks = []
    for _ in range(4000):
        table = random.sample(range(5), 3)
        groups = ranking(random, [strengths[n] for n in table])
        blocks.append(stats.stages(groups, table))
    assert stats.plackett_luce(stats.total(blocks), 5) == pytest.approx(strengths, abs=0.12)


def test_copies_of_one_bot_share_a_strength():
    random, strengths = Random(4), [1.5, 0.0, 0.0, 0.0]
    blocks = [stats.stages(ranking(random, strengths), [0, 1, 1, 1]) for _ in range(3000)]
    first, second = stats.plackett_luce(stats.total(blocks), 2)
    assert first - second == pytest.approx(1.5, abs=0.1)
    assert first + second == pytest.approx(0)


def test_two_bots_have_the_odds_as_their_ratio():
    found = {(0, (0, 1)): 7500.0, (1, (0, 1)): 2500.0}
    first, second = stats.plackett_luce(found, 2)
    assert first - second == pytest.approx(log(3), abs=1e-3)


def test_equals_count_in_every_order_alike():
    assert stats.stages([[0], [1, 2]], [0, 1, 2]) == {
        (0, (0, 1, 2)): 1,
        (1, (1, 2)): 0.5,
        (2, (1, 2)): 0.5,
    }
    assert stats.stages([[0, 1]], [0, 0]) == {}, "copies of one bot tell nothing about it"


def test_a_bot_that_wins_every_game_has_a_finite_rating_and_a_wide_interval():
    blocks = [stats.stages([[0], [1]], [0, 1]) for _ in range(50)]
    rating, (low, high) = stats.ratings(blocks, 2)[0]
    assert 1 < rating < 4
    assert high - low > 1


# --- the summary --------------------------------------------------------------------------------------------------


def test_the_summary_counts_what_was_won():
    seatings = [("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a")]
    games = [game(4 * block + n, block, seats, 0) for block in range(12) for n, seats in enumerate(seatings)]
    found = stats.summary(games, seed=9, seconds=0.05)
    assert (found["games"], found["blocks"], found["seed"], found["time_ms"]) == (48, 12, 9, 50)
    b = next(bot for bot in found["bots"] if bot["name"] == "b")
    a = next(bot for bot in found["bots"] if bot["name"] == "a")
    assert (a["copies"], a["wins"], a["win_share"], a["together"]["win_share"]) == (1, 12, 0.25, 0.25)
    assert (b["copies"], b["wins"], b["win_share"], b["together"]["win_share"]) == (3, 36, 0.25, 0.75)
    assert a["place"] == b["place"] == 2.5
    low, high = a["interval"]
    assert 0.17 < low < 0.25 < high < 0.33, "each block is exactly even, which narrows the interval but not to nothing"
    assert a["rating"] == pytest.approx(0, abs=0.1)
    assert a["elo"] == pytest.approx(1500, abs=20)
    assert a["powers"]["khorne"]["win_share"] == 1
    assert a["powers"]["nurgle"]["win_share"] == 0
    assert found["powers"]["khorne"]["win_share"] == 1
    assert found["powers"]["khorne"]["vp"] == 40
    assert found["conditions"]["fifty_vp"] == {"games": 48, "share": 1}
    assert found["conditions"]["deck_empty"] == {"games": 0, "share": 0}
    assert a["conditions"]["fifty_vp"]["win_share"] == 0.25
    assert a["timing"] == {
        "decisions": 480, "per_second": 20, "mean_ms": 50, "max_ms": 100, "over_budget": 48
    }  # fmt: skip
    assert found["length"] == {"rounds": 5, "decisions": 40, "by_rounds": {"5": 48}}


def test_the_strongest_stands_first_and_over_budget_is_told_only_with_a_budget():
    games = [game(n, n, ("a", "b", "c", "d"), 3, (10, 20, 30, 40)) for n in range(12)]
    found = stats.summary(games)
    assert [bot["name"] for bot in found["bots"]] == ["d", "c", "b", "a"]
    assert found["time_ms"] is None
    assert found["bots"][0]["timing"]["over_budget"] is None


def test_games_nobody_won_and_few_games_are_no_trouble():
    found = stats.summary([game(0, 0, ("a", "a", "b", "b"), None, condition="deck_empty")])
    assert found["nobody"] == 1
    assert found["bots"][0]["rating_interval"] is None
    assert found["bots"][0]["elo_interval"] is None
    assert found["bots"][0]["place_interval"] == [1, 4]
    assert found["bots"][0]["win_share"] == 0
