"""The Chaos cards of Tzeentch."""

from ruinous.rules import board, choices, values
from ruinous.rules.actions import NAME, PICK
from ruinous.rules.arguments import Number, Region
from ruinous.rules.cards.card import ChaosCard, chaos_card
from ruinous.rules.ids import ALL_REGIONS, CULTIST, N_REGIONS, RANKED, TZEENTCH, WARRIOR
from ruinous.rules.questions import question
from ruinous.rules.state import GameState


@chaos_card("tzeentch.changer_of_ways")
class ChangerOfWays(ChaosCard):
    """The text of every other Chaos card in this region has no effect. Costs and symbols still count."""

    silences = True

    def on_play(self, g: GameState, region: int, space: int) -> None:
        for bond in g.bonds:
            if bond[0] in ("musk", "shield") and bond[2] == region:
                board.release(g, bond)


@chaos_card("tzeentch.drain_power")
class DrainPower(ChaosCard):
    """Each opponent with a Cultist here loses 1 power; Tzeentch gains 1."""

    gives_power = True

    def on_play(self, g: GameState, region: int, space: int) -> None:
        for power in g.powers:
            if power != self.power and g.here[region] & g.control[power] & RANKED[CULTIST]:
                board.change_power(g, power, -self.params["loss"])
        board.change_power(g, self.power, self.params["gain"])


@chaos_card("tzeentch.warp_shield")
class WarpShield(ChaosCard):
    """One figure Tzeentch controls here cannot be killed in battle for the rest of the round, wherever it goes."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(shield, region)


@question("shield", "R7.4", group="figure")
def shield(g: GameState, region: Region) -> None:
    mine = g.here[region] & g.control[TZEENTCH]
    if mine:
        g.ask(TZEENTCH, [PICK + figure for figure in values.distinct(g, mine)])


@shield.answer
def shield_chosen(g: GameState, action: int, region: int) -> None:
    g.bonds += (("shield", action - PICK, region),)
    g.note("shield", action - PICK, region)


@chaos_card("tzeentch.temporal_stasis")
class TemporalStasis(ChaosCard):
    """Opponents pay 2 more power to play a Chaos card into this region."""

    def surcharge(self, power: int) -> int:
        return 0 if power == self.power else self.params["surcharge"]


@chaos_card("tzeentch.the_meddling_of_skaven")
class TheMeddlingOfSkaven(ChaosCard):
    """Tzeentch names an opponent with a figure here, who discards two Chaos cards of his own choice."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(meddle, region, self.params["discards"])


@question("meddle", "R7.4", group="player")
def meddle(g: GameState, region: Region, count: Number) -> None:
    present = [p for p in g.powers if p != TZEENTCH and g.here[region] & g.control[p]]
    if present:
        g.ask(TZEENTCH, [NAME + p for p in present])


@meddle.answer
def meddle_chosen(g: GameState, action: int, region: int, count: int) -> None:
    g.note("named", TZEENTCH, action - NAME)
    g.then(choices.discard_cards, action - NAME, count)


@chaos_card("tzeentch.teleport")
class Teleport(ChaosCard):
    """Tzeentch moves one Cultist or Warrior of any owner from here to any other region; he must, if there is one."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        here = 1 << region
        movable = 1 << CULTIST | 1 << WARRIOR
        g.then(choices.move_figures, self.power, movable, here, ALL_REGIONS ^ here, self.params["figures"], False)


@chaos_card("tzeentch.the_persistence_of_change")
class ThePersistenceOfChange(ChaosCard):
    """Stays for the next round if Tzeentch killed an enemy figure here this round and the region is not ruined."""

    def stays(self, g: GameState, region: int) -> bool:
        return bool(g.killed >> self.power * N_REGIONS + region & 1) and not g.ruined >> region & 1


@chaos_card("tzeentch.dazzle")
class Dazzle(ChaosCard):
    """One Cultist of each opponent here places no corruption token."""

    def idle_cultists(self, power: int) -> int:
        return 0 if power == self.power else self.params["cultists"]
