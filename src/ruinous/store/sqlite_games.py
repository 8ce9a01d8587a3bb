"""The SQLite store's part about games that are over, ratings and pages (games.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from sqlite3 import Connection
from typing import Any, TypeVar, cast

from msgspec import json

from ruinous.store import schema
from ruinous.store.fit import amount, storable, whole
from ruinous.store.games import Leader, PageShown, StoredGame, StoredRating

T = TypeVar("T")
Row = tuple[Any, ...]
GAME = "games.table_id, games.at, made, rated, facts"
RATING = ", ".join(schema.COLUMNS["ratings"].split())


class SqliteGames:
    async def _write(self, call: Callable[..., T], *args: Any) -> T:
        raise NotImplementedError

    async def _read(self, call: Callable[..., T], *args: Any) -> T:
        raise NotImplementedError

    async def unwritten(self, made: int, limit: int) -> list[str]:
        return await self._read(_unwritten, made, limit)

    async def results_after(self, after: tuple[int, str], limit: int) -> list[tuple[int, str]]:
        return await self._read(_results_after, after, limit)

    async def put_game(self, game: StoredGame) -> None:
        await self._write(_put_game, game)

    async def game(self, table: str) -> StoredGame | None:
        found = await self._read(_games, "FROM games WHERE table_id = ?", table)
        return found[0] if found else None

    async def games_of(self, identity: str, limit: int, before: int | None = None) -> list[StoredGame]:
        which = (
            "FROM game_members AS m JOIN games ON games.table_id = m.table_id WHERE identity = ? AND m.at < ?"
            " ORDER BY m.at DESC, m.table_id LIMIT ?"
        )
        return await self._read(_games, which, identity, whole(before), amount(limit))

    async def played_together(self, one: str, other: str) -> bool:
        return await self._read(_played_together, one, other)

    async def rated_games(self, after: tuple[int, str], limit: int) -> list[StoredGame]:
        which = "FROM games WHERE rated = 1 AND (at, table_id) > (?, ?) ORDER BY at, table_id LIMIT ?"
        return await self._read(_games, which, *after, amount(limit))

    async def unrated_games(self, limit: int) -> list[StoredGame]:
        which = (
            "FROM games WHERE rated = 1 AND NOT EXISTS (SELECT 1 FROM ratings WHERE ratings.table_id = games.table_id)"
            " ORDER BY at, table_id LIMIT ?"
        )
        return await self._read(_games, which, amount(limit))

    async def newest_ratings(self, pace: str, season: str, identities: Sequence[str]) -> list[StoredRating]:
        which = (
            "WHERE pace = ?1 AND season = ?2 AND identity IN (SELECT value FROM json_each(?3)) AND games = ("
            "SELECT max(games) FROM ratings AS r WHERE r.pace = ?1 AND r.season = ?2 AND r.identity = ratings.identity)"
        )
        return await self._read(_ratings, which, pace, season, json.encode(list(identities)).decode())

    async def put_ratings(self, ratings: Sequence[StoredRating]) -> None:
        await self._write(_put_ratings, ratings)

    async def replace_ratings(self, ratings: Sequence[StoredRating]) -> None:
        await self._write(_replace_ratings, ratings)

    async def every_rating(self) -> list[StoredRating]:
        return await self._read(_ratings, f"WHERE TRUE ORDER BY {schema.KEYS['ratings']}")

    async def ratings_of(self, identity: str) -> list[StoredRating]:
        return await self._read(_ratings, "WHERE identity = ? AND season = '' ORDER BY pace, games", identity)

    async def leaders(
        self, pace: str, season: str, settled: int, viewer: str | None, limit: int
    ) -> list[tuple[Leader, bool]]:
        return await self._read(_leaders, pace, season, settled, viewer, limit)

    async def seasons(self, pace: str) -> list[str]:
        return await self._read(_seasons, pace)

    async def page_shown(self, identity: str) -> PageShown:
        return await self._read(_page_shown, identity)

    async def show_page(self, identity: str, shown: PageShown) -> None:
        await self._write(_show_page, identity, shown)


# --- upon a connection --------------------------------------------------------------------------------------------


def _unwritten(db: Connection, made: int, limit: int) -> list[str]:
    rows = db.execute(
        "SELECT results.table_id FROM results LEFT JOIN games ON games.table_id = results.table_id AND made = ?"
        " WHERE games.table_id IS NULL ORDER BY results.at, results.table_id LIMIT ?",
        (made, amount(limit)),
    )
    return [table for (table,) in rows.fetchall()]


def _results_after(db: Connection, after: tuple[int, str], limit: int) -> list[tuple[int, str]]:
    return db.execute(
        "SELECT at, table_id FROM results WHERE (at, table_id) > (?, ?) ORDER BY at, table_id LIMIT ?",
        (*after, amount(limit)),
    ).fetchall()


def _put_game(db: Connection, game: StoredGame) -> None:
    storable(game.table, *(who for who, _ in game.members))
    db.execute(
        "INSERT INTO games (table_id, at, made, rated, facts) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, made = excluded.made, rated = excluded.rated,"
        " facts = excluded.facts",
        (game.table, game.at, game.made, game.rated, game.facts),
    )
    db.execute("DELETE FROM game_members WHERE table_id = ?", (game.table,))
    db.executemany(
        "INSERT INTO game_members (identity, table_id, at, counted)"
        " SELECT id, ?, ?, ? FROM identities WHERE id = ? AND name <> ''",
        [(game.table, game.at, counted, who) for who, counted in game.members],
    )


def _games(db: Connection, which: str, *args: Any) -> list[StoredGame]:
    rows = db.execute(f"SELECT {GAME} {which}", args).fetchall()
    return [StoredGame(table, at, made, bool(rated), facts) for table, at, made, rated, facts in rows]


def _played_together(db: Connection, one: str, other: str) -> bool:
    (found,) = db.execute(
        "SELECT EXISTS (SELECT 1 FROM game_members AS a JOIN game_members AS b ON b.table_id = a.table_id"
        " WHERE a.identity = ? AND b.identity = ? AND a.counted = 1 AND b.counted = 1)",
        (one, other),
    ).fetchone()
    return bool(found)


def _ratings(db: Connection, which: str, *args: Any) -> list[StoredRating]:
    return [StoredRating(*row) for row in db.execute(f"SELECT {RATING} FROM ratings {which}", args).fetchall()]


def _put_ratings(db: Connection, ratings: Iterable[StoredRating]) -> None:
    db.executemany(
        f"INSERT INTO ratings ({RATING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(r.pace, r.season, r.identity, r.games, r.at, r.table, r.mu, r.sigma) for r in ratings],
    )


def _replace_ratings(db: Connection, ratings: Iterable[StoredRating]) -> None:
    db.execute("DELETE FROM ratings")
    _put_ratings(db, ratings)


def _leaders(
    db: Connection, pace: str, season: str, settled: int, viewer: str | None, limit: int
) -> list[tuple[Leader, bool]]:
    rows = db.execute(
        """
        SELECT r.identity, name, r.games, r.at, r.mu, r.sigma, r.identity = ?3 FROM ratings AS r
        JOIN identities ON id = r.identity AND name <> '' AND blocked = 0
        LEFT JOIN pages ON pages.identity = r.identity
        WHERE pace = ?1 AND season = ?2 AND games = (
            SELECT max(games) FROM ratings AS n WHERE n.pace = ?1 AND n.season = ?2 AND n.identity = r.identity
        ) AND (
            ?3 IS NULL OR r.identity = ?3 OR shown = 'public' OR shown = 'friends' AND EXISTS (
                SELECT 1 FROM game_members AS a JOIN game_members AS b ON b.table_id = a.table_id
                WHERE a.identity = r.identity AND b.identity = ?3 AND a.counted = 1 AND b.counted = 1
            )
        )
        ORDER BY r.games < ?4, r.mu DESC, r.sigma, r.identity LIMIT ?5
        """,
        (pace, season, viewer, settled, amount(limit)),
    )
    return [(Leader(*leader), bool(mine)) for *leader, mine in rows.fetchall()]


def _seasons(db: Connection, pace: str) -> list[str]:
    rows = db.execute("SELECT DISTINCT season FROM ratings WHERE pace = ? AND season <> '' ORDER BY 1 DESC", (pace,))
    return [season for (season,) in rows.fetchall()]


def _page_shown(db: Connection, identity: str) -> PageShown:
    rows = db.execute("SELECT shown FROM pages WHERE identity = ?", (identity,)).fetchall()
    return cast("PageShown", rows[0][0]) if rows else "private"


def _show_page(db: Connection, identity: str, shown: PageShown) -> None:
    storable(identity)
    if shown == "private":
        db.execute("DELETE FROM pages WHERE identity = ?", (identity,))
        return
    db.execute(
        "INSERT INTO pages (identity, shown) SELECT id, ? FROM identities WHERE id = ? AND name <> ''"
        " ON CONFLICT (identity) DO UPDATE SET shown = excluded.shown",
        (shown, identity),
    )
