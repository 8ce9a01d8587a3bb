"""Danger: who can win this round and how, and what would stop it. Made of public information alone.

Three things are kept apart, and none is ever said of a win that the rules exclude:

- *course*: so it ends as things stand, if nobody did anything more and no die hit (prospect.py);
- *reach*: so it may well end. By dial: the Power can still make the ticks it needs, the second one included if it can
  still be alone with the most counters (R12.5). By points: it comes to 50 if it dominates every region where it
  stands or has a card, is first wherever a region falls or nearly falls and it has a share, and makes all its ticks.
  By ruins: the missing regions are among those that fall or nearly fall, and its points within reach are more than
  what any other has now;
- *possible*: no more than that the rules allow it. The bound is generous: every region dominated, every ruin its own.
  A way that is not even possible is excluded for this round.

A fact is an id with arguments (FACTS); what would stop a win is a list of facts too (STOPS).
"""

from collections.abc import Iterator
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from ruinous.rules import values
from ruinous.rules.ids import (
    CHAOS_OWNER,
    CULTIST,
    HORNED_RAT,
    KHORNE,
    NURGLE,
    PHASE_BATTLE,
    PHASE_CORRUPTION,
    PHASE_DOMINATION,
    PHASE_END,
    PHASE_OLD_WORLD,
    POWERS,
    RANKED,
    REGION_ORDER,
    REGIONS,
    REGIONS_IN,
    SLAANESH,
    TZEENTCH,
    PowerId,
    RegionId,
)
from ruinous.rules.phases.corruption import check_ruin, corrupt_region, dominate
from ruinous.rules.phases.end import advance_dials, tick
from ruinous.rules.prospect import prospect
from ruinous.rules.state import GameState

# Every fact and what it is about. The words are in `words/*/danger.ftl`.
FACTS: dict[str, tuple[str, ...]] = {
    "dial.course": ("power", "ticks", "counters"),
    "dial.reach": ("power", "ticks", "counters"),
    "points.course": ("power", "points", "gain"),
    "points.reach": ("power", "points", "gain"),
    "ruins.course": ("power", "count", "regions"),
    "ruins.reach": ("power", "count", "regions"),
}
STOPS: dict[str, tuple[str, ...]] = {
    "deny_counters": ("power",),  # it takes no counter at all
    "tie_counters": ("power", "count"),  # somebody else has as many counters as it, so many as things stand
    "outdo_dial": ("power", "points"),  # its tick is certain: only another dial at Victory with more points beats it
    "break_domination": ("power", "region", "points"),  # it does not dominate there, and lacks these points
    "keep_below": ("region", "count"),  # the region stays below twelve; so many it will have as things stand
    "cut_points": ("power", "points"),  # it loses so many of the points it is about to score
    "deny_points": ("power", "points"),  # it does not get so many more than as things stand
    "outscore": ("power", "points"),  # somebody else has more points than it will have
}
WAYS = {"max_threat": "dial", "fifty_vp": "points", "five_ruined": "ruins", "deck_empty": ""}

# The last phase in which a Power's dial condition can be met (R12.4).
LAST_CHANCE = {
    KHORNE: PHASE_BATTLE,
    NURGLE: PHASE_CORRUPTION,
    TZEENTCH: PHASE_CORRUPTION,
    SLAANESH: PHASE_CORRUPTION,
    HORNED_RAT: PHASE_DOMINATION,
}
MOST_TICKS = 2  # in one round (R12.5)
NEARLY = 3  # tokens that a region may lack that nearly falls
SPARE = 20  # points that cards, upgrades and Peasants can bring beside all that is counted


if TYPE_CHECKING:
    EndCondition: TypeAlias = str
    WayId: TypeAlias = str
else:
    EndCondition = Literal[tuple(WAYS)]
    WayId = Literal[tuple(way for way in WAYS.values() if way)]


class DangerFact(TypedDict):
    """One of FACTS or STOPS."""

    id: str
    args: dict[str, str | int | list[str]]


class Way(DangerFact):
    """A way to win this round: "dial.reach", "points.course" …, and what would stop it."""

    stops: list[DangerFact]


