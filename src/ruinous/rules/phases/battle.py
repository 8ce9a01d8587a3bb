"""The battle phase (R8): region by region, early dice first, then each player rolls and assigns in Power order."""

from typing import Any

from ruinous.rules import board, chance, values
from ruinous.rules.actions import HIT, MOST_SIXES, PEASANT_HIT, ROLL, WAIT
from ruinous.rules.arguments import DiceKind, Number, Power, Region
from ruinous.rules.engine import step
from ruinous.rules.ids import (
    KHORNE,
    N_REGIONS,
    PEASANT,
    PHASE_BATTLE,
    REGION_ORDER,
)
from ruinous.rules.phases.summoning import new_phase
from ruinous.rules.questions import question
from ruinous.rules.state import GameState
from ruinous.rules.windows import open_window

FRENZY, EARLY, REGULAR = range(3)  # the kinds of dice


@step("battle_phase")
def battle_phase(g: GameState) -> None:
    """R8.1."""
    g.phase = PHASE_BATTLE
    g.note("phase", g.round, g.phase)
    new_phase(g)
    g.dice_used = 0
    g.then(battles_over)
    rolling = g.rules.hooks["dice"]  # cards that give dice where nobody stands
    moving = any(g.upgrades >> u.number & 1 for u in g.rules.upgrade_hooks["battle_start"])  # to where nobody stood
    g.each(battle, [r for r in REGION_ORDER if moving or g.here[r] or any(c in rolling for c in g.cards_in(r))], 0)
    open_window(g, "battle_start")


@step("battles_over")
def battles_over(g: GameState) -> None:
    """R8.24; early hits that waited for a battle nobody came to fight are gone too."""
    g.cause = ("rule", "R8.24")
    if g.early or g.pooled:
        for region in REGION_ORDER:
            pass_over(g, region)
    open_window(g, "battle_end")


# --- one battle in one region -------------------------------------------------------------------------------------


@step("battle")
def battle(g: GameState, region: int, number: int) -> None:
    """A battle, if one takes place (R8.3, R8.4); `number` counts the extra ones before it."""
    g.cause = ("battle", region)
    if values.battle_forbidden(g, region) or not any(can_fight(g, power, region) for power in g.powers):
        pass_over(g, region)
        return
    if number and g.rules.switches["S1"] == "per_battle":
        g.counted &= ~(1 << KHORNE * N_REGIONS + region)
    g.then(battle_over, region, number)
    g.each(fight, g.powers, region, number)
    if values.strikers(g) & g.here[region]:
        g.each(strike_first, g.powers, region, number)
    g.note("battle", region, number)  # last: who looks now sees who has still to roll


def can_fight(g: GameState, power: int, region: int) -> bool:
    """A die to roll and a legal target (R8.3)."""
    mine = g.here[region] & g.control[power]
    if not mine and not g.rules.rolls_more:
        return False
    if spent(g, power, region) or not values.has_target(g, power, region):
        return False
    if not g.rules.rolls_more:
        return values.attack(g, mine & ~g.dazed, region) > 0
    return values.dice(g, power, region, early=False) > 0 or values.dice(g, power, region, early=True) > 0


def clear(g: GameState, region: int) -> None:
    """Tipped figures are taken off, early hits vanish (R8.20, R8.23)."""
    if g.tipped:
        board.take_off_tipped(g, region)
    if g.early:
        g.early = tuple(hits for hits in g.early if not g.here[region] >> hits[1] & 1)
    if g.pooled:
        g.pooled = tuple(hits for hits in g.pooled if hits[1] != region)


def pass_over(g: GameState, region: int) -> None:
    """No battle takes place: early hits that waited for one are lost (R8.23)."""
    if not g.early and not g.pooled:
        clear(g, region)
        return
    waiting = [(power, plain + sixes) for power, figure, plain, sixes in g.early if g.here[region] >> figure & 1]
    waiting += [(power, plain + sixes) for power, where, plain, sixes in g.pooled if where == region]
    clear(g, region)
    for power in g.powers:
        lost = sum(hits for player, hits in waiting if player == power)
        if lost:
            g.note("hits_lost", power, region, lost)


@step("battle_over")
def battle_over(g: GameState, region: int, number: int) -> None:
    """R8.20; an extra battle follows at once (R8.21)."""
    clear(g, region)
    g.note("battle_over", region, number)
    if number < values.extra_battles(g, region):
        g.then(battle, region, number + 1)
    open_window(g, "battle_over", regions=1 << region)


# --- dice ---------------------------------------------------------------------------------------------------------


