"""The quick policy: what anybody would do on his turn, cheaply enough for thousands of turns.

It is the scripted evaluation made linear. The evaluation looks at regions one by one, so an action is worth what it
changes in the outlook of its region, times what points, counters and figures are worth to the seat just now. The
outlooks are remembered; they are the same for all seats.
"""

from math import exp, log
from operator import mul, sub
from random import Random
from typing import Any

from ruinous.bots.scripted.compare import Context, fighting
from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.fighting import Aftermath
from ruinous.bots.scripted.forecast import GUESSED, WHOLE, Forecast
from ruinous.bots.scripted.lines import candidates, follow
from ruinous.bots.scripted.memory import EACH_POWER, left_after
from ruinous.bots.scripted.region import logistic, outlook
from ruinous.bots.scripted.weights import Weights
from ruinous.rules import engine, values
from ruinous.rules.actions import MOVE, PASS, PLAY, ROLL, TRADE
from ruinous.rules.ids import (
    ALL_REGIONS,
    CLASS_MASK,
    CLASS_OF,
    N_POWERS,
    N_REGIONS,
    N_SPACES,
    REGION_ORDER,
    RESERVE,
    TZEENTCH,
    bits,
)
from ruinous.rules.ruleset import Ruleset
from ruinous.rules.state import Frame, GameState
from ruinous.rules.suppose import Card, Figures
from ruinous.rules.view import blanked

LEAF = "battle_phase"  # playouts end where the battle phase begins
PLACES = N_REGIONS * N_SPACES
REMEMBERED = 60_000  # outlooks of regions
LEAVES = 100  # marks a change by leaving
WIDTH = 8  # actions looked at in a decision that is no turn
NOISE = 0.12  # spread of the marks in playouts, in victory points or so
HOPELESS = 14.0  # spreads below the best that no noise makes up for
TINY = 1e-300
HEAT = 2  # how unsure the quick policy is of domination (see scripted/region.py)
STEP = 0.6  # of a counter, by which the price of counters is measured
ACTING = 1.0  # what a card that does something at once is worth beside what it shows

Marks = list[tuple[float, int]]
Worth = tuple[float, ...]  # for each player: points, counters, what is left for later
GAIN, COUNTER, LATER = 0, N_POWERS, 2 * N_POWERS


class Spot:
    """A region as it was met once: what it is worth to all players, and what changes to it are worth (kept)."""

    __slots__ = ("changes", "worth")

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.changes: dict[int, Worth] = {}  # by the class of a figure that comes, LEAVES and that of one that goes, or
        # ~ a Chaos title that is laid (0 is one that nobody knows)


