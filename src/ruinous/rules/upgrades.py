"""The upgrade cards, one short class each. Statistics and power are data in content/; the rest is here."""

from collections.abc import Mapping
from typing import ClassVar

from ruinous import content
from ruinous.rules import board, values
from ruinous.rules.actions import CARRY, DONE, PICK, STAND
from ruinous.rules.arguments import Figure, Region
from ruinous.rules.hooks import Hooks, registrar
from ruinous.rules.ids import (
    CULTIST,
    GREATER_DAEMON,
    N_REGIONS,
    N_SPACES,
    OWNED,
    POWERS,
    RANKED,
    RESERVE,
    SLAANESH,
    STANDING,
    THIRD,
    WARPSTONE,
)
from ruinous.rules.questions import question
from ruinous.rules.state import GameState

UPGRADE_CARDS: dict[str, type["Upgrade"]] = {}


class Upgrade(Hooks):
    """One upgrade card. A trait says what figures of its class do; a hook takes part in a window."""

    strikes_first: ClassVar[bool] = False  # rolls in the early stage (R8.15)
    six_only: ClassVar[bool] = False  # only hits of sixes may be assigned to it (R8.12)
    avenged: ClassVar[bool] = False  # automatic hits when it is killed (R8.19)
    free_alone: ClassVar[bool] = False  # free where its Power has no figure, once per round (C44)
    stands: ClassVar[bool] = False  # may close a card space
    guards: ClassVar[bool] = False  # Cultists of its Power cannot be hit while it stands (horned_rat.rat_ogres)
    barters: ClassVar[bool] = False  # may be paid for with a card from hand
    overwrites: ClassVar[bool] = False  # cards may be played onto spaces that hold one
    third_card: ClassVar[bool] = False  # a third card where no space is open
    falls: ClassVar[bool] = False  # scores when a Noble or Hero leaves
    colonies: ClassVar[bool] = False  # one more region may count as Populous

    def __init__(self, number: int, card: content.Upgrade, switches: Mapping[str, str]) -> None:
        self.number = number
        self.power = POWERS.index(card.power)
        self.kind = card.kind
        self.stats = card.stats or (0, 0, 0)
        self.params = card.params
        self.switches = switches

    @property
    def weight(self) -> int:
        """As how many figures one of its class counts for domination; 0: as the one it is."""
        return 0

    @property
    def magic(self) -> int:
        """Magic symbols of a figure of its class."""
        return 0

    @property
    def nobles(self) -> int:
        """As how many Noble tokens a figure of its class counts."""
        return 0

    @property
    def draws(self) -> int:
        """More cards in the draw phase."""
        return 0

    @property
    def more_dice(self) -> int:
        """More dice in every battle where its Power has a figure."""
        return 0


upgrade_card = registrar(UPGRADE_CARDS)


@upgrade_card("khorne.bloodsworn")
class Bloodsworn(Upgrade):
    """Bloodsworn have attack 1."""


@upgrade_card("khorne.bloodletters")
class Bloodletters(Upgrade):
    """Bloodletters roll and assign before all other figures; whom they kill does not roll."""

    strikes_first = True


@upgrade_card("khorne.bloodthirster")
class Bloodthirster(Upgrade):
    """The Bloodthirster counts as three figures for domination."""

    @property
    def weight(self) -> int:
        return self.params["figures"]


@upgrade_card("khorne.more_power")
class KhorneMorePower(Upgrade):
    """Khorne's power is set to 8."""


@upgrade_card("khorne.more_cards")
class KhorneMoreCards(Upgrade):
    """Khorne draws three cards in the draw phase."""

    @property
    def draws(self) -> int:
        return self.params["cards"]


@upgrade_card("nurgle.lepers")
class Lepers(Upgrade):
    """A Leper summoned where Nurgle has no figure is free, each Leper once per round."""

    free_alone = True


@upgrade_card("nurgle.plaguebearers")
class Plaguebearers(Upgrade):
    """For each Plaguebearer an opponent kills, its controller gets an automatic hit on that opponent's figures."""

    avenged = True


@upgrade_card("nurgle.great_unclean_one")
class GreatUncleanOne(Upgrade):
    """Nurgle places two corruption tokens in each region the Great Unclean One enters."""

    def on_summon(self, g: GameState, figure: int, source: int, region: int) -> None:
        board.corrupt(g, self.power, region, self.params["tokens"])


@upgrade_card("nurgle.power_of_pestilence")
class PowerOfPestilence(Upgrade):
    """Nurgle's power is set to 7."""


