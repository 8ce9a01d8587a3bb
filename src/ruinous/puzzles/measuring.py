"""What the right answer and the others come to, by the same throws for all: the figures that are told with a puzzle."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ruinous.analysis.playing import Players
from ruinous.bots.search_end import Line
from ruinous.puzzles.finding import REACHED, TOLD, mean, percent
from ruinous.puzzles.playing import ALL_ROUND, USUAL, to_the_end, worths
from ruinous.puzzles.racing import ways
from ruinous.rules.actions import ACTIONS
from ruinous.rules.ids import POWERS
from ruinous.rules.puzzle import Puzzle, Tried, alike
from ruinous.rules.state import GameState

THROWS = 60
FIRST = 12  # throws that tell which way to play an action is the best
LAPS = 60
GAMES = 90
CLEAR = 3  # percent by which the answer must be ahead in the end, too


def measured(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the figures that are told; None if another answer comes too near by them."""
    g = puzzle.state()
    right = puzzle.solution[0][0]
    found = {answer: percent(worth) for answer, worth in FIGURES[puzzle.kind](puzzle, g).items()}
    others = [Tried(one, share) for one, share in found.items() if one != right]
    others.sort(key=lambda one: (-one.percent, one.answer))
    if not others or others[0].percent > found[right] - CLEAR:
        return None
    return replace(puzzle, percent=found[right], others=tuple(others[: TOLD + 1]))


def this_round(puzzle: Puzzle, g: GameState) -> dict[str, float]:
    reached = REACHED[puzzle.kind](g.seat)
    throws = [Random(f"measure {n}").getrandbits(40) for n in range(THROWS)]

    def worth(lines: list[Line]) -> float:
        best = max(lines, key=lambda line: mean(worths(g, line, throws[:FIRST], reached, USUAL)))
        return mean(worths(g, best, throws, reached, USUAL))

    every = list(ways(g))
    found = {}
    for answer in (puzzle.solution[0][0], *(one.answer for one in puzzle.others)):
        found[answer] = worth([line for line in every if alike(g, line[0]) == alike(g, ACTIONS[answer])])
    return found


def by_chance(puzzle: Puzzle, g: GameState) -> dict[str, float]:
    players = Players()
    deals = [Random(f"measure {n}").getrandbits(40) for n in range(LAPS)]
    answers = (puzzle.solution[0][0], *(one.answer for one in puzzle.others))
    return {
        answer: mean([players.chances(g, ACTIONS[answer], g.seat, (False, deal))[g.seat] for deal in deals])
        for answer in answers
    }


def by_games(puzzle: Puzzle, g: GameState) -> dict[str, float]:
    manners = (*USUAL, *ALL_ROUND)
    won = dict.fromkeys(puzzle.powers, 0.0)
    for n in range(GAMES):
        winners = to_the_end(g, g.seat, Random(f"measure {n}").getrandbits(40), manners[n % len(manners)])
        for p in winners:
            won[POWERS[p]] += 1 / len(winners) / GAMES
    return {str(power): share for power, share in won.items()}


FIGURES = {"win": this_round, "stop": this_round, "summons": by_chance, "ahead": by_games}
