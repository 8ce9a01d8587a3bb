"""Every number the rules speak of, computed where it is needed and nowhere else."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from ruinous.rules.ids import (
    ALIKE,
    ALL_REGIONS,
    CARD_SPACES,
    CHAOS_OWNER,
    CLASS_OF,
    CULTIST,
    HERO,
    N_REGIONS,
    N_SPACES,
    NOBLE,
    OWNED,
    PEASANT,
    PHASE_BATTLE,
    POWERS,
    RANKED,
    RANKS,
    REGION_ORDER,
    REGION_VALUES,
    RESERVE,
    SKAVEN,
    SLAANESH,
    STANDING,
    THIRD_SPACES,
    WARPSTONE,
    bits,
)
from ruinous.rules.state import GameState

if TYPE_CHECKING:
    from ruinous.rules.ruleset import Ruleset

NO_CARDS = bytes(N_SPACES)

# --- cards and symbols --------------------------------------------------------------------------------------------


def texts(g: GameState, region: int) -> bytearray:
    """The Chaos cards of a region whose text works, left first, among what else its spaces hold (R7.7, C28)."""
    first = region * N_SPACES
    row = g.space[first : first + N_SPACES]
    if row != NO_CARDS:
        for silencer in g.rules.silencers:
            if silencer in row:
                return bytearray(c for c in row if c in g.rules.silencers)
    return row


def magic(g: GameState, region: int) -> int:
    """Magic symbols in a region: on cards, silenced or not, and on figures (R16.2)."""
    symbols = 0
    for c in g.cards_in(region):
        symbols += g.rules.card_magic[c]
    for upgrade, figures, n in g.rules.magical:
        if g.upgrades >> upgrade & 1:
            symbols += n * (g.here[region] & figures).bit_count()
    return symbols


def card_cost(g: GameState, power: int, card: int, region: int) -> int:
    """What it costs to play a card into a region (R7.3)."""
    own = g.rules.hooks["own_cost"].get(card)
    cost = g.rules.card_cost[card] if own is None else own(g, region)
    return max(cost + card_surcharge(g, power, region), 0)


def card_surcharge(g: GameState, power: int, region: int) -> int:
    """What a player pays more for any card he plays into a region (R7.3)."""
    extra = 0
    surcharges = g.rules.hooks["surcharge"]
    for c in texts(g, region):
        if c in surcharges:
            extra += surcharges[c](power)
    return extra


def card_surcharges(g: GameState, power: int) -> dict[int, int]:
    """The same for every region where something makes cards dearer."""
    dear = {i // N_SPACES for i, c in enumerate(g.space) if c in g.rules.surchargers}
    return {region: card_surcharge(g, power, region) for region in dear}


def lies_somewhere(g: GameState, cards: bytes) -> bool:
    """Whether one of these titles lies on the board."""
    for card in cards:
        if card in g.space:
            return True
    return False


def surcharged(g: GameState) -> bool:
    """Whether a card anywhere makes others dearer: a quick look before `card_cost`."""
    return lies_somewhere(g, g.rules.surchargers)


def track_token(g: GameState, table: bytes, region: int) -> bool:
    """Whether a card on the Old World track acts in this region: `table` gives the token that marks its regions."""
    one, two = table[g.track[0]], table[g.track[1]]
    if one < 255 and g.tokens[one * N_REGIONS + region]:
        return True
    return two < 255 and g.tokens[two * N_REGIONS + region] > 0


def limited(g: GameState, seat: int, region: int, instead: int = 0) -> bool:
    """Whether a card on the track lets no further Chaos card of this player be played into a region (R7.2).

    `instead` is a card there that the new one replaces: no further one if that one counts (C63).
    """
    for c in g.track:
        if not g.rules.limiting[c]:
            continue
        token = g.rules.no_cards_token[c]
        if token < 255 and g.tokens[token * N_REGIONS + region]:
            return True
        token = g.rules.card_limit[c]
        if token < 255 and g.tokens[token * N_REGIONS + region]:
            limit = g.rules.constant["cards_per_region"][c] or {}
            exempt = limit.get("except")
            counted = [card for card in g.cards_in(region) if POWERS[CHAOS_OWNER[card]] != exempt]
            if instead not in counted and len(counted) >= limit["cards_per_region"] and POWERS[seat] != exempt:
                return True
    return False


def open_spaces(g: GameState, seat: int) -> list[int]:
    """The card spaces a player may put a Chaos card in, as `region * spaces + space` (R7.2)."""
    space, rules = g.space, g.rules
    spaces = [i for i in CARD_SPACES if not space[i]]
    if g.ruined:
        spaces = [i for i in spaces if not g.ruined >> i // N_SPACES & 1]
    one, two = g.track
    if rules.limiting[one] or rules.limiting[two]:
        closed = [limited(g, seat, region) for region in REGION_ORDER]
        spaces = [i for i in spaces if not closed[i // N_SPACES]]
    if g.upgrades & rules.more_spaces:
        spaces = sorted(spaces + more_spaces(g, seat, {i // N_SPACES for i in spaces}))
    return spaces


def more_spaces(g: GameState, seat: int, taken: set[int]) -> list[int]:
    """The spaces only some may use: a third one where no other is open, those that hold a card (R7.2)."""
    spaces = []
    if has_upgrade(g, seat, g.rules.third_card):
        spaces += [i for i in THIRD_SPACES if not g.space[i] and i // N_SPACES not in taken]
    if has_upgrade(g, seat, g.rules.overwrites):
        held = [i for i, c in enumerate(g.space) if 0 < c < STANDING]
        spaces += [i for i in held if not limited(g, seat, i // N_SPACES, instead=g.space[i])]
    return [i for i in spaces if enterable(g, i // N_SPACES)]


def enterable(g: GameState, region: int) -> bool:
    """Whether Chaos cards may be played into a region at all."""
    return not g.ruined >> region & 1 and not track_token(g, g.rules.no_cards_token, region)


def magic_banned(g: GameState) -> bool:
    """Whether a card on the track keeps magic symbols out of regions: a quick look before `magic_forbidden`."""
    table = g.rules.no_magic_token
    return table[g.track[0]] < 255 or table[g.track[1]] < 255


def magic_forbidden(g: GameState, region: int) -> bool:
    """Whether no Chaos card with a magic symbol may be played into a region (old_world.teclis_aids_the_empire)."""
    return track_token(g, g.rules.no_magic_token, region)


def has_upgrade(g: GameState, seat: int, upgrades: tuple[int, ...]) -> bool:
    """Whether one of these upgrades of this player is in play."""
    return any(g.upgrades >> u & 1 and g.rules.upgrades[u].power == seat for u in upgrades)


# --- figures ------------------------------------------------------------------------------------------------------


def stats(g: GameState, cls: int) -> tuple[int, int, int]:
    """Cost, attack and defense of a class (R17.2)."""
    return g.rules.stats(cls, g.upgrades)


def upgraded(g: GameState, table: tuple[tuple[int, int], ...]) -> int:
    """The figures of all classes in a table whose upgrade is in play."""
    if not g.upgrades:
        return 0
    mask = 0
    for upgrade, figures in table:
        if g.upgrades >> upgrade & 1:
            mask |= figures
    return mask


def attack(g: GameState, figures: int, region: int) -> int:
    """The current attack values of a set of figures in a region, added up (R8.25)."""
    total = sheet_attack(g.rules, g.upgrades, figures)
    if g.rules.attack_cards:
        for c in texts(g, region):
            if c in g.rules.attack_cards:
                total += g.rules.attack_cards[c](g, figures)
    return total


@lru_cache(maxsize=1 << 14)
def sheet_attack(rules: "Ruleset", upgrades: int, figures: int) -> int:
    """The attack values of a set of figures by sheet and upgrades, added up (kept: it is often asked)."""
    return sum([value * (figures & mask).bit_count() for mask, value in rules.attackers(upgrades) if figures & mask])


def defense(g: GameState, figure: int, region: int, against: int) -> int:
    """Current defense of a figure in a region against hits of a player (R8.25)."""
    value = g.rules.stats(CLASS_OF[figure], g.upgrades)[2]
    hooks = g.rules.hooks["defense"]
    controller = -1
    for c in texts(g, region):
        if c in hooks:
            if controller < 0:
                controller = g.controller(figure)
            value += hooks[c](g, region, controller, against)
    return value if value > 1 else 1


def stats_change(g: GameState, region: int) -> bool:
    """Whether a card changes the attack or defense of figures in a region: a quick look before `attack`, `defense`."""
    active = texts(g, region)
    if active == NO_CARDS:
        return False
    attacks, defenses = g.rules.attack_cards, g.rules.hooks["defense"]
    return any(c in attacks or c in defenses for c in active)


def peasant_defense(g: GameState) -> int:
    """R8.14."""
    return max(1, g.rules.peasant_defense[g.track[0]], g.rules.peasant_defense[g.track[1]])


def shielded(g: GameState) -> int:
    """Figures that cannot be killed in battle (tzeentch.warp_shield)."""
    mask = 0
    for what, figure, _ in g.bonds:
        if what == "shield":
            mask |= 1 << figure
    return mask


def somebody_held(g: GameState) -> bool:
    """Whether anything on the table keeps figures where they are: a quick look before `free_to_leave`."""
    if g.lying or g.rules.holding[g.track[0]] or g.rules.holding[g.track[1]]:
        return True
    return lies_somewhere(g, g.rules.holders)


def held(g: GameState, region: int, power: int) -> bool:
    """Whether figures controlled by this Power may not leave the region (R6.9)."""
    if track_token(g, g.rules.no_leaving, region):
        return True
    for c in texts(g, region):
        if c in g.rules.holds_enemies:
            return CHAOS_OWNER[c] != power
    return False


def banned(g: GameState) -> int:
    """Figures that may not be put on the board or moved on it (R6.9)."""
    mask = 0
    for c in g.track:
        constant = g.rules.constant["forbid_rank"][c]
        if constant:
            mask |= RANKED[RANKS.index(constant["forbid_rank"])]
    return mask


def free_to_leave(g: GameState, source: int, figures: int) -> int:
    """Those of these figures that may be summoned or moved out of where they are (R6.9)."""
    figures &= g.here[source]
    if g.rules.bans_ranks:
        figures &= ~banned(g)
    if source < RESERVE:
        for figure, place in g.lying:
            if place >= 0 and g.space[place] in g.rules.holds_lying:
                figures &= ~(1 << figure)
        for power in g.powers:
            if figures & g.control[power] and held(g, source, power):
                figures &= ~g.control[power]
    return figures


def marks(g: GameState) -> int:
    """The figures that something sets apart from others of their class."""
    marked = g.free_used | g.dazed
    for figure, _ in g.lying:
        marked |= 1 << figure
    for what, figure, _ in g.bonds:
        if what != "shield" or shields_matter(g):
            marked |= 1 << figure
    for _, figure, _, _ in g.early:
        marked |= 1 << figure
    if g.upgrades & g.rules.standers:
        for c in g.space:
            if c >= STANDING:
                marked |= 1 << (c - STANDING)
    return marked


def shields_matter(g: GameState) -> bool:
    """After the battles nothing hangs on a protection any more this round."""
    return g.phase <= PHASE_BATTLE or g.rules.rulings.idle_questions


def distinct(g: GameState, figures: int, marked: int = -1) -> list[int]:
    """One figure of each group that nothing tells apart (R6.10): the same class, controller, marks and hits on it."""
    if marked < 0:
        marked = marks(g)
    found = list(one_of_each(figures & ~marked))
    if figures & marked:
        seen = set()
        idle = g.rules.rulings.idle_questions
        spent = () if shields_matter(g) else ("shield",)
        for figure in bits(figures & marked):
            own_marks = (
                CLASS_OF[figure],
                g.free_used >> figure & 1,
                g.dazed >> figure & 1,
                tuple(place for f, place in g.lying if f == figure),
                tuple((what, region) for what, f, region in g.bonds if f == figure and what not in spent),
                tuple((p, n if idle else n + sixes, idle and sixes) for p, f, n, sixes in g.early if f == figure),
                figure if STANDING + figure in g.space else -1,
            )
            if own_marks not in seen:
                seen.add(own_marks)
                found.append(figure)
        found.sort()
    return found


@lru_cache(maxsize=1 << 14)
def one_of_each(figures: int) -> tuple[int, ...]:
    """The first figure of each class (kept: it is often asked)."""
    found = []
    while figures:
        figure = (figures & -figures).bit_length() - 1
        found.append(figure)
        figures &= ~ALIKE[figure]
    return tuple(found)


def figure_cost(g: GameState, figure: int, region: int) -> int:
    """What it costs the one who controls a figure to summon it into a region by the action of a turn (R6.8, R15.2)."""
    cost = 0 if g.upgrades and summoned_free(g, figure, region) else stats(g, CLASS_OF[figure])[0]
    if g.rules.prices_change and figures_priced(g):
        cost = max(cost + surcharge(g, figure, region), 0)
    return cost


def summoned_free(g: GameState, figure: int, region: int) -> bool:
    """Whether a figure can use its one free summoning of the round in a region (nurgle.lepers, C44, C59)."""
    for upgrade, figures in g.rules.free_alone:
        if g.upgrades >> upgrade & 1 and figures >> figure & 1 and not g.free_used >> figure & 1:
            return not g.here[region] & g.control[g.rules.upgrades[upgrade].power]
    return False


def figures_priced(g: GameState) -> bool:
    """Whether anything makes figures dearer or cheaper somewhere: a quick look before `surcharge`."""
    rules = g.rules
    if rules.surcharge_token[g.track[0]] < 255 or rules.surcharge_token[g.track[1]] < 255:
        return True
    return lies_somewhere(g, rules.figure_surchargers)


def surcharge(g: GameState, figure: int, region: int) -> int:
    """What is added to a figure's summoning cost in a region, or taken from it (R6.8)."""
    power = g.controller(figure)
    extra = 0
    hooks = g.rules.hooks["figure_surcharge"]
    for c in texts(g, region):
        if c in hooks:
            extra += hooks[c](g, region, power, figure)
    for c in g.track:
        constant = g.rules.constant["summon_surcharge"][c]
        if constant and POWERS[power] != constant.get("except"):
            extra += constant["summon_surcharge"] * (g.tokens[g.rules.surcharge_token[c] * N_REGIONS + region] > 0)
    return extra


