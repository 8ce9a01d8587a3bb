"""The analysis: chances, best actions, marks; the same for the same number of simulations; what nobody may know."""

from __future__ import annotations

from itertools import count

import pytest

from ruinous import Game
from ruinous.analysis import Analysis, analyse, engine, game_of, told
from ruinous.analysis.budget import Budget
from ruinous.analysis.playing import Players, dealt
from ruinous.rules.actions import ACTIONS
from ruinous.rules.ids import POWERS
from ruinous.structs import encode, replace
from tests.analysis.conftest import WIN_AT_HAND
from tests.kit.recorded import GOLDEN


def untimed(found: Analysis) -> Analysis:
    return replace(found, seconds=0.0)


def test_every_decision_is_looked_at(ending: Game, analysis: Analysis) -> None:
    assert analysis.complete
    assert [look.number for look in analysis.looks] == list(range(1, len(ending.entries) + 1))
    assert [POWERS.index(look.seat) for look in analysis.looks] == [entry.seat for entry in ending.entries]
    for look in analysis.looks:
        assert look.mark
        for view in (look.known, look.open):
            assert list(view) == analysis.powers
            assert all(0 <= chance.mean <= 1 and chance.error >= 0 for chance in view.values())
            assert sum(chance.mean for chance in view.values()) < 1.01
        if look.mark == "only":
            assert look.best == []
        else:
            assert look.action in [choice.action for choice in look.best]
            assert all(choice.reason for choice in look.best)
        if look.mark == "best":
            assert look.loss.mean <= 0.005


def test_in_the_end_the_winner_has_won(ending: Game, analysis: Analysis) -> None:
    assert ending.result
    assert analysis.winners == list(ending.result.winners)
    last = analysis.looks[-1]
    assert {p for p, chance in last.known.items() if chance.mean} == set(analysis.winners) == set(ending.result.winners)
    assert all(chance.error == 0 for chance in last.known.values())


def test_the_same_number_of_simulations_comes_to_the_same(ending: Game, analysis: Analysis) -> None:
    again = analyse(ending, simulations=400)
    assert untimed(again) == untimed(analysis)
    assert again.simulations <= 400
    assert encode(untimed(told(again, ending))) == encode(untimed(told(analysis, ending)))


def test_hidden_cards_change_nothing_that_the_player_could_know(ending: Game) -> None:
    """The first decision alone, once as it was and once with other cards in the hands of the others."""
    origin = ending.origin
    assert origin
    other = dealt(origin, origin.seat, (False, 99))
    assert [other.hand[p] for p in other.powers] != [origin.hand[p] for p in origin.powers]
    one, two = (analyse(Game.at(g.copy()), simulations=60).looks[0] for g in (origin, other))
    assert [(c.action, c.known) for c in one.best] == [(c.action, c.known) for c in two.best]
    assert one.known == two.known


def test_a_simulation_leaves_the_position_alone(ending: Game) -> None:
    game = ending.back(len(ending.entries))
    before = game.state.copy()
    for hands_open in (False, True):
        Players().chances(game.state, (game.state.actions or [])[0], game.state.seat, (hands_open, 5))
    assert game.state == before


def test_giving_up_a_win_at_hand_is_seen() -> None:
    game = game_of(WIN_AT_HAND)
    assert game.decision
    assert game.decision.seat == "khorne"
    found = analyse(game, simulations=120).looks[0]
    assert found.action is None
    assert found.mark == ""
    best = found.best[0]
    assert best.known.mean > 0.7
    worst = next(a for a in game.decision.notation if a.startswith("Kw") and ">nor" not in a)
    game.play(worst)
    again = analyse(game, simulations=400).looks[0]
    assert again.number == 1
    assert again.action == worst
    assert again.mark in ("mistake", "missed_win", "doubtful", "good")
    assert again.best[0].known.mean >= best.known.mean - 0.1


def test_it_says_how_far_it_is_and_can_be_broken_off(ending: Game) -> None:
    told_so: list[float] = []
    found = analyse(ending, simulations=300, progress=told_so.append, stop=lambda: len(told_so) > 20)
    assert told_so == sorted(told_so)
    assert not found.complete
    assert len(found.looks) == len(ending.entries)
    assert found.turns == []
    assert found.findings == {}
    whole: list[float] = []
    analyse(ending, simulations=300, progress=whole.append)
    assert whole[-1] == 1.0


def test_time_that_is_over_ends_it(monkeypatch: pytest.MonkeyPatch, ending: Game) -> None:
    now = iter(range(10_000))
    monkeypatch.setattr("ruinous.analysis.budget.perf_counter", lambda: float(next(now)))
    found = analyse(ending, seconds=100.0)
    assert 0 < found.simulations < 400
    assert Budget(10.0, None, None, None).allows(1)


@pytest.fixture(scope="module")
def long_game() -> Game:
    """A game of 240 decisions."""
    game = game_of((GOLDEN / "e2-0005.ruinous").read_text("utf-8"))
    assert len(game.entries) >= 200
    return game


def at_default(monkeypatch: pytest.MonkeyPatch, game: Game, look: float) -> Analysis:
    """The analysis at its default on a machine that needs so many seconds from one look at the clock to the next."""
    now = count()
    monkeypatch.setattr("ruinous.analysis.budget.perf_counter", lambda: look * next(now))
    return analyse(game)


def test_a_long_game_is_complete_at_the_default(monkeypatch: pytest.MonkeyPatch, long_game: Game) -> None:
    found = at_default(monkeypatch, long_game, 0.01)
    assert found.complete
    assert [look.number for look in found.looks] == list(range(1, len(long_game.entries) + 1))
    assert all(look.mark and look.known and look.open for look in found.looks)
    assert found.turns
    assert {power: len(mine) for power, mine in found.findings.items()} == dict.fromkeys(found.powers, 3)


def test_a_slow_machine_says_what_it_has_not_looked_at(monkeypatch: pytest.MonkeyPatch, long_game: Game) -> None:
    some, few = (at_default(monkeypatch, long_game, look) for look in (0.1, 0.4))
    for found in (some, few):
        assert not found.complete
        assert (found.turns, found.findings) == ([], {})
        assert len(found.looks) == len(long_game.entries)
        assert {look.mark for look in found.looks} == {"", "only"}  # nothing has been compared for long enough
    assert all(look.known for look in some.looks)
    seen = [bool(look.known) for look in few.looks[:-1]]  # the last one is the result, which is known anyway
    assert seen == sorted(seen, reverse=True)
    assert 0 < sum(seen) < len(seen)
    assert all(look.known or not look.mark for look in few.looks)


def test_a_decision_of_one_action_is_no_choice(ending: Game, analysis: Analysis) -> None:
    again = ending.back(len(ending.entries))
    for entry, look in zip(ending.entries, analysis.looks, strict=True):
        assert (look.mark == "only") == (len(again.state.actions or []) == 1)
        assert all(ACTIONS[choice.action] in (again.state.actions or []) for choice in look.best)
        again.repeat(entry)


def test_the_version_is_told(analysis: Analysis) -> None:
    assert analysis.version == engine.VERSION
