"""Lessons: beginnings of games, each a record that breaks off where the reader goes on.

The positions were found with `python -m tools.lesson`; the words of the lessons belong to the page. A table keeps the
beginning of its game in its own log, so a lesson that is gone (`first`) is still played where it was begun.
"""

from __future__ import annotations

from dataclasses import dataclass

from .loader import text_of


@dataclass(frozen=True, slots=True)
class LessonText:
    """The record of a lesson, and the Power whose seat the reader takes."""

    name: str
    seat: str
    file: str

    @property
    def record(self) -> str:
        return text_of(self.file)


LESSONS = {text.name: text for text in (LessonText("round", "nurgle", "lesson_round.ruinous"),)}
