"""How hard a puzzle is: the weakest of five players that finds it says so.

A turn is looked for by the hasty novice, the novice, the scripted bot, and the search bot with a little and with much
search. Who is ahead is told by the points, by who is nearest to a victory, by foresight, and by few and by more games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random

from ruinous.bots import Bot, make
from ruinous.bots.search import SearchBot
from ruinous.bots.search_end import needed
from ruinous.bots.search_tree import Clock
from ruinous.bots.search_value import ScriptedValue
from ruinous.puzzles.playing import USUAL, to_the_end
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.puzzle import Puzzle, fits, solved
from ruinous.rules.state import GameState
from ruinous.rules.view import blanked, information_set

SOLVERS = ("hasty", "novice", "scripted", "search", "much_search")  # by grade, from 1
TRIES = 3  # of players whose choice is a matter of luck; most of them must succeed
LITTLE, MUCH = (40, 200), (200, 1500)  # simulations, and looks for what stops a victory
FEW, MORE = 6, 20  # games that tell who is ahead


class Measured(SearchBot):
    """A search bot that does not look at the clock at all."""

    def __init__(self, seed: int, simulations: int, looks: int) -> None:
        super().__init__(seed, simulations=simulations)
        self.looks = looks

    def needed(self, g: GameState, marks: dict[int, float], clock: Clock) -> dict[int, float]:
        left = iter(range(self.looks))
        helpful = needed(blanked(g, g.seat), marks, lambda: next(left, None) is None)
        least = min(marks.values())
        return {a: marks.get(a, least) for a in helpful} or marks


MAKERS: dict[str, tuple[int, Callable[[int], Bot]]] = {
    "hasty": (TRIES, lambda seed: make("novice:hasty", seed)),
    "novice": (TRIES, lambda seed: make("novice", seed)),
    "scripted": (1, lambda seed: make("scripted", seed)),
    "search": (1, lambda seed: Measured(seed, *LITTLE)),
    "much_search": (1, lambda seed: Measured(seed, *MUCH)),
}


def graded(puzzle: Puzzle, g: GameState) -> tuple[Puzzle, list[str]]:
    """The puzzle with its grade, and the wrong answers of those who did not find it."""
    found, wrong = finders(puzzle, g)
    grade = SOLVERS.index(found[0]) + 1 if found else len(SOLVERS)
    return replace(puzzle, grade=grade, solvers=tuple(found)), list(dict.fromkeys(wrong))


def finders(puzzle: Puzzle, g: GameState) -> tuple[list[str], list[str]]:
    """The weakest player that finds it, and what the weaker ones answer."""
    wrong: list[str] = []
    for solver in SOLVERS:
        tries, _ = MAKERS[solver]
        answers = list(turn_of(puzzle, g, solver) if puzzle.played else named(g, solver))
        good = sum(not answer for answer in answers) if puzzle.played else sum(map(puzzle.names, answers))
        wrong += [answer for answer in answers if answer and not puzzle.names(answer)]
        if 2 * good > (tries if puzzle.played else 1):
            return [solver], wrong
    return [], wrong


def turn_of(puzzle: Puzzle, g: GameState, solver: str) -> Iterable[str]:
    """What a player does in each of his tries: empty if it is right, else the first action that is not."""
    tries, maker = MAKERS[solver]
    for seed in range(tries):
        bot, game = maker(seed), Game.at(g.copy())
        first = ""
        while not solved(puzzle, game):
            known = Game(information_set(game.state, g.seat, seed), [], None)
            action = NOTATION[bot.choose(known)]
            first = first or action
            if not fits(puzzle, game, action):
                break
            game.play(action)
        else:
            first = ""
        yield first


def named(g: GameState, solver: str) -> Iterable[str]:
    """Whom somebody names: the Power that one way of looking puts first."""
    limit = g.rules.content.limits.vp
    marks: dict[int, float]
    if solver == "hasty":
        marks = {p: g.vp[p] for p in g.powers}
    elif solver == "novice":
        marks = {p: max(g.vp[p] / limit, g.dial[p] / (len(g.rules.dials[p]) - 1)) for p in g.powers}
    elif solver == "scripted":
        chances = ScriptedValue().values(blanked(g, g.seat), g.seat)
        marks = {p: chances[p] for p in g.powers}
    else:
        games = FEW if solver == "search" else MORE
        ends = [to_the_end(g, g.seat, Random(f"{solver} {n}").getrandbits(40), USUAL[n % 2]) for n in range(games)]
        marks = {p: sum(p in end for end in ends) for p in g.powers}
    best = max(marks.values())
    first = [POWERS[p] for p in g.powers if marks[p] == best]
    return first if len(first) == 1 else [""]
