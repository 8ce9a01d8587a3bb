"""The rules are pure: no file, clock, network, process, terminal or global random, and no third-party import."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ruinous

PACKAGE = Path(ruinous.__file__).parent
RULES = sorted((PACKAGE / "rules").rglob("*.py"))

REFUSED_MODULES = set(
    """
    asyncio builtins calendar ctypes curses datetime fileinput getpass glob http importlib io locale logging mmap
    multiprocessing os pathlib pickle platform queue random readline secrets select selectors shelve shutil signal
    socket sqlite3 ssl subprocess tempfile threading time urllib uuid webbrowser zoneinfo
    """.split()
)
REFUSED_NAMES = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}
REFUSED_ATTRIBUTES = {"sys": {"stdin", "stdout", "stderr", "argv", "modules", "path", "exit"}}


def impurities(source: str) -> Iterator[str]:
    """Each thing in a module of the rules that the rules must not do, as "line: what"."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                modules = [alias.name for alias in names]
            case ast.ImportFrom(module=str(module), level=0, names=names):
                modules = [module]
                for alias in names:
                    if alias.name in REFUSED_ATTRIBUTES.get(module, ()):
                        yield f"{node.lineno}: from {module} import {alias.name}"
            case ast.Name(id=name, ctx=ast.Load()) if name in REFUSED_NAMES:
                yield f"{node.lineno}: {name}"
                continue
            case ast.Attribute(value=ast.Name(id=name), attr=attr) if attr in REFUSED_ATTRIBUTES.get(name, ()):
                yield f"{node.lineno}: {name}.{attr}"
                continue
            case _:
                continue
        for module in modules:
            top = module.partition(".")[0]
            if top in REFUSED_MODULES or (top != "ruinous" and top not in sys.stdlib_module_names):
                yield f"{node.lineno}: import {module}"


def test_the_rules_are_found() -> None:
    assert RULES


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_rules_are_pure(path: Path) -> None:
    assert list(impurities(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import os.path", ["1: import os.path"]),
        ("from random import Random", ["1: import random"]),
        ("def f():\n    import time", ["2: import time"]),
        ("import json, numpy", ["1: import numpy"]),
        ("print(1)", ["1: print"]),
        ("reader = open", ["1: open"]),
        ("name = input('?')", ["1: input"]),
        ("import sys\nsys.stdout.write('x')", ["2: sys.stdout"]),
        ("from sys import stdout", ["1: from sys import stdout"]),
        ("from enum import IntEnum\nfrom ruinous.content import board\nfrom . import ids", []),
    ],
)
def test_impurities_are_seen(source: str, found: list[str]) -> None:
    assert list(impurities(source)) == found
