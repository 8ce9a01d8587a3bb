"""Positions in which a win this round by one's own play exists, for `tests/bots/winning`.

Made with `python -m tools.winning tests/bots/winning`. Bots of several levels play whole games; then the turns of the
last round of each are looked at. A position is kept if it is somebody's turn to summon, and

- a *plan* wins: one turn of his, with his answers to what it asks at once, after which he passes and he alone wins at
  the end of this round in at least 16 of 24 throws;
- it takes something: if he passes at once he wins in at most 6 of the 24 throws, and of a dozen actions drawn by lot at
  most a third are enough by themselves.

A throw is a secret that all dice from here on come from. The others use the power they have left, in one half of the
throws as novices do, in the other by the quick policy of the search bot; whatever else is decided, by anybody, is
decided by lot, by another lot for each throw. So a plan that is kept wins however the rest of the round goes, as far as
24 throws can tell: by two chances in three, where doing nothing has one in four. Which actions are tried is told by the
scripted bot's evaluation, whether they win by the rules alone. Each position is one file in the text of
`ruinous.rules.position`, and `positions.toml` tells who wins, how, and by which plan. What is there already is kept.

The set of those that bots are tried with has the puzzles of the kind `win` as well (docs/puzzles.md). A bot has found
the win if what it does in its turns of the round, while the others pass, wins in as many of 24 throws as the plan does,
or in a few less: the plan need not come first, and there may be another one.
"""

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice
from pathlib import Path
from random import Random

from ruinous import Game, Options
from ruinous.bots import Bot, make
from ruinous.bots.novice import NoviceBot
from ruinous.bots.scripted import ScriptedBot
from ruinous.bots.scripted.lines import Reached, candidates, follow
from ruinous.bots.scripted.policy import Policy
from ruinous.bots.search_rest import over, quick
from ruinous.bots.search_value import judge
from ruinous.puzzles.playing import USUAL
from ruinous.rules import chance, engine, position
from ruinous.rules.actions import ACTIONS, NOTATION, PASS
from ruinous.rules.ids import PHASE_SUMMONING, POWERS
from ruinous.rules.puzzle import puzzles
from ruinous.rules.state import GameState
from ruinous.rules.view import blanked, information_set
from tools.blocking import INDEX, Line, asked_at_once, load

THROWS = 24  # of the dice
SURE = 16  # of them that a plan must win
HOPELESS = 2  # lost throws in a row, of the first ones, after which a plan is given up
LUCK = 6  # that may be won without it
PART = 3  # one in so many actions may win by itself
LINES = 24  # ways to play one turn that are looked at
SAMPLE = 12  # actions that tell whether it is easy
HOPE = 0.3  # chance to win by the evaluation, from which an action is tried
FEWEST = 72
GLANCE = 3  # throws that tell whether to look on
TRIED = 6  # actions that a plan may begin with
NEAR_POINTS, NEAR_TICKS, NEAR_RUINS = 12, 2, 1  # what makes a win this round thinkable
PER_SEAT = 26  # so that every Power is there
PER_CONDITION = 44  # and every way to win
LEVELS = ("novice", "novice", "novice:hasty")
LESS = 0.2  # of the throws, by which a bot may win in fewer than the plan does
HEADER = "# Positions in which a win this round exists; tools/winning.py made them and says what a plan is."


@cache
def replies() -> Policy:
    """How the others reply in every second throw."""
    return Policy(judge())


def outcome(g: GameState, seat: int, throw: int) -> tuple[str, tuple[int, ...]] | None:
    """How the round ends, and who wins, if a seat passes from here on."""
    c, lot = chance.thrown(g, throw), Random(throw)
    novice, policy = NoviceBot(throw), replies()
    while c.actions and c.round == g.round:
        if c.stack[-1][0] != "turn":
            engine.apply(c, lot.choice(c.actions))
        elif c.seat == seat:
            engine.apply(c, PASS)
        elif throw % 2:
            policy.begin(c)
            engine.apply(c, policy.choice(c, lot))
        else:
            engine.apply(c, novice.choose(Game(c, [], None)))
    return c.result


