"""The PostgreSQL store's part about games that are over, ratings and pages (games.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ruinous.store import schema
from ruinous.store.fit import amount, storable, whole
from ruinous.store.games import Leader, PageShown, StoredGame, StoredRating

Row = Sequence[Any]
GAME = "games.table_id, games.at, made, rated, facts"
RATING = ", ".join(schema.COLUMNS["ratings"].split())

UNWRITTEN = """
    SELECT results.table_id FROM results LEFT JOIN games ON games.table_id = results.table_id AND made = $1
    WHERE games.table_id IS NULL ORDER BY results.at, results.table_id LIMIT $2
"""
RESULTS_AFTER = "SELECT at, table_id FROM results WHERE (at, table_id) > ($1, $2) ORDER BY at, table_id LIMIT $3"
PUT_GAME = """
    WITH put AS (
        INSERT INTO games (table_id, at, made, rated, facts) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, made = excluded.made, rated = excluded.rated,
            facts = excluded.facts
    ),
    gone AS (DELETE FROM game_members WHERE table_id = $1 AND identity <> ALL($6::text[]))
    INSERT INTO game_members (identity, table_id, at, counted)
    SELECT id, $1, $2, m.counted FROM unnest($6::text[], $7::boolean[]) AS m (identity, counted)
    JOIN identities ON id = m.identity AND name <> ''
    ON CONFLICT (identity, table_id) DO UPDATE SET at = excluded.at, counted = excluded.counted
"""
GAMES_OF = f"""
    SELECT {GAME} FROM game_members AS m JOIN games ON games.table_id = m.table_id WHERE identity = $1 AND m.at < $2
    ORDER BY m.at DESC, m.table_id LIMIT $3
"""
TOGETHER = """
    SELECT EXISTS (
        SELECT FROM game_members AS a JOIN game_members AS b ON b.table_id = a.table_id
        WHERE a.identity = {} AND b.identity = {} AND a.counted AND b.counted
    )
"""
RATED_GAMES = f"""
    SELECT {GAME} FROM games WHERE rated = TRUE AND (at, table_id) > ($1, $2) ORDER BY at, table_id LIMIT $3
"""
UNRATED_GAMES = f"""
    SELECT {GAME} FROM games
    WHERE rated = TRUE AND NOT EXISTS (SELECT FROM ratings WHERE ratings.table_id = games.table_id)
    ORDER BY at, table_id LIMIT $1
"""
NEWEST = f"""
    SELECT {RATING} FROM ratings WHERE pace = $1 AND season = $2 AND identity = ANY($3::text[]) AND games = (
        SELECT max(games) FROM ratings AS r WHERE r.pace = $1 AND r.season = $2 AND r.identity = ratings.identity
    )
"""
_MANY = "unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::float8[], $8::float8[])"
PUT_RATINGS = f"INSERT INTO ratings ({RATING}) SELECT * FROM {_MANY}"
# One statement: its parts see the rows as they were before, so those that stay are changed and not put in again.
REPLACE_RATINGS = f"""
    WITH new AS (SELECT * FROM {_MANY} AS n ({RATING})),
    gone AS (
        DELETE FROM ratings AS r WHERE NOT EXISTS (
            SELECT FROM new
            WHERE (new.pace, new.season, new.identity, new.games) = (r.pace, r.season, r.identity, r.games)
        )
    )
    INSERT INTO ratings ({RATING}) SELECT {RATING} FROM new
    ON CONFLICT (pace, season, identity, games) DO UPDATE
    SET at = excluded.at, table_id = excluded.table_id, mu = excluded.mu, sigma = excluded.sigma
"""
LEADERS = f"""
    SELECT r.identity, name, r.games, r.at, r.mu, r.sigma, r.identity IS NOT DISTINCT FROM $3 FROM (
        SELECT DISTINCT ON (identity) * FROM ratings WHERE pace = $1 AND season = $2 ORDER BY identity, games DESC
    ) AS r
    JOIN identities ON id = r.identity AND name <> '' AND NOT blocked
    LEFT JOIN pages ON pages.identity = r.identity
    WHERE $3::text IS NULL OR r.identity = $3 OR shown = 'public'
    OR shown = 'friends' AND ({TOGETHER.format("r.identity", "$3")})
    ORDER BY r.games < $4, r.mu DESC, r.sigma, r.identity LIMIT $5
