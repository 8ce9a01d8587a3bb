"""Taking back one's own decisions, up to a roll, a reveal or another's decision."""

import pytest

import ruinous
from ruinous.rules.game import REVEALING
from ruinous.rules.ids import POWERS
from ruinous.rules.saved import dump
from ruinous.table import TableOptions, acts
from ruinous.table import commands as c
from ruinous.table.state import events, kept, state
from ruinous.table.table import KEPT
from tests.kit.seating import Sitting, playing, same


def with_steps(count: int, seed: int = 0, most: int = 400) -> Sitting:
    """A game in which Anna could take back so many decisions now."""
    for number in range(seed, seed + 40):
        sitting = playing("anna", "boris", seed=number)
        for _ in range(most):
            if sitting.table.state == "over":
                break
            if sitting.table.undoable(sitting.seat("anna")) >= count:
                return sitting
            sitting.step()
    raise AssertionError("no such game")


def test_a_decision_is_taken_back_and_another_taken():
    sitting = playing("anna", "boris").until_turn("anna")
    while True:
        before, legal = dump(sitting.table.game.state), sitting.legal()
        sitting.step(legal[0])
        if sitting.table.undoable(sitting.seat("anna")):
            break
        sitting.until_turn("anna")
    told = len(sitting.table.game.log)
    sitting.undo("anna")
    assert dump(sitting.table.game.state) == before
    assert sitting.legal() == legal
    assert sitting.decider == "anna"
    assert len(sitting.table.game.log) <= told
    assert sitting.table.asked == sitting.table.version
    same(sitting.table, sitting.read())
    sitting.step(legal[-1])
    same(sitting.table, sitting.read())


@pytest.mark.parametrize("count", [2, 3])
def test_several_decisions_are_taken_back_at_once_or_one_by_one(count):
    sitting = with_steps(count)
    entries = list(sitting.table.game.entries)
    twin = sitting.read()
    sitting.undo("anna", count)
    assert sitting.table.game.entries == entries[:-count]
    for _ in range(count):
        acts.do(twin, acts.Ask(acts.Who("anna", "Anna"), c.Undo(version=twin.version), sitting.now))
    assert dump(twin.game.state) == dump(sitting.table.game.state)
    same(sitting.table, sitting.read())


def test_more_than_is_kept_in_memory_can_be_taken_back():
    """A long run of decisions without a barrier goes back by replay."""
    for seed in range(60):
        sitting = Sitting(TableOptions(hot_seat=True, game={"card_set": "morrslieb"}), seed)
        for _ in range(4):
            sitting.do("anna", c.Join())
        sitting.start()
        while sitting.table.state == "playing":
            seat = sitting.table.deciding
            if (count := sitting.table.undoable(seat)) > 3:
                sitting.table._trail.clear()
                before = list(sitting.table.game.entries)
                sitting.undo("anna", count)
                assert sitting.table.game.entries == before[:-count]
                same(sitting.table, sitting.read())
                sitting.step()
                same(sitting.table, sitting.read())
                return
            sitting.step()
    raise AssertionError("no such game")


def test_only_a_few_positions_are_kept():
    sitting = playing("anna").until(lambda s: len(s.table.game.entries) > 3 * KEPT)
    assert len(sitting.table._trail) == KEPT
    assert len(sitting.read()._trail) == KEPT


def test_a_roll_a_reveal_and_anothers_decision_are_barriers():
    """At every decision of whole games: what a seat may take back is its own, and nobody has learned anything by it."""
    barriers = {"roll": 0, "draw": 0, "discard": 0, "other": 0}
    for seed in range(3):
        sitting = playing(
            "anna", "boris", seed=seed, take_back="own", game={"card_set": "morrslieb"} if seed % 2 else {}
        )
        while sitting.table.state == "playing":
            table, game = sitting.table, sitting.table.game
            for name in ("anna", "boris"):
                seat = sitting.seat(name)
                count = table.undoable(seat)
                mine = POWERS.index(seat)
                if count:
                    taken = game.entries[-count:]
                    assert all(entry.seat == mine and not entry.outcomes for entry in taken)
                    gone = game.log[game.told[-count] :]
                    assert not [event for event in gone if event[0] in ("roll", "draw", "reshuffle", "old_world")]
                    assert not [event for event in gone if event[0] == "discard" and event[1] != mine]
                code = sitting.refused(name, c.Undo(version=table.version, count=count + 1))
                assert code == "barrier"
                if len(game.entries) > count:
                    last = game.entries[-count - 1]
                    n = len(game.entries) - count - 1
                    shown = {event[0] for event in game.log[game.told[n] : (*game.told, len(game.log))[n + 1]]}
                    kind = "other" if last.seat != mine else next((k for k in barriers if k in shown), "")
                    barriers[kind or "draw"] += 1
            sitting.step()
    assert all(barriers[kind] for kind in ("roll", "draw", "other")), barriers


