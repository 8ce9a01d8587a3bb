"""The line in which decisions of bots wait: fair to addresses, to the people of one, and to the tables of a person."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruinous.server.bots import line
from ruinous.server.bots.line import Full, Line, Payer, Ticket

Told = tuple[str, str, str]


def joined(made: Line[Ticket], address: str, person: str, table: str = "t") -> Ticket:
    ticket = Ticket(Payer(address, person), table)
    made.join(ticket)
    return ticket


def told(ticket: Ticket) -> Told:
    return (*ticket.payer, ticket.table)


def test_addresses_take_turns_then_people_then_tables() -> None:
    made: Line[Ticket] = Line(9, 99)
    for person, table in (("anna", "1"), ("anna", "2"), ("boris", "3"), ("boris", "4")):
        joined(made, "here", person, table)
    joined(made, "there", "chloe", "5")
    joined(made, "there", "chloe", "6")
    order = [told(made.take()) for _ in range(6)]
    assert [table for *_, table in order] == ["1", "5", "3", "6", "2", "4"]
    assert len(made) == made.addresses == 0


def test_one_with_eighty_tables_waits_for_themselves() -> None:
    made: Line[Ticket] = Line(99, 99)
    for n in range(80):
        joined(made, "crowd", f"nobody {n % 8}", str(n))
    joined(made, "home", "anna")
    for _ in range(20):
        before = [made.take().payer.address]
        while before[-1] == "crowd":
            before.append(made.take().payer.address)
        assert len(before) <= 2  # at most one of theirs comes before
        joined(made, "home", "anna")


def test_who_is_new_does_not_come_before_all_others() -> None:
    """Otherwise a new address for every question would be served for ever."""
    made: Line[Ticket] = Line(9, 9)
    joined(made, "home", "anna")
    made.take()
    joined(made, "home", "anna")
    for n in range(20):
        joined(made, f"new {n}", "")
        if made.take().payer.address == "home":
            return
    raise AssertionError("never served")


def test_no_more_than_so_many_wait_for_a_person_and_for_an_address() -> None:
    made: Line[Ticket] = Line(2, 5)
    for person in ("anna", "boris"):
        for _ in range(2):
            joined(made, "here", person)
        with pytest.raises(Full):
            joined(made, "here", person)
    joined(made, "here", "chloe")
    with pytest.raises(Full):
        joined(made, "here", "david")
    joined(made, "there", "anna")
    assert len(made) == 6
    made.take()
    joined(made, "here", "david")


def test_one_who_leaves_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "REMEMBERED", 4)
    made: Line[Ticket] = Line(2, 2)
    for n in range(10):
        ticket = joined(made, str(n), "anna")
        made.leave(ticket)
        made.leave(ticket)
    assert len(made) == made.addresses == 0
    assert len(made._served) <= 4


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xyz")), min_size=1, max_size=25), st.integers(0, 9))
def test_how_many_come_before_is_told_right(asked: list[tuple[str, str]], taken: int) -> None:
    made: Line[Ticket] = Line(99, 99)
    tickets = [joined(made, address, person, str(n)) for n, (address, person) in enumerate(asked)]
    for _ in range(min(taken, len(asked) - 1)):
        tickets.remove(made.take())
    expected = {ticket: made.ahead(ticket) for ticket in tickets}
    order = [made.take() for _ in tickets]
    for place, ticket in enumerate(order):
        assert abs(expected[ticket] - place) <= len(set("abc")) + len(set("xyz"))  # equals come in any order
    assert expected[order[0]] <= 1
    for first, second in pairwise(order):
        if first.payer == second.payer:
            assert expected[first] <= expected[second]
