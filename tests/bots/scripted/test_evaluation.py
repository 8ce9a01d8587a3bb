"""The evaluation: points, dials, winners, means, and what all of it is worth to a seat."""

from itertools import pairwise

import pytest

from ruinous.bots.scripted.evaluation import CACHED, Evaluation
from ruinous.bots.scripted.foresight import LAST, chances
from ruinous.rules.ids import CHAOS, HORNED_RAT, KHORNE, NURGLE, PHASE_DRAW, POWERS, SLAANESH, TZEENTCH
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


@pytest.mark.parametrize("power", range(4))
def test_two_ticks_bring_the_points_of_two_places(power: int) -> None:
    for place, stops in enumerate(pairwise(Position(quiet()).g.rules.dials[power][1:])):
        s = standing(quiet(**{POWERS[power]: {"dial": place, "counters": 3}}), most=0.1)
        assert s.vp[power] == pytest.approx(sum(stop.n for stop in stops if stop.do == "score_vp"), abs=0.01)


def test_a_dial_is_worth_its_instructions() -> None:
    evaluation, w = Evaluation(KHORNE, weights()), weights()
    (cards, *_), (upgrade, *_), (nobles, *_) = (
        [stop for dial in Position(quiet()).g.rules.dials[:4] for stop in dial if stop.do == do]
        for do in ("draw_cards", "upgrade_card", "place_nobles")
    )
    assert evaluation.instruction(cards) == pytest.approx(2 * w.card * cards.n)
    assert evaluation.instruction(upgrade) == w.upgrade
    assert evaluation.instruction(nobles) > 0
    assert evaluation.instruction(None) == 0


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


def test_a_dial_at_victory_is_before_any_points() -> None:
    """R18.1: fifty points count only where no dial has come to Victory."""
    near = {"dial": len(Position(quiet()).g.rules.dials[KHORNE]) - 2, "counters": 1}
    s = standing(quiet(khorne=near, nurgle={"vp": 70}))
    assert s.wins[KHORNE] == pytest.approx(1)
    assert s.wins[NURGLE] == pytest.approx(0)


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


def test_no_more_regions_fall_than_there_are_ruins() -> None:
    """R10.6."""
    ruins = {r: {"ruined": n} for n, r in enumerate(("norsca", "troll_country", "badlands", "tilea"), 1)}
    falling = {"kislev": {"corruption": {"tzeentch": 14}}, "empire": {"corruption": {"slaanesh": 14}}}
    both, one = standing(quiet({**ruins, **falling})), standing(quiet({**ruins, "kislev": falling["kislev"]}))
    assert both.ruined == pytest.approx(5)
    assert both.vp[TZEENTCH] == pytest.approx(one.vp[TZEENTCH])
    assert both.vp[SLAANESH] == pytest.approx(0, abs=0.1), "the Empire comes after Kislev"


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


def test_in_the_last_round_only_the_victory_counts() -> None:
    def gap(deck: list[str]) -> float:
        some, more = (worth({**quiet(khorne={"vp": n}), "old_world": {"deck": deck}}, vision=0.0) for n in (5, 15))
        return more - some

    assert 0 < gap([]) < 0.1 * gap(["skavengers"])


def test_before_the_last_round_what_is_for_later_fades() -> None:
    lepers = {"empire": {"figures": ["2 Leper"]}}

    def later(deck: list[str], fade: float) -> float:
        with_, without = (
            standing({**quiet(r), "old_world": {"deck": deck}}, fade=fade, vp_curve=1.0).standing[NURGLE]
            for r in (lepers, {})
        )
        return with_ - without

    full = later(["skavengers", "mass_exodus"], 0.5)
    assert later(["skavengers", "mass_exodus"], 0.0) == pytest.approx(full)
    assert later(["skavengers"], 0.0) == pytest.approx(full)
    assert later(["skavengers"], 0.5) < full - 0.5


def test_a_rivals_purse_and_hand_count_for_him() -> None:
    hand = ["influenza", "rain_of_pus"]
    poor, rich, ready = (
        standing(quiet(nurgle=has), purse=0.5, held=0.25).standing[NURGLE]
        for has in ({"power": 1}, {"power": 5}, {"power": 1, "hand": hand})
    )
    assert rich - poor == pytest.approx(4 * 0.5)
    assert ready - poor == pytest.approx(2 * 0.25)
    own, more = (standing(quiet(khorne={"power": n})).standing[KHORNE] for n in (1, 5))
    assert own == more, "his own is counted as means"


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


def test_power_in_a_cache_is_worth_nearly_as_much() -> None:
    """horned_rat.warp_token_cache."""
    table = {**quiet(), "powers": list(POWERS)}
    g, w = Position(table).g, weights(HORNED_RAT)
    evaluation = Evaluation(HORNED_RAT, w)
    before = evaluation.means(g)
    card = CHAOS.index("horned_rat.warp_token_cache")
    g.cached[HORNED_RAT] = bytes([card, card])
    assert evaluation.means(g) - before == pytest.approx(2 * 3 * CACHED * w.power)


def test_who_fills_his_hand_has_the_less_of_a_card_that_he_keeps() -> None:
    """R5.3: Tzeentch draws up to five."""
    w, evaluation = weights(TZEENTCH), Evaluation(TZEENTCH, weights(TZEENTCH))
    none, one = (Position(quiet(tzeentch={"hand": hand})).g for hand in ([], ["dazzle"]))
    worths = evaluation.card_worths(one)
    kept = worths[CHAOS.index("tzeentch.dazzle")]
    assert w.refill > 0
    assert evaluation.means(one) - evaluation.means(none) == pytest.approx(kept - w.refill * worths[0])


def test_cards_about_to_be_drawn_count_as_average_ones() -> None:
    w, evaluation = weights(TZEENTCH), Evaluation(TZEENTCH, weights(TZEENTCH))
    none, one = (Position(quiet(tzeentch={"hand": hand})).g for hand in ([], ["dazzle"]))
    for g in (none, one):
        g.phase = PHASE_DRAW
        g.stack.append(("draw_up_to", (TZEENTCH, 5), ()))
    average = evaluation.card_worths(one)[0]
    kept = evaluation.card_worths(one)[CHAOS.index("tzeentch.dazzle")]
    assert evaluation.means(none) == pytest.approx(5 * average + w.power * none.power[TZEENTCH])
    assert evaluation.means(one) - evaluation.means(none) == pytest.approx(kept - average)


def test_tzeentch_likes_symbols() -> None:
    w = weights(TZEENTCH)
    evaluation = Evaluation(TZEENTCH, w)
    values = evaluation.card_worths(Position(quiet()).g)
    shield, ways = (values[CHAOS.index(f"tzeentch.{c}")] for c in ("warp_shield", "changer_of_ways"))
    assert ways - shield == pytest.approx(w.symbol)
    assert min(values[1:]) < values[0] < max(values[1:]), "a card not seen yet is an average one"
    assert 0 < CACHED < 1


# --- foresight ----------------------------------------------------------------------------------------------------


def test_in_the_last_round_hardly_anybody_wins_later() -> None:
    """R18.5."""
    for deck, total in (["skavengers"], 1.0), ([], LAST):
        data = {**quiet(), "old_world": {"deck": deck}}
        assert sum(chances(Position(data).g, standing(data))) == pytest.approx(total)
    assert LAST < 0.2
