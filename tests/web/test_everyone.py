"""Three languages, small screens, keyboard, axe; what is said is said in every language."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.kit.pages import PHONE, Visit, api, axe, calm, signed_in
from tools.browser import Server

PAGES = (
    "#/",
    "#/new",
    "#/settings",
    "#/analysis",
    "#/learn",
    "#/help",
    "#/help/rules/R9.2",
    "#/help/cards",
    "#/help/cards/khorne.battle_cry",
    "#/help/powers/slaanesh",
    "#/recover",
    "#/nowhere",
    "#table=nosuchtable1",
    "room",
)


def settle(page: Page, path: str) -> None:
    page.goto(f"/{path}")
    calm(page)


def all_pages(page: Page) -> tuple[str, ...]:
    made = api(page, "POST", "/api/tables", {"options": {"access": "open", "name": "Axe"}, "places": [{"me": True}]})
    return tuple(f"#table={made['table']}" if path == "room" else path for path in PAGES)


def test_axe_finds_nothing_on_any_page_in_either_theme(visit: Visit) -> None:
    page = signed_in(visit, "Axel")
    found = {}
    for path in all_pages(page):
        settle(page, path)
        found[path] = axe(page, dark=True)
    assert not {path: faults for path, faults in found.items() if faults}


def test_axe_finds_nothing_on_a_phone_and_nothing_is_wider_than_it(visit: Visit) -> None:
    page = signed_in(visit, "Phil", **PHONE)
    found = {}
    for path in all_pages(page):
        settle(page, path)
        found[path] = axe(page)
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > 360:
            found[path].append(f"{width} pixels wide")
    assert not {path: faults for path, faults in found.items() if faults}


@pytest.mark.parametrize(
    ("locale", "play", "new", "rules"),
    [("fr-FR", "Jouer", "Nouvelle table", "Règles"), ("ja-JP", "今すぐ遊ぶ", "新しい卓", "ルール")],
)
def test_the_page_speaks_the_language_of_the_browser(
    visit: Visit, locale: str, play: str, new: str, rules: str
) -> None:
    page = visit(locale=locale)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.get_by_role("button", name=play, exact=True)).to_be_visible()
    page.get_by_role("link", name=new).first.click()
    expect(page.get_by_role("heading", name=new, level=1)).to_be_visible()
    page.goto("/#/help/rules")
    expect(page.get_by_role("heading", name=rules, level=1)).to_be_visible()
    page.goto("/#/help/powers/khorne")
    expect(page.get_by_role("table")).to_contain_text({"fr": "Sanguinaire", "ja": "ブラッドレター"}[locale[:2]])
    page.goto("/#/")
    page.get_by_role("button", name=play, exact=True).click()
    expect(page).to_have_url(re.compile("#table="))
    expect(page.locator("main svg").first).to_be_visible()


def test_a_game_is_begun_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to content")).to_be_focused()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.name") == "quick-power":
            break
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent") == "Play now":
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#table="))
    (table,) = api(page, "GET", "/api/tables/mine")["tables"]
    assert [place["power"] for place in table["places"] if place["person"]] == ["slaanesh"]


def test_the_first_page_is_small(visit: Visit, server: Server) -> None:
    page = visit(home=server.url.replace("127.0.0.1", "localhost"))  # where the browser has never been
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(
        "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]"
        ".map(entry => entry.transferSize)"
    )
    assert 10_000 < sum(sizes) <= 150_000
