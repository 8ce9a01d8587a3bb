"""What people, bots and the house do at a table: each act is checked, done to the table, and returned as an entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ruinous.content import edition
from ruinous.rules.actions import ACTIONS
from ruinous.rules.game import IllegalAction
from ruinous.rules.record import write_outcomes
from ruinous.rules.saved import digest
from ruinous.table import checks, way_back
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.lessons import find as find_lesson
from ruinous.table.options import TableOptions, check, check_level, completed
from ruinous.table.refusals import Refused
from ruinous.table.table import Table


class Who(Struct, frozen=True):
    """A person at the door: known, not yet admitted."""

    id: str
    name: str


class Ask(Struct, frozen=True):
    """One command with what a table cannot know by itself: who, when, and fresh random bytes."""

    who: Who
    command: c.AnyCommand
    now: int
    secret: bytes = b""  # 32 bytes, for a start


# --- a new table --------------------------------------------------------------------------------------------------


def create(
    table_id: str,
    who: Who,
    options: TableOptions,
    now: int,
    *,
    password: str = "",
    places: tuple[e.Sitter, ...] = (),
    rematch_of: str = "",
    lesson: str = "",
    key: str = "",
) -> tuple[Table, e.Created]:
    """A new table; `password` is a hash."""
    check(options)
    if (options.access == "password") != bool(password):
        raise Refused("bad_request", "password_or_not")
    _check_sitters(options, places)
    if lesson:
        find_lesson(lesson)
    table = Table()
    whole = completed(options)
    entry = e.Created(
        at=now, by=who.id, key=key, id=table_id, options=whole, name=who.name, password=password,
        places=places, rematch_of=rematch_of, lesson=lesson, needs=edition(whole.rules.edition).since,
    )  # fmt: skip
    table.apply(entry)
    return table, entry


def _check_sitters(options: TableOptions, places: tuple[e.Sitter, ...]) -> None:
    if len(places) > options.size:
        raise Refused("bad_request", "too_many_places", size=options.size, count=len(places))
    for sitter in places:
        if sitter.bot:
            check_level(sitter.bot)
    named = [sitter.power for sitter in places if sitter.power]
    if named and (len(named) < options.size or len(set(named)) < len(named) or not set(named) <= set(options.powers)):
        raise Refused("bad_request", "powers_for_places")


def rotated(table: Table) -> tuple[TableOptions, tuple[e.Sitter, ...]]:
    """A rematch: the same people and bots, each with the Power of the next place.

    It is played by the edition that the log names; a log of the time before editions names none, so by the newest.
    """
    powers = [place.power for place in table.places]
    powers = powers[1:] + powers[:1]
    sitters = tuple(
        e.Sitter(power, place.person, place.name, "" if place.person else place.bot)
        for power, place in zip(powers, table.places, strict=True)
    )
    return table.options, sitters


# --- commands of people -------------------------------------------------------------------------------------------


def do(table: Table, ask: Ask) -> e.AnyEntry:
    """Carry out a command, or Refused. The table has changed; the entry must be written, or the table thrown away."""
    act = ACTS.get(type(ask.command))
    if act is None:
        raise Refused("bad_request", "no_command")
    return act(table, ask)


def repeated(table: Table, who: Who, key: str) -> int:
    """The version that a command with this key has already made; 0 if it has not been done."""
    return table.keys.get((who.id, key), 0) if key else 0


def admit(table: Table, who: Who, now: int) -> e.Admitted | None:
    """Somebody gave the right password (the caller has checked it). None: there is nothing to do."""
    if table.options.access != "password" or who.id in table.admitted:
        return None
    entry = e.Admitted(at=now, by=who.id)
    table.apply(entry)
    return entry


def _join(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Join)
    checks.must_be(table, "open", Refused("wrong_time", "take_over_instead"))
    checks.welcome(table, ask.who)
    if table.held_by(ask.who.id) and not table.options.hot_seat:
        raise Refused("seated", "seated_already")
    free = [n for n, place in enumerate(table.places) if not place.taken]
    place = command.place if command.place is not None else next(iter(free), None)
    if place is None:
        raise Refused("taken", "no_free_seat")
    checks.exists(table, place)
    if place not in free:
        raise Refused("taken", "seat_taken")
    return _done(table, e.Joined(at=ask.now, by=ask.who.id, key=command.key, place=place, name=ask.who.name))


def _leave(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Leave)
    checks.not_over(table)
    place = checks.own(table, ask.who, command.place)
    return _done(table, e.Left(at=ask.now, by=ask.who.id, key=command.key, place=place))


def _seat(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Seat)
    checks.host(table, ask.who)
    checks.must_be(table, "open", Refused("wrong_time", "seats_fixed"))
    checks.exists(table, command.place)
    if command.bot:
        check_level(command.bot)
    entry = e.Seated(at=ask.now, by=ask.who.id, key=command.key, place=command.place, bot=command.bot)
    return _done(table, entry)


def _start(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Start)
    checks.host(table, ask.who)
    checks.must_be(table, "open", Refused("wrong_time", "begun_already"))
    empty = sum(not place.taken for place in table.places)
    if empty:
        raise Refused("not_ready", "seats_empty", count=empty)
    if len(ask.secret) != 32:
        raise ValueError("a start needs 32 random bytes")
    taught = find_lesson(table.lesson) if table.lesson else None
    secret, opening = (taught.secret, taught.opening) if taught else (ask.secret, ())
    entry = e.Started(at=ask.now, by=ask.who.id, key=command.key, secret=secret.hex(), opening=opening)
    return _started(table, entry)


def _pick(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Pick)
    checks.must_be(table, "drafting", Refused("wrong_time", "not_drafting"))
    checks.not_paused(table)
    place = table.places[table.picking]
    if place.person != ask.who.id:
        raise Refused("out_of_turn", "not_your_pick")
    if place.bot:
        raise Refused("handed", "bot_decides")
    return _picked(table, command.power, ask.now, ask.who.id, command.key)


def _play(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Play)
    checks.running(table)
    deciding = table.deciding
    if command.seat and command.seat != deciding:
        raise Refused("out_of_turn", "not_their_turn", power=deciding)
    place = table.places[table.seated(deciding)]
    if place.person != ask.who.id:
        raise Refused("out_of_turn", "not_your_turn", power=deciding)
    if place.bot:
        raise Refused("handed", "bot_decides")
    checks.fresh(table, command.version)
    return _played(table, command.action, ask.now, ask.who.id, command.key)


def _undo(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Undo)
    checks.running(table)
    if not way_back.fresh(table, ask.who.id, command.version):
        raise Refused("stale", "stale")
    seats = [seat for seat in table.seats_of(ask.who.id) if command.seat in ("", seat)]
    way, seat = max(((way_back.decisions(table, seat), seat) for seat in seats), default=([], ""))
    if not way:
        raise Refused("barrier", "nothing_to_undo")
    if len(way) < command.count:
        raise Refused("barrier", "few_to_undo", count=len(way))
    if table.places[table.seated(seat)].bot:
        raise Refused("handed", "bot_decides")
    to = way[command.count - 1]
    alone = len(table.makers) - to == command.count
    entry = e.Undone(
        at=ask.now, by=ask.who.id, key=command.key, seat=seat, count=command.count, to=-1 if alone else to
    )  # fmt: skip
    return _done(table, entry)


def _hand(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Hand)
    checks.begun(table)
    place = checks.own(table, ask.who, command.place)
    level = command.bot or table.options.stand_in
    check_level(level)
    if table.places[place].bot == level:
        raise Refused("handed", "handed_already")
    return _done(table, e.Handed(at=ask.now, by=ask.who.id, key=command.key, place=place, bot=level))


def _return(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Return)
    checks.begun(table)
    place = checks.own(table, ask.who, command.place, away=True)
    if not table.places[place].bot:
        raise Refused("not_handed", "returned_already")
    return _done(table, e.Returned(at=ask.now, by=ask.who.id, key=command.key, place=place))


def _take_over(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.TakeOver)
    checks.begun(table)
    checks.welcome(table, ask.who)
    checks.exists(table, command.place)
    if not table.options.take_over:
        raise Refused("not_allowed", "no_take_over")
    if ask.who.id in table.voted_out:
        raise Refused("not_allowed", "voted_out")
    if table.places[command.place].person:
        raise Refused("taken", "seat_held")
    if table.held_by(ask.who.id) and not table.options.hot_seat:
        raise Refused("seated", "seated_already")
    if command.place not in table.seen.get(ask.who.id, {command.place}) and not table.options.hot_seat:
        raise Refused("not_allowed", "seen_other_cards")
    entry = e.TakenOver(at=ask.now, by=ask.who.id, key=command.key, place=command.place, name=ask.who.name)
    return _done(table, entry)


def _propose(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Propose)
    checks.begun(table)
    if table.vote:
        raise Refused("vote_open", "vote_open")
    if ask.who.id not in table.voters():
        raise Refused("not_allowed", "voters_only")
    to, place = -1, -1
    if command.vote == "rewind":
        to = _rewind_to(table, command.to)
    elif command.vote == "replace":
        place = _to_free(table, ask, command.place)
    elif command.vote == "pause" and table.paused:
        raise Refused("paused", "paused_already")
    elif command.vote == "resume" and not table.paused:
        raise Refused("not_paused", "not_paused")
    return _done(table, e.Proposed(at=ask.now, by=ask.who.id, key=command.key, vote=command.vote, to=to, place=place))


def _rewind_to(table: Table, to: int | None) -> int:
    decisions = len(table.game.entries) if table.game else 0
    if not decisions:
        raise Refused("wrong_time", "nothing_to_rewind")
    if decisions == table.opening:
        raise Refused("wrong_time", "lesson_begins_here")
    if to is None or not table.opening <= to < decisions:
        raise Refused("bad_request", "rewind_to", count=decisions, least=table.opening, most=decisions - 1)
    return to


def _to_free(table: Table, ask: Ask, place: int | None) -> int:
    if place is None:
        raise Refused("bad_request", "which_seat_to_free")
    checks.exists(table, place)
    person = table.places[place].person
    if not person or person == ask.who.id:
        raise Refused("bad_request", "only_anothers_seat")
    others = [voter for voter in table.voters() if voter != person]
    if len(others) == 1 and not table.away(place, ask.now):
        raise Refused("not_away", "alone_in_vote")
    return place


def _ballot(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Ballot)
    if table.vote is None:
        raise Refused("no_vote", "no_vote")
    if ask.who.id not in table.voters():
        raise Refused("not_allowed", "no_say")
    if ask.who.id in table.vote.yes + table.vote.no:
        raise Refused("voted", "voted_already")
    return _done(table, e.Voted(at=ask.now, by=ask.who.id, key=command.key, yes=command.yes))


def _withdraw(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Withdraw)
    if table.vote is None:
        raise Refused("no_vote", "no_vote")
    if table.vote.by != ask.who.id:
        raise Refused("not_allowed", "not_your_vote")
    return _done(table, e.Withdrawn(at=ask.now, by=ask.who.id, key=command.key))


def _close(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Close)
    checks.host(table, ask.who)
    checks.must_be(table, "open", Refused("wrong_time", "abandon_by_vote"))
    return _done(table, e.Closed(at=ask.now, by=ask.who.id, key=command.key))


ACTS: dict[type, Callable[[Table, Ask], e.AnyEntry]] = {
    c.Join: _join,
    c.Leave: _leave,
    c.Seat: _seat,
    c.Start: _start,
    c.Pick: _pick,
    c.Play: _play,
    c.Undo: _undo,
    c.Hand: _hand,
    c.Return: _return,
    c.TakeOver: _take_over,
    c.Propose: _propose,
    c.Ballot: _ballot,
    c.Withdraw: _withdraw,
    c.Close: _close,
}


# --- bots and the house -------------------------------------------------------------------------------------------


def bot_plays(table: Table, action: str, version: int, now: int) -> e.AnyEntry:
    """A bot's answer to the question of a version."""
    checks.running(table)
    if not table.bot_due():
        raise Refused("out_of_turn", "no_bots_turn")
    checks.fresh(table, version)
    return _played(table, action, now, "", "", table.bot_due())


