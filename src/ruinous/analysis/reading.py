"""What may be analysed: a record, a position as text, a scenario. Anything else is refused in one sentence."""

from __future__ import annotations

from ruinous.content import ContentError
from ruinous.rules.facts import FactError
from ruinous.rules.game import Game
from ruinous.rules.options import SetupError
from ruinous.rules.position import PositionError, read
from ruinous.rules.record import Record, RecordError
from ruinous.rules.scenario import ScenarioError, continued

LONGEST = 2_000  # decisions; the longest games of people have 600
LONGEST_TEXT = 400_000  # letters


class AnalysisError(FactError, ValueError):
    """A text that cannot be analysed, and why."""

    ROOM = "analysis"
    line = 0  # of the text where it is wrong, if that is known


def game_of(text: str) -> Game:
    """The game that a text tells of, to be analysed; or AnalysisError."""
    if len(text) > LONGEST_TEXT:
        raise AnalysisError("too_long_text", most=LONGEST_TEXT)
    first = text.lstrip("\ufeff").split("\n", 1)[0]
    if first.startswith("ruinous record"):
        return _recorded(text)
    if first.startswith("ruinous position"):
        try:
            return _begun(Game.at(read(text)))
        except PositionError as error:
            raise AnalysisError("position", why=error.fact) from None
    if "[position]" in text:
        try:
            return _begun(Game.at(continued(text)))
        except SetupError as error:
            raise AnalysisError("position", why=error.fact) from None
        except (ScenarioError, ContentError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise AnalysisError("scenario", reason=str(error)[:300]) from None
    raise AnalysisError("foreign")


def _recorded(text: str) -> Game:
    try:
        count = len(Record.loads(text).entries)
        if count > LONGEST:
            raise AnalysisError("too_long", count=count, most=LONGEST)
        game = Game.replay(text)
    except RecordError as error:
        found = AnalysisError("record", why=error.fact)
        found.line = error.line
        raise found from None
    if not game.entries:
        return _begun(game)
    return game


def _begun(game: Game) -> Game:
    if not game.state.actions:
        raise AnalysisError("nothing_to_decide")
    return game
