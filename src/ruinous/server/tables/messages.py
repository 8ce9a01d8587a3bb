"""What a socket hears: news of the tables it watches, and answers with the id of the message they answer."""

from typing import Literal, NotRequired, TypedDict

from ruinous.rules.facts import FactData
from ruinous.rules.patch import Change
from ruinous.rules.planning import PlanData
from ruinous.store.protocol import Line
from ruinous.table.shapes import Sitter, Step, TableState
from ruinous.words.game import GameEvent


class StateMessage(TypedDict):
    """The whole state; `events` are those after the version that was asked for."""

    type: Literal["state"]
    table: str
    version: int
    seat: str | None
    state: TableState
    events: list[GameEvent]
    present: list[str]
    kept: NotRequired[int]  # decisions were taken back: so many of the seat's events still stand


class UpdateMessage(TypedDict):
    """What has changed since version `was`.

    With `steps`, `changes` lead from the last of them to the new state. `events` stand instead of steps for those who
    did not ask for these, and where something was taken back.
    """

    type: Literal["update"]
    table: str
    version: int
    was: int
    steps: NotRequired[list[Step]]
    events: NotRequired[list[GameEvent]]
    changes: list[Change]
    kept: NotRequired[int]


class TalkMessage(TypedDict):
    """Somebody has said something."""

    type: Literal["talk"]
    table: str
    line: Line


class PresentMessage(TypedDict):
    """Who has the table before them."""

    type: Literal["present"]
    table: str
    people: list[str]


class BotsMessage(TypedDict):
    """The bots of the table must wait: so many decisions come before theirs."""

    type: Literal["bots"]
    table: str
    ahead: int
    seconds: int
    hasty: bool  # they may get less time than usual


class NoticesMessage(TypedDict):
    """There are new notices."""

    type: Literal["notices"]


class DoneMessage(TypedDict):
    """It is done. What a command has brought stands beside it, as in `Done`."""

    type: Literal["done"]
    id: str
    version: NotRequired[int]
    repeated: NotRequired[bool]
    table: NotRequired[str]
    line: NotRequired[Line]


class RefusedMessage(TypedDict):
    """It is not done. `id` is that of the message that is refused; so the fact has a place of its own."""

    type: Literal["refused"]
    id: str
    code: str
    sentence: str
    fact: FactData
    table: NotRequired[str]  # that can no longer be watched


class WhyMessage(TypedDict):
    """Why an action is not legal now; empty if it is."""

    type: Literal["why"]
    id: str
    action: str
    sentence: str
    fact: FactData | None


class PlanMessage(TypedDict):
    """What a legal action would do."""

    type: Literal["plan"]
    id: str
    plan: PlanData


class HelloMessage(TypedDict):
    """Who you are, and the server's clock."""

    type: Literal["hello"]
    id: str
    me: Sitter | None
    now: int


class PongMessage(TypedDict):
    """The server is there."""

    type: Literal["pong"]
    id: str
    now: int


TableMessage = StateMessage | UpdateMessage | TalkMessage | PresentMessage | BotsMessage
AnyAnswer = DoneMessage | RefusedMessage | WhyMessage | PlanMessage | HelloMessage | PongMessage
Heard = TableMessage | AnyAnswer | NoticesMessage
