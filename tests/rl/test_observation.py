"""The observation: what a seat may know and nothing else; the mask; the rewards."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from ruinous import Game, Options
from ruinous.rl import observation as ob
from ruinous.rules import values, view
from ruinous.rules.actions import N_ACTIONS
from ruinous.rules.ids import CHAOS, N_REGIONS, POWERS, TZEENTCH
from ruinous.rules.questions import QUESTIONS
from tests.kit.sentences import refuses

FIVE = POWERS
ALL = POWERS[:4]


def part(vector, name):
    return vector[ob.LAYOUT[name]]


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
    assert sum(field.size for field in ob.FIELDS) == ob.SIZE == len(ob.SCALE)
    end = 0
    for field in ob.FIELDS:
        assert ob.LAYOUT[field.name] == slice(end, end + field.size)
        assert field.about
        assert field.scale >= 1
        end += field.size


def test_the_page_shows_the_layout_as_it_is():
    page = Path(__file__).parents[2] / "docs" / "learning.md"
    assert ob.layout_table() in page.read_text(encoding="utf-8"), "print layout_table() into docs/learning.md"


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
        assert part(vector, "domination").tolist() == [region["domination"][p] for region in regions for p in POWERS]
        assert part(vector, "corruption").tolist() == [
            region["corruption"].get(p, 0) for p in POWERS for region in regions
        ]
        figures = part(vector, "figures").reshape(N_REGIONS, -1).sum(axis=1).tolist()
        assert figures == [len(region["figures"]) for region in regions]
        cards = part(vector, "cards").reshape(N_REGIONS, -1).sum(axis=1).tolist()
        assert cards == [sum("card" in (space or {}) for space in region["spaces"]) for region in regions]
        assert part(vector, "ruins_left").tolist() == [shown["ruination_left"]]
        if shown["decision"]:
            assert POWERS[part(vector, "decides").argmax()] == shown["decision"]["seat"]
            assert ob.KINDS[part(vector, "kind").argmax()] == shown["decision"]["kind"]


@pytest.mark.parametrize("edition", [1, 2])
def test_early_hits_kept_as_a_pool_are_seen_where_they_wait(edition):
    """S9: at every decision with a pool, by everybody."""
    seen = 0
    for seed in range(40):
        random, game = Random(seed), Game.new(FIVE, seed, Options(edition=edition, early_hits="pool"))
        g = game.state
        while g.actions:
            kept = part(ob.observe(g, g.seat), "pooled").reshape(N_REGIONS, len(POWERS))
            assert kept.sum() == sum(plain + sixes for _, _, plain, sixes in g.pooled)
            for power, region, plain, sixes in g.pooled:
                assert kept[region, power] >= plain + sixes > 0
                assert all(np.array_equal(part(ob.observe(g, p), "pooled"), kept.ravel()) for p in g.powers)
                seen += 1
            game.play(random.choice(g.actions))
    assert seen > 5


def test_every_question_has_a_place_of_its_own():
    assert list(ob.KINDS) == sorted(QUESTIONS)
    assert ob.LAYOUT["kind"].stop - ob.LAYOUT["kind"].start == len(QUESTIONS)
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    assert ", ".join(f"`{kind}`" for kind in ob.KINDS) in page
    assert f"\n{ob.SIZE} whole numbers" in page


def test_points_beyond_the_range_are_the_most_it_holds():
    g = Game.new(ALL, 1).state
    g.vp[0] = 200
    assert part(ob.observe(g, 0), "vp")[0] == 127


def test_scaled_numbers_are_small():
    random, most = Random(1), 0.0
    game = Game.new(ALL, 1)
    while game.state.actions:
        scaled = ob.scaled(ob.observe(game.state, game.state.seat))
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


def ended(winners, scores):
    game = Game.new(ALL, 1)
    game.state.vp[:4] = scores
    game.state.result = ("max_threat", winners)
    return game


def test_rewards():
    game = ended((1,), [50, 30, 20, 10])
    assert ob.rewards(game, "win") == {"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 0}
    assert ob.rewards(game, "place") == pytest.approx(
        {"khorne": 1 / 3, "nurgle": 1, "tzeentch": -1 / 3, "slaanesh": -1}
    )
    assert ob.rewards(game, "vp") == {"khorne": 0.4, "nurgle": -0.4, "tzeentch": -0.6, "slaanesh": -0.8}
    shared = ended((0, 1), [20, 20, 30, 10])
    assert ob.rewards(shared, "win")["nurgle"] == 0.5
    assert ob.rewards(shared, "place")["nurgle"] == pytest.approx(2 / 3)
    assert sum(ob.rewards(shared, "place").values()) == pytest.approx(0)


def test_there_is_no_reward_before_the_end_and_no_unknown_one():
    with pytest.raises(ValueError, match="not over"):
        ob.rewards(Game.new(ALL, 1), "win")
    with refuses("choose one of win, place and vp"):
        ob.check_rewards("glory")


def test_values_are_the_engines_own():
    g = Game.new(ALL, 4, Options()).state
    assert part(ob.observe(g, 0), "resistance").tolist() == [values.resistance(g, r) for r in range(N_REGIONS)]
