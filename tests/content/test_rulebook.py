"""The rules as text: complete, numbered, citing only what exists, and readable."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ruinous.content import ChaosCard, Rule, Upgrade, components, rulebook
from ruinous.content.editions import FOLDER, OVERLAYS
from ruinous.content.loader import text_of

CONTENT = components()
BOOK = rulebook()
FILES = [path.name for path in files("ruinous.content").iterdir() if path.name.endswith(".toml")]
FILES += [f"{FOLDER}/{name}" for name in OVERLAYS]
OWNED: list[ChaosCard | Upgrade] = [*CONTENT.chaos, *CONTENT.upgrades]


def test_rules_cite_what_exists() -> None:
    known = {entry.id for group in (BOOK.sections, BOOK.rules, BOOK.rulings, BOOK.examples) for entry in group}
    known |= {switch.id for switch in CONTENT.switches}
    for name in FILES:
        for cited in re.findall(r"\b(?:R\d+(?:\.\d+)?|[FCSE]\d+)\b", text_of(name)):
            assert cited in known, (name, cited)


@pytest.mark.parametrize("name", FILES)
def test_files_are_tidy(name: str) -> None:
    text = text_of(name)
    assert all(len(line) <= 120 and line == line.rstrip() for line in text.splitlines())
    assert "[EN" not in text
    assert ".md" not in text
    assert ".txt" not in text


def test_texts_are_sentences() -> None:
    texts = [text for card in OWNED for text in (card.text, card.rule)]
    texts += [text for card in CONTENT.old_world for text in (card.text, card.persistent_text) if text]
    texts += [token.text for token in CONTENT.tokens] + [power.condition for power in CONTENT.powers]
    texts += [rule.text for rule in BOOK.rules] + [example.text for example in BOOK.examples]
    texts += [text for ruling in BOOK.rulings for text in (ruling.text, ruling.reason)]
    for text in texts:
        assert text[0].isupper() or text[0] == '"', text
        assert text.endswith((".", ".)")), text
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
    assert [entry.id for entry in BOOK.search(" r8.7 ")] == ["R8.7"]
    assert [entry.id for entry in BOOK.search("c44")] == ["C44"]
    assert [entry.id for entry in BOOK.search("R17")] == ["R17", "R17.1", "R17.2", "R17.3", "R17.4"]
    assert "R8.7" in [entry.id for entry in BOOK.search("EXPLODES rolled")]
    assert [entry.id for entry in BOOK.search("Japanese edition")] == ["C44"]
    assert "R18" in [entry.id for entry in BOOK.search("game end")]
    assert BOOK.search("no such words anywhere") == BOOK.search("  ") == ()
    assert BOOK.find("R99.1") is None


@pytest.mark.parametrize(("rule", "words"), [
    ("R1.1", ("Three to five", "Horned Rat")),
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
    assert all(word in entry.text for word in words)


def test_the_rules_name_cards_as_they_are_called() -> None:
    """Every expansion card that the rules or rulings name exists under that name."""
    names = {card.name for card in OWNED} | {card.name for card in CONTENT.old_world}
    text = " ".join([*(rule.text for rule in BOOK.rules), *(f"{r.text} {r.reason}" for r in BOOK.rulings)])
    for name in (
        "Verminous Horde", "The Warrens Erupt!", "Daemonic Subtlety", "Closing the Portal", "High Elf Protection",
        "Council of Thirteen", "Mystical Disregard", "Hate", "Skulltaker", "Joyous Surrender", "Doomwheel", "Vengeance",
        "Terror", "Rousing the Rabble", "Pleasure Shield", "Strength in Numbers", "Festival of Sinew", "Choking Stench",
        "Rapturous Excess", "Screaming Bell", "Nurgle's Quest", "Debauchery", "Quicken Decay", "Virulent Outbreak",
        "Under-Empire", "Ultimate Plague", "Warp Token Cache", "Well of P…", "Cavalcade of Decay", "Rise …",
        "Crimson …", "Bloodbath", "Creeping Death", "Festering Fever", "Rampage", "Glean", "Filth",
        "Morrslieb Eclipsed",
    ):  # fmt: skip
        assert name in names, name
        assert name in text, name
