"""What a store keeps of games that are over, of ratings, and of who may see whose page: rows and protocol.

All of it but the last follows from the logs and can be made anew. It outlives the tables: what is forgotten of an old
game is its log, not that it was played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

PageShown = Literal["public", "friends", "private"]
"""Whom a person lets see their page; nobody, unless they have said so."""


class StoredGame(Struct, frozen=True):
    """A game that is over. `facts` are bytes that a store never looks into; empty: it is nobody's own."""

    table: str
    at: int
    made: int  # the way in which it was worked out
    rated: bool
    facts: bytes
    members: tuple[
        tuple[str, bool], ...
    ] = ()  # who has it on their page, and whether it makes them known to each other


class StoredRating(Struct, frozen=True):
    """Somebody's rating after so many games. `season` is empty for the rating of all time."""

    pace: str
    season: str
    identity: str
    games: int
    at: int
    table: str
    mu: float
    sigma: float


class Leader(Struct, frozen=True):
    """A line of a leaderboard."""

    identity: str
    name: str
    games: int
    at: int
    mu: float
    sigma: float


class GameStore(Protocol):
    """A part of `protocol.Store`."""

    async def unwritten(self, made: int, limit: int) -> list[str]:
        """Tables with a result of which nothing is kept that was worked out in this way; the oldest first."""
        ...

    async def results_after(self, after: tuple[int, str], limit: int) -> list[tuple[int, str]]:
        """When games have ended and at which tables, in order; of tables that are there."""
        ...

    async def put_game(self, game: StoredGame) -> None:
        """Keep a game, in the place of what was kept of it. Who has left for good is no member."""
        ...

    async def game(self, table: str) -> StoredGame | None:
        """Without its members."""
        ...

    async def games_of(self, identity: str, limit: int, before: int | None = None) -> list[StoredGame]:
        """A person's games, without their members, the newest first, older than `before`."""
        ...

    async def played_together(self, one: str, other: str) -> bool: ...

    async def rated_games(self, after: tuple[int, str], limit: int) -> list[StoredGame]:
        """Games that count, in order, after a time and a table."""
        ...

    async def unrated_games(self, limit: int) -> list[StoredGame]:
        """Games that count and have brought nobody a rating yet, in order."""
        ...

    async def newest_ratings(self, pace: str, season: str, identities: Sequence[str]) -> list[StoredRating]: ...

    async def put_ratings(self, ratings: Sequence[StoredRating]) -> None:
        """All or none; Taken if somebody has rated a game of one of them meanwhile."""
        ...

    async def replace_ratings(self, ratings: Sequence[StoredRating]) -> None:
        """These in the place of all there are, at once."""
        ...

    async def every_rating(self) -> list[StoredRating]:
        """In the order of their keys."""
        ...

    async def ratings_of(self, identity: str) -> list[StoredRating]:
        """Somebody's ratings of all time, in order."""
        ...

    async def leaders(
        self, pace: str, season: str, settled: int, viewer: str | None, limit: int
    ) -> list[tuple[Leader, bool]]:
        """The best first, those with fewer games than `settled` last; only those whose page the viewer may see, and the
        viewer. `None` sees all. With each whether it is the viewer."""
        ...

    async def seasons(self, pace: str) -> list[str]:
        """The newest first."""
        ...

    async def page_shown(self, identity: str) -> PageShown: ...

    async def show_page(self, identity: str, shown: PageShown) -> None: ...
