"""Every fact that a program can raise has its words in every language, and every message is for one of them.

The source is read as a tree: every call that makes a fact must name its id and its arguments right there.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest

from ruinous.server.gate.errors import PLAIN, STORE
from ruinous.words import LANGUAGES, say
from tests.kit.messages import key, messages

SOURCE = Path(__file__).parents[2] / "src" / "ruinous"
ROOMS = ("table", "groups", "store", "server", "local", "rules", "bots")
FILES = ("refusals", "notices", "hosting", "setup", "why", "arena")
NOTHING: frozenset[str] = frozenset()

# What makes a fact: the room of its id, where the id stands among the arguments, and arguments it adds by itself.
MAKERS: dict[str, tuple[str, int, frozenset[str]]] = {
    "Refused": ("refusal", 1, NOTHING),
    "TooMany": ("refusal", 1, frozenset({"seconds"})),
    "Unusable": ("refusal", 0, NOTHING),
    "LogError": ("log", 0, NOTHING),
    **dict.fromkeys(("StoreError", "Broken", "Full", "Down", "Taken"), ("store", 0, NOTHING)),
    "ServeError": ("serve", 0, NOTHING),
    "SiteError": ("site", 0, NOTHING),
    "BotError": ("bot", 0, NOTHING),
    "LostError": ("client", 0, NOTHING),
    "BadSetting": ("setting", 0, NOTHING),
    "Unfit": ("setting", 0, frozenset({"name", "given"})),  # which `from_env` adds
    "failed": ("delivery", 0, NOTHING),
    "again": ("delivery", 0, NOTHING),
    "Fact": ("", 0, NOTHING),
    "say": ("", 0, NOTHING),
    "phrase": ("", 0, NOTHING),
    "serve.tell": ("", 0, NOTHING),
    "keeping.tell": ("", 0, frozenset({"tables", "identities"})),
    "misfits._fact": ("refusal", 0, frozenset({"field"})),
    "dispatcher._fact": ("delivery", 0, NOTHING),
    "doctor.found": ("doctor", 2, NOTHING),
    **dict.fromkeys(("SetupError", "ChanceError", "PositionError", "ArenaError"), ("", 0, NOTHING)),
    "RecordError": ("record", 1, NOTHING),
    "record.fail": ("record", 0, NOTHING),
    "IllegalAction": ("why", 0, frozenset({"rule"})),
    "why._because": ("why", 0, frozenset({"rule"})),
}
WITHOUT_ID = ("TooMany", "Fact", "Down", "say", "phrase")  # another's fact, or the usual one
OTHER: dict[str, set[str]] = {
    "refusal.too_many_requests": {"seconds"},  # the default of TooMany
    "store.stale": {"table", "version"},  # Stale and Restored name theirs themselves
    "store.restored": set(),
    **{  # host/health.py puts the id together
        f"refusal.not_ready_{lack}": {"bus", "store", "checked", "disk_free"}
        for lack in ("down", "full", "damaged", "disk", "checking")
    },
    **{f"refusal.unrated_{why}": set() for why in ("hot_seat", "take_back", "bots", "prepared")},  # table/counting.py
    **{f"refusal.storage_{why}": set() for why in ("full", "refused", "newer")},  # local/ puts the id together
    "delivery.text": {"text"},  # of an older Ruinous, by the migration
    **{f"refusal.{id}": set() for _, id in (*PLAIN.values(), *STORE.values())},
    **{f"serve.not_built.{part}": {"play", "build"} for part in ("title", "how", "api")},
    "why.elsewhere": {"figure", "from", "region"},  # `from` is no name for an argument in Python
    "why.by_rule": {"text", "rule"},  # words/__init__.py adds these to a reason
    "why.on_line": {"text", "line"},
}
TOLD_ELSEWHERE = ("notice-", "mail-", "learning-")  # test_notice_words.py; learning is raised in rl/
NAMES_UNUSED = {"rule", "newest", "since"}  # a fact may carry more than its sentence needs


def made(path: Path) -> Iterator[tuple[str, set[str], str]]:
    """Each fact that a file makes: its id, the names of its arguments, and where."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        maker = MAKERS.get(f"{path.stem}.{called}")
        if maker is None and (isinstance(node.func, ast.Name) or called.endswith("Error")):
            maker = MAKERS.get(called)
        if maker is None:
            continue
        room, place, more = maker
        where = f"{path.relative_to(SOURCE)}:{node.lineno}"
        if len(node.args) <= place or isinstance(node.args[place], ast.Starred):
            assert called in WITHOUT_ID, f"{where}: no id"
            continue
        names = {keyword.arg for keyword in node.keywords if keyword.arg} - {"wait", "language"} | more
        whole = True
        if called in ("Fact", "say", "phrase") and len(node.args) > 1:
            whole = isinstance(node.args[1], ast.Dict) and None not in node.args[1].keys
            if isinstance(node.args[1], ast.Dict):
                names |= {key.value for key in node.args[1].keys if isinstance(key, ast.Constant)}
        for id in ids(node.args[place]):
            if id is None:  # a fact that is passed on, or one whose id is put together
                passed = any(keyword.arg is None for keyword in node.keywords) or called in ("Fact", "say", "phrase")
                assert passed or not isinstance(node.args[place], ast.Constant), f"{where}: the id must stand here"
            elif whole:
                yield id if "." in id else f"{room}.{id}", names, where


