"""What a seat may know (R22): nothing of another's secrets is in its view, its legal list, its log or its copies."""

import json
from collections.abc import Iterable
from itertools import groupby
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ruinous import Game, Options
from ruinous.rules import board, engine, position
from ruinous.rules.events import ALL, EVENTS
from ruinous.rules.ids import CARD_SLUGS, CHAOS, CHAOS_OWNER, FIGURE_NAMES, OLD_WORLD, POWERS, TZEENTCH, UPGRADES
from ruinous.rules.invariants import violations
from ruinous.rules.options import CARD_SETS
from ruinous.rules.options import EVENTS as EVENT_SETS
from ruinous.rules.saved import digest
from ruinous.rules.state import GameState
from ruinous.rules.view import NOBODY, information_set, known_cards, log, view, views
from tools.golden import SEATS

seeds = st.integers(0, 2**32)
FIXTURES = {"suppress_health_check": list(HealthCheck)}  # a fixture that is the same for all examples
LOOKS = ("tzeentch_m.lord_of_change", "tzeentch_m.mystical_disregard", "tzeentch_m.acolytes")


def expanded(seed: int):
    """A random game of the expansion, every other one of five Powers and the Morrslieb set, else of any combination.

    With the Morrslieb set Tzeentch looks at cards from the start.
    """
    random = Random(seed)
    powers, options = POWERS, Options(card_set="morrslieb", events="mixed")
    if seed % 2:
        powers = random.choice(SEATS)
        options = Options(card_set=random.choice(CARD_SETS), events=random.choice(EVENT_SETS))
    game = Game.new(powers, seed, options)
    if options.card_set == "morrslieb" and "tzeentch" in powers:
        game.state.upgrades |= sum(1 << UPGRADES.index(name) for name in LOOKS)
        board.move(game.state, FIGURE_NAMES.index("Td1"), 2)
    while game.decision:
        yield game
        game.play(random.choice(game.state.actions or []))
    yield game


@pytest.fixture(params=["base", "expanded"])
def any_walk(request, walk):
    return walk if request.param == "base" else expanded


def everything_seats_get(g: GameState, events: list, seats: Iterable[int]) -> dict[int, bytes]:
    """View, legal list and log of each seat, and its position text, as bytes."""
    found = {}
    for seat, shown in views(g, seats).items():
        legal = g.actions if g.actions and g.seat == seat else None
        seen = [shown, legal, [list(map(str, e)) for e in log(events, seat)], position.write(g, seat)]
        found[seat] = json.dumps(seen, sort_keys=True).encode()
    return found


def twin_for(g: GameState, events: list, b: int, random: Random, a: int = NOBODY) -> tuple[GameState, list]:
    """The same game with other secrets of seat b and of nobody: hand, draws, decks, Old World deck, the secret.

    For seat a, which may have seen some of these cards; they stay what they are.
    """
    twin = g.copy()
    seen = known_cards(g, b, a)
    hidden = list(g.hand[b] + g.deck[b])
    for card in seen:
        hidden.remove(card)
    for _ in range(20):  # a deck holds only what was last shuffled into it
        random.shuffle(hidden)
        deck = bytes(hidden[len(g.hand[b]) - len(seen) :])
        if all(deck.count(c) <= g.shuffled[b].count(c) for c in deck):
            twin.hand[b] = bytes(sorted(seen + bytes(hidden[: len(g.hand[b]) - len(seen)])))
            twin.deck[b] = deck
            break
    for p in g.powers:
        if p != b:
            twin.deck[p] = bytes(random.sample(g.deck[p], len(g.deck[p])))
    size = len(g.old_world_deck) - (g.peeked if a == TZEENTCH else 0)
    unseen = bytes(random.sample(g.old_world_deck[:size] + g.old_world_aside, size + len(g.old_world_aside)))
    twin.old_world_deck = unseen[:size] + g.old_world_deck[size:]
    twin.old_world_aside = unseen[size:]
    twin.secret = random.randbytes(32)
    if a != TZEENTCH:
        twin.gleaned[b] = bytes(sorted(random.sample(twin.hand[b], len(g.gleaned[b]))))
    if twin.actions:
        engine.ask_again(twin)
    return twin, [_retold(g, event, a, b, random) for event in events]


