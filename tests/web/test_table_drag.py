"""Figures and cards carried over the board; what is dropped where it may not go is explained with the rule."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.kit.pages import Visit
from tests.web.kit.playing import press, quick, seated, sit, state, waits

# A point inside the outline of a region with nothing else on it.
INSIDE = """(name) => {
  const land = document.querySelector(`[data-land=${name}]`);
  const box = land.getBoundingClientRect();
  for (let n = 0; n < 400; n++) {
    const x = box.left + box.width * ((n * 0.618) % 1), y = box.top + box.height * ((n + 0.5) / 400);
    const around = [[0, 0], [-4, 0], [4, 0], [0, -4], [0, 4]];
    if (around.every(([dx, dy]) => document.elementFromPoint(x + dx, y + dy) === land)) return [x, y];
  }
  return null;
}"""
FROM = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + Math.min(box.height / 2, 24)];
}"""


def carry(page: Page, selector: str, region: str) -> None:
    """Press on something, move, and let go over a region."""
    page.mouse.move(*page.evaluate(FROM, selector))
    page.mouse.down()
    x, y = page.evaluate(INSIDE, region)
    page.mouse.move(x, y, steps=6)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def turn(page: Page, table: str, seat: str) -> Any:
    """What the seat is asked, when the page lets it be answered."""
    assert waits(page) == "mine"
    return state(page, table, seat)


def where(told: Any, figure: str) -> str | None:
    regions = told["game"]["regions"].items()
    return next((name for name, region in regions if any(f["id"] == figure for f in region["figures"])), None)


def test_a_figure_is_dragged_from_the_reserve_and_then_across_a_border(visit: Visit) -> None:
    page, table = seated(visit, "khorne")
    asked = turn(page, table, "khorne")["ask"]["actions"]
    wanted = next(a for a in asked if a["kind"] == "move" and a["region"] == "empire" and a["figure"].startswith("Kw"))
    carry(page, f"[data-drag={wanted['figure']}]", "empire")
    expect(page.get_by_role("button", name="Bloodletter, 5 in reserve")).to_be_visible()
    told = turn(page, table, "khorne")
    assert where(told, wanted["figure"]) == "empire"
    over = next(a for a in told["ask"]["actions"] if a.get("figure") == wanted["figure"] and a["kind"] == "move")
    carry(page, f"svg [data-figure={wanted['figure']}]", over["region"])
    page.locator(f".region[data-region={over['region']}] [data-figure={wanted['figure']}]").wait_for()
    assert where(state(page, table, "khorne"), wanted["figure"]) == over["region"]


def test_a_figure_dropped_where_it_may_not_go_stays_and_the_rule_is_named(visit: Visit) -> None:
    page, table = seated(visit, "khorne")
    first = next(a for a in turn(page, table, "khorne")["ask"]["actions"] if a["do"].endswith(">nor"))
    press(page, table, first["do"], "khorne")
    page.locator(f"svg [data-figure={first['figure']}]").wait_for()
    version = turn(page, table, "khorne")["table"]["version"]
    assert waits(page) == "mine"  # the page has come as far as the server
    carry(page, f"svg [data-figure={first['figure']}]", "badlands")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("You can’t do that")
    expect(alert.get_by_role("link").first).to_have_attribute("href", "#/help/rules/R6.6")
    expect(page.locator("[data-asked]")).to_contain_text("Your turn")
    told = state(page, table, "khorne")
    assert (where(told, first["figure"]), told["table"]["version"]) == ("norsca", version)
    # Let go beside the board: nothing is done and nothing is said.
    alert.get_by_role("button", name="Close").click()
    page.mouse.move(*page.evaluate(FROM, ".piece.can"))
    page.mouse.down()
    page.mouse.move(40, 30, steps=4)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator("[data-asked]")).to_contain_text("Your turn")
    expect(alert).to_have_count(0)


def test_a_card_is_dragged_into_a_region(visit: Visit) -> None:
    page = visit("")
    for number in range(8):
        table = quick(page, "tzeentch", name=f"Player {number}")
        if plays := [a for a in state(page, table, "tzeentch")["ask"]["actions"] if a["kind"] == "play"]:
            break
    sit(page, table)
    turn(page, table, "tzeentch")
    wanted = plays[0]
    before = state(page, table, "tzeentch")["game"]["players"]["tzeentch"]["hand_size"]
    carry(page, f"[data-drag='{wanted['card']}']", wanted["region"])
    page.wait_for_function("() => !document.querySelector('.text.mine [data-held]')")
    expect(
        page.locator(f"[data-space='{wanted['region']}.l'] .card, [data-space='{wanted['region']}.r'] .card").first
    ).to_be_visible()
    assert state(page, table, "tzeentch")["game"]["players"]["tzeentch"]["hand_size"] < before
