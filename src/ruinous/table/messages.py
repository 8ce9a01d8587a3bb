"""What is said to a table and heard from it, by a socket or inside a browser's tab.

Who listens hears news of the tables they watch, and answers with the id of the message they answer.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from ruinous.rules.facts import FactData
from ruinous.rules.patch import Change
from ruinous.rules.planning import PlanData
from ruinous.structs import Meta, Struct
from ruinous.table import commands as c
from ruinous.table.shapes import Line, Sitter, Step, TableState
from ruinous.words import Language
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


# --- what is said -------------------------------------------------------------------------------------------------

Id = Annotated[str, Meta(max_length=64)]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    id: Id = ""


class Hello(Message, frozen=True, tag="hello"):
    """Say who you are, if no header or cookie has said it, and the language you read, if the address has not."""

    token: Annotated[str, Meta(max_length=128)] = ""
    language: Language | None = None


class Watch(Message, frozen=True, tag="watch", kw_only=True):
    """Hear of a table, event by event with `steps`: as a seat of yours, your only one ("mine"), or a spectator."""

    table: Id
    seat: Id | None = "mine"
    since: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    steps: bool = False
    language: Language | None = None


class Unwatch(Message, frozen=True, tag="unwatch", kw_only=True):
    table: Id


class Do(Message, frozen=True, tag="do", kw_only=True):
    """A command; the answer carries the same id."""

    table: Id
    command: c.AnyCommand


class Why(Message, frozen=True, tag="why", kw_only=True):
    """Why an action is not legal now."""

    table: Id
    action: Annotated[str, Meta(max_length=80)]


class Plan(Message, frozen=True, tag="plan", kw_only=True):
    """What a legal action would do."""

    table: Id
    action: Annotated[str, Meta(max_length=80)]


class Ping(Message, frozen=True, tag="ping"):
    pass


class OnlyId(Struct, frozen=True):
    """Of any message, so that even a refusal carries its id."""

    id: Id = ""


AnyMessage = Hello | Watch | Unwatch | Do | Why | Plan | Ping
