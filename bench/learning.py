"""The learning environment against Catanatron's bare engine: `python -m bench.learning [--json]`, under a minute.

A step is one action in a game of a batch, with the observation and the mask of whoever decides next, and a new game for
one that has ended. The choice of the actions, at random, is not counted. `alone` is the engine without observations and
masks. The peer plays random games as in bench.engine and looks at nothing. All three take turns in one process, so that
a busy machine slows all alike; the quickest slice of each counts, and `ratio` is the median of the slices' ratios.
"""

import argparse
import json
import platform
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.engine import SECONDS, SLICES, ours, show, slice_of, theirs
from ruinous.rl.selfplay import Batch

SIZE = 64


def batch_slice(batch: Batch, random: Random) -> float:
    """Steps per second of one slice."""
    steps, spent = 0, 0.0
    while spent < SECONDS:
        actions = [random.choice(legal) for legal in batch.legal]
        start = process_time()
        batch.step(actions)
        spent += process_time() - start
        steps += len(actions)
    return steps / spent


def run(progress: Callable[[str], None] = lambda text: None) -> dict[str, Any]:
    peer, choices = theirs()
    batch, random = Batch(SIZE, players=4, seed=7), Random(7)
    ours(0), peer(0), batch_slice(batch, random)  # warm
    rates: dict[str, list[float]] = {"batch": [], "alone": [], "peer": []}
    for n in range(SLICES):
        progress(f"slice {n + 1} of {SLICES}")
        rates["batch"].append(batch_slice(batch, random))
        for name, play in (("alone", ours), ("peer", peer)):
            _, decisions, seconds = slice_of(play, 1 + 1000 * n)
            rates[name].append(decisions / seconds)
    rates["peer"] = [rate * choices() for rate in rates["peer"]]
    return {
        "steps_per_s": round(max(rates["batch"])),
        "median_steps_per_s": round(median(rates["batch"])),
        "catanatron_decisions_per_s": round(max(rates["peer"])),
        "ratio": round(median(a / b for a, b in zip(rates["batch"], rates["peer"], strict=True)), 2),
        "alone_decisions_per_s": round(max(rates["alone"])),
        "share_of_looking": round(1 - median(a / b for a, b in zip(rates["batch"], rates["alone"], strict=True)), 2),
        "games_together": SIZE,
        "python": platform.python_version(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Speed of the batched learning environment, beside Catanatron.")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    arguments = parser.parse_args()
    found = run(show if sys.stderr.isatty() else lambda text: None)
    width = max(map(len, found))
    print(json.dumps(found) if arguments.json else "\n".join(f"{name:<{width}}  {found[name]}" for name in found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
