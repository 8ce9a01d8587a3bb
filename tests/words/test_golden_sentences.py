"""Sentences that were read and found good stay as they are, in every language (`python -m tests.words.sentences`)."""

import pytest

from ruinous.words import LANGUAGES
from tests.words.sentences import GOLDEN, sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_as_they_were_read(language: str) -> None:
    kept = (GOLDEN / f"{language}.txt").read_text("utf-8").splitlines()
    now = "\n".join(sentences(language)).splitlines()
    assert now == kept
    assert len(now) >= 2 * 200
