"""Bots take a human's time where people play live, by a clock that the test turns; nowhere else do they wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ruinous import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.questions import QUESTIONS
from ruinous.rules.view import information_set
from ruinous.server.bots.pace import SLICE, Pace, natural
from ruinous.server.tables.lives import Live
from ruinous.table import Ask, Table, TableOptions, Who, acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.pace import LONGEST, QUICK_STEP, SHORTEST, STEP, moment, usual
from tests.kit.chance import Even
from tests.kit.play import PATIENCE, Ear, Home, settled, story

ANNA = Who("anna", "Anna")
SECRET = bytes(range(32))


class Somebody:
    """Watches a table."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seat: str | None = None

    def hear(self, message: bytes) -> None: ...

    def dismiss(self) -> None: ...


class FakeClock:
    """A clock that goes on only while somebody sleeps, and whenever it is told to."""

    def __init__(self) -> None:
        self.time = 1_000_000
        self.slept: list[float] = []

    def now(self) -> int:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += round(1000 * seconds)


def sitting(**options: Any) -> Live:
    """Anna among scripted bots, at the first decision."""
    places = tuple(e.Sitter(person="anna", name="Anna") if n == 0 else e.Sitter(bot="scripted") for n in range(4))
    live = Live("t1")
    live.table, _ = acts.create("t1", ANNA, TableOptions(**options), 1, places=places)
    acts.do(live.table, Ask(ANNA, c.Start(), 2, SECRET))
    return live


def test_bots_take_their_time_only_before_one_who_decides_and_watches_live() -> None:
    live = sitting()
    assert not natural(live, 0)
    live.watchers.add(Somebody("boris"))  # only looks on
    assert not natural(live, 0)
    live.watchers.add(Somebody("anna"))
    assert natural(live, 0)
    live.table.places[0].bot = "scripted"  # a bot sits in for her
    assert not natural(live, 0)
    for options in ({"pace": "web"}, {"bots": "at_once"}):
        hasty = sitting(**options)
        hasty.watchers.add(Somebody("anna"))
        assert not natural(hasty, 0)


def test_somebody_who_watches_in_another_process_counts() -> None:
    live = sitting()
    live.elsewhere["other"] = (1_000, ("anna",))
    assert natural(live, 2_000)
    assert not natural(live, 2_000_000)


def test_bots_that_do_not_think_and_tables_without_people_do_not_wait() -> None:
    clock = FakeClock()
    pace = Pace(clock.now, Even(), sleep=clock.sleep)
    live = sitting()
    assert pace.lasts(live, "scripted") == 0
    live.watchers.add(Somebody("anna"))
    assert pace.lasts(live, "random") == 0
    assert SHORTEST <= pace.lasts(live, "scripted") <= LONGEST


def test_hard_questions_take_longer_and_none_takes_too_long() -> None:
    live = sitting()
    game = live.table.game
    assert game is not None
    while game.state.stack[-1][0] != "turn":
        game.play(game.state.actions[0])
    g = game.state
    g.power[g.seat] = 0
    nothing = usual(live.table)
    g.power[g.seat] = 1
    little = usual(live.table)
    g.power[g.seat] = 7
    much = usual(live.table)
    assert SHORTEST == nothing == QUESTIONS["throw"].pace < little < much
    live.watchers.add(Somebody("anna"))
    for luck, least, most in ((0.0, little, much), (1.0, much, LONGEST)):
        pace = Pace(lambda: 0, Even(luck))
        assert SHORTEST <= pace.lasts(live, "scripted") <= LONGEST
        assert least <= pace.lasts(live, "scripted") <= most


def test_a_host_may_have_quicker_bots() -> None:
    live = sitting()
    live.watchers.add(Somebody("anna"))
    usually = Pace(lambda: 0, Even()).lasts(live, "scripted")
    assert Pace(lambda: 0, Even(), 0.5).lasts(live, "scripted") == round(usually / 2)
    assert Pace(lambda: 0, Even(), 0).lasts(live, "scripted") == 0


