"""The weights of the evaluation: numbers in the TOML files of bots/weights, so that tuning and taste are data.

`champion.toml` names every weight; a temperament's file names what it changes. The section of a Power holds for the
bot that plays it.
"""

import tomllib
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from importlib import resources

from ruinous.rules.ids import POWERS, UPGRADE_OWNER, UPGRADES, bits

BASE = "champion"


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in victory points unless said otherwise."""

    win: float  # the end of the game in one's favour
    loss: float  # the same for an opponent
    vp_curve: float  # exponent: above 1 points count more the nearer 50 is
    dial: float  # a whole dial
    dial_curve: float  # exponent: above 1 ticks count more the nearer Victory is
    upgrade: float  # an upgrade card still to be chosen
    card: float  # a Chaos card in hand
    card_cost: float  # and for each power it costs
    symbol: float  # and for Tzeentch if it has a magic symbol
    refill: float  # what a card still to be drawn is worth to who fills his hand, against one in it
    power: float  # power not yet spent
    rival: float  # what the opponents have, against what one has oneself
    rival_focus: float  # the difference of standing that makes a rival e times as important
    doubt: float  # how unsure domination is when nobody can act any more
    doubt_power: float  # and for each opponent who can still act
    half_pair: float  # a lone Cultist where two would earn a counter
    half_magic: float  # one symbol where two would earn a counter
    whole_magic: float  # none of them, with both in hand
    most: float  # how unsure it is who has most counters
    ruin_doubt: float  # how unsure a region's ruin is
    ruin_later: float  # corruption in a region that is not yet ruined, as a share of its points
    ruin_curve: float  # exponent: above 1 only regions near ruin count
    ruin_rank: float  # how sharply one token more decides first and second place
    peasant: float  # a Peasant taken
    cultist: float  # a Cultist on the board at the end of the round
    warrior: float
    daemon: float
    pair_later: float  # Cultists that will earn a counter again next round
    place: float  # a figure in a region, for each point of its value
    slain: float  # an enemy figure killed, for the loss of tempo
    purse: float  # power that a rival has not yet spent
    held: float  # a card in a rival's hand
    stone: float  # a Warpstone where Tzeentch has two Cultists, up to two
    fade: float  # what the rounds after this one lose of their worth when it is the last but one
    anticipation: float  # how much of a mark comes from what the others will most likely do
    vision: float  # how much the chance to win at last counts, against the standing


Table = dict[str, dict[str, float]]


@lru_cache(maxsize=32)
def read(name: str) -> Table:
    """The sections of a weights file."""
    file = resources.files("ruinous.bots") / "weights" / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def load(temperament: str, power: int) -> Weights:
    """The weights of a temperament for the bot that plays a Power."""
    return merged([read(BASE)] if temperament == BASE else [read(BASE), read(temperament)], power)


def merged(tables: list[Table], power: int) -> Weights:
    """The weights of several tables, the later ones changing the earlier, a Power's section changing the common one."""
    chosen: dict[str, float] = {}
    for table in tables:
        chosen |= table.get("weights", {})
        chosen |= table.get(POWERS[power], {})
    return Weights(**{f.name: float(chosen[f.name]) for f in fields(Weights)})


def changed(weights: Weights, **values: float) -> Weights:
    return replace(weights, **values)


@lru_cache(maxsize=1)
def upgrade_worth() -> tuple[float, ...]:
    """What each upgrade is worth beyond what the evaluation sees of it."""
    table = read(BASE)["upgrades"]
    return tuple(table.get(upgrade, 0.0) for upgrade in UPGRADES)


@lru_cache(maxsize=4096)
def owned_worth(upgrades: int) -> tuple[float, ...]:
    """What the upgrades in play are worth to each Power."""
    worth = [0.0] * len(POWERS)
    for upgrade in bits(upgrades):
        worth[UPGRADE_OWNER[upgrade]] += upgrade_worth()[upgrade]
    return tuple(worth)