def early_dice(g: GameState, power: int, region: int, dice: int) -> None:
    """Early dice of a card before the battles (R8.2): nothing without a legal target or where battle is forbidden."""
    if values.has_target(g, power, region) and not values.battle_forbidden(g, region):
        g.then(throw, power, region, dice, FRENZY, 0)


@step("strike_first")
def strike_first(g: GameState, power: int, region: int, number: int) -> None:
    """R8.15."""
    dice = values.dice(g, power, region, early=True)
    if dice:
        g.then(throw, power, region, dice, EARLY, number)


@step("fight")
def fight(g: GameState, power: int, region: int, number: int) -> None:
    """R8.6."""
    dice = values.dice(g, power, region, early=False)
    if dice:
        g.then(throw, power, region, dice, REGULAR, number)


@question("throw", "R8.22", group="die", pace=300)
def throw(g: GameState, power: int, region: Region, count: int, dice: DiceKind, number: int) -> None:
    """Roll all one's dice; where only one die is allowed, now or later (R8.22)."""
    if not values.one_die(g, region):
        roll(g, power, region, count, dice, True)
    elif not spent(g, power, region):
        if later_chance(g, power, region, dice, number):
            g.ask(power, [ROLL, WAIT])
        else:
            roll_single(g, power, region, dice)


@throw.answer
def throw_chosen(g: GameState, action: int, power: int, region: int, count: int, dice: int, number: int) -> None:
    if action == ROLL:
        roll_single(g, power, region, dice)
    else:
        g.note("waits", power, region)


def spent(g: GameState, power: int, region: int) -> bool:
    """Whether a player has rolled his one die of R8.22 here; it binds in the battle phase alone (C3)."""
    return g.phase == PHASE_BATTLE and bool(g.dice_used >> power * N_REGIONS + region & 1)


def later_chance(g: GameState, power: int, region: int, kind: int, number: int) -> bool:
    """Whether the player would have a die to roll here after this one, at this battle or an extra one."""
    mine = g.here[region] & g.control[power]
    if kind == FRENZY and values.attack(g, mine, region):
        return True
    if kind == EARLY and values.dice(g, power, region, early=False):
        return True
    if values.extra_battles(g, region) <= number:
        return False
    return values.attack(g, mine & ~g.tipped, region) > 0 or values.doom_dice(g, power, region) > 0


def roll_single(g: GameState, power: int, region: int, kind: int) -> None:
    g.dice_used |= 1 << power * N_REGIONS + region
    roll(g, power, region, 1, kind, g.rules.switches["S2"] == "yes")


def roll(g: GameState, power: int, region: int, dice: int, kind: int, explode: bool) -> None:
    """4, 5 and 6 hit; each 6 brings one more die (R8.7)."""
    faces = chance.roll_exploding(g, dice) if explode else chance.roll(g, dice)
    g.note("roll", power, region, tuple(faces))
    if kind == REGULAR and g.rules.hooks["doom_dice"]:
        last = values.doom_dice(g, power, region)
        if last:  # the last of his dice; a single die (R8.22) is that of a figure if he has one
            own = max(values.dice(g, power, region, early=False) - last, 0)
            g.doomed += faces[own:dice].count(1)
    plain, sixes = values.hits(faces)
    pooled = [hits for hits in g.pooled if hits[:2] == (power, region)]
    if pooled:
        g.pooled = tuple(hits for hits in g.pooled if hits not in pooled)
        plain += sum(hits[2] for hits in pooled)
        sixes += sum(hits[3] for hits in pooled)
    if plain or sixes:
        g.then(assign, power, region, plain, sixes, kind, ())


# --- hits ---------------------------------------------------------------------------------------------------------


def _all_hits(g: GameState, power: int, region: int, plain: int, sixes: int, *_: Any) -> dict[str, Any]:
    return {"hits": plain + sixes}


@question("assign", "R8.8", group="hits", pace=450, more=_all_hits)
def assign(
    g: GameState, power: int, region: Region, plain: int, sixes: Number, dice: DiceKind, fallen: tuple[int, ...]
) -> None:
    """A player assigns his hits one target after the other; `fallen` are the controllers of those to be avenged."""
    actions = assignments(g, power, region, plain, sixes, dice) if plain or sixes else []
    if actions:
        g.ask(power, actions)
        return
    if (plain or sixes) and dice != REGULAR and pools(g) and values.has_target(g, power, region):
        g.pooled += ((power, region, plain, sixes),)
        g.note("hits_kept", power, region, plain + sixes)
    elif plain or sixes:
        g.note("hits_lost", power, region, plain + sixes)
    g.each(avenge, sorted(set(fallen)), power, region, fallen)


def pools(g: GameState) -> bool:
    return g.rules.switches["S9"] == "pool"


