"""The upgrade cards of the Horned Rat and of the Morrslieb set."""

from typing import Any

from ruinous.rules import board, choices, values
from ruinous.rules.actions import CARRY, DONE, MOVE, MOVES, OPTION, PICK
from ruinous.rules.arguments import Figures, Number, Region
from ruinous.rules.hooks import Kill
from ruinous.rules.ids import (
    ADJACENT,
    ALL_REGIONS,
    ANY_RANK,
    CLASS_OF,
    CULTIST,
    GREATER_DAEMON,
    HORNED_RAT,
    KHORNE,
    N_REGIONS,
    NOBLE,
    OLD_WORLD,
    OWNED,
    RANKED,
    REGION_ORDER,
    REGIONS_IN,
    RESERVE,
    SKAVEN,
    SLAANESH,
    TZEENTCH,
    WARRIOR,
)
from ruinous.rules.questions import question
from ruinous.rules.state import GameState
from ruinous.rules.upgrades import UPGRADE_CARDS, Upgrade, upgrade_card

__all__ = ["UPGRADE_CARDS"]  # all of them, when this module has been read

EVERY = 99  # as many as one has


class BringsAnother(Upgrade):
    """A second figure of the class comes along with one summoned by the action of a turn."""

    def on_turn_summon(self, g: GameState, seat: int, figure: int, region: int) -> None:
        if seat == self.power:
            for _ in range(self.params["figures"]):
                g.then(choices.bring_another, seat, figure, region)


# --- the Horned Rat -----------------------------------------------------------------------------------------------


@upgrade_card("horned_rat.clanrats")
class Clanrats(BringsAnother):
    """When a Clanrat is summoned by his turn's action a second one may come to the same region, free."""


@upgrade_card("horned_rat.rat_ogres")
class RatOgres(Upgrade):
    """Clanrats cannot be hit in a region while a Rat Ogre stands there."""

    guards = True


@upgrade_card("horned_rat.verminlord")
class Verminlord(Upgrade):
    """At the beginning of the battle phase the Verminlord, or a figure with it, may move to an adjacent region."""

    def battle_start(self, g: GameState, region: int) -> None:
        lord = (OWNED[self.power] & RANKED[GREATER_DAEMON]).bit_length() - 1
        here = g.where(lord)
        if here < RESERVE and g.control[self.power] >> lord & 1:
            most = self.params["figures"]
            g.then(choices.move_many, self.power, ANY_RANK, 1 << here, ADJACENT[here], most, True, False, ())


@upgrade_card("horned_rat.under_empire")
class UnderEmpire(Upgrade):
    """At the beginning of the end phase Clanrats may move: each to a neighbour, or from Skaven to Skaven."""

    def end_start(self, g: GameState, region: int) -> None:
        g.then(burrow, ())


@question("burrow", "R23.4", group="move", optional=True)
def burrow(g: GameState, moved: Figures) -> None:
    rats = OWNED[HORNED_RAT] & g.control[HORNED_RAT] & RANKED[CULTIST] & ~sum(1 << figure for figure in moved)
    nests = sum(1 << r for r in REGION_ORDER if g.tokens[SKAVEN * N_REGIONS + r])
    actions = [DONE]
    for source in REGION_ORDER:
        goals = ADJACENT[source] | (nests if nests >> source & 1 else 0)
        for figure in values.distinct(g, values.free_to_leave(g, source, rats)):
            actions += MOVES[figure][goals & ~(1 << source)]
    if len(actions) > 1:
        g.ask(HORNED_RAT, actions)


@burrow.answer
def burrow_chosen(g: GameState, action: int, moved: tuple[int, ...]) -> None:
    if action != DONE:
        figure, region = divmod(action - MOVE, N_REGIONS)
        g.then(burrow, (*moved, figure))
        board.move(g, figure, region)


@upgrade_card("horned_rat.council_of_thirteen")
class CouncilOfThirteen(Upgrade):
    """Where no card space is open to him he may lay one card of his own in a third place."""

    third_card = True


# --- Morrslieb: Khorne --------------------------------------------------------------------------------------------


@upgrade_card("khorne_m.bloodsworn")
class MorrsliebBloodsworn(BringsAnother):
    """When a Bloodsworn is summoned by his turn's action a second one may come to the same region, free."""


