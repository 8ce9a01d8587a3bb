"""What a program may do with a token of narrow scope: play at tables, at one or at any, and nothing else."""

from __future__ import annotations

from typing import Literal, TypeAlias

from litestar.types import Scope

from ruinous.store.protocol import Identity
from ruinous.table.refusals import Refused

ProgramScope: TypeAlias = Literal["play"]

TABLE = "/api/tables/{id}"  # and all below it
OPEN = {("GET", "/api/identity"), ("", "/api/live")}  # who am I; and the socket


def check_scope(person: Identity, scope: Scope) -> None:
    """Refuse a program what is not listed here."""
    if not person.scope:
        return
    path = scope["path_template"]
    if path == TABLE or path.startswith(TABLE + "/"):
        check_table(person, str(scope["path_params"].get("id", "")))
    elif (str(scope.get("method") or ""), path) not in OPEN:
        raise Refused("not_allowed", "program_scope")


def check_table(person: Identity | None, table: str) -> None:
    """Refuse a program that was made for another table."""
    if person is not None and person.table and person.table != table:
        raise Refused("not_allowed", "program_table")
