"""The components as data: frozen records, each with the provenance of its aspects.

What a thing is called and says stands in words/. A card only says which attribute of its message holds a text: `text`,
`rule` and `track` are their own names, unless an edition or a switch gives the card another wording.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

Op = Mapping[str, Any]
"""One instruction of an Old World card, in the vocabulary that heads old_world.toml."""

Variant = Mapping[str, Any]
"""What one value of a switch puts in place of a card's fields."""

Own = Mapping[str, str]
"""What a host's card says in their own words: its `name` or one of its texts (`text`, `track`)."""

LABELS = ("corrected", "printed", "reported", "reconstructed")
"""Provenance labels, best first."""

SETS = ("base", "horned_rat", "morrslieb")
"""Where a Chaos card or an upgrade belongs: the base decks, the Horned Rat's own, the four other decks."""

EVENT_SETS = ("base", "expert")
"""Where an Old World card belongs."""

ALL_SETS = ("base", "horned_rat", "morrslieb", "expert")
"""The sets of both."""


class ContentError(ValueError):
    """Card data that cannot be used; ``str()`` is one sentence that says where and why."""

    def __init__(self, source: str, line: int, reason: str) -> None:
        super().__init__(f"{source} line {line}: {reason}")
        self.source = source
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[ContentError], tuple[str, int, str]]:
        return ContentError, (self.source, self.line, self.reason)


class UnknownEdition(ValueError):
    """An edition that this version does not have."""

    def __init__(self, number: int, newest: int) -> None:
        super().__init__(f"there is no edition {number}: this version knows 1 to {newest}")
        self.number = number
        self.newest = newest

    def __reduce__(self) -> tuple[type[UnknownEdition], tuple[int, int]]:
        return UnknownEdition, (self.number, self.newest)


class Known:
    """Mixin of everything whose aspects carry a provenance label."""

    __slots__ = ()
    provenance: Mapping[str, str]

    @property
    def weakest(self) -> str:
        """The weakest label of all aspects: the one to show where there is room for one word.

        >>> from ruinous.content import components
        >>> components().regions[0].weakest
        'printed'
        """
        return max(self.provenance.values(), key=LABELS.index)


@dataclass(frozen=True, slots=True)
class Region(Known):
    id: str
    value: int
    populous: bool
    adjacent: tuple[str, ...]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Ruination(Known):
    id: str
    ruiners: int
    points: Mapping[str, tuple[int, int]]
    """Region id to first and second points."""
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Token(Known):
    id: str
    stock: int
    stock_rat: int
    """The stock with the Horned Rat in play."""
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Follower(Known):
    id: str
    rank: str
    slug: str
    """Its name in positions and scenarios; it never changes."""
    count: int
    cost: int
    attack: int
    defense: int
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class DialStop:
    threat: int | None
    """None at Victory, which counts as higher than every number."""
    do: str
    n: int = 0


@dataclass(frozen=True, slots=True)
class Power(Known):
    id: str
    letter: str
    power: int
    draw: int
    """Chaos cards drawn in the draw phase; 0 for a Power that fills its hand up to `draw_to`."""
    draw_to: int
    may_discard: int
    """Cards that may be discarded before drawing."""
    corrupts: bool
    """Whether it owns corruption tokens."""
    loses_ties: bool
    """Whether its Threat counts as the lower one of two equal numbers."""
    followers: tuple[Follower, ...]
    dial: tuple[DialStop, ...]
    provenance: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Upgrade(Known):
    id: str
    number: int
    """Its place among the upgrades, from 0; it never changes."""
    slug: str
    """Its name in notation; it never changes either."""
    set: str
    """One of :data:`SETS`."""
    power: str
    kind: str
    stats: tuple[int, int, int] | None
    """Cost, attack, defense of the follower; None for an upgrade of the Power."""
    power_bonus: int
    pair: str | None
    pair_bonus: int
    params: Mapping[str, int]
    rulings: tuple[str, ...]
    provenance: Mapping[str, str]
    changed: int | None
    """The edition that corrected it."""
    text: str
    rule: str
    own: Own


