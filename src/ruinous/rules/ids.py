"""Names and small ints for everything on the table, in the order of the rulebook, and the masks built from them.

A figure is a bit: "the Cultists Nurgle controls in Kislev" is `here[KISLEV] & control[NURGLE] & RANKED[CULTIST]`.
A set of regions is a mask of nine bits. Chaos titles and Old World titles start at 1, so that 0 is an empty space.
"""

from typing import TYPE_CHECKING, Literal, TypeAlias

from ruinous.content import components

_content = components()

POWERS = tuple(power.id for power in _content.powers)
POWER_LETTERS = "".join(power.letter for power in _content.powers)
N_POWERS = len(POWERS)
KHORNE, NURGLE, TZEENTCH, SLAANESH, HORNED_RAT = range(5)

REGIONS = tuple(region.id for region in _content.regions)
REGION_CODES = tuple(region[:3] for region in REGIONS)
N_REGIONS = len(REGIONS)
NORSCA, TROLL_COUNTRY, KISLEV, EMPIRE, BRETONNIA, ESTALIA, TILEA, BORDER_PRINCES, BADLANDS = REGION_ORDER = range(9)
RESERVE = N_REGIONS  # the place of a figure that is not on the board
LAID = N_REGIONS + 1  # the place of a killed figure that lies on a card and cannot be summoned
N_PLACES = N_REGIONS + 2
PLACES = (*REGIONS, "reserve", "laid")
ALL_REGIONS = (1 << N_REGIONS) - 1
REGION_VALUES = tuple(region.value for region in _content.regions)
POPULOUS = sum(1 << r for r, region in enumerate(_content.regions) if region.populous)
ADJACENT = tuple(sum(1 << REGIONS.index(other) for other in region.adjacent) for region in _content.regions)

RANKS = ("cultist", "warrior", "greater_daemon")
CULTIST, WARRIOR, GREATER_DAEMON = range(3)

TOKENS = tuple(token.id for token in _content.tokens)
N_TOKENS = len(TOKENS)
EVENT, HERO, NOBLE, PEASANT, SKAVEN, WARPSTONE = range(6)

# The corruption phase has two steps (R3.2); here they stand as two.
PHASES = ("old_world", "draw", "summoning", "battle", "domination", "corruption", "end")
PHASE_OLD_WORLD, PHASE_DRAW, PHASE_SUMMONING, PHASE_BATTLE, PHASE_DOMINATION, PHASE_CORRUPTION, PHASE_END = range(7)

SPACES = ("l", "r", "t")  # left is west (R7.6); the third one is the Horned Rat's alone
N_SPACES = len(SPACES)
SPACE_NAMES = ("left", "right", "third")
THIRD = 2
CARD_SPACES = tuple(r * N_SPACES + s for r in REGION_ORDER for s in range(THIRD))  # open to everybody
THIRD_SPACES = tuple(r * N_SPACES + THIRD for r in REGION_ORDER)
STANDING = 128  # a card space holding figure f holds the value STANDING + f (tzeentch.horrors)

CHAOS = ("", *(card.id for card in _content.chaos))
OLD_WORLD = ("", *(card.id for card in _content.old_world))
UPGRADES = tuple(upgrade.id for upgrade in _content.upgrades)

CARD_SLUGS = ("", *(card.slug for card in _content.chaos))
OLD_WORLD_SLUGS = ("", *(card.slug for card in _content.old_world))
CHAOS_OWNER = (-1, *(POWERS.index(card.power) for card in _content.chaos))
UPGRADE_OWNER = tuple(POWERS.index(upgrade.power) for upgrade in _content.upgrades)

# Figures, Power by Power, Cultists before Warriors before the Greater Daemon. A class: one Power's figures of a rank.
CLASSES = tuple((p, k) for p in range(N_POWERS) for k in range(len(RANKS)))
CLASS_OF: list[int] = []  # figure → class
FIGURE_NAMES: list[str] = []  # figure → "Kw3"
for _p, _power in enumerate(_content.powers):
    for _k, _follower in enumerate(_power.followers):
        for _n in range(_follower.count):
            CLASS_OF.append(_p * len(RANKS) + _k)
            FIGURE_NAMES.append(f"{_power.letter}{RANKS[_k][0] if _k < 2 else 'd'}{_n + 1}")
N_FIGURES = len(CLASS_OF)
N_CLASSES = len(CLASSES)
OWNER = tuple(c // len(RANKS) for c in CLASS_OF)
RANK = tuple(c % len(RANKS) for c in CLASS_OF)
CLASS_MASK = tuple(sum(1 << f for f in range(N_FIGURES) if CLASS_OF[f] == c) for c in range(N_CLASSES))
ALIKE = tuple(CLASS_MASK[c] for c in CLASS_OF)  # figure → all figures of its class
OWNED = tuple(sum(1 << f for f in range(N_FIGURES) if OWNER[f] == p) for p in range(N_POWERS))
ANY_RANK = (1 << len(RANKS)) - 1
RANKED = tuple(sum(1 << f for f in range(N_FIGURES) if RANK[f] == k) for k in range(len(RANKS)))
OF_RANKS = tuple(  # set of ranks → figures
    sum(mask for k, mask in enumerate(RANKED) if ranks >> k & 1) for ranks in range(ANY_RANK + 1)
)
FOLLOWER_NAMES = tuple(follower.slug for power in _content.powers for follower in power.followers)


def bits(mask: int) -> list[int]:
    """The numbers of the bits set in a mask, lowest first.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


REGIONS_IN = tuple(tuple(bits(mask)) for mask in range(ALL_REGIONS + 1))  # mask → regions in region order


def _reach(mask: int) -> int:
    for r in bits(mask):
        mask |= ADJACENT[r]
    return mask


REACH = tuple(_reach(mask) for mask in range(ALL_REGIONS + 1))  # mask → these regions and all next to them


# --- types --------------------------------------------------------------------------------------------------------

# As types, for data and for the page (tools/types.py): which names there are is known when the components are read.
if TYPE_CHECKING:
    PowerId: TypeAlias = str
    RegionId: TypeAlias = str
    PlaceId: TypeAlias = str
    RankId: TypeAlias = str
    TokenId: TypeAlias = str
    PhaseId: TypeAlias = str
    SpaceId: TypeAlias = str
    SpaceName: TypeAlias = str
else:
    PowerId = Literal[POWERS]
    RegionId = Literal[REGIONS]
    PlaceId = Literal[PLACES]
    RankId = Literal[RANKS]
    TokenId = Literal[TOKENS]
    PhaseId = Literal[PHASES]
    SpaceId = Literal[SPACES]
    SpaceName = Literal[SPACE_NAMES]

EVERY = "every one"
"""Beside a type like `dict[RegionId, …]`: no key is left out."""
