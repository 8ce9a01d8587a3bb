"""The arena: bots play whole games against each other, fairly seated, in any number of processes or on a Ray cluster.

A job is plain data and says everything its game depends on; the same job gives the same outcome anywhere, as long as
the bots do not look at the clock. Jobs come in blocks: the games of a block share one secret, and the bots change
seats from game to game until each has played each Power of the block equally often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import shake_256
from importlib import import_module
from itertools import combinations, permutations
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from socket import create_connection
from time import perf_counter
from typing import Any

from ruinous import bots as levels
from ruinous.bots import workers
from ruinous.bots.simulate import line_ups
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.options import Options, SetupError, default
from ruinous.rules.setup import FEWEST, MOST, powers_from

PLAYERS = 4  # unless something else is said
SECONDS = 1.0  # what a bot may think at a decision, unless something else is said
LATE = 1.2  # a decision is over budget when it took so many times the time given
KNOCK = 5  # seconds to wait for a cluster
LARGEST_CHUNK = 8  # jobs a process is given at a time


class ArenaError(SetupError):
    """An arena that cannot be held, and why."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game: everything it depends on. `bots` are the names of those who play `powers`, in the same order."""

    number: int
    block: int
    seed: int
    powers: tuple[str, ...]
    bots: tuple[str, ...]
    options: Options
    seconds: float = SECONDS
    timed: bool = False  # whether decisions over budget are counted
    record: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one game came to. Everything by seat is in the order of `powers`."""

    number: int
    block: int
    powers: tuple[str, ...]
    bots: tuple[str, ...]
    condition: str
    winners: tuple[str, ...]
    scores: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    thought: tuple[float, ...] = ()  # seconds in all
    slowest: tuple[float, ...] = ()
    late: tuple[int, ...] = ()  # decisions over budget
    record: str = ""

    @property
    def wins(self) -> tuple[float, ...]:
        """What each seat won: 1, or its part of a shared victory."""
        return tuple(1 / len(self.winners) if p in self.winners else 0.0 for p in self.powers)

    @property
    def groups(self) -> list[list[int]]:
        return ranking(self.powers, self.winners, self.scores)

    @property
    def places(self) -> tuple[float, ...]:
        return places(self.groups)


def ranking(powers: Sequence[str], winners: Sequence[str], scores: Sequence[int]) -> list[list[int]]:
    """The seats from first to last: winners before all others, then by victory points; equals stand together."""
    keys = [(p in winners, 0 if p in winners else score) for p, score in zip(powers, scores, strict=True)]
    return [[n for n, key in enumerate(keys) if key == one] for one in sorted(set(keys), reverse=True)]


def places(groups: list[list[int]]) -> tuple[float, ...]:
    """The place of each seat, 1 the best; those who share places get their mean.

    >>> places([[2], [0, 1]])
    (2.5, 2.5, 1.0)
    """
    found, before = {}, 0
    for group in groups:
        found.update(dict.fromkeys(group, before + (len(group) + 1) / 2))
        before += len(group)
    return tuple(found[n] for n in range(before))


# --- one game -----------------------------------------------------------------------------------------------------


def play(job: Job) -> Outcome:
    """Play one game to its end. Each bot sees only what its seat may know."""
    seats = {
        power: levels.make(name, seed=seed_of(job.seed, job.block, power, name), seconds=job.seconds)
        for power, name in zip(job.powers, job.bots, strict=True)
    }
    unknown = Random(f"{job.seed}/{job.number}/information sets")
    game = Game.new(job.powers, seed_of(job.seed, job.block), job.options)
    thought, slowest = dict.fromkeys(job.powers, 0.0), dict.fromkeys(job.powers, 0.0)
    decisions, late = dict.fromkeys(job.powers, 0), dict.fromkeys(job.powers, 0)
    while game.state.actions:
        seat = POWERS[game.state.seat]
        seen = game.copy(seat, unknown.getrandbits(48))
        begin = perf_counter()
        action = seats[seat].choose(seen)
        took = perf_counter() - begin
        game.play(action)
        thought[seat] += took
        slowest[seat] = max(slowest[seat], took)
        decisions[seat] += 1
        late[seat] += job.timed and took > LATE * job.seconds
    result = game.result
    assert result is not None
    return Outcome(
        job.number,
        job.block,
        job.powers,
        job.bots,
        result.condition,
        result.winners,
        tuple(result.scores[p] for p in job.powers),
        game.state.round,
        tuple(decisions.values()),
        tuple(thought.values()),
        tuple(slowest.values()),
        tuple(late.values()),
        game.record.dumps() if job.record else "",
    )


def seed_of(*parts: object) -> int:
    """A seed that depends on all of these and looks like chance."""
    return int.from_bytes(shake_256("/".join(map(str, parts)).encode()).digest(8), "big")


# --- who sits where -----------------------------------------------------------------------------------------------


def rotations(bots: tuple[str, ...]) -> list[list[tuple[str, ...]]]:
    """Every way to sit in a circle, each turned until it repeats: in each list each name has each seat equally often.

    >>> rotations(("a", "b", "b"))
    [[('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]]
    """
    found: list[list[tuple[str, ...]]] = []
    seen: set[tuple[str, ...]] = set()
    for rest in permutations(bots[1:]):
        order = (bots[0], *rest)
        if order in seen:
            continue
        turned = list(dict.fromkeys(order[-n:] + order[:-n] for n in range(len(order))))
        seen.update(turned)
        found.append(turned)
    return found


def schedule(
    bots: Iterable[str],
    games: int,
    *,
    players: int | None = None,
    powers: Iterable[str] | None = None,
    seed: int = 1,
    options: Options | None = None,
    seconds: float | None = None,
    record: bool = False,
) -> list[Job]:
    """The jobs of an arena: at least so many games, in whole blocks.

    As many bots as players: they play each other. One bot: it plays every seat. More bots than players: every choice
    of them in turn. Without `powers` the base Powers are chosen in turn too; five players are all five.
    """
    names = tuple(bots)
    tables, choices = _tables(names, players, None if powers is None else list(powers))
    if games < 1:
        raise ArenaError("arena.no_games")
    if seconds is not None and not seconds > 0:
        raise ArenaError("arena.no_time")
    orders = [rotations(table) for table in tables]
    jobs: list[Job] = []
    block = 0
    while len(jobs) < games:
        choice = choices[block % len(choices)]
        turn, table = divmod(block // len(choices), len(tables))
        for seated in orders[table][turn % len(orders[table])]:
            jobs.append(
                Job(
                    len(jobs),
                    block,
                    seed,
                    choice,
                    seated,
                    options or default(),
                    seconds or SECONDS,
                    seconds is not None,
                    record,
                )
            )
        block += 1
    return jobs


def _tables(
    names: tuple[str, ...], players: int | None, powers: list[str] | None
) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """The bots of each table and the Powers of each table, or an error that says what is wrong."""
    if not names:
        raise ArenaError("arena.no_bots", bots=list(levels.LEVELS))
    for name in names:
        if name not in levels.LEVELS:
            raise ArenaError("arena.no_bot", bot=name, bots=list(levels.LEVELS))
    if powers is not None:
        chosen = tuple(POWERS[p] for p in powers_from(powers))
        if players not in (None, len(chosen)):
            raise ArenaError("arena.powers_or_players", count=len(chosen), players=players)
        players = len(chosen)
    elif players is None:
        players = len(names) if FEWEST <= len(names) <= MOST else PLAYERS
    if not FEWEST <= players <= MOST:
        raise ArenaError("setup.players", fewest=FEWEST, most=MOST, players=players)
    if 1 < len(names) < players:
        filled = " ".join((*names, *names[-1:] * (players - len(names))))
        raise ArenaError("arena.seats", count=len(names), players=players, example=filled)
    seated = [names * players] if len(names) == 1 else combinations(names, players)
    tables = list({tuple(sorted(table)): tuple(table) for table in seated}.values())
    return tables, [chosen] if powers is not None else line_ups(players)


# --- many games ---------------------------------------------------------------------------------------------------


def run(
    jobs: list[Job],
    processes: int | None = None,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Outcome]:
    """Play the jobs, here or on Ray, and give their outcomes in order. `progress(done, games)` is called on the way."""
    outcomes = []
    for outcome in _on_ray(jobs, ray) if ray else _here(jobs, processes or cpu_count() or 1):
        outcomes.append(outcome)
        if progress:
            progress(len(outcomes), len(jobs))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def _here(jobs: list[Job], processes: int) -> Iterator[Outcome]:
    processes = min(processes, len(jobs))
    if processes == 1:
        yield from map(play, jobs)
        return
    chunk = max(1, min(LARGEST_CHUNK, len(jobs) // (8 * processes)))
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=workers.begin)
    try:
        yield from pool.map(play, jobs, chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(jobs: list[Job], address: str) -> Iterator[Outcome]:
    """The same jobs as Ray tasks. The package itself is sent to the cluster, so that all play by the same rules."""
    ray = load_ray()
    knock(address)
    package = str(Path(levels.__file__).parent.parent)
    runtime: dict[str, Any] = {"py_modules": [package], "env_vars": {"OPENBLAS_NUM_THREADS": "1"}}
    try:
        ray.init(
            address=address,
            runtime_env=runtime,
            include_dashboard=False if address == "local" else None,
            log_to_driver=False,
            logging_level="error",
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError("arena.ray_fails", address=address, why=str(error).splitlines()[0].rstrip(".")) from None
    try:
        task = ray.remote(play)
        waiting = list(reversed(jobs))
        room = max(4, int(2 * ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < room:
                running.append(task.remote(waiting.pop()))
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return  # "local", "auto" and the like
    try:
        create_connection((host, int(port)), KNOCK).close()
    except (OSError, OverflowError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise ArenaError("arena.ray_silent", address=address, why=reason) from None


def load_ray() -> Any:
    """Ray, which is not part of Ruinous."""
    try:
        return import_module("ray")
    except ImportError:
        raise ArenaError("arena.no_ray") from None
