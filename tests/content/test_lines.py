"""On which line of a TOML text a value stands."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from ruinous.content.editions import FOLDER, OVERLAYS
from ruinous.content.lines import Path, line_of, lines
from ruinous.content.loader import text_of

FILES = [path.name for path in files("ruinous.content").iterdir() if path.name.endswith(".toml")]
FILES += [f"{FOLDER}/{name}" for name in OVERLAYS]


def paths(value: Any, path: Path = ()) -> list[Path]:
    """Every path of parsed TOML."""
    inside = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    return [path, *(deeper for key, item in inside for deeper in paths(item, (*path, key)))]


@pytest.mark.parametrize("name", FILES)
def test_the_line_finder_knows_every_value_of_the_built_in_files(name: str) -> None:
    text = text_of(name)
    found, rows = lines(text), text.splitlines()
    expected = set(paths(tomllib.loads(text))) - {()}
    assert set(found) == expected
    for path, line in found.items():
        if isinstance(path[-1], str):
            assert path[-1] in rows[line - 1], (path, line)


def test_the_line_finder_on_hard_cases() -> None:
    text = (
        "# [not.a.table]\r\n"
        'a . "b.c" = """\n'
        "x = 1\n"
        '[no] \\""" ""\n'
        '"""\n'
        "l = '''\n"
        "[[no]]'''  # ]\n"
        'n = [ # "\n'
        "  1, '#', \"]\",\n"
        "  [2,\n"
        "   { x = 1979-05-27 07:32:00, y.z = [\n"
        "     3] } ],\n"
        "]\n"
        "[ t . 'u v' ]\n"
        "k = -1.5e3 # = 2\n"
        "[[w]]\n"
        "[[w]]\n"
        "i = 1\n"
        "[w.sub]\n"
        "j = 2\n"
        "[[w.many]]\n"
        "[[w.many]]\n"
        "m = true"
    )
    found = lines(text)
    assert set(found) == set(paths(tomllib.loads(text))) - {()}
    assert {path: line for path, line in found.items() if path[0] in ("a", "l")} == {
        ("a",): 2, ("a", "b.c"): 2, ("l",): 6,
    }  # fmt: skip
    assert (found["n", 1], found["n", 3], found["n", 3, 1, "x"], found["n", 3, 1, "y", "z", 0]) == (9, 10, 11, 12)
    assert (found["t", "u v", "k"], found["w", 0], found["w", 1, "i"]) == (15, 16, 18)
    assert (found["w", 1, "sub", "j"], found["w", 1, "many", 1, "m"]) == (20, 23)


def test_a_path_that_is_not_there_gives_the_line_around_it() -> None:
    assert line_of("\n[a]\nb = 1\n", ("a", "b", "c", 3)) == 3
    assert line_of("\n[a]\nb = 1\n", ("a", "x")) == 2
    assert line_of("\n[a]\nb = 1\n", ("y",)) == 1
