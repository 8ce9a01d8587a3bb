"""The scripted bot against an older checkout's: `python -m bench.bots_before OLDER [--seeds 200] [--jobs 2] [--json]`.

Each deal is played once for each Power of the base game: this checkout's bot has that Power, three of the older one's
the others. Both checkouts follow the same game, each in its own process, and tell each other their actions; so the
rules must be the same in both. An even share is 25 %.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import NamedTuple

from ruinous import Game
from ruinous.bots import make

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
MIX = 1_000_003  # so that no two decisions of any game have the same information set
CHILD = "from bench.bots_before import follow; follow()"
HERE = Path(__file__).resolve().parents[1]


class Job(NamedTuple):
    """A game, and the Power that the new bot plays."""

    older: str
    seed: int
    power: str


class Outcome(NamedTuple):
    power: str
    won: float  # its share of the victory
    seconds: float
    decisions: int


def play(
    seed: int, mine: tuple[str, ...], hear: Callable[[], int], tell: Callable[[int], None]
) -> tuple[Game, float, int]:
    """Play some seats of a game, and hear what the others do; with the seconds and the decisions it took."""
    game, bots = Game.new(POWERS, seed), {p: make("scripted", f"{seed} {p}") for p in mine}
    spent, decisions, number = 0.0, 0, 0
    while game.decision:
        seat = game.decision.seat
        if seat in bots:
            seen, start = game.copy(seat, seed * MIX + number), process_time()
            action = bots[seat].choose(seen)
            spent, decisions = spent + process_time() - start, decisions + 1
            tell(action)
        else:
            action = hear()
        game.play(action)
        number += 1
    return game, spent, decisions


def follow() -> None:
    """What the older checkout's process does: each line names a game and its seats."""
    for line in sys.stdin:
        seed, *mine = line.split()
        play(int(seed), tuple(mine), lambda: int(sys.stdin.readline()), lambda action: print(action, flush=True))


@cache
def older_player(checkout: str) -> "subprocess.Popen[str]":
    """A process with the bots of a checkout."""
    code = f"import sys; sys.path[:0] = [{checkout + '/src'!r}, {str(HERE)!r}]; {CHILD}"
    return subprocess.Popen(
        [sys.executable, "-P", "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def fought(job: Job) -> Outcome:
    """One game."""
    process = older_player(job.older)
    ask, answer = process.stdin, process.stdout
    assert ask is not None
    assert answer is not None
    print(job.seed, *(p for p in POWERS if p != job.power), file=ask, flush=True)
    game, seconds, decisions = play(
        job.seed, (job.power,), lambda: int(answer.readline()), lambda action: print(action, file=ask, flush=True)
    )
    assert game.result is not None
    winners = game.result.winners
    return Outcome(job.power, 1 / len(winners) if job.power in winners else 0.0, seconds, decisions)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("older", type=Path, help="a checkout of the version to compare with")
    parser.add_argument("--seeds", type=int, default=200, help="deals, each played four times (200)")
    parser.add_argument("--first", type=int, default=1, help="the first of them (1)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    older = str(args.older.resolve())
    jobs = [Job(older, seed, p) for seed in range(args.first, args.first + args.seeds) for p in POWERS]
    with Pool(args.jobs) as pool:
        outcomes = pool.map(fought, jobs, chunksize=4)
    share = sum(o.won for o in outcomes) / len(outcomes)
    found = {
        "games": len(outcomes),
        "won": round(100 * share, 1),
        "interval": round(196 * sqrt(share * (1 - share) / len(outcomes)), 1),
        "by_power": {p: round(100 * sum(o.won for o in outcomes if o.power == p) / args.seeds, 1) for p in POWERS},
        "ms": round(1000 * sum(o.seconds for o in outcomes) / sum(o.decisions for o in outcomes), 2),
    }
    print(json.dumps(found) if args.json else "\n".join(f"{name:<10}{value}" for name, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
