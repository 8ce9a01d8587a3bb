"""The alarm: who is about to win, what would stop him, and what that adds to the marks."""

from pathlib import Path

import pytest

from ruinous.bots.scripted import alarm
from ruinous.bots.scripted.alarm import (
    THROWS,
    Alarm,
    Played,
    both,
    ends,
    guarded,
    hopeful,
    one_tick_away,
    played_out,
    positions,
    surest,
    touches,
    wins,
)
from ruinous.bots.scripted.evaluation import Evaluation, Standing
from ruinous.bots.scripted.forecast import settle, tried
from ruinous.bots.scripted.lines import Reached, candidates, follow
from ruinous.rules import position
from ruinous.rules.actions import ACTIONS, NOTATION, PASS
from ruinous.rules.ids import KHORNE, NURGLE, SLAANESH, TZEENTCH
from ruinous.rules.state import GameState
from ruinous.rules.view import blanked
from tests.kit.last_rounds import danger, ticks_away
from tests.kit.outlooks import quiet, weights
from tests.kit.position import Position
from tools import blocking

BLOCKING = Path(__file__).parents[1] / "blocking"
AWAY = ACTIONS["teleport@emp.l"]  # takes a Leper out of the Empire, if the answers are right


def dialled(**missing: int) -> GameState:
    return Position(quiet(**{power: {"dial": ticks_away(power, n)} for power, n in missing.items()})).g


def marked(g: GameState) -> tuple[Evaluation, GameState, dict[int, float], Reached]:
    """What a seat thinks of its actions before the alarm."""
    evaluation, c, reached = Evaluation(g.seat, weights(g.seat)), blanked(g, g.seat), Reached()
    evaluation.begin(c)
    return evaluation, c, {a: follow(evaluation, c, a, reached=reached) for a in candidates(c)}, reached


# --- who is about to win ------------------------------------------------------------------------------------------


def test_one_tick_is_enough_for_some() -> None:
    """R12.5, R18: nobody has more than two ticks in a round."""
    assert one_tick_away(dialled(nurgle=1, slaanesh=2), KHORNE) == [NURGLE]
    assert one_tick_away(dialled(nurgle=1, slaanesh=1), KHORNE) == [NURGLE, SLAANESH]
    assert one_tick_away(dialled(khorne=3, nurgle=1), KHORNE) == [NURGLE]
    assert one_tick_away(dialled(khorne=2, nurgle=1), KHORNE) == [], "he may be there as well"
    assert one_tick_away(dialled(nurgle=1), NURGLE) == []


def test_one_alone_is_sure_if_nobody_else_can_come_there() -> None:
    assert surest(dialled(nurgle=1)) == [NURGLE]
    assert surest(dialled(nurgle=1, tzeentch=3)) == [NURGLE]
    assert surest(dialled(nurgle=1, tzeentch=2)) == []
    assert surest(dialled(nurgle=2)) == [], "two ticks need most counters"


def test_the_round_is_played_out_with_everybody_passing() -> None:
    g = blanked(danger(), TZEENTCH)
    idle = tried(g, PASS)
    assert [wins(idle, throw) for throw in THROWS] == [(NURGLE,)] * len(THROWS)
    assert played_out(idle, TZEENTCH, THROWS, 2) == Played(0.0, 0.0, 2), "two throws tell enough"
    assert played_out(idle, NURGLE, THROWS, 2) == Played(1.0, 1.0, len(THROWS))
    assert wins(tried(blanked(danger(2), TZEENTCH), PASS), THROWS[0]) == (NURGLE,), "alone with a counter: two ticks"
    assert wins(tried(blanked(danger(3), TZEENTCH), PASS), THROWS[0]) == ()


def test_few_throws_and_many_are_put_together() -> None:
    assert both(Played(1.0, 0.0, 4), Played(0.0, 1.0, 12)) == pytest.approx((0.25, 0.75, 16))
    assert both(Played(0.5, 0.5, 4), Played(0.5, 0.5, 12)) == pytest.approx((0.5, 0.5, 16))


# --- what would stop him ------------------------------------------------------------------------------------------


def stands(wins: float = 0.0, vp: float = 0.0, counters: float = 0.0, ruined: float = 0.0) -> Standing:
    """How Nurgle stands."""
    s = Standing()
    s.wins[NURGLE], s.vp[NURGLE], s.counters[NURGLE], s.ruined = wins, vp, counters, ruined
    return s


def test_an_action_touches_what_decides_who_wins() -> None:
    before, feared = stands(vp=50, counters=2, ruined=4), {NURGLE}
    assert not touches(stands(vp=50, counters=2, ruined=4), before, KHORNE, feared)
    assert touches(stands(vp=48, counters=2, ruined=4), before, KHORNE, feared)
    assert touches(stands(vp=50, counters=1, ruined=4), before, KHORNE, feared)
    assert touches(stands(vp=50, counters=2, ruined=5), before, KHORNE, feared)
    assert touches(stands(0.5, 50, 2, 4), before, NURGLE, {KHORNE}), "the seat's own victory"
    assert not touches(stands(vp=50, counters=3, ruined=4), before, KHORNE, feared), "more counters help nobody else"
    assert not touches(stands(vp=48, counters=2, ruined=4), before, KHORNE, {SLAANESH})
    assert hopeful(stands(0.5), stands(0.6), feared)
    assert not hopeful(stands(0.59), stands(0.6), feared)
    assert not hopeful(stands(0.5), stands(0.6), {SLAANESH})


