"""Playing in the browser: by mouse to the end, battles, undo, hot-seat, phone, languages, axe."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import api, axe
from tests.web.playing import MINE, OVER, click, decide, finish, my_turn, press, quick, sit, state, waits
from tools.browser import Server

Visit = Callable[..., Page]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def test_a_game_against_bots_to_the_end_by_clicking(visit: Visit) -> None:
    page = visit()
    table = quick(page, "khorne")
    random = Random(5)
    for _ in range(900):
        if waits(page) == "over":
            break
        decide(page, random, haste=0.7)
    ending = page.get_by_role("dialog", name=OVER)
    result = state(page, table)["table"]["result"]
    for score in result["scores"].values():
        expect(ending.get_by_role("table")).to_contain_text(f"{score} VP")
    expect(ending.get_by_role("img", name="Victory points over the game")).to_be_visible()
    assert axe(page) == []
    ending.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))


def test_a_figure_is_taken_up_let_go_and_summoned(visit: Visit) -> None:
    page = visit()
    table = quick(page, "khorne")
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
    page = visit()
    api(page, "POST", "/api/identity", {"name": "Undoer"})
    body = {
        "options": {"hot_seat": True, "powers": ["khorne", "nurgle", "tzeentch"], "players": 3},
        "places": [{"me": True}, {"me": True}, {"me": True}],
        "start": True,
    }
    table = api(page, "POST", "/api/tables", body)["table"]
    while (ask := state(page, table)["ask"])["kind"] != "turn":
        press(page, table, state(page, table, ask["seat"])["ask"]["actions"][0]["do"], ask["seat"])
    page.goto(f"/#table={table}")
    page.reload()
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


def test_undo_with_the_button(visit: Visit) -> None:
    """Moving several figures with a card is one seat's choice after choice: each can be taken back."""
    page = visit()
    for number in range(20):
        table = quick(page, "khorne", name=f"Undoer {number}")
        held = state(page, table, "khorne")
        assert held["ask"]["kind"] == "turn"
        if not any(a.get("card") == "khorne.the_blood_gods_call" for a in held["ask"]["actions"]):
            continue
        summon = next(a for a in held["ask"]["actions"] if a["kind"] == "move" and a["region"] == "empire")
        press(page, table, summon["do"], "khorne")
        assert waits(page) == "mine"
        played = next(
            a
            for a in state(page, table, "khorne")["ask"]["actions"]
            if a.get("card") == "khorne.the_blood_gods_call" and a["region"] == "kislev"
        )
        press(page, table, played["do"], "khorne")
        if state(page, table, "khorne")["ask"]["kind"].startswith("move_"):
            break  # an event may keep the figure in the Empire
    else:
        pytest.fail("In twenty games Khorne never held the card that is needed, with somebody to move.")
    expect(page.locator("[data-asked='move_figures'], [data-asked='move_many']")).to_be_visible()
    before = state(page, table, "khorne")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("[data-asked='turn']")).to_be_visible()
    after = state(page, table, "khorne")
    assert after["game"]["players"]["khorne"]["hand_size"] == before["game"]["players"]["khorne"]["hand_size"] + 1


def battle(page: Page) -> str:
    """The table of a game in which Khorne has hits to assign."""
    for number in range(20):
        table = quick(page, "khorne", name=f"Fighter {number}")
        for _ in range(40):
            told = state(page, table, "khorne")
            ask = told["ask"]
            if told["table"]["state"] == "over":
                break
            if not ask or ask["seat"] != "khorne":
                page.wait_for_timeout(30)
                continue
            if ask["kind"] == "assign":
                return table
            regions = told["game"]["regions"]
            foes = {name for name, region in regions.items() if any(f["owner"] != "khorne" for f in region["figures"])}
            moves = [a for a in ask["actions"] if a["kind"] == "move" and a["region"] in foes and a["figure"][1] != "c"]
            fresh = [a for a in moves if a["from"] not in foes]
            press(page, table, (fresh or ask["actions"])[0]["do"], "khorne")
    raise AssertionError("Khorne never hit anybody in twenty games.")


def test_a_battle_survives_a_reload_and_a_server_that_goes_away(visit: Visit, server: Server) -> None:
    page = visit(expect=("WebSocket", "ERR_CONNECTION", "Failed to load"))
    table = battle(page)
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
    if odds.count():  # somebody has still to roll
        odds.click()
        expect(stage).to_contain_text("on average")
    region = state(page, table, "khorne")["ask"]["about"]["region"]
    target = page.locator(
        f".region[data-region={region}] [data-figure].can, .region[data-region={region}] [data-token].can"
    )
    target.first.wait_for()
    target = stage.locator("[data-do]").first
    action = target.get_attribute("data-do")
    target.click()
    for _ in range(200):
        if state(page, table, "khorne")["table"]["decisions"] > before:
            break
        page.wait_for_timeout(50)
    told = api(page, "GET", f"/api/tables/{table}/steps?seat=khorne")["steps"][before]
    assert (told["seat"], told["action"]) == ("khorne", action)


