"""Every refusal has its words: each one in the source finds a template, and each template is for one in the source.

The source is read as a tree: every call that makes a refusal must name its id and its arguments right there.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruinous.server.errors import PLAIN, STORE
from ruinous.words import say
from ruinous.words.english import hosting, notices, refusals
from ruinous.words.template import HOLE

SOURCE = Path(__file__).parents[2] / "src" / "ruinous"
ROOMS = ("table", "store", "server")
TEMPLATES = refusals.TEMPLATES | notices.TEMPLATES | hosting.TEMPLATES

# What makes a fact: the room of its id, where the id stands among the arguments, and arguments it adds by itself.
MAKERS: dict[str, tuple[str, int, frozenset[str]]] = {
    "Refused": ("refusal", 1, frozenset()),
    "TooMany": ("refusal", 1, frozenset({"seconds"})),
    "Unusable": ("refusal", 0, frozenset()),
    "LogError": ("log", 0, frozenset()),
    **dict.fromkeys(("StoreError", "Full", "Down", "Taken"), ("store", 0, frozenset())),
    "ServeError": ("serve", 0, frozenset()),
    "BotError": ("bot", 0, frozenset()),
    "BadSetting": ("setting", 0, frozenset()),
    "Unfit": ("setting", 0, frozenset({"name", "given"})),  # which `from_env` adds
    "failed": ("delivery", 0, frozenset()),
    "again": ("delivery", 0, frozenset()),
    "Fact": ("", 0, frozenset()),
    "shapes._fact": ("refusal", 0, frozenset({"field"})),
    "dispatcher._fact": ("delivery", 0, frozenset()),
}
OTHER = {
    "refusal.too_many_requests": {"seconds"},  # the default of TooMany
    "store.stale": {"table", "version"},  # Stale and Restored name theirs themselves
    "store.restored": set(),
    "delivery.text": {"text"},  # of an older Ruinous, by the migration
    **{f"refusal.{id}": set() for _, id in (*PLAIN.values(), *STORE.values())},
}


def made(path: Path) -> Iterator[tuple[str, set[str], str]]:
    """Each fact that a file makes: its id, the names of its arguments, and where."""
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        maker = MAKERS.get(f"{path.stem}.{node.func.id}") or MAKERS.get(node.func.id)
        if maker is None:
            continue
        room, place, more = maker
        where = f"{path.relative_to(SOURCE)}:{node.lineno}"
        if len(node.args) <= place:
            assert node.func.id in ("TooMany", "Fact", "Down"), f"{where}: no id"
            continue
        names = {keyword.arg for keyword in node.keywords if keyword.arg} - {"wait"} | more
        if node.func.id == "Fact" and isinstance(node.args[1], ast.Dict):
            names |= {key.value for key in node.args[1].keys if isinstance(key, ast.Constant)}
        for id in ids(node.args[place]):
            if id is None:  # a fact that is passed on
                passed = any(keyword.arg is None for keyword in node.keywords) or node.func.id == "Fact"
                assert passed, f"{where}: the id must stand here"
            else:
                yield id if "." in id else f"{room}.{id}", names, where


def ids(node: ast.expr) -> list[str | None]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*ids(node.body), *ids(node.orelse)]
    return [None]


FILES = [path for room in ROOMS for path in sorted((SOURCE / room).rglob("*.py"))] + [SOURCE / "botrun.py"]
FOUND = [fact for path in FILES for fact in made(path)]


def holes(template: str) -> set[str]:
    found = set()
    for hole in HOLE.finditer(template):
        name, one, more = hole.groups()
        found |= {name} | holes(one or "") | holes(more or "")
    return found


@pytest.mark.parametrize(("id", "names", "where"), FOUND, ids=lambda value: value if isinstance(value, str) else "")
def test_each_fact_has_words_for_exactly_its_arguments(id: str, names: set[str], where: str) -> None:
    assert id in TEMPLATES, where
    assert holes(TEMPLATES[id]) == names, where


def test_the_source_was_read() -> None:
    assert len(FOUND) > 200
    assert {"refusal.no_free_seat", "store.no_room", "log.position", "delivery.quiet"} <= {id for id, _, _ in FOUND}


def test_other_facts_have_words_too() -> None:
    for id, names in OTHER.items():
        assert holes(TEMPLATES[id]) == names, id


def test_no_words_are_left_over() -> None:
    used = {id for id, _, _ in FOUND} | OTHER.keys()
    told = {id for id in TEMPLATES if id.startswith(("notice.", "mail."))}  # tests of notices say each of them
    assert TEMPLATES.keys() - told - used == set()


@pytest.mark.parametrize("id", sorted(TEMPLATES))
def test_the_words_are_whole_sentences(id: str) -> None:
    sentence = say(id, dict.fromkeys(holes(TEMPLATES[id]), 2))
    assert "{" not in sentence
    if not id.startswith(
        (
            "notice.named",
            "notice.unnamed",
            "notice.and",
            "mail.",
            "delivery.text",
            "bot.server",
            "bot.refused",
        )
    ):
        assert sentence[0].isupper() or sentence[0] in "2“-", sentence
        assert sentence.rstrip(")")[-1] in ".?2", sentence
    assert "just now" not in sentence
    assert " is told" not in sentence


def test_no_two_rooms_say_the_same_id() -> None:
    assert len(TEMPLATES) == sum(len(part.TEMPLATES) for part in (refusals, notices, hosting))
