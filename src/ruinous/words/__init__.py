"""Sentences from facts. The rules, the table and the server say what is so, by id and named arguments; words live here.

>>> from ruinous.words import say
>>> say("refusal.no_place", {"place": 7, "last": 3})
'There is no place 7: the places are 0 to 3.'
>>> say("event.pass", {"power": "horned_rat"}, language="fr")
'Le Rat Cornu passe.'

One folder for each language holds its messages, for the page too (`voice`). Without `language` the one is spoken that
was chosen with `speaking`, else English. `words.game` says what a position asks, what can be done in it, and what has
happened.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ruinous import content
from ruinous.rules.facts import Fact, FactError
from ruinous.rules.options import Options
from ruinous.words.voice import LANGUAGES as LANGUAGES
from ruinous.words.voice import Names as Names
from ruinous.words.voice import voice

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[LANGUAGES]  # a folder of words more is a language more

_spoken: ContextVar[str] = ContextVar("language", default="en")
NO_NAMES: Names = MappingProxyType({})


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def chosen(language: str | None = None) -> str:
    """The language to speak: this one if it is given and known, else the one chosen before."""
    return language if language in LANGUAGES else _spoken.get()


def say(id: str, args: Mapping[str, Any] | None = None, names: Names = NO_NAMES, language: str | None = None) -> str:
    """The sentence of a fact. It begins with a capital, unless it begins with somebody's own word: a host, a file."""
    text = phrase(id, args or {}, names, language)
    if any(isinstance(arg, str) and arg and text.startswith(arg) for arg in (args or {}).values()):
        return text
    return text[:1].upper() + text[1:]


def phrase(id: str, args: Mapping[str, Any], names: Names = NO_NAMES, language: str | None = None) -> str:
    """The same inside another sentence. An argument may be a fact itself: what is asked, for instance."""
    speech = voice(chosen(language))
    known = {name: sentence(arg, names, language) if isinstance(arg, Fact) else arg for name, arg in args.items()}
    return speech.text(variant(id, known), speech.spelled(known, names))


def name(kind: str, id: str, form: str = "", names: Names = NO_NAMES, language: str | None = None) -> str:
    """The name of something, by itself, or one of its forms.

    >>> name("region", "empire"), name("region", "empire", "inside"), name("region", "empire", "in", language="fr")
    ('The Empire', 'the Empire', 'dans l’Empire')
    """
    if id in names:
        return names[id]
    return voice(chosen(language)).name(kind, id, form)


def sentence(fact: Fact, names: Names = NO_NAMES, language: str | None = None) -> str:
    return say(fact.id, fact.args, names, language)


def with_rule(fact: Fact, names: Names = NO_NAMES, language: str | None = None) -> str:
    """The sentence of a reason, with the number of the rule it stands under."""
    rule = fact.args.get("rule")
    text = sentence(fact, names, language)
    return phrase("why.by_rule", {"text": text, "rule": rule}, names, language) if rule else text


def reason(error: Exception, names: Names = NO_NAMES, language: str | None = None) -> str:
    """Any error in one sentence; one that is a fact with its rule, and with the line it was found on."""
    if not isinstance(error, FactError):
        return str(error)
    text, line = with_rule(error.fact, names, language), getattr(error, "line", None)
    return phrase("why.on_line", {"text": text, "line": line}, names, language) if line else text


def names_in(options: Options) -> Names:
    """What the host of a game with these options calls cards otherwise than we do."""
    return _names(options.edition, options.cards) if options.cards else NO_NAMES


@lru_cache(maxsize=16)
def _names(edition: int, cards: str) -> Names:
    theirs = content.corrected(cards, edition=edition)
    every: tuple[content.ChaosCard | content.Upgrade | content.OldWorldCard, ...] = (
        *theirs.chaos,
        *theirs.upgrades,
        *theirs.old_world,
    )
    return {card.id: card.own["name"] for card in every if "name" in card.own}


# --- facts with several messages --------------------------------------------------------------------------------------


def variant(id: str, args: Mapping[str, Any]) -> str:
    """The message for a fact: some have several, by what their arguments are. The page chooses alike (variants.ts)."""
    chosen = VARIANTS.get(id)
    return id + chosen(args) if chosen else id


def _assign(args: Mapping[str, Any]) -> str:
    six = ".six" if args["hits"] == 1 else ".sixes"
    return (".early" if args["dice"] != "regular" else "") + (six if args["sixes"] else "")


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
