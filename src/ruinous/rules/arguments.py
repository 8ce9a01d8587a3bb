"""What a question, an event or a cause can be about, and how each such argument is told: by its id, never by a number
that only the engine knows.

A parameter of a question declared as `region: Region` is told as `{"region": "kislev"}`; a plain `int` is not told.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeAlias

from ruinous.rules.ids import (
    CHAOS,
    FIGURE_NAMES,
    N_SPACES,
    OLD_WORLD,
    PHASES,
    PLACES,
    POWERS,
    RANKS,
    REGIONS,
    REGIONS_IN,
    SPACE_NAMES,
    TOKENS,
    UPGRADES,
    bits,
)
from ruinous.rules.state import GameState

DICE = ("frenzy", "early", "regular")  # the kinds of dice, as in phases.battle
if TYPE_CHECKING:
    DiceName: TypeAlias = str
else:
    DiceName = Literal[DICE]


class Told(NamedTuple):
    """How an argument is told; one that stands for several gives them all by name."""

    spell: Callable[[GameState, Any], Any]
    several: bool = False


def _card_space(g: GameState, place: int) -> dict[str, Any]:
    region, space = divmod(place, N_SPACES)
    return {"card": CHAOS[g.space[place]], "region": REGIONS[region], "space": SPACE_NAMES[space]}


def _cards(g: GameState, cards: int | bytes) -> dict[str, Any]:
    """Chaos cards, to those who may see them; how many, to the others."""
    return {"count": cards} if isinstance(cards, int) else {"cards": [CHAOS[card] for card in cards]}


NUMBER = Told(lambda g, number: number)
WORD = Told(lambda g, word: word)
POWER = Told(lambda g, power: POWERS[power] if power >= 0 else None)
POWER_LIST = Told(lambda g, powers: [POWERS[power] for power in powers])
PLACE = Told(lambda g, place: PLACES[place] if place >= 0 else None)
PHASE = Told(lambda g, phase: PHASES[phase])
FIGURE = Told(lambda g, figure: FIGURE_NAMES[figure])
FIGURE_LIST = Told(lambda g, figures: [FIGURE_NAMES[figure] for figure in figures])
CARD = Told(lambda g, card: CHAOS[card])
CARDS = Told(_cards, several=True)
CARD_SPACE = Told(_card_space, several=True)
SPACE = Told(lambda g, space: SPACE_NAMES[space])
OLD_WORLD_CARD = Told(lambda g, card: OLD_WORLD[card])
OLD_WORLD_LIST = Told(lambda g, cards: [OLD_WORLD[card] for card in cards])
UPGRADE = Told(lambda g, upgrade: UPGRADES[upgrade])
TOKEN = Told(lambda g, token: TOKENS[token])
RANK_SET = Told(lambda g, ranks: [RANKS[rank] for rank in bits(ranks)])
REGION_SET = Told(lambda g, regions: [REGIONS[region] for region in REGIONS_IN[regions]])
DICE_KIND = Told(lambda g, kind: DICE[kind])
FACES = Told(lambda g, dice: list(dice))
OPTION = Told(lambda g, number: number + 1)

# As parameters of questions.
Number = Annotated[int, NUMBER]
Flag = Annotated[bool, NUMBER]
Power = Annotated[int, POWER]
Region = Annotated[int, PLACE]
Figure = Annotated[int, FIGURE]
Figures = Annotated[tuple[int, ...], FIGURE_LIST]
CardSpace = Annotated[int, CARD_SPACE]
OldWorldCard = Annotated[int, OLD_WORLD_CARD]
Token = Annotated[int, TOKEN]
Ranks = Annotated[int, RANK_SET]
Regions = Annotated[int, REGION_SET]
DiceKind = Annotated[int, DICE_KIND]


def tell(g: GameState, names: tuple[tuple[str, Told], ...], args: tuple[Any, ...]) -> dict[str, Any]:
    """Arguments by name, as plain data."""
    data: dict[str, Any] = {}
    for (name, told), value in zip(names, args, strict=True):
        if told.several:
            data.update(told.spell(g, value))
        else:
            data[name] = told.spell(g, value)
    return data
