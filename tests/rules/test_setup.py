"""R2: setting up a game of the base Powers."""

from collections import Counter

import pytest

from ruinous.rules import engine
from ruinous.rules.actions import ACTIONS
from ruinous.rules.chance import secret_from
from ruinous.rules.ids import CHAOS, CHAOS_OWNER, OLD_WORLD, POWERS, REGIONS, RESERVE, TOKENS
from ruinous.rules.options import Options, SetupError
from ruinous.rules.ruleset import ruleset
from ruinous.rules.scenario import look
from ruinous.rules.setup import new_state, powers_from
from ruinous.rules.state import GameState
from tests.kit.position import Position

FOUR = ("khorne", "nurgle", "tzeentch", "slaanesh")
THREE = ("khorne", "nurgle", "tzeentch")


def fresh(powers: tuple[str, ...] = FOUR, seed: int = 1, top: str = "meteor_showers") -> GameState:
    """A new game whose first Old World card is known: with Meteor Showers it stops there, right after the setup."""
    rest = list(ruleset(Options()).old_world_pool)
    card = OLD_WORLD.index(f"old_world.{top}")
    rest.remove(card)
    return new_state(powers_from(powers), Options(), secret_from(seed), script=(bytes([*rest, card]),), log=[])


def dealt(powers: tuple[str, ...], seed: int) -> GameState:
    return new_state(powers_from(powers), Options(), secret_from(seed), log=[])


def titles(cards: bytes) -> Counter[str]:
    return Counter(CHAOS[card] for card in cards)


@pytest.mark.cites("R2.1", "R2.2", "R2.3")
@pytest.mark.parametrize(
    "names",
    [
        ("khorne", "nurgle", "tzeentch"),
        ("khorne", "nurgle", "slaanesh"),
        ("khorne", "tzeentch", "slaanesh"),
        ("nurgle", "tzeentch", "slaanesh"),
        ("slaanesh", "tzeentch", "khorne", "nurgle"),
    ],
)
def test_the_players_choose_any_three_or_four_powers(names: tuple[str, ...]) -> None:
    g = fresh(names)
    assert {POWERS[p] for p in g.powers} == set(names)


@pytest.mark.cites("R2.1", "R24.1")
def test_the_switches_are_settled_before_the_game() -> None:
    assert new_state(powers_from(FOUR), Options(larger_hand="seven"), secret_from(1)).rules.switches["S10"] == "seven"
    with pytest.raises(SetupError):
        Options(larger_hand="eight")
    with pytest.raises(SetupError):
        Options.of({"house_rule": "yes"})


@pytest.mark.cites("R2.4", "R1.2")
def test_seats_follow_power_order_whatever_order_the_powers_are_named_in() -> None:
    assert powers_from(("slaanesh", "khorne", "tzeentch")) == (0, 2, 3)
    t = Position("""powers = ["slaanesh", "tzeentch", "khorne"] """)
    t.play("khorne: pass", "tzeentch: pass", "slaanesh: pass")
    assert t["seat"] == "none"


@pytest.mark.cites("R2.5")
def test_dials_points_power_and_counters_at_the_start() -> None:
    g = fresh()
    assert [look(g, f"{p}.power") for p in FOUR] == [7, 6, 6, 6]
    for power in FOUR:
        assert [look(g, f"{power}.{what}") for what in ("dial", "vp", "counters", "peasants")] == [0, 0, 0, 0]
        assert look(g, f"{power}.upgrades") == []


@pytest.mark.cites("R2.5")
def test_all_figures_start_in_reserve() -> None:
    g = fresh()
    assert not any(g.here[:RESERVE])
    assert look(g, "khorne.reserve") == ["4 Bloodsworn", "6 Bloodletter", "Bloodthirster"]
    assert look(g, "nurgle.reserve") == ["6 Leper", "5 Plaguebearer", "Great Unclean One"]
    assert look(g, "tzeentch.reserve") == ["8 Acolyte", "3 Horror", "Lord of Change"]
    assert look(g, "slaanesh.reserve") == ["6 Seductress", "3 Daemonette", "Keeper of Secrets"]


@pytest.mark.cites("R2.5", "R17.1")
@pytest.mark.parametrize(("power", "dial"), [("khorne", 1), ("nurgle", 2), ("tzeentch", 1), ("slaanesh", 1)])
def test_each_player_has_five_upgrades_to_choose_from(power: str, dial: int) -> None:
    t = Position({"start": "end.5", "players": {power: {"dial": dial, "counters": 1}}})
    assert t["seat"] == power
    assert len(t.legal) == 5