def presence(g: GameState, power: int) -> int:
    """The regions where a Power has a figure."""
    mine = g.control[power]
    regions, bit = 0, 1
    for figures in g.here:
        if figures & mine:
            regions |= bit
        bit <<= 1
    return regions & ALL_REGIONS


# --- battle -------------------------------------------------------------------------------------------------------


def battle_forbidden(g: GameState, region: int) -> bool:
    """No battle and no dice of any kind (R8.4)."""
    if track_token(g, g.rules.no_battle_token, region):
        return True
    return not g.rules.no_battle.isdisjoint(texts(g, region))


def targets(g: GameState, power: int, region: int) -> int:
    """The standing figures a player's hits may be assigned to (R8.8)."""
    standing, mine = g.here[region] & ~g.tipped, g.control[power]
    if g.bonds:
        standing &= ~shielded(g)
    if g.upgrades:
        for upgrade, guards, guarded in g.rules.guards:
            if g.upgrades >> upgrade & 1 and standing & guards & ~mine:
                standing &= ~guarded
    return standing & ~mine


def has_target(g: GameState, power: int, region: int) -> bool:
    return g.tokens[PEASANT * N_REGIONS + region] > 0 or targets(g, power, region) != 0


def strikers(g: GameState) -> int:
    """Figures that roll in the early stage instead of the regular one (R8.15)."""
    return upgraded(g, g.rules.strikes_first)


