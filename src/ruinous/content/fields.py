"""The fields of every kind of card and of a Power: how a value in a file is checked and kept."""

from __future__ import annotations

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
from .model import LABELS, Change, ChaosCard, DialStop, Follower, OldWorldCard, Power, Upgrade
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


def flow(text: str) -> str:
    """A text that was wrapped for the file, as one line."""
    return " ".join(text.split())


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
        text = flow(value)
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


def _persistent_text(value: object, path: Path, names: Names) -> str | None:
    return None if value == "" else TEXT(value, path, names)


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


def _changed(value: object, path: Path, names: Names) -> Change:
    return CHANGE.read(table(value, path), path, names)


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
    """Texts and instructions of a card that stand in place of others."""
    fields = table(value, path)
    for key in fields:
        if key not in ("immediate", "end", "constant", "text", "persistent_text"):
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


CHANGE = Kind(Change, {"edition": _number(2, 99), "was": TEXT, "why": TEXT})

_IDENTITY: Mapping[str, Field] = {"id": NAME, "number": _number(0, 999), "slug": NAME, "set": NAME}
_CARD: Mapping[str, Field] = {
    "name": NAME,
    "text": TEXT,
    "rulings": _rulings,
    "provenance": _provenance,
    "changed": _changed,
}

CHAOS = Kind(
    ChaosCard,
    {
        **_CARD,
        "copies": _number(0, CHAOS_DECK),
        "cost": _number(0, 12),
        "magic": _flag,
        "when": NAME,
        "rule": TEXT,
        "params": _params,
    },
    {**_IDENTITY, "power": NAME},
    {"changed": None},
)
UPGRADES = Kind(
    Upgrade,
    {
        **_CARD,
        "stats": _stats,
        "power_bonus": _number(0, 12),
        "pair": NAME,
        "pair_bonus": _number(0, 12),
        "rule": TEXT,
        "params": _params,
    },
    {**_IDENTITY, "power": NAME, "kind": _one_of("kind of upgrade", (*RANKS, "power"))},
    {"stats": None, "power_bonus": 0, "pair": None, "pair_bonus": 0, "params": {}, "changed": None},
)
OLD_WORLD = Kind(
    OldWorldCard,
    {
        **_CARD,
        "copies": _number(0, 28),
        "comet": _flag,
        "after": _one_of("place for the card", ("track", "discard")),
        "persistent_text": _persistent_text,
        "immediate": _ops,
        "end": _end_ops,
        "constant": _constants,
        "switch": _variants,
    },
    _IDENTITY,
    {"persistent_text": None, "end": (), "constant": (), "switch": {}, "changed": None},
)
FOLLOWER = Kind(
    Follower,
    {
        "id": NAME,
        "rank": _one_of("class of figures", RANKS),
        "name": NAME,
        "plural": NAME,
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
        "name": NAME,
        "epithet": NAME,
        "power": _number(0, 12),
        "draw": _number(1, CHAOS_DECK),
        "draw_to": _number(1, CHAOS_DECK),
        "may_discard": _number(0, CHAOS_DECK),
        "condition": TEXT,
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