class Policy:
    """Marks the actions of any seat: what regions are like by one measure, what that is worth by each Power's own."""

    def __init__(self, evaluation: Evaluation, weights: dict[int, Weights] | None = None) -> None:
        self.evaluation = evaluation
        self.w = evaluation.w
        self.weights = weights or dict.fromkeys(range(N_POWERS), evaluation.w)
        self.spots: dict[Any, Spot] = {}
        self.aftermaths: dict[Any, Aftermath] = {}
        self.contexts: dict[Any, Context] = {}
        self.numbers: dict[Any, int] = {}  # of what contexts are made of
        self.counts: dict[int, bytes] = {}
        self.worths: dict[int, list[float]] = {}
        self.rules: Ruleset | None = None
        self.fighting = b""  # Chaos title → itself if it changes battles, otherwise no card

    def begin(self, g: GameState) -> None:
        """A new decision: what was seen before is kept, unless it is too much or was seen by other rules."""
        if g.rules is not self.rules or len(self.spots) > REMEMBERED:
            for kept in (self.spots, self.aftermaths, self.contexts, self.numbers, self.counts, self.worths):
                kept.clear()
            self.rules, self.fighting = g.rules, fighting(g.rules)

    def figures(self, g: GameState, here: int) -> Any:
        """What stands in a region, without telling apart what is alike."""
        if g.bonds or g.lying or g.dazed or g.tipped & here:
            return here, g.tipped & here
        counts = self.counts.get(here)
        if counts is None:
            counts = self.counts[here] = bytes([(here & mask).bit_count() for mask in CLASS_MASK])
        return counts

    # --- marks ----------------------------------------------------------------------------------------------------

    def marks(self, g: GameState) -> Marks:
        """What the actions worth a look are worth, in no order."""
        if g.stack[-1][0] == "turn":
            return self.turn(g)
        evaluation = self.evaluation
        seat, evaluation.seat = evaluation.seat, g.seat
        evaluation.memory.bases.clear()
        marks = [(follow(evaluation, g, action, 0), action) for action in (g.actions or [])[:WIDTH]]
        evaluation.seat = seat
        evaluation.memory.bases.clear()
        return marks

    def turn(self, g: GameState) -> Marks:
        """The marks of a summoning turn: what each action brings beyond its price."""
        seat, rules, power = g.seat, g.rules, self.weights[g.seat].power
        context = self.context(g)
        space, here = g.space, g.here
        spots = [self.spot(g, r, context) for r in REGION_ORDER]
        prices = self.prices(g, [spot.worth for spot in spots])
        worths = self.worths.get(seat) or self.card_worths(g, seat)
        reserve, ruined = here[RESERVE], g.ruined
        waiting = {CLASS_OF[f] for f in bits(reserve & g.control[seat])}
        mine, acts = g.control[seat], rules.hooks["on_play"]
        priced = bool(g.upgrades) or rules.prices_change
        leaving: dict[int, float] = {}
        seen: set[int] = set()
        marks: Marks = [(-power * g.power[seat], PASS)]
        for action in g.actions or ():
            if action < MOVE:
                continue
            if action < PLAY:
                figure, region = divmod(action - MOVE, N_REGIONS)
                kind = CLASS_OF[figure]
                mark = 0.0
                if not reserve >> figure & 1:
                    if kind in waiting and ruined:
                        source = g.where(figure)
                        if not ruined >> source & 1 or ruined >> region & 1:
                            continue
                    elif kind in waiting:
                        continue
                    if figure not in leaving:
                        source = g.where(figure)
                        spot = spots[source]
                        change = spot.changes.get(LEAVES + kind)
                        if change is None:
                            change = spot.changes[LEAVES + kind] = self.without(g, source, context, spot, figure)
                        leaving[figure] = sum(map(mul, prices, change))
                    mark = leaving[figure]
                spot = spots[region]
                change = spot.changes.get(kind)
                if change is None:
                    change = spot.changes[kind] = self.added(g, region, context, spot, figure)
                cost = values.figure_cost(g, figure, region) if priced else values.stats(g, kind)[0]
                marks.append((mark + sum(map(mul, prices, change)) - power * cost, action))
            elif action < TRADE:
                place = action - PLAY
                laid = place // N_SPACES  # by title and region; once is enough
                if laid in seen or space[place % PLACES]:
                    continue
                seen.add(laid)
                card, region = divmod(laid, N_REGIONS)
                if not here[region] & mine and card not in acts:
                    continue
                spot = spots[region]
                change = spot.changes.get(~card)
                if change is None:
                    change = spot.changes[~card] = self.laid(g, context, spot, place % PLACES, card)
                acting = ACTING if card in acts else 0.0
                cost = values.card_cost(g, seat, card, region)
                marks.append((sum(map(mul, prices, change)) - power * cost - worths[card] + acting, action))
        return marks

    def choice(self, g: GameState, random: Random) -> int:
        """What this seat would do, with a little chance."""
        best, chosen = -1e9, -1
        marks = self.marks(g)
        least = max(marks)[0] - NOISE * HOPELESS
        for mark, action in marks:
            if mark < least:
                continue
            mark -= NOISE * log(-log(random.random() + TINY) + TINY)
            if mark > best:
                best, chosen = mark, action
        return chosen

    def card_worths(self, g: GameState, seat: int) -> list[float]:
        """What each Chaos title is worth in a seat's hand."""
        w, rules = self.weights[seat], g.rules
        symbol = w.symbol if seat == TZEENTCH else 0.0
        worths = [
            w.card + w.card_cost * cost + symbol * magic
            for cost, magic in zip(rules.card_cost, rules.card_magic, strict=True)
        ]
        self.worths[seat] = worths
        return worths

    # --- regions --------------------------------------------------------------------------------------------------

    def context(self, g: GameState) -> Context:
        """Numbers for everything outside the regions that their outlooks depend on."""
        key = (
            g.upgrades,
            bytes(g.track),
            g.ruined,
            g.face_up,
            g.bonds,
            g.lying,
            g.dazed,
            bytes(g.dial),
            g.placed_round,
            g.counted,
            bytes(g.ruin),
        )
        context = self.contexts.get(key)
        if context is None:
            threats = tuple(sorted(g.powers, key=lambda p: values.threat_rank(g, p), reverse=True))
            common = (g.upgrades, bytes(g.track), g.bonds, g.dazed)
            rest = (common, g.lying, threats, g.counted)
            regions = tuple([self.number((rest, outside(g, r))) for r in REGION_ORDER])
            context = self.contexts[key] = Context(regions, self.number(common))
        return context

    def number(self, what: Any) -> int:
        return self.numbers.setdefault(what, len(self.numbers))

    def spot(self, g: GameState, region: int, context: Context) -> Spot:
        """A region as it stands: its outlook for all players, as one row of numbers."""
        here = g.here[region]
        row = bytes(g.space[region * N_SPACES : region * N_SPACES + N_SPACES])
        tokens = bytes(g.tokens[region::N_REGIONS])
        key = (context.regions[region], self.figures(g, here), row, tokens, bytes(g.corruption[region::N_REGIONS]))
        spot = self.spots.get(key)
        if spot is None:
            battle = (context.battles, region, here, g.tipped & here, row.translate(self.fighting), tokens)
            after = self.aftermaths.get(battle)
            if after is None:
                after = self.aftermaths[battle] = left_after(g, region, 0)
            able = sum(1 << p for p in g.powers)
            ahead = Forecast(g.seat, WHOLE, True, ALL_REGIONS, ALL_REGIONS, True, True, HEAT, True, able, GUESSED)
            out = outlook(g, region, ahead, self.w, after)
            spot = self.spots[key] = Spot((*out.gain, *out.counter, *out.later))
        return spot

    def added(self, g: GameState, region: int, context: Context, before: Spot, figure: int) -> Worth:
        """What one more figure changes."""
        with Figures(g, region, g.here[region] | 1 << figure):
            return less(self.spot(g, region, context).worth, before.worth)

    def without(self, g: GameState, region: int, context: Context, before: Spot, figure: int) -> Worth:
        """What it changes that a figure leaves."""
        with Figures(g, region, g.here[region] & ~(1 << figure)):
            return less(self.spot(g, region, context).worth, before.worth)

    def laid(self, g: GameState, context: Context, before: Spot, place: int, card: int) -> Worth:
        """What a card changes by lying there."""
        with Card(g, place, card):
            return less(self.spot(g, place // N_SPACES, context).worth, before.worth)

    # --- prices ---------------------------------------------------------------------------------------------------

    def prices(self, g: GameState, worths: list[Worth]) -> list[float]:
        """What a little more of everything is worth to the seat: points, counters, later, of each player."""
        seat, w, powers = g.seat, self.weights[g.seat], g.powers
        totals = [sum(column) for column in zip(*worths, strict=True)]
        limit = g.rules.content.limits.vp
        points = [g.vp[p] + totals[GAIN + p] for p in range(N_POWERS)]
        counters = [g.counters[p] + totals[COUNTER + p] for p in range(N_POWERS)]
        standing = dict.fromkeys(powers, 0.0)
        dial = dict.fromkeys(powers, 0.0)
        point = dict.fromkeys(powers, 0.0)
        ordered = sorted([counters[p] for p in powers], reverse=True)
        for p in powers:
            mine = counters[p]
            most = ordered[1] if mine == ordered[0] else ordered[0]
            missing, worth, first, second, vp, more = self.evaluation.stop(g, p, g.dial[p])
            if missing:
                first, second = first + vp, second + more
                if missing == 1:
                    first += w.win
                elif missing == 2:
                    second += w.win
                now = self.ticks(mine, most, first, second)
                dial[p] = (self.ticks(mine + STEP, most, first, second) - now) / STEP
                standing[p] += now
            above = max(points[p], 1.0) / limit
            point[p] = w.vp_curve * above ** (w.vp_curve - 1)
            if points[p] > limit - 8:
                chance = logistic((points[p] - limit + 0.5) / 1.5)
                point[p] += w.win * chance * (1 - chance) / 1.5
            standing[p] += worth + totals[LATER + p] + limit * above**w.vp_curve
        rivals = [p for p in powers if p != seat]
        best = max([standing[p] for p in rivals])
        pulls = {p: exp((standing[p] - best) / w.rival_focus) for p in rivals}
        total = sum(pulls.values())
        prices = [0.0] * (3 * N_POWERS)
        for p in powers:
            share = 1.0 if p == seat else -w.rival * pulls[p] / total
            prices[GAIN + p], prices[COUNTER + p], prices[LATER + p] = share * point[p], share * dial[p], share
        return prices

    def ticks(self, mine: float, most: float, first: float, second: float) -> float:
        """What counters bring at the dial."""
        return min(mine, 1.0) * (first + second * logistic((mine - most - 0.5) / 0.5))


def less(one: Worth, other: Worth) -> Worth:
    return tuple(map(sub, one, other))


def outside(g: GameState, r: int) -> tuple[int, ...]:
    """What a region's outlook depends on beside what is in it and what works everywhere."""
    ruined = g.ruined >> r & 1
    return r, g.ruin[r] if ruined else -g.ruined.bit_count(), g.face_up >> r & 1, g.placed_round >> r & EACH_POWER


# --- playing on ---------------------------------------------------------------------------------------------------


def decided(policy: Policy, g: GameState, random: Random) -> int:
    """The quick policy's choice at any decision of a game, for whoever must decide."""
    name = g.stack[-1][0]
    if name == "throw":
        return ROLL
    if name == "turn":
        policy.begin(g)
        return policy.choice(g, random)
    evaluation, c = policy.evaluation, blanked(g, g.seat)
    evaluation.begin(c)
    marks = {action: follow(evaluation, c, action) for action in candidates(c)}
    return max(marks, key=lambda action: (marks[action], -action))


def advance(g: GameState, action: int) -> bool:
    """Carry out an action and go on to the next real decision; False where the battle phase begins."""
    return engine.advance(g, action, _leaf, _only)


def _leaf(frame: Frame) -> bool:
    return frame[0] == LEAF


def _only(g: GameState, actions: list[int]) -> int | None:
    return actions[0] if len(actions) == 1 else None