def wins(g: GameState, seat: int, throws: range = range(THROWS)) -> int:
    """In how many throws a seat wins alone if it passes from here on."""
    return sum(end is not None and end[1] == (seat,) for end in (outcome(g, seat, throw) for throw in throws))


def sure(g: GameState, seat: int) -> bool:
    """Whether a seat wins in enough throws; it is given up as soon as it cannot any more."""
    lost = 0
    for throw in range(THROWS):
        lost += not wins(g, seat, range(throw, throw + 1))
        if lost > THROWS - SURE or lost == throw + 1 == HOPELESS:
            return False
    return True


def others(g: GameState) -> int:
    """The power that those who do not move have left."""
    return sum(g.power) - g.power[g.seat]


def turns(g: GameState, actions: list[int]) -> Iterator[tuple[Line, GameState]]:
    """Every way to play one turn that begins with one of some actions: what is done, and what it leads to."""
    for action in actions:
        c = g.copy()
        engine.apply(c, action)
        yield from _answered(g, c, (action,))


def _answered(start: GameState, c: GameState, line: Line) -> Iterator[tuple[Line, GameState]]:
    if not asked_at_once(start, c):
        yield line, c
        return
    for action in c.actions or []:
        after = c.copy()
        engine.apply(after, action)
        yield from _answered(start, after, (*line, action))


def easy(g: GameState) -> bool:
    """Whether more than a third of some actions drawn by lot win by themselves, each with the right answers."""
    actions = [a for a in g.actions or [] if a != PASS]
    drawn = Random(len(actions)).sample(actions, min(SAMPLE, len(actions)))
    won = {line[0] for line, c in islice(turns(g, drawn), LINES) if sure(c, g.seat)}
    return PART * len(won) > len(drawn)


def followed(g: GameState, line: Line) -> GameState:
    """The position a plan leads to."""
    c = g.copy()
    for action in line:
        engine.apply(c, action)
    return c


def near(g: GameState, seat: int) -> bool:
    """Whether somebody may win this round at all."""
    return (
        g.vp[seat] >= g.rules.content.limits.vp - NEAR_POINTS
        or len(g.rules.dials[seat]) - 1 - g.dial[seat] <= NEAR_TICKS
        or len(g.rules.ruiners) - 1 - g.ruined.bit_count() <= NEAR_RUINS
    )


def last_round(seed: int) -> list[GameState]:
    """The turns of the last round of a game of those who may win it, the last ones first."""
    random = Random(f"winning {seed}")
    players = random.choice((3, 4, 4, 4, 5))
    powers = random.choice(list(combinations(POWERS[: max(4, players)], players)))
    game = Game.new(powers, seed, Options(card_set=random.choice(("base", "base", "morrslieb"))))
    bots = {p: make(random.choice(LEVELS), f"{seed} {p}") for p in powers}
    turns: list[GameState] = []
    while game.state.actions:
        g = game.state
        if turns and turns[0].round != g.round:
            turns.clear()
        if g.stack[-1][0] == "turn" and near(g, g.seat):
            turns.append(g.copy())
        game.play(bots[POWERS[g.seat]].choose(game.copy(POWERS[g.seat])))
    return turns[::-1]


def plan(g: GameState) -> Line:
    """A turn that wins, of those by which the scripted bot's evaluation thinks it likely; or nothing."""
    evaluation = ScriptedBot().evaluation(g.seat)
    reached: Reached = {}
    c = blanked(g, g.seat)
    evaluation.begin(c)
    marks = {a: follow(evaluation, c, a, reached=reached) for a in candidates(c) if a != PASS}
    hopeful = [a for a in marks if a not in reached or reached[a].wins[g.seat] > HOPE]
    best = sorted(hopeful, key=lambda a: (-marks[a], a))[:TRIED]
    return next((line for line, end in islice(turns(g, best), LINES) if sure(end, g.seat)), ())


def found(seed: int) -> Iterator[tuple[GameState, Line]]:
    """The positions of one game worth keeping, one for each seat."""
    kept: set[int] = set()
    for g in last_round(seed):
        if g.seat in kept or wins(g, g.seat, range(GLANCE)) > 1 or wins(g, g.seat) > LUCK:
            continue
        if (line := plan(g)) and not easy(g):
            kept.add(g.seat)
            yield g, line


