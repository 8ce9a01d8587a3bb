"""Sentences from facts. The rules, the table and the server say what is so, by id and named arguments; words live here.

>>> from ruinous.words import say
>>> say("refusal.no_place", {"place": 7, "last": 3})
'There is no place 7: the places are 0 to 3.'

One folder for each language holds its templates (`template.fill`); each argument is spelled by its name (`spelling`).
`words.game` says what a position asks, what can be done in it, and what has happened.
"""

from collections.abc import Callable, Mapping
from typing import Any

from ruinous.rules.facts import Fact, FactError
from ruinous.words.english import TEMPLATES
from ruinous.words.spelling import Names, names_of
from ruinous.words.template import fill

LANGUAGES = {"en": TEMPLATES}


def say(id: str, args: Mapping[str, Any] | None = None, names: Names | None = None, language: str = "en") -> str:
    """The sentence of a fact. It begins with a capital, unless it begins with somebody's own word: a host, a file."""
    text = phrase(id, args or {}, names, language)
    template = LANGUAGES[language][variant(id, args or {})]
    return text if template.startswith(VERBATIM) else text[:1].upper() + text[1:]


def phrase(id: str, args: Mapping[str, Any], names: Names | None = None, language: str = "en") -> str:
    """The same inside another sentence. An argument may be a fact itself: what is asked, for instance."""
    known = {name: sentence(arg, names, language) if isinstance(arg, Fact) else arg for name, arg in args.items()}
    return fill(LANGUAGES[language][variant(id, known)], (names or names_of()).spelled(known))


def sentence(fact: Fact, names: Names | None = None, language: str = "en") -> str:
    return say(fact.id, fact.args, names, language)


def with_rule(fact: Fact, names: Names | None = None) -> str:
    """The sentence of a reason, with the number of the rule it stands under."""
    rule = fact.args.get("rule")
    return sentence(fact, names) + (f" ({rule})" if rule else "")


def reason(error: Exception, names: Names | None = None) -> str:
    """Any error in one sentence; one that is a fact with its rule, and with the line it was found on."""
    if not isinstance(error, FactError):
        return str(error)
    line = getattr(error, "line", None)
    return (f"Line {line}: " if line else "") + with_rule(error.fact, names)


def variant(id: str, args: Mapping[str, Any]) -> str:
    """The template for a fact: some have several, by what their arguments are."""
    chosen = VARIANTS.get(id)
    return id + chosen(args) if chosen else id


def _assign(args: Mapping[str, Any]) -> str:
    six = ".six" if args["hits"] == 1 else ".sixes"
    return (".early" if args["dice"] != "regular" else "") + (six if args["sixes"] else "")


VERBATIM = ("{host}", "{path}", "{text}", "{name}")
MANY = 9  # more figures than a card ever moves: as many as one likes

VARIANTS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "ask.assign": _assign,
    "ask.move_figures": lambda args: ".optional" if args["optional"] else "",
    "ask.move_many": lambda args: ".any" if args["most"] > MANY else "",
    "action.hit": lambda args: ".sixes" if args["sixes"] else "",
    "action.peasant": lambda args: ".sixes" if args["sixes"] else "",
    "event.battle": lambda args: ".again" if args["number"] else "",
    "event.draw": lambda args: ".cards" if "cards" in args else ".count",
    "event.game_end": lambda args: ".won" if args["winners"] else ".lost",
    "event.glean": lambda args: "" if args["cards"] else ".none",
    "event.homecoming": lambda args: "" if args["to"] == "reserve" else ".kept",
    "event.summon": lambda args: "" if args["from"] == "reserve" else ".from",
    "event.kill": lambda args: "" if args["power"] else ".doom",
}