def dice(g: GameState, power: int, region: int, early: bool) -> int:
    """The dice of a player in one stage of a battle, tipped figures included (R8.5)."""
    mine, more = g.here[region] & g.control[power], g.rules.rolls_more
    if not mine and not more:
        return 0
    first = strikers(g) if g.upgrades else 0
    rolling = mine & (first if early else ~first) & ~g.dazed
    count = attack(g, rolling, region) if rolling else 0
    if early or not more:
        return count
    if mine:
        for u in g.rules.more_dice:
            if g.upgrades >> u & 1 and g.rules.upgrades[u].power == power:
                count += g.rules.upgrades[u].more_dice
    hooks = g.rules.hooks["dice"]
    if hooks:
        for c in texts(g, region):
            if c in hooks:
                count += hooks[c](power)
    return count if count > 0 else 0


def all_dice(g: GameState, power: int, region: int) -> int:
    """All dice of a player in one battle, early and regular, as things stand (R8.4, R8.5, R8.22)."""
    if battle_forbidden(g, region):
        return 0
    count = dice(g, power, region, early=True) + dice(g, power, region, early=False)
    return min(count, 1) if track_token(g, g.rules.dice_limit, region) else count


def regular_dice(g: GameState, power: int, region: int) -> int:
    """The dice of a player once the early stage is over (R8.6, R8.22)."""
    count = dice(g, power, region, early=False)
    return min(count, 1) if track_token(g, g.rules.dice_limit, region) else count


