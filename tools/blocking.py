"""Positions in which another player is about to win and can be stopped, for `tests/bots/blocking`.

Made with `python -m tools.blocking tests/bots/blocking`. Bots of several levels play whole games. A position is kept if
it is somebody's turn to summon and

- the *leader*, another player, wins at the end of this round in every one of 24 throws of the dice if from here on
  everybody passes, the one to move included;
- some actions *block* that: after one of them, with fitting answers to what it asks of the same player at once, and
  everybody passing from there on, anybody but that player himself wins in at most 6 of the 24 throws;
- no more than half of the legal actions do.

A throw is a secret that all dice from here on come from, those of the action itself included. When everybody passes,
decisions that are no turn (hits, tokens, upgrades) are answered with the first legal action. Each position is one file
in the text of `ruinous.rules.position`, and `positions.toml` tells who leads, how, and what blocks. What is there
already is kept.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

from ruinous import Game, Options
from ruinous.bots import Bot, make
from ruinous.rules import chance, engine, position
from ruinous.rules.actions import NOTATION, PASS
from ruinous.rules.ids import POWERS
from ruinous.rules.state import GameState

Line = tuple[int, ...]  # the actions of one turn
THROWS = 24  # of the dice
LUCK = 6  # of them that a leader may win although he is stopped
LINES = 600  # ways to play one turn that are looked at
FEWEST = 150
PER_GAME = 2
PER_CONDITION = 112  # so that every way to win is there
LEVELS = ("novice", "novice", "scripted")
INDEX = "positions.toml"


def quiet_end(g: GameState, line: Line, throw: int) -> GameState:
    """The round played out: first what one player does in his turn, then everybody passes."""
    c = chance.thrown(g, throw)
    for action in line:
        if c.actions and action in c.actions and c.seat == g.seat and c.phase == g.phase:
            engine.apply(c, action)
    while c.actions and c.round == g.round:
        engine.apply(c, PASS if c.stack[-1][0] == "turn" else c.actions[0])
    return c


def winners(g: GameState, line: Line, throw: int) -> tuple[int, ...]:
    end = quiet_end(g, line, throw)
    return end.result[1] if end.result else ()


def leader(g: GameState) -> int:
    """The other player who is sure to win this round if everybody passes, or -1."""
    first = winners(g, (PASS,), 0)
    if len(first) != 1 or first[0] == g.seat:
        return -1
    return first[0] if all(winners(g, (PASS,), throw) == first for throw in range(1, THROWS)) else -1


def stopped(g: GameState, line: Line) -> bool:
    """Whether after a line nobody but the one who plays it wins, or in few of the throws, if everybody passes."""
    won = 0
    for throw in range(THROWS):
        won += any(p != g.seat for p in winners(g, line, throw))
        if won > LUCK:
            return False
    return True


def lines(g: GameState) -> Iterator[Line]:
    """Every way to play one turn: the action, and the answers to all it asks of the same player at once."""
    for action in g.actions or []:
        yield from _answered(g, g, (action,))


def asked_at_once(g: GameState, c: GameState) -> bool:
    """Whether the seat whose turn it was must decide something more before its turn is over."""
    return bool(c.actions) and c.seat == g.seat and c.phase == g.phase and c.stack[-1][0] != "turn"


def played(bot: Bot, g: GameState) -> Line:
    """What a bot does in one turn, with its answers to all that asks at once."""
    c = g.copy()
    line: Line = ()
    while not line or asked_at_once(g, c):
        line += (bot.choose(Game(c, [], None).copy(POWERS[g.seat])),)
        engine.apply(c, line[-1])
    return line


def _answered(start: GameState, g: GameState, line: Line) -> Iterator[Line]:
    c = g.copy()
    engine.apply(c, line[-1])
    if not asked_at_once(start, c):
        yield line
        return
    for action in c.actions or []:
        yield from _answered(start, c, (*line, action))


def blocking(g: GameState) -> list[int]:
    """The actions that keep everybody else from winning this round."""
    found: list[int] = []
    for n, line in enumerate(lines(g)):
        if n == LINES:
            break
        if line[0] not in found and stopped(g, line):
            found.append(line[0])
    return found


def condition(g: GameState) -> str:
    """How the leader wins."""
    end = quiet_end(g, (PASS,), 0)
    return end.result[0] if end.result else ""


def found(seed: int) -> Iterator[tuple[GameState, int, list[int]]]:
    """The positions of one game worth keeping."""
    random = Random(seed)
    players = random.choice((3, 4, 4, 4, 5))
    powers = random.choice(list(combinations(POWERS[: max(4, players)], players)))
    options = Options(card_set=random.choice(("base", "base", "morrslieb")))
    game = Game.new(powers, seed, options)
    bots = {p: make(random.choice(LEVELS), f"{seed} {p}") for p in powers}
    kept = 0
    last = (0, -1)
    while game.state.actions and kept < PER_GAME:
        g = game.state
        if g.stack[-1][0] == "turn" and g.round > 2 and (g.round, g.seat) != last:
            power = leader(g)
            if power >= 0:
                actions = blocking(g)
                if actions and len(actions) <= len(g.actions or []) / 2:
                    kept += 1
                    last = (g.round, g.seat)
                    yield g.copy(), power, actions
        seat = POWERS[g.seat]
        game.play(bots[seat].choose(game.copy(seat)))


def load(folder: Path) -> dict[str, dict[str, str]]:
    """The index of a folder of positions."""
    index = folder / INDEX
    return tomllib.loads(index.read_text(encoding="utf-8")) if index.exists() else {}


def save(folder: Path, index: dict[str, dict[str, str]]) -> None:
    text = [
        "# Positions in which another player is about to win; tools/blocking.py made them and says what blocks means."
    ]
    for name, entry in index.items():
        text += ["", f'["{name}"]', *(f'{key} = "{value}"' for key, value in entry.items())]
    (folder / INDEX).write_text("\n".join(text) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--count", type=int, default=FEWEST, help=f"positions wanted ({FEWEST})")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    index = load(args.folder)
    seed = args.seed
    while len(index) < args.count:
        for g, power, actions in found(seed):
            how = condition(g)
            if sum(entry["condition"] == how for entry in index.values()) >= PER_CONDITION:
                continue
            name = f"{len(index):03d}"
            (args.folder / f"{name}.position").write_text(position.write_whole(g), encoding="utf-8")
            index[name] = {
                "seat": POWERS[g.seat],
                "leader": POWERS[power],
                "condition": how,
                "blocks": " ".join(NOTATION[a].replace(" ", "_") for a in actions),
            }
            save(args.folder, index)
            print(
                name, POWERS[g.seat], "stops", POWERS[power], how, len(actions), "of", len(g.actions or []), flush=True
            )
        seed += 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
