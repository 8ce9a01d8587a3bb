"""What a seat sees, as a vector of small whole numbers (layout.py), and what it may do, as a mask.

`observe(state, seat)` reads what is open to everybody and what `view.view` shows this seat, nothing else: the
observation is the same for every position that the seat cannot tell apart. An Observer writes the same vector for one
game again and again, and does anew only what has changed since it looked last.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ruinous.rl.layout import BLOCK, KINDS, LAYOUT, LAYOUT_ID, N_CHAOS, N_OLD_WORLD, SIZE, TOP, scaled
from ruinous.rules import values
from ruinous.rules.actions import N_ACTIONS
from ruinous.rules.ids import (
    ALL_REGIONS,
    CLASS_MASK,
    N_POWERS,
    N_REGIONS,
    N_SPACES,
    N_TOKENS,
    OWNED,
    OWNER,
    POPULOUS,
    RANKS,
    REGION_ORDER,
    REGION_VALUES,
    REGIONS_IN,
    RESERVE,
    STANDING,
    THIRD,
    UPGRADES,
    bits,
)
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.questions import QUESTIONS
from ruinous.rules.state import GameState
from ruinous.rules.view import known_cards, peeked_cards

__all__ = ["LAYOUT_ID", "SIZE", "Observer", "mask", "observe", "scaled"]

Vector = NDArray[np.int8]
Mask = NDArray[np.int8]

MOST = 127
NO_CARDS = bytes(N_SPACES)
KIND_OF = {kind: n for n, kind in enumerate(KINDS)}
ONE = tuple(bytes(n == m for m in range(N_POWERS)) for n in range(-1, N_POWERS))  # ONE[p + 1]: 1 for p, or for nobody
IN = tuple(bytes(mask >> r & 1 for r in REGION_ORDER) for mask in range(1 << N_REGIONS))  # a set of regions
STATIC = tuple(bytes((REGION_VALUES[r], POPULOUS >> r & 1)) for r in REGION_ORDER)
BLANK = bytes(SIZE)
NO_FIGHT = bytes(3 * N_POWERS + 1)
EACH_POWER = sum(1 << p * N_REGIONS for p in range(N_POWERS))  # a region's bits of a grid of Powers and regions
REGION_OF_SPACE = tuple(1 << i // N_SPACES for i in range(N_REGIONS * N_SPACES))
REGION_IN_GRID = tuple(1 << i % N_REGIONS for i in range(max(N_POWERS, N_TOKENS) * N_REGIONS))

ME, IN_PLAY, DECIDES = (LAYOUT[name].column() for name in ("me", "in_play", "decides"))
VP, THREAT, HAND_SIZE, DECK_SIZE = (LAYOUT[name].column() for name in ("vp", "threat", "hand_size", "deck_size"))
RESERVES = tuple(LAYOUT["reserve"].row(p) for p in range(N_POWERS))
SHEETS = tuple((name, LAYOUT[name].column()) for name in ("power", "dial", "counters", "peasants"))
ASKED = LAYOUT["asked"].column()
AMOUNTS = LAYOUT["amounts"].row()
KIND, PHASE, ROUND = (LAYOUT[name].start for name in ("kind", "phase", "round"))
HAND, KNOWN, DISCARD, SHUFFLED, CACHED = (
    LAYOUT[name].row() for name in ("hand", "known", "discard", "shuffled", "cached")
)
TRACK, USED, TOPS = (LAYOUT[name].row() for name in ("track", "used", "top"))
STOCK, UPGRADED = LAYOUT["stock"].row(), LAYOUT["upgrades"].row()
OLD_WORLD_DECK, RUINS_LEFT = LAYOUT["old_world_deck"].start, LAYOUT["ruins_left"].start


# The rows of the regions, but for `asked`, which is the first number of each.
ROWS = tuple(slice(row.start + 1, row.stop) for row in map(BLOCK["regions"].row, REGION_ORDER))


def _asks(kind: str) -> tuple[int, int, tuple[int, ...], int, int]:
    """Where the arguments of a question tell the region, the regions, how many are left, plain hits and sixes."""
    args = QUESTIONS[kind].args

    def at(name: str) -> int:
        return args.index(name) if name in args else -1

    counts = tuple(at(name) for name in ("count", "most") if name in args)
    return at("region"), at("regions"), counts, max(at("plain"), at("hits")), at("sixes")


ASKS = {kind: _asks(kind) for kind in KINDS}


class Observer:
    """Keeps the observation of one game up to date, in memory of its own or in that which it is given."""

    def __init__(self, into: memoryview | None = None) -> None:
        self.vector = memoryview(bytearray(SIZE)) if into is None else into
        self.vector[:] = BLANK
        self.kind = KIND
        self.phase = PHASE
        self.asked = self.amounts = b""
        self.seat = self.decides = -2
        self.sheets = [b""] * len(SHEETS)
        self.vp: list[int] = []
        self.reserve = -1
        self.hands: list[bytes] = []
        self.decks: list[bytes] = []
        self.hand = b""
        self.known = False
        self.discard: list[bytes] = []
        self.shuffled: list[bytes] = []
        self.cached: list[bytes] = []
        self.old_world: tuple[bytes, bytes, bytes, int] | None = None
        self.stock = b""
        self.upgrades = self.ruined = 0
        self.everywhere: tuple[object, ...] = ()
        self.here: list[int] = []
        self.tipped = self.struck = 0
        self.early: tuple[tuple[int, ...], ...] = ()
        self.pooled: tuple[tuple[int, ...], ...] = ()
        self.space = self.tokens = self.corruption = b""
        self.placed = 0

    def look(self, g: GameState, seat: int) -> memoryview:
        """The position as this seat sees it. It must be of the game that was looked at before."""
        if not self.everywhere:
            self._begin(g)
        self._question(g, seat)
        self._players(g)
        self._cards(g, seat)
        self._old_world(g, seat)
        for r in REGIONS_IN[self._changed(g)]:
            self.vector[ROWS[r]] = _region(g, r)
        return self.vector

    def _begin(self, g: GameState) -> None:
        """What never changes in a game."""
        v, options = self.vector, g.rules.options
        v[LAYOUT["card_set"].start + CARD_SETS.index(options.card_set)] = 1
        v[LAYOUT["events"].start + EVENTS.index(options.events)] = 1
        v[IN_PLAY] = bytes(p in g.powers for p in range(N_POWERS))
        v[RUINS_LEFT] = len(g.rules.ruiners) - 1

    def _question(self, g: GameState, seat: int) -> None:
        v = self.vector
        decides, asked, amounts = -1, 0, bytes(3)
        v[self.kind] = 0
        if g.actions:
            decides = g.seat
            kind, args, _ = g.stack[-1]
            self.kind = KIND + KIND_OF[kind]
            v[self.kind] = 1
            if seat == decides:
                region, regions, counts, hits, sixes = ASKS[kind]
                if region >= 0 and args[region] >= 0:
                    asked = 1 << args[region]
                elif regions >= 0:
                    asked = args[regions] & ALL_REGIONS
                if counts or hits >= 0:
                    count = args[counts[0]] if counts else 0
                    plain = args[hits] if hits >= 0 else 0
                    six = args[sixes] if sixes >= 0 else 0
                    amounts = bytes((min(count, MOST), min(plain, MOST), min(six, MOST)))
        if IN[asked] != self.asked:
            self.asked = v[ASKED] = IN[asked]
        if amounts != self.amounts:
            self.amounts = v[AMOUNTS] = amounts
        if seat != self.seat:
            v[ME] = ONE[seat + 1]
        if decides != self.decides:
            self.decides = decides
            v[DECIDES] = ONE[decides + 1]
        v[self.phase] = 0
        self.phase = PHASE + g.phase
        v[self.phase] = 1
        v[ROUND] = g.round

    def _players(self, g: GameState) -> None:
        v, sheets = self.vector, self.sheets
        for n, (name, column) in enumerate(SHEETS):
            now = getattr(g, name)
            if now != sheets[n]:
                sheets[n] = v[column] = bytes(now)
                if name == "dial":
                    threats = [g.rules.threat[p][g.dial[p]] if p in g.powers else 0 for p in range(N_POWERS)]
                    v[THREAT] = bytes(threats)
        if g.vp != self.vp:
            self.vp = g.vp[:]
            v[VP] = bytes([min(points, MOST) for points in g.vp])
        if g.here[RESERVE] != self.reserve:
            self.reserve = g.here[RESERVE]
            counts = _census(self.reserve)
            for p in g.powers:
                v[RESERVES[p]] = counts[p * len(RANKS) : (p + 1) * len(RANKS)]
        if g.upgrades != self.upgrades:
            self.upgrades = g.upgrades
            v[UPGRADED] = _in_play(g.upgrades)

    def _cards(self, g: GameState, seat: int) -> None:
        v = self.vector
        if g.hand != self.hands:
            self.hands = g.hand[:]
            v[HAND_SIZE] = bytes(map(len, g.hand))
        if g.deck != self.decks:
            self.decks = g.deck[:]
            v[DECK_SIZE] = bytes(map(len, g.deck))
        if seat != self.seat or g.hand[seat] != self.hand:
            self.seat, self.hand = seat, g.hand[seat]
            v[HAND] = _counts(self.hand, N_CHAOS)
        known = (
            b"".join(known_cards(g, p, seat) for p in g.powers if p != seat) if any(g.shown) or any(g.gleaned) else b""
        )
        if known or self.known:
            self.known = bool(known)
            v[KNOWN] = _counts(known, N_CHAOS)
        if g.discard != self.discard:
            self.discard = g.discard[:]
            v[DISCARD] = _counts(b"".join(g.discard), N_CHAOS)
        if g.shuffled != self.shuffled:
            self.shuffled = g.shuffled[:]
            v[SHUFFLED] = _counts(b"".join(g.shuffled), N_CHAOS)
        if g.cached != self.cached:
            self.cached = g.cached[:]
            v[CACHED] = _counts(b"".join(g.cached), N_CHAOS)

    def _old_world(self, g: GameState, seat: int) -> None:
        v = self.vector
        now = (bytes(g.track), g.old_world_used, peeked_cards(g, seat)[:TOP], len(g.old_world_deck))
        if now != self.old_world:
            self.old_world = now
            v[TRACK] = _spread(now[0], 2)
            v[USED] = _counts(now[1], N_OLD_WORLD)
            v[TOPS] = _spread(now[2], TOP)
            v[OLD_WORLD_DECK] = now[3]
        if g.stock != self.stock:
            self.stock = v[STOCK] = bytes(g.stock)
        if g.ruined != self.ruined:
            self.ruined = g.ruined
            v[RUINS_LEFT] = len(g.rules.ruiners) - 1 - g.ruined.bit_count()

    def _changed(self, g: GameState) -> int:
        """The regions whose rows must be written anew (view.py says what a region depends on)."""
        everywhere = (g.upgrades, g.track[0], g.track[1], g.ruined, g.face_up, g.lying, g.bonds, *g.control)
        changed = 0 if everywhere == self.everywhere else ALL_REGIONS
        self.everywhere = everywhere
        if g.here != self.here:
            for r in REGION_ORDER if self.here else ():
                if g.here[r] != self.here[r]:
                    changed |= 1 << r
            self.here = g.here[:]
        if g.space != self.space:
            changed |= _differ(g.space, self.space, REGION_OF_SPACE)
            self.space = bytes(g.space)
        if g.tokens != self.tokens:
            changed |= _differ(g.tokens, self.tokens, REGION_IN_GRID)
            self.tokens = bytes(g.tokens)
        if g.corruption != self.corruption:
            changed |= _differ(g.corruption, self.corruption, REGION_IN_GRID)
            self.corruption = bytes(g.corruption)
        if g.placed_round != self.placed:
            for i in bits(g.placed_round ^ self.placed):
                changed |= 1 << i % N_REGIONS
            self.placed = g.placed_round
        if g.tipped != self.tipped or g.early != self.early:
            struck = g.tipped
            for _, figure, _, _ in g.early:
                struck |= 1 << figure
            for r in REGION_ORDER:
                if g.here[r] & (struck | self.struck):
                    changed |= 1 << r
            self.tipped, self.early, self.struck = g.tipped, g.early, struck
        if g.pooled != self.pooled:
            for hits in (*g.pooled, *self.pooled):
                changed |= 1 << hits[1]  # the region
            self.pooled = g.pooled
        return changed


def _differ(now: bytearray, then: bytes, region: tuple[int, ...]) -> int:
    """The regions in which two grids are not the same."""
    changed = 0
    for a, b, r in zip(now, then, region, strict=False):
        if a != b:
            changed |= r
    return changed


def _region(g: GameState, r: int) -> bytes:
    """The row of a region, without `asked`."""
    here, control = g.here[r], g.control
    space = bytes(g.space[r * N_SPACES : (r + 1) * N_SPACES])
    foreign, domination = bytearray(N_POWERS), bytearray(N_POWERS)
    if here or space != NO_CARDS:
        for p in g.powers:
            mine = here & control[p]
            if mine or space != NO_CARDS:
                domination[p] = max(values.domination(g, p, r), 0)
                foreign[p] = (mine & ~OWNED[p]).bit_count()
    numbers = (
        values.ruin_count(g, r),
        g.ruin[r],
        g.face_up >> r & 1,
        values.resistance(g, r),
        values.conquest(g, r),
        values.magic(g, r),
    )
    return b"".join(
        (
            STATIC[r],
            _census(here),
            foreign,
            _fight(g, r) if g.tipped or g.early or g.pooled or g.bonds else NO_FIGHT,
            g.tokens[r::N_REGIONS],
            g.corruption[r::N_REGIONS],
            _of_powers(g.placed_round >> r & EACH_POWER),
            bytes(numbers),
            domination,
            _lying(space),
        )
    )


def _fight(g: GameState, r: int) -> bytes:
    """Tipped figures, hits on figures and hits kept, Power by Power, and how many figures are bound."""
    here = g.here[r]
    numbers = bytearray(NO_FIGHT)
    if g.tipped:
        for p in g.powers:
            numbers[p] = (here & g.tipped & OWNED[p]).bit_count()
    for _, figure, plain, sixes in g.early:
        if here >> figure & 1:
            numbers[N_POWERS + OWNER[figure]] += plain + sixes
    for p, region, plain, sixes in g.pooled:
        if region == r:
            numbers[2 * N_POWERS + p] += plain + sixes
    numbers[-1] = sum(here >> figure & 1 for _, figure, _ in g.bonds)
    return bytes(numbers)


# --- what is worked out once, since it comes again and again ------------------------------------------------------


@lru_cache(maxsize=1 << 13)
def _census(figures: int) -> bytes:
    """How many there are of each class."""
    return bytes([(figures & mask).bit_count() for mask in CLASS_MASK])


@lru_cache(maxsize=1 << 12)
def _counts(cards: bytes, titles: int) -> bytes:
    """How often each title is there; titles start at 1."""
    counts = bytearray(titles)
    for card in cards:
        counts[card - 1] += 1
    return bytes(counts)


@lru_cache(maxsize=1 << 10)
def _spread(cards: bytes, most: int) -> bytes:
    """Old World cards in order, each as a row of titles with a 1."""
    row = bytearray(most * N_OLD_WORLD)
    for n, card in enumerate(cards):
        if card:
            row[n * N_OLD_WORLD + card - 1] = 1
    return bytes(row)


@lru_cache(maxsize=1 << 12)
def _lying(space: bytes) -> bytes:
    """The free spaces of the two that are open to all, and how often each title lies in a region."""
    cards = bytes(c for c in space if 0 < c < STANDING)
    return bytes((space[:THIRD].count(0),)) + _counts(cards, N_CHAOS)


@lru_cache(maxsize=1 << 10)
def _of_powers(grid: int) -> bytes:
    """The bits of a grid of Powers and regions, for one region."""
    return bytes(grid >> p * N_REGIONS & 1 for p in range(N_POWERS))


@lru_cache(maxsize=1 << 10)
def _in_play(upgrades: int) -> bytes:
    return bytes(upgrades >> u & 1 for u in range(len(UPGRADES)))


# --- one look -----------------------------------------------------------------------------------------------------


def observe(g: GameState, seat: int) -> Vector:
    """The position as this seat sees it."""
    return np.frombuffer(Observer().look(g, seat), np.int8)


def mask(g: GameState, seat: int) -> Mask:
    """1 for each legal action of this seat; all 0 when another one decides or the game is over."""
    legal = np.zeros(N_ACTIONS, np.int8)
    if g.actions and g.seat == seat:
        legal[g.actions] = 1
    return legal
