"""Turning points: the decisions that cost the most, and where chance has changed the most."""

from __future__ import annotations

from math import sqrt

from ruinous.analysis.shapes import Chance, Look, Turn
from ruinous.rules.ids import PowerId

MOST = 6  # decisions that are turning points of a game
MOST_FATES = 3  # and what chance brought
OF_DECISIONS = ("missed_win", "mistake")
SWING = 0.15  # a change of chance without a mistake that is a turning point
CLEAR = 2.0  # standard errors
UNSURE = 0.1  # a standard error with which nothing can be said


def turns(looks: list[Look], start: dict[PowerId, Chance]) -> list[Turn]:
    """The turning points of a game, in their order."""
    found = [
        Turn(look.number, "missed_win" if look.mark == "missed_win" else "mistake", look.seat, minus(look.loss))
        for look in looks
        if look.mark in OF_DECISIONS
    ]
    found = dearest(found, MOST)
    numbers = {turn.number for turn in found}
    fates = dearest([turn for turn in swings(looks, start) if turn.number not in numbers], MOST_FATES)
    return sorted([*found, *fates], key=lambda turn: turn.number)


def dearest(found: list[Turn], most: int) -> list[Turn]:
    return sorted(found, key=lambda turn: (-abs(turn.change.mean), turn.number))[:most]


def swings(looks: list[Look], start: dict[PowerId, Chance]) -> list[Turn]:
    """Where somebody's chance changed much from one decision to the next: dice, cards, or what nobody could know."""
    found = []
    before = start
    for look in looks:
        after = look.known
        if before and after:
            power = max(after, key=lambda p: (abs(after[p].mean - before[p].mean), p))
            change = after[power].mean - before[power].mean
            error = sqrt(after[power].error ** 2 + before[power].error ** 2)
            if abs(change) >= SWING and CLEAR * error < abs(change) and error < UNSURE:
                found.append(Turn(look.number, "fate", power, Chance(round(change, 4), round(error, 4))))
        before = after or before
    return found


def minus(loss: Chance) -> Chance:
    return Chance(-loss.mean, loss.error)
