"""Rules, cards and Powers to read."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

Visit = Callable[..., Page]


def test_a_rule_has_an_address(visit: Visit) -> None:
    page = visit("/#/help/rules/R9.2")
    rule = page.locator("[id='rule-R9.2']")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(page).to_have_title("R9.2 · Rules · Ruinous")
    page.get_by_role("link", name="R12.4").first.click()
    expect(page.locator("[id='rule-R12.4']")).to_be_in_viewport()
    page.go_back()
    expect(rule).to_be_in_viewport()


def test_rules_are_found_by_word_and_number(visit: Visit) -> None:
    page = visit("/#/help/rules")
    search = page.get_by_label("Search")
    search.fill("warp shield")
    expect(page.get_by_role("status").first).to_contain_text("found")
    expect(page.locator("[id='rule-R8.8']")).to_be_visible()
    expect(page.locator("[id='rule-R9.1']")).to_have_count(0)
    search.fill("F3")
    expect(page.locator("[id='rule-F3']")).to_be_visible()
    search.fill("zzzz")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    page.goto("/#/help/rules/R99.9")
    expect(page.get_by_text("There is no rule R99.9")).to_be_visible()


def test_cards_are_filtered_and_opened(visit: Visit) -> None:
    page = visit("/#/help/cards")
    expect(page.get_by_role("status").first).to_have_text("147 of 147 cards")
    page.get_by_role("combobox", name="Kind").select_option("chaos")
    page.get_by_role("combobox", name="Power").select_option("tzeentch")
    page.get_by_role("combobox", name="Set").select_option("base")
    expect(page.get_by_role("status").first).to_contain_text("8 of 147")
    page.get_by_role("searchbox", name="Search").fill("teleport")
    page.get_by_role("link", name="Teleport").click()
    expect(page).to_have_url(re.compile("#/help/cards/tzeentch.teleport$"))
    expect(page.get_by_role("heading", name="Teleport", level=1)).to_be_visible()
    page.get_by_role("link", name="Tzeentch").click()
    expect(page.get_by_role("heading", name="Tzeentch", level=1)).to_be_visible()
    page.goto("/#/help/cards/no.such_card")
    expect(page.get_by_text("There is no card “no.such_card”")).to_be_visible()


def test_cards_are_filtered_by_how_sure_we_are(visit: Visit) -> None:
    page = visit("/#/help/cards")
    page.get_by_role("combobox", name="How sure").select_option("reconstructed")
    expect(page.get_by_role("status").first).not_to_have_text("147 of 147 cards")
    expect(page.get_by_role("listitem").first).to_be_visible()


def test_each_power_has_a_sheet_a_dial_and_advice(visit: Visit) -> None:
    page = visit("/#/help/powers")
    for name, follower in (("Khorne", "Bloodletter"), ("Nurgle", "Leper"), ("Horned Rat", "Clanrat")):
        page.get_by_role("navigation", name="Powers").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
        expect(page.get_by_role("table")).to_contain_text(follower)
        expect(page.get_by_role("img", name=re.compile("Dial of"))).to_be_visible()
    dial = page.get_by_label("Turn the dial")
    dial.focus()
    dial.press("ArrowRight")
    expect(page.get_by_role("img", name=re.compile("Threat 5"))).to_be_visible()


def test_the_first_page_of_the_help_leads_on(visit: Visit) -> None:
    page = visit("/#/help")
    page.get_by_role("link", name="R18").click()
    expect(page.locator("[id='rule-R18']")).to_be_in_viewport()
