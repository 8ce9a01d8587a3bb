"""How likely each player is to win, from where he is likely to stand at the end of the round.

The scripted evaluation tells who may win this very round, and the points, dials and figures of the others. If the game
goes on, it is a race: each player is pulled towards victory by the ticks and by the points that he has, the less the
more are missing. The weights are in weights/search.toml.
"""

from functools import lru_cache
from math import exp
from typing import NamedTuple

from ruinous.bots.scripted_eval import Evaluation, Standing
from ruinous.bots.scripted_weights import read, upgrade_worth
from ruinous.rules.ids import N_POWERS, POWERS, UPGRADE_OWNER, bits
from ruinous.rules.state import GameState

MOST_TICKS = 2  # of a dial in one round (R12.5)
TOO_LATE = 0.1  # what is left of chances for which the rounds do not suffice

Chances = list[float]  # of victory, by Power; Powers that do not play have none


class Model(NamedTuple):
    """The weights of the choice model, by Power where there are several."""

    power: tuple[float, ...]  # pull that a Power has in itself
    tick: tuple[float, ...]  # pull lost by each tick that is missing
    ten_points: tuple[float, ...]  # pull lost by each ten victory points that are missing
    later: float  # pull of what is left for later, by ten points
    upgrades: float  # pull of what upgrades are worth, by five points
    card: float  # points for later that a card in hand counts for
    sure: float  # how far the chance to win this very round is believed


@lru_cache(maxsize=1)
def model() -> Model:
    table = read("search")
    tick, ten_points, others = table["tick"], table["ten_points"], table["others"]
    return Model(
        tuple(table["power"][p] for p in POWERS),
        tuple(tick[p] for p in POWERS),
        tuple(ten_points[p] for p in POWERS),
        others["later"],
        others["upgrades"],
        others["card"],
        others["sure"],
    )


def chances(g: GameState, s: Standing) -> Chances:
    """The chance of each player to win the game; they are less than 1 together where nobody may win (R18.5)."""
    m = model()
    limit, rounds = g.rules.content.limits.vp, len(g.old_world_deck)  # that may still follow
    pulls = [0.0] * N_POWERS
    upgrades = [0.0] * N_POWERS
    if g.upgrades:
        for u in bits(g.upgrades):
            upgrades[UPGRADE_OWNER[u]] += upgrade_worth()[u]
    for p in g.powers:
        missing = max(len(g.rules.dials[p]) - 1 - g.dial[p] - s.ticks[p], 0.0)
        by_dial = exp(-m.tick[p] * missing) * (1.0 if missing <= MOST_TICKS * rounds else TOO_LATE)
        by_points = exp(-m.ten_points[p] * max(limit - s.vp[p], 0.0) / 10)
        later = s.later[p] + m.card * len(g.hand[p])
        pulls[p] = (by_dial + by_points) * exp(m.power[p] + m.later * later / 10 + m.upgrades * upgrades[p] / 5)
    goes_on = max(1 - m.sure * sum(s.wins), 0.0) * (1.0 if rounds else TOO_LATE) / sum(pulls)
    return [m.sure * s.wins[p] + goes_on * pulls[p] for p in range(N_POWERS)]


class ScriptedValue:
    """Judges positions by the scripted evaluation."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def values(self, g: GameState, seat: int) -> Chances:
        """The chance of each player to win from here."""
        return chances(g, self.evaluation.standing(g))
