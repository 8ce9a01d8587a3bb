"""The Chaos cards of Khorne."""

from ruinous.rules import board, choices, values
from ruinous.rules.cards.card import ChaosCard, chaos_card
from ruinous.rules.hooks import Kill
from ruinous.rules.ids import ALL_REGIONS, ANY_RANK
from ruinous.rules.phases import battle
from ruinous.rules.state import GameState


@chaos_card("khorne.blood_frenzy")
class BloodFrenzy(ChaosCard):
    """At the beginning of the battle phase Khorne rolls 2 dice for this region; the hits are early hits."""

    together = True

    def battle_start(self, g: GameState, region: int) -> None:
        dice = self.params["dice"] * values.texts(g, region).count(self.title)
        battle.early_dice(g, self.power, region, dice)


@chaos_card("khorne.battle_cry")
class BattleCry(ChaosCard):
    """Nobody may put a corruption token into this region, from any source."""

    forbids_corruption = True


@chaos_card("khorne.the_skull_throne")
class TheSkullThrone(ChaosCard):
    """Khorne's figures here count their attack values instead of their number when domination is worked out."""

    def instead_of_figures(self, g: GameState, region: int, power: int) -> int | None:
        return values.attack(g, g.here[region] & g.control[power], region) if power == self.power else None


@chaos_card("khorne.field_of_carnage")
class FieldOfCarnage(ChaosCard):
    """Figures that Khorne does not control may not leave this region by summoning or moving."""

    holds_enemies = True


@chaos_card("khorne.ritual_slaying")
class RitualSlaying(ChaosCard):
    """Khorne draws a Chaos card for each figure he kills here."""

    def on_kill(self, g: GameState, kill: Kill, place: int) -> None:
        if kill.killer == self.power:
            board.draw(g, self.power, self.params["cards"])


@chaos_card("khorne.reborn_in_blood")
class RebornInBlood(ChaosCard):
    """After the battle here a further complete battle is fought here."""

    extra_battle = True


@chaos_card("khorne.the_blood_gods_call")
class TheBloodGodsCall(ChaosCard):
    """Khorne moves up to two figures, of any owner and class, from one other region to this one."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        here = 1 << region
        g.then(choices.move_figures, self.power, ANY_RANK, ALL_REGIONS ^ here, here, self.params["figures"], True)
