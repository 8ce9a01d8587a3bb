"""The examples in docstrings say what is so."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import ruinous

SOURCE = Path(ruinous.__file__).parent
MODULES = sorted(
    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in SOURCE.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


def test_there_are_examples() -> None:
    assert len(MODULES) > 15


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted
    assert found.failed == 0
