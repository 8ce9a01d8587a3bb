"""A host's corrections: what an owner of the cardboard puts in place of our card data."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from .checks import DataError, Names, Path, check_bool, check_keys, check_list, check_name, check_number, unknown
from .lines import line_of
from .loader import flow
from .model import ChaosCard, Content, ContentError, OldWorldCard, Upgrade
from .vocabulary import check_constants, check_ops

CHAOS_DECK = 24
"""Cards in each Chaos deck."""
LONGEST = {"name": 60, "text": 600, "persistent_text": 600}
"""Characters of a text."""
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
DUE = ("old_world.the_horned_ones_due", "old_world_x.the_horned_ones_due")
"""With the Horned Rat the second takes the place of the first."""

_Card = TypeVar("_Card", ChaosCard, Upgrade, OldWorldCard)
_Correct = Callable[[_Card, Mapping[str, Any], Path], _Card]


def correct(content: Content, text: str, source: str) -> Content:
    """The content with the corrections of a TOML text; a :class:`ContentError` says what is wrong with it."""
    try:
        return _correct(content, _parse(text))
    except DataError as error:
        raise ContentError(source, line_of(text, error.path), error.reason) from None
    except _NotTomlError as error:
        raise ContentError(source, error.line, error.reason) from None


class _NotTomlError(Exception):
    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = str(error)
        place = re.search(r" \(at line (\d+), column \d+\)$", reason)
        line = int(place.group(1)) if place else text.rstrip().count("\n") + 1
        reason = re.sub(r" \(at .*\)$", "", reason)
        raise _NotTomlError(line, f"this is not TOML: {reason[:1].lower()}{reason[1:]}") from None
    except ValueError:
        number = re.search(r"[\d_]{1000,}", text)
        before = text[: number.start()] if number else ""
        raise _NotTomlError(before.count("\n") + 1, "this number has too many digits") from None
    except RecursionError:
        raise _NotTomlError(1, "this file is nested too deeply") from None


def _correct(content: Content, data: Mapping[str, Any]) -> Content:
    sections = ("chaos", "upgrades", "old_world")
    for section in data:
        if section not in sections:
            raise DataError((section,), unknown("section", section, sections))
    names = Names(tuple(region.id for region in content.regions), tuple(token.id for token in content.tokens))

    def old_world(card: OldWorldCard, raw: Mapping[str, Any], path: Path) -> OldWorldCard:
        return _correct_old_world(card, raw, path, names)

    corrected = replace(
        content,
        chaos=_section(content.chaos, data, "chaos", _correct_chaos),
        upgrades=_section(content.upgrades, data, "upgrades", _correct_upgrade),
        old_world=_section(content.old_world, data, "old_world", old_world),
    )
    _check_decks(corrected, data)
    return corrected


def _section(
    cards: tuple[_Card, ...], data: Mapping[str, Any], section: str, change: _Correct[_Card]
) -> tuple[_Card, ...]:
    entries = _table(data.get(section, {}), (section,))
    ids = [card.id for card in cards]
    for card_id in entries:
        if card_id not in ids:
            if card_id in {name.partition(".")[0] for name in ids}:
                raise DataError((section, card_id), f'put the id in quotation marks, like [{section}."{ids[0]}"]')
            raise DataError((section, card_id), unknown("card", card_id, ids))
    return tuple(
        change(card, _table(entries[card.id], (section, card.id)), (section, card.id)) if card.id in entries else card
        for card in cards
    )


def _table(value: object, path: Path) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise DataError(path, f'"{path[-1]}" must be a table')
    return value


def _text(value: object, path: Path) -> str:
    if not isinstance(value, str):
        raise DataError(path, f'"{path[-1]}" must be a text in quotation marks')
    text, longest = flow(value), LONGEST[str(path[-1])]
    if not 0 < len(text) <= longest or not text.isprintable():
        raise DataError(path, f'"{path[-1]}" must be a text of 1 to {longest} printable characters')
    return text


def _labels(known: Mapping[str, str], changed: Mapping[str, str], raw: Mapping[str, Any]) -> dict[str, str]:
    """Provenance after a correction; `changed` says which aspect a key belongs to."""
    return {**known, **{changed[key]: "corrected" for key in raw}}


def _correct_chaos(card: ChaosCard, raw: Mapping[str, Any], path: Path) -> ChaosCard:
    aspects = {"name": "name", "copies": "copies", "cost": "cost", "magic": "magic", "params": "amount", "text": "text"}
    check_keys(raw, tuple(aspects), path)
    changed: dict[str, Any] = {}
    for key, value in raw.items():
        at = (*path, key)
        if key in ("name", "text"):
            changed[key] = _text(value, at)
        elif key == "copies":
            changed[key] = check_number(value, 0, CHAOS_DECK, at)
        elif key == "cost":
            changed[key] = check_number(value, 0, 12, at)
        elif key == "magic":
            changed[key] = check_bool(value, at)
        else:
            changed[key] = _params(card.params, value, at)
    return replace(card, **changed, provenance=_labels(card.provenance, aspects, raw))


def _params(known: Mapping[str, int], value: object, path: Path) -> dict[str, int]:
    params = _table(value, path)
    check_keys(params, tuple(known), path)
    numbers = {name: check_number(number, 1, PARAMS[name], (*path, name)) for name, number in params.items()}
    return {**known, **numbers}


def _correct_upgrade(card: Upgrade, raw: Mapping[str, Any], path: Path) -> Upgrade:
    aspects = {"name": "name", "stats": "stats", "power_bonus": "amount", "params": "amount", "text": "text"}
    if card.stats is None:
        del aspects["stats"]
    if not card.power_bonus:
        del aspects["power_bonus"]
    if not card.params:
        del aspects["params"]
    check_keys(raw, tuple(aspects), path)
    changed: dict[str, Any] = {}
    for key, value in raw.items():
        at = (*path, key)
        if key in ("name", "text"):
            changed[key] = _text(value, at)
        elif key == "power_bonus":
            changed[key] = check_number(value, 0, 12, at)
        elif key == "params":
            changed[key] = _params(card.params, value, at)
        else:
            stats = check_list(value, at)
            if len(stats) != 3:
                raise DataError(at, '"stats" must be three numbers: cost, attack, defense')
            changed[key] = (
                check_number(stats[0], 0, 12, (*at, 0), "the cost in stats"),
                check_number(stats[1], 0, 12, (*at, 1), "the attack in stats"),
                check_number(stats[2], 1, 12, (*at, 2), "the defense in stats"),
            )
    labels = _labels(card.provenance, aspects, raw)
    if "stats" in raw:  # the finer labels about the same three numbers
        same = ("attack",) if card.params else ("attack", "amount")
        labels |= {aspect: "corrected" for aspect in same if aspect in labels}
    return replace(card, **changed, provenance=labels)


def _correct_old_world(card: OldWorldCard, raw: Mapping[str, Any], path: Path, names: Names) -> OldWorldCard:
    aspects = {
        "name": "name",
        "copies": "copies",
        "comet": "comet",
        "after": "after",
        "text": "text",
        "persistent_text": "text",
        "immediate": "immediate",
        "end": "persistent",
        "constant": "persistent",
    }
    check_keys(raw, tuple(aspects), path)
    changed: dict[str, Any] = {}
    for key, value in raw.items():
        at = (*path, key)
        if key in ("name", "text"):
            changed[key] = _text(value, at)
        elif key == "persistent_text":
            changed[key] = None if value == "" else _text(value, at)
        elif key == "copies":
            changed[key] = check_number(value, 0, 28, at)
        elif key == "comet":
            changed[key] = check_bool(value, at)
        elif key == "after":
            changed[key] = check_name(value, "place for the card", ("track", "discard"), at)
        elif key == "constant":
            changed[key] = check_constants(value, names, at)
        else:
            changed[key] = check_ops(value, names, at)
    if "immediate" in raw or "end" in raw or "constant" in raw:
        changed["switch"] = {}  # the owner's card has settled what the switch was about
    corrected = replace(card, **changed, provenance=_labels(card.provenance, aspects, raw))
    if corrected.after == "discard" and (corrected.end or corrected.constant):
        key = next(key for key in ("after", "end", "constant") if key in raw)
        raise DataError((*path, key), 'a card that goes to "discard" can have no "end" and no "constant"')
    return corrected


def _check_decks(content: Content, data: Mapping[str, Any]) -> None:
    names = {power.id: power.name for power in content.powers}
    for owner, kind in dict.fromkeys((card.power, card.set) for card in content.chaos):
        deck = [card for card in content.chaos if (card.power, card.set) == (owner, kind)]
        if (cards := sum(card.copies for card in deck)) != CHAOS_DECK:
            at = _last_copies(data, "chaos", [card.id for card in deck])
            which = f"the {'Morrslieb ' if kind == 'morrslieb' else ''}Chaos deck of {names[owner]}"
            raise DataError(at, f"{which} would have {cards} cards instead of {CHAOS_DECK}")
    base = [card.id for card in content.old_world if card.set == "base"]
    expert = [card.id for card in content.old_world if card.set == "expert"]
    needed = max(content.old_world_deck.values())
    for pool, which in (
        (base, "Old World cards of the base game would be left"),
        ([card for card in base if card != DUE[0]] + [DUE[1]], "Old World cards would be left with the Horned Rat"),
        (expert, "expert Old World cards would be left"),
    ):
        if (cards := sum(card.copies for card in content.old_world if card.id in pool)) < needed:
            at = _last_copies(data, "old_world", pool)
            raise DataError(at, f"only {cards} {which}, fewer than the {needed} a game needs")


def _last_copies(data: Mapping[str, Any], section: str, ids: list[str]) -> Path:
    """The last line of the file that changed one of these counts."""
    changed = [card for card, raw in data.get(section, {}).items() if card in ids and "copies" in raw]
    return (section, changed[-1], "copies")
