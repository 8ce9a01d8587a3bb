"""The lessons that are files: all are listed, each is won by what its steps mark on the page, progress is kept."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ruinous.rules.lesson import lessons
from ruinous.words import phrase
from tests.web.kit.pages import PHONE, Visit, api, axe, go, prefer
from tests.web.kit.playing import MINE, POINT, Player, sure

DESK = {"viewport": {"width": 1280, "height": 720}}
STARTING = 240_000  # milliseconds; Python starts in the browser of a busy machine
ALL = ["round", *lessons()]
OTHERS = sorted(set(lessons()) - {"horned_rat", "battle"}) if os.environ.get("RUINOUS_TEST_ALL") else []
HELD = ".at-table.holding"
# What a step may mark: first what is taken up, or answers at once; then where it goes.
TAKEN = (
    ".drawer[data-guided]",
    ".over [data-do][data-guided]",
    ".buttons [data-do][data-guided]",
    ".sheet .can[data-guided]",
    ".slot[data-guided] .card",
    ".piece.can[data-guided]",
    "svg [data-figure].can[data-guided]",
    "svg [data-token].can[data-guided]",
    "svg [data-corruption][data-guided]",
    "path.land.can[data-guided]",
)
PUT = (".over [data-do][data-guided]", "svg [data-space].can[data-guided]", "path.land.can[data-guided]")


def told(name: str, what: str, language: str = "en") -> str:
    return phrase(f"lesson.{name}.{what}", {}, language=language)


def row(page: Page, name: str) -> Locator:
    return page.locator(f"[data-lesson={name}]")


def sheet(page: Page, name: str, language: str = "en") -> Locator:
    """The step that is on."""
    return page.get_by_role("region", name=told(name, "title", language), exact=True)


def begin(page: Page, name: str) -> Locator:
    """From the list to the table of a lesson; its sheet."""
    row(page, name).get_by_role("button").click()
    page.locator(MINE).wait_for()
    first = lessons()[name].steps[0].id
    expect(sheet(page, name).get_by_role("heading", name=told(name, f"{first}.title"), exact=True)).to_be_visible()
    return sheet(page, name)


def touch(page: Page) -> None:
    """Click on what is marked."""
    page.evaluate("new Promise((placed) => requestAnimationFrame(() => requestAnimationFrame(placed)))")
    marks = PUT if page.locator(HELD).count() else TAKEN
    points = (page.evaluate(POINT, [css, 0]) for css in marks)
    point = next(filter(None, points), None)
    assert point, "The step marks nothing that can be touched."
    (page.touchscreen.tap if page.evaluate("navigator.maxTouchPoints") else page.mouse.click)(*point)
    sure(page)


def wrong(page: Page, name: str) -> None:
    """Pass where something else is asked for: a word, and nothing has happened."""
    before = page.locator("[data-shown]").get_attribute("data-shown")
    task = sheet(page, name).get_by_role("heading").inner_text()
    page.locator(".buttons [data-do=pass]").click()
    sure(page)
    expect(sheet(page, name).get_by_role("alert")).to_be_visible()
    assert sheet(page, name).get_by_role("heading").inner_text() == task
    assert page.locator("[data-shown]").get_attribute("data-shown") == before


def test_all_lessons_are_listed_in_their_order(visit: Visit) -> None:
    page = visit("/#/", **DESK)
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.locator("[data-lesson]")).to_have_count(len(ALL))
    assert [one.get_attribute("data-lesson") for one in page.locator("[data-lesson]").all()] == ALL
    assert page.locator("[data-lesson] h2").all_inner_texts() == [told(name, "title") for name in ALL]
    expect(page.locator("li.next")).to_have_attribute("data-lesson", "round")
    expect(page.get_by_text(f"0 of {len(ALL)} lessons done.")).to_be_visible()
    badge = page.locator("li.next").get_by_text("Up next")
    ink, ground = badge.evaluate("(node) => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor]")
    assert ink != ground  # axe lets that pass


@pytest.mark.parametrize(
    ("name", "screen"),
    [
        pytest.param("horned_rat", DESK, id="horned_rat-desk"),
        pytest.param("battle", PHONE, id="battle-phone"),
        *(pytest.param(name, screen, id=f"{name}-{screen is PHONE}") for name in OTHERS for screen in (DESK, PHONE)),
    ],
)
def test_a_lesson_is_won_by_what_its_steps_mark(visit: Visit, name: str, screen: dict[str, Any]) -> None:
    page = visit("", **screen)
    player = Player(page, lessons()[name].seat, 1)
    prefer(page, speed="at_once", forced=False)
    go(page, "/#/learn")
    step = begin(page, name)
    assert axe(page) == []
    tried = False
    while player.asked():
        while step.get_by_role("button", name="Continue", exact=True).count():
            step.get_by_role("button", name="Continue", exact=True).click()
        if not tried and page.locator(".buttons [data-do=pass]").count():
            wrong(page, name)
            assert axe(page, dark=True) == []
            tried = True
        player.answer(lambda _: touch(page))
    assert tried
    end = page.get_by_role("dialog", name="Victory!")
    expect(end).to_contain_text(told(name, "end"))
    expect(end).to_contain_text(told(name, "keep.1"))
    expect(end).to_contain_text(f"1 of {len(ALL)} lessons done.")
    assert axe(page) == []

    end.get_by_role("link", name="All lessons").click()
    for _ in range(2):
        expect(row(page, name)).to_contain_text("✓ Done")
        expect(row(page, name).get_by_role("button")).to_have_accessible_name(f"Start again: {told(name, 'title')}")
        expect(page.get_by_text(f"1 of {len(ALL)} lessons done.")).to_be_visible()
        page.reload()
    other = visit("", **screen)
    code = api(page, "POST", "/api/identity/recovery")["recovery"]
    api(other, "POST", "/api/identity/recover", {"code": code})
    go(other, "/#/learn")
    expect(row(other, name)).to_contain_text("✓ Done")


def test_a_lesson_is_left_and_gone_on_with(visit: Visit) -> None:
    page = visit("/#/learn", **DESK)
    begin(page, "khorne").get_by_role("button", name="Continue", exact=True).click()
    table = page.url.partition("#table=")[2]
    second = told("khorne", f"{lessons()['khorne'].steps[1].id}.title")
    expect(sheet(page, "khorne").get_by_role("heading", name=second)).to_be_visible()
    page.goto("/#/learn")
    page.reload()
    expect(row(page, "khorne")).to_contain_text(f"Step 2 of {len(lessons()['khorne'].steps)}")
    row(page, "khorne").get_by_role("button", name=re.compile("^Continue: ")).click()
    expect(page).to_have_url(re.compile(f"#table={table}$"))
    expect(sheet(page, "khorne").get_by_role("heading", name=second)).to_be_visible()


@pytest.mark.timeout(600)
def test_a_lesson_is_begun_in_the_tab_without_a_server_and_kept_there(visit: Visit) -> None:
    page = visit("/tab#/learn", **DESK, locale="ja-JP")
    page.set_default_timeout(STARTING)
    row(page, "tzeentch").get_by_role("button").click(timeout=STARTING)
    step = sheet(page, "tzeentch", "ja")
    first, second = (told("tzeentch", f"{one.id}.title", "ja") for one in lessons()["tzeentch"].steps[:2])
    expect(step.get_by_role("heading", name=first)).to_be_visible(timeout=STARTING)
    step.get_by_role("button", name="次へ", exact=True).click()
    for _ in range(2):
        expect(step.get_by_role("heading", name=second)).to_be_visible(timeout=STARTING)
        page.locator(MINE).wait_for()
        page.locator(".buttons [data-do=pass]").click()
        sure(page)
        expect(step.get_by_role("alert")).to_be_visible()
        page.reload()
    page.goto("/tab#/learn")
    expect(row(page, "tzeentch").get_by_role("button")).to_have_count(2, timeout=STARTING)
