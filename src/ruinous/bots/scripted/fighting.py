"""What a battle in a region is likely to kill, by the odds of rules/odds.py; dice that may be lost count in part."""

from __future__ import annotations

from functools import lru_cache
from math import floor
from typing import TYPE_CHECKING

from ruinous.rules import values
from ruinous.rules.ids import (
    CHAOS,
    CLASS_OF,
    N_POWERS,
    N_REGIONS,
    N_SPACES,
    PEASANT,
    RANK,
    bits,
)
from ruinous.rules.odds import AT_LEAST, MOST_DICE, MOST_HITS
from ruinous.rules.state import GameState

if TYPE_CHECKING:
    from ruinous.bots.scripted.forecast import Fight

EARLY_DICE = frozenset((CHAOS.index("khorne.blood_frenzy"),))  # titles whose dice are rolled before the battles
SIX_ONLY = 2.5  # how many hits it takes on average until one of them shows a six, less what explosions give
TARGET_WORTH = (1.0, 1.3, 2.2)  # what an attacker looks for: Cultist, Warrior, Greater Daemon


def at_least(dice: float, hits: float) -> float:
    """The chance of at least so many hits; broken numbers lie between their neighbours.

    >>> round(at_least(1, 1), 3), round(at_least(2, 1), 3), round(at_least(2, 2), 3)
    (0.5, 0.75, 0.333)
    """
    if hits <= 0:
        return 1.0
    if dice <= 0:
        return 0.0
    d, h = min(floor(dice), MOST_DICE - 1), min(floor(hits), MOST_HITS - 1)
    x, y = min(dice - d, 1.0), hits - h
    row, more = AT_LEAST[d], AT_LEAST[d + 1]
    if not y:
        return row[h] + x * (more[h] - row[h]) if x else row[h]
    low = row[h] + y * (row[h + 1] - row[h])
    return low + x * (more[h] + y * (more[h + 1] - more[h]) - low)


def at_least_of(chances: list[float], count: int) -> float:
    """The chance that at least so many of some independent things happen.

    >>> at_least_of([0.5, 0.5], 1), at_least_of([1.0, 0.5], 2)
    (0.75, 0.5)
    """
    if count <= 0:
        return 1.0
    if len(chances) < count:
        return 0.0
    if chances.count(1.0) >= count:
        return 1.0
    exactly = [1.0] + [0.0] * count  # the last one: so many or more
    for p in chances:
        exactly[count] += exactly[count - 1] * p
        for n in range(count - 1, 0, -1):
            exactly[n] += (exactly[n - 1] - exactly[n]) * p
        exactly[0] *= 1 - p
    return exactly[count]


@lru_cache(maxsize=1 << 14)
def figures_in(mask: int) -> tuple[int, ...]:
    """The figures of a set, lowest first (kept: the same sets are met again and again)."""
    return tuple(bits(mask))


class Aftermath:
    """What is likely left of a region after its battles."""

    __slots__ = ("alive", "coming", "fought", "kills", "peasants", "slain", "unharmed")

    def __init__(self, g: GameState, region: int) -> None:
        self.alive = {f: 0.0 if g.tipped >> f & 1 else 1.0 for f in figures_in(g.here[region])}
        self.coming = False  # whether battles were still to be fought
        self.fought = bool(g.tipped & g.here[region])  # whether anybody may have fallen in battle
        self.unharmed = not self.fought  # whether everybody is surely alive
        self.kills = [0.0] * N_POWERS  # the chance that a player kills an enemy figure
        self.slain = [0.0] * N_POWERS  # how many figures he kills on average
        self.peasants = [0.0] * N_POWERS  # how many Peasants he takes on average

    def copy(self) -> Aftermath:
        """The same, to be changed: others may remember the one it is made from."""
        c: Aftermath = Aftermath.__new__(Aftermath)
        c.unharmed, c.coming = False, self.coming
        c.alive, c.fought, c.kills, c.slain, c.peasants = (
            self.alive.copy(),
            self.fought,
            self.kills,
            self.slain,
            self.peasants,
        )
        return c


