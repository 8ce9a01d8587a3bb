"""What bots find in ready positions: `python -m bench.found [LEVEL] [--time MS | --simulations N] [--jobs 2] [--json]`.

Positions in which a win this round exists, and others in which somebody else is about to win and can be stopped; how
they were made and what counts as found is told in tools/winning.py and tools/blocking.py. Milliseconds are those that
the processor has worked for the bot, so a busy machine finds no less. Every decision is a bot's first one.
"""

import argparse
import json
import sys
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import NamedTuple

from ruinous.bots import Bot, make, search, search_tree
from ruinous.bots.search import SearchBot
from ruinous.rules import position
from tools import blocking, winning

BOTS = Path(__file__).resolve().parents[1] / "tests" / "bots"
SETS = ("winning", "blocking")


class Player(NamedTuple):
    """Who is tried."""

    level: str
    seconds: float
    simulations: int | None

    def bot(self) -> Bot:
        if self.simulations is not None:
            return SearchBot(1, simulations=self.simulations)
        return make(self.level, 1, self.seconds)


def found(player: Player, what: tuple[str, str]) -> bool:
    """Whether a bot finds what is to be found in a position."""
    search.perf_counter = search_tree.perf_counter = process_time  # type: ignore[attr-defined]
    kind, name = what
    if kind == "winning":
        g, plan = winning.positions(BOTS / kind)[name]
        return winning.finds(player.bot(), g, plan)
    g = position.read((BOTS / kind / f"{name}.position").read_text(encoding="utf-8"))
    return blocking.stopped(g, blocking.played(player.bot(), g))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("level", nargs="?", default="search")
    parser.add_argument("--time", type=int, default=1000, help="milliseconds for a decision (1000)")
    parser.add_argument("--simulations", type=int, help="that the search bot makes, instead of a time")
    parser.add_argument("--set", choices=SETS, action="append", help="both, if none is named")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    player, told = Player(args.level, args.time / 1000, args.simulations), {}
    with Pool(args.jobs) as pool:
        for kind in args.set or SETS:
            names = list(winning.positions(BOTS / kind) if kind == "winning" else blocking.load(BOTS / kind))
            right = pool.map(partial(found, player), [(kind, name) for name in names], chunksize=1)
            missed = [name for name, good in zip(names, right, strict=True) if not good]
            told[kind] = {
                "positions": len(names),
                "found": f"{100 * (1 - len(missed) / len(names)):.1f} %",
                "missed": missed,
            }
    print(json.dumps(told) if args.json else "\n".join(f"{kind:<10}{figures}" for kind, figures in told.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
