"""Games of an earlier Ruinous go on: a data file and a backup made before the rules had editions (kept/make.py)."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from random import Random

import msgspec
import pytest

from ruinous.rules.actions import NOTATION
from ruinous.rules.game import verify
from ruinous.store import Store, open_store
from ruinous.store.backup import read_header, restore
from ruinous.table import Ask, Table, Who, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.table import read
from ruinous.words import say
from ruinous.words.notices import notice_text
from tests.kit.stores import in_loop, rows_of

KEPT = Path(__file__).parent / "kept"
NOON = 1_800_000_000_000  # later than anything in the files
STATES = {"open": 1, "drafting": 1, "playing": 28, "over": 3}


async def from_file(folder: Path) -> Store:
    path = folder / "ruinous.sqlite"
    path.write_bytes(gzip.decompress((KEPT / "before.sqlite.gz").read_bytes()))
    return await open_store(path)


async def from_backup(folder: Path) -> Store:
    store = await open_store(folder / "new.sqlite")
    counts = await restore(store, KEPT / "before.backup")
    assert counts["tables"] == sum(STATES.values())
    return store


async def logs_of(store: Store) -> dict[str, list[bytes]]:
    rows = await store.every_table(100)
    return {row["id"]: await store.entries(row["id"]) for row in map(msgspec.json.decode, rows)}


@pytest.fixture
def logs(tmp_path: Path) -> dict[str, list[bytes]]:
    async def found() -> dict[str, list[bytes]]:
        store = await from_file(tmp_path)
        try:
            return await logs_of(store)
        finally:
            await store.close()

    return asyncio.run(found())


def read_slowly(log: list[bytes]) -> Table:
    """The table of a log, each of whose positions is compared with its hash."""
    table = Table()
    for entry in read(log):
        table.add([entry])
    return table


def play_on(table: Table, random: Random) -> list[bytes]:
    """Everybody decides anything that is legal until the game is over; what is written for it."""
    written: list[e.AnyEntry] = []

    def do(person: str, command: c.AnyCommand) -> None:
        written.append(acts.do(table, Ask(Who(person, person.title()), command, NOON, bytes(32))))

    if table.state == "open":
        for place in range(len(table.places)):
            if not table.places[place].taken:
                do(table.host, c.Seat(place=place, bot="random"))
        do(table.host, c.Start())
    while table.state != "over":
        assert len(written) < 5000
        if table.vote:
            do(table.to_vote()[0], c.Ballot(yes=True))
            continue
        person = table.places[table.undecided].person
        if table.state == "drafting":
            left = [power for power in table.options.powers if table.seated(power) < 0]
            if person:
                do(person, c.Pick(power=left[0]))
            else:
                written.append(acts.bot_picks(table, left[0], table.version, NOON))
            continue
        assert table.game is not None
        assert table.game.state.actions
        action = NOTATION[random.choice(table.game.state.actions)]
        if person:
            do(person, c.Play(action=action, version=table.version))
        else:
            written.append(acts.bot_plays(table, action, table.version, NOON))
    return [e.encode(entry) for entry in written]


def test_every_table_is_there_as_it_was(logs: dict[str, list[bytes]]) -> None:
    states: dict[str, int] = dict.fromkeys(STATES, 0)
    for id, log in logs.items():
        table = read_slowly(log)
        assert (table.id, table.version) == (id, len(log))
        states[table.state] += 1
    assert states == STATES


@in_loop
async def test_the_backup_holds_the_same(tmp_path: Path) -> None:
    file, restored = await from_file(tmp_path), await from_backup(tmp_path)
    assert await rows_of(restored) == await rows_of(file)
    assert await logs_of(restored) == await logs_of(file)
    await file.close()
    await restored.close()


def test_every_game_can_be_played_to_its_end_and_its_record_is_true(logs: dict[str, list[bytes]]) -> None:
    random = Random(1)
    for log in logs.values():
        table = read_slowly(log)
        if table.ending:
            continue
        more = play_on(table, random)
        assert table.game is not None
        assert table.game.result is not None
        again = Table.of(read([*log, *more])).game
        assert again is not None
        assert again.result == table.game.result
        verify(table.game.record.dumps())


def test_the_game_that_waits_in_a_battle_asks_the_same(logs: dict[str, list[bytes]]) -> None:
    table = read_slowly(logs["battle"])
    assert table.deciding == "khorne"
    assert table.places[table.undecided].person == "anna"
    assert table.game is not None
    assert table.game.decision is not None
    assert table.game.decision.notation == ["hit Sc1", "hit peasant"]


def test_what_was_agreed_still_holds(logs: dict[str, list[bytes]]) -> None:
    paused, switches, lesson = (read_slowly(logs[id]) for id in ("paused", "switches", "lesson"))
    assert paused.paused
    assert paused.vote is not None
    assert paused.vote.kind == "resume"
    assert switches.options.rules.khorne_counters == "per_battle"
    assert "blood_frenzy" in switches.options.rules.cards
    assert switches.options.rules.greenskins_explode == "no"
    assert lesson.lesson == "first"
    assert lesson.opening > 20


@in_loop
async def test_old_notices_and_deliveries_are_still_read(tmp_path: Path) -> None:
    store = await from_file(tmp_path)
    notices = await store.notices("boris", 2000)
    assert {stored.notice.kind for stored in notices} == {"your_turn", "vote", "game_over"}
    texts = [notice_text(stored.notice.kind, stored.notice.args) for stored in notices]
    assert "It is your turn at “Hits”." in texts
    assert "The game at your table is over. It was given up." in texts
    deliveries = await store.deliveries("boris", 100)
    assert {delivery.state for delivery in deliveries} == {"sent", "failed", "waiting"}
    said = {say(*delivery.error) for delivery in deliveries if delivery.error}
    assert said == {"hooks.example.org refused the notice (404): check the webhook address."}
    await store.close()


def test_the_backup_says_when_it_was_made() -> None:
    assert read_header(KEPT / "before.backup").at == 1_790_000_000_000
