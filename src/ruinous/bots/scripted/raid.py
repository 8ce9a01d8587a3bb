"""The raid: where Khorne may still come before the battles, to kill whom he finds there.

He lives on blood, so while he has power left no region next to him is safe. Opponents count with it: what a region
brings is a mixture of what it brings without him and with one of his Warriors in it.
"""

from typing import NamedTuple

from ruinous.bots.scripted.region import Outlook
from ruinous.rules import values
from ruinous.rules.ids import (
    CLASS_OF,
    CULTIST,
    KHORNE,
    OWNED,
    PHASE_SUMMONING,
    RANKED,
    REGION_ORDER,
    RESERVE,
    WARRIOR,
    bits,
)
from ruinous.rules.phases.summoning import legal_regions
from ruinous.rules.state import GameState


class Raid(NamedTuple):
    """What Khorne may still do."""

    warrior: int  # the figure that waits
    regions: int  # where it may come
    chance: float  # that it comes to any one of them


def raid(g: GameState, seat: int) -> Raid | None:
    """What an opponent has to expect of Khorne in this summoning phase, if anything."""
    if seat == KHORNE or KHORNE not in g.powers or g.phase != PHASE_SUMMONING:
        return None
    waiting = bits(g.here[RESERVE] & OWNED[KHORNE] & RANKED[WARRIOR])
    if not waiting:
        return None
    raids = g.power[KHORNE] // max(values.stats(g, CLASS_OF[waiting[0]])[0], 1)
    if not raids:
        return None
    reach = legal_regions(g, KHORNE)
    regions = targets = 0
    for r in REGION_ORDER:
        if reach >> r & 1 and not g.here[r] & g.control[KHORNE] & ~RANKED[CULTIST]:
            regions |= 1 << r
            targets += g.here[r] & ~g.control[KHORNE] != 0
    return Raid(waiting[0], regions, round(min(1.0, raids / max(targets, 1)), 1))


def mixed(quiet: Outlook, raided: Outlook, chance: float) -> Outlook:
    """What a region brings if it is raided with some chance."""
    out = Outlook()
    calm = 1 - chance
    for name in ("domination", "ruin", "gain", "counter", "later"):
        pairs = zip(getattr(quiet, name), getattr(raided, name), strict=True)
        setattr(out, name, [calm * a + chance * b for a, b in pairs])
    out.ruined = calm * quiet.ruined + chance * raided.ruined
    return out
