"""A puzzle is proved again: by other throws, by other manners of those who play on, and by more of them.

A summons is looked at in another way, too: the battles are thrown, and chances are judged after them.

What it takes to pass is a little less than what it takes to be made: a share of so many throws is only known so well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ruinous.analysis.playing import Players
from ruinous.bots.scripted.foresight import Chances
from ruinous.bots.search_end import Line
from ruinous.bots.search_rest import play_out
from ruinous.bots.search_value import ScriptedValue
from ruinous.puzzles.finding import BARS, REACHED, mean, percent, usual_end
from ruinous.puzzles.playing import ALL_ROUND, OTHERS, policy, to_the_end, worths
from ruinous.puzzles.racing import fresh, glance, ways
from ruinous.rules.actions import ACTIONS, NOTATION, PASS
from ruinous.rules.facts import Fact, FactError
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.puzzle import Puzzle, alike, fits, solved
from ruinous.rules.state import GameState

THROWS = 60  # of the right turn and of those that come near it
FIRST = 12  # of all others that look hopeful
LAPS = 160  # of the best actions
FIRST_LAPS = 6  # of all actions
GAMES = 90  # to the end
LENIENT = 0.12  # less than this below the least share is still enough
CLEARLY = 0.6  # of the margin is enough
TASTES = ("patient", "schemer")  # of those who play on to the battles


def check(puzzle: Puzzle, seed: int = 1) -> list[Fact]:
    """What is wrong with a puzzle; nothing if it stands."""
    try:
        g = puzzle.state()
    except FactError as error:
        return [error.fact]
    if wrong := list(formal(puzzle, g)):
        return wrong
    return list(PROOFS[puzzle.kind](puzzle, g, seed))


def formal(puzzle: Puzzle, g: GameState) -> Iterator[Fact]:
    """Whether it is a question at all, and whether its answer can be given."""
    if not g.actions or g.stack[-1][0] != "turn" or POWERS[g.seat] != puzzle.seat:
        yield said("no_turn", power=puzzle.seat)
    elif not puzzle.played:
        if len(puzzle.solution) != 1 or puzzle.solution[0][0] not in puzzle.powers:
            yield said("no_answer")
    elif unknown := [line for line in puzzle.solution if not set(line) <= ACTIONS.keys()]:
        yield said("illegal", line=", ".join(unknown[0]))
    elif len({alike(g, ACTIONS[line[0]]) for line in puzzle.solution}) != 1:
        yield said("families")
    else:
        for line in puzzle.solution:
            if not playable(puzzle, g, line):
                yield said("illegal", line=", ".join(line))


def playable(puzzle: Puzzle, g: GameState, line: tuple[str, ...]) -> bool:
    """Whether the right turn can be played like this, with the cards as they lie."""
    game = Game.at(g.copy())
    for action in line:
        if solved(puzzle, game):
            return True
        if game.decision is None or ACTIONS[action] not in game.decision.actions or not fits(puzzle, game, action):
            return False
        game.play(action)
    return solved(puzzle, game)


def said(id: str, **args: str | int) -> Fact:
    return Fact(f"puzzle.wrong.{id}", args)


# --- the proofs -------------------------------------------------------------------------------------------------------


def this_round(puzzle: Puzzle, g: GameState, seed: int) -> Iterator[Fact]:
    """One turn does what is asked by the end of the round, and nothing else does."""
    reached, bar = REACHED[puzzle.kind](g.seat), BARS[puzzle.kind]
    throws = [Random(f"check {seed} {n}").getrandbits(40) for n in range(THROWS)]
    right = [tuple(ACTIONS[action] for action in line) for line in puzzle.solution]
    family = alike(g, right[0][0])
    values = [mean(worths(g, line, throws, reached, OTHERS)) for line in right[:MOST_RIGHT]]
    best = max(values)
    if best < bar.least - LENIENT:
        yield said("too_little", percent=percent(best))
    kept = {ACTIONS[tried.answer] for tried in puzzle.others} | {PASS}
    rivals = [line for line in ways(g) if alike(g, line[0]) != family]
    rivals = [line for line in rivals if line[0] in kept or glance(g, line, throws, reached)]
    for line in rivals:
        share = mean(worths(g, line, throws[:FIRST], reached, OTHERS))
        if share > best - bar.margin:
            share = mean(worths(g, line, throws, reached, OTHERS))
        if share > best - CLEARLY * bar.margin:
            yield rival(line, share, best)
    if puzzle.kind == "stop" and usual_end(g, (PASS,))[1] != (POWERS.index(puzzle.leader),):
        yield said("no_leader", power=puzzle.leader)


MOST_RIGHT = 4  # ways to play the right turn that are all looked at


def rival(line: Line, share: float, best: float) -> Fact:
    action = ", ".join(NOTATION[action] for action in line)
    return said("rival", action=action, percent=percent(share), best=percent(best))


def by_chance(puzzle: Puzzle, g: GameState, seed: int) -> Iterator[Fact]:
    """One action gives a better chance to win than all others, whether judged before the battles or after them."""
    margin = CLEARLY * BARS["summons"].margin
    deals = [Random(f"check {seed} {n}").getrandbits(40) for n in range(LAPS)]

    def laps(players: Players, action: int, begin: int, end: int) -> list[float]:
        found = []
        for n in range(begin, end):
            players.policy = policy(TASTES[n % len(TASTES)])
            found.append(players.chances(g, action, g.seat, (False, deals[n]))[g.seat])
        return found

    right = ACTIONS[puzzle.solution[0][0]]
    told = [ACTIONS[tried.answer] for tried in puzzle.others[:CLOSEST]]
    families = {alike(g, right), *(alike(g, action) for action in told)}
    every = told + [action for action in fresh(g) if alike(g, action) not in families]
    players, later = Players(), Players(AfterBattles())
    best = laps(players, right, 0, LAPS)
    for action in every:
        ran = laps(players, action, 0, FIRST_LAPS)
        if action in told or mean(ran) > mean(best[:FIRST_LAPS]) - BARS["summons"].margin / 2:
            ran += laps(players, action, FIRST_LAPS, LAPS)
        if mean(ran) > mean(best[: len(ran)]) - margin:
            yield rival((action,), mean(ran), mean(best))
    best = laps(later, right, 0, LAPS)
    for action in told:
        ran = laps(later, action, 0, LAPS)
        if mean(ran) > mean(best) - margin:
            yield rival((action,), mean(ran), mean(best))


CLOSEST = 3  # other answers that run all laps


class AfterBattles(ScriptedValue):
    """Judges where a round leads to: its battles are thrown."""

    def values(self, g: GameState, seat: int) -> Chances:
        if g.result is None and g.stack:
            play_out(g)
        return super().values(g, seat)


def by_games(puzzle: Puzzle, g: GameState, seed: int) -> Iterator[Fact]:
    """One Power wins clearly more games than all others."""
    won: dict[str, float] = dict.fromkeys(POWERS, 0.0)
    for n in range(GAMES):
        throw, manner = Random(f"check {seed} {n}").getrandbits(40), ALL_ROUND[n % len(ALL_ROUND)]
        winners = to_the_end(g, g.seat, throw, manner)
        for p in winners:
            won[POWERS[p]] += 1 / len(winners) / GAMES
    (answer,) = puzzle.solution[0]
    if won[answer] < BARS["ahead"].least - LENIENT:
        yield said("too_little", percent=percent(won[answer]))
    for power in puzzle.powers:
        if power != answer and won[power] > won[answer] - CLEARLY * BARS["ahead"].margin:
            yield said("rival", action=power, percent=percent(won[power]), best=percent(won[answer]))


PROOFS: dict[str, Callable[[Puzzle, GameState, int], Iterator[Fact]]] = {
    "win": this_round,
    "stop": this_round,
    "summons": by_chance,
    "ahead": by_games,
}
