"""The fields of every kind of card and of a Power: how a value in a file is checked and kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from .checks import (
    DataError,
    Names,
    Path,
    check_bool,
    check_keys,
    check_list,
    check_name,
    check_number,
    unknown,
)
from .model import LABELS, ChaosCard, DialStop, Follower, OldWorldCard, Power, Upgrade
from .vocabulary import END, RANKS, check_constants, check_ops

CHAOS_DECK = 24
"""Cards in each Chaos deck."""
PARAMS = {
    "attack": 12,
    "cards": 24,
    "counters": 10,
    "cultists": 11,
    "defense": 12,
    "dice": 20,
    "discards": 24,
    "discount": 12,
    "figures": 15,
    "figures_per_token": 15,
    "gain": 12,
    "least": 12,
    "loss": 12,
    "magic": 12,
    "most": 20,
    "nobles": 6,
    "per_figure": 20,
    "per_token": 20,
    "power": 12,
    "removed": 20,
    "resistance": 12,
    "surcharge": 12,
    "tokens": 20,
    "vp": 50,
}
"""The numbers of effects, each from 1 to this."""

Field = Callable[[object, Path, Names], Any]


def table(value: object, path: Path) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise DataError(path, f'"{path[-1]}" must be a table')
    return value


def params(value: object, known: Iterable[str], path: Path) -> dict[str, int]:
    numbers = table(value, path)
    check_keys(numbers, tuple(known), path)
    return {name: check_number(number, 1, PARAMS[name], (*path, name)) for name, number in numbers.items()}


# --- the checks of single fields ----------------------------------------------------------------------------------


def _text(longest: int) -> Field:
    def check(value: object, path: Path, names: Names) -> str:
        if not isinstance(value, str):
            raise DataError(path, f'"{path[-1]}" must be a text in quotation marks')
        text = " ".join(value.split())  # it may be wrapped for the file
        if not 0 < len(text) <= longest or not text.isprintable():
            raise DataError(path, f'"{path[-1]}" must be a text of 1 to {longest} printable characters')
        return text

    return check


def _number(least: int, most: int) -> Field:
    return lambda value, path, names: check_number(value, least, most, path)


def _one_of(what: str, known: tuple[str, ...]) -> Field:
    return lambda value, path, names: check_name(value, what, known, path)


def _flag(value: object, path: Path, names: Names) -> bool:
    return check_bool(value, path)


NAME, TEXT = _text(60), _text(600)


def _wording(part: str) -> Field:
    """Which attribute of a card's words holds one of its texts: `text`, or `text_1`."""

    def check(value: object, path: Path, names: Names) -> str:
        if not isinstance(value, str) or not re.fullmatch(rf"{part}(_\w+)?", value):
            raise DataError(path, f'"{path[-1]}" must be "{part}" or begin with "{part}_"')
        return value

    return check


def _params(value: object, path: Path, names: Names) -> dict[str, int]:
    return params(value, PARAMS, path)


def _stats(value: object, path: Path, names: Names) -> tuple[int, int, int]:
    stats = check_list(value, path)
    if len(stats) != 3:
        raise DataError(path, '"stats" must be three numbers: cost, attack, defense')
    return (
        check_number(stats[0], 0, 12, (*path, 0), "the cost in stats"),
        check_number(stats[1], 0, 12, (*path, 1), "the attack in stats"),
        check_number(stats[2], 1, 12, (*path, 2), "the defense in stats"),
    )


def _rulings(value: object, path: Path, names: Names) -> tuple[str, ...]:
    return tuple(NAME(ruling, (*path, n), names) for n, ruling in enumerate(check_list(value, path)))


def _provenance(value: object, path: Path, names: Names) -> dict[str, str]:
    labels = table(value, path)
    if not labels:
        raise DataError(path, '"provenance" must label at least one aspect')
    return {aspect: check_name(label, "label", LABELS[1:], (*path, aspect)) for aspect, label in labels.items()}


def _ops(value: object, path: Path, names: Names) -> Any:
    return check_ops(value, names, path)


def _end_ops(value: object, path: Path, names: Names) -> Any:
    return check_ops(value, names, path, END)


def _constants(value: object, path: Path, names: Names) -> Any:
    return check_constants(value, names, path)


def _variants(value: object, path: Path, names: Names) -> dict[str, dict[str, dict[str, Any]]]:
    return {
        switch: {
            setting: _variant(fields, (*path, switch, setting), names)
            for setting, fields in table(settings, (*path, switch)).items()
        }
        for switch, settings in table(value, path).items()
    }


def _variant(value: object, path: Path, names: Names) -> dict[str, Any]:
    """Wordings and instructions of a card that stand in place of others."""
    fields = table(value, path)
    for key in fields:
        if key not in ("immediate", "end", "constant", "text", "track"):
            raise DataError((*path, key), f'a switch cannot change "{key}"')
    return {key: OLD_WORLD.fields[key](part, (*path, key), names) for key, part in fields.items()}


def _list_of(kind: Kind[Any]) -> Field:
    def check(value: object, path: Path, names: Names) -> tuple[Any, ...]:
        items = enumerate(check_list(value, path))
        return tuple(kind.read(table(item, (*path, n)), (*path, n), names) for n, item in items)

    return check


