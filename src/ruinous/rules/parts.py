"""Why a value is what it is: the parts that make up the Resistance, the Conquest Value and the domination values of a
region, each with what it comes from. They always add up to what values.py says.
"""

from collections.abc import Container, Iterable, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict

from ruinous.rules import values
from ruinous.rules.ids import (
    CHAOS,
    CHAOS_OWNER,
    N_REGIONS,
    N_SPACES,
    NOBLE,
    OLD_WORLD,
    POWERS,
    REGION_VALUES,
    SKAVEN,
    TOKENS,
    UPGRADES,
    PowerId,
    TokenId,
)
from ruinous.rules.state import GameState


class Part(NamedTuple):
    """What something adds to a value, or takes from it."""

    source: str  # one of SOURCES
    n: int
    id: int = 0  # of the token, card or upgrade


SOURCES = (
    "value",  # the printed one
    "token",
    "cost",  # the printed one of a Chaos card
    "card",  # what a Chaos card does
    "upgrade",
    "old_world",  # a card on the track
    "figures",
    "least",  # no value is below 0
)
if TYPE_CHECKING:
    PartSource: TypeAlias = str
else:
    PartSource = Literal[SOURCES]

# How each source is told, beside what it adds.
SPELLED: dict[str, tuple[Literal["token", "card", "upgrade"], tuple[str, ...]]] = {
    "token": ("token", TOKENS),
    "cost": ("card", CHAOS),
    "card": ("card", CHAOS),
    "upgrade": ("upgrade", UPGRADES),
    "old_world": ("card", OLD_WORLD),
}


def resistance(g: GameState, region: int) -> list[Part]:
    """R9.3."""
    return _at_least_nothing([Part("value", REGION_VALUES[region]), *_that_count(_on_resistance(g, region))])


def _on_resistance(g: GameState, region: int) -> Iterator[Part]:
    yield Part("token", -g.tokens[SKAVEN * N_REGIONS + region], SKAVEN)
    hooks = g.rules.hooks["resistance"]
    for c in values.texts(g, region):
        if c in hooks:
            yield Part("card", hooks[c](), c)
    for n, c in enumerate(g.track):
        for amount, token, stacks in g.rules.resistance_per[c]:
            if stacks or c not in g.track[:n]:  # C10
                yield Part("old_world", amount * g.tokens[token * N_REGIONS + region], c)


def conquest(g: GameState, region: int) -> list[Part]:
    """R9.4."""
    return [Part("value", REGION_VALUES[region]), *_that_count(_on_conquest(g, region))]


def _on_conquest(g: GameState, region: int) -> Iterator[Part]:
    yield Part("token", g.tokens[NOBLE * N_REGIONS + region], NOBLE)
    if g.upgrades:
        for upgrade, figures, worth in g.rules.noble_like:
            if g.upgrades >> upgrade & 1:
                yield Part("upgrade", worth * (g.here[region] & figures).bit_count(), upgrade)
    hooks = g.rules.hooks["raises_conquest"]
    for _, place in g.lying:
        if place // N_SPACES == region and g.space[place] in hooks:
            yield Part("card", hooks[g.space[place]](), g.space[place])


def domination(g: GameState, power: int, region: int) -> list[Part]:
    """R9.2: the costs of cards, the figures, what changes their number, what cards add."""
    return list(_that_count(_on_domination(g, power, region)))


