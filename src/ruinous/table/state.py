"""What is told of a table: to the lobby, to those who watch, to those who sit at it. Secrets stay in rules/view.py."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from ruinous.rules import view
from ruinous.rules.chance import commitment
from ruinous.rules.ids import PHASES, POWERS
from ruinous.rules.patch import Change
from ruinous.rules.state import GameState
from ruinous.rules.steps import Step
from ruinous.structs import replace, to_builtins
from ruinous.table import lessons, shapes
from ruinous.table.commands import VoteKind
from ruinous.table.counting import unrated
from ruinous.table.options import GameOptions, edition_of
from ruinous.table.table import Place, Table
from ruinous.words import chosen, speaking
from ruinous.words import game as words

Look = tuple[str | None, str]
"""A seat (None: a spectator) and the language in which it reads."""


def states(table: Table, seats: Iterable[str | None]) -> dict[str | None, shapes.TableState]:
    """The whole state for each of some seats (None: a spectator)."""
    return {seat: made for (seat, _), made in looks(table, [(seat, chosen()) for seat in seats]).items()}


def looks(table: Table, wanted: Iterable[Look]) -> dict[Look, shapes.TableState]:
    """The whole state for each look. What they share is one object; only what is asked is said in words."""
    wanted = list(wanted)
    told = public(table)
    game = table.game
    if game is None:
        return {
            look: {"table": told, "game": None, "ask": None, "undo": 0, "taken_back": [], "lesson": None}
            for look in wanted
        }
    numbers = {seat: view.NOBODY if seat is None else POWERS.index(seat) for seat, _ in wanted}
    views = view.views(game.state, numbers.values())
    made: dict[str | None, shapes.TableState] = {}
    answering: set[str | None] = set()
    taught = lessons.told(table)
    for seat, number in numbers.items():
        position = view.without_question(views[number])
        asked = cast("words.Ask | None", views[number]["decision"]) if table.state == "playing" else None
        if asked and seat is not None and number == game.state.seat:
            answering.add(seat)
        undo = table.undoable(seat) if seat is not None else 0
        marks = taken_back(table, seat)
        made[seat] = {
            "table": told, "game": position, "ask": asked, "undo": undo, "taken_back": marks, "lesson": taught
        }  # fmt: skip
    return {
        (seat, language): {**made[seat], "ask": _asked(game.state, language)} if seat in answering else made[seat]
        for seat, language in wanted
    }


def _asked(g: GameState, language: str) -> words.Ask | None:
    with speaking(language):
        return words.ask_data(g)


def state(table: Table, seat: str | None) -> shapes.TableState:
    return states(table, (seat,))[seat]


def events(table: Table, seat: str | None, since: int) -> list[words.GameEvent]:
    """What has happened in the game after a version, as a seat may read it."""
    if table.game is None:
        return []
    return [words.event_data(table.game.state, event) for event in table.game.events(seat, _untold(table, since))]


class Position(NamedTuple):
    """Where a game stood: after so many decisions."""

    decisions: int
    then: GameState


def position(table: Table) -> Position | None:
    """Where the game stands, kept to tell the steps from there on."""
    return Position(len(table.game.entries), table.game.state.copy()) if table.game else None


def steps(table: Table, wanted: Iterable[Look], since: Position) -> dict[Look, list[shapes.Step]]:
    """What has happened since a position, step by step: each event with what it changed in a seat's state."""
    game = table.game
    assert game is not None
    wanted = list(wanted)
    found = game.all_steps({seat for seat, _ in wanted}, since.decisions, since.then)
    told: dict[Look, list[shapes.Step]] = {}
    for seat, language in wanted:
        with speaking(language):
            told[seat, language] = told_steps(game.state, found[seat])
    return told


def told_steps(g: GameState, found: Sequence[Step]) -> list[shapes.Step]:
    """Steps as they are sent. What is asked is no part of them: it comes with the state that they lead to."""
    return [
        {"event": words.with_text(g, step.event), "changes": _in_game(step.changes)} for step in found if step.event
    ]


def _in_game(changes: list[Change]) -> list[Change]:
    return [(["game", *change[0]], *change[1:]) for change in changes if change[0][0] != "decision"]


def kept(table: Table, seat: str | None, since: int) -> int | None:
    """How many events of a seat's log still stand, if some were taken back after a version; else None."""
    start = _untold(table, since)
    if table.game is None or start == table.told[min(max(since, 0), table.version)]:
        return None
    return len(table.game.events(seat)) - len(table.game.events(seat, start))