@upgrade_card("khorne_m.bloodletters")
class MorrsliebBloodletters(Upgrade):
    """Khorne scores 2 VP for every enemy figure he kills where he controls a Bloodletter."""

    def on_kill(self, g: GameState, kill: Kill, place: int) -> None:
        bloodletters = OWNED[KHORNE] & RANKED[WARRIOR] & g.control[KHORNE]
        if kill.killer == self.power and g.here[kill.region] & bloodletters:
            board.score(g, self.power, self.params["vp"])


@upgrade_card("khorne_m.bloodthirster")
class MorrsliebBloodthirster(Upgrade):
    """The Bloodthirster has attack 6."""


@upgrade_card("khorne_m.crimson")
class Crimson(Upgrade):
    """At the beginning of the battle phase each of Khorne's Warriors may move to an adjacent region."""

    def battle_start(self, g: GameState, region: int) -> None:
        g.then(choices.move_many, self.power, 1 << WARRIOR, ALL_REGIONS, 0, EVERY, True, False, ())


@upgrade_card("khorne_m.vengeance")
class Vengeance(Upgrade):
    """Khorne rolls one more die in every battle where he has a figure."""

    @property
    def more_dice(self) -> int:
        return self.params["dice"]


# --- Morrslieb: Nurgle --------------------------------------------------------------------------------------------


@upgrade_card("nurgle_m.lepers")
class MorrsliebLepers(Upgrade):
    """Where Lepers placed corruption in the corruption step Nurgle places one more token, once per region."""

    def after_place(self, g: GameState, region: int, placed: tuple[int, ...]) -> None:
        lepers = OWNED[self.power] & RANKED[CULTIST] & g.control[self.power]
        if placed[self.power] and g.here[region] & lepers:
            board.corrupt(g, self.power, region, self.params["tokens"])


class MournedByCorruption(Upgrade):
    """Nurgle places corruption where a figure of the class is killed."""

    def on_kill(self, g: GameState, kill: Kill, place: int) -> None:
        if g.rules.class_upgrade[CLASS_OF[kill.figure]] == self.number:
            board.corrupt(g, self.power, kill.region, self.params["tokens"])


@upgrade_card("nurgle_m.plaguebearers")
class MorrsliebPlaguebearers(MournedByCorruption):
    """Nurgle places a corruption token in the region where a Plaguebearer is killed."""


@upgrade_card("nurgle_m.great_unclean_one")
class MorrsliebGreatUncleanOne(MournedByCorruption):
    """Nurgle places three corruption tokens in the region where the Great Unclean One is killed."""


@upgrade_card("nurgle_m.cavalcade_of_decay")
class CavalcadeOfDecay(Upgrade):
    """Before the first turn of the summoning phase each Leper may move to an adjacent region."""

    def summoning_start(self, g: GameState, region: int) -> None:
        g.then(choices.move_many, self.power, 1 << CULTIST, ALL_REGIONS, 0, EVERY, True, False, ())


@upgrade_card("nurgle_m.infested_colony")
class InfestedColony(Upgrade):
    """Once per round a region with 3 of Nurgle's tokens counts as Populous for his dial."""

    colonies = True


# --- Morrslieb: Tzeentch ------------------------------------------------------------------------------------------


@upgrade_card("tzeentch_m.acolytes")
class MorrsliebAcolytes(Upgrade):
    """An Acolyte may be paid for with a Chaos card from hand instead of power."""

    barters = True


@upgrade_card("tzeentch_m.horrors")
class MorrsliebHorrors(Upgrade):
    """Each Horror has a magic symbol."""

    @property
    def magic(self) -> int:
        return self.params["magic"]


@upgrade_card("tzeentch_m.lord_of_change")
class MorrsliebLordOfChange(Upgrade):
    """With the Lord of Change on the board Tzeentch looks at the top two Old World cards and orders them."""

    def old_world_start(self, g: GameState, region: int) -> None:
        lord = OWNED[self.power] & RANKED[GREATER_DAEMON]
        if lord & g.control[self.power] and not g.here[RESERVE] & lord and not g.here[-1] & lord:
            count = min(self.params["cards"], len(g.old_world_deck))
            if count:
                g.peeked = max(g.peeked, count)
                g.note("peek", self.power, g.old_world_deck[-count:][::-1])
                g.then(arrange, count)


