"""The words of what never changes during a game: cards, rules, options, levels of bots.

The content says what a thing is and does; here is what it is called and what it says, in a language.

>>> from ruinous.content import components, rulebook
>>> card = components().chaos[0]
>>> card_name(card, "fr"), card_text(card, "text", "en")[:30]
('Frénésie Sanguinaire', 'Start of the Battle Phase: Rol')
>>> entry_title("R8", "fr"), option_value("early_hits", "pool", "en")
('Phase de Bataille', 'They form one pool for that player.')
"""

from typing import Any

from ruinous.content import ChaosCard, Content, OldWorldCard, Switch, Upgrade, rulebook
from ruinous.content.book import Entry
from ruinous.words import chosen, phrase
from ruinous.words.voice import voice

Card = ChaosCard | Upgrade | OldWorldCard

PARTS = ("text", "rule", "track")
"""What a card says: what it does, the fine print, and what holds while it lies on the track."""
KINDS = {"Section": "section", "Rule": "rule", "Ruling": "ruling", "Example": "example"}


def typed(text: str) -> str:
    """A text as people type it: in small letters, with a straight apostrophe."""
    return text.lower().replace("’", "'")


def card_name(card: Card, language: str | None = None) -> str:
    """A card's title: the host's own, if they gave it one."""
    return card.own.get("name") or voice(chosen(language)).text(f"card.{card.id}")


def card_text(card: Card, part: str = "text", language: str | None = None) -> str:
    """One of the `PARTS` of a card: the host's own words, if they gave it some; empty if it has none."""
    if part in card.own:
        return card.own[part]
    wording: str = getattr(card, part, "")
    return voice(chosen(language)).attribute(f"card.{card.id}", wording) if wording else ""


def card_change(card: Card, part: str, language: str | None = None) -> str:
    """What the edition before said (`was`), or the evidence (`why`), of a card that an edition corrected."""
    return voice(chosen(language)).attribute(f"card.{card.id}", part)


def original(card: Card, language: str | None = None) -> str | None:
    """The English title of a card whose title in this language is ours, not the publisher's."""
    ours = "name" not in card.own and voice(chosen(language)).attribute(f"card.{card.id}", "ours")
    return card_name(card, "en") if ours else None


# --- the rulebook -------------------------------------------------------------------------------------------------


def _key(entry: Entry) -> str:
    return f"{KINDS[type(entry).__name__]}.{entry.id}"


def entry_text(entry: Entry, language: str | None = None) -> str:
    """The words of a section (its title), a rule, a ruling or an example."""
    return voice(chosen(language)).text(_key(entry))


def entry_reason(entry: Entry, language: str | None = None) -> str:
    """Why a ruling was given; empty if nothing is said about it."""
    return voice(chosen(language)).attribute(_key(entry), "reason")


def entry_title(id: str, language: str | None = None) -> str:
    """The title of a section of the rules."""
    return voice(chosen(language)).text(f"section.{id}")


def rule_text(id: str, language: str | None = None) -> str:
    """The words of any number of the rulebook, a switch excepted; empty if there is none."""
    entry = rulebook().find(id)
    return entry_text(entry, language) if entry else ""


def search_rules(query: str, language: str | None = None) -> tuple[Entry, ...]:
    """Every entry that holds all the words; a number gives its entry, and a section's number the section's rules.

    >>> [entry.id for entry in search_rules("R18")][:2]
    ['R18', 'R18.1']
    """
    book, words = rulebook(), typed(query).split()
    if (entry := book.find(query)) is not None:
        return (entry, *book.of(entry.id)) if entry in book.sections else (entry,)

    def whole(entry: Entry) -> str:
        return typed(f"{entry_text(entry, language)} {entry_reason(entry, language)}")

    return tuple(entry for entry in book.all() if words and all(word in whole(entry) for word in words))


def search_switches(content: Content, query: str, language: str | None = None) -> tuple[Switch, ...]:
    """The switch of that number; else every switch that holds all the words."""
    words = typed(query).split()
    return tuple(
        switch
        for switch in content.switches
        if query.strip().upper() == switch.id
        or (words and all(word in typed(f"{switch.name} {switch_text(switch, language)}") for word in words))
    )


# --- options ------------------------------------------------------------------------------------------------------


def option_name(option: str, language: str | None = None) -> str:
    """What an option is called; a switch is an option too (`switch.name`)."""
    return voice(chosen(language)).text(f"option.{option}")


def option_text(option: str, language: str | None = None) -> str:
    """What an option is about; empty where its values say it all."""
    return voice(chosen(language)).attribute(f"option.{option}", "text")


def option_value(option: str, value: Any, language: str | None = None) -> str:
    """What a value of an option means."""
    return voice(chosen(language)).text(f"value.{option}.{str(value).lower()}")


def switch_values(switch: Switch, language: str | None = None) -> str:
    """What each value of a switch means, one after the other."""
    speech = voice(chosen(language))
    return " ".join(
        speech.text("value.means", {"value": value, "text": option_value(switch.name, value, language)})
        for value in switch.values
    )


def switch_text(switch: Switch, language: str | None = None) -> str:
    """A switch with its title and what each of its values means."""
    return f"{option_name(switch.name, language)} {switch_values(switch, language)}"


# --- names with words of their own -----------------------------------------------------------------------------------


def set_name(id: str, language: str | None = None) -> str:
    """A set of cards inside a sentence: the base game."""
    return phrase(f"set.{id}", {}, language=language)


def when_text(when: str, language: str | None = None) -> str:
    """The window in which a Chaos card acts, as a sentence."""
    return phrase(f"when.{when}", {}, language=language)


def provenance_text(label: str, language: str | None = None) -> str:
    """What a label of provenance means, as a sentence."""
    return phrase(f"provenance.{label}", {}, language=language)


def level_name(level: str, language: str | None = None) -> str:
    """What a kind of bot is called."""
    return voice(chosen(language)).text(f"level.{level}")


def level_about(level: str, language: str | None = None) -> str:
    """What to expect of it."""
    return voice(chosen(language)).attribute(f"level.{level}", "about")
