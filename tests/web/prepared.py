"""A server for tests alone, `python -m tests.web.prepared serve`: golden games are opened in the middle, as lessons."""

import sys
from pathlib import Path
from typing import Any, NamedTuple

from ruinous import Game
from ruinous.cli import main
from ruinous.content.lessons import LESSONS

GOLDEN = Path(__file__).parent.parent / "golden"


class Prepared(NamedTuple):
    """A golden game up to a decision, where the one who must make it sits down."""

    file: str
    decisions: int

    @property
    def game(self) -> Game:
        return Game.replay((GOLDEN / self.file).read_text(), self.decisions)

    @property
    def seat(self) -> str:
        decision = self.game.decision
        assert decision is not None
        return decision.seat

    @property
    def record(self) -> str:
        return self.game.record.dumps()


PREPARED = {
    "dial_soon": Prepared("e2-0041.ruinous", 98),  # Khorne's dial is turning
    "dial": Prepared("e2-0041.ruinous", 101),  # and now he can win by it
    "points": Prepared("e2-0031.ruinous", 126),  # Nurgle scores fifty as things stand
    "ruins": Prepared("e2-0121.ruinous", 143),  # the fifth region falls, and Tzeentch leads
}


if __name__ == "__main__":
    lessons: dict[str, Any] = LESSONS
    lessons |= PREPARED
    sys.exit(main())
