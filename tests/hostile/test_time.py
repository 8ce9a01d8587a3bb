"""The time that a bot takes must not tell its hand, where nothing else paces it: by a clock that the test turns."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ruinous.rules import engine
from ruinous.rules.game import Game
from ruinous.rules.ids import CHAOS, KHORNE, NURGLE
from ruinous.rules.phases import summoning
from ruinous.server.bots.pace import Pace
from ruinous.server.bots.thinking import Turn
from ruinous.table.pace import moment
from tests.kit.chance import Even
from tests.kit.play import POWERS, Home, Person, home, runs, settled, step

THOUGHT = 130  # milliseconds that a bot takes which can choose
FREE, DEAR = "khorne.blood_frenzy", "khorne.reborn_in_blood"
HANDS = ([FREE], [DEAR], [FREE, DEAR], [])  # with one power only the first and the third have a choice


class Hourglass:
    """A clock that goes on only while somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += round(1000 * seconds)


async def at_turn(place: Home, people: list[Person], hand: list[str], **options: Any) -> str:
    """A table at which Khorne must take a turn with this hand and one power, and has nobody to summon."""
    table = await place.game(people, **options)
    live = place.house.tables.shelf.lives[table].table
    while live.game.state.stack[-1][0] != "turn":
        await step(table, dict(zip(POWERS, people, strict=True)), Random(1))
    g = live.game.state
    g.stack.pop()
    g.hand[KHORNE] = bytes(sorted(CHAOS.index(title) for title in hand))
    cheap = g.control[KHORNE] & g.rules.affordable(g.upgrades)[1]
    g.control[KHORNE] &= ~cheap
    g.control[NURGLE] |= cheap
    g.power[KHORNE] = 1
    g.then(summoning.turn, KHORNE)
    engine.run(g)
    return table


@pytest.mark.parametrize("level", ["novice", "scripted"])
@pytest.mark.parametrize("way", [{"bots": "at_once"}, {"pace": "web"}, {}], ids=["at_once", "web", "hurried"])
@runs
async def test_a_bot_whose_hand_leaves_one_answer_takes_no_less_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, way: dict[str, str]
) -> None:
    clock, choose = Hourglass(), Turn.choose

    async def thinks(turn: Turn, game: Game, level: str) -> str:
        clock.time += THOUGHT
        return await choose(turn, game, level)

    monkeypatch.setattr(Turn, "choose", thinks)
    async with home(tmp_path) as place:
        players = place.house.tables.players
        players.now, players.pace = clock.now, Pace(clock.now, Even(), sleep=clock.sleep)
        people = await place.people(4)
        choices, took = [], []
        for hand in HANDS:
            table = await at_turn(place, people, hand, **way)
            live = place.house.tables.shelf.lives[table]
            choices.append(len(live.table.game.state.actions))
            if not way:
                players.pace.hurry(table)
            begun, version = clock.time, live.table.version
            await people[0].do(table, "hand", bot=level)
            await settled(lambda live=live, done=version + 1: live.thinking is None and live.table.version > done)
            took.append(clock.time - begun)
        assert [count > 1 for count in choices] == [True, False, True, False]
        assert took == [moment(THOUGHT, 0)] * len(HANDS)
