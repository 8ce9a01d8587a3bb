"""Cards as code and cards as data: one class for each id, each with its effect in words."""

from collections.abc import Callable, Iterable

import pytest

from ruinous.content import components
from ruinous.rules.cards import CHAOS_CARDS, ChaosCard
from ruinous.rules.hooks import HOOKS
from ruinous.rules.ids import HORNED_RAT
from ruinous.rules.options import CARD_SETS, Options
from ruinous.rules.ruleset import ruleset
from ruinous.rules.upgrades import Upgrade
from ruinous.rules.upgrades_more import UPGRADE_CARDS

CLASSES = {**CHAOS_CARDS, **UPGRADE_CARDS}
FLAGS = tuple(name for name, value in vars(ChaosCard).items() if value is False)
WINDOWS = {
    "on_play": "on_play",
    "on_kill": "on_kill buries",
    "end.1": "stays may_keep",
    "battle.start": "battle_start",
    "battle.end": "battle_end",
    "domination.won": "domination_won",
    "corruption.after_place": "after_place",
    "corruption.place": "idle_cultists",
    "cost": "own_cost",
}


def same_once(ids: Iterable[str], known: Iterable[str]) -> bool:
    return sorted(ids) == sorted(set(known)) == sorted(known)


def test_chaos_classes_and_content_match_one_to_one() -> None:
    assert same_once(CHAOS_CARDS, [card.id for card in components().chaos])
    assert len(CHAOS_CARDS) == len(set(CHAOS_CARDS.values())) == 30 + 8 + 33


def test_upgrade_classes_and_content_match_one_to_one() -> None:
    assert same_once(UPGRADE_CARDS, [upgrade.id for upgrade in components().upgrades])
    assert len(UPGRADE_CARDS) == len(set(UPGRADE_CARDS.values())) == 20 + 5 + 20


@pytest.mark.parametrize("card", CLASSES)
def test_every_class_tells_its_effect(card: str) -> None:
    text = CLASSES[card].__doc__ or ""
    assert text.endswith(".")
    assert text not in (ChaosCard.__doc__, Upgrade.__doc__)
    assert [other for other in CLASSES if CLASSES[other].__doc__ == text] == [card]


@pytest.mark.parametrize("card", [card.id for card in components().chaos])
def test_every_chaos_card_acts_in_the_window_its_text_names(card: str) -> None:
    cls = CHAOS_CARDS[card]
    own = [name for name in (*HOOKS, *FLAGS) if name in vars(cls)]
    assert own, "a card without an effect"
    when = next(c.when for c in components().chaos if c.id == card)
    if when in WINDOWS:
        assert set(WINDOWS[when].split()) & set(own)


@pytest.mark.parametrize("card", CLASSES)
def test_a_class_defines_nothing_the_engine_does_not_ask_for(card: str) -> None:
    known = {*HOOKS, *vars(ChaosCard), *vars(Upgrade)}
    assert {name for name in vars(CLASSES[card]) if not name.startswith("__")} <= known


def test_every_hook_a_card_defines_reaches_the_ruleset() -> None:
    for card_set in CARD_SETS:
        for powers, sets in (((), (card_set,)), ((HORNED_RAT,), (card_set, "horned_rat"))):
            rules = ruleset(Options(card_set=card_set), powers)
            for title, card in enumerate(components().chaos, 1):
                for name in HOOKS:
                    hooks: dict[int, Callable[..., object]] = rules.hooks[name]
                    assert (title in hooks) == (card.set in sets and name in vars(CHAOS_CARDS[card.id]))