def lying(g: GameState, power: int, figure: int) -> int:
    """A player's early hits that lie on a figure (R8.16)."""
    return sum(plain + sixes for p, f, plain, sixes in g.early if p == power and f == figure)


def assignments(g: GameState, power: int, region: int, plain: int, sixes: int, kind: int) -> list[int]:
    """Every target that can be given hits now, and with how many sixes where that matters (R8.8–R8.12, R8.16)."""
    targets = values.targets(g, power, region)
    six_only = values.upgraded(g, g.rules.six_only)
    one_by_one = kind != REGULAR and not pools(g)
    distinct = values.distinct(g, targets)
    if one_by_one:
        needs = dict.fromkeys(distinct, 1)
    else:
        needs = {f: values.defense(g, f, region, power) - lying(g, power, f) for f in distinct}
    faces_matter = bool(targets & six_only) and plain > 0 and sixes > 0
    if faces_matter and not g.rules.rulings.idle_questions:  # they do where such a figure can be reached
        faces_matter = any(six_only >> f & 1 and need <= sixes for f, need in needs.items())
    actions = []
    for figure, need in needs.items():
        if six_only >> figure & 1:
            if sixes >= need:
                actions.append(HIT + figure * MOST_SIXES)
        elif plain + sixes >= need:
            actions.append(HIT + figure * MOST_SIXES)  # with as few sixes as possible
            if faces_matter:
                fewest = max(0, need - plain)
                actions += [HIT + figure * MOST_SIXES + n for n in range(fewest + 1, min(need, sixes) + 1)]
    need = values.peasant_defense(g)
    if g.tokens[PEASANT * N_REGIONS + region] and plain + sixes >= need:
        actions.append(PEASANT_HIT)
        if faces_matter:
            fewest = max(0, need - plain)
            actions += [PEASANT_HIT + n for n in range(fewest + 1, min(need, sixes) + 1)]
    return actions


@assign.answer
def assign_chosen(
    g: GameState, action: int, power: int, region: int, plain: int, sixes: int, dice: int, fallen: tuple[int, ...]
) -> None:
    if action >= PEASANT_HIT:
        need = values.peasant_defense(g)
        used = max(action - PEASANT_HIT, need - plain)
        g.then(assign, power, region, plain - (need - used), sixes - used, dice, fallen)
        board.capture_peasant(g, power, region)
        return
    figure, used = divmod(action - HIT, MOST_SIXES)
    defense, on_it = values.defense(g, figure, region, power), lying(g, power, figure)
    need = 1 if dice != REGULAR and not pools(g) else defense - on_it
    if values.upgraded(g, g.rules.six_only) >> figure & 1:
        used = need
    used = max(used, need - plain)
    dies = need + on_it >= defense
    if dies and values.upgraded(g, g.rules.avenged) >> figure & 1:
        fallen += (g.controller(figure),)
    g.then(assign, power, region, plain - (need - used), sixes - used, dice, fallen)
    if not dies:
        lay_hits(g, power, figure, need - used, used)
    g.note("hit", power, figure, region, need)
    if dies:
        board.kill(g, figure, region, power, in_battle=True, tip=dice == REGULAR)


def lay_hits(g: GameState, power: int, figure: int, plain: int, sixes: int) -> None:
    for hits in g.early:
        if hits[:2] == (power, figure):
            g.early = tuple(h for h in g.early if h is not hits)
            plain, sixes = plain + hits[2], sixes + hits[3]
    g.early += ((power, figure, plain, sixes),)


@step("avenge")
def avenge(g: GameState, seat: int, killer: int, region: int, fallen: tuple[int, ...]) -> None:
    """One automatic hit for each avenged figure the killer has just killed (R8.19)."""
    g.then(automatic_hits, seat, killer, region, fallen.count(seat))


@question("automatic_hits", "R8.19", group="hits", pace=450)
def automatic_hits(g: GameState, seat: int, victim: Power, region: Region, hits: Number) -> None:
    """Assigned to that player's standing figures; they must kill, and what they kill is tipped (R8.19, C29, C32)."""
    targets = values.targets(g, seat, region) & g.control[victim] & ~values.upgraded(g, g.rules.six_only)
    killable = [f for f in values.distinct(g, targets) if values.defense(g, f, region, seat) <= hits]
    if killable:
        g.ask(seat, [HIT + figure * MOST_SIXES for figure in killable])


@automatic_hits.answer
def automatic_hits_chosen(g: GameState, action: int, seat: int, victim: int, region: int, hits: int) -> None:
    figure = (action - HIT) // MOST_SIXES
    need = values.defense(g, figure, region, seat)
    g.then(automatic_hits, seat, victim, region, hits - need)
    g.note("hit", seat, figure, region, need)
    board.kill(g, figure, region, seat, in_battle=True, tip=True)
