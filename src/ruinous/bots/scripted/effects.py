"""What Chaos cards and upgrades do to a forecast beyond what rules/values.py counts: kills, counters, tokens, points.

An effect is found by the id of its card or upgrade and told how many copies lie there; its numbers are those of the
game (a host may have corrected them, an older edition may have others). A `Scene` (region.py) is what it changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ruinous.bots.scripted.fighting import EARLY_DICE, at_least_of, figures_in
from ruinous.rules import values
from ruinous.rules.ids import (
    CHAOS,
    CHAOS_OWNER,
    CULTIST,
    GREATER_DAEMON,
    HERO,
    KHORNE,
    N_REGIONS,
    NURGLE,
    RANK,
    SLAANESH,
    UPGRADES,
)
from ruinous.rules.state import GameState

if TYPE_CHECKING:
    from ruinous.bots.scripted.region import Placing, Scene

Effect = Callable[["Scene", int, int], None]  # the scene, the title, how many copies

WITNESSED = 0.75  # of Khorne's kills, those where a Bloodletter stands
EATEN = 0.25  # of a token, lost by halves when Nurgle eats his own

STENCH = CHAOS.index("nurgle.the_stench_of_death")
PLACES_ALONE = frozenset((STENCH,))  # titles that place tokens where no Cultist is
ROLLS_AT_ONCE = frozenset((CHAOS.index("tzeentch_m.bolt_of_change"),))  # dice when the card is played
LEPERS = UPGRADES.index("nurgle_m.lepers")
BLOODLETTERS = UPGRADES.index("khorne_m.bloodletters")
PROVENDER = UPGRADES.index("nurgle.provender_of_ruin")

AFTER_BATTLE: dict[int, Effect] = {}
AFTER_ALL_BATTLES: dict[int, Effect] = {}
DOMINATED: dict[int, Effect] = {}
PLACED: dict[int, Callable[[Placing, int, int], None]] = {}


def effect(table: dict[int, Callable[..., None]], id: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    def register(function: Callable[..., None]) -> Callable[..., None]:
        table[CHAOS.index(id)] = function
        return function

    return register


def param(g: GameState, card: int, name: str) -> int:
    """A number of a Chaos card as it is in this game."""
    title = g.rules.cards[card]
    assert title is not None
    return title.params[name]


def early_dice(g: GameState, texts: bytes | bytearray) -> tuple[tuple[int, int], ...]:
    """Who rolls how many dice before the battles, by the cards of a region."""
    found = [card for card in EARLY_DICE if card in texts]
    return tuple([(CHAOS_OWNER[card], param(g, card, "dice") * texts.count(card)) for card in found])


# --- battle -------------------------------------------------------------------------------------------------------


@effect(AFTER_BATTLE, "khorne.ritual_slaying")
def ritual_slaying(s: Scene, card: int, copies: int) -> None:
    s.out.later[KHORNE] += s.w.card * s.after.slain[KHORNE] * param(s.g, card, "cards") * copies


@effect(AFTER_BATTLE, "khorne_m.bloodbath")
def bloodbath(s: Scene, card: int, copies: int) -> None:
    for p in s.g.powers:
        lost = [1 - s.after.alive[f] for f in figures_in(s.here & s.g.control[p])]
        s.out.domination[KHORNE] += param(s.g, card, "vp") * at_least_of(lost, 1)


def bloodletters(s: Scene) -> None:
    """khorne_m.bloodletters: points for what is killed where they stand."""
    if s.g.upgrades >> BLOODLETTERS & 1:
        vp = s.g.rules.upgrades[BLOODLETTERS].params["vp"]
        s.out.domination[KHORNE] += WITNESSED * vp * s.after.slain[KHORNE]


@effect(AFTER_ALL_BATTLES, "nurgle.the_final_rotting")
def final_rotting(s: Scene, card: int, copies: int) -> None:
    enemies = [f for f in s.after.alive if not s.g.control[NURGLE] >> f & 1 and RANK[f] != GREATER_DAEMON]
    left = float(param(s.g, card, "per_token") * s.g.corruption[NURGLE * N_REGIONS + s.region] * copies)
    alive = s.change_after().alive
    for f in sorted(enemies, key=lambda f: (-RANK[f], f)):
        dies = min(left, alive[f])
        alive[f] -= dies
        left -= dies


@effect(AFTER_ALL_BATTLES, "nurgle_m.creeping_death")
def creeping_death(s: Scene, card: int, copies: int) -> None:
    if s.g.corruption[NURGLE * N_REGIONS + s.region] < param(s.g, card, "tokens"):
        return
    alive = s.change_after().alive
    for p in s.g.powers:
        if p != NURGLE:
            theirs = [f for f in alive if s.g.control[p] >> f & 1 and RANK[f] == CULTIST]
            for f in theirs[: param(s.g, card, "cultists")]:
                alive[f] = 0.0


# --- domination ---------------------------------------------------------------------------------------------------


@effect(DOMINATED, "nurgle_m.nurgles_quest")
def nurgles_quest(s: Scene, card: int, copies: int) -> None:
    s.out.counter[NURGLE] += param(s.g, card, "counters") * s.won[NURGLE]


@effect(DOMINATED, "slaanesh_m.debauchery")
def debauchery(s: Scene, card: int, copies: int) -> None:
    courted = values.nobles(s.g, s.region) + s.g.tokens[HERO * N_REGIONS + s.region]
    s.out.domination[SLAANESH] += param(s.g, card, "vp") * s.won[SLAANESH] * courted


# --- corruption ---------------------------------------------------------------------------------------------------


@effect(PLACED, "nurgle.the_stench_of_death")
def stench_of_death(placing: Placing, card: int, copies: int) -> None:
    s = placing.scene
    if placing.power == NURGLE:
        tokens = param(s.g, card, "tokens") * copies
        placing.tokens += s.won[NURGLE] * tokens
        placing.pair = max(placing.pair, s.won[NURGLE] * (tokens > 1))


@effect(PLACED, "nurgle_m.quicken_decay")
def quicken_decay(placing: Placing, card: int, copies: int) -> None:
    if placing.power == NURGLE:
        placing.beside = max(placing.beside, param(placing.scene.g, card, "tokens"))


def lepers(placing: Placing) -> None:
    """nurgle_m.lepers: more tokens beside those of his Cultists."""
    g = placing.scene.g
    if placing.power == NURGLE and g.upgrades >> LEPERS & 1:
        placing.beside = max(placing.beside, g.rules.upgrades[LEPERS].params["tokens"])


@effect(PLACED, "nurgle.a_great_foul_consumption")
def great_foul_consumption(placing: Placing, card: int, copies: int) -> None:
    s = placing.scene
    if placing.power != NURGLE:
        return
    mine, alive = figures_in(s.here & s.g.control[NURGLE]), s.change_after().alive
    eaten = sum(alive[f] for f in mine) / param(s.g, card, "figures_per_token")
    placing.late += max(eaten - EATEN, 0.0)
    for f in mine:
        alive[f] = 0.0


# --- ruin ---------------------------------------------------------------------------------------------------------


def provender(s: Scene, power: int, chance: float, ruiner: float) -> None:
    """nurgle.provender_of_ruin: points for a ruin; once only where he is no ruiner (rulings.provender…)."""
    g = s.g
    if power == NURGLE and chance and g.upgrades >> PROVENDER & 1:
        fed = 1.0 if g.rules.rulings.provender_for_every_ruin else 1 - ruiner
        s.out.ruin[NURGLE] += g.rules.upgrades[PROVENDER].params["vp"] * chance * fed