def _next_cards(g: GameState, count: int) -> dict[str, Any]:
    return {"cards": [OLD_WORLD[card] for card in g.old_world_deck[-count:][::-1]]}


@question("arrange", "R23.4", group="option", secret=True, more=_next_cards)
def arrange(g: GameState, count: Number) -> None:
    """Leave the cards as they are (option 1), or change the first two (option 2); asked even if they are the same."""
    if count > 1:
        g.ask(TZEENTCH, [OPTION, OPTION + 1])


@arrange.answer
def arrange_chosen(g: GameState, action: int, count: int) -> None:
    if action == OPTION + 1:
        deck = g.old_world_deck
        g.old_world_deck = deck[:-2] + deck[-1:] + deck[-2:-1]
    g.note("arranged", TZEENTCH, g.old_world_deck[-count:][::-1])


@upgrade_card("tzeentch_m.mystical_disregard")
class MysticalDisregard(Upgrade):
    """Tzeentch may play a card onto a space that holds one; that card is discarded."""

    overwrites = True


@upgrade_card("tzeentch_m.well")
class Well(Upgrade):
    """After power is set Tzeentch gains 1 for each region with a figure of his and two symbols or Warpstone."""

    def draw_power(self, g: GameState, region: int) -> None:
        wells = [
            r
            for r in REGIONS_IN[values.presence(g, self.power)]
            if values.magic_or_warpstone(g, r) >= self.params["least"]
        ]
        board.change_power(g, self.power, self.params["power"] * len(wells))


# --- Morrslieb: Slaanesh ------------------------------------------------------------------------------------------


@upgrade_card("slaanesh_m.seductresses")
class MorrsliebSeductresses(Upgrade):
    """A Seductress summoned from one region to another may take a Noble along."""

    def on_summon(self, g: GameState, figure: int, source: int, region: int) -> None:
        if source < RESERVE and not g.ruined >> region & 1:
            g.then(escort, g.controller(figure), source, region)


@question("escort", "R23.4", group="move", optional=True)
def escort(g: GameState, seat: int, from_: Region, region: Region) -> None:
    if g.tokens[NOBLE * N_REGIONS + from_] and not values.fixed(g, NOBLE, from_):
        g.ask(seat, [DONE, CARRY + NOBLE * N_REGIONS + region])


@escort.answer
def escort_chosen(g: GameState, action: int, seat: int, source: int, region: int) -> None:
    if action != DONE:
        board.carry_token(g, NOBLE, source, region)


@upgrade_card("slaanesh_m.daemonettes")
class MorrsliebDaemonettes(Upgrade):
    """At the beginning of the battle phase an enemy figure in each region with a Daemonette adds no dice this round."""

    def battle_start(self, g: GameState, region: int) -> None:
        daemonettes = OWNED[self.power] & RANKED[WARRIOR] & g.control[self.power]
        g.each(daze, [r for r in REGION_ORDER if g.here[r] & daemonettes], self.params["figures"])


@question("daze", "R23.4", group="figure")
def daze(g: GameState, region: Region, count: Number) -> None:
    enemies = g.here[region] & ~g.control[SLAANESH] & ~g.dazed
    if count and enemies:
        g.ask(SLAANESH, [PICK + figure for figure in values.distinct(g, enemies)])


@daze.answer
def daze_chosen(g: GameState, action: int, region: int, count: int) -> None:
    g.dazed |= 1 << action - PICK
    g.note("dazed", action - PICK, region)
    g.then(daze, region, count - 1)


@upgrade_card("slaanesh_m.keeper_of_secrets")
class MorrsliebKeeperOfSecrets(Upgrade):
    """The Keeper's region counts as holding three more Nobles for its Conquest Value and for Slaanesh."""

    @property
    def nobles(self) -> int:
        return self.params["nobles"]


@upgrade_card("slaanesh_m.rise")
class Rise(Upgrade):
    """Before the first turn of the summoning phase Slaanesh places a Noble where he has a figure."""

    def summoning_start(self, g: GameState, region: int) -> None:
        regions = values.presence(g, self.power)
        g.then(choices.place_tokens, self.power, NOBLE, self.params["tokens"], regions)


@upgrade_card("slaanesh_m.fall_from_grace")
class FallFromGrace(Upgrade):
    """Slaanesh scores 2 VP when a Noble or Hero leaves a region where he has a figure."""

    falls = True
