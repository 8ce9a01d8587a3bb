"""Foresight: how likely each player is to win the game, from where he is likely to stand at the end of the round.

A choice model tells the chances: each player is pulled towards victory by what his standing is worth, by the ticks and
by the points that are missing, by the cards he has kept, the rounds that are over and the chance to win this very
round, for each Power by its own measure. The weights are in weights/search.toml; they are made by tools/fit_search.py
from the outcomes of many games.
"""

from functools import lru_cache
from math import exp, log
from typing import NamedTuple, Protocol

from ruinous.bots.scripted.weights import read
from ruinous.rules.ids import N_POWERS, POWERS
from ruinous.rules.state import GameState

LAST = 0.1  # what is left of chances for later when there is no later
HARDLY = 0.01  # a chance that counts as none
STANDING, POINTS, TICKS, CARDS, ROUNDS = 20.0, 10.0, 4.0, 3.0, 4.0  # the units of the model
SECTIONS = ("power", "standing", "ticks", "points", "cards", "rounds")  # of its weights, each with one for each Power

Chances = list[float]  # of victory, by Power; Powers that do not play have none


class Standing(Protocol):
    """Where each player is likely to stand at the end of the round (evaluation.Standing)."""

    standing: list[float]
    ticks: list[float]
    vp: list[float]
    wins: list[float]


class Model(NamedTuple):
    """The weights of the choice model: pulls by Power, and two for all."""

    power: tuple[float, ...]  # that a Power has in itself
    standing: tuple[float, ...]  # of what it has, by twenty points
    ticks: tuple[float, ...]  # of the ticks that are missing, by four
    points: tuple[float, ...]  # of the victory points that are missing, by ten
    cards: tuple[float, ...]  # of the Chaos cards in hand, by three
    rounds: tuple[float, ...]  # of the rounds so far, by four
    now: float  # of the chance to win this very round
    hope: float  # of the logarithm of that chance


@lru_cache(maxsize=1)
def model() -> Model:
    table = read("search")
    rows = [tuple(table[name][p] for p in POWERS) for name in SECTIONS]
    now, hope = table["others"]["now"], table["others"]["hope"]
    return Model(rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], now, hope)


Measures = tuple[float, float, float, float, float, float, float]


def measures(g: GameState, s: Standing, p: int) -> Measures:
    """What the model looks at, of one player, in its units: standing, missing ticks and points, cards, rounds, the
    chance to win now and its logarithm."""
    missing = max(len(g.rules.dials[p]) - 1 - g.dial[p] - s.ticks[p], 0.0)
    points = max(g.rules.content.limits.vp - s.vp[p], 0.0)
    return (
        s.standing[p] / STANDING,
        missing / TICKS,
        points / POINTS,
        len(g.hand[p]) / CARDS,
        g.round / ROUNDS,
        s.wins[p],
        log(s.wins[p] + HARDLY),
    )


def chances(g: GameState, s: Standing, *, hands: bool = True) -> Chances:
    """The chance of each player to win the game; less than 1 together where nobody may win (R18.5).

    Without `hands` everybody is thought to hold as many cards as usual: who keeps many wins more or less often, but not
    by keeping them.
    """
    m = model()
    pulls = [0.0] * N_POWERS
    limit, dials, rounds = g.rules.content.limits.vp, g.rules.dials, g.round / ROUNDS
    standing, ticks, points, wins, dial = s.standing, s.ticks, s.vp, s.wins, g.dial
    for p in g.powers:  # the same as with `measures`, which is slower
        missing, away, now = len(dials[p]) - 1 - dial[p] - ticks[p], limit - points[p], wins[p]
        pull = m.power[p] + m.standing[p] * standing[p] / STANDING + m.rounds[p] * rounds + m.now * now
        if missing > 0:
            pull += m.ticks[p] * missing / TICKS
        if away > 0:
            pull += m.points[p] * away / POINTS
        pull += m.cards[p] * (len(g.hand[p]) / CARDS if hands else 1.0)
        pulls[p] = exp(pull + m.hope * log(now + HARDLY))
    total = sum(pulls)
    if not g.old_world_deck:  # the last round: what is not won now is hardly won
        left = LAST * max(1 - sum(s.wins), 0.0)
        return [now + left * pull / total for now, pull in zip(s.wins, pulls, strict=True)]
    return [pull / total for pull in pulls]
