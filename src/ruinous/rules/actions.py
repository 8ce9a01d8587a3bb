"""The one table of actions. An action is an index into it; records, the terminal and the API use its notation.

| notation                | kind      | meaning                                                        |
|-------------------------|-----------|----------------------------------------------------------------|
| `pass` `done`           | word      | end one's summoning; stop an optional choice                   |
| `roll` `wait`           | word      | roll the one die now, or keep it for later (R8.22)             |
| `keep`                  | word      | lay a card open beside the sheet                               |
| `Kw3>kis`               | MOVE      | this figure goes to this region: summoned, or moved by a card  |
| `teleport@kis.l`        | PLAY      | play a Chaos card to a region's left, right or third space     |
| `hit Kw3` `hit Kw3*2`   | HIT       | assign hits to a figure; `*2` says how many of them show a six |
| `hit peasant`           | PEASANT   | assign a hit to a Peasant                                      |
| `pick Kw3`              | PICK      | choose a figure                                                |
| `+noble@emp`            | PLACE     | put an Old World token into a region                           |
| `-noble@emp`            | TAKE      | return an Old World token to the stock                         |
| `noble>emp`             | CARRY     | move an Old World token to a region                            |
| `-K@emp`                | CLEANSE   | remove a corruption token of a Power                           |
| `discard teleport`      | DISCARD   | discard a Chaos card from hand                                 |
| `upgrade bloodletters`  | UPGRADE   | put an upgrade into play                                       |
| `name nurgle`           | NAME      | name a player                                                  |
| `stand l`               | STAND     | set a Horror on a card space                                   |
| `option 1`              | OPTION    | take one of the alternatives a card offers                     |
| `Tc1>kis$`              | TRADE     | summon an Acolyte and pay with a Chaos card from hand          |
| `+N@emp`                | CORRUPT   | place a corruption token of a Power                            |
| `take teleport`         | FETCH     | take a card from one's discard pile                            |
| `pick Tc1=warrior`      | TURN_INTO | replace a figure by one of a higher rank                       |
"""

from functools import cache

from ruinous.content import components
from ruinous.rules.ids import (
    CARD_SLUGS,
    FIGURE_NAMES,
    N_FIGURES,
    N_REGIONS,
    N_SPACES,
    POWER_LETTERS,
    POWERS,
    RANKS,
    REGION_CODES,
    REGIONS_IN,
    SPACES,
    TOKENS,
)

MOST_SIXES = 8  # a figure never needs as many hits as this
N_OPTIONS = 4

WORDS = ("pass", "done", "roll", "wait", "keep")
NOTATION: list[str] = list(WORDS)
PASS, DONE, ROLL, WAIT, KEEP = range(5)

UPGRADE_SLUGS = tuple(upgrade.slug for upgrade in components().upgrades)


def _block(texts: list[str]) -> int:
    start = len(NOTATION)
    NOTATION.extend(texts)
    return start


def _sixes(n: int) -> str:
    return f"*{n}" if n else ""


MOVE = _block([f"{figure}>{region}" for figure in FIGURE_NAMES for region in REGION_CODES])
PLAY = _block(
    [f"{card or 'none'}@{region}.{space}" for card in CARD_SLUGS for region in REGION_CODES for space in SPACES]
)
HIT = _block([f"hit {figure}{_sixes(n)}" for figure in FIGURE_NAMES for n in range(MOST_SIXES)])
PEASANT_HIT = _block([f"hit peasant{_sixes(n)}" for n in range(3)])
PICK = _block([f"pick {figure}" for figure in FIGURE_NAMES])
PLACE = _block([f"+{token}@{region}" for token in TOKENS for region in REGION_CODES])
TAKE = _block([f"-{token}@{region}" for token in TOKENS for region in REGION_CODES])
CARRY = _block([f"{token}>{region}" for token in TOKENS for region in REGION_CODES])
CLEANSE = _block([f"-{letter}@{region}" for letter in POWER_LETTERS for region in REGION_CODES])
DISCARD = _block([f"discard {card or 'none'}" for card in CARD_SLUGS])
UPGRADE = _block([f"upgrade {slug}" for slug in UPGRADE_SLUGS])
NAME = _block([f"name {power}" for power in POWERS])
STAND = _block([f"stand {space}" for space in SPACES])
OPTION = _block([f"option {n + 1}" for n in range(N_OPTIONS)])
TRADE = _block([f"{figure}>{region}$" for figure in FIGURE_NAMES for region in REGION_CODES])
CORRUPT = _block([f"+{letter}@{region}" for letter in POWER_LETTERS for region in REGION_CODES])
FETCH = _block([f"take {card or 'none'}" for card in CARD_SLUGS])
TURN_INTO = _block([f"pick {old}={new}" for old in FIGURE_NAMES for new in RANKS])

ACTIONS = {text: action for action, text in enumerate(NOTATION)}
N_ACTIONS = len(NOTATION)

KINDS = (
    (MOVE, "word"),
    (PLAY, "move"),
    (HIT, "play"),
    (PEASANT_HIT, "hit"),
    (PICK, "peasant"),
    (PLACE, "pick"),
    (TAKE, "place"),
    (CARRY, "take"),
    (CLEANSE, "carry"),
    (DISCARD, "cleanse"),
    (UPGRADE, "discard"),
    (NAME, "upgrade"),
    (STAND, "name"),
    (OPTION, "stand"),
    (TRADE, "option"),
    (CORRUPT, "trade"),
    (FETCH, "corrupt"),
    (TURN_INTO, "fetch"),
    (N_ACTIONS, "become"),
)


@cache
def kind(action: int) -> tuple[str, tuple[int, ...]]:
    """The kind of an action and its arguments.

    >>> kind(ACTIONS["Kw3>kis"])
    ('move', (6, 2))
    """
    number = next(n for n, (end, _) in enumerate(KINDS) if action < end)
    name = KINDS[number][1]
    n = action - (KINDS[number - 1][0] if number else 0)
    if name in ("move", "trade"):
        return name, divmod(n, N_REGIONS)
    if name == "become":
        return name, divmod(n, len(RANKS))
    if name == "play":
        card, place = divmod(n, N_REGIONS * N_SPACES)
        return name, (card, *divmod(place, N_SPACES))
    if name == "hit":
        return name, divmod(n, MOST_SIXES)
    if name in ("place", "take", "carry", "cleanse", "corrupt"):
        return name, divmod(n, N_REGIONS)
    return name, (n,)


class _Moves(dict[int, list[int]]):
    """The actions that take one figure to each region of a mask, made when first asked for."""

    def __init__(self, figure: int) -> None:
        self.first = MOVE + figure * N_REGIONS

    def __missing__(self, regions: int) -> list[int]:
        self[regions] = [self.first + r for r in REGIONS_IN[regions]]
        return self[regions]


MOVES = tuple(_Moves(figure) for figure in range(N_FIGURES))  # MOVES[figure][regions]
