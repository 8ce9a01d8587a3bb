"""What one region is likely to bring each player this round, and what it leaves him for the rounds after."""

from math import exp

from ruinous.bots.scripted_odds import Aftermath, aftermath, at_least_of, figures_in
from ruinous.bots.scripted_stack import Fight, param
from ruinous.bots.scripted_weights import Weights
from ruinous.rules import values
from ruinous.rules.ids import (
    CHAOS,
    CHAOS_OWNER,
    CULTIST,
    GREATER_DAEMON,
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
    UPGRADES,
    WARPSTONE,
    WARRIOR,
)
from ruinous.rules.state import GameState

STENCH = CHAOS.index("nurgle.the_stench_of_death")
CONSUMPTION = CHAOS.index("nurgle.a_great_foul_consumption")
ROTTING = CHAOS.index("nurgle.the_final_rotting")
QUICKEN = CHAOS.index("nurgle_m.quicken_decay")
CREEPING = CHAOS.index("nurgle_m.creeping_death")
QUEST = CHAOS.index("nurgle_m.nurgles_quest")
DEBAUCHERY = CHAOS.index("slaanesh_m.debauchery")
BLOODBATH = CHAOS.index("khorne_m.bloodbath")
SLAYING = CHAOS.index("khorne.ritual_slaying")
LEPERS = UPGRADES.index("nurgle_m.lepers")
BLOODLETTERS = UPGRADES.index("khorne_m.bloodletters")
PROVENDER = UPGRADES.index("nurgle.provender_of_ruin")
WITNESSED = 0.75  # of Khorne's kills, those where a Bloodletter stands


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


def outlook(
    g: GameState,
    region: int,
    w: Weights,
    fight: Fight | None,
    dominate: bool,
    corrupt: bool,
    score: bool,
    heat: int,
    able: int,
    after: Aftermath | None = None,
) -> Outlook:
    """The outlook of one region: battle, domination, corruption, ruin, and what stays.

    `after` is what is left after the battles, if that is known; it is not changed.
    """
    out = Outlook()
    _work_out(g, region, w, fight, dominate, corrupt, score, heat, able, after or aftermath(g, region, fight), out)
    out.gain = [a + b for a, b in zip(out.domination, out.ruin, strict=True)]
    return out


def _work_out(
    g: GameState,
    region: int,
    w: Weights,
    fight: Fight | None,
    dominate: bool,
    corrupt: bool,
    score: bool,
    heat: int,
    able: int,
    after: Aftermath,
    out: Outlook,
) -> None:
    texts = values.texts(g, region)
    if fight:
        _spoils(g, region, w, after, texts, out)
    if g.ruined >> region & 1:
        if g.face_up >> region & 1 and score:
            tokens = [float(values.weight_in_ruin(g, p, region)) for p in range(N_POWERS)]
            for p, points in enumerate(shares(g, region, g.ruin[region], tokens, w.ruin_rank)):
                out.ruin[p] += points
        _figures(g, region, w, after, out, 0.3)
        return
    if fight and (ROTTING in texts or CREEPING in texts):
        after = after.copy()
        _rot(g, region, after, texts)
    if CONSUMPTION in texts:
        after = after.copy()
    if not g.here[region] and texts == values.NO_CARDS:
        _ruin(g, region, w, after, out, [0.0] * N_POWERS, corrupt, score)
        return
    won = _domination(g, region, w, after, texts, out, heat) if dominate else [0.0] * N_POWERS
    tokens = _corruption(g, region, w, after, texts, out, won, corrupt, able)
    _ruin(g, region, w, after, out, tokens, corrupt, score)
    _figures(g, region, w, after, out, 1.0 - 0.7 * out.ruined)


def _spoils(g: GameState, region: int, w: Weights, after: Aftermath, texts: bytes | bytearray, out: Outlook) -> None:
    """Counters, Peasants and points of battle."""
    for p in g.powers:
        out.later[p] += w.peasant * after.peasants[p] + w.slain * after.slain[p]
    kill = after.kills[KHORNE]
    if kill:
        if g.phase != PHASE_BATTLE or not g.counted >> KHORNE * N_REGIONS + region & 1:
            out.counter[KHORNE] += kill
        if SLAYING in texts:
            cards = param(g, SLAYING, "cards") * texts.count(SLAYING)
            out.later[KHORNE] += w.card * after.slain[KHORNE] * cards
        if g.upgrades >> BLOODLETTERS & 1:
            out.domination[KHORNE] += WITNESSED * g.rules.upgrades[BLOODLETTERS].params["vp"] * after.slain[KHORNE]
    if BLOODBATH in texts:
        for p in g.powers:
            lost = [1 - after.alive[f] for f in figures_in(g.here[region] & g.control[p])]
            out.domination[KHORNE] += param(g, BLOODBATH, "vp") * at_least_of(lost, 1)


