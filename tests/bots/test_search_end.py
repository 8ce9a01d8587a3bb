"""The end of the game as the search bot sees it: what would stop a winner, and the rest of a round."""

from itertools import count

import pytest

from ruinous.bots.scripted.foresight import chances
from ruinous.bots.search_end import AT_ONCE, LEVEL, POINTS, answered, losses, lost, near, needed, ways
from ruinous.bots.search_rest import follow_out, over, play_out, quick, won
from ruinous.bots.search_value import ScriptedValue, judge
from ruinous.rules.actions import ACTIONS, NOTATION, PASS, ROLL
from ruinous.rules.ids import KHORNE, NURGLE, PHASE_BATTLE, POWERS, SLAANESH, TZEENTCH
from ruinous.rules.view import blanked
from tests.kit.last_rounds import danger, ticks_away
from tests.kit.outlooks import quiet
from tests.kit.position import Position

AWAY = ACTIONS["teleport@emp.l"]


def always() -> bool:
    return False


def names(actions):
    return {NOTATION[a] for a in actions}


# --- what stops a winner ------------------------------------------------------------------------------------------


def test_somebody_may_win_by_points_dial_or_ruins():
    g = danger(4)
    assert not near(g)
    g.dial[NURGLE] = ticks_away("nurgle", 2)
    assert near(g)
    g.dial[NURGLE], g.dial[TZEENTCH] = 0, ticks_away("tzeentch", 1)
    assert not near(g), "he himself"
    limit = g.rules.content.limits.vp
    for points, possible in ((limit - POINTS - 1, False), (limit - POINTS, True)):
        g.vp[KHORNE] = points
        assert near(g) == possible
    g.vp[KHORNE] = 0
    ruins = {r: {"ruined": n} for n, r in enumerate(("norsca", "troll_country", "badlands"), 1)}
    assert near(Position(quiet(ruins)).g)
    assert not near(Position(quiet(dict(list(ruins.items())[:2]))).g)


def test_a_line_is_played_out_by_the_rules():
    g = blanked(danger(), TZEENTCH)
    before = g.copy()
    assert all(lost(g, (PASS,), throw) for throw in range(4))
    assert losses(g, (PASS,)) == 1
    (first, *_) = answered(g, g, (AWAY,))
    assert first[0] == AWAY
    assert len(first) == 2
    assert losses(g, first) == 0
    assert g == before
    assert not lost(blanked(danger(3), TZEENTCH), (PASS,), 0)
    g.dial[TZEENTCH] = ticks_away("tzeentch", 0)  # he wins himself, by more points
    g.vp[TZEENTCH] = 40
    assert not lost(g, (PASS,), 0)


def test_a_line_that_cannot_go_on_is_played_as_far_as_it_can():
    g = blanked(danger(), TZEENTCH)
    assert lost(g, (ACTIONS["Tc2>nor"], ACTIONS["hit Nc1"]), 1)


def test_every_way_to_play_is_there_once():
    g = blanked(danger(), TZEENTCH)
    lines = list(ways(g, g.actions, always))
    assert len(set(lines)) == len(lines)
    first = {line[0] for line in lines}
    assert PASS not in first
    assert AWAY in first
    assert not any(NOTATION[a].endswith(".r") for a in first), "the same card in the same region is tried once"
    assert {NOTATION[a] for a in g.actions if ">" in NOTATION[a]} <= names(first)
    assert {line for line in lines if line[0] == AWAY} == set(answered(g, g, (AWAY,)))


def test_some_ways_of_each_action_come_before_the_rest():
    g = blanked(danger(), TZEENTCH)
    order = [AWAY, ACTIONS["Tc2>nor"]]
    many = list(answered(g, g, (AWAY,)))
    assert [line[0] for line in ways(g, order, always)] == [
        *[AWAY] * min(AT_ONCE, len(many)),
        order[1],
        *[AWAY] * max(len(many) - AT_ONCE, 0),
    ]
    looks = count(1)
    assert len(list(ways(g, order, lambda: next(looks) > 3))) == 3, "when it is late no more are tried"


def test_what_is_needed_is_what_stops_the_winner():
    g = blanked(danger(), TZEENTCH)
    marks = dict.fromkeys(g.actions, 0.0)
    found = needed(g, marks, always)
    assert names(found) == {"teleport@emp.l", "dazzle@emp.l"}
    assert max(found.values()) <= min(found.values()) + LEVEL
    assert min(found.values()) == 0
    assert needed(g, marks, lambda: True) == {}, "no time to look"
    assert needed(blanked(danger(3), TZEENTCH), marks, always) == {}, "no danger"


def test_where_nothing_helps_nothing_is_needed():
    g = blanked(danger(hand=[]), TZEENTCH)
    assert needed(g, dict.fromkeys(g.actions, 0.0), always) == {}


def test_after_the_turns_nothing_is_needed():
    g = danger()
    g.phase = PHASE_BATTLE
    assert needed(g, dict.fromkeys(g.actions, 0.0), always) == {}


# --- the rest of a round ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("leader", "victim"), [("tzeentch", "hit Tc1"), ("nurgle", "hit Nc1")])
def test_questions_are_answered_at_once_by_the_novices_rules(leader, victim):
    text = 'start = "battle"\ndice = [4, 1, 1, 1, 1, 1]\nregions.kislev.figures = ["3 Bloodletter", "Leper", "Acolyte"]'
    t = Position(f"{text}\nplayers.{leader}.dial = 4")
    assert t.legal == ["hit Nc1", "hit Tc1"]
    assert NOTATION[quick(t.g, t.g.actions)] == victim
    assert quick(t.g, t.g.actions[:1]) == ACTIONS["hit Nc1"], "there is but one"
    t.g.stack.append(("throw", (), ()))
    assert quick(t.g, [PASS, ROLL]) == ROLL


def test_a_round_is_gone_on_with_to_its_end():
    g = danger(3)
    round_, dial = g.round, g.dial[NURGLE]
    follow_out(g, PASS)
    assert (g.result, g.round) == (None, round_)
    assert not g.stack or over(g.stack[-1])
    assert g.dial[NURGLE] == dial + 2, "the only counter: two ticks"
    g = danger()
    g.actions = None
    g.stack[-1:] = []
    play_out(g)
    assert g.result == ("max_threat", (NURGLE,))


def test_a_victory_may_be_shared():
    g = danger()
    assert won(g) == [0.0] * len(POWERS)
    g.result = ("max_threat", (KHORNE, SLAANESH))
    assert won(g) == [0.5, 0, 0, 0.5, 0]


# --- the judge ----------------------------------------------------------------------------------------------------


def test_all_powers_are_judged_by_what_they_have_in_common():
    from ruinous.bots.scripted.weights import BASE, load, read

    w = judge().w
    assert w.card == read(BASE)["weights"]["card"]
    assert w.symbol == read(BASE)["weights"]["symbol"]
    assert load(BASE, TZEENTCH) != w


def test_a_win_this_round_is_not_guessed():
    quiet_one = danger(4)
    quiet_one.actions = None
    expected = chances(quiet_one, judge().standing(quiet_one))
    assert ScriptedValue().values(quiet_one.copy(), TZEENTCH) == pytest.approx(expected)
    g = danger()
    g.actions = None
    g.stack[-1:] = []
    assert ScriptedValue().values(g, TZEENTCH) == [0, 1, 0, 0, 0]
