"""The log is the truth: a table is what its entries add up to, at every moment, read at once or in any stretches."""

from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import ruinous
from ruinous.rules.ids import POWERS
from ruinous.table import Clock, LogError, Refused, Table, TableOptions, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.state import states, summary
from ruinous.table.table import read
from tests.kit.seating import PEOPLE, Sitting, person, playing, same, snapshot

CLOCKS = (Clock(), Clock(kind="move", seconds=60), Clock(kind="bank", seconds=120, increment=5))
PLACES = st.none() | st.integers(0, 4)
SOMEBODY = st.sampled_from((*PEOPLE, "anna@home", "boris@home", "zoe@home", "emil@away"))
TABLES = st.builds(
    TableOptions,
    powers=st.sampled_from((POWERS[:4], POWERS[:3])),
    assign=st.sampled_from(("choice", "random", "draft")),
    game=st.sampled_from(({}, {"card_set": "morrslieb"})),
    pace=st.sampled_from(("live", "web")),
    clock=st.sampled_from(CLOCKS),
    stand_in=st.just("random"),
    hot_seat=st.booleans(),
    take_over=st.sampled_from(("ask", "free", "no")),
    access=st.sampled_from(("link", "password")),
)
COMMANDS = st.one_of(
    st.builds(c.Join, place=PLACES),
    st.builds(c.Leave, place=PLACES),
    st.builds(c.Seat, place=st.integers(0, 4), bot=st.sampled_from(("", "random", "novice"))),
    st.builds(c.Hand, place=PLACES, bot=st.sampled_from(("", "novice"))),
    st.builds(c.Return, place=PLACES),
    st.builds(c.Remove, place=st.integers(0, 4)),
    st.builds(c.Move, place=st.integers(0, 4), to=st.integers(0, 4)),
    st.builds(c.TakeOver, place=PLACES),
    st.builds(c.Propose, vote=st.sampled_from(("pause", "resume", "abandon")), key=st.sampled_from(("", "k"))),
    st.builds(c.Propose, vote=st.just("rewind"), to=st.integers(0, 60)),
    st.builds(c.Propose, vote=st.just("replace"), place=PLACES),
    st.builds(c.Ballot, yes=st.booleans()),
    st.builds(c.Withdraw),
    st.builds(c.Pick, power=st.sampled_from(POWERS)),
    st.just(c.Close()),
)


