"""A game under analysis: its moments with the hands as a player knew them or all open, variations, playing on.

It is a game that is over, or one that somebody has brought as text: there is nothing in it that they may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypedDict

from ruinous.analysis import Analysis, AnalysisError, game_of
from ruinous.analysis.reading import LONGEST
from ruinous.rules.actions import ACTIONS, NOTATION
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS, PowerId
from ruinous.rules.position import write_whole
from ruinous.rules.record import Record
from ruinous.rules.saved import digest
from ruinous.rules.seen import View
from ruinous.rules.why import IllegalAction
from ruinous.structs import Meta, Struct
from ruinous.table import acts
from ruinous.table import entries as e
from ruinous.table.acts import Who
from ruinous.table.explaining import begun
from ruinous.table.options import STAND_IN, TableOptions, check_level
from ruinous.table.refusals import Refused
from ruinous.table.table import Table
from ruinous.table.wishes import SeatWish, among_ourselves
from ruinous.words.game import GameEvent, action_text, event_data

MOST_MOVES = 60  # of a variation

AnalysisState = Literal["none", "waiting", "running", "done"]
Moves = Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=MOST_MOVES)]


class AnalysisWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be analysed, or the decision of a position."""

    text: Annotated[str, Meta(description="a record, a whole position or a scenario")]


class AnalysisId(Struct, frozen=True, omit_defaults=True):
    """Where the analysis of a text is, now and later."""

    id: str
    text: str = ""  # a tab keeps it itself


