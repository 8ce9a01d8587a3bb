"""Questions of every kind from random games, for reach.test.ts: `python web/tests/make_asks.py > web/tests/asks.json`.

Of each kind of question, and each mixture of kinds of action in it, the one with the fewest actions.
"""

import json
import sys
from random import Random
from typing import Any

from ruinous import Game, Options
from ruinous.rules.telling import ask_data

FOUR = ["khorne", "nurgle", "tzeentch", "slaanesh"]
SETTINGS: tuple[dict[str, Any], ...] = (
    {"powers": FOUR},
    {"powers": [*FOUR, "horned_rat"]},
    {"powers": [*FOUR, "horned_rat"], "card_set": "morrslieb", "events": "mixed"},
)
GAMES = 160  # of each setting


def brief(game: Game, ask: dict[str, Any]) -> dict[str, Any]:
    """The question, and of the position what choosing needs: where figures, tokens and corruption are, and the hand."""
    view = game.view(ask["seat"])
    regions = {
        name: {
            "figures": [{"id": figure["id"]} for figure in region["figures"]],
            "tokens": region["tokens"],
            "corruption": region["corruption"],
        }
        for name, region in view["regions"].items()
    }
    player = view["players"][ask["seat"]]
    actions = [{key: value for key, value in action.items() if key != "text"} for action in ask["actions"]]
    return {
        "ask": {**ask, "actions": actions},
        "regions": regions,
        "hand": sorted(set(player["hand"])),
        "reserve": player["reserve"],
    }


def main() -> None:
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for setting in SETTINGS:
        options = {key: value for key, value in setting.items() if key != "powers"}
        for seed in range(GAMES):
            game = Game.new(powers=setting["powers"], seed=seed, options=Options(**options))
            random = Random(seed)
            while game.decision:
                ask = ask_data(game.state)
                assert ask is not None
                kinds = {action["kind"] for action in ask["actions"]}
                key = (ask["kind"], *sorted(kinds))
                if key not in found or len(found[key]["ask"]["actions"]) > len(ask["actions"]) > 3:
                    found[key] = brief(game, ask)
                game.play(random.choice(game.decision.actions))
    json.dump([found[key] for key in sorted(found)], sys.stdout, separators=(",", ":"))
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
