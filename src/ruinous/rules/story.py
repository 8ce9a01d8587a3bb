"""The story of a game that is over: its turning points, the places, who was close and what the others could try next.

All of it are facts, declared once in TOLD; `ruinous.words` and the page say them. It is made from a seat's accounts and
from what lies open at the end.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from ruinous.rules import values
from ruinous.rules.accounts import Accounts, Round, by_source
from ruinous.rules.facts import Fact
from ruinous.rules.ids import FIGURE_NAMES, GREATER_DAEMON, POWERS, RANK
from ruinous.rules.state import GameState

# Every fact and its arguments.
TOLD: dict[str, tuple[str, ...]] = {
    # how it ended
    "story.victory": ("power", "round", "count"),
    "story.fifty": ("power", "points"),
    "story.fifth_ruin": ("region", "power", "points"),
    "story.deck_empty": ("power", "points"),
    "story.shared": ("winners",),
    "story.fifty_in_vain": ("power", "points", "winner"),
    "story.two_dials": ("power", "winner"),
    "story.tie": ("power", "winner"),
    # the way there
    "story.led_throughout": ("power",),
    "story.lead": ("power", "round"),
    "story.never_led": ("power",),
    "story.comeback": ("power", "named", "round", "points"),
    "story.lead_changes": ("count",),
    "story.best_round": ("power", "round", "points"),
    "story.ruin": ("region", "round", "power", "points"),
    "story.ruins": ("regions", "round"),
    "story.dial": ("power", "count"),
    "story.daemon": ("power", "figure", "region", "round"),
    "story.carnage": ("region", "round", "count"),
    "story.stronghold": ("power", "region", "count", "points"),
    # what was missing
    "close.fifty": (),
    "close.victory": (),
    "close.tie": ("winner",),
    "close.ticks": ("ticks",),
    "close.points": ("points",),
    "close.behind": ("points", "winner"),
    # what to try next time
    **{f"advice.dial_{power}": () for power in POWERS},
    "advice.domination": ("winner", "points", "mine"),
    "advice.ruins": ("winner", "points", "mine"),
    "advice.dial": ("winner", "points", "mine"),
    "advice.other": ("winner", "points", "mine"),
    "advice.deck": (),
}
GAINS = ("story.fifty", "story.best_round", "story.ruin")  # what a Power has scored in a round
MOST = 5  # turning points that are told
RUINS = ("ruiner", "first", "second")
GROUPS = {"domination": ("domination",), "ruins": RUINS, "dial": ("dial",)}  # the rest is `other`
BEHIND, CROWD, OFTEN = 8, 6, 3  # from where on it is worth telling: points, dead figures, times


class Turn(NamedTuple):
    """A turning point, and the line of the log that shows it."""

    line: int
    weight: int
    fact: Fact


@dataclass(frozen=True, slots=True)
class Place:
    """A Power at the end. Nobody has a place when nobody has won."""

    power: str
    place: int | None
    vp: int
    sources: dict[str, int]
    dial: int
    of: int
    close: Fact | None  # what a loser was short of
    advice: Fact | None


@dataclass(frozen=True, slots=True)
class Story:
    condition: str | None  # None: the game was given up
    winners: list[str]
    round: int
    turns: list[Turn]
    places: list[Place]


def fact(id: str, **args: Any) -> Fact:
    if set(args) != set(TOLD[id]):
        raise ValueError(f"{id} is not declared with {sorted(args)}")
    return Fact(id, args)


def story(g: GameState, told: Accounts) -> Story:
    """The story of a game that ends in this position, by the accounts of all of it."""
    condition, won = g.result or (None, ())
    winners = [POWERS[p] for p in won]
    turns = [*_endings(g, told), *_lead(told, winners), *_deeds(told)] if told.rounds else []
    return Story(condition, winners, g.round, _best(turns, g.round), _places(g, told, winners))


def _best(turns: Iterable[Turn], last: int) -> list[Turn]:
    """The weightiest of each kind, in the order of the game; what a Power has scored in a round is told once."""
    best: dict[str, Turn] = {}
    gains: set[tuple[str, int]] = set()
    for turn in sorted(turns, key=lambda turn: -turn.weight):
        id, args = turn.fact
        gain = (args["power"], args.get("round", last)) if id in GAINS else None
        if id in best or gain in gains or len(best) == MOST:
            continue
        best[id] = turn
        gains |= {gain} if gain else set()
    return sorted(best.values(), key=lambda turn: turn.line)


# --- how it ended -------------------------------------------------------------------------------------------------


def _endings(g: GameState, told: Accounts) -> Iterator[Turn]:
    if g.result is None:
        return
    condition, won = g.result
    last = told.rounds[-1]
    names = [POWERS[p] for p in won]
    ahead = max(g.powers, key=lambda p: (g.vp[p], values.threat_rank(g, p)))
    best = POWERS[ahead]
    if condition == "deck_empty":
        yield Turn(last.line, 100, fact("story.deck_empty", power=best, points=g.vp[ahead]))
        return
    if condition == "max_threat":
        mine = last.powers[names[0]]
        line = mine.ticks[-1].line if mine.ticks else last.line
        yield Turn(line, 100, fact("story.victory", power=names[0], round=g.round, count=len(mine.counters)))
    elif condition == "fifty_vp":
        line = _crossing(last, names[0], g.rules.content.limits.vp)
        yield Turn(line, 100, fact("story.fifty", power=names[0], points=_gain(last, names[0])))
    elif last.ruins:
        fifth = last.ruins[-1]
        yield Turn(fifth.line, 100, fact("story.fifth_ruin", region=fifth.region, power=best, points=g.vp[ahead]))
    if len(names) > 1:
        yield Turn(last.line, 96, fact("story.shared", winners=names))
    for p in g.powers:
        if p not in won:
            missed = _missed(g, p, condition, won[0])
            if missed:
                yield Turn(last.line, 95, missed)


def _crossing(now: Round, power: str, limit: int) -> int:
    """The line whose points brought a Power to the limit."""
    vp = now.powers[power].before
    for entry in now.powers[power].points:
        vp += entry.points
        if vp >= limit:
            return entry.line
    return now.line


def _missed(g: GameState, p: int, condition: str, winner: int) -> Fact | None:
    """What would have won, had the other not come first (R18.1)."""
    power, first = POWERS[p], POWERS[winner]
    if condition == "max_threat":
        if g.dial[p] == len(g.rules.dials[p]) - 1:
            return fact("story.two_dials", power=power, winner=first)
        if g.vp[p] >= g.rules.content.limits.vp:
            return fact("story.fifty_in_vain", power=power, points=g.vp[p], winner=first)
    elif g.vp[p] == g.vp[winner]:
        return fact("story.tie", power=power, winner=first)
    return None


# --- the way there ------------------------------------------------------------------------------------------------


def leader(now: Round) -> str | None:
    """Who alone has most points at the end of a round."""
    most = max(account.vp for account in now.powers.values())
    ahead = [power for power, account in now.powers.items() if account.vp == most]
    return ahead[0] if len(ahead) == 1 else None


def _lead(told: Accounts, winners: list[str]) -> Iterator[Turn]:
    rounds, leaders = told.rounds, [leader(now) for now in told.rounds]
    first = leaders[-1]
    if first and (not winners or first in winners):
        since = next(n for n in range(len(leaders)) if set(leaders[n:]) == {first})
        if since:
            yield Turn(rounds[since].line, 80, fact("story.lead", power=first, round=rounds[since].round))
        elif len(rounds) > 1:
            yield Turn(rounds[0].line, 80, fact("story.led_throughout", power=first))
    for winner in winners:
        if winner not in leaders:
            yield Turn(rounds[-1].line, 85, fact("story.never_led", power=winner))
        yield from _comeback(rounds[:-1], winner)
    heads = [n for n, power in enumerate(leaders) if power]
    changes = [after for before, after in pairwise(heads) if leaders[before] != leaders[after]]
    if len(changes) >= OFTEN:
        yield Turn(rounds[changes[-1]].line, 40 + 5 * len(changes), fact("story.lead_changes", count=len(changes)))


def _comeback(rounds: Iterable[Round], winner: str) -> Iterator[Turn]:
    """The end of the round after which the winner was farthest behind."""
    behind = [
        (account.vp - now.powers[winner].vp, now, power)
        for now in rounds
        for power, account in now.powers.items()
    ]  # fmt: skip
    points, now, power = max(behind, key=lambda found: found[0], default=(0, None, ""))
    if now and points >= BEHIND:
        args = {"power": winner, "named": power, "round": now.round, "points": points}
        yield Turn(now.line, 55 + points, fact("story.comeback", **args))


def _gain(now: Round, power: str) -> int:
    return now.powers[power].vp - now.powers[power].before


def _deeds(told: Accounts) -> Iterator[Turn]:
    for make in (_best_round, _ruin, _ruins, _dial, _daemon, _carnage, _stronghold):
        yield from make(told)


def _best_round(told: Accounts) -> Iterator[Turn]:
    for now in told.rounds:
        for power in now.powers:
            points = _gain(now, power)
            if points:
                args = {"power": power, "round": now.round, "points": points}
                yield Turn(now.line, 45 + points, fact("story.best_round", **args))


def _ruin(told: Accounts) -> Iterator[Turn]:
    """What a ruin brought one Power: as a ruiner and by its place."""
    for now in told.rounds:
        for ruin in now.ruins:
            for power, account in now.powers.items():
                points = sum(e.points for e in account.points if e.source in RUINS and e.region == ruin.region)
                if points:
                    args = {"region": ruin.region, "round": now.round, "power": power, "points": points}
                    yield Turn(ruin.line, 50 + points, fact("story.ruin", **args))


def _ruins(told: Accounts) -> Iterator[Turn]:
    for now in told.rounds:
        if len(now.ruins) > 1:
            regions = [ruin.region for ruin in now.ruins]
            yield Turn(
                now.ruins[-1].line, 40 + 12 * len(regions), fact("story.ruins", regions=regions, round=now.round)
            )


def _dial(told: Accounts) -> Iterator[Turn]:
    """Most counters alone, and so two ticks, in several rounds."""
    for power in told.total:
        double = [now.powers[power].ticks[-1] for now in told.rounds if len(now.powers[power].ticks) > 1]
        if len(double) > 1:
            yield Turn(double[-1].line, 45 + 9 * len(double), fact("story.dial", power=power, count=len(double)))


def _daemon(told: Accounts) -> Iterator[Turn]:
    for now in told.rounds:
        for power, account in now.powers.items():
            for death in account.kills:
                if RANK[FIGURE_NAMES.index(death.figure)] == GREATER_DAEMON and death.owner != power:
                    args = {"power": power, "figure": death.figure, "region": death.region, "round": now.round}
                    yield Turn(death.line, 60 + now.round, fact("story.daemon", **args))


def _carnage(told: Accounts) -> Iterator[Turn]:
    for now in told.rounds:
        dead = [death for account in now.powers.values() for death in account.losses if death.how == "battle"]
        for region, count in Counter(death.region for death in dead).items():
            if count >= CROWD:
                line = max(death.line for death in dead if death.region == region)
                yield Turn(line, 30 + 5 * count, fact("story.carnage", region=region, round=now.round, count=count))


def _stronghold(told: Accounts) -> Iterator[Turn]:
    for power in told.total:
        won = [e for now in told.rounds for e in now.powers[power].points if e.source == "domination"]
        for region in {entry.region for entry in won}:
            here = [entry for entry in won if entry.region == region]
            if len(here) >= OFTEN:
                points = sum(entry.points for entry in here)
                args = {"power": power, "region": region, "count": len(here), "points": points}
                yield Turn(here[-1].line, 35 + points + 3 * len(here), fact("story.stronghold", **args))


# --- places -------------------------------------------------------------------------------------------------------


def _places(g: GameState, told: Accounts, winners: list[str]) -> list[Place]:
    """Winners first, then by points; among equals the greater Threat (R18.3)."""
    order = sorted(g.powers, key=lambda p: (POWERS[p] in winners, g.vp[p], values.threat_rank(g, p)), reverse=True)
    places = []
    for n, p in enumerate(order):
        power = POWERS[p]
        lost = g.result is not None and power not in winners
        places.append(
            Place(
                power,
                (n + 1 if lost else 1) if winners else None,
                g.vp[p],
                told.total[power].sources,
                g.dial[p],
                len(g.rules.dials[p]) - 1,
                _close(g, p, winners) if lost else None,
                _advice(g, told, power, winners) if lost else None,
            )
        )
    return places


def _close(g: GameState, p: int, winners: list[str]) -> Fact:
    """Of all the ways to win, the one a loser was nearest to."""
    stops, limit = len(g.rules.dials[p]) - 1, g.rules.content.limits.vp
    ways = [((stops - g.dial[p]) / stops, fact("close.ticks", ticks=stops - g.dial[p]))]
    if g.vp[p] < limit:
        ways.append(((limit - g.vp[p]) / limit, fact("close.points", points=limit - g.vp[p])))
    if g.dial[p] == stops:
        return fact("close.victory")
    if g.vp[p] >= limit and g.result and g.result[0] == "max_threat":
        return fact("close.fifty")
    if winners and g.result and g.result[0] != "max_threat":
        behind = g.vp[POWERS.index(winners[0])] - g.vp[p]
        if not behind:
            return fact("close.tie", winner=winners[0])
        ways.append((behind / limit, fact("close.behind", points=behind, winner=winners[0])))
    return min(ways, key=lambda way: way[0])[1]


def _advice(g: GameState, told: Accounts, power: str, winners: list[str]) -> Fact:
    """By what the game was won and this Power has least of."""
    if not winners:
        return fact("advice.deck")
    if g.result and g.result[0] == "max_threat":
        return fact(f"advice.dial_{winners[0]}")
    theirs, mine = _grouped(told, winners[0]), _grouped(told, power)
    gap = max(theirs, key=lambda group: theirs[group] - mine[group])
    return fact(f"advice.{gap}", winner=winners[0], points=theirs[gap], mine=mine[gap])


def _grouped(told: Accounts, power: str) -> dict[str, int]:
    sources = by_source(entry for now in told.rounds for entry in now.powers[power].points)
    sums = {group: sum(sources.get(source, 0) for source in of) for group, of in GROUPS.items()}
    return {**sums, "other": sum(sources.values()) - sum(sums.values())}
