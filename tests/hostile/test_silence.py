"""What is not asked must not tell hands: over the wire, a question with one answer is put like any other."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from ruinous.client import ApiError
from ruinous.content import NEWEST
from ruinous.rules import engine
from ruinous.rules.ids import CHAOS, FIGURE_NAMES, KHORNE, KISLEV, TZEENTCH
from ruinous.rules.phases import summoning
from ruinous.rules.questions import QUESTIONS
from tests.kit.chance import Known
from tests.kit.play import POWERS, Home, Person, home, listed, runs, settled, step

DECISIONS = 60
FROM_HAND = {name for name, question in QUESTIONS.items() if question.from_hand}


def shape(value: Any) -> Any:
    """What can be told from an answer without its values."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items()}
    return type(value).__name__


def test_a_question_with_one_answer_looks_like_any_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path, chance=Known(1)) as place:
            people = await place.people(4)
            holders = dict(zip(POWERS, people, strict=True))
            random, single = Random(3), Counter[str]()
            seen: dict[tuple[str, str], list[Any]] = {}  # by question and by what asks it, which everybody knows
            for _ in range(3):
                table = await place.game(people, access="open")
                assert (await people[0].look(table))["state"]["table"]["edition"] == NEWEST
                while True:
                    stranger = (await place.ask("GET", f"/api/tables/{table}"))["state"]["ask"]
                    if stranger is None:
                        break
                    seat, kind = stranger["seat"], stranger["kind"]
                    shown = await holders[seat].look(table, seat)
                    actions = listed(shown["state"])
                    if kind in FROM_HAND:
                        single[kind] += len(actions) == 1
                        assert not stranger.get("actions"), stranger
                        seen.setdefault((kind, stranger["cause"]["for"]), []).append(shape(stranger))
                    action = random.choice(actions)
                    await holders[seat].do(table, "play", action=action, version=shown["version"])
            assert sum(single.values()) > 0, "no question of this kind had one answer"
            for kind, shapes in seen.items():
                assert all(one == shapes[0] for one in shapes), kind

    asyncio.run(asyncio.wait_for(story(), 200))


# --- no probe -----------------------------------------------------------------------------------------------------

MEDDLING = "the_meddling_of_skaven@kis.l"
HANDS = (("khorne.battle_cry", "khorne.battle_cry"), ("khorne.battle_cry", "khorne.blood_frenzy"))


async def meddled(place: Home, hand: tuple[str, ...]) -> tuple[Person, str]:
    """A table at which Tzeentch may play The Meddling of Skaven on Khorne, who holds these cards."""
    people = await place.people(4)
    table = await place.game(people, access="open")
    holders = dict(zip(POWERS, people, strict=True))
    live = place.house.tables.shelf.lives[table].table
    while live.game.state.stack[-1][0] != "turn":
        await step(table, holders, Random(1))
    g = live.game.state
    g.stack.pop()
    g.hand[KHORNE] = bytes(sorted(CHAOS.index(title) for title in hand))
    g.hand[TZEENTCH] = bytes([CHAOS.index("tzeentch.the_meddling_of_skaven")])
    warrior = 1 << FIGURE_NAMES.index("Kw1")
    g.here = [mask & ~warrior for mask in g.here]
    g.here[KISLEV] |= warrior
    g.power[TZEENTCH] = g.power[KHORNE] = 6
    g.then(summoning.turn, TZEENTCH)
    engine.run(g)
    return holders["tzeentch"], table


async def all_told(place: Home, table: str, who: Person) -> Any:
    """What Tzeentch and a stranger are told of the position."""
    mine = (await who.look(table, "tzeentch"))["state"]
    others = (await place.ask("GET", f"/api/tables/{table}"))["state"]
    return [(one["game"], one["ask"], one.get("undo")) for one in (mine, others)]


@runs
async def test_taking_back_is_no_probe(tmp_path: Path) -> None:
    """Play the card, see whether the victim is asked, take it back: the same with two equal cards and with two."""
    told: list[list[Any]] = []
    for number, hand in enumerate(HANDS):
        (tmp_path / str(number)).mkdir()
        async with home(tmp_path / str(number), chance=Known(1)) as place:
            tzeentch, table = await meddled(place, hand)
            seen = [await all_told(place, table, tzeentch)]
            for _ in range(3):
                shown = await tzeentch.look(table, "tzeentch")
                await tzeentch.do(table, "play", action=MEDDLING, version=shown["version"])
                seen.append(await all_told(place, table, tzeentch))
                assert seen[-1][1][1]["seat"] == "khorne"
                shown = await tzeentch.look(table, "tzeentch")
                await tzeentch.do(table, "undo", version=shown["version"])
                seen.append(await all_told(place, table, tzeentch))
            told.append(seen)
    assert told[0] == told[1]


@runs
async def test_no_reason_says_that_a_hand_left_no_choice(tmp_path: Path) -> None:
    """Bots discard and pass where nothing else was possible; whoever asks why does not hear so."""
    async with home(tmp_path, chance=Known(4)) as place:
        anna = await place.person("Anna")
        table = await anna.table("scripted", "scripted", "scripted", access="open")
        live = place.house.tables.shelf.lives[table]
        random = Random(7)
        while live.table.state == "playing" and len(live.table.game.entries) < DECISIONS:
            await settled(lambda: live.thinking is None and live.table.deciding in ("khorne", ""))
            shown = await anna.look(table, "khorne")
            await anna.do(table, "play", action=random.choice(listed(shown["state"])), version=shown["version"])
        game = live.table.game
        lines = [line for line, event in enumerate(game.events(None)) if event[0] in ("discard", "pass")]
        told = 0
        for line in lines:
            with suppress(ApiError):  # she did it herself, or only the one who chose may know
                answer = await place.ask("GET", f"/api/tables/{table}/why/line/{line}")
                assert answer["why"]["id"] != "forced", answer
                told += 1
        assert told
