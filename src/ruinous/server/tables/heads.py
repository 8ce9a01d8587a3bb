"""What is written beside each entry of a log: the row of the lobby, notices to people, the result."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from ruinous.server.bots.company import goes_on
from ruinous.store.protocol import Head, Notice, Result
from ruinous.table import entries as e
from ruinous.table.state import summary
from ruinous.table.table import Table

encode = msgspec.json.Encoder().encode


def head_of(table: Table) -> Head:
    awaited = table.awaited()
    people = dict.fromkeys(place.person for place in table.places if place.person)
    if table.host and table.state == "open":
        people[table.host] = None
    if table.state == "open":
        people |= dict.fromkeys(place.kept for place in table.places if place.kept)
    return Head(
        state="playing" if table.state == "drafting" else table.state,
        listed=table.options.access != "link",
        summary=encode(summary(table)),
        at=table.at,
        due=table.deadline(),
        awaits_bot=bool(table.bot_due()) and goes_on(table),
        members=tuple((person, person in awaited) for person in people),
    )


def notices_for(
    table: Table, entry: e.AnyEntry, waited: dict[str, str], present: Collection[str] = ()
) -> tuple[Notice, ...]:
    """What people must be told because of this entry: a seat is kept for them, it is their turn, their vote is wanted,
    the game is over.

    A vote that follows another of its kind too soon is not announced: whoever opens and withdraws sends no mail.
    `waited`: whom the table waited for before. At a live table those who have it before them see for themselves.
    """
    found: list[tuple[str, str, dict[str, Any]]] = []
    if isinstance(entry, e.Created):
        found += [(place.kept, "invited", _named(table, place.kept)) for place in table.places if place.kept]
    elif table.state == "over":
        if not isinstance(entry, e.Rematched | e.Forgotten):
            people = dict.fromkeys(place.person for place in table.places if place.person)
            found += [(person, "game_over", _named(table, person) | _ending(table)) for person in people]
    else:
        sees = {entry.by, *(present if table.options.pace == "live" else ())}
        for person, what in table.awaited().items():
            if what != "vote" and waited.get(person) != what and person not in sees:
                found.append((person, "your_turn", _named(table, person)))
        if isinstance(entry, e.Proposed) and table.vote and not table.vote.again:
            wanted = {"vote": table.vote.kind}
            found += [
                (person, "vote", _named(table, person) | wanted) for person in table.voters() if person not in sees
            ]
    return tuple(
        Notice(f"{table.id}/{table.version}/{person}/{kind}", person, table.id, kind, args, entry.at)
        for person, kind, args in found
    )


def _named(table: Table, person: str) -> dict[str, Any]:
    """What a person knows the table by: its name, who plays whom, and the round."""
    named: dict[str, Any] = {"name": table.options.name}
    if table.game is None:
        return named
    seats = table.seats_of(person)
    others = [power for power in table.game.seats if power not in seats]
    return named | {"seats": seats, "others": others, "round": table.game.state.round}


def _ending(table: Table) -> dict[str, Any]:
    result = table.game.result if table.game else None
    if result is None:
        return {"ending": table.ending}
    return {"ending": "won", "powers": list(result.winners)} if result.winners else {"ending": "lost"}


def result_of(table: Table, entry: e.AnyEntry) -> Result | None:
    """The result, at the entry that ends the game."""
    if table.state != "over" or table.game is None or isinstance(entry, e.Rematched):
        return None
    ended = table.game.result
    people = tuple(dict.fromkeys(place.person for place in table.places if place.person))
    condition = ended.condition if ended else table.ending
    return Result(table.id, entry.at, condition, encode(summary(table)), people)
