"""Analyses in a tab: worked out at once, by a worker that has nothing else to do (web/src/local/analyst.ts).

Texts that were brought are at hand while the page is open.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

from ruinous.analysis import analyse, told
from ruinous.rules.game import Game
from ruinous.table.analysing import (
    MOST_MOVES,
    AnalysisAt,
    AnalysisId,
    AnalysisTold,
    AnalysisWish,
    PlayOn,
    game_at,
    game_in,
    onward,
    played_on,
    position_at,
    studied,
)
from ruinous.table.refusals import Refused
from ruinous.table.wishes import Made, spelled

if TYPE_CHECKING:
    from ruinous.local.routes import Question

SIMULATIONS = 2_000  # of a short game: Python in a browser is slow
OF_A_DECISION = 24  # so many at least, to look at all of them
TEXT = "game-"


async def bring(asked: Question) -> AnalysisId:
    text = asked.wish(AnalysisWish).text
    game_in(text)
    return kept(asked, text)


def kept(asked: Question, text: str) -> AnalysisId:
    id = TEXT + spelled(sha256(text.encode()).digest()[:20])
    asked.house.texts[id] = text
    return AnalysisId(id, text)


async def from_here(asked: Question) -> AnalysisId:
    wish: AnalysisAt = asked.wish(AnalysisAt)
    asked.body = None
    return kept(asked, position_at(await game_of(asked), wish.at, wish.moves))


async def game_of(asked: Question) -> Game:
    """The game that the path names: of a table that is over, or of a text."""
    id = asked.parts[0]
    if not id.startswith(TEXT):
        return game_at(await asked.table())
    given = asked.body.get("text") if isinstance(asked.body, dict) else None
    text = given if isinstance(given, str) else asked.house.texts.get(id)
    if text is None:
        raise Refused("not_found", "no_analysis")
    return game_in(text)


async def work(asked: Question) -> AnalysisTold:
    """The whole analysis; how far it is, is told meanwhile."""
    game = await game_of(asked)
    wished = asked.number("simulations")
    found = analyse(
        game, simulations=wished or max(SIMULATIONS, OF_A_DECISION * len(game.entries)), progress=asked.house.progress
    )
    return AnalysisTold("done", found=told(found, game))


async def moment(asked: Question) -> Any:
    moves = tuple(one for one in (asked.given("moves") or "").split(",") if one)
    if len(moves) > MOST_MOVES:
        raise Refused("bad_request", "variation_too_long", most=MOST_MOVES)
    hands_open = asked.given("hands") == "true"
    return studied(await game_of(asked), int(asked.parts[1]), moves, asked.given("seat"), hands_open)


async def play(asked: Question) -> Made:
    wish, house = asked.wish(PlayOn), asked.house
    asked.body = None
    found = onward(await game_of(asked), wish.at, wish.moves)
    options, places, begin = played_on(found, wish, house.me)
    live = await house.make(options, places, lambda table: begin(table, house.me, house.now()))
    return Made(live.id, f"#table={live.id}", live.table.version)