class PowerDanger(TypedDict):
    """How near a Power is to winning."""

    points: int  # to the limit
    gain: int  # what it would score this round as things stand
    ticks: int  # to Victory
    counters: int  # that it would have
    most: int  # ticks that it can still make this round
    ways: list[Way]  # within reach or on course
    possible: list[WayId]  # and no more than that


class EndData(TypedDict):
    """How a game ends."""

    condition: EndCondition
    winners: list[PowerId]


class Danger(TypedDict):
    """Who can win this round."""

    end: EndData | None  # how the game would end this round as things stand
    ruins: int  # regions left to the fifth ruin
    rounds: int  # after this one, until the Old World deck is empty and all lose
    falling: list[RegionId]  # would be ruined this round as things stand
    nearly: list[RegionId]  # lack up to three tokens
    powers: dict[PowerId, PowerDanger]


def end_data(result: tuple[str, tuple[int, ...]] | None) -> EndData | None:
    """A result of the engine as plain data."""
    return {"condition": result[0], "winners": [POWERS[p] for p in result[1]]} if result else None


def danger(g: GameState) -> Danger:
    """The danger of a position as plain data; positions that differ in hidden things alone share one answer."""
    return _kept(_Public(g))


class _Public:
    """A position, compared by what everybody sees of it and what the rest of the round hangs on."""

    __slots__ = ("g", "seen")

    def __init__(self, g: GameState) -> None:
        self.g: GameState | None = g
        if g.phase < PHASE_DOMINATION:
            moment: tuple[Any, ...] = (rounds_left(g),)
        else:
            moment = (g.phase, rounds_left(g), bool(g.actions), str(g.stack), *map(_frozen, LATE(g)))
        self.seen = (g.rules, moment, *map(_frozen, SEEN(g)))

    def __hash__(self) -> int:
        return hash(self.seen)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Public) and self.seen == other.seen


SEEN = attrgetter(
    *("powers", "here", "control", "tipped", "bonds", "lying", "space", "corruption", "tokens", "stock", "ruin"),
    *("ruined", "face_up", "shrouded", "track", "vp", "dial", "counters", "upgrades", "placed_round", "killed"),
    *("losses", "tally", "colony", "result"),
)
LATE = attrgetter("placed_phase", "placed_step", "counted")  # begun anew with the domination step


def _frozen(value: Any) -> Any:
    return bytes(value) if type(value) is bytearray else tuple(value) if type(value) is list else value


@lru_cache(maxsize=512)
def _kept(public: _Public) -> Danger:
    g, public.g = public.g, None
    assert g is not None
    return worked_out(g)


# --- what is left of the round ------------------------------------------------------------------------------------


class Look:
    """A position, its prospect, and what is still to come in this round."""

    def __init__(self, g: GameState) -> None:
        self.g = g
        self.ahead = prospect(g)
        intact = [r for r in REGION_ORDER if not g.ruined >> r & 1]
        self.dominations = _left(g, intact, PHASE_DOMINATION, dominate.id)  # regions where it is still to be settled
        self.checks = _left(
            g, intact, PHASE_CORRUPTION, corrupt_region.id, check_ruin.id
        )  # ruin is still to be checked
        self.conquest = {r: values.conquest(g, r) for r in self.dominations}
        self.players_of_cards = {r: [CHAOS_OWNER[c] for c in g.cards_in(r)] for r in self.dominations}
        placed = self.ahead.placed()
        self.coming = {r: values.ruin_count(g, r) + placed.get(r, 0) for r in self.checks}  # when it will be checked
        self.falling = self.ahead.fallen()
        least = g.rules.content.limits.ruin - NEARLY
        self.nearly = [r for r in self.checks if self.coming[r] >= least and r not in self.falling]
        self.ruins_left = len(g.rules.ruiners) - 1 - g.ruined.bit_count()
        self.limit = g.rules.content.limits.vp
        self.most_now = max(g.vp)
        self.dearest = self._dearest()

    def _dearest(self) -> int:
        """More points than this nobody can still score in regions and by cards, upgrades and Peasants."""
        g = self.g
        regions = sorted(self.checks, key=lambda r: -g.rules.ruin_points[-1][r][0])
        numbers = range(len(g.rules.ruiners) - 1, g.ruined.bit_count(), -1)
        ruins = sum(_ruin_points(g, n, r) for n, r in zip(numbers, regions, strict=False))
        return SPARE + sum(self.conquest.values()) + ruins


