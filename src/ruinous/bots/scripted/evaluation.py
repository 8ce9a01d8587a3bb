"""The evaluation: how good a position is for a seat, as if the round went on from here with nobody acting again.

Regions are looked at one by one (region.py) and remembered (memory.py); here they are put together: points, dials, who
is about to win, and what is left for later.
"""

from math import exp, log
from typing import Any

from ruinous.bots.scripted.effects import param
from ruinous.bots.scripted.forecast import forecast
from ruinous.bots.scripted.foresight import chances
from ruinous.bots.scripted.memory import Memory
from ruinous.bots.scripted.raid import raid
from ruinous.bots.scripted.region import Outlook, logistic
from ruinous.bots.scripted.weights import Weights, owned_worth
from ruinous.rules.ids import N_POWERS, PHASE_DRAW, PHASE_SUMMONING, TZEENTCH
from ruinous.rules.state import GameState

NOBODY_WINS = 0.0
HALF, SURE_RUIN = 0.5, 0.2  # regions expected to fall: where the last ruin is as likely as not, and how sharply
CACHED = 0.8  # of the power that a card beside the sheet gives when it is needed


class Standing:
    """Where each player is likely to stand at the end of the round."""

    __slots__ = ("at_victory", "counters", "later", "ruined", "standing", "ticks", "vp", "wins")

    def __init__(self) -> None:
        self.vp = [0.0] * N_POWERS
        self.counters = [0.0] * N_POWERS
        self.ticks = [0.0] * N_POWERS
        self.later = [0.0] * N_POWERS
        self.standing = [0.0] * N_POWERS
        self.at_victory = [0.0] * N_POWERS
        self.wins = [0.0] * N_POWERS
        self.ruined = 0.0


