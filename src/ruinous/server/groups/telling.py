"""What is told of a group to a member: worked out from its plans and from what stays of its games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ruinous.groups import group as g
from ruinous.groups import rotation, scoring
from ruinous.groups.acts import Known, past
from ruinous.groups.group import Drawn, Game, Group, Tournament
from ruinous.rules.ids import PowerId
from ruinous.server.groups.shapes import (
    GameStage,
    GroupGame,
    GroupListed,
    GroupMember,
    GroupPage,
    GroupSeat,
    KnownGroup,
    NextPlan,
    PlannedSeat,
    ResultLine,
    Role,
    RoundTable,
    RoundTold,
    StandingLine,
    TournamentTold,
)
from ruinous.server.people.credentials import tag_of
from ruinous.server.people.forms import Person

SHOWN = 40  # games

Names = Mapping[str, str]
"""The names of the members."""


def role_of(group: Group, person: str) -> Role:
    return "owner" if person == group.owner else "host" if group.is_host(person) else "member"


def listed(group: Group, person: str, states: Mapping[str, str]) -> GroupListed:
    kept = sum(
        states.get(game.table) == "open" and any(seat.person == person for seat in game.seats) for game in group.games
    )
    return GroupListed(group.id, group.name, role_of(group, person), len(group.members), len(group.games), kept)


def known_group(group: Group, person: str) -> KnownGroup:
    member = group.member(person)
    assert member is not None
    return KnownGroup(group.id, group.name, role_of(group, person), member.at, member.resting)


def page(group: Group, viewer: str, known: Known, names: Names) -> GroupPage:
    """The whole page as a member sees it."""
    me = group.member(viewer)
    assert me is not None
    host = group.is_host(viewer)
    over = [known.games[game.table] for game in group.games if game.table in known.games]
    rounds = {
        drawn.table: (one.name, n)
        for one in group.tournaments
        for n, played in enumerate(one.rounds, 1)
        for drawn in played.tables
    }
    games = [_game(game, rounds, known, names) for game in reversed(group.games)]
    games = [one for one in games if one.state != "gone"]
    return GroupPage(
        id=group.id,
        name=group.name,
        role=role_of(group, viewer),
        resting=me.resting,
        key=group.key or None,
        options=group.options,
        powers=list(group.options.powers),
        pace=group.options.pace,
        members=[
            GroupMember(_person(one.person, names), role_of(group, one.person), one.resting, one.at)
            for one in group.members
        ],
        most=g.MOST_MEMBERS,
        results=[
            ResultLine(_person(row.person, names), row.games, row.won, row.place, row.points, row.powers)
            for row in scoring.results(over, group.people)
        ],
        games=games[:SHOWN],
        more=max(0, len(games) - SHOWN),
        tournaments=[_tournament(one, known, names) for one in reversed(group.tournaments)],
        next=plan(group, known, names) if host else None,
    )


def plan(
    group: Group,
    known: Known,
    names: Names,
    people: Sequence[str] | None = None,
    pool: Sequence[PowerId] | None = None,
) -> NextPlan:
    """The next game of these members, or of all who do not rest."""
    there = [one.person for one in group.members if (not one.resting if people is None else one.person in people)]
    found = rotation.planned(there, past(group, known), pool or group.options.powers)
    seats = [PlannedSeat(seat.power, _person(seat.person, names) if seat.person else None) for seat in found.seats]
    return NextPlan(seats, [_person(person, names) for person in found.bench])


def _person(person: str, names: Names) -> Person:
    """Nothing is told of one who does not belong to the group any more."""
    return Person(person, names[person], tag_of(person)) if person in names else Person("", "", "")


def _stage(table: str, known: Known) -> GameStage:
    over = known.games.get(table)
    if over and over.has_result:
        return "over"
    state = known.states.get(table)
    return "open" if state == "open" else "playing" if state == "playing" else "gone"


def _game(game: Game, rounds: Mapping[str, tuple[str, int]], known: Known, names: Names) -> GroupGame:
    tournament, number = rounds.get(game.table, (None, 0))
    over, state = known.games.get(game.table), _stage(game.table, known)
    seats = _played(game.table, known, names) if state == "over" else _kept(game.seats, names)
    there = game.table in known.states
    return GroupGame(game.table, game.at, over.at if over else None, state, there, seats, tournament, number)


def _kept(seats: Iterable[g.Seat], names: Names) -> list[GroupSeat]:
    return [GroupSeat(seat.power, _person(seat.person, names) if seat.person else None) for seat in seats]


def _played(table: str, known: Known, names: Names) -> list[GroupSeat]:
    """The seats of a finished game, the best first."""
    over = known.games[table]
    found = {one.power: one for one in scoring.outcomes(over)}
    seats = []
    for seat in sorted(over.seats, key=lambda seat: seat.place or 0):
        one = found.get(seat.power)
        person = _person(one.person, names) if one and one.person in names else None
        place = one.place if one else seat.place
        seats.append(GroupSeat(seat.power, person, place, one.points if one else None, place == 1))
    return seats


def _tournament(tournament: Tournament, known: Known, names: Names) -> TournamentTold:
    standings = [
        StandingLine(
            row.rank, _person(row.person, names), row.person in names, row.points, row.won, row.opponents, row.games,
            row.byes, row.dropped,
        )
        for row in scoring.standings(tournament, known.games)
    ]  # fmt: skip
    rounds = [
        RoundTold(
            one.at,
            one.until or None,
            [_drawn(drawn, known, names) for drawn in one.tables],
            [_person(person, names) for person in one.byes],
        )
        for one in tournament.rounds
    ]
    return TournamentTold(
        tournament.name, tournament.began, tournament.ended or None, tournament.days, rounds, standings,
        0 if tournament.ended else scoring.unfinished(tournament, known.games),
    )  # fmt: skip


def _drawn(drawn: Drawn, known: Known, names: Names) -> RoundTable:
    """The seats stand as they were drawn: so a host enters the places."""
    found = scoring.counted(drawn, known.games.get(drawn.table))
    by_person = {one.person: one for one in found or ()}
    seats = []
    for seat in drawn.seats:
        one = by_person.get(seat.person)
        person = _person(seat.person, names) if seat.person else None
        if one:
            seats.append(GroupSeat(one.power, person, one.place, one.points, one.won))
        else:
            seats.append(GroupSeat(seat.power, person))
    return RoundTable(
        table=drawn.table,
        state=_stage(drawn.table, known),
        replay=drawn.table in known.states,
        seats=seats,
        entered=drawn.entered is not None,
        counts=drawn.entered != (),
        settled=found is not None,
    )
