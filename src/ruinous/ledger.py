"""The ledger: which tests prove which rule, ruling, switch, example, card, upgrade, token and dial.

A Python test cites with `@pytest.mark.cites("R8.9", …)`, also on its class, on a `pytest.param(…, marks=…)` of its
parametrize, or for a whole module by `pytestmark`; a scenario file cites with its `cites` list.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ruinous.content import components, rulebook
from ruinous.content.book import Entry
from ruinous.content.model import EVENT_SETS, SETS
from ruinous.words import name as called
from ruinous.words.reference import card_name, entry_text, option_name, set_name

LEDGER = Path("docs", "ledger.md")
LONGEST = 90  # characters of a short text


class LedgerError(Exception):
    """A ledger that cannot be made, in one sentence."""


@dataclass(frozen=True, slots=True)
class Group:
    """Things of one kind: their ids with a short text."""

    title: str
    items: dict[str, str]


@dataclass(slots=True)
class Ledger:
    """What is cited by which tests (`path::name`), and citations that cite nothing."""

    groups: list[Group]
    tests: dict[str, list[str]] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)

    @property
    def missing(self) -> list[str]:
        """The ids without a test."""
        return [id_ for group in self.groups for id_ in group.items if id_ not in self.tests]

    @property
    def size(self) -> int:
        return sum(len(group.items) for group in self.groups)


# --- what is to be proved -----------------------------------------------------------------------------------------


def groups() -> list[Group]:
    """Every id of the project's own content, in the order of the rulebook and the decks."""
    book, content = rulebook(), components()
    dials = {stop.do: stop.n for power in content.powers for stop in power.dial}
    powers = {power.id: called("power", power.id, "inside", language="en") for power in content.powers}
    sets = {name: set_name(name, "en") for name in (*SETS, *EVENT_SETS)}

    def texts(entries: Iterable[Entry]) -> dict[str, str]:
        return {entry.id: entry_text(entry, "en") for entry in entries}

    return [
        *(Group(f"{s.id} {entry_text(s, 'en')}", texts(book.of(s.id))) for s in book.sections),
        Group("Official answers", texts(r for r in book.rulings if r.id.startswith("F"))),
        Group("Rulings", texts(r for r in book.rulings if not r.id.startswith("F"))),
        Group("Switches", {switch.id: option_name(switch.name, "en") for switch in content.switches}),
        Group("Worked examples", texts(book.examples)),
        *(
            Group(f"{what} of {power}, {sets[name]}" if power != sets[name] else f"{what} of {power}", items)
            for what, cards in (("Chaos cards", content.chaos), ("Upgrades", content.upgrades))
            for name in SETS
            for power, items in (
                (power, {c.id: card_name(c, "en") for c in cards if c.power == id and c.set == name})
                for id, power in powers.items()
            )
            if items
        ),
        *(
            Group(
                f"Old World cards, {sets[name]}",
                {c.id: card_name(c, "en") for c in content.old_world if c.set == name},
            )
            for name in EVENT_SETS
        ),
        Group("Old World tokens", {f"token.{t.id}": called("token", t.id, language="en") for t in content.tokens}),
        Group("Dials", {f"dial.{id}": f"The dial of {power}" for id, power in powers.items()}),
        Group("Dial instructions", {f"dial.{do}": do.replace("_", " ") for do in sorted(dials)}),
    ]


# --- what the tests cite ------------------------------------------------------------------------------------------

Citation = tuple[str, str]  # id, test


def _marked(node: ast.AST) -> Iterator[str]:
    """What the marks `cites("…", *("…", "…"))` inside an expression cite; what is not literal, as its source."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "cites":
            parts: list[ast.expr] = []
            for argument in call.args:
                several = argument.value if isinstance(argument, ast.Starred) else None
                parts += several.elts if isinstance(several, ast.Tuple | ast.List) else [argument]
            for part in parts:
                literal = isinstance(part, ast.Constant) and isinstance(part.value, str)
                yield ast.literal_eval(part) if literal else ast.unparse(part)


def _in_body(body: list[ast.stmt], path: str, around: list[str]) -> Iterator[Citation]:
    for node in body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            around = [*around, *_marked(node.value)]
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            cited = [*around, *(id_ for decorator in node.decorator_list for id_ in _marked(decorator))]
            yield from ((id_, f"{path}::{node.name}") for id_ in cited)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            cited = [*around, *(id_ for decorator in node.decorator_list for id_ in _marked(decorator))]
            yield from _in_body(node.body, f"{path}::{node.name}", cited)


def cited_in_python(text: str, path: str) -> list[Citation]:
    """The citations of a test module."""
    if "cites" not in text:
        return []
    try:
        return list(_in_body(ast.parse(text).body, path, []))
    except SyntaxError as error:
        raise LedgerError(f"{path} line {error.lineno}: this is not Python") from None


def cited_in_scenario(text: str, path: str) -> list[Citation]:
    """The citations of a scenario file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LedgerError(f"{path}: this is not TOML: {error}") from None
    cites = data.get("cites", [])
    if not isinstance(cites, list) or not all(isinstance(id_, str) for id_ in cites):
        raise LedgerError(f"{path}: cites must be a list of texts")
    return [(id_, path) for id_ in cites]


