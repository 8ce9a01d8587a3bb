"""What is written beside an entry: notices to people, the row of the lobby, the result."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ruinous.server.tables.heads import head_of, notices_for, result_of
from ruinous.server.tables.news import TableNews
from ruinous.store.protocol import Notice
from ruinous.table import TableOptions
from ruinous.table import commands as c
from tests.kit.seating import Sitting

PEOPLE = ("anna", "boris", "chloe", "dirk")


def playing(**options: str) -> Sitting:
    return Sitting(TableOptions(**options)).fill(*PEOPLE).start()


def told(
    sitting: Sitting, entry: object, waited: dict[str, str], present: tuple[str, ...] = ()
) -> list[tuple[str, str]]:
    return [(notice.identity, notice.kind) for notice in notices_for(sitting.table, entry, waited, present)]


def next_person(sitting: Sitting) -> tuple[object, dict[str, str], str]:
    """Play until a decision passes on to another person: the entry, whom the table waited for, and the other."""
    while True:
        waited, before = sitting.table.awaited(), sitting.decider
        entry = sitting.step()
        if sitting.decider != before:
            return entry, waited, sitting.decider


@pytest.mark.parametrize(
    ("pace", "present", "notices"),
    [("live", False, 1), ("live", True, 0), ("web", False, 1), ("web", True, 1)],
)
def test_whose_turn_it_is_hears_of_it_unless_they_see_it_at_a_live_table(pace, present, notices):
    sitting = playing(pace=pace)
    entry, waited, other = next_person(sitting)
    found = told(sitting, entry, waited, (other,) if present else ())
    assert found == [(other, "your_turn")] * notices


def test_nobody_is_told_twice_of_the_same_turn():
    sitting = playing()
    _, _, other = next_person(sitting)
    waited = sitting.table.awaited()
    entry = sitting.do("anna" if other != "anna" else "boris", c.Propose(vote="pause"))
    assert (other, "your_turn") not in told(sitting, entry, waited)


def test_a_vote_is_told_to_all_others_who_vote_also_to_the_one_who_must_decide():
    sitting = playing()
    waited = sitting.table.awaited()
    proposer = next(name for name in PEOPLE if name != sitting.decider)
    entry = sitting.do(proposer, c.Propose(vote="abandon"))
    assert sorted(told(sitting, entry, waited)) == sorted((name, "vote") for name in PEOPLE if name != proposer)


def test_all_hear_of_the_end_once():
    sitting = playing()
    while sitting.table.state == "playing":
        waited = sitting.table.awaited()
        entry = sitting.step()
    assert sorted(told(sitting, entry, waited)) == sorted((name, "game_over") for name in PEOPLE)
    result = result_of(sitting.table, entry)
    assert result is not None
    assert result.condition == sitting.table.game.result.condition
    assert sorted(result.members) == sorted(PEOPLE)


def test_the_head_says_whom_the_table_waits_for():
    sitting = playing(access="open")
    head = head_of(sitting.table)
    assert (head.state, head.listed, head.awaits_bot) == ("playing", True, False)
    assert [person for person, waits in head.members if waits] == [sitting.decider]


def test_a_vote_is_still_wanted_of_one_who_must_decide_as_well() -> None:
    """The notice of a vote is moot when they have voted, not when they have something else to do."""
    sitting = playing()
    decider = sitting.decider
    other = next(person for person in PEOPLE if person != decider)
    sitting.do(other, c.Propose(vote="abandon"))

    class Opened:
        async def open(self, id: str) -> Opened:
            return self

        @property
        def table(self) -> Any:
            return sitting.table

    def wanted(kind: str) -> bool:
        notice = Notice("key", decider, "t", kind, {}, 0)
        return asyncio.run(TableNews(Opened(), "").still_true(notice))  # type: ignore[arg-type]

    assert wanted("vote")
    assert wanted("your_turn")
    assert wanted("game_over")
    sitting.vote(decider, False)
    assert not wanted("vote")
    assert wanted("your_turn")
