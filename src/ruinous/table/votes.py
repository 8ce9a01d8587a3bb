"""Votes: what is asked, who has a say, and when it is decided. Bots have no vote.

    pause, resume              the people who decide for a seat now
    replace, abandon, rewind   of them those who have been here since the start; when none of those holds a seat any
                               more, all. Who let a bot sit in counts too where a return could not undo it
    seat                       may a newcomer take a place: everybody who holds one, those out of time too; the others
                               may free such a seat first (`replace`), and then nobody waits

People who may be one person (table/kin.py) count once, and say yes when all of them do. The logs of older tables hold
votes that were counted otherwise. By `rule` 1: by identities, with a say for everybody; by `rule` 2: those out of time
were not asked when a newcomer wanted a seat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ruinous.structs import Struct
from ruinous.table.place import Place

RULE = 3  # by which votes are counted now
PEOPLE = 2  # from this rule on people are counted, not identities, and founders decide
ALL_SEATED = 3  # from this rule on those out of time are asked for a seat too
MINUTE = 60_000  # milliseconds
REST = {"live": 3 * MINUTE, "web": 180 * MINUTE}  # a vote that came to nothing is not opened again so soon
TURNED_DOWN = {"live": 60 * MINUTE, "web": 1440 * MINUTE}  # who was refused a seat does not ask again so soon
MOST_TURNED_DOWN = 3  # newcomers in that time; then nobody may ask
FOUNDERS_DECIDE = ("replace", "abandon", "rewind")
UNANIMOUS = ("rewind", "seat")


class Vote(Struct):
    """The open vote. The one who opens it says yes with it."""

    kind: str
    by: str
    to: int = -1  # rewind: how many decisions stay
    place: int = -1  # replace, seat
    person: str = ""  # replace: who is to lose the place
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    rule: int = RULE
    name: str = ""  # seat: of the newcomer
    marks: frozenset[str] = frozenset()  # seat: with which the newcomer came
    again: bool = False  # one of its kind was opened just before


def voters(places: Iterable[Place], vote: Vote | None = None, founders: Collection[str] = ()) -> list[str]:
    """Who votes, but nobody on their own replacement; without a vote, the people who decide for a seat now."""
    if vote is None:
        return list(dict.fromkeys(place.person for place in places if place.present))
    places = list(places)
    late_too = vote.kind == "rewind" or (vote.kind == "seat" and vote.rule >= ALL_SEATED)
    stood_in_too = late_too or vote.kind in ("abandon", "seat")
    counted = [
        place.person
        for place in places
        if place.present or (place.person and stood_in_too and (late_too or not place.late))
    ]
    if vote.rule >= PEOPLE and vote.kind in FOUNDERS_DECIDE and any(place.person in founders for place in places):
        counted = [person for person in counted if person in founders]
    return [person for person in dict.fromkeys(counted) if person != vote.person]


def verdict(vote: Vote, groups: Sequence[Collection[str]]) -> bool | None:
    """Whether a vote is won or lost; None while it is open. Some need everybody, the rest more than half."""
    if not groups:
        return False
    yes = sum(all(person in vote.yes for person in group) for group in groups)
    no = sum(any(person in vote.no for person in group) for group in groups)
    needed = len(groups) if vote.kind in UNANIMOUS else len(groups) // 2 + 1
    if yes >= needed:
        return True
    return False if len(groups) - no < needed else None
