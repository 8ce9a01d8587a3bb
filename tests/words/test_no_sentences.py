"""No sentence for people stands in Python: rules and programs give ids with arguments, words/ has the sentences.

What looks like English is found in the trees of all modules. Nobody but programmers reads docstrings, logs, assertions,
Python's own exceptions, `__repr__` and the description of the API; those are passed over.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "ruinous"
FUNCTION_WORDS = frozenset(
    "a an and are at be been but by can cannot for from had has have if in into is it its must no nor not of on or "
    "than that the their there they this to was were what when which who with without you your".split()
)
API = frozenset({"summary", "description", "tags"})  # keywords, and DESCRIPTIONS: what openapi.json shows
SQL = re.compile(
    r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|PRAGMA|WHERE|LOCK|ROLLBACK)\b|\b[a-z]+\.[a-z_]+, [a-z]+\."
)
TAG = re.compile(r"<[^>]*>")

AUTHORS = "what is wrong with a file of card data, for those who write it"

# Files whose English stays, and why.
EXCEPTIONS = {
    "bots/arena_html.py": "the report of an arena, for those who write bots",
    "bots/neural.py": "for those who train networks",
    "bots/simulate.py": "what a run of many games finds wrong with the engine, for those who write it",
    "bots/tune.py": "for those who tune bots",
    "content/checks.py": AUTHORS,
    "content/corrections.py": AUTHORS,
    "content/editions.py": AUTHORS,
    "content/fields.py": AUTHORS,
    "content/lines.py": AUTHORS,
    "content/loader.py": AUTHORS,
    "content/model.py": AUTHORS,
    "content/vocabulary.py": AUTHORS,
    "ledger.py": "the ledger of rules and tests, for those who write the engine",
    "rl/__init__.py": "for those who train bots",
    "rl/aec.py": "for those who train bots",
    "rl/layout.py": "docs for those who train bots are made from it",
    "rl/single.py": "for those who train bots",
    "rules/invariants.py": "what is wrong with the engine, for those who write it",
    "rules/lesson.py": "for those who write lessons",
    "rules/old_world.py": "phrases of the cards' data, compared and never shown",
    "rules/scenario.py": "for those who write scenarios",
    "server/host/metrics.py": "what each number is, for those who watch servers",
    "server/pages/reference.py": "the description of the API",
    "store/schema.py": "names of columns",
}


def looks_english(text: str) -> bool:
    """Two words or more, one of them such as every English sentence has; or a word with a full stop."""
    if SQL.search(text):
        return False
    text = TAG.sub(" ", text)
    words = re.findall(r"(?<![\w.:/&$%-])[A-Za-z’']{1,}(?![\w:/=(-])", text)
    if len(words) < 2:
        return bool(re.fullmatch(r"\s*[A-Z][a-z]+[.!?]\s*", text))
    return any(word.lower() in FUNCTION_WORDS for word in words) or bool(re.search(r"[a-z]{2} .*[a-z]{2}\.$", text))


class Reader(ast.NodeVisitor):
    """The texts of a module that somebody might read, with their lines."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.found.append((node.lineno, node.value))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self.found.append((node.lineno, "".join(part.value if is_text(part) else "…" for part in node.values)))
        for part in node.values:
            if not is_text(part):
                self.visit(part)

    def visit_FormattedValue(self, node: ast.FormattedValue) -> None:
        self.visit(node.value)  # and not how it is formatted

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_Raise(self, node: ast.Raise) -> None:
        call = node.exc
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and hasattr(builtins, call.func.id):
            return
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name != "__repr__":
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in API:
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        names = {getattr(target, "id", None) or getattr(target, "attr", None) for target in node.targets}
        if not names & {"DESCRIPTIONS", "__doc__"}:
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:  # annotations written as texts are no texts
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        owner = node.func.value if isinstance(node.func, ast.Attribute) else None
        if not (isinstance(owner, ast.Name) and owner.id in ("log", "logger")):
            self.generic_visit(node)


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def sentences(source: str) -> Iterator[tuple[int, str]]:
    reader = Reader()
    reader.visit(ast.parse(source))
    yield from ((line, text) for line, text in reader.found if looks_english(text))


FILES = {path.relative_to(SOURCE).as_posix(): path for path in sorted(SOURCE.rglob("*.py"))}


@pytest.mark.parametrize("name", [name for name in FILES if name not in EXCEPTIONS])
def test_a_module_has_no_sentences(name: str) -> None:
    assert list(sentences(FILES[name].read_text("utf-8"))) == []


@pytest.mark.parametrize("name", EXCEPTIONS)
def test_an_exception_is_still_needed(name: str) -> None:
    assert list(sentences(FILES[name].read_text("utf-8"))), "take it off the list"


@pytest.mark.parametrize(
    "code",
    [
        'print("The game is over.")',
        'say(f"{name} is not a number")',
        'raise ServeError("port", reason="in use by another")',
        'raise NetworkError(f"The weights {path} cannot be read: {reason}.")',
        'words = {"a": "a deck", "b": ["with corruption"]}',
        'answer = input(f"Replace everything by {made}? ")',
        'input("Type yes to go on: ")',
        'text = "Done."',
        'page = "<h1>The page has not been built</h1>"',
        'def f(x: str = "no name") -> None: ...',
        'print("Nothing was changed.")',
        'help("write all games into this folder")',
    ],
)
def test_a_sentence_is_found(code: str) -> None:
    assert list(sentences(code)), code


@pytest.mark.parametrize(
    "code",
    [
        'def f():\n    """The game is over."""',
        'log.warning("The sweep waits: %s", why)',
        'assert x, "there is nothing to decide"',
        'raise ValueError("the reason is not about it")',
        'get("/", summary="Is all well?", description="How many at most.")',
        'Refused("not_found", "no_table")',
        'say(f"ask.{kind}", args)',
        'sql = "SELECT id FROM tables WHERE at <= ? ORDER BY at, id"',
        '"id version state".split()',
        "header = \"default-src 'self'; img-src 'self' data:\"",
        "html = '<a href=\"/is/not/a/sentence\">'",
        'x: "Table of the game" = f"{host}:{port}"',
        'path = "a/to/the/file.py"',
        'when = f"{made:%d of %B}"',
    ],
)
def test_what_is_no_sentence_is_left_alone(code: str) -> None:
    assert list(sentences(code)) == [], code
