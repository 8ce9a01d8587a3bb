"""Makes `before.sqlite.gz` and `before.backup`: what a host had who used Ruinous before its rules had editions.

It was run once, with the code of that time (commit 8ac34cc), and is kept to show what is in the two files. What they
hold must be readable for ever, so they are never made again; a newer state of affairs gets files of its own.

    git worktree add ../then 8ac34cc
    cd ../then && PYTHONPATH=src:. python THIS_FILE FOLDER
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from ruinous.bots import make
from ruinous.rules.actions import NOTATION
from ruinous.server.tables.heads import head_of, notices_for, result_of
from ruinous.store import Identity, Store, Write, open_store
from ruinous.store.backup import backup
from ruinous.table import Ask, Clock, TableOptions, Who, acts, lessons
from ruinous.table import commands as c
from ruinous.table import entries as e

NOON = 1_790_000_000_000
PEOPLE = ("anna", "boris", "chloe", "dirk", "emil")
BASE = ("khorne", "nurgle", "tzeentch", "slaanesh")
CORRECTIONS = """
[chaos."khorne.blood_frenzy"]
cost = 2
[chaos."nurgle.influenza"]
name = "Flu"
"""
GAMES: tuple[dict[str, str | bool], ...] = (
    {},
    {"events": "mixed"},
    {"card_set": "morrslieb"},
    {"card_set": "morrslieb", "events": "realm_of_chaos", "early_hits": "pool"},
    {"show_forced": True},
)


def who(name: str) -> Who:
    return Who(name, name.capitalize())


class Sitting:
    """One table whose entries go into a store."""

    def __init__(self, store: Store, id: str, options: TableOptions, **made: Any) -> None:
        self.store, self.now = store, NOON
        self.random = Random(id)
        self.bots: dict[str, Any] = {}
        self.table, self.entry = acts.create(id, who("anna"), options, self.now, **made)

    async def write(self, entry: e.AnyEntry, waited: dict[str, str]) -> None:
        await self.store.append(
            Write(
                self.table.id,
                self.table.version - 1,
                e.encode(entry),
                head_of(self.table),
                notices_for(self.table, entry, waited),
                result_of(self.table, entry),
            )
        )

    async def do(self, name: str, *commands: c.AnyCommand) -> None:
        for command in commands:
            self.now += 1000
            waited = self.table.awaited()
            secret = Random(f"secret of {self.table.id}").randbytes(32)
            await self.write(acts.do(self.table, Ask(who(name), command, self.now, secret)), waited)

    async def begin(self, people: int, *levels: str) -> Sitting:
        """So many people and these bots, and off we go."""
        await self.write(self.entry, {})
        for name in PEOPLE[:people]:
            await self.do(name, c.Join())
        for number, level in enumerate(levels, people):
            await self.do("anna", c.Seat(place=number, bot=level))
        await self.do("anna", c.Start())
        return self

    def choices(self) -> list[str]:
        game = self.table.game
        return [NOTATION[action] for action in (game.state.actions or ())] if game else []

    async def step(self) -> None:
        table = self.table
        assert table.game is not None
        if level := table.bot_due():
            bot = self.bots.setdefault(level, make(level, f"{table.id} {level}"))
            action = NOTATION[bot.choose(table.game.copy(table.deciding))]
            self.now += 1000
            waited = table.awaited()
            await self.write(acts.bot_plays(table, action, table.version, self.now), waited)
        else:
            name = table.places[table.undecided].person
            await self.do(name, c.Play(action=self.random.choice(self.choices()), version=table.version))

    async def until(self, wanted: Any, least: int = 0) -> Sitting:
        count = 0
        while count < least or not wanted(self):
            await self.step()
            count += 1
        return self

    async def vote(self, by: str, *others: str, **proposal: Any) -> None:
        await self.do(by, c.Propose(**proposal))
        for name in others:
            await self.do(name, c.Ballot(yes=True))


def persons_turn(sitting: Sitting) -> bool:
    return not sitting.table.bot_due()


async def fill(store: Store) -> None:
    for number, name in enumerate(PEOPLE):
        settings = b"{}"
        if name == "boris":
            settings = b'{"notices":{"webhook":{"url":"https://hooks.example.org/boris"}}}'
        await store.add_identity(Identity(name, name.capitalize(), NOON + number, settings=settings), f"device-{name}")

    waiting = Sitting(store, "open", TableOptions(name="Friday", access="open", pace="web"))
    await waiting.write(waiting.entry, {})
    await waiting.do("anna", c.Join(place=1), c.Seat(place=3, bot="novice"))
    await waiting.do("boris", c.Join())
    await store.say("open", NOON, "boris", "Boris", "Who else?")

    powers = (*BASE, "horned_rat")
    draft = Sitting(store, "draft", TableOptions(powers=powers, players=4, assign="draft", pace="web"))
    await draft.begin(3, "random")
    for power in ("horned_rat", "nurgle"):
        if draft.table.bot_due():
            entry = acts.bot_picks(draft.table, power, draft.table.version, draft.now)
            await draft.write(entry, {})
        else:
            await draft.do(draft.table.places[draft.table.picking].person, c.Pick(power=power))

    battle = Sitting(store, "battle", TableOptions(name="Hits", pace="web", clock=Clock("move", 86_400)))
    await battle.begin(2, "novice", "random")
    await battle.until(lambda s: persons_turn(s) and s.choices()[0].startswith("hit "), 60)

    moon = TableOptions(powers=powers, assign="random", game={"card_set": "morrslieb", "events": "mixed"})
    rat = await Sitting(store, "morrslieb", moon).begin(2, "random", "random", "novice")
    await rat.until(lambda s: persons_turn(s) and s.table.game.state.round == 3)

    bank = TableOptions(clock=Clock("bank", 3_600, 30), stand_in="novice", pace="web")
    paused = await Sitting(store, "paused", bank).begin(3, "random")
    await paused.until(persons_turn, 30)
    await paused.vote("anna", "boris", vote="pause")
    await paused.do("chloe", c.Propose(vote="resume"))

    taught = lessons.find("round")
    options = TableOptions(powers=taught.powers, stand_in=lessons.BOTS, spectators=False, talk="off", take_over=False)
    places = tuple(
        e.Sitter(person="anna", name="Anna") if power == taught.seat else e.Sitter(bot=lessons.BOTS)
        for power in taught.powers
    )
    lesson = await Sitting(store, "lesson", options, places=places, lesson="round").begin(0)
    await lesson.until(persons_turn, 4)

    game: dict[str, str | bool] = {
        "khorne_counters": "per_battle",
        "larger_hand": "seven",
        "early_hits": "pool",
        "show_forced": True,
        "events": "realm_of_chaos",
        "cards": CORRECTIONS,
    }
    switches = await Sitting(store, "switches", TableOptions(game=game, hot_seat=True)).begin(3, "random")
    await switches.until(persons_turn, 40)
    deciding = switches.table.places[switches.table.undecided].person
    await switches.do(deciding, c.Hand(bot="random"), c.Return())
    others = [name for name in PEOPLE[:3] if name != deciding]
    await switches.vote(deciding, *others, vote="rewind", to=25)
    await switches.until(persons_turn, 25)

    # Games that wait at as many different questions as can be met.
    met: set[str] = {"turn"}
    for number in range(24):
        table = TableOptions(powers=powers if number % 2 else BASE, game=GAMES[number % len(GAMES)])
        asking = await Sitting(store, f"asking{number}", table).begin(len(table.powers))
        await asking.until(lambda s: s.table.state == "over" or s.table.game.decision.kind not in met, 15)
        if asking.table.game.decision:
            met.add(asking.table.game.decision.kind)
    print(sorted(met))

    over = await Sitting(store, "over", TableOptions(powers=BASE[:3], access="open")).begin(1, "novice", "random")
    await over.until(lambda s: s.table.state == "over")
    given_up = await Sitting(store, "given_up", TableOptions(pace="web")).begin(2, "random", "random")
    await given_up.until(persons_turn, 10)
    await given_up.vote("anna", "boris", vote="abandon")

    for stored in await store.undispatched(100):
        targets = [("webhook", "https://hooks.example.org/boris", NOON)] if stored.notice.identity == "boris" else []
        await store.dispatch(stored.number, NOON, targets)
    for number, delivery in enumerate(await store.claim_deliveries(NOON, NOON + 1, 4)):
        error = "" if number % 2 else "hooks.example.org refused the notice (404): check the webhook address."
        state = "sent" if number % 2 else "failed"
        await store.settle_delivery(delivery.number, delivery.attempts, state, NOON, error, NOON)


async def main(folder: Path) -> None:
    with TemporaryDirectory() as place:
        path = Path(place, "ruinous.sqlite")
        store = await open_store(path)
        await fill(store)
        print(await backup(store, folder / "before.backup", NOON))
        await store.close()
        db = sqlite3.connect(path)
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("VACUUM")
        db.close()
        (folder / "before.sqlite.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
