"""The rules engine against Catanatron's: `python -m bench.engine [--json]`, under a minute.

Both play random 4-player games in turn, in one process, a slice of each at a time, so that a busy machine slows both
alike. A decision is one answered question with at least two legal actions and the whole legal list worked out. Our
engine resolves forced ones itself, but for those whose silence would tell of a hand; two thirds of Catanatron's are
forced. The clock runs for the forced ones on both sides. `ratio` counts decisions on both sides alike;
`ratio_with_forced` gives Catanatron its forced ones as well.
"""

import argparse
import json
import platform
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from ruinous import Game

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
SLICES = 12
SECONDS = 1.5  # per engine and slice
COPIES = 2000


def ours(seed: int) -> int:
    """A whole random game through the public face; the number of its decisions, without those that were forced."""
    random, decisions = Random(seed), 0
    game = Game.new(POWERS, seed)
    while actions := game.state.actions:
        decisions += len(actions) > 1
        game.play(random.choice(actions))
    return decisions


def theirs() -> tuple[Callable[[int], int], Callable[[], float]]:
    """How Catanatron plays a game, and the share of its decisions that had more than one legal action."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    counts = [0, 0]

    class Counting(RandomPlayer):  # type: ignore[misc, unused-ignore]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            counts[len(playable_actions) > 1] += 1
            return RandomPlayer.decide(self, game, playable_actions)

    players = [Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def play(seed: int) -> int:
        game = Catan(players, seed=seed)
        game.play()
        return len(game.state.actions)

    return play, lambda: counts[1] / sum(counts)


def slice_of(play: Callable[[int], int], first: int) -> tuple[int, int, float]:
    """Games, decisions and seconds of one slice."""
    games = decisions = 0
    start = process_time()
    while process_time() - start < SECONDS:
        decisions += play(first + games)
        games += 1
    return games, decisions, process_time() - start


def half_way(seed: int = 7) -> Game:
    random = Random(seed)
    game = Game.new(POWERS, seed)
    while len(game.entries) < 90 and game.state.actions:
        game.play(random.choice(game.state.actions))
    return game


def microseconds(function: Callable[[], Any]) -> float:
    """The median of many timings of a small function."""
    times = []
    for _ in range(30):
        start = process_time()
        for _ in range(COPIES // 30):
            function()
        times.append((process_time() - start) / (COPIES // 30))
    return median(times) * 1e6


def memory_per_game() -> dict[str, float]:
    """Kilobytes of a game half-way: its position alone, and with its log and record."""
    game = half_way()
    tracemalloc.start()
    states = [game.state.copy() for _ in range(200)]
    alone = tracemalloc.get_traced_memory()[0] / 200
    del states
    tracemalloc.clear_traces()
    games = [half_way() for _ in range(20)]
    whole = tracemalloc.get_traced_memory()[0] / 20
    tracemalloc.stop()
    del games
    return {"position_kb": round(alone / 1024, 2), "game_kb": round(whole / 1024, 1)}


def run(progress: Callable[[str], None] = lambda text: None) -> dict[str, Any]:
    peer, choices = theirs()
    ours(0), peer(0)  # warm
    results: dict[str, list[tuple[int, int, float]]] = {"ours": [], "theirs": []}
    for n in range(SLICES):
        progress(f"slice {n + 1} of {SLICES}")
        results["ours"].append(slice_of(ours, 1 + 1000 * n))
        results["theirs"].append(slice_of(peer, 1 + 1000 * n))
    rates = {name: [decisions / seconds for _, decisions, seconds in slices] for name, slices in results.items()}
    games = {name: sum(s[0] for s in slices) for name, slices in results.items()}
    seconds = {name: sum(s[2] for s in slices) for name, slices in results.items()}
    game = half_way()
    ratio = median(a / b for a, b in zip(rates["ours"], rates["theirs"], strict=True))
    return {
        "ratio": round(ratio / choices(), 2),
        "ratio_with_forced": round(ratio, 2),
        "decisions_per_s": round(median(rates["ours"])),
        "catanatron_decisions_per_s": round(median(rates["theirs"]) * choices()),
        "catanatron_with_forced_per_s": round(median(rates["theirs"])),
        "games_per_s": round(games["ours"] / seconds["ours"], 1),
        "catanatron_games_per_s": round(games["theirs"] / seconds["theirs"], 1),
        "game_ms": round(1000 * seconds["ours"] / games["ours"], 2),
        "copy_us": round(microseconds(game.state.copy), 2),
        "game_copy_us": round(microseconds(game.copy), 2),
        "information_set_us": round(microseconds(lambda: game.copy("nurgle", 1)), 1),
        **memory_per_game(),
        "python": platform.python_version(),
    }


def show(text: str) -> None:
    print(f"\r{text} ", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Speed of the rules engine, beside Catanatron's.")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    arguments = parser.parse_args()
    tty = sys.stderr.isatty()
    try:
        found = run(
            (lambda text: print(f"\r{text} ", end="", file=sys.stderr, flush=True)) if tty else lambda text: None
        )
    except ModuleNotFoundError as error:
        print(f"The peer is not installed ({error.name}): run ./test once, it installs everything.", file=sys.stderr)
        return 2
    if tty:
        print(file=sys.stderr)
    if arguments.json:
        print(json.dumps(found))
    else:
        width = max(map(len, found))
        print("\n".join(f"{name:<{width}}  {value}" for name, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
