"""What an effect shows to one player or to all (R22.10): Glean, the Lord of Change, The Blue Scribes."""

import json

import pytest

from ruinous.rules import position
from ruinous.rules.game import REVEALING, Game
from ruinous.rules.ids import CHAOS, KHORNE, NURGLE, OLD_WORLD, OLD_WORLD_SLUGS, SLAANESH, TZEENTCH
from ruinous.rules.view import NOBODY, information_set, log, view
from tests.kit.position import Position

OTHERS = (KHORNE, NURGLE, SLAANESH, NOBODY)
OTHER = next(card for card in CHAOS if card.startswith("nurgle_m.") and card != "nurgle_m.filth")
OTHER_SLUG = OTHER.partition(".")[2]


def known(t: Position, player: str, seat: int) -> list[str]:
    return [card.partition(".")[2] for card in view(t.g, seat)["players"][player]["known"]]


# --- Glean --------------------------------------------------------------------------------------------------------

GLEAN = """
    options.card_set = "morrslieb"
    turn = "tzeentch"
    regions.kislev = {figures = ["Leper"]}
    players.khorne = {power = 0}
    players.nurgle = {hand = ["nurgle_m.filth", "nurgle_m.filth", "%s"], deck = ["nurgle_m.filth"]}
    players.tzeentch = {hand = ["glean", "havoc"]}
    players.slaanesh = {power = 0, hand = ["debauchery"]}
"""


def gleaned() -> Position:
    t = Position(GLEAN % OTHER)
    t.play("tzeentch: glean@kis.l")
    return t


@pytest.mark.cites("R22.10", "R22.2", "tzeentch_m.glean")
def test_what_was_gleaned_only_tzeentch_knows() -> None:
    t = gleaned()
    assert sorted(known(t, "nurgle", TZEENTCH)) == sorted(["filth", "filth", OTHER_SLUG])
    assert known(t, "slaanesh", TZEENTCH) == []
    for seat in OTHERS:
        assert known(t, "nurgle", seat) == []
        assert not [event for event in log(t.log, seat) if event[0] == "glean"]
        assert ("named", TZEENTCH, NURGLE) in [event[:-1] for event in log(t.log, seat)]  # whose hand it was is open
    for seat in (KHORNE, SLAANESH, NOBODY):
        assert OTHER not in json.dumps(view(t.g, seat)["players"]["nurgle"]["known"])
        assert "filth" not in position.write(t.g, seat)
    assert ("glean", TZEENTCH, NURGLE, t.g.hand[NURGLE]) in [event[:-1] for event in log(t.log, TZEENTCH)]


@pytest.mark.cites("R22.10", "tzeentch_m.glean")
def test_he_knows_the_gleaned_cards_until_they_leave_the_hand_and_none_drawn_later() -> None:
    t = gleaned()
    t.g.hand[NURGLE] += t.g.deck[NURGLE][-1:]  # a third Filth, drawn unseen
    t.g.deck[NURGLE] = t.g.deck[NURGLE][:-1]
    t.g.hand[NURGLE] = bytes(sorted(t.g.hand[NURGLE]))
    assert known(t, "nurgle", TZEENTCH).count("filth") == 2
    t.play("nurgle: filth@emp.l")
    assert known(t, "nurgle", TZEENTCH).count("filth") == 1
    assert OTHER_SLUG in known(t, "nurgle", TZEENTCH)


@pytest.mark.cites("R22.10", "tzeentch_m.glean")
def test_copies_for_tzeentch_deal_the_gleaned_hand_as_it_is_and_others_anew() -> None:
    t = gleaned()
    assert {information_set(t.g, TZEENTCH, seed).hand[NURGLE] for seed in range(20)} == {t.g.hand[NURGLE]}
    assert len({information_set(t.g, KHORNE, seed).hand[NURGLE] for seed in range(20)}) > 5
    assert not any(information_set(t.g, KHORNE, 1).gleaned)


