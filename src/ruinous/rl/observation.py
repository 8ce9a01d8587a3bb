"""What a seat sees, as a vector of small whole numbers, and what it may do, as a mask.

`observe(state, seat)` reads what is open to everybody and what `view.view` shows this seat, nothing else: the
observation is the same for every position that the seat cannot tell apart. Powers, regions, figures and cards stand
in the order of `rules/ids.py`, whoever looks; `me` says who looks. LAYOUT names every part of the vector.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from ruinous.bots.arena import places, ranking
from ruinous.rules import values
from ruinous.rules.actions import N_ACTIONS
from ruinous.rules.game import Game
from ruinous.rules.ids import (
    CHAOS,
    CLASS_MASK,
    N_CLASSES,
    N_POWERS,
    N_REGIONS,
    N_SPACES,
    N_TOKENS,
    OLD_WORLD,
    OWNED,
    OWNER,
    PHASES,
    REGION_ORDER,
    RESERVE,
    STANDING,
    UPGRADES,
    bits,
)
from ruinous.rules.options import CARD_SETS, EVENTS, SetupError
from ruinous.rules.questions import QUESTIONS
from ruinous.rules.state import GameState
from ruinous.rules.view import known_cards
from ruinous.rules.view import peeked_cards as peeked

Vector = NDArray[np.int8]
Mask = NDArray[np.int8]

KINDS = tuple(sorted(QUESTIONS))  # every kind of decision there is
KIND_OF = {kind: n for n, kind in enumerate(KINDS)}
N_CHAOS = len(CHAOS) - 1  # titles; the empty one has no place here
N_OLD_WORLD = len(OLD_WORLD) - 1
TOP = 3  # cards that may be known on top of the Old World deck
REWARDS = ("win", "place", "vp")


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the vector: its name, how many numbers, what they are, and what divides them to about 0 … 1."""

    name: str
    size: int
    about: str
    scale: int = 1


P, R = N_POWERS, N_REGIONS
FIELDS = (
    Field("me", P, "1 for the Power that looks"),
    Field("in_play", P, "1 for each Power in the game"),
    Field("decides", P, "1 for the Power that must decide; all 0 when the game is over"),
    Field("kind", len(KINDS), "1 for the kind of decision that is asked"),
    Field("phase", len(PHASES), "1 for the phase"),
    Field("round", 1, "the round", 8),
    Field("card_set", len(CARD_SETS), "1 for the card set of the four old Powers"),
    Field("events", len(EVENTS), "1 for the kind of Old World deck"),
    Field("vp", P, "victory points", 50),
    Field("power", P, "power left", 12),
    Field("dial", P, "the dial's position", 10),
    Field("threat", P, "Threat; 99 at Victory", 20),
    Field("counters", P, "dial advancement counters", 5),
    Field("peasants", P, "Peasants taken", 5),
    Field("hand_size", P, "cards in hand", 6),
    Field("deck_size", P, "cards in the Chaos deck", 24),
    Field("reserve", N_CLASSES, "figures in the reserve: Power by Power, Cultists, Warriors, Greater Daemon", 6),
    Field("upgrades", len(UPGRADES), "1 for each upgrade in play"),
    Field("hand", N_CHAOS, "how often each Chaos title is in the hand of the one who looks", 2),
    Field("known", N_CHAOS, "how often each title is known to be in the hand of its owner, another Power", 2),
    Field("discard", N_CHAOS, "how often each title lies in its owner's discard pile", 3),
    Field("shuffled", N_CHAOS, "how often each title was in its owner's deck when it was last shuffled", 3),
    Field("cached", N_CHAOS, "how often each title lies open beside its owner's sheet"),
    Field("track", 2 * N_OLD_WORLD, "the two spaces of the Old World track: 1 for the card there"),
    Field("used", N_OLD_WORLD, "how often each Old World title has left the track"),
    Field("top", TOP * N_OLD_WORLD, "the next Old World cards, as far as the one who looks has seen them"),
    Field("old_world_deck", 1, "cards in the Old World deck", 8),
    Field("stock", N_TOKENS, "Old World tokens in the stock", 10),
    Field("ruins_left", 1, "ruination cards left", 5),
    Field("figures", R * N_CLASSES, "by region: figures of each class, whoever controls them", 3),
    Field("foreign", R * P, "by region: figures each Power controls without owning them"),
    Field("tipped", R * P, "by region: figures of each Power killed in the battle now fought"),
    Field("hits", R * P, "by region: hits that lie on figures of each Power", 2),
    Field("pooled", R * P, "by region: early hits each Power keeps for its next roll there", 2),
    Field("bonds", R, "by region: figures that are shielded, led astray or kept"),
    Field("tokens", N_TOKENS * R, "by kind of Old World token: how many in each region", 2),
    Field("corruption", P * R, "by Power: corruption tokens in each region", 6),
    Field("ruin_count", R, "by region: how much counts towards its ruin", 12),
    Field("ruin", R, "by region: the number of its ruination card", 5),
    Field("face_up", R, "by region: 1 if its ruin is still to be scored"),
    Field("resistance", R, "by region: its Resistance", 5),
    Field("conquest", R, "by region: what dominating it scores", 5),
    Field("magic", R, "by region: its magic icons", 3),
    Field("domination", R * P, "by region: the domination value of each Power", 6),
    Field("cards", R * N_CHAOS, "by region: how often each Chaos title lies there"),
    Field("free_spaces", R, "by region: free card spaces of the two that are open to all", 2),
)
LAYOUT: dict[str, slice] = {}
SIZE = 0
for _field in FIELDS:
    LAYOUT[_field.name] = slice(SIZE, SIZE + _field.size)
    SIZE += _field.size
