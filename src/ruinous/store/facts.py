"""Facts in a column: JSON, the same in every database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import json

from ruinous.rules.facts import Fact
from ruinous.store.protocol import Delivery, Notice, StoredNotice, StoreError


def written(args: dict[str, Any]) -> str:
    try:
        return json.encode(args).decode()
    except UnicodeEncodeError:
        raise StoreError("characters") from None


def written_fact(fact: Fact | None) -> str:
    return written({"id": fact.id, "args": fact.args}) if fact else ""


def notices(rows: Iterable[Sequence[Any]]) -> list[StoredNotice]:
    return [StoredNotice(number, _notice(row), bool(read)) for number, read, *row in rows]


def deliveries(rows: Iterable[Sequence[Any]]) -> list[Delivery]:
    found = []
    for number, channel, target, state, attempts, due, error, at, *row in rows:
        why = Fact(**json.decode(error)) if error else None
        found.append(Delivery(number, _notice(row), channel, target, state, attempts, due, why, at))
    return found


def _notice(row: Sequence[Any]) -> Notice:
    key, identity, table, kind, args, at = row
    return Notice(key, identity, table, kind, json.decode(args), at)
