"""GameState: one position of the game as plain data, in the middle of a battle too.

What is still to be done is a stack of frames `(step, args, cause)`, the next one on top. Nothing in a state is a
closure or a live object, so any position can be copied, hashed, saved, compared and resumed. `rules` (the compiled
components and switches of this game) is shared and never changes; `actions`, `seat`, `cause`, `log`, `outcomes` are not
part of the position.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol, TypeVarTuple

from ruinous.rules.ids import (
    N_PLACES,
    N_POWERS,
    N_REGIONS,
    N_SPACES,
    N_TOKENS,
    OWNED,
    RESERVE,
    STANDING,
)

if TYPE_CHECKING:
    from ruinous.rules.engine import Step
    from ruinous.rules.ruleset import Ruleset

Ts = TypeVarTuple("Ts")
Frame = tuple[str, tuple[Any, ...], "Cause"]
Event = tuple[Any, ...]  # its id, its fields, its cause (events.py)
Cause = tuple[str | int, ...]  # what something happens for, and what that is about (events.CAUSES); or ()
Outcome = int | bytes  # one die, or the order of a shuffled deck
Chance = tuple[str, bytes]  # what fell: "dice", "deck", "old_world" or "tokens", and how


TRACK = -1  # where figures lie that an Old World card keeps


class Log(Protocol):
    """Where events go: a list, or whoever wants to look at the position after each."""

    def append(self, event: Event, /) -> None: ...


class GameState:
    """A position. Grids are indexed `power * 9 + region`, `token * 9 + region`, `region * spaces + space`."""

    __slots__ = (
        "actions",
        "bonds",
        "cached",
        "cause",
        "colony",
        "control",
        "corruption",
        "counted",
        "counters",
        "dazed",
        "deck",
        "dial",
        "dice_used",
        "discard",
        "doomed",
        "draws",
        "early",
        "face_up",
        "free_used",
        "gleaned",
        "hand",
        "here",
        "killed",
        "log",
        "losses",
        "lying",
        "old_world_aside",
        "old_world_deck",
        "old_world_used",
        "outcomes",
        "peasants",
        "peeked",
        "phase",
        "placed_phase",
        "placed_round",
        "placed_step",
        "pooled",
        "power",
        "powers",
        "result",
        "round",
        "ruin",
        "ruined",
        "rules",
        "script",
        "seat",
        "secret",
        "shown",
        "shrouded",
        "shuffled",
        "space",
        "stack",
        "stock",
        "tally",
        "tipped",
        "tokens",
        "track",
        "upgrades",
        "vp",
    )

    def __init__(self, rules: Ruleset, powers: tuple[int, ...]) -> None:
        self.rules = rules
        self.powers = powers  # the Powers in play, in Power order
        self.round = 0
        self.phase = 0
        self.stack: list[Frame] = []
        # figures: a mask per region, the reserves last; who controls which
        owned = [OWNED[p] if p in powers else 0 for p in range(N_POWERS)]
        self.here = [0] * N_REGIONS + [sum(owned), 0]
        self.control = owned
        self.tipped = 0  # killed in the battle now fought, still standing about (R8.13)
        self.bonds: tuple[
            tuple[str, int, int], ...
        ] = ()  # (what, figure, region of the card): "musk", "keeper", "shield"
        self.early: tuple[
            tuple[int, int, int, int], ...
        ] = ()  # (player, figure, plain hits, sixes) lying there (R8.16)
        self.pooled: tuple[
            tuple[int, int, int, int], ...
        ] = ()  # (player, region, plain hits, sixes) kept for the player's next roll there (S9)
        self.lying: tuple[tuple[int, int], ...] = ()  # (figure, card space it lies on, or TRACK) (R7.8)
        self.dazed = 0  # figures that add no dice this round (slaanesh_m.daemonettes)
        self.doomed = 0  # Clanrats to be killed after the battle now fought (horned_rat.doomwheel)
        self.free_used = 0  # figures that have used a free summoning this round (C44)
        # the board
        self.space = bytearray(N_REGIONS * N_SPACES)  # 0, a Chaos title, or STANDING + figure
        self.corruption = bytearray(N_POWERS * N_REGIONS)
        self.tokens = bytearray(N_TOKENS * N_REGIONS)
        self.stock = bytearray(rules.stock)
        self.ruin = bytearray(N_REGIONS)  # number of the ruination card
        self.ruined = 0  # regions
        self.face_up = 0  # regions whose ruination card is still to be scored
        self.shrouded = 0  # regions whose Nobles and Heroes cannot be moved this round (slaanesh_m.shroud_of_secrets)
        # the Old World
        self.old_world_deck = b""  # the last one is on top
        self.old_world_aside = b""
        self.old_world_used = b""
        self.track = bytearray(2)
        # the players
        self.power = bytearray(N_POWERS)
        self.vp = [0] * N_POWERS
        self.dial = bytearray(N_POWERS)
        self.counters = bytearray(N_POWERS)
        self.peasants = bytearray(N_POWERS)
        self.upgrades = 0  # in play
        self.hand = [b""] * N_POWERS  # sorted
        self.deck = [b""] * N_POWERS  # the last one is on top
        self.discard = [b""] * N_POWERS
        self.shuffled = [b""] * N_POWERS  # what was last shuffled into the deck: open to all, the order is not
        self.cached = [b""] * N_POWERS  # cards laid open beside the sheet
        # who has seen what
        self.shown = [b""] * N_POWERS  # cards in a hand that everybody has seen go there
        self.gleaned = [b""] * N_POWERS  # cards in a hand that Tzeentch has seen
        self.peeked = 0  # how many cards on top of the Old World deck Tzeentch knows
        # what must be remembered (R1.16)
        self.placed_round = 0  # bit power * 9 + region
        self.placed_phase = bytearray(N_POWERS * N_REGIONS)
        self.placed_step = bytearray(N_POWERS * N_REGIONS)
        self.counted = 0  # bit power * 9 + region: counter taken in this phase (Tzeentch, Slaanesh: step)
        self.killed = 0  # bit power * 9 + region: killed an enemy figure there this round
        self.losses = 0  # bit power * 9 + region: had a figure killed there this round
        self.tally: tuple[tuple[int, int], ...] = ()  # (card space, how often its card has acted this round)
        self.colony = 0  # whether nurgle_m.infested_colony was used this round
        self.dice_used = 0  # bit power * 9 + region: the one die of R8.22
        self.result: tuple[str, tuple[int, ...]] | None = None
        # chance
        self.secret = b""
        self.draws = [0, 0, 0]
        self.script: tuple[Outcome, ...] = ()
        # not part of the position
        self.seat = -1
        self.actions: list[int] | None = None
        self.cause: Cause = ()
        self.log: Log | None = None
        self.outcomes: list[Chance] | None = None

    def copy(self) -> GameState:
        """An exact copy that shares nothing that can change. It keeps no log."""
        c: GameState = GameState.__new__(GameState)
        c.rules = self.rules
        c.powers = self.powers
        c.round = self.round
        c.phase = self.phase
        c.stack = self.stack[:]
        c.here = self.here[:]
        c.control = self.control[:]
        c.tipped = self.tipped
        c.bonds = self.bonds
        c.early = self.early
        c.pooled = self.pooled
        c.lying = self.lying
        c.dazed = self.dazed
        c.doomed = self.doomed
        c.free_used = self.free_used
        c.space = self.space[:]
        c.corruption = self.corruption[:]
        c.tokens = self.tokens[:]
        c.stock = self.stock[:]
        c.ruin = self.ruin[:]
        c.ruined = self.ruined
        c.face_up = self.face_up
        c.shrouded = self.shrouded
        c.old_world_deck = self.old_world_deck
        c.old_world_aside = self.old_world_aside
        c.old_world_used = self.old_world_used
        c.track = self.track[:]
        c.power = self.power[:]
        c.vp = self.vp[:]
        c.dial = self.dial[:]
        c.counters = self.counters[:]
        c.peasants = self.peasants[:]
        c.upgrades = self.upgrades
        c.hand = self.hand[:]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.shuffled = self.shuffled[:]
        c.cached = self.cached[:]
        c.shown = self.shown[:]
        c.gleaned = self.gleaned[:]
        c.peeked = self.peeked
        c.placed_round = self.placed_round
        c.placed_phase = self.placed_phase[:]
        c.placed_step = self.placed_step[:]
        c.counted = self.counted
        c.killed = self.killed
        c.losses = self.losses
        c.tally = self.tally
        c.colony = self.colony
        c.dice_used = self.dice_used
        c.result = self.result
        c.secret = self.secret
        c.draws = self.draws[:]
        c.script = self.script
        c.seat = self.seat
        c.actions = self.actions
        c.cause = ()
        c.log = None
        c.outcomes = None
        return c

    # --- the flow -------------------------------------------------------------------------------------------------

    def then(self, step: Step[*Ts], *args: *Ts) -> None:
        """Do this step next, for the same cause. What is said last is done first."""
        self.stack.append((step.id, args, self.cause))

    def each(self, step: Step[Any, *Ts], items: Iterable[Any], *args: *Ts) -> None:
        """Do this step next for each item, in order."""
        name, cause = step.id, self.cause
        self.stack += [(name, (item, *args), cause) for item in items][::-1]

    def ask(self, seat: int, actions: list[int]) -> None:
        """The step in hand ends with a question and has changed nothing; its answer function gets the action."""
        self.seat = seat
        self.actions = actions

    def note(self, *event: Any) -> None:
        """Write down what has happened, and what it happened for, if a log is kept (events.EVENTS)."""
        if self.log is not None:
            self.log.append(event + (self.cause,))

    # --- looking --------------------------------------------------------------------------------------------------

    def where(self, figure: int) -> int:
        """The region a figure is in, or RESERVE, or LAID."""
        bit, here = 1 << figure, self.here
        if here[RESERVE] & bit:  # most are
            return RESERVE
        for place in range(N_PLACES):
            if here[place] & bit:
                return place
        return -1

    def controller(self, figure: int) -> int:
        for p in self.powers:
            if self.control[p] >> figure & 1:
                return p
        return -1

    def cards_in(self, region: int) -> bytes:
        """The Chaos titles lying in a region, left first."""
        row = self.space[region * N_SPACES : (region + 1) * N_SPACES]
        return bytes([c for c in row if 0 < c < STANDING]) if any(row) else b""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameState):
            return NotImplemented
        return self.rules is other.rules and all(getattr(self, name) == getattr(other, name) for name in SAVED)

    __hash__ = None  # type: ignore[assignment]


NOT_SAVED = {"actions", "seat", "cause", "log", "outcomes", "rules"}
SAVED = tuple(name for name in GameState.__slots__ if name not in NOT_SAVED)