def bot_picks(table: Table, power: str, version: int, now: int) -> e.AnyEntry:
    """A bot's choice in the draft."""
    if table.state != "drafting" or not table.bot_due():
        raise Refused("out_of_turn", "no_bots_pick")
    checks.fresh(table, version)
    return _picked(table, power, now, "", "")


def flag(table: Table, now: int) -> e.AnyEntry | None:
    """Let a bot sit in for the one whose clock has run out; None if nobody's has."""
    deadline = table.deadline()
    if deadline is None or now < deadline:
        return None
    return _done(table, e.Flagged(at=now, place=table.undecided))


def rematch(table: Table, ask: Ask, table_id: str) -> e.AnyEntry:
    """Announce the table at which the same people meet again."""
    if table.state != "over" or table.game is None:
        raise Refused("not_over", "rematch_too_early")
    if not table.held_by(ask.who.id):
        raise Refused("not_seated", "rematch_players")
    if table.rematch:
        raise Refused("rematched", "rematched")
    return _done(table, e.Rematched(at=ask.now, by=ask.who.id, key=ask.command.key, table=table_id))


def close(table: Table, now: int) -> e.AnyEntry:
    """The admin ends a table."""
    checks.not_over(table)
    return _done(table, e.Closed(at=now))


# --- how it is done ------------------------------------------------------------------------------------------------