LAYOUT_ID = sha256(repr((FIELDS, KINDS, CHAOS, OLD_WORLD, UPGRADES)).encode()).hexdigest()[:12]  # kept with saved data
SCALE = np.concatenate([np.full(f.size, 1 / f.scale, np.float32) for f in FIELDS])

_AT = {name: part.start for name, part in LAYOUT.items()}


def observe(g: GameState, seat: int) -> Vector:
    """The position as this seat sees it."""
    v = bytearray(SIZE)
    v[_AT["me"] + seat] = 1
    if g.actions:
        v[_AT["decides"] + g.seat] = 1
        v[_AT["kind"] + KIND_OF[g.stack[-1][0]]] = 1
    v[_AT["phase"] + g.phase] = 1
    v[_AT["round"]] = g.round
    options = g.rules.options
    v[_AT["card_set"] + CARD_SETS.index(options.card_set)] = 1
    v[_AT["events"] + EVENTS.index(options.events)] = 1
    _players(v, g)
    _cards(v, g, seat)
    _old_world(v, g, seat)
    v[LAYOUT["tokens"]] = g.tokens
    v[LAYOUT["corruption"]] = g.corruption
    v[LAYOUT["ruin"]] = g.ruin
    for r in REGION_ORDER:
        _region(v, g, r)
    for p, r, plain, sixes in g.pooled:
        v[_AT["pooled"] + r * P + p] += plain + sixes
    return np.frombuffer(v, np.int8)


def _players(v: bytearray, g: GameState) -> None:
    v[LAYOUT["power"]] = g.power
    v[LAYOUT["dial"]] = g.dial
    v[LAYOUT["counters"]] = g.counters
    v[LAYOUT["peasants"]] = g.peasants
    for p in g.powers:
        v[_AT["in_play"] + p] = 1
        v[_AT["vp"] + p] = min(g.vp[p], 127)
        v[_AT["threat"] + p] = g.rules.threat[p][g.dial[p]]
        v[_AT["hand_size"] + p] = len(g.hand[p])
        v[_AT["deck_size"] + p] = len(g.deck[p])
    v[LAYOUT["reserve"]] = [(g.here[RESERVE] & figures).bit_count() for figures in CLASS_MASK]
    for u in bits(g.upgrades):
        v[_AT["upgrades"] + u] = 1


def _cards(v: bytearray, g: GameState, seat: int) -> None:
    v[LAYOUT["hand"]] = _counts(g.hand[seat], N_CHAOS)
    v[LAYOUT["discard"]] = _counts(b"".join(g.discard), N_CHAOS)
    v[LAYOUT["shuffled"]] = _kept_counts(b"".join(g.shuffled), N_CHAOS)
    for p in g.powers:
        for card in g.cached[p]:
            v[_AT["cached"] + card - 1] += 1
        if p != seat:
            for card in known_cards(g, p, seat):
                v[_AT["known"] + card - 1] += 1