@dataclass(frozen=True, slots=True)
class ChaosCard(Known):
    id: str
    number: int
    """Its place among the Chaos cards, from 1; it never changes."""
    slug: str
    """Its name in notation; it never changes either."""
    set: str
    """One of :data:`SETS`."""
    power: str
    copies: int
    cost: int
    magic: bool
    when: str
    params: Mapping[str, int]
    rulings: tuple[str, ...]
    provenance: Mapping[str, str]
    changed: int | None
    """The edition that corrected it."""
    text: str
    rule: str
    own: Own


@dataclass(frozen=True, slots=True)
class OldWorldCard(Known):
    id: str
    number: int
    """Its place among the Old World cards, from 1; it never changes."""
    slug: str
    """Its name in notation; it never changes either."""
    set: str
    """One of :data:`EVENT_SETS`."""
    copies: int
    comet: bool
    after: str
    immediate: tuple[Op, ...]
    end: tuple[Op, ...]
    constant: tuple[Op, ...]
    switch: Mapping[str, Mapping[str, Variant]]
    """Switch id to value to the fields that this value changes."""
    rulings: tuple[str, ...]
    provenance: Mapping[str, str]
    changed: int | None
    """The edition that corrected it."""
    text: str
    track: str
    own: Own

    def with_switches(self, values: Mapping[str, str]) -> OldWorldCard:
        """The card as the switches (``{"S4": "all_adjacent"}``) make it."""
        card = self
        for switch, variants in self.switch.items():
            if variant := variants.get(values.get(switch, "")):
                own = {part: text for part, text in card.own.items() if part not in variant}
                card = replace(card, **variant, own=own)
        return card


@dataclass(frozen=True, slots=True)
class Switch:
    id: str
    name: str
    values: tuple[str, ...]
    """The first is the default."""

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Edition:
    """How games of an edition differ from those of the newest; the cards of an edition are a :class:`Content`."""

    number: int
    form: int
    """How its positions and records are written."""
    since: str
    """The first version of Ruinous that knows it."""
    options: Mapping[str, str | bool]
    """The options it knows and their defaults; empty for the newest edition, which knows those of the code."""
    rulings: Mapping[str, str | bool | int]
    """The rulings that are not those of the newest edition, by name."""


@dataclass(frozen=True, slots=True)
class Limits:
    ruin: int
    """Corruption and Warpstone tokens, together, that ruin a region."""
    vp: int
    power: int
    hand: int
    """Chaos cards in hand at the start of the game."""


@dataclass(frozen=True, slots=True)
class Content(Known):
    regions: tuple[Region, ...]
    ruinations: tuple[Ruination, ...]
    tokens: tuple[Token, ...]
    starting_tokens: Mapping[str, int]
    starting_tokens_rat: Mapping[str, int]
    """The same with the Horned Rat in play."""
    limits: Limits
    old_world_deck: Mapping[int, int]
    """Number of players to number of cards."""
    powers: tuple[Power, ...]
    upgrades: tuple[Upgrade, ...]
    chaos: tuple[ChaosCard, ...]
    old_world: tuple[OldWorldCard, ...]
    switches: tuple[Switch, ...]
    provenance: Mapping[str, str]
    """Of the plain numbers: starting tokens, limits, deck sizes."""

    def power_bonus(self, in_play: Iterable[str]) -> int:
        """How much higher these upgrades set their owner's power.

        >>> from ruinous.content import components
        >>> components().power_bonus(["slaanesh.power_of_pain", "slaanesh.power_of_pleasure"])
        3
        """
        ids = set(in_play)
        upgrades = [upgrade for upgrade in self.upgrades if upgrade.id in ids]
        pairs = {frozenset((u.id, u.pair)): u.pair_bonus for u in upgrades if u.pair in ids}
        return sum(upgrade.power_bonus for upgrade in upgrades) + sum(pairs.values())
