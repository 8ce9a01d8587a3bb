"""R2.1, R20, R21: what is chosen before the game, and what it puts on the table."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from ruinous import Game, Options
from ruinous.content import NEWEST
from ruinous.rules import engine
from ruinous.rules.actions import PASS
from ruinous.rules.chance import secret_from
from ruinous.rules.ids import CHAOS, OLD_WORLD, OWNED, POWERS, RESERVE
from ruinous.rules.options import CARD_SETS, EVENTS, SetupError
from ruinous.rules.ruleset import ruleset
from ruinous.rules.setup import new_state, powers_from
from ruinous.rules.state import GameState
from tests.kit.position import Position

BASE = POWERS[:4]
WITH_RAT = ("khorne", "tzeentch", "slaanesh", "horned_rat")
BASE_DUE, REVISED_DUE = "old_world.the_horned_ones_due", "old_world_x.the_horned_ones_due"


def pool(powers: tuple[str, ...], events: str, edition: int = NEWEST) -> Counter[str]:
    """Everything that was shuffled for the Old World deck of a new game."""
    g = new_state(powers_from(powers), Options(events=events, edition=edition), secret_from(1))
    cards = (*g.old_world_deck, *g.old_world_aside, *g.old_world_used, *g.track, *in_hand(g))
    return Counter(OLD_WORLD[card] for card in cards if card)


def in_hand(g: GameState) -> list[int]:
    """The card that is being carried out."""
    return [args[0] for step, args, _ in g.stack if step == "lay_away"]


def from_set(cards: Counter[str], prefix: str) -> int:
    return sum(n for card, n in cards.items() if card.startswith(f"{prefix}."))


# --- line-ups -----------------------------------------------------------------------------------------------------


@pytest.mark.cites("R1.1", "R2.2", "R2.3", "R2.4")
@pytest.mark.parametrize("names", [c for n in (3, 4, 5) for c in combinations(POWERS, n)], ids="-".join)
def test_any_three_four_or_all_five_powers_can_play(names: tuple[str, ...]) -> None:
    game = Game.new(names[::-1], 1)
    assert tuple(POWERS[p] for p in game.state.powers) == names
    for power in range(5):
        playing = POWERS[power] in names
        assert bool(game.state.here[RESERVE] & OWNED[power]) is playing
        assert bool(game.state.deck[power]) is playing
        assert bool(game.state.hand[power]) is playing
        assert bool(game.state.power[power]) is playing


@pytest.mark.cites("R1.1", "R2.2")
@pytest.mark.parametrize(
    "names", [POWERS[:2], (), (*BASE, "khorne"), (*POWERS, "horned_rat"), ("khorne", "nurgle", "malal")]
)
def test_no_other_table_is_possible(names: tuple[str, ...]) -> None:
    with pytest.raises(SetupError):
        powers_from(names)


@pytest.mark.cites("R1.1", "R1.2", "R6.1")
def test_five_players_take_their_turns_in_power_order() -> None:
    t = Position({"powers": list(POWERS)})
    for _ in range(2):
        for power in POWERS:
            assert t["seat"] == power
            t.play(next(text for text in t.legal if ">" in text))
    assert t["seat"] == "khorne"


@pytest.mark.cites("R1.1")
def test_an_absent_power_is_left_out_of_every_comparison() -> None:
    # Nurgle would have a lower Threat and the Horned Rat the lowest; of these three Tzeentch has it
    t = Position(
        {"powers": ["khorne", "slaanesh", "tzeentch"], "start": "old_world", "old_world": {"deck": ["meteor_showers"]}}
    )
    assert t["seat"] == "tzeentch"
    assert not any("nurgle" in text for text in t.legal)


# --- pools and deck sizes -----------------------------------------------------------------------------------------


@pytest.mark.cites("R2.8", "R21.1", "R21.2", "R21.3", "R19.2")
@pytest.mark.parametrize(
    ("powers", "events", "base", "expert", "due", "editions"),
    [
        (BASE, "base", 28, 0, BASE_DUE, (1, 2)),
        (WITH_RAT, "base", 27, 1, REVISED_DUE, (1, 2)),
        (POWERS, "base", 27, 1, REVISED_DUE, (1, 2)),
        (BASE, "mixed", 27, 9, REVISED_DUE, (1,)),
        (BASE, "mixed", 28, 8, BASE_DUE, (2,)),
        (POWERS, "mixed", 27, 9, REVISED_DUE, (1, 2)),
        (WITH_RAT, "mixed", 27, 9, REVISED_DUE, (1, 2)),
        (BASE, "realm_of_chaos", 0, 9, REVISED_DUE, (1,)),
        (BASE[:3], "realm_of_chaos", 0, 9, REVISED_DUE, (1,)),
        (BASE, "realm_of_chaos", 1, 8, BASE_DUE, (2,)),
        (BASE[:3], "realm_of_chaos", 1, 8, BASE_DUE, (2,)),
        (POWERS, "realm_of_chaos", 0, 9, REVISED_DUE, (1, 2)),
    ],
)
def test_what_the_old_world_deck_is_dealt_from(
    powers: tuple[str, ...], events: str, base: int, expert: int, due: str, editions: tuple[int, ...]
) -> None:
    """The revised Horned One's Due is dealt exactly when the Horned Rat plays; the pools keep their sizes."""
    for edition in editions:
        cards = pool(powers, events, edition)
        assert (from_set(cards, "old_world"), from_set(cards, "old_world_x")) == (base, expert)
        assert [card for card in cards if card.endswith("the_horned_ones_due")] == [due]
        assert cards[due] == 1


