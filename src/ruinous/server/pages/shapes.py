"""The shapes of the reference (reference.py): what never changes during a game."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypedDict

from ruinous.content.model import ALL_SETS, LABELS
from ruinous.rules.danger import EndCondition
from ruinous.rules.ids import EVERY, PhaseId, PowerId, RankId, RegionId, SpaceName, TokenId

if TYPE_CHECKING:
    Label: TypeAlias = str
    SetId: TypeAlias = str
else:
    Label = Literal[LABELS]
    SetId = Literal[ALL_SETS]

CardKind = Literal["chaos", "upgrade", "old_world"]
OptionValue = str | bool | int


class Known(TypedDict):
    """Everything whose aspects carry a label; `weakest` is the one to show where there is room for one."""

    provenance: dict[str, Label]
    weakest: Label


class RegionData(Known):
    """A region of the map."""

    id: RegionId
    order: int  # from 1, in region order
    code: str  # how notation writes it: "emp"
    name: str
    value: int
    populous: bool
    adjacent: list[RegionId]


class Ruination(Known):
    """A ruination card."""

    id: str
    ruiners: int
    points: Annotated[dict[RegionId, tuple[int, int]], EVERY]  # of the first and the second place


class TokenData(Known):
    """An Old World token."""

    id: TokenId
    name: str
    stock: int
    stock_rat: int  # with the Horned Rat in play
    text: str


class Follower(Known):
    """A class of figures."""

    id: str
    rank: RankId
    slug: str  # its name in positions
    name: str
    plural: str
    count: int
    cost: int
    attack: int
    defense: int
    figures: list[str]  # "Kw1", "Kw2" …


class DialStop(TypedDict):
    """A stop of a dial: the Threat and the instruction it reveals."""

    position: int
    threat: int | None  # None at Victory
    do: str
    n: int
    text: str


class PowerData(Known):
    """A Power's sheet."""

    id: PowerId
    name: str
    letter: str
    epithet: str
    power: int
    draw: int
    draw_to: int
    may_discard: int
    condition: str
    corrupts: bool
    loses_ties: bool
    followers: list[Follower]
    dial: list[DialStop]


class CardChange(TypedDict):
    """What an edition corrected on a card: what the one before said, and the evidence."""

    edition: int
    was: str
    why: str


class Card(Known):
    """What all cards have."""

    id: str
    number: int
    slug: str  # its name in notation
    set: SetId
    name: str
    original: str | None  # the English title, where the other one is a translation of ours
    text: str
    rulings: list[str]  # numbers in the rules: "C12"
    changed: CardChange | None


class ChaosCard(Card):
    """A Chaos card."""

    kind: Literal["chaos"]
    power: PowerId
    copies: int
    cost: int
    magic: bool
    when: str
    rule: str
    params: dict[str, int]  # the numbers of its effect


class Upgrade(Card):
    """An upgrade."""

    kind: Literal["upgrade"]
    power: PowerId
    of: RankId | Literal["power"]  # what it improves
    stats: tuple[int, int, int] | None  # cost, attack, defense
    rule: str
    power_bonus: int  # how much higher it sets power in the draw phase
    pair: str | None
    pair_bonus: int
    params: dict[str, int]


class OldWorldCard(Card):
    """An Old World card. What it does stands in the vocabulary of content/old_world.toml."""

    kind: Literal["old_world"]
    copies: int
    comet: bool
    after: str  # where it goes when its text is done
    persistent_text: str | None
    immediate: list[dict[str, Any]]  # at once
    end: list[dict[str, Any]]  # in step 3 of the end phase
    constant: list[dict[str, Any]]  # while it is on the track
    switch: dict[str, dict[str, dict[str, Any]]]  # what each value of a switch puts in place of its fields


AnyCard = ChaosCard | Upgrade | OldWorldCard


class Limits(TypedDict):
    """Numbers of the game: tokens that ruin a region, points that win, the most power, cards at the start."""

    ruin: int
    vp: int
    power: int
    hand: int


class PlayerLimits(TypedDict):
    """How many can play."""

    fewest: int
    most: int


class Names(TypedDict):
    """What the names in views and events mean."""

    phases: Annotated[dict[PhaseId, str], EVERY]
    ranks: Annotated[dict[RankId, str], EVERY]
    spaces: list[SpaceName]
    end_conditions: Annotated[dict[EndCondition, str], EVERY]
    when: dict[str, str]
    provenance: Annotated[dict[Label, str], EVERY]


class BoardData(TypedDict):
    """Tokens, ruination cards, limits and names."""

    tokens: list[TokenData]
    ruination: list[Ruination]
    limits: Limits
    players: PlayerLimits
    old_world_deck: dict[str, int]
    starting_tokens: dict[TokenId, int]
    starting_tokens_rat: dict[TokenId, int]
    provenance: dict[str, Label]
    names: Names


class RuleData(TypedDict):
    """A rule."""

    id: str
    section: str
    text: str


class SectionData(TypedDict):
    """A section of the rules."""

    id: str
    title: str
    rules: list[RuleData]


class Ruling(TypedDict):
    """A ruling, and why it is so."""

    id: str
    text: str
    reason: str


class SwitchData(TypedDict):
    """A question that players may settle; the first value is the default."""

    id: str
    name: str
    values: list[str]
    title: str
    text: str


class ExampleData(TypedDict):
    """A worked example."""

    id: str
    page: str
    text: str


class Rulebook(TypedDict):
    """The rules as a tree."""

    sections: list[SectionData]
    rulings: list[Ruling]
    switches: list[SwitchData]
    examples: list[ExampleData]


class OptionChoice(TypedDict):
    """A value of an option."""

    id: OptionValue
    text: str


class OptionData(TypedDict):
    """An option of a game."""

    id: str
    name: str
    kind: Literal["choice", "flag", "text"]
    rule: str | None
    values: list[OptionChoice]
    default: OptionValue
    text: str


class SetData(TypedDict):
    """A set of cards, and the options with which it is used."""

    id: SetId
    name: str
    titles: Annotated[dict[CardKind, int], EVERY]
    used_with: dict[str, list[str]]


class Reference(TypedDict):
    """Everything."""

    cards: list[AnyCard]
    powers: list[PowerData]
    regions: list[RegionData]
    board: BoardData
    rules: Rulebook
    options: list[OptionData]
    sets: list[SetData]
