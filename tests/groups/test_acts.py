"""Whole tournaments drawn by hosts, and what a group does without a member."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from ruinous.groups import Ask, Group, acts, do, encode, found, read
from ruinous.groups import commands as c
from ruinous.groups.group import MOST_MEMBERS
from ruinous.rules.ids import POWERS
from ruinous.table import Refused, TableOptions
from tests.kit.stores import NOON


def group_of(people: int, powers: int = 4) -> Group:
    group = found("g1", "Friday", "p0", NOON, b"secret")
    for n in range(1, people):
        group = acts.joined(group, f"p{n}", NOON + n)
    return structs.replace(group, options=TableOptions(powers=POWERS[:powers]))


def done(group: Group, command: c.AnyGroupCommand, who: str = "p0", secret: bytes = b"lot") -> Group:
    changed = do(group, Ask(who, command, NOON, secret)).group
    assert changed is not None
    assert read(encode(changed)) == changed, "as it is kept"
    return changed


@given(people=st.integers(3, 20), powers=st.integers(3, 5), rounds=st.integers(1, 4), seed=st.integers(0, 99))
def test_in_every_round_everybody_sits_once_or_has_a_bye(people: int, powers: int, rounds: int, seed: int) -> None:
    random = Random(seed)
    group = group_of(people, powers)
    players = tuple(group.people)
    group = done(group, c.Begin(name="Cup", players=players))
    byes, met = Counter[str](), Counter[frozenset[str]]()
    for n in range(1, rounds + 1):
        group = done(group, c.Draw(), secret=bytes([seed, n]))
        assert group.running is not None
        drawn = group.running.rounds[-1]
        assert len(group.running.rounds) == n
        seated = [person for table in drawn.tables for person in table.players]
        assert sorted(seated + list(drawn.byes)) == sorted(players)
        assert all(3 <= len(table.seats) <= powers for table in drawn.tables)
        assert all(len({seat.power for seat in table.seats}) == len(table.seats) for table in drawn.tables)
        byes.update(drawn.byes)
        met.update(frozenset(pair) for table in drawn.tables for pair in combinations(table.players, 2))
        with pytest.raises(Refused):
            done(group, c.Draw())
        for number, table in enumerate(drawn.tables, 1):
            places = [1, 2, 3, 4, 5][: len(table.seats)]
            random.shuffle(places)
            group = done(group, c.Enter(round=n, table=number, places=tuple(places)))
    sat_out = [byes[person] for person in players]
    assert max(sat_out) - min(sat_out) <= 1
    if people >= 16 and powers < 5 and rounds == 2:
        assert max(met.values()) == 1, "there are enough others"
    assert len(group.games) == len({game.table for game in group.games})


def test_the_first_round_is_drawn_by_lot() -> None:
    group = done(group_of(8), c.Begin(name="Cup", players=tuple(f"p{n}" for n in range(8))))

    def tables(secret: bytes) -> set[frozenset[str]]:
        running = done(group, c.Draw(), secret=secret).running
        assert running is not None
        return {frozenset(table.players) for table in running.rounds[0].tables}

    assert tables(b"one") == tables(b"one")
    assert len({frozenset(tables(bytes([n]))) for n in range(6)}) > 1


def test_who_leaves_plays_no_more_and_the_group_has_a_new_owner() -> None:
    group = done(group_of(5), c.MakeHost(person="p2", host=True))
    group = done(group, c.Begin(name="Cup", players=("p0", "p1", "p2", "p3")))
    group = done(group, c.Leave())
    assert (group.owner, group.is_host("p2"), group.is_host("p1")) == ("p2", True, False)
    assert group.running is not None
    assert group.running.playing == ("p1", "p2", "p3")
    for who in ("p2", "p3", "p1"):
        group = done(group, c.Leave(), who)
    assert (group.people, group.owner) == (["p4"], "p4")
    assert do(group, Ask("p4", c.Leave(), NOON)).group is None


def test_a_group_is_full_at_last() -> None:
    group = group_of(MOST_MEMBERS)
    assert acts.joined(group, "p1", NOON) == group
    with pytest.raises(Refused, match="group_full"):
        acts.joined(group, "one more", NOON)