class Evaluation:
    """Evaluates positions for one seat; remembers the regions it has seen."""

    def __init__(self, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.w = weights
        self.memory = Memory(weights)
        self.stops: dict[tuple[int, int], tuple[int, float, float, float, int, int]] = {}
        self.worths: list[float] = []

    def begin(self, g: GameState) -> Standing:
        """A new decision: positions are compared with this one from now on. How everybody stands in it."""
        self.memory.begin(raid(g, self.seat))
        return self.standing(g)

    def value(self, g: GameState) -> float:
        """How good a position is for the seat, in victory points or so."""
        if g.result is not None:
            winners = g.result[1]
            if not winners:
                return NOBODY_WINS
            return self.w.win / len(winners) if self.seat in winners else -self.w.loss
        return self.weigh(g, self.standing(g))

    def looks(self, g: GameState) -> list[Outlook]:
        """The outlook of every region."""
        return self.memory.looks(g, forecast(g, self.seat))

    def standing(self, g: GameState) -> Standing:
        """Put the regions together."""
        s, w = Standing(), self.w
        if self.memory.use(g.rules):
            self.stops.clear()
            self.worths = []
        ahead = forecast(g, self.seat)
        totals = self.memory.totals(g, ahead)
        left = len(g.rules.ruiners) - 1 - g.ruined.bit_count()
        if totals.ruined > left:
            totals = totals.copy()
            totals.too_many(g.powers, left)
        s.ruined = g.ruined.bit_count() + totals.ruined
        s.later = later = totals.later
        vp, counters, standing, none = s.vp, s.counters, s.standing, totals.none
        for p in g.powers:
            vp[p] = totals.vp[p] + g.vp[p]
            counters[p] = totals.counters[p] + g.counters[p]
        limit, curve, tick = g.rules.content.limits.vp, w.vp_curve, ahead.tick
        owned = owned_worth(g.upgrades)
        fade = 1 - w.fade if len(g.old_world_deck) == 1 else 1.0
        purse = w.purse if g.phase <= PHASE_SUMMONING else 0.0
        for p in g.powers:
            if p != self.seat:
                standing[p] = purse * g.power[p] + w.held * len(g.hand[p])
            standing[p] += fade * later[p] + w.peasant * g.peasants[p] + self.dial(g, p, s, none[p], tick) + owned[p]
            if vp[p] > 0:
                standing[p] += limit * (vp[p] / limit) ** curve
        self.winners(g, s)
        return s

    def dial(self, g: GameState, p: int, s: Standing, none: float, tick: bool) -> float:
        """What a dial is worth with the ticks that are likely this round (R12.5)."""
        at = g.dial[p]
        missing, worth, first, second, points, more = self.stop(g, p, at)
        if not missing:
            s.at_victory[p] = 1.0
            return worth
        some = 1.0 if g.counters[p] else 1 - none
        if not some or not tick:
            return worth
        most = max([s.counters[q] for q in g.powers if q != p])
        alone = logistic((s.counters[p] - most - 0.5) / self.w.most)
        s.vp[p] += some * (points + alone * more)
        s.at_victory[p] = some if missing == 1 else some * alone if missing == 2 else 0.0
        s.ticks[p] = some * (1 + alone)
        return worth + some * (first + alone * second)

    def stop(self, g: GameState, p: int, at: int) -> tuple[int, float, float, float, int, int]:
        """Of a place on a dial: ticks to Victory, its worth, what the next two ticks add, and their points (kept)."""
        if (p, at) not in self.stops:
            dial = g.rules.dials[p]
            last = len(dial) - 1
            worths = [self.w.dial * (min(n, last) / last) ** self.w.dial_curve for n in (at, at + 1, at + 2)]
            next_two = [dial[n] if n <= last else None for n in (at + 1, at + 2)]
            gains = [b - a + self.instruction(d) for a, b, d in zip(worths, worths[1:], next_two, strict=False)]
            points = [d.n if d and d.do == "score_vp" else 0 for d in next_two]
            self.stops[p, at] = (last - at, worths[0], gains[0], gains[1], points[0], points[1])
        return self.stops[p, at]

    def instruction(self, stop: Any) -> float:
        """What a dial's instruction is worth; points are counted as points."""
        if stop is None:
            return 0.0
        if stop.do == "upgrade_card":
            return self.w.upgrade
        if stop.do == "draw_cards":
            return 2 * self.w.card * float(stop.n)
        return 0.0 if stop.do in ("score_vp", "victory", "start") else 0.7 * float(stop.n)

    def winners(self, g: GameState, s: Standing) -> None:
        """The chance that the game ends with this round, and with whom (R18)."""
        limit = g.rules.content.limits.vp
        total = sum(s.at_victory)
        ruins = last_ruin(len(g.rules.ruiners) - 1 - g.ruined.bit_count(), s.ruined - g.ruined.bit_count())
        if not total and not ruins and max(s.vp) <= limit - 10:
            return  # nobody is near
        none = 1.0
        for p in g.powers:
            none *= 1 - s.at_victory[p]
        points = max(logistic((s.vp[p] - limit + 0.5) / 1.5) if s.vp[p] > limit - 10 else 0.0 for p in g.powers)
        ends = 1 - (1 - points) * (1 - ruins)
        best = max(s.vp[p] for p in g.powers)
        pull = {p: exp((s.vp[p] - best) / 2.0) for p in g.powers}
        sum_pull = sum(pull.values())
        for p in g.powers:
            by_dial = (1 - none) * s.at_victory[p] / total if total else 0.0
            s.wins[p] = by_dial + none * ends * pull[p] / sum_pull

    def weigh(self, g: GameState, s: Standing) -> float:
        """One number: winning, losing, and the standing against the rivals."""
        w, seat = self.w, self.seat
        lost = sum(s.wins) - s.wins[seat]
        goes_on = max(1 - lost - s.wins[seat], 0.0)
        value = w.win * s.wins[seat] - w.loss * lost
        if not g.old_world_deck and g.phase > 0:
            return value + 0.05 * goes_on * s.standing[seat] + self.means(g)
        if w.vision:
            foreseen = chances(g, s, hands=False)
            value += w.vision * w.win * goes_on * (foreseen[seat] - s.wins[seat])
            goes_on *= 1 - w.vision
        rivals = [s.standing[p] for p in g.powers if p != seat]
        best = max(rivals)
        pulls = sum([exp((x - best) / w.rival_focus) for x in rivals])
        rival = best + w.rival_focus * log(pulls / len(rivals))  # so that more for any of them is never better
        return value + goes_on * (s.standing[seat] - w.rival * rival) + self.means(g)

    def means(self, g: GameState) -> float:
        """Cards and power in hand; before a draw up to a number of cards the missing ones count as average ones."""
        w, seat = self.w, self.seat
        worth = self.card_worths(g)
        cards = sum([worth[c] for c in g.hand[seat]])
        cards += sum([CACHED * w.power * param(g, c, "power") for c in g.cached[seat]])
        if g.phase == PHASE_DRAW and g.stack[-1][0] == "draw_up_to":
            cards += worth[0] * (g.stack[-1][1][1] - len(g.hand[seat]))
        elif size := g.rules.content.powers[seat].draw_to:  # a card that is kept is one that is not drawn
            cards += w.refill * worth[0] * (size - len(g.hand[seat]))
        return cards + (w.power * g.power[seat] if g.phase in (PHASE_DRAW, PHASE_SUMMONING) else 0.0)

    def card_worths(self, g: GameState) -> list[float]:
        """What each Chaos title is worth in hand; 0 is a card not yet seen."""
        if not self.worths:
            w, rules = self.w, g.rules
            symbol = w.symbol if self.seat == TZEENTCH else 0.0
            self.worths = [
                w.card + w.card_cost * cost + symbol * magic
                for cost, magic in zip(rules.card_cost, rules.card_magic, strict=True)
            ]
            deck = rules.decks[self.seat]
            self.worths[0] = sum(self.worths[c] for c in deck) / len(deck)
        return self.worths


def last_ruin(left: int, expected: float) -> float:
    """The chance that so many regions fall this round, if so many are expected to.

    >>> last_ruin(1, 0.0), round(last_ruin(1, 0.5), 2), round(last_ruin(1, 1.0), 2)
    (0.0, 0.46, 0.92)
    """
    if expected <= left - 1:
        return 0.0
    least = logistic(-HALF / SURE_RUIN)
    return (logistic((expected - left + HALF) / SURE_RUIN) - least) / (1 - least)
