"""What every act is checked for: the time, the person, the place. Each refusal is one sentence that says what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruinous.table.refusals import Refused
from ruinous.table.table import Table

if TYPE_CHECKING:
    from ruinous.table.acts import Who


def must_be(table: Table, state: str, sentence: str) -> None:
    if table.state != state:
        raise Refused("over" if table.state == "over" else "wrong_time", sentence if table.state != "over" else OVER)


OVER = "This table is over."


def not_over(table: Table) -> None:
    if table.state == "over":
        raise Refused("over", OVER)


def begun(table: Table) -> None:
    not_over(table)
    if table.state == "open":
        raise Refused("wrong_time", "The game has not begun.")


def running(table: Table) -> None:
    begun(table)
    if table.state == "drafting":
        raise Refused("wrong_time", "The Powers are being drafted: the game has not begun.")
    not_paused(table)


def not_paused(table: Table, sentence: str = "The game is paused: a vote can resume it.") -> None:
    if table.paused:
        raise Refused("paused", sentence)


def fresh(table: Table, version: int) -> None:
    if not table.asked <= version <= table.version:
        raise Refused("stale", "The table has moved on since: look at it again.")


def host(table: Table, who: Who) -> None:
    if table.host != who.id:
        raise Refused("not_allowed", "Only the host of the table can do this.")


def welcome(table: Table, who: Who) -> None:
    if table.options.access == "password" and who.id not in table.admitted and who.id != table.host:
        raise Refused("password", "This table asks for its password first.")


def exists(table: Table, place: int) -> None:
    if not 0 <= place < len(table.places):
        raise Refused("bad_request", f"There is no place {place}: the places are 0 to {len(table.places) - 1}.")


def own(table: Table, who: Who, place: int | None, away: bool = False) -> int:
    """The place a person means: the one they name, else the only one they have (of those a bot sits in for)."""
    held = table.held_by(who.id)
    if place is not None:
        if place not in held:
            raise Refused("not_seated", "That is not your seat.")
        return place
    if not held:
        raise Refused("not_seated", "You have no seat at this table.")
    if away:
        held = [n for n in held if table.places[n].bot] or held
    if len(held) > 1:
        raise Refused("bad_request", "You hold several seats: say which place you mean.")
    return held[0]