def _retold(g: GameState, event: tuple, a: int, b: int, random: Random) -> tuple:
    """An event of the log, with other cards in it where seat a must not know them."""
    if event[:2] == ("draw", b):
        return ("draw", b, bytes(random.choices(g.rules.decks[b], k=len(event[2]))), event[-1])
    if a != TZEENTCH and event[0] == "glean" and event[2] == b:
        return (*event[:3], bytes(random.choices(g.rules.decks[b], k=len(event[3]))), event[-1])
    if a != TZEENTCH and event[0] in ("peek", "arranged"):
        return (*event[:2], bytes(random.choices(range(1, len(OLD_WORLD)), k=len(event[2]))), event[-1])
    return event


def pairs_for(g: GameState, events: list, b: int, random: Random, seats: tuple[int, ...]) -> list:
    """For each of these seats but b a twin it cannot tell from the true game."""
    plain = twin_for(g, events, b, random)
    for_tzeentch = twin_for(g, events, b, random, TZEENTCH)
    return [(a, for_tzeentch if a == TZEENTCH else plain) for a in seats if a != b]


@pytest.mark.cites("R22.2", "R22.3", "R22.5", "R22.10")
@settings(max_examples=4, **FIXTURES)
@given(seed=seeds)
def test_what_another_alone_knows_changes_nothing_for_a_seat(seed, any_walk):
    """Non-interference: thousands of pairs of states that differ only in the secrets of one seat."""
    random = Random(seed)
    pairs = told = 0
    for game in any_walk(seed):
        if len(game.entries) % (3 if any_walk is not expanded else 8):
            continue
        g = game.state
        events, told = game.log[told:], len(game.log)  # a log is read event by event: what was told before stays
        seen = everything_seats_get(g, events, (*g.powers, NOBODY))
        for b in g.powers:
            for twin, pairs_of_it in groupby(pairs_for(g, events, b, random, tuple(seen)), lambda pair: pair[1]):
                readers = {a: seen[a] for a, _ in pairs_of_it}
                assert everything_seats_get(*twin, readers) == readers
                pairs += len(readers)
    assert pairs > 100


def test_the_owner_does_see_the_difference(walk):
    """The check above would be empty if a seat's own secrets did not show."""
    random = Random(1)
    game = next(game for game in walk(1) if len(game.entries) == 40)
    differences = 0
    for b in game.state.powers:
        twin, told = twin_for(game.state, game.log, b, random)
        differences += everything_seats_get(twin, told, [b]) != everything_seats_get(game.state, game.log, [b])
    assert differences >= 3


# --- information sets ---------------------------------------------------------------------------------------------


@pytest.mark.cites("R22.10")
@settings(max_examples=10, **FIXTURES)
@given(seed=seeds)
def test_an_information_set_fits_the_seats_view_and_is_a_possible_game(seed, any_walk):
    for game in any_walk(seed):
        if len(game.entries) % 5:
            continue
        for p in game.state.powers:
            copy = information_set(game.state, p, seed)
            assert [flaw for flaw in violations(copy) if "upgrades and passed" not in flaw] == []
            assert view(copy, p) == view(game.state, p)
            assert copy.hand[p] == game.state.hand[p]
            if game.state.actions and game.state.seat == p:
                assert copy.actions == game.state.actions


@pytest.mark.cites("R22.10")
@settings(max_examples=8, **FIXTURES)
@given(seed=seeds)
def test_an_information_set_depends_on_nothing_the_seat_cannot_know(seed, any_walk):
    """Two games a seat cannot tell apart give the very same copy, secret, decks, hands and all."""
    random = Random(seed)
    for game in any_walk(seed):
        if len(game.entries) % 5:
            continue
        for b in game.state.powers:
            for a, (twin, _) in pairs_for(game.state, game.log, b, random, game.state.powers):
                one, other = information_set(game.state, a, 7), information_set(twin, a, 7)
                assert one == other
                assert one.actions == other.actions


@pytest.mark.cites("R22.2", "R22.5")
def test_information_sets_deal_all_that_is_hidden_anew(walk):
    game = next(game for game in walk(2) if len(game.entries) == 30)
    g = game.state
    copies = [information_set(g, 0, seed) for seed in range(30)]
    for p in (1, 2, 3):
        assert len({copy.hand[p] for copy in copies}) > 5
    assert len({copy.deck[0] for copy in copies}) > 25
    assert len({copy.old_world_deck for copy in copies}) > 25
    assert all(copy.secret != g.secret for copy in copies)
    assert {copy.hand[0] for copy in copies} == {g.hand[0]}


