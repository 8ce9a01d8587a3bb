"""Why an action: the strongest term of the evaluation, as a reason."""

from collections.abc import Iterator

from ruinous.bots.reasons import because
from ruinous.bots.scripted.evaluation import Evaluation, Standing
from ruinous.bots.scripted.lines import candidates, follow, outcome
from ruinous.rules.actions import DONE, PASS, kind
from ruinous.rules.facts import Fact
from ruinous.rules.ids import CHAOS, REGION_ORDER
from ruinous.rules.state import GameState
from ruinous.rules.suppose import Purse

Term = tuple[float, Fact]
LEAST = 0.05  # terms below this say nothing


def reason(evaluation: Evaluation, g: GameState, action: int) -> Fact:
    """Why an action is worth taking, compared with doing nothing, or with the worst one can do."""
    if g.stack[-1][0] == "throw":
        return because("roll")
    fallback = plain(action)
    after = outcome(evaluation, g, action)
    turn = g.stack[-1][0] == "turn"
    if turn:
        if action == PASS:
            return because("pass")
        before = outcome(evaluation, g, PASS)
    else:
        others = [a for a in candidates(g) if a != action]
        if not others or kind(action)[0] in ("upgrade", "discard", "fetch"):
            return fallback
        before = outcome(evaluation, g, min(others, key=lambda a: follow(evaluation, g, a)))
    if after.result is not None or before.result is not None:
        return decided(evaluation, before, after)
    seat = evaluation.seat
    with Purse(before, seat, after.power[seat] if turn else before.power[seat]):  # what is left over is no reason
        worth, best = max(compare(evaluation, before, after), key=lambda term: (term[0], str(term[1])))
    return best if worth > LEAST else fallback


def decided(evaluation: Evaluation, before: GameState, after: GameState) -> Fact:
    """The game is over, one way or the other."""
    if after.result is not None and evaluation.seat in after.result[1]:
        return because("wins")
    if after.result is None and before.result is not None and before.result[1]:
        return because("stops", power=before.result[1][0])
    return because("over")


def plain(action: int) -> Fact:
    """What can be said when no term stands out."""
    what, args = kind(action)
    if what == "upgrade":
        return because("upgrade", upgrade=args[0])
    if what == "discard":
        return because("discard", card=args[0]) if CHAOS[args[0]] else because("give_up")
    if what == "fetch":
        return because("fetch", card=args[0])
    if action == DONE:
        return because("enough")
    if what in ("hit", "peasant"):
        return because("kill")
    return because("little")


def compare(evaluation: Evaluation, before: GameState, after: GameState) -> Iterator[Term]:
    """Every change that an action makes, with its worth and the reason."""
    one, two = evaluation.standing(before), evaluation.standing(after)
    yield from endings(evaluation, before, one, two)
    yield from regions(evaluation, before, after)


def endings(evaluation: Evaluation, g: GameState, one: Standing, two: Standing) -> Iterator[Term]:
    """Who is about to win."""
    w, seat = evaluation.w, evaluation.seat
    yield w.win * (two.wins[seat] - one.wins[seat]), because("reach")
    for p in g.powers:
        if p == seat:
            continue
        kept = w.loss * (one.wins[p] - two.wins[p])
        if one.at_victory[p] - two.at_victory[p] > 0.2:
            yield kept, because("stops_dial", power=p)
        elif one.vp[p] - two.vp[p] > 0.5:
            yield kept, because("stops_points", power=p)
        else:
            yield kept, because("stops_round", power=p)


def regions(evaluation: Evaluation, before: GameState, after: GameState) -> Iterator[Term]:
    """What changes in each region, for the seat and for its rivals."""
    w, seat = evaluation.w, evaluation.seat
    old, new = evaluation.looks(before), evaluation.looks(after)
    next_ruin = before.ruined.bit_count() + 1
    tick = w.dial / 8
    for r in REGION_ORDER:
        if old[r] is new[r]:
            continue
        a, b, ruin = old[r], new[r], before.ruin[r] or next_ruin
        points = max(round(b.domination[seat]), 1)
        yield b.domination[seat] - a.domination[seat], because("points", points=points, region=r)
        yield b.ruin[seat] - a.ruin[seat], because("ruin", ruin=ruin, region=r)
        yield tick * (b.counter[seat] - a.counter[seat]), because("counter", region=r)
        yield b.later[seat] - a.later[seat], because("later", region=r)
        for p in before.powers:
            if p != seat:
                yield w.rival * (a.domination[p] - b.domination[p]), because("no_domination", power=p, region=r)
                yield w.rival * tick * (a.counter[p] - b.counter[p]), because("no_counter", power=p, region=r)
                yield w.rival * (a.ruin[p] - b.ruin[p]), because("no_ruin", power=p, ruin=ruin, region=r)
                yield w.rival * (a.later[p] - b.later[p]), because("weakens", power=p, region=r)
