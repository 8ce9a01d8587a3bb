"""What a Chaos card or an upgrade can take part in: the windows of a round (R3.3) and the parts of a value (values.py).

Each hook has one signature, declared here; a card takes part in those it defines. `region` is where the card lies; an
upgrade lies nowhere, and in a window of the whole board it gets NOWHERE.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from ruinous.rules.state import GameState

NOWHERE = -1


class Kill(NamedTuple):
    """A figure has just been killed."""

    region: int
    killer: int  # or board.NOBODY
    victim: int  # who controlled it
    figure: int


class Hooks:
    """Nothing of this is called unless a subclass defines it."""

    # windows
    def old_world_start(self, g: GameState, region: int) -> None:
        """Before the Old World card is drawn."""

    def draw_power(self, g: GameState, region: int) -> None:
        """Power has been set."""

    def summoning_start(self, g: GameState, region: int) -> None:
        """Before the first turn."""

    def on_play(self, g: GameState, region: int, space: int) -> None:
        """The card has just been put in its space."""

    def battle_start(self, g: GameState, region: int) -> None:
        """Once, before the battles."""

    def on_kill(self, g: GameState, kill: Kill, place: int) -> None:
        """A figure was killed, for a card in its region; `place` is the card's space, or NOWHERE."""

    def battle_over(self, g: GameState, region: int) -> None:
        """After one battle in the region."""

    def battle_end(self, g: GameState, region: int) -> None:
        """After all regions."""

    def corruption_start(self, g: GameState, region: int) -> None:
        """Before domination."""

    def domination_won(self, g: GameState, region: int, power: int) -> None:
        """Somebody has just dominated the region."""

    def after_place(self, g: GameState, region: int, placed: tuple[int, ...]) -> None:
        """Cultists have placed, ruin is not yet checked."""

    def on_ruin(self, g: GameState, region: int) -> None:
        """This region has just been ruined."""

    def end_start(self, g: GameState, region: int) -> None:
        """The end phase begins, the cards still lie there."""

    # figures of an upgraded class
    def on_turn_summon(self, g: GameState, seat: int, figure: int, region: int) -> None:
        """A figure of the class is being summoned by the action of a turn."""

    def on_summon(self, g: GameState, figure: int, source: int, region: int) -> None:
        """A figure of the class has just entered a region, by any means (R6.5, C35)."""

    # values
    def stays(self, g: GameState, region: int) -> bool:
        """Whether the card is not taken up in end phase step 1."""
        raise NotImplementedError

    def own_cost(self, g: GameState, region: int) -> int:
        """What the card itself costs here."""
        raise NotImplementedError

    def surcharge(self, power: int) -> int:
        """What a player pays more to play a card here."""
        raise NotImplementedError

    def defense(self, g: GameState, region: int, controller: int, against: int) -> int:
        """Change of the defense of a figure here."""
        raise NotImplementedError

    def resistance(self) -> int:
        """Change of the region's Resistance."""
        raise NotImplementedError

    def domination(self, g: GameState, region: int, power: int) -> int:
        """Addition to a domination value."""
        raise NotImplementedError

    def instead_of_figures(self, g: GameState, region: int, power: int) -> int | None:
        """What counts instead of the number of figures, or None."""
        raise NotImplementedError

    def cancels_figures(self, power: int) -> bool:
        """Whether that player's figures count nothing."""
        raise NotImplementedError

    def figure_change(self, g: GameState, region: int, power: int, figures: int) -> int:
        """Change of the number of figures; copies do not add."""
        raise NotImplementedError

    def attack(self, g: GameState, figures: int) -> int:
        """Addition to the attack of a set of figures here."""
        raise NotImplementedError

    def dice(self, power: int) -> int:
        """Change of a player's regular dice here."""
        raise NotImplementedError

    def doom_dice(self, power: int) -> int:
        """How many of these dice may kill Clanrats."""
        raise NotImplementedError

    def figure_surcharge(self, g: GameState, region: int, power: int, figure: int) -> int:
        """Change of what a figure costs here."""
        raise NotImplementedError

    def raises_conquest(self) -> int:
        """What each figure that lies on the card adds to the Conquest Value."""
        raise NotImplementedError

    def idle_cultists(self, power: int) -> int:
        """How many of a player's Cultists place no token."""
        raise NotImplementedError


# The method of each hook, by the id the rules ask for it with. Windows stand on the stack of a saved game while they
# are open, so their ids never change, whatever the methods are called.
HOOKS: dict[str, str] = {name: name for name in vars(Hooks) if not name.startswith("_")} | {
    "old_world_start": Hooks.old_world_start.__name__,
    "draw_power": Hooks.draw_power.__name__,
    "summoning_start": Hooks.summoning_start.__name__,
    "on_play": Hooks.on_play.__name__,
    "battle_start": Hooks.battle_start.__name__,
    "battle_over": Hooks.battle_over.__name__,
    "battle_end": Hooks.battle_end.__name__,
    "corruption_start": Hooks.corruption_start.__name__,
    "domination_won": Hooks.domination_won.__name__,
    "after_place": Hooks.after_place.__name__,
    "on_ruin": Hooks.on_ruin.__name__,
    "end_start": Hooks.end_start.__name__,
}


def takes_part(card: Hooks, hook: str) -> bool:
    """Whether a card defines a hook."""
    return getattr(type(card), HOOKS[hook]) is not getattr(Hooks, HOOKS[hook])


C = TypeVar("C", bound=type[Any])


def registrar(table: dict[str, C]) -> Callable[[str], Callable[[C], C]]:
    """A decorator that registers the class of a title under its id, once."""

    def named(card_id: str) -> Callable[[C], C]:
        def register(cls: C) -> C:
            if card_id in table:
                raise ValueError(f"two classes are registered for {card_id!r}")
            table[card_id] = cls
            return cls

        return register

    return named
