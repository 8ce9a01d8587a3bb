"""What a table agrees on before the game: who may come, how fast it goes, which game it is."""

from __future__ import annotations

from typing import Annotated, Literal
from unicodedata import category

from ruinous.bots import LEVELS
from ruinous.content import ContentError
from ruinous.rules.game import Options, SetupError
from ruinous.rules.ids import POWERS, PowerId
from ruinous.rules.ruleset import ruleset
from ruinous.rules.setup import FEWEST, MOST, powers_from
from ruinous.structs import Meta, Struct, field, replace
from ruinous.table.refusals import Refused

Access = Literal["open", "link", "password"]
Assign = Literal["choice", "random", "draft"]
Pace = Literal["live", "web"]
TakeBack = Literal["own", "bots", "free"]
TakeOver = Literal["ask", "free", "no"]
GameOptions = dict[str, str | bool | int]  # the edition of the rules, sets, switches
BASE_POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
LONGEST_NAME = 60
SHORTEST_CLOCK = 5  # seconds
LONGEST_CORRECTIONS = 20_000
DAY = 86_400
UNPRINTED = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, ends of lines
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # turn the text around them
STAND_IN = "scripted" if "scripted" in LEVELS else "random"


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long a person may think. `move`: so many seconds a decision. `bank`: so many in all, and an increment."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=90 * DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=7 * DAY)] = 0


class TableOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The defaults are a private live table of the base game for four."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    powers: Annotated[tuple[PowerId, ...], Meta(min_length=FEWEST, max_length=MOST)] = BASE_POWERS
    players: Annotated[int, Meta(ge=FEWEST, le=MOST)] | None = None  # fewer than there are Powers to draw from
    assign: Assign = "choice"
    game: GameOptions = field(default_factory=dict)  # options of the rules: edition, card_set, events, switches
    access: Access = "link"
    pace: Pace = "live"
    clock: Clock = Clock()
    stand_in: str = STAND_IN  # the level of the bot that sits in for a person
    bots: Literal["natural", "at_once"] = "natural"  # how fast bots answer while a player of a live table watches
    spectators: bool = True
    talk: Literal["off", "players", "everyone"] = "everyone"
    take_over: TakeOver | bool = True  # may a newcomer take a seat that no person holds; new tables say it in a word
    hot_seat: bool = False  # may one person hold several seats
    take_back: TakeBack | None = None  # how far a person goes back (table/way_back.py); new tables name it always
    rated: bool | None = (
        None  # does the game count (table/counting.py); new tables name it, without a wish where it can
    )

    @property
    def size(self) -> int:
        return self.players or len(self.powers)

    @property
    def consent(self) -> TakeOver:
        """Whether a newcomer must ask those seated, may sit down, or neither."""
        if isinstance(self.take_over, bool):
            return "ask" if self.take_over else "no"
        return self.take_over

    @property
    def rules(self) -> Options:
        """What is played, as a log tells it."""
        return Options.saved(dict(self.game))


def edition_of(game: GameOptions) -> int:
    """The edition that a log names; before there were editions none was."""
    return int(game.get("edition", 1))


def completed(options: TableOptions, rated: bool) -> TableOptions:
    """The options for a new table's log, with the edition and everything that was left out."""
    game = Options.of(dict(options.game)).all()
    return replace(options, game=game, take_over=options.consent, take_back=options.take_back or "bots", rated=rated)


def check(options: TableOptions) -> None:
    """Refuse what cannot be played."""
    check_level(options.stand_in)
    unknown = [power for power in options.powers if power not in POWERS]
    if unknown:
        raise Refused("bad_request", "no_power", named=unknown[0][:40], powers=list(POWERS))
    if len(set(options.powers)) < len(options.powers):
        raise Refused("bad_request", "power_twice")
    if options.size > len(options.powers):
        raise Refused("bad_request", "too_few_powers", count=options.size)
    if options.assign == "choice" and options.size != len(options.powers):
        raise Refused("bad_request", "exact_powers")
    if options.clock.kind != "none" and options.clock.seconds < SHORTEST_CLOCK:
        raise Refused("bad_request", "clock_too_short", seconds=SHORTEST_CLOCK)
    if any(category(c) in UNPRINTED or c in TURNING for c in options.name):
        raise Refused("bad_request", "table_name_characters")
    if len(str(options.game.get("cards", ""))) > LONGEST_CORRECTIONS:
        raise Refused("bad_request", "corrections_too_long", count=LONGEST_CORRECTIONS)
    try:
        for powers in (options.powers[: options.size], options.powers):
            ruleset(Options.of(dict(options.game)), powers_from(powers))
    except ContentError as error:
        raise Refused("bad_request", "bad_corrections", line=error.line, reason=error.reason) from None
    except SetupError as error:
        raise Refused("bad_request", error.fact.id, **error.fact.args) from None


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("bad_request", "no_bot", bot=level[:40], bots=list(LEVELS))
