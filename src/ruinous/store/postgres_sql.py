"""The statements of the PostgreSQL store."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import json

from ruinous.store.facts import written
from ruinous.store.fit import storable
from ruinous.store.protocol import Write
from ruinous.store.schema import OF_A_TABLE

# --- append -------------------------------------------------------------------------------------------------------

# $1 table $2 expected $3 entry $4 state $5 listed $6 summary $7 at $8 due $9 awaits_bot $10 generation
_NEW = """
    INSERT INTO tables (id, version, state, listed, summary, at, due, awaits_bot)
    SELECT $1, $2::bigint + 1, $4, $5, $6, $7, $8, $9 FROM now WHERE generation = $10
    ON CONFLICT DO NOTHING RETURNING id
"""
_NEXT = """
    UPDATE tables SET version = $2 + 1, state = $4, listed = $5, summary = $6, at = $7, due = $8, awaits_bot = $9
    WHERE id = $1 AND version = $2 AND (SELECT generation FROM now) = $10 RETURNING id
"""
_MEMBERS = """,
    gone AS (DELETE FROM members WHERE table_id = (SELECT id FROM moved) AND identity <> ALL({}::text[])),
    seated AS (
        INSERT INTO members (table_id, identity, waits)
        SELECT moved.id, m.identity, m.waits FROM moved, unnest({}::text[], {}::boolean[]) AS m (identity, waits)
        ON CONFLICT (table_id, identity) DO UPDATE SET waits = excluded.waits
    )"""
_NOTICES = """,
    noticed AS (
        INSERT INTO notices (key, identity, table_id, kind, args, at, read, dispatched)
        SELECT n.*, FALSE, FALSE FROM moved,
            unnest({}::text[], {}::text[], {}::text[], {}::text[], {}::text[], {}::bigint[])
            AS n (key, identity, table_id, kind, args, at)
        ON CONFLICT (key) DO NOTHING
    )"""
_RESULT = """,
    ended AS (
        INSERT INTO results (table_id, at, condition, summary, members)
        SELECT {0}, {1}, {2}, {3}, {4} FROM moved
        ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, condition = excluded.condition,
            summary = excluded.summary, members = excluded.members
    ),
    left_out AS (
        DELETE FROM result_members USING moved WHERE result_members.table_id = {0} AND identity <> ALL({5}::text[])
    ),
    named AS (
        INSERT INTO result_members (identity, table_id)
        SELECT DISTINCT identity, {0} FROM moved, unnest({5}::text[]) AS identity
        ON CONFLICT DO NOTHING
    )"""


@cache
def _append(new: bool, members: bool, notices: bool, result: bool) -> str:
    """The statement for a write with these parts. It changes all or nothing."""
    parts, count = [], 10
    for wanted, part, holes in ((members, _MEMBERS, 3), (notices, _NOTICES, 6), (result, _RESULT, 6)):
        if wanted:
            parts.append(part.format(*(f"${count + hole + 1}" for hole in range(holes))))
            count += holes
    return (
        f"WITH now AS (SELECT generation FROM house), moved AS ({_NEW if new else _NEXT}),"
        " logged AS (INSERT INTO entries (table_id, version, entry) SELECT id, $2 + 1, $3 FROM moved)"
        f"{''.join(parts)} SELECT generation, EXISTS (SELECT FROM moved) FROM now"
    )


def append_statement(write: Write, generation: int, before: Mapping[str, bool] | None) -> tuple[str, list[Any]]:
    """The statement and its values. `before` are the members of the version before, where they are known."""
    head, notices, result = write.head, write.in_order, write.result
    args: list[Any] = [write.table, write.expected, write.entry, head.state, head.listed, head.summary]
    args += [head.at, head.due, head.awaits_bot, generation]
    members = dict(head.members)
    if write.expected == 0:
        storable(write.table)
    changed = members != before
    if changed:
        known = before or {}
        news = [identity for identity, waits in members.items() if known.get(identity) != waits]
        storable(*news)
        args += [list(members), news, [members[identity] for identity in news]]
    if notices:
        storable(*(text for n in notices for text in (n.key, n.identity, n.table)))
        args += [[n.key for n in notices], [n.identity for n in notices], [n.table for n in notices]]
        args += [[n.kind for n in notices], [written(n.args) for n in notices], [n.at for n in notices]]
    if result:
        args += [result.table, result.at, result.condition, result.summary, json.encode(result.members).decode()]
        args.append(list(result.members))
    return _append(write.expected == 0, changed, bool(notices), result is not None), args


# --- tables -------------------------------------------------------------------------------------------------------

ENTRIES = """
    SELECT generation, entry FROM house LEFT JOIN entries ON table_id = $1 AND entries.version > $2
    ORDER BY entries.version