def _on_domination(g: GameState, power: int, region: int) -> Iterator[Part]:
    figures = g.here[region] & g.control[power]
    count = figures.bit_count()
    yield Part("figures", count)
    for upgrade, mask, weight in g.rules.weighted:
        if g.upgrades >> upgrade & 1:
            more = (weight - 1) * (figures & mask).bit_count()
            count += more
            yield Part("upgrade", more, upgrade)
    for c in g.cards_in(region):
        if CHAOS_OWNER[c] == power:
            yield Part("cost", g.rules.card_cost[c], c)
    hooks, active = g.rules.hooks, values.texts(g, region)
    for c in dict.fromkeys(active):
        if c in hooks["figure_change"]:
            more = hooks["figure_change"][c](g, region, power, figures)
            count += more
            yield Part("card", more, c)
    for c in active:
        instead = hooks["instead_of_figures"][c](g, region, power) if c in hooks["instead_of_figures"] else None
        if instead is not None:
            yield Part("card", instead - count, c)
            count = instead
    for c in active:
        if c in hooks["cancels_figures"] and hooks["cancels_figures"][c](power):
            yield Part("card", -count, c)
            count = 0
        elif c in hooks["domination"]:
            yield Part("card", hooks["domination"][c](g, region, power), c)


def _that_count(parts: Iterable[Part]) -> Iterator[Part]:
    """Those that add or take something; what several copies of a thing do is one part."""
    sums: dict[tuple[str, int], int] = {}
    for source, n, id in parts:
        sums[source, id] = sums.get((source, id), 0) + n
    return (Part(source, n, id) for (source, id), n in sums.items() if n)


def _at_least_nothing(parts: list[Part]) -> list[Part]:
    total = sum(part.n for part in parts)
    return [*parts, Part("least", -total)] if total < 0 else parts


PartData = TypedDict(
    "PartData",
    {
        "for": PartSource,
        "n": int,
        "token": NotRequired[TokenId],
        "card": NotRequired[str],
        "upgrade": NotRequired[str],
    },
)
PartData.__doc__ = """What something adds to a value, or takes from it.

`cost` is the printed one of a card, `card` what a card does.
"""


class PartsData(TypedDict, total=False):
    """What the values of a region are made of, as far as that is not plain."""

    resistance: list[PartData]
    conquest: list[PartData]
    domination: dict[PowerId, list[PartData]]


def parts_data(g: GameState, region: int) -> PartsData:
    """The parts of a region's values as plain data, as far as they are not plain themselves: a Resistance or Conquest
    Value that is not told is the printed one, a domination value is the number of figures.
    """
    rules, tokens = g.rules, g.tokens
    cards = g.cards_in(region)
    told: PartsData = {}
    # A view asks for this nine times after every event: what cannot be special is not looked at.
    if tokens[SKAVEN * N_REGIONS + region] or _acts(cards, rules.hooks["resistance"]) or _acts(g.track, rules.stiffens):
        if len(found := resistance(g, region)) > 1:
            told["resistance"] = [_part_data(part) for part in found]
    if tokens[NOBLE * N_REGIONS + region] or g.lying or (g.upgrades and rules.noble_like):
        if len(found := conquest(g, region)) > 1:
            told["conquest"] = [_part_data(part) for part in found]
    heavy = g.upgrades and any(g.upgrades >> u & 1 and g.here[region] & mask for u, mask, _ in g.rules.weighted)
    if cards or heavy:
        dominations = {POWERS[p]: found for p in _present(g, region) if _special(found := domination(g, p, region))}
        if dominations:
            told["domination"] = {power: [_part_data(part) for part in found] for power, found in dominations.items()}
    return told


def _acts(cards: bytes | bytearray, those: Container[int]) -> bool:
    """Whether one of these cards is among those."""
    for card in cards:
        if card in those:
            return True
    return False


def _present(g: GameState, region: int) -> list[int]:
    """Who has a figure or a card there; the domination value of all others is 0."""
    owners = [CHAOS_OWNER[c] for c in g.cards_in(region)]
    return [p for p in g.powers if p in owners or g.here[region] & g.control[p]]


def _special(parts: list[Part]) -> bool:
    return any(part.source != "figures" for part in parts)


def _part_data(part: Part) -> PartData:
    data: PartData = {"for": part.source, "n": part.n}
    if part.source in SPELLED:
        name, spelling = SPELLED[part.source]
        data[name] = spelling[part.id]
    return data