@upgrade_card("nurgle.provender_of_ruin")
class ProvenderOfRuin(Upgrade):
    """Nurgle scores 3 VP whenever a region is ruined of which he is not a ruiner."""

    def on_ruin(self, g: GameState, region: int) -> None:
        if g.rules.rulings.provender_for_every_ruin or not values.ruiner(g, self.power, region):
            board.score(g, self.power, self.params["vp"])


@upgrade_card("tzeentch.acolytes")
class Acolytes(Upgrade):
    """An Acolyte summoned from one region to another may take a Warpstone along."""

    def on_summon(self, g: GameState, figure: int, source: int, region: int) -> None:
        if source < RESERVE and g.tokens[WARPSTONE * N_REGIONS + source] and not g.ruined >> region & 1:
            g.then(carry_warpstone, g.controller(figure), source, region)


@question("carry_warpstone", "R23.4", group="move", optional=True)
def carry_warpstone(g: GameState, seat: int, from_: Region, region: Region) -> None:
    g.ask(seat, [DONE, CARRY + WARPSTONE * N_REGIONS + region])


@carry_warpstone.answer
def carry_warpstone_chosen(g: GameState, action: int, seat: int, source: int, region: int) -> None:
    if action != DONE:
        board.carry_token(g, WARPSTONE, source, region)


@upgrade_card("tzeentch.horrors")
class Horrors(Upgrade):
    """A Horror may be set on an empty card space of the region it enters and keeps it closed."""

    stands = True

    def on_summon(self, g: GameState, figure: int, source: int, region: int) -> None:
        if not g.ruined >> region & 1:
            g.then(stand, figure, region)


@question("stand", "C42", group="figure", optional=True)
def stand(g: GameState, figure: Figure, region: Region) -> None:
    spaces = [s for s in range(THIRD) if not g.space[region * N_SPACES + s]]
    if spaces:
        g.ask(g.controller(figure), [DONE, *(STAND + s for s in spaces)])


@stand.answer
def stand_chosen(g: GameState, action: int, figure: int, region: int) -> None:
    if action != DONE:
        g.space[region * N_SPACES + action - STAND] = STANDING + figure
        g.note("stand", figure, region, action - STAND)


@upgrade_card("tzeentch.lord_of_change")
class LordOfChange(Upgrade):
    """The Lord of Change has two magic symbols."""

    @property
    def magic(self) -> int:
        return self.params["magic"]


@upgrade_card("tzeentch.more_power")
class TzeentchMorePower(Upgrade):
    """Tzeentch's power is set to 7."""


@upgrade_card("tzeentch.larger_hand")
class LargerHand(Upgrade):
    """Tzeentch draws up to a hand of 6 (S10: 7)."""

    @property
    def draws(self) -> int:
        return {"six": 1, "seven": 2}[self.switches["S10"]]


@upgrade_card("slaanesh.seductresses")
class Seductresses(Upgrade):
    """Seductresses have defense 2."""


@upgrade_card("slaanesh.daemonettes")
class Daemonettes(Upgrade):
    """Only hits of dice that show 6 may be assigned to Daemonettes."""

    six_only = True


@upgrade_card("slaanesh.keeper_of_secrets")
class KeeperOfSecrets(Upgrade):
    """At the beginning of the corruption phase Slaanesh may take control of an enemy Cultist with the Keeper."""

    def corruption_start(self, g: GameState, region: int) -> None:
        g.then(whisper)


@question("whisper", "R23.4", group="figure", optional=True)
def whisper(g: GameState) -> None:
    keeper = (OWNED[SLAANESH] & RANKED[GREATER_DAEMON]).bit_length() - 1
    region = g.where(keeper)
    if region < RESERVE:
        seat = g.controller(keeper)
        enemies = g.here[region] & ~g.control[seat] & RANKED[CULTIST]
        if enemies:
            g.ask(seat, [DONE, *(PICK + figure for figure in values.distinct(g, enemies))])


@whisper.answer
def whisper_chosen(g: GameState, action: int) -> None:
    if action != DONE:
        figure = action - PICK
        keeper = (OWNED[SLAANESH] & RANKED[GREATER_DAEMON]).bit_length() - 1
        board.take_control(g, g.controller(keeper), figure, "keeper", g.where(figure))


@upgrade_card("slaanesh.power_of_pleasure")
class PowerOfPleasure(Upgrade):
    """Slaanesh's power is set 1 higher; with Power of Pain 3 higher in all."""


@upgrade_card("slaanesh.power_of_pain")
class PowerOfPain(Upgrade):
    """Slaanesh's power is set 1 higher; with Power of Pleasure 3 higher in all."""
