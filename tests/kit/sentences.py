"""What a player would read of an error that is a fact."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ruinous import words
from ruinous.rules.options import SetupError


@contextmanager
def refuses(pattern: str, error: type[SetupError] = SetupError) -> Iterator[None]:
    """Something that cannot be set up, with the reason in one sentence that fits a pattern."""
    with pytest.raises(error) as caught:
        yield
    text = words.reason(caught.value)
    assert re.search(pattern, text), text
    assert text.endswith(".")
    assert len(text.splitlines()) == 1
