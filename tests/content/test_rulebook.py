"""The rules as text: complete, numbered, citing only what exists, and readable."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ruinous.content import Rule, components, rulebook
from ruinous.content.editions import FOLDER, OVERLAYS
from ruinous.content.loader import text_of
from ruinous.words import LANGUAGES, name
from ruinous.words.reference import PARTS, Card, card_name, card_text, entry_reason, entry_text, rule_text, search_rules

CONTENT = components()
BOOK = rulebook()
FILES = [path.name for path in files("ruinous.content").iterdir() if path.name.endswith(".toml")]
FILES += [f"{FOLDER}/{name}" for name in OVERLAYS]
CARDS: list[Card] = [*CONTENT.chaos, *CONTENT.upgrades, *CONTENT.old_world]


def test_rules_cite_what_exists() -> None:
    known = {entry.id for entry in BOOK.all()} | {switch.id for switch in CONTENT.switches}
    texts = {name: text_of(name) for name in FILES}
    texts |= {f"{language}/{name}": words(language, name) for language in LANGUAGES for name in ("book", "cards")}
    for where, text in texts.items():
        for cited in re.findall(r"\b(?:R\d+(?:\.\d+)?|[FCSE]\d+)\b", text):
            assert cited in known, (where, cited)


def words(language: str, name: str) -> str:
    """The messages of a file of words, without their ids."""
    text = files("ruinous.words").joinpath(language, f"{name}.ftl").read_text("utf-8")
    return "\n".join(line.partition(" = ")[2] for line in text.splitlines())


@pytest.mark.parametrize("name", FILES)
def test_files_are_tidy(name: str) -> None:
    text = text_of(name)
    assert all(len(line) <= 120 and line == line.rstrip() for line in text.splitlines())
    assert "[EN" not in text
    assert ".md" not in text
    assert ".txt" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_a_sentence(language: str) -> None:
    texts = [card_text(card, part, language) for card in CARDS for part in PARTS]
    texts += [name("token", token.id, "text", language=language) for token in CONTENT.tokens]
    texts += [name("power", power.id, "condition", language=language) for power in CONTENT.powers]
    texts += [entry_text(entry, language) for entry in BOOK.all() if entry not in BOOK.sections]
    texts += [entry_reason(ruling, language) for ruling in BOOK.rulings]
    for text in filter(None, texts):
        assert not text[0].islower(), text
        assert text.endswith((".", ".)", "。", "。）")), text
        assert "`" not in text


def test_sections_rules_rulings_examples() -> None:
    assert [section.id for section in BOOK.sections] == [f"R{n}" for n in range(1, 25)]
    assert [example.id for example in BOOK.examples] == [f"E{n}" for n in range(1, 33)]
    rulings = [f"F{n}" for n in range(1, 15)] + [f"C{n}" for n in range(1, 78)]
    assert [ruling.id for ruling in BOOK.rulings] == rulings
    sizes = (16, 11, 5, 7, 6, 10, 9, 25, 6, 7, 7, 6, 10, 3, 5, 2, 4, 6, 8, 3, 3, 10, 9, 1)
    assert [len(BOOK.of(section.id)) for section in BOOK.sections] == list(sizes)
    for section in BOOK.sections:
        rules = BOOK.of(section.id)
        assert [rule.id for rule in rules] == [f"{section.id}.{n}" for n in range(1, len(rules) + 1)]
        assert rules
    assert len({rule.id for rule in BOOK.rules}) == len(BOOK.rules) == sum(len(BOOK.of(s.id)) for s in BOOK.sections)


def test_rulebook_search() -> None:
    assert [entry.id for entry in search_rules(" r8.7 ")] == ["R8.7"]
    assert [entry.id for entry in search_rules("c44")] == ["C44"]
    assert [entry.id for entry in search_rules("R17")] == ["R17", "R17.1", "R17.2", "R17.3", "R17.4"]
    assert "R8.7" in [entry.id for entry in search_rules("EXPLODES roll")]
    assert [entry.id for entry in search_rules("Japanese edition")] == ["C44"]
    assert "R18" in [entry.id for entry in search_rules("game end")]
    assert search_rules("no such words anywhere") == search_rules("  ") == ()
    assert BOOK.find("R99.1") is None


@pytest.mark.parametrize(("rule", "words"), [
    ("R1.1", ("three to five", "Horned Rat")),
    ("R1.2", ("Slaanesh, the Horned Rat",)),
    ("R2.1", ('"powers"', '"card_set"', '"base" or "morrslieb"', '"events"', '"base", "mixed" or "realm_of_chaos"')),
    ("R2.7", ("16 Skaven",)),
    ("R2.8", ("7 with five",)),
    ("R2.11", ("Horned Rat 0",)),
    ("R3.4", ("third",)),
    ("R7.2", ("High Elf Protection", "Council of Thirteen", "Mystical Disregard")),
    ("R8.14", ("Rousing the Rabble",)),
    ("R9.4", ("Joyous Surrender",)),
    ("R10.6", ("Horned Rat", "R19.5")),
    ("R11.2", ("Ultimate Plague", "Warp Token Cache")),
    ("R12.4", ("Skaven token",)),
    ("R12.6", ("Skaven",)),
    ("R21.1", ("mixed", "36")),
    ("R22.4", ("Warp Token Cache",)),
    ("R22.10", ("Glean",)),
])  # fmt: skip
def test_the_expansion_is_in_the_rules(rule: str, words: tuple[str, ...]) -> None:
    entry = BOOK.find(rule)
    assert isinstance(entry, Rule)
    assert all(word in rule_text(rule, "en") for word in words)


def test_the_rules_name_cards_as_they_are_called() -> None:
    """Every expansion card that the rules or rulings name exists under that name."""
    names = {card_name(card, "en") for card in CARDS}
    text = " ".join(f"{entry_text(entry, 'en')} {entry_reason(entry, 'en')}" for entry in (*BOOK.rules, *BOOK.rulings))
    for title in (
        "Verminous Horde", "The Warrens Erupt!", "Daemonic Subtlety", "Closing the Portal", "High Elf Protection",
        "Council of Thirteen", "Mystical Disregard", "Hate", "Skulltaker", "Joyous Surrender", "Doomwheel", "Vengeance",
        "Terror", "Rousing the Rabble", "Pleasure Shield", "Strength in Numbers", "Festival of Sinew", "Choking Stench",
        "Rapturous Excess", "Screaming Bell", "Nurgle’s Quest", "Debauchery", "Quicken Decay", "Virulent Outbreak",
        "Under-Empire", "Ultimate Plague", "Warp Token Cache", "Well of P…", "Cavalcade of Decay", "Rise …",
        "Crimson …", "Bloodbath", "Creeping Death", "Festering Fever", "Rampage", "Glean", "Filth",
        "Morrslieb Eclipsed",
    ):  # fmt: skip
        assert title in names, title
        assert title in text, title
