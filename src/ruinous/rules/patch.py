"""The difference between two states, small enough to send: a list of changes that a client carries out in order.

`(path, value)` puts a value at a path of keys; `(path,)` takes the key away. Lists are replaced whole. A part whose
only change is a number that turns into true or false of the same worth is not told: no part of a state does that.

>>> changes({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 1, "b": {"c": 5}})
[(['b', 'c'], 5), (['b', 'd'],)]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Tree = Mapping[str, Any]
Change = tuple[list[str]] | tuple[list[str], Any]
Known = dict[tuple[int, int], list[Change]]  # by the identities of an old and a new part


def changes(old: Tree, new: Tree, known: Known | None = None) -> list[Change]:
    """What has changed. `known` keeps what was found for parts that several states share."""
    found: list[Change] = []
    _compare(old, new, [], found, {} if known is None else known)
    return found


def _compare(old: Tree, new: Tree, path: list[str], found: list[Change], known: Known) -> None:
    for key, value in new.items():
        if key not in old:
            found.append(([*path, key], value))
            continue
        was = old[key]
        if was is value:
            continue
        if type(was) is dict and type(value) is dict:
            pair = id(was), id(value)
            inner = known.get(pair)
            if inner is None:
                inner = known[pair] = []
                if not same(was, value):
                    _compare(was, value, [], inner, known)
            found.extend(([*path, key, *change[0]], *change[1:]) for change in inner)
        elif not same(was, value):
            found.append(([*path, key], value))
    if old.keys() != new.keys():
        found.extend(([*path, key],) for key in old if key not in new)


def same(a: Any, b: Any) -> bool:
    """Equal for JSON: True is not 1."""
    return bool(a == b) and (type(a) is type(b) or not (isinstance(a, bool) or isinstance(b, bool)))


def apply(state: Tree, found: Sequence[Change]) -> dict[str, Any]:
    """The new state; the old one is left alone. What a client does."""
    made = dict(state)
    for change in found:
        *way, last = change[0]
        here = made
        for key in way:
            here[key] = dict(here[key])
            here = here[key]
        if len(change) > 1:
            here[last] = change[1]
        else:
            here.pop(last, None)
    return made
