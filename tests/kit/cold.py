"""Many finished games in the file of a server that is not running: nobody has them in memory."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def copies(folder: Path, table: str, count: int) -> list[str]:
    """So many more tables with the log of one, each with an id of its own."""
    made = [f"copy{number:04d}" for number in range(count)]
    with closing(sqlite3.connect(folder / "ruinous.sqlite")) as db, db:
        log = db.execute("SELECT version, entry FROM entries WHERE table_id = ? ORDER BY version", (table,)).fetchall()
        (_, created), rest = log[0], log[1:]
        assert table.encode() in created
        columns = [row[1] for row in db.execute("PRAGMA table_info(tables)")]
        others = ", ".join(column for column in columns if column != "id")
        for id in made:
            first = (1, created.replace(table.encode(), id.encode()))
            db.execute(f"INSERT INTO tables (id, {others}) SELECT ?, {others} FROM tables WHERE id = ?", (id, table))
            rows = [(id, version, entry) for version, entry in (first, *rest)]
            db.executemany("INSERT INTO entries (table_id, version, entry) VALUES (?, ?, ?)", rows)
    return made
