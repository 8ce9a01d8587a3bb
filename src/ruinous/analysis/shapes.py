"""What an analysis tells. It is spoken in no language until `telling.told` has added the words."""

from __future__ import annotations

from typing import Any, Literal

from ruinous.rules.ids import PhaseId, PowerId
from ruinous.structs import Struct

Mark = Literal["best", "good", "doubtful", "mistake", "missed_win", "only", ""]  # "": nobody has looked at it
TurnKind = Literal["missed_win", "mistake", "fate"]


class Said(Struct, frozen=True):
    """A fact, and its sentence when it is told."""

    id: str
    args: dict[str, Any]
    text: str = ""


class Chance(Struct, frozen=True):
    """The chance of a player to win, and its standard error."""

    mean: float
    error: float


class Choice(Struct, frozen=True):
    """An action that was looked at: what the one who decides could expect of it, and what with all hands open."""

    action: str
    known: Chance
    open: Chance | None = None
    simulations: int = 0
    reason: Said | None = None
    text: str = ""


class Look(Struct, frozen=True):
    """One decision of the game. `known` and `open` are everybody's chances after what was played."""

    number: int
    round: int
    phase: PhaseId
    seat: PowerId
    question: str
    action: str | None  # None: it is still to be decided
    mark: Mark
    loss: Chance  # what the action played has cost its player, against the best one
    known: dict[PowerId, Chance]
    open: dict[PowerId, Chance]
    best: list[Choice]  # the best first
    best_open: str = ""  # the best action with all hands open
    text: str = ""
    best_open_text: str = ""


class Turn(Struct, frozen=True):
    """A turning point: a decision, or what chance brought after it (`fate`)."""

    number: int
    kind: TurnKind
    seat: PowerId  # whose chance changed
    change: Chance
    text: str = ""


class Finding(Struct, frozen=True):
    """Something that a player can learn from, and the decision that shows it (0: none)."""

    said: Said
    number: int = 0


class Analysis(Struct, frozen=True):
    """What was found out about a game."""

    version: int
    powers: list[PowerId]
    decisions: int
    winners: list[PowerId]
    condition: str  # empty while the game runs
    start: dict[PowerId, Chance]  # before the first decision
    looks: list[Look]
    turns: list[Turn]
    findings: dict[PowerId, list[Finding]]
    simulations: int
    seconds: float
    complete: bool  # whether every decision was looked at
