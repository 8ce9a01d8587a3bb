"""What stays of games that are over, and the ratings that follow: worked out beside the games, never in their way.

The store knows which games nobody has worked out yet, so nothing is lost: not by a crash, not by an older Ruinous;
and of several processes any may do it. A game is played again in the process of the replays.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol

from ruinous.server.gate.errors import logged
from ruinous.server.standing import rating
from ruinous.store.games import StoredGame, StoredRating
from ruinous.store.protocol import Store, StoreError, Taken
from ruinous.structs import encode
from ruinous.table.finished import MADE, Finished, read
from ruinous.table.refusals import Refused

log = logging.getLogger("ruinous.server")

PAUSE = 5.0  # seconds between two looks at whether a game has ended here
ROUNDS = 12  # of them until the store is asked whether one has ended elsewhere
AT_ONCE = 50  # games
REST = 0.02  # seconds between two games: players come first
TRIES = 8  # against other processes that rate the same people

Working = Callable[[str, list[bytes]], Awaitable[Finished | None]]
"""What stays of the game of a table, from its log; None: nothing. Refused if the log cannot be read."""


class Games(Protocol):
    """Where games end."""

    ended: int  # how many have, in this process


class Chronicle:
    """Keeps what stays of games, and ratings."""

    def __init__(self, store: Store, work: Working, games: Games) -> None:
        self.store = store
        self.work = work
        self.games = games

    async def run(self) -> None:
        """Look for ever."""
        known, rounds = -1, 0
        while True:
            await asyncio.sleep(PAUSE)
            rounds += 1
            if known == self.games.ended and rounds % ROUNDS:
                continue
            known = self.games.ended
            try:
                await self.once()
            except StoreError as error:
                known = -1
                log.warning("Statistics must wait: %s", logged(error.fact))
            except Exception:
                log.exception("Statistics cannot be worked out.")

    async def once(self) -> None:
        """Work out all that has not been."""
        while tables := await self.store.unwritten(MADE, AT_ONCE):
            for table in tables:
                await write(self.store, table, self.work)
                await asyncio.sleep(REST)
        await self.rate()

    async def rate(self) -> None:
        """Let every game count that has not yet."""
        while games := await self.store.unrated_games(AT_ONCE):
            for game in games:
                if not await self._rate(read(game.facts)):
                    await rebuild_ratings(self.store)
                    break

    async def _rate(self, game: Finished) -> bool:
        """Let a game count; False if one that ended later has counted for the same people before."""
        people = [person for person, _ in rating.ranking(game)]
        for _ in range(TRIES):
            made: list[StoredRating] = []
            for season in ("", rating.season_of(game.at)):
                found = {one.identity: one for one in await self.store.newest_ratings(game.pace, season, people)}
                before = [found.get(who) or rating.newcomer(game.pace, season, who) for who in people]
                if any((one.at, one.table) >= (game.at, game.id) for one in found.values()):
                    return False
                made += rating.rated(game, season, before)
            try:
                await self.store.put_ratings(made)
                return True
            except Taken:
                continue  # another process was quicker
        return True  # the next look sees to it


async def write(store: Store, table: str, work: Working) -> bool:
    """Keep what stays of one game. False: its log cannot be read, and what was kept before stays."""
    try:
        ended, readable = await work(table, await store.entries(table)), True
    except Refused:
        kept = await store.game(table)
        ended, readable = (read(kept.facts) if kept and kept.facts else None), False
    if ended is None:
        await store.put_game(StoredGame(table, 0, MADE, False, b""))
        return readable
    members = tuple((one.person, ended.has_result and one.part != "came") for one in ended.people)
    await store.put_game(StoredGame(table, ended.at, MADE, bool(rating.ranking(ended)), encode(ended), members))
    return readable


async def rated_games(store: Store) -> AsyncIterator[Finished]:
    """All games that count, in order."""
    after = (-1, "")
    while games := await store.rated_games(after, AT_ONCE):
        for game in games:
            yield read(game.facts)
        after = (games[-1].at, games[-1].table)


async def rebuild_ratings(store: Store) -> list[StoredRating]:
    """Make all ratings anew from the games that are kept, in the place of those there are."""
    games = [game async for game in rated_games(store)]
    made = await asyncio.to_thread(rating.fold, games)
    await store.replace_ratings(made)
    return made
