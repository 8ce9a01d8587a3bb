"""Why did a bot do that? In the log, by mouse and by keys, in every language; and skipping the bots' time."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.kit.pages import Visit, api, axe
from tests.web.kit.playing import answered, press
from tools.browser import ROOT, serving


def test_a_bot_says_why_in_the_log(visit: Visit) -> None:
    page = visit("")
    table = answered(page)
    whys = page.get_by_role("button", name=re.compile(r"^Why\? "))
    expect(whys.first).to_be_visible()
    line = page.locator(".line").filter(has=whys).last
    why = line.get_by_role("button", name=re.compile(r"^Why\? "))
    why.click()
    reason = line.get_by_role("status")
    expect(reason).to_have_text(re.compile(r"^[A-Z].*\.$"))
    expect(why).to_have_attribute("aria-expanded", "true")
    said = reason.inner_text()
    texts = [
        api(page, "GET", f"/api/tables/{table}/why/{step['number']}?seat=khorne")["text"]
        for step in api(page, "GET", f"/api/tables/{table}/steps")["steps"]
        if step["seat"] != "khorne"
    ]
    assert said in texts  # the page says in English what the server says
    assert axe(page) == []
    why.click()
    expect(reason).to_have_text("")


def test_my_own_lines_are_not_asked_about(visit: Visit) -> None:
    page = visit("")
    answered(page)
    mine = page.locator(".line").filter(has_text=re.compile(r"^\s*Khorne (passes|plays|summons)"))
    assert mine.count()
    assert mine.get_by_role("button", name=re.compile(r"^Why\?")).count() == 0
    assert page.locator("ol.lines li.head").get_by_role("button").count() == 0


def test_it_can_be_asked_by_keys_alone(visit: Visit) -> None:
    page = visit("")
    answered(page)
    button = page.get_by_role("button", name=re.compile(r"^Why\? ")).last
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("ol.lines [role=status]").last).to_have_text(re.compile(r"\.$"))
    expect(button).to_be_focused()


@pytest.mark.parametrize(("locale", "ask", "end"), [("fr-FR", "pourquoi ?", "."), ("ja-JP", "なぜ？", "。")])
def test_in_other_languages(visit: Visit, locale: str, ask: str, end: str) -> None:
    page = visit("", locale=locale)
    answered(page)
    button = page.get_by_text(ask, exact=True).last
    button.click()
    reason = page.locator("ol.lines [role=status]:not(:empty)")
    expect(reason).to_have_text(re.compile(rf"{re.escape(end)}$"))


def test_the_replay_says_why_too(visit: Visit) -> None:
    page = visit("")
    table = answered(page)
    steps = api(page, "GET", f"/api/tables/{table}/steps")["steps"]
    number = next(step["number"] for step in steps if step["seat"] != "khorne")
    page.goto(f"/#replay={table}?at={number}&seat=khorne")
    page.locator("output").wait_for()
    page.get_by_role("button", name=re.compile(r"^Why\? ")).click()
    text = api(page, "GET", f"/api/tables/{table}/why/{number}?seat=khorne")["text"]
    expect(page.get_by_text(text, exact=True)).to_be_visible()


@pytest.fixture
def unhurried() -> Iterator[str]:
    """A server where bots take their time."""
    with serving("tests.web.kit.server", RUINOUS_BOT_PACE="1", PYTHONPATH=str(ROOT)) as server:
        yield server.url


def test_who_skips_hurries_the_bots(unhurried: str, visit: Visit) -> None:
    page = visit("", home=unhurried)
    table = answered(page)
    press(page, table, "pass", "khorne")
    with page.expect_request(f"**/api/tables/{table}/hurry") as asked:
        page.get_by_role("button", name="Skip animation").click()
    answer = asked.value.response()
    assert answer is not None
    assert answer.status == 204