def hits(faces: Iterable[int]) -> tuple[int, int]:
    """How many of these dice hit without a six, and how many show a six (R8.7)."""
    shown = tuple(faces)
    return shown.count(4) + shown.count(5), shown.count(6)


def doom_dice(g: GameState, power: int, region: int) -> int:
    """How many of a player's regular dice are those of a Doomwheel: the last ones."""
    hooks = g.rules.hooks["doom_dice"]
    return sum(hooks[c](power) for c in texts(g, region) if c in hooks) if hooks else 0


def one_die(g: GameState, region: int) -> bool:
    """Each player rolls a single die in this region in the whole battle phase (R8.22)."""
    return g.phase == PHASE_BATTLE and track_token(g, g.rules.dice_limit, region)


def extra_battles(g: GameState, region: int) -> int:
    active = texts(g, region)
    return 0 if g.rules.extra_battle.isdisjoint(active) else sum(c in g.rules.extra_battle for c in active)


# --- domination ---------------------------------------------------------------------------------------------------


def resistance(g: GameState, region: int) -> int:
    """What a domination value must exceed (R9.3)."""
    value = REGION_VALUES[region] - g.tokens[SKAVEN * N_REGIONS + region]
    hooks = g.rules.hooks["resistance"]
    for c in texts(g, region):
        if c in hooks:
            value += hooks[c]()
    for n, c in enumerate(g.track):
        for amount, token, stacks in g.rules.resistance_per[c]:
            if stacks or c not in g.track[:n]:  # a second copy of the same card (C10)
                value += amount * g.tokens[token * N_REGIONS + region]
    return value if value > 0 else 0


