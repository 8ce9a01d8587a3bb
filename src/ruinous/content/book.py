"""The rules by number: sections, rules, rulings and worked examples. Their words stand in words/*/book.ftl."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .loader import read


@dataclass(frozen=True, slots=True)
class Section:
    id: str


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    section: str


@dataclass(frozen=True, slots=True)
class Ruling:
    id: str


@dataclass(frozen=True, slots=True)
class Example:
    id: str
    page: str


Entry = Section | Rule | Ruling | Example


@dataclass(frozen=True, slots=True)
class Rulebook:
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    examples: tuple[Example, ...]

    def find(self, id: str) -> Entry | None:
        """The entry of that number, written in any case.

        >>> rulebook().find("r8.7").id
        'R8.7'
        """
        wanted = id.strip().upper()
        return next((entry for entry in self.all() if entry.id == wanted), None)

    def of(self, section: str) -> tuple[Rule, ...]:
        """The rules of a section."""
        return tuple(rule for rule in self.rules if rule.section == section)

    def all(self) -> tuple[Entry, ...]:
        """Everything that has a number, in the order of the book."""
        return (*self.sections, *self.rules, *self.rulings, *self.examples)


@lru_cache(maxsize=1)
def rulebook() -> Rulebook:
    """The rules of the base game and of the expansion, for three to five players."""
    raw = read("rules.toml")
    return Rulebook(
        sections=tuple(Section(entry["id"]) for entry in raw["section"]),
        rules=tuple(Rule(number, entry["id"]) for entry in raw["section"] for number in entry["rules"]),
        rulings=tuple(Ruling(number) for number in raw["rulings"]),
        examples=tuple(Example(**entry) for entry in raw["example"]),
    )
