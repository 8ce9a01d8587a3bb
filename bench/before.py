"""The engine against an older checkout's in one run: `python -m bench.before OLDER [--json]`, about a minute.

Two processes, one with each version, play the same random games of edition 1 in turns, so that a busy machine slows
both alike; the quickest slice of each counts. A `ratio` above 1 means that this checkout is faster. Copies of a
position are timed, too.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

SLICES = 60
GAMES = 8  # in a slice, always the same
HERE = Path(__file__).resolve().parents[1]

PLAYER = """
import sys
from random import Random
from time import process_time
from ruinous import Game, Options
POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
options = Options(edition=1) if hasattr(Options, "edition") else Options()
state = Game.new(POWERS, 7, options).state
for line in sys.stdin:
    first, games = map(int, line.split())
    start, decisions = process_time(), 0
    for seed in range(first, first + games):
        random, game = Random(seed), Game.new(POWERS, seed, options)
        while actions := game.state.actions:
            game.play(random.choice(actions))
            decisions += 1
    spent = process_time() - start
    start = process_time()
    for _ in range(2000):
        state.copy()
    print(decisions, spent, (process_time() - start) / 2000 * 1e6, flush=True)
"""


class Player:
    """A process that plays games with one version of the package."""

    def __init__(self, checkout: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env={"PYTHONPATH": str(checkout / "src"), "PATH": ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, first: int) -> tuple[int, float, float]:
        """Decisions, seconds, and microseconds for a copy."""
        ask, answer = self.process.stdin, self.process.stdout
        assert ask is not None
        assert answer is not None
        print(first, GAMES, file=ask, flush=True)
        decisions, seconds, copy = answer.readline().split()
        return int(decisions), float(seconds), float(copy)

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("older", type=Path, help="a checkout of the version to compare with")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    old, new = Player(args.older), Player(HERE)
    slices: dict[Player, list[tuple[int, float, float]]] = {old: [], new: []}
    for n in range(SLICES):
        for player in (old, new) if n % 2 else (new, old):
            slices[player].append(player.play(0))
    old.stop()
    new.stop()
    if slices[old][0][0] != slices[new][0][0]:
        print("The two versions do not play the same games.", file=sys.stderr)
        return 1
    before, now = (min(seconds for _, seconds, _ in slices[player]) for player in (old, new))
    found = {"ratio": round(before / now, 3), "copy_us": round(min(copy for _, _, copy in slices[new]), 2)}
    print(json.dumps(found) if args.json else f"{found['ratio']} times as fast as before; a copy {found['copy_us']} µs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
