"""The command `analyse`: a game is looked at, with progress, and what was found is told in words or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from signal import SIGINT, signal

from ruinous.analysis import Analysis, AnalysisError, analyse, game_of, told
from ruinous.analysis.shapes import Chance, Look
from ruinous.rules.ids import PowerId
from ruinous.structs import encode
from ruinous.terminal.board import explained
from ruinous.terminal.files import UserError, read_text
from ruinous.terminal.paint import Paint
from ruinous.words import name as called
from ruinous.words import phrase, reason, say

WORTH_TELLING = ("doubtful", "mistake", "missed_win")


def analysed(file: str, *, seconds: float | None, simulations: int | None, as_json: bool) -> int:
    """Analyse the game of a file. Ctrl-C ends it early: then it tells what it has found so far."""
    text = read_text(file)
    try:
        game = game_of(text)
    except AnalysisError as error:
        raise UserError(explained(file, reason(error))) from None
    stopped = False

    def stop(*_: object) -> None:
        nonlocal stopped
        if stopped:
            raise KeyboardInterrupt
        stopped = True

    before = signal(SIGINT, stop)
    try:
        found = analyse(game, seconds, simulations, Bar(), lambda: stopped)
        spoken = told(found, game)
    finally:
        signal(SIGINT, before)
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    if as_json:
        print(json.dumps(json.loads(encode(spoken)), ensure_ascii=False, indent=1))
    else:
        print("\n".join(report(spoken, Paint.of(sys.stdout))))
    return 0


class Bar:
    """Progress on standard error: a line that changes at a terminal, else one line for each tenth."""

    def __init__(self) -> None:
        self.last = -1

    def __call__(self, done: float) -> None:
        percent = int(100 * done)
        terminal = sys.stderr.isatty()
        if percent == self.last or (not terminal and percent // 10 == self.last // 10):
            return
        self.last = percent
        text = phrase("analysis.progress", {"percent": percent})
        print(f"\r\x1b[K{text}" if terminal else text, end="" if terminal else "\n", file=sys.stderr, flush=True)


def report(found: Analysis, paint: Paint) -> Iterator[str]:
    """What was found, in lines."""
    counts = {"decisions": found.decisions, "simulations": found.simulations, "seconds": f"{found.seconds:g}"}
    yield paint.bold(say("analysis.title", counts))
    if not found.complete:
        yield from paint.paragraph(say("analysis.incomplete"))
    yield from ["", paint.rule(say("analysis.chances")), *chances(found, paint)]
    in_hand = [look for look in found.looks if look.action is None]
    for look in in_hand:
        yield from ["", paint.rule(say("analysis.actions")), *actions(look, paint)]
    if not found.decisions:
        return
    yield from ["", paint.rule(say("analysis.better"))]
    worse = [look for look in found.looks if look.mark in WORTH_TELLING]
    for look in worse:
        yield from paint.paragraph(line(look), "  ", "")
    if not worse:
        yield say("analysis.none")
    if found.turns:
        yield from ["", paint.rule(say("analysis.turns"))]
        for turn in found.turns:
            yield from paint.paragraph(turn.text, "  ", "")
    for power, mine in found.findings.items():
        yield from ["", paint.rule(say("analysis.learn", {"power": power}))]
        for number, finding in enumerate(mine, 1):
            yield from paint.paragraph(finding.said.text, "   ", f"{number}. ")


def chances(found: Analysis, paint: Paint) -> list[str]:
    """A row for the start and for the end of each round, a column for each Power."""
    ends: dict[int, Look] = {look.round: look for look in found.looks if look.known}
    moments: list[tuple[str, dict[PowerId, Chance]]] = [(phrase("analysis.column.start", {}), found.start)]
    moments += [(phrase("analysis.column.round", {"round": n}), look.known) for n, look in ends.items()]
    rows = [[when, *(spelled(known[p]) for p in found.powers)] for when, known in moments if known]
    head = [phrase("analysis.column.when", {}), *(called("power", p) for p in found.powers)]
    return paint.table(head, rows, range(1, len(head))) if rows else []


def spelled(chance: Chance) -> str:
    return f"{100 * chance.mean:.0f} ± {100 * chance.error:.0f} %"


def actions(look: Look, paint: Paint) -> Iterator[str]:
    for choice in look.best:
        told = {
            "action": choice.text.rstrip(".。"),
            "chance": f"{100 * choice.known.mean:.0f}",
            "error": f"{100 * choice.known.error:.0f}",
            "power": look.seat,
        }
        if choice.open:
            text = say("analysis.action.open", {**told, "open": f"{100 * choice.open.mean:.0f}"})
        else:
            text = say("analysis.action", told)
        why = choice.reason.text if choice.reason else ""
        yield from paint.paragraph(f"{text}. {why}".rstrip(), "  ", "")


def line(look: Look) -> str:
    """A decision that could have been better."""
    best = look.best[0]
    return say(
        "analysis.line",
        {
            "number": look.number,
            "power": look.seat,
            "round": look.round,
            "played": look.text.rstrip(".。"),
            "mark": phrase(f"analysis.mark.{look.mark}", {}),
            "loss": round(100 * look.loss.mean),
            "better": best.text.rstrip(".。"),
            "chance": round(100 * best.known.mean),
            "why": best.reason.text if best.reason else "",
        },
    )
