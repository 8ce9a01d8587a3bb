"""A host's corrections: what an owner of the cardboard puts in place of our card data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from . import fields
from .checks import DataError, Names, Path, check_keys, unknown
from .fields import CHAOS_DECK, NAME, TEXT, Field, Kind, change, params
from .lines import parse
from .loader import located
from .model import ChaosCard, Content, Edition, OldWorldCard, Upgrade

DUE = ("old_world.the_horned_ones_due", "old_world_x.the_horned_ones_due")
"""With the Horned Rat the second is used, without him the first, among the expert cards too (R21.3)."""

# Which aspect each key belongs to; no other key may be corrected.
CHAOS = {"name": "name", "copies": "copies", "cost": "cost", "magic": "magic", "params": "amount", "text": "text"}
UPGRADES = {"name": "name", "stats": "stats", "power_bonus": "amount", "params": "amount", "text": "text"}
OLD_WORLD = {
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
OWN: dict[str, tuple[str, Field]] = {
    "name": ("name", NAME),
    "text": ("text", TEXT),
    "persistent_text": ("track", lambda value, path, names: "" if value == "" else TEXT(value, path, names)),
}
"""Keys whose values are the host's own words, and what they are the words of."""


def correct(content: Content, text: str, source: str, edition: Edition) -> Content:
    """The content with the corrections of a TOML text; a :class:`ContentError` says what is wrong with it."""
    with located(source, text):
        return _correct(content, parse(text), edition)


def _correct(content: Content, data: Mapping[str, Any], edition: Edition) -> Content:
    sections = ("chaos", "upgrades", "old_world")
    for section in data:
        if section not in sections:
            raise DataError((section,), unknown("section", section, sections))
    names = names_of(content)

    def chaos(card: ChaosCard, raw: Mapping[str, Any], path: Path) -> ChaosCard:
        new = _checked(fields.CHAOS, CHAOS, card.params, raw, path, names)
        return replace(card, **new, provenance=_labels(card.provenance, CHAOS, raw))

    def upgrade(card: Upgrade, raw: Mapping[str, Any], path: Path) -> Upgrade:
        has = {"stats": card.stats is not None, "power_bonus": card.power_bonus, "params": card.params}
        aspects = {key: aspect for key, aspect in UPGRADES.items() if has.get(key, True)}
        new = _checked(fields.UPGRADES, aspects, card.params, raw, path, names)
        labels = _labels(card.provenance, aspects, raw)
        if "stats" in raw:  # the finer labels about the same three numbers
            same = ("attack",) if card.params else ("attack", "amount")
            labels |= {aspect: "corrected" for aspect in same if aspect in labels}
        return replace(card, **new, provenance=labels)

    def old_world(card: OldWorldCard, raw: Mapping[str, Any], path: Path) -> OldWorldCard:
        new = _checked(fields.OLD_WORLD, OLD_WORLD, {}, raw, path, names)
        if "immediate" in raw or "end" in raw or "constant" in raw:
            new["switch"] = {}  # the owner's card has settled what the switch was about
        new["provenance"] = _labels(card.provenance, OLD_WORLD, raw)
        return check_track(replace(card, **new), raw, path)

    corrected = replace(
        content,
        chaos=change(content.chaos, data, "chaos", chaos),
        upgrades=change(content.upgrades, data, "upgrades", upgrade),
        old_world=change(content.old_world, data, "old_world", old_world),
    )
    check_decks(corrected, data, edition)
    return corrected


def _checked(
    kind: Kind[Any],
    aspects: Mapping[str, str],
    known: Mapping[str, int],
    raw: Mapping[str, Any],
    path: Path,
    names: Names,
) -> dict[str, Any]:
    """What the keys put in place of a card's fields; of the numbers of its effect only those it has."""
    check_keys(raw, tuple(aspects), path)
    new = kind.some({key: value for key, value in raw.items() if key not in ("params", *OWN)}, path, names)
    own = {OWN[key][0]: OWN[key][1](value, (*path, key), names) for key, value in raw.items() if key in OWN}
    if own:
        new["own"] = own
    if "params" in raw:
        new["params"] = {**known, **params(raw["params"], known, (*path, "params"))}
    return new


def _labels(known: Mapping[str, str], aspects: Mapping[str, str], raw: Mapping[str, Any]) -> dict[str, str]:
    """Provenance after a correction."""
    return {**known, **{aspects[key]: "corrected" for key in raw}}


# --- checks that an edition's overlay needs too -------------------------------------------------------------------


def names_of(content: Content) -> Names:
    return Names(tuple(region.id for region in content.regions), tuple(token.id for token in content.tokens))


def check_track(card: OldWorldCard, raw: Mapping[str, Any], path: Path) -> OldWorldCard:
    if card.after == "discard" and (card.end or card.constant):
        key = next((key for key in ("after", "end", "constant") if key in raw), "id")
        raise DataError((*path, key), 'a card that goes to "discard" can have no "end" and no "constant"')
    return card


def check_decks(content: Content, data: Mapping[str, Any], edition: Edition) -> None:
    for owner, kind in dict.fromkeys((card.power, card.set) for card in content.chaos):
        deck = [card for card in content.chaos if (card.power, card.set) == (owner, kind)]
        if (cards := sum(card.copies for card in deck)) != CHAOS_DECK:
            at = _last_copies(data, "chaos", [card.id for card in deck])
            which = f'the {"Morrslieb " if kind == "morrslieb" else ""}Chaos deck of "{owner}"'
            raise DataError(at, f"{which} would have {cards} cards instead of {CHAOS_DECK}")
    base = [card.id for card in content.old_world if card.set == "base"]
    expert = [card.id for card in content.old_world if card.set == "expert"]
    alone = expert if edition.rulings.get("due_by_events") else [DUE[0], *(card for card in expert if card != DUE[1])]
    needed = max(content.old_world_deck.values())
    for pool, which in (
        (base, "Old World cards of the base game would be left"),
        ([card for card in base if card != DUE[0]] + [DUE[1]], "Old World cards would be left with the Horned Rat"),
        (expert, "expert Old World cards would be left"),
        (alone, "expert Old World cards would be left without the Horned Rat"),
    ):
        if (cards := sum(card.copies for card in content.old_world if card.id in pool)) < needed:
            at = _last_copies(data, "old_world", pool)
            raise DataError(at, f"only {cards} {which}, fewer than the {needed} a game needs")


def _last_copies(data: Mapping[str, Any], section: str, ids: list[str]) -> Path:
    """The last line of the file that changed one of these counts."""
    changed = [card for card, raw in data.get(section, {}).items() if card in ids and "copies" in raw]
    return (section, changed[-1], "copies")
