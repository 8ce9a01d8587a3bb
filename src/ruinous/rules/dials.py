"""When a Power takes a dial counter (R12.2–R12.4)."""

from ruinous.rules import values
from ruinous.rules.ids import (
    HORNED_RAT,
    KHORNE,
    N_REGIONS,
    NURGLE,
    PHASE_CORRUPTION,
    POPULOUS,
    SKAVEN,
    SLAANESH,
    TZEENTCH,
)
from ruinous.rules.state import GameState

ENOUGH = 2  # corruption tokens in one region


def take_counter(g: GameState, power: int, region: int) -> None:
    """One counter, once per region and phase or step (R12.3)."""
    bit = 1 << power * N_REGIONS + region
    if not g.counted & bit:
        g.counted |= bit
        g.counters[power] += 1
        g.note("counter", power, region)


def forget(g: GameState, powers: tuple[int, ...]) -> None:
    """A new phase or step: these Powers can take counters again."""
    for power in powers:
        g.counted &= ~((1 << N_REGIONS) - 1 << power * N_REGIONS)


def after_kill(g: GameState, killer: int, region: int) -> None:
    """Khorne: an enemy figure killed in a region in battle (F2, F3, C30)."""
    if killer == KHORNE:
        take_counter(g, killer, region)


def after_corruption(g: GameState, power: int, region: int) -> None:
    """Nurgle, Tzeentch, Slaanesh: two tokens in a region that suits them (F4, F5, C23)."""
    i = power * N_REGIONS + region
    if power == NURGLE:
        met = g.placed_phase[i] >= ENOUGH and bool(POPULOUS >> region & 1)
        if g.placed_phase[i] >= ENOUGH and not met and not g.counted >> i & 1:
            met = _colony(g, region)
    elif power == TZEENTCH:
        met = g.placed_step[i] >= ENOUGH and values.magic_or_warpstone(g, region) >= 2
    elif power == SLAANESH:
        met = g.phase == PHASE_CORRUPTION and g.placed_step[i] >= ENOUGH and values.courted(g, region)
    else:
        met = False
    if met:
        take_counter(g, power, region)


def _colony(g: GameState, region: int) -> bool:
    """Once per round a region with enough of his tokens counts as Populous for Nurgle (nurgle_m.infested_colony)."""
    for u in g.rules.colonies:
        if g.upgrades >> u & 1 and not g.colony:
            if g.corruption[NURGLE * N_REGIONS + region] >= g.rules.upgrades[u].params["tokens"]:
                g.colony = 1
                return True
    return False


def after_domination(g: GameState, power: int, region: int) -> None:
    """The Horned Rat: he dominates a region with Skaven (R12.4)."""
    if power == HORNED_RAT and g.tokens[SKAVEN * N_REGIONS + region]:
        take_counter(g, power, region)


PER_STEP = (TZEENTCH, SLAANESH)  # their conditions look at one step, Nurgle's at the whole phase
