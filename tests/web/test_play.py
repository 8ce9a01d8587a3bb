"""Playing in the browser: battles, undo, hot-seat, phone, languages, axe. Whole games are in test_languages.py."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.kit.pages import PHONE, Visit, api, axe, go, until
from tests.web.kit.playing import (
    click,
    due,
    first_turn,
    hot_seat,
    my_turn,
    prepared,
    press,
    quick,
    seated,
    sit,
    state,
    waits,
)
from tools.browser import Server

CALL = "khorne.the_blood_gods_call"


def test_a_figure_is_taken_up_let_go_and_summoned(visit: Visit) -> None:
    page, table = seated(visit, "khorne")
    assert waits(page) == "mine"
    before = state(page, table, "khorne")["game"]["players"]["khorne"]
    page.get_by_role("button", name="Bloodletter, 6 in reserve").click()
    expect(page.locator("[data-asked]")).to_contain_text("Bloodletter: choose a destination.")
    page.keyboard.press("Escape")
    expect(page.locator("[data-asked]")).to_contain_text("Your turn")
    page.get_by_role("button", name="Bloodletter, 6 in reserve").click()
    assert click(page, "land", 0.3)
    expect(page.get_by_role("button", name="Bloodletter, 5 in reserve")).to_be_visible()
    after = state(page, table, "khorne")["game"]["players"]["khorne"]
    assert after["power"] <= before["power"] - 2


def test_undo_takes_the_last_decision_back(visit: Visit) -> None:
    page = visit("")
    table = hot_seat(page)
    first_turn(page, table)
    go(page, f"/#table={table}")
    page.get_by_role("button", name="I am here").click()
    page.get_by_role("button", name="Bloodsworn, 4 in reserve").click()
    assert click(page, "land")
    page.get_by_role("heading", name="Pass the device to Nurgle").wait_for()
    assert state(page, table, "khorne")["undo"] == 1
    version = state(page, table)["table"]["version"]
    api(page, "POST", f"/api/tables/{table}/do", {"do": "undo", "version": version})
    # The page follows by itself: it is Khorne's turn again, with all figures in reserve.
    page.get_by_role("heading", name="Pass the device to Khorne").wait_for()
    page.get_by_role("button", name="I am here").click()
    expect(page.get_by_role("button", name="Bloodsworn, 4 in reserve")).to_be_visible()


def called(page: Page) -> str:
    """The table of a game in which Khorne has just played a card that lets him move some figures."""
    for number in range(20):
        table = quick(page, "khorne", name=f"Undoer {number}")
        actions = state(page, table, "khorne")["ask"]["actions"]
        if not any(a.get("card") == CALL for a in actions):
            continue
        summon = next(a for a in actions if a["kind"] == "move" and a["region"] == "empire")
        press(page, table, summon["do"], "khorne")
        actions = due(page, table, "khorne")["ask"]["actions"]
        played = next((a for a in actions if a.get("card") == CALL and a["region"] == "kislev"), None)
        if played:
            press(page, table, played["do"], "khorne")
            if due(page, table, "khorne")["ask"]["kind"].startswith("move_"):
                return table  # an event may keep the figure in the Empire
    raise AssertionError("In twenty games Khorne never held the card that is needed, with somebody to move.")


def test_undo_with_the_button(visit: Visit) -> None:
    """Moving several figures with a card is one seat's choice after choice: each can be taken back."""
    page = visit("")
    table = called(page)
    sit(page, table)
    expect(page.locator("[data-asked='move_figures'], [data-asked='move_many']")).to_be_visible()
    before = state(page, table, "khorne")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("[data-asked='turn']")).to_be_visible()
    after = state(page, table, "khorne")
    assert after["game"]["players"]["khorne"]["hand_size"] == before["game"]["players"]["khorne"]["hand_size"] + 1


def test_a_battle_survives_a_reload_and_a_server_that_goes_away(visit: Visit, server: Server) -> None:
    page = visit("", expect=("WebSocket", "ERR_CONNECTION", "Failed to load"))
    table = prepared(page, "hits")
    sit(page, table)
    stage = page.get_by_role("region", name="Battle in")
    expect(stage).to_contain_text("to assign")
    assert axe(page) == []
    page.reload()
    expect(stage).to_contain_text("to assign")
    server.stop()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible()
    finally:
        server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    before = state(page, table, "khorne")["table"]["decisions"]
    odds = stage.get_by_role("button", name="Odds")
    odds.click()  # somebody has still to roll
    expect(stage).to_contain_text("on average")
    region = state(page, table, "khorne")["ask"]["about"]["region"]
    target = page.locator(
        f".region[data-region={region}] [data-figure].can, .region[data-region={region}] [data-token].can"
    )
    target.first.wait_for()
    target = stage.locator("[data-do]").first
    action = target.get_attribute("data-do")
    target.click()
    until(page, lambda: state(page, table, "khorne")["table"]["decisions"] > before, "The hit is not assigned.")
    told = api(page, "GET", f"/api/tables/{table}/steps?seat=khorne")["steps"][before]
    assert (told["seat"], told["action"]) == ("khorne", action)


