"""The difference between two states: small, and exact after a way through JSON."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from ruinous.rules import patch
from ruinous.rules.patch import apply, changes
from ruinous.table.state import states
from tests.kit.seating import playing

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3) | st.floats(allow_nan=False, width=16),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=4),
    max_leaves=20,
)
STATES = st.dictionaries(st.text("abc", max_size=2), VALUES, max_size=5)


def sent(data):
    """What arrives at the other end."""
    return json.loads(json.dumps(data))


@settings(max_examples=100)
@given(STATES, STATES)
def test_a_state_and_its_changes_give_the_next(old, new):
    before = json.dumps(old, sort_keys=True)
    found = changes(old, new)
    made = apply(sent(old), sent(found))
    assert made == sent(new)
    assert json.dumps(old, sort_keys=True) == before
    for key in new:  # true is not 1 to a client
        assert (made[key] is True) == (new[key] is True)
        assert (made[key] is False) == (new[key] is False)


@given(STATES)
def test_no_change_is_nothing_to_send(state):
    assert changes(state, state) == []
    assert changes(state, sent(state)) == []
    assert apply(state, []) == state


@given(STATES, STATES)
def test_applying_leaves_the_old_state_alone(old, new):
    before = json.dumps(old, sort_keys=True)
    apply(old, changes(old, new))
    assert json.dumps(old, sort_keys=True) == before


@given(STATES, st.lists(STATES, min_size=1, max_size=4))
def test_changes_follow_each_other(first, rest):
    here = sent(first)
    for old, new in zip([first, *rest], rest, strict=False):
        here = apply(here, sent(changes(old, new)))
    assert here == sent(rest[-1])


def test_true_is_not_one():
    assert changes({"a": 1, "b": False}, {"a": True, "b": 0}) == [(["a"], True), (["b"], 0)]
    assert changes({"a": 1}, {"a": 1.0}) == []


def test_consecutive_states_of_games_for_every_seat():
    small = whole = 0
    sitting = playing("anna", "boris", seed=0)
    seats = [*sitting.table.game.seats, None]
    before = states(sitting.table, seats)
    here = {seat: sent(state) for seat, state in before.items()}
    while sitting.table.state == "playing":
        undo = sitting.table.undoable(sitting.seat("anna"))
        if undo and sitting.random.random() < 0.3:
            sitting.undo("anna", undo)
        else:
            sitting.step()
        after = states(sitting.table, seats)
        known: patch.Known = {}
        for seat in seats:
            alone = changes(before[seat], after[seat])
            assert changes(before[seat], after[seat], known) == alone
            found = sent(alone)
            here[seat] = apply(here[seat], found)
            assert here[seat] == sent(after[seat])
            small += len(json.dumps(found))
            whole += len(json.dumps(after[seat]))
        before = after
    assert small < whole / 3
