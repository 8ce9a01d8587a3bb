"""Seats belong to people: asking for one and agreeing to it, and the host who moves and removes before the start."""

import re

from playwright.sync_api import Page, expect

from tests.web.kit.pages import Visit, api, axe, go, named, signed_in
from tests.web.kit.playing import state

POWERS = ("khorne", "nurgle", "tzeentch")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def gather(visit: Visit, **options: object) -> tuple[str, Page, Page]:
    """Anna, Bela on the phone, and a bot that plays Tzeentch."""
    anna, bela = named(visit(""), "Anna"), named(visit("", **PHONE), "Bela")
    body = {"options": {"powers": list(POWERS), **options}, "places": [{"me": True}, {}, {"bot": "random"}]}
    table = str(api(anna, "POST", "/api/tables", body)["table"])
    api(bela, "POST", f"/api/tables/{table}/do", {"do": "join", "place": 1})
    api(anna, "POST", f"/api/tables/{table}/do", {"do": "start"})
    for page in (anna, bela):
        go(page, f"/#table={table}")
        page.locator("[data-asked]").wait_for()
    return table, anna, bela


def comes(visit: Visit, table: str, name: str) -> Page:
    """Somebody who has but the link."""
    page = named(visit(""), name)
    go(page, f"/#table={table}")
    return page


def answer(page: Page, name: str, yes: bool) -> None:
    box = page.get_by_role("alertdialog", name=re.compile(f"{name} would like to take Tzeentch’s seat"))
    box.get_by_role("button", name="Yes" if yes else "No").click()


def test_a_newcomer_asks_and_sits_down_when_all_agree(visit: Visit) -> None:
    table, anna, bela = gather(visit)
    dora = comes(visit, table, "Dora")
    dora.get_by_role("tab", name="Table").click()
    dora.get_by_role("button", name="Ask for this seat").click()
    mine = dora.get_by_role("alertdialog", name=re.compile("You have asked for Tzeentch’s seat"))
    expect(mine.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(dora.get_by_role("button", name="Ask for this seat")).to_have_count(0)
    expect(dora.locator(".slot")).to_have_count(0)
    answer(bela, "Dora", True)
    expect(dora.locator(".slot")).to_have_count(0)
    answer(anna, "Dora", True)
    expect(dora.locator(".slot").first).to_be_visible()
    assert state(dora, table, "tzeentch")["game"]["players"]["tzeentch"]["hand"]


def test_an_outsider_asks_at_a_private_table(visit: Visit) -> None:
    table, anna, bela = gather(visit, spectators=False)
    dora = visit(f"/#table={table}", **PHONE)
    expect(dora.get_by_role("heading", name="This table is private")).to_be_visible()
    dora.get_by_label("Your name").fill("Dora")
    dora.get_by_role("button", name="Ask for a seat").click()
    expect(dora.get_by_role("heading", name="You have asked for a seat")).to_be_visible()
    assert axe(dora) == []
    dora.get_by_role("button", name="Never mind").click()
    expect(dora.get_by_role("heading", name="This table is private")).to_be_visible()
    expect(anna.get_by_role("alertdialog")).to_have_count(0)
    dora.get_by_role("button", name="Ask for a seat").click()
    expect(dora.get_by_role("alert")).to_contain_text("The last vote of this kind came to nothing")

    emil = comes(visit, table, "Emil")
    emil.get_by_role("button", name="Ask for a seat").click()
    answer(anna, "Emil", True)
    answer(bela, "Emil", True)
    expect(emil.locator(".slot").first).to_be_visible()  # the page opens by itself


def test_a_no_is_told_and_ones_own_seat_is_taken_back(visit: Visit) -> None:
    table, anna, bela = gather(visit, spectators=False)
    dora = comes(visit, table, "Dora")
    dora.get_by_role("button", name="Ask for a seat").click()
    answer(bela, "Dora", False)
    expect(dora.locator("main").get_by_role("status")).to_contain_text(
        "The players did not agree, or the seat is taken."
    )
    api(bela, "POST", f"/api/tables/{table}/do", {"do": "leave"})
    expect(bela.get_by_role("heading", name="This table is private")).to_be_visible()
    bela.get_by_role("button", name="Ask for a seat").click()
    expect(bela.locator("[data-asked]")).to_be_visible()
    assert state(anna, table)["table"]["places"][1]["person"]["name"] == "Bela"


def test_one_who_left_takes_the_seat_back_from_the_menu(visit: Visit) -> None:
    table, _, bela = gather(visit, take_over="no")
    api(bela, "POST", f"/api/tables/{table}/do", {"do": "leave"})
    bela.get_by_role("tab", name="Table").click()
    expect(bela.get_by_role("button", name="Ask for this seat")).to_have_count(0)
    bela.get_by_role("button", name="Take my seat back").click()
    expect(bela.get_by_role("button", name="Let a bot decide for me")).to_be_visible()


def test_the_host_moves_and_removes_people_in_the_room(visit: Visit) -> None:
    host = signed_in(visit, "Host", "/#/new", **PHONE)
    host.get_by_role("button", name="Create the table").click()
    link = host.get_by_label("Link to this table").input_value()
    guest = signed_in(visit, "Guest", link[link.index("/#") :])
    guest.get_by_role("listitem").filter(has_text="Nurgle").get_by_role("button", name="Sit here").click()
    expect(guest.get_by_role("button", name="Remove")).to_have_count(0)
    expect(guest.get_by_role("combobox", name="Move Guest")).to_have_count(0)
    host.get_by_role("combobox", name="Move Guest").select_option("Slaanesh")
    expect(guest.get_by_role("listitem").filter(has_text="Slaanesh")).to_contain_text("Guest")
    host.get_by_role("combobox", name="Move Host").select_option("Slaanesh")
    expect(guest.get_by_role("listitem").filter(has_text="Khorne")).to_contain_text("Guest")
    expect(guest.get_by_role("listitem").filter(has_text="Slaanesh")).to_contain_text("Host")

    host.get_by_role("button", name="Remove Guest").click()
    sure = host.get_by_role("alertdialog", name="Remove Guest")
    expect(sure.get_by_role("button", name="Cancel")).to_be_focused()
    assert axe(host) == []
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_have_count(0)
    host.get_by_role("button", name="Remove Guest").click()
    sure.get_by_role("button", name="Yes, remove").click()
    expect(guest.get_by_role("heading", name="You can’t come to this table")).to_be_visible()
    expect(guest.locator("main").get_by_role("status")).to_contain_text("The host removed you from this table.")
    expect(host.get_by_text("3 more seats are free")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("heading", name="You can’t come to this table")).to_be_visible()