def test_on_one_device_hands_are_hidden_between_players(visit: Visit) -> None:
    page = visit("")
    table = hot_seat(page, "random")
    first_turn(page, table)
    go(page, f"/#table={table}")
    for power, other in (("khorne", "nurgle"), ("nurgle", "")):
        page.get_by_role("heading", name=f"Pass the device to {power}").wait_for()
        expect(page.locator(".slot")).to_have_count(0)
        hands = {seat: state(page, table, seat)["game"]["players"][seat]["hand"] for seat in ("khorne", "nurgle")}
        text = page.locator("body").inner_text()
        names = {card.partition(".")[2].replace("_", " ") for hand in hands.values() for card in hand}
        assert not [name for name in names if name in text.lower()]
        page.get_by_role("button", name="I am here").click()
        expect(page.locator(".slot")).to_have_count(len(set(hands[power])))
        if other:
            page.locator(".buttons [data-do=pass]").click()
            page.locator("[data-confirm]").click()


def test_a_phone_can_play(visit: Visit) -> None:
    page, table = seated(visit, "khorne", **PHONE)
    assert waits(page) == "mine"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Hand").click()
    page.get_by_role("button", name="Bloodletter, 6 in reserve").tap()
    expect(page.get_by_role("button", name="Hand")).to_have_attribute("aria-expanded", "false")
    page.evaluate("document.querySelector('.board').scrollIntoView()")
    assert click(page, "land", 0.4)

    def left() -> int:
        reserve = state(page, table, "khorne")["game"]["players"]["khorne"]["reserve"]
        return sum(figure.startswith("Kw") for figure in reserve)

    until(page, lambda: left() == 5, "No Bloodletter has left the reserve.")
    page.evaluate("document.querySelector('.board').scrollIntoView()")
    page.locator("[data-land=empire]").tap(force=True)
    expect(page.get_by_role("region", name="The Empire")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(page) == []


def test_axe_finds_nothing_at_the_table_in_either_theme(visit: Visit) -> None:
    page, _ = seated(visit, "nurgle")
    assert waits(page) == "mine"
    assert axe(page, dark=True) == []
    page.get_by_role("tab", name="Table").click()
    page.locator("[data-land=kislev]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Kislev")).to_be_visible()
    assert axe(page, dark=True) == []
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.get_by_role("dialog", name="What you can do").wait_for()
    assert axe(page, dark=True) == []


@pytest.mark.parametrize(
    ("locale", "asked", "action"),
    [
        ("fr-FR", "À vous (7 points de puissance)", "Invoquer un Juresang de la réserve en Norsca"),
        ("ja-JP", "あなたの番です（パワーポイント7）", "ブラッドスウォーンを手元からノーシャへ召喚する"),
    ],
)
def test_the_table_speaks_other_languages(visit: Visit, locale: str, asked: str, action: str) -> None:
    page, _ = seated(visit, "khorne", locale=locale)
    expect(page.locator("[data-asked='turn']")).to_contain_text(asked)
    page.keyboard.press("a")
    expect(page.get_by_role("dialog").get_by_role("listitem").filter(has_text=action).first).to_be_visible()


def test_the_replay_goes_anywhere(visit: Visit, chronicle: str) -> None:
    page = visit(f"/#replay={chronicle}?at=30&seat=khorne")
    expect(page.locator("output")).to_have_text(f"30 / {state(page, chronicle)['table']['decisions']}")
    hand = api(page, "GET", f"/api/tables/{chronicle}/at/30?seat=khorne")["game"]["players"]["khorne"]["hand"]
    expect(page.locator(".hand .card")).to_have_count(len(set(hand)))
    page.get_by_role("button", name="One step forward").click()
    expect(page).to_have_url(re.compile("at=31"))
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Go to the end")).to_be_disabled()
    page.get_by_label("Jump to").select_option(label="Round 2: Summoning")
    expect(page.get_by_role("navigation", name="Sequence of play: round 2")).to_be_visible()
    page.get_by_label("Seen by").select_option("")
    expect(page).not_to_have_url(re.compile("seat"))
    assert axe(page) == []
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save the board as PNG").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as record:
        page.get_by_role("button", name="Save the record").click()
    assert record.value.path().read_text().startswith("ruinous")
    page.get_by_role("button", name="Charts").click()
    charts = page.get_by_role("dialog", name="Charts")
    for name in ("Victory points", "Threat", "Corruption tokens on the board"):
        expect(charts.get_by_role("img", name=name)).to_be_visible()
    assert axe(page) == []


def test_something_illegal_is_explained_with_its_rule(visit: Visit) -> None:
    page, table = seated(visit, "khorne")
    assert waits(page) == "mine"
    summon = next(a for a in state(page, table, "khorne")["ask"]["actions"] if a["do"].endswith(">nor"))
    press(page, table, summon["do"], "khorne")
    expect(page.get_by_role("button", name="Bloodsworn, 3 in reserve")).to_be_visible()
    my_turn(page, table, "khorne")
    told = state(page, table, "khorne")  # a bot's card may have moved the figure: what is too far is looked up
    near = {action.get("region") for action in told["ask"]["actions"] if action["kind"] == "move"}
    regions = told["game"]["regions"]
    far = next(id for id, region in regions.items() if id not in near and not any(region["spaces"]))
    page.get_by_role("button", name=re.compile("^Bloodletter, ")).click()
    page.locator(f"[data-land={far}]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("You can’t do that")
    link = page.get_by_role("alert").get_by_role("link")
    expect(link.first).to_have_attribute("href", "#/help/rules/R6.6")
