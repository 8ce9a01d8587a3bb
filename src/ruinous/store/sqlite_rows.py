"""What the SQLite store reads and writes: functions upon a connection. Transactions are the caller's business."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from sqlite3 import Connection
from typing import Any

from msgspec import json, structs

from ruinous.rules.facts import Fact
from ruinous.store import facts, schema
from ruinous.store.fit import amount, storable, whole
from ruinous.store.protocol import (
    COUNTED,
    Delivery,
    Identity,
    Line,
    Outworn,
    Result,
    Stale,
    StoredDevice,
    StoredNotice,
    StoreError,
    Write,
)

Row = tuple[Any, ...]

# --- tables -------------------------------------------------------------------------------------------------------


def generation(db: Connection) -> int:
    (number,) = db.execute("SELECT generation FROM house").fetchone()
    return int(number)


def append(db: Connection, write: Write, members: Mapping[str, bool] | None) -> int:
    """One entry and all that goes with it. `members` are those of the version before, where they are known."""
    table, head, version = write.table, write.head, write.expected + 1
    columns = (version, head.state, head.listed, head.summary, head.at, head.due, head.awaits_bot, table)
    if write.expected == 0:
        storable(table)
        done = db.execute(
            "INSERT INTO tables (version, state, listed, summary, at, due, awaits_bot, id)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            columns,
        ).rowcount
    else:
        done = db.execute(
            "UPDATE tables SET version = ?, state = ?, listed = ?, summary = ?, at = ?, due = ?, awaits_bot = ?"
            " WHERE id = ? AND version = ?",
            (*columns, write.expected),
        ).rowcount
    if not done:
        raise Stale(table, versions(db, [table]).get(table, 0))
    db.execute("INSERT INTO entries (table_id, version, entry) VALUES (?, ?, ?)", (table, version, write.entry))
    if members is None:
        db.execute("DELETE FROM members WHERE table_id = ?", (table,))
    now = dict(head.members)
    for identity, waits in now.items():
        if members is None or members.get(identity) != waits:
            storable(identity)
            db.execute(
                "INSERT INTO members (table_id, identity, waits) VALUES (?, ?, ?)"
                " ON CONFLICT (table_id, identity) DO UPDATE SET waits = excluded.waits",
                (table, identity, waits),
            )
    for identity in members or ():
        if identity not in now:
            db.execute("DELETE FROM members WHERE table_id = ? AND identity = ?", (table, identity))
    for n in write.in_order:
        storable(n.key, n.identity, n.table)
        db.execute(
            "INSERT INTO notices (key, identity, table_id, kind, args, at, read, dispatched)"
            " VALUES (?, ?, ?, ?, ?, ?, 0, 0) ON CONFLICT (key) DO NOTHING",
            (n.key, n.identity, n.table, n.kind, facts.written(n.args), n.at),
        )
    if write.result:
        _write_result(db, write.result)
    return version


def _write_result(db: Connection, result: Result) -> None:
    db.execute(
        "INSERT INTO results (table_id, at, condition, summary, members) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, condition = excluded.condition,"
        " summary = excluded.summary, members = excluded.members",
        (result.table, result.at, result.condition, result.summary, json.encode(result.members).decode()),
    )
    db.execute("DELETE FROM result_members WHERE table_id = ?", (result.table,))
    db.executemany(
        "INSERT INTO result_members (identity, table_id) VALUES (?, ?)",
        [(identity, result.table) for identity in set(result.members)],
    )


def entries(db: Connection, table: str, since: int) -> tuple[int, list[bytes]]:
    """The generation of this moment, and the log."""
    rows = db.execute(
        "SELECT generation, entry FROM house LEFT JOIN entries ON table_id = ? AND entries.version > ?"
        " ORDER BY entries.version",
        (table, whole(since)),
    ).fetchall()
    return rows[0][0], [entry for _, entry in rows if entry is not None]


def versions(db: Connection, tables: Iterable[str]) -> dict[str, int]:
    rows = db.execute(
        "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(?))",
        (json.encode(list(tables)).decode(),),
    )
    return dict(rows.fetchall())


def states(db: Connection, tables: Iterable[str]) -> dict[str, str]:
    rows = db.execute(
        "SELECT id, state FROM tables WHERE id IN (SELECT value FROM json_each(?))",
        (json.encode(list(tables)).decode(),),
    )
    return dict(rows.fetchall())


def tally(db: Connection, identity: str) -> dict[str, int]:
    rows = db.execute(
        "SELECT state, count(*) FROM members JOIN tables ON id = table_id WHERE identity = ? GROUP BY state",
        (identity,),
    )
    return dict(rows.fetchall())


def newest(db: Connection) -> int:
    (at,) = db.execute("SELECT coalesce(max(at), 0) FROM tables").fetchone()
    return int(at)


def outworn(db: Connection, rule: Outworn, limit: int) -> list[tuple[str, int]]:
    rows = db.execute(
        "SELECT id, version FROM tables WHERE state = :state AND at < :before"
        " AND (:listed IS NULL OR listed = :listed)"
        " AND (:members IS NULL OR (SELECT count(*) FROM members WHERE table_id = id) <= :members)"
        " AND (:played IS NULL OR EXISTS (SELECT 1 FROM results WHERE table_id = id) = :played)"
        " ORDER BY at, id LIMIT :limit",
        structs.asdict(rule) | {"limit": amount(limit)},
    )
    return rows.fetchall()


def delete_table(db: Connection, table: str, version: int) -> bool:
    if not db.execute("DELETE FROM tables WHERE id = ? AND version = ?", (table, version)).rowcount:
        return False
    db.execute("DELETE FROM deliveries WHERE notice IN (SELECT number FROM notices WHERE table_id = ?)", (table,))
    for kind in schema.OF_A_TABLE:
        db.execute(f"DELETE FROM {kind} WHERE table_id = ?", (table,))
    return True


def lobby(db: Connection, states: Sequence[str], limit: int, before: int | None) -> list[bytes]:
    rows: list[Row] = []
    for state in dict.fromkeys(states):
        rows += db.execute(
            "SELECT -at, id, summary FROM tables WHERE state = ? AND listed = 1 AND at < ?"
            " ORDER BY at DESC, id LIMIT ?",
            (state, whole(before), amount(limit)),
        )
    return [summary for _, _, summary in sorted(rows)[: amount(limit)]]


def tables_of(db: Connection, identity: str, limit: int, before: int | None) -> list[bytes]:
    rows = db.execute(
        "SELECT summary FROM members JOIN tables ON id = table_id WHERE identity = ?"
        " AND (? IS NULL OR state = 'over' AND at < ?)"
        " ORDER BY CASE WHEN state = 'over' THEN 2 WHEN waits THEN 0 ELSE 1 END, at DESC, id LIMIT ?",
        (identity, before is not None or None, whole(before), amount(limit)),
    )
    return [summary for (summary,) in rows.fetchall()]


def every_table(db: Connection, limit: int, before: int | None) -> list[bytes]:
    rows = db.execute(
        "SELECT summary FROM tables WHERE at < ? ORDER BY at DESC, id LIMIT ?", (whole(before), amount(limit))
    )
    return [summary for (summary,) in rows.fetchall()]


def overdue(db: Connection, now: int, limit: int) -> list[str]:
    rows = db.execute("SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?", (whole(now), amount(limit)))
    return [table for (table,) in rows.fetchall()]


def awaiting_bots(db: Connection, until: int, limit: int) -> list[str]:
    rows = db.execute(
        "SELECT id FROM tables WHERE awaits_bot = 1 AND at <= ? ORDER BY at, id LIMIT ?", (whole(until), amount(limit))
    )
    return [table for (table,) in rows.fetchall()]


def results(db: Connection, limit: int, before: int | None, identity: str | None) -> list[Result]:
    rows = db.execute(
        "SELECT table_id, at, condition, summary, members FROM results WHERE at < ?"
        " AND (? IS NULL OR table_id IN (SELECT table_id FROM result_members WHERE identity = ?))"
        " ORDER BY at DESC, table_id LIMIT ?",
        (whole(before), identity, identity, amount(limit)),
    )
    return [
        Result(table, at, condition, summary, json.decode(members, type=tuple[str, ...]))
        for table, at, condition, summary, members in rows.fetchall()
    ]


def counts(db: Connection) -> dict[str, int]:
    found = db.execute(
        "SELECT 'identities', count(*) FROM identities"
        " UNION ALL SELECT 'entries', coalesce(sum(version), 0) FROM tables"
        " UNION ALL SELECT 'tables_' || state, count(*) FROM tables GROUP BY state"
        " UNION ALL SELECT 'deliveries_' || state, count(*) FROM deliveries GROUP BY state"
    )
    return dict.fromkeys(COUNTED, 0) | dict(found.fetchall())


# --- table talk ---------------------------------------------------------------------------------------------------


def say(db: Connection, table: str, at: int, identity: str, name: str, text: str, key: str) -> Line:
    storable(table, identity, name, text, key)
    found = db.execute("UPDATE tables SET said = said + 1 WHERE id = ? RETURNING said", (table,)).fetchall()
    if not found:
        raise StoreError("no_table", table=table)
    line = Line(found[0][0], at, identity, name, text)
    db.execute(
        "INSERT INTO talk (table_id, number, at, identity, name, text, key) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, line.number, at, identity, name, text, key or None),
    )
    return line


def said(db: Connection, table: str, identity: str, key: str) -> Line | None:
    rows = db.execute(
        "SELECT number, at, identity, name, text FROM talk WHERE table_id = ? AND identity = ? AND key = ?",
        (table, identity, key),
    ).fetchall()
    return Line(*rows[0]) if rows else None


def lines(db: Connection, table: str, since: int, limit: int) -> list[Line]:
    rows = db.execute(
        "SELECT number, at, identity, name, text FROM talk WHERE table_id = ? AND number > ?"
        " ORDER BY number DESC LIMIT ?",
        (table, whole(since), amount(limit)),
    )
    return [Line(*row) for row in reversed(rows.fetchall())]


# --- identities ---------------------------------------------------------------------------------------------------

IDENTITY = "SELECT id, name, created, recovery, passphrase, settings, blocked FROM identities "


def _identities(rows: Iterable[Row]) -> list[Identity]:
    return [
        Identity(who, name, created, recovery, passphrase, settings, bool(blocked), *device)
        for who, name, created, recovery, passphrase, settings, blocked, *device in rows
    ]


def _identity(db: Connection, where: str, key: str) -> Identity | None:
    rows = db.execute(IDENTITY + where, (key,)).fetchall()
    return _identities(rows)[0] if rows else None


def identity(db: Connection, who: str) -> Identity | None:
    return _identity(db, "WHERE id = ?", who)


def identity_by_device(db: Connection, device: str) -> Identity | None:
    rows = db.execute(
        "SELECT id, identities.name, created, recovery, passphrase, settings, blocked, scope, table_id"
        " FROM devices JOIN identities ON id = identity WHERE device = ?",
        (device,),
    ).fetchall()
    return _identities(rows)[0] if rows else None


def identities_named(db: Connection, name: str) -> list[Identity]:
    rows = db.execute(IDENTITY + "WHERE folded = ? ORDER BY created, id LIMIT 50", (name.casefold(),))
    return _identities(rows.fetchall())


def add_identity(db: Connection, new: Identity, device: str) -> None:
    storable(new.id, new.name, new.recovery, new.passphrase, device)
    db.execute(
        "INSERT INTO identities (id, name, folded, created, recovery, passphrase, settings, blocked)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (new.id, new.name, new.name.casefold(), new.created, new.recovery, new.passphrase, new.settings, new.blocked),
    )
    add_device(db, new.id, device, new.created)


def change_identity(
    db: Connection, who: str, name: str | None, passphrase: str | None, settings: bytes | None, blocked: bool | None
) -> Identity | None:
    storable(who, name, passphrase)
    db.execute(
        "UPDATE identities SET name = coalesce(?, name), folded = coalesce(?, folded),"
        " passphrase = nullif(coalesce(?, passphrase), ''), settings = coalesce(?, settings),"
        " blocked = coalesce(?, blocked) WHERE id = ?",
        (name, name and name.casefold(), passphrase, settings, blocked, who),
    )
    return identity(db, who)


def add_device(db: Connection, who: str, device: str, at: int) -> None:
    storable(who, device)
    done = db.execute(
        "INSERT INTO devices (device, identity, at) SELECT ?, id, ? FROM identities WHERE id = ?", (device, at, who)
    ).rowcount
    if not done:
        raise StoreError("no_identity", person=who)


def add_program(db: Connection, program: StoredDevice, most: int) -> bool:
    storable(program.device, program.name, program.table)
    done = db.execute(
        "INSERT INTO devices (device, identity, at, scope, name, table_id) SELECT ?, id, ?, ?, ?, ? FROM identities"
        " WHERE id = ? AND (SELECT count(*) FROM devices WHERE identity = id AND scope <> '') < ?",
        (program.device, program.at, program.scope, program.name, program.table, program.identity, most),
    ).rowcount
    return done > 0


def devices(db: Connection, who: str) -> list[StoredDevice]:
    rows = db.execute(
        "SELECT device, identity, at, scope, name, table_id FROM devices WHERE identity = ? ORDER BY at, device", (who,)
    )
    return [StoredDevice(*row) for row in rows.fetchall()]


def remove_device(db: Connection, device: str) -> bool:
    return db.execute("DELETE FROM devices WHERE device = ?", (device,)).rowcount > 0


def remove_devices(db: Connection, who: str, keep: str | None) -> int:
    return db.execute("DELETE FROM devices WHERE identity = ? AND device IS NOT ?", (who, keep)).rowcount


def set_recovery(db: Connection, who: str, recovery: str) -> None:
    storable(who, recovery)
    if not db.execute("UPDATE identities SET recovery = ? WHERE id = ?", (recovery, who)).rowcount:
        raise StoreError("no_identity", person=who)


def recover(db: Connection, recovery: str, device: str, at: int) -> Identity | None:
    storable(device)
    rows = db.execute("UPDATE identities SET recovery = NULL WHERE recovery = ? RETURNING id", (recovery,)).fetchall()
    if not rows:
        return None
    add_device(db, rows[0][0], device, at)
    return identity(db, rows[0][0])


# --- leaving ------------------------------------------------------------------------------------------------------


def tables_with(db: Connection, who: str) -> list[str]:
    rows = db.execute(
        "SELECT table_id FROM members WHERE identity = ?1 UNION SELECT table_id FROM result_members WHERE identity = ?1"
        " UNION SELECT table_id FROM talk WHERE identity = ?1"
        " UNION SELECT id FROM tables WHERE instr(summary, CAST(?1 AS BLOB)) ORDER BY 1",
        (who,),
    )
    return [table for (table,) in rows.fetchall()]


def lines_of(db: Connection, who: str) -> list[tuple[str, Line]]:
    rows = db.execute(
        "SELECT table_id, number, at, identity, name, text FROM talk WHERE identity = ? ORDER BY at, table_id, number",
        (who,),
    )
    return [(table, Line(*line)) for table, *line in rows.fetchall()]


def rewrite(db: Connection, table: str, new: Mapping[int, bytes]) -> None:
    db.executemany(
        "UPDATE entries SET entry = ? WHERE table_id = ? AND version = ?",
        [(entry, table, version) for version, entry in new.items()],
    )


def leave(db: Connection, who: str) -> bool:
    done = db.execute(
        "UPDATE identities SET name = '', folded = '', recovery = NULL, passphrase = NULL, settings = ?, blocked = 1"
        " WHERE id = ?",
        (b"{}", who),
    ).rowcount
    for kind in ("devices", "notices", "deliveries", "game_members", "group_members", "pages"):
        db.execute(f"DELETE FROM {kind} WHERE identity = ?", (who,))
    db.execute("UPDATE talk SET name = '' WHERE identity = ?", (who,))
    return done > 0


# --- notices ------------------------------------------------------------------------------------------------------

NOTICE = "notices.key, notices.identity, notices.table_id, notices.kind, notices.args, notices.at"
DELIVERY = f"""
    SELECT d.number, channel, target, state, attempts, due, error, d.at, {NOTICE}
    FROM deliveries AS d JOIN notices ON notices.number = d.notice
