"""What people, bots and the house do at a table: each act is checked, done to the table, and returned as an entry."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from ruinous.content import edition
from ruinous.rules.actions import ACTIONS
from ruinous.rules.game import IllegalAction
from ruinous.rules.record import Record, write_outcomes
from ruinous.rules.saved import digest
from ruinous.structs import Struct, encode, replace
from ruinous.table import checks, lessons, votes, way_back
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.counting import agreed
from ruinous.table.log import opened
from ruinous.table.options import TableOptions, check, check_level, completed
from ruinous.table.refusals import Refused
from ruinous.table.table import Table


class Who(Struct, frozen=True):
    """A person at the door: known, not yet admitted."""

    id: str
    name: str
    marks: e.Marks = ()  # of the device and the address, for those who want a seat


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
    marked: str = "",
    group: str = "",
    prepared: bool = False,
) -> tuple[Table, e.Created]:
    """A new table; `password` is a hash. `prepared`: its game will begin from a record or at a position."""
    check(options)
    if (options.access == "password") != bool(password):
        raise Refused("bad_request", "password_or_not")
    _check_sitters(options, places)
    if lesson:
        lessons.find(lesson)
    table = Table()
    whole = completed(options, agreed(options, places, prepared or bool(lesson)))
    entry = e.Created(
        at=now, by=who.id, key=key, id=table_id, options=whole, name=who.name, password=password,
        places=places, rematch_of=rematch_of, lesson=lesson, needs=edition(whole.rules.edition).since,
        marks=who.marks, marked=marked, group=group,
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
    """A rematch: the same people and bots, each with the Power of the next place; who is gone for good leaves it free.

    It is played by the edition that the log names; a log of the time before editions names none, so by the newest.
    """
    powers = [place.power for place in table.places]
    powers = powers[1:] + powers[:1]
    sitters = tuple(
        e.Sitter(
            power,
            place.person if place.name else "",
            place.name,
            "" if place.person else place.bot,
            tuple(sorted(table.came.get(place.person, ()))),
        )
        for power, place in zip(powers, table.places, strict=True)
    )
    options = replace(table.options, rated=None if table.options.rated else table.options.rated)  # where it can be
    return options, sitters


def meet_again(old: Table, who: Who, now: int) -> tuple[Table, e.Created]:
    """The table of a rematch that was announced."""
    if not old.held_by(who.id):
        raise Refused("not_seated", "rematch_players")
    options, places = rotated(old)
    return create(
        old.rematch, who, options, now, password=old.password, places=places, rematch_of=old.id, marked=old.marked
    )


# --- commands of people -------------------------------------------------------------------------------------------


def do(table: Table, ask: Ask) -> e.AnyEntry:
    """Carry out a command, or Refused. The table has changed; the entry must be written, or the table thrown away."""
    act = ACTS.get(type(ask.command))
    if act is None:
        raise Refused("bad_request", "no_command")
    entry = act(table, replace(ask, now=not_before(table, ask.now)))
    if entry.key:
        entry = replace(entry, about=about(ask.command))
        table.keys[entry.by, entry.key] = (table.version, entry.about)
    return entry


def not_before(table: Table, now: int) -> int:
    """The time at a table never goes back, whatever the clocks of machines say."""
    return max(now, table.at)


def about(command: c.Command) -> str:
    """A digest of what is asked. It may be asked again with a newer version of the table."""
    changes: dict[str, Any] = {"key": ""} | ({"version": 0} if hasattr(command, "version") else {})
    return sha256(encode(replace(command, **changes))).hexdigest()[:16]


def repeated(table: Table, who: Who, command: c.Command) -> int:
    """The version that this command has already made, by its key; 0 if it has not been done.

    Refused if its key was given to another command.
    """
    if not command.key:
        return 0
    version, asked = table.keys.get((who.id, command.key), (0, ""))
    if asked and asked != about(command):
        raise Refused("key_reused", "key_reused")
    return version


def admit(table: Table, who: Who, now: int) -> e.Admitted | None:
    """Somebody gave the right password (the caller has checked it). None: there is nothing to do."""
    if table.options.access != "password" or who.id in table.admitted:
        return None
    entry = e.Admitted(at=not_before(table, now), by=who.id)
    table.apply(entry)
    return entry


def look(table: Table, who: Who, now: int) -> e.Looked | None:
    """Whoever can see cards here is at a device or an address. None: nothing new."""
    new = set(who.marks).difference(table.came.get(who.id, ()), table.looked.get(who.id, ()))
    if not new or table.game is None or table.state == "over" or table.options.hot_seat or not table.seats_of(who.id):
        return None
    entry = e.Looked(at=not_before(table, now), by=who.id, marks=tuple(sorted(new)))
    table.apply(entry)
    return entry


def _join(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Join)
    checks.must_be(table, "open", Refused("wrong_time", "take_over_instead"))
    checks.welcome(table, ask.who)
    checks.not_removed(table, ask.who)
    if table.held_by(ask.who.id) and not table.options.hot_seat:
        raise Refused("seated", "seated_already")
    free = [n for n, place in enumerate(table.places) if not place.taken and place.kept in ("", ask.who.id)]
    kept = table.kept_for(ask.who.id)
    place = command.place if command.place is not None else next(iter(kept or free), None)
    if place is None:
        raise Refused("taken", "no_free_seat")
    checks.exists(table, place)
    if place not in free:
        raise Refused("taken", "seat_taken" if table.places[place].taken else "seat_kept")
    who = ask.who
    return _done(table, e.Joined(at=ask.now, by=who.id, key=command.key, place=place, name=who.name, marks=who.marks))


def _leave(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Leave)
    checks.not_over(table)
    kept = table.kept_for(ask.who.id) if table.state == "open" and not table.held_by(ask.who.id) else []
    place = kept[0] if kept else checks.own(table, ask.who, command.place)
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


def _remove(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Remove)
    checks.host(table, ask.who)
    checks.must_be(table, "open", Refused("wrong_time", "seats_fixed"))
    checks.exists(table, command.place)
    if table.places[command.place].person in ("", ask.who.id):
        raise Refused("bad_request", "remove_another")
    return _done(table, e.Removed(at=ask.now, by=ask.who.id, key=command.key, place=command.place))


def _move(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Move)
    checks.host(table, ask.who)
    checks.must_be(table, "open", Refused("wrong_time", "seats_fixed"))
    checks.exists(table, command.place)
    checks.exists(table, command.to)
    one = table.places[command.place]
    if command.place == command.to or not (one.taken or one.kept):
        raise Refused("bad_request", "move_elsewhere")
    return _done(table, e.Moved(at=ask.now, by=ask.who.id, key=command.key, place=command.place, to=command.to))


def _start(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Start)
    if not (table.group and table.held_by(ask.who.id)):
        checks.host(table, ask.who)
    checks.must_be(table, "open", Refused("wrong_time", "begun_already"))
    empty = sum(not place.taken for place in table.places)
    if empty:
        raise Refused("not_ready", "seats_empty", count=empty)
    if len(ask.secret) != 32:
        raise ValueError("a start needs 32 random bytes")
    taught = lessons.find(table.lesson) if table.lesson else None
    secret = taught.secret if taught else ask.secret
    entry = e.Started(
        at=ask.now, by=ask.who.id, key=command.key, secret=secret.hex(),
        opening=taught.opening if taught else (), scenario=taught.scenario if taught else "",
    )  # fmt: skip
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
    lessons.check(table, command.action)
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
    """Sit down, or ask those seated: one's own seat is always one's own, any other needs consent."""
    command, who = _of(ask, c.TakeOver), ask.who
    checks.begun(table)
    checks.welcome(table, who)
    checks.not_removed(table, who)
    if who.id in table.voted_out:
        raise Refused("not_allowed", "voted_out")
    place = _free_place(table, who, command.place)
    if table.held_by(who.id) and not table.options.hot_seat:
        raise Refused("seated", "seated_already")
    if place not in table.seen.get(who.id, ()):
        _check_seen(table, who, place)
        if not _may_sit(table, who):
            return _ask_for_seat(table, ask, place)
    entry = e.TakenOver(at=ask.now, by=who.id, key=command.key, place=place, name=who.name, marks=who.marks)
    return _done(table, entry)


def _free_place(table: Table, who: Who, place: int | None) -> int:
    """The place that somebody wants: the one they name, else their own of before, else any that no person holds."""
    if place is not None:
        checks.exists(table, place)
        if table.places[place].person:
            raise Refused("taken", "seat_held")
        return place
    own = table.seen.get(who.id, set())
    free = [n for n, place in enumerate(table.places) if not place.person]
    if not free:
        raise Refused("taken", "no_free_seat")
    return min(free, key=lambda n: n not in own)


def _check_seen(table: Table, who: Who, place: int) -> None:
    """Who has seen a hand takes no other seat, under whatever name."""
    if who.id in table.seen and not table.options.hot_seat:
        raise Refused("not_allowed", "seen_other_cards")
    if table.kin_saw(who.id, who.marks, place):
        raise Refused("not_allowed", "kin_seen_cards")


def _may_sit(table: Table, who: Who) -> bool:
    """Whether a newcomer may sit down without asking; Refused if there is nobody to ask, or asking is no use."""
    consent = table.options.consent
    if consent == "no":
        raise Refused("not_allowed", "no_take_over")
    back = table.voted_out & table.kin(who.id, who.marks)
    if consent == "free" and table.may_look(who.id) and not back:
        return True
    if any(place.person for place in table.places):
        return False
    if who.id != table.host:
        raise Refused("not_allowed", "nobody_to_ask")
    return True


def _ask_for_seat(table: Table, ask: Ask, place: int) -> e.AnyEntry:
    who = ask.who
    if table.state == "drafting":
        raise Refused("wrong_time", "drafting")
    if table.asks_for_seat(who.id):
        raise Refused("vote_open", "asked_already")
    if table.vote:
        raise Refused("vote_open", "vote_open")
    _check_rest(table, ask, "seat")
    lately = ask.now - votes.TURNED_DOWN[table.options.pace]
    if sum(at > lately for at in table.turned_down) >= votes.MOST_TURNED_DOWN:
        raise Refused("too_soon", "seat_asked_often")
    if not table.groups(votes.Vote("seat", who.id)):
        raise Refused("not_allowed", "nobody_to_ask")
    entry = e.Proposed(
        at=ask.now, by=who.id, key=ask.command.key, vote="seat", place=place, rule=votes.RULE,
        name=who.name, marks=who.marks,
    )  # fmt: skip
    return _done(table, entry)


def _check_rest(table: Table, ask: Ask, kind: str) -> None:
    """A vote that came to nothing is not opened again at once by the same person."""
    wait = table.rests_until(ask.who.id, ask.who.marks, kind) - ask.now
    if wait > 0:
        raise Refused("too_soon", "vote_too_soon", minutes=-(-wait // votes.MINUTE))


def _propose(table: Table, ask: Ask) -> e.AnyEntry:
    command = _of(ask, c.Propose)
    checks.begun(table)
    if table.vote and table.vote.kind != "seat":  # one who asks for a seat stops nobody at the table
        raise Refused("vote_open", "vote_open")
    if ask.who.id not in votes.voters(table.places):
        raise Refused("not_allowed", "voters_only")
    if ask.who.id not in votes.voters(table.places, votes.Vote(command.vote, ask.who.id), table.founders):
        raise Refused("not_allowed", "founders_only")
    to, place = -1, -1
    if command.vote == "rewind":
        to = _rewind_to(table, command.to)
    elif command.vote == "replace":
        place = _to_free(table, ask, command.place)
    elif command.vote == "pause" and table.paused:
        raise Refused("paused", "paused_already")
    elif command.vote == "resume" and not table.paused:
        raise Refused("not_paused", "not_paused")
    _check_rest(table, ask, command.vote)
    entry = e.Proposed(
        at=ask.now, by=ask.who.id, key=command.key, vote=command.vote, to=to, place=place, rule=votes.RULE
    )  # fmt: skip
    return _done(table, entry)


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
    others = table.groups(votes.Vote("replace", ask.who.id, place=place, person=person))
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
    c.Remove: _remove,
    c.Move: _move,
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
    return _played(table, action, not_before(table, now), "", "", table.bot_due())


def bot_picks(table: Table, power: str, version: int, now: int) -> e.AnyEntry:
    """A bot's choice in the draft."""
    if table.state != "drafting" or not table.bot_due():
        raise Refused("out_of_turn", "no_bots_pick")
    checks.fresh(table, version)
    return _picked(table, power, not_before(table, now), "", "")


