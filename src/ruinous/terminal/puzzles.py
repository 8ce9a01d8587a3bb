"""The command `puzzles`: what there is, one of them on the screen, proved again, made anew."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from ruinous.content.puzzles import packed
from ruinous.puzzles import choosing, making
from ruinous.puzzles.checking import check
from ruinous.rules.facts import Fact
from ruinous.rules.ids import POWERS
from ruinous.rules.puzzle import GRADES, KINDS, Puzzle, PuzzleError, puzzles
from ruinous.rules.view import view
from ruinous.table.puzzles import solution
from ruinous.terminal import board
from ruinous.terminal.arguments import Adder, number
from ruinous.terminal.files import UserError
from ruinous.terminal.paint import Paint
from ruinous.words import name as called
from ruinous.words import phrase, say, sentence
from ruinous.words.system import why


def add_arguments(made: Adder) -> None:
    made("what", nargs="?", choices=list(DEEDS), default="list")
    made("names", nargs="*", metavar="name")
    made("--answer", action="store_true")
    made("--seconds", type=number(1, 1_000_000), metavar="N")
    made("--games", type=number(0, 10_000_000), metavar="N")
    made("--folder", action="append", default=[], metavar="folder")
    made("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    made("--out", metavar="file")
    made.shared("--seed", type=int, default=1, metavar="S")
    made.shared("--jobs", type=number(1, 1024), metavar="J")


def run(args: argparse.Namespace, paint: Paint) -> int:
    return DEEDS[args.what](args, paint)


# --- looking ----------------------------------------------------------------------------------------------------------


def listed(args: argparse.Namespace, paint: Paint) -> int:
    """How many there are, by kind and level."""
    counts = Counter((one.kind, one.grade) for one in puzzles().values())
    head = [phrase("commands.puzzled.kind", {}), *map(str, GRADES), phrase("commands.puzzled.all", {})]
    rows = []
    for kind in KINDS:
        mine = [counts[kind, grade] for grade in GRADES]
        rows.append([phrase(f"puzzles.{kind}", {}), *map(str, mine), str(sum(mine))])
    print("\n".join(paint.table(head, rows, range(1, len(head)))))
    print(say("commands.puzzled.show", {"command": f"ruinous puzzles show {next(iter(puzzles()))}"}))
    return 0


def shown(args: argparse.Namespace, paint: Paint) -> int:
    """Puzzles as those see them who must solve them; with their answers if these are wanted."""
    for puzzle in wanted(args.names) if args.names else []:
        print("\n".join(lines(puzzle, paint)))
        if args.answer:
            print("\n".join(answer(puzzle, paint)))
    if not args.names:
        return listed(args, paint)
    return 0


def lines(puzzle: Puzzle, paint: Paint) -> Iterator[str]:
    g = puzzle.state()
    seen = view(g, POWERS.index(puzzle.seat))
    content = g.rules.content
    title = board.explained(puzzle.id, phrase(f"puzzles.{puzzle.kind}", {}))
    yield paint.bold(board.aside(title, phrase("puzzles.grade", {"n": puzzle.grade})))
    yield from board.whole(seen, content, paint)
    yield from board.hand(seen, puzzle.seat, content, paint)
    yield from ["", *paint.paragraph(question(puzzle))]


def question(puzzle: Puzzle) -> str:
    by = phrase(f"puzzles.by.{puzzle.condition}", {}) if puzzle.condition else ""
    return say(f"puzzles.{puzzle.kind}.task", {"power": puzzle.seat, "leader": puzzle.leader, "by": by})


def answer(puzzle: Puzzle, paint: Paint) -> Iterator[str]:
    found = solution(puzzle.id)
    worth = phrase(f"puzzles.worth.{puzzle.kind}", {"n": found["percent"]})
    yield from ["", paint.rule(say("puzzles.answer"))]
    yield from paint.paragraph(board.aside(" ".join(found["line"]), worth), "  ", "")
    for reason in found["reasons"]:
        yield from paint.paragraph(reason, "  ", "")
    yield paint.rule(say("puzzles.others"))
    for other in found["others"]:
        yield from paint.paragraph(board.aside(other["text"], f"{other['percent']} %"), "  ", "")


def wanted(names: list[str]) -> list[Puzzle]:
    for name in names:
        if name not in puzzles():
            raise UserError(say("refusal.no_puzzle", {"puzzle": name}))
    return [puzzles()[name] for name in names] if names else list(puzzles().values())


# --- proving ----------------------------------------------------------------------------------------------------------


def checked(args: argparse.Namespace, paint: Paint) -> int:
    """Prove puzzles again, all of them unless some are named; 1 if one does not stand."""
    every = wanted(args.names)
    jobs = args.jobs or os.cpu_count() or 1
    wrong = 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        found = pool.map(proved, [(one.id, args.seed) for one in every])
        for number, (puzzle, faults) in enumerate(zip(every, found, strict=True), 1):
            wrong += bool(faults)
            told = "; ".join(sentence(fault) for fault in faults) or phrase("commands.puzzled.stands", {})
            print(board.explained(f"{number}/{len(every)} {puzzle.id}", told), flush=True)
    print(say("commands.puzzled.checked", {"count": len(every), "wrong": wrong}))
    return 1 if wrong else 0


def proved(job: tuple[str, int]) -> list[Fact]:
    id, seed = job
    return check(puzzles()[id], seed)


# --- making -----------------------------------------------------------------------------------------------------------


def made(args: argparse.Namespace, paint: Paint) -> int:
    """Find puzzles in games and write them into a file, game by game; what it has already is kept."""
    if len(args.names) != 1:
        raise UserError(say("commands.puzzled.one_file"))
    out = Path(args.names[0])

    def tell(game: str, found: int, total: int) -> None:
        print(board.explained(game, f"+{found} = {total}"), flush=True)

    folders = [Path(folder) for folder in args.folder]
    jobs = args.jobs or os.cpu_count() or 1
    try:
        total = making.make(out, args.seed, jobs, args.seconds, folders, args.games, args.kinds, tell)
    except OSError as error:
        raise UserError(say("terminal.file.unwritten", {"name": str(out), "why": why(error)})) from None
    print(say("commands.puzzled.found", {"count": total, "file": str(out)}))
    return 0


def chosen(args: argparse.Namespace, paint: Paint) -> int:
    """Choose from files of puzzles those that are shipped, and write them as they are shipped."""
    if not args.names or not args.out:
        raise UserError(say("commands.puzzled.files"))
    try:
        every = [one for name in args.names for one in making.read(Path(name))]
        some = choosing.choose(every)
        Path(args.out).write_bytes(packed(choosing.text(some)))
    except PuzzleError as error:
        raise UserError(sentence(error.fact)) from None
    except OSError as error:
        raise UserError(say("terminal.file.unwritten", {"name": args.out, "why": why(error)})) from None
    for kind in KINDS:
        powers = Counter(one.seat if one.played else one.solution[0][0] for one in some if one.kind == kind)
        told = ", ".join(f"{called('power', power)} {powers[power]}" for power in POWERS)
        print(board.explained(phrase(f"puzzles.{kind}", {}), told))
    print(say("commands.puzzled.found", {"count": len(some), "file": args.out}))
    return 0


DEEDS = {"list": listed, "show": shown, "check": checked, "make": made, "choose": chosen}
