"""Every card has its title and its texts in every language of the page, with every number of the English text."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from ruinous.content import NEWEST, components
from ruinous.server.reference import cards_data

I18N = Path(__file__).parents[2] / "web" / "src" / "i18n"
PAIR = re.compile(r'^\s*("(?:[^"\\]|\\.)*"): ("(?:[^"\\]|\\.)*"),$', re.MULTILINE)
PARTS = ("text", "rule", "persistent_text")
LANGUAGES = ("fr", "ja")
FULL_WIDTH = str.maketrans("０１２３４５６７８９", "0123456789")


def pairs(file: str, after: str = "") -> dict[str, str]:
    """The entries of a dictionary of the page."""
    text = (I18N / file).read_text(encoding="utf-8").partition(after)[2] if after else (I18N / file).read_text("utf-8")
    return {json.loads(key): json.loads(value) for key, value in PAIR.findall(text.partition("\n};")[0])}


def cards() -> list[dict]:
    return [card for edition in range(1, NEWEST + 1) for card in cards_data(components(edition))]


def texts() -> set[str]:
    return {card[part] for card in cards() for part in PARTS if card.get(part)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_none_too_many(language):
    known = pairs(f"cards.{language}.ts", "const texts")
    assert known.keys() == texts()
    assert not [text for text, ours in known.items() if text == ours or not ours.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_from_the_rulebook_or_of_ours(language):
    ids = {card["id"] for card in cards()}
    rulebook = {key.removeprefix("card:") for key in pairs(f"content.{language}.ts") if key.startswith("card:")}
    ours = pairs(f"cards.{language}.ts", "const titles")
    assert ours.keys() == ids - rulebook
    assert all(ours.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_the_same(language):
    def numbers(text: str) -> Counter[str]:
        return Counter(re.findall(r"\d+", text.translate(FULL_WIDTH)))

    known = pairs(f"cards.{language}.ts", "const texts")
    assert not [(text, ours) for text, ours in known.items() if numbers(text) - numbers(ours)]


def test_french_is_set_as_french_is():
    known = pairs("cards.fr.ts", "const texts") | pairs("cards.fr.ts", "const titles")
    wrong = re.compile("'|[^\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]")
    assert not [text for text in known.values() if wrong.search(text)]