@pytest.mark.cites("R21.1", "R21.2")
def test_the_nine_expert_cards() -> None:
    wanted = {
        "call_to_arms",
        "closing_the_portal",
        "high_elf_protection",
        "the_light_of_day",
        "morrslieb_eclipsed",
        "rousing_the_rabble",
        "vermin_outbreak",
        "the_warrens_erupt",
        "the_horned_ones_due",
    }
    assert set(pool(POWERS, "realm_of_chaos")) == {f"old_world_x.{name}" for name in wanted}
    assert set(pool(BASE, "realm_of_chaos", 1)) == {f"old_world_x.{name}" for name in wanted}
    assert set(pool(BASE, "realm_of_chaos")) == {f"old_world_x.{name}" for name in wanted} ^ {REVISED_DUE, BASE_DUE}
    comets = {"old_world_x.high_elf_protection", "old_world_x.the_light_of_day"}
    for edition, with_comet in ((1, comets), (2, comets | {REVISED_DUE})):
        content = ruleset(Options(edition=edition)).content
        assert {c.id for c in content.old_world if c.set == "expert" and c.comet} == with_comet


@pytest.mark.cites("R21.1", "R2.8")
def test_expert_cards_are_shuffled_among_the_base_cards() -> None:
    dealt: Counter[str] = Counter()
    for seed in range(60):
        g = new_state(powers_from(BASE), Options(events="mixed"), secret_from(seed))
        deck = (*g.old_world_deck, *g.old_world_used, *(c for c in g.track if c), *in_hand(g))
        assert len(deck) == 7
        dealt.update(OLD_WORLD[card] for card in deck)
    assert set(dealt) == set(pool(BASE, "mixed"))  # every card comes up now and then
    assert 60 * 7 * 0.15 < from_set(dealt, "old_world_x") < 60 * 7 * 0.35  # a quarter of them


