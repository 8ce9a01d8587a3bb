"""Votes: what is asked, who has a say, and when it is decided. Bots have no vote."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ruinous.table.place import Place


class Vote(Struct):
    """The open vote. The one who opens it says yes with it."""

    kind: str
    by: str
    to: int = -1  # rewind: how many decisions stay
    place: int = -1  # replace
    person: str = ""  # replace: who is to lose the place
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()


def voters(places: Iterable[Place], vote: Vote | None = None) -> list[str]:
    """Who votes: the people who decide for a seat now, but not on their own replacement.

    Going back and giving up cannot be undone by one who returns, so there those count too who let a bot sit in: for a
    rewind everybody who holds a seat, for giving up all but those whose clock has run out.
    """
    kind = vote.kind if vote else ""
    but = vote.person if vote else ""
    counted = [
        place.person
        for place in places
        if place.present or (place.person and (kind == "rewind" or (kind == "abandon" and not place.late)))
    ]
    return [person for person in dict.fromkeys(counted) if person != but]


def verdict(vote: Vote, voters: list[str]) -> bool | None:
    """Whether a vote is won or lost; None while it is open. A rewind needs everybody, the rest more than half."""
    if not voters:
        return False
    yes = sum(person in vote.yes for person in voters)
    no = sum(person in vote.no for person in voters)
    needed = len(voters) if vote.kind == "rewind" else len(voters) // 2 + 1
    if yes >= needed:
        return True
    return False if len(voters) - no < needed else None