class AnalysisAt(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game, or the end of a variation, that is to be analysed by itself."""

    at: Annotated[int, Meta(ge=0, le=100_000, description="so many decisions of the game")] = 0
    moves: Moves = ()


class AnalysisTold(Struct, frozen=True, omit_defaults=True):
    """How far an analysis is, and what it has found when it is done."""

    state: AnalysisState
    ahead: int = 0  # analyses that come before it, while it waits
    progress: float = 0.0  # from 0 to 1, while it runs
    found: Analysis | None = None


class MoveTold(TypedDict):
    """An action that is legal, and its words."""

    action: str
    text: str


class Studied(TypedDict):
    """A moment of a game, or of a variation that leaves it there."""

    at: int  # decisions of the game
    of: int  # so many it has
    moves: list[str]  # what was decided otherwise after that
    texts: list[str]  # what these are called
    game: View
    seat: PowerId | None  # who must decide; None: the game is over
    actions: list[MoveTold]
    events: list[GameEvent]  # since the decision before


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that goes on from a moment, or from the end of a variation, at a table of yours."""

    at: Annotated[int, Meta(ge=0, le=100_000, description="so many decisions of the game")] = 0
    moves: Moves = ()
    power: Annotated[str, Meta(max_length=20, description="yours; without: all, at one device")] = ""
    level: Annotated[str, Meta(max_length=40, description="of the bots")] = STAND_IN
    key: Annotated[str, Meta(max_length=64)] = ""


# --- which games --------------------------------------------------------------------------------------------------


def game_at(table: Table) -> Game:
    """The game of a table, if it may be analysed: it is over, so that no hand is a secret any more."""
    game = begun(table)
    if table.state != "over":
        raise Refused("wrong_time", "analysis_closed")
    if not game.entries:
        raise Refused("wrong_time", "nothing_decided")
    if len(game.entries) > LONGEST:
        raise unfit(AnalysisError("too_long", count=len(game.entries), most=LONGEST))
    return game


def about(table: Table) -> str:
    """What is kept of the analysis of a table is kept under this: the table and its last position."""
    return f"{table.id}@{digest(game_at(table).state)}"


def game_in(text: str) -> Game:
    """The game of a text; Refused if it can't be analysed."""
    try:
        return game_of(text)
    except AnalysisError as error:
        raise unfit(error) from None


def unfit(error: AnalysisError) -> Refused:
    if error.line:
        return Refused("bad_request", "not_analysed_line", line=error.line, reason=error.fact)
    return Refused("bad_request", "not_analysed", reason=error.fact)


# --- moments and variations ---------------------------------------------------------------------------------------


def varied(game: Game, at: int, moves: tuple[str, ...]) -> tuple[Game, list[str]]:
    """The game after so many decisions and what was decided otherwise then, and what this is called."""
    if at > len(game.entries):
        raise Refused("not_found", "no_moment", count=len(game.entries))
    then = game.back(len(game.entries) - at)
    texts = []
    for move in moves:
        before = then.state.copy()
        try:
            then.play(move)
        except IllegalAction as error:
            code = "not_legal" if move in ACTIONS else "no_action"
            raise Refused(code, error.fact.id, **error.fact.args) from None
        texts.append(action_text(before, ACTIONS[move]))
    return then, texts


def studied(game: Game, at: int, moves: tuple[str, ...], seat: str | None, hands_open: bool) -> Studied:
    """A moment as a seat saw it then, or with all hands open."""
    if seat is not None and seat not in game.seats:
        raise Refused("not_found", "no_such_seat", seat=seat[:40])
    then, texts = varied(game, at, moves)
    g, since = then.state, then.told[-1] if then.told else 0
    events = [event_data(g, event) for event in then.events(seat, since)]
    return {
        "at": at,
        "of": len(game.entries),
        "moves": list(moves),
        "texts": texts,
        "game": opened(then, seat) if hands_open else then.view(seat),
        "seat": POWERS[g.seat] if g.actions else None,
        "actions": [{"action": NOTATION[action], "text": action_text(g, action)} for action in g.actions or ()],
        "events": events,
    }


def opened(game: Game, seat: str | None) -> View:
    """What a seat sees, and beside it the hands of all the others as they see them themselves."""
    seen = game.view(seat)
    players = {power: game.view(power)["players"][power] for power in seen["powers"]}
    return {**seen, "players": players}


# --- playing on ---------------------------------------------------------------------------------------------------

Begin = Callable[[Table, Who, int], e.AnyEntry]


class Onward(Struct, frozen=True):
    """How a game goes on: by its record, or from a position that nothing led to."""

    record: str = ""
    position: str = ""


def position_at(game: Game, at: int, moves: tuple[str, ...]) -> str:
    """A moment as a text of its own."""
    return write_whole(_open(game, at, moves).state)


def _open(game: Game, at: int, moves: tuple[str, ...]) -> Game:
    """A moment at which there is something to decide."""
    then, _ = varied(game, at, moves)
    if not then.state.actions:
        raise Refused("wrong_time", "nothing_to_play_on")
    return then


def onward(game: Game, at: int, moves: tuple[str, ...]) -> Onward:
    """The game as it is to go on."""
    then = _open(game, at, moves)
    if then.start is None or not then.state.secret:
        return Onward(position=write_whole(then.state))
    return Onward(record=then.record.dumps())


def played_on(found: Onward, wish: PlayOn, me: Who) -> tuple[TableOptions, tuple[e.Sitter, ...], Begin]:
    """A table for that, for the one who asks and bots, and how it begins."""
    check_level(wish.level)
    if found.record:
        record = Record.loads(found.record)
        powers, rules = record.powers, record.options
    else:
        g = game_of(found.position).state
        powers, rules = g.powers, g.rules.options
        secret = g.secret
    names = tuple(POWERS[p] for p in powers)
    if wish.power and wish.power not in names:
        raise Refused("bad_request", "own_power", powers=list(names))
    bot = SeatWish(bot=wish.level)
    places = tuple(SeatWish(me=True) if name == wish.power else bot for name in names) if wish.power else ()
    options, sitters = among_ourselves(names, rules, places, wish.level, me)

    def begin(table: Table, who: Who, now: int) -> e.AnyEntry:
        if found.record:
            return acts.resume(table, who, record, now)
        return acts.set_up(table, who, found.position, secret, now)

    return options, sitters, begin