def test_how_long_it_takes_says_nothing_of_what_is_hidden() -> None:
    """R22: other cards in all hands and decks, the same time."""
    table = Table()
    table.game = Game.new(POWERS[:4], 3)
    for _ in range(60):
        state = table.game.state
        times = set()
        for deal in range(3):
            table.game.state = information_set(state, -1, deal)
            times.add(usual(table))
        table.game.state = state
        assert times == {usual(table)}
        table.game.play(state.actions[len(state.actions) // 2])


def test_it_waits_for_what_is_left_of_the_time_and_no_longer() -> None:
    clock = FakeClock()
    pace = Pace(clock.now, Even(), sleep=clock.sleep)
    live = sitting()
    version = live.table.version
    begun = clock.time
    clock.time += 450  # thought
    asyncio.run(pace.rest(live, version, begun, 1_000))
    assert clock.time == begun + 1_000
    assert max(clock.slept) <= SLICE / 1000
    clock.slept.clear()
    asyncio.run(pace.rest(live, version, begun, 1_000))  # thought longer than that
    asyncio.run(pace.rest(live, version, begun, 0))
    assert not clock.slept


@pytest.mark.parametrize("lasts", [0, 700])
def test_one_who_thinks_longer_answers_at_the_next_of_some_fixed_moments(lasts: int) -> None:
    """Weakness 19: a bot that thinks longer the more cards it holds. When it answers does not tell how many."""
    step, first = (STEP, lasts) if lasts else (QUICK_STEP, QUICK_STEP)
    live, answered = sitting(), []
    for cards in range(12):
        clock = FakeClock()
        pace, begun = Pace(clock.now, Even(), sleep=clock.sleep), clock.time
        clock.time += cards * first // 11  # thought
        asyncio.run(pace.rest(live, live.table.version, begun, lasts))
        answered.append(clock.time - begun)
    assert set(answered) == {first}
    for thought, ends in (
        (first + 1, first + step),
        (first + step, first + step),
        (first + step + 1, first + 2 * step),
    ):
        assert moment(thought, lasts) == ends


def test_who_cannot_wait_learns_no_more_from_it() -> None:
    clock = FakeClock()
    pace, live = Pace(clock.now, Even(), sleep=clock.sleep), sitting()
    pace.hurry("t1")
    begun = clock.time
    clock.time += QUICK_STEP + 3
    asyncio.run(pace.rest(live, live.table.version, begun, 1_000))
    assert clock.time == begun + 2 * QUICK_STEP


def test_a_clock_that_is_put_back_does_not_stop_the_game() -> None:
    clock = FakeClock()
    pace = Pace(clock.now, Even(), sleep=clock.sleep)
    live = sitting()
    asyncio.run(pace.rest(live, live.table.version, clock.time + 3_600_000, 1_500))
    assert len(clock.slept) <= LONGEST / SLICE


def test_it_stops_waiting_when_the_table_goes_on_or_somebody_cannot_wait() -> None:
    clock = FakeClock()
    live = sitting()
    version = live.table.version
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await clock.sleep(seconds)
        if len(waited) == 2:
            happens[0]()

    pace = Pace(clock.now, Even(), sleep=sleep)

    def goes_on() -> None:
        live.table.asked = live.table.version + 1

    happens: list[Callable[[], None]] = [goes_on, lambda: pace.hurry("t1")]
    while happens:
        waited.clear()
        live.table.asked = version
        asyncio.run(pace.rest(live, version, clock.time, 1_500))
        assert len(waited) == 2
        del happens[0]
    live.watchers.add(Somebody("anna"))
    assert pace.lasts(live, "scripted") == 0
    pace.calm("t1")
    assert pace.lasts(live, "scripted") > 0


@story
async def test_at_a_real_table_bots_wait_only_while_somebody_watches(place: Home) -> None:
    tables = place.house.tables
    clock, real = FakeClock(), tables.players.pace
    tables.players.pace = Pace(clock.now, Even(), sleep=clock.sleep)
    try:
        anna = await place.person("Anna")
        alone = await anna.table("novice", "novice", "novice", me=True)
        await settled(lambda: tables.shelf.lives[alone].table.deciding == "khorne")
        assert max(clock.slept, default=0) <= QUICK_STEP / 1000  # nobody watches: at once
        watched = await anna.table("novice", "novice", "novice", start=False)
        async with anna.connection() as connection:
            ear = Ear(connection)
            await connection.watch(watched, None)
            await anna.do(watched, "start")
            live = tables.shelf.lives[watched]
            await settled(lambda: live.thinking is None and live.table.deciding == "khorne")
            shown = await anna.look(watched, "khorne")
            await anna.do(watched, "play", action="pass", version=shown["version"])
            await settled(lambda: live.table.game.entries[-1].seat != 0)
            assert max(clock.slept) > QUICK_STEP / 1000
            assert ear.heard
    finally:
        tables.players.pace = real


@story
async def test_while_a_bot_takes_its_time_everything_else_goes_on(place: Home) -> None:
    """The time of a bot blocks nothing: others are answered, and the table itself can be acted upon."""
    tables = place.house.tables
    real, held, rests = tables.players.pace, asyncio.Event(), asyncio.Event()

    async def sleep(seconds: float) -> None:
        rests.set()
        await held.wait()

    tables.players.pace = Pace(lambda: 0, Even(), sleep=sleep)
    try:
        anna = await place.person("Anna")
        table = await anna.table("novice", "novice", "novice", start=False)
        async with anna.connection() as connection:
            await connection.watch(table, None)
            await anna.do(table, "start")
            live = tables.shelf.lives[table]
            await settled(lambda: live.thinking is not None or live.table.deciding == "khorne")
            while live.thinking is None:
                shown = await anna.look(table, "khorne")
                await anna.do(
                    table, "play", action=shown["state"]["ask"]["actions"][-1]["do"], version=shown["version"]
                )
            await asyncio.wait_for(rests.wait(), PATIENCE)
            assert await anna.get("/health")
            version = live.table.version
            await anna.do(table, "hand", bot="random")  # while the bot rests
            assert live.table.version == version + 1
            held.set()
            await settled(lambda: live.table.state == "over")
    finally:
        tables.players.pace = real
