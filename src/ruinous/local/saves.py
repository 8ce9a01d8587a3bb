"""Games as files: everything that is kept of a table, so that another device, or this one later, has it all again."""

from __future__ import annotations

from typing import Annotated

from ruinous.local.house import House, write_of
from ruinous.local.store import NotKept, Write
from ruinous.structs import Meta, Struct, replace
from ruinous.table import entries as e
from ruinous.table.log import LogError, read
from ruinous.table.refusals import Refused
from ruinous.table.table import Table
from ruinous.table.wishes import ID_LENGTH, spelled

Lines = Annotated[tuple[Annotated[str, Meta(max_length=2_000_000)], ...], Meta(max_length=20_000)]


class Save(Struct, frozen=True, forbid_unknown_fields=True):
    """The log of one table."""

    table: str
    entries: Lines


class Saves(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of games."""

    ruinous: str
    games: Annotated[tuple[Save, ...], Meta(max_length=1_000)]


class Restored(Struct, frozen=True):
    """The codes of the games that are here now, in the order of the file."""

    tables: list[str]


async def saved(house: House, id: str) -> Save:
    await house.open(id)  # only what can be read is given out
    return Save(id, tuple(await house.store.entries(id)))


async def restored(house: House, saves: Saves) -> Restored:
    """Take in games: what is here already is not doubled, and a game that went on in two ways is kept twice."""
    tables = [_read(save) for save in saves.games]  # all or nothing
    return Restored([await _restore(house, save, table) for save, table in zip(saves.games, tables, strict=True)])


def _read(save: Save) -> Table:
    try:
        table = Table.of(read(line.encode() for line in save.entries))
    except LogError:
        table = Table()
    if not table.version:
        raise Refused("bad_request", "save_false", table=save.table[:40])
    return table


async def _restore(house: House, save: Save, table: Table) -> str:
    here = await house.store.entries(table.id)
    if list(save.entries[: len(here)]) == here[: len(save.entries)]:
        await _write(house, table.id, save.entries, len(here))
        return table.id
    first, *rest = read(line.encode() for line in save.entries)
    assert isinstance(first, e.Created)
    other = replace(first, id=spelled(house.chance(ID_LENGTH)), by=house.me.id or first.by)
    lines = [e.encode(entry).decode() for entry in (other, *rest)]
    await _write(house, other.id, lines, 0)
    return other.id


async def _write(house: House, id: str, lines: tuple[str, ...] | list[str], after: int) -> None:
    """Write what is new, each entry with the line of the lobby that it makes true; a game at once."""
    table, writes = Table(), list[Write]()
    for number, entry in enumerate(read(line.encode() for line in lines)):
        table.add([entry])
        if number >= after:
            writes.append(replace(write_of(table, entry), entry=lines[number]))
    house.lives.pop(id, None)
    try:
        await house.store.append(writes)
    except NotKept as error:
        raise Refused("full", f"storage_{error.why}") from None
