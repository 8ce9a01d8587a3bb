"""The numbers of the expansion's cards and upgrades come from their data too (see test_params.py for the base game)."""

import inspect

import pytest

from ruinous import Game, Options
from ruinous.content import components
from ruinous.rules import board, dials
from ruinous.rules.cards import CHAOS_CARDS
from ruinous.rules.phases import draw
from ruinous.rules.upgrades_more import UPGRADE_CARDS
from tests.kit.position import Position

# Numbers that are read where the card or upgrade is used, not in its class.
READ_ELSEWHERE = {
    ("horned_rat.warp_token_cache", "power"): draw,
    ("nurgle_m.infested_colony", "tokens"): dials,
    ("slaanesh_m.fall_from_grace", "vp"): board,
}
NUMBERS = [
    (card.id, name)
    for card in (*components().chaos, *components().upgrades)
    if card.set != "base"
    for name in card.params
]


@pytest.mark.parametrize(("card", "name"), NUMBERS)
def test_a_number_of_the_data_is_read_by_the_code(card: str, name: str) -> None:
    cls = CHAOS_CARDS.get(card) or UPGRADE_CARDS[card]
    source = "".join(inspect.getsource(part) for part in cls.__mro__ if part is not object)
    if (card, name) in READ_ELSEWHERE:
        source = inspect.getsource(READ_ELSEWHERE[card, name])
    assert f'params["{name}"]' in source


def corrected(section: str, card: str, params: str, position: str, more: str = "") -> Position:
    text = f'[{section}."{card}"]\nparams = {{{params}}}\\n'
    return Position(f'options = {{card_set = "morrslieb", cards = """{text}"""}}\n{more}\n{position}')


@pytest.mark.cites("horned_rat.empty_the_warrens")
def test_a_host_may_correct_a_card_of_the_horned_rat() -> None:
    t = corrected(
        "chaos",
        "horned_rat.empty_the_warrens",
        "tokens = 3",
        'players.horned_rat = {power = 2, hand = ["empty_the_warrens"]}',
        'powers = ["khorne", "nurgle", "horned_rat"]\nturn = "horned_rat"',
    )
    t.play("horned_rat: empty_the_warrens@til.l")
    assert t["tilea.tokens"] == {"skaven": 3}


@pytest.mark.cites("khorne_m.bloodletters")
def test_a_host_may_correct_an_upgrade_of_morrslieb() -> None:
    t = corrected(
        "upgrades",
        "khorne_m.bloodletters",
        "vp = 5",
        """
        start = "battle"
        dice = [4, 1]
        regions.kislev.figures = ["Bloodletter", "Leper"]
        players.khorne.upgrades = ["khorne_m.bloodletters"]
        """,
    )
    assert t["khorne.vp"] == 5


def test_corrections_travel_with_a_game_of_the_expansion() -> None:
    cards = '[chaos."khorne_m.terror"]\ncost = 2\nparams = {dice = 2}\n'
    powers = ["khorne", "nurgle", "horned_rat"]
    game = Game.new(powers, 3, Options(card_set="morrslieb", events="mixed", cards=cards))
    for _ in range(20):
        game.play(game.decision.actions[-1])
    again = Game.replay(game.record.dumps())
    assert again.state == game.state
    terror = next(card for card in again.state.rules.content.chaos if card.id == "khorne_m.terror")
    assert (terror.cost, terror.provenance["cost"]) == (2, "corrected")
