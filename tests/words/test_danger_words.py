"""Danger has its words in every language, with nothing in them but what a fact tells."""

import pytest

from ruinous.rules.danger import FACTS, STOPS
from ruinous.words.english.danger import TEMPLATES
from tests.words.test_languages import OTHERS, holes, strings, with_forms

DECLARED = {f"danger.{id}": set(args) for id, args in FACTS.items()}
DECLARED |= {f"stop.{id}": set(args) for id, args in STOPS.items()}


def of(language: str) -> dict[str, str]:
    return {
        id: text for id, text in strings(f"i18n/danger.{language}.ts").items() if id.startswith(("danger.", "stop."))
    }


def test_english_is_the_same_for_all() -> None:
    assert of("en") == TEMPLATES
    assert TEMPLATES.keys() == DECLARED.keys()


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_only_what_a_fact_has_is_filled_in(language: str) -> None:
    words = of(language)
    assert words.keys() == DECLARED.keys()
    for id, text in words.items():
        assert holes(text) <= with_forms(DECLARED[id]), id