# --- the ledger ---------------------------------------------------------------------------------------------------


def find_checkout(folder: Path) -> Path:
    """The checkout of Ruinous around a folder."""
    for place in (folder, *folder.parents):
        project = place / "pyproject.toml"
        if (place / "tests").is_dir() and project.is_file():
            try:
                name = tomllib.loads(project.read_text(encoding="utf-8")).get("project", {}).get("name")
            except (OSError, ValueError):
                continue
            if name == "ruinous":
                return place
    raise LedgerError(f"{folder} is not in a checkout of Ruinous: go to one and run this again")


def collect(root: Path) -> Ledger:
    """Read every test of a checkout."""
    ledger = Ledger(groups())
    known = {id_ for group in ledger.groups for id_ in group.items}
    citations: list[Citation] = []
    tests = root / "tests"
    for path in sorted((*tests.rglob("test_*.py"), *tests.glob("scenarios/**/*.toml"))):
        name = path.relative_to(root).as_posix()
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError):
            raise LedgerError(f"{name} cannot be read") from None
        citations += cited_in_python(text, name) if path.suffix == ".py" else cited_in_scenario(text, name)
    for id_, test in citations:
        if id_ not in known:
            ledger.unknown.append(f"{test} cites {id_!r}, which is no id (only literal strings count)")
        elif test not in ledger.tests.setdefault(id_, []):
            ledger.tests[id_].append(test)
    return ledger


def text_of(ledger: Ledger) -> str:
    """The ledger as a page of Markdown."""
    proved = ledger.size - len(ledger.missing)
    lines = [
        "# The ledger",
        "",
        "Made by `ruinous ledger` from the tests' citations; do not edit it by hand.",
        "",
        f"{proved} of {ledger.size} have a test: {_percent(proved, ledger.size)}.",
        "",
        "| group | ids | with a test | |",
        "|---|---:|---:|---:|",
    ]
    for group in ledger.groups:
        done = sum(id_ in ledger.tests for id_ in group.items)
        lines.append(f"| {group.title} | {len(group.items)} | {done} | {_percent(done, len(group.items))} |")
    for group in ledger.groups:
        lines += ["", f"## {group.title}", "", "| id | | tests |", "|---|---|---|"]
        for id_, text in group.items.items():
            tests = "<br>".join(f"`{test}`" for test in ledger.tests.get(id_, ())) or "**none**"
            lines.append(f"| {id_} | {_short(text)} | {tests} |")
    return "\n".join(lines) + "\n"


def _percent(part: int, whole: int) -> str:
    return f"{100 * part // whole if whole else 100} %"


def _short(text: str) -> str:
    text = text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"
    return text.replace("|", "\\|")


def write(root: Path, ledger: Ledger) -> bool:
    """Write docs/ledger.md if it is not up to date; whether it was written."""
    if not stale(root, ledger):
        return False
    path = root / LEDGER
    try:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text_of(ledger), encoding="utf-8", newline="\n")
    except OSError as error:
        raise LedgerError(f"{path} cannot be written: {error.strerror}") from None
    return True


def stale(root: Path, ledger: Ledger) -> bool:
    try:
        return (root / LEDGER).read_bytes() != text_of(ledger).encode()
    except OSError:
        return True


def problems(root: Path, ledger: Ledger) -> list[str]:
    """What `--check` does not forgive, one sentence each."""
    found = [f"{id_} has no test." for id_ in ledger.missing]
    found += [f"{unknown}." for unknown in ledger.unknown]
    if stale(root, ledger):
        found.append(f'{LEDGER.as_posix()} is not up to date: run "ruinous ledger" and commit it.')
    return found
