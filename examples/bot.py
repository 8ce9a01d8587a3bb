#!/usr/bin/env python3
"""A bot for Ruinous in one file: it sees only what its seat may see, and knows a little about the game.

ruinous bot run examples/bot.py --table http://127.0.0.1:8765/#table=CODE
"""

import json
import random
import sys


def worth(action, game, seat):
    """How good an action looks: regions with many points and few enemies, cheap figures, cards before passing."""
    if action["kind"] == "word":
        return 0.1
    score = random.random()
    region = game["regions"].get(action.get("region") or action.get("to") or "")
    if region:
        enemies = sum(figure["controller"] != seat for figure in region["figures"])
        score += region["conquest"] - 0.5 * enemies + 0.2 * region["corruption"].get(seat, 0)
    return score - 0.3 * action.get("cost", 0)


def main():
    seat = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            seat = message["seat"]
        elif message["type"] == "decide":
            actions = message["ask"]["actions"]
            best = max(actions, key=lambda action: worth(action, message["game"], seat))
            print(json.dumps({"action": best["do"]}), flush=True)
        elif message["type"] == "refused":
            print(message["sentence"], file=sys.stderr)
        elif message["type"] == "over":
            break


if __name__ == "__main__":
    main()
