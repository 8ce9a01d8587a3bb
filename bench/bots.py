"""How fast the bots decide: `python -m bench.bots [--json]`, about two minutes.

All levels decide the same positions, taken from games of scripted bots, in turn and in one process, so that a busy
machine slows all alike; `ratio` is how many times longer than the random bot a level thinks. The search bot gets
each of some budgets: how many simulations a second it makes, and in how many decisions it took more than 1.2 times
its budget. That number must be 0 on a machine with a core to spare.
"""

import argparse
import json
import platform
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from ruinous import Game
from ruinous.bots import Bot, make
from ruinous.bots.search import SearchBot

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
QUICK = ("random", "novice", "scripted")
BUDGETS = (0.1, 0.3, 1.0)  # seconds for a decision
LATE = 1.2  # times the budget
GAMES = 2
EVERY = 3  # of the positions, for the quick ones
SEARCHED = 24  # positions for each budget

Position = tuple[str, Game]


def positions(games: int = GAMES) -> list[Position]:
    """Every decision of some games of scripted bots, as the seat that decides may know it."""
    found: list[Position] = []
    for seed in range(games):
        game = Game.new(POWERS, seed)
        bots = {p: make("scripted", f"{seed} {p}") for p in POWERS}
        while game.decision:
            seat = game.decision.seat
            copy = game.copy(seat, 1)
            found.append((seat, copy))
            game.play(bots[seat].choose(copy))
    return found


def timed(bot: Bot, game: Game) -> float:
    start = perf_counter()
    bot.choose(game)
    return perf_counter() - start


def quick(found: list[Position]) -> dict[str, Any]:
    """Milliseconds per decision of the levels that do not look at the clock."""
    bots = {level: {p: make(level, f"1 {p}") for p in POWERS} for level in QUICK}
    times: dict[str, list[float]] = {level: [] for level in QUICK}
    for seat, game in found:
        for level in QUICK:
            times[level].append(timed(bots[level][seat], game))
    base = sum(times["random"])
    return {
        level: {
            "ms": round(1000 * sum(t) / len(t), 3),
            "median_ms": round(1000 * median(t), 3),
            "slowest_ms": round(1000 * max(t), 1),
            "decisions_per_s": round(len(t) / sum(t)),
            "ratio": round(sum(t) / base, 1),
        }
        for level, t in times.items()
    }


def search(found: list[Position], seconds: float) -> dict[str, Any]:
    """What the search bot makes of a budget."""
    bots = {p: SearchBot(f"1 {p}", seconds) for p in POWERS}
    times = [timed(bots[seat], game) for seat, game in found]
    done = sum(bot.done for bot in bots.values())
    return {
        "budget_ms": round(1000 * seconds),
        "ms": round(1000 * sum(times) / len(times), 1),
        "slowest_ms": round(1000 * max(times), 1),
        "decisions": len(times),
        "searched": sum(bot.searched for bot in bots.values()),
        "simulations_per_s": round(done / sum(times)),
        "over_budget": sum(t > LATE * seconds for t in times),
    }


def run(progress: Callable[[str], None] = lambda text: None) -> dict[str, Any]:
    progress("positions")
    found = positions()
    progress("quick levels")
    levels = quick(found[::EVERY])
    turns = [(seat, game) for seat, game in found if game.state.stack[-1][0] == "turn"]
    few = turns[:: max(len(turns) // SEARCHED, 1)]
    searches = []
    for seconds in BUDGETS:
        progress(f"search with {seconds:g} s  ")
        searches.append(search(few, seconds))
    decisions = sum(found["decisions"] for found in searches)
    return {
        "levels": levels,
        "search": searches,
        "over_budget_share": sum(found["over_budget"] for found in searches) / decisions,
        "python": platform.python_version(),
    }


def lines(found: dict[str, Any]) -> list[str]:
    """The numbers as a table."""
    text = [f"{'level':<10}{'ms':>9}{'slowest':>9}{'per s':>9}{'ratio':>8}"]
    for level, row in found["levels"].items():
        text.append(
            f"{level:<10}{row['ms']:>9}{row['slowest_ms']:>9}{row['decisions_per_s']:>9}{row['ratio']:>8}",
        )
    text += ["", f"{'search, ms':<12}{'used':>9}{'slowest':>9}{'sims/s':>9}{'over budget':>13}"]
    for row in found["search"]:
        over = f"{row['over_budget']} of {row['decisions']}"
        text.append(
            f"{row['budget_ms']:<12}{row['ms']:>9}{row['slowest_ms']:>9}{row['simulations_per_s']:>9}{over:>13}"
        )
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast the bots decide, and whether search keeps its budget.")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    arguments = parser.parse_args()
    tty = sys.stderr.isatty()
    found = run((lambda text: print(f"\r{text} ", end="", file=sys.stderr, flush=True)) if tty else lambda text: None)
    if tty:
        print(file=sys.stderr)
    print(json.dumps(found) if arguments.json else "\n".join(lines(found)))
    return 1 if found["over_budget_share"] else 0


if __name__ == "__main__":
    sys.exit(main())
