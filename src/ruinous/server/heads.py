"""What is written beside each entry of a log: the row of the lobby, notices to people, the result."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from ruinous.rules.ids import POWER_NAMES, POWERS
from ruinous.store.protocol import Head, Notice, Result
from ruinous.table import entries as e
from ruinous.table.state import summary
from ruinous.table.table import Table

encode = msgspec.json.Encoder().encode

VOTES = {
    "rewind": "to go back to an earlier decision",
    "pause": "to pause the game",
    "resume": "to go on with the game",
    "abandon": "to give up the game",
    "replace": "to free a seat",
}


def head_of(table: Table) -> Head:
    awaited = table.awaited()
    people = dict.fromkeys(place.person for place in table.places if place.person)
    if table.host and table.state == "open":
        people[table.host] = None
    return Head(
        state="playing" if table.state == "drafting" else table.state,
        listed=table.options.access != "link",
        summary=encode(summary(table)),
        at=table.at,
        due=table.deadline(),
        awaits_bot=bool(table.bot_due()),
        members=tuple((person, person in awaited) for person in people),
    )


def notices_for(
    table: Table, entry: e.AnyEntry, waited: dict[str, str], present: Collection[str] = ()
) -> tuple[Notice, ...]:
    """What people must be told because of this entry: it is their turn, their vote is wanted, the game is over.

    `waited`: whom the table waited for before. At a live table those who have it before them see for themselves.
    """
    found: list[tuple[str, str, str]] = []
    name = f"“{table.options.name}”" if table.options.name else "your table"
    if table.state == "over":
        if not isinstance(entry, e.Rematched):
            people = dict.fromkeys(place.person for place in table.places if place.person)
            found += [(person, "game_over", f"The game at {name} is over. {_ending(table)}") for person in people]
    else:
        sees = {entry.by, *(present if table.options.pace == "live" else ())}
        for person, what in table.awaited().items():
            if what != "vote" and waited.get(person) != what and person not in sees:
                found.append((person, "your_turn", f"It is your turn at {name}."))
        if isinstance(entry, e.Proposed) and table.vote:
            wanted = f"At {name} your vote is wanted {VOTES[table.vote.kind]}."
            found += [(person, "vote", wanted) for person in table.voters() if person not in sees]
    return tuple(
        Notice(f"{table.id}/{table.version}/{person}/{kind}", person, table.id, kind, text, entry.at)
        for person, kind, text in found
    )


def _ending(table: Table) -> str:
    result = table.game.result if table.game else None
    if result is None:
        return "It was given up." if table.ending == "abandoned" else "It was closed."
    names = " and ".join(POWER_NAMES[POWERS.index(winner)] for winner in result.winners)
    return f"{names} won." if names else "All players lost."


def result_of(table: Table, entry: e.AnyEntry) -> Result | None:
    """The result, at the entry that ends the game."""
    if table.state != "over" or table.game is None or isinstance(entry, e.Rematched):
        return None
    ended = table.game.result
    people = tuple(dict.fromkeys(place.person for place in table.places if place.person))
    condition = ended.condition if ended else table.ending
    return Result(table.id, entry.at, condition, encode(summary(table)), people)