def taken_back(table: Table, seat: str | None) -> list[shapes.TakenBack]:
    """Where decisions were taken back, oldest first: by whom, how many, and after how many events of a seat's log."""
    if table.game is None or not table.marks:
        return []
    log, number = table.game.log, view.NOBODY if seat is None else POWERS.index(seat)
    told: list[shapes.TakenBack] = []
    start = at = 0
    for mark in table.marks:  # none stands before an older one
        start, at = mark.at, at + len(view.log(log[start : mark.at], number))
        told.append({"seat": mark.seat or None, "count": mark.count, "at": at})
    return told


def _untold(table: Table, since: int) -> int:
    """Where the part of the game's log begins that is new after a version."""
    return min(table.told[min(max(since, 0), table.version) :])


def public(table: Table) -> shapes.TableInfo:
    """All that everybody at the table may know beside the game."""
    game = table.game
    told: shapes.TableInfo = {
        "id": table.id,
        "version": table.version,
        "name": table.options.name,
        "state": table.state,
        "ending": table.ending or None,
        "host": {"id": table.host, "name": table.host_name},
        "options": to_builtins(replace(table.options, game=special(table), take_over=table.options.consent)),
        "edition": edition_of(table.options.game),
        "size": table.options.size,
        "places": [{**_place(place), "before": table.before(n)} for n, place in enumerate(table.places)],
        "draft": _draft(table),
        "paused": table.paused,
        "vote": _vote(table),
        "clock": {"since": table.since, "deadline": table.deadline()},
        "awaited": cast("shapes.Awaited", table.awaited()),
        "unrated": unrated(table),
        "decisions": len(game.entries) if game else 0,
        "commitment": commitment(table.secret) if table.secret and not table.scenario else None,
        "result": result(table),
        "rematch": table.rematch or None,
        "rematch_of": table.rematch_of or None,
        "lesson": table.lesson or None,
        "created": table.created,
        "at": table.at,
    }
    if table.group:
        told["group"] = table.group
    return told


def special(table: Table) -> GameOptions:
    """The options of the rules that differ from the defaults of the table's edition."""
    rules = table.game.state.rules.options if table.game else table.options.rules
    return rules.changed()


def _place(place: Place) -> shapes.Place:
    told: shapes.Place = {
        "power": place.power or None,
        "person": {"id": place.person, "name": place.name} if place.person else None,
        "bot": place.bot or None,
        "late": place.late,
        "bank": place.bank,
    }
    if place.kept:
        told["kept"] = {"id": place.kept, "name": place.kept_name}
    return told


def _draft(table: Table) -> shapes.Draft | None:
    if table.state != "drafting":
        return None
    left = [power for power in table.options.powers if table.seated(power) < 0]
    return {"order": table.order, "picking": table.picking, "left": left}


def _vote(table: Table) -> shapes.Vote | None:
    vote = table.vote
    if vote is None:
        return None
    return {
        "kind": cast("VoteKind", vote.kind),
        "by": vote.by,
        "name": vote.name or None,
        "to": vote.to if vote.kind == "rewind" else None,
        "place": vote.place if vote.kind in ("replace", "seat") else None,
        "yes": list(vote.yes),
        "no": list(vote.no),
        "voters": table.voters(),
    }


def result(table: Table) -> shapes.Result | None:
    ended = table.game.result if table.game else None
    if ended is None:
        return None
    return {"condition": ended.condition, "winners": list(ended.winners), "scores": ended.scores}


def summary(table: Table) -> shapes.Summary:
    """One line of the lobby."""
    game = table.game
    return {
        "id": table.id,
        "name": table.options.name,
        "state": table.state,
        "ending": table.ending or None,
        "host": {"id": table.host, "name": table.host_name},
        "access": table.options.access,
        "pace": table.options.pace,
        "clock": to_builtins(table.options.clock),
        "game": {name: True if name == "cards" else value for name, value in special(table).items()},
        "edition": edition_of(table.options.game),
        "assign": table.options.assign,
        "places": [_place(place) for place in table.places],
        "free": sum(not place.taken for place in table.places),
        "awaited": cast("shapes.Awaited", table.awaited()),
        "paused": table.paused,
        "round": game.state.round if game else 0,
        "phase": PHASES[game.state.phase] if game else None,
        "deciding": table.deciding or None,
        "vp": {power: game.state.vp[POWERS.index(power)] for power in game.seats} if game else None,
        "decisions": len(game.entries) if game else 0,
        "result": result(table),
        "rematch": table.rematch or None,
        "created": table.created,
        "at": table.at,
    }
