"""The editions of the game: the files of this package are the newest one; an overlay says how an older one differed.

Edition n is edition n + 1 with the overlay editions/n.toml laid over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeVar

from . import fields
from .checks import DataError, Path, unknown
from .corrections import check_decks, check_track, names_of
from .fields import Kind, change, table
from .lines import parse
from .loader import load, located, text_of
from .model import ChaosCard, Content, ContentError, Edition, OldWorldCard, Power, UnknownEdition, Upgrade

FOLDER = "editions"
FORM = 2
"""How positions and records of the newest edition are written."""
SINCE = "0.2.0"
"""The first version of Ruinous that knows the newest edition."""
CARDS = ("chaos", "upgrades", "old_world", "powers")
OPTIONS = {"card_set": str, "events": str, "show_forced": bool, "cards": str}
"""The options of a game besides the switches."""


def overlays(found: Iterable[str]) -> tuple[str, ...]:
    """The overlays among the files of the folder, edition 1 first; none may be missing."""
    given = sorted(name for name in found if name.endswith(".toml"))
    names = tuple(f"{n}.toml" for n in range(1, len(given) + 1))
    for name in names:
        if name not in given:
            raise ContentError(f"{FOLDER}/{name}", 1, f"this overlay is missing; there are {', '.join(given)}")
    return names


OVERLAYS = overlays(path.name for path in files(__package__).joinpath(FOLDER).iterdir())
NEWEST = len(OVERLAYS) + 1
"""The number of the newest edition."""


def chain(content: Content, texts: Sequence[str]) -> dict[int, tuple[Edition, Content]]:
    """Every edition and its components, from those of the newest and the overlays, edition 1 first."""
    edition = Edition(len(texts) + 1, FORM, SINCE, {}, {})
    found = {edition.number: (edition, content)}
    for number in range(len(texts), 0, -1):
        text = texts[number - 1]
        with located(f"{FOLDER}/{number}.toml", text):
            data = parse(text)
            edition = _edition(edition, content, data, number)
            content = _overlay(content, data, edition)
        found[number] = edition, content
    return found


@lru_cache(maxsize=1)
def every() -> Mapping[int, tuple[Edition, Content]]:
    """Every edition; all are read at once, so that a fault in any overlay shows."""
    return chain(load(), [text_of(f"{FOLDER}/{name}") for name in OVERLAYS])


def find(number: int) -> tuple[Edition, Content]:
    if number not in every():
        raise UnknownEdition(number, NEWEST)
    return every()[number]


# --- one overlay --------------------------------------------------------------------------------------------------

_Card = TypeVar("_Card", ChaosCard, Upgrade, OldWorldCard)


def _overlay(content: Content, data: Mapping[str, Any], edition: Edition) -> Content:
    """The components of an edition, from those of the next."""
    names = names_of(content)

    def of(kind: Kind[_Card]) -> Callable[[_Card, Mapping[str, Any], Path], _Card]:
        def alter(card: _Card, raw: Mapping[str, Any], path: Path) -> _Card:
            new = kind.some(raw, path, names)
            if card.changed is not None and card.changed > edition.number:
                new.setdefault("changed", None)
            return replace(card, **new)

        return alter

    def old_world(card: OldWorldCard, raw: Mapping[str, Any], path: Path) -> OldWorldCard:
        return check_track(of(fields.OLD_WORLD)(card, raw, path), raw, path)

    def power(power: Power, raw: Mapping[str, Any], path: Path) -> Power:
        return replace(power, **fields.POWERS.some(raw, path, names))

    old = replace(
        content,
        chaos=change(content.chaos, data, "chaos", of(fields.CHAOS)),
        upgrades=change(content.upgrades, data, "upgrades", of(fields.UPGRADES)),
        old_world=change(content.old_world, data, "old_world", old_world),
        powers=change(content.powers, data, "powers", power),
    )
    check_decks(old, data, edition)
    return old


def _edition(newer: Edition, content: Content, data: Mapping[str, Any], number: int) -> Edition:
    """What an overlay says besides its cards."""
    known = ("form", "since", "options", "rulings", *CARDS)
    for key in data:
        if key not in known:
            raise DataError((key,), unknown("section", key, known))
    form = data.get("form", newer.form)
    if not isinstance(form, int) or isinstance(form, bool) or form < 1:
        raise DataError(("form",), '"form" must be a whole number from 1')
    since = data.get("since")
    if not isinstance(since, str):
        raise DataError(("since",) if since else (), '"since" must be the first version that knew the edition')
    return Edition(number, form, since, _options(data, content), {**newer.rulings, **_rulings(data)})


def _options(data: Mapping[str, Any], content: Content) -> dict[str, str | bool]:
    switches = {switch.name: switch.values for switch in content.switches}
    options = table(data.get("options", {}), ("options",))
    for name, value in options.items():
        at = ("options", name)
        if name in switches:
            if value not in switches[name]:
                raise DataError(at, f'"{name}" must be one of {", ".join(switches[name])}')
        elif name not in OPTIONS:
            raise DataError(at, unknown("option", name, (*OPTIONS, *switches)))
        elif type(value) is not OPTIONS[name]:
            raise DataError(at, f'"{name}" must be ' + ("true or false" if OPTIONS[name] is bool else "a text"))
    return dict(options)


def _rulings(data: Mapping[str, Any]) -> dict[str, str | bool | int]:
    rulings = table(data.get("rulings", {}), ("rulings",))
    for name, value in rulings.items():
        if not isinstance(value, str | bool | int):
            raise DataError(("rulings", name), f'"{name}" must be true, false, a whole number or a text')
    return dict(rulings)
