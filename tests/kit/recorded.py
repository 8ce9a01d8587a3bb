"""Games among people that were played elsewhere: the golden ones, in a store as if played at its tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from ruinous.rules.actions import NOTATION
from ruinous.rules.ids import POWERS
from ruinous.rules.record import Record, write_outcomes
from ruinous.server.tables.heads import head_of, result_of
from ruinous.store import Store, Write
from ruinous.table import Table, TableOptions, Who, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.acts import Ask
from tests.kit.stores import head

GOLDEN = Path(__file__).parents[1] / "golden"
HOUR = 3_600_000


@cache
def records() -> list[Record]:
    return [Record.loads(path.read_text("utf-8")) for path in sorted(GOLDEN.glob("*.ruinous"))]


def log_of(table: str, record: Record, people: Sequence[Who], at: int, options: TableOptions) -> list[e.AnyEntry]:
    """The log of a table at which these people play a recorded game; bots have the places they leave free."""
    powers = tuple(POWERS[number] for number in record.powers)
    options = replace(options, powers=powers, game=record.options.all())
    places = tuple(e.Sitter(bot="random") for _ in powers[len(people) :])
    made, created = acts.create(table, people[0], options, at, places=(e.Sitter(),) * len(people) + places)
    log: list[e.AnyEntry] = [created]
    for who in people:
        log.append(acts.do(made, Ask(who, c.Join(), at)))
    started = e.Started(
        at=at, by=people[0].id, secret=record.secret.hex(), chance=write_outcomes(record.start), hash=record.hashes[0]
    )
    log.append(started)
    for n, entry in enumerate(record.entries):
        who = people[record.powers.index(entry.seat)].id if record.powers.index(entry.seat) < len(people) else ""
        log.append(
            e.Played(
                at=at + (n + 1) * 1000, by=who, seat=POWERS[entry.seat], action=NOTATION[entry.action],
                hash=record.hashes[n + 1], chance=write_outcomes(entry.outcomes), bot="" if who else "random",
            )
        )  # fmt: skip
    return log


async def put(store: Store, table: str, log: Sequence[e.AnyEntry]) -> Table:
    """Write a log that ends with the end of a game."""
    ended = Table.of(log)
    assert ended.state == "over"
    for version, entry in enumerate(log[:-1]):
        await store.append(Write(table, version, e.encode(entry), head(entry.at)))
    last = Write(table, len(log) - 1, e.encode(log[-1]), head_of(ended), result=result_of(ended, log[-1]))
    await store.append(last)
    return ended


async def played(
    store: Store, table: str, number: int, people: Sequence[Who], at: int, options: TableOptions | None = None
) -> Table:
    """A recorded game in a store, played by these people as the first Powers of it."""
    return await put(store, table, log_of(table, records()[number], people, at, options or TableOptions()))
