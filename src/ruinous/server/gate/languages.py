"""Which language to speak: the one that a request asks for, or the one that a person has chosen."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import msgspec

from ruinous.store.protocol import Identity
from ruinous.words import LANGUAGES
from ruinous.words import Language as Language

USUAL = "en"


def asked(query: bytes, accepted: str | None) -> str:
    """What a request asks for: `?language=fr` before `Accept-Language`; English if it asks for nothing we speak.

    >>> asked(b"", "de, fr-CH;q=0.8, en;q=0.5"), asked(b"language=ja", "fr"), asked(b"language=xx", None)
    ('fr', 'ja', 'en')
    """
    if b"language=" in query:
        given = parse_qs(query.decode("latin-1")).get("language", [""])[0]
        if given in LANGUAGES:
            return given
    return first_spoken(accepted or "")


def first_spoken(accepted: str) -> str:
    """Of an `Accept-Language` the language we speak that is liked best; of two liked alike the first."""
    best, most = USUAL, 0.0
    for part in accepted.split(","):
        tag, _, quality = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        liked = _quality(quality)
        if language in LANGUAGES and liked > most:
            best, most = language, liked
    return best


def _quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        quality = float(value) if name.strip().lower() == "q" else 0.0
    except ValueError:
        return 0.0
    return quality if 0 <= quality <= 1 else 0.0


def language_of(identity: Identity) -> str:
    """What a person reads. Whoever came before one could choose has at most told the page, among its settings."""
    try:
        settings = msgspec.json.decode(identity.settings or b"{}")
    except msgspec.DecodeError:
        return USUAL
    return chosen(settings) or (chosen(settings.get("interface")) if isinstance(settings, dict) else "") or USUAL


def chosen(settings: Any) -> str:
    """The language in some settings; empty if none of ours is there."""
    found = settings.get("language") if isinstance(settings, dict) else None
    return found if isinstance(found, str) and found in LANGUAGES else ""
