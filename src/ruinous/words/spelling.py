"""How an argument of a fact is spelled in English: its name says what it is.

Beside `{figure}` and `{token}` a template may use `{a_figure}` and `{a_token}`, with an article, and `{tokens}`.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ruinous import content
from ruinous.rules.ids import CLASS_OF, FIGURE_NAMES, GREATER_DAEMON, RANK
from ruinous.rules.options import Options

PHASES = {
    "old_world": "Old World phase",
    "draw": "draw phase",
    "summoning": "summoning phase",
    "battle": "battle phase",
    "domination": "domination step",
    "corruption": "corruption step",
    "end": "end phase",
}
JSON = {
    "text": "text",
    "whole": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "null",
    "list": "a list",
    "object": "an object",
}
RANKS = {"cultist": "Cultist", "warrior": "Warrior", "greater_daemon": "Greater Daemon"}
CONDITIONS = {
    "max_threat": "a dial has reached Victory",
    "fifty_vp": "someone has reached 50 victory points",
    "five_ruined": "five regions are ruined",
    "deck_empty": "the Old World deck has run out",
}
TOKEN_PLURALS = {"warpstone": "Warpstone tokens", "skaven": "Skaven tokens"}
ORDINALS = ("", "first", "second", "third", "fourth", "fifth")  # of a ruin
PEOPLE = ("power", "seat", "named", "controller", "victim", "winner")
PLACES = ("region", "from", "to")


def mid(name: str) -> str:
    """A name in the middle of a sentence.

    >>> mid("The Empire")
    'the Empire'
    """
    return "the " + name[4:] if name.startswith("The ") else name


def with_article(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def joined(words: list[str]) -> str:
    """Words as an enumeration."""
    return " and ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else "".join(words)


class Names:
    """The names of everything in a game, by id; a host's corrections change those of cards."""

    def __init__(self, components: content.Content) -> None:
        followers = [follower.name for power in components.powers for follower in power.followers]
        figures = {name: followers[CLASS_OF[f]] for f, name in enumerate(FIGURE_NAMES)}
        only = {name: f"the {figures[name]}" for f, name in enumerate(FIGURE_NAMES) if RANK[f] == GREATER_DAEMON}
        tokens = {token.id: token.name for token in components.tokens}
        places = {region.id: mid(region.name) for region in components.regions}
        places |= {"reserve": "the reserve", "laid": "a card"}
        powers = {power.id: mid(power.name) for power in components.powers}
        self.names: dict[str, Mapping[str, str]] = {
            **dict.fromkeys(PEOPLE, powers),
            **dict.fromkeys(PLACES, places),
            "figure": figures,
            "a_figure": {name: with_article(follower) for name, follower in figures.items()} | only,
            "token": tokens,
            "a_token": {token: with_article(name) for token, name in tokens.items()},
            "tokens": {token: f"{name}s" for token, name in tokens.items()} | TOKEN_PLURALS,
            "card": {c.id: c.name for c in components.chaos} | {c.id: c.name for c in components.old_world},
            "upgrade": {upgrade.id: upgrade.name for upgrade in components.upgrades},
            "phase": PHASES,
            "rank": RANKS,
            "condition": CONDITIONS,
            "wanted": JSON,
            "given": JSON,
        }

    def spelled(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        words = {name: self.one(name, value) for name, value in args.items()}
        for name, forms in FORMS.items():
            if name in args:
                words |= {form: self.one(form, args[name]) for form in forms}
        return words

    def one(self, name: str, value: Any) -> str | int:
        if isinstance(value, bool):
            return str(value)
        if isinstance(value, int):
            return ORDINALS[value] if name == "ruin" and value < len(ORDINALS) else value
        if isinstance(value, list | tuple):
            one = name.removesuffix("s")
            return joined([str(self.one(one, item)) for item in value])
        return self.names.get(name, {}).get(value, str(value))


FORMS = {"figure": ("a_figure",), "token": ("a_token", "tokens")}


@lru_cache(maxsize=16)
def names_of(edition: int = content.NEWEST, cards: str = "") -> Names:
    """The names in games of an edition, with a host's corrections."""
    return Names(content.corrected(cards, edition=edition) if cards else content.components(edition))


def names_in(options: Options) -> Names:
    return names_of(options.edition, options.cards)
