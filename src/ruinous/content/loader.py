"""Reads the TOML files of this package into records."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from .checks import DataError, Names, Path
from .lines import line_of
from .model import (
    ChaosCard,
    Content,
    ContentError,
    DialStop,
    Follower,
    Limits,
    OldWorldCard,
    Power,
    Region,
    Ruination,
    Switch,
    Token,
    Upgrade,
)
from .vocabulary import check_constants, check_ops


def read(name: str) -> dict[str, Any]:
    """One TOML file of the package."""
    return tomllib.loads(text_of(name))


def text_of(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def flow(text: str) -> str:
    """A text that was wrapped for the file, as one line."""
    return " ".join(text.split())


CHAOS = ("chaos.toml", "chaos_horned_rat.toml", "chaos_morrslieb.toml")
UPGRADES = ("upgrades.toml", "upgrades_horned_rat.toml", "upgrades_morrslieb.toml")
OLD_WORLD = ("old_world.toml", "old_world_expert.toml")
"""The card files. Their order, and that of the cards in them, never changes: records of games count on it."""


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
        powers=tuple(_power(raw) for raw in read("powers.toml")["power"]),
        upgrades=tuple(_upgrade(raw) for name in UPGRADES for raw in _entries(name, "upgrade")),
        chaos=tuple(_chaos(raw) for name in CHAOS for raw in _entries(name, "card")),
        old_world=tuple(card for name in OLD_WORLD for card in _old_world(name, names)),
        switches=tuple(_switch(raw) for raw in read("switches.toml")["switch"]),
        provenance=board["provenance"],
    )


def _entries(name: str, key: str) -> list[dict[str, Any]]:
    """The entries of a card file, each with the set that heads the file."""
    raw = read(name)
    return [{**entry, "set": raw["set"]} for entry in raw[key]]


def _old_world(name: str, names: Names) -> list[OldWorldCard]:
    try:
        return [old_world_card(raw, names, ("card", n)) for n, raw in enumerate(_entries(name, "card"))]
    except DataError as error:
        raise ContentError(name, line_of(text_of(name), error.path), error.reason) from None


def _ruination(raw: Mapping[str, Any]) -> Ruination:
    points = {region: (first, second) for region, (first, second) in raw["points"].items()}
    return Ruination(raw["id"], raw["ruiners"], points, raw["provenance"])


def _power(raw: Mapping[str, Any]) -> Power:
    return Power(
        id=raw["id"],
        name=raw["name"],
        letter=raw["letter"],
        epithet=raw["epithet"],
        power=raw["power"],
        draw=raw.get("draw", 0),
        draw_to=raw.get("draw_to", 0),
        may_discard=raw.get("may_discard", 0),
        condition=flow(raw["condition"]),
        corrupts=raw.get("corrupts", True),
        loses_ties=raw.get("loses_ties", False),
        followers=tuple(Follower(**follower) for follower in raw["follower"]),
        dial=tuple(DialStop(stop.get("threat"), stop["do"], stop.get("n", 0)) for stop in raw["dial"]),
        provenance=raw["provenance"],
    )


def _upgrade(raw: Mapping[str, Any]) -> Upgrade:
    stats = raw.get("stats")
    return Upgrade(
        id=raw["id"],
        set=raw["set"],
        power=raw["power"],
        kind=raw["kind"],
        name=raw["name"],
        stats=(stats[0], stats[1], stats[2]) if stats else None,
        power_bonus=raw.get("power_bonus", 0),
        pair=raw.get("pair"),
        pair_bonus=raw.get("pair_bonus", 0),
        text=flow(raw["text"]),
        rule=flow(raw["rule"]),
        params=raw.get("params", {}),
        rulings=tuple(raw["rulings"]),
        provenance=raw["provenance"],
    )


def _chaos(raw: Mapping[str, Any]) -> ChaosCard:
    changed = {"text": flow(raw["text"]), "rule": flow(raw["rule"]), "rulings": tuple(raw["rulings"])}
    return ChaosCard(**{**raw, **changed})


def old_world_card(raw: Mapping[str, Any], names: Names, path: Path) -> OldWorldCard:
    persistent = raw.get("persistent_text")
    switch = {
        switch: {
            value: variant_fields(fields, names, (*path, "switch", switch, value)) for value, fields in values.items()
        }
        for switch, values in raw.get("switch", {}).items()
    }
    return OldWorldCard(
        id=raw["id"],
        set=raw["set"],
        name=raw["name"],
        copies=raw["copies"],
        comet=raw["comet"],
        after=raw["after"],
        text=flow(raw["text"]),
        persistent_text=flow(persistent) if persistent else None,
        immediate=check_ops(raw["immediate"], names, (*path, "immediate")),
        end=check_ops(raw.get("end", []), names, (*path, "end")),
        constant=check_constants(raw.get("constant", []), names, (*path, "constant")),
        switch=switch,
        rulings=tuple(raw["rulings"]),
        provenance=raw["provenance"],
    )


def variant_fields(raw: Mapping[str, Any], names: Names, path: Path) -> dict[str, Any]:
    """Texts and instructions of a card that stand in place of others, checked."""
    fields: dict[str, Any] = {}
    for key, value in raw.items():
        if key in ("immediate", "end"):
            fields[key] = check_ops(value, names, (*path, key))
        elif key == "constant":
            fields[key] = check_constants(value, names, (*path, key))
        elif key in ("text", "persistent_text"):
            fields[key] = flow(value)
        else:
            raise DataError((*path, key), f'a switch cannot change "{key}"')
    return fields


def _switch(raw: Mapping[str, Any]) -> Switch:
    return Switch(raw["id"], raw["name"], raw["title"], tuple(raw["values"]), flow(raw["text"]))
