"""What an evaluation remembers: regions it has seen, by all that their outlooks depend on.

A decision compares many positions that differ in a figure or a card, so what is the same is looked at once. All of it
is a short cut: a bot that has forgotten everything decides no other way.
"""

from typing import Any

from ruinous.bots.scripted import effects
from ruinous.bots.scripted.compare import NOTHING, Base, Context, Totals, apart, changed, context_key, fighting
from ruinous.bots.scripted.fighting import Aftermath, aftermath, anybody
from ruinous.bots.scripted.forecast import Fight, Forecast, whole
from ruinous.bots.scripted.raid import Raid, mixed
from ruinous.bots.scripted.region import Outlook, outlook
from ruinous.bots.scripted.weights import Weights
from ruinous.rules.ids import (
    CLASS_MASK,
    CULTIST,
    N_POWERS,
    N_REGIONS,
    N_SPACES,
    NURGLE,
    PHASE_BATTLE,
    PHASE_SUMMONING,
    RANKED,
    REGION_ORDER,
    SLAANESH,
    TZEENTCH,
)
from ruinous.rules.ruleset import Ruleset
from ruinous.rules.state import GameState
from ruinous.rules.suppose import Figures
from ruinous.rules.values import NO_CARDS, threat_rank

REMEMBERED = 20000  # outlooks of regions that are kept
EACH_POWER = sum(1 << p * N_REGIONS for p in range(N_POWERS))  # one bit for each Power, as in `placed_round`
BY_CORRUPTION = (NURGLE, TZEENTCH, SLAANESH)  # Powers that earn counters with Cultists


