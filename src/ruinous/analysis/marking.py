"""Marks: how well a decision was made, by what it has cost in chance to win, and how sure that is."""

from __future__ import annotations

from ruinous.analysis.estimates import Estimate
from ruinous.analysis.racing import Race
from ruinous.analysis.shapes import Mark

TRIFLE = 0.005  # a loss that is none
DOUBTFUL = 0.02  # a loss worth a thought
MISTAKE = 0.05  # a loss that one will regret
CLEAR = 2.0  # standard errors that a loss must be away from nothing
NEARLY_WON, THROWN_AWAY = 0.75, 0.25  # a win that was missed: the chance there was, and what was lost of it


def mark_of(race: Race, loss: Estimate, expected: float) -> Mark:
    """The mark of a decision; empty for one that is still to be made, or that nobody has looked at."""
    if race.played is None or not race.values(race.played, race.seat):
        return ""
    if not race.open:
        return "only"
    if race.rival is None:
        return "best" if race.heats else ""
    if not race.differences():
        return ""
    return mark_for(loss, expected)


def mark_for(loss: Estimate, expected: float) -> Mark:
    """The mark for a loss.

    >>> mark_for(Estimate(0.06, 0.01), 0.4), mark_for(Estimate(0.06, 0.05), 0.4), mark_for(Estimate(0.3, 0.05), 0.8)
    ('mistake', 'good', 'missed_win')
    """
    if loss.mean <= TRIFLE:
        return "best"
    if loss.mean < CLEAR * loss.error or loss.mean < DOUBTFUL:
        return "good"
    if expected >= NEARLY_WON and loss.mean >= THROWN_AWAY:
        return "missed_win"
    return "mistake" if loss.mean >= MISTAKE else "doubtful"