def ids(node: ast.expr) -> list[str | None]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*ids(node.body), *ids(node.orelse)]
    return [None]


PATHS = [path for room in ROOMS for path in sorted((SOURCE / room).rglob("*.py"))] + [
    SOURCE / "botrun.py",
    SOURCE / "client.py",
    SOURCE / "hosting.py",
]


@cache
def found() -> list[tuple[str, set[str], str]]:
    return [fact for path in PATHS for fact in made(path)]


@cache
def told(language: str) -> dict[str, set[str]]:
    return {id: message.args for id, message in messages(language).items() if message.file in FILES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fact_has_words_about_nothing_but_its_arguments(language: str) -> None:
    known, faults = messages(language), []
    for id, names, where in found():
        if key(id) not in known:
            faults.append(f"{where}: {id} has no words")
            continue
        used = known[key(id)].args
        faults += [f"{where}: {id} has no {name}" for name in used - names]
        if language == "en" and not id.startswith("why."):
            withheld = {"given"} if id == "setting.secret" else set()
            faults += [f"{where}: {id} does not say {name}" for name in names - used - NAMES_UNUSED - withheld]
    assert not faults, "\n".join(faults)


def test_the_source_was_read() -> None:
    assert len(found()) > 350
    some = {"refusal.no_free_seat", "store.no_room", "log.position", "delivery.quiet", "why.held", "record.cards"}
    assert some | {"setup.twice", "arena.no_games", "keeping.written"} <= {id for id, _, _ in found()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_facts_have_words_too(language: str) -> None:
    for id, names in OTHER.items():
        assert told(language)[key(id)] <= names, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    used = {key(id) for id in {id for id, _, _ in found()} | OTHER.keys()}
    assert {id for id in told(language) if not id.startswith(TOLD_ELSEWHERE)} - used == set()


PARTS = ("notice-named", "notice-unnamed", "notice-versus", "mail-", "delivery-text", "serve-", "keeping-", "standing-")
ENDS = {"en": ".?2…", "fr": ".?2…", "ja": "。？2…"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_whole_sentences(language: str) -> None:
    faults = [fault for id in sorted(told("en")) for fault in wrong(id, language)]
    assert not faults, "\n".join(faults)


def wrong(id: str, language: str) -> Iterator[str]:
    """What is no whole sentence, or none of this language."""
    args: dict[str, object] = dict.fromkeys(told(language)[id], 2)
    sentence = say(id, args | {"made": datetime(2027, 1, 2, 3, 4)}, language=language)
    part = id.startswith(PARTS)
    signs = {
        "a gap": "{" in sentence,
        "two spaces": "  " in sentence,
        "no end": not part and sentence.rstrip(")）")[-1] not in ENDS[language],
    }
    if language == "en":
        signs["no beginning"] = not part and not (sentence[0].isupper() or sentence[0] in "2“-")
        signs["a bad habit"] = "just now" in sentence or " is told" in sentence
    if language == "fr":
        signs["a straight apostrophe"] = "'" in sentence
        signs["a wrong space"] = any(f" {sign}" in sentence for sign in ":;!?»%")
    for what, seen in signs.items():
        if seen:
            yield f"{id}: {what}: {sentence}"


def test_numbers_of_ports_and_versions_are_not_grouped() -> None:
    for language in LANGUAGES:
        text = say("serve.port", {"port": 8765, "host": "127.0.0.1", "reason": "x"}, language=language)
        assert "8765" in text
        assert "16384" in say("refusal.settings_too_large", {"bytes": 16384}, language=language)