class Memory:
    """The outlooks of regions for one seat, worked out once."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.outlooks: dict[Any, Outlook] = {}
        self.aftermaths: dict[Any, Aftermath] = {}
        self.contexts: dict[Any, Context] = {}
        self.numbers: dict[Any, int] = {}  # of what the contexts are made of
        self.met = 0  # numbers given so far
        self.counts: dict[int, bytes] = {}  # set of figures → how many of each class
        self.bases: dict[Any, Base] = {}  # of the decision in hand: by who can act, and by the key of a context
        self.raid: Raid | None = None  # what to expect of Khorne in the decision in hand
        self.raided: dict[int, tuple[Outlook, Outlook]] = {}  # a region's outlook, and the same with the raid
        self.rules: Ruleset | None = None
        self.fighting = b""  # Chaos title → itself if it changes battles, otherwise no card
        self.split = False  # whether the seat can still act and its opponents cannot, or the other way round
        self.apart = 0  # the figures that differ from others of their class in the position looked at

    def forget(self) -> None:
        """Start anew."""
        for kept in (self.outlooks, self.aftermaths, self.contexts, self.numbers, self.counts, self.bases):
            kept.clear()

    def begin(self, expected: Raid | None) -> None:
        """A new decision: positions are compared with its own from now on."""
        self.bases.clear()
        self.raided.clear()
        self.raid = expected

    def use(self, rules: Ruleset) -> bool:
        """Whether the rules are others than before: then nothing remembered holds."""
        if rules is self.rules:
            return False
        self.forget()
        self.rules = rules
        self.fighting = fighting(rules)
        return True

    # --- the whole board ------------------------------------------------------------------------------------------

    def totals(self, g: GameState, ahead: Forecast) -> Totals:
        """All regions together, compared with those of the position looked at before where that is quicker."""
        actors = ahead.actors
        key = context_key(g, actors, ahead.parts)
        context = self.contexts.get(key) or self.context(g, key, ahead)
        self.apart = apart(g)
        self.split = ahead.acts != (ahead.heat > 0) and g.phase <= PHASE_SUMMONING and ahead.seat in BY_CORRUPTION
        for before in (self.bases.get(actors), self.bases.get(key)):
            if before is not None and before.suits(context, ahead.fights):
                return self.compared(g, before, context, ahead)
        looks = [self.look(g, r, context, ahead) for r in REGION_ORDER]
        totals = Totals()
        for look in looks:
            totals.exchange(g.powers, NOTHING, look)
        totals.looks = looks
        totals.count(looks, g.powers)
        base = self.bases[key] = Base(g, context, ahead.fights, looks, totals)
        self.bases.setdefault(actors, base)
        return totals

    def looks(self, g: GameState, ahead: Forecast) -> list[Outlook]:
        """The outlook of every region."""
        self.bases.clear()
        self.totals(g, ahead)
        return next(iter(self.bases.values())).looks

    def compared(self, g: GameState, before: Base, context: Context, ahead: Forecast) -> Totals:
        """The totals of a position that differs from an earlier one in a few regions."""
        looks, totals, recount = before.looks, before.totals.copy(), False
        for r in changed(g, context, before):
            look = self.look(g, r, context, ahead)
            if look is not looks[r]:
                if looks is before.looks:
                    looks = looks[:]
                recount |= totals.exchange(g.powers, looks[r], look)
                looks[r] = look
        totals.looks = looks
        if recount:
            totals.count(looks, g.powers)
        return totals

    # --- one region -----------------------------------------------------------------------------------------------

    def look(self, g: GameState, r: int, context: Context, ahead: Forecast) -> Outlook:
        """The outlook of a region, with what Khorne may still do there."""
        look, raid = self.quiet(g, r, context, ahead), self.raid
        if raid is None or not g.here[r] or not raid.regions >> r & 1 or g.phase != PHASE_SUMMONING:
            return look
        known = self.raided.get(id(look))
        if known is None:
            with Figures(g, r, g.here[r] | 1 << raid.warrior):
                raided = self.quiet(g, r, context, ahead)
            known = self.raided[id(look)] = look, mixed(look, raided, raid.chance)
        return known[1]

    def quiet(self, g: GameState, r: int, context: Context, ahead: Forecast) -> Outlook:
        """The outlook of a region as it stands, remembered or worked out."""
        figures = g.here[r]
        row = bytes(g.space[r * N_SPACES : (r + 1) * N_SPACES])
        tokens = bytes(g.tokens[r::N_REGIONS])
        heat, fight = ahead.heat, ahead.fights[r]
        key = (
            context.regions[r],
            (self.stir(g, figures, row, ahead) if self.split else heat) if figures or row != NO_CARDS else 0,
            (figures, g.tipped & figures)
            if figures & self.apart
            else self.counts.get(figures) or self.counted(figures),
            row,
            bytes(g.corruption[r::N_REGIONS]),
            tokens,
            fight,
            ahead.magic if figures & g.control[TZEENTCH] & RANKED[CULTIST] else 0,
        )
        seen = self.outlooks.get(key)
        if seen is None:
            if len(self.outlooks) > REMEMBERED:
                self.forget()
            battle = (context.battles, figures, g.tipped & figures, row.translate(self.fighting), tokens, fight)
            after = self.aftermaths.get(battle)
            if after is None:
                after = self.aftermaths[battle] = left_after(g, r, fight)
            seen = self.outlooks[key] = outlook(g, r, ahead, self.w, after)
        return seen

    def counted(self, figures: int) -> bytes:
        """How many figures of each class: what stands in a region, without telling apart what is alike."""
        counts = self.counts[figures] = bytes([(figures & mask).bit_count() for mask in CLASS_MASK])
        return counts

    def stir(self, g: GameState, figures: int, row: bytes, ahead: Forecast) -> int:
        """A number for who can still act, as far as a region is concerned: the opponents, and the seat if it differs
        from them and has Cultists here that could earn a counter."""
        seat = ahead.seat
        if figures & g.control[seat] & RANKED[CULTIST] or not effects.PLACES_ALONE.isdisjoint(row):
            return ahead.heat + (seat + 1) * (N_POWERS + 1)
        return ahead.heat

    # --- contexts -------------------------------------------------------------------------------------------------

    def context(self, g: GameState, key: Any, ahead: Forecast) -> Context:
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
                g.face_up >> r & 1 if ahead.score else 0,
                g.placed_round >> r & EACH_POWER,
                g.counted >> r & 1 if g.phase == PHASE_BATTLE else 0,  # Khorne's
                ahead.dominate >> r & 1,
                ahead.corrupt >> r & 1,
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


def left_after(g: GameState, r: int, fight: Fight | int | None) -> Aftermath:
    """What is likely left of a region after the battles that are still to come there."""
    if isinstance(fight, int):
        fight = whole(g, r, fight) if anybody(g, r) else None
    return aftermath(g, r, fight)
