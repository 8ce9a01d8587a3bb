"""Every fact that the rules can state has its message, and no message fills in what its fact does not have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ruinous.rules import game  # noqa: F401 (declares every question)
from ruinous.rules.arguments import CARD_SPACE, CARDS, Told
from ruinous.rules.danger import FACTS, STOPS, WAYS
from ruinous.rules.events import CAUSES, EVENTS
from ruinous.rules.ids import PHASES, PLACES, POWERS, RANKS, SPACE_NAMES
from ruinous.rules.questions import GROUPS, QUESTIONS
from ruinous.rules.story import TOLD as STORY
from ruinous.rules.telling import ACTION_ARGS, LIVE
from ruinous.words import LANGUAGES, VARIANTS
from ruinous.words.game import SILENT
from tests.kit.messages import key, messages

WEB = Path(__file__).parents[2] / "web" / "src"
WORDS = ("pass", "done", "roll", "wait", "keep")
DECLARED = {f"danger-{key(id)}": set(args) for id, args in FACTS.items()}
DECLARED |= {f"stop-{id}": set(args) for id, args in STOPS.items()}
DECLARED |= {key(id): set(args) for id, args in STORY.items()}


def base(id: str) -> str:
    """The fact that a message stands for: `ask-assign` of `ask-assign-early`."""
    return "-".join(id.split("-")[:2])


def expanded(fields: tuple[tuple[str, Told], ...]) -> set[str]:
    """The names under which fields are told."""
    names: set[str] = set()
    for name, how in fields:
        names |= {"card", "region", "space"} if how is CARD_SPACE else {"cards", "count"} if how is CARDS else {name}
    return names


def arguments(id: str) -> set[str] | None:
    """What a fact tells, by its declaration; None if anything may be told."""
    kind, _, name = base(id).partition("-")
    if kind == "ask":
        question = QUESTIONS[name]
        return None if question.more else expanded(question.told)
    if kind == "event":
        return expanded(EVENTS[name].fields) | {"cause", "number"}
    if kind == "cause":
        return expanded(CAUSES[name])
    if kind == "action" and name not in WORDS:
        what = "move" if name == "summon" else name
        live = set(LIVE[what][1]) if what in LIVE else set()
        return {argument for argument, _ in ACTION_ARGS[what]} | live | ({"places"} if what == "option" else set())
    return DECLARED.get(id)


def test_every_fact_has_its_message() -> None:
    known = {base(id) for id in messages("en")}
    assert {f"ask-{id}" for id in QUESTIONS} <= known
    assert {f"event-{id}" for id in EVENTS if id not in SILENT} <= known
    assert not {f"event-{id}" for id in SILENT} & known
    assert {f"cause-{id}" for id in CAUSES} <= known
    assert {f"action-{name}" for name in (*WORDS, *ACTION_ARGS) if name != "word"} <= known
    assert messages("en").keys() >= DECLARED.keys()


def test_no_message_is_without_a_fact() -> None:
    facts = {f"ask-{id}" for id in QUESTIONS} | {f"event-{id}" for id in EVENTS} | {f"cause-{id}" for id in CAUSES}
    facts |= {f"action-{name}" for name in (*WORDS, *ACTION_ARGS, "summon")}
    for id in messages("en"):
        if id.startswith(("ask-", "event-", "cause-", "action-")):
            assert base(id) in facts, id
        if id.startswith(("story-", "close-", "advice-", "stop-")):
            assert id in DECLARED, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_a_fact_has_is_filled_in(language: str) -> None:
    for id, message in messages(language).items():
        if id.startswith(("ask-", "event-", "cause-", "action-")) or id in DECLARED:
            declared = arguments(id)
            assert declared is None or message.args <= declared, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_name_has_a_name(language: str) -> None:
    named = {
        "region": PLACES,
        "power": POWERS,
        "phase": PHASES,
        "space": SPACE_NAMES,
        "class": RANKS,
        "condition": WAYS,
    }
    for kind, ids in named.items():
        assert {id for id in messages(language) if id.startswith(f"{kind}-")} == {f"{kind}-{id}" for id in ids}


def test_the_page_chooses_among_messages_as_python_does() -> None:
    chosen = re.findall(r'^  "([a-z_.]+)":', (WEB / "play/variants.ts").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(chosen) == set(VARIANTS)


def test_every_group_of_questions_has_its_words() -> None:
    assert {id for id in messages("en") if id.startswith("play-group-")} == {f"play-group-{group}" for group in GROUPS}
