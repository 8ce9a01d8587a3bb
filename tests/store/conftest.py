from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.services import postgres, postgres_server


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a new store can be opened, by any number of openers: each test runs on both databases."""
    if request.param == "sqlite":
        yield str(tmp_path / "ruinous.db")
    else:
        url = postgres()
        yield url
        postgres_server().drop(url)
