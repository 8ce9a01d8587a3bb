"""Events: what has happened, each kind declared once, and why it has happened.

An event is a tuple `(id, *fields, cause)`. It is noted when it has happened: the position already shows it. From the
events alone the points of every player can be added up.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict, cast

from ruinous.rules.arguments import (
    CARD,
    CARDS,
    FACES,
    FIGURE,
    NUMBER,
    OLD_WORLD_CARD,
    OLD_WORLD_LIST,
    OPTION,
    PHASE,
    PLACE,
    POWER,
    POWER_LIST,
    SPACE,
    TOKEN,
    UPGRADE,
    WORD,
    Told,
    tell,
)
from ruinous.rules.ids import PhaseId, PlaceId, PowerId, RegionId, SpaceName, TokenId
from ruinous.rules.state import Cause, Event, GameState

ALL, OWN, COUNTED = range(3)  # who may read it: everybody; the player it names first; others how many cards it was

Fields = tuple[tuple[str, Told], ...]


class Kind(NamedTuple):
    """The named fields of an event and who may read it."""

    fields: Fields
    seen: int


EVENTS: dict[str, Kind] = {}


def declare(id: str, seen: int = ALL, /, **fields: Told) -> None:
    """An event of this id, once. A field named like a word of Python is written with a line after it: `from_`."""
    if id in EVENTS:
        raise ValueError(f"two events have the id {id!r}")
    EVENTS[id] = Kind(tuple((name.rstrip("_"), told) for name, told in fields.items()), seen)


# the course of the game
declare("phase", round=NUMBER, phase=PHASE)
declare("round_over", round=NUMBER)
declare("game_end", condition=WORD, winners=POWER_LIST)
# Old World cards
declare("old_world", card=OLD_WORLD_CARD)
declare("track", card=OLD_WORLD_CARD)
declare("leaves_game", card=OLD_WORLD_CARD)
declare("option", power=POWER, card=OLD_WORLD_CARD, option=OPTION)
declare("persistent", card=OLD_WORLD_CARD)
declare("peek", OWN, power=POWER, cards=OLD_WORLD_LIST)
declare("arranged", OWN, power=POWER, cards=OLD_WORLD_LIST)
# figures
declare("summon", power=POWER, figure=FIGURE, region=PLACE, cost=NUMBER, from_=PLACE)
declare("move", figure=FIGURE, from_=PLACE, to=PLACE)
declare("remove", figure=FIGURE, region=PLACE)
declare("kill", power=POWER, figure=FIGURE, region=PLACE, to=PLACE)  # to its region: it lies tipped there
declare("fallen", figure=FIGURE, region=PLACE, to=PLACE)
declare("homecoming", figure=FIGURE, to=PLACE)
declare("control", power=POWER, figure=FIGURE, region=PLACE)
declare("released", figure=FIGURE)
declare("shield", figure=FIGURE, region=PLACE)
declare("shield_over", figure=FIGURE)
declare("stand", figure=FIGURE, region=PLACE, space=SPACE)
declare("laid", figure=FIGURE, card=CARD, region=PLACE)
declare("dazed", figure=FIGURE, region=PLACE)
# tokens and corruption
declare("place", token=TOKEN, region=PLACE)
declare("take", token=TOKEN, region=PLACE)
declare("carry", token=TOKEN, from_=PLACE, to=PLACE)
declare("peasant", power=POWER, region=PLACE)
declare("peasants_back", power=POWER, count=NUMBER)
declare("corrupt", power=POWER, region=PLACE, count=NUMBER)
declare("cleanse", power=POWER, region=PLACE, count=NUMBER)
declare("shrouded", region=PLACE)
declare("ruin", region=PLACE, ruination=NUMBER)
declare("ruin_over", region=PLACE)
# Chaos cards
declare("reshuffle", power=POWER)
declare("draw", COUNTED, power=POWER, cards=CARDS)
declare("discard", power=POWER, card=CARD)
declare("play", power=POWER, card=CARD, region=PLACE, space=SPACE, cost=NUMBER)
declare("replaced", card=CARD, region=PLACE)
declare("stays", card=CARD, region=PLACE)
declare("taken_up", power=POWER, card=CARD, region=PLACE, space=SPACE)
declare("cached", power=POWER, card=CARD, region=PLACE, space=SPACE)
declare("spent", power=POWER, card=CARD)
declare("fetch", power=POWER, card=CARD)
declare("named", power=POWER, named=POWER)
declare("glean", OWN, power=POWER, named=POWER, cards=CARDS)
# players
declare("pass", power=POWER, lost=NUMBER)
declare("power", power=POWER, amount=NUMBER, change=NUMBER)
declare("score", power=POWER, points=NUMBER)
declare("counter", power=POWER, region=PLACE)
declare("counters_back", power=POWER, count=NUMBER)
declare("tick", power=POWER, position=NUMBER)
declare("upgrade", power=POWER, upgrade=UPGRADE)
# battle, domination, Heroes
declare("battle", region=PLACE, number=NUMBER)
declare("roll", power=POWER, region=PLACE, dice=FACES)
declare("waits", power=POWER, region=PLACE)
declare("hit", power=POWER, figure=FIGURE, region=PLACE, hits=NUMBER)
declare("hits_kept", power=POWER, region=PLACE, hits=NUMBER)
declare("hits_lost", power=POWER, region=PLACE, hits=NUMBER)
declare("battle_over", region=PLACE, number=NUMBER)
declare("dominate", power=POWER, region=PLACE, value=NUMBER, resistance=NUMBER)
declare("hero", power=POWER, region=PLACE)

# What something happens for. `rule` stands for the plain course of a round: the rule that demands it.
CAUSES: dict[str, Fields] = {
    "turn": (("power", POWER),),  # the action of a turn
    "card": (("card", CARD), ("region", PLACE)),
    "upgrade": (("upgrade", UPGRADE),),
    "old_world": (("card", OLD_WORLD_CARD),),
    "dial": (("power", POWER), ("position", NUMBER)),  # the instruction of a tick
    "hero": (("region", PLACE),),
    "battle": (("region", PLACE),),
    "domination": (("region", PLACE),),
    "cultists": (("region", PLACE),),  # in the corruption step
    "ruiner": (("region", PLACE), ("ruination", NUMBER)),
    "first": (("region", PLACE), ("ruination", NUMBER)),  # place in a ruined region
    "tied_first": (("region", PLACE), ("ruination", NUMBER)),
    "second": (("region", PLACE), ("ruination", NUMBER)),
    "tied_second": (("region", PLACE), ("ruination", NUMBER)),
    "rule": (("rule", WORD),),
}


if TYPE_CHECKING:
    EventId: TypeAlias = str
    CauseId: TypeAlias = str
else:
    EventId = Literal[tuple(EVENTS)]
    CauseId = Literal[tuple(CAUSES)]

CauseData = TypedDict(
    "CauseData",
    {
        "for": CauseId,
        "power": NotRequired[PowerId],
        "region": NotRequired[RegionId],
        "card": NotRequired[str],
        "upgrade": NotRequired[str],
        "position": NotRequired[int],
        "ruination": NotRequired[int],
        "rule": NotRequired[str],
    },
)
CauseData.__doc__ = "What something happened for, as plain data: `for` says which kind it is."

EventFields = TypedDict(
    "EventFields",
    {
        "amount": int,
        "card": str,
        "cards": list[str],
        "change": int,
        "condition": str,
        "cost": int,
        "count": int,
        "dice": list[int],
        "figure": str,
        "from": PlaceId,
        "hits": int,
        "lost": int,
        "named": PowerId,
        "number": int,
        "option": int,
        "phase": PhaseId,
        "points": int,
        "position": int,
        "power": PowerId | None,
        "region": RegionId,
        "resistance": int,
        "round": int,
        "ruination": int,
        "space": SpaceName,
        "to": PlaceId,
        "token": TokenId,
        "upgrade": str,
        "value": int,
        "winners": list[PowerId],
    },
    total=False,
)
EventFields.__doc__ = "The fields of all events by name; EVENTS says which of them an event has."


class EventData(EventFields):
    """Something that happened, as plain data: `what` it is, its fields by name, its cause."""

    what: EventId
    cause: CauseData | None


def cause_data(g: GameState, cause: Cause) -> CauseData | None:
    """A cause as plain data: `for` says which kind it is."""
    if not cause:
        return None
    kind, *args = cause
    return cast("CauseData", {"for": kind, **tell(g, CAUSES[str(kind)], tuple(args))})


def event_data(g: GameState, event: Event) -> EventData:
    """An event of a seat's log as plain data: `what` it is, its fields by name, its cause."""
    what, *fields, cause = event
    told = tell(g, EVENTS[what].fields, tuple(fields))
    return cast("EventData", {"what": what, **told, "cause": cause_data(g, cause)})


def points(log: Iterable[Event], powers: Iterable[int]) -> dict[int, int]:
    """The score of each of these players, added up from a log."""
    scores = dict.fromkeys(powers, 0)
    for event in log:
        if event[0] == "score":
            scores[event[1]] += event[2]
    return scores


def seen_by(event: Event, seat: int) -> Event | None:
    """An event as a seat may read it; None if it may not."""
    seen = EVENTS[event[0]].seen
    if seen == ALL or event[1] == seat:
        return event
    if seen == COUNTED:
        what, power, cards, cause = event
        return what, power, len(cards), cause
    return None