def _done(table: Table, entry: e.AnyEntry) -> e.AnyEntry:
    table.apply(entry)
    return entry


def _started(table: Table, entry: e.Started) -> e.AnyEntry:
    """Start: in a draft the choosing begins, else the game, whose set-up is recorded."""
    table.apply(entry)
    return _with_setup(table, entry)


def _picked(table: Table, power: str, now: int, by: str, key: str) -> e.AnyEntry:
    left = [p for p in table.options.powers if table.seated(p) < 0]
    if power not in left:
        raise Refused("bad_request", "powers_left", powers=left)
    entry = e.Picked(at=now, by=by, key=key, place=table.picking, power=power)
    table.apply(entry)
    return _with_setup(table, entry)


def _with_setup(table: Table, entry: e.Started | e.Picked) -> e.AnyEntry:
    if table.game is None:
        return entry
    setup = table.game.start or ()
    return replace(entry, chance=write_outcomes(setup), hash=digest(table.game.state))


def _played(table: Table, action: str, now: int, by: str, key: str, bot: str = "") -> e.AnyEntry:
    game = table.game
    assert game is not None
    seat = table.deciding
    if ACTIONS.get(action, -1) in (game.state.actions or ()):
        table.remember()
    try:
        game.play(action)
    except IllegalAction as error:
        code = "not_legal" if action in ACTIONS else "no_action"
        raise Refused(code, error.fact.id, **error.fact.args) from None
    chance = write_outcomes(game.entries[-1].outcomes)
    entry = e.Played(
        at=now, by=by, key=key, seat=seat, action=action, chance=chance, hash=digest(game.state), bot=bot
    )  # fmt: skip
    table.apply(entry, played=True)
    return entry


def _of(ask: Ask, kind: Any) -> Any:
    assert isinstance(ask.command, kind)
    return ask.command
