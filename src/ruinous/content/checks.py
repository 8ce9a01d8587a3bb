"""Small checks of values in card data, and the error they raise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

Path = tuple[str | int, ...]
"""Where a value stands in the data: keys and list positions from the top."""


class DataError(Exception):
    """Unusable data at a path; the caller knows the source and finds the line."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Names:
    """The ids an instruction may use."""

    regions: tuple[str, ...]
    tokens: tuple[str, ...]


def quoted(value: str) -> str:
    """A host's word inside a sentence: never more than one short line."""
    return '"' + "".join(c if c.isprintable() else " " for c in value[:40]) + '"'


def unknown(what: str, value: str, known: Sequence[str]) -> str:
    """A sentence about an unknown name, with the nearest known one."""
    near = get_close_matches(value, known, 1)
    return f"unknown {what} {quoted(value)}" + (f' (did you mean "{near[0]}"?)' if near else "")


def check_keys(table: Mapping[str, Any], known: Sequence[str], path: Path) -> None:
    for key in table:
        if key not in known:
            raise DataError((*path, key), unknown("key", key, known))


def check_name(value: object, what: str, known: Sequence[str], path: Path) -> str:
    if not isinstance(value, str):
        raise DataError(path, f'"{path[-1]}" must be the name of a {what}')
    if value not in known:
        raise DataError(path, unknown(what, value, known))
    return value


def check_number(value: object, least: int, most: int, path: Path, name: str | None = None) -> int:
    name = name or f'"{path[-1]}"'
    if not isinstance(value, int) or isinstance(value, bool):
        raise DataError(path, f"{name} must be a whole number")
    if not least <= value <= most:
        raise DataError(path, f"{name} must be from {least} to {most}, not {value}")
    return value


def check_bool(value: object, path: Path) -> bool:
    if not isinstance(value, bool):
        raise DataError(path, f'"{path[-1]}" must be true or false')
    return value


def check_list(value: object, path: Path) -> list[Any]:
    if not isinstance(value, list):
        raise DataError(path, f'"{path[-1]}" must be a list')
    return value


def freeze(value: Any) -> Any:
    """Lists become tuples, all the way down."""
    if isinstance(value, list):
        return tuple(freeze(item) for item in value)
    if isinstance(value, dict):
        return {key: freeze(item) for key, item in value.items()}
    return value
