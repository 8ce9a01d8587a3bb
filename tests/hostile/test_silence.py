"""What is not asked must not tell hands: over the wire, a question with one answer is put like any other."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from ruinous.content import NEWEST
from ruinous.rules.questions import QUESTIONS
from tests.kit.play import POWERS, Known, home, listed

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