def _left(g: GameState, intact: list[int], phase: int, *steps: str) -> list[int]:
    """The regions that a step of a phase has still to deal with."""
    if g.result or g.phase > phase:
        return []
    if g.phase < phase:
        return intact
    waiting = {args[0] for id, args, _ in g.stack if id in steps}
    return [r for r in intact if r in waiting]


def most_ticks(g: GameState, power: int) -> int:
    """The most ticks a dial can still make this round (R12.5)."""
    to_victory = len(g.rules.dials[power]) - 1 - g.dial[power]
    if g.result:
        return 0
    if g.phase == PHASE_END and not any(id == advance_dials.id for id, _, _ in g.stack):
        ticks = sum(id == tick.id and args == (power,) for id, args, _ in g.stack)
    elif g.phase <= LAST_CHANCE[power]:
        ticks = MOST_TICKS
    else:
        own, others = g.counters[power], max((g.counters[p] for p in g.powers if p != power), default=0)
        ticks = (own > 0) + (own > others)
    return min(ticks, to_victory)


def rounds_left(g: GameState) -> int:
    """How many rounds can follow this one before the Old World deck is empty (R18.5)."""
    drawn = g.phase > PHASE_OLD_WORLD or not any(id == "old_world_phase" or id == "draw_event" for id, _, _ in g.stack)
    return max(len(g.old_world_deck) - (not drawn), 0)


# --- points -------------------------------------------------------------------------------------------------------


def _dial_points(g: GameState, power: int, ticks: int) -> int:
    stops = g.rules.dials[power][g.dial[power] + 1 : g.dial[power] + 1 + ticks]
    return sum(stop.n for stop in stops if stop.do == "score_vp")


def _share(g: GameState, power: int, region: int) -> bool:
    """Whether a player has something in a region that counts when it falls."""
    if values.weight_in_ruin(g, power, region):
        return True
    return g.rules.corrupts[power] and bool(g.here[region] & g.control[power] & RANKED[CULTIST])


def _ruin_points(g: GameState, number: int, region: int) -> int:
    """What the ruiner of a region scores who has the first place, too."""
    return g.rules.ruiners[number] + g.rules.ruin_points[number][region][0]


def _open_ruins(g: GameState, power: int) -> int:
    """First place in the regions that are ruined and still to be scored."""
    return sum(g.rules.ruin_points[g.ruin[r]][r][0] for r in REGIONS_IN[g.face_up] if _share(g, power, r))


def within_reach(seen: Look, power: int) -> int:
    """The points a player has if everything goes his way where he has a hand in it."""
    g, mine = seen.g, seen.g.control[power]
    points = g.vp[power]
    for r, conquest in seen.conquest.items():
        if g.here[r] & mine or power in seen.players_of_cards[r]:
            points += conquest
    if seen.falling or seen.nearly:
        ruins = [r for r in seen.checks if (r in seen.falling or r in seen.nearly) and _share(g, power, r)]
        numbers = range(g.ruined.bit_count() + 1, len(g.rules.ruiners))
        points += sum(_ruin_points(g, n, r) for n, r in zip(numbers, ruins, strict=False))
    points += _open_ruins(g, power) + _dial_points(g, power, most_ticks(g, power))
    return max(points, seen.ahead.end.vp[power])


def at_most(seen: Look, power: int) -> int:
    """More points than this a player cannot have at the end of this round."""
    g = seen.g
    dial = _dial_points(g, power, most_ticks(g, power))
    return max(g.vp[power] + seen.dearest + _open_ruins(g, power) + dial, seen.ahead.end.vp[power])


# --- ways to win --------------------------------------------------------------------------------------------------


