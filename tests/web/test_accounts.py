"""The ledger of a round and the end of a game: every point with its source, for those who hear the page too."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.kit.pages import Visit, api, axe
from tests.web.kit.playing import OVER, due, press, seated, state

LEDGER = ".ledger"
NAMES = {"khorne": "Khorne", "nurgle": "Nurgle", "tzeentch": "Tzeentch", "slaanesh": "Slaanesh"}


def pass_to_round(page: Page, table: str, seat: str, number: int) -> None:
    """Let the game go on past the page until that round, passing wherever one can."""
    while (told := due(page, table, seat))["game"]["round"] < number:
        words = [action["do"] for action in told["ask"]["actions"]]
        press(page, table, "pass" if "pass" in words else words[0], seat)


def ledger(page: Page, number: int) -> Locator:
    found = page.get_by_role("dialog", name=f"Round {number} ledger")
    expect(found.get_by_role("region")).to_have_count(len(NAMES))
    return found


def points(sheet: Locator, name: str) -> list[int]:
    """The points listed for a Power, by their sources."""
    lines = sheet.get_by_role("region", name=re.compile(f"^{name}: ")).get_by_role("button").all_inner_texts()
    return [int(found[1]) for text in lines if (found := re.search(r"\+(\d+)$", text.strip()))]


def in_panel(page: Page, name: str) -> int:
    panel = page.get_by_role("region", name=re.compile(rf"^{name}: \d+ VP,"))
    return int(str(panel.get_attribute("aria-label")).split()[1])


def turn_to_first(page: Page) -> None:
    earlier = page.get_by_role("button", name="Earlier round")
    while earlier.is_enabled():
        earlier.click()


def all_points(page: Page, rounds: int) -> dict[str, int]:
    """The points of all rounds, from the first page of the ledger to the last."""
    turn_to_first(page)
    sums = dict.fromkeys(NAMES, 0)
    for number in range(1, rounds + 1):
        sheet = ledger(page, number)
        for power, name in NAMES.items():
            sums[power] += sum(points(sheet, name))
        if number < rounds:
            page.get_by_role("button", name="Later round").click()
    expect(page.get_by_role("button", name="Later round")).to_be_disabled()
    return sums


def test_a_round_tells_every_points_source_without_motion(visit: Visit) -> None:
    page, table = seated(visit, "khorne", "novice", ledger=True)
    number = 1
    while not any(player["vp"] for player in state(page, table)["game"]["players"].values()):
        number += 1
        pass_to_round(page, table, "khorne", number)
    sheet = ledger(page, number - 1)  # it opens by itself, and is read first
    expect(sheet).to_be_focused()
    said = rf"Round {number - 1} is over\. Khorne: \d+ points? this round"
    expect(sheet).to_have_accessible_description(re.compile(said))
    assert [fault for fault in axe(page) if not fault.startswith("target-size")] == []  # of what lies half under it
    told = api(page, "GET", f"/api/tables/{table}/accounts?seat=khorne")
    for power, name in NAMES.items():
        now = told["rounds"][number - 2]["powers"][power]
        assert points(sheet, name) == [entry["points"] for entry in now["points"]]
        assert sum(points(sheet, name)) == now["vp"] - now["before"]
    expect(page.locator("#question")).to_be_in_viewport(ratio=1)
    assert all_points(page, number) == {power: in_panel(page, name) for power, name in NAMES.items()}

    page.keyboard.press("Escape")
    expect(page.locator(LEDGER)).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Open the ledger after each round").uncheck()
    pass_to_round(page, table, "khorne", number + 1)
    expect(page.get_by_role("navigation", name=f"Sequence of play: round {number + 1}")).to_be_visible()
    expect(page.locator(LEDGER)).to_have_count(0)
    page.get_by_role("button", name="Ledger").click()
    ledger(page, number + 1)
    scored = next(now["round"] for now in told["rounds"] if any(one["points"] for one in now["powers"].values()))
    for _ in range(scored, number + 1):
        page.get_by_role("button", name="Earlier round").click()
    line = ledger(page, scored).get_by_role("button").filter(has_text=re.compile(r"\+\d")).first
    line.click()  # shows it on the board, and gets out of the way
    expect(page.locator(LEDGER)).to_have_count(0)


def test_in_the_replay_nothing_is_told_before_it_is_shown(visit: Visit, chronicle: str) -> None:
    page = visit("/")
    steps = api(page, "GET", f"/api/tables/{chronicle}/steps")["steps"]
    middle = next(n for n, step in enumerate(steps) if step["round"] == 3)
    page.goto(f"/#replay={chronicle}?at={middle}")
    page.get_by_role("button", name="Ledger").click()
    ledger(page, 3)
    assert all_points(page, 3) == {power: in_panel(page, name) for power, name in NAMES.items()}
    page.get_by_role("slider").fill("0")  # the ledger lies beside the steps and follows them
    ledger(page, 1)
    expect(page.get_by_role("button", name="Later round")).to_be_disabled()
    assert sum(all_points(page, 1).values()) == 0


def test_the_end_of_a_game_tells_its_story(visit: Visit, chronicle: str) -> None:
    page = visit(f"/#table={chronicle}", viewport={"width": 1280, "height": 720})
    ending = page.get_by_role("dialog", name=OVER)
    story = api(page, "GET", f"/api/tables/{chronicle}/accounts")["story"]
    result = state(page, chronicle)["table"]["result"]
    assert (story["condition"], story["winners"]) == (result["condition"], result["winners"])
    lines = ending.get_by_role("region", name="The story of the game").get_by_role("button")
    expect(lines).to_have_text([turn["text"] for turn in story["turns"]])
    rows = ending.get_by_role("row")
    expect(rows).to_have_count(len(NAMES))
    for row, place in zip(rows.all(), story["places"], strict=True):
        expect(row).to_contain_text(f"{place['vp']} VP")
        told = [int(n) for n in re.findall(r"\d+", str(row.locator(".words").text_content()))]
        assert told == list(place["sources"].values())
        assert sum(told) == place["vp"]
        if place["close"]:
            expect(row).to_contain_text(place["close"]["text"])
    assert axe(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
    lines.first.click()  # shows it on the board
    expect(ending).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(ending).to_be_visible()
