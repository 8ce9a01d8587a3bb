"""The Chaos cards of Slaanesh."""

from ruinous.rules import board, values
from ruinous.rules.actions import CARRY, PICK
from ruinous.rules.arguments import Ranks, Region
from ruinous.rules.cards.card import ChaosCard, chaos_card
from ruinous.rules.ids import (
    ALL_REGIONS,
    CULTIST,
    GREATER_DAEMON,
    HERO,
    N_REGIONS,
    NOBLE,
    OF_RANKS,
    PEASANT,
    REGIONS_IN,
    SLAANESH,
    WARRIOR,
)
from ruinous.rules.questions import question
from ruinous.rules.state import GameState


@chaos_card("slaanesh.abyssal_pact")
class AbyssalPact(ChaosCard):
    """Figures of opponents add nothing to their domination values here."""

    def cancels_figures(self, power: int) -> bool:
        return power != self.power


@chaos_card("slaanesh.perverse_infiltration")
class PerverseInfiltration(ChaosCard):
    """Slaanesh places one corruption token here."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        board.corrupt(g, self.power, region, self.params["tokens"])


@chaos_card("slaanesh.dark_influence")
class DarkInfluence(ChaosCard):
    """Slaanesh moves one Noble, Hero or Peasant token from here to any other region that is not ruined."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(influence, region)


@question("influence", "R7.4", group="move")
def influence(g: GameState, region: Region) -> None:
    goals = REGIONS_IN[ALL_REGIONS & ~g.ruined & ~(1 << region)]
    tokens = [
        token
        for token in (HERO, NOBLE, PEASANT)
        if g.tokens[token * N_REGIONS + region] and not values.fixed(g, token, region)
    ]
    if tokens and goals:
        g.ask(SLAANESH, [CARRY + token * N_REGIONS + goal for token in tokens for goal in goals])


@influence.answer
def influence_chosen(g: GameState, action: int, region: int) -> None:
    token, goal = divmod(action - CARRY, N_REGIONS)
    board.carry_token(g, token, region, goal)


@chaos_card("slaanesh.insidious_lies")
class InsidiousLies(ChaosCard):
    """Slaanesh's domination value here is 2 higher for each Noble and each Hero here."""

    def domination(self, g: GameState, region: int, power: int) -> int:
        if power != self.power:
            return 0
        return self.params["per_token"] * (g.tokens[NOBLE * N_REGIONS + region] + g.tokens[HERO * N_REGIONS + region])


@chaos_card("slaanesh.soporific_musk")
class SoporificMusk(ChaosCard):
    """Slaanesh controls one enemy Cultist or Warrior here until the card is taken up or the figure leaves."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        ranks = {"cultist_or_warrior": (CULTIST, WARRIOR), "cultist": (CULTIST,)}.get(
            self.switches["S5"], (CULTIST, WARRIOR, GREATER_DAEMON)
        )
        g.then(beguile, region, sum(1 << rank for rank in ranks))


@question("beguile", "R7.4", group="figure")
def beguile(g: GameState, region: Region, ranks: Ranks) -> None:
    enemies = g.here[region] & ~g.control[SLAANESH] & OF_RANKS[ranks]
    if enemies:
        g.ask(SLAANESH, [PICK + figure for figure in values.distinct(g, enemies)])


@beguile.answer
def beguile_chosen(g: GameState, action: int, region: int, ranks: int) -> None:
    board.take_control(g, SLAANESH, action - PICK, "musk", region)


@chaos_card("slaanesh.field_of_ecstasy")
class FieldOfEcstasy(ChaosCard):
    """No battle is fought here and nobody rolls dice here."""

    forbids_battle = True


@chaos_card("slaanesh.degenerate_royalty")
class DegenerateRoyalty(ChaosCard):
    """Costs nothing where at least 3 corruption tokens lie; it always counts its printed cost for domination."""

    def own_cost(self, g: GameState, region: int) -> int:
        return 0 if values.corruption(g, region) >= self.params["tokens"] else g.rules.card_cost[self.title]
