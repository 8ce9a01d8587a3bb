"""Accounts: what each round brought each Power, and by which line of a seat's log.

Everything is read from the events that the seat may read: the accounts hold no secret, every entry can be looked up in
that log, and the points of a Power add up to its score.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from ruinous.rules.events import EventData, event_data
from ruinous.rules.ids import CHAOS, CHAOS_OWNER, OWNER, POWERS, UPGRADE_OWNER, UPGRADES, PowerId, RegionId
from ruinous.rules.state import Event, GameState

# What points come from, in the order in which a round gives them.
SOURCES = ("domination", "ruiner", "first", "second", "dial", "card", "upgrade", "peasants")
if TYPE_CHECKING:
    Source: TypeAlias = str
else:
    Source = Literal[SOURCES]
TIED = {"tied_first": "first", "tied_second": "second"}
CALLED = {**TIED, "old_world": "peasants"}  # Peasants are all that an Old World card scores (old_world.py)


@dataclass(frozen=True, slots=True)
class Points:
    line: int
    source: Source
    points: int
    tied: bool = False  # a place that is shared
    region: RegionId | None = None
    ruination: int | None = None  # the number of the ruination card
    card: str | None = None  # a Chaos card, an Old World card or an upgrade
    position: int | None = None  # of the dial


@dataclass(frozen=True, slots=True)
class Counter:
    line: int
    region: RegionId


@dataclass(frozen=True, slots=True)
class Tick:
    """A dial has advanced; `do` and `n` are the instruction it revealed."""

    line: int
    position: int
    of: int
    threat: int | None  # None at Victory
    do: str
    n: int


@dataclass(frozen=True, slots=True)
class Death:
    """A figure that was killed or removed."""

    line: int
    figure: str
    region: RegionId
    owner: PowerId
    by: PowerId | None  # the Power that did it, if one did
    how: str  # the kind of its cause: battle, hero, card, upgrade, old_world
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Played:
    line: int
    card: str
    region: RegionId
    cost: int


@dataclass(frozen=True, slots=True)
class Taken:
    """A Peasant that was taken."""

    line: int
    region: RegionId


@dataclass(frozen=True, slots=True)
class Ruin:
    line: int
    region: RegionId
    ruination: int


@dataclass(slots=True)
class Account:
    """A Power in a round."""

    before: int  # points at the beginning
    vp: int = 0  # and at the end
    points: list[Points] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    ticks: list[Tick] = field(default_factory=list)
    kills: list[Death] = field(default_factory=list)
    losses: list[Death] = field(default_factory=list)
    cards: list[Played] = field(default_factory=list)
    peasants: list[Taken] = field(default_factory=list)


@dataclass(slots=True)
class Round:
    """`line` is its last line so far: the end of the round, if it is over."""

    round: int
    line: int
    over: bool
    ruins: list[Ruin]
    powers: dict[PowerId, Account]


@dataclass(slots=True)
class Total:
    """A Power in all rounds."""

    vp: int
    sources: dict[Source, int]  # points by source, those that brought any
    counters: int
    ticks: int
    kills: int
    losses: int
    cards: int
    peasants: int


@dataclass(slots=True)
class Accounts:
    rounds: list[Round]
    total: dict[PowerId, Total]


def accounts(g: GameState, events: Sequence[Event]) -> Accounts:
    """The accounts of a game from a seat's log, or from the beginning of it."""
    rounds: list[Round] = []
    vp = {POWERS[p]: 0 for p in g.powers}
    for line, event in enumerate(events):
        if event[0] == "phase" and (not rounds or rounds[-1].round != event[1]):
            rounds.append(Round(event[1], line, False, [], {power: Account(n, n) for power, n in vp.items()}))
        if not rounds:
            continue  # the set-up
        now = rounds[-1]
        now.line = line
        if event[0] in ("round_over", "game_end"):
            now.over = True
        elif event[0] in ENTERED:
            _enter(g, now, line, event)
            vp = {power: account.vp for power, account in now.powers.items()}
    return Accounts(rounds, {power: _total(rounds, power) for power in vp})


ENTERED = frozenset(("score", "counter", "tick", "kill", "remove", "play", "peasant", "ruin"))


def _enter(g: GameState, now: Round, line: int, event: Event) -> None:
    data = event_data(g, event)
    if data["what"] == "ruin":
        now.ruins.append(Ruin(line, data["region"], data["ruination"]))
        return
    if data["what"] in ("kill", "remove"):
        _bury(now, line, event, data)
        return
    power = data["power"]
    assert power is not None  # the others are somebody's
    account = now.powers[power]
    match data["what"]:
        case "score":
            account.points.append(_points(line, data))
            account.vp += data["points"]
        case "counter":
            account.counters.append(Counter(line, data["region"]))
        case "tick":
            dial = g.rules.dials[event[1]]
            stop = dial[event[2]]
            account.ticks.append(Tick(line, event[2], len(dial) - 1, stop.threat, stop.do, stop.n))
        case "play":
            account.cards.append(Played(line, data["card"], data["region"], data["cost"]))
        case "peasant":
            account.peasants.append(Taken(line, data["region"]))


def _points(line: int, data: EventData) -> Points:
    cause = data["cause"]
    assert cause is not None  # points are always for something
    return Points(
        line,
        CALLED.get(cause["for"], cause["for"]),
        data["points"],
        cause["for"] in TIED,
        cause.get("region"),
        cause.get("ruination"),
        cause.get("card") or cause.get("upgrade"),
        cause.get("position"),
    )


def _bury(now: Round, line: int, event: Event, data: EventData) -> None:
    """A killed figure, or one that was removed: that is a loss, but nobody's kill (R1.12).

    What its owner's own card takes off the board is a price and no loss.
    """
    cause, killed = data["cause"], data["what"] == "kill"
    assert cause is not None  # so is every death
    card = cause.get("card") or cause.get("upgrade")
    owner = POWERS[OWNER[event[2] if killed else event[1]]]
    by = data["power"] if killed else _owner(card)
    death = Death(line, data["figure"], data["region"], owner, by, cause["for"], card)
    if killed or by != owner:
        now.powers[owner].losses.append(death)
    if killed and by:
        now.powers[by].kills.append(death)


def _owner(card: str | None) -> str | None:
    if card in CHAOS:
        return POWERS[CHAOS_OWNER[CHAOS.index(card)]]
    return POWERS[UPGRADE_OWNER[UPGRADES.index(card)]] if card in UPGRADES else None


def by_source(entries: Iterable[Points]) -> dict[str, int]:
    """Points by source, those that brought any, in the order of SOURCES."""
    sums = dict.fromkeys(SOURCES, 0)
    for entry in entries:
        sums[entry.source] += entry.points
    return {source: points for source, points in sums.items() if points}


def _total(rounds: Sequence[Round], power: str) -> Total:
    mine = [now.powers[power] for now in rounds]
    sources = by_source(entry for account in mine for entry in account.points)
    return Total(
        sum(sources.values()),
        sources,
        sum(len(account.counters) for account in mine),
        sum(len(account.ticks) for account in mine),
        sum(len(account.kills) for account in mine),
        sum(len(account.losses) for account in mine),
        sum(len(account.cards) for account in mine),
        sum(len(account.peasants) for account in mine),
    )
