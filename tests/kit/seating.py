"""A table with people around it, for tests: it keeps its own log, and its clock moves only when it is told to."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from ruinous.rules.actions import NOTATION
from ruinous.rules.saved import dump
from ruinous.table import Ask, Refused, Table, TableOptions, Who, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.table import read
from ruinous.words import say

SECRET = bytes(range(32))
START = 1_700_000_000_000
HIDDEN = ("_trail", "_reading", "_hash")  # how a table remembers, not what it is
PEOPLE = ("anna", "boris", "chloe", "dirk", "emil")


def person(name: str) -> Who:
    """Somebody; "anna@home" is Anna, and came from home."""
    name, _, mark = name.partition("@")
    return Who(name, name.capitalize(), (mark,) if mark else ())


def snapshot(table: Table) -> dict[str, Any]:
    """Everything a table is, by name."""
    seen = {name: value for name, value in vars(table).items() if name not in HIDDEN}
    game = seen.pop("game")
    if game:
        g = game.state
        seen["position"] = dump(g)
        seen["asks"] = (g.seat, list(g.actions or ()), list(g.script))
        seen["game"] = (list(game.entries), list(game.log), list(game.told), game.start)
    seen["admitted"], seen["graced"] = sorted(table.admitted), sorted(table.graced)
    for name in ("voted_out", "founders", "removed", "barred"):
        seen[name] = sorted(getattr(table, name))
    seen["came"] = {who: sorted(marks) for who, marks in table.came.items()}
    if table.vote:
        seen["vote"] = {**msgspec.structs.asdict(table.vote), "marks": sorted(table.vote.marks)}
    seen["seen"] = {who: sorted(places) for who, places in table.seen.items()}
    return {name: repr(value) for name, value in seen.items()}


def same(one: Table, other: Table) -> None:
    a, b = snapshot(one), snapshot(other)
    assert a.keys() == b.keys()
    for name in a:
        assert a[name] == b[name], name


class Sitting:
    """One table and all that happens at it."""

    def __init__(self, options: TableOptions | None = None, seed: int = 0, **made: Any) -> None:
        self.now = START
        self.random = Random(seed)
        self.secret = SECRET if seed == 0 else Random(seed).randbytes(32)
        self.table, entry = acts.create("t1", person("anna"), options or TableOptions(), self.now, **made)
        self.log = [e.encode(entry)]

    # --- acting ---------------------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> "Sitting":
        self.now += int(seconds * 1000)
        return self

    def do(self, name: str, command: c.AnyCommand) -> Any:
        return self.note(acts.do(self.table, Ask(person(name), command, self.now, self.secret)))

    def note(self, entry: Any) -> Any:
        if entry is not None:
            self.log.append(e.encode(entry))
        return entry

    def refused(self, name: str, command: c.AnyCommand) -> str:
        """The code of a refusal; the table is exactly as it was, and there are words for it."""
        return self.refuses(lambda: acts.do(self.table, Ask(person(name), command, self.now, self.secret)))

    def refuses(self, act: Callable[[], Any]) -> str:
        before = snapshot(self.table)
        with pytest.raises(Refused) as caught:
            act()
        assert snapshot(self.table) == before
        assert len(say(*caught.value.fact)) > 10
        return caught.value.code

    def bot_refused(self, action: str, version: int | None = None) -> str:
        """The code with which a bot's answer is refused."""
        asked = self.table.version if version is None else version
        return self.refuses(lambda: acts.bot_plays(self.table, action, asked, self.now))

    def read(self) -> Table:
        """The table that the log alone tells of."""
        return Table.of(read(self.log))

    # --- a game ---------------------------------------------------------------------------------------------------

    def fill(self, *names: str) -> "Sitting":
        """These people sit down, the rest are bots that play anything."""
        for name in names:
            self.do(name, c.Join())
        for number, place in enumerate(self.table.places):
            if not place.taken:
                self.do(self.table.host, c.Seat(place=number, bot="random"))
        return self

    def start(self) -> "Sitting":
        self.do(self.table.host, c.Start())
        return self

    @property
    def decider(self) -> str:
        """The person who must decide; empty if a bot must, or nobody."""
        number = self.table.undecided
        return self.table.places[number].person if number >= 0 and not self.table.places[number].bot else ""

    def legal(self) -> list[str]:
        assert self.table.game is not None
        return [NOTATION[action] for action in self.table.game.state.actions or ()]

    def step(self, action: str | None = None) -> Any:
        """Whoever must decides: any legal action, if none is given."""
        action = action or self.random.choice(self.legal())
        if self.table.bot_due():
            return self.note(acts.bot_plays(self.table, action, self.table.version, self.now))
        return self.do(self.decider, c.Play(action=action, version=self.table.version))

    def until(self, wanted: Callable[["Sitting"], bool], most: int = 2000) -> "Sitting":
        """Play on at random until something is so."""
        for _ in range(most):
            if wanted(self):
                return self
            self.step()
        raise AssertionError("it never came to that")

    def until_turn(self, name: str) -> "Sitting":
        return self.until(lambda s: s.decider == name)

    def seat(self, name: str) -> str:
        return self.table.seats_of(name)[0]

    def place(self, name: str) -> Any:
        return self.table.places[self.table.held_by(name)[0]]

    def undo(self, name: str, count: int = 1) -> Any:
        return self.do(name, c.Undo(version=self.table.version, count=count))

    def vote(self, name: str, yes: bool = True) -> Any:
        return self.do(name, c.Ballot(yes=yes))


def playing(*names: str, seed: int = 0, **options: Any) -> Sitting:
    """A game that has begun, with these people and bots in the other seats."""
    return Sitting(TableOptions(**options), seed).fill(*names).start()
