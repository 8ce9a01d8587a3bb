"""Three findings for each player: what a person can learn from the game.

They are facts like everything the rules say: an id and named arguments. What weighs most comes first, and no two say
the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from ruinous.analysis.shapes import Chance, Finding, Look, Said, Turn
from ruinous.rules.actions import ACTIONS, kind
from ruinous.rules.ids import PowerId

COUNT = 3
FAULTS = ("missed_win", "mistake", "doubtful")
WELL = ("best", "good")
HABIT = 2  # decisions that make a habit
AHEAD = 0.03  # what the best action must promise more than the next to be worth a word
ROUND = 0.08  # a change of chance in a round that is worth a word


def findings(power: PowerId, looks: list[Look], start: dict[PowerId, Chance], turns: list[Turn]) -> list[Finding]:
    """Three findings for a player."""
    mine = [look for look in looks if look.seat == power and look.mark not in ("", "only")]
    found: list[Finding] = []
    told: set[int] = set()
    for finding in (
        *faults(mine),
        *habits(mine),
        *feats(mine),
        *fates(power, turns),
        *rounds(power, looks, start),
        *second_faults(mine),
        *summary(power, mine, looks),
    ):
        if finding.number and finding.number in told:
            continue
        if any(finding.said.id == other.said.id for other in found):
            continue
        told.add(finding.number)
        found.append(finding)
    return found[:COUNT]


def fault(look: Look, id: str) -> Finding:
    args = {"round": look.round, "loss": percent(look.loss.mean), "chance": percent(look.best[0].known.mean)}
    return Finding(Said(id, args), look.number)


def faults(mine: list[Look]) -> Iterator[Finding]:
    """The decision that cost the most."""
    bad = sorted((look for look in mine if look.mark in FAULTS), key=lambda look: -look.loss.mean)
    if bad:
        yield fault(bad[0], "finding.missed_win" if bad[0].mark == "missed_win" else "finding.mistake")


def second_faults(mine: list[Look]) -> Iterator[Finding]:
    bad = sorted((look for look in mine if look.mark in FAULTS), key=lambda look: -look.loss.mean)
    if len(bad) > 1:
        yield fault(bad[1], "finding.another")


def habits(mine: list[Look]) -> Iterator[Finding]:
    """What went wrong more than once in the same way."""
    cost: dict[str, list[Look]] = {}
    for look in mine:
        if look.mark in FAULTS and look.action is not None:
            cost.setdefault(habit_of(look.question, look.action, look.best[0].action), []).append(look)
    if not cost:
        return
    worst = max(cost, key=lambda habit: (sum(look.loss.mean for look in cost[habit]), habit))
    many = cost[worst]
    if len(many) >= HABIT:
        shown = sorted(many, key=lambda look: -look.loss.mean)[1]  # the dearest of all is a finding of its own
        loss = sum(look.loss.mean for look in many)
        yield Finding(Said(f"finding.habit.{worst}", {"count": len(many), "loss": percent(loss)}), shown.number)


def habit_of(question: str, played: str, better: str) -> str:
    """What kind of mistake it is to play one action where another was better."""
    if question != "turn":
        return "battle" if question in ("assign", "throw") else "answer"
    mine, theirs = sort_of(played), sort_of(better)
    if mine == "pass":
        return "passed"
    if theirs == "pass":
        return "went_on"
    if mine == theirs:
        return "where_card" if mine == "card" else "where_figure"
    return "late_card" if theirs == "card" else "early_card"


def sort_of(action: str) -> str:
    what, _ = kind(ACTIONS[action])
    return "card" if what == "play" else "pass" if action == "pass" else "figure"


def feats(mine: list[Look]) -> Iterator[Finding]:
    """The best decision: the one after which the next best action would have been much worse."""
    found = []
    for look in mine:
        if look.mark != "best" or len(look.best) < 2 or look.best[0].action != look.action:
            continue
        first, second = look.best[0].known, look.best[1].known
        if first.mean - second.mean > AHEAD and first.mean - second.mean > first.error + second.error:
            found.append((first.mean - second.mean, look))
    if found:
        gain, look = max(found, key=lambda pair: (pair[0], -pair[1].number))
        yield Finding(Said("finding.feat", {"round": look.round, "gain": percent(gain)}), look.number)


def fates(power: PowerId, turns: list[Turn]) -> Iterator[Finding]:
    """What chance gave or took."""
    mine = [turn for turn in turns if turn.kind == "fate" and turn.seat == power]
    if mine:
        most = max(mine, key=lambda turn: (abs(turn.change.mean), turn.number))
        id = "finding.lucky" if most.change.mean > 0 else "finding.unlucky"
        yield Finding(Said(id, {"change": percent(abs(most.change.mean))}), most.number)


def rounds(power: PowerId, looks: list[Look], start: dict[PowerId, Chance]) -> Iterator[Finding]:
    """The round that changed the most for a player."""
    before = start.get(power)
    ends: dict[int, Look] = {}
    for look in looks:
        if look.known:
            ends[look.round] = look
    changes = []
    for number, look in ends.items():
        now = look.known[power]
        if before is not None:
            changes.append((now.mean - before.mean, number, before.mean, now.mean, look.number))
        before = now
    if not changes:
        return
    change, number, was, now_is, decision = max(changes, key=lambda row: (abs(row[0]), row[1]))
    if abs(change) >= ROUND:
        id = "finding.rise" if change > 0 else "finding.fall"
        yield Finding(Said(id, {"round": number, "was": percent(was), "is": percent(now_is)}), decision)


def summary(power: PowerId, mine: list[Look], looks: list[Look]) -> Iterator[Finding]:
    """What can be said of every game."""
    well = sum(look.mark in WELL for look in mine)
    lost = sum(look.loss.mean for look in mine if look.mark in FAULTS)
    if mine and well == len(mine):
        yield Finding(Said("finding.steady.all", {"count": len(mine)}))
    elif mine:
        yield Finding(Said("finding.steady", {"well": well, "count": len(mine), "loss": percent(lost)}))
    high = [look for look in looks if look.known]
    if high:
        best = max(high[:-1] or high, key=lambda look: (look.known[power].mean, -look.number))
        args = {"round": best.round, "chance": percent(best.known[power].mean)}
        yield Finding(Said("finding.peak", args), best.number)
    ahead = sum(max(look.known, key=lambda p: (look.known[p].mean, p)) == power for look in high)
    yield Finding(Said("finding.ahead", {"count": ahead, "of": len(high)}))


def percent(chance: float) -> int:
    return round(100 * chance)
