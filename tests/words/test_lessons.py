"""Every lesson has its words, in every language, and no word is left over."""

from __future__ import annotations

import pytest

from ruinous.content.lessons import LESSONS
from ruinous.rules.lesson import lessons
from ruinous.words import LANGUAGES
from tests.kit.messages import messages

LESSON = ("title", "about", "end", "keep-1", "keep-2")
READ = ("title", "text")
TASK = ("title", "goal", "text", "else")


def wanted() -> set[str]:
    ids = {f"lesson-{name}-{what}" for name in LESSONS for what in ("title", "about")}
    for name, lesson in lessons().items():
        ids |= {f"lesson-{name}-{what}" for what in LESSON}
        for step in lesson.steps:
            ids |= {f"lesson-{name}-{step.id}-{what}" for what in (TASK if step.task else READ)}
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_nothing_is_left_over(language: str) -> None:
    found = {id for id, message in messages(language).items() if message.file == "lessons"}
    assert found == wanted()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_too_long_for_a_phone(language: str) -> None:
    """So long that it can be read beside the map without scrolling far."""
    most = {"title": 45, "goal": 90, "text": 420, "else": 170, "about": 150, "end": 150, "keep-1": 150, "keep-2": 150}
    long = [
        id
        for id, message in messages(language).items()
        if message.file == "lessons"
        and len(message.text) > next(n for end, n in most.items() if id.endswith(f"-{end}"))
    ]
    assert long == []
