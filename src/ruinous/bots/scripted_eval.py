"""The evaluation: how good a position is for a seat, as if the round went on from here with nobody acting again.

Regions are looked at one by one (scripted_region.py) and remembered; here they are put together: points, dials, who
is about to win, and what is left for later.
"""

from math import exp
from typing import Any

from ruinous.bots.scripted_compare import NOTHING, Base, Context, Totals, apart, changed, context_key, fighting
from ruinous.bots.scripted_odds import Aftermath, aftermath, anybody
from ruinous.bots.scripted_raid import Raid, mixed, raid
from ruinous.bots.scripted_region import STENCH, Outlook, logistic, outlook
from ruinous.bots.scripted_stack import Fight, ToCome, param, to_come, whole
from ruinous.bots.scripted_weights import Weights, owned_worth
from ruinous.rules.ids import (
    CLASS_MASK,
    CULTIST,
    N_POWERS,
    N_REGIONS,
    N_SPACES,
    NURGLE,
    PHASE_BATTLE,
    PHASE_DRAW,
    PHASE_SUMMONING,
    RANKED,
    REGION_ORDER,
    SLAANESH,
    TZEENTCH,
)
from ruinous.rules.state import GameState
from ruinous.rules.values import NO_CARDS, threat_rank

REMEMBERED = 20000  # outlooks of regions that are kept
NOBODY_WINS = 0.0
EACH_POWER = sum(1 << p * N_REGIONS for p in range(N_POWERS))  # one bit for each Power, as in `placed_round`
BY_CORRUPTION = (NURGLE, TZEENTCH, SLAANESH)  # Powers that earn counters with Cultists
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
        self.memory: dict[Any, Outlook] = {}
        self.aftermaths: dict[Any, tuple[Fight | None, Aftermath]] = {}
        self.contexts: dict[Any, Context] = {}
        self.numbers: dict[Any, int] = {}  # of what the contexts are made of
        self.counts: dict[int, bytes] = {}  # set of figures → how many of each class
        self.bases: dict[Any, Base] = {}  # of the decision in hand: by who can act, and by the key of a context
        self.raid: Raid | None = None  # what to expect of Khorne in the decision in hand
        self.raided: dict[int, tuple[Outlook, Outlook]] = {}  # a region's outlook, and the same with the raid
        self.rules: Any = None
        self.fighting = b""  # Chaos title → itself if it changes battles, otherwise no card
        self.stops: dict[tuple[int, int], tuple[int, float, float, float, int, int]] = {}
        self.worths: list[float] = []
        self.met = 0  # numbers given so far
        self.split = False  # whether the seat can still act and its opponents cannot, or the other way round
        self.apart = 0  # the figures that differ from others of their class in the position looked at

    def forget(self) -> None:
        """Start anew: a game with other rules, or enough remembered."""
        self.memory.clear()
        self.aftermaths.clear()
        self.contexts.clear()
        self.numbers.clear()
        self.counts.clear()
        self.stops.clear()
        self.worths = []
        self.bases.clear()

    def begin(self, g: GameState) -> Standing:
        """A new decision: positions are compared with this one from now on. How everybody stands in it."""
        self.bases.clear()
        self.raided.clear()
        self.raid = raid(g, self.seat)
        return self.standing(g)

    def value(self, g: GameState) -> float:
        """How good a position is for the seat, in victory points or so."""
        if g.result is not None:
            winners = g.result[1]
            if not winners:
                return NOBODY_WINS
            return self.w.win / len(winners) if self.seat in winners else -self.w.loss
        return self.weigh(g, self.standing(g))

    def totals(self, g: GameState, coming: ToCome) -> Totals:
        """All regions together, compared with those of the position looked at before where that is quicker."""
        heat = 0
        if g.phase <= PHASE_SUMMONING:
            heat = N_POWERS - g.power.count(0) - (g.power[self.seat] > 0)  # who does not play has none
        can_act = (self.seat, heat, g.power[self.seat] > 0)
        key = context_key(g, can_act, coming)
        context = self.contexts.get(key) or self.context(g, key, coming)
        self.apart = apart(g)
        self.split = can_act[2] != (heat > 0) and g.phase <= PHASE_SUMMONING and self.seat in BY_CORRUPTION
        for before in (self.bases.get(can_act), self.bases.get(key)):
            if before is not None and before.suits(context, coming.fights):
                return self.compared(g, before, context, coming, heat)
        looks = [self.look(g, r, context, coming, heat) for r in REGION_ORDER]
        totals = Totals()
        for look in looks:
            totals.exchange(g.powers, NOTHING, look)
        totals.count(looks, g.powers)
        base = self.bases[key] = Base(g, context, coming.fights, looks, totals)
        self.bases.setdefault(can_act, base)
        return totals

    def looks(self, g: GameState) -> list[Outlook]:
        """The outlook of every region."""
        self.bases.clear()
        self.totals(g, to_come(g))
        return next(iter(self.bases.values())).looks

    def compared(self, g: GameState, before: Base, context: Context, coming: ToCome, heat: int) -> Totals:
        """The totals of a position that differs from an earlier one in a few regions."""
        looks, totals, recount = before.looks, before.totals.copy(), False
        for r in changed(g, context, before):
            look = self.look(g, r, context, coming, heat)
            if look is not looks[r]:
                if looks is before.looks:
                    looks = looks[:]
                recount |= totals.exchange(g.powers, looks[r], look)
                looks[r] = look
        if recount:
            totals.count(looks, g.powers)
        return totals

    def look(self, g: GameState, r: int, context: Context, coming: ToCome, heat: int) -> Outlook:
        """The outlook of a region, with what Khorne may still do there."""
        look, raid = self.quiet(g, r, context, coming, heat), self.raid
        if raid is None or not g.here[r] or not raid.regions >> r & 1 or g.phase != PHASE_SUMMONING:
            return look
        known = self.raided.get(id(look))
        if known is None:
            here, g.here[r] = g.here[r], g.here[r] | 1 << raid.warrior
            known = self.raided[id(look)] = look, mixed(look, self.quiet(g, r, context, coming, heat), raid.chance)
            g.here[r] = here
        return known[1]

    def quiet(self, g: GameState, r: int, context: Context, coming: ToCome, heat: int) -> Outlook:
        """The outlook of a region as it stands, remembered or worked out."""
        fight = coming.fights[r]
        figures = g.here[r]
        row = bytes(g.space[r * N_SPACES : (r + 1) * N_SPACES])
        tokens = bytes(g.tokens[r::N_REGIONS])
        key = (
            context.regions[r],
            (self.stir(g, figures, row, heat) if self.split else heat) if figures or row != NO_CARDS else 0,
            (figures, g.tipped & figures)
            if figures & self.apart
            else self.counts.get(figures) or self.counted(figures),
            row,
            bytes(g.corruption[r::N_REGIONS]),
            tokens,
            fight,
        )
        seen = self.memory.get(key)
        if seen is None:
            if len(self.memory) > REMEMBERED:
                self.forget()
            fight, after = self.aftermath(
                g, r, fight, (context.battles, figures, g.tipped & figures, row.translate(self.fighting), tokens, fight)
            )
            dominate, corrupt = bool(coming.dominate >> r & 1), bool(coming.corrupt >> r & 1)
            seen = self.memory[key] = outlook(
                g, r, self.w, fight, dominate, corrupt, coming.score, heat, self.able(g, heat), after
            )
        return seen

    def aftermath(self, g: GameState, r: int, fight: Fight | int | None, key: Any) -> tuple[Fight | None, Aftermath]:
        """The battles of a region and what is likely left of it after them, remembered or worked out."""
        seen = self.aftermaths.get(key)
        if seen is None:
            if isinstance(fight, int):
                fight = whole(g, r, fight) if anybody(g, r) else None
            seen = self.aftermaths[key] = fight, aftermath(g, r, fight)
        return seen

    def counted(self, figures: int) -> bytes:
        """How many figures of each class: what stands in a region, without telling apart what is alike."""
        counts = self.counts[figures] = bytes([(figures & mask).bit_count() for mask in CLASS_MASK])
        return counts

    def stir(self, g: GameState, figures: int, row: bytes, heat: int) -> int:
        """A number for who can still act, as far as a region is concerned: the opponents, and the seat if it differs
        from them and has Cultists here that could earn a counter."""
        seat = self.seat
        if figures & g.control[seat] & RANKED[CULTIST] or STENCH in row:
            return heat + (seat + 1) * (N_POWERS + 1)
        return heat

    def able(self, g: GameState, heat: int) -> int:
        """Who may still act in this summoning phase; of the others it is only known whether much is left."""
        if g.phase > PHASE_SUMMONING:
            return 0
        others = sum(1 << p for p in g.powers if p != self.seat) if heat else 0
        return others | (g.power[self.seat] > 0) << self.seat

    def context(self, g: GameState, key: Any, coming: ToCome) -> Context:
        """The context of a position, made when its key is met first."""
        ruins = g.ruined.bit_count()
        threats = tuple(sorted(g.powers, key=lambda p: threat_rank(g, p), reverse=True))
        common = (g.upgrades, bytes(g.track), g.bonds, g.dazed)
        regions = []
        for r in REGION_ORDER:
            ruined = g.ruined >> r & 1
            own = (
                r,
                g.ruin[r] if ruined else -ruins,
                g.face_up >> r & 1 if coming.score else 0,
                g.placed_round >> r & EACH_POWER,
                g.counted >> r & 1 if g.phase == PHASE_BATTLE else 0,  # Khorne's
                coming.dominate >> r & 1,
                coming.corrupt >> r & 1,
            )
            regions.append(self.number((common, g.lying, threats, own)))
        context = self.contexts[key] = Context(tuple(regions), self.number(common))
        return context

    def number(self, what: Any) -> int:
        """A number for something; never one that was given before, even if that is forgotten."""
        number = self.numbers.get(what)
        if number is None:
            self.met += 1
            number = self.numbers[what] = self.met
        return number

    def standing(self, g: GameState) -> Standing:
        """Put the regions together."""
        s, w = Standing(), self.w
        if g.rules is not self.rules:
            self.forget()
            self.rules = g.rules
            self.fighting = fighting(g.rules)
        coming = to_come(g)
        totals = self.totals(g, coming)
        s.ruined = g.ruined.bit_count() + totals.ruined
        s.later = later = totals.later
        vp, counters, standing, none = s.vp, s.counters, s.standing, totals.none
        for p in g.powers:
            vp[p] = totals.vp[p] + g.vp[p]
            counters[p] = totals.counters[p] + g.counters[p]
        limit, curve, tick = g.rules.content.limits.vp, w.vp_curve, coming.tick
        owned = owned_worth(g.upgrades)
        for p in g.powers:
            standing[p] = later[p] + w.peasant * g.peasants[p] + self.dial(g, p, s, none[p], tick) + owned[p]
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
        if not total and s.ruined <= 3 and max(s.vp) <= limit - 10:
            return  # nobody is near
        none = 1.0
        for p in g.powers:
            none *= 1 - s.at_victory[p]
        points = max(logistic((s.vp[p] - limit + 0.5) / 1.5) if s.vp[p] > limit - 10 else 0.0 for p in g.powers)
        ruins = logistic((s.ruined - len(g.rules.ruiners) + 1.4) / 0.25) if s.ruined > 3 else 0.0
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
        rivals = [s.standing[p] for p in g.powers if p != seat]
        best = max(rivals)
        pulls = [exp((x - best) / w.rival_focus) for x in rivals]
        rival = sum(x * pull for x, pull in zip(rivals, pulls, strict=True)) / sum(pulls)
        return value + goes_on * (s.standing[seat] - w.rival * rival) + self.means(g)

    def means(self, g: GameState) -> float:
        """Cards and power in hand; before a draw up to a number of cards the missing ones count as average ones."""
        w, seat = self.w, self.seat
        worth = self.card_worths(g)
        cards = sum([worth[c] for c in g.hand[seat]])
        cards += sum([CACHED * w.power * param(g, c, "power") for c in g.cached[seat]])
        if g.phase == PHASE_DRAW and g.stack[-1][0] == "draw_up_to":
            cards += worth[0] * (g.stack[-1][1][1] - len(g.hand[seat]))
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
