"""What it takes to show a game step by step: `python -m bench.steps [--json] [--games N]`, under a minute.

Random games; after each decision one seat is told the steps since the last one, from a kept position, as a server does.
The peer, in the same run, is to send that seat its whole view after each decision instead.
"""

import argparse
import gzip
import json
import platform
import sys
from random import Random
from statistics import median
from time import process_time
from typing import Any

from ruinous import Game, Options
from ruinous.rules.ids import POWERS

GAMES = 12
TABLES: dict[str, tuple[tuple[str, ...], Options]] = {
    "base_4": (POWERS[:4], Options()),
    "expansion_5": (POWERS, Options(card_set="morrslieb", events="mixed")),
}


def packed(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()


def measure(powers: tuple[str, ...], options: Options, games: int) -> dict[str, float]:
    """Bytes and microseconds of the steps of some games."""
    sizes: list[int] = []
    per_round: list[bytes] = []
    views: list[bytes] = []
    rounds = decisions = 0
    seconds = playing = 0.0
    for seed in range(games):
        random = Random(seed)
        game = Game.new(powers, seed, options)
        seat = powers[seed % len(powers)]
        told: dict[int, list[bytes]] = {}
        while game.state.actions:
            then, since, number = game.state.copy(), len(game.entries), game.state.round
            action = random.choice(game.state.actions)
            begin = process_time()
            game.play(action)
            between = process_time()
            steps = game.steps(seat, since, then)
            seconds += process_time() - between
            playing += between - begin
            texts = [packed(step) for step in steps]
            sizes += map(len, texts)
            told.setdefault(number, []).extend(texts)
            views.append(packed(game.view(seat)))
            decisions += 1
        per_round += [b"\n".join(texts) for texts in told.values()]
        rounds += len(told)
    whole, together = sum(map(len, views)), sum(map(len, per_round))
    return {
        "steps": len(sizes),
        "steps_per_decision": round(len(sizes) / decisions, 2),
        "steps_per_round": round(len(sizes) / rounds, 1),
        "bytes_per_step": round(sum(sizes) / len(sizes)),
        "median_bytes_per_step": round(median(sizes)),
        "largest_step_bytes": max(sizes),
        "bytes_per_round": round(together / rounds),
        "gzip_bytes_per_round": round(sum(len(gzip.compress(text)) for text in per_round) / rounds),
        "gzip_bytes_per_step": round(sum(len(gzip.compress(text)) for text in per_round) / len(sizes)),
        "view_bytes": round(whole / decisions),
        "gzip_view_bytes": round(sum(len(gzip.compress(view)) for view in views[::10]) / len(views[::10])),
        "views_over_steps": round(whole / together, 1),
        "us_per_step": round(1e6 * seconds / len(sizes)),
        "us_per_decision": round(1e6 * seconds / decisions),
        "us_to_play_it": round(1e6 * playing / decisions),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Size and time of the steps a seat is told.")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each kind (usually {GAMES})")
    arguments = parser.parse_args()
    if arguments.games < 1:
        parser.error("--games must be at least 1")
    found: dict[str, Any] = {kind: measure(*table, arguments.games) for kind, table in TABLES.items()}
    if arguments.json:
        print(json.dumps({**found, "python": platform.python_version()}))
        return 0
    names = list(next(iter(found.values())))
    width = max(map(len, names))
    print(f"{'':<{width}}" + "".join(f"{kind:>14}" for kind in found))
    for name in names:
        print(f"{name:<{width}}" + "".join(f"{numbers[name]:>14}" for numbers in found.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