def test_on_one_device_hands_are_hidden_between_players(visit: Visit) -> None:
    page = visit()
    api(page, "POST", "/api/identity", {"name": "Household"})
    body = {
        "options": {"hot_seat": True, "powers": ["khorne", "nurgle", "tzeentch"], "players": 3},
        "places": [{"me": True}, {"me": True}, {"bot": "random"}],
        "start": True,
    }
    table = api(page, "POST", "/api/tables", body)["table"]
    page.goto(f"/#table={table}")
    page.reload()
    seen = set()
    heading = page.get_by_role("heading", name="Pass the device to")
    for _ in range(24):
        heading.or_(page.locator(MINE)).first.wait_for()
        if not heading.count():  # the same player is asked once more
            decide(page, Random(1), haste=1)
            page.wait_for_timeout(200)
            continue
        power = (heading.text_content() or "").rpartition(" ")[2].lower()
        expect(page.locator(".slot")).to_have_count(0)
        hands = {seat: state(page, table, seat)["game"]["players"][seat]["hand"] for seat in ("khorne", "nurgle")}
        text = page.locator("body").inner_text()
        names = {card.partition(".")[2].replace("_", " ") for hand in hands.values() for card in hand}
        assert not [name for name in names if name in text.lower()]
        page.get_by_role("button", name="I am here").click()
        page.locator(".slot").first.wait_for()
        cards = page.locator(".slot").count()
        assert cards == len(set(hands[power]))
        seen.add(power)
        if len(seen) == 2:
            break
        assert waits(page) == "mine"
        asked = state(page, table, power)["ask"]
        words = page.locator(".buttons [data-do]")
        if asked["kind"] == "turn":
            words.first.click()
            page.locator("[data-confirm]").click()
        else:
            decide(page, Random(1), haste=1)
    assert seen == {"khorne", "nurgle"}


def test_a_phone_can_play(visit: Visit) -> None:
    page = visit(**PHONE)
    table = quick(page, "khorne")
    assert waits(page) == "mine"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Hand").click()
    page.get_by_role("button", name="Bloodletter, 6 in reserve").tap()
    expect(page.get_by_role("button", name="Hand")).to_have_attribute("aria-expanded", "false")
    page.evaluate("document.querySelector('.board').scrollIntoView()")
    assert click(page, "land", 0.4)
    page.wait_for_function("() => !document.querySelector('.key')?.textContent.includes('Cancel')")
    figures = state(page, table, "khorne")["game"]["players"]["khorne"]["reserve"]
    assert sum(figure.startswith("Kw") for figure in figures) == 5
    page.evaluate("document.querySelector('.board').scrollIntoView()")
    page.locator("[data-land=empire]").tap(force=True)
    expect(page.get_by_role("region", name="The Empire")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert axe(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    quick(page, "nurgle")
    assert waits(page) == "mine"
    assert axe(page) == []
    page.get_by_role("tab", name="Table").click()
    page.locator("[data-land=kislev]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Kislev")).to_be_visible()
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.get_by_role("dialog", name="What you can do").wait_for()
    assert axe(page) == []


@pytest.mark.parametrize(
    ("locale", "asked", "action"),
    [
        ("fr-FR", "À vous (7 points de puissance)", "Invoquer un Juresang de la réserve en Norsca"),
        ("ja-JP", "あなたの番です（パワーポイント7）", "ブラッドスウォーンを手元からノーシャへ召喚する"),
    ],
)
def test_the_table_speaks_other_languages(visit: Visit, locale: str, asked: str, action: str) -> None:
    page = visit(locale=locale)
    quick(page, "khorne")
    expect(page.locator("[data-asked='turn']")).to_contain_text(asked)
    page.keyboard.press("a")
    expect(page.get_by_role("dialog").get_by_role("listitem").filter(has_text=action).first).to_be_visible()


def test_the_replay_goes_anywhere(visit: Visit) -> None:
    page = visit()
    table = quick(page, "slaanesh")
    finish(page, table)
    page.goto(f"/#replay={table}?at=30&seat=khorne")
    page.reload()
    expect(page.locator("output")).to_have_text(f"30 / {state(page, table)['table']['decisions']}")
    hand = api(page, "GET", f"/api/tables/{table}/at/30?seat=khorne")["game"]["players"]["khorne"]["hand"]
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
        page.get_by_role("link", name="Save the record").click()
    assert record.value.path().read_text().startswith("ruinous")
    page.get_by_role("button", name="Charts").click()
    charts = page.get_by_role("dialog", name="Charts")
    for name in ("Victory points", "Threat", "Corruption tokens on the board"):
        expect(charts.get_by_role("img", name=name)).to_be_visible()
    assert axe(page) == []


def test_something_illegal_is_explained_with_its_rule(visit: Visit) -> None:
    page = visit()
    table = quick(page, "khorne")
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
