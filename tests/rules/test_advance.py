"""The engine carries on for those who try things: up to a frame where they stop, or a question they leave open."""

from random import Random

from ruinous import Game
from ruinous.rules import chance, engine
from ruinous.rules.actions import PASS
from ruinous.rules.ids import POWERS
from ruinous.rules.state import Frame, GameState


def never(frame: Frame) -> bool:
    return False


def only(g: GameState, actions: list[int]) -> int | None:
    return actions[0] if len(actions) == 1 and g.stack[-1][0] not in g.rules.always_asked else None


def test_without_a_stop_it_is_the_game_itself() -> None:
    random = Random(3)
    game = Game.new(POWERS[:4], 3)
    g = game.state
    while g.actions:
        c, action = g.copy(), random.choice(g.actions)
        asked = engine.advance(c, action, never, only)
        engine.apply(g, action)
        assert c == g
        assert c.actions == g.actions
        assert asked == bool(g.actions)


def summoning() -> GameState:
    game = Game.new(POWERS[:4], 1)
    while game.state.stack[-1][0] != "turn":
        game.play(game.state.actions[0])
    return game.state


def test_it_stops_before_a_frame() -> None:
    g = summoning()
    assert not engine.advance(g, PASS, lambda frame: frame[0] == "battle_phase", lambda g, actions: PASS)
    assert g.stack[-1][0] == "battle_phase"
    assert not any(g.power)
    assert not engine.go_on(g, lambda frame: frame[0] == "dominate", lambda g, actions: actions[0])
    assert g.stack[-1][0] == "dominate"


def test_a_question_left_open_waits_for_its_answer() -> None:
    g = summoning()
    first = g.seat

    def others(g: GameState, actions: list[int]) -> int | None:
        assert g.stack[-1][0] == "turn", "who is asked what can be seen"
        return None if g.seat == first else PASS

    action = next(a for a in g.actions or [] if a != PASS)
    assert engine.advance(g, action, never, others)
    assert g.seat == first
    assert PASS in engine.legal(g)
    assert [g.power[p] > 0 for p in g.powers] == [p == first for p in g.powers]
    engine.answer(g, PASS)
    assert g.actions is None


def test_when_nothing_is_left_to_do_nobody_is_asked() -> None:
    g = summoning()
    assert not engine.advance(g, PASS, never, lambda g, actions: actions[0])
    assert g.result is not None
    assert not g.stack


def test_a_question_in_hand_is_asked_anew() -> None:
    g = summoning()
    asked, actions = g.copy(), list(g.actions or [])
    assert engine.go_on(asked, never, lambda g, actions: None)
    assert asked == g
    assert asked.actions == actions


def test_dice_and_decks_fall_by_another_secret() -> None:
    """R1.10: a copy of which the chance to come is another; the position itself keeps its own."""
    g = summoning()
    g.script = (6, 6)
    before = g.copy()
    rolled = [chance.roll(chance.thrown(g, seed), 20) for seed in (1, 1, 2)]
    assert rolled[0] == rolled[1] != rolled[2]
    assert g == before
    assert chance.thrown(g, 1).hand == g.hand
