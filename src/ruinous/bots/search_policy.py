"""The quick policy of the search bot: what anybody would do on his turn, cheaply enough for thousands of turns.

It is the scripted evaluation made linear. The evaluation looks at regions one by one, so an action is worth what it
changes in the outlook of its region, times what points, counters and figures are worth to the seat just now. The
outlooks are remembered; they are the same for all seats.
"""

from math import exp, log
from operator import mul
from random import Random
from typing import Any

from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.forecast import GUESSED, WHOLE, Forecast
from ruinous.bots.scripted.lines import candidates, follow
from ruinous.bots.scripted.memory import left_after
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
from ruinous.rules.state import Frame, GameState
from ruinous.rules.suppose import Card, Figures
from ruinous.rules.view import blanked

LEAF = "battle_phase"  # playouts end where the battle phase begins
PLACES = N_REGIONS * N_SPACES
REMEMBERED = 60_000  # outlooks of regions
LEAVES = 100  # marks a change by leaving
WIDTH = 8  # actions looked at in a decision that is no turn
NOISE = 0.12  # spread of the marks in playouts, in victory points or so
TINY = 1e-300
HEAT = 2  # how unsure the quick policy is of domination (see scripted/region.py)
STEP = 0.6  # of a counter, by which the price of counters is measured
ACTING = 1.0  # what a card that does something at once is worth beside what it shows

Marks = list[tuple[float, int]]
Worth = tuple[float, ...]  # for each player: points, counters, what is left for later
GAIN, COUNTER, LATER = 0, N_POWERS, 2 * N_POWERS


class Policy:
    """Marks the actions of any seat: what regions are like by one measure, what that is worth by each Power's own."""

    def __init__(self, evaluation: Evaluation, weights: dict[int, Weights] | None = None) -> None:
        self.evaluation = evaluation
        self.w = evaluation.w
        self.weights = weights or dict.fromkeys(range(N_POWERS), evaluation.w)
        self.regions: dict[Any, Worth] = {}
        self.changes: dict[Any, Worth] = {}
        self.contexts: dict[Any, int] = {}
        self.counts: dict[int, bytes] = {}
        self.round = 0

    def begin(self, g: GameState) -> None:
        """A new decision: what was seen in another round is of no use any more."""
        if g.round != self.round or len(self.regions) > REMEMBERED:
            self.round = g.round
            self.regions.clear()
            self.changes.clear()
            self.contexts.clear()
            self.counts.clear()

    def figures(self, g: GameState, here: int) -> Any:
        """What stands in a region, without telling apart what is alike."""
        if g.bonds or g.lying or g.dazed:
            return here
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
        space, here, changes = g.space, g.here, self.changes
        keys = [
            (context, r, self.figures(g, here[r]), bytes(space[r * N_SPACES : r * N_SPACES + N_SPACES]))
            for r in REGION_ORDER
        ]
        prices = self.prices(g, [self.region(g, r, keys[r]) for r in REGION_ORDER])
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
                        key = (keys[source], LEAVES + kind)
                        change = changes.get(key)
                        if change is None:
                            change = changes[key] = self.without(g, source, keys[source], figure)
                        leaving[figure] = sum(map(mul, prices, change))
                    mark = leaving[figure]
                key = (keys[region], kind)
                change = changes.get(key)
                if change is None:
                    change = changes[key] = self.added(g, region, keys[region], figure)
                cost = values.figure_cost(g, figure, region) if priced else values.stats(g, kind)[0]
                marks.append((mark + sum(map(mul, prices, change)) - power * cost, action))
            elif action < TRADE:
                card, place = divmod(action - PLAY, PLACES)
                region = place // N_SPACES
                if card * N_REGIONS + region in seen or space[place]:
                    continue
                seen.add(card * N_REGIONS + region)
                if not here[region] & mine and card not in acts:
                    continue
                key = (keys[region], -card)
                change = changes.get(key)
                if change is None:
                    change = changes[key] = self.laid(g, region, keys[region], place, card)
                acting = ACTING if card in acts else 0.0
                cost = values.card_cost(g, seat, card, region)
                worth = self.card_worth(g, seat, card)
                marks.append((sum(map(mul, prices, change)) - power * cost - worth + acting, action))
        return marks

    def choice(self, g: GameState, random: Random) -> int:
        """What this seat would do, with a little chance."""
        best, chosen = -1e9, -1
        for mark, action in self.marks(g):
            mark -= NOISE * log(-log(random.random() + TINY) + TINY)
            if mark > best:
                best, chosen = mark, action
        return chosen

    def card_worth(self, g: GameState, seat: int, card: int) -> float:
        w = self.weights[seat]
        symbol = w.symbol if seat == TZEENTCH else 0.0
        return w.card + w.card_cost * g.rules.card_cost[card] + symbol * g.rules.card_magic[card]

    # --- regions --------------------------------------------------------------------------------------------------

    def context(self, g: GameState) -> int:
        """A number for everything outside a region that its outlook depends on."""
        context = (
            bytes(g.corruption),
            bytes(g.tokens),
            g.upgrades,
            bytes(g.track),
            g.ruined,
            g.bonds,
            g.lying,
            bytes(g.dial),
            g.placed_round,
            g.dazed,
            g.counted,
        )
        number = self.contexts.get(context)
        if number is None:
            number = self.contexts[context] = len(self.contexts)
        return number

    def region(self, g: GameState, region: int, key: Any) -> Worth:
        """The outlook of a region for all players, as one row of numbers."""
        worth = self.regions.get(key)
        if worth is None:
            able = sum(1 << p for p in g.powers)
            ahead = Forecast(g.seat, WHOLE, True, ALL_REGIONS, ALL_REGIONS, True, True, HEAT, True, able, GUESSED)
            out = outlook(g, region, ahead, self.w, left_after(g, region, 0))
            worth = self.regions[key] = (*out.gain, *out.counter, *out.later)
        return worth

    def added(self, g: GameState, region: int, key: Any, figure: int) -> Worth:
        """What one more figure changes."""
        before = self.region(g, region, key)
        with Figures(g, region, g.here[region] | 1 << figure):
            after = self.region(g, region, (key[0], region, self.figures(g, g.here[region]), key[3]))
        return tuple([b - a for a, b in zip(before, after, strict=True)])

    def without(self, g: GameState, region: int, key: Any, figure: int) -> Worth:
        """What it changes that a figure leaves."""
        before = self.region(g, region, key)
        with Figures(g, region, g.here[region] & ~(1 << figure)):
            after = self.region(g, region, (key[0], region, self.figures(g, g.here[region]), key[3]))
        return tuple([b - a for a, b in zip(before, after, strict=True)])

    def laid(self, g: GameState, region: int, key: Any, place: int, card: int) -> Worth:
        """What a card changes by lying there."""
        before = self.region(g, region, key)
        with Card(g, place, card):
            row = bytes(g.space[region * N_SPACES : region * N_SPACES + N_SPACES])
            after = self.region(g, region, (key[0], region, key[2], row))
        return tuple([b - a for a, b in zip(before, after, strict=True)])

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