"""


def notices(db: Connection, identity: str, limit: int, before: int | None) -> list[StoredNotice]:
    rows = db.execute(
        f"SELECT number, read, {NOTICE} FROM notices WHERE identity = ? AND number < ? ORDER BY number DESC LIMIT ?",
        (identity, whole(before), amount(limit)),
    )
    return facts.notices(rows.fetchall())


def read_notices(db: Connection, identity: str, upto: int) -> int:
    return db.execute(
        "UPDATE notices SET read = 1 WHERE identity = ? AND number <= ? AND read = 0", (identity, whole(upto))
    ).rowcount


def undispatched(db: Connection, limit: int) -> list[StoredNotice]:
    rows = db.execute(
        f"SELECT number, read, {NOTICE} FROM notices WHERE NOT dispatched = 1 ORDER BY number LIMIT ?", (amount(limit),)
    )
    return facts.notices(rows.fetchall())


def dispatch(db: Connection, number: int, at: int, targets: Sequence[tuple[str, str, int]]) -> None:
    storable(*(text for channel, target, _ in targets for text in (channel, target)))
    if not db.execute("UPDATE notices SET dispatched = 1 WHERE number = ? AND dispatched = 0", (number,)).rowcount:
        return
    db.executemany(
        "INSERT INTO deliveries (notice, identity, channel, target, state, attempts, due, error, at)"
        " SELECT number, identity, ?, ?, 'waiting', 0, ?, '', ? FROM notices WHERE number = ?",
        [(channel, target, due, at, number) for channel, target, due in targets],
    )


def claim_deliveries(db: Connection, now: int, until: int, limit: int) -> list[Delivery]:
    rows = db.execute(
        "SELECT number FROM deliveries WHERE state IN ('waiting', 'sending') AND due <= ? ORDER BY due, number LIMIT ?",
        (whole(now), amount(limit)),
    ).fetchall()
    claimed: list[Row] = []
    for key in rows:
        db.execute(
            "UPDATE deliveries SET state = 'sending', attempts = attempts + 1, due = ?, at = ? WHERE number = ?",
            (until, now, *key),
        )
        claimed += db.execute(DELIVERY + "WHERE d.number = ?", key)
    return facts.deliveries(claimed)


def settle_delivery(
    db: Connection, number: int, attempts: int, state: str, due: int, error: Fact | None, at: int
) -> bool:
    done = db.execute(
        "UPDATE deliveries SET state = ?, due = ?, error = ?, at = ?"
        " WHERE number = ? AND attempts = ? AND state = 'sending'",
        (state, due, facts.written_fact(error), at, number, attempts),
    ).rowcount
    return done > 0


def deliveries(db: Connection, identity: str, limit: int) -> list[Delivery]:
    rows = db.execute(DELIVERY + "WHERE d.identity = ? ORDER BY d.number DESC LIMIT ?", (identity, amount(limit)))
    return facts.deliveries(rows.fetchall())


# --- the house ----------------------------------------------------------------------------------------------------


def meta(db: Connection, key: str) -> str | None:
    rows = db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchall()
    return rows[0][0] if rows else None


def set_meta(db: Connection, key: str, value: str, only_new: bool) -> bool:
    storable(key, value)
    conflict = "NOTHING" if only_new else "UPDATE SET value = excluded.value"
    done = db.execute(
        f"INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO {conflict}", (key, value)
    ).rowcount
    return done > 0