"""
TALLY = "SELECT state, count(*) FROM members JOIN tables ON id = table_id WHERE identity = $1 GROUP BY state"
OUTWORN = """
    SELECT id, version FROM tables WHERE state = $1 AND at < $2
    AND ($3::boolean IS NULL OR listed = $3)
    AND ($4::bigint IS NULL OR (SELECT count(*) FROM members WHERE table_id = id) <= $4)
    AND ($5::boolean IS NULL OR EXISTS (SELECT FROM results WHERE table_id = id) = $5)
    ORDER BY at, id LIMIT $6
"""
_FORGET = "DELETE FROM {} WHERE table_id = (SELECT id FROM gone)"
DELETE_TABLE = f"""
    WITH gone AS (DELETE FROM tables WHERE id = $1 AND version = $2 RETURNING id),
    sent AS (
        DELETE FROM deliveries WHERE notice IN (SELECT number FROM notices WHERE table_id = (SELECT id FROM gone))
    ),
    {", ".join(f"{kind}_ AS ({_FORGET.format(kind)})" for kind in OF_A_TABLE)}
    SELECT id FROM gone
"""
SHAPE = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
LOBBY = """
    SELECT summary FROM unnest($1::text[]) AS wanted (state) CROSS JOIN LATERAL (
        SELECT id, at, summary FROM tables WHERE tables.state = wanted.state AND listed = TRUE AND at < $3
        ORDER BY at DESC, id LIMIT $2
    ) AS found ORDER BY at DESC, id LIMIT $2
"""
TABLES_OF = """
    SELECT summary FROM members JOIN tables ON id = table_id
    WHERE identity = $1 AND (NOT $2::boolean OR state = 'over' AND at < $3)
    ORDER BY CASE WHEN state = 'over' THEN 2 WHEN waits THEN 0 ELSE 1 END, at DESC, id LIMIT $4
"""
EVERY_TABLE = "SELECT summary FROM tables WHERE at < $1 ORDER BY at DESC, id LIMIT $2"
RESULTS = """
    SELECT table_id, at, condition, summary, members FROM results WHERE at < $1
    AND ($2::text IS NULL OR table_id IN (SELECT table_id FROM result_members WHERE identity = $2))
    ORDER BY at DESC, table_id LIMIT $3
"""
COUNTS = """
    SELECT 'identities', count(*) FROM identities
    UNION ALL SELECT 'entries', coalesce(sum(version), 0) FROM tables
    UNION ALL SELECT 'tables_' || state, count(*) FROM tables GROUP BY state
    UNION ALL SELECT 'deliveries_' || state, count(*) FROM deliveries GROUP BY state
"""

# --- table talk ---------------------------------------------------------------------------------------------------

SAY = """
    WITH counted AS (UPDATE tables SET said = said + 1 WHERE id = $1 RETURNING said)
    INSERT INTO talk (table_id, number, at, identity, name, text, key) SELECT $1, said, $2, $3, $4, $5, $6 FROM counted
    RETURNING number
"""
SAID = """
    SELECT number, at, identity, name, text FROM talk WHERE table_id = $1 AND identity = $2 AND key = $3
"""
LINES = """
    SELECT number, at, identity, name, text FROM talk WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3
"""

# --- identities ---------------------------------------------------------------------------------------------------

IDENTITY = "id, name, created, recovery, passphrase, settings, blocked"
ADD_IDENTITY = """
    WITH added AS (
        INSERT INTO identities (id, name, folded, created, recovery, passphrase, settings, blocked)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id, created
    )
    INSERT INTO devices (device, identity, at) SELECT $9, id, created FROM added
"""
CHANGE_IDENTITY = f"""
    UPDATE identities SET name = coalesce($2, name), folded = coalesce($3, folded),
        passphrase = nullif(coalesce($4, passphrase), ''), settings = coalesce($5, settings),
        blocked = coalesce($6, blocked)
    WHERE id = $1 RETURNING {IDENTITY}
"""
ADD_DEVICE = """
    INSERT INTO devices (device, identity, at) SELECT $2, id, $3 FROM identities WHERE id = $1 RETURNING 1
"""
BY_DEVICE = """
    SELECT id, identities.name, created, recovery, passphrase, settings, blocked, scope, table_id
    FROM devices JOIN identities ON id = identity WHERE device = $1
"""
ADD_PROGRAM = """
    INSERT INTO devices (device, identity, at, scope, name, table_id) SELECT $1, id, $3, $4, $5, $6 FROM identities
    WHERE id = $2 AND (SELECT count(*) FROM devices WHERE identity = id AND scope <> '') < $7 RETURNING 1
