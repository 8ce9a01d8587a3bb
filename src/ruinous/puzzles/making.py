"""Puzzles made from many games, in several processes, until the time is up or the games are done.

Every game is a job that depends on nothing but itself. What is found is written game by game as lines of JSON, so a run
can be broken off at any moment and goes on where it stopped: games that are done are not done again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from ruinous.puzzles.checking import check
from ruinous.puzzles.finding import found
from ruinous.puzzles.games import Source
from ruinous.puzzles.measuring import measured
from ruinous.rules.puzzle import KINDS, KindId, Puzzle, dumps, loads

AHEAD = 3  # jobs that wait for each process

Tell = Callable[[str, int, int], None]  # the game, puzzles of it, puzzles in all


def work(source: Source, kinds: Collection[KindId]) -> tuple[str, list[str]]:
    """One job: the puzzles of a game that stand a second proof, as lines."""
    proved = [puzzle for puzzle in found(source, kinds) if not check(puzzle)]
    return source.name, [dumps(told) for puzzle in proved if (told := measured(puzzle))]


def make(
    out: Path,
    first: int,
    jobs: int,
    seconds: float | None = None,
    folders: Iterable[Path] = (),
    games: int | None = None,
    kinds: Collection[KindId] = KINDS,
    tell: Tell | None = None,
) -> int:
    """Look at games until the time is up or all are done; how many puzzles the file has."""
    done, total = before(out, kinds)
    until = monotonic() + seconds if seconds is not None else None
    waiting = (source for source in sources(first, folders, games) if source.name not in done)
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    running: set[Future[tuple[str, list[str]]]] = set()
    with out.open("a", encoding="utf-8") as file:
        try:
            while True:
                while len(running) < AHEAD * jobs and (source := next(waiting, None)):
                    running.add(pool.submit(work, source, tuple(kinds)))
                left = None if until is None else until - monotonic()
                if not running or (left is not None and left <= 0):
                    return total
                finished, running = wait(running, left, FIRST_COMPLETED)
                for future in finished:
                    name, lines = future.result()
                    file.write(
                        json.dumps({"done": name, "kinds": list(kinds)}) + "\n" + "".join(f"{line}\n" for line in lines)
                    )
                    file.flush()
                    total += len(lines)
                    if tell:
                        tell(name, len(lines), total)
        finally:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)


def before(out: Path, kinds: Collection[KindId]) -> tuple[set[str], int]:
    """What an earlier run has done: the names of games that were looked at for these kinds, and how many puzzles."""
    if not out.exists():
        return set(), 0
    lines = out.read_text(encoding="utf-8").splitlines()
    done = [json.loads(line) for line in lines if line.startswith('{"done"') and line.endswith("}")]
    return {one["done"] for one in done if set(one["kinds"]) >= set(kinds)}, len(read(out))


def sources(first: int, folders: Iterable[Path], games: int | None) -> Iterator[Source]:
    """The files of folders, then the games of bots."""
    for folder in folders:
        for number, path in enumerate(sorted([*folder.glob("*.position"), *folder.glob("*.ruinous")])):
            yield Source(number, path.read_text(encoding="utf-8"))
    for number in range(first, first + games) if games is not None else count(first):
        yield Source(number)


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file, those of half-written lines left out."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [loads(line) for line in lines if line.endswith("}") and not line.startswith('{"done"')]