class AnyTable(RuleBasedStateMachine):
    """Everything that people, bots and clocks can do, in any order. What is refused changes nothing."""

    @initialize(options=TABLES, seed=st.integers(0, 999), people=st.integers(0, 4))
    def sit_down(self, options, seed, people):
        self.sitting = Sitting(options, seed, password="hash" if options.access == "password" else "")
        if people:
            for name in PEOPLE[:people]:
                self.sitting.note(acts.admit(self.sitting.table, person(name), self.sitting.now))
            self.sitting.fill(*PEOPLE[: min(people, options.size)]).start()
        self.behind = Table()  # another process, which catches up now and then
        self.read = 0

    def attempt(self, name, command):
        before = snapshot(self.sitting.table)
        try:
            self.sitting.do(name, command)
        except Refused:
            assert snapshot(self.sitting.table) == before

    @rule(name=SOMEBODY, command=COMMANDS)
    def command(self, name, command):
        self.attempt(name, command)

    @rule(command=st.sampled_from((c.Ballot(yes=True), c.Return(), c.Withdraw())))
    def all_do(self, command):
        for name in PEOPLE:
            self.attempt(name, command)

    @rule(name=SOMEBODY)
    def admit(self, name):
        self.sitting.note(acts.admit(self.sitting.table, person(name), self.sitting.now))

    @rule()
    def start(self):
        self.attempt(self.sitting.table.host, c.Start())

    @rule(count=st.integers(1, 12))
    def play(self, count):
        for _ in range(count):
            table = self.sitting.table
            if table.state == "playing" and not table.paused:
                self.sitting.step()
            elif table.state == "drafting" and not table.paused:
                self.pick()

    def pick(self):
        table = self.sitting.table
        left = [power for power in table.options.powers if table.seated(power) < 0]
        if table.bot_due():
            self.sitting.note(acts.bot_picks(table, left[0], table.version, self.sitting.now))
        else:
            self.sitting.do(self.sitting.decider, c.Pick(power=left[-1]))

    @rule(name=SOMEBODY, back=st.integers(0, 3), action=st.sampled_from(("done", "pass", "Kc1>nor", "?")))
    def meddle(self, name, back, action):
        version = max(0, self.sitting.table.version - back)
        self.attempt(name, c.Play(action=action, version=version))

    @rule(name=SOMEBODY, count=st.integers(1, 3))
    def undo(self, name, count):
        self.attempt(
            name, c.Undo(version=self.sitting.table.version, count=count, key=f"u{self.sitting.table.version}")
        )

    @rule(seconds=st.sampled_from((0.5, 7, 61, 400, 300_000)))
    def time_passes(self, seconds):
        self.sitting.wait(seconds)

    @rule()
    def flag(self):
        self.sitting.note(acts.flag(self.sitting.table, self.sitting.now))

    @rule()
    def catch_up(self):
        self.behind.add(read(self.sitting.log[self.read :]))
        self.read = len(self.sitting.log)
        same(self.behind, self.sitting.table)

    @invariant()
    def the_log_tells_the_table(self):
        if hasattr(self, "sitting"):
            same(self.sitting.read(), self.sitting.table)

    @invariant()
    def it_makes_sense(self):
        if not hasattr(self, "sitting"):
            return
        table = self.sitting.table
        assert table.version == len(self.sitting.log) == len(table.told) - 1
        assert 0 <= table.asked <= table.version
        assert all(place.bank >= 0 for place in table.places)
        powers = [place.power for place in table.places if place.power]
        assert len(powers) == len(set(powers))
        if table.state in ("drafting", "playing"):
            assert all(place.taken for place in table.places)
        if table.state == "over":
            assert table.vote is None
            assert table.deadline() is None
            assert not table.bot_due()
            assert not table.awaited()
        if table.vote:
            assert table.vote.kind == "seat" or table.held_by(table.vote.by)
            assert table.voters()
        if table.game:
            assert len(table.gained) == len(table.game.entries) == len(table.game.told)
            assert len(table._trail) <= len(table.game.entries)
        assert summary(table)["state"] == table.state
        assert set(states(table, [None])) == {None}

    def teardown(self):
        if hasattr(self, "sitting"):
            self.catch_up()
            table = self.sitting.table
            if table.game:
                ruinous.verify(table.game.record.dumps())


