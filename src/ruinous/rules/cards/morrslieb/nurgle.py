"""The Morrslieb cards of Nurgle."""

from ruinous.rules import board, choices, values
from ruinous.rules.actions import CLEANSE, CORRUPT
from ruinous.rules.arguments import Number, Region
from ruinous.rules.cards.card import ChaosCard, chaos_card
from ruinous.rules.hooks import Kill
from ruinous.rules.ids import (
    ADJACENT,
    CULTIST,
    N_REGIONS,
    NURGLE,
    PHASE_BATTLE,
    RANKED,
    REGIONS_IN,
)
from ruinous.rules.questions import question
from ruinous.rules.state import GameState


@chaos_card("nurgle_m.filth")
class Filth(ChaosCard):
    """Nurgle removes a corruption token of another Power from here, then places one of his own."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        g.then(befoul, region, self.params["removed"], self.params["tokens"])


@question("befoul", "R7.4", group="remove")
def befoul(g: GameState, region: Region, count: Number, tokens: int) -> None:
    others = [p for p in g.powers if p != NURGLE and g.corruption[p * N_REGIONS + region]]
    if count and others:
        g.ask(NURGLE, [CLEANSE + p * N_REGIONS + region for p in others])
    else:
        board.corrupt(g, NURGLE, region, tokens)


@befoul.answer
def befoul_chosen(g: GameState, action: int, region: int, count: int, tokens: int) -> None:
    board.cleanse(g, *divmod(action - CLEANSE, N_REGIONS))
    g.then(befoul, region, count - 1, tokens)


@chaos_card("nurgle_m.virulent_outbreak")
class VirulentOutbreak(ChaosCard):
    """If Nurgle placed at least 2 tokens here this phase he places one more in an adjacent region."""

    def after_place(self, g: GameState, region: int, placed: tuple[int, ...]) -> None:
        if g.placed_phase[self.power * N_REGIONS + region] >= self.params["least"]:
            g.then(spread, region, self.params["tokens"])


@question("spread", "R7.4", group="place")
def spread(g: GameState, region: Region, count: Number) -> None:
    goals = [r for r in REGIONS_IN[ADJACENT[region]] if not values.corruption_forbidden(g, r)]
    if count and goals:
        g.ask(NURGLE, [CORRUPT + NURGLE * N_REGIONS + r for r in goals])


@spread.answer
def spread_chosen(g: GameState, action: int, region: int, count: int) -> None:
    board.corrupt(g, NURGLE, (action - CORRUPT) % N_REGIONS, 1)
    g.then(spread, region, count - 1)


@chaos_card("nurgle_m.creeping_death")
class CreepingDeath(ChaosCard):
    """After all battles, with 3 of Nurgle's tokens here, each opponent with a Cultist here removes one of them."""

    def battle_end(self, g: GameState, region: int) -> None:
        if g.corruption[self.power * N_REGIONS + region] >= self.params["tokens"]:
            opponents = [
                p
                for p in g.powers
                if p != self.power and g.here[region] & g.control[p] & RANKED[CULTIST]
                for _ in range(self.params["cultists"])
            ]
            g.each(choices.remove_figure, opponents, 1 << CULTIST, region)


@chaos_card("nurgle_m.festering_fever")
class FesteringFever(ChaosCard):
    """In the battle phase Nurgle places a token here when a figure of an opponent is killed here, at most 2 a round."""

    def on_kill(self, g: GameState, kill: Kill, place: int) -> None:
        acted = dict(g.tally).get(place, 0)
        if g.phase != PHASE_BATTLE or kill.victim == self.power or acted >= self.params["most"]:
            return
        if board.corrupt(g, self.power, kill.region, self.params["tokens"]):
            g.tally = tuple(sorted((dict(g.tally) | {place: acted + self.params["tokens"]}).items()))


@chaos_card("nurgle_m.quicken_decay")
class QuickenDecay(ChaosCard):
    """If Nurgle's Cultists placed a token here in this step he places one more."""

    def after_place(self, g: GameState, region: int, placed: tuple[int, ...]) -> None:
        if placed[self.power]:
            board.corrupt(g, self.power, region, self.params["tokens"])


@chaos_card("nurgle_m.choking_stench")
class ChokingStench(ChaosCard):
    """Cultists of opponents add nothing to their domination values here."""

    def figure_change(self, g: GameState, region: int, power: int, figures: int) -> int:
        return 0 if power == self.power else -(figures & RANKED[CULTIST]).bit_count()


@chaos_card("nurgle_m.ultimate_plague")
class UltimatePlague(ChaosCard):
    """Stays for the next round if Nurgle placed a token here this round and the region is not ruined."""

    def stays(self, g: GameState, region: int) -> bool:
        return bool(g.placed_round >> self.power * N_REGIONS + region & 1) and not g.ruined >> region & 1


@chaos_card("nurgle_m.nurgles_quest")
class NurglesQuest(ChaosCard):
    """If Nurgle dominates this region he takes a dial counter."""

    def domination_won(self, g: GameState, region: int, power: int) -> None:
        if power == self.power:
            for _ in range(self.params["counters"]):
                g.counters[power] += 1
                g.note("counter", power, region)
