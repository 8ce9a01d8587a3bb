"""What a Chaos card is: its numbers from content/, the hooks it takes part in, and its traits."""

from collections.abc import Mapping
from typing import ClassVar

from ruinous import content
from ruinous.rules.hooks import Hooks, registrar
from ruinous.rules.ids import POWERS

CHAOS_CARDS: dict[str, type["ChaosCard"]] = {}


class ChaosCard(Hooks):
    """One title. A subclass defines the hooks it takes part in; its docstring is the effect in our words."""

    forbids_battle: ClassVar[bool] = False
    forbids_corruption: ClassVar[bool] = False
    holds_enemies: ClassVar[bool] = False
    holds_lying: ClassVar[bool] = False  # a figure that lies on the card may not leave the region
    buries: ClassVar[bool] = False  # figures killed here are laid on the card
    may_keep: ClassVar[bool] = False  # may be laid beside the sheet instead of being taken up
    silences: ClassVar[bool] = False
    extra_battle: ClassVar[bool] = False
    counts_losses: ClassVar[bool] = False  # who lost a figure where must be remembered
    gives_power: ClassVar[bool] = False  # to the one who plays it, at once
    together: ClassVar[bool] = False  # copies in one region act as one

    def __init__(self, title: int, card: content.ChaosCard, switches: Mapping[str, str]) -> None:
        self.title = title
        self.power = POWERS.index(card.power)
        self.params = card.params
        self.switches = switches


chaos_card = registrar(CHAOS_CARDS)