AnyTable.TestCase.settings = settings(
    max_examples=30, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestAnyTable = AnyTable.TestCase


# --- long games ---------------------------------------------------------------------------------------------------


def long_game(seed: int) -> Sitting:
    """A whole game with undos, votes, flags and people who come and go."""
    random = Random(seed)
    sitting = playing("anna", "boris", "chloe", seed=seed, stand_in="random", clock=CLOCKS[seed % 3])
    while sitting.table.state == "playing":
        sitting.wait(random.choice((0, 1, 3, 20)))
        table, name = sitting.table, random.choice(PEOPLE[:3])
        wild = random.random()
        try:
            if fallen := acts.flag(table, sitting.now):
                sitting.note(fallen)
            elif wild < 0.15:
                mine = [who for who in PEOPLE[:3] if table.undoable(sitting.seat(who))]
                sitting.undo(mine[0] if mine else name, random.choice((1, 1, 2)))
            elif wild < 0.20:
                sitting.do(name, random.choice((c.Hand(), c.Return())))
            elif wild < 0.22:
                back = random.randint(0, len(table.game.entries))
                sitting.do(name, c.Propose(vote="rewind", to=max(back, len(table.game.entries) - 20)))
            elif wild < 0.30 and table.vote:
                sitting.vote(name, random.random() < 0.8)
            elif wild < 0.32 and table.vote:
                sitting.do(table.vote.by, c.Withdraw())
            else:
                sitting.step()
        except Refused:
            sitting.step()
    return sitting


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_is_read_back_at_once_or_in_any_stretches(seed):
    sitting = long_game(seed)
    same(sitting.table, sitting.read())
    kinds = {msgspec.json.decode(line)["what"] for line in sitting.log}
    assert {"created", "joined", "seated", "started", "played", "undone"} <= kinds
    random = Random(seed)
    for _ in range(3):
        table, done = Table(), 0
        while done < len(sitting.log):
            more = random.choice((1, 2, 10, 100))
            table.add(read(sitting.log[done : done + more]))
            done += more
        same(sitting.table, table)
    ruinous.verify(sitting.table.game.record.dumps())


def test_reading_on_from_any_version_gives_the_same_table():
    sitting = long_game(2)
    entries = read(sitting.log)
    for cut in range(1, len(entries), 37):
        table = Table.of(entries[:cut])
        table.add(entries[cut:])
        same(sitting.table, table)


def test_reading_nothing_more_changes_nothing():
    sitting = playing("anna").until_turn("anna")
    before = snapshot(sitting.table)
    sitting.table.add([])
    assert snapshot(sitting.table) == before


# --- entries ------------------------------------------------------------------------------------------------------

EXAMPLES = [
    e.Created(at=1, by="anna", id="t", options=TableOptions(name="x"), name="Anna", places=(e.Sitter("khorne"),)),
    e.Admitted(at=1, by="anna"),
    e.Joined(at=1, by="anna", place=0, name="Anna"),
    e.Left(at=1, by="anna", place=4),
    e.Seated(at=1, by="anna", place=1, bot="random"),
    e.Removed(at=1, by="anna", place=2),
    e.Moved(at=1, by="anna", place=1, to=3),
    e.Started(at=1, by="anna", secret="00" * 32),
    e.Picked(at=1, by="anna", place=2, power="khorne"),
    e.Played(at=1, by="anna", seat="khorne", action="done", hash="0" * 16),
    e.Undone(at=1, by="anna", seat="khorne", count=1),
    e.Handed(at=1, by="anna", place=0, bot="random"),
    e.Returned(at=1, by="anna", place=0),
    e.Flagged(at=1, place=0),
    e.TakenOver(at=1, by="anna", place=0, name="Anna"),
    e.Looked(at=1, by="anna", marks=("a1",)),
    e.Proposed(at=1, by="anna", vote="rewind", to=3),
    e.Voted(at=1, by="anna", yes=False),
    e.Withdrawn(at=1, by="anna"),
    e.Rematched(at=1, by="anna", table="t2", key="k"),
    e.Forgotten(at=1, by="anna"),
    e.Closed(at=1),
]


@pytest.mark.parametrize("entry", EXAMPLES, ids=lambda entry: type(entry).__name__)
def test_every_entry_is_read_as_it_was_written(entry):
    assert e.decode(e.encode(entry)) == entry


def test_there_is_an_example_of_every_entry():
    assert {type(entry) for entry in EXAMPLES} == set(e.AnyEntry.__args__)


OLD_LOG = [
    b'{"what":"created","at":1,"by":"a","id":"t","options":{},"name":"A"}',
    b'{"what":"joined","at":2,"by":"a","key":"k","place":0,"name":"A"}',
    b'{"what":"seated","at":3,"by":"a","place":1,"bot":"random"}',
    b'{"what":"seated","at":3,"by":"a","place":2,"bot":"random"}',
    b'{"what":"seated","at":3,"by":"a","place":3,"bot":"random"}',
    b'{"what":"handed","at":4,"by":"a","place":0,"bot":"novice"}',
    b'{"what":"returned","at":5,"by":"a","place":0}',
    b'{"what":"left","at":6,"by":"a","place":0}',
    b'{"what":"closed","at":7}',
]


def test_a_log_written_once_stays_readable():
    table = Table.of(read(OLD_LOG))
    assert (table.state, table.version, table.at) == ("over", 9, 7)


# --- damage -------------------------------------------------------------------------------------------------------

WHOLE = long_game(1).log
LOG = WHOLE[: next(n for n, line in enumerate(WHOLE) if b'"undone"' in line) + 30]


def reads_or_is_a_log_error(log: list[bytes]) -> bool:
    try:
        Table.of(read(log))
    except LogError:
        return False
    return True


@settings(max_examples=150)
@given(st.data())
def test_a_damaged_log_is_a_log_error_and_nothing_else(data):
    log = list(LOG)
    n = data.draw(st.integers(0, len(log) - 1))
    how = data.draw(st.sampled_from(("byte", "cut", "drop", "double", "swap", "value")))
    if how == "byte":
        at = data.draw(st.integers(0, len(log[n]) - 1))
        log[n] = log[n][:at] + bytes([data.draw(st.integers(0, 255))]) + log[n][at + 1 :]
    elif how == "cut":
        log[n] = log[n][: data.draw(st.integers(0, len(log[n]) - 1))]
        assert not reads_or_is_a_log_error(log)
    elif how == "drop":
        del log[n]
    elif how == "double":
        log.insert(n, log[n])
    elif how == "swap":
        log[n], log[n - 1] = log[n - 1], log[n]
    else:
        entry = msgspec.json.decode(log[n])
        key = data.draw(st.sampled_from(sorted(entry)))
        entry[key] = data.draw(
            st.none() | st.integers(-9, 9) | st.sampled_from(("", "khorne", "sigmar", "d:1", "d:9", "K:zz", "played"))
        )
        log[n] = msgspec.json.encode(entry)
    reads_or_is_a_log_error(log)


@given(st.lists(st.binary(max_size=40), max_size=3))
def test_rubbish_is_a_log_error(lines):
    if lines:
        assert not reads_or_is_a_log_error(lines)


@given(st.lists(st.sampled_from(EXAMPLES), min_size=1, max_size=8))
def test_entries_in_any_order_are_a_table_or_a_log_error(entries):
    reads_or_is_a_log_error([e.encode(entry) for entry in entries])


def changed(number: int, **values: object) -> list[bytes]:
    log = list(LOG)
    log[number] = msgspec.json.encode({**msgspec.json.decode(log[number]), **values})
    return log


def first(what: str) -> int:
    return next(n for n, line in enumerate(LOG) if msgspec.json.decode(line)["what"] == what)


@pytest.mark.parametrize(
    "log",
    [
        LOG[1:],
        [LOG[0], *LOG],
        changed(first("joined"), place=-1),
        changed(first("joined"), place=4),
        changed(first("undone"), count=500),
        changed(first("undone"), count=0),
        changed(first("started"), secret="zz"),
        changed(first("started"), chance="O:abc"),
        changed(first("started"), chance=msgspec.json.decode(LOG[first("started")])["chance"] + " d:6"),
        changed(first("played"), seat="sigmar"),
        changed(first("played"), action="castle"),
        changed(first("played"), chance="d:123456"),
        changed(len(LOG) - 1, what="dance"),
        changed(first("started"), hash="0" * 16)[: first("started") + 1],
    ],
    ids=[
        "no beginning", "two beginnings", "place below", "place above", "undo too far", "undo of nothing", "secret",
        "set-up", "more than the set-up", "seat", "action", "too much chance", "unknown kind", "hash of the set-up",
    ],
)  # fmt: skip
def test_what_cannot_have_been_written_is_found(log):
    assert not reads_or_is_a_log_error(log)


def test_the_newest_position_is_compared_with_its_hash():
    """Also when something else was written after the decision."""
    last = max(n for n, line in enumerate(LOG) if msgspec.json.decode(line)["what"] == "played")
    wrong = changed(last, hash="0" * 16)[: last + 1]
    assert not reads_or_is_a_log_error(wrong)
    admitted = e.encode(e.Admitted(at=5, by="zoe"))
    assert not reads_or_is_a_log_error([*wrong, admitted])
    assert reads_or_is_a_log_error([*LOG[: last + 1], admitted])
