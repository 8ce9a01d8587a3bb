"""Lessons: beginnings of games that a reader goes on with.

The first one is a record that breaks off where the reader takes over (found with `python -m tools.lesson`); its words
and its steps belong to the page. All others are files of the folder `taught/`: a position, the steps, what the others
play (rules/lesson.py reads them, docs/adding-a-lesson.md tells how they are written). A table keeps the beginning of
its game in its own log, so a lesson that is gone (`first`) is still played where it was begun.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

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


@lru_cache(maxsize=1)
def taught() -> dict[str, str]:
    """The text of every lesson that is a file, by its name."""
    folder = files(__package__).joinpath("taught")
    found = {file.name: file for file in folder.iterdir() if file.name.endswith(".toml")}
    return {name.removesuffix(".toml"): found[name].read_text(encoding="utf-8") for name in sorted(found)}
