"""Plans: what an action would do, from what the seat knows, and as it then comes to pass. Odds, by counting."""

from itertools import product
from random import Random
from typing import Any

import pytest

from ruinous import Game, Options
from ruinous.rules import odds
from ruinous.rules.actions import ACTIONS
from ruinous.rules.ids import KHORNE, POWERS
from ruinous.rules.planning import plan
from ruinous.rules.saved import digest
from ruinous.rules.view import information_set, view
from tests.kit.position import Position

SHOWN = ("dominator", "resistance", "conquest", "ruin_count", "dice")


def planned(t: Position, action: str) -> dict[str, Any]:
    return plan(t.g, t.g.seat, ACTIONS[action])


def test_a_summoned_figure_now_and_then() -> None:
    """R6.5, R9.2, R9.5."""
    t = Position({"regions": {"kislev": {"figures": ["3 Bloodsworn"]}}, "players": {"khorne": {"power": 4}}})
    told = planned(t, "Kw1>kis")
    kislev = told["regions"]["kislev"]
    assert told["power"] == {"now": 4, "then": 2}
    assert told["open"] is None
    assert (kislev["now"]["domination"], kislev["then"]["domination"]) == ({"khorne": 3}, {"khorne": 4})
    assert (kislev["now"]["dominator"], kislev["then"]["dominator"]) == (None, "khorne")
    assert told["gain"]["then"] - told["gain"]["now"] == 3
    assert kislev["then"]["dice"] == {"khorne": 2}


def test_both_regions_of_a_move() -> None:
    t = Position({"regions": {"kislev": {"figures": ["Bloodletter"]}}, "players": {"khorne": {"power": 4}}})
    assert list(planned(t, "Kw1>tro")["regions"]) == ["troll_country", "kislev"]


def test_what_the_corruption_step_would_make_of_it() -> None:
    """R10.2, R10.5."""
    tilea = {"figures": ["2 Leper"], "corruption": {"nurgle": 5, "tzeentch": 4}}
    t = Position({"regions": {"tilea": tilea}})
    t.play("khorne: pass")
    look = planned(t, "Nc3>til")["regions"]["tilea"]
    assert (look["now"]["ruin_count"], look["now"]["coming"], look["now"]["falls"]) == (9, 11, False)
    assert (look["then"]["coming"], look["then"]["falls"]) == (12, True)


def test_it_stops_before_the_next_question_and_before_dice() -> None:
    khorne = {"power": 4, "hand": ["khorne.the_skull_throne"]}
    t = Position({"regions": {"kislev": {"figures": ["Bloodletter"]}}, "players": {"khorne": khorne}})
    before = digest(t.g)
    for action in t.legal:
        told = planned(t, action)
        assert told["action"] == action
    assert digest(t.g) == before
    teleport = {"tzeentch": {"power": 3, "hand": ["tzeentch.teleport"]}, "khorne": {"power": 0}, "nurgle": {"power": 0}}
    t = Position({"regions": {"kislev": {"figures": ["Bloodletter", "Leper"]}}, "players": teleport})
    while t["seat"] != "tzeentch":
        t.play("pass")
    assert planned(t, "teleport@kis.l")["open"] == "question"


def test_it_comes_to_pass_and_tells_nothing_hidden() -> None:
    """R22: the same plan for all games that the seat cannot tell apart; and what it says is so afterwards."""
    compared = 0
    for seed in range(3):
        random = Random(seed)
        options = Options(card_set="morrslieb", events="mixed") if seed % 2 else Options()
        game = Game.new(POWERS if seed % 2 else POWERS[:4], seed, options)
        while game.state.actions and game.state.round < 4:
            g = game.state
            action, turn, round_ = random.choice(g.actions), g.stack[-1][0] == "turn", g.round
            told = plan(g, g.seat, action)
            assert plan(information_set(g, g.seat, seed=7), g.seat, action) == told
            before = view(g)["regions"]
            game.play(action)
            if not turn or told["open"] or (g.phase, g.round) != (2, round_):
                continue
            after = view(g)["regions"]
            for region, look in after.items():
                expected = told["regions"][region]["then"] if region in told["regions"] else before[region]
                assert {name: look[name] for name in SHOWN} == {name: expected[name] for name in SHOWN}
            compared += 1
    assert compared > 100


# --- odds ---------------------------------------------------------------------------------------------------------


def test_the_chances_of_two_dice() -> None:
    """R8.7, by counting all throws of two dice and one explosion each."""
    least = [0.0] * 5
    for dice in product(range(1, 7), repeat=4):
        hits = sum(die > 3 for die in dice[:2])
        hits += sum(dice[2 + n] > 3 for n in range(2) if dice[n] == 6)
        for count in range(1, 5):
            least[count] += (hits >= count) / 6**4
    assert odds.chance(2, 1) == pytest.approx(least[1])
    assert odds.chance(2, 2) == pytest.approx(least[2])
    assert odds.chance(2, 3) > least[3]  # a second explosion
    assert odds.distribution(1, explode=False) == [0.5]


def test_a_side_in_a_battle() -> None:
    """R8.5, R8.9: a Great Unclean One needs three hits, a Leper one."""
    kislev = {"figures": ["2 Bloodletter", "2 Leper", "Great Unclean One"], "tokens": ["peasant"]}
    t = Position({"regions": {"kislev": kislev}})
    found = odds.battle(t.g, 2)
    assert list(found) == ["khorne", "nurgle"]
    targets = {target["name"]: target for target in found["khorne"]["targets"]}
    assert found["khorne"]["dice"] == 4
    assert targets["Leper"]["count"] == 2
    assert targets["Leper"]["chance"] == pytest.approx(odds.chance(4, targets["Leper"]["defense"]), abs=1e-4)
    assert targets["Great Unclean One"]["chance"] == pytest.approx(odds.chance(4, 3), abs=1e-4)
    assert found["khorne"]["peasant"] == pytest.approx(odds.chance(4, 1), abs=1e-4)
    assert found["khorne"]["kills"] == pytest.approx(sum(odds.chance(4, n) for n in (1, 2, 5)), abs=0.01)


def test_one_die_that_does_not_explode() -> None:
    """R8.22, C2."""
    kislev = {"figures": ["2 Bloodletter", "2 Leper"], "tokens": ["event"]}
    t = Position({"regions": {"kislev": kislev}, "old_world": {"track": ["old_world.greenskins_invade"]}})
    assert odds.side(t.g, KHORNE, 2, 1)["hits"] == [0.5]


def test_the_battle_in_hand_names_who_has_still_to_roll() -> None:
    """R8.6."""
    kislev = {"figures": ["2 Bloodletter", "2 Leper", "Plaguebearer"]}
    t = Position({"start": "battle", "dice": [5, 5, 1, 1, 1], "regions": {"kislev": kislev}})
    assert t["seat"] == "khorne"
    battle = view(t.g)["battle"]
    assert battle["region"] == "kislev"
    assert list(battle["sides"]) == ["nurgle"]