def flag(table: Table, now: int) -> e.AnyEntry | None:
    """Let a bot sit in for the one whose clock has run out; None if nobody's has."""
    deadline = table.deadline()
    if deadline is None or now < deadline:
        return None
    return _done(table, e.Flagged(at=not_before(table, now), place=table.undecided))


def rematch(table: Table, ask: Ask, table_id: str) -> e.AnyEntry:
    """Announce the table at which the same people meet again."""
    if table.state != "over" or table.game is None:
        raise Refused("not_over", "rematch_too_early")
    if not table.held_by(ask.who.id):
        raise Refused("not_seated", "rematch_players")
    if table.rematch:
        raise Refused("rematched", "rematched")
    now = not_before(table, ask.now)
    return _done(table, e.Rematched(at=now, by=ask.who.id, key=ask.command.key, table=table_id))


def forget(table: Table, person: str, now: int) -> e.AnyEntry | None:
    """Somebody is gone for good; None if the table tells nothing of them. A table that is over is as old as before."""
    named = [table.places[number].name for number in table.held_by(person)]
    named += [table.places[number].kept_name for number in table.kept_for(person)]
    if not any((*named, table.host_name if table.host == person else "")):
        return None
    return _done(table, e.Forgotten(at=table.at if table.state == "over" else now, by=person))


def resume(table: Table, who: Who, record: Record, now: int) -> e.AnyEntry:
    """Begin where a record ends. Whoever made the table for it has proved it; nobody goes back behind its end."""
    checks.host(table, who)
    checks.must_be(table, "open", Refused("wrong_time", "begun_already"))
    at = not_before(table, now)
    return _started(table, e.Started(at=at, by=who.id, secret=record.secret.hex(), opening=opened(record)))


def set_up(table: Table, who: Who, scenario: str, secret: bytes, now: int) -> e.AnyEntry:
    """Begin at the position of a scenario. Whoever made the table for it has read it."""
    checks.host(table, who)
    checks.must_be(table, "open", Refused("wrong_time", "begun_already"))
    at = not_before(table, now)
    return _started(table, e.Started(at=at, by=who.id, secret=secret.hex(), scenario=scenario))


def close(table: Table, now: int) -> e.AnyEntry:
    """The admin ends a table."""
    checks.not_over(table)
    return _done(table, e.Closed(at=not_before(table, now)))


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
