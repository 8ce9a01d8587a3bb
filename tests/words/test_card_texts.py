"""Every card and every rule has its words in every language, with every number of the English text."""

import re
from collections import Counter

import pytest

from ruinous.content import NEWEST, components, rulebook
from ruinous.rules.danger import WAYS
from ruinous.words import LANGUAGES
from ruinous.words.reference import PARTS, card_change, card_name, card_text, original
from ruinous.words.voice import FOLDER, voice

OTHERS = tuple(language for language in LANGUAGES if language != "en")
FILES = ("cards", "book", "names", "options", "reference")
LINE = re.compile(r"^(?:([a-zA-Z][\w-]*)|    \.(\w+)) = ?(.*)$")
FULL_WIDTH = str.maketrans("０１２３４５６７８９", "0123456789")
FORMS = {"short", "inside", "in", "of", "the", "a", "to", "many", "counted", "gender", "ours"}


def texts(language: str, name: str) -> dict[str, str]:
    """The values and attributes of a file, by `message` and `message.attribute`."""
    found: dict[str, str] = {}
    message = ""
    for line in FOLDER.joinpath(language, f"{name}.ftl").read_text("utf-8").splitlines():
        if match := LINE.match(line):
            message = match[1] or message
            key = message if match[1] else f"{message}.{match[2]}"
            assert key not in found, f"{language}/{name}.ftl has {key} twice"
            found[key] = match[3]
    return found


def sayings(language: str, name: str) -> dict[str, str]:
    """What is said, without the forms that a grammar needs."""
    return {key: text for key, text in texts(language, name).items() if key.rpartition(".")[2] not in FORMS}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_there_and_none_too_many(language: str, name: str) -> None:
    assert sayings(language, name).keys() == sayings("en", name).keys()
    assert not [key for key, text in texts(language, name).items() if "??" in text]


@pytest.mark.parametrize("name", ["cards", "book", "options"])
@pytest.mark.parametrize("language", OTHERS)
def test_no_text_was_left_in_english(language: str, name: str) -> None:
    english = sayings("en", name)
    long = {key: text for key, text in sayings(language, name).items() if len(text) > 40}
    assert not [key for key, text in long.items() if text == english[key]]


def test_every_card_has_its_words_in_every_edition_and_with_every_switch() -> None:
    words = {language: set(texts(language, "cards")) for language in LANGUAGES}
    used: set[str] = set()
    for edition in range(1, NEWEST + 1):
        content = components(edition)
        for card in (*content.chaos, *content.upgrades, *content.old_world):
            key = f"card-{card.id.replace('.', '-')}"
            wordings = {card.text, getattr(card, "rule", ""), getattr(card, "track", "")} - {""}
            for values in getattr(card, "switch", {}).values():
                wordings |= {part for variant in values.values() for part in variant.values() if isinstance(part, str)}
            used |= {key, *(f"{key}.{wording}" for wording in wordings)}
            used |= {f"{key}.{part}" for part in ("was", "why") if card.changed}
            for wording in wordings:
                assert wording == "rule" or wording == "track" or f"{key}.{wording}" in words["en"], (card.id, wording)
    for language in LANGUAGES:
        left_over = {key for key in words[language] - used if not key.endswith(".ours")}
        assert not left_over, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_what_it_does(language: str) -> None:
    content = components()
    titles = [card_name(card, language) for card in (*content.chaos, *content.upgrades, *content.old_world)]
    assert all(titles)
    for card in content.chaos:
        assert card_text(card, "text", language)
        assert card_text(card, "rule", language), card.id
    for card in content.old_world:
        assert bool(card_text(card, "track", language)) == (card.after == "track"), card.id
    for card in (*content.chaos, *content.upgrades, *content.old_world):
        assert all(card_text(card, part, language) == card_text(card, part, language).strip() for part in PARTS)
        assert bool(card_change(card, "was", language)) == bool(card_change(card, "why", language))


@pytest.mark.parametrize("language", OTHERS)
def test_a_title_of_ours_is_marked_as_ours(language: str) -> None:
    cards = components().chaos
    ours = [card for card in cards if original(card, language)]
    assert 0 < len(ours) < len(cards)
    assert all(original(card, "en") is None for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_the_rules_has_its_words(language: str) -> None:
    book = rulebook()
    numbers = {entry.id.replace(".", "-"): type(entry).__name__.lower() for entry in book.all()}
    known = {key for key in texts(language, "book") if "." not in key}
    assert known == {f"{kind}-{number}" for number, kind in numbers.items()}
    assert all(voice(language).has(f"condition.{way}") for way in WAYS)


@pytest.mark.parametrize("name", ["cards", "book", "options"])
@pytest.mark.parametrize("language", OTHERS)
def test_every_number_is_the_same(language: str, name: str) -> None:
    def numbers(text: str) -> Counter[str]:
        return Counter(re.findall(r"\d+", text.translate(FULL_WIDTH)))

    english, theirs = sayings("en", name), sayings(language, name)
    assert not [(text, theirs[key]) for key, text in english.items() if numbers(text) - numbers(theirs[key])]


@pytest.mark.parametrize("name", FILES)
def test_french_is_set_as_french_is(name: str) -> None:
    wrong = re.compile("'|[^\u00a0\u202f/][:;!?»](?![a-z/])|«[^\u00a0\u202f]")
    assert not [text for text in texts("fr", name).values() if wrong.search(text)]


@pytest.mark.parametrize("name", FILES)
def test_english_is_american(name: str) -> None:
    british = re.compile(r"\b(?:colour|neighbour|defence|honour|favour)", re.IGNORECASE)
    assert not [text for text in texts("en", name).values() if british.search(text)]
