"""The evaluation: points, dials, winners, means, and what all of it is worth to a seat."""

import pytest

from ruinous.bots.scripted.evaluation import CACHED, Evaluation
from ruinous.rules.ids import CHAOS, KHORNE, NURGLE, SLAANESH, TZEENTCH
from tests.kit.outlooks import quiet, standing, weights, worth
from tests.kit.position import Position

# --- dials --------------------------------------------------------------------------------------------------------


def test_a_counter_turns_the_dial_and_most_counters_turn_it_twice() -> None:
    """R12.5."""
    s = standing(quiet(khorne={"counters": 3}, nurgle={"counters": 1}), most=0.1)
    assert s.ticks[KHORNE] == pytest.approx(2, abs=0.01)
    assert s.ticks[NURGLE] == pytest.approx(1, abs=0.01)
    assert s.ticks[TZEENTCH] == s.ticks[SLAANESH] == 0
    tied = standing(quiet(khorne={"counters": 2}, nurgle={"counters": 2}), most=0.1)
    assert tied.ticks[KHORNE] == tied.ticks[NURGLE] == pytest.approx(1, abs=0.01)


def test_points_on_the_dial_count_as_points() -> None:
    """Khorne's first stop gives four."""
    s = standing(quiet(khorne={"counters": 1, "vp": 10}, nurgle={"counters": 3}), most=0.1)
    assert s.vp[KHORNE] == pytest.approx(14, abs=0.01)


def test_who_is_two_ticks_from_victory_needs_most_counters() -> None:
    two = len(Position(quiet()).g.rules.dials[KHORNE]) - 3
    leader = {"dial": two, "counters": 3}
    assert standing(quiet(khorne=leader), most=0.1).wins[KHORNE] == pytest.approx(1, abs=0.01)
    assert standing(quiet(khorne=leader, nurgle={"counters": 3}), most=0.1).wins[KHORNE] < 0.05
    near = {"dial": two + 1, "counters": 1}
    s = standing(quiet(khorne=near, nurgle={"counters": 3}), most=0.1)
    assert s.wins[KHORNE] == pytest.approx(1, abs=0.01)


def test_two_who_reach_victory_share_the_chance() -> None:
    dials = Position(quiet()).g.rules.dials
    near = {p: {"dial": len(dials[n]) - 2, "counters": 1} for n, p in ((KHORNE, "khorne"), (NURGLE, "nurgle"))}
    s = standing(quiet(**near))
    assert s.wins[KHORNE] == s.wins[NURGLE] == pytest.approx(0.5)


# --- points and ruins ---------------------------------------------------------------------------------------------


def test_fifty_points_end_the_game_for_the_one_who_has_most() -> None:
    """R18."""
    s = standing(quiet(slaanesh={"vp": 56}, tzeentch={"vp": 40}))
    assert s.wins[SLAANESH] > 0.97
    s = standing(quiet(slaanesh={"vp": 56}, tzeentch={"vp": 56}))
    assert s.wins[SLAANESH] == s.wins[TZEENTCH] == pytest.approx(0.5, abs=0.02)
    assert not any(standing(quiet(slaanesh={"vp": 38})).wins)


def test_the_fifth_ruin_ends_it_too() -> None:
    """R18: then most points win."""
    ruins = {r: {"ruined": n} for n, r in enumerate(("norsca", "troll_country", "badlands", "tilea"), 1)}
    points = {"nurgle": {"vp": 30}, "khorne": {"vp": 20}}
    assert not any(standing(quiet(ruins, **points)).wins)
    s = standing(quiet({**ruins, "kislev": {"corruption": {"tzeentch": 13}}}, **points))
    assert s.ruined == pytest.approx(5, abs=0.1)
    assert sum(s.wins) > 0.9
    assert s.wins[NURGLE] > 0.8


# --- what it is worth ---------------------------------------------------------------------------------------------


def test_points_count_the_more_the_nearer_the_end_is() -> None:
    five, ten, twenty_five, thirty = (worth(quiet(khorne={"vp": n})) for n in (5, 10, 25, 30))
    assert 0 < ten - five < thirty - twenty_five


def test_what_rivals_have_is_worth_the_contrary() -> None:
    poor, rich = (worth(quiet(nurgle={"vp": n})) for n in (5, 15))
    assert rich < poor
    assert worth(quiet(nurgle={"vp": 15}), rival=0.0) > rich


def test_the_rival_who_leads_counts_most() -> None:
    before = worth(quiet(nurgle={"vp": 30}, tzeentch={"vp": 5}))
    first = worth(quiet(nurgle={"vp": 33}, tzeentch={"vp": 5})) - before
    last = worth(quiet(nurgle={"vp": 30}, tzeentch={"vp": 8})) - before
    assert first < 3 * last < 0


def test_to_win_is_worth_more_than_anything_and_to_lose_less() -> None:
    wins, even, loses = (worth(quiet(khorne={"vp": a}, nurgle={"vp": b})) for a, b in ((60, 20), (20, 20), (20, 60)))
    assert wins - even > 0.5 * weights().win
    assert even - loses > 0.5 * weights().loss


def test_a_game_that_is_over_is_worth_what_it_came_to() -> None:
    g = Position(quiet()).g
    evaluation = Evaluation(KHORNE, weights())
    for winners, value in (((KHORNE,), 1.0), ((KHORNE, NURGLE), 0.5)):
        g.result = ("fifty_vp", winners)
        assert evaluation.value(g) == pytest.approx(value * weights().win)
    g.result = ("fifty_vp", (NURGLE,))
    assert evaluation.value(g) == -weights().loss
    g.result = ("deck_empty", ())
    assert evaluation.value(g) == 0


def test_upgrades_are_worth_something_to_their_owner() -> None:
    assert worth(quiet(khorne={"upgrades": ["khorne.more_cards"]})) > worth(quiet()) + 1


# --- means --------------------------------------------------------------------------------------------------------


def test_power_and_cards_in_hand_are_worth_something() -> None:
    w = weights(KHORNE)
    one, two = (worth(quiet(khorne={"power": n}), vision=0.0) for n in (1, 2))
    assert two - one == pytest.approx(w.power)
    assert worth(quiet(khorne={"hand": ["reborn_in_blood"]}), vision=0.0) - one == pytest.approx(
        w.card + 2 * w.card_cost
    )


def test_tzeentch_likes_symbols() -> None:
    w = weights(TZEENTCH)
    evaluation = Evaluation(TZEENTCH, w)
    values = evaluation.card_worths(Position(quiet()).g)
    shield, ways = (values[CHAOS.index(f"tzeentch.{c}")] for c in ("warp_shield", "changer_of_ways"))
    assert ways - shield == pytest.approx(w.symbol)
    assert min(values[1:]) < values[0] < max(values[1:]), "a card not seen yet is an average one"
    assert 0 < CACHED < 1
