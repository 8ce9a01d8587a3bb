"""The observation: what a seat may know and nothing else; the mask; the rewards."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from ruinous import Game, Options
from ruinous.rl import layout
from ruinous.rl import observation as ob
from ruinous.rl.layout import part
from ruinous.rules import values, view
from ruinous.rules.actions import ACTIONS, N_ACTIONS
from ruinous.rules.ids import (
    ADJACENT,
    CARD_SLUGS,
    CHAOS,
    FIGURE_NAMES,
    N_REGIONS,
    POWERS,
    TOKENS,
    TZEENTCH,
)
from ruinous.rules.questions import QUESTIONS, arguments

FIVE = POWERS
ALL = POWERS[:4]


def swapped(g):
    """The same position with other cards where the seat to decide cannot see them: hands, decks, the Old World."""
    twin = g.copy()
    for p in g.powers:
        if p != g.seat:
            cards, size = g.hand[p] + g.deck[p], len(g.hand[p])
            twin.hand[p], twin.deck[p] = bytes(sorted(cards[-size:] if size else b"")), cards[: len(cards) - size]
        else:
            twin.deck[p] = g.deck[p][::-1]
    twin.old_world_deck, twin.secret = g.old_world_deck[::-1], bytes(32)
    return twin


def test_the_vector_is_laid_out_without_gaps_and_every_field_is_explained():
    numbers = np.arange(layout.SIZE)
    seen = np.concatenate([layout.block(numbers, block.name).ravel() for block in layout.BLOCKS])
    assert seen.tolist() == numbers.tolist()
    for block in layout.BLOCKS:
        rows = layout.block(numbers, block.name)
        assert rows.shape == (block.rows, block.width)
        parts = [part(numbers, field.name).reshape(block.rows, -1) for field in block.fields]
        assert np.array_equal(np.concatenate(parts, axis=1), rows)
        for field in block.fields:
            place = layout.LAYOUT[field.name]
            assert part(numbers, field.name).ravel()[: field.size].tolist() == numbers[place.row()].tolist()
            assert field.about
            assert field.scale >= 1
    assert len(layout.SCALE) == layout.SIZE


def test_blocks_and_fields_of_many_observations_share_their_memory():
    many = np.zeros((7, 3, layout.SIZE), np.int8)
    layout.block(many, "regions")[:] = 5
    assert part(many, "domination").shape == (7, 3, N_REGIONS, len(POWERS))
    assert part(many, "vp").shape == (7, 3, len(POWERS))
    assert part(many, "round").shape == (7, 3, 1)
    assert part(many, "hand").shape == (7, 3, layout.N_CHAOS)
    assert part(many, "domination").min() == 5
    assert part(many, "vp").max() == 0


def test_what_weights_are_shared_over():
    assert np.array_equal(layout.ADJACENCY, layout.ADJACENCY.T)
    assert layout.ADJACENCY.sum(axis=1).tolist() == [mask.bit_count() for mask in ADJACENT]
    for text, kind, subject, region in (
        ("Kw3>kis", "move", FIGURE_NAMES.index("Kw3"), 2),
        ("teleport@emp.l", "play", CARD_SLUGS.index("teleport"), 3),
        ("hit Kw3*2", "hit", FIGURE_NAMES.index("Kw3"), -1),
        ("+noble@emp", "place", TOKENS.index("noble"), 3),
        ("pass", "word", 0, -1),
    ):
        action = ACTIONS[text]
        assert layout.ACTION_NAMES[layout.ACTION_KIND[action]] == kind
        assert layout.ACTION_SUBJECT[action] == subject
        assert layout.ACTION_REGION[action] == region


def test_the_page_shows_the_layout_as_it_is():
    page = Path(__file__).parents[2] / "docs" / "learning.md"
    assert layout.layout_table() in page.read_text(encoding="utf-8"), "print layout_table() into docs/learning.md"


KINDS_OF_GAME = [
    {},
    {"card_set": "morrslieb", "events": "mixed"},
    {"edition": 1, "early_hits": "pool"},
    {"card_set": "morrslieb", "events": "realm_of_chaos"},
]


@pytest.mark.parametrize("options", KINDS_OF_GAME)
@pytest.mark.parametrize("powers", [ALL, FIVE])
def test_an_observer_that_goes_along_sees_what_a_fresh_look_sees(walk, options, powers):
    """At every decision of whole games, for the one who decides and, now and then, for all others."""
    for seed in range(4):
        memory = np.full(layout.SIZE, 99, np.int8)
        observer = ob.Observer(memory.view(np.uint8).data)
        for number, game in enumerate(walk(seed, powers, **options)):
            g = game.state
            for seat in (*(g.powers if number % 7 == 0 else ()), g.seat):
                observer.look(g, seat)
                differ = np.flatnonzero(memory != ob.observe(g, seat))
                assert not differ.size, (number, POWERS[seat], differ)


@pytest.mark.parametrize("options", [{}, {"card_set": "morrslieb", "events": "mixed"}])
def test_a_seat_sees_the_same_in_every_position_it_cannot_tell_apart(walk, options):
    """For every seat at every decision: the information set, in which all that is hidden is dealt anew."""
    moved = 0
    for number, game in enumerate(walk(5, FIVE, **options)):
        g = game.state
        for seat in g.powers:
            could_be = view.information_set(g, seat, number)
            moved += could_be.hand != g.hand
            assert np.array_equal(ob.observe(g, seat), ob.observe(could_be, seat)), (number, POWERS[seat])
    assert moved > 100, "other hands were dealt"


def test_swapped_hidden_cards_change_nothing(walk):
    different = 0
    for game in walk(3):
        g = game.state
        if not g.actions or g.peeked or any(g.shown) or any(g.gleaned):
            continue
        twin = swapped(g)
        different += twin.hand != g.hand
        assert np.array_equal(ob.observe(g, g.seat), ob.observe(twin, g.seat))
        assert np.array_equal(ob.mask(g, g.seat), ob.mask(twin, g.seat))
    assert different > 50


def test_an_own_card_and_a_seen_card_do_change_it():
    g = Game.new(ALL, 1).state
    before = ob.observe(g, 0)
    g.hand[0] = g.hand[0][1:]
    assert not np.array_equal(ob.observe(g, 0), before)
    g.gleaned[1] = g.hand[1][:1]
    assert part(ob.observe(g, TZEENTCH), "known").sum() == 1
    assert part(ob.observe(g, 0), "known").sum() == 0, "only Tzeentch has seen it"
    g.peeked = 2
    assert part(ob.observe(g, TZEENTCH), "top").sum() == 2
    assert part(ob.observe(g, 0), "top").sum() == 0


def test_the_numbers_are_those_of_the_view(walk):
    for number, game in enumerate(walk(11, FIVE, card_set="morrslieb", events="realm_of_chaos")):
        if number % 5:
            continue
        g = game.state
        seat = g.seat
        vector, shown = ob.observe(g, seat), view.view(g, seat)
        assert vector.dtype == np.int8
        assert vector.min() >= 0
        players = shown["players"]
        for name in ("vp", "power", "dial", "counters", "peasants", "hand_size", "deck_size"):
            assert part(vector, name).tolist() == [players[p][name] for p in POWERS], name
        hand = [CHAOS[n + 1] for n, count in enumerate(part(vector, "hand")) for _ in range(count)]
        assert sorted(hand) == sorted(players[POWERS[seat]]["hand"])
        regions = list(shown["regions"].values())
        for name in ("resistance", "conquest", "magic", "ruin_count"):
            assert part(vector, name).tolist() == [region[name] for region in regions], name
        assert part(vector, "domination").tolist() == [[region["domination"][p] for p in POWERS] for region in regions]
        assert part(vector, "corruption").tolist() == [
            [region["corruption"].get(p, 0) for p in POWERS] for region in regions
        ]
        figures = part(vector, "figures").sum(axis=1).tolist()
        assert figures == [len(region["figures"]) for region in regions]
        cards = part(vector, "cards").sum(axis=1).tolist()
        assert cards == [sum("card" in (space or {}) for space in region["spaces"]) for region in regions]
        assert part(vector, "ruins_left").tolist() == [shown["ruination_left"]]
        if shown["decision"]:
            assert POWERS[part(vector, "decides").argmax()] == shown["decision"]["seat"]
            assert layout.KINDS[part(vector, "kind").argmax()] == shown["decision"]["kind"]


@pytest.mark.parametrize("edition", [1, 2])
def test_early_hits_kept_as_a_pool_are_seen_where_they_wait(edition):
    """S9: at every decision with a pool, by everybody."""
    seen = 0
    for seed in range(40):
        random, game = Random(seed), Game.new(FIVE, seed, Options(edition=edition, early_hits="pool"))
        g = game.state
        while g.actions:
            kept = part(ob.observe(g, g.seat), "pooled")
            assert kept.sum() == sum(plain + sixes for _, _, plain, sixes in g.pooled)
            for power, region, plain, sixes in g.pooled:
                assert kept[region, power] >= plain + sixes > 0
                assert all(np.array_equal(part(ob.observe(g, p), "pooled"), kept) for p in g.powers)
                seen += 1
            game.play(random.choice(g.actions))
    assert seen > 5


def test_every_question_has_a_place_of_its_own():
    assert list(layout.KINDS) == sorted(QUESTIONS)
    assert layout.LAYOUT["kind"].size == len(QUESTIONS)
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    assert ", ".join(f"`{kind}`" for kind in layout.KINDS) in page
    assert f"\n{layout.SIZE} whole numbers" in page


def test_points_beyond_the_range_are_the_most_it_holds():
    g = Game.new(ALL, 1).state
    g.vp[0] = 200
    assert part(ob.observe(g, 0), "vp")[0] == 127


def test_scaled_numbers_are_small():
    random, most = Random(1), 0.0
    game = Game.new(ALL, 1)
    while game.state.actions:
        scaled = layout.scaled(ob.observe(game.state, game.state.seat))
        assert scaled.dtype == np.float32
        most = max(most, float(scaled.max()))
        game.play(random.choice(game.state.actions))
    assert 1 <= most <= 6


def test_the_mask_is_the_legal_list():
    g = Game.new(ALL, 1).state
    legal = ob.mask(g, g.seat)
    assert legal.shape == (N_ACTIONS,)
    assert np.flatnonzero(legal).tolist() == sorted(g.actions)
    other = next(p for p in g.powers if p != g.seat)
    assert ob.mask(g, other).sum() == 0


def test_values_are_the_engines_own():
    g = Game.new(ALL, 4, Options()).state
    assert part(ob.observe(g, 0), "resistance").tolist() == [values.resistance(g, r) for r in range(N_REGIONS)]


def test_a_question_tells_the_one_who_is_asked_what_it_is_about():
    """The region and how much is left; nobody else is told."""
    asked = set()
    for seed in range(8):
        random, game = Random(seed), Game.new(FIVE, seed)
        g = game.state
        while g.actions:
            kind, told = g.stack[-1][0], dict(arguments(g))
            vector = ob.observe(g, g.seat)
            if told.get("region", -1) >= 0:
                assert np.flatnonzero(part(vector, "asked")).tolist() == [told["region"]]
                asked.add(kind)
            if kind == "assign":
                assert part(vector, "amounts").tolist() == [0, told["plain"], told["sixes"]]
            elif "count" in told:
                assert part(vector, "amounts")[0] == told["count"]
            for p in g.powers:
                if p != g.seat:
                    other = ob.observe(g, p)
                    assert part(other, "asked").sum() == part(other, "amounts").sum() == 0
            game.play(random.choice(g.actions))
    assert {"assign", "automatic_hits"} & asked
    assert len(asked) > 3
