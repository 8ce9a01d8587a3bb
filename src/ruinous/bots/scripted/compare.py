"""Comparing positions: regions added up, what they depend on from outside, and where two positions differ."""

from collections.abc import Iterator
from operator import ne
from typing import Any, NamedTuple

from ruinous.bots.scripted.fighting import EARLY_DICE
from ruinous.bots.scripted.forecast import Fights
from ruinous.bots.scripted.region import Outlook
from ruinous.rules.ids import N_POWERS, N_REGIONS, N_SPACES, REGION_ORDER, REGIONS_IN, STANDING
from ruinous.rules.ruleset import Ruleset
from ruinous.rules.state import GameState

FEW = 4  # regions that may have another context than those they are compared with


class Totals:
    """The regions added up."""

    __slots__ = ("counters", "later", "looks", "none", "ruined", "vp")

    def __init__(self) -> None:
        self.looks: list[Outlook] = []
        self.vp = [0.0] * N_POWERS
        self.later = [0.0] * N_POWERS
        self.counters = [0.0] * N_POWERS
        self.none = [1.0] * N_POWERS  # the chance of no counter at all
        self.ruined = 0.0

    def copy(self) -> "Totals":
        c: Totals = Totals.__new__(Totals)
        c.vp, c.later, c.counters, c.none = self.vp[:], self.later[:], self.counters[:], self.none[:]
        c.ruined, c.looks = self.ruined, self.looks
        return c

    def too_many(self, powers: tuple[int, ...], left: float) -> None:
        """More regions are likely to fall than there are ruins left: those that come last stay as they are (R10.6)."""
        for look in self.looks:
            if look.ruined:
                spare = 1 - min(max(left / look.ruined, 0.0), 1.0)
                left -= look.ruined
                for p in powers:
                    self.vp[p] -= spare * look.ruin[p]
                self.ruined -= spare * look.ruined

    def exchange(self, powers: tuple[int, ...], old: Outlook, new: Outlook) -> bool:
        """Count a region anew; True if its counters have changed."""
        vp, gain, gained = self.vp, new.gain, old.gain
        later, left, was_left = self.later, new.later, old.later
        for p in powers:
            vp[p] += gain[p] - gained[p]
            later[p] += left[p] - was_left[p]
        self.ruined += new.ruined - old.ruined
        return old.counter != new.counter

    def count(self, looks: list[Outlook], powers: tuple[int, ...]) -> None:
        """Add up the counters."""
        for p in powers:
            total, none = 0.0, 1.0
            for look in looks:
                counter = look.counter[p]
                if counter:
                    total += counter
                    none *= 1 - counter if counter < 1 else 0.0
            self.counters[p], self.none[p] = total, none


NOTHING = Outlook()


class Context(NamedTuple):
    """Everything outside the regions that their outlooks depend on, as numbers."""

    regions: tuple[int, ...]  # for each region, without who can still act
    battles: int  # for what happens in battles


class Base:
    """A position to compare others with."""

    __slots__ = ("context", "corruption", "fights", "here", "looks", "space", "tipped", "tokens", "totals")

    def __init__(
        self,
        g: GameState,
        context: Context,
        fights: Fights,
        looks: list[Outlook],
        totals: Totals,
    ) -> None:
        self.context = context
        self.fights = fights
        self.looks = looks
        self.totals = totals
        self.here = g.here[:]
        self.tipped = g.tipped
        self.space = g.space[:]
        self.corruption = g.corruption[:]
        self.tokens = g.tokens[:]

    def suits(self, context: Context, fights: Fights) -> bool:
        """Whether most regions of a position with this context can be as they are here."""
        if self.fights != fights:
            return False
        return context is self.context or sum(map(ne, context.regions, self.context.regions)) <= FEW


def context_key(g: GameState, actors: tuple[Any, ...], parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a context is made of."""
    return (
        g.upgrades,
        bytes(g.track),
        g.ruined,
        g.face_up,
        g.phase,
        actors,
        g.bonds,
        g.lying,
        g.dazed,
        g.counted,
        g.placed_round,
        bytes(g.dial),
        parts,
        bytes(g.ruin),
    )


def apart(g: GameState) -> int:
    """The figures that something sets apart from others of their class."""
    figures = g.tipped | g.dazed
    for _, figure, _ in g.bonds:
        figures |= 1 << figure
    return figures


def changed(g: GameState, context: Context, before: Base) -> tuple[int, ...]:
    """The regions where something differs from an earlier position."""
    here, old = g.here, before.here
    regions = 0
    if here != old:
        for r in REGION_ORDER:
            if here[r] != old[r]:
                regions |= 1 << r
    if context is not before.context:
        for r in REGION_ORDER:
            if context.regions[r] != before.context.regions[r]:
                regions |= 1 << r
    if g.tipped != before.tipped:
        for r in REGION_ORDER:
            if (g.tipped ^ before.tipped) & here[r]:
                regions |= 1 << r
    if g.space != before.space:
        for n in differing(g.space, before.space):
            regions |= 1 << n // N_SPACES
    if g.corruption != before.corruption:
        for n in differing(g.corruption, before.corruption):
            regions |= 1 << n % N_REGIONS
    if g.tokens != before.tokens:
        for n in differing(g.tokens, before.tokens):
            regions |= 1 << n % N_REGIONS
    return REGIONS_IN[regions]


def differing(one: bytearray, two: bytearray) -> Iterator[int]:
    """The places where two rows of bytes differ; all at once as large numbers, for there are few."""
    bits = int.from_bytes(one, "little") ^ int.from_bytes(two, "little")
    while bits:
        place = (bits & -bits).bit_length() - 1 >> 3
        yield place
        bits &= -1 << 8 * (place + 1)


def fighting(rules: Ruleset) -> bytes:
    """A table that leaves of some Chaos titles only those that change battles."""
    hooks = rules.hooks
    kept = {*hooks["attack"], *hooks["defense"], *hooks["dice"], *EARLY_DICE}
    kept |= {*rules.silencers, *rules.no_battle, *rules.extra_battle}
    return bytes([c if c in kept or c >= STANDING else 0 for c in range(256)])
