"""What is kept of analyses: by what they are about, as long as somebody asks for them, and not too many."""

from __future__ import annotations

from ruinous.store.analyses import StoredAnalysis
from tests.kit.stores import NOON, in_loop, opened


@in_loop
async def test_an_analysis_is_kept_and_made_anew(place: str) -> None:
    async with opened(place) as store:
        assert await store.analysis("one") is None
        await store.put_analysis(StoredAnalysis("one", NOON, 0, b"\0text"))
        assert await store.analysis("one") == StoredAnalysis("one", NOON, 0, b"\0text")
        await store.put_analysis(StoredAnalysis("one", NOON + 1, 2, b"\0text", b"found"))
        assert await store.analysis("one") == StoredAnalysis("one", NOON + 1, 2, b"\0text", b"found")


@in_loop
async def test_what_nobody_asks_for_is_forgotten_and_the_oldest_of_too_many(place: str) -> None:
    async with opened(place) as store:
        for n in range(5):
            await store.put_analysis(StoredAnalysis(f"a{n}", NOON + n, 1))
        await store.want_analysis("a0", NOON + 10)
        await store.want_analysis("a1", NOON - 10)
        assert await store.forget_analyses(NOON + 2, 100) == 1
        assert await store.forget_analyses(0, 2) == 2
        assert [n for n in range(5) if await store.analysis(f"a{n}")] == [0, 4]
