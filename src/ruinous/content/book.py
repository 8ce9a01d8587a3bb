"""The rules as text: sections, rules, rulings and worked examples, found by number or by words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .fields import flow
from .loader import read


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class Ruling:
    id: str
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Example:
    id: str
    page: str
    text: str


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
        return next((entry for entry in self._all() if entry.id == wanted), None)

    def of(self, section: str) -> tuple[Rule, ...]:
        """The rules of a section."""
        return tuple(rule for rule in self.rules if rule.section == section)

    def search(self, words: str) -> tuple[Entry, ...]:
        """Every entry that holds all the words; a number gives its entry, and a section's number the section's rules.

        >>> [entry.id for entry in rulebook().search("R18")][:2]
        ['R18', 'R18.1']
        """
        if (entry := self.find(words)) is not None:
            return (entry, *self.of(entry.id)) if isinstance(entry, Section) else (entry,)
        parts = words.lower().split()
        if not parts:
            return ()
        return tuple(entry for entry in self._all() if all(part in _text(entry).lower() for part in parts))

    def _all(self) -> tuple[Entry, ...]:
        return (*self.sections, *self.rules, *self.rulings, *self.examples)


def _text(entry: Entry) -> str:
    if isinstance(entry, Section):
        return entry.title
    if isinstance(entry, Ruling):
        return f"{entry.text} {entry.reason}"
    return entry.text


@lru_cache(maxsize=1)
def rulebook() -> Rulebook:
    """The rules of the base game and of the expansion, for three to five players."""
    raw = read("rules.toml")
    return Rulebook(
        sections=tuple(Section(**entry) for entry in raw["section"]),
        rules=tuple(Rule(entry["id"], entry["section"], flow(entry["text"])) for entry in raw["rule"]),
        rulings=tuple(Ruling(entry["id"], flow(entry["text"]), flow(entry["reason"])) for entry in raw["ruling"]),
        examples=tuple(Example(entry["id"], entry["page"], flow(entry["text"])) for entry in raw["example"]),
    )
