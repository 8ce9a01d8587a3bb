"""The expansion at the table: five Powers, the third card space, what lies on cards, and what has been seen."""

from typing import Any

import pytest

from ruinous import Game, Options
from ruinous.content import components
from ruinous.rules.ids import (
    FIGURE_NAMES,
    HORNED_RAT,
    KHORNE,
    KISLEV,
    LAID,
    N_SPACES,
    NURGLE,
    POWERS,
    RESERVE,
    TZEENTCH,
)
from ruinous.rules.scenario import position
from ruinous.rules.state import TRACK, GameState
from ruinous.rules.view import NOBODY, view
from ruinous.terminal import board, lookup, menu, story
from ruinous.terminal.paint import CODES, Paint
from ruinous.words.columns import shown
from ruinous.words.reference import when_text

FIVE = list(POWERS)
WHOLE = {"card_set": "morrslieb", "events": "mixed"}


def drawn(g: GameState, seat: int = NOBODY, width: int = 160) -> str:
    return "\n".join(board.whole(view(g, seat), g.rules.content, Paint(False, width)))


def titles(*names: str) -> bytes:
    ids = [card.id for card in components().chaos]
    return bytes(ids.index(name) + 1 for name in names)


def test_the_fifth_power_has_its_letter_its_line_and_a_colour_of_its_own() -> None:
    g = position({"powers": FIVE, "regions": {"kislev": {"figures": ["3 Clanrat", "Rat Ogre"]}}})
    text = drawn(g)
    assert "H:3c w" in next(line for line in text.split("\n") if line.startswith("kis"))
    rat = next(line for line in text.split("\n") if line.startswith("H Horned Rat"))
    assert "place 1 Skaven" in rat
    assert rat.endswith("8c 2w 1d")
    assert CODES["horned_rat"] == "33"
    assert len(set(CODES.values())) == len(CODES)
    painted = Paint(True, 160)
    assert "\x1b[33mH:3c w\x1b[0m" in "\n".join(board.whole(view(g), g.rules.content, painted))


def test_every_instruction_of_every_dial_has_words() -> None:
    for power in components().powers:
        for place in range(len(power.dial)):
            assert board.next_on_dial(power, place)


@pytest.mark.cites("R22.4")
def test_the_third_card_space_is_shown_while_a_card_lies_there() -> None:
    kislev = {"cards": ["blood_frenzy", "influenza", "skitterleap"]}
    text = drawn(position({"powers": FIVE, "regions": {"kislev": kislev}}))
    assert "L[K Blood Frenzy]  R[N Influenza]  T[H Skitterleap]" in text
    assert "T[" not in drawn(position({"powers": FIVE}))


@pytest.mark.cites("R22.7")
def test_the_dead_on_a_card_and_the_living_under_one() -> None:
    kislev = {"figures": ["Leper"], "cards": ["khorne_m.skulltaker", "khorne_m.hate"]}
    g = position({"options": {"card_set": "morrslieb"}, "regions": {"kislev": kislev}})
    dead, held = FIGURE_NAMES.index("Tc1"), FIGURE_NAMES.index("Nc1")
    g.here[RESERVE] ^= 1 << dead
    g.here[LAID] |= 1 << dead
    g.lying = ((dead, KISLEV * N_SPACES), (held, KISLEV * N_SPACES + 1))
    text = drawn(g)
    assert "L[K Skulltaker †Tc1]" in text
    assert "R[K Hate]" in text
    assert "N:c°" in text
    g.lying = ((dead, TRACK),)
    assert "† Tc1: dead, kept on the track" in drawn(g)


@pytest.mark.cites("R22.4")
def test_cards_kept_beside_the_sheet_are_shown_to_everybody() -> None:
    g = position({"powers": FIVE})
    g.cached[HORNED_RAT] = titles("horned_rat.warp_token_cache") * 2
    for seat in (NOBODY, KHORNE, HORNED_RAT):
        assert "kept beside the sheet: Warp Token Cache ×2" in drawn(g, seat)


@pytest.mark.cites("R22.10")
def test_what_tzeentch_has_seen_is_shown_to_tzeentch_alone() -> None:
    players = {"nurgle": {"hand": ["influenza", "rain_of_pus"]}}
    g = position({"players": players, "old_world": {"deck": ["mass_exodus", "witch_hunters", "electors_arise"]}})
    g.gleaned[NURGLE] = titles("nurgle.influenza")
    g.peeked = 2
    text = drawn(g, TZEENTCH)
    assert "in hand, as you have seen: Influenza\n" in text
    assert "You have seen the top of the deck, in this order: Mass Exodus and Witch Hunters" in text
    for seat in (NOBODY, KHORNE, NURGLE):
        text = drawn(g, seat)
        assert "ou have seen" not in text
        assert "Influenza" not in text
        assert "Mass Exodus" not in text


@pytest.mark.cites("R22.2")
def test_cards_shown_to_all_are_known_to_all() -> None:
    g = position({"players": {"khorne": {"hand": ["blood_frenzy", "battle_cry"]}}})
    g.shown[KHORNE] = titles("khorne.battle_cry")
    assert "in hand, as you have seen: Battle Cry" in drawn(g, NURGLE)
    assert "in your hand, as everyone has seen: Battle Cry" in drawn(g, KHORNE)
    assert "Blood Frenzy" not in drawn(g, NURGLE)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_table_of_five_fits_in_80_columns_and_offers_the_legal_list(walk: Any, seed: int) -> None:
    paint = Paint(True, 80)
    for game in walk(seed, POWERS, **WHOLE):
        content, seat = game.state.rules.content, game.decision.seat if game.decision else "tzeentch"
        seen = game.view(seat)
        lines = board.whole(seen, content, paint) + board.hand(seen, seat, content, paint)
        lines += story.tell(game.state, game.events(seat)[-30:], paint)
        if game.decision:
            choices = menu.choices(game.state, game.decision.actions)
            offered = [action for choice in choices for action in choice.leaves()]
            assert sorted(offered) == sorted(game.decision.actions)
            assert len({choice.label for choice in choices}) == len(choices)
            lines += menu.lines(choices, paint)
        assert not [line for line in lines if shown(line) > 80]


def test_a_sentence_begins_with_a_capital_and_names_the_rat_in_his_colour() -> None:
    game = Game.new(FIVE, 1, Options(**WHOLE))
    told = story.sentences(game.state, game.events())
    assert "The Horned Rat draws 3 cards." in [sentence.text for sentence in told]
    assert story.coloured("The Horned Rat passes.", Paint(True)) == "\x1b[33mThe Horned Rat\x1b[0m passes."
    assert story.coloured("A figure of the Horned Rat.", Paint(True)) == "A figure of \x1b[33mthe Horned Rat\x1b[0m."


def test_every_hook_in_the_content_has_words() -> None:
    told = {card.when: when_text(card.when) for card in components().chaos}
    assert all(told.values())
    assert len(set(told.values())) == len(told)


def test_every_set_has_a_name_and_every_card_a_set() -> None:
    assert {card.set for card in lookup.all_cards(components())} == set(lookup.CARD_SETS)
    for name in lookup.CARD_SETS:
        cards = lookup.all_cards(components(), name)
        assert cards
        assert {card.set for card in cards} == {name}