"""
DEVICES = """
    SELECT device, identity, at, scope, name, table_id FROM devices WHERE identity = $1 ORDER BY at, device
"""
REMOVE_DEVICES = "DELETE FROM devices WHERE identity = $1 AND device IS DISTINCT FROM $2 RETURNING 1"
RECOVER = f"""
    WITH used AS (UPDATE identities SET recovery = NULL WHERE recovery = $1 RETURNING {IDENTITY}),
    added AS (INSERT INTO devices (device, identity, at) SELECT $2, id, $3 FROM used)
    SELECT {IDENTITY} FROM used
"""

# --- leaving ------------------------------------------------------------------------------------------------------

TABLES_WITH = """
    SELECT table_id FROM members WHERE identity = $1 UNION SELECT table_id FROM result_members WHERE identity = $1
    UNION SELECT table_id FROM talk WHERE identity = $1
    UNION SELECT id FROM tables WHERE position(convert_to($1, 'UTF8') IN summary) > 0 ORDER BY 1
"""
LINES_OF = """
    SELECT table_id, number, at, identity, name, text FROM talk WHERE identity = $1 ORDER BY at, table_id, number
"""
REWRITE = """
    UPDATE entries SET entry = new.entry FROM unnest($2::bigint[], $3::bytea[]) AS new (version, entry)
    WHERE table_id = $1 AND entries.version = new.version
"""
LEAVE = """
    WITH gone AS (
        UPDATE identities SET name = '', folded = '', recovery = NULL, passphrase = NULL, settings = $2, blocked = TRUE
        WHERE id = $1 RETURNING 1
    ),
    signed_out AS (DELETE FROM devices WHERE identity = $1),
    unsent AS (DELETE FROM deliveries WHERE identity = $1),
    untold AS (DELETE FROM notices WHERE identity = $1),
    unseen AS (DELETE FROM game_members WHERE identity = $1),
    alone AS (DELETE FROM group_members WHERE identity = $1),
    closed AS (DELETE FROM pages WHERE identity = $1),
    unnamed AS (UPDATE talk SET name = '' WHERE identity = $1)
    SELECT 1 FROM gone
"""

# --- notices ------------------------------------------------------------------------------------------------------

_NOTICE = "notices.key, notices.identity, notices.table_id, notices.kind, notices.args, notices.at"
_DELIVERY = f"d.number, d.channel, d.target, d.state, d.attempts, d.due, d.error, d.at, {_NOTICE}"
NOTICES = f"""
    SELECT number, read, {_NOTICE} FROM notices WHERE identity = $1 AND number < $2 ORDER BY number DESC LIMIT $3
"""
READ_NOTICES = "UPDATE notices SET read = TRUE WHERE identity = $1 AND number <= $2 AND NOT read RETURNING 1"
UNDISPATCHED = f"SELECT number, read, {_NOTICE} FROM notices WHERE NOT dispatched = TRUE ORDER BY number LIMIT $1"
DISPATCH = """
    WITH settled AS (
        UPDATE notices SET dispatched = TRUE WHERE number = $1 AND NOT dispatched = TRUE RETURNING number, identity
    )
    INSERT INTO deliveries (notice, identity, channel, target, state, attempts, due, error, at)
    SELECT settled.number, identity, channel, target, 'waiting', 0, due, '', $2
    FROM settled, unnest($3::text[], $4::text[], $5::bigint[]) AS t (channel, target, due)
"""
CLAIM = f"""
    WITH ready AS (
        SELECT number, due FROM deliveries WHERE state IN ('waiting', 'sending') AND due <= $1
        ORDER BY due, number LIMIT $3 FOR UPDATE SKIP LOCKED
    ), d AS (
        UPDATE deliveries SET state = 'sending', attempts = attempts + 1, due = $2, at = $1
        FROM ready WHERE deliveries.number = ready.number RETURNING deliveries.*, ready.due AS was_due
    )
    SELECT {_DELIVERY} FROM d JOIN notices ON notices.number = d.notice ORDER BY was_due, d.number
"""
SETTLE = """
    UPDATE deliveries SET state = $3, due = $4, error = $5, at = $6
    WHERE number = $1 AND attempts = $2 AND state = 'sending' RETURNING 1
"""
DELIVERIES = f"""
    SELECT {_DELIVERY} FROM deliveries AS d JOIN notices ON notices.number = d.notice
    WHERE d.identity = $1 ORDER BY d.number DESC LIMIT $2
"""

# --- the house ----------------------------------------------------------------------------------------------------

SET_NEW_META = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING 1"
SET_META = """
    INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value RETURNING 1
"""