# --- The Blue Scribes ---------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch_m.the_blue_scribes", "R22.4")
def test_everybody_knows_which_card_the_blue_scribes_brought_until_it_is_played() -> None:
    t = Position("""
        options.card_set = "morrslieb"
        turn = "tzeentch"
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.slaanesh = {power = 0}
        players.tzeentch = {power = 6, hand = ["the_blue_scribes", "glean"], discard = ["warpstorm", "warpshock"]}
    """)
    t.play("tzeentch: the_blue_scribes@kis.l", "tzeentch: take warpstorm")
    warpstorm = CHAOS.index("tzeentch_m.warpstorm")
    for seat in (*OTHERS, TZEENTCH):
        assert known(t, "tzeentch", seat) == ["warpstorm"]
        assert ("fetch", TZEENTCH, warpstorm) in [event[:-1] for event in log(t.log, seat)]
    hands = [information_set(t.g, KHORNE, seed).hand[TZEENTCH] for seed in range(20)]
    assert all(warpstorm in hand for hand in hands)
    assert len(set(hands)) > 3  # the other card is as unknown as before
    t.play("tzeentch: warpstorm@kis.r")
    assert known(t, "tzeentch", KHORNE) == []


# --- the Lord of Change -------------------------------------------------------------------------------------------

LOOK = """
    options.card_set = "morrslieb"
    start = "old_world"
    stop = "draw"
    regions.kislev = {figures = ["Lord of Change"]}
    old_world.deck = %s
    players.tzeentch = {upgrades = ["tzeentch_m.lord_of_change"], hand = ["glean"]}
"""
DECK = ["mass_exodus", "plunged_into_chaos", "road_wardens"]


def top(t: Position, seat: int) -> list[str]:
    return [OLD_WORLD_SLUGS[OLD_WORLD.index(card)] for card in view(t.g, seat)["old_world"]["top"]]


@pytest.mark.cites("R22.10", "R22.5", "tzeentch_m.lord_of_change")
def test_what_the_lord_of_change_sees_only_tzeentch_knows() -> None:
    t = Position(LOOK % DECK)
    assert top(t, TZEENTCH) == DECK[:2]
    for seat in OTHERS:
        assert top(t, seat) == []
        assert not [event for event in log(t.log, seat) if event[0] == "peek"]
        assert not [slug for slug in DECK if slug in position.write(t.g, seat)]
        if seat != NOBODY:
            tops = {information_set(t.g, seat, seed).old_world_deck[-2:] for seed in range(20)}
            assert len(tops) > 10
    cards = [OLD_WORLD_SLUGS.index(slug) for slug in DECK]
    assert ("peek", TZEENTCH, bytes(cards[:2])) in [event[:-1] for event in log(t.log, TZEENTCH)]
    decks = [information_set(t.g, TZEENTCH, seed).old_world_deck for seed in range(20)]
    assert {deck[-2:] for deck in decks} == {bytes([cards[1], cards[0]])}
    assert len({deck[:1] for deck in decks}) > 5  # he has not seen the third


@pytest.mark.cites("R22.10", "tzeentch_m.lord_of_change")
@pytest.mark.parametrize(("option", "left"), [("option 1", DECK[1]), ("option 2", DECK[0])])
def test_he_still_knows_the_card_he_left_on_top_and_others_do_not_know_what_he_did(option: str, left: str) -> None:
    t = Position(LOOK % DECK)
    before = len(t.log)
    t.play(f"tzeentch: {option}")
    assert top(t, TZEENTCH) == [left]
    assert top(t, KHORNE) == []
    assert log(t.log, KHORNE)[-1][0] != "option"
    assert not [event for event in log(t.log[before:], KHORNE) if event[0] in ("option", "peek")]
    deck = information_set(t.g, TZEENTCH, 3).old_world_deck
    assert OLD_WORLD_SLUGS[deck[-1]] == left


@pytest.mark.cites("R22.10", "tzeentch_m.lord_of_change")
def test_he_is_asked_also_when_both_cards_are_the_same() -> None:
    assert Position(LOOK % ["meteor_showers", "meteor_showers", "road_wardens"])["ask"] == "arrange"


@pytest.mark.cites("R22.10")
def test_a_look_cannot_be_taken_back() -> None:
    assert {"glean", "peek"} <= REVEALING
    t = Position(LOOK % DECK)
    game = Game(t.g, t.log, ())
    game.play("option 2")
    assert game.reveals(0)  # the card on top has been drawn
