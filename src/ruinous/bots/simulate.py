"""Many games by random bots, in several processes, with every rule of the house checked on the way."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any

from ruinous.rules import engine, events, view
from ruinous.rules.game import Game, Options, SetupError
from ruinous.rules.ids import POWERS
from ruinous.rules.invariants import violations
from ruinous.rules.options import default
from ruinous.rules.saved import dump, load
from ruinous.rules.setup import FEWEST, MOST, powers_from
from ruinous.rules.state import GameState

BASE = 4  # Powers of the base game, the first ones
EVERY = 10  # the dear checks are made at one decision in so many
CHUNK = 8  # games a process is given at a time


@dataclass(frozen=True, slots=True)
class Job:
    """One game: everything it depends on."""

    number: int
    seed: int
    powers: tuple[str, ...]
    options: Options
    check: bool
    records: str = ""


@dataclass(slots=True)
class Outcome:
    """What one game came to."""

    powers: tuple[str, ...]
    decisions: int
    condition: str
    winners: tuple[str, ...]
    scores: dict[str, int]
    rounds: int
    violations: list[str] = field(default_factory=list)


def play(job: Job) -> Outcome:
    """Play one game to its end. The same job always gives the same game."""
    random = Random(f"{job.seed}/{job.number}")
    checker = Random(f"{job.seed}/{job.number}/checks")  # its own, so that checking changes no game
    game = Game.new(job.powers, int.from_bytes(random.randbytes(8), "big"), job.options)
    found: list[str] = []
    while game.state.actions:
        if job.check:
            found += [f"game {job.number}, decision {len(game.entries)}: {v}" for v in checks(game, checker)]
        game.play(random.choice(game.state.actions))
    if job.check:
        found += [
            f"game {job.number}, at the end: {v}" for v in (*violations(game.state), *points_told(game), *replays(game))
        ]
    if job.records:
        Path(job.records, f"{job.number:06d}.ruinous").write_text(game.record.dumps())
    result = game.result
    assert result is not None
    return Outcome(
        job.powers, len(game.entries), result.condition, result.winners, result.scores, game.state.round, found
    )


def checks(game: Game, random: Random) -> Iterator[str]:
    """Invariants at every decision; copies, saves, views and every single action at some of them."""
    g = game.state
    yield from violations(g)
    if random.randrange(EVERY):
        return
    twin = g.copy()
    if twin != g:
        yield "a copy differs from its original."
    if saved(g) != g:
        yield "a position read back from JSON differs."
    for action in g.actions or ():
        tried = g.copy()
        engine.apply(tried, action)
        yield from violations(tried)
    if twin != g:
        yield "playing on a copy changed the original."
    for p in g.powers:
        could_be = view.information_set(g, p, random.randrange(1 << 30))
        yield from violations(could_be)
        if view.view(could_be, p) != view.view(g, p):
            yield f"the information set of {POWERS[p]} does not fit its view."


def saved(g: GameState) -> GameState:
    """The position through JSON and back."""
    return load(dump(g))


def replays(game: Game) -> Iterator[str]:
    """A record read back gives the same game."""
    text = game.record.dumps()
    again = Game.replay(text)
    if again.state != game.state or again.record.dumps() != text or again.log != game.log:
        yield "a replay differs from the live game."


def points_told(game: Game) -> Iterator[str]:
    """The points of the log, added up, are the scores."""
    g = game.state
    for power, points in events.points(game.log, g.powers).items():
        if points != g.vp[power]:
            yield f"{POWERS[power]} has {g.vp[power]} victory points, and the events tell of {points}."


def line_ups(players: int) -> list[tuple[str, ...]]:
    """Every choice of so many of the four base Powers, taken in turn; five players are all five Powers."""
    return list(combinations(POWERS[:BASE] if players <= BASE else POWERS, players))


def run(
    games: int,
    players: int = 4,
    seed: int = 1,
    jobs: int | None = None,
    records: str | None = None,
    check: bool = False,
    powers: list[str] | None = None,
    options: Options | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play so many games and say what came of them. `progress(done, games)` is called as games are finished."""
    if games < 1:
        raise SetupError("arena.no_games")
    if powers:
        powers_from(powers)
    elif not FEWEST <= players <= MOST:
        raise SetupError("setup.players", fewest=FEWEST, most=MOST, players=players)
    choices = [tuple(powers)] if powers else line_ups(players)
    if records:
        Path(records).mkdir(parents=True, exist_ok=True)
    todo = [Job(n, seed, choices[n % len(choices)], options or default(), check, records or "") for n in range(games)]
    outcomes = []
    for outcome in _play_all(todo, jobs or cpu_count() or 1):
        outcomes.append(outcome)
        if progress:
            progress(len(outcomes), games)
    return summary(outcomes)


def _play_all(todo: list[Job], jobs: int) -> Iterator[Outcome]:
    if jobs == 1 or len(todo) < 2 * CHUNK:
        yield from map(play, todo)
        return
    with ProcessPoolExecutor(min(jobs, len(todo)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, todo, chunksize=CHUNK)


def summary(outcomes: list[Outcome]) -> dict[str, Any]:
    """The figures of many games."""
    decisions = sum(o.decisions for o in outcomes)
    seats = Counter(p for o in outcomes for p in o.powers)
    found = [v for o in outcomes for v in o.violations]
    wins = Counter(p for o in outcomes for p in o.winners)
    return {
        "games": len(outcomes),
        "decisions": decisions,
        "decisions_per_game": round(decisions / len(outcomes), 2),
        "rounds_per_game": round(sum(o.rounds for o in outcomes) / len(outcomes), 2),
        "violations": len(found),
        "first_violations": found[:10],
        "end_conditions": dict(sorted(Counter(o.condition for o in outcomes).items())),
        "games_played": {p: seats[p] for p in POWERS if seats[p]},
        "wins": {p: wins[p] for p in POWERS if seats[p]},
        "shared_victories": sum(len(o.winners) > 1 for o in outcomes),
        "nobody_won": sum(not o.winners for o in outcomes),
        "mean_vp": {p: round(sum(o.scores.get(p, 0) for o in outcomes) / seats[p], 2) for p in POWERS if seats[p]},
    }
