"""`./test --explore MINUTES`: new seeds for every property test and for whole games, until the time is over.

What fails is kept in tests/found, and every ordinary run tries it again: the examples of hypothesis in its own files,
games as lines of arguments to `ruinous simulate` in games.txt.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ruinous.rules.options import CARD_SETS, EVENTS

ROOT = Path(__file__).parents[2]
FOUND = ROOT / "tests" / "found"
GAMES = FOUND / "games.txt"
ADVICE = "./test --explore takes the minutes to spend, for example: ./test --explore 10"
LONGEST = 7 * 24 * 60
PASSED, FAILED, CUT_OFF = 0, 1, -1


@dataclass
class Search:
    """A search until a moment of the monotonic clock."""

    end: float
    random: Random
    failures: int = 0

    @property
    def left(self) -> float:
        return self.end - time.monotonic()

    def run(self, *command: str) -> int:
        """A command until it is done or the time is over."""
        process = subprocess.Popen([sys.executable, *command], cwd=ROOT, start_new_session=True)
        try:
            return process.wait(max(self.left, 0))
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGINT)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            return CUT_OFF

    def games(self) -> None:
        """Whole games of any kind, each of whose decisions is checked."""
        pick = self.random
        words = f"--games 20 --seed {pick.randrange(2**32)} --players {pick.choice((3, 4, 5))} --check --json"
        line = f"simulate {words} --card-set {pick.choice(CARD_SETS)} --events {pick.choice(EVENTS)}"
        print(f"\n== ruinous {line}", flush=True)
        if self.run("-m", "ruinous", *line.split(), "--jobs", "2") not in (PASSED, CUT_OFF):
            self.failures += 1
            FOUND.mkdir(exist_ok=True)
            with GAMES.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")

    def properties(self) -> None:
        """Every property test with new examples."""
        print(f"\n== property tests with new examples; {self.left / 60:.0f} minutes are left", flush=True)
        status = self.run("-m", "pytest", "-n", "2", *properties("explore"))
        self.failures += status not in (PASSED, CUT_OFF)


def properties(profile: str) -> list[str]:
    """The arguments by which pytest runs the property tests, under settings of tests/conftest.py."""
    return ["--ignore=tests/web", "-m", "hypothesis", f"--hypothesis-profile={profile}"]


def minutes_of(arguments: Sequence[str]) -> float:
    """How long to search, or 0 if that is not said."""
    try:
        minutes = float(*arguments) if len(arguments) == 1 else 0
    except ValueError:
        return 0
    return minutes if 0 < minutes <= LONGEST else 0


def main(arguments: Sequence[str]) -> int:
    minutes = minutes_of(arguments)
    if not minutes:
        print(ADVICE, file=sys.stderr)
        return 2
    search = Search(time.monotonic() + 60 * minutes, Random())
    while search.left > 0:
        search.games()
        search.properties()
    if search.failures:
        print(f"\n{search.failures} rounds have failed. What was found is in tests/found: mend it, and commit both.")
        return FAILED
    print("\nNothing was found.")
    return PASSED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
