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
from ruinous.rules.ids import POWER_NAMES, POWERS
from ruinous.terminal.files import UserError, reason
from ruinous.terminal.paint import Paint, capital
from ruinous.words.spelling import CONDITIONS

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
        raise UserError("--powers needs three to five Powers, such as khorne,nurgle,slaanesh.")
    if records is not None:
        make_folder(records)
    begin = perf_counter()
    try:
        found = run(games, players, seed, jobs, records, check, powers, options, progress())
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UserError(f"The games were broken off: {error.filename or 'a record'}: {reason(error)}.") from None
    seconds = perf_counter() - begin
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    if as_json:
        print(json.dumps(found))
    else:
        print("\n".join(summary(found, check, Paint.of(sys.stdout))))
        print(f"{seconds:.1f} s, {found['decisions'] / max(seconds, 1e-9):,.0f} decisions per second.")
    return 1 if check and found["violations"] else 0


def make_folder(name: str) -> None:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except ValueError:
        raise UserError(f"{name!r} cannot be the name of a folder.") from None
    except OSError as error:
        raise UserError(f"{name} cannot be made a folder for records: {reason(error)}.") from None


def progress() -> Callable[[int, int], None] | None:
    """A bar on standard error, if somebody is there to see it."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, games: int) -> None:
        if done % max(1, games // 200) == 0 or done == games:
            filled = BAR * done // games
            print(f"\r{'█' * filled}{'░' * (BAR - filled)} {done}/{games} games", end="", file=sys.stderr, flush=True)

    return show


def summary(found: dict[str, Any], checked: bool, paint: Paint) -> list[str]:
    """The figures in words."""
    lines = [
        paint.bold(f"{found['games']} games, {found['decisions']} decisions")
        + f" ({found['decisions_per_game']} decisions and {found['rounds_per_game']} rounds a game)",
        "",
        "How they ended",
    ]
    for condition, count in found["end_conditions"].items():
        lines.append(f"  {CONDITIONS.get(condition, condition):<34} {count:>7}  {_share(count, found['games'])}")
    lines += ["", f"{'Power':<15}{'games':>8}{'won':>8}{'':>8}{'mean VP':>10}"]
    for power, played in found["games_played"].items():
        won = found["wins"][power]
        name = paint.ink(power, f"{capital(POWER_NAMES[POWERS.index(power)]):<15}")
        lines.append(f"{name}{played:>8}{won:>8}{_share(won, played):>8}{found['mean_vp'][power]:>10.2f}")
    lines += ["", f"Shared victories {found['shared_victories']}, games nobody won {found['nobody_won']}."]
    if checked:
        lines.append(f"Violations of the invariants: {found['violations']}.")
        lines += [f"  {violation}" for violation in found["first_violations"]]
    return lines


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"
