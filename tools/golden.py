"""Make the golden games of the newest edition: `python -m tools.golden tests/golden`.

Plays games with wilful bots of several tempers and writes the records of those that show something new, until at least
60 cover every card, every switch, every end with 3 and with 4 players, and every combination of players, sets and
events. A record that is there is never rewritten: golden games are kept for ever. A rule that changes makes a new
edition, and the games of the older ones stay as they are (those of edition 1 have no `e` in their names).
"""

import argparse
import sys
from pathlib import Path
from random import Random

from ruinous import Game, Options
from ruinous.content import NEWEST, components
from ruinous.rules import values
from ruinous.rules.actions import PASS, kind
from ruinous.rules.ids import (
    CHAOS,
    CULTIST,
    HORNED_RAT,
    OLD_WORLD,
    RANK,
    REGION_ORDER,
    REGION_VALUES,
    RESERVE,
    UPGRADES,
)
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.state import GameState

FEWEST = 66
UNHELPFUL = ("khorne.battle_cry", "slaanesh.field_of_ecstasy", "tzeentch.dazzle")  # to those who want ruin
TEMPERS = ("random", "ruin", "waste", "glory", "war")


def choose(g: GameState, temper: str, random: Random) -> int:
    """An action to the taste of a temper."""
    actions = g.actions or []
    if temper == "random" or random.random() < 0.1:
        return random.choice(actions)
    return max(actions, key=lambda action: (taste(g, action, temper), random.random()))


def taste(g: GameState, action: int, temper: str) -> float:
    what, args = kind(action)
    if action == PASS:
        return -10
    if what == "move":
        figure, region = args
        return place_for(g, figure, region, temper) - (0 if g.where(figure) == RESERVE else 4)
    if what == "play":
        card, region, _ = args
        if temper in ("ruin", "waste") and CHAOS[card] in UNHELPFUL:
            return -12
        return 1.5 * g.rules.card_cost[card] + (2 if region == focus(g, temper) else 0) + REGION_VALUES[region] / 4 - 1
    if what in ("place", "carry"):
        return 3 if args[1] == focus(g, temper) else 0
    if what == "cleanse":
        return -3 if args[1] == focus(g, temper) else 0
    return 0


def place_for(g: GameState, figure: int, region: int, temper: str) -> float:
    ruined = bool(g.ruined >> region & 1)
    enemies = g.here[region] & ~g.control[g.seat]
    if temper == "war":
        return (5 if enemies else 0) + (3 if RANK[figure] != CULTIST else 0)
    if RANK[figure] == CULTIST:
        near = 6 if region == focus(g, temper) else 0
        return -8 if ruined else near + values.ruin_count(g, region) / 2
    if temper == "glory":
        return -8 if ruined else 3 + REGION_VALUES[region] / 2
    return 0.5


def focus(g: GameState, temper: str = "ruin") -> int:
    """The region nearest to ruin that is not ruined; the wasteful go for the poor ones, which end a game early."""
    left = [r for r in REGION_ORDER if not g.ruined >> r & 1]
    if temper == "waste":
        return max(left, key=lambda r: (-REGION_VALUES[r], values.ruin_count(g, r)))
    return max(left, key=lambda r: (values.ruin_count(g, r), REGION_VALUES[r])) if left else 0


def play(seed: int, game: Game) -> Game:
    random = Random(seed)
    tempers = [random.choice(TEMPERS) for _ in range(4)] if seed % 3 else ["ruin"] * 4
    if seed % 11 == 0:
        tempers = ["waste"] * 4
    elif seed % 5 == 0:
        tempers = ["random"] * 4
    tempers.append(random.choice(TEMPERS))
    while game.state.actions:
        game.play(choose(game.state, tempers[game.state.seat], random))
    return game


def covered(game: Game) -> set[str]:
    """What a game shows."""
    g = game.state
    assert g.result is not None
    found = {f"{g.result[0]} with {len(g.powers)}", combination(game)}
    if len(g.result[1]) > 1:
        found.add("shared victory")
    for name, value in g.rules.options.changed().items():
        found.add(f"{name}={value}")
    for event in game.log:
        if event[0] == "play":
            found.add(CHAOS[event[2]])
        elif event[0] == "upgrade":
            found.add(UPGRADES[event[2]])
        elif event[0] == "old_world":
            found.add(OLD_WORLD[event[1]])
    return found


def combination(game: Game) -> str:
    """The players, the sets and the events of a game."""
    options = game.state.rules.options
    rat = " with the Horned Rat" if HORNED_RAT in game.state.powers else ""
    return f"{len(game.state.powers)} players{rat}, {options.card_set}, {options.events}"


def wanted() -> set[str]:
    """What the golden games of the base game show."""
    content = components()
    switches = {f"{s.name}={value}" for s in content.switches for value in s.values[1:]}
    ends = {f"{e} with {n}" for e in ("max_threat", "fifty_vp", "five_ruined", "deck_empty") for n in (3, 4)}
    cards = {card.id for card in (*content.chaos, *content.upgrades, *content.old_world) if card.set == "base"}
    return {*cards, *switches, *ends}


def wanted_more() -> set[str]:
    """What those of the expansion show besides: every other card, every combination of players, sets and events."""
    cards = {*CHAOS[1:], *UPGRADES, *OLD_WORLD[1:]} - wanted()
    return cards | {combination(game) for game in (start(n) for n in range(COMBINATIONS))}


SEATS = (
    ("khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"),
    ("khorne", "nurgle", "tzeentch", "slaanesh"),
    ("khorne", "tzeentch", "slaanesh", "horned_rat"),
    ("nurgle", "tzeentch", "slaanesh"),
    ("khorne", "nurgle", "horned_rat"),
)
COMBINATIONS = len(SEATS) * len(CARD_SETS) * len(EVENTS)


def start(number: int) -> Game:
    """A new game of one of the combinations; after the first of each, with two switches thrown."""
    rest, seats = divmod(number % COMBINATIONS, len(SEATS))
    card_set, events = divmod(rest, len(EVENTS))
    random = Random(number)
    thrown = random.sample(components().switches, 2) if number >= COMBINATIONS else []
    switches = {switch.name: random.choice(switch.values[1:]) for switch in thrown}
    options = Options.of({"card_set": CARD_SETS[card_set], "events": EVENTS[events], **switches})
    return Game.new(SEATS[seats], number, options)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seeds", type=int, default=6000, help="how many games to try at most")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    missing = collect(folder, wanted() | wanted_more(), arguments.seeds)
    print(f"missing: {', '.join(sorted(missing)) or 'nothing'}", file=sys.stderr)
    return 1 if missing else 0


def collect(folder: Path, missing: set[str], seeds: int) -> set[str]:
    """Play until nothing is missing and there are enough; what is missing still."""
    kept = 0
    for seed in range(seeds):
        game = play(seed, start(seed))
        new = covered(game) & missing
        if new or kept < FEWEST:
            missing -= new
            kept += 1
            path = folder / f"e{NEWEST}-{seed:04d}.ruinous"
            if not path.exists():
                path.write_text(game.record.dumps())
            print(f"{path.name}: {', '.join(sorted(new)) or 'one more'}", file=sys.stderr)
        if not missing and kept >= FEWEST:
            break
    return missing


if __name__ == "__main__":
    sys.exit(main())
