"""A phone: whatever is legal is reached by tapping map, sheets and hand, without the list of all actions."""

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.kit.pages import PHONE, Visit, api, axe, named
from tests.web.kit.playing import due, newer, press, round_of, seated, sit, sure

WORDS = ("pass", "done", "roll", "wait", "keep")
ENOUGH = 3  # taps for each kind of question and action; more of them teach nothing
POINT = """(name) => {
  const land = document.querySelector(`[data-land=${name}]`);
  land.scrollIntoView({block: 'center'});
  const box = land.getBoundingClientRect();
  for (let n = 0; n < 300; n++) {
    const x = box.left + box.width * ((n * 0.618) % 1), y = box.top + box.height * ((n + 0.5) / 300);
    const around = [[0, 0], [-4, 0], [4, 0], [0, -4], [0, 4]];
    if (around.every(([dx, dy]) => document.elementFromPoint(x + dx, y + dy) === land)) return [x, y];
  }
  return null;
}"""


def tap_region(page: Page, name: str) -> None:
    point = page.evaluate(POINT, name)
    assert point, f"{name} cannot be tapped"
    page.touchscreen.tap(*point)


def open_hand(page: Page) -> None:
    button = page.locator("button.drawer")
    if button.get_attribute("aria-expanded") != "true":
        button.tap()


def stack(page: Page, figure: str) -> Locator:
    """The stack on the open sheet in which the figure is, or one just like it."""
    page.locator(".over .figures .can").first.wait_for()
    ids = page.locator(".over .figures .can").evaluate_all("all => all.map((one) => one.dataset.stack)")
    found = figure if figure in ids else next(one for one in ids if one[:2] == figure[:2])
    return page.locator(f".over .figures .can[data-stack={found}]")


def reach(page: Page, told: Any, action: Any) -> None:
    """Choose one action of the list as a finger would."""
    kind, about = action["kind"], told["ask"].get("about") or {}
    listed = page.locator(f".over [data-do='{action['do']}']")
    if kind in WORDS:
        page.locator(f".buttons [data-do='{action['do']}']").tap()
    elif kind in ("hit", "peasant", "upgrade", "name", "option", "fetch"):
        listed.tap()
    elif kind == "discard":
        open_hand(page)
        page.locator(f".slot[data-drag='{action['card']}'] .card").tap()
        listed.tap()
    elif kind == "play":
        open_hand(page)
        page.locator(f".slot[data-drag='{action['card']}'] .card").tap()
        expect(page.locator(".dock .hand")).to_have_count(0)  # it makes room for the map by itself
        tap_region(page, action["region"])
        spaces = [
            a for a in told["ask"]["actions"] if (a.get("card"), a.get("region")) == (action["card"], action["region"])
        ]
        if len(spaces) > 1:
            listed.tap()
    elif kind == "move":
        if action["from"] == "reserve":
            open_hand(page)
            page.locator(f".piece[data-drag={action['figure']}]").tap()
            expect(page.locator(".dock .hand")).to_have_count(0)
        else:
            tap_region(page, action["from"])
            stack(page, action["figure"]).tap()
        tap_region(page, action["region"])
    elif kind == "carry":
        tap_region(page, about.get("from") or about["region"])
        page.locator(f".over .seal.can[data-token={action['token']}]").tap()
        tap_region(page, action["region"])
    else:
        tap_region(page, action.get("region") or action.get("from") or about["region"])
        alike = [a for a in told["ask"]["actions"] if a["kind"] == kind and a.get("region") == action.get("region")]
        if kind == "pick":
            stack(page, action["figure"]).tap()
        elif len(alike) > 1 or kind == "stand":  # a figure may stand on any space of the region, or not at all
            listed.first.tap()


def test_every_kind_of_action_is_reached_with_a_finger(visit: Visit) -> None:
    page = named(visit("", **PHONE), "Phil")
    seen: Counter[tuple[str, str]] = Counter()
    for power in ("tzeentch", "slaanesh"):
        table = api(page, "POST", "/api/tables/quick", {"power": power, "level": "random"})["table"]
        sit(page, table)
        random = Random(power)
        while (told := due(page, table, power))["table"]["state"] != "over":
            actions = told["ask"]["actions"]
            action = random.choice([a for a in actions if a["kind"] != "pass"] or actions)
            what = told["ask"]["kind"], action["kind"]
            if seen[what] >= ENOUGH:
                press(page, table, action["do"], power)
                continue
            seen[what] += 1
            page.locator(f".text.mine[data-asked={told['ask']['kind']}]").wait_for()
            reach(page, told, action)
            sure(page)
            newer(page, table, told["table"]["version"])  # it was done by tapping
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
    kinds = {kind for _, kind in seen}
    assert {"move", "play", "discard"} <= kinds, kinds
    assert len(seen) >= 6, seen


def test_notes_leave_the_question_free(visit: Visit) -> None:
    """What happened while one was away is told above the map: question and hand can be tapped."""
    page, table = seated(visit, "khorne", **PHONE)
    page.goto("/#/")
    page.get_by_role("button", name="Play now").wait_for()
    round_of(page, table, "khorne", 2)
    page.goto(f"/#table={table}")
    expect(page.get_by_text("While you were away")).to_be_visible()
    page.locator("button.drawer").tap()
    expect(page.locator(".piece").first).to_be_visible()
    assert axe(page) == []
