"""What a game is worth: points for each place, the table of results of a group, the standings of a tournament.

A game gives 12 points to a single winner and none to the last: the points are the share of the others at the table who
were beaten, and half of those who came in at the same place. So three, four and five players weigh the same, and who
shares a place shares its points.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import fmean

from msgspec import Struct

from ruinous.groups.group import Drawn, Seat, Tournament
from ruinous.rules.ids import PowerId
from ruinous.table.finished import Finished

FULL = 12.0  # points of a game
BYE = FULL / 2  # of a round without a table


class Outcome(Struct, frozen=True):
    """How a game ended for somebody."""

    person: str
    power: PowerId
    place: int | None  # None: nobody has won
    points: float
    won: bool


class ResultRow(Struct, frozen=True):
    """A line of the table of results."""

    person: str
    games: int
    won: int
    place: float | None  # the mean
    points: float
    powers: dict[PowerId, int]


class Standing(Struct, frozen=True):
    """A line of the standings. Who has the same points, victories and opponents shares the rank."""

    rank: int
    person: str
    points: float
    won: int
    opponents: float  # the mean of their points
    games: int
    byes: int
    dropped: bool


def points(places: Sequence[int]) -> list[float]:
    """The points of seats that came in at these places; who has the same place shares."""
    others = len(places) - 1
    if others < 1:
        return [FULL for _ in places]
    beaten = [sum(other > mine for other in places) for mine in places]
    even = [sum(other == mine for other in places) - 1 for mine in places]
    return [FULL * (less + same / 2) / others for less, same in zip(beaten, even, strict=True)]


def outcomes(game: Finished) -> list[Outcome]:
    """How a game ended for those who were there from its start. Who left has come last; a Power that is played on by
    somebody else keeps its place among the others. Who was voted out, or came later, has no result."""
    if not game.has_result:
        return []
    nobody = all(seat.place is None for seat in game.seats)
    shares = points([seat.place or 1 for seat in game.seats])
    worth = {seat.power: share for seat, share in zip(game.seats, shares, strict=True)}
    found = []
    for one in game.people:
        place = game.seat(one.power).place
        if one.part == "left":
            found.append(Outcome(one.person, one.power, None if nobody else len(game.seats), 0.0, False))
        elif one.part == "stayed":
            found.append(Outcome(one.person, one.power, place, worth[one.power], place == 1))
    return found


def results(games: Iterable[Finished], people: Sequence[str]) -> list[ResultRow]:
    """The table of results of these people: the most points first, then the most victories, then the fewest games."""
    mine: dict[str, list[Outcome]] = defaultdict(list)
    for game in games:
        for one in outcomes(game):
            mine[one.person].append(one)
    rows = [_row(person, mine[person]) for person in people]
    return sorted(rows, key=lambda row: (-row.points, -row.won, row.games, people.index(row.person)))


def _row(person: str, played: Sequence[Outcome]) -> ResultRow:
    places = [one.place for one in played if one.place is not None]
    return ResultRow(
        person,
        len(played),
        sum(one.won for one in played),
        fmean(places) if places else None,
        sum(one.points for one in played),
        dict(Counter(one.power for one in played)),
    )


# --- tournaments --------------------------------------------------------------------------------------------------


def counted(drawn: Drawn, game: Finished | None) -> list[Outcome] | None:
    """The outcome of a table of a round; None: there is none yet. What a host has entered goes before the game."""
    if drawn.entered is not None:
        return _entered(drawn.seats, drawn.entered)
    if game is None or not game.has_result:
        return None
    return [one for one in outcomes(game) if one.person in drawn.players]


def _entered(seats: Sequence[Seat], places: Sequence[int]) -> list[Outcome]:
    if not places:
        return []
    return [
        Outcome(seat.person, seat.power, place, worth, place == 1)
        for seat, place, worth in zip(seats, places, points(places), strict=True)
    ]


def met(tournament: Tournament) -> Counter[frozenset[str]]:
    """How often any two have sat at a table that counts."""
    return Counter(
        frozenset(pair)
        for one in tournament.rounds
        for drawn in one.tables
        if drawn.entered != ()
        for pair in combinations(drawn.players, 2)
    )


def standings(tournament: Tournament, games: Mapping[str, Finished]) -> list[Standing]:
    """By points, then victories, then how many points one's opponents have; else in the order of the players."""
    scored: dict[str, float] = dict.fromkeys(tournament.players, 0.0)
    won, played, byes = Counter[str](), Counter[str](), Counter[str]()
    opponents: dict[str, list[str]] = defaultdict(list)
    for one in tournament.rounds:
        for person in one.byes:
            byes[person] += 1
            scored[person] += BYE
        for drawn in one.tables:
            for outcome in counted(drawn, games.get(drawn.table)) or ():
                person = outcome.person
                scored[person] += outcome.points
                played[person] += 1
                won[person] += outcome.won
                opponents[person] += [other for other in drawn.players if other != person]
    strength = {
        person: round(fmean([scored[other] for other in opponents[person]]), 6) if opponents[person] else 0.0
        for person in tournament.players
    }
    keys = {person: (-round(scored[person], 6), -won[person], -strength[person]) for person in tournament.players}
    ordered = sorted(tournament.players, key=lambda person: keys[person])
    return [
        Standing(
            1 + sum(keys[other] < keys[person] for other in tournament.players),
            person, scored[person], won[person], strength[person], played[person], byes[person],
            person in tournament.dropped,
        )
        for person in ordered
    ]  # fmt: skip


def unfinished(tournament: Tournament, games: Mapping[str, Finished]) -> int:
    """How many tables of the last round have no result yet."""
    last = tournament.rounds[-1].tables if tournament.rounds else ()
    return sum(counted(drawn, games.get(drawn.table)) is None for drawn in last)
