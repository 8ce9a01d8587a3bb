"""A finished game gone through again."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.kit.pages import Visit, api, axe, go
from tests.web.kit.playing import finish, quick, state

SEATS = ("khorne", "nurgle", "tzeentch", "slaanesh")


def steps_of(page: Page, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = api(page, "GET", f"/api/tables/{table}/steps")["steps"]
    return found


def at(page: Page) -> int:
    return int(page.locator("output").inner_text().split("/")[0])


def test_steps_forward_back_and_to_both_ends(visit: Visit, chronicle: str) -> None:
    page = visit(f"/#replay={chronicle}")
    most = len(steps_of(page, chronicle))
    counter = page.locator("output")
    expect(counter).to_have_text(f"0 / {most}")
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    expect(page.get_by_role("heading", name="The start of the game")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(counter).to_have_text(f"1 / {most}")
    expect(page.get_by_role("heading", name=re.compile("decided"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(counter).to_have_text(f"2 / {most}")
    page.keyboard.press("ArrowLeft")
    expect(counter).to_have_text(f"1 / {most}")
    page.get_by_role("button", name="Go to the end").click()
    expect(counter).to_have_text(f"{most} / {most}")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    page.get_by_role("slider").fill("12")
    expect(counter).to_have_text(f"12 / {most}")
    expect(page).to_have_url(re.compile("at=12$"))


def test_it_runs_by_itself_and_begins_again_at_the_end(visit: Visit, chronicle: str) -> None:
    page = visit(f"/#replay={chronicle}")
    most = len(steps_of(page, chronicle))
    expect(page.locator("output")).to_have_text(f"0 / {most}")
    page.keyboard.press("End")
    expect(page.locator("output")).to_have_text(f"{most} / {most}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("output")).to_have_text(re.compile(r"^[2-9] /"))
    page.get_by_role("button", name="Stop").click()
    stopped = at(page)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert stopped < most


def test_rounds_and_phases_are_jumped_to(visit: Visit, chronicle: str) -> None:
    page = visit(f"/#replay={chronicle}")
    steps = steps_of(page, chronicle)
    phases = [(step["round"], step["phase"]) for step in steps]
    begins = [n for n in range(1, len(phases)) if phases[n] != phases[n - 1]]
    jump = page.get_by_label("Jump to")
    second = next(n for n, step in enumerate(steps) if step["round"] == 2 and step["phase"] == "summoning")
    jump.select_option(label="Round 2: Summoning")
    expect(page.locator("output")).to_have_text(re.compile(f"^{second} /"))
    expect(page.get_by_role("navigation", name="Sequence of play: round 2")).to_be_visible()
    page.get_by_role("button", name="Go to the start").click()
    page.get_by_role("button", name="Go to the start").evaluate("button => button.blur()")
    page.keyboard.press("PageDown")
    expect(page.locator("output")).to_have_text(re.compile(f"^{begins[0]} /"))
    page.keyboard.press("PageDown")
    expect(page.locator("output")).to_have_text(re.compile(f"^{begins[1]} /"))
    page.keyboard.press("PageUp")
    expect(page.locator("output")).to_have_text(re.compile(f"^{begins[0]} /"))


def test_every_seat_may_be_looked_from(visit: Visit, chronicle: str) -> None:
    page = visit(f"/#replay={chronicle}?at=20")
    expect(page.get_by_label("Seen by")).to_have_value("")
    expect(page.locator(".hand .card")).to_have_count(0)
    for seat in SEATS:
        page.get_by_label("Seen by").select_option(seat)
        expect(page).to_have_url(re.compile(f"at=20&seat={seat}$"))
        hand = api(page, "GET", f"/api/tables/{chronicle}/at/20?seat={seat}")["game"]["players"][seat]["hand"]
        expect(page.locator(".hand .card")).to_have_count(len(set(hand)))


def test_a_link_leads_to_the_moment_for_anybody(visit: Visit, chronicle: str) -> None:
    page = visit(f"/#replay={chronicle}?at=15&seat=nurgle", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = visit(link[link.index("/#") :])
    expect(other.locator("output")).to_have_text(re.compile("^15 /"))
    expect(other.get_by_label("Seen by")).to_have_value("nurgle")
    other.evaluate(f"location.hash = '#replay={chronicle}?at=9'")  # another link to the same game
    expect(other.locator("output")).to_have_text(re.compile("^9 /"))
    expect(other.get_by_label("Seen by")).to_have_value("")


def test_the_charts_show_points_threat_corruption_and_luck(visit: Visit, chronicle: str) -> None:
    page = visit(f"/#replay={chronicle}?at=10")
    chart = api(page, "GET", f"/api/tables/{chronicle}/chart")
    page.get_by_role("button", name="Charts").click()
    charts = page.get_by_role("dialog", name="Charts")
    for name, series in (
        ("Victory points", "vp"),
        ("Threat", "threat"),
        ("Corruption tokens on the board", "corruption"),
    ):
        drawing = charts.get_by_role("img", name=name)
        expect(drawing).to_be_visible()
        last = chart[series]["khorne"][-1]
        victory = "|Victory" * (series == "threat")  # there is no Threat beyond it
        expect(drawing).to_have_accessible_name(re.compile(f"Khorne ({last}{victory})"))
        expect(drawing.locator("path.line")).to_have_count(4)
    for seat in SEATS:
        dice = chart["dice"][seat]
        line = charts.get_by_role("listitem").filter(has_text=re.compile(f"{seat}:", re.IGNORECASE))
        words = [rf"{dice['hits']} hits?", rf"{dice['rolled']} (die|dice)", rf"{dice['sixes']} (six|sixes)"]
        expect(line).to_contain_text(re.compile("{} with {}, {}".format(*words)))
    assert axe(page) == []
    box = charts.get_by_role("img", name="Victory points").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # the middle of the game
    expect(page.locator("output")).not_to_have_text(re.compile("^10 /"))
    assert abs(at(page) - chart["decisions"] / 2) < chart["decisions"] / 10


def test_record_and_pictures_are_taken_along(visit: Visit, chronicle: str) -> None:
    page = visit(f"/#replay={chronicle}?at=25")
    expect(page.locator("output")).to_have_text(re.compile("^25 /"))
    with page.expect_download() as png:
        page.get_by_role("button", name="Save the board as PNG").click()
    assert png.value.suggested_filename == f"{chronicle}-25.png"
    assert png.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as svg:
        page.get_by_role("button", name="Save the board as SVG").click()
    drawing = svg.value.path().read_text()
    assert drawing.startswith("<svg")
    assert "Norsca" in drawing
    with page.expect_download() as record:
        page.get_by_role("button", name="Save the record").click()
    assert record.value.suggested_filename == f"{chronicle}.ruinous"
    assert record.value.path().read_text().startswith("ruinous")


def test_a_running_game_shows_only_what_my_seat_knows(visit: Visit) -> None:
    page = visit("")
    table = quick(page, "nurgle")
    go(page, f"/#replay={table}")
    expect(page.get_by_text("Game in progress: you see only what your seat can see.")).to_be_visible()
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(2)
    expect(page.get_by_label("Seen by")).to_have_value("nurgle")
    expect(page.get_by_role("button", name="Save the record")).to_have_count(0)
    assert state(page, table)["table"]["state"] == "playing"


def test_a_game_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/#replay=nosuchtable", expect=("status of 404",))
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_text("No table has the code nosuchtable")).to_be_visible()
    assert axe(page) == []
    page.get_by_role("link", name="Go to the lobby").click()
    expect(page.get_by_role("heading", name="Ruinous", level=1)).to_be_visible()


@pytest.mark.parametrize("width", [360, 1440])
def test_the_replay_is_for_everyone_in_either_theme(visit: Visit, chronicle: str, width: int) -> None:
    page = visit(f"/#replay={chronicle}?at=25", viewport={"width": width, "height": 800})
    expect(page.locator("output")).to_have_text(re.compile("^25 /"))
    assert axe(page, dark=True) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_my_finished_games_lead_to_the_replay(visit: Visit) -> None:
    page = visit("")
    table = quick(page, "khorne")
    finish(page, table)
    go(page, "/")
    mine = page.get_by_role("region", name="Your games")
    mine.get_by_text("1 finished game").click()
    mine.get_by_role("link", name=re.compile("Replay")).click()
    expect(page).to_have_url(re.compile(f"replay={table}"))
    expect(page.locator("output")).to_have_text(re.compile("^0 /"))
