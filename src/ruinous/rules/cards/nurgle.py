"""The Chaos cards of Nurgle."""

from ruinous.rules import board, choices, values
from ruinous.rules.actions import PICK
from ruinous.rules.arguments import Number, Region
from ruinous.rules.cards.card import ChaosCard, chaos_card
from ruinous.rules.ids import CULTIST, N_REGIONS, NURGLE, RANKED, WARRIOR, bits
from ruinous.rules.questions import question
from ruinous.rules.state import GameState


@chaos_card("nurgle.plague_aura")
class PlagueAura(ChaosCard):
    """Nurgle's domination value here is 1 higher for each of his corruption tokens here."""

    def domination(self, g: GameState, region: int, power: int) -> int:
        return self.params["per_token"] * g.corruption[power * N_REGIONS + region] if power == self.power else 0


@chaos_card("nurgle.plague_touch")
class PlagueTouch(ChaosCard):
    """Figures here that Nurgle does not control have 1 less defense, but at least 1."""

    def defense(self, g: GameState, region: int, controller: int, against: int) -> int:
        return 0 if controller == self.power else -self.params["defense"]


@chaos_card("nurgle.influenza")
class Influenza(ChaosCard):
    """The Resistance of this region is 2 lower, but never below 0."""

    def resistance(self) -> int:
        return -self.params["resistance"]


@chaos_card("nurgle.all_things_decay")
class AllThingsDecay(ChaosCard):
    """Nurgle removes exactly one corruption token, of any Power, from this region."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(choices.cleanse, self.power, self.params["tokens"], 1 << region)


@chaos_card("nurgle.rain_of_pus")
class RainOfPus(ChaosCard):
    """Figures Nurgle controls here have 1 more defense."""

    def defense(self, g: GameState, region: int, controller: int, against: int) -> int:
        return self.params["defense"] if controller == self.power else 0


@chaos_card("nurgle.a_great_foul_consumption")
class AGreatFoulConsumption(ChaosCard):
    """All figures Nurgle controls here go to the reserve; he places a corruption token for every two of them."""

    def after_place(self, g: GameState, region: int, placed: tuple[int, ...]) -> None:
        eaten = bits(g.here[region] & g.control[self.power])
        for figure in eaten:
            board.remove(g, figure)
        board.corrupt(g, self.power, region, len(eaten) // self.params["figures_per_token"])


@chaos_card("nurgle.the_final_rotting")
class TheFinalRotting(ChaosCard):
    """After all battles Nurgle kills an enemy Cultist or Warrior here for each of his corruption tokens here."""

    def battle_end(self, g: GameState, region: int) -> None:
        g.then(rot, region, self.params["per_token"] * g.corruption[self.power * N_REGIONS + region])


@question("rot", "R7.4", group="figure")
def rot(g: GameState, region: Region, count: Number) -> None:
    victims = g.here[region] & ~g.control[NURGLE] & (RANKED[CULTIST] | RANKED[WARRIOR])
    if victims.bit_count() <= count:
        for figure in bits(victims):
            board.kill(g, figure, region, NURGLE, in_battle=False)
    elif count:
        g.ask(NURGLE, [PICK + figure for figure in values.distinct(g, victims)])


@rot.answer
def rot_chosen(g: GameState, action: int, region: int, count: int) -> None:
    g.then(rot, region, count - 1)
    board.kill(g, action - PICK, region, NURGLE, in_battle=False)


@chaos_card("nurgle.the_stench_of_death")
class TheStenchOfDeath(ChaosCard):
    """If Nurgle dominates this region he places two corruption tokens here at once."""

    def domination_won(self, g: GameState, region: int, power: int) -> None:
        if power == self.power:
            board.corrupt(g, power, region, self.params["tokens"])
