"""Coming in, playing at once, finding tables."""

import re

from playwright.sync_api import expect

from tests.web.kit.pages import Visit, api, signed_in


def test_a_newcomer_is_at_the_table_with_one_click(visit: Visit) -> None:
    page = visit()
    expect(page).to_have_title("Ruinous")
    expect(page.get_by_role("heading", name="Ruinous", level=1)).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(r"#table=[a-z0-9]{12}$"))
    expect(page.get_by_role("group", name="Map of the Old World")).to_be_visible()
    assert api(page, "GET", "/api/identity")["name"] == "Guest"


def test_the_game_is_as_it_was_chosen(visit: Visit) -> None:
    page = visit()
    page.get_by_text("Opponents, your name").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Opponents").select_option("scripted")
    page.get_by_text("With the Horned Rat").click()
    page.locator("label").filter(has_text="Horned Rat").filter(has=page.locator("input[type=radio]")).click()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("#table="))
    (table,) = api(page, "GET", "/api/tables/mine")["tables"]
    assert [place["power"] for place in table["places"] if place["person"]] == ["horned_rat"]
    assert {place["bot"] for place in table["places"]} == {None, "scripted"}
    assert len(table["places"]) == 5
    assert api(page, "GET", "/api/identity")["name"] == "Anna"


def test_my_games_come_first_and_the_title_tells_of_them(visit: Visit) -> None:
    page = signed_in(visit, "Bela")
    waiting = api(page, "POST", "/api/tables/quick", {"power": "khorne", "level": "random"})["table"]
    api(page, "POST", "/api/tables", {"options": {"name": "Not yet"}, "places": [{"me": True}]})
    page.reload()
    mine = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(mine).to_have_count(2)
    expect(mine.first).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Ruinous")
    mine.first.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"#table={waiting}$"))
    page.go_back()
    expect(page.get_by_role("region", name="Your games")).to_be_visible()


def test_open_running_and_finished_tables_are_listed(visit: Visit) -> None:
    host = signed_in(visit, "Cora")
    bots = [{"me": True}, *[{"bot": "random"}] * 3]
    api(
        host, "POST", "/api/tables", {"options": {"access": "open", "name": "To sit down at"}, "places": [{"me": True}]}
    )
    running = {"options": {"access": "open", "name": "To look at"}, "places": bots, "start": True}
    api(host, "POST", "/api/tables", running)
    page = visit()
    expect(page.get_by_role("link", name=re.compile("To sit down at"))).to_contain_text("3 free seats")
    page.get_by_role("button", name="In progress").click()
    expect(page.get_by_role("link", name=re.compile("To look at"))).to_contain_text("Watch")
    page.get_by_role("button", name="Finished").click()
    expect(page.get_by_role("region", name="Tables")).to_contain_text(re.compile("No public game|Replay"))


def test_a_code_or_a_link_leads_to_the_table(visit: Visit) -> None:
    host = signed_in(visit, "Dora")
    made = api(host, "POST", "/api/tables", {"options": {"name": "By code"}, "places": [{"me": True}]})
    page = visit()
    for text in (made["table"].upper(), made["link"]):
        page.goto("/#/")
        page.get_by_label("Link to a table").fill(text)
        page.get_by_role("button", name="Go", exact=True).click()
        expect(page.get_by_role("heading", name="By code")).to_be_visible()
    page.goto("/#/")
    page.get_by_label("Link to a table").fill("what?")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("neither a link to a table nor a table code")


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/#/no/such/page")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="Go to the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_focus_goes_to_the_heading_of_a_new_page(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="New table").first.click()
    expect(page.get_by_role("heading", name="New table", level=1)).to_be_focused()
    expect(page).to_have_title("New table · Ruinous")


def test_the_first_game_can_have_a_guide(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play with a guide").click()
    expect(page.get_by_role("region", name="Guided first game")).to_be_visible()
    (table,) = api(page, "GET", "/api/tables/mine")["tables"]
    assert [place["power"] for place in table["places"] if place["person"]] == ["nurgle"]


def test_the_theme_is_there_before_the_page(visit: Visit) -> None:
    page = visit(color_scheme="dark", expect=("ERR_FAILED",))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.route("**/*.js", lambda route: route.continue_() if "theme.js" in route.request.url else route.abort())
    page.goto("/?again", wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
