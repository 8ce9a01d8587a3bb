"""Planning: what a legal action would make of the regions it concerns, before one commits to it.

It is worked out on the game as the seat may know it (view.information_set), so it tells nothing that the seat does not
know, and the game itself is not touched. The action is carried out up to the next question or the next turn, and never
beyond anything that chance decides: then `open` says that there is more to come.
"""

from typing import Literal, TypedDict

from ruinous.rules import engine, odds, values
from ruinous.rules.actions import NOTATION
from ruinous.rules.ids import PHASE_BATTLE, PHASE_CORRUPTION, POWERS, REGION_ORDER, REGIONS, PowerId, RegionId
from ruinous.rules.prospect import Prospect, prospect
from ruinous.rules.state import Frame, GameState
from ruinous.rules.telling import action_data
from ruinous.rules.view import information_set

TURN = "turn"  # the question that ends what a turn's action brings


Follows = Literal["question", "chance"]


class NowThen(TypedDict):
    """A number now and after an action."""

    now: int
    then: int


class RegionPlan(TypedDict):
    """A region by its numbers: who would dominate it and with what, how near it is to ruin, who would roll what.

    `coming` is its ruin count at the next check as things stand, `falls` whether that ruins it. In a region that is
    `ruined` already, dice and odds alone matter.
    """

    ruined: bool
    domination: dict[PowerId, int]
    dominator: PowerId | None
    resistance: int
    conquest: int
    ruin_count: int
    coming: int
    falls: bool
    dice: dict[PowerId, int]
    odds: dict[PowerId, odds.SideOdds]


class RegionNowThen(TypedDict):
    """A region now and after an action."""

    now: RegionPlan
    then: RegionPlan


class PlanData(TypedDict):
    """What a legal action of the seat that must decide would do, now and then.

    `power` is what the seat has and would have left; `gain` and `counters` what it would score and have at the end of
    the round as things stand. `regions` holds the regions that would change, and the one the action names. `open` is
    what follows that is not settled yet.
    """

    action: str
    power: NowThen
    gain: NowThen
    counters: NowThen
    regions: dict[RegionId, RegionNowThen]
    open: Follows | None


def plan(g: GameState, seat: int, action: int) -> PlanData:
    """What a legal action of the seat that must decide would do (prospect.py)."""
    now = information_set(g, seat)
    then, follows = carried_out(now, action)
    before, after = prospect(now), prospect(then)
    named = action_data(now, action).get("region")
    regions: dict[RegionId, RegionNowThen] = {}
    for region in REGION_ORDER:
        one, two = region_look(now, before, region), region_look(then, after, region)
        if one != two or REGIONS[region] == named:
            one["odds"], two["odds"] = _odds(now, region), _odds(then, region)
            regions[REGIONS[region]] = {"now": one, "then": two}
    return {
        "action": NOTATION[action],
        "power": {"now": now.power[seat], "then": then.power[seat]},
        "gain": {"now": before.end.vp[seat] - now.vp[seat], "then": after.end.vp[seat] - now.vp[seat]},
        "counters": {"now": before.counters[seat], "then": after.counters[seat]},
        "regions": regions,
        "open": follows,
    }


def carried_out(g: GameState, action: int) -> tuple[GameState, Follows | None]:
    """The position after an action and all that follows from it alone, and what stopped it short."""
    c = g.copy()
    depth = len(c.stack) - 1
    rolled = list(c.draws)
    before = g

    def stop(frame: Frame) -> bool:
        nonlocal before
        if c.draws != rolled or len(c.stack) <= depth or frame[0] == TURN:
            return True
        before = c.copy()
        return False

    def choose(c: GameState, actions: list[int]) -> int | None:
        shown = c.rules.options.show_forced or c.stack[-1][0] in c.rules.always_asked
        return None if len(actions) > 1 or shown else actions[0]

    asked = engine.advance(c, action, stop, choose)
    if c.draws != rolled:
        return before, "chance"
    return c, "question" if asked else None


def region_look(g: GameState, ahead: Prospect, region: int) -> RegionPlan:
    """A region by its numbers, still without the odds of a battle."""
    ruined = bool(g.ruined >> region & 1)
    dominator = -1 if ruined else values.dominator(g, region)
    count = values.ruin_count(g, region)
    return {
        "ruined": ruined,
        "domination": {POWERS[p]: n for p in g.powers if (n := values.domination(g, p, region))},
        "dominator": POWERS[dominator] if dominator >= 0 else None,
        "resistance": values.resistance(g, region),
        "conquest": values.conquest(g, region),
        "ruin_count": count,
        "coming": count if ruined or g.phase > PHASE_CORRUPTION else count + ahead.placed().get(region, 0),
        "falls": region in ahead.fallen(),
        "dice": {POWERS[p]: n for p in g.powers if (n := values.all_dice(g, p, region))},
        "odds": {},
    }


def _odds(g: GameState, region: int) -> dict[PowerId, odds.SideOdds]:
    """The odds of a battle that may still come."""
    return odds.battle(g, region) if g.phase <= PHASE_BATTLE else {}
