"""Every number the rules speak of, computed where it is needed and nowhere else."""

from collections.abc import Iterable

from ruinous.rules.ids import (
    ALIKE,
    CHAOS_OWNER,
    CLASS_OF,
    CULTIST,
    HERO,
    N_REGIONS,
    N_SPACES,
    NOBLE,
    PEASANT,
    RANKED,
    REGION_VALUES,
    SKAVEN,
    STANDING,
    WARPSTONE,
    bits,
)
from ruinous.rules.state import GameState

# --- cards and symbols --------------------------------------------------------------------------------------------


def texts(g: GameState, region: int) -> bytearray:
    """The Chaos cards of a region whose text works, left first, among what else its spaces hold (R7.7, C28)."""
    row = g.space[region * N_SPACES : (region + 1) * N_SPACES]
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
    surcharges = g.rules.hooks["surcharge"]
    for c in texts(g, region):
        if c in surcharges:
            cost += surcharges[c](power)
    return max(cost, 0)


def surcharged(g: GameState) -> bool:
    """Whether a card anywhere makes others dearer: a quick look before `card_cost`."""
    return any(card in g.space for card in g.rules.hooks["surcharge"])


def track_token(g: GameState, table: bytes, region: int) -> bool:
    """Whether a card on the Old World track acts in this region: `table` gives the token that marks its regions."""
    one, two = table[g.track[0]], table[g.track[1]]
    if one < 255 and g.tokens[one * N_REGIONS + region]:
        return True
    return two < 255 and g.tokens[two * N_REGIONS + region] > 0


