"""The corruption phase: the domination step (R9) and the corruption step (R10)."""

from ruinous.rules import board, dials, values
from ruinous.rules.engine import step
from ruinous.rules.ids import (
    CULTIST,
    N_POWERS,
    N_SPACES,
    PHASE_CORRUPTION,
    PHASE_DOMINATION,
    RANKED,
    REGION_ORDER,
)
from ruinous.rules.phases.summoning import new_phase
from ruinous.rules.state import GameState
from ruinous.rules.windows import open_window

# --- domination ---------------------------------------------------------------------------------------------------


@step("domination_step")
def domination_step(g: GameState) -> None:
    """The corruption phase begins (R9.1)."""
    g.phase = PHASE_DOMINATION
    g.note("phase", g.round, g.phase)
    new_phase(g)
    g.each(dominate, REGION_ORDER)
    open_window(g, "corruption_start")


@step("dominate")
def dominate(g: GameState, region: int) -> None:
    """R9.1–R9.6."""
    if g.ruined >> region & 1 or not (g.here[region] or any(g.space[region * N_SPACES : (region + 1) * N_SPACES])):
        return
    power, value, resistance = values.dominance(g, region)
    if power >= 0:
        g.cause = ("domination", region)
        g.note("dominate", power, region, value, resistance)
        board.score(g, power, values.conquest(g, region))
        dials.after_domination(g, power, region)
        open_window(g, "domination_won", power, regions=1 << region)


# --- corruption ---------------------------------------------------------------------------------------------------


@step("corruption_step")
def corruption_step(g: GameState) -> None:
    g.phase = PHASE_CORRUPTION
    g.note("phase", g.round, g.phase)
    g.placed_step = bytearray(len(g.placed_step))
    dials.forget(g, dials.PER_STEP)
    g.each(corrupt_region, REGION_ORDER)


@step("corrupt_region")
def corrupt_region(g: GameState, region: int) -> None:
    """Cultists place (R10.2), cards follow (R10.3), ruin is checked (R10.5)."""
    if g.ruined >> region & 1:
        return
    if not g.here[region] and not any(g.space[region * N_SPACES : (region + 1) * N_SPACES]):
        check_ruin.do(g, region)
        return
    g.then(check_ruin, region)
    g.cause = ("cultists", region)
    placed = [0] * N_POWERS
    if g.here[region] & RANKED[CULTIST]:
        for power in g.powers:
            if g.here[region] & g.control[power]:
                placed[power] = board.corrupt(g, power, region, values.cultists_at_work(g, power, region))
    open_window(g, "after_place", tuple(placed), regions=1 << region, at=region)


@step("check_ruin")
def check_ruin(g: GameState, region: int) -> None:
    """Twelve ruin a region while ruination cards last (R10.5–R10.7)."""
    if values.ruin_count(g, region) < g.rules.content.limits.ruin or g.ruined.bit_count() == len(g.rules.ruiners) - 1:
        return
    number = g.ruined.bit_count() + 1
    g.cause = ("rule", "R10.5")
    g.ruined |= 1 << region
    g.face_up |= 1 << region
    g.ruin[region] = number
    g.cause = ("rule", "R10.5")
    g.note("ruin", region, number)
    g.cause = ("ruiner", region, number)
    for power in g.powers:
        if values.ruiner(g, power, region):
            board.score(g, power, g.rules.ruiners[number])
    open_window(g, "on_ruin", region, regions=0)
