"""Timing windows: what takes part in one acts in the order of R3.4, each finished before the next begins."""

from typing import Any

from ruinous.rules import values
from ruinous.rules.engine import step
from ruinous.rules.hooks import HOOKS, NOWHERE
from ruinous.rules.ids import ALL_REGIONS, N_SPACES, REGIONS_IN
from ruinous.rules.state import Frame, GameState


def open_window(g: GameState, hook: str, *args: Any, regions: int = ALL_REGIONS, at: int = -1) -> None:
    """Upgrades in Power order, then the Chaos cards of these regions, region by region, left before right (R3.4).

    Each hook gets `(g, region, *args)`: a card's the region it lies in, an upgrade's the region the window is that of,
    or NOWHERE.
    """
    upgrades, cards = g.rules.upgrade_hooks[hook], g.rules.hooks[hook]
    if not upgrades and not cards:
        return
    frames: list[Frame] = []
    for upgrade in upgrades:
        if g.upgrades >> upgrade.number & 1:
            where = (at,) if at >= 0 else ()
            frames.append((upgrade_acts.id, (upgrade.number, hook, *where, *args), g.cause))
    if cards:
        for region in REGIONS_IN[regions]:
            for card in g.space[region * N_SPACES : (region + 1) * N_SPACES]:
                if card in cards:
                    frame = (card_acts.id, (card, region, hook, *args), g.cause)
                    if frame not in frames or card not in g.rules.acts_together:
                        frames.append(frame)
    g.stack += frames[::-1]


@step("upgrade_acts")
def upgrade_acts(g: GameState, number: int, hook: str, *args: Any) -> None:
    g.cause = ("upgrade", number)
    getattr(g.rules.upgrades[number], HOOKS[hook])(g, *(args or (NOWHERE,)))


@step("card_acts")
def card_acts(g: GameState, card: int, region: int, hook: str, *args: Any) -> None:
    """A card does what its text says, unless it is silenced."""
    if card in values.texts(g, region):
        g.cause = ("card", card, region)
        g.rules.hooks[hook][card](g, region, *args)