# --- the kinds ----------------------------------------------------------------------------------------------------

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Kind(Generic[_T]):
    """A kind of thing in the files: what identifies it, what an edition may change, what may be left out."""

    make: Callable[..., _T]
    fields: Mapping[str, Field]
    identity: Mapping[str, Field] = field(default_factory=dict)
    optional: Mapping[str, Any] = field(default_factory=dict)

    def read(self, raw: Mapping[str, Any], path: Path, names: Names) -> _T:
        """The thing, from all its fields."""
        fields = {**self.identity, **self.fields}
        check_keys(raw, tuple(fields), path)
        for key in fields:
            if key not in raw and key not in self.optional:
                raise DataError(path, f'"{key}" is missing')
        return self.make(**{**self.optional, **self._checked(raw, fields, path, names)})

    def some(self, raw: Mapping[str, Any], path: Path, names: Names) -> dict[str, Any]:
        """Those fields that stand there, of the ones that may change."""
        check_keys(raw, tuple(self.fields), path)
        return self._checked(raw, self.fields, path, names)

    def _checked(self, raw: Mapping[str, Any], fields: Mapping[str, Field], path: Path, names: Names) -> dict[str, Any]:
        return {key: fields[key](value, (*path, key), names) for key, value in raw.items()}


_IDENTITY: Mapping[str, Field] = {"id": NAME, "number": _number(0, 999), "slug": NAME, "set": NAME}
_CARD: Mapping[str, Field] = {
    "text": _wording("text"),
    "rulings": _rulings,
    "provenance": _provenance,
    "changed": _number(2, 99),
}
_WORDS: Mapping[str, Any] = {"changed": None, "text": "text", "own": {}}

CHAOS = Kind(
    ChaosCard,
    {
        **_CARD,
        "copies": _number(0, CHAOS_DECK),
        "cost": _number(0, 12),
        "magic": _flag,
        "when": NAME,
        "rule": _wording("rule"),
        "params": _params,
    },
    {**_IDENTITY, "power": NAME},
    {**_WORDS, "rule": "rule"},
)
UPGRADES = Kind(
    Upgrade,
    {
        **_CARD,
        "stats": _stats,
        "power_bonus": _number(0, 12),
        "pair": NAME,
        "pair_bonus": _number(0, 12),
        "rule": _wording("rule"),
        "params": _params,
    },
    {**_IDENTITY, "power": NAME, "kind": _one_of("kind of upgrade", (*RANKS, "power"))},
    {"stats": None, "power_bonus": 0, "pair": None, "pair_bonus": 0, "params": {}, **_WORDS, "rule": "rule"},
)
OLD_WORLD = Kind(
    OldWorldCard,
    {
        **_CARD,
        "copies": _number(0, 28),
        "comet": _flag,
        "after": _one_of("place for the card", ("track", "discard")),
        "track": _wording("track"),
        "immediate": _ops,
        "end": _end_ops,
        "constant": _constants,
        "switch": _variants,
    },
    _IDENTITY,
    {"end": (), "constant": (), "switch": {}, **_WORDS, "track": "track"},
)
FOLLOWER = Kind(
    Follower,
    {
        "id": NAME,
        "rank": _one_of("class of figures", RANKS),
        "slug": NAME,
        "count": _number(1, 15),
        "cost": _number(0, 12),
        "attack": _number(0, 12),
        "defense": _number(1, 12),
        "provenance": _provenance,
    },
)
STOP = Kind(
    DialStop,
    {"threat": _number(0, 99), "do": NAME, "n": _number(1, 20)},
    optional={"threat": None, "n": 0},
)
POWERS = Kind(
    Power,
    {
        "power": _number(0, 12),
        "draw": _number(1, CHAOS_DECK),
        "draw_to": _number(1, CHAOS_DECK),
        "may_discard": _number(0, CHAOS_DECK),
        "corrupts": _flag,
        "loses_ties": _flag,
        "followers": _list_of(FOLLOWER),
        "dial": _list_of(STOP),
        "provenance": _provenance,
    },
    {"id": NAME, "letter": NAME},
    {"draw": 0, "draw_to": 0, "may_discard": 0, "corrupts": True, "loses_ties": False},
)

# --- changing some of the cards -----------------------------------------------------------------------------------

_Card = TypeVar("_Card", ChaosCard, Upgrade, OldWorldCard, Power)


def change(
    things: tuple[_Card, ...],
    data: Mapping[str, Any],
    section: str,
    alter: Callable[[_Card, Mapping[str, Any], Path], _Card],
) -> tuple[_Card, ...]:
    """The cards of a section, those altered that a text names by id."""
    entries = table(data.get(section, {}), (section,))
    ids = [thing.id for thing in things]
    for id in entries:
        if id not in ids:
            if id in {known.partition(".")[0] for known in ids if "." in known}:
                raise DataError((section, id), f'put the id in quotation marks, like [{section}."{ids[0]}"]')
            raise DataError((section, id), unknown("Power" if section == "powers" else "card", id, ids))
    return tuple(
        alter(thing, table(entries[thing.id], (section, thing.id)), (section, thing.id))
        if thing.id in entries
        else thing
        for thing in things
    )
