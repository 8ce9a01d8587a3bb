"""What members and hosts do: each act is checked and makes of a group another one, and of plans tables to be opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ruinous.groups import commands as c
from ruinous.groups import group as g
from ruinous.groups import rotation, scoring
from ruinous.groups.group import Drawn, Game, Group, Member, Round, Tournament
from ruinous.table.finished import Finished
from ruinous.table.names import clean_title
from ruinous.table.options import TableOptions, check
from ruinous.table.refusals import Refused
from ruinous.table.wishes import ID_LENGTH, spelled

KEY_LENGTH = 24
DAY = 24 * 3600 * 1000  # milliseconds
FEWEST_PLAYERS = 3


class Known(NamedTuple):
    """What is known of the games of a group."""

    games: Mapping[str, Finished] = {}  # what stays of those that are over, by their tables
    states: Mapping[str, str] = {}  # of the tables that there are


class Ask(Struct, frozen=True):
    """One command with what a group cannot know by itself: who, when, fresh random bytes, what came of its games."""

    who: str
    command: c.AnyGroupCommand
    now: int
    secret: bytes = b""
    known: Known = Known()


class Done(NamedTuple):
    """The group as it is now (None: it is gone), and what is to be done with tables."""

    group: Group | None
    open: tuple[Game, ...] = ()
    title: str = ""  # of those tables
    close: str = ""  # a room in which nobody will play


def found(id: str, name: str, person: str, now: int, secret: bytes) -> Group:
    """A new group with its first member."""
    return Group(id, _title(name), person, now, (Member(person, now, host=True),), _key(secret))


def joined(group: Group, person: str, now: int) -> Group:
    """With one more member; they were admitted by the link."""
    if group.member(person):
        return group
    if len(group.members) >= g.MOST_MEMBERS:
        raise Refused("too_many", "group_full", count=g.MOST_MEMBERS)
    return replace(group, members=(*group.members, Member(person, now)))


def without(group: Group, person: str) -> Group | None:
    """Without a member; None: nobody is left. The group passes to a host, else to whoever has been there longest."""
    members = tuple(one for one in group.members if one.person != person)
    if not members:
        return None
    heir = next((one for one in members if one.host), members[0])
    owner = heir.person if group.owner == person else group.owner
    members = tuple(replace(one, host=one.host or one.person == owner) for one in members)
    tournaments = group.tournaments
    if group.running and person in group.running.playing:
        tournaments = (*tournaments[:-1], _dropped(group.running, person))
    return replace(group, members=members, owner=owner, tournaments=tournaments)


def past(group: Group, known: Known) -> list[rotation.Played]:
    """Who has played, or is to play, which Power, the oldest game first; what was closed or given up is not there."""
    found: list[rotation.Played] = []
    for game in group.games:
        if (over := known.games.get(game.table)) and over.has_result:
            found.append({one.person: one.power for one in over.people if one.part in ("stayed", "left")})
        elif known.states.get(game.table) in ("open", "playing"):
            found.append({seat.person: seat.power for seat in game.seats if seat.person})
    return found


def do(group: Group, ask: Ask) -> Done:
    """Carry out a command of a member, or Refused."""
    return ACTS[type(ask.command)](group, ask)


# --- members ------------------------------------------------------------------------------------------------------


def _rename(group: Group, ask: Ask) -> Done:
    _host(group, ask)
    return Done(replace(group, name=_title(_of(ask, c.Rename).name)))


def _usual(group: Group, ask: Ask) -> Done:
    _host(group, ask)
    wanted = _of(ask, c.Usual).options
    options = replace(wanted, name="", players=None, assign="choice", access="link", hot_seat=False)
    check(options)
    return Done(replace(group, options=options))


def _link(group: Group, ask: Ask) -> Done:
    _host(group, ask)
    return Done(replace(group, key=_key(ask.secret) if _of(ask, c.Link).open else ""))


def _leave(group: Group, ask: Ask) -> Done:
    return Done(without(group, ask.who))


def _rest(group: Group, ask: Ask) -> Done:
    return Done(_changed(group, ask.who, resting=_of(ask, c.Rest).rest))


def _remove(group: Group, ask: Ask) -> Done:
    _host(group, ask)
    person = _of(ask, c.Remove).person
    _other_member(group, ask, person)
    if person == group.owner or (group.is_host(person) and ask.who != group.owner):
        raise Refused("not_allowed", "group_owner_only")
    left = without(group, person)
    assert left is not None
    return Done(replace(left, key=_key(ask.secret) if group.key else ""))


def _make_host(group: Group, ask: Ask) -> Done:
    command = _of(ask, c.MakeHost)
    _owner(group, ask)
    _other_member(group, ask, command.person)
    return Done(_changed(group, command.person, host=command.host))


def _close(group: Group, ask: Ask) -> Done:
    _owner(group, ask)
    return Done(None)


# --- games --------------------------------------------------------------------------------------------------------


def _next(group: Group, ask: Ask) -> Done:
    _host(group, ask)
    seats = _of(ask, c.NextGame).seats
    people = [seat.person for seat in seats if seat.person]
    if len(set(people)) < len(people) or not set(people) <= set(group.people):
        raise Refused("bad_request", "group_seats")
    check(replace(group.options, powers=tuple(seat.power for seat in seats)))
    game = Game(_table_id(ask, 0), ask.now, seats)
    return Done(_with_games(group, (game,), ask.known), (game,), group.name)


def _with_games(group: Group, games: tuple[Game, ...], known: Known) -> Group:
    """With new games; those of which nothing came are forgotten."""
    rounds = {drawn.table for one in group.tournaments for played in one.rounds for drawn in played.tables}
    there = {table for table, state in known.states.items() if state != "over"}
    there |= rounds | {table for table, game in known.games.items() if game.has_result}
    kept = tuple(game for game in group.games if game.table in there)
    if len(kept) + len(games) > g.MOST_GAMES:
        raise Refused("too_many", "group_games", count=g.MOST_GAMES)
    return replace(group, games=kept + games)


# --- tournaments --------------------------------------------------------------------------------------------------


def _begin(group: Group, ask: Ask) -> Done:
    _host(group, ask)
    command = _of(ask, c.Begin)
    if group.running:
        raise Refused("wrong_time", "tournament_goes_on")
    if len(group.tournaments) >= g.MOST_TOURNAMENTS:
        raise Refused("too_many", "group_tournaments", count=g.MOST_TOURNAMENTS)
    players = tuple(dict.fromkeys(command.players))
    if not set(players) <= set(group.people):
        raise Refused("bad_request", "group_members_only")
    if len(players) < FEWEST_PLAYERS:
        raise Refused("not_ready", "tournament_players", count=FEWEST_PLAYERS)
    made = Tournament(_title(command.name), ask.now, players, command.days)
    return Done(replace(group, tournaments=(*group.tournaments, made)))


def _draw(group: Group, ask: Ask) -> Done:
    _host(group, ask)
    tournament, known = _running(group), ask.known
    if count := scoring.unfinished(tournament, known.games):
        raise Refused("not_ready", "round_open", count=count)
    if len(tournament.rounds) >= g.MOST_ROUNDS:
        raise Refused("too_many", "tournament_rounds", count=g.MOST_ROUNDS)
    if len(tournament.playing) < FEWEST_PLAYERS:
        raise Refused("not_ready", "tournament_players", count=FEWEST_PLAYERS)
    drawn, byes = _pairings(group, tournament, ask)
    until = ask.now + tournament.days * DAY if tournament.days else 0
    games = tuple(Game(one.table, ask.now, one.seats) for one in drawn)
    changed = replace(tournament, rounds=(*tournament.rounds, Round(ask.now, drawn, until, byes)))
    title = f"{tournament.name} {len(changed.rounds)}"[:60]
    return Done(_with_tournament(_with_games(group, games, known), changed), games, title)


def _pairings(group: Group, tournament: Tournament, ask: Ask) -> tuple[tuple[Drawn, ...], tuple[str, ...]]:
    """The tables of the next round, and who has none. The first round is drawn by lot."""
    pool = group.options.powers
    rows = {row.person: row for row in scoring.standings(tournament, ask.known.games)}
    lot = {person: sha256(ask.secret + person.encode()).digest() for person in tournament.players}
    order = sorted(tournament.playing, key=lambda person: (rows[person].rank, lot[person]))
    seated = sum(rotation.sizes(len(order), len(pool)))
    lowest = sorted(order, key=lambda person: (rows[person].byes, -order.index(person)))
    byes = tuple(lowest[: len(order) - seated])
    players = [person for person in order if person not in byes]
    scores = {person: row.points for person, row in rows.items()}
    before = past(group, ask.known)
    drawn = tuple(
        Drawn(_table_id(ask, n), rotation.dealt(people, before, pool))
        for n, people in enumerate(rotation.tables(players, len(pool), scores, scoring.met(tournament)))
    )
    return drawn, byes


def _enter(group: Group, ask: Ask) -> Done:
    _host(group, ask)
    command, tournament = _of(ask, c.Enter), _running(group)
    rounds = list(tournament.rounds)
    if command.round > len(rounds) or command.table > len(rounds[command.round - 1].tables):
        raise Refused("not_found", "no_drawn_table")
    one = rounds[command.round - 1]
    tables = list(one.tables)
    drawn = tables[command.table - 1]
    if command.places and not _are_places(command.places, len(drawn.seats)):
        raise Refused("bad_request", "entered_places", count=len(drawn.seats))
    tables[command.table - 1] = replace(drawn, entered=command.places)
    rounds[command.round - 1] = replace(one, tables=tuple(tables))
    changed = _with_tournament(group, replace(tournament, rounds=tuple(rounds)))
    empty = command.places is not None and ask.known.states.get(drawn.table) == "open"
    return Done(changed, close=drawn.table if empty else "")


def _are_places(places: tuple[int, ...], seats: int) -> bool:
    """1, 2, 2, 4: who shares a place leaves the next ones out."""
    return len(places) == seats and all(place == 1 + sum(other < place for other in places) for place in places)


def _drop(group: Group, ask: Ask) -> Done:
    _host(group, ask)
    command, tournament = _of(ask, c.Drop), _running(group)
    if not command.back:
        if command.person not in tournament.playing:
            raise Refused("not_found", "no_such_player")
        return Done(_with_tournament(group, _dropped(tournament, command.person)))
    if not group.member(command.person):
        raise Refused("bad_request", "group_members_only")
    players = tuple(dict.fromkeys((*tournament.players, command.person)))
    dropped = tuple(person for person in tournament.dropped if person != command.person)
    return Done(_with_tournament(group, replace(tournament, players=players, dropped=dropped)))


def _finish(group: Group, ask: Ask) -> Done:
    _host(group, ask)
    tournament = _running(group)
    if not tournament.rounds:
        return Done(replace(group, tournaments=group.tournaments[:-1]))
    return Done(_with_tournament(group, replace(tournament, ended=ask.now)))


ACTS: dict[type, Callable[[Group, Ask], Done]] = {
    c.Rename: _rename,
    c.Usual: _usual,
    c.Link: _link,
    c.Leave: _leave,
    c.Rest: _rest,
    c.Remove: _remove,
    c.MakeHost: _make_host,
    c.NextGame: _next,
    c.Begin: _begin,
    c.Draw: _draw,
    c.Enter: _enter,
    c.Drop: _drop,
    c.Finish: _finish,
    c.Close: _close,
}


# --- what they need -----------------------------------------------------------------------------------------------


def options_of(group: Group, game: Game, title: str) -> TableOptions:
    """The options of a table that a group opens."""
    return replace(group.options, name=title, powers=tuple(seat.power for seat in game.seats))


def _title(name: str) -> str:
    title = clean_title(name.strip())
    if not title:
        raise Refused("bad_request", "group_name")
    return title


def _key(secret: bytes) -> str:
    return spelled(sha256(secret + b"key").digest()[:KEY_LENGTH])


def _table_id(ask: Ask, number: int) -> str:
    return spelled(sha256(ask.secret + b"table%d" % number).digest()[:ID_LENGTH])


def _running(group: Group) -> Tournament:
    if group.running is None:
        raise Refused("wrong_time", "no_tournament")
    return group.running


def _with_tournament(group: Group, tournament: Tournament) -> Group:
    return replace(group, tournaments=(*group.tournaments[:-1], tournament))


def _dropped(tournament: Tournament, person: str) -> Tournament:
    return replace(tournament, dropped=(*tournament.dropped, person))


def _changed(group: Group, person: str, **parts: bool) -> Group:
    members = tuple(replace(one, **parts) if one.person == person else one for one in group.members)
    return replace(group, members=members)


def _host(group: Group, ask: Ask) -> None:
    if not group.is_host(ask.who):
        raise Refused("not_allowed", "group_host_only")


def _owner(group: Group, ask: Ask) -> None:
    if group.owner != ask.who:
        raise Refused("not_allowed", "group_owner_only")


def _other_member(group: Group, ask: Ask, person: str) -> None:
    if person == ask.who or not group.member(person):
        raise Refused("bad_request", "group_another")


def _of(ask: Ask, kind: Any) -> Any:
    assert isinstance(ask.command, kind)
    return ask.command
