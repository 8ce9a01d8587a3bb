"""Battle odds, exactly: how likely dice bring so many hits, and what a player's dice can kill in a region.

A die hits on 4, 5 and 6, and each 6 brings one more die (R8.7). So one die gives no hit with 1/2, one with 5/12, and
each further one is six times less likely than the one before. The tables are these numbers folded together.
"""

from typing import TypedDict

from ruinous.rules import values
from ruinous.rules.ids import (
    CLASS_OF,
    FOLLOWER_NAMES,
    N_REGIONS,
    OWNER,
    PEASANT,
    POWERS,
    RANK,
    RANKS,
    REGIONS,
    PowerId,
    RankId,
    RegionId,
    bits,
)
from ruinous.rules.state import GameState

MOST_DICE = 30
MOST_HITS = 40
ONE_DIE = (1 / 2, 5 / 12, *(5 / 12 / 6**n for n in range(1, MOST_HITS)))
ONE_SIX = (5 / 6, *(5 / 6 / 6**n for n in range(1, MOST_HITS + 1)))  # how many sixes one die shows, explosions included
PLAIN = (1 / 2, 1 / 2, *((0.0,) * (MOST_HITS - 1)))  # a die that does not explode (R8.22)
TOLD = 0.005  # chances below this are not told


def _tables(one: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """For each number of dice and hits the chance of at least so many hits."""
    exactly = [1.0] + [0.0] * MOST_HITS
    rows = []
    for _ in range(MOST_DICE + 1):
        tail = [0.0] * (MOST_HITS + 2)
        for hits in range(MOST_HITS, -1, -1):
            tail[hits] = tail[hits + 1] + exactly[hits]
        tail[0] = 1.0
        rows.append(tuple(tail))
        exactly = [sum(exactly[h - n] * one[n] for n in range(h + 1)) for h in range(MOST_HITS + 1)]
    return tuple(rows)


AT_LEAST = _tables(ONE_DIE)
SIXES = _tables(ONE_SIX)
UNEXPLODED = _tables(PLAIN)


def chance(dice: int, hits: int, table: tuple[tuple[float, ...], ...] = AT_LEAST) -> float:
    """The chance of at least so many hits.

    >>> round(chance(1, 1), 3), round(chance(2, 1), 3), round(chance(2, 2), 3)
    (0.5, 0.75, 0.333)
    """
    return table[min(dice, MOST_DICE)][min(max(hits, 0), MOST_HITS)]


def distribution(dice: int, explode: bool = True) -> list[float]:
    """The chances of at least one hit, at least two, and so on, as far as they are worth telling.

    >>> [round(p, 2) for p in distribution(2)]
    [0.75, 0.33, 0.09, 0.02]
    """
    row = (AT_LEAST if explode else UNEXPLODED)[min(dice, MOST_DICE)]
    return [p for p in row[1:] if p >= TOLD]


def average(dice: int, explode: bool = True) -> float:
    """How many hits so many dice bring on average: 0.6 each, or 0.5 where they do not explode."""
    return dice * (0.6 if explode else 0.5)


# --- in a region --------------------------------------------------------------------------------------------------


class TargetOdds(TypedDict):
    """Figures of a class that one player controls, as targets; `defense` and `chance` are those of the weakest."""

    name: str
    owner: PowerId
    rank: RankId
    controller: PowerId
    count: int
    defense: int
    chance: float


class SideOdds(TypedDict):
    """What a player's dice can do in a region."""

    dice: int
    average: float
    hits: list[float]  # the chances of at least one hit, at least two …
    targets: list[TargetOdds]
    peasant: float | None  # None: there is none
    kills: float  # figures killed on average


class BattleOdds(TypedDict):
    """The odds of the battle that is being fought, of those who have still to roll in it."""

    region: RegionId
    sides: dict[PowerId, SideOdds]


def battle(g: GameState, region: int) -> dict[PowerId, SideOdds]:
    """For each player who would roll here: his dice, his chances of hits, and what they can kill.

    A chance to kill is that of hits enough for one figure of a class, if all go to it: hits already lying on it count,
    an upgraded Daemonette needs sixes, and figures nobody may hit are left out. `kills` is how many figures his hits
    kill on average if he takes the weakest first.
    """
    return {POWERS[p]: side(g, p, region, n) for p in g.powers if (n := values.all_dice(g, p, region))}


def fought(g: GameState) -> BattleOdds | None:
    """None if no battle is being fought."""
    region = next((args[0] for id, args, _ in reversed(g.stack) if id == "battle_over"), -1)
    if region < 0:
        return None
    early = {args[0] for id, args, _ in g.stack if id == "strike_first"}
    waiting = {args[0] for id, args, _ in g.stack if id in ("fight", "throw")}
    sides = {}
    for p in g.powers:
        dice = values.all_dice(g, p, region) if p in early else values.regular_dice(g, p, region) if p in waiting else 0
        if dice:
            sides[POWERS[p]] = side(g, p, region, dice)
    return {"region": REGIONS[region], "sides": sides}


def side(g: GameState, power: int, region: int, dice: int) -> SideOdds:
    """The odds of one player in a region with so many dice."""
    explode = not values.track_token(g, g.rules.dice_limit, region) or g.rules.switches["S2"] == "yes"
    targets = values.targets(g, power, region)
    six_only = values.upgraded(g, g.rules.six_only)
    hits = AT_LEAST if explode else UNEXPLODED
    classes: dict[tuple[int, int], TargetOdds] = {}
    needs = []
    for figure in bits(targets):
        lying = sum(plain + sixes for p, f, plain, sixes in g.early if (p, f) == (power, figure))
        need = max(values.defense(g, figure, region, power) - lying, 0)
        sixes = bool(six_only >> figure & 1)
        if not sixes:
            needs.append(need)
        found = chance(dice, need, SIXES if sixes else hits)
        known = classes.setdefault(
            (CLASS_OF[figure], g.controller(figure)),
            {
                "name": FOLLOWER_NAMES[CLASS_OF[figure]],
                "owner": POWERS[OWNER[figure]],
                "rank": RANKS[RANK[figure]],
                "controller": POWERS[g.controller(figure)],
                "count": 0,
                "defense": need,
                "chance": 0.0,
            },
        )
        known["count"] += 1
        known["defense"] = min(known["defense"], need)
        known["chance"] = max(known["chance"], round(found, 4))
    return {
        "dice": dice,
        "average": round(average(dice, explode), 2),
        "hits": [round(p, 4) for p in distribution(dice, explode)],
        "targets": list(classes.values()),
        "peasant": _peasant(g, dice, region, hits),
        "kills": round(_kills(dice, needs, hits), 2),
    }


def _kills(dice: int, needs: list[int], table: tuple[tuple[float, ...], ...]) -> float:
    """How many figures so many dice kill on average, the weakest first."""
    expected, spent = 0.0, 0
    for need in sorted(needs):
        spent += need
        expected += chance(dice, spent, table)
    return expected


def _peasant(g: GameState, dice: int, region: int, table: tuple[tuple[float, ...], ...]) -> float | None:
    """The chance to take a Peasant, if there is one (R8.14)."""
    if not g.tokens[PEASANT * N_REGIONS + region]:
        return None
    return round(chance(dice, values.peasant_defense(g), table), 4)