def test_every_answer_to_what_is_asked_at_once_is_an_end() -> None:
    g = blanked(danger(), TZEENTCH)
    c = tried(g, AWAY)
    assert settle(c, TZEENTCH)
    found = list(ends(tried(g, AWAY), TZEENTCH))
    assert len(found) == len(c.actions or ()) > alarm.ANSWERS_TRIED - 1, "where one of the Lepers goes"
    assert len({tuple(end.here) for end in found}) == len(found)
    assert all(end.stack[-1][0] == "turn" or not end.actions for end in found)
    assert [end.power for end in ends(tried(g, PASS), TZEENTCH)] == [tried(g, PASS).power]
    evaluation = Evaluation(TZEENTCH, weights(TZEENTCH))
    evaluation.begin(g)
    assert len(list(positions(evaluation, g, AWAY, {}))) == alarm.ANSWERS_TRIED


# --- marks --------------------------------------------------------------------------------------------------------


def alarmed(idle_wins: float) -> Alarm:
    """An alarm in which doing nothing leaves Nurgle with a chance."""
    g = blanked(danger(), TZEENTCH)
    evaluation = Evaluation(TZEENTCH, weights(TZEENTCH))
    return Alarm(evaluation, g, {}, list(THROWS), True, PASS, stands(idle_wins), {NURGLE})


def test_what_is_played_out_takes_the_place_of_what_the_odds_say() -> None:
    one, w = alarmed(1.0), weights(TZEENTCH)
    trust = len(THROWS) / (len(THROWS) + alarm.ODDS)
    stopped, lost = Played(1.0, 0.0, len(THROWS)), Played(0.0, 0.0, len(THROWS))
    assert one.relief(stands(1.0), stopped) == pytest.approx(trust * w.loss), "it stops him, and no odds saw it"
    assert one.relief(stands(0.0), stopped) == pytest.approx(0), "the odds have counted it"
    assert one.relief(stands(0.0), lost) == pytest.approx(-trust * w.loss), "it does not, whatever the odds say"
    assert one.relief(stands(1.0), lost) == pytest.approx(0)
    won = Played(1.0, 1.0, len(THROWS))
    assert one.relief(stands(1.0), won) == pytest.approx(trust * (w.loss + w.win))
    assert one.relief(stands(1.0), Played(1.0, 0.0, 1)) < one.relief(stands(1.0), stopped), "one throw tells less"
    assert one.told(stands(0.5)) == alarm.TOLD
    assert one.told(stands(1.0)) == 1


def test_in_quiet_no_mark_is_changed() -> None:
    evaluation, c, marks, reached = marked(danger(3))
    assert guarded(evaluation, c, marks, reached) is marks


def test_points_raise_it_too() -> None:
    g = danger(4)
    g.vp[NURGLE] = g.rules.content.limits.vp
    evaluation, c, marks, reached = marked(g)
    assert guarded(evaluation, c, marks, reached) is not marks
    g.vp[NURGLE] -= alarm.NEAR + 5
    evaluation, c, marks, reached = marked(g)
    assert guarded(evaluation, c, marks, reached) is marks


def test_what_stops_him_stays_the_best_and_is_marked_by_what_was_seen() -> None:
    evaluation, c, marks, reached = marked(danger())
    after = guarded(evaluation, c, marks, reached)
    best = sorted(after, key=lambda a: -after[a])[:4]
    assert {NOTATION[a].partition(".")[0] for a in best} == {"teleport@emp", "dazzle@emp"}
    assert after[best[0]] == max(after.values()) == pytest.approx(max(marks.values()))
    assert after[best[0]] - after[PASS] > 0.5 * weights(TZEENTCH).loss
    assert after[PASS] == marks[PASS]


ONLY_SEEN = ("005", "014", "026", "034", "039", "064")


@pytest.mark.parametrize("name", ONLY_SEEN)
def test_it_finds_what_the_odds_do_not_show(name: str) -> None:
    """Positions of tests/bots/blocking in which the best mark does not stop the leader until the alarm has looked."""
    g = position.read((BLOCKING / f"{name}.position").read_text(encoding="utf-8"))
    evaluation, c, marks, reached = marked(g)
    blocks = blocking.load(BLOCKING)[name]["blocks"].split()

    def best(marks: dict[int, float]) -> str:
        return NOTATION[max(marks, key=lambda a: (marks[a], -a))].replace(" ", "_")

    assert best(marks) not in blocks
    assert best(guarded(evaluation, c, marks, reached)) in blocks
