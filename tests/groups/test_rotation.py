"""Who plays the next game and as which Power; tables for any number of people."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruinous.groups.rotation import Played, dealt, planned, sizes, tables
from ruinous.rules.ids import POWERS

PEOPLE = tuple("abcdefghijklmnopqrstuvwxyz0123456789")


def history(people: int, powers: int, games: int) -> list[Played]:
    """So many games, each played as it was planned."""
    past: list[Played] = []
    for _ in range(games):
        plan = planned(PEOPLE[:people], past, POWERS[:powers])
        past.append({seat.person: seat.power for seat in plan.seats if seat.person})
    return past


@pytest.mark.parametrize("size", [3, 4, 5])
def test_whoever_always_plays_plays_each_power_once_in_as_many_games(size: int) -> None:
    past = history(size, size, 3 * size)
    for rounds in range(3):
        part = past[rounds * size : (rounds + 1) * size]
        for person in PEOPLE[:size]:
            assert {game[person] for game in part} == set(POWERS[:size])


@given(people=st.integers(3, 9), powers=st.integers(3, 5), games=st.integers(1, 24))
def test_everybody_plays_as_often_as_the_others(people: int, powers: int, games: int) -> None:
    past = history(people, powers, games)
    assert {len(game) for game in past} == {min(people, powers)}
    played = [sum(person in game for game in past) for person in PEOPLE[:people]]
    assert max(played) - min(played) <= 1
    for person in PEOPLE[:people]:
        times = [sum(game.get(person) == power for game in past) for power in POWERS[:powers]]
        assert max(times) - min(times) <= 2
    assert history(people, powers, games) == past, "the same past, the same plan"


def test_three_players_draw_from_all_powers() -> None:
    past = history(3, 5, 5)
    for person in PEOPLE[:3]:
        assert {game[person] for game in past} == set(POWERS)


def test_who_has_waited_longest_plays_and_a_newcomer_does_not_catch_up() -> None:
    past = history(5, 4, 20)
    seats, bench = planned([*PEOPLE[:5], "new"], past, POWERS[:4])
    assert "new" in {seat.person for seat in seats}
    assert len(bench) == 2
    past.append({seat.person: seat.power for seat in seats})
    again = planned([*PEOPLE[:5], "new"], past, POWERS[:4])
    assert set(bench) <= {seat.person for seat in again.seats}, "and then it is the others' turn"


def test_of_fewer_than_three_seats_stay_free() -> None:
    plan = planned(["a", "b"], [], POWERS[:4])
    assert [(seat.power, seat.person) for seat in plan.seats] == [("khorne", "a"), ("nurgle", "b"), ("tzeentch", "")]
    assert len(dealt([], [], POWERS)) == 3


# --- tables -------------------------------------------------------------------------------------------------------


def test_tables_are_of_three_to_five_and_all_but_even() -> None:
    assert {n: sizes(n, 5) for n in (3, 4, 5, 6, 7, 8, 9, 10, 11, 13)} == {
        3: (3,), 4: (4,), 5: (5,), 6: (3, 3), 7: (4, 3), 8: (4, 4), 9: (5, 4), 10: (4, 3, 3), 11: (4, 4, 3),
        13: (5, 4, 4),
    }  # fmt: skip
    assert (sizes(5, 4), sizes(7, 3), sizes(2, 5)) == ((4,), (3, 3), ())


@given(people=st.integers(3, 36), most=st.integers(3, 5), data=st.data())
def test_everybody_sits_once(people: int, most: int, data: st.DataObject) -> None:
    scores = {person: data.draw(st.sampled_from([0.0, 4.0, 6.0, 12.0])) for person in PEOPLE[:people]}
    pairs = [frozenset(pair) for pair in combinations(PEOPLE[: min(people, 8)], 2)]
    met = dict.fromkeys(data.draw(st.lists(st.sampled_from(pairs), max_size=12)), 1)
    found = tables(PEOPLE[:people], most, scores, met)
    seated = [person for table in found for person in table]
    assert len(set(seated)) == len(seated)
    assert set(map(len, found)) <= set(range(3, most + 1))
    assert max(map(len, found)) - min(map(len, found)) <= 1
    sitting_out = people - len(seated)
    if most == 5 or (most == 4 and people != 5):
        assert sitting_out == 0
    assert sitting_out <= (2 if most == 3 else 1)
    assert found == tables(PEOPLE[:people], most, scores, met)


def test_who_has_met_sits_apart_and_like_scores_together() -> None:
    people = PEOPLE[:9]
    met = {frozenset(pair): 1 for start in (0, 3, 6) for pair in combinations(people[start : start + 3], 2)}
    found = tables(people, 3, {}, met)
    assert not [pair for table in found for pair in combinations(table, 2) if frozenset(pair) in met]
    scores = {person: 12.0 if n % 2 else 0.0 for n, person in enumerate(PEOPLE[:8])}
    assert {frozenset(table) for table in tables(PEOPLE[:8], 4, scores, {})} == {frozenset("bdfh"), frozenset("aceg")}