"""
SEASONS = "SELECT DISTINCT season FROM ratings WHERE pace = $1 AND season <> '' ORDER BY 1 DESC"
SHOW_PAGE = """
    INSERT INTO pages (identity, shown) SELECT id, $2 FROM identities WHERE id = $1 AND name <> ''
    ON CONFLICT (identity) DO UPDATE SET shown = excluded.shown
"""


class PostgresGames:
    async def _write(self, statement: str, *args: Any) -> list[Row]:
        raise NotImplementedError

    async def _read(self, statement: str, *args: Any) -> list[Row]:
        raise NotImplementedError

    async def unwritten(self, made: int, limit: int) -> list[str]:
        return [row[0] for row in await self._read(UNWRITTEN, made, amount(limit))]

    async def results_after(self, after: tuple[int, str], limit: int) -> list[tuple[int, str]]:
        return [(row[0], row[1]) for row in await self._read(RESULTS_AFTER, *after, amount(limit))]

    async def put_game(self, game: StoredGame) -> None:
        people = [who for who, _ in game.members]
        storable(game.table, *people)
        counted = [counted for _, counted in game.members]
        await self._write(PUT_GAME, game.table, game.at, game.made, game.rated, game.facts, people, counted)

    async def game(self, table: str) -> StoredGame | None:
        found = await self._games(f"SELECT {GAME} FROM games WHERE table_id = $1", table)
        return found[0] if found else None

    async def games_of(self, identity: str, limit: int, before: int | None = None) -> list[StoredGame]:
        return await self._games(GAMES_OF, identity, whole(before), amount(limit))

    async def played_together(self, one: str, other: str) -> bool:
        return bool((await self._read(TOGETHER.format("$1", "$2"), one, other))[0][0])

    async def rated_games(self, after: tuple[int, str], limit: int) -> list[StoredGame]:
        return await self._games(RATED_GAMES, *after, amount(limit))

    async def unrated_games(self, limit: int) -> list[StoredGame]:
        return await self._games(UNRATED_GAMES, amount(limit))

    async def _games(self, statement: str, *args: Any) -> list[StoredGame]:
        return [StoredGame(*row) for row in await self._read(statement, *args)]

    async def newest_ratings(self, pace: str, season: str, identities: Sequence[str]) -> list[StoredRating]:
        return await self._ratings(NEWEST, pace, season, list(identities))

    async def put_ratings(self, ratings: Sequence[StoredRating]) -> None:
        await self._write(PUT_RATINGS, *_columns(ratings))

    async def replace_ratings(self, ratings: Sequence[StoredRating]) -> None:
        await self._write(REPLACE_RATINGS, *_columns(ratings))

    async def every_rating(self) -> list[StoredRating]:
        return await self._ratings(f"SELECT {RATING} FROM ratings ORDER BY pace, season, identity, games")

    async def ratings_of(self, identity: str) -> list[StoredRating]:
        statement = f"SELECT {RATING} FROM ratings WHERE identity = $1 AND season = '' ORDER BY pace, games"
        return await self._ratings(statement, identity)

    async def _ratings(self, statement: str, *args: Any) -> list[StoredRating]:
        return [StoredRating(*row) for row in await self._read(statement, *args)]

    async def leaders(
        self, pace: str, season: str, settled: int, viewer: str | None, limit: int
    ) -> list[tuple[Leader, bool]]:
        rows = await self._read(LEADERS, pace, season, viewer, settled, amount(limit))
        return [(Leader(*leader), bool(mine)) for *leader, mine in rows]

    async def seasons(self, pace: str) -> list[str]:
        return [row[0] for row in await self._read(SEASONS, pace)]

    async def page_shown(self, identity: str) -> PageShown:
        rows = await self._read("SELECT shown FROM pages WHERE identity = $1", identity)
        return cast("PageShown", rows[0][0]) if rows else "private"

    async def show_page(self, identity: str, shown: PageShown) -> None:
        storable(identity)
        if shown == "private":
            await self._write("DELETE FROM pages WHERE identity = $1", identity)
        else:
            await self._write(SHOW_PAGE, identity, shown)


def _columns(ratings: Sequence[StoredRating]) -> list[list[Any]]:
    rows = [(r.pace, r.season, r.identity, r.games, r.at, r.table, r.mu, r.sigma) for r in ratings]
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(8)]
