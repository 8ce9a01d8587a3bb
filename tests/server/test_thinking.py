"""What a bot's process is given and gives back, in which order, and what happens when it does not."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from random import Random

import pytest

from ruinous import Game, Options
from ruinous.bots import answering, make
from ruinous.bots.answering import answer, at_once
from ruinous.rules.actions import NOTATION
from ruinous.rules.ids import POWERS
from ruinous.rules.questions import in_hand
from ruinous.rules.saved import dump
from ruinous.server.bots import thinking
from ruinous.server.bots.line import Payer
from ruinous.server.bots.minds import Lost
from ruinous.server.bots.thinking import IN_A_ROW, LEAST, Thinkers
from ruinous.server.chance import Chance
from tests.kit.play import settled


@pytest.mark.parametrize("edition", [1, 2])
def test_a_bot_far_away_decides_as_one_at_the_table(edition: int) -> None:
    """In the middle of a battle too, whose frames on the stack tell what they happen for.

    The one far away remembers the game; the one at the table is made anew each time.
    """
    random = Random(edition)
    options = Options(edition=edition, card_set="morrslieb", events="mixed", early_hits="pool")
    game = Game.new(POWERS, 3, options)
    kinds: dict[str, int] = {}
    while decision := game.decision:
        asked = kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
        if asked < 4:
            known = game.copy(decision.seat)
            for level in ("novice", "scripted"):
                there = make(level, f"seed {asked}", 1.0).choose(known)
                assert answer(dump(known.state), "t1", level, f"seed {asked}", 1.0) == NOTATION[there]
        game.play(random.choice(decision.actions))
    assert {"turn", "assign", "discard_first", "take_upgrade"} <= set(kinds)


def test_the_only_answer_is_given_without_a_process_unless_a_hand_leaves_it() -> None:
    game, random = Game.new(POWERS[:4], 1, Options(show_forced=True)), Random(1)
    forced, silent = 0, 0
    while decision := game.decision:
        told, only = at_once(game, "search", "seed"), len(decision.actions) == 1
        from_hand = in_hand(game.state).from_hand
        assert told == (decision.notation[0] if only and not from_hand else "")
        forced, silent = forced + bool(told), silent + (only and from_hand)
        game.play(random.choice(decision.actions))
    assert forced > 3
    assert silent


def test_only_so_many_bots_are_remembered() -> None:
    game = Game.new(POWERS[:4], 1)
    assert game.decision is not None
    known = dump(game.copy(game.decision.seat).state)
    for n in range(3 * answering.KEPT):
        answer(known, f"t{n}", "novice", "seed", 1.0)
    assert len(answering.remembered) == answering.KEPT


# --- the line -----------------------------------------------------------------------------------------------------

ANNA, CROWD = Payer("10.0.0.1", "anna"), Payer("10.0.0.2", "nobody")


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(1, 1.0, Chance())
    yield made
    made.stop()


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await asyncio.wait_for(story(), 60)

    asyncio.run(told())


def test_an_address_that_asks_for_much_gets_less_time_and_another_all_of_it(thinkers: Thinkers) -> None:
    async def story() -> None:
        held = thinkers.queue(CROWD, "first")
        crowd = [thinkers.queue(CROWD, str(n)) for n in range(7)]
        assert thinkers.seconds_for(crowd[-1]) == pytest.approx(4 / 7)
        crowd += [thinkers.queue(CROWD._replace(person="other"), str(n)) for n in range(7)]
        anna = thinkers.queue(ANNA, "home")
        assert thinkers.seconds_for(anna) == 1.0
        assert thinkers.outlook(anna).ahead <= 1
        assert not thinkers.outlook(anna).hasty
        assert thinkers.outlook(crowd[-1]).hasty
        assert thinkers.waiting == 16
        for n in range(40):
            crowd.append(thinkers.queue(CROWD._replace(person=f"more {n}"), str(n)))
        assert thinkers.seconds_for(crowd[-1]) == LEAST
        thinkers.leave(held)
        assert anna.called.done()
        assert thinkers.seconds_for(anna) == 1.0

    run(story)


def test_what_nobody_waits_for_comes_last_but_comes(thinkers: Thinkers) -> None:
    async def story() -> None:
        now = thinkers.queue(ANNA, "first")
        patient = thinkers.queue(CROWD, "web", pressing=False)
        served = 0
        while not patient.called.done():
            soon = thinkers.queue(ANNA, "next")
            thinkers.leave(now)
            now, served = soon, served + 1
        assert served == IN_A_ROW

    run(story)


def test_a_table_goes_to_the_process_that_remembers_it() -> None:
    made = Thinkers(2, 1.0, Chance())

    async def story() -> None:
        first, second = made.queue(ANNA, "one"), made.queue(ANNA, "two")
        minds_of = {turn.table: turn.called.result() for turn in (first, second)}
        assert len(set(minds_of.values())) == 2
        for turn in (first, second):
            made.leave(turn)
        for table in ("two", "one", "two"):
            with made.queue(ANNA, table) as turn:
                assert turn.called.result() is minds_of[table]

    run(story)
    made.stop()


def test_what_goes_wrong_in_the_process_is_told(thinkers: Thinkers) -> None:
    async def story() -> None:
        with pytest.raises(ZeroDivisionError):
            await thinkers.ask(ANNA, "t1", divmod, 1, 0)
        assert await thinkers.ask(ANNA, "t1", divmod, 7, 2) == (3, 1)

    run(story)


def test_a_process_that_is_killed_is_replaced(thinkers: Thinkers) -> None:
    async def story() -> None:
        pid = await thinkers.ask(ANNA, "t1", os.getpid)
        slow = asyncio.create_task(thinkers.ask(ANNA, "t1", time.sleep, 2))
        await settled(lambda: thinkers.waiting)
        os.kill(pid, signal.SIGKILL)
        await slow
        assert await thinkers.ask(ANNA, "t1", os.getpid) not in (pid, os.getpid())

    run(story)


def test_one_that_takes_far_too_long_is_given_up_and_tried_once_more(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        pid = await thinkers.ask(ANNA, "t1", os.getpid)
        monkeypatch.setattr(thinking, "PATIENCE", -0.9)
        with pytest.raises(Lost):
            await thinkers.ask(ANNA, "t1", time.sleep, 600)
        monkeypatch.undo()
        assert await thinkers.ask(ANNA, "t1", os.getpid) != pid
        assert thinkers.waiting == 0

    run(story)


def test_who_no_longer_waits_leaves_no_process_behind(thinkers: Thinkers) -> None:
    async def story() -> None:
        await thinkers.ask(ANNA, "t1", os.getpid)
        slow = asyncio.create_task(thinkers.ask(ANNA, "t1", time.sleep, 600))
        behind = asyncio.create_task(thinkers.ask(ANNA, "t2", time.sleep, 600))
        await settled(lambda: thinkers.waiting == 2)
        for task in (behind, slow):
            task.cancel()
        await asyncio.gather(behind, slow, return_exceptions=True)
        assert thinkers.waiting == 0
        assert await thinkers.ask(ANNA, "t1", divmod, 7, 2) == (3, 1)

    run(story)