@pytest.mark.cites("R2.6", "E18")
@pytest.mark.parametrize("ruined", range(5))
def test_the_ruination_cards_lie_in_order(ruined: int) -> None:
    regions = {name: {"ruined": n} for n, name in enumerate(REGIONS[:ruined], 1)}
    regions["badlands"] = {"corruption": {"khorne": 12}}
    assert Position({"start": "corruption", "regions": regions})["badlands.ruined"] == ruined + 1


@pytest.mark.cites("R2.7", "R2.9")
def test_the_stock_of_tokens() -> None:
    # nine of them have gone to the board: 2 Noble, 3 Warpstone, 4 Peasant
    stock = {"event": 6, "hero": 4, "noble": 4, "peasant": 16, "skaven": 6, "warpstone": 11}
    assert look(fresh(), "stock") == stock


@pytest.mark.cites("R2.8", "F9")
@pytest.mark.parametrize(("powers", "cards"), [(THREE, 8), (FOUR, 7)])
def test_the_old_world_deck(powers: tuple[str, ...], cards: int) -> None:
    g = fresh(powers)
    assert len(g.old_world_deck) == cards - 1  # Meteor Showers has been drawn
    everything = Counter([*g.old_world_deck, *g.old_world_aside, OLD_WORLD.index("old_world.meteor_showers")])
    assert everything == Counter(g.rules.old_world_pool)
    assert everything.total() == 28


@pytest.mark.cites("R2.8")
def test_the_old_world_deck_is_shuffled() -> None:
    decks = {dealt(FOUR, seed).old_world_deck for seed in range(10)}
    assert len(decks) == 10
    seen = {card for seed in range(60) for card in dealt(THREE, seed).old_world_deck}
    assert seen == set(ruleset(Options()).old_world_pool)


@pytest.mark.cites("R2.9")
def test_one_starting_token_lies_in_each_region() -> None:
    g = fresh()
    assert [sum(look(g, f"{r}.tokens").values()) for r in REGIONS] == [1] * 9
    kinds = Counter(token for r in REGIONS for token in look(g, f"{r}.tokens"))
    assert kinds == {"noble": 2, "warpstone": 3, "peasant": 4}


@pytest.mark.cites("R2.9")
def test_the_starting_tokens_are_mixed_and_laid_out_in_region_order() -> None:
    kinds = [{token for seed in range(40) for token in look(fresh(seed=seed), f"{r}.tokens")} for r in REGIONS]
    assert kinds == [{"noble", "warpstone", "peasant"}] * 9
    log = fresh().log or []
    assert [event[2] for event in log if event[0] == "place"][:9] == list(range(9))
    g = fresh()
    drawn = [TOKENS[event[1]] for event in g.log or [] if event[0] == "place"][:9]
    assert drawn == [next(iter(look(g, f"{r}.tokens"))) for r in REGIONS]


@pytest.mark.cites("R2.10")
def test_each_player_draws_three_of_his_twenty_four_shuffled_cards() -> None:
    g = fresh()
    for power in g.powers:
        assert (len(g.hand[power]), len(g.deck[power]), g.discard[power]) == (3, 21, b"")
        assert titles(g.hand[power] + g.deck[power]) == titles(g.rules.decks[power])
        assert {CHAOS_OWNER[card] for card in g.hand[power]} == {power}
    assert len({bytes(fresh(seed=seed).hand[0]) for seed in range(20)}) > 10


@pytest.mark.cites("R2.11")
def test_round_one_begins_with_the_old_world_phase_and_these_threats() -> None:
    g = fresh()
    assert (look(g, "round"), look(g, "phase"), look(g, "seat")) == (1, "old_world", "nurgle")
    assert [look(g, f"{p}.threat") for p in FOUR] == [3, 1, 2, 4]


@pytest.mark.cites("R2.11", "F9", "R18.5")
@pytest.mark.parametrize(("powers", "rounds"), [(THREE, 8), (FOUR, 7)])
def test_a_game_lasts_as_many_rounds_as_the_old_world_deck_has_cards(powers: tuple[str, ...], rounds: int) -> None:
    g = dealt(powers, 3)
    while legal := engine.legal(g):
        engine.apply(g, ACTIONS["pass"] if ACTIONS["pass"] in legal else legal[0])
    assert (look(g, "round"), look(g, "result"), look(g, "winners")) == (rounds, "deck_empty", [])


@pytest.mark.cites("R2.11")
def test_nothing_is_done_before_the_first_old_world_card() -> None:
    log = fresh().log or []
    kinds = [event[0] for event in log]
    assert Counter(kinds[: kinds.index("phase")]) == {"place": 9, "draw": 4}
