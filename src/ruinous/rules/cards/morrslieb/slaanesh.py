"""The Morrslieb cards of Slaanesh."""

from ruinous.rules import board, choices, values
from ruinous.rules.actions import DONE, PICK
from ruinous.rules.arguments import CardSpace, Number
from ruinous.rules.cards.card import ChaosCard, chaos_card
from ruinous.rules.ids import CULTIST, HERO, N_REGIONS, N_SPACES, RANK, RANKED, SLAANESH
from ruinous.rules.questions import question
from ruinous.rules.state import GameState


@chaos_card("slaanesh_m.daemonic_subtlety")
class DaemonicSubtlety(ChaosCard):
    """Slaanesh pays 1 power less for each Warrior or Greater Daemon he summons here."""

    def figure_surcharge(self, g: GameState, region: int, power: int, figure: int) -> int:
        return -self.params["discount"] if power == self.power and RANK[figure] != CULTIST else 0


@chaos_card("slaanesh_m.festival_of_sinew")
class FestivalOfSinew(ChaosCard):
    """Cultists Slaanesh controls here have 1 more attack."""

    def attack(self, g: GameState, figures: int) -> int:
        return self.params["attack"] * (figures & g.control[self.power] & RANKED[CULTIST]).bit_count()


@chaos_card("slaanesh_m.corrupt_from_within")
class CorruptFromWithin(ChaosCard):
    """Slaanesh places a corruption token here for each opponent with a Cultist here, at most 2."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        cultists = g.here[region] & RANKED[CULTIST]
        opponents = sum(p != self.power and bool(cultists & g.control[p]) for p in g.powers)
        board.corrupt(g, self.power, region, min(self.params["tokens"] * opponents, self.params["most"]))


@chaos_card("slaanesh_m.rapturous_excess")
class RapturousExcess(ChaosCard):
    """Each Warrior and Greater Daemon Slaanesh controls here counts as two figures for domination."""

    def figure_change(self, g: GameState, region: int, power: int, figures: int) -> int:
        greater = figures & ~RANKED[CULTIST]
        return (self.params["figures"] - 1) * greater.bit_count() if power == self.power else 0


@chaos_card("slaanesh_m.shroud_of_secrets")
class ShroudOfSecrets(ChaosCard):
    """This round Nobles and Heroes here cannot be moved or removed, and Heroes here pass over Slaanesh."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.shrouded |= 1 << region
        g.note("shrouded", region)


@chaos_card("slaanesh_m.ascension_to_power")
class AscensionToPower(ChaosCard):
    """A Cultist or Warrior of Slaanesh here is replaced by a Warrior or Greater Daemon from his reserve."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(choices.promote, self.power, region)


@chaos_card("slaanesh_m.joyous_surrender")
class JoyousSurrender(ChaosCard):
    """Slaanesh puts up to two of his Cultists here on the card; each raises the Conquest Value by 1 while there."""

    def raises_conquest(self) -> int:
        return self.params["per_figure"]

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(surrender, region * N_SPACES + space, self.params["figures"])


@question("surrender", "R7.4", group="figure", optional=True)
def surrender(g: GameState, place: CardSpace, most: Number) -> None:
    joyous = g.rules.hooks["raises_conquest"]
    lying = sum(1 << figure for figure, where in g.lying if where >= 0 and g.space[where] in joyous)
    mine = g.here[place // N_SPACES] & g.control[SLAANESH] & RANKED[CULTIST] & ~lying
    if most and mine:
        g.ask(SLAANESH, [DONE, *(PICK + figure for figure in values.distinct(g, mine))])


@surrender.answer
def surrender_chosen(g: GameState, action: int, place: int, most: int) -> None:
    if action != DONE:
        g.lying += ((action - PICK, place),)
        g.note("laid", action - PICK, g.space[place], place // N_SPACES)
        g.then(surrender, place, most - 1)


@chaos_card("slaanesh_m.pleasure_shield")
class PleasureShield(ChaosCard):
    """Figures Slaanesh controls here have 1 more defense."""

    def defense(self, g: GameState, region: int, controller: int, against: int) -> int:
        return self.params["defense"] if controller == self.power else 0


@chaos_card("slaanesh_m.debauchery")
class Debauchery(ChaosCard):
    """If Slaanesh dominates this region he scores 1 VP more for each Noble and each Hero here."""

    def domination_won(self, g: GameState, region: int, power: int) -> None:
        if power == self.power:
            courted = values.nobles(g, region) + g.tokens[HERO * N_REGIONS + region]
            board.score(g, power, self.params["vp"] * courted)
