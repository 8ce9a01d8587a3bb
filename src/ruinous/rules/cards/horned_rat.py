"""The Chaos cards of the Horned Rat."""

from ruinous.rules import board, choices, values
from ruinous.rules.actions import PICK, PLACE, TAKE
from ruinous.rules.arguments import Number, Region
from ruinous.rules.cards.card import ChaosCard, chaos_card
from ruinous.rules.ids import (
    ALL_REGIONS,
    ANY_RANK,
    CULTIST,
    HORNED_RAT,
    N_REGIONS,
    OWNED,
    RANKED,
    REACH,
    REGION_ORDER,
    REGIONS_IN,
    SKAVEN,
)
from ruinous.rules.questions import question
from ruinous.rules.state import GameState


@chaos_card("horned_rat.empty_the_warrens")
class EmptyTheWarrens(ChaosCard):
    """A Skaven token is placed here."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        for _ in range(self.params["tokens"]):
            board.place_token(g, SKAVEN, region)


@chaos_card("horned_rat.skitterleap")
class Skitterleap(ChaosCard):
    """The Horned Rat moves up to two figures he controls from any other regions to this one."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        here, most = 1 << region, self.params["figures"]
        g.then(choices.move_many, self.power, ANY_RANK, ALL_REGIONS ^ here, here, most, False, False, ())


@chaos_card("horned_rat.doomwheel")
class Doomwheel(ChaosCard):
    """The Horned Rat rolls 2 more dice here; each of them that shows 1 kills one of his Clanrats after the battle."""

    together = True

    def dice(self, power: int) -> int:
        return self.params["dice"] if power == self.power else 0

    def doom_dice(self, power: int) -> int:
        return self.dice(power)

    def battle_over(self, g: GameState, region: int) -> None:
        g.then(doom, region, g.doomed)
        g.doomed = 0


@question("doom", "R7.4", group="figure")
def doom(g: GameState, region: Region, count: Number) -> None:
    """Clanrats run over by their own Doomwheel are killed after the battle, by nobody."""
    rats = g.here[region] & g.control[HORNED_RAT] & OWNED[HORNED_RAT] & RANKED[CULTIST]
    if count and rats:
        g.ask(HORNED_RAT, [PICK + figure for figure in values.distinct(g, rats)])


@doom.answer
def doom_chosen(g: GameState, action: int, region: int, count: int) -> None:
    g.then(doom, region, count - 1)
    board.kill(g, action - PICK, region, board.NOBODY, in_battle=True)


@chaos_card("horned_rat.grey_seer")
class GreySeer(ChaosCard):
    """Either a Skaven token is placed here or next to it, or one is moved here from any region."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(scheme, region, self.params["tokens"])


@question("scheme", "R7.4", group="place")
def scheme(g: GameState, region: Region, count: Number) -> None:
    near = REGIONS_IN[REACH[1 << region] & ~g.ruined] if g.stock[SKAVEN] else ()
    actions = [PLACE + SKAVEN * N_REGIONS + r for r in near]
    elsewhere = [r for r in REGION_ORDER if r != region and g.tokens[SKAVEN * N_REGIONS + r]]
    actions += [TAKE + SKAVEN * N_REGIONS + r for r in elsewhere]
    if count and actions:
        g.ask(HORNED_RAT, actions)


@scheme.answer
def scheme_chosen(g: GameState, action: int, region: int, count: int) -> None:
    g.then(scheme, region, count - 1)
    if action >= TAKE:
        board.carry_token(g, SKAVEN, (action - TAKE) % N_REGIONS, region)
    else:
        board.place_token(g, SKAVEN, (action - PLACE) % N_REGIONS)


@chaos_card("horned_rat.strength_in_numbers")
class StrengthInNumbers(ChaosCard):
    """His figures here have 1 more defense against a player who has fewer figures here than he has."""

    def defense(self, g: GameState, region: int, controller: int, against: int) -> int:
        if controller != self.power:
            return 0
        mine, theirs = (g.here[region] & g.control[power] for power in (self.power, against))
        return self.params["defense"] if theirs.bit_count() < mine.bit_count() else 0


@chaos_card("horned_rat.verminous_horde")
class VerminousHorde(ChaosCard):
    """While he has more figures here than each opponent, opponents pay 1 more power per figure summoned here."""

    def figure_surcharge(self, g: GameState, region: int, power: int, figure: int) -> int:
        counts = {p: (g.here[region] & g.control[p]).bit_count() for p in g.powers}
        most = max(n for p, n in counts.items() if p != self.power)
        return self.params["surcharge"] if power != self.power and counts[self.power] > most else 0


@chaos_card("horned_rat.warp_token_cache")
class WarpTokenCache(ChaosCard):
    """May be laid open beside the sheet when cards are taken up; discarded in a later draw phase it gives 3 power."""

    may_keep = True


@chaos_card("horned_rat.screaming_bell")
class ScreamingBell(ChaosCard):
    """A Skaven token is placed here; his domination value here is 1 higher for each Skaven token."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        for _ in range(self.params["tokens"]):
            board.place_token(g, SKAVEN, region)

    def domination(self, g: GameState, region: int, power: int) -> int:
        return self.params["per_token"] * g.tokens[SKAVEN * N_REGIONS + region] if power == self.power else 0