def open_spaces(g: GameState) -> list[int]:
    """The card spaces a Chaos card may be put in, as `region * spaces + space` (R7.2)."""
    spaces = [i for i, card in enumerate(g.space) if not card]
    if g.ruined:
        spaces = [i for i in spaces if not g.ruined >> i // N_SPACES & 1]
    limit = g.rules.card_limit
    if limit[g.track[0]] < 255 or limit[g.track[1]] < 255:
        spaces = [i for i in spaces if not (g.cards_in(i // N_SPACES) and track_token(g, limit, i // N_SPACES))]
    return spaces


# --- figures ------------------------------------------------------------------------------------------------------


def stats(g: GameState, cls: int) -> tuple[int, int, int]:
    """Cost, attack and defense of a class (R17.2)."""
    return g.rules.stats(cls, g.upgrades)


def upgraded(g: GameState, table: tuple[tuple[int, int], ...]) -> int:
    """The figures of all classes in a table whose upgrade is in play."""
    mask = 0
    for upgrade, figures in table:
        if g.upgrades >> upgrade & 1:
            mask |= figures
    return mask


def attack(g: GameState, figures: int) -> int:
    """The attack values of a set of figures, added up (R8.25)."""
    total = 0
    for mask, value in g.rules.attackers(g.upgrades):
        if figures & mask:
            total += value * (figures & mask).bit_count()
    return total


def defense(g: GameState, figure: int, region: int) -> int:
    """Current defense of a figure in a region (R8.25)."""
    value = stats(g, CLASS_OF[figure])[2]
    hooks = g.rules.hooks["defense"]
    controller = -1
    for c in texts(g, region):
        if c in hooks:
            if controller < 0:
                controller = g.controller(figure)
            value += hooks[c](controller)
    return max(value, 1)


def shielded(g: GameState) -> int:
    """Figures that cannot be killed in battle (tzeentch.warp_shield)."""
    mask = 0
    for what, figure, _ in g.bonds:
        if what == "shield":
            mask |= 1 << figure
    return mask


def somebody_held(g: GameState) -> bool:
    """Whether anything on the table keeps figures from leaving a region: a quick look before `held`."""
    if g.rules.no_leaving[g.track[0]] < 255 or g.rules.no_leaving[g.track[1]] < 255:
        return True
    return any(card in g.space for card in g.rules.holds_enemies)


def held(g: GameState, region: int, power: int) -> bool:
    """Whether figures controlled by this Power may not leave the region (R6.9)."""
    if track_token(g, g.rules.no_leaving, region):
        return True
    for c in texts(g, region):
        if c in g.rules.holds_enemies:
            return CHAOS_OWNER[c] != power
    return False


def marks(g: GameState) -> int:
    """The figures that something sets apart from others of their class."""
    marked = g.free_used
    for _, figure, _ in g.bonds:
        marked |= 1 << figure
    for _, figure, _, _ in g.early:
        if figure >= 0:
            marked |= 1 << figure
    if max(g.space) >= STANDING:
        for c in g.space:
            if c >= STANDING:
                marked |= 1 << (c - STANDING)
    return marked


def distinct(g: GameState, figures: int, marked: int = -1) -> list[int]:
    """One figure of each group that nothing tells apart (R6.10): the same class, controller, marks and hits on it."""
    if marked < 0:
        marked = marks(g)
    found = []
    plain = figures & ~marked
    while plain:
        low = plain & -plain
        figure = low.bit_length() - 1
        found.append(figure)
        plain &= ~ALIKE[figure]
    if figures & marked:
        seen = set()
        for figure in bits(figures & marked):
            own_marks = (
                CLASS_OF[figure],
                g.free_used >> figure & 1,
                tuple((what, region) for what, f, region in g.bonds if f == figure),
                tuple((p, n, sixes) for p, f, n, sixes in g.early if f == figure),
                figure if STANDING + figure in g.space else -1,
            )
            if own_marks not in seen:
                seen.add(own_marks)
                found.append(figure)
        found.sort()
    return found


def figure_cost(g: GameState, figure: int, region: int) -> int:
    """What it costs to summon a figure into a region by the action of a turn, whoever controls it (R6.8, R15.2)."""
    for upgrade, figures in g.rules.free_alone:
        if (
            g.upgrades >> upgrade & 1
            and figures >> figure & 1
            and not g.free_used >> figure & 1
            and not g.here[region] & g.control[g.rules.upgrades[upgrade].power]
        ):
            return 0
    return stats(g, CLASS_OF[figure])[0]


def presence(g: GameState, power: int) -> int:
    """The regions where a Power has a figure."""
    mine = g.control[power]
    regions = 0
    for r in range(N_REGIONS):
        if g.here[r] & mine:
            regions |= 1 << r
    return regions


# --- battle -------------------------------------------------------------------------------------------------------


def battle_forbidden(g: GameState, region: int) -> bool:
    """No battle and no dice of any kind (R8.4)."""
    if track_token(g, g.rules.no_battle_token, region):
        return True
    return any(c in g.rules.no_battle for c in texts(g, region))


def targets(g: GameState, power: int, region: int) -> int:
    """The standing figures a player's hits may be assigned to (R8.8)."""
    return g.here[region] & ~g.control[power] & ~g.tipped & ~shielded(g)


def has_target(g: GameState, power: int, region: int) -> bool:
    return g.tokens[PEASANT * N_REGIONS + region] > 0 or targets(g, power, region) != 0


def strikers(g: GameState) -> int:
    """Figures that roll in the early stage instead of the regular one (R8.15)."""
    return upgraded(g, g.rules.strikes_first)


def dice(g: GameState, power: int, region: int, early: bool) -> int:
    """The dice of a player in one stage of a battle, tipped figures included (R8.5)."""
    mine = g.here[region] & g.control[power]
    if not mine:
        return 0
    first = strikers(g)
    return attack(g, mine & first if early else mine & ~first)


def one_die(g: GameState, region: int) -> bool:
    """Each player rolls a single die in this region in the whole battle phase (R8.22)."""
    return track_token(g, g.rules.dice_limit, region)


def extra_battles(g: GameState, region: int) -> int:
    return sum(c in g.rules.extra_battle for c in texts(g, region))


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
    return max(value, 0)


def conquest(g: GameState, region: int) -> int:
    """The Conquest Value (R9.4)."""
    return REGION_VALUES[region] + g.tokens[NOBLE * N_REGIONS + region]


def domination(g: GameState, power: int, region: int) -> int:
    """A player's domination value: printed costs of his cards, his figures, and what cards add (R9.2)."""
    figures = g.here[region] & g.control[power]
    count = figures.bit_count()
    for upgrade, mask, weight in g.rules.weighted:
        if g.upgrades >> upgrade & 1:
            count += (weight - 1) * (figures & mask).bit_count()
    value = 0
    for c in g.cards_in(region):
        if CHAOS_OWNER[c] == power:
            value += g.rules.card_cost[c]
    hooks = g.rules.hooks
    active = texts(g, region)
    for c in active:
        if c in hooks["instead_of_figures"]:
            instead = hooks["instead_of_figures"][c](g, region, power)
            count = count if instead is None else instead
    for c in active:
        if c in hooks["cancels_figures"] and hooks["cancels_figures"][c](power):
            count = 0
        elif c in hooks["domination"]:
            value += hooks["domination"][c](g, region, power)
    return value + count


def dominator(g: GameState, region: int) -> int:
    """The Power that dominates a region, or -1 (R9.5)."""
    best, leader = resistance(g, region), -1
    owners = [CHAOS_OWNER[c] for c in g.cards_in(region)]
    for p in g.powers:
        if p not in owners and not g.here[region] & g.control[p]:
            continue
        value = domination(g, p, region)
        if value > best:
            best, leader = value, p
        elif value == best:
            leader = -1
    return leader


# --- corruption ---------------------------------------------------------------------------------------------------


def corruption_forbidden(g: GameState, region: int) -> bool:
    """No corruption token may be put here (R10.2, R14.1)."""
    if g.ruined >> region & 1 or track_token(g, g.rules.no_corruption_token, region):
        return True
    return any(c in g.rules.no_corruption for c in texts(g, region))


def cultists_at_work(g: GameState, power: int, region: int) -> int:
    """How many corruption tokens a player's Cultists place in the corruption step (R10.2)."""
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
    return g.tokens[NOBLE * N_REGIONS + region] + g.tokens[HERO * N_REGIONS + region] > 0


# --- Threat -------------------------------------------------------------------------------------------------------


def threat(g: GameState, power: int) -> int:
    return g.rules.threat[power][g.dial[power]]


def lowest_threat(g: GameState) -> int:
    """The player who decides for the Old World (R4.2)."""
    return min(g.powers, key=lambda p: threat(g, p))


def greatest_threat(g: GameState, powers: Iterable[int]) -> int:
    return max(powers, key=lambda p: threat(g, p))
