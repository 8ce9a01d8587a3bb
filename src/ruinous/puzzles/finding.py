"""The four kinds of puzzles: which positions are worth a look, and what makes a puzzle of one.

- *win*: one turn, after which he passes, wins the game at the end of this round; nothing else does.
- *stop*: somebody else is about to win this round; one turn, after which he passes, keeps everybody from it.
- *summons*: one thing to do on a summoning turn gives a clearly better chance to win the game than anything else.
- *ahead*: one Power is clearly most likely to win the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from math import sqrt
from random import Random

from ruinous.analysis.playing import Players
from ruinous.bots.scripted import ScriptedBot
from ruinous.puzzles.games import Source, turns
from ruinous.puzzles.grading import graded
from ruinous.puzzles.playing import USUAL, Manner, ended, idle, stands, to_the_end, wins, worths
from ruinous.puzzles.racing import Bar, Runner, fresh, promising, race, right, rivals, ways
from ruinous.rules import engine, position
from ruinous.rules.actions import ACTIONS, NOTATION, PASS
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.puzzle import KINDS, KindId, Puzzle, Tried, alike, notations
from ruinous.rules.state import GameState

BARS = {"win": Bar(0.5, 0.3), "stop": Bar(0.6, 0.3), "summons": Bar(0.0, 0.05), "ahead": Bar(0.4, 0.2)}
MOST_AHEAD = 0.85  # chance of who is ahead, above which there is nothing to ask
NEAR_POINTS, NEAR_TICKS, NEAR_RUINS = 14, 2, 1  # what makes a win this round thinkable
LOOKS = {"win": 10, "stop": 12, "summons": 12, "ahead": 2}  # positions of one game that are looked at
KEPT = {"win": 2, "stop": 2, "summons": 2, "ahead": 1}  # puzzles of one game
ASKED = {"win": 1, "stop": 1, "summons": 2, "ahead": 3}  # of one game in so many
TOLD = 5  # other answers that are kept
LEFT = (9, 2, 1)  # power that a player is left with in a position that is made clearer
TRAPS = 3  # of the wrong answers of those who grade
REACHED = {"win": wins, "stop": stands}  # what is asked for by the end of the round
LAST_POWER, LATE = 4, 4  # "best summons" is asked of those who have not much more left to do, from this round on


def found(source: Source, kinds: Collection[KindId] = KINDS) -> Iterator[Puzzle]:
    """The puzzles of one game. The same game always gives the same ones."""
    every = list(turns(source))
    late, mixed = every[::-1], Random(source.name).sample(every, len(every))
    for kind, order, worth, made in (
        ("win", late, may_win, winning),
        ("stop", late, may_stop, stopping),
        ("summons", mixed, may_summon, summoning),
        ("ahead", mixed, may_be_ahead, leading),
    ):
        if kind not in kinds or source.number % ASKED[kind] or (ASKED[kind] > 1 and source.single):
            continue
        seen: set[tuple[int, int]] = set()  # of a round and a seat, one is enough
        looks = kept = 0
        for g in order:
            if looks == LOOKS[kind] or kept == KEPT[kind]:
                break
            if (g.round, g.seat) in seen or not worth(g):
                continue
            looks += 1
            if kind in REACHED:
                seen.add((g.round, g.seat))
            for puzzle in made(g, f"{kind}-{source.name}-{kept}", source.name):
                seen.add((g.round, g.seat))
                kept += 1
                c = puzzle.state()
                yield with_traps(*graded(puzzle, c), c)


def with_traps(puzzle: Puzzle, wrong: list[str], g: GameState) -> Puzzle:
    """The puzzle with what comes of the wrong answers that players have given."""
    if puzzle.kind not in REACHED:
        return puzzle
    known = {alike(g, ACTIONS[tried.answer]) for tried in puzzle.others}
    known |= {alike(g, ACTIONS[line[0]]) for line in puzzle.solution}
    traps = [answer for answer in wrong if alike(g, ACTIONS[answer]) not in known][:TRAPS]
    tried = [
        Tried(answer, percent(max(mean(worths(g, line, range(GLANCES), REACHED[puzzle.kind](g.seat))) for line in of)))
        for answer in traps
        if (of := [line for line in ways(g) if alike(g, line[0]) == alike(g, ACTIONS[answer])])
    ]
    others = sorted({*puzzle.others, *tried}, key=lambda one: (-one.percent, one.answer))
    return replace(puzzle, others=tuple(others))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def near(g: GameState, seat: int) -> bool:
    """Whether somebody may win this round at all."""
    return (
        g.vp[seat] >= g.rules.content.limits.vp - NEAR_POINTS
        or len(g.rules.dials[seat]) - 1 - g.dial[seat] <= NEAR_TICKS
        or len(g.rules.ruiners) - 1 - g.ruined.bit_count() <= NEAR_RUINS
    )


# --- this round -------------------------------------------------------------------------------------------------------


def may_win(g: GameState) -> bool:
    return near(g, g.seat) and sum(worths(g, (PASS,), range(4), wins(g.seat))) <= 1


def winning(g: GameState, id: str, source: str) -> Iterator[Puzzle]:
    lines = promising(spent(g, g.power[g.seat]), wins(g.seat))
    for c in varied(g):
        if sum(worths(c, (PASS,), range(4), wins(c.seat))) > 1:
            continue
        if ran := race(c, lines, wins(c.seat), BARS["win"]):
            yield of_turn(c, "win", id, source, ran, condition=usual_end(c, ran[0].line)[0])
            return


def may_stop(g: GameState) -> bool:
    if not any(near(g, p) for p in g.powers if p != g.seat):
        return False
    return not any(worths(spent(g, 0), (PASS,), range(2), stands(g.seat), (idle,)))


def stopping(g: GameState, id: str, source: str) -> Iterator[Puzzle]:
    reached = stands(g.seat)
    lines = promising(spent(g, g.power[g.seat]), reached)
    for c in varied(g):
        condition, winners = usual_end(c, (PASS,))
        if len(winners) != 1 or winners[0] == c.seat or sum(worths(c, (PASS,), range(4), reached)) > 1:
            continue
        if ran := race(c, lines, reached, BARS["stop"]):
            yield of_turn(c, "stop", id, source, ran, condition=condition, leader=POWERS[winners[0]])
            return


def varied(g: GameState) -> Iterator[GameState]:
    """The position; and the same at the end of the turns, when the others have spent their power and he most of his.

    The less can still be done, the clearer the question.
    """
    yield g
    for power in sorted({min(g.power[g.seat], most) for most in LEFT}, reverse=True):
        yield spent(g, power)


def spent(g: GameState, power: int) -> GameState:
    """The position with so much power left to who must decide, and none to the others."""
    c = g.copy()
    for p in c.powers:
        c.power[p] = power if p == c.seat else 0
    engine.ask_again(c)
    return c


def usual_end(g: GameState, line: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    """How the round mostly ends the game after a line."""
    ends = [ended(g, g.seat, line, throw, USUAL[throw % 2]).result for throw in range(12)]
    return Counter(end for end in ends if end).most_common(1)[0][0] if any(ends) else ("", ())


def of_turn(
    g: GameState, kind: str, id: str, source: str, ran: list[Runner], condition: str = "", leader: str = ""
) -> Puzzle:
    """The puzzle of a race that one family has won."""
    why = ScriptedBot(0).explain(Game(g.copy(), [], None), ran[0].line[0])
    return Puzzle(
        id, kind, POWERS[g.seat], position.write_whole(g),  # type: ignore[arg-type]
        tuple(notations(r.line) for r in right(ran, BARS[kind])), percent(ran[0].mean),
        tuple(Tried(NOTATION[r.line[0]], percent(r.mean)) for r in rivals(ran)[:TOLD]),
        condition, leader, why.id, dict(why.args), source=source,
    )  # fmt: skip


def percent(share: float) -> int:
    return round(100 * share)


# --- the best summons -------------------------------------------------------------------------------------------------

LAPS = (6, 16, 40, 100)
FEWEST = 8  # actions to choose from
RUNNERS = 9  # families that run, by the scripted bot's marks
GLANCES = 8  # laps of all others


def may_summon(g: GameState) -> bool:
    return g.round >= LATE and 1 <= g.power[g.seat] <= LAST_POWER and len(g.actions or ()) >= FEWEST


def summoning(g: GameState, id: str, source: str) -> Iterator[Puzzle]:
    ran = raced(g)
    if ran:
        yield of_turn(g, "summons", id, source, ran)


def raced(g: GameState, seed: int = 0, laps: tuple[int, ...] = LAPS) -> list[Runner]:
    """The actions by their chance to win the game, the best first, if one is clearly the best; else nothing."""
    players, bar = Players(), BARS["summons"]
    marks = ScriptedBot(0).marks(g)
    best_of: dict[tuple[object, ...], int] = {}
    for action in sorted(marks, key=lambda a: (-marks[a], a)):
        best_of.setdefault(alike(g, action), action)
    every = [Runner((a,), alike(g, a)) for a in best_of.values()]
    every += [Runner((a,), alike(g, a)) for a in fresh(g) if alike(g, a) not in best_of]
    deals = [Random(f"summons {seed} {n}").getrandbits(40) for n in range(laps[-1])]

    def run(runner: Runner, begin: int, end: int) -> None:
        for deal in deals[begin:end]:
            runner.values.append(players.chances(g, runner.line[0], g.seat, (False, deal))[g.seat])

    running, begin = every[:RUNNERS], 0
    for end in laps:
        for runner in running:
            run(runner, begin, end)
        begin = end
        running.sort(key=lambda r: -r.mean)
        best = running[0]
        close = [r for r in running[1:] if ahead_by(best, r, bar.margin) < SURE]
        if any(ahead_by(best, r, bar.margin) < -SURE for r in running[1:]):
            return []  # too close, and that is for sure
        running = [best, *close]
        if not close and end >= laps[1]:
            break
    best = running[0]
    if len(running) > 1 or best.line[0] == PASS:
        return []
    for runner in every:
        if len(runner.values) < GLANCES:
            run(runner, len(runner.values), GLANCES)
            if ahead_by(best, runner, bar.margin) < 0:
                run(runner, GLANCES, len(best.values))
                if ahead_by(best, runner, bar.margin) < SURE:
                    return []
    return [best, *sorted((r for r in every if r is not best), key=lambda r: (-r.mean, r.line))]


SURE = 1.0  # standard errors beyond the margin


def ahead_by(best: Runner, other: Runner, margin: float) -> float:
    """By how many standard errors more than the margin one does better than another, in the same deals."""
    differences = [a - b for a, b in zip(best.values, other.values, strict=False)]
    n = len(differences)
    mean = sum(differences) / n
    spread = sqrt(sum((d - mean) ** 2 for d in differences) / max(n - 1, 1) / n)
    return (mean - margin) / max(spread, 0.004)


# --- who is ahead? ----------------------------------------------------------------------------------------------------

GAMES = (8, 24, 64)


def may_be_ahead(g: GameState) -> bool:
    return g.round > 2 and all(g.power[p] >= 4 for p in g.powers)


def leading(g: GameState, id: str, source: str) -> Iterator[Puzzle]:
    won = shares(g)
    if not won:
        return
    if max(won.values()) > MOST_AHEAD:
        return
    first, *others = sorted(won, key=lambda p: (-won[p], p))
    yield Puzzle(
        id, "ahead", POWERS[g.seat], position.write_whole(g), ((POWERS[first],),), percent(won[first]),
        tuple(Tried(POWERS[p], percent(won[p])) for p in others), source=source,
    )  # fmt: skip


def shares(
    g: GameState, seed: int = 0, games: Iterable[int] = GAMES, manners: tuple[Manner, ...] = USUAL
) -> dict[int, float]:
    """Everybody's share of the wins, if one is clearly ahead; else nothing."""
    bar, won, begin = BARS["ahead"], dict.fromkeys(g.powers, 0.0), 0
    for end in games:
        for n in range(begin, end):
            winners = to_the_end(g, g.seat, Random(f"ahead {seed} {n}").getrandbits(40), manners[n % len(manners)])
            for p in winners:
                won[p] += 1 / len(winners)
        begin = end
        order = sorted(won.values(), reverse=True)
        slack = 1.5 * sqrt(0.5 / end) if end < 64 else 0.0
        if order[0] / end < bar.least - slack or (order[0] - order[1]) / end < bar.margin - slack:
            return {}
    return {p: share / begin for p, share in won.items()}
