"""What all tests share: the settings of hypothesis, and random games to look at."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.database import DirectoryBasedExampleDatabase, ReadOnlyDatabase

from ruinous import Game

if TYPE_CHECKING:
    from tests.kit.play import Stage

# Always the same examples; `./test --explore` looks for others, and tests/test_explore.py tries what it has found.
FOUND = DirectoryBasedExampleDatabase(Path(__file__).parent / "found")
settings.register_profile(
    "ruinous",
    deadline=None,
    derandomize=True,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
usual = settings.get_profile("ruinous")
settings.register_profile("explore", usual, derandomize=False, max_examples=100, database=FOUND, print_blob=True)
kept = ReadOnlyDatabase(FOUND)
settings.register_profile("found", usual, derandomize=False, phases=(Phase.explicit, Phase.reuse), database=kept)
settings.load_profile("ruinous")

os.environ["RUINOUS_LANGUAGE"] = "en"  # whatever the machine speaks


def pytest_collection_finish() -> None:
    """What was collected stays to the end: it need not be looked through for rubbish again and again."""
    gc.collect()
    gc.freeze()


ALL = ("khorne", "nurgle", "tzeentch", "slaanesh")


def _walk(seed: int, powers: tuple[str, ...] = ALL, **options: str) -> Iterator[Game]:
    """A random game: the same Game object at each of its decisions, and at its end."""
    from ruinous import Options

    random = Random(seed)
    game = Game.new(powers, seed, Options(**options))
    while game.decision:
        yield game
        game.play(random.choice(game.state.actions or []))
    yield game


@pytest.fixture(scope="session")
def walk():
    return _walk


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Stage"]:
    """A server that stands between the tests of a module (`@story`)."""
    from tests.kit.play import staged

    with staged(tmp_path_factory.mktemp("stage")) as made:
        yield made
