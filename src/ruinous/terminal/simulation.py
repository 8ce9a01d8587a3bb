"""The command `simulate`: parse, call the bots, show a summary."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from ruinous.bots.simulate import run
from ruinous.rules.game import Options
from ruinous.terminal.files import UserError
from ruinous.terminal.paint import Paint
from ruinous.words import name as called
from ruinous.words import phrase, say
from ruinous.words.columns import lead, pad, shown
from ruinous.words.system import why

BAR = 30


def simulate(
    *,
    games: int,
    players: int,
    seed: int,
    jobs: int | None,
    records: str | None,
    check: bool,
    powers: list[str] | None,
    options: Options,
    as_json: bool,
) -> int:
    """Play the games and print what came of them; 1 if a check failed."""
    if powers is not None and not powers:
        raise UserError(say("commands.simulated.no_powers", {"example": "khorne,nurgle,slaanesh"}))
    if records is not None:
        make_folder(records)
    begin = perf_counter()
    try:
        found = run(games, players, seed, jobs, records, check, powers, options, progress())
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UserError(say("commands.simulated.broken_off", {"why": why(error)})) from None
    seconds = perf_counter() - begin
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    if as_json:
        print(json.dumps(found))
    else:
        print("\n".join(summary(found, check, Paint.of(sys.stdout))))
        pace = {"seconds": f"{seconds:.1f}", "count": f"{found['decisions'] / max(seconds, 1e-9):.0f}"}
        print(say("commands.simulated.pace", pace))
    return 1 if check and found["violations"] else 0


def make_folder(name: str) -> None:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except ValueError:
        raise UserError(say("terminal.file.no_folder_name", {"name": name})) from None
    except OSError as error:
        raise UserError(say("arena.no_folder", {"name": name, "why": why(error)})) from None


def progress() -> Callable[[int, int], None] | None:
    """A bar on standard error, if somebody is there to see it."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, games: int) -> None:
        if done % max(1, games // 200) == 0 or done == games:
            filled = BAR * done // games
            count = phrase("commands.progress", {"done": done, "games": games})
            print(f"\r{'█' * filled}{'░' * (BAR - filled)} {count}", end="", file=sys.stderr, flush=True)

    return show


def summary(found: dict[str, Any], checked: bool, paint: Paint) -> list[str]:
    """The figures in words."""
    played, a_game = ("games", "decisions"), ("decisions_per_game", "rounds_per_game")
    lines = [
        paint.bold(say("commands.simulated.games", {key: found[key] for key in played})),
        say("commands.simulated.a_game", {key: f"{found[key]:g}" for key in a_game}),
        "",
        say("commands.simulated.ends"),
    ]
    ends = {called("condition", condition): count for condition, count in found["end_conditions"].items()}
    wide = max(map(shown, ends)) + 2
    for ending, count in ends.items():
        lines.append(f"  {pad(ending, wide)}{count:>7}  {_share(count, found['games'])}")
    rows = [_power(power, found) for power in found["games_played"]]
    columns = ("power", "games", "won", "share", "points")
    head = [phrase(f"commands.column.{column}", {}) for column in columns]
    drawn = paint.table(
        head, [[lead(cell, 8) if n else cell for n, cell in enumerate(row)] for row in rows], (1, 2, 3, 4)
    )
    for row, power in enumerate(found["games_played"], 1):
        name = called("power", power)
        drawn[row] = paint.ink(power, name) + drawn[row].removeprefix(name)
    lines += ["", *drawn, ""]
    lines.append(say("commands.simulated.shared", {"shared": found["shared_victories"], "nobody": found["nobody_won"]}))
    if checked:
        lines.append(say("commands.simulated.violations", {"count": found["violations"]}))
        lines += [f"  {violation}" for violation in found["first_violations"]]
    return lines


def _power(power: str, found: dict[str, Any]) -> list[str]:
    played, won = found["games_played"][power], found["wins"][power]
    return [called("power", power), str(played), str(won), _share(won, played), f"{found['mean_vp'][power]:.2f}"]


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"
