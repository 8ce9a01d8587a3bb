"""The components of the game as data, the numbers of the rulebook, and a host's corrections.

>>> from ruinous.content import components
>>> components().powers[0].id, components().powers[0].power
('khorne', 7)
"""

from __future__ import annotations

from .book import Example, Rule, Rulebook, Ruling, Section, rulebook
from .corrections import correct
from .editions import NEWEST, find
from .model import (
    ChaosCard,
    Content,
    ContentError,
    DialStop,
    Edition,
    Follower,
    Limits,
    OldWorldCard,
    Op,
    Power,
    Region,
    Ruination,
    Switch,
    Token,
    UnknownEdition,
    Upgrade,
)

__all__ = [
    "NEWEST",
    "ChaosCard",
    "Content",
    "ContentError",
    "DialStop",
    "Edition",
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
    "UnknownEdition",
    "Upgrade",
    "components",
    "corrected",
    "edition",
    "rulebook",
]


def components(edition: int = NEWEST) -> Content:
    """All components of an edition: five Powers, 216 Chaos cards, 45 upgrades, 37 Old World cards, of every set."""
    return find(edition)[1]


def edition(number: int) -> Edition:
    """How games of an edition differ from those of the newest, besides its components.

    >>> edition(1).form, edition(NEWEST).options
    (1, {})
    """
    return find(number)[0]


def corrected(text: str, source: str = "corrections", edition: int = NEWEST) -> Content:
    """The components of an edition with a host's corrections, a TOML text (``--cards FILE``).

    >>> content = corrected('[chaos."khorne.blood_frenzy"]\\nname = "Frenzy"')
    >>> content.chaos[0].own, content.chaos[0].provenance["name"]
    ({'name': 'Frenzy'}, 'corrected')
    """
    found, content = find(edition)
    return correct(content, text, source, found)
