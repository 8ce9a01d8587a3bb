"""Points for places, the table of results, standings."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from ruinous.groups import scoring
from ruinous.groups.group import Drawn, Round, Seat, Tournament
from ruinous.rules.ids import POWERS
from ruinous.table import TableOptions, Who
from ruinous.table.finished import Finished, finished_of
from ruinous.table.table import Table
from tests.kit.recorded import log_of, records
from tests.kit.stores import NOON


def ended(people: str, *places: int | None, parts: dict[str, str] | None = None, **more: Any) -> Finished:
    """A game in which these people came in at these places."""
    log = log_of("t", records()[0], [Who(name, name) for name in "wxyz"], NOON, TableOptions())
    game = finished_of(Table.of(log))
    assert game is not None
    seats = tuple(structs.replace(seat, place=place) for seat, place in zip(game.seats, places, strict=True))
    there = tuple(
        structs.replace(one, person=person, part=(parts or {}).get(person, "stayed"))
        for one, person in zip(game.people, people, strict=True)
    )
    return structs.replace(game, seats=seats, people=there, **more)


def told(game: Finished) -> dict[str, tuple[int | None, float, bool]]:
    return {one.person: (one.place, one.points, one.won) for one in scoring.outcomes(game)}


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3), [12, 6, 0]),
        ((1, 2, 3, 4), [12, 8, 4, 0]),
        ((2, 1, 5, 4, 3), [9, 12, 0, 3, 6]),
        ((1, 1, 3, 4), [10, 10, 4, 0]),
        ((1, 1, 1, 4), [8, 8, 8, 0]),
        ((1, 1, 1), [6, 6, 6]),
    ],
)
def test_points(places: tuple[int, ...], points: list[float]) -> None:
    assert scoring.points(places) == points


@given(st.lists(st.integers(1, 5), min_size=3, max_size=5))
def test_every_game_gives_as_many_points_for_each_player(places: list[int]) -> None:
    points = scoring.points(places)
    assert sum(points) == pytest.approx(scoring.FULL / 2 * len(places))
    assert sorted(points, reverse=True) == [point for _, point in sorted(zip(places, points, strict=True))]
    assert all(0 <= point <= scoring.FULL for point in points)


def test_how_a_game_ended_for_each() -> None:
    assert told(ended("abcd", 1, 2, 3, 4)) == {
        "a": (1, 12, True), "b": (2, 8, False), "c": (3, 4, False), "d": (4, 0, False),
    }  # fmt: skip
    assert told(ended("abcd", None, None, None, None)) == dict.fromkeys("abcd", (None, 6, False))
    left = told(ended("abcd", 1, 2, 3, 4, parts={"a": "left", "c": "out", "d": "came"}))
    assert left == {"a": (4, 0, False), "b": (2, 8, False)}
    assert told(ended("abcd", 1, 2, 3, 4, ending="abandoned")) == {}


def test_the_table_of_results() -> None:
    games = [ended("abcd", 1, 2, 3, 4), ended("bacd", 1, 2, 2, 4), ended("abxy", 4, 3, 2, 1)]
    first, second, third = scoring.results(games, ["c", "b", "a"])
    assert (first.person, first.games, first.won, first.points) == ("b", 3, 1, 8 + 12 + 4)
    assert (second.person, second.games, second.won, second.points) == ("a", 3, 1, 12 + 6 + 0)
    assert second.place == pytest.approx((1 + 2 + 4) / 3)
    assert (third.person, third.games, third.points) == ("c", 2, 4 + 6)
    assert first.powers == {POWERS[0]: 1, POWERS[1]: 2}
    (nobody,) = scoring.results(games, ["z"])
    assert (nobody.games, nobody.place, nobody.points) == (0, None, 0)


# --- standings ----------------------------------------------------------------------------------------------------


def drawn(table: str, people: str, entered: tuple[int, ...] | None = None) -> Drawn:
    return Drawn(table, tuple(Seat(power, person) for power, person in zip(POWERS, people, strict=False)), entered)


def test_standings_and_what_breaks_ties() -> None:
    rounds = (
        Round(1, (drawn("t1", "abcd"), drawn("t2", "efgh", (1, 2, 2, 4)))),
        Round(2, (drawn("t3", "aefx", ()), drawn("t4", "bcdh"))),
    )
    cup = Tournament("Cup", 1, tuple("abcdefghi"), rounds=(*rounds, Round(3, (), byes=("i",))), dropped=("d",))
    games = {"t1": ended("abcd", 1, 2, 3, 4)}
    rows = {row.person: row for row in scoring.standings(cup, games)}
    assert [(rows[one].points, rows[one].won, rows[one].games) for one in "aefi"] == [
        (12, 1, 1), (12, 1, 1), (6, 0, 1), (6, 0, 0),
    ]  # fmt: skip
    assert rows["a"].rank == rows["e"].rank == 1, "their opponents have as many points"
    assert rows["f"].rank == rows["g"].rank
    assert rows["f"].rank < rows["i"].rank, "stronger opponents"
    assert (rows["i"].byes, rows["d"].dropped, rows["x"].points if "x" in rows else None) == (1, True, None)
    assert scoring.unfinished(structs.replace(cup, rounds=rounds), games) == 1
    assert scoring.unfinished(cup, games) == 0
    games["t4"] = ended("bcdh", 4, 1, 2, 3)
    again = [row.person for row in scoring.standings(cup, games)]
    assert again[0] == "c"
    assert scoring.unfinished(structs.replace(cup, rounds=rounds), games) == 0
    over = structs.replace(cup, rounds=(Round(1, (drawn("t1", "abcd", (4, 3, 2, 1)),)),))
    assert scoring.standings(over, games)[0].person == "d", "what a host says goes before the game"
    assert scoring.met(cup)[frozenset("af")] == 0, "a table that counts for nobody"
    assert scoring.met(cup)[frozenset("bc")] == 2
