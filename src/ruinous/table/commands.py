"""What a person can ask of a table. The same commands come by HTTP and by WebSocket.

`key` is a name the client gives a command: sent again with the same key it is not done twice. `version` is the version
of the table that the client has seen; where it matters, a command about an older question is refused as stale.
"""

from __future__ import annotations

from typing import Annotated, Literal

from ruinous.structs import Meta, Struct

Key = Annotated[str, Meta(max_length=64, description="a name for this command, so that it is never done twice")]
PlaceNumber = Annotated[int, Meta(ge=0, le=4, description="a place at the table, counted from 0")]
Version = Annotated[int, Meta(ge=0, le=2**53, description="the version of the table that you have seen")]
Name = Annotated[str, Meta(max_length=60)]
VoteKind = Literal["rewind", "pause", "resume", "abandon", "replace"]
Notation = Annotated[str, Meta(max_length=80, description="an action of the legal list, in notation")]


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    key: Key = ""


class Join(Command, frozen=True, tag="join"):
    """Sit down before the game: at a place, or at any free one."""

    place: PlaceNumber | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Stand up, or free a seat that is kept for you. In a running game a bot goes on for you and others may take it."""

    place: PlaceNumber | None = None


class Seat(Command, frozen=True, tag="seat"):
    """The host puts a bot at a place, or (with no bot) empties it; before the game."""

    place: PlaceNumber
    bot: Name = ""


class Remove(Command, frozen=True, tag="remove"):
    """The host sends somebody away from the table, for good; before the game."""

    place: PlaceNumber


class Move(Command, frozen=True, tag="move"):
    """The host puts who sits at a place at another one; who sits there takes the first. Before the game."""

    place: PlaceNumber
    to: PlaceNumber


class Start(Command, frozen=True, tag="start"):
    """The host begins the game when every place is filled; a game of a group anybody who sits there."""


class Pick(Command, frozen=True, tag="pick"):
    """Choose your Power in the draft."""

    power: Name


class Play(Command, frozen=True, tag="play"):
    """Decide. `seat` says for whom, if you hold several."""

    action: Notation
    version: Version
    seat: Name = ""


class Undo(Command, frozen=True, tag="undo"):
    """Take back your own last decisions, up to a roll or a reveal, and as far as the table allows."""

    version: Version
    count: Annotated[int, Meta(ge=1, le=200)] = 1
    seat: Name = ""


class Hand(Command, frozen=True, tag="hand"):
    """Let a bot decide for you until you return."""

    bot: Name = ""
    place: PlaceNumber | None = None


class Return(Command, frozen=True, tag="return"):
    """Take your seat back from the bot that sits in for you."""

    place: PlaceNumber | None = None


class TakeOver(Command, frozen=True, tag="take_over"):
    """Take a seat of a running game that no person holds: your own at once, another when those seated have agreed."""

    place: PlaceNumber | None = None


class Propose(Command, frozen=True, tag="propose"):
    """Open a vote: go back to an earlier decision, pause, go on, give up, or free the seat of one who is away."""

    vote: VoteKind
    to: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # rewind: how many decisions stay
    place: PlaceNumber | None = None  # replace


class Ballot(Command, frozen=True, tag="ballot"):
    """Say yes or no in the open vote."""

    yes: bool


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Take back the vote you have opened."""


class Rematch(Command, frozen=True, tag="rematch"):
    """The same table again, with the Powers passed on by one place."""


class Close(Command, frozen=True, tag="close"):
    """The host closes a table whose game has not begun."""


class Say(Command, frozen=True, tag="say"):
    """Table talk."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


AnyCommand = (
    Join
    | Leave
    | Seat
    | Remove
    | Move
    | Start
    | Pick
    | Play
    | Undo
    | Hand
    | Return
    | TakeOver
    | Propose
    | Ballot
    | Withdraw
    | Rematch
    | Close
    | Say
)