@pytest.mark.cites("F9", "R2.8", "R2.11", "R18.5", "R21.2")
@pytest.mark.parametrize("events", EVENTS)
@pytest.mark.parametrize(
    ("powers", "rounds"),
    [(BASE[:3], 8), (("khorne", "nurgle", "horned_rat"), 8), (WITH_RAT, 7), (BASE, 7), (POWERS, 7)],
)
def test_a_game_has_as_many_rounds_as_cards_were_dealt(powers: tuple[str, ...], events: str, rounds: int) -> None:
    game = Game.new(powers, 4, Options(events=events))
    while actions := game.state.actions:
        game.play(PASS if PASS in actions else actions[0])
    assert game.result is not None
    assert (game.result.condition, game.state.round) == ("deck_empty", rounds)
    assert len(game.state.old_world_used) + sum(c > 0 for c in game.state.track) == rounds


# --- sets ---------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R2.1", "R20.1", "R19.8", "R2.10")
@pytest.mark.parametrize("card_set", CARD_SETS)
def test_everybody_plays_with_the_chosen_set_and_the_horned_rat_with_his_own(card_set: str) -> None:
    g = new_state(powers_from(POWERS), Options(card_set=card_set), secret_from(1))
    for power in g.powers:
        cards = g.hand[power] + g.deck[power]
        family = POWERS[power] + ("_m" if card_set == "morrslieb" and POWERS[power] in BASE else "")
        assert len(cards) == 24
        assert {CHAOS[card].partition(".")[0] for card in cards} == {family}


@pytest.mark.cites("R2.1", "R20.1", "R17.1", "R19.8")
@pytest.mark.parametrize("card_set", CARD_SETS)
@pytest.mark.parametrize("power", POWERS)
def test_the_upgrades_are_those_of_the_set(card_set: str, power: str) -> None:
    dial = next(n for n, stop in enumerate(dial_of(power)) if stop.do == "upgrade_card")
    players = {power: {"dial": dial - 1, "counters": 1}}
    data: dict[str, Any] = {"start": "end.5", "powers": list(POWERS), "players": players}
    t = Position(data | {"options": {"card_set": card_set}})
    assert (t["seat"], len(t.legal)) == (power, 5)
    morrslieb = card_set == "morrslieb" and power != "horned_rat"
    assert all(("_m." in text) is morrslieb for text in t.legal)


def dial_of(power: str) -> Any:
    return ruleset(Options()).dials[POWERS.index(power)]


@pytest.mark.cites("R2.1", "R21.2")
@pytest.mark.parametrize("card_set", CARD_SETS)
@pytest.mark.parametrize("events", EVENTS)
def test_sets_pools_and_powers_combine_freely(card_set: str, events: str) -> None:
    for powers in (BASE, WITH_RAT[1:], POWERS):
        game = Game.new(powers, 2, Options(card_set=card_set, events=events))
        assert engine.legal(game.state)
        assert (game.state.rules.options.card_set, game.state.rules.options.events) == (card_set, events)


@pytest.mark.cites("R2.1")
@pytest.mark.parametrize("wrong", [{"card_set": "mixed"}, {"events": "expert"}, {"events": "morrslieb"}])
def test_unknown_sets_and_pools_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        Options(**wrong)


# --- the two cards of one name ------------------------------------------------------------------------------------


@pytest.mark.cites("R7.2", "old_world.the_horned_ones_due", "old_world_x.the_horned_ones_due")
def test_both_dues_allow_one_card_per_region_with_skaven() -> None:
    empire = {"tokens": ["skaven"], "cards": ["dazzle", ""]}
    data: dict[str, Any] = {"regions": {"empire": empire}, "players": {"khorne": {"hand": ["field_of_carnage"]}}}
    for card, more in (
        ("the_horned_ones_due", {}),
        (REVISED_DUE, {"powers": list(POWERS)}),
        ("the_horned_ones_due", {"options": {"events": "mixed"}}),
        (REVISED_DUE, {"options": {"events": "mixed", "edition": 1}}),
    ):
        t = Position(data | {"old_world": {"track": [card]}} | more)
        assert not [text for text in t.legal if "@emp" in text]
