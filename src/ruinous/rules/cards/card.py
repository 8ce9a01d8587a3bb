"""What a Chaos card is: its numbers from content/, and the windows and values it takes part in, by name."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from ruinous import content
from ruinous.rules.ids import POWERS

# What a card or an upgrade may define. The first group are windows (R3.3), the second parts of a value (values.py).
HOOKS = (
    "old_world_start",  # (g, region): before the Old World card is drawn
    "draw_power",  # (g, region): power has been set
    "summoning_start",  # (g, region): before the first turn
    "on_play",  # (g, region, space): the card has just been put in its space
    "battle_start",  # (g, region): once per battle phase
    "on_kill",  # (g, region, space, killer, victim): a figure was killed in the region
    "battle_over",  # (g, region): after one battle in the region
    "battle_end",  # (g, region): after all regions
    "corruption_start",  # (g, region): before domination
    "domination_won",  # (g, region, power): somebody has just dominated the region
    "after_place",  # (g, region, placed): Cultists have placed, ruin is not yet checked
    "on_ruin",  # (g, region): a region is ruined
    "end_start",  # (g, region): the end phase begins, the cards still lie there
    "stays",  # (g, region) → bool: not taken up in end phase step 1
    "own_cost",  # (g, region) → cost of the card itself
    "surcharge",  # (power) → what a player pays more to play a card here
    "defense",  # (g, region, controller, against) → change of the defense of a figure here
    "resistance",  # () → change of the region's Resistance
    "domination",  # (g, region, power) → addition to a domination value
    "instead_of_figures",  # (g, region, power) → what counts instead of the number of figures, or None
    "cancels_figures",  # (power) → whether that player's figures count nothing
    "attack",  # (g, figures) → addition to the attack of a set of figures here
    "dice",  # (power) → change of a player's regular dice here
    "doom_dice",  # (power) → how many of these dice may kill Clanrats
    "figure_surcharge",  # (g, region, power, figure) → change of what a figure costs here
    "figure_change",  # (g, region, power, figures) → change of the number of figures; copies do not add
    "holds_lying",  # a figure that lies on the card may not leave the region
    "raises_conquest",  # () → what each figure that lies on the card adds to the Conquest Value
    "buries",  # figures killed here are laid on the card
    "may_keep",  # may be laid beside the sheet instead of being taken up
    "idle_cultists",  # (power) → how many of a player's Cultists place no token
)

CHAOS_CARDS: dict[str, type["ChaosCard"]] = {}


class ChaosCard:
    """One title. A subclass defines those of HOOKS it takes part in; its docstring is the effect in our words."""

    forbids_battle: ClassVar[bool] = False
    forbids_corruption: ClassVar[bool] = False
    holds_enemies: ClassVar[bool] = False
    silences: ClassVar[bool] = False
    extra_battle: ClassVar[bool] = False
    counts_losses: ClassVar[bool] = False  # who lost a figure where must be remembered
    together: ClassVar[bool] = False  # copies in one region act as one

    def __init__(self, title: int, card: content.ChaosCard, switches: Mapping[str, str]) -> None:
        self.title = title
        self.power = POWERS.index(card.power)
        self.params = card.params
        self.switches = switches


def chaos_card(card_id: str) -> Callable[[type[ChaosCard]], type[ChaosCard]]:
    """Register the class of a title."""

    def register(cls: type[ChaosCard]) -> type[ChaosCard]:
        CHAOS_CARDS[card_id] = cls
        return cls

    return register
