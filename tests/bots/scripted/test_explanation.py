"""Why an action: the strongest of what it changes, by pieces; tests/bots/test_reasons.py explains whole games."""

import pytest

from ruinous.bots.scripted.evaluation import Evaluation, Standing
from ruinous.bots.scripted.explanation import compare, decided, endings, plain, reason
from ruinous.rules.actions import ACTIONS, PASS
from ruinous.rules.facts import Fact
from ruinous.rules.ids import CHAOS, KHORNE, NURGLE, TZEENTCH
from ruinous.rules.state import GameState
from ruinous.rules.view import blanked
from tests.kit.last_rounds import danger
from tests.kit.outlooks import quiet, weights
from tests.kit.position import Position


def why(g: GameState, action: str) -> Fact:
    c = blanked(g, g.seat)
    evaluation = Evaluation(g.seat, weights(g.seat))
    evaluation.begin(c)
    return reason(evaluation, c, ACTIONS[action])


def test_who_is_stopped_is_named() -> None:
    g = danger()
    assert why(g, "teleport@emp.l") == Fact("reason.stops_dial", {"power": "nurgle"})
    assert why(g, "dazzle@nor.l") == Fact("reason.points", {"points": 1, "region": "norsca"})
    assert why(g, "pass").id == "reason.pass"


def test_power_that_is_left_over_is_no_reason() -> None:
    """R6.4: who passes has none left, so after anything else one could still complete the pair in the Empire."""
    table = quiet({"empire": {"figures": ["Leper"]}}, khorne={"power": 0}, nurgle={"power": 5})
    g = Position({**table, "turn": "nurgle"}).g
    assert why(g, "Nw1>bor").args == {"region": "border_princes"}
    assert why(g, "Nc2>emp") == Fact("reason.counter", {"region": "empire"})


def test_it_leaves_the_position_as_it_was() -> None:
    g = blanked(danger(), TZEENTCH)
    evaluation, before = Evaluation(TZEENTCH, weights(TZEENTCH)), g.copy()
    evaluation.begin(g)
    reason(evaluation, g, ACTIONS["teleport@emp.l"])
    assert g == before


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"at_victory": 0.9}, "stops_dial"),
        ({"vp": 3.0}, "stops_points"),
        ({"at_victory": 0.1, "vp": 0.2}, "stops_round"),
    ],
)
def test_a_win_is_stopped_by_what_it_hangs_on(changes: dict[str, float], id: str) -> None:
    evaluation, g = Evaluation(KHORNE, weights()), Position(quiet()).g
    one, two = Standing(), Standing()
    one.wins[NURGLE] = 0.6
    for name, value in changes.items():
        getattr(one, name)[NURGLE] = value
    terms = list(endings(evaluation, g, one, two))
    assert max(terms, key=lambda term: term[0]) == (
        pytest.approx(0.6 * weights().loss),
        Fact(f"reason.{id}", {"power": "nurgle"}),
    )
    two.wins[KHORNE] = 0.5
    assert (pytest.approx(0.5 * weights().win), Fact("reason.reach", {})) in list(endings(evaluation, g, one, two))


def test_a_game_that_is_over_is_reason_enough() -> None:
    evaluation, before, after = Evaluation(KHORNE, weights()), Position(quiet()).g, Position(quiet()).g
    after.result = ("fifty_vp", (KHORNE,))
    assert decided(evaluation, before, after).id == "reason.wins"
    after.result, before.result = None, ("fifty_vp", (NURGLE,))
    assert decided(evaluation, before, after) == Fact("reason.stops", {"power": "nurgle"})
    after.result = before.result
    assert decided(evaluation, before, after).id == "reason.over"


def test_what_is_gained_and_what_others_lose() -> None:
    """Terms of one region: Khorne comes to where Nurgle has a pair."""
    before = Position(quiet({"empire": {"figures": ["2 Leper"]}})).g
    after = Position(quiet({"empire": {"figures": ["2 Leper", "3 Bloodletter"]}})).g
    evaluation = Evaluation(KHORNE, weights())
    evaluation.begin(before)
    terms = {str(fact): worth for worth, fact in compare(evaluation, before, after)}
    assert terms["reason.counter(region=empire)"] > 0
    assert terms["reason.no_counter(power=nurgle, region=empire)"] > 0
    assert terms["reason.weakens(power=nurgle, region=empire)"] > 0
    assert not any("kislev" in fact for fact in terms), "nothing has changed there"


def test_what_can_be_said_at_least() -> None:
    card = CHAOS.index("tzeentch.dazzle")
    assert plain(ACTIONS["discard dazzle"]).args == {"card": CHAOS[card]}
    assert plain(ACTIONS["hit Nc1"]).id == plain(ACTIONS["hit peasant"]).id == "reason.kill"
    assert plain(ACTIONS["done"]).id == "reason.enough"
    assert plain(PASS).id == "reason.little"
