"""The Chaos cards, one short class each, deck by deck."""

from ruinous.rules.cards import khorne, nurgle, slaanesh, tzeentch
from ruinous.rules.cards.card import CHAOS_CARDS, HOOKS, ChaosCard

__all__ = ["CHAOS_CARDS", "HOOKS", "ChaosCard", "khorne", "nurgle", "slaanesh", "tzeentch"]