def conquest(g: GameState, region: int) -> int:
    """The Conquest Value (R9.4)."""
    value = REGION_VALUES[region] + nobles(g, region)
    hooks = g.rules.hooks["raises_conquest"]
    for _, place in g.lying:
        if place // N_SPACES == region and g.space[place] in hooks:
            value += hooks[g.space[place]]()
    return value


def nobles(g: GameState, region: int) -> int:
    """Noble tokens, and figures that count as such (slaanesh_m.keeper_of_secrets)."""
    count = g.tokens[NOBLE * N_REGIONS + region]
    if not g.upgrades:
        return count
    for upgrade, figures, worth in g.rules.noble_like:
        if g.upgrades >> upgrade & 1:
            count += worth * (g.here[region] & figures).bit_count()
    return count


def domination(g: GameState, power: int, region: int) -> int:
    """A player's domination value: printed costs of his cards, his figures, and what cards add (R9.2)."""
    figures = g.here[region] & g.control[power]
    count = figures.bit_count()
    if g.upgrades:
        for upgrade, mask, weight in g.rules.weighted:
            if g.upgrades >> upgrade & 1:
                count += (weight - 1) * (figures & mask).bit_count()
    active = texts(g, region)
    if active == NO_CARDS:
        return count
    value = 0
    for c in g.cards_in(region):
        if CHAOS_OWNER[c] == power:
            value += g.rules.card_cost[c]
    hooks = g.rules.hooks
    changes, instead_of, cancels, adds = (
        hooks["figure_change"],
        hooks["instead_of_figures"],
        hooks["cancels_figures"],
        hooks["domination"],
    )
    if changes:
        for c in set(active):
            if c in changes:
                count += changes[c](g, region, power, figures)
    for c in active:
        if c in instead_of:
            instead = instead_of[c](g, region, power)
            count = count if instead is None else instead
    for c in active:
        if c in cancels and cancels[c](power):
            count = 0
        elif c in adds:
            value += adds[c](g, region, power)
    return value + count


