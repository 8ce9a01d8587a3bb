"""Timing windows: what takes part in one acts in the order of R3.4, each finished before the next begins."""

from typing import Any

from ruinous.rules import values
from ruinous.rules.engine import step
from ruinous.rules.ids import ALL_REGIONS, N_SPACES, REGIONS_IN
from ruinous.rules.state import GameState


def open_window(g: GameState, hook: str, *args: Any, regions: int = ALL_REGIONS, at: int = -1) -> None:
    """Upgrades in Power order, then the Chaos cards of these regions, region by region, left before right (R3.4).

    A card's method gets `(g, region, *args)`, an upgrade's `(g, *args)`, or `(g, at, *args)` where the window is that
    of one region.
    """
    upgrades, cards = g.rules.upgrade_hooks[hook], g.rules.hooks[hook]
    if not upgrades and not cards:
        return
    frames: list[tuple[Any, ...]] = []
    for upgrade in upgrades:
        if g.upgrades >> upgrade.number & 1:
            frames.append(("upgrade_acts", upgrade.number, hook, *((at,) if at >= 0 else ()), *args))
    if cards:
        for region in REGIONS_IN[regions]:
            for card in g.space[region * N_SPACES : (region + 1) * N_SPACES]:
                if card in cards:
                    frame = ("card_acts", card, region, hook, *args)
                    if frame not in frames or not g.rules.acts_together[card]:
                        frames.append(frame)
    g.stack += frames[::-1]


@step
def upgrade_acts(g: GameState, number: int, hook: str, *args: Any) -> None:
    getattr(g.rules.upgrades[number], hook)(g, *args)


@step
def card_acts(g: GameState, card: int, region: int, hook: str, *args: Any) -> None:
    """A card does what its text says, unless it is silenced."""
    if card in values.texts(g, region):
        g.rules.hooks[hook][card](g, region, *args)
