"""Lessons and puzzles of a person: what any of their devices has done is known to all of them, and goes with them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ruinous.rules.puzzle import puzzles
from ruinous.server.people.progress import DAY, MOST_DAYS, Progress, merged
from tests.kit.play import Home, Stage, refused, staged, story

PROGRESS = "/api/identity/progress"
NOW = 20_000 * DAY
FIRST, SECOND, *_ = puzzles()


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("progress")) as made:
        yield made


def test_whatever_either_has_is_kept_for_the_first_time_it_was_done() -> None:
    one = Progress({"khorne": 5, "round": 9}, {FIRST: 7}, [19_998, 19_999])
    other = Progress({"khorne": 3}, {FIRST: 8, SECOND: 1}, [19_999, 20_000])
    both = Progress({"khorne": 3, "round": 9}, {FIRST: 7, SECOND: 1}, [19_998, 19_999, 20_000])
    assert merged(one, other, NOW) == merged(other, one, NOW) == merged(both, both, NOW) == both


def test_what_is_unknown_or_has_not_been_yet_is_not_kept() -> None:
    told = Progress({"sleep": 1, "ruin": NOW + 9}, {"win-999": 1}, [20_001, 20_002])
    assert merged(Progress(), told, NOW) == Progress({"ruin": NOW}, {}, [20_001])
    many = merged(Progress(days=list(range(MOST_DAYS))), Progress(days=[MOST_DAYS]), NOW)
    assert (len(many.days), many.days[-1]) == (MOST_DAYS, MOST_DAYS)


@story
async def test_another_device_sees_it_and_it_is_exported_and_forgotten(place: Home) -> None:
    anna = await place.person("Anna")
    await anna.ask("PATCH", "/api/identity", {"settings": {"interface": {"theme": "dark"}}})
    assert await anna.ask("POST", PROGRESS, {}) == {"lessons": {}, "puzzles": {}, "days": []}
    told = {"lessons": {"khorne": 3}, "puzzles": {FIRST: 7}, "days": [19_998]}
    assert await anna.ask("POST", PROGRESS, told) == told
    code = (await anna.ask("POST", "/api/identity/recovery"))["recovery"]
    token = (await place.ask("POST", "/api/identity/recover", {"code": code}))["token"]
    answer = await place.ask("POST", PROGRESS, {"days": [19_999]}, token)
    both = told | {"days": [19_998, 19_999]}
    assert answer == both
    assert await anna.ask("POST", PROGRESS, {}) == both
    mine = await anna.get("/api/identity")
    assert mine["settings"] == {"interface": {"theme": "dark"}}
    assert (await anna.get("/api/identity/export"))["settings"]["progress"] == both
    await anna.ask("DELETE", "/api/identity", {"sure": True})
    assert not [row async for row in place.house.store.dump() if FIRST in str(row)]


@story
async def test_much_of_it_leaves_room_for_all_other_settings(place: Home) -> None:
    anna = await place.person("Anna")
    told = {"puzzles": dict.fromkeys(puzzles(), 1_795_000_000_000), "days": list(range(20_000 - MOST_DAYS, 20_000))}
    assert (await anna.ask("POST", PROGRESS, told))["days"] == told["days"]
    await anna.ask("PATCH", "/api/identity", {"settings": {"interface": {"text": "x" * 8_000}}})
    assert (await anna.ask("POST", PROGRESS, {}))["puzzles"] == told["puzzles"]


@story
async def test_it_is_ones_own_and_has_its_form(place: Home) -> None:
    anna = await place.person("Anna")
    with refused("not_signed_in"):
        await place.ask("POST", PROGRESS, {})
    for wrong in ({"days": [-1]}, {"lessons": ["khorne"]}, {"solved": 3}, {"days": [1] * (MOST_DAYS + 1)}, []):
        with refused("bad_request"):
            await anna.ask("POST", PROGRESS, wrong)
    token = (await anna.ask("POST", "/api/identity/tokens", {"name": "bot"}))["token"]
    with refused("not_allowed"):
        await place.ask("POST", PROGRESS, {}, token)
