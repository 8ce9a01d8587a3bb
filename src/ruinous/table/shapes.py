"""The shapes of what is told of a table (state.py)."""

from typing import Literal, NotRequired, TypedDict

from ruinous.rules.danger import EndCondition
from ruinous.rules.ids import PhaseId, PowerId
from ruinous.rules.patch import Change
from ruinous.rules.puzzle import KindId
from ruinous.rules.seen import GameView
from ruinous.structs import Struct
from ruinous.table.commands import VoteKind
from ruinous.table.counting import Unrated
from ruinous.table.options import Access, Assign, Clock, GameOptions, Pace, TableOptions
from ruinous.words.game import Ask, GameEvent

Stage = Literal["open", "drafting", "playing", "over"]
Ending = Literal["abandoned", "closed"]
Awaited = dict[str, Literal["decision", "draft", "vote"]]


class Line(Struct, frozen=True):
    """One line of table talk. `number` counts from 1 at each table."""

    number: int
    at: int
    identity: str
    name: str
    text: str


class Sitter(TypedDict):
    """Somebody at a table."""

    id: str
    name: str


class Place(TypedDict):
    """A place at the table: the bot decides if there is one, else the person."""

    power: PowerId | None
    person: Sitter | None
    bot: str | None
    late: bool
    bank: int  # milliseconds left
    kept: NotRequired[Sitter]  # for whom the free seat is kept
    before: NotRequired[list[str]]  # who has left it and may always take it back; the lobby does not say


class Draft(TypedDict):
    """The draft: the places in order, the one that picks now, the Powers that are left."""

    order: list[int]
    picking: int
    left: list[PowerId]


class Vote(TypedDict):
    """The open vote."""

    kind: VoteKind | Literal["seat"]
    by: str
    name: str | None  # of the newcomer who asks for a seat
    to: int | None
    place: int | None
    yes: list[str]
    no: list[str]
    voters: list[str]


class Timer(TypedDict):
    """Since when the table waits, and until when."""

    since: int
    deadline: int | None


class Result(TypedDict):
    """How a game ended. Nobody wins when the Old World deck runs out."""

    condition: EndCondition
    winners: list[PowerId]
    scores: dict[PowerId, int]


class TableInfo(TypedDict):
    """All that everybody at a table may know beside the game."""

    id: str
    version: int
    name: str
    state: Stage
    ending: Ending | None
    host: Sitter
    options: TableOptions  # of `game` only what differs from the defaults of the edition
    edition: int
    size: int
    places: list[Place]
    draft: Draft | None
    paused: bool
    vote: Vote | None
    clock: Timer
    awaited: Awaited
    unrated: Unrated | None  # why the game does not count for ratings; None: it does
    decisions: int
    commitment: str | None
    result: Result | None
    rematch: str | None
    rematch_of: str | None
    group: NotRequired[str]  # whose game it is
    lesson: str | None  # what is taught here, if it is a lesson
    created: int
    at: int


class Summary(TypedDict):
    """One line of the lobby."""

    id: str
    name: str
    state: Stage
    ending: Ending | None
    host: Sitter
    access: Access
    pace: Pace
    clock: Clock
    game: GameOptions  # what differs from the defaults of the edition
    edition: int
    assign: Assign
    places: list[Place]
    free: int
    awaited: Awaited
    paused: bool
    round: int
    phase: PhaseId | None
    deciding: PowerId | None
    vp: dict[PowerId, int] | None
    decisions: int
    result: Result | None
    rematch: str | None
    created: int
    at: int


class TakenBack(TypedDict):
    """Decisions were taken back when so many events of the seat's log stood; without a seat, by vote."""

    seat: PowerId | None
    count: int
    at: int


class LessonListed(TypedDict):
    """One lesson of those that there are."""

    name: str
    seat: PowerId
    minutes: int
    steps: int  # 0: the page knows them


class LessonStep(TypedDict):
    """A step of a lesson: something to read, or a task."""

    id: str
    rule: str
    task: bool
    wait: bool  # it comes later in the round: until then the reader watches
    point: list[str]  # where there is nothing to do: "region kislev", "dial khorne", "track"
    do: list[str]  # the actions that serve a task, with wildcards: "Kw*>kis"


class PuzzleListed(TypedDict):
    """One puzzle of those that there are, without its answer."""

    id: str
    kind: KindId
    seat: PowerId  # whose turn it is
    powers: list[PowerId]
    grade: int  # 1: everybody finds it … 5: hardly anybody does
    percent: int  # of a hundred deals and throws, in so many the right answer does what is asked
    leader: PowerId | None  # who must be stopped
    condition: EndCondition | None  # by which the game would be won


class PuzzleTried(TypedDict):
    """An answer that is not right, and what it comes to."""

    answer: str
    text: str
    percent: int


class PuzzleSolution(TypedDict):
    """The answer of a puzzle, in words, with its reasons."""

    answer: str  # the first action in notation, or a Power
    line: list[str]  # what is done, and what is answered to what it asks
    percent: int
    reasons: list[str]
    others: list[PuzzleTried]  # the best ones first; nothing else comes to more


class LessonTold(TypedDict):
    """Where the reader of a lesson stands."""

    name: str
    seat: PowerId
    steps: list[LessonStep]
    done: int  # so many of its tasks
    met: bool  # its goal is reached


class TableState(TypedDict):
    """A table as a seat or a spectator sees it."""

    table: TableInfo
    game: GameView | None
    ask: Ask | None
    undo: int
    taken_back: list[TakenBack]  # oldest first
    lesson: LessonTold | None


class Step(TypedDict):
    """An event and what it changed in the state: carried out one after the other, steps show every moment."""

    event: GameEvent
    changes: list[Change]
