"""Making tables and filling them."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.kit.pages import Visit, api, signed_in
from tools.browser import Server


def table_of(page: Page) -> str:
    expect(page).to_have_url(re.compile("#table="))
    return page.url.partition("#table=")[2]


def room(page: Page) -> Any:
    return api(page, "GET", f"/api/tables/{table_of(page)}")["state"]["table"]


def test_a_table_with_every_option(visit: Visit) -> None:
    page = signed_in(visit, "Anna", "/#/new")
    page.get_by_label("Table name").fill("Friday")
    page.get_by_label("5 players").check()
    page.get_by_label("Draft").check()
    page.get_by_label("With a password").check()
    page.get_by_label("Password", exact=True).fill("morr")
    page.get_by_label("Asynchronous").check()
    page.get_by_label("For the whole game").check()
    page.get_by_label("Total time").select_option("1209600")
    page.get_by_label("Added after each decision").select_option("43200")
    page.get_by_label("Seat 2").select_option("novice")
    page.get_by_label("Several people on this device").check()
    page.get_by_label("Chaos cards and upgrades").select_option("morrslieb")
    page.get_by_label("Old World cards").select_option("mixed")
    page.get_by_text("More options").click()
    page.get_by_label("Khorne’s counters").select_option("per_battle")
    page.get_by_label("Ask even if there is only one choice").check()
    page.get_by_label("Corrections").fill('[chaos."khorne.battle_cry"]\ncost = 2\n')
    page.get_by_label("Substitute for absent players").select_option("random")
    page.get_by_label("Chat").select_option("players")
    page.get_by_label("Spectators are welcome").uncheck()
    page.get_by_label("Free seats during the game").select_option("no")
    page.get_by_label("Seat 3").select_option("")
    page.get_by_label("Seat 4").select_option("")
    page.get_by_label("Seat 5").select_option("")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Friday")).to_be_visible()
    options = room(page)["options"]
    assert options["clock"] == {"kind": "bank", "seconds": 1_209_600, "increment": 43_200}
    assert options["game"] == {
        "card_set": "morrslieb",
        "events": "mixed",
        "khorne_counters": "per_battle",
        "show_forced": True,
        "cards": '[chaos."khorne.battle_cry"]\ncost = 2\n',
    }
    wanted = {"assign": "draft", "access": "password", "pace": "web", "stand_in": "random", "talk": "players"}
    assert {name: options.get(name) for name in wanted} == wanted
    assert [options[name] for name in ("spectators", "take_over", "hot_seat")] == [False, "no", True]
    assert [bool(place["person"] or place["bot"]) for place in room(page)["places"]] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_what_is_missing_is_said(visit: Visit) -> None:
    page = visit("/#/new", expect=("status of 400",))
    page.get_by_role("checkbox", name="Slaanesh").uncheck()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("alert")).to_contain_text("exactly as many Powers as there are players: 4")
    page.get_by_role("checkbox", name="Slaanesh").check()
    page.get_by_text("More options").click()
    page.get_by_label("Corrections").fill("this is no TOML [")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_two_people_meet_and_begin(visit: Visit) -> None:
    host = signed_in(visit, "Host", "/#/new")
    host.get_by_role("button", name="Create the table").click()
    expect(host.get_by_text("3 more seats are free")).to_be_visible()
    link = host.get_by_label("Link to this table").input_value()
    guest = visit(link[link.index("/#") :])
    guest.get_by_label("Your name").fill("Second")
    guest.get_by_role("listitem").filter(has_text="Nurgle").get_by_role("button", name="Sit here").click()
    expect(host.get_by_text("Second")).to_be_visible()
    expect(host.get_by_text("2 more seats are free")).to_be_visible()
    guest.get_by_placeholder("Say something").fill("Hello there")
    guest.get_by_role("button", name="Send", exact=True).click()
    expect(host.get_by_role("log")).to_contain_text("Hello there")
    host.get_by_label("Bot for Tzeentch").select_option("random")
    host.get_by_role("button", name="Fill with bots").click()
    expect(guest.get_by_text("Waiting for Host to start")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page, power in ((host, "khorne"), (guest, "nurgle")):
        expect(page.get_by_text("Everyone is here")).to_have_count(0)
        state = api(page, "GET", f"/api/tables/{table_of(page)}?seat={power}")["state"]
        assert state["table"]["state"] == "playing"
        assert state["game"]["players"][power]["hand"]


def test_a_draft_is_picked_in_turn(visit: Visit) -> None:
    page = signed_in(visit, "Picker", "/#/new")
    page.get_by_label("Draft").check()
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}").select_option("random")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("group", name="Pick your Power")).to_be_visible()
    page.get_by_role("group", name="Pick your Power").get_by_role("button").first.click()
    expect(page.get_by_role("group", name="Pick your Power")).to_have_count(0)
    expect(page.locator("main svg").first).to_be_visible()


def test_a_password_is_asked_once(visit: Visit) -> None:
    host = signed_in(visit, "Keeper")
    body = {"options": {"access": "password", "name": "Secret"}, "password": "hush", "places": [{"me": True}]}
    made = api(host, "POST", "/api/tables", body)
    guest = signed_in(visit, "Outsider", f"/#table={made['table']}", expect=("status of 4",))
    guest.get_by_label("Password").fill("wrong")
    guest.get_by_role("button", name="Enter").click()
    expect(guest.get_by_role("alert")).to_contain_text("not the password")
    guest.get_by_label("Password").fill("hush")
    guest.get_by_role("button", name="Enter").click()
    expect(guest.get_by_role("heading", name="Secret")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("heading", name="Secret")).to_be_visible()


def test_an_unknown_table_says_so_calmly(visit: Visit) -> None:
    page = visit("/#table=nosuchtable1")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_text("nosuchtable1")).to_be_visible()
    page.get_by_role("link", name="Go to the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_host_can_stand_up_and_close(visit: Visit) -> None:
    page = signed_in(visit, "Closer")
    made = api(page, "POST", "/api/tables", {"options": {}, "places": [{"me": True}]})
    page.goto(f"/#table={made['table']}")
    page.get_by_role("button", name="Leave seat").click()
    expect(page.get_by_text("4 more seats are free")).to_be_visible()
    page.get_by_role("button", name="Close the table").click()
    expect(page.get_by_text("closed before a game started")).to_be_visible()


# A part of the page cannot be loaded while the server is away. At a table that is said when it is back.
MISSED = """dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error("a part is missing") }))"""


def test_a_server_that_goes_away_comes_back_and_nothing_is_lost(visit: Visit, server: Server) -> None:
    page = signed_in(visit, "Patient", "/", expect=("WebSocket", "ERR_CONNECTION", "Failed to load"))
    made = api(page, "POST", "/api/tables", {"options": {}, "places": [{"me": True}]})
    page.goto(f"/#table={made['table']}")
    expect(page.get_by_text("3 more seats are free")).to_be_visible()
    server.stop()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible()
        page.evaluate("window.stayed = true")
        page.evaluate(MISSED)
        page.get_by_label("Bot for Nurgle").select_option("random")  # said into the void
    finally:
        server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.get_by_text("2 more seats are free")).to_be_visible()
    assert [place["bot"] for place in room(page)["places"]] == [None, "random", None, None]
    news = page.get_by_role("status").filter(has_text="Part of the page couldn’t be loaded")
    expect(news).to_be_visible()
    assert page.evaluate("window.stayed")  # nothing was loaded anew by itself
    news.get_by_role("button", name="Reload").click()
    expect(news).to_have_count(0)
    expect(page.get_by_text("2 more seats are free")).to_be_visible()
