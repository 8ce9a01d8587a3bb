"""The shape of a view: a position as a seat sees it, as JSON-ready data with every name spelled out (view.py)."""

from typing import Annotated, NotRequired, TypedDict, final

from ruinous.rules.danger import Danger, EndData
from ruinous.rules.ids import EVERY, PhaseId, PowerId, RankId, RegionId, TokenId
from ruinous.rules.odds import BattleOdds
from ruinous.rules.parts import PartsData
from ruinous.rules.telling import OpenAsk


class Figure(TypedDict):
    """A figure on the board."""

    id: str  # "Kw3": letter of the Power, c, w or d, number
    owner: PowerId
    rank: RankId
    name: str
    controller: PowerId
    marks: list[str]  # "shield", "musk", "keeper", "tipped", "free_used", "dazed", or the card that lies on it
    hits: dict[PowerId, int]  # that lie on it, by the Power that gave them


@final
class CardInSpace(TypedDict):
    """A Chaos card on a card space."""

    card: str
    owner: PowerId
    silenced: bool
    dead: list[str]  # killed figures that lie on it


@final
class FigureInSpace(TypedDict):
    """A figure that stands on a card space."""

    figure: str


Space = CardInSpace | FigureInSpace | None


class Stats(TypedDict):
    """Attack and defense of a figure where a card changes them; against some its defense may be higher."""

    attack: int
    defense: int
    against: NotRequired[dict[PowerId, int]]


class FollowerView(TypedDict):
    """A class of figures as it is now."""

    cost: int
    attack: int
    defense: int
    upgrade: str | None  # the one in play that has set these


class RegionView(TypedDict):
    """A region as everybody sees it."""

    figures: list[Figure]
    tokens: dict[TokenId, int]
    corruption: dict[PowerId, int]
    ruin_count: int  # corruption and Warpstone together
    spaces: list[Space]
    ruin: int | None  # the number of its ruination card; None while it stands
    face_up: bool  # its ruination card is still to be scored
    resistance: int
    conquest: int
    magic: int
    domination: dict[PowerId, int]
    dice: dict[PowerId, int]  # that each would roll in a battle here, as things stand
    dominator: PowerId | None
    parts: PartsData
    stats: dict[str, Stats]  # by figure, where a card changes the values of its class


class PlayerView(TypedDict):
    """A player as a seat sees him."""

    power: int
    vp: int
    dial: int  # position, 0 at the start
    threat: int | None  # None at Victory
    counters: int
    peasants: int
    upgrades: list[str]
    followers: Annotated[dict[RankId, FollowerView], EVERY]
    reserve: list[str]
    hand_size: int
    hand: list[str] | None  # None for everybody but the seat itself
    deck_size: int
    discard: list[str]
    shuffled: list[str]
    cached: list[str]
    known: list[str]  # cards in the hand that the one who looks has seen there


class OldWorldView(TypedDict):
    """The Old World track and deck."""

    track: list[str | None]
    drawn: str | None  # carried out now; it lies nowhere yet
    deck: int
    used: list[str]
    top: list[str]  # of the deck, as far as the seat has seen it
    dead: list[str]


class SeenAsk(OpenAsk):
    """Who must decide; the legal list, in notation, only to the seat itself."""

    actions: NotRequired[list[str]]


class GameView(TypedDict):
    """A position without the question."""

    powers: list[PowerId]
    round: int
    phase: PhaseId
    regions: Annotated[dict[RegionId, RegionView], EVERY]
    players: dict[PowerId, PlayerView]
    stock: Annotated[dict[TokenId, int], EVERY]
    old_world: OldWorldView
    ruination_left: int
    danger: Danger  # who can win this round
    battle: BattleOdds | None  # the odds of the battle being fought
    result: EndData | None


class View(GameView):
    """A position as a seat sees it."""

    decision: SeenAsk | None
