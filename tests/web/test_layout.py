"""Where everything lies: nothing over anything, nothing cut off, and what is opened never covers its region."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.kit.pages import Visit
from tests.web.kit.playing import answered, prepared, seated, sit, state

SMALL = ((360, 740), (390, 844), (768, 1024), (1024, 768))
DESKS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))

# The parts of the table by name, and what is wrong with how they lie; an empty list if nothing is.
LAID = """() => {
  const desk = !!document.querySelector('.table.desktop'), wrong = [], slack = 1.5;
  const boxes = {};
  const add = (name, css) => document.querySelectorAll(css).forEach((one, n) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (right > left && bottom > top) boxes[`${name} ${n + 1}`] = { left, top, right, bottom, one };
  });
  add('header', '.table > header');
  if (desk || !scrollY) add('danger', '.table > .danger'); // it stays in view while the map is scrolled below it
  add('land', '.fit .board');
  add('panel', '.powers .panel');
  add('tabs', '.powers > .tabs');
  add('track', '.powers > section:not(.log, .guide)');
  add('log', '.powers > .log');
  if (desk) {
    add('prompt', '.prompt');
    add('guide', '.powers > .guide:not(.silent)');
    add('reserve', '.hand .reserve');
    add('card', '.hand .slot');
  }
  const all = Object.entries(boxes);
  all.forEach(([a, p], n) => all.slice(n + 1).forEach(([b, q]) => {
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > slack && high > slack) wrong.push(`${a} lies over ${b}`);
  }));
  for (const [name, box] of all) {
    const column = desk && box.one.closest('.powers');  // may be scrolled, and lies in the window itself
    const { bottom } = (column || box.one).getBoundingClientRect();
    if (box.left < -slack || box.right > innerWidth + slack) wrong.push(`${name} is cut at the side`);
    if (desk && (box.top < -slack || bottom > innerHeight + 4)) wrong.push(`${name} is cut at the end`);
  }
  const dock = document.querySelector('.prompt').getBoundingClientRect();
  if (dock.bottom > innerHeight + slack) wrong.push('the prompt is below the window');
  const log = document.querySelector('.powers > .log');
  if (desk && log.clientHeight < 84) wrong.push(`the log is ${log.clientHeight} pixels high`);
  if (desk && log.getBoundingClientRect().bottom > innerHeight + 4) wrong.push('the log is cut');
  document.querySelectorAll('.hand .slot').forEach((slot) => {
    const name = slot.querySelector('.name'), box = name.getBoundingClientRect();
    const { top, bottom, right } = slot.getBoundingClientRect();
    const cut = box.top < top - slack || box.bottom > bottom + slack || box.right > right + slack;
    if (cut || name.scrollWidth > name.clientWidth + slack) wrong.push(`${name.textContent} is cut`);
  });
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the window');
  return wrong;
}"""

# What is wrong with what was opened over the map: it covers its region or the question, or one of them is not seen.
OPENED = """(region) => {
  const box = (css) => document.querySelector(css)?.getBoundingClientRect();
  const over = box('div.over'), prompt = box('.prompt'), land = box(`[data-land="${region}"]`);
  const danger = box('.table > .danger');
  const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1
    && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
  const wrong = [];
  if (!over || over.height < 110) return [`there is no room for it: ${over?.height}`];
  if (over.width < 250) wrong.push(`it is ${over.width} pixels wide`);
  if (meet(over, land)) wrong.push('it covers its region');
  if (meet(over, prompt)) wrong.push('it covers the question');
  const { left, top, right, bottom } = over;
  if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) wrong.push('it is cut');
  const edge = document.querySelector('.desktop') ? 0 : (danger?.height ?? 0) - 1;
  if (land.top < edge) wrong.push('its region is above the window');
  if (meet(land, prompt) || land.bottom > innerHeight) wrong.push('its region is below the window');
  return wrong;
}"""


def right(page: Page, script: str, what: str, argument: Any = None) -> None:
    """Wait until a script finds nothing wrong; else say what."""
    try:
        page.wait_for_function(f"(given) => ({script})(given).length === 0", arg=argument, timeout=8000)
    except TookTooLong:
        raise AssertionError(f"{what}: {page.evaluate(script, argument)}") from None


def test_five_have_room_and_a_battle_leaves_its_region_free(visit: Visit) -> None:
    page = visit("")
    table = prepared(page, "hits_of_five")
    sit(page, table)
    region = state(page, table, "khorne")["ask"]["about"]["region"]
    for width, height in (*SMALL, *DESKS):
        page.set_viewport_size({"width": width, "height": height})
        right(page, LAID, f"{width} × {height}")
        right(page, OPENED, f"the battle at {width} × {height}", region)


def test_four_have_room_and_an_open_region_stays_in_view(visit: Visit) -> None:
    page, _ = seated(visit, "khorne")
    regions = page.locator("[data-land]").evaluate_all("all => all.map((one) => one.dataset.land)")
    for width, height in (*SMALL, *DESKS):
        page.set_viewport_size({"width": width, "height": height})
        right(page, LAID, f"{width} × {height}")
        for region in regions if (width, height) in (SMALL[0], DESKS[0]) else ["empire"]:
            page.locator(f"[data-land={region}]").press("Enter")
            right(page, OPENED, f"{region} at {width} × {height}", region)
            page.keyboard.press("Escape")
            expect(page.locator("div.over section")).to_have_count(0)


def test_a_card_is_read_above_the_hand(visit: Visit) -> None:
    page, _ = seated(visit, "khorne", viewport={"width": 1280, "height": 720})
    slots = page.locator(".slot")
    for n in range(slots.count()):
        slots.nth(n).locator(".card").hover()
        whole = page.locator(".looked")
        expect(whole).to_contain_text(slots.nth(n).locator(".text").inner_text())
        box, prompt = whole.bounding_box(), page.locator(".prompt").bounding_box()
        below = slots.nth(n).bounding_box()
        assert box
        assert prompt
        assert below
        assert prompt["y"] + prompt["height"] < box["y"] < below["y"] - box["height"]
    page.mouse.move(5, 5)
    expect(page.locator(".looked")).to_have_count(0)


def test_what_one_asks_for_comes_into_view(visit: Visit) -> None:
    """The tab of the table begins with the people at it; an answer to “why?” is scrolled to."""
    page = visit("", viewport={"width": 1280, "height": 720})
    answered(page)
    last = page.locator(".log button[aria-expanded]").last
    last.evaluate("(why) => why.scrollIntoView({ block: 'end' })")
    last.click()
    answer = last.locator("+ .reason")
    expect(answer).not_to_have_text("")
    expect(answer).to_be_in_viewport(ratio=0.95)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("heading", name="At the table")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_of_followers_fits_a_phone(visit: Visit, language: str) -> None:
    page = visit("/#/help/powers/nurgle", locale=language, viewport={"width": 360, "height": 740})
    page.locator("table").wait_for()
    assert page.locator("table").evaluate(
        """(table) => {
          const sheet = table.closest('.leaf').getBoundingClientRect(), { left, right } = table.getBoundingClientRect();
          const cut = [...table.querySelectorAll('th, td')].filter((cell) => cell.scrollWidth > cell.clientWidth);
          return left > sheet.left + 10 && right < sheet.right - 10 && !cut.length;
        }"""
    )
