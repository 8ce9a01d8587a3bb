"""The Chaos cards, one short class each, deck by deck."""

from ruinous.rules.cards import horned_rat, khorne, nurgle, slaanesh, tzeentch
from ruinous.rules.cards.card import CHAOS_CARDS, ChaosCard
from ruinous.rules.cards.morrslieb import khorne as khorne_m
from ruinous.rules.cards.morrslieb import nurgle as nurgle_m
from ruinous.rules.cards.morrslieb import slaanesh as slaanesh_m
from ruinous.rules.cards.morrslieb import tzeentch as tzeentch_m

DECKS = (khorne, nurgle, tzeentch, slaanesh, horned_rat, khorne_m, nurgle_m, tzeentch_m, slaanesh_m)

__all__ = ["CHAOS_CARDS", "DECKS", "ChaosCard"]
