"""Every message is there in every language, says what English says, is used, and is set as its language is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from ruinous.words import LANGUAGES
from ruinous.words.voice import FORMS, KINDS
from tests.kit.messages import WORDS, messages
from tests.words.test_facts import arguments

WEB = Path(__file__).parents[2] / "web" / "src"
OTHERS = [language for language in LANGUAGES if language != "en"]
FUNCTIONS = {form.upper() for form in FORMS} | {"ORDINAL", "NUMBER", "DATETIME"}
GRAMMAR = {*FORMS, "inside", "ours"}
"""Attributes that a language has or has not, as its grammar needs them."""


def test_english_is_first_and_there_are_others() -> None:
    assert LANGUAGES[0] == "en"
    assert {"fr", "ja"} <= set(OTHERS)


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_and_none_too_many(language: str) -> None:
    english, theirs = messages("en"), messages(language)
    assert theirs.keys() == english.keys()
    for id, message in english.items():
        assert theirs[id].file == message.file, id
        assert (theirs[id].value is None) == (message.value is None), id
        assert theirs[id].attributes.keys() - GRAMMAR == message.attributes.keys() - GRAMMAR, id


ALONE = {
    "event-game_end-won": {"number"},  # wins or win
    "why-same_as": {"other"},  # the id of a figure, which nobody sees on the page
}
"""What English fills in and another language may leave out, beside numbers that only choose between one and more."""


def told_by(id: str) -> set[str]:
    """What a fact tells, whether English says it or not."""
    return (arguments(id) or set()) if id.startswith(("ask-", "event-", "action-", "cause-")) else set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_is_filled_in(language: str) -> None:
    wrong = {}
    for id, message in messages("en").items():
        theirs = messages(language)[id]
        more = theirs.args - message.args - told_by(id)
        told = message.args - {name for pattern in message.patterns() for name in pattern.selectors}
        less = told - theirs.args - ALONE.get(id, set())
        if (more or less) and not id.startswith("list-"):
            wrong[id] = (more, less)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_functions_are_known_and_have_something_to_form(language: str) -> None:
    """`{ IN($region) }` needs an argument that is a thing of the game, by itself or as a list."""
    things = {*KINDS, *(f"{name}s" for name in KINDS)}
    for id, message in messages(language).items():
        for pattern in message.patterns():
            for function, argument in pattern.forms:
                assert function in FUNCTIONS, f"{id}: {function}"
                numeric = function in ("NUMBER", "ORDINAL", "DATETIME")
                assert numeric or argument in things, f"{id}: {function}(${argument})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_is_there_for_every_thing_of_a_kind_or_for_none(language: str) -> None:
    all_messages = messages(language).values()
    used = {
        (KINDS.get(argument) or KINDS[argument.removesuffix("s")], function.lower())
        for message in all_messages
        for pattern in message.patterns()
        for function, argument in pattern.forms
        if function.lower() in FORMS
    }
    for kind, form in used:
        lacking = [m.id for m in all_messages if m.id.startswith(f"{kind}-") and form not in m.attributes]
        assert lacking == [] or form in ("of", "short", "gender"), (kind, form)
        if form == "of" and kind in ("region", "power"):
            assert lacking == [], (kind, form)


# --- nothing is left over ---------------------------------------------------------------------------------------------

PAGE = (
    "table",
    "play",
    "pages",
    "people",
    "groups",
    "help",
    "guide",
    "puzzles",
    "next",
    "explain",
    "danger",
    "accounts",
    "study",
    "owner",
    "reasons",
)


@cache
def page_sources() -> str:
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and "gallery" not in path.parts]
    return "\n".join(path.read_text("utf-8") for path in files if path.name != "ids.ts")


@cache
def templates() -> list[re.Pattern[str]]:
    """The keys that the page makes of parts: `phase.${phase}`."""
    found = set(re.findall(r"`((?:[a-z_.]|\$\{[^{}`]*\})*)`", page_sources()))
    keyed = [text for text in found if "${" in text and "." in re.sub(r"\$\{[^}]*\}", "", text)]
    return [re.compile(r"[\w.]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", text))) for text in keyed]


@pytest.mark.parametrize("file", PAGE)
def test_the_page_uses_all_its_words(file: str) -> None:
    prefix = {"reasons": "because-"}.get(file, f"{file}-")
    keys = [
        id.removeprefix(prefix).replace("-", ".")
        for id, message in messages("en").items()
        if message.file == file and id.startswith(prefix)
    ]
    assert keys
    sources = page_sources()
    unused = [key for key in keys if f'"{key}"' not in sources and not any(t.fullmatch(key) for t in templates())]
    if file == "danger":  # facts of rules/danger.py
        unused = [key for key in unused if not key.startswith(("dial.", "points.", "ruins."))]
    assert unused == []


# --- as its language is set -------------------------------------------------------------------------------------------


def wrong(language: str, fault: str, but: frozenset[str] = frozenset()) -> list[str]:
    """Messages in which a fault is found."""
    return [
        f"{id}: {pattern.text[:120]}"
        for id, message in messages(language).items()
        if id not in but
        for pattern in message.patterns()
        if re.search(fault, pattern.text)
    ]


TECHNICAL = frozenset(id for id, message in messages("en").items() if message.file in ("hosting", "commands"))
"""Messages with options, addresses and settings, which have signs of their own."""


def test_french_is_set_as_french_is() -> None:
    assert wrong("fr", r"\w'\w") == []
    space = "[\u00a0\u202f]"
    assert wrong("fr", rf"(?<!{space})[;!?»](?![\w/=])|«(?!{space})", TECHNICAL) == []
    assert wrong("fr", r"(?<![\u00a0\u202f\w/*#])[:](?= )", TECHNICAL) == []
    assert wrong("fr", r"\.\.\.") == []


def test_japanese_is_set_as_japanese_is() -> None:
    kana = "[\u3040-\u30ff\u4e00-\u9fff]"
    assert wrong("ja", rf"{kana}[,:;!?()]|[,:;!?(]{kana}", TECHNICAL) == []
    assert wrong("ja", "[０-９]") == []


# --- the terms of the rulebooks, and our bad habits -------------------------------------------------------------------

NEVER = {
    "en": (
        r"\b(be done|just now|is told|are told|taken up|is no action)\b",
        r"\b(colour|neighbour|defence|favour|honour)\w*",
        r"\b(in|from|of|to|next to) The (Empire|Border Princes|Badlands|Horned Rat)\b",
    ),
    "fr": (
        r"\battribu(er|ez|e|ent)\b",
        r"\brobots?\b",
        r"\bsièges?\b",
        r"\brangs? (supérieur|inférieur)",
        r"\b[Ss]tock\b",
        r"\ben Kislev\b",
        r"\bde (Estalie|l’Estalie|L’Empire|Les |Le Rat)",
        r"\bJuresangs\b|\bMalepierres\b",
        r"\bPP\b",
        r"\bthe Horned Rat\b",
    ),
    "ja": (
        r"目盛り|割り振|倒した|倒され|予備|控え|攻撃ダイス|終了してください|廃墟",
        r"カードをプレイ|をプレイした",
        r"脅威が(最も)?大きい",
        r"Horned Rat",
        r"[一二三四五六七八九]つ",
        r"投了|じっくり",
    ),
}


@pytest.mark.parametrize("language", NEVER)
def test_words_we_never_use(language: str) -> None:
    for fault in NEVER[language]:
        assert wrong(language, fault) == []


def terms() -> list[tuple[str, str, str, str]]:
    """Message and attribute, English, French, Japanese: the names of the rulebooks (terms.txt)."""
    lines = (Path(__file__).parent / "terms.txt").read_text("utf-8").splitlines()
    return [tuple(part.strip() for part in line.split("|")) for line in lines if line and not line.startswith("#")]  # type: ignore[misc]


@pytest.mark.parametrize(("id", "en", "fr", "ja"), terms(), ids=lambda text: text[:40])
def test_names_are_those_of_the_rulebooks(id: str, en: str, fr: str, ja: str) -> None:
    name, _, attribute = id.partition(".")
    for language, official in (("en", en), ("fr", fr), ("ja", ja)):
        message = messages(language)[name]
        if official == "-":
            assert language == "en" or not name.startswith("card-") or "ours" in message.attributes
            continue
        assert not name.startswith("card-") or "ours" not in message.attributes
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern
        assert pattern.text == official


def test_every_card_of_the_rulebooks_is_among_the_terms() -> None:
    """A title that is not ours is one of theirs."""
    official = {id for id, *_ in terms()}
    for language in OTHERS:
        for id, message in messages(language).items():
            if id.startswith("card-") and id != "card-among" and "ours" not in message.attributes:
                assert id in official, id


def test_no_file_but_messages(tmp_path: Path) -> None:
    for language in LANGUAGES:
        assert {path.suffix for path in (WORDS / language).iterdir()} == {".ftl"}
