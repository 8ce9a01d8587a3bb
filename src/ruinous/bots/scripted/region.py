"""What one region is likely to bring each player this round, and what it leaves him for the rounds after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from ruinous.bots.scripted import effects
from ruinous.bots.scripted.fighting import Aftermath, at_least_of, figures_in
from ruinous.bots.scripted.forecast import ENOUGH, Forecast
from ruinous.bots.scripted.weights import Weights
from ruinous.rules import values
from ruinous.rules.ids import (
    CHAOS_OWNER,
    CLASS_OF,
    CULTIST,
    HERO,
    HORNED_RAT,
    KHORNE,
    N_POWERS,
    N_REGIONS,
    NURGLE,
    OWNED,
    PHASE_BATTLE,
    POPULOUS,
    RANK,
    RANKED,
    REGION_VALUES,
    SKAVEN,
    SLAANESH,
    TZEENTCH,
    WARPSTONE,
    WARRIOR,
)
from ruinous.rules.state import GameState

RUINED_USE = 0.3  # of what figures are worth for later, in a region that is ruined
NEAR_RUIN = 3  # tokens below the limit from which ruin is looked at
MET = 0.5  # chance that a figure stands here from which a Hero finds it


def logistic(x: float) -> float:
    """From 0 to 1.

    >>> logistic(0)
    0.5
    """
    return 0.0 if x < -30 else 1.0 if x > 30 else 1 / (1 + exp(-x))


class Outlook:
    """What a region brings each player."""

    __slots__ = ("counter", "domination", "gain", "later", "ruin", "ruined")

    def __init__(self) -> None:
        self.domination = [0.0] * N_POWERS  # VP by domination and battle
        self.ruin = [0.0] * N_POWERS  # VP by ruin
        self.gain = [0.0] * N_POWERS  # VP by all of these
        self.counter = [0.0] * N_POWERS  # dial counters
        self.later = [0.0] * N_POWERS  # worth for later rounds, in VP
        self.ruined = 0.0  # the chance that it is ruined this round


class Scene:
    """One region while its outlook is worked out, part by part in the order of the round."""

    __slots__ = ("after", "ahead", "g", "here", "out", "own_after", "placed", "region", "texts", "w", "won")

    def __init__(self, g: GameState, region: int, ahead: Forecast, w: Weights, after: Aftermath) -> None:
        self.g, self.region, self.ahead, self.w, self.after = g, region, ahead, w, after
        self.here = g.here[region]
        self.texts = values.texts(g, region)
        self.own_after = False  # whether the aftermath is this scene's own and may be changed
        self.won = [0.0] * N_POWERS  # the chance to dominate
        self.placed = [0.0] * N_POWERS  # corruption tokens
        self.out = Outlook()

    def change_after(self) -> Aftermath:
        """What is left after the battles, to be changed: others may remember the one it was made from."""
        if not self.own_after:
            self.after, self.own_after = self.after.copy(), True
            self.after.fought = True
        return self.after

    def carry_out(self, table: dict[int, Callable[..., None]]) -> None:
        """What the cards lying here do at some moment."""
        if self.texts != values.NO_CARDS:
            for card in dict.fromkeys(self.texts):
                if card in table:
                    table[card](self, card, self.texts.count(card))


class Placing:
    """The tokens a player is likely to place in a scene."""

    __slots__ = ("beside", "late", "pair", "power", "scene", "tokens")

    def __init__(self, scene: Scene, power: int, tokens: float, pair: float) -> None:
        self.scene, self.power = scene, power
        self.tokens = tokens
        self.pair = pair  # the chance of two or more, which earn a counter
        self.beside = 0  # more tokens beside those of Cultists
        self.late = 0.0  # and after them


def outlook(g: GameState, region: int, ahead: Forecast, w: Weights, after: Aftermath) -> Outlook:
    """The outlook of one region: battle, domination, corruption, ruin, and what stays.

    `after` is what is left after the battles; it is not changed.
    """
    s = Scene(g, region, ahead, w, after)
    _work_out(s)
    out = s.out
    out.gain = [a + b for a, b in zip(out.domination, out.ruin, strict=True)]
    return out


def _work_out(s: Scene) -> None:
    g, region = s.g, s.region
    if s.after.coming:
        _spoils(s)
    if g.ruined >> region & 1:
        if g.face_up >> region & 1 and s.ahead.score:
            tokens = [float(values.weight_in_ruin(g, p, region)) for p in range(N_POWERS)]
            for p, points in enumerate(shares(g, region, tokens, s.w.ruin_rank)):
                s.out.ruin[p] += points
        _figures(s, RUINED_USE)
        return
    if s.ahead.battles:
        s.carry_out(effects.AFTER_ALL_BATTLES)
    if not s.here and s.texts == values.NO_CARDS:
        _ruin(s)
        return
    if s.ahead.dominate >> region & 1:
        _domination(s)
    _corruption(s)
    _ruin(s)
    _figures(s, 1.0 - (1 - RUINED_USE) * s.out.ruined)


def _spoils(s: Scene) -> None:
    """Counters, Peasants and points of battle."""
    g, w, out, after = s.g, s.w, s.out, s.after
    for p in g.powers:
        out.later[p] += w.peasant * after.peasants[p] + w.slain * after.slain[p]
    kill = after.kills[KHORNE]
    if kill:
        if g.phase != PHASE_BATTLE or not g.counted >> KHORNE * N_REGIONS + s.region & 1:
            out.counter[KHORNE] += kill
        effects.bloodletters(s)
    s.carry_out(effects.AFTER_BATTLE)


def _domination(s: Scene) -> None:
    """The chance of each player to dominate, and what that brings (R9.5, R9.6)."""
    g, w, out, chances = s.g, s.w, s.out, s.won
    here, control, alive, fought = s.here, g.control, s.after.alive, s.after.fought
    owners = [CHAOS_OWNER[c] for c in g.cards_in(s.region)]
    strengths: dict[int, float] = {}
    unsure = 0.0
    for p in g.powers:
        mine = here & control[p]
        if mine or p in owners:
            strength = float(values.domination(g, p, s.region))
            if fought and mine:
                lost = 0.0
                for f in figures_in(mine):
                    gone = 1 - alive[f]
                    lost += gone
                    unsure += gone * (1 - gone)
                strength = max(strength - lost, 0.0)
            strengths[p] = strength
    if not strengths:
        return
    resistance = values.resistance(g, s.region)
    spread = w.doubt + w.doubt_power * s.ahead.heat + unsure
    total = 0.0
    for p, strength in strengths.items():
        bar: float = resistance
        for q, other in strengths.items():
            if other > bar and q != p:
                bar = other
        chances[p] = chance = logistic((strength - bar - 0.5) / spread)
        total += chance
    conquest = values.conquest(g, s.region)
    for p in strengths:
        if total > 1:
            chances[p] /= total
        out.domination[p] += chances[p] * conquest
    if HORNED_RAT in strengths and g.tokens[SKAVEN * N_REGIONS + s.region]:
        out.counter[HORNED_RAT] += chances[HORNED_RAT]
    s.carry_out(effects.DOMINATED)


def _corruption(s: Scene) -> None:
    """The tokens each player is likely to place, and the counters that brings (R10.2, R12.4)."""
    g, region = s.g, s.region
    if not s.ahead.corrupt >> region & 1 or values.corruption_forbidden(g, region):
        return
    all_cultists = s.here & RANKED[CULTIST]
    alone = not effects.PLACES_ALONE.isdisjoint(s.texts)
    if not all_cultists and not alone:
        return
    for p in g.powers:
        cultists = all_cultists & g.control[p]
        if g.rules.corrupts[p] and (cultists or (alone and p == NURGLE)):
            _place(s, p, cultists)


def _place(s: Scene, p: int, cultists: int) -> None:
    """The tokens of one player."""
    g, w, region, after = s.g, s.w, s.region, s.after
    alive = [1.0] * cultists.bit_count() if after.unharmed else [after.alive[f] for f in figures_in(cultists)]
    idle = len(alive) - values.cultists_at_work(g, p, region)
    placing = Placing(s, p, max(sum(alive) - idle, 0.0), at_least_of(alive, 2 + idle))
    if s.texts != values.NO_CARDS:
        for card in dict.fromkeys(s.texts):
            if card in effects.PLACED:
                effects.PLACED[card](placing, card, s.texts.count(card))
    effects.lepers(placing)
    tokens, pair = placing.tokens, placing.pair
    if tokens and placing.beside:
        tokens += placing.beside
        pair = max(pair, at_least_of(alive, 1 + idle))
    s.placed[p] = tokens + placing.late
    able = s.ahead.able >> p & 1
    fits = suited(g, p, region, (0.0, w.half_magic, w.whole_magic)[: 1 + s.ahead.magic] if able else ())
    if fits:
        if able and pair < 1:
            pair += w.half_pair * (at_least_of(alive, 1 + idle) - pair)
        s.out.counter[p] += pair * fits


def suited(g: GameState, power: int, region: int, hope: Sequence[float]) -> float:
    """Whether two tokens of a player here earn him a counter; `hope` by how many symbols are missing (R12.4)."""
    if power == NURGLE:
        return float(POPULOUS >> region & 1)
    if power == SLAANESH:
        return float(values.courted(g, region))
    if power == TZEENTCH:
        missing = ENOUGH - values.magic_or_warpstone(g, region)
        return 1.0 if missing <= 0 else hope[missing] if missing < len(hope) else 0.0
    return 0.0


def _ruin(s: Scene) -> None:
    """The chance of ruin, its points, and what the tokens are worth if it does not come yet (R10.5, R11.5)."""
    g, w, out, region, placed = s.g, s.w, s.out, s.region, s.placed
    number = g.ruined.bit_count() + 1
    ruiners, corrupts = g.rules.ruiners, g.rules.corrupts
    if number >= len(ruiners):
        return
    tokens = [0.0] * N_POWERS
    total = float(g.tokens[WARPSTONE * N_REGIONS + region])
    for p in g.powers:
        if corrupts[p]:
            tokens[p] = count = g.corruption[p * N_REGIONS + region] + placed[p]
            total += count
        else:
            own = figures_in(s.here & g.control[p] & OWNED[p])
            tokens[p] = sum([s.after.alive[f] * values.stats(g, CLASS_OF[f])[0] for f in own])
    if not total:
        return  # ruin is far away
    limit = g.rules.content.limits.ruin
    near = s.ahead.corrupt >> region & 1 and total > limit - NEAR_RUIN
    out.ruined = chance = logistic((total - limit + 0.4) / w.ruin_doubt) if near else 0.0
    points = shares(g, region, tokens, w.ruin_rank)
    later = w.ruin_later * min(total / limit, 1.0) ** w.ruin_curve * (1 - chance)
    reward, placed_round = ruiners[number], g.placed_round >> region
    for p in g.powers:
        if corrupts[p]:
            ruiner = 1.0 if placed_round >> p * N_REGIONS & 1 else min(placed[p], 1.0)
        else:
            ruiner = min(tokens[p], 1.0)
        worth = points[p] + reward * ruiner
        if chance:
            out.ruin[p] += chance * worth
        out.later[p] += later * worth
        effects.provender(s, p, chance, ruiner)


def shares(g: GameState, region: int, tokens: list[float], rank: float) -> list[float]:
    """What each player can expect of a ruin's first and second points, when tokens may still change a little.

    Of the ruin that is there, or of the next one.
    """
    first, second = g.rules.ruin_points[g.ruin[region] or g.ruined.bit_count() + 1][region]
    points = [0.0] * N_POWERS
    present = [p for p in g.powers if tokens[p] > 0]
    if not present:
        return points
    if len(present) == 1:
        points[present[0]] = float(first)
        return points
    best = max([tokens[p] for p in present])
    # A player with less than a whole token is there with that chance only.
    pull = {p: min(tokens[p], 1.0) * exp((tokens[p] - best) * rank) for p in present}
    total = sum(pull.values())
    others = {p: sum([pull[q] for q in present if q != p]) for p in present}  # may be next to nothing
    for p in present:
        mine, runner_up = pull[p], 0.0
        for q in present:
            if q != p and others[q]:
                runner_up += pull[q] / total * mine / others[q]
        points[p] = first * mine / total + second * runner_up * min(tokens[p], 1.0)
    return points


def _figures(s: Scene, use: float) -> None:
    """What stands here at the end is worth something next round; a Hero takes one (R11.3)."""
    g, w, region, after, later, here = s.g, s.w, s.region, s.after, s.out.later, s.here
    if not here:
        return
    standing = {}
    ranks = (w.cultist, w.warrior, w.daemon)
    for p in g.powers:
        mine = here & g.control[p] & OWNED[p]
        if not mine:
            continue
        worth = total = 0.0
        alive = []
        if after.unharmed:
            total = float(mine.bit_count())
            cultists, warriors = (mine & RANKED[CULTIST]).bit_count(), (mine & RANKED[WARRIOR]).bit_count()
            worth = w.cultist * cultists + w.warrior * warriors + w.daemon * (total - cultists - warriors)
            alive = [1.0] * cultists
        else:
            for f in figures_in(mine):
                stays = after.alive[f]
                total += stays
                worth += stays * ranks[RANK[f]]
                if RANK[f] == CULTIST:
                    alive.append(stays)
        worth += w.place * REGION_VALUES[region] * min(total, 2.0)
        if len(alive) > 1 and (lasts := lasting(g, p, region, w)):
            worth += w.pair_later * lasts * at_least_of(alive, 2)
        standing[p] = total
        later[p] += use * worth
    for _ in range(g.tokens[HERO * N_REGIONS + region]):
        there = [p for p, n in standing.items() if n > MET]
        if there:
            victim = values.greatest_threat(g, there)
            standing[victim] -= 1
            later[victim] -= use * w.cultist


def lasting(g: GameState, power: int, region: int, w: Weights) -> float:
    """How far the region will still suit a Power's dial next round."""
    if power == NURGLE:
        return float(POPULOUS >> region & 1)
    if power == SLAANESH:
        return float(values.courted(g, region))
    if power == TZEENTCH:
        stones = min(g.tokens[WARPSTONE * N_REGIONS + region], 2)
        return 1.0 + w.stone * (stones - 1) if stones else 0.0
    return float(power == HORNED_RAT and g.tokens[SKAVEN * N_REGIONS + region] > 0)
