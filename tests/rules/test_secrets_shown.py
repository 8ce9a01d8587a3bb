"""What an effect shows to one player or to all (R22.10): Glean, the Lord of Change, The Blue Scribes."""

import json

import pytest

from ruinous.rules import position
from ruinous.rules.game import REVEALING, Game
from ruinous.rules.ids import CHAOS, KHORNE, NURGLE, OLD_WORLD, OLD_WORLD_SLUGS, SLAANESH, TZEENTCH
from ruinous.rules.scenario import Table
from ruinous.rules.view import NOBODY, information_set, log, view

OTHERS = (KHORNE, NURGLE, SLAANESH, NOBODY)
OTHER = next(card for card in CHAOS if card.startswith("nurgle_m.") and card != "nurgle_m.filth")
OTHER_SLUG = OTHER.partition(".")[2]


def known(table: Table, player: str, seat: int) -> list[str]:
    return [card.partition(".")[2] for card in view(table.g, seat)["players"][player]["known"]]


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


def gleaned() -> Table:
    table = Table(GLEAN % OTHER)
    table.play("tzeentch: glean@kis.l")
    return table


@pytest.mark.cites("R22.10", "R22.2", "tzeentch_m.glean")
def test_what_was_gleaned_only_tzeentch_knows() -> None:
    table = gleaned()
    assert sorted(known(table, "nurgle", TZEENTCH)) == sorted(["filth", "filth", OTHER_SLUG])
    assert known(table, "slaanesh", TZEENTCH) == []
    for seat in OTHERS:
        assert known(table, "nurgle", seat) == []
        assert not [event for event in log(table.g.log, seat) if event[0] == "glean"]
        assert ("named", TZEENTCH, NURGLE) in log(table.g.log, seat)  # whose hand it was is open
    for seat in (KHORNE, SLAANESH, NOBODY):
        assert OTHER not in json.dumps(view(table.g, seat)["players"]["nurgle"]["known"])
        assert "filth" not in position.write(table.g, seat)
    assert ("glean", TZEENTCH, NURGLE, table.g.hand[NURGLE]) in log(table.g.log, TZEENTCH)


@pytest.mark.cites("R22.10", "tzeentch_m.glean")
def test_he_knows_the_gleaned_cards_until_they_leave_the_hand_and_none_drawn_later() -> None:
    table = gleaned()
    table.g.hand[NURGLE] += table.g.deck[NURGLE][-1:]  # a third Filth, drawn unseen
    table.g.deck[NURGLE] = table.g.deck[NURGLE][:-1]
    table.g.hand[NURGLE] = bytes(sorted(table.g.hand[NURGLE]))
    assert known(table, "nurgle", TZEENTCH).count("filth") == 2
    table.play("nurgle: filth@emp.l")
    assert known(table, "nurgle", TZEENTCH).count("filth") == 1
    assert OTHER_SLUG in known(table, "nurgle", TZEENTCH)


@pytest.mark.cites("R22.10", "tzeentch_m.glean")
def test_copies_for_tzeentch_deal_the_gleaned_hand_as_it_is_and_others_anew() -> None:
    table = gleaned()
    assert {information_set(table.g, TZEENTCH, seed).hand[NURGLE] for seed in range(20)} == {table.g.hand[NURGLE]}
    assert len({information_set(table.g, KHORNE, seed).hand[NURGLE] for seed in range(20)}) > 5
    assert not any(information_set(table.g, KHORNE, 1).gleaned)


# --- The Blue Scribes ---------------------------------------------------------------------------------------------


@pytest.mark.cites("tzeentch_m.the_blue_scribes", "R22.4")
def test_everybody_knows_which_card_the_blue_scribes_brought_until_it_is_played() -> None:
    table = Table("""
        options.card_set = "morrslieb"
        turn = "tzeentch"
        players.khorne = {power = 0}
        players.nurgle = {power = 0}
        players.slaanesh = {power = 0}
        players.tzeentch = {power = 6, hand = ["the_blue_scribes", "glean"], discard = ["warpstorm", "warpshock"]}
    """)
    table.play("tzeentch: the_blue_scribes@kis.l", "tzeentch: take warpstorm")
    warpstorm = CHAOS.index("tzeentch_m.warpstorm")
    for seat in (*OTHERS, TZEENTCH):
        assert known(table, "tzeentch", seat) == ["warpstorm"]
        assert ("fetch", TZEENTCH, warpstorm) in log(table.g.log, seat)
    hands = [information_set(table.g, KHORNE, seed).hand[TZEENTCH] for seed in range(20)]
    assert all(warpstorm in hand for hand in hands)
    assert len(set(hands)) > 3  # the other card is as unknown as before
    table.play("tzeentch: warpstorm@kis.r")
    assert known(table, "tzeentch", KHORNE) == []


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


def top(table: Table, seat: int) -> list[str]:
    return [OLD_WORLD_SLUGS[OLD_WORLD.index(card)] for card in view(table.g, seat)["old_world"]["top"]]


@pytest.mark.cites("R22.10", "R22.5", "tzeentch_m.lord_of_change")
def test_what_the_lord_of_change_sees_only_tzeentch_knows() -> None:
    table = Table(LOOK % DECK)
    assert top(table, TZEENTCH) == DECK[:2]
    for seat in OTHERS:
        assert top(table, seat) == []
        assert not [event for event in log(table.g.log, seat) if event[0] == "peek"]
        assert not [slug for slug in DECK if slug in position.write(table.g, seat)]
        if seat != NOBODY:
            tops = {information_set(table.g, seat, seed).old_world_deck[-2:] for seed in range(20)}
            assert len(tops) > 10
    cards = [OLD_WORLD_SLUGS.index(slug) for slug in DECK]
    assert ("peek", TZEENTCH, bytes(cards[:2])) in log(table.g.log, TZEENTCH)
    decks = [information_set(table.g, TZEENTCH, seed).old_world_deck for seed in range(20)]
    assert {deck[-2:] for deck in decks} == {bytes([cards[1], cards[0]])}
    assert len({deck[:1] for deck in decks}) > 5  # he has not seen the third


@pytest.mark.cites("R22.10", "tzeentch_m.lord_of_change")
@pytest.mark.parametrize(("option", "left"), [("option 1", DECK[1]), ("option 2", DECK[0])])
def test_he_still_knows_the_card_he_left_on_top_and_others_do_not_know_what_he_did(option: str, left: str) -> None:
    table = Table(LOOK % DECK)
    before = len(table.g.log)
    table.play(f"tzeentch: {option}")
    assert top(table, TZEENTCH) == [left]
    assert top(table, KHORNE) == []
    assert log(table.g.log, KHORNE)[-1][0] != "option"
    assert not [event for event in log(table.g.log[before:], KHORNE) if event[0] in ("option", "peek")]
    deck = information_set(table.g, TZEENTCH, 3).old_world_deck
    assert OLD_WORLD_SLUGS[deck[-1]] == left


@pytest.mark.cites("R22.10", "tzeentch_m.lord_of_change")
def test_he_is_asked_also_when_both_cards_are_the_same() -> None:
    assert Table(LOOK % ["meteor_showers", "meteor_showers", "road_wardens"])["ask"] == "arrange"


@pytest.mark.cites("R22.10")
def test_a_look_cannot_be_taken_back() -> None:
    assert {"glean", "peek"} <= REVEALING
    table = Table(LOOK % DECK)
    game = Game(table.g, table.g.log, ())
    game.play("option 2")
    assert game.reveals(0)  # the card on top has been drawn
