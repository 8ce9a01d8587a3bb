"""Means of simulations and how sure they are.

A few simulations tell little of their own spread, so that of all decisions together counts with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

COUNTS = 3.0  # simulations that the usual spread counts for


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


def estimate(values: Sequence[float], usual: float) -> Estimate:
    """The mean of some values; `usual` is the variance that is usual for such values.

    >>> found = estimate([0.2, 0.4], usual=0.02)
    >>> round(found.mean, 2), round(found.error, 3)
    (0.3, 0.1)
    """
    n = len(values)
    mean = sum(values) / n
    squares = sum([(value - mean) ** 2 for value in values])
    return Estimate(mean, sqrt((squares + COUNTS * usual) / (n - 1 + COUNTS) / n))


def variance(rows: Sequence[Sequence[float]], least: float) -> float:
    """The usual variance within rows of values.

    >>> round(variance([[0.2, 0.4], [0.5, 0.5, 0.5]], least=0.0001), 4)
    0.0067
    """
    squares, free = 0.0, 0
    for row in rows:
        if len(row) > 1:
            mean = sum(row) / len(row)
            squares += sum([(value - mean) ** 2 for value in row])
            free += len(row) - 1
    return max(squares / free, least) if free else FIRST


FIRST = 0.02  # a variance to begin with
