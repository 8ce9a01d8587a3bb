"""The table tells the story: board, panels, log and question show one moment after the other, and the same one."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.kit.mirror import OBSERVED, SNAPSHOT, Mirror, Names, differences, last_told, moments_of
from tests.web.kit.pages import FASTER, Visit, api, named
from tests.web.kit.playing import MINE, click_when_lit, due, log_of, quick, round_of, seated, sit, state

DESK = {"width": 1440, "height": 1000}
IN_VIEW = """() => {
  const box = document.querySelector('[data-scrolls]').getBoundingClientRect();
  const line = [...document.querySelectorAll('[data-line]')].at(-1).getBoundingClientRect();
  return line.bottom <= box.bottom + 2 && line.top >= box.top;
}"""


def against_bots(page: Page, powers: list[str]) -> str:
    """A game of the first Power against bots."""
    named(page, "Anna")
    places = [{"me": True}, *({"bot": "random"} for _ in powers[1:])]
    body = {"options": {"powers": powers}, "places": places, "start": True}
    return str(api(page, "POST", "/api/tables", body)["table"])


def observed(page: Page, table: str) -> None:
    """The table opens, everything in a fiftieth of its time, and every moment that is shown is noted."""
    page.add_init_script(f"({FASTER})(); ({OBSERVED})()")
    sit(page, table)


def snapshots(page: Page) -> list[Any]:
    """What was shown since the last time it was asked."""
    return list(page.evaluate("() => window.snapshots.splice(0)"))


def settled(page: Page, mirror: Mirror, seat: str) -> list[Any]:
    """What was shown until the page stands where the server does, and this seat must decide or the game is over.

    The last one is of that moment.
    """
    mirror.settled(seat)
    found = snapshots(page)
    return [*found, page.evaluate(SNAPSHOT)]


def names_of(page: Page) -> Names:
    return Names(api(page, "GET", "/api/reference"))


def test_every_step_of_a_whole_game_shows_what_the_server_told(visit: Visit) -> None:
    page = visit("", reduced_motion="no-preference", viewport=DESK)
    table = against_bots(page, ["khorne", "nurgle", "slaanesh"])
    names = names_of(page)
    mirror = Mirror(page, table)
    observed(page, table)
    random = Random(12)
    shown = settled(page, mirror, "khorne")
    begun = shown[0]["shown"]
    while not mirror.over:
        version = mirror.version
        action = random.choice(mirror.state["ask"]["actions"])["do"]
        body = {"do": "play", "action": action, "version": version, "seat": "khorne"}
        api(page, "POST", f"/api/tables/{table}/do", body)
        mirror.newer(version)
        shown += settled(page, mirror, "khorne")
    page.get_by_role("dialog").filter(has_text="The game is over").wait_for()
    page.wait_for_function(IN_VIEW)
    for snapshot in shown:
        at = snapshot["shown"]
        found = [differences(snapshot, moment, names) for moment in mirror.moments[at]]
        assert [] in found, (at, mirror.log[at - 1], min(found, key=len))
        assert snapshot["line"] == last_told(mirror.log[:at]), (at, "the log shows the same moment")
        if snapshot["asked"] is not None:  # nothing is asked before all of a message has been seen
            assert (snapshot["asked"], snapshot["of"]) in mirror.asked.get(at, ()), (at, snapshot)
    assert mirror.state["game"] == state(page, table, "khorne")["game"]
    told = {n for n in range(begun + 1, len(mirror.log) + 1) if mirror.log[n - 1]["text"]}
    missed = told - {snapshot["shown"] for snapshot in shown}
    assert len(missed) < len(told) / 4, "the eye can follow, but for what is left out when too much waits"


@pytest.mark.parametrize("viewport", [DESK, {"width": 390, "height": 844}], ids=["desk", "phone"])
def test_the_log_follows_unless_somebody_reads_further_up(visit: Visit, viewport: Any) -> None:
    page, table = seated(visit, "khorne", viewport=viewport)
    page.evaluate(f"({OBSERVED})()")
    round_of(page, table, "khorne", 2)
    shown = page.locator("[data-shown]")
    expect(shown).to_have_attribute("data-shown", str(len(log_of(page, table, "khorne"))))
    box = page.locator("[data-scrolls]")
    assert box.evaluate("box => box.scrollHeight > 3 * box.clientHeight"), "much more than there is room for"
    page.wait_for_function(IN_VIEW)
    # Without motion it was there at once: nothing was told on the way.
    assert not [one for one in page.evaluate("() => window.snapshots") if one["told"] is not None]
    newest = page.get_by_role("button", name="Go to the newest line")
    expect(newest).to_have_count(0)
    box.hover()
    page.mouse.wheel(0, -10_000)
    newest.wait_for()
    round_of(page, table, "khorne", 3)
    expect(shown).to_have_attribute("data-shown", str(len(log_of(page, table, "khorne"))))
    assert not page.evaluate(IN_VIEW)
    newest.click()
    page.wait_for_function(IN_VIEW)
    expect(newest).to_have_count(0)


def test_a_line_of_the_log_shows_its_moment_and_the_way_back(visit: Visit) -> None:
    page, table = seated(visit, "khorne", viewport=DESK)
    names = names_of(page)
    kept = len(log_of(page, table, "khorne"))  # the page has seen nothing of what was before
    round_of(page, table, "khorne", 2)
    log = log_of(page, table, "khorne")
    shown = page.locator("[data-shown]")
    expect(shown).to_have_attribute("data-shown", str(len(log)))
    told = [n for n, event in enumerate(log) if event["text"] and event["what"] != "phase"]
    before, after = [n for n in told if n < kept], [n for n in told if n >= kept]
    looking = page.locator("[data-looking]")
    if (earlier := page.get_by_role("button", name="Earlier")).count():
        earlier.click()
    for line in (before[0], before[-1], after[0], after[len(after) // 2], after[-1]):
        story = api(page, "GET", f"/api/tables/{table}/story?seat=khorne&line={line}")
        page.locator(f".line[data-line='{line}'] .show").click()
        expect(looking).to_contain_text(log[line]["text"])
        expect(page.locator(".line.looked")).to_have_attribute("data-line", str(line))
        moment = moments_of(story).get(line + 1, {"game": story["game"]})  # what was laid out before the first decision
        now = page.evaluate(SNAPSHOT)
        assert differences(now, moment, names) == [], log[line]
        assert now["asked"] is None, "what is asked now is not about that moment"
    page.get_by_role("button", name="Back to now").click()
    page.locator(MINE).wait_for()
    present = state(page, table, "khorne")
    assert differences(page.evaluate(SNAPSHOT), present, names) == []
    # The same by keys: the last step again, one before it, and back.
    page.keyboard.press("b")
    expect(looking).to_contain_text(log[-1]["text"] or "An earlier moment")
    page.keyboard.press("b")
    page.keyboard.press(" ")
    expect(looking).to_have_count(0)
    assert differences(page.evaluate(SNAPSHOT), present, names) == []


def test_what_is_new_since_my_decision_is_marked_and_a_key_skips_to_the_question(visit: Visit) -> None:
    page, table = seated(visit, "khorne", reduced_motion="no-preference", viewport=DESK)
    was = len(log_of(page, table, "khorne"))
    click_when_lit(page, "piece")
    click_when_lit(page, "land")
    page.locator("[data-told]").wait_for()
    expect(page.locator("[data-asked]")).to_have_count(0)
    expect(page.get_by_role("button", name="Skip animation")).to_be_visible()
    due(page, table, "khorne")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    page.locator("[data-asked]").wait_for()
    log = log_of(page, table, "khorne")
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", str(len(log)))
    turn = {"for": "turn", "power": "khorne"}
    mine = max(n for n, event in enumerate(log) if n >= was and event["cause"] == turn and event["text"])
    theirs = [n for n, event in enumerate(log) if n > mine and event["text"] and event["what"] != "phase"]
    lines = page.locator(".line.new").evaluate_all("all => all.map((line) => Number(line.dataset.line))")
    assert lines == theirs
    expect(page.locator(".since")).to_have_text("Since your last decision")
    groups = page.locator(".group:has(.line.new) > .who").all_inner_texts()
    assert groups, "each turn has its heading"
    assert "Khorne" not in groups


@pytest.mark.parametrize("away", ["left", "cut off"])
def test_who_comes_back_late_is_shown_what_happened(visit: Visit, away: str) -> None:
    page = visit("", reduced_motion="no-preference", viewport=DESK)
    sockets: list[WebSocketRoute] = []

    cut = False

    def between(socket: WebSocketRoute) -> None:
        if cut:
            socket.close()
        else:
            sockets.append(socket)
            socket.connect_to_server()

    page.route_web_socket("**/api/live", between)
    table = quick(page, "khorne")
    names = names_of(page)
    observed(page, table)
    if away == "left":
        page.goto("/#/")
        page.get_by_role("button", name="Play now").wait_for()
        round_of(page, table, "khorne", 2)
        page.goto(f"/#table={table}")
    else:
        cut = True
        for socket in sockets:
            socket.close()
        round_of(page, table, "khorne", 2)
        cut = False
    note = page.get_by_role("status").filter(has_text="While you were away")
    note.wait_for()
    present = state(page, table, "khorne")
    assert differences(page.evaluate(SNAPSHOT), present, names) == [], "the present is there first"
    snapshots(page)
    with page.expect_response("**/story?*") as answer:
        note.get_by_role("button", name="Show what happened").click()
    story = answer.value.json()
    moments = moments_of(story)
    end = max(moments)
    page.locator("[data-told]").wait_for()
    page.locator(MINE).wait_for()
    shown = snapshots(page)
    for snapshot in shown:
        found = differences(snapshot, moments[snapshot["shown"]], names)
        assert found == [], (snapshot["shown"], found)
        assert snapshot["asked"] is None or snapshot["shown"] == end
    assert len({snapshot["shown"] for snapshot in shown}) > len(story["steps"]) / 2
    assert end == len(log_of(page, table, "khorne"))
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", str(end))
    assert differences(page.evaluate(SNAPSHOT), present, names) == []
    expect(note).to_have_count(0)