def dominator(g: GameState, region: int) -> int:
    """The Power that dominates a region, or -1 (R9.5)."""
    return dominance(g, region)[0]


def dominance(g: GameState, region: int) -> tuple[int, int, int]:
    """The Power that dominates a region, or -1; the highest value there, if above the Resistance; the Resistance."""
    best, leader = resistance(g, region), -1
    least = best
    here, control = g.here[region], g.control
    owners = [CHAOS_OWNER[c] for c in g.cards_in(region)]
    for p in g.powers:
        if p not in owners and not here & control[p]:
            continue
        value = domination(g, p, region)
        if value > best:
            best, leader = value, p
        elif value == best:
            leader = -1
    return leader, best, least


# --- corruption ---------------------------------------------------------------------------------------------------


def corruption_forbidden(g: GameState, region: int) -> bool:
    """No corruption token may be put here (R10.2, R14.1)."""
    if g.ruined >> region & 1 or track_token(g, g.rules.no_corruption_token, region):
        return True
    return not g.rules.no_corruption.isdisjoint(texts(g, region))


def cultists_at_work(g: GameState, power: int, region: int) -> int:
    """How many corruption tokens a player's Cultists place in the corruption step (R10.2)."""
    if not g.rules.corrupts[power]:
        return 0
    n = (g.here[region] & g.control[power] & RANKED[CULTIST]).bit_count()
    hooks = g.rules.hooks["idle_cultists"]
    if n:
        for c in texts(g, region):
            if c in hooks:
                n -= hooks[c](power)
    return max(n, 0)


def corruption(g: GameState, region: int) -> int:
    """All corruption tokens in a region."""
    return sum(g.corruption[region::N_REGIONS])


def ruin_count(g: GameState, region: int) -> int:
    """What is compared with the ruin limit (R10.5)."""
    return corruption(g, region) + g.tokens[WARPSTONE * N_REGIONS + region]


def magic_or_warpstone(g: GameState, region: int) -> int:
    return magic(g, region) + g.tokens[WARPSTONE * N_REGIONS + region]


def courted(g: GameState, region: int) -> bool:
    """Whether a Noble or Hero is there (R12.4)."""
    return nobles(g, region) + g.tokens[HERO * N_REGIONS + region] > 0


def fixed(g: GameState, token: int, region: int) -> bool:
    """Whether a token may not be moved or removed (slaanesh_m.shroud_of_secrets)."""
    return bool(g.shrouded >> region & 1) and token in (NOBLE, HERO)


def passed_over(g: GameState, power: int, region: int) -> bool:
    """Whether Heroes in a region look past a player's figures (slaanesh_m.shroud_of_secrets)."""
    return bool(g.shrouded >> region & 1) and power == SLAANESH


def weight_in_ruin(g: GameState, power: int, region: int) -> int:
    """What counts for a player when a ruined region is scored: his tokens, or what his figures cost (R11.5, R19.6)."""
    if g.rules.corrupts[power]:
        return g.corruption[power * N_REGIONS + region]
    own = g.here[region] & g.control[power] & OWNED[power]
    return sum(stats(g, CLASS_OF[figure])[0] for figure in bits(own))


def ruiner(g: GameState, power: int, region: int) -> bool:
    """Whether a player scores ruiner points for a region ruined now (R10.6, R19.5)."""
    if g.rules.corrupts[power]:
        return bool(g.placed_round >> power * N_REGIONS + region & 1)
    return g.here[region] & g.control[power] & OWNED[power] != 0


# --- Threat -------------------------------------------------------------------------------------------------------


def threat(g: GameState, power: int) -> int:
    return g.rules.threat[power][g.dial[power]]


def threat_rank(g: GameState, power: int) -> tuple[int, bool]:
    """What Threats are compared by: a tie is lost by the Horned Rat (R1.14, F12)."""
    return threat(g, power), not g.rules.loses_ties[power]


def lowest_threat(g: GameState) -> int:
    """The player who decides for the Old World (R4.2)."""
    return min(g.powers, key=lambda p: threat_rank(g, p))


def greatest_threat(g: GameState, powers: Iterable[int]) -> int:
    return max(powers, key=lambda p: threat_rank(g, p))