def _rot(g: GameState, region: int, after: Aftermath, texts: bytes | bytearray) -> None:
    """Nurgle kills after the battles."""
    tokens = g.corruption[NURGLE * N_REGIONS + region]
    enemies = [f for f in after.alive if not g.control[NURGLE] >> f & 1 and RANK[f] != GREATER_DAEMON]
    left: float = param(g, ROTTING, "per_token") * tokens * texts.count(ROTTING) if ROTTING in texts else 0
    for f in sorted(enemies, key=lambda f: (-RANK[f], f)):
        dies = min(left, after.alive[f])
        after.alive[f] -= dies
        left -= dies
    if CREEPING in texts and tokens >= param(g, CREEPING, "tokens"):
        for p in g.powers:
            mine = [f for f in after.alive if g.control[p] >> f & 1 and RANK[f] == CULTIST]
            if p != NURGLE:
                for f in mine[: param(g, CREEPING, "cultists")]:
                    after.alive[f] = 0.0


def _domination(
    g: GameState, region: int, w: Weights, after: Aftermath, texts: bytes | bytearray, out: Outlook, heat: int
) -> list[float]:
    """The chance of each player to dominate, and what that brings (R9.5, R9.6)."""
    chances = [0.0] * N_POWERS
    here, control, alive, fought = g.here[region], g.control, after.alive, after.fought
    owners = [CHAOS_OWNER[c] for c in g.cards_in(region)]
    strengths: dict[int, float] = {}
    unsure = 0.0
    for p in g.powers:
        mine = here & control[p]
        if mine or p in owners:
            strength = float(values.domination(g, p, region))
            if fought and mine:
                lost = 0.0
                for f in figures_in(mine):
                    gone = 1 - alive[f]
                    lost += gone
                    unsure += gone * (1 - gone)
                strength = max(strength - lost, 0.0)
            strengths[p] = strength
    if not strengths:
        return chances
    resistance = values.resistance(g, region)
    spread = w.doubt + w.doubt_power * heat + unsure
    total = 0.0
    for p, strength in strengths.items():
        bar: float = resistance
        for q, other in strengths.items():
            if other > bar and q != p:
                bar = other
        chances[p] = chance = logistic((strength - bar - 0.5) / spread)
        total += chance
    conquest = values.conquest(g, region)
    for p in strengths:
        if total > 1:
            chances[p] /= total
        out.domination[p] += chances[p] * conquest
    if HORNED_RAT in strengths and g.tokens[SKAVEN * N_REGIONS + region]:
        out.counter[HORNED_RAT] += chances[HORNED_RAT]
    if QUEST in texts:
        out.counter[NURGLE] += param(g, QUEST, "counters") * chances[NURGLE]
    if DEBAUCHERY in texts:
        courted = values.nobles(g, region) + g.tokens[HERO * N_REGIONS + region]
        out.domination[SLAANESH] += param(g, DEBAUCHERY, "vp") * chances[SLAANESH] * courted
    return chances


