"""How an observation is laid out: a vector of small whole numbers in blocks of rows, so that weights can be shared.

The block `regions` has a row of the same fields for every region, `powers` one for every Power; `globals`, `hand` and
`old_world` are one row each. Powers, regions, figures and cards stand in the order of `rules/ids.py`, whoever looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from ruinous.rules.actions import KINDS as ACTION_KINDS
from ruinous.rules.actions import N_ACTIONS
from ruinous.rules.actions import kind as action_kind
from ruinous.rules.ids import (
    ADJACENT,
    CHAOS,
    N_CLASSES,
    N_POWERS,
    N_REGIONS,
    N_TOKENS,
    OLD_WORLD,
    PHASES,
    RANKS,
    UPGRADES,
)
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.questions import QUESTIONS

KINDS = tuple(sorted(QUESTIONS))  # every kind of decision there is
N_CHAOS = len(CHAOS) - 1  # titles; the empty one has no place here
N_OLD_WORLD = len(OLD_WORLD) - 1
TOP = 3  # cards that may be known on top of the Old World deck


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a row: its name, how many numbers, what they are, and what divides them to about 0 … 1."""

    name: str
    size: int
    about: str
    scale: int = 1


@dataclass(frozen=True, slots=True)
class Block:
    """So many rows of the same fields, one after the other."""

    name: str
    rows: int
    fields: tuple[Field, ...]

    @property
    def width(self) -> int:
        return sum(field.size for field in self.fields)


