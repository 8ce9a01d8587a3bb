"""Write positions and the reference for the gallery of the browser table: `python -m tools.positions web/gallery/data`.

The positions are views of golden games, so the gallery shows what a real table shows.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from ruinous import Game, Options
from ruinous.content import components
from ruinous.server.pages.reference import reference_data
from ruinous.words.game import prompt

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


def scene(game: Game, seat: str) -> dict[str, Any]:
    """What a table would send to a seat, as far as the gallery shows it."""
    decision = game.decision
    return {
        "seat": seat,
        "view": game.view(seat),
        "prompt": prompt(game.state) if decision else "",
        "asked": decision.seat if decision else None,
        "rolls": [list(event[1:-1]) for event in game.events(seat) if event[0] == "roll"][-1:],
    }


def crowded(game: Game) -> int:
    """How much there is to see: figures, cards and tokens on the board."""
    regions = game.view()["regions"].values()
    return sum(len(r["figures"]) + sum(r["tokens"].values()) + sum(map(bool, r["spaces"])) for r in regions)


def find(powers: int, ruins: int, phase: str, least_round: int) -> Game:
    """The most crowded position of that kind in the golden games."""
    best: tuple[int, Path, int] | None = None
    for path in sorted(GOLDEN.glob("*.ruinous")):
        text = path.read_text()
        whole = Game.replay(text)
        if len(whole.seats) != powers:
            continue
        game = Game._begin(whole.state.powers, whole.state.rules.options, whole.state.secret)
        for number, entry in enumerate(whole.entries, 1):
            game.play(entry.action)
            view = game.view()
            if game.decision is None or view["phase"] != phase or view["round"] < least_round:
                continue
            if sum(bool(r["ruin"]) for r in view["regions"].values()) != ruins:
                continue
            if best is None or crowded(game) > best[0]:
                best = (crowded(game), path, number)
        if best and best[0] >= 45:
            break
    if best is None:
        raise SystemExit(f"No golden game has {powers} players and {ruins} ruins in the {phase} phase.")
    return Game.replay(best[1].read_text(), best[2])


def scenes() -> dict[str, Game]:
    start = Game.new(powers=["khorne", "nurgle", "tzeentch", "slaanesh"], seed=7, options=Options())
    start.play("done")
    return {
        "start": start,
        "middle": find(4, 0, "summoning", 3),
        "battle": find(4, 1, "battle", 3),
        "late": find(4, 3, "summoning", 4),
        "five": find(5, 1, "summoning", 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.positions", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "reference.json").write_text(json.dumps(reference_data(components()), ensure_ascii=False))
    for name, game in scenes().items():
        decision = game.decision
        seat = decision.seat if decision else game.seats[0]
        (folder / f"{name}.json").write_text(json.dumps(scene(game, seat), ensure_ascii=False))
        print(f"{name}: round {game.view()['round']}, {crowded(game)} pieces, seat {seat}")


if __name__ == "__main__":
    main()