def aftermath(g: GameState, region: int, fight: Fight | None) -> Aftermath:
    """What is likely left of a region when the battles to be fought there, if any, are over."""
    if not fight:
        return Aftermath(g, region)
    after = battle(g, region, fight)
    after.coming = True
    return after


def battle(g: GameState, region: int, fight: Fight) -> Aftermath:
    """The likely outcome of the battles still to be fought in a region."""
    after = Aftermath(g, region)
    if values.battle_forbidden(g, region):
        return after
    after.fought, after.unharmed = True, False
    most = 1.0 if values.track_token(g, g.rules.dice_limit, region) else float(MOST_DICE)  # R8.22
    rolls = dict.fromkeys(after.alive, 1.0)  # the chance that a figure is still there to roll
    for power, dice in fight.first:
        _strike(g, region, after, power, min(dice, most))
    striking = values.strikers(g) & g.here[region]
    for number in range(1 + fight.extra):
        early, regular = (g.powers, g.powers) if number else (fight.early, fight.regular)
        if number or fight.first:
            rolls = dict(after.alive)
        if striking:
            for power in early:
                mine = figures_in(striking & g.control[power] & ~g.dazed)
                _strike(g, region, after, power, min(_dice_of(g, region, mine, rolls), most))
            if early:
                rolls = dict(after.alive)
        for power in regular:
            if not g.here[region] & g.control[power] and not g.rules.rolls_more:
                continue
            left = float(values.dice(g, power, region, early=False))
            if not left:
                continue
            if number or striking or fight.first:
                mine = figures_in(g.here[region] & g.control[power] & ~striking & ~g.dazed)
                left -= _dice_of(g, region, mine, {f: 1 - rolls[f] for f in mine})
            _strike(g, region, after, power, min(left, most))
    return after


def _dice_of(g: GameState, region: int, figures: tuple[int, ...], chances: dict[int, float]) -> float:
    """The dice of some figures, each with the chance that it is there."""
    return sum([values.attack(g, 1 << f, region) * chances[f] for f in figures if chances[f]], 0.0)


def anybody(g: GameState, region: int) -> bool:
    """Whether anybody can have both dice and a target here: a quick look before the rest."""
    here = g.here[region]
    if not here:
        return False
    if not EARLY_DICE.isdisjoint(g.space[region * N_SPACES : (region + 1) * N_SPACES]):
        return True
    if not g.tokens[PEASANT * N_REGIONS + region]:
        for p in g.powers:
            if here & ~g.control[p] == 0:
                return False  # all figures are on one side
    if g.rules.rolls_more or g.rules.attack_cards:
        return True
    for mask, _ in g.rules.attackers(g.upgrades):
        if here & mask:
            return True
    return False


def _strike(g: GameState, region: int, after: Aftermath, power: int, dice: float) -> None:
    """A player rolls: the cheapest and most valuable targets first, each as far as hits are likely to go."""
    if dice <= 0:
        return
    targets = []
    rules, upgrades, standing = g.rules, g.upgrades, after.alive
    hooks = rules.hooks["defense"]
    changed = any(c in hooks for c in g.space[region * N_SPACES : (region + 1) * N_SPACES])
    six_only = values.upgraded(g, rules.six_only) if upgrades else 0
    for f in figures_in(values.targets(g, power, region)):
        alive = standing[f]
        if alive > 0.02:
            need: float = values.defense(g, f, region, power) if changed else rules.stats(CLASS_OF[f], upgrades)[2]
            if six_only >> f & 1:
                need *= SIX_ONLY
            targets.append((need / TARGET_WORTH[RANK[f]], need, f, alive))
    targets.sort()
    spent = 0.0
    none = 1.0
    for _, need, f, alive in targets:
        spent += need * alive
        dies = at_least(dice, max(spent, need)) * alive
        if dies < 0.01:
            break
        standing[f] = alive - dies
        after.slain[power] += dies
        none = min(none, 1 - dies)
    after.kills[power] = 1 - (1 - after.kills[power]) * none
    peasants = g.tokens[PEASANT * N_REGIONS + region]
    if peasants:
        left = peasants - sum(after.peasants)
        for n in range(1, int(left) + 1):
            after.peasants[power] += at_least(dice, spent + n * values.peasant_defense(g))