def worked_out(g: GameState) -> Danger:
    seen = Look(g)
    return {
        "end": end_data(seen.ahead.end.result),
        "ruins": seen.ruins_left,
        "rounds": rounds_left(g),
        "falling": [REGIONS[r] for r in seen.falling],
        "nearly": [REGIONS[r] for r in seen.nearly],
        "powers": {POWERS[p]: _power(seen, p) for p in g.powers},
    }


def _power(seen: Look, power: int) -> PowerDanger:
    g, ahead = seen.g, seen.ahead
    known: PowerDanger = {
        "points": max(seen.limit - g.vp[power], 0),
        "gain": ahead.end.vp[power] - g.vp[power],
        "ticks": len(g.rules.dials[power]) - 1 - g.dial[power],
        "counters": ahead.counters[power],
        "most": most_ticks(g, power),
        "ways": [],
        "possible": [],
    }
    if g.result:
        return known
    possible = _possible(seen, power)
    near = _near(seen, power, possible)
    known["possible"] = [way for way in possible if way not in near]
    for way, level in near.items():
        regions = seen.falling + (seen.nearly if level == "reach" else [])
        facts = {
            **known,
            "power": POWERS[power],
            "count": seen.ruins_left,
            "regions": [REGIONS[r] for r in regions],
        }
        stops = [_fact(STOPS, *stop) for stop in _stops(seen, power, way, regions)]
        known["ways"].append({**_fact(FACTS, f"{way}.{level}", facts), "stops": stops})
    return known


def _fact(declared: dict[str, tuple[str, ...]], id: str, args: dict[str, Any]) -> DangerFact:
    return {"id": id, "args": {name: args[name] for name in declared[id]}}


def _near(seen: Look, power: int, possible: list[str]) -> dict[str, str]:
    """The ways to win that are on course or within reach, and which of the two."""
    g, ending = seen.g, seen.ahead.end.result
    near = {}
    if len(g.rules.dials[power]) - 1 - g.dial[power] <= most_ticks(g, power):
        near["dial"] = "reach"
    ruins = seen.ruins_left <= len(seen.falling) + len(seen.nearly)
    points = within_reach(seen, power) if possible and (ruins or "points" in possible) else 0
    if points >= seen.limit:
        near["points"] = "reach"
    if ruins and points >= seen.most_now:
        near["ruins"] = "reach"
    if ending and power in ending[1]:
        near[WAYS[ending[0]]] = "course"
    return near


def _possible(seen: Look, power: int) -> list[str]:
    """The ways by points and by ruins that the rules do not exclude; those by dial are all within reach."""
    points = at_most(seen, power)
    ways = ["points"] if points >= seen.limit else []
    return [*ways, "ruins"] if seen.ruins_left <= len(seen.checks) and points >= seen.most_now else ways


Stop = tuple[str, dict[str, Any]]


def _stops(seen: Look, power: int, way: str, regions: list[int]) -> Iterator[Stop]:
    """What would stop a win."""
    g, ahead = seen.g, seen.ahead
    me, final = POWERS[power], ahead.end.vp[power]
    if way == "dial":
        ticks = len(g.rules.dials[power]) - 1 - g.dial[power]
        if ticks > 1:
            yield "tie_counters", {"power": me, "count": ahead.counters[power]}
        if not g.counters[power]:
            yield "deny_counters", {"power": me}
        elif ticks <= 1:
            yield "outdo_dial", {"power": me, "points": final}
        return
    if way == "points":
        over = final - seen.limit
        if over >= 0:
            yield "cut_points", {"power": me, "points": over + 1}
        else:
            yield "deny_points", {"power": me, "points": -over}
        owner, scored = ahead.dominated(), ahead.scored(power)
        for r, conquest in seen.conquest.items():
            if owner.get(r) == power:
                yield "break_domination", {"power": me, "region": REGIONS[r], "points": conquest}
        regions = [r for r in seen.falling if r in scored]
    else:
        yield "outscore", {"power": me, "points": final}
    for r in regions:
        if r in seen.coming:
            yield "keep_below", {"region": REGIONS[r], "count": seen.coming[r]}
