"""Wishes for a table and what is told of tables in the lobby: for a server and for a browser's tab."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypedDict

from ruinous.bots import LEVELS
from ruinous.content import ContentError
from ruinous.rules.game import Options, SetupError, verify
from ruinous.rules.ids import POWERS
from ruinous.rules.record import Record, RecordError
from ruinous.rules.scenario import Scenario, ScenarioError, continued
from ruinous.structs import Meta, Struct, field, replace
from ruinous.table import entries as e
from ruinous.table import lessons, puzzles
from ruinous.table.acts import Who
from ruinous.table.names import titled
from ruinous.table.options import BASE_POWERS, STAND_IN, GameOptions, TableOptions, check_level
from ruinous.table.refusals import Refused
from ruinous.table.shapes import Line, Summary, TableState
from ruinous.words import say
from ruinous.words.game import GameEvent
from ruinous.words.reference import level_about, level_name

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 12
LONGEST_RECORD = 400_000
LONGEST_SCENARIO = 100_000


def spelled(raw: Iterable[int]) -> str:
    """Random bytes as letters that can be read aloud."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in raw)


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a place of a new table: you, a bot, or nobody yet."""

    me: bool = False
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. Places that are left out stay free."""

    options: TableOptions = field(default_factory=TableOptions)
    password: Annotated[str, Meta(max_length=128)] = ""
    places: Annotated[tuple[SeatWish, ...], Meta(max_length=5)] = ()
    start: bool = False  # begin at once; every place must be filled
    key: Annotated[str, Meta(max_length=64, description="the same key makes the same table only once")] = ""


class QuickGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game against bots that begins at once."""

    power: Annotated[str, Meta(max_length=20, description="yours; without: one is drawn")] = ""
    powers: Annotated[tuple[str, ...], Meta(max_length=5)] = BASE_POWERS
    level: Annotated[str, Meta(max_length=40, description="of the bots")] = STAND_IN
    game: GameOptions = field(default_factory=dict)
    key: Annotated[str, Meta(max_length=64)] = ""


class LessonGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson that begins at once."""

    lesson: Annotated[
        str,
        Meta(
            max_length=40,
            description="its name: `GET /api/tables/lessons` lists them; or `puzzle.` and the id of a puzzle",
        ),
    ] = "round"
    key: Annotated[str, Meta(max_length=64)] = ""


class RecordGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that goes on from a record, at a table of yours; a game that is over can be looked at there."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD, description="its text; it must verify")]
    power: Annotated[str, Meta(max_length=20, description="yours; without: all, at one device")] = ""
    level: Annotated[str, Meta(max_length=40, description="of the bots")] = STAND_IN
    places: Annotated[
        tuple[SeatWish, ...], Meta(max_length=5, description="or who plays each Power, in the order of the record")
    ] = ()
    key: Annotated[str, Meta(max_length=64)] = ""


class ScenarioGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that goes on from the position of a scenario (docs/scenarios.md)."""

    scenario: Annotated[str, Meta(max_length=LONGEST_SCENARIO, description="the text of its file")]
    level: Annotated[str, Meta(max_length=40, description="of the bot that sits in for you")] = STAND_IN
    places: Annotated[
        tuple[SeatWish, ...], Meta(max_length=5, description="who plays each Power; without: you play all")
    ] = ()


class Made(Struct, frozen=True):
    """Where the new table is."""

    table: str
    link: str
    version: int


class Listed(Struct, frozen=True):
    tables: list[Summary]


class Shown(TypedDict):
    """The state of a table as a seat or a spectator sees it."""

    version: int
    seat: str | None
    state: TableState
    events: list[GameEvent]
    present: list[str]


class Password(Struct, frozen=True, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=128)]


class Reason(Struct, frozen=True):
    """Why an action is not legal now, as a sentence and as a fact; both are empty if it is."""

    sentence: str = ""
    id: str = ""
    args: dict[str, Any] = {}


class Talk(Struct, frozen=True):
    lines: list[Line]


class BotLevel(Struct, frozen=True):
    name: str
    title: str
    about: str
    strength: int  # 1 moves at random, 6 is the strongest


class Done(Struct, frozen=True, omit_defaults=True):
    """A command was carried out; the table is at this version. `repeated`: it had been done before."""

    version: int
    repeated: bool = False
    table: str = ""  # of a rematch
    line: Line | None = None  # of table talk


# --- what follows from a wish -------------------------------------------------------------------------------------


def wished(wish: NewTable, me: Who) -> tuple[e.Sitter, ...]:
    """Who sits where at a new table, or Refused."""
    if len(wish.places) > wish.options.size:
        raise Refused("bad_request", "too_many_places", size=wish.options.size, count=len(wish.places))
    if sum(one.me for one in wish.places) > 1 and not wish.options.hot_seat:
        raise Refused("bad_request", "hot_seat_only")
    return tuple(e.Sitter(person=me.id, name=me.name) if one.me else e.Sitter(bot=one.bot) for one in wish.places)


def against_bots(wish: QuickGame, me: Who) -> tuple[TableOptions, tuple[e.Sitter, ...]]:
    """A table with one person, and bots in the other seats."""
    check_level(wish.level)
    if wish.power and wish.power not in wish.powers:
        raise Refused("bad_request", "own_power", powers=list(wish.powers))
    if len(wish.powers) < 3:
        raise Refused("bad_request", "three_to_five_powers")
    fixed = bool(wish.power)
    options = TableOptions(
        powers=wish.powers, assign="choice" if fixed else "random", game=wish.game, stand_in=wish.level
    )
    mine_at = wish.powers.index(wish.power) if fixed else 0
    bot = e.Sitter(bot=wish.level)
    return options, tuple(
        e.Sitter(person=me.id, name=me.name) if n == mine_at else bot for n in range(len(wish.powers))
    )


def taught(wish: LessonGame, me: Who) -> tuple[TableOptions, tuple[e.Sitter, ...]]:
    """A table for a lesson: its reader and easy bots."""
    lesson = lessons.find(wish.lesson)
    options = TableOptions(
        name=titled(say(_title(lesson.name))) if lesson.scenario else "",
        powers=lesson.powers, game=lesson.game, stand_in=lessons.BOTS, spectators=False, talk="off", take_over=False,
    )  # fmt: skip
    reader, bot = e.Sitter(person=me.id, name=me.name), e.Sitter(bot=lessons.BOTS)
    return options, tuple(reader if power == lesson.seat else bot for power in lesson.powers)


def _title(lesson: str) -> str:
    """What a table is called at which something is taught."""
    return f"puzzles.{puzzles.find(lesson).kind}" if puzzles.named(lesson) else f"lesson.{lesson}.title"


def recorded(wish: RecordGame, me: Who) -> tuple[Record, TableOptions, tuple[e.Sitter, ...]]:
    """What a record tells of, when it is proved, and who is to sit where."""
    check_level(wish.level)
    try:
        record = verify(wish.record)
    except RecordError as error:
        raise Refused("bad_request", "record_false", line=error.line, reason=error.fact) from None
    powers = tuple(POWERS[p] for p in record.powers)
    if wish.power and wish.power not in powers:
        raise Refused("bad_request", "own_power", powers=list(powers))
    bot = SeatWish(bot=wish.level)
    alone = tuple(SeatWish(me=True) if power == wish.power else bot for power in powers) if wish.power else ()
    options, places = among_ourselves(powers, record.options, wish.places or alone, wish.level, me)
    return record, options, places


def positioned(wish: ScenarioGame, me: Who) -> tuple[bytes, TableOptions, tuple[e.Sitter, ...]]:
    """The secret of a game that begins at a position, and who is to sit where."""
    check_level(wish.level)
    try:
        name, g = Scenario.loads(wish.scenario).name, continued(wish.scenario)
    except SetupError as error:
        raise Refused("bad_request", "scenario_options", reason=error.fact) from None
    except ContentError as error:
        raise Refused("bad_request", "bad_corrections", line=error.line, reason=error.reason) from None
    except (ScenarioError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise Refused("bad_request", "scenario_false", reason=str(error)[:300]) from None
    powers = tuple(POWERS[p] for p in g.powers)
    options, places = among_ourselves(powers, g.rules.options, wish.places, wish.level, me)
    return g.secret, replace(options, name=titled(name)), places


def among_ourselves(
    powers: tuple[str, ...], game: Options, places: tuple[SeatWish, ...], level: str, me: Who
) -> tuple[TableOptions, tuple[e.Sitter, ...]]:
    """A table for nobody else: whoever brings a game knows all that is hidden in it. Without places they play all."""
    if len(places) not in (0, len(powers)):
        raise Refused("bad_request", "too_many_places", size=len(powers), count=len(places))
    places = places or (SeatWish(me=True),) * len(powers)
    if not all(one.me or one.bot for one in places):
        raise Refused("not_ready", "fill_every_place")
    options = TableOptions(
        powers=powers,
        game=game.all(),
        stand_in=level,
        hot_seat=sum(one.me for one in places) > 1,
        spectators=False,
        talk="off",
        take_over=False,
    )
    sitters = tuple(e.Sitter(person=me.id, name=me.name) if one.me else e.Sitter(bot=one.bot) for one in places)
    return options, sitters


def levels_in(language: str) -> list[BotLevel]:
    """The bots that can be put into seats, the weakest first."""
    return [
        BotLevel(id, level_name(id, language), level_about(id, language), level.strength)
        for id, level in LEVELS.items()
    ]
