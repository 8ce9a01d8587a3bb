"""Anticipation: the others' turns are played on, and the best actions are marked by what they are worth then."""

import pytest

from ruinous.bots.scripted.anticipation import AT_ONCE, LOOKED_AT, Anticipation, planned
from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.lines import candidates, follow, price
from ruinous.rules.actions import ACTIONS, NOTATION, PASS, kind
from ruinous.rules.ids import FIGURE_NAMES, KHORNE, N_SPACES, NORSCA, NURGLE, RESERVE, TZEENTCH
from ruinous.rules.state import GameState
from ruinous.rules.suppose import Figures, Purse
from ruinous.rules.view import blanked
from tests.kit.outlooks import quiet, weights
from tests.kit.position import Position

SUMMONED, CULTIST = ACTIONS["Tc2>nor"], FIGURE_NAMES.index("Tc2")
REGIONS = {
    "empire": {"figures": ["2 Leper"]},
    "norsca": {"figures": ["Acolyte"]},
    "kislev": {"figures": ["2 Bloodletter"]},
}


def turn(**tzeentch: object) -> GameState:
    """Tzeentch's turn; Khorne and Nurgle have much power left."""
    hand = {"power": 3, "hand": ["teleport", "dazzle", "changer_of_ways"], **tzeentch}
    table = quiet(REGIONS, khorne={"power": 5}, nurgle={"power": 4}, tzeentch=hand)
    return blanked(Position({**table, "turn": "tzeentch", "stop": "end.6"}).g, TZEENTCH)


def expecting(g: GameState, **values: float) -> tuple[Anticipation, dict[int, float]]:
    evaluation = Evaluation(g.seat, weights(g.seat, **values))
    evaluation.begin(g)
    return Anticipation(evaluation), {a: follow(evaluation, g, a) for a in candidates(g)}


def plan(*texts: str) -> list[str]:
    """What is planned if actions are liked in this order."""
    marks = [(float(len(texts) - n), ACTIONS[text]) for n, text in enumerate(texts)]
    return [NOTATION[a] for a in planned(marks[::-1])]


# --- what the others do -------------------------------------------------------------------------------------------


def test_a_plan_is_the_best_action_and_others_that_go_well_with_it() -> None:
    assert plan("Kw1>kis", "Kw1>emp", "Kw2>kis", "Kw2>emp", "Kw3>til") == ["Kw1>kis", "Kw2>emp", "Kw3>til"]
    assert plan("Kw1>kis", "Kw2>emp", "Kw3>til", "Kw4>bor") == ["Kw1>kis", "Kw2>emp", "Kw3>til"]
    assert AT_ONCE == 3
    assert plan("Kw1>kis", "pass", "Kw2>emp") == ["Kw1>kis"], "he would rather pass than go on"
    assert plan("blood_frenzy@kis.l", "Kw2>emp") == ["blood_frenzy@kis.l", "Kw2>emp"]
    assert plan("Kw2>emp", "blood_frenzy@kis.l") == ["Kw2>emp"], "a card is thought about when its time comes"
    assert plan("pass") == ["pass"]


def test_the_others_use_their_power_and_the_seat_waits() -> None:
    g = turn()
    before = g.copy()
    anticipation, _ = expecting(g)
    later = anticipation.later(g)
    assert later is not None
    assert later.stack[-1][0] == "battle_phase"
    assert later.power[KHORNE] < 5
    assert later.power[NURGLE] < 4
    assert sum(here.bit_count() for here in later.here[:RESERVE]) > sum(here.bit_count() for here in g.here[:RESERVE])
    mine = [here & g.control[TZEENTCH] for here in g.here]
    assert [here & g.control[TZEENTCH] for here in later.here] == mine
    assert later.hand[TZEENTCH] == g.hand[TZEENTCH]
    assert g == before
    again = anticipation.later(g)
    assert again == later, "what it remembers changes nothing"


# --- what an action is worth then ---------------------------------------------------------------------------------


def test_an_action_is_done_in_the_later_position_and_paid_for() -> None:
    g = turn()
    anticipation, _ = expecting(g)
    evaluation, later = anticipation.evaluation, anticipation.later(g)
    assert later is not None
    found = anticipation.value(g, later, SUMMONED)
    with (
        Purse(later, TZEENTCH, g.power[TZEENTCH] - 1),
        Figures(later, NORSCA, later.here[NORSCA] | 1 << CULTIST),
        Figures(later, RESERVE, later.here[RESERVE] & ~(1 << CULTIST)),
    ):
        assert found == pytest.approx(evaluation.value(later))


def test_what_cannot_simply_be_done_later_has_no_value_then() -> None:
    g = turn()
    anticipation, _ = expecting(g)
    later = anticipation.later(g)
    assert later is not None
    assert anticipation.value(g, later, ACTIONS["teleport@nor.l"]) is None, "it acts when it is played"
    assert anticipation.value(g, later, PASS) is None
    passive = ACTIONS["dazzle@nor.l"]
    evaluation, hand = anticipation.evaluation, anticipation.evaluation.card_worths(g)
    assert anticipation.value(g, later, passive) is not None
    first = NORSCA * N_SPACES
    for place in range(first, first + N_SPACES):
        later.space[place] = later.space[place] or 1
    assert anticipation.value(g, later, passive) is None, "no room is left"
    later.space[first : first + N_SPACES] = bytes(N_SPACES)
    worth, card = anticipation.value(g, later, passive), kind(passive)[1][0]
    later.space[first] = card
    with Purse(later, TZEENTCH, g.power[TZEENTCH] - price(g, passive)):
        assert worth == pytest.approx(evaluation.value(later) - hand[card])
    later.here[RESERVE] &= ~(1 << CULTIST)
    assert anticipation.value(g, later, SUMMONED) is None, "the figure is not where it was"


# --- marks --------------------------------------------------------------------------------------------------------


def test_the_best_marks_come_in_part_from_what_is_to_come() -> None:
    g = turn()
    anticipation, marks = expecting(g, anticipation=0.5)
    after = anticipation.weighed(g, marks)
    later = anticipation.later(g)
    assert later is not None
    best = sorted(marks, key=lambda a: (-marks[a], a))[:LOOKED_AT]
    assert {a for a in marks if after[a] != marks[a]} <= set(best)
    evaluation = anticipation.evaluation
    now = evaluation.value(g)
    evaluation.memory.begin(None)
    with Purse(later, TZEENTCH, g.power[TZEENTCH]):
        idle = evaluation.value(later)
    changed = 0
    for action in best:
        then = anticipation.value(g, later, action)
        mixed = marks[action] if then is None else now + 0.5 * (marks[action] - now) + 0.5 * (then - idle)
        assert after[action] == pytest.approx(mixed)
        changed += then is not None
    assert changed


@pytest.mark.parametrize("power", [0, 1])
def test_with_little_to_come_nothing_is_expected(power: int) -> None:
    g = turn()
    anticipation, marks = expecting(g, anticipation=0.5)
    for p in (KHORNE, NURGLE):
        g.power[p] = power
    assert anticipation.weighed(g, marks) is marks


def test_it_can_be_switched_off_and_needs_a_choice() -> None:
    g = turn()
    anticipation, marks = expecting(g, anticipation=0.0)
    assert anticipation.weighed(g, marks) is marks
    anticipation, marks = expecting(g, anticipation=0.5)
    few = dict(list(marks.items())[:2])
    assert anticipation.weighed(g, few) is few