def _old_world(v: bytearray, g: GameState, seat: int) -> None:
    for n, card in enumerate(g.track):
        if card:
            v[_AT["track"] + n * N_OLD_WORLD + card - 1] = 1
    v[LAYOUT["used"]] = _counts(g.old_world_used, N_OLD_WORLD)
    for n, card in enumerate(peeked(g, seat)[:TOP]):
        v[_AT["top"] + n * N_OLD_WORLD + card - 1] = 1
    v[_AT["old_world_deck"]] = len(g.old_world_deck)
    v[LAYOUT["stock"]] = g.stock
    v[_AT["ruins_left"]] = len(g.rules.ruiners) - 1 - g.ruined.bit_count()


def _counts(cards: bytes, titles: int) -> bytes:
    """How often each title is there; titles start at 1."""
    counts = bytearray(titles)
    for card in cards:
        counts[card - 1] += 1
    return bytes(counts)


_kept_counts = lru_cache(maxsize=512)(_counts)  # of decks that seldom change


def _region(v: bytearray, g: GameState, r: int) -> None:
    here = g.here[r]
    free, cards = 2, False
    for s in range(N_SPACES):
        if content := g.space[r * N_SPACES + s]:
            free -= s < 2
            cards = True
            if content < STANDING:
                v[_AT["cards"] + r * N_CHAOS + content - 1] += 1
    v[_AT["free_spaces"] + r] = free
    if here:
        start = _AT["figures"] + r * N_CLASSES
        v[start : start + N_CLASSES] = [(here & figures).bit_count() for figures in CLASS_MASK]
    for p in g.powers:
        mine = here & g.control[p]
        if mine or cards:
            v[_AT["domination"] + r * P + p] = max(values.domination(g, p, r), 0)
            v[_AT["foreign"] + r * P + p] = (mine & ~OWNED[p]).bit_count()
    if here and (g.tipped or g.early or g.bonds):
        for p in g.powers:
            v[_AT["tipped"] + r * P + p] = (here & g.tipped & OWNED[p]).bit_count()
        for _, figure, plain, sixes in g.early:
            if here >> figure & 1:
                v[_AT["hits"] + r * P + OWNER[figure]] += plain + sixes
        v[_AT["bonds"] + r] = sum(here >> figure & 1 for _, figure, _ in g.bonds)
    v[_AT["ruin_count"] + r] = values.ruin_count(g, r)
    v[_AT["face_up"] + r] = g.face_up >> r & 1
    v[_AT["resistance"] + r] = values.resistance(g, r)
    v[_AT["conquest"] + r] = values.conquest(g, r)
    v[_AT["magic"] + r] = values.magic(g, r)


def scaled(vectors: NDArray[np.int8]) -> NDArray[np.float32]:
    """Vectors as numbers of about 0 … 1, for a network."""
    product: NDArray[np.float32] = np.multiply(vectors, SCALE, dtype=np.float32)
    return product


def mask(g: GameState, seat: int) -> Mask:
    """1 for each legal action of this seat; all 0 when another one decides or the game is over."""
    legal = np.zeros(N_ACTIONS, np.int8)
    if g.actions and g.seat == seat:
        legal[g.actions] = 1
    return legal


def rewards(game: Game, kind: str) -> dict[str, float]:
    """What the end of a game is worth to each Power.

    - `win`: 1 for the winner, a part for those who share a victory, 0 for all others;
    - `place`: 1 for the first place, -1 for the last, evenly between; equals share;
    - `vp`: victory points less those of the best other Power, in fiftieths.
    """
    result = game.result
    if result is None:
        raise ValueError("The game is not over: there is nothing to reward yet.")
    powers, scores = list(result.scores), list(result.scores.values())
    if kind == "win":
        return {p: 1 / len(result.winners) if p in result.winners else 0.0 for p in powers}
    if kind == "place":
        last = len(powers) - 1
        placed = places(ranking(powers, result.winners, scores))
        return {p: 1 - 2 * (place - 1) / last for p, place in zip(powers, placed, strict=True)}
    best = {p: max(score for other, score in result.scores.items() if other != p) for p in powers}
    return {p: (result.scores[p] - best[p]) / 50 for p in powers}


def check_rewards(kind: str) -> None:
    if kind not in REWARDS:
        raise SetupError("learning.no_reward", name=kind, choices=list(REWARDS))


def layout_table() -> str:
    """The parts of the vector as a Markdown table."""
    lines = ["| field | from | numbers | divided by | what they are |", "|---|---:|---:|---:|---|"]
    lines += [f"| `{f.name}` | {LAYOUT[f.name].start} | {f.size} | {f.scale} | {f.about} |" for f in FIELDS]
    return "\n".join(lines)
