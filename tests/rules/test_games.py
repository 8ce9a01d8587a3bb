"""Random whole games: whatever is played, every invariant holds after every decision."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruinous import Game, Options
from ruinous.bots.simulate import checks, replays, saved
from ruinous.content import NEWEST, components
from ruinous.rules import engine, position
from ruinous.rules.actions import NOTATION, PASS
from ruinous.rules.ids import LAID, POWERS, RESERVE
from ruinous.rules.invariants import violations
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.questions import QUESTIONS
from ruinous.rules.saved import digest, dump, load
from ruinous.rules.state import SAVED, TRACK, GameState

BASE = POWERS[:4]
seeds = st.integers(0, 2**32)
line_ups = st.permutations(POWERS).flatmap(lambda order: st.sampled_from((order[:3], order[:4], order)))
options = st.builds(
    Options,
    edition=st.sampled_from((1, NEWEST)),
    card_set=st.sampled_from(CARD_SETS),
    events=st.sampled_from(EVENTS),
    **{switch.name: st.sampled_from(switch.values) for switch in components().switches},
    show_forced=st.booleans(),
)


@pytest.mark.cites("R2.1", "R2.2")
@given(seeds, line_ups, options)
def test_a_random_game_keeps_every_invariant_to_its_end(seed, powers, options):
    random = Random(seed)
    game = Game.new(powers, seed, options)
    while game.state.actions:
        assert not list(checks(game, random))
        game.play(random.choice(game.state.actions))
    assert not violations(game.state)
    assert not list(replays(game))
    assert game.result is not None


@given(seed=seeds, powers=line_ups, card_set=st.sampled_from(CARD_SETS), events=st.sampled_from(EVENTS))
def test_a_position_reads_back_from_text_and_plays_on_alike(seed, powers, card_set, events, walk):
    for game in walk(seed, tuple(powers), card_set=card_set, events=events):
        if not game.entries or len(game.entries) % 7 or game.result:
            continue
        back = position.read(position.write_whole(game.state))
        assert back == game.state
        assert back.actions == game.state.actions
        action = Random(len(game.entries)).choice(game.state.actions)
        live = game.state.copy()
        engine.apply(live, action)
        engine.apply(back, action)
        assert back == live


@given(seed=seeds)
def test_the_same_seed_and_actions_give_the_same_game(seed, walk):
    first = [digest(game.state) for game in walk(seed)]
    again = [digest(game.state) for game in walk(seed)]
    assert first == again
    assert len(set(first)) == len(first)


def test_the_engine_resolves_forced_decisions_unless_asked_to_show_them(walk):
    """And unless the silence would tell something; in edition 1 it was kept all the same."""
    for edition, shown in product((1, 2), (False, True)):
        asked = [
            game.decision.kind
            for seed in range(8)
            for game in walk(seed, show_forced=shown, edition=edition)
            if game.decision and len(game.decision.actions) == 1
        ]
        from_hand = [kind for kind in asked if QUESTIONS[kind].from_hand]
        assert bool(from_hand) is (shown or edition == 2)
        assert (len(asked) > len(from_hand)) is shown


@pytest.mark.cites("R6.3")
def test_a_game_in_which_everybody_always_passes_ends_with_nobody_winning():
    game = Game.new(BASE, 1)
    while game.state.actions:
        game.play(PASS if PASS in game.state.actions else game.state.actions[0])
    assert game.result is not None
    assert game.result.condition == "deck_empty"
    assert game.result.winners == ()


# --- the checks themselves can fail -------------------------------------------------------------------------------


def spoil_figures(g: GameState) -> None:
    g.here[0] |= g.here[RESERVE]


def spoil_control(g: GameState) -> None:
    g.control[0] = 0


def spoil_cards(g: GameState) -> None:
    g.hand[g.powers[0]] += bytes((1,))


def spoil_old_world(g: GameState) -> None:
    g.old_world_deck = g.old_world_deck[1:]


def spoil_tokens(g: GameState) -> None:
    g.stock[0] += 1


def spoil_power(g: GameState) -> None:
    g.power[0] = 13


def spoil_points(g: GameState) -> None:
    g.vp[0] = -1


def spoil_upgrades(g: GameState) -> None:
    g.upgrades |= 1


def spoil_ruin(g: GameState) -> None:
    g.ruined |= 1


def spoil_dead(g: GameState) -> None:
    g.here[LAID], g.here[RESERVE] = 1, g.here[RESERVE] & ~1


def spoil_eclipse(g: GameState) -> None:
    spoil_dead(g)
    g.lying = ((0, TRACK),)


def spoil_lying(g: GameState) -> None:
    g.lying = ((0, 0),)


def spoil_seen(g: GameState) -> None:
    g.shown[0] = bytes(set(g.rules.decks[0]) - set(g.hand[0]))[:1]


def spoil_cache(g: GameState) -> None:
    g.cached[0] = g.hand[0][:1]


def spoil_absent(g: GameState) -> None:
    g.power[4] = 1


def spoil_space(g: GameState) -> None:
    g.space[0] = 128


def spoil_actions(g: GameState) -> None:
    g.actions = [*(g.actions or []), PASS, PASS]


def spoil_decision(g: GameState) -> None:
    g.actions = None


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_figures,
        spoil_control,
        spoil_cards,
        spoil_old_world,
        spoil_tokens,
        spoil_power,
        spoil_points,
        spoil_upgrades,
        spoil_ruin,
        spoil_dead,
        spoil_eclipse,
        spoil_lying,
        spoil_seen,
        spoil_cache,
        spoil_absent,
        spoil_space,
        spoil_actions,
        spoil_decision,
    ],
)
def test_an_impossible_position_is_noticed(spoil):
    game = Game.new(BASE, 5)
    assert not violations(game.state)
    spoil(game.state)
    assert violations(game.state)


@pytest.mark.parametrize("name", SAVED)
def test_equality_and_hash_look_at_every_part_of_a_position(name):
    g = Game.new(BASE, 5).state
    other = g.copy()
    assert other == g
    value = getattr(other, name)
    if isinstance(value, int):
        changed = value + 1
    elif isinstance(value, bytes):
        changed = value[1:] + value[:1] if len(set(value)) > 1 else bytes(32)
    elif isinstance(value, bytearray):
        changed = bytearray([value[0] + 1, *value[1:]])
    elif isinstance(value, tuple):
        changed = value[:-1] if value else (("shield", 0, 0),) if name == "bonds" else ((1, 2, 3, 4),)
        changed = (3,) if name == "script" else changed
        changed = ((0, TRACK),) if name == "lying" else ((0, 1),) if name == "tally" else changed
    elif value is None:
        changed = ("deck_empty", ())
    elif name == "stack":
        changed = value[:-1]
    elif isinstance(value[0], bytes):
        changed = [bytes((1,)) + value[0][1:] if value[0][:1] != b"\x01" else b"\x02" + value[0][1:], *value[1:]]
    else:
        changed = [value[0] + 1, *value[1:]]
    setattr(other, name, changed)
    assert other != g
    if name not in ("ruined", "stock"):  # these follow from the cards and tokens on the board and are not written
        assert digest(other) != digest(g)


@pytest.mark.parametrize(
    ("powers", "card_set", "events"),
    [(BASE, "base", "base"), (POWERS, "morrslieb", "mixed"), (POWERS[2:], "morrslieb", "realm_of_chaos")],
)
def test_json_survives_a_real_encoding(powers, card_set, events, walk):
    import json

    for game in walk(11, powers, card_set=card_set, events=events):
        if len(game.entries) % 20 == 0 and game.state.actions:
            data = json.loads(json.dumps(dump(game.state)))
            back = load(data)
            assert back == game.state
    assert saved(game.state) == game.state


def test_every_action_of_the_table_has_its_own_notation():
    assert len(set(NOTATION)) == len(NOTATION)