# --- what bots make of them -------------------------------------------------------------------------------------------


def positions(folder: Path) -> dict[str, tuple[GameState, Line]]:
    """Every position in which a win this round exists, with a plan: those of a folder, and puzzles."""
    kept: dict[str, tuple[GameState, Line]] = {}
    for name, entry in load(folder).items():
        plan = tuple(NOTATION.index(text.replace("_", " ", text.startswith("hit"))) for text in entry["plan"].split())
        kept[name] = position.read((folder / f"{name}.position").read_text(encoding="utf-8")), plan
    for puzzle in puzzles().values():
        if puzzle.kind == "win":
            kept[puzzle.id] = puzzle.state(), tuple(ACTIONS[action] for action in puzzle.solution[0])
    return kept


def finds(bot: Bot, g: GameState, plan: Line) -> bool:
    """Whether a bot wins this round about as often as by a plan."""
    return share(g, played(bot, g)) >= share(g, [plan]) - LESS


def played(bot: Bot, g: GameState) -> list[Line]:
    """What a bot does in its turns of a round in which everybody else passes."""
    c, seat, lines = information_set(g, g.seat, 1), g.seat, list[Line]()
    while c.actions and c.phase == PHASE_SUMMONING and c.round == g.round and (PASS,) not in lines:
        turn = c.stack[-1][0] == "turn"
        if c.seat != seat:
            engine.apply(c, PASS if turn else quick(c, c.actions))
            continue
        action = bot.choose(Game(information_set(c, seat, 1), [], None))
        lines[-1:] = [*lines[-1:], (action,)] if turn else [(*lines[-1], action)]
        engine.apply(c, action)
    return lines


def share(g: GameState, lines: list[Line]) -> float:
    """The share of the throws in which the seat wins alone by such turns, while the others do what they usually do."""
    return sum(ended(g, lines, throw) == (g.seat,) for throw in range(THROWS)) / THROWS


def ended(g: GameState, lines: list[Line], throw: int) -> tuple[int, ...]:
    """Who wins this round in one throw."""
    c, seat, lot, manner = information_set(g, g.seat, throw), g.seat, Random(throw), USUAL[throw % len(USUAL)]
    turns = iter(lines)
    now: Iterator[int] = iter(())

    def choose(c: GameState, actions: list[int]) -> int:
        nonlocal now
        turn = c.stack[-1][0] == "turn"
        if c.seat == seat and c.phase == PHASE_SUMMONING:
            now = iter(next(turns, ())) if turn else now
            action = next(now, -1)
            return action if action in actions else PASS if turn else quick(c, actions)
        return manner(c, lot) if turn and len(actions) > 1 else quick(c, actions)

    engine.go_on(c, over, choose)
    return c.result[1] if c.result else ()


def save(folder: Path, index: dict[str, dict[str, str]]) -> None:
    text = [HEADER]
    for name, entry in index.items():
        text += ["", f'["{name}"]', *(f'{key} = "{value}"' for key, value in entry.items())]
    (folder / INDEX).write_text("\n".join(text) + "\n", encoding="utf-8")


def wanted(index: dict[str, dict[str, str]], seat: str, condition: str) -> bool:
    """Whether there are few positions of this kind so far."""
    return (
        sum(entry["seat"] == seat for entry in index.values()) < PER_SEAT
        and sum(entry["condition"] == condition for entry in index.values()) < PER_CONDITION
    )


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
        for g, line in found(seed):
            end = outcome(followed(g, line), g.seat, 0) or outcome(followed(g, line), g.seat, 1)
            condition, seat = end[0] if end else "", POWERS[g.seat]
            if not wanted(index, seat, condition):
                continue
            name = f"{len(index):03d}"
            (args.folder / f"{name}.position").write_text(position.write_whole(g), encoding="utf-8")
            index[name] = {
                "seat": seat,
                "condition": condition,
                "plan": " ".join(NOTATION[a].replace(" ", "_") for a in line),
            }
            save(args.folder, index)
            print(name, f"game {seed}:", seat, condition, index[name]["plan"], flush=True)
        seed += 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