def test_a_card_that_another_must_discard_at_once_has_been_seen():
    """In edition 1 a discard of another's only choice is part of the same decision; taking it back would be a look."""
    found = 0
    for seed in range(40):
        sitting = Sitting(TableOptions(game={"edition": 1}), seed).fill().start()
        while sitting.table.state == "playing" and not found:
            sitting.step()
            game = sitting.table.game
            last, events_ = game.entries[-1], game.log[game.told[-1] :]
            if any(event[0] == "discard" and event[1] != last.seat for event in events_):
                if not last.outcomes and not {event[0] for event in events_} & REVEALING:  # no other barrier
                    assert sitting.table.undoable(POWERS[last.seat]) == 0
                    found += 1
        if found:
            return
    raise AssertionError("no such game")


def test_nobody_takes_back_for_another():
    sitting = with_steps(1)
    assert sitting.refused("boris", c.Undo(version=sitting.table.version)) == "barrier"
    assert sitting.refused("zoe", c.Undo(version=sitting.table.version)) == "barrier"


def test_where_only_ones_own_go_back_a_bots_answer_is_another_decision():
    sitting = playing("anna", seed=1, take_back="own")
    for _ in range(300):
        if sitting.table.bot_due() and sitting.table.undoable(sitting.seat("anna")):
            sitting.step()
            if sitting.table.state == "playing":
                assert sitting.table.undoable(sitting.seat("anna")) == 0
                assert sitting.refused("anna", c.Undo(version=sitting.table.version)) == "barrier"
                # but one who plays with bots alone can always go back: the vote is theirs
                decisions = len(sitting.table.game.entries)
                sitting.do("anna", c.Propose(vote="rewind", to=decisions - 2))
                assert len(sitting.table.game.entries) == decisions - 2
                same(sitting.table, sitting.read())
                return
        sitting.step()
    raise AssertionError("no such game")


def test_a_bots_answer_to_a_question_that_was_taken_back_is_stale():
    for seed in range(30):
        sitting = playing("anna", seed=seed)
        while sitting.table.state == "playing":
            if sitting.table.bot_due() and sitting.table.undoable(sitting.seat("anna")):
                version, action = sitting.table.version, sitting.legal()[0]
                sitting.undo("anna")
                assert sitting.bot_refused(action, version) == "out_of_turn"
                sitting.step()
                if sitting.table.bot_due():
                    assert sitting.bot_refused(action, version) == "stale"
                    return
                continue
            sitting.step()
    raise AssertionError("no such game")


def test_one_whose_bot_sits_in_returns_first():
    sitting = with_steps(1)
    sitting.do("anna", c.Hand())
    assert sitting.refused("anna", c.Undo(version=sitting.table.version)) == "handed"
    sitting.do("anna", c.Return())
    sitting.undo("anna")


def test_a_game_full_of_undos_is_an_honest_record():
    sitting = playing("anna", "boris", seed=11)
    undone = 0
    while sitting.table.state == "playing":
        for name in ("anna", "boris"):
            count = sitting.table.undoable(sitting.seat(name))
            if count and sitting.random.random() < 0.4:
                sitting.undo(name, sitting.random.randint(1, count))
                undone += 1
        sitting.step()
    assert undone > 10
    ruinous.verify(sitting.table.game.record.dumps())
    same(sitting.table, sitting.read())


def test_events_that_were_taken_back_are_told_again_from_where_they_stand():
    sitting = with_steps(1)
    table, seat = sitting.table, sitting.seat("boris")
    heard = events(table, seat, 0)
    version = table.version
    assert kept(table, seat, version) is None
    sitting.undo("anna")
    stays = kept(table, seat, version)
    gone = events(table, seat, 0)
    if len(gone) == len(heard):
        assert stays is None
    else:
        assert stays == len(gone)
    assert heard[: len(gone)] == gone
    sitting.step()
    more = events(table, seat, version)
    start = len(gone)
    assert heard[:start] + more == events(table, seat, 0)
    assert state(table, seat)["undo"] == table.undoable(seat)