BLOCKS = (
    Block(
        "globals",
        1,
        (
            Field("kind", len(KINDS), "1 for the kind of decision that is asked"),
            Field("amounts", 3, "asked of the one who looks: how many are left to choose, plain hits, sixes", 4),
            Field("phase", len(PHASES), "1 for the phase"),
            Field("round", 1, "the round", 8),
            Field("card_set", len(CARD_SETS), "1 for the card set of the four old Powers"),
            Field("events", len(EVENTS), "1 for the kind of Old World deck"),
            Field("old_world_deck", 1, "cards in the Old World deck", 8),
            Field("ruins_left", 1, "ruination cards left", 5),
            Field("stock", N_TOKENS, "Old World tokens in the stock", 10),
            Field("upgrades", len(UPGRADES), "1 for each upgrade in play"),
        ),
    ),
    Block(
        "powers",
        N_POWERS,
        (
            Field("me", 1, "1 for the Power that looks"),
            Field("in_play", 1, "1 for each Power in the game"),
            Field("decides", 1, "1 for the Power that must decide; 0 for all when the game is over"),
            Field("vp", 1, "victory points", 50),
            Field("power", 1, "power left", 12),
            Field("dial", 1, "the dial's position", 10),
            Field("threat", 1, "Threat; 99 at Victory", 20),
            Field("counters", 1, "dial advancement counters", 5),
            Field("peasants", 1, "Peasants taken", 5),
            Field("hand_size", 1, "cards in hand", 6),
            Field("deck_size", 1, "cards in the Chaos deck", 24),
            Field("reserve", len(RANKS), "figures in the reserve: Cultists, Warriors, Greater Daemon", 6),
        ),
    ),
    Block(
        "regions",
        N_REGIONS,
        (
            Field("asked", 1, "1 for the region that the one who looks is asked about"),
            Field("value", 1, "its printed value", 5),
            Field("populous", 1, "1 for a populous region"),
            Field("figures", N_CLASSES, "figures of each class, whoever controls them: Power by Power", 3),
            Field("foreign", N_POWERS, "figures each Power controls without owning them"),
            Field("tipped", N_POWERS, "figures of each Power killed in the battle now fought"),
            Field("hits", N_POWERS, "hits that lie on figures of each Power", 2),
            Field("pooled", N_POWERS, "early hits each Power keeps for its next roll there", 2),
            Field("bonds", 1, "figures that are shielded, led astray or kept"),
            Field("tokens", N_TOKENS, "Old World tokens of each kind", 2),
            Field("corruption", N_POWERS, "corruption tokens of each Power", 6),
            Field("placed", N_POWERS, "1 for each Power that has placed corruption here this round"),
            Field("ruin_count", 1, "how much counts towards its ruin", 12),
            Field("ruin", 1, "the number of its ruination card", 5),
            Field("face_up", 1, "1 if its ruin is still to be scored"),
            Field("resistance", 1, "its Resistance", 5),
            Field("conquest", 1, "what dominating it scores", 5),
            Field("magic", 1, "its magic icons", 3),
            Field("domination", N_POWERS, "the domination value of each Power", 6),
            Field("free_spaces", 1, "free card spaces of the two that are open to all", 2),
            Field("cards", N_CHAOS, "how often each Chaos title lies there"),
        ),
    ),
    Block(
        "hand",
        1,
        (
            Field("hand", N_CHAOS, "how often each Chaos title is in the hand of the one who looks", 2),
            Field("known", N_CHAOS, "how often each title is known to be in the hand of its owner, another Power", 2),
            Field("discard", N_CHAOS, "how often each title lies in its owner's discard pile", 3),
            Field("shuffled", N_CHAOS, "how often each title was in its owner's deck when it was last shuffled", 3),
            Field("cached", N_CHAOS, "how often each title lies open beside its owner's sheet"),
        ),
    ),
    Block(
        "old_world",
        1,
        (
            Field("track", 2 * N_OLD_WORLD, "the two spaces of the Old World track: 1 for the card there"),
            Field("used", N_OLD_WORLD, "how often each Old World title has left the track"),
            Field("top", TOP * N_OLD_WORLD, "the next Old World cards, as far as the one who looks has seen them"),
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a field stands: the first row's is `start:start + size`, the next row's `step` numbers further on."""

    start: int
    rows: int
    step: int
    size: int

    def column(self) -> slice:
        """All rows of a field of one number."""
        return slice(self.start, self.start + (self.rows - 1) * self.step + 1, self.step)

    def row(self, number: int = 0) -> slice:
        start = self.start + number * self.step
        return slice(start, start + self.size)


def _laid_out() -> tuple[dict[str, Place], dict[str, Place], int]:
    blocks, fields, size = {}, {}, 0
    for block in BLOCKS:
        blocks[block.name] = Place(size, block.rows, block.width, block.width)
        start = size
        for field in block.fields:
            fields[field.name] = Place(start, block.rows, block.width, field.size)
            start += field.size
        size += block.rows * block.width
    return blocks, fields, size


BLOCK, LAYOUT, SIZE = _laid_out()
LAYOUT_ID = sha256(repr((BLOCKS, KINDS, CHAOS, OLD_WORLD, UPGRADES)).encode()).hexdigest()[:12]  # kept with saved data
SCALE = np.concatenate(
    [np.tile(np.concatenate([np.full(f.size, 1 / f.scale, np.float32) for f in b.fields]), b.rows) for b in BLOCKS]
)

N = TypeVar("N", bound=np.generic)


def block(observations: NDArray[N], name: str) -> NDArray[N]:
    """A block of one observation or of many, as rows × numbers. It shares their memory."""
    place = BLOCK[name]
    end = place.start + place.rows * place.step
    return observations[..., place.start : end].reshape(*observations.shape[:-1], place.rows, place.step)


def part(observations: NDArray[N], name: str) -> NDArray[N]:
    """A field of one observation or of many: rows × size, without an axis for a single row or a single number."""
    place = LAYOUT[name]
    owner = next(b.name for b in BLOCKS if any(f.name == name for f in b.fields))
    offset = place.start - BLOCK[owner].start
    found: NDArray[Any] = block(observations, owner)[..., offset : offset + place.size]
    if place.size == 1:
        found = found[..., 0]
    return found[..., 0, :] if place.rows == 1 and place.size > 1 else found


def scaled(vectors: NDArray[np.int8]) -> NDArray[np.float32]:
    """Vectors, of whole observations, as numbers of about 0 … 1, for a network."""
    product: NDArray[np.float32] = np.multiply(vectors, SCALE, dtype=np.float32)
    return product


# --- what weights are shared over ---------------------------------------------------------------------------------

# 1 where two regions are neighbours.
ADJACENCY = np.array([[mask >> r & 1 for r in range(N_REGIONS)] for mask in ADJACENT], np.float32)
ACTION_NAMES = tuple(name for _, name in ACTION_KINDS)


def _parts_of_actions() -> tuple[NDArray[np.int16], ...]:
    rows = []
    for action in range(N_ACTIONS):
        name, parts = action_kind(action)
        located = name in ("move", "trade", "play", "place", "take", "carry", "cleanse", "corrupt")
        rows.append((ACTION_NAMES.index(name), parts[0], parts[1] if located else -1))
    kinds, subjects, regions = np.array(rows, np.int16).T
    return kinds, subjects, regions


# Of each action: its kind (a place in ACTION_NAMES), what it is done with (a figure, card, token, Power …, by its
# number in `rules/ids.py`), and the region it goes to, or -1.
ACTION_KIND, ACTION_SUBJECT, ACTION_REGION = _parts_of_actions()


def layout_table() -> str:
    """The blocks and their fields as a Markdown table."""
    lines = [
        "| block | rows | field | from | numbers | divided by | what they are |",
        "|---|---:|---|---:|---:|---:|---|",
    ]
    for b in BLOCKS:
        for n, f in enumerate(b.fields):
            head = f"| `{b.name}` | {b.rows} of {b.width}" if not n else "| |"
            lines.append(f"{head} | `{f.name}` | {LAYOUT[f.name].start} | {f.size} | {f.scale} | {f.about} |")
    return "\n".join(lines)
