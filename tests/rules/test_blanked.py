"""The game without what a seat may not know: blanks instead of a deal (R22)."""

from random import Random

from ruinous import Game
from ruinous.rules.ids import KHORNE, NURGLE, POWERS, TZEENTCH
from ruinous.rules.view import blanked, information_set


def test_cards_that_a_seat_has_seen_are_not_blanked_for_it() -> None:
    """R22: Tzeentch has looked into a hand; another card of it everybody has seen."""
    g = Game.new(POWERS[:4], 1).state
    g.hand[KHORNE] = bytes((1, 2, 3))
    g.gleaned[KHORNE], g.shown[KHORNE] = bytes((1,)), bytes((2,))
    assert sorted(blanked(g, TZEENTCH).hand[KHORNE]) == [0, 1, 2]
    assert sorted(blanked(g, NURGLE).hand[KHORNE]) == [0, 0, 2]
    assert blanked(g, KHORNE).hand[KHORNE] == g.hand[KHORNE]
    assert blanked(g, TZEENTCH).gleaned[KHORNE] == bytes((1,))
    assert not any(blanked(g, NURGLE).gleaned), "what Tzeentch has seen is hidden too"
    g.peeked = 2
    assert blanked(g, TZEENTCH).old_world_deck[-2:] == g.old_world_deck[-2:]
    assert not any(blanked(g, TZEENTCH).old_world_deck[:-2])
    assert not any(blanked(g, NURGLE).old_world_deck)


def test_however_the_unknown_is_dealt_it_is_the_same() -> None:
    """R22."""
    random, game = Random(5), Game.new(POWERS, 5)
    compared = 0
    while game.state.actions:
        seat = game.state.seat
        deals = [information_set(game.state, seat, n) for n in range(2)]
        one, two = (blanked(deal, seat) for deal in (game.state, deals[0]))
        assert one == two == blanked(deals[1], seat)
        compared += 1
        game.play(random.choice(game.state.actions))
    assert compared > 50
