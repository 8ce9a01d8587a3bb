"""Several views at once: the same as one by one, and what two seats see alike is one object (R22)."""

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from ruinous import Game, Options
from ruinous.rules import board
from ruinous.rules.actions import PASS
from ruinous.rules.ids import FIGURE_NAMES, KHORNE, NURGLE, POWERS, REGIONS, TZEENTCH, UPGRADES
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.view import NOBODY, shows_choice, view, views
from tools.golden import SEATS

SHARED = ("powers", "round", "phase", "regions", "stock", "ruination_left", "result")
LOOKS = ("tzeentch_m.lord_of_change", "tzeentch_m.mystical_disregard", "tzeentch_m.acolytes")


def game_with_looks(seed: int) -> Game:
    """A game of five in which Tzeentch looks at the Old World deck and into hands."""
    game = Game.new(POWERS, seed, Options(card_set="morrslieb", events="mixed"))
    game.state.upgrades |= sum(1 << UPGRADES.index(name) for name in LOOKS)
    board.move(game.state, FIGURE_NAMES.index("Td1"), 2)
    return game


def decisions(game: Game, random: Random):
    while game.decision:
        yield game
        game.play(random.choice(game.state.actions or []))
    yield game


@given(st.integers(0, 2**32))
def test_views_are_the_views_of_each_seat(seed: int) -> None:
    random = Random(seed)
    if seed % 2:
        game = game_with_looks(seed)
    else:
        options = Options(card_set=random.choice(CARD_SETS), events=random.choice(EVENTS))
        game = Game.new(random.choice(SEATS), seed, options)
    for _ in decisions(game, random):
        if random.random() < 0.05 or not game.decision:
            g = game.state
            seats = [*g.powers, NOBODY]
            random.shuffle(seats)
            together = views(g, seats)
            assert list(together) == seats
            for seat in seats:  # the text too: the order of the names is the same
                assert json.dumps(together[seat]) == json.dumps(view(g, seat))


@given(st.integers(0, 2**32))
def test_what_two_seats_see_alike_is_one_object(seed: int) -> None:
    random, game = Random(seed), game_with_looks(seed)
    for _ in decisions(game, random):
        if random.random() < 0.05:
            g = game.state
            together = views(g, [*g.powers, NOBODY])
            spectator = together[NOBODY]
            for seat, seen in together.items():
                assert all(seen[part] is spectator[part] for part in SHARED)
                for part in ("players", "old_world"):
                    for name, value in seen[part].items():
                        if value == spectator[part][name] and isinstance(value, dict | list):
                            assert value is spectator[part][name]
                assert (seen["decision"] is spectator["decision"]) == (seat != g.seat)


def test_each_view_can_be_added_to_without_the_others_seeing_it() -> None:
    game = Game.new(POWERS[:4], 3)
    one, other = views(game.state, [KHORNE, NURGLE]).values()
    one["mine"] = True
    assert "mine" not in other


def test_what_a_seat_alone_knows_is_in_its_own_view_only() -> None:
    """Tzeentch's look at the Old World deck and into a hand (R22.10), and everybody's own hand."""
    peeked = gleaned = False
    for seed in range(1, 7):
        for game in decisions(game_with_looks(seed), Random(seed)):
            g = game.state
            if not (g.peeked and any(g.gleaned)):
                continue
            together = views(g, [*g.powers, NOBODY])
            for seat, seen in together.items():
                assert len(seen["old_world"]["top"]) == (g.peeked if seat == TZEENTCH else 0)
                for p in g.powers:
                    player = seen["players"][POWERS[p]]
                    assert (player["hand"] is not None) == (p == seat)
                    if seat != TZEENTCH:
                        assert len(player["known"]) == len(g.shown[p])
            peeked = True
            mine, theirs = together[TZEENTCH]["players"], together[NOBODY]["players"]
            gleaned |= any(mine[name]["known"] != theirs[name]["known"] for name in mine)
    assert peeked
    assert gleaned


def test_the_dice_of_a_battle_are_told_as_the_rules_count_them() -> None:
    """R8.5: each player is told how many dice; just so many are rolled then, explosions aside (R8.7)."""
    told = 0
    for seed in range(60):
        game = Game.new(POWERS[:4], seed)
        for _ in decisions(game, Random(seed)):
            if not game.entries or game.entries[-1].action != PASS:
                continue  # what was summoned last may fight too
            news = game.log[game.told[-1] :]
            for n, event in enumerate(news):
                # The first roll of a region's first battle, with no card that makes more battles or early dice.
                if event[0] == "battle" and event[2] == 0 and n + 1 < len(news) and news[n + 1][0] == "roll":
                    _, power, region, faces, _ = news[n + 1]
                    before = game.back(1).view(None)["regions"][REGIONS[region]]
                    if any(space and "card" in space for space in before["spaces"]):
                        continue
                    dice = before["dice"].get(POWERS[power], 0)
                    assert dice == len(faces) - faces.count(6)
                    told += 1
    assert told >= 5


@given(st.integers(0, 2**32))
def test_only_the_one_who_decides_knows_a_secret_choice(seed: int) -> None:
    """R22.10: the order of the next Old World cards."""
    game = game_with_looks(seed)
    for _ in decisions(game, Random(seed)):
        g = game.state
        if g.actions:
            secret = g.stack[-1][0] == "arrange"
            assert [shows_choice(g, seat) for seat in (NOBODY, *g.powers)] == [
                seat == g.seat or not secret for seat in (NOBODY, *g.powers)
            ]
