"""The command `ruinous arena`: its arguments, its progress, and where its results go."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from ruinous import bots as levels
from ruinous.bots import arena, arena_html, arena_report, arena_stats
from ruinous.bots.arena import ArenaError, Outcome
from ruinous.rules.options import Options
from ruinous.rules.setup import FEWEST, MOST
from ruinous.words import phrase, say, speaking
from ruinous.words.system import why

BAR = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments, without the options of the game itself (--card-set, --events …)."""

    def add(flag: str, metavar: str | None = None, where: str = "arena", **more: Any) -> None:
        text = phrase(f"commands.{where}.{flag.strip('-')}", {"bots": ", ".join(levels.LEVELS)})
        named = phrase(f"commands.word.{metavar}", {}) if len(metavar or "") > 2 else metavar
        shown: dict[str, Any] = {"metavar": named} if named else {}
        parser.add_argument(flag, help=text, **shown, **more)

    add("bots", "bot", nargs="+")
    add("--games", "N", type=whole(1, 10_000_000), default=100)
    add("--games-others", "N", type=whole(1, 10_000_000))
    add("--players", type=int, choices=range(FEWEST, MOST + 1))
    add("--powers", "list")
    add("--time", "MS", type=whole(1, 3_600_000))
    add("--seed", "S", "any", type=int, default=1)
    add("--jobs", "J", "any", type=whole(1, 1024))
    add("--ray", "address")
    add("--records", "folder", "any")
    add("--html", "file")
    add("--json", None, "any", action="store_true")
    add("--balance", action="store_true")


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number in a range."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(phrase("commands.no_number", {"text": text, "least": least, "most": most}))

    return read


def run(args: argparse.Namespace, options: Options) -> int:
    """Hold the arena and show what came of it."""
    seconds = None if args.time is None else args.time / 1000
    if args.balance:
        return _balance(args, options, seconds)
    if args.games_others:
        raise ArenaError("arena.others")
    jobs = arena.schedule(
        args.bots,
        args.games,
        players=args.players,
        powers=_powers(args.powers),
        seed=args.seed,
        options=options,
        seconds=seconds,
        record=args.records is not None,
    )
    folder, page = _folder(args.records), _file(args.html)
    if args.ray:
        arena.load_ray()
    if len(jobs) > args.games:
        print(say("commands.rated.blocks", {"games": len(jobs), "asked": args.games}), file=sys.stderr)
    outcomes = arena.run(jobs, args.jobs, args.ray, progress())
    found = arena_stats.summary(outcomes, seed=args.seed, seconds=seconds)
    if folder:
        _keep(folder, outcomes)
    if page:
        with speaking("en"):  # the page is in English
            _write(page, arena_html.page(found))
    print(json.dumps(found) if args.json else "\n".join(arena_report.text(found)))
    return 0


def _balance(args: argparse.Namespace, options: Options, seconds: float | None) -> int:
    if len(args.bots) != 1:
        raise ArenaError("arena.balance_bot")
    for name in ("players", "powers", "html", "records", "json"):
        if getattr(args, name):
            raise ArenaError("arena.balance_tables", option=f"--{name}")
    if options.card_set != "base":
        raise ArenaError("arena.balance_cards")
    page = arena_report.balance(
        args.bots[0],
        arena_report.Games(args.games, args.games_others or args.games),
        lambda jobs: arena.run(jobs, args.jobs, args.ray, progress()),
        seed=args.seed,
        options=options,
        seconds=seconds,
    )
    print(page, end="")
    return 0


def _powers(text: str | None) -> list[str] | None:
    return None if text is None else [name.strip().lower() for name in text.split(",") if name.strip()]


# --- progress -----------------------------------------------------------------------------------------------------


def progress() -> Callable[[int, int], None]:
    """On a terminal a line that is drawn anew, elsewhere a line for each tenth; both on standard error."""
    begin = last = monotonic()
    live = sys.stderr.isatty()

    def show(done: int, games: int) -> None:
        nonlocal last
        now = monotonic()
        left = f"{(games - done) * (now - begin) / done:.0f}"
        count = phrase("commands.progress.left", {"done": done, "games": games, "seconds": left})
        if live and (now - last > 0.1 or done == games):
            last = now
            filled = BAR * done // games
            bar = f"{'█' * filled}{'░' * (BAR - filled)}"
            line = "" if done == games else f"{bar} {count}"
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
        elif not live and done * 10 // games > (done - 1) * 10 // games:
            print(count, file=sys.stderr, flush=True)

    return show


# --- files --------------------------------------------------------------------------------------------------------


def _folder(name: str | None) -> Path | None:
    """The folder for records, made before the first game."""
    if name is None:
        return None
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise ArenaError("arena.no_folder", name=name, why=why(error)) from None
    return Path(name)


def _file(name: str | None) -> Path | None:
    """The file for the report, tried before the first game so that none is played in vain."""
    if name is None:
        return None
    try:
        with open(name, "a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as error:
        raise ArenaError("arena.no_file", name=name, why=why(error)) from None
    return Path(name)


def _keep(folder: Path, outcomes: list[Outcome]) -> None:
    """Each record, and an index that says who sat where."""
    index = []
    for o in outcomes:
        name = f"{o.number:06d}.ruinous"
        _write(folder / name, o.record)
        seats = dict(zip(o.powers, o.bots, strict=True))
        index.append({"record": name, "block": o.block, "seats": seats, "condition": o.condition, "winners": o.winners})
    _write(folder / "games.json", json.dumps(index, indent=1) + "\n")


def _write(path: Path, text: str) -> None:
    try:
        path.write_bytes(text.encode())
    except OSError as error:
        raise ArenaError("arena.no_file", name=str(path), why=why(error)) from None
