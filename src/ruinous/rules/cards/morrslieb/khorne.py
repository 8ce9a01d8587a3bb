"""The Morrslieb cards of Khorne."""

from ruinous.rules import board, choices, values
from ruinous.rules.actions import PICK
from ruinous.rules.arguments import CardSpace, Number
from ruinous.rules.cards.card import ChaosCard, chaos_card
from ruinous.rules.ids import ADJACENT, ANY_RANK, CULTIST, KHORNE, N_REGIONS, N_SPACES
from ruinous.rules.phases import battle
from ruinous.rules.questions import question
from ruinous.rules.state import GameState


@chaos_card("khorne_m.bloodbath")
class Bloodbath(ChaosCard):
    """After all battles Khorne scores 1 VP for each player who had a figure killed here this round."""

    counts_losses = True

    def battle_end(self, g: GameState, region: int) -> None:
        losers = sum(g.losses >> power * N_REGIONS + region & 1 for power in g.powers)
        board.score(g, self.power, self.params["vp"] * losers)


@chaos_card("khorne_m.terror")
class Terror(ChaosCard):
    """Each opponent rolls one die fewer here in every battle."""

    def dice(self, power: int) -> int:
        return 0 if power == self.power else -self.params["dice"]


@chaos_card("khorne_m.hate")
class Hate(ChaosCard):
    """Khorne puts an enemy figure from here on the card; it may not leave the region while the card lies here."""

    holds_lying = True

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(hate, region * N_SPACES + space, self.params["figures"])


@question("hate", "R7.4", group="figure")
def hate(g: GameState, place: CardSpace, count: Number) -> None:
    lying = sum(1 << figure for figure, where in g.lying if where == place)
    enemies = g.here[place // N_SPACES] & ~g.control[KHORNE] & ~lying
    if count and enemies:
        g.ask(KHORNE, [PICK + figure for figure in values.distinct(g, enemies)])


@hate.answer
def hate_chosen(g: GameState, action: int, place: int, count: int) -> None:
    g.lying += ((action - PICK, place),)
    g.note("laid", action - PICK, g.space[place], place // N_SPACES)
    g.then(hate, place, count - 1)


@chaos_card("khorne_m.rampage")
class Rampage(ChaosCard):
    """A complete battle is fought here at once; it is not the battle phase."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(battle.battle, region, 0)


@chaos_card("khorne_m.skulltaker")
class Skulltaker(ChaosCard):
    """Figures killed here lie on the card until the end phase; each counts 1 for Khorne's domination here."""

    buries = True

    def figure_change(self, g: GameState, region: int, power: int, figures: int) -> int:
        if power != self.power:
            return 0
        dead = [f for f, place in g.lying if place // N_SPACES == region and g.space[place] == self.title]
        return self.params["per_figure"] * len(dead)

    def end_start(self, g: GameState, region: int) -> None:
        for space in range(N_SPACES):
            if g.space[region * N_SPACES + space] == self.title:
                board.let_go(g, region * N_SPACES + space)


@chaos_card("khorne_m.lambs_to_the_slaughter")
class LambsToTheSlaughter(ChaosCard):
    """If Khorne has a figure here he moves up to two enemy Cultists from adjacent regions here."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        lure(g, self.power, 1 << CULTIST, region, self.params["figures"])


@chaos_card("khorne_m.lure_of_battle")
class LureOfBattle(ChaosCard):
    """If Khorne has a figure here he moves up to four enemy figures from adjacent regions here."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        lure(g, self.power, ANY_RANK, region, self.params["figures"])


def lure(g: GameState, power: int, ranks: int, region: int, most: int) -> None:
    if g.here[region] & g.control[power]:
        g.then(choices.move_many, power, ranks, ADJACENT[region], 1 << region, most, False, True, ())
