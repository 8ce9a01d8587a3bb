"""Rules, cards and Powers to read."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.kit.pages import Visit, axe


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
    page.get_by_role("combobox", name="Type").select_option("chaos")
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
    page.get_by_role("combobox", name="Confidence").select_option("reconstructed")
    expect(page.get_by_role("status").first).not_to_have_text("147 of 147 cards")
    expect(page.get_by_role("listitem").first).to_be_visible()


def test_each_power_has_a_sheet_a_dial_and_advice(visit: Visit) -> None:
    page = visit("/#/help/powers")
    for name, follower in (("Khorne", "Bloodletter"), ("Nurgle", "Leper"), ("Horned Rat", "Clanrat")):
        page.get_by_role("navigation", name="Powers").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
        expect(page.get_by_role("table")).to_contain_text(follower)
        daemon = page.locator("figure.daemon")
        expect(daemon.locator("[data-picture] path").nth(5)).to_be_attached()  # engraved, not only an emblem
        expect(page.get_by_role("table")).to_contain_text(daemon.locator("figcaption").inner_text())
        expect(page.get_by_role("img", name=re.compile("Dial of"))).to_be_visible()
    dial = page.get_by_label("Turn the dial")
    dial.focus()
    dial.press("ArrowRight")
    expect(page.get_by_role("img", name=re.compile("Threat 5"))).to_be_visible()


def test_the_first_page_of_the_help_leads_on(visit: Visit) -> None:
    page = visit("/#/help")
    page.get_by_role("link", name="R18").click()
    expect(page.locator("[id='rule-R18']")).to_be_in_viewport()


OWN = "Do you own this card?"


def test_a_corrected_card_says_what_changed(visit: Visit) -> None:
    page = visit("/#/help/cards/old_world.franzs_decree")
    expect(page.get_by_role("heading", name="Changed in edition 2")).to_be_visible()
    expect(page.get_by_role("definition").filter(has_text="Each player discarded 1 Chaos card")).to_be_visible()
    expect(page.get_by_role("definition").filter(has_text="Three recorded games")).to_be_visible()
    page.locator("article summary", has_text="Changed in edition 2").click()
    expect(page.locator("article").get_by_text("Three recorded games")).to_be_visible()
    page.goto("/#/help/cards/khorne.battle_cry")
    expect(page.get_by_role("heading", name="Battle Cry", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="Changed in edition 2")).to_have_count(0)
    expect(page.get_by_role("button", name=OWN)).to_have_count(0)  # every part of it is printed


def test_an_owner_makes_a_corrections_file_and_a_report(visit: Visit) -> None:
    page = visit("/#/help/cards/khorne_m.lure_of_battle", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=OWN).press("Enter")
    expect(page.get_by_role("heading", name="Your card")).to_be_focused()
    expect(page.get_by_text("Nothing filled in yet.")).to_be_visible()
    page.get_by_label("Number: figures", exact=True).fill("3")
    page.get_by_role("button", name="Same as ours: Cost").press("Space")
    expect(page.get_by_label("Cost", exact=True)).to_be_focused()
    page.get_by_label("Magic symbol", exact=True).select_option("yes")
    page.get_by_label("What it does", exact=True).fill('Move up to "three" figures\nhere.')
    page.get_by_label("Your copy", exact=True).fill("English, 2011")
    file = page.get_by_label("Corrections file", exact=True)
    expect(file).to_have_value(
        '[chaos."khorne_m.lure_of_battle"]\ncost = 4\nmagic = true\n'
        'text = "Move up to \\"three\\" figures here."\nparams = { figures = 3 }\n'
    )
    expect(page.get_by_text("Checked: this file can be used.")).to_be_visible()
    report = page.get_by_label("Report", exact=True)
    expect(report).to_have_value(re.compile(r"params.figures: 3\n  Ruinous has \(reconstructed\): 4\n"))
    expect(report).to_have_value(re.compile(r"cost: as Ruinous has it \(reported\): 4\n"))
    expect(report).to_have_value(re.compile(r"Not compared: name, copies\n.*My copy: English, 2011\n", re.DOTALL))
    assert not axe(page)
    page.get_by_role("button", name="Copy").first.click()
    assert page.evaluate("navigator.clipboard.readText()") == file.input_value()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").last.click()
    assert download.value.suggested_filename == "my-cards-report.txt"
    assert Path(download.value.path()).read_text() == report.input_value()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name=OWN)).to_be_focused()


def test_a_file_that_cannot_be_used_is_told_with_the_reason(visit: Visit) -> None:
    """A deck must keep its cards; a second card of it settles that, and both stand in one file."""
    page = visit("/#/help/cards/khorne_m.lure_of_battle")
    page.get_by_role("button", name=OWN).click()
    page.get_by_label("Copies", exact=True).fill("3")
    expect(page.get_by_text('the Morrslieb Chaos deck of "khorne" would have 25 cards instead of 24.')).to_be_visible()
    expect(page.get_by_text("Every deck keeps its 24 cards.")).to_be_visible()
    page.goto("/#/help/cards/khorne_m.bloodbath")
    expect(page.get_by_role("heading", name="Bloodbath", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="Your card")).to_have_count(0)
    page.get_by_role("button", name=OWN).click()
    page.get_by_label("Copies", exact=True).fill("3")
    expect(page.get_by_text("Checked: this file can be used.")).to_be_visible()
    expect(page.get_by_text("It holds 2 cards you have filled in.")).to_be_visible()
    page.reload()  # what was filled in stays on the device
    page.get_by_role("button", name=OWN).click()
    expect(page.get_by_label("Copies", exact=True)).to_have_value("3")
    page.get_by_role("button", name="Clear all cards").click()
    expect(page.get_by_text("Nothing filled in yet.")).to_be_visible()


@pytest.mark.parametrize("card", [
    "tzeentch_m.warp_portal", "nurgle.plaguebearers", "khorne_m.bloodsworn", "tzeentch.larger_hand",
    "old_world.electors_arise", "old_world_x.the_light_of_day", "old_world.franzs_decree",
])  # fmt: skip
def test_what_we_have_is_a_file_that_can_be_used(visit: Visit, card: str) -> None:
    """Confirming every part, what the card does included, gives a text that the server takes."""
    page = visit(f"/#/help/cards/{card}")
    page.get_by_role("button", name=OWN).click()
    expect(page.get_by_role("heading", name="Your card")).to_be_focused()
    if page.locator("section.owner summary").count():
        page.locator("section.owner summary").click()
    same = page.get_by_role("button", name="Same as ours")
    for left in range(same.count(), 0, -1):
        expect(same).to_have_count(left)
        same.first.click()
    expect(page.get_by_text("Checked: this file can be used.")).to_be_visible()


@pytest.mark.parametrize(("language", "ask", "title"), [
    ("fr", "Vous possédez cette carte ?", "Votre carte"), ("ja", "このカードをお持ちですか？", "お手持ちのカード"),
])  # fmt: skip
def test_the_form_speaks_the_language_of_the_page_and_fits_a_phone(
    visit: Visit, language: str, ask: str, title: str
) -> None:
    page = visit("/#/help/cards/old_world.road_wardens", locale=language, viewport={"width": 360, "height": 740})
    page.get_by_role("button", name=ask).click()
    expect(page.get_by_role("heading", name=title)).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not axe(page)
