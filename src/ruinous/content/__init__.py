"""The components of the game as data, the rulebook's text, and a host's corrections.

>>> from ruinous.content import components
>>> components().powers[0].name, components().powers[0].power
('Khorne', 7)
"""

from __future__ import annotations

from functools import lru_cache

from .book import Example, Rule, Rulebook, Ruling, Section, rulebook
from .corrections import correct
from .loader import load
from .model import (
    ChaosCard,
    Content,
    ContentError,
    DialStop,
    Follower,
    Limits,
    OldWorldCard,
    Op,
    Power,
    Region,
    Ruination,
    Switch,
    Token,
    Upgrade,
)

__all__ = [
    "ChaosCard",
    "Content",
    "ContentError",
    "DialStop",
    "Example",
    "Follower",
    "Limits",
    "OldWorldCard",
    "Op",
    "Power",
    "Region",
    "Ruination",
    "Rule",
    "Rulebook",
    "Ruling",
    "Section",
    "Switch",
    "Token",
    "Upgrade",
    "components",
    "corrected",
    "rulebook",
]


@lru_cache(maxsize=1)
def components() -> Content:
    """All components: five Powers, 216 Chaos cards, 45 upgrades, 37 Old World cards, of every set."""
    return load()


def corrected(text: str, source: str = "corrections") -> Content:
    """The components with a host's corrections, a TOML text (``--cards FILE``).

    >>> content = corrected('[chaos."khorne.blood_frenzy"]\\nname = "Frenzy"')
    >>> content.chaos[0].name, content.chaos[0].provenance["name"]
    ('Frenzy', 'corrected')
    """
    return correct(components(), text, source)
