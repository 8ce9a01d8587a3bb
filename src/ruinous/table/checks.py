"""What every act is checked for: the time, the person, the place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruinous.table.refusals import Refused
from ruinous.table.table import Table

if TYPE_CHECKING:
    from ruinous.table.acts import Who


def must_be(table: Table, state: str, otherwise: Refused) -> None:
    if table.state != state:
        not_over(table)
        raise otherwise


def not_over(table: Table) -> None:
    if table.state == "over":
        raise Refused("over", "over")


def begun(table: Table) -> None:
    not_over(table)
    if table.state == "open":
        raise Refused("wrong_time", "not_begun")


def running(table: Table) -> None:
    begun(table)
    if table.state == "drafting":
        raise Refused("wrong_time", "drafting")
    not_paused(table)


def not_paused(table: Table) -> None:
    if table.paused:
        raise Refused("paused", "paused")


def fresh(table: Table, version: int) -> None:
    if not table.asked <= version <= table.version:
        raise Refused("stale", "stale")


def host(table: Table, who: Who) -> None:
    if table.host != who.id:
        raise Refused("not_allowed", "host_only")


def welcome(table: Table, who: Who) -> None:
    if table.options.access == "password" and who.id not in table.admitted and who.id != table.host:
        raise Refused("password", "password_first")


def not_removed(table: Table, who: Who) -> None:
    if who.id in table.removed or (who.id != table.host and not table.barred.isdisjoint(who.marks)):
        raise Refused("not_allowed", "removed")


def exists(table: Table, place: int) -> None:
    if not 0 <= place < len(table.places):
        raise Refused("bad_request", "no_place", place=place, last=len(table.places) - 1)


def own(table: Table, who: Who, place: int | None, away: bool = False) -> int:
    """The place a person means: the one they name, else the only one they have (of those a bot sits in for)."""
    held = table.held_by(who.id)
    if place is not None:
        if place not in held:
            raise Refused("not_seated", "not_your_seat")
        return place
    if not held:
        raise Refused("not_seated", "no_seat")
    if away:
        held = [n for n in held if table.places[n].bot] or held
    if len(held) > 1:
        raise Refused("bad_request", "which_place")
    return held[0]