def _corruption(
    g: GameState,
    region: int,
    w: Weights,
    after: Aftermath,
    texts: bytes | bytearray,
    out: Outlook,
    won: list[float],
    corrupt: bool,
    able: int,
) -> list[float]:
    """The tokens each player is likely to place, and the counters that brings (R10.2, R12.4)."""
    placed = [0.0] * N_POWERS
    if not corrupt or values.corruption_forbidden(g, region):
        return placed
    all_cultists = g.here[region] & RANKED[CULTIST]
    if not all_cultists and STENCH not in texts:
        return placed
    for p in g.powers:
        cultists = all_cultists & g.control[p]
        if not cultists and not (p == NURGLE and STENCH in texts):
            continue
        if not g.rules.corrupts[p]:
            continue
        alive = [1.0] * cultists.bit_count() if after.unharmed else [after.alive[f] for f in figures_in(cultists)]
        idle = len(alive) - values.cultists_at_work(g, p, region)
        expected = max(sum(alive) - idle, 0.0)
        pair = at_least_of(alive, 2 + idle)
        if p == NURGLE:
            if STENCH in texts:
                tokens = param(g, STENCH, "tokens") * texts.count(STENCH)
                expected += won[p] * tokens
                pair = max(pair, won[p] * (tokens > 1))
            if expected and (more := _quickened(g, texts)):
                expected += more
                pair = max(pair, at_least_of(alive, 1 + idle))
            if CONSUMPTION in texts:
                mine = figures_in(g.here[region] & g.control[p])
                eaten = sum(after.alive[f] for f in mine) / param(g, CONSUMPTION, "figures_per_token")
                expected += max(eaten - 0.25, 0.0)
                for f in mine:
                    after.alive[f] = 0.0
        placed[p] = expected
        fits = suited(g, p, region, w.half_magic if able >> p & 1 else 0.0)
        if fits:
            if able >> p & 1:
                pair += w.half_pair * (at_least_of(alive, 1 + idle) - pair) if pair < 1 else 0.0
            out.counter[p] += pair * fits
    return placed


def _quickened(g: GameState, texts: bytes | bytearray) -> int:
    """The tokens that Nurgle places beside those of his Cultists."""
    more = param(g, QUICKEN, "tokens") if QUICKEN in texts else 0
    return max(more, g.rules.upgrades[LEPERS].params["tokens"]) if g.upgrades >> LEPERS & 1 else more


def suited(g: GameState, power: int, region: int, half: float) -> float:
    """Whether two tokens of a player here earn him a counter; a symbol that is missing can still come (R12.4)."""
    if power == NURGLE:
        return float(POPULOUS >> region & 1)
    if power == SLAANESH:
        return float(values.courted(g, region))
    if power == TZEENTCH:
        symbols = values.magic_or_warpstone(g, region)
        return 1.0 if symbols >= 2 else half if symbols else 0.0
    return 0.0


def _ruin(
    g: GameState,
    region: int,
    w: Weights,
    after: Aftermath,
    out: Outlook,
    placed: list[float],
    corrupt: bool,
    score: bool,
) -> None:
    """The chance of ruin, its points, and what the tokens are worth if it does not come yet (R10.5, R11.5)."""
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
            own = figures_in(g.here[region] & g.control[p] & OWNED[p])
            tokens[p] = sum([after.alive[f] * (1, 2, 3)[RANK[f]] for f in own])
    if not total:
        return  # ruin is far away
    limit = g.rules.content.limits.ruin
    chance = logistic((total - limit + 0.4) / w.ruin_doubt) if corrupt and total > limit - 3 else 0.0
    out.ruined = chance
    points = shares(g, region, number, tokens, w.ruin_rank)
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
        if p == NURGLE and chance and g.upgrades >> PROVENDER & 1:
            fed = 1.0 if g.rules.rulings.provender_for_every_ruin else 1 - ruiner
            out.ruin[p] += g.rules.upgrades[PROVENDER].params["vp"] * chance * fed


def shares(g: GameState, region: int, number: int, tokens: list[float], rank: float) -> list[float]:
    """What each player can expect of a ruin's first and second points, when tokens may still change a little."""
    first, second = g.rules.ruin_points[number][region]
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


def _figures(g: GameState, region: int, w: Weights, after: Aftermath, out: Outlook, use: float) -> None:
    """What stands here at the end is worth something next round; a Hero takes one (R11.3)."""
    standing = {}
    here, ranks = g.here[region], (w.cultist, w.warrior, w.daemon)
    if not here:
        return
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
        if len(alive) > 1 and lasting(g, p, region):
            worth += w.pair_later * at_least_of(alive, 2)
        standing[p] = total
        out.later[p] += use * worth
    for _ in range(g.tokens[HERO * N_REGIONS + region]):
        there = [p for p, n in standing.items() if n > 0.5]
        if there:
            victim = values.greatest_threat(g, there)
            standing[victim] -= 1
            out.later[victim] -= use * w.cultist


def lasting(g: GameState, power: int, region: int) -> bool:
    """Whether the region will still suit a Power's dial next round."""
    if power == NURGLE:
        return bool(POPULOUS >> region & 1)
    if power == SLAANESH:
        return values.courted(g, region)
    if power == TZEENTCH:
        return g.tokens[WARPSTONE * N_REGIONS + region] >= 1
    return power == HORNED_RAT and g.tokens[SKAVEN * N_REGIONS + region] > 0
