"""The messages of a language as data: what each says, which arguments it uses and through which functions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ruinous.words

WORDS = Path(ruinous.words.__file__).parent


@dataclass
class Pattern:
    """A value or an attribute of a message."""

    text: str = ""
    """Its literal text; what is filled in is left out."""
    args: set[str] = field(default_factory=set)
    forms: set[tuple[str, str]] = field(default_factory=set)
    """Functions with the arguments they are applied to."""
    selectors: set[str] = field(default_factory=set)
    """Arguments that choose between variants."""


@dataclass
class Message:
    id: str
    file: str
    value: Pattern | None
    attributes: dict[str, Pattern]

    def patterns(self) -> list[Pattern]:
        return [pattern for pattern in (self.value, *self.attributes.values()) if pattern]

    @property
    def args(self) -> set[str]:
        return set().union(*(pattern.args for pattern in self.patterns()))

    @property
    def text(self) -> str:
        return " ".join(pattern.text for pattern in self.patterns())


class Reader(Visitor):
    """Fills a pattern."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the library's name)
        self.pattern.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.pattern.text += " " if isinstance(node.expression, ast.SelectExpression) else "…"
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.pattern.args.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.pattern.forms.add((node.id.name, argument.id.name))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.pattern.selectors.add(node.selector.id.name)
        self.generic_visit(node)


def read(node: ast.Pattern | None) -> Pattern | None:
    if node is None:
        return None
    pattern = Pattern()
    Reader(pattern).visit(node)
    return pattern


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language, by id. Files that cannot be read and ids that stand twice are faults."""
    found: dict[str, Message] = {}
    for file in sorted((WORDS / language).glob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content[:200]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                attributes = {one.id.name: read(one.value) or Pattern() for one in entry.attributes}
                found[entry.id.name] = Message(entry.id.name, file.stem, read(entry.value), attributes)
    return found


def key(id: str) -> str:
    """The id of the message for an id of the rules."""
    return id.replace(".", "-").replace(":", "-")
