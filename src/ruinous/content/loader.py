"""Reads the TOML files of this package into records."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, TypeVar

from . import fields
from .checks import DataError, Names, Path
from .fields import Kind
from .lines import NotTomlError, line_of, parse
from .model import (
    ChaosCard,
    Content,
    ContentError,
    Limits,
    OldWorldCard,
    Power,
    Region,
    Ruination,
    Switch,
    Token,
    Upgrade,
)

CHAOS = ("chaos.toml", "chaos_horned_rat.toml", "chaos_morrslieb.toml")
UPGRADES = ("upgrades.toml", "upgrades_horned_rat.toml", "upgrades_morrslieb.toml")
OLD_WORLD = ("old_world.toml", "old_world_expert.toml")
"""The card files. Every card carries its number; a new card takes the next free one, wherever it stands."""


def text_of(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


@contextmanager
def located(source: str, text: str) -> Iterator[None]:
    """What is wrong with a text is told with its source and line."""
    try:
        yield
    except DataError as error:
        raise ContentError(source, line_of(text, error.path), error.reason) from None
    except NotTomlError as error:
        raise ContentError(source, error.line, error.reason) from None


def read(name: str) -> dict[str, Any]:
    """One TOML file of the package."""
    text = text_of(name)
    with located(name, text):
        return parse(text)


def load() -> Content:
    """All components: base game, Horned Rat, Morrslieb decks, expert Old World cards."""
    board = read("board.toml")
    regions = tuple(Region(**{**raw, "adjacent": tuple(raw["adjacent"])}) for raw in board["region"])
    tokens = tuple(Token(**{"stock_rat": raw["stock"], **raw}) for raw in board["token"])
    names = Names(tuple(region.id for region in regions), tuple(token.id for token in tokens))
    return Content(
        regions=regions,
        ruinations=tuple(_ruination(raw) for raw in board["ruination"]),
        tokens=tokens,
        starting_tokens=board["starting_tokens"],
        starting_tokens_rat=board["starting_tokens_rat"],
        limits=Limits(**board["limits"]),
        old_world_deck={int(players): cards for players, cards in board["old_world_deck"].items()},
        powers=_powers(names),
        upgrades=_cards(UPGRADES, "upgrade", fields.UPGRADES, names, 0, lambda id: id),
        chaos=_cards(CHAOS, "card", fields.CHAOS, names, 1, _short),
        old_world=_cards(OLD_WORLD, "card", fields.OLD_WORLD, names, 1, _short),
        switches=tuple(_switch(raw) for raw in read("switches.toml")["switch"]),
        provenance=board["provenance"],
    )


_Card = TypeVar("_Card", ChaosCard, Upgrade, OldWorldCard)


def _powers(names: Names) -> tuple[Power, ...]:
    name = "powers.toml"
    with located(name, text_of(name)):
        return tuple(fields.POWERS.read(raw, ("power", n), names) for n, raw in enumerate(read(name)["power"]))


def _cards(
    sources: tuple[str, ...], key: str, kind: Kind[_Card], names: Names, first: int, slug: Callable[[str], str]
) -> tuple[_Card, ...]:
    """The cards of several files by number; no two share an id, a number or a slug, and no number is left out."""
    cards: list[_Card] = []
    places: dict[int, tuple[str, Path]] = {}
    for source in sources:
        data = read(source)
        with located(source, text_of(source)):
            for n, raw in enumerate(data[key]):
                path: Path = (key, n)
                whole = {"slug": slug(str(raw.get("id"))), "set": data["set"], **raw}
                card = kind.read(whole, path, names)
                _check_own(card, cards, path)
                cards.append(card)
                places[card.number] = source, path
    if missing := [number for number in range(first, first + len(cards)) if number not in places]:
        source, path = places[max(places)]
        with located(source, text_of(source)):
            reason = f"no card has the number {missing[0]}: numbers run from {first} without a gap"
            raise DataError((*path, "number"), reason)
    return tuple(sorted(cards, key=lambda card: card.number))


def _check_own(card: _Card, others: list[_Card], path: Path) -> None:
    for key in ("id", "number", "slug"):
        value = getattr(card, key)
        if twin := next((other for other in others if getattr(other, key) == value), None):
            whose = "" if key == "id" else f": {twin.id}"
            raise DataError((*path, key), f'another card has the {key} "{value}" already{whose}')


def _short(id: str) -> str:
    """The name in notation of a card that gives none itself."""
    return id.partition(".")[2]


def _ruination(raw: Mapping[str, Any]) -> Ruination:
    points = {region: (first, second) for region, (first, second) in raw["points"].items()}
    return Ruination(raw["id"], raw["ruiners"], points, raw["provenance"])


def _switch(raw: Mapping[str, Any]) -> Switch:
    return Switch(raw["id"], raw["name"], tuple(raw["values"]))
