"""Taking back beyond what others have decided since: how far a table lets a person go, and the marks that stay."""

from collections.abc import Callable

import msgspec
import pytest

import ruinous
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import REVEALING
from ruinous.rules.ids import POWERS
from ruinous.rules.saved import dump
from ruinous.table import Table, TableOptions
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.options import Clock
from ruinous.table.state import events, state
from ruinous.table.table import LogError, read
from ruinous.table.way_back import Mark, decisions
from tests.kit.seating import Sitting, playing, same


def found(wanted: Callable[[Sitting], bool], *names: str, most: int = 250, **options: object) -> Sitting:
    """A game in which something is so."""
    for seed in range(1, 40):
        sitting = playing(*names, seed=seed, **options)
        for _ in range(most):
            if sitting.table.state == "over":
                break
            if wanted(sitting):
                return sitting
            sitting.step()
    raise AssertionError("no such game")


def way(sitting: Sitting, name: str = "anna") -> list[int]:
    return decisions(sitting.table, sitting.seat(name))


def far(sitting: Sitting) -> bool:
    """Anna may take back two of hers, and bots have answered each."""
    back = way(sitting)
    return len(back) > 1 and back[0] < len(sitting.table.makers) - 1 and back[1] < back[0] - 1


def test_one_own_decision_after_the_other_beyond_what_bots_have_answered():
    sitting = found(far, "anna")
    table, back = sitting.table, way(sitting)
    for n in back:
        then = table.game.back(len(table.game.entries) - n)
        sitting.undo("anna")
        assert len(table.game.entries) == n
        assert sitting.decider == "anna"
        assert dump(table.game.state) == dump(then.state)
        same(table, sitting.read())
    assert sitting.refused("anna", c.Undo(version=table.version)) == "barrier"
    sitting.until(lambda s: s.table.state == "over")
    ruinous.verify(table.game.record.dumps())


def test_several_at_once_are_the_same_as_one_by_one():
    sitting = found(far, "anna")
    twin = found(far, "anna")
    count = len(way(sitting))
    sitting.undo("anna", count)
    for _ in range(count):
        twin.undo("anna")
    assert dump(twin.table.game.state) == dump(sitting.table.game.state)
    assert twin.table.marks == sitting.table.marks == [Mark(sitting.seat("anna"), count, len(sitting.table.game.log))]


@pytest.mark.parametrize("allowed", ["own", "bots", "free"])
def test_how_far_a_table_lets_a_person_go(allowed):
    """At every decision of whole games: nothing that was rolled or shown goes back, nor what the table protects."""
    beyond = {"bot": 0, "person": 0}
    for seed in range(2):
        sitting = playing("anna", "boris", seed=seed, take_back=allowed)
        while sitting.table.state == "playing":
            table, game = sitting.table, sitting.table.game
            for name in ("anna", "boris"):
                seat, back = sitting.seat(name), way(sitting, name)
                assert table.undoable(seat) == len(back)
                assert sitting.refused(name, c.Undo(version=table.version, count=len(back) + 1)) == "barrier"
                if not back:
                    continue
                gone = game.entries[back[-1] :]
                assert all(game.entries[n].seat == POWERS.index(seat) for n in back)
                assert not any(entry.outcomes for entry in gone)
                assert not {event[0] for event in game.log[game.told[back[-1]] :]} & REVEALING
                makers = {maker.person for maker in table.makers[back[-1] :]}
                beyond["bot"] += "" in makers
                beyond["person"] += len(makers - {""}) > 1
            sitting.step()
    assert bool(beyond["bot"]) == (allowed != "own")
    assert bool(beyond["person"]) == (allowed == "free")


def test_what_another_had_to_discard_has_been_seen():
    discards = 0
    for seed in range(4):
        sitting = playing("anna", seed=seed, take_back="free", game={"card_set": "morrslieb"})
        while sitting.table.state == "playing":
            game = sitting.table.game
            if back := way(sitting):
                mine = POWERS.index(sitting.seat("anna"))
                shown = [event for event in game.log[game.told[back[-1]] :] if event[0] == "discard"]
                assert all(event[1] == mine for event in shown)
            discards += any(event[0] == "discard" for event in game.log[game.told[-1] :]) if game.told else 0
            sitting.step()
    assert discards


