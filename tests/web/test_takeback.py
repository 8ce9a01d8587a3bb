"""Taking back in the browser, and what is asked before something is sent: the last word, the last power."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.kit.pages import Visit, api, axe, go, named
from tests.web.kit.playing import click, due, press, quick, seated, sit, state, waits

TRIES = 20  # games until one comes to the position that is needed


def my_turn(page: Page, table: str, seat: str) -> Any:
    """What the server tells when it is this seat's turn; None if the phase has ended without one."""
    told = due(page, table, seat)
    if told["table"]["state"] == "over" or told["game"]["phase"] != "summoning" or told["ask"]["kind"] != "turn":
        return None
    return told


def twice_decided(page: Page) -> str:
    """A table at which Khorne has summoned twice, and bots have answered both times."""
    for number in range(TRIES):
        table = quick(page, "khorne", name=f"Back {number}")
        for _ in range(2):
            told = my_turn(page, table, "khorne")
            cheap = [a for a in told["ask"]["actions"] if a["kind"] == "move" and a["cost"] == 1] if told else []
            if not cheap:
                break
            press(page, table, cheap[0]["do"], "khorne")
        told = my_turn(page, table, "khorne")
        if told and told["undo"] == 2:
            return table
    pytest.fail("In twenty games a bot always rolled or drew.")


def test_one_decision_after_the_other_is_taken_back_beyond_the_answers_of_bots(visit: Visit) -> None:
    page = visit("")
    table = twice_decided(page)
    sit(page, table)
    before = state(page, table, "khorne")
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("title", "You can undo 2 decisions")
    undo.click()
    expect(undo).to_have_attribute("title", "You can undo 1 decision")
    after = state(page, table, "khorne")
    assert after["table"]["decisions"] < before["table"]["decisions"] - 1  # answers of bots are gone too
    assert after["game"]["players"]["khorne"]["power"] == before["game"]["players"]["khorne"]["power"] + 1
    log = page.get_by_role("tabpanel", name="Log")
    expect(log).to_contain_text("Khorne took back 1 decision.")
    page.keyboard.press("u")
    expect(undo).to_have_count(0)
    expect(log).to_contain_text("Khorne took back 2 decisions.")
    assert waits(page) == "mine"
    press(page, table, state(page, table, "khorne")["ask"]["actions"][1]["do"], "khorne")
    page.reload()
    expect(log).to_contain_text("Khorne took back 2 decisions.")


def test_with_confirm_my_turn_nothing_is_sent_before_the_last_word(visit: Visit) -> None:
    page, table = seated(visit, "khorne")
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Confirm each of my actions before it is sent").check()
    version = state(page, table)["table"]["version"]
    prompt = page.locator("[data-asked]")

    def summon() -> None:
        page.get_by_role("button", name="Bloodletter, 6 in reserve").click()
        assert click(page, "land", 0.3)
        expect(prompt).to_contain_text(re.compile("Summon|Move"))
        expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_focused()

    summon()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(prompt).to_contain_text("Your turn")
    assert state(page, table)["table"]["version"] == version
    summon()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Bloodletter, 5 in reserve")).to_be_visible()
    assert state(page, table)["table"]["version"] > version


def with_a_free_card(page: Page) -> tuple[str, str]:
    """A table at which Tzeentch could spend the last power with a free card in hand, and the action that does it."""
    for number in range(TRIES):
        table = quick(page, "tzeentch", name=f"Last {number}")
        while told := my_turn(page, table, "tzeentch"):
            actions = told["ask"]["actions"]
            spends = [a for a in actions if a.get("last") and a["kind"] == "move"]
            if spends and any(a["kind"] == "play" and a["cost"] == 0 for a in actions):
                return table, spends[0]["do"]
            on = [a for a in actions if a["kind"] == "move" and a["cost"] and not a.get("last")]
            if not on:
                break
            press(page, table, on[0]["do"], "tzeentch")
    pytest.fail("In twenty games Tzeentch never held a free card at the end.")


def test_the_last_power_is_not_spent_unwarned(visit: Visit) -> None:
    page = visit("")
    table, action = with_a_free_card(page)
    sit(page, table)
    version = state(page, table)["table"]["version"]
    page.keyboard.press("a")
    page.locator(f"dialog [data-do='{action}']").click()
    warning = page.get_by_role("dialog")
    expect(warning).to_contain_text("That uses up your power points: you won’t act again this phase.")
    expect(warning).to_contain_text(re.compile(r"You still hold (1 card|\d cards) you could play for free first\."))
    warning.get_by_role("button", name="Cancel").click()
    assert state(page, table)["table"]["version"] == version
    page.keyboard.press("a")
    page.locator(f"dialog [data-do='{action}']").click()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-asked='turn'].mine")).to_have_count(0)
    assert state(page, table, "tzeentch")["game"]["players"]["tzeentch"]["power"] != 1
    assert state(page, table)["table"]["version"] > version


def test_two_guests_are_told_apart_and_the_room_says_who_is_missing(visit: Visit) -> None:
    host, other = named(visit(""), "Guest"), named(visit(""), "Guest")
    tag = api(other, "GET", "/api/identity")["tag"]
    body = {"options": {"access": "link"}, "places": [{"me": True}, {}, {"bot": "random"}, {"bot": "random"}]}
    table = api(host, "POST", "/api/tables", body)["table"]
    api(other, "POST", f"/api/tables/{table}/do", {"do": "join"})
    go(host, f"/#table={table}")
    lead = host.locator("main .lead")
    expect(lead).to_contain_text(f"Not here yet: Guest#{tag}.")
    expect(host.locator("main li.own")).not_to_contain_text(tag)
    go(other, f"/#table={table}")
    expect(lead).to_contain_text("Everyone is here.")
