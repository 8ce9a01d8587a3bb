"""Why an action: the strongest term of the evaluation, as a sentence."""

from collections.abc import Iterator

from ruinous.bots.scripted_eval import Evaluation, Standing
from ruinous.bots.scripted_lines import candidates, follow, outcome
from ruinous.rules.actions import DONE, PASS, kind
from ruinous.rules.ids import CHAOS, POWER_NAMES, REGION_NAMES, REGION_ORDER
from ruinous.rules.state import GameState
from ruinous.rules.words import card_name, upgrade_name

Term = tuple[float, str]
LEAST = 0.05  # terms below this say nothing
ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


def reason(evaluation: Evaluation, g: GameState, action: int) -> str:
    """One sentence why an action is worth taking, compared with doing nothing, or with the worst one can do."""
    if g.stack[-1][0] == "throw":
        return "Rolls while there is something to hit."
    fallback = plain(g, action)
    after = outcome(evaluation, g, action)
    if g.stack[-1][0] == "turn":
        if action == PASS:
            return "Passes: nothing left to do is worth its price."
        before = outcome(evaluation, g, PASS)
        before.power[evaluation.seat] = after.power[evaluation.seat]  # what is left over is no reason
    else:
        others = [a for a in candidates(g) if a != action]
        if not others or kind(action)[0] in ("upgrade", "discard", "fetch"):
            return fallback
        before = outcome(evaluation, g, min(others, key=lambda a: follow(evaluation, g, a)))
    if after.result is not None or before.result is not None:
        return decided(evaluation, before, after)
    terms = sorted(compare(evaluation, before, after), reverse=True)
    return terms[0][1] if terms and terms[0][0] > LEAST else fallback


def decided(evaluation: Evaluation, before: GameState, after: GameState) -> str:
    """The game is over, one way or the other."""
    if after.result is not None and evaluation.seat in after.result[1]:
        return "Wins the game."
    if after.result is None and before.result is not None and before.result[1]:
        return f"Keeps {POWER_NAMES[before.result[1][0]]} from winning."
    return "Makes the best of a game that is over."


def plain(g: GameState, action: int) -> str:
    """What can be said when no term stands out."""
    what, args = kind(action)
    if what == "upgrade":
        return f"Takes {upgrade_name(g, args[0])}, the most useful upgrade it has left."
    if what == "discard":
        return f"{card_name(g, args[0])} is the card it needs least." if CHAOS[args[0]] else "Gives up a card."
    if what == "fetch":
        return f"{card_name(g, args[0])} is the card it needs most."
    if action == DONE:
        return "More would do it no good."
    if what in ("hit", "peasant"):
        return "Nothing else is worth more to kill."
    return "Nothing else looks better, if only by a little."


def compare(evaluation: Evaluation, before: GameState, after: GameState) -> Iterator[Term]:
    """Every change that an action makes, with its worth and a sentence."""
    one, two = evaluation.standing(before), evaluation.standing(after)
    yield from endings(evaluation, before, one, two)
    yield from regions(evaluation, before, after)


def endings(evaluation: Evaluation, g: GameState, one: Standing, two: Standing) -> Iterator[Term]:
    """Who is about to win."""
    w, seat = evaluation.w, evaluation.seat
    yield w.win * (two.wins[seat] - one.wins[seat]), "Comes within reach of winning this round."
    for p in g.powers:
        if p == seat:
            continue
        name = POWER_NAMES[p]
        kept = w.loss * (one.wins[p] - two.wins[p])
        if one.at_victory[p] - two.at_victory[p] > 0.2:
            yield kept, f"Keeps {name}'s dial from Victory."
        elif one.vp[p] - two.vp[p] > 0.5:
            yield kept, f"Keeps {name} from the points that would win the game."
        else:
            yield kept, f"Keeps {name} from winning this round."


def regions(evaluation: Evaluation, before: GameState, after: GameState) -> Iterator[Term]:
    """What changes in each region, for the seat and for its rivals."""
    w, seat = evaluation.w, evaluation.seat
    old, new = evaluation.looks(before), evaluation.looks(after)
    number = min(before.ruined.bit_count() + 1, len(ORDINALS) - 1)
    tick = w.dial / 8
    for r in REGION_ORDER:
        if old[r] is new[r]:
            continue
        place = REGION_NAMES[r].replace("The ", "the ")
        a, b = old[r], new[r]
        points = b.domination[seat] - a.domination[seat]
        yield points, f"Should bring {max(round(b.domination[seat]), 1)} points in {place}."
        yield b.ruin[seat] - a.ruin[seat], f"Has the most to gain from the {ORDINALS[number]} ruin, in {place}."
        yield tick * (b.counter[seat] - a.counter[seat]), f"Should earn a dial counter in {place}."
        yield b.later[seat] - a.later[seat], f"Builds for later rounds in {place}."
        for p in before.powers:
            if p != seat:
                name = POWER_NAMES[p]
                yield w.rival * (a.domination[p] - b.domination[p]), f"Keeps {name} from dominating {place}."
                yield w.rival * tick * (a.counter[p] - b.counter[p]), f"Denies {name} a dial counter in {place}."
                spoiled = w.rival * (a.ruin[p] - b.ruin[p])
                yield spoiled, f"Blocks {name}'s share of the {ORDINALS[number]} ruin, in {place}."
                yield w.rival * (a.later[p] - b.later[p]), f"Weakens {name} in {place}."