@pytest.mark.cites("R22.3", "R5.5")
def test_cards_that_cannot_be_in_a_reshuffled_deck_are_known_to_be_in_the_hand():
    game = Game.new(["khorne", "nurgle", "tzeentch", "slaanesh"], 1)
    g = game.state
    # Everybody saw the last card leave Nurgle's deck, and the discard pile become the new one.
    cards = sorted(g.rules.decks[1])
    g.hand[1], g.deck[1], g.discard[1] = bytes(cards[:3]), bytes(cards[3:]), b""
    g.shuffled[1] = bytes(cards[3:])
    for seed in range(20):
        copy = information_set(g, 0, seed)
        assert copy.hand[1] == g.hand[1]


@settings(max_examples=8)
@given(seed=seeds)
def test_playing_on_a_copy_for_a_seat_never_touches_the_true_game(seed, walk):
    random = Random(seed)
    game = next(game for game in walk(seed) if len(game.entries) == 25)
    before = digest(game.state)
    copy = game.copy(game.decision.seat, seed)
    while copy.decision:
        copy.play(random.choice(copy.decision.actions))
    assert copy.result is not None
    assert digest(game.state) == before
    with pytest.raises(ValueError, match="no record"):
        _ = copy.record


# --- views --------------------------------------------------------------------------------------------------------


@pytest.mark.cites("R22.2")
def test_a_spectator_sees_no_hand_and_no_legal_list(walk):
    for game in walk(4):
        seen = game.view()
        assert all(player["hand"] is None for player in seen["players"].values())
        assert "actions" not in (seen["decision"] or {})
        assert json.loads(json.dumps(seen)) == seen


@pytest.mark.cites("R22.4", "R22.6", "R22.7", "R22.8", "C41")
def test_what_is_open_is_open_to_all(walk):
    for game in walk(6):
        g = game.state
        for seat in (None, *game.seats):
            seen = game.view(seat)
            for p in g.powers:
                player = seen["players"][game.seats[p]]
                assert player["discard"] == [CHAOS[c] for c in g.discard[p]]
                assert (player["power"], player["vp"], player["counters"]) == (g.power[p], g.vp[p], g.counters[p])
                assert (player["hand_size"], player["deck_size"]) == (len(g.hand[p]), len(g.deck[p]))
                assert player["peasants"] == g.peasants[p]
            assert seen["old_world"]["used"] == [OLD_WORLD[c] for c in g.old_world_used]
            assert sum(len(region["figures"]) for region in seen["regions"].values()) == sum(
                mask.bit_count() for mask in g.here[:9]
            )


@pytest.mark.cites("R22.9")
def test_dice_are_in_everybodys_log(walk):
    *_, game = walk(8)
    rolls = [event for event in game.log if event[0] == "roll"]
    assert rolls
    for seat in (None, *game.seats):
        assert [event for event in game.events(seat) if event[0] == "roll"] == rolls


@pytest.mark.cites("R22.2")
def test_drawn_cards_are_named_to_their_owner_only(walk):
    *_, game = walk(9)
    assert any(event[0] == "draw" for event in game.log)
    for seat in game.seats:
        for event in game.events(seat):
            if event[0] == "draw":
                assert isinstance(event[2], bytes) is (game.seats[event[1]] == seat)


def test_every_event_is_declared_and_four_kinds_are_not_for_everybody(walk):
    games = [game for seed in range(12) for w in (walk, expanded) for *_, game in [w(seed)]]
    names = {event[0] for game in games for event in game.log}
    assert {name for name, kind in EVENTS.items() if kind.seen != ALL} == {"draw", "glean", "peek", "arranged"}
    assert names <= set(EVENTS)
    assert {"glean", "peek", "fetch", "replaced"} <= names
    assert len(names) > 40


def test_no_word_of_anothers_hand_is_in_a_view(walk):
    """The blunt check: the ids of cards that are in another's hand and nowhere open never occur in a seat's text."""
    for game in walk(10):
        g = game.state
        for p in g.powers:
            text = json.dumps(view(g, p)) + str(log(game.log, p))
            shown = text.replace("shuffled", "")
            for other in g.powers:
                if other == p:
                    continue
                open_cards = set(g.discard[other]) | set(g.space) | set(g.shuffled[other])
                for card in set(g.hand[other]) - open_cards:
                    assert CHAOS[card] not in shown
                    assert CARD_SLUGS[card] not in position.write(g, p)


@pytest.mark.cites("R22.1")
def test_nothing_passes_from_player_to_player(walk):
    """No action gives a card, a token or points to another: each card stays with the deck it belongs to."""
    for game in walk(12):
        g = game.state
        assert all(CHAOS_OWNER[card] == p for p in g.powers for card in g.rules.decks[p])
        for p in g.powers:
            own = set(g.rules.decks[p])
            assert set(g.hand[p] + g.deck[p] + g.discard[p]) <= own