def test_what_a_bot_decided_for_a_person_is_not_theirs_to_take_back():
    sitting = found(lambda s: s.decider == "anna" and len(way(s)) == 1, "anna")
    mine = way(sitting)
    sitting.do("anna", c.Hand(bot="random"))
    for _ in range(60):
        count = len(sitting.table.makers)
        sitting.step()
        if sitting.table.game.entries[count].seat == POWERS.index(sitting.seat("anna")):
            break
    assert sitting.table.makers[count].person == ""
    assert way(sitting) in (mine, [])  # it rolled, or it is passed over
    sitting.do("anna", c.Return())
    assert way(sitting) in (mine, [])


def test_bots_may_answer_while_one_takes_back_but_a_second_press_is_stale():
    sitting = found(far, "anna")
    newest = way(sitting)[0]
    version = sitting.table.makers[newest].version
    assert version < sitting.table.version
    sitting.do("anna", c.Undo(version=version))
    assert sitting.refused("anna", c.Undo(version=version)) == "stale"
    assert len(sitting.table.game.entries) == newest


def test_the_old_thinking_of_a_bot_is_not_carried_out_on_the_new_position():
    sitting = found(
        lambda s: bool(s.table.bot_due() and s.table.makers and s.table.makers[-1].person and way(s)), "anna"
    )
    asked, thought, decided = sitting.table.version, sitting.legal()[0], sitting.table.game.entries[-1].action
    sitting.undo("anna")
    assert sitting.bot_refused(thought, asked) == "out_of_turn"
    sitting.step(NOTATION[decided])  # the same question again; still it is another one
    assert sitting.bot_refused(thought, asked) == "stale"


def test_a_mark_stays_where_decisions_were_taken_back():
    sitting = found(far, "anna")
    seat = sitting.seat("anna")
    heard = events(sitting.table, seat, 0)
    sitting.undo("anna", 2)
    stood = len(events(sitting.table, seat, 0))
    assert stood < len(heard)
    told = [{"seat": seat, "count": 2, "at": stood}]
    assert state(sitting.table, seat)["taken_back"] == told
    sitting.until(lambda s: len(events(s.table, seat, 0)) > stood + 10)
    assert state(sitting.table, seat)["taken_back"] == told
    game, mark = sitting.table.game, sitting.table.marks[0]
    watched = len(game.events(None)) - len(game.events(None, mark.at))
    assert state(sitting.table, None)["taken_back"][0]["at"] == watched
    same(sitting.table, sitting.read())
    sitting.do("anna", c.Propose(vote="rewind", to=0))  # alone with bots, the vote is hers
    assert [mark.seat for mark in sitting.table.marks] == [seat, ""]
    assert {mark.at for mark in sitting.table.marks} == {len(sitting.table.game.log)}


def test_one_who_goes_back_for_others_takes_no_time_from_them():
    clock = Clock(kind="bank", seconds=600, increment=5)

    def beyond(sitting: Sitting) -> bool:
        back = way(sitting)
        return bool(back) and any(maker.person == "boris" for maker in sitting.table.makers[back[0] :])

    sitting = found(lambda s: bool(s.wait(7) and beyond(s)), "anna", "boris", take_back="free", clock=clock)
    bank, place = sitting.place("boris").bank, sitting.table.held_by("boris")[0]
    gone = range(way(sitting)[0], len(sitting.table.makers))
    times = sum(sitting.table.makers[n].person == "boris" for n in gone)
    used = sum(sitting.table.used.get((n, place), 0) for n in gone)
    sitting.undo("anna")
    assert sitting.place("boris").bank == bank + used - times * 5000
    assert used > 0
    same(sitting.table, sitting.read())


def test_tables_from_before_there_was_a_choice_keep_their_meaning():
    sitting = found(far, "anna", take_back="bots")
    first = msgspec.json.decode(sitting.log[0])
    assert first["options"].pop("take_back") == "bots"
    old = Table.of(read([msgspec.json.encode(first), *sitting.log[1:]]))
    assert old.options.take_back is None
    assert old.undoable(sitting.seat("anna")) == 0
    assert Sitting(TableOptions()).table.options.take_back == "bots"


def test_an_entry_that_takes_back_more_than_there_is_cannot_have_been_written():
    sitting = found(far, "anna")
    seat, left = sitting.seat("anna"), len(sitting.table.makers)
    for count, to in ((left, 1), (1, left), (1, left + 3)):
        with pytest.raises(LogError):
            Table.of(read([*sitting.log, e.encode(e.Undone(at=sitting.now, by="anna", seat=seat, count=count, to=to))]))
