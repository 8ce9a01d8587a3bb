"""Who may be one person, as far as can be told: those who came from the same device or address.

The server gives each who sits down some marks, hashes of the device and the address. Who shares a mark with another,
or with one who does, is kin: together they have one vote, and what one has seen all have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Came = Mapping[str, frozenset[str]]
"""People and the marks with which they came."""


def kin(came: Came, marks: Iterable[str]) -> set[str]:
    """Everybody who shares one of these marks, or one with somebody who does."""
    known, found = set(marks), set[str]()
    while more := {person for person, theirs in came.items() if person not in found and not known.isdisjoint(theirs)}:
        found |= more
        known.update(*(came[person] for person in more))
    return found


def groups(came: Came, people: Iterable[str]) -> list[set[str]]:
    """These people, those who are kin together."""
    left, found = list(people), list[set[str]]()
    while left:
        one = left[0]
        group = ({one} | kin(came, came.get(one, ()))).intersection(left)
        found.append(group)
        left = [person for person in left if person not in group]
    return found
