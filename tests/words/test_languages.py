"""Every fact that a player reads has its words in every language, and each language fills in only what the fact has.

English stands in `ruinous.words.english`, French and Japanese in web/src/i18n/told.*.ts, which are read here as text.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from ruinous.content import components
from ruinous.rules import game  # noqa: F401 (declares every question)
from ruinous.rules.arguments import CARD_SPACE, CARDS, PLACES, Told
from ruinous.rules.events import CAUSES, EVENTS
from ruinous.rules.ids import PHASES, POWERS, RANKS, REGIONS, SPACE_NAMES
from ruinous.rules.questions import GROUPS, QUESTIONS
from ruinous.rules.story import TOLD as STORY
from ruinous.rules.telling import ACTION_ARGS, LIVE
from ruinous.words import VARIANTS
from ruinous.words.english import TEMPLATES
from ruinous.words.spelling import CONDITIONS

WEB = Path(__file__).parents[2] / "web" / "src"
OTHERS = ("fr", "ja")
FACTS = ("ask.", "action.", "event.", "cause.", "why.", "story.", "close.", "advice.")
LINE = re.compile(r'^\s*"([^"]+)":\s*"((?:[^"\\]|\\.)*)",', re.MULTILINE)
WORDS = ("pass", "done", "roll", "wait", "keep")

# What the page makes of an argument: a form of a place or a Power (`in_region`), of a figure (`a_figure`).
PLACE_FORMS = ("in", "of", "the")
FIGURE_FORMS = ("a", "to")
PEOPLE = {"power", "seat", "named", "controller", "victim", "winner", "winners"}
FIGURES = {"figure", "other"}
NAMES = {"region", "from", "to", "regions"}


@cache
def strings(path: str) -> dict[str, str]:
    """The words of a file of the page, by key."""
    found = LINE.findall((WEB / path).read_text(encoding="utf-8"))
    keys = [key for key, _ in found]
    assert len(keys) == len(set(keys)), f"{path} has a key twice"
    return dict(found)


def told(language: str) -> dict[str, str]:
    return strings(f"i18n/told.{language}.ts")


def facts(templates: dict[str, str]) -> dict[str, str]:
    return {id: text for id, text in templates.items() if id.startswith(FACTS) and text}


def base(id: str) -> str:
    """The fact that a template stands for: `ask.assign` of `ask.assign.early`."""
    return ".".join(id.split(".")[:2])


def holes(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", text))


def expanded(fields: tuple[tuple[str, Told], ...]) -> set[str]:
    """The names under which fields are told."""
    names: set[str] = set()
    for name, how in fields:
        names |= {"card", "region", "space"} if how is CARD_SPACE else {"cards", "count"} if how is CARDS else {name}
    return names


def arguments(id: str) -> set[str]:
    """What a fact tells, by its declaration; where the position adds to it, what English says of that."""
    kind, _, name = base(id).partition(".")
    english = set().union(*(holes(text) for key, text in TEMPLATES.items() if base(key) == base(id)))
    if kind == "ask":
        question = QUESTIONS[name]
        return expanded(question.told) | (english if question.more else set())
    if kind == "event":
        return expanded(EVENTS[name].fields) | ({"cause"} if "cause" in english else set())
    if kind == "cause":
        return expanded(CAUSES[name])
    if id in STORY:
        return set(STORY[id])
    if kind == "action" and name not in WORDS:
        what = "move" if name == "summon" else name
        live = set(LIVE[what][1]) if what in LIVE else set()
        return {argument for argument, _ in ACTION_ARGS[what]} | live | ({"places"} if what == "option" else set())
    return {hole.removeprefix("a_") for hole in english}


def with_forms(names: set[str]) -> set[str]:
    forms = {f"{form}_{name}" for name in names & (PEOPLE | NAMES) for form in PLACE_FORMS}
    return names | forms | {f"{form}_{name}" for name in names & FIGURES for form in FIGURE_FORMS}


def test_english_has_every_question_event_and_cause() -> None:
    kinds = {base(id) for id in TEMPLATES}
    for kind, declared in (("ask", QUESTIONS), ("event", EVENTS), ("cause", CAUSES)):
        assert {f"{kind}.{id}" for id in declared} <= kinds
    assert {f"action.{name}" for name in (*WORDS, *ACTION_ARGS) if name != "word"} <= kinds
    assert {id for id in TEMPLATES if id.startswith(("story.", "close.", "advice."))} == STORY.keys()
    for id, args in STORY.items():
        assert {hole.removeprefix("a_") for hole in holes(TEMPLATES[id])} == set(args), id


@pytest.mark.parametrize("language", OTHERS)
def test_every_fact_has_its_words(language: str) -> None:
    assert facts(told(language)).keys() == facts(TEMPLATES).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_only_what_a_fact_has_is_filled_in(language: str) -> None:
    wrong = {id: holes(text) - with_forms(arguments(id)) for id, text in facts(told(language)).items()}
    assert {id: names for id, names in wrong.items() if names} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_and_names_are_not_dropped(language: str) -> None:
    """A region, a card or a number that English tells is told in every language, in whatever form."""
    plain = {"a_figure": "figure", "a_token": "token", "tokens": "token"}
    spoken = {f"{form}_{name}": name for form in (*PLACE_FORMS, *FIGURE_FORMS) for name in PEOPLE | NAMES | FIGURES}
    for id, text in facts(told(language)).items():
        english = {plain.get(hole, hole) for hole in holes(TEMPLATES[id])}
        theirs = {spoken.get(hole, hole) for hole in holes(text)}
        assert english - theirs <= ALONE.get(id, set()), id


# What English says and the others do otherwise.
ALONE = {
    "event.game_end.won": {"number"},  # wins or win
    "why.same_as": {"other"},  # the id of a figure, which nobody sees on the page
}


@pytest.mark.parametrize("language", OTHERS)
def test_every_name_has_its_words_and_none_is_left_over(language: str) -> None:
    followers = {f"{power.id}.{follower.rank}" for power in components().powers for follower in power.followers}
    names = {
        "place": set(PLACES) - set(REGIONS),
        "space": set(SPACE_NAMES),
        "phase": set(PHASES),
        "rank": set(RANKS),
        "condition": set(CONDITIONS),
        "placed": {"one", "each"},
        "card": {"among"},
    }
    known = {f"{kind}.{id}" for kind, ids in names.items() for id in ids}
    places, people = set(PLACES), set(POWERS)
    forms = {f"{form}.{id}" for form in PLACE_FORMS for id in places | people}
    forms |= {f"{form}.{id}" for form in FIGURE_FORMS for id in followers}
    forms |= {f"inside.{id}" for id in set(REGIONS) | people}
    here = {key for key in told(language) if not key.startswith(FACTS)}
    assert known <= here
    assert here - known <= forms


@pytest.mark.parametrize("language", OTHERS)
def test_a_form_is_there_for_everything_or_for_nothing(language: str) -> None:
    followers = {f"{power.id}.{follower.rank}" for power in components().powers for follower in power.followers}
    used = {hole for text in told(language).values() for hole in holes(text)}
    whole = {"in": {*PLACES}, "of": {*PLACES, *POWERS}, "the": {*REGIONS}, "a": followers, "to": followers}
    for form, ids in whole.items():
        there = {key.removeprefix(f"{form}.") for key in told(language) if key.startswith(f"{form}.")}
        assert there in (set(), ids), form
        if not there:
            assert not any(hole.startswith(f"{form}_") for hole in used), form


def test_the_page_chooses_among_templates_as_english_does() -> None:
    chosen = re.findall(r'^  "([a-z_.]+)":', (WEB / "play/variants.ts").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(chosen) == set(VARIANTS)


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_group_of_questions_has_its_words(language: str) -> None:
    keys = {key for key in strings(f"i18n/play.{language}.ts") if key.startswith("group.")}
    assert keys == {f"group.{group}" for group in GROUPS}
