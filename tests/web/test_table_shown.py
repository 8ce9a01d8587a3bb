"""How things are shown: what happened while one was away, with and without motion, with and without sound."""

import re

from playwright.sync_api import Page, expect

from tests.web.kit.pages import PATIENCE, Visit, api, named, until
from tests.web.kit.playing import MINE, click_when_lit, my_turn, press, round_of, seated, sit, state

# Counts what is played and what moves.
EARS = """() => {
  window.heard = 0; window.flown = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.heard += 1; return start.apply(this, at); };
  const play = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...at) { window.heard += 1; return play.apply(this, at); };
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    if (node.parentElement?.classList.contains('flights') || node.classList?.contains('flights')) window.flown += 1;
  }))).observe(document, { childList: true, subtree: true });
}"""


def summon(page: Page, table: str) -> None:
    """A figure of Khorne is summoned by clicks; where to, and what bots do with it then, does not matter."""
    my_turn(page, table, "khorne")
    shown = page.locator("[data-shown]")
    before = shown.get_attribute("data-shown") or ""
    click_when_lit(page, "piece")
    click_when_lit(page, "land")
    expect(shown).not_to_have_attribute("data-shown", before)


def test_what_happened_while_away_is_told_replayed_and_skipped(visit: Visit) -> None:
    page, table = seated(visit, "khorne", reduced_motion="no-preference")
    page.goto("/#/")
    page.get_by_role("button", name="Play now").wait_for()
    round_of(page, table, "khorne", 2)
    page.goto(f"/#table={table}")
    note = page.get_by_role("status").filter(has_text="While you were away")
    expect(note).to_contain_text("events since you left")
    page.evaluate(EARS)
    note.get_by_role("button", name="Show what happened").click()
    expect(note).to_have_count(0)
    expect(page.locator("[data-told]")).to_be_visible()
    page.wait_for_function("() => window.flown > 0")
    page.locator(".asked").get_by_role("button", name="Skip").click()
    expect(page.locator("[data-told]")).to_have_count(0)
    page.locator(MINE).wait_for()
    round_now = state(page, table)["game"]["round"]
    expect(page.get_by_role("navigation", name=f"round {round_now}")).to_be_visible()
    # What has been shown is not told again; what is closed is gone.
    page.reload()
    page.locator("[data-asked]").wait_for()
    expect(note).to_have_count(0)
    assert page.evaluate("() => document.querySelectorAll('.flights').length") == 0


def test_without_motion_nothing_flies_and_nothing_waits(visit: Visit) -> None:
    page, table = seated(visit, "khorne")  # the tests' pages ask for less motion
    page.evaluate(EARS)
    summon(page, table)
    page.locator(MINE).wait_for()
    assert page.evaluate("window.flown") == 0
    expect(page.locator("[data-told]")).to_have_count(0)
    running = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
    page.wait_for_function(f"() => ({running})() === 0")


def test_with_motion_things_fly_and_the_preference_stops_them(visit: Visit) -> None:
    page, table = seated(visit, "khorne", reduced_motion="no-preference")
    page.evaluate(EARS)
    summon(page, table)
    page.wait_for_function("() => window.flown > 0")
    page.evaluate("localStorage.setItem('ruinous.motion', 'still')")
    sit(page, table)
    page.locator(MINE).wait_for()
    page.evaluate(EARS)
    summon(page, table)
    page.locator(MINE).wait_for()
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    assert page.evaluate("window.flown") == 0


def test_the_table_is_silent_until_sound_is_turned_on(visit: Visit) -> None:
    page, table = seated(visit, "khorne")
    page.evaluate(EARS)
    summon(page, table)
    page.locator(MINE).wait_for()
    assert page.evaluate("window.heard") == 0
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Sounds").check()
    summon(page, table)
    page.wait_for_function("() => window.heard > 0", timeout=PATIENCE)
    sounding = api(page, "GET", "/api/identity")["settings"]["interface"]["sound"]
    assert sounding is True
    page.get_by_label("Sounds").uncheck()
    page.locator(MINE).wait_for()
    page.evaluate("window.heard = 0")
    summon(page, table)
    page.locator(MINE).wait_for()
    assert page.evaluate("window.heard") == 0


def test_one_turn_rings_once(visit: Visit) -> None:
    anna, bela = named(visit(""), "Anna"), named(visit(""), "Bela")
    anna.add_init_script("localStorage.setItem('ruinous.sound', 'true')")
    table = begin(anna, bela)
    pass_to(anna, bela, table, "nurgle")
    sit(anna, table)
    expect(anna.locator("[data-asked]")).to_contain_text("Nurgle is deciding")
    with anna.expect_response(re.compile(r"/turn-[^/]*\.mp3$")):  # a page that nobody has touched is silent
        anna.keyboard.press("Shift")
    anna.evaluate(EARS)
    pass_to(anna, bela, table, "khorne")
    anna.locator(MINE).wait_for()
    anna.wait_for_function("() => window.heard > 0")
    expect(anna).to_have_title(re.compile(r"^\(1\) "))
    # Coming back to the tab asks for one's tables again: this turn has been rung for.
    anna.evaluate("window.heard = 0")
    with anna.expect_response("**/api/tables/mine"):
        anna.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    anna.wait_for_timeout(200)
    assert anna.evaluate("window.heard") == 0


def pass_to(anna: Page, bela: Page, table: str, wanted: str) -> None:
    """Decide anything for both until this one is asked; the bot answers by itself."""

    def is_asked() -> bool:
        seat = state(bela, table)["ask"]["seat"]
        if seat != wanted and seat != "tzeentch":
            page = anna if seat == "khorne" else bela
            press(page, table, state(page, table, seat)["ask"]["actions"][0]["do"], seat)
        return bool(seat == wanted)

    until(bela, is_asked, f"{wanted} is never asked.")


def begin(anna: Page, bela: Page) -> str:
    """A game of two people and a bot in which nothing is asked of the bot before they have both decided."""
    options = {"powers": ["khorne", "nurgle", "tzeentch"], "access": "link"}
    body = {"options": options, "places": [{"me": True}, {}, {"bot": "random"}]}
    table = str(api(anna, "POST", "/api/tables", body)["table"])
    api(bela, "POST", f"/api/tables/{table}/do", {"do": "join", "place": 1})
    api(anna, "POST", f"/api/tables/{table}/do", {"do": "start"})
    return table
