"""The guided first game: somebody goes through the lessons of the prepared position, to their end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ruinous import Game
from ruinous.content.lessons import LESSONS
from tests.web.kit.pages import PHONE, Visit, api, axe
from tests.web.kit.playing import press
from tools.browser import ROOT

DESK = {"viewport": {"width": 1440, "height": 900}}
LESSON = ROOT / "web/src/guide/lesson.ts"
STEPS = re.findall(r'\bid: "(\w+)"', LESSON.read_text())


def begin(page: Page) -> str:
    """From the lobby into the lesson; the code of its table."""
    page.get_by_role("button", name="Play with a guide").click()
    expect(card(page)).to_contain_text("You are Nurgle")
    return page.url.partition("#table=")[2]


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Guided first game")


def go_on(page: Page) -> None:
    card(page).get_by_role("button", name="Continue", exact=True).click()


def sound(page: Page) -> None:
    """Nothing for axe to find. On a phone the Powers' tabs must not lie half under the question."""
    for news in page.locator(".danger .close").all():
        news.click()  # it lies over the map until it is read
    page.evaluate("document.querySelector('#tab-nurgle')?.scrollIntoView({block: 'center'})")
    assert axe(page) == []
    page.evaluate("scrollTo(0, 0)")


def step(page: Page, title: str) -> None:
    expect(card(page).get_by_role("heading", name=title)).to_be_visible()


def ready(page: Page) -> None:
    """The turn has come; on a phone the drawer with the hand, which the step points at, is opened."""
    page.locator(".text.mine[data-asked=turn]").wait_for()
    drawer = page.locator(".drawer[data-guided]")
    if drawer.count():
        drawer.click()


def summon(page: Page, piece: str) -> None:
    """A figure from the reserve into Bretonnia, by clicking what the step points at."""
    ready(page)
    page.locator(f".piece[data-guided]:has-text('{piece}')").click()
    land(page)


def land(page: Page) -> None:
    """Touch Bretonnia, which is in sight. Focus and Enter: on the map figures lie over it."""
    spot = page.locator("[data-land=bretonnia][data-guided]")
    expect(spot).to_be_in_viewport()
    spot.focus()
    page.keyboard.press("Enter")


def reinforce(page: Page) -> None:
    """Figures for Bretonnia until we lead there, as the step says; then pass."""
    while page.locator(".text.mine[data-asked=turn]").count() or not shows(page, "Battle")():
        if "You are ahead in Bretonnia" not in card(page).inner_text() and page.locator(".piece[data-guided]").count():
            page.locator(".piece[data-guided]").first.click()
            land(page)
        elif page.locator(".text.mine[data-asked=turn]").count():
            page.locator(".buttons [data-do=pass]").click()
            if page.locator("[data-confirm]").count():
                page.locator("[data-confirm]").click()
            return
        page.wait_for_timeout(200)


def fight(page: Page) -> None:
    """Assign hits as they come, until the battles are over. Nothing else is clicked."""
    while not shows(page, "Domination")():
        hits = page.locator(".over [data-do^=hit]")
        if hits.count() and page.locator(".text.mine").count():
            hits.first.click()
        page.wait_for_timeout(100)


def play_on(page: Page, until: Callable[[], bool]) -> None:
    """Answer whatever is asked from the list of all actions, until something is so."""
    while not until():
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        elif page.locator(".over [data-do]").count():
            page.locator(".over [data-do]").first.click()
        elif page.locator(".text.mine:not([data-asked=turn])").count():
            page.get_by_role("button", name=re.compile("All actions|^Actions")).first.click()
            page.locator("dialog [data-do]").first.click()
        page.wait_for_timeout(150)


def shows(page: Page, title: str) -> Callable[[], bool]:
    return lambda: bool(card(page).get_by_role("heading", name=title).count())


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_goes_through_the_lessons_to_their_end(visit: Visit, screen: dict[str, Any]) -> None:
    page = visit(**screen)
    begin(page)
    expect(card(page)).to_contain_text(f"1 of {len(STEPS)}")
    sound(page)
    go_on(page)
    step(page, "Bretonnia is about to fall")
    expect(card(page)).to_contain_text("10 of 12")
    expect(page.locator("[data-land=bretonnia]")).to_have_attribute("data-guided", "")
    go_on(page)
    step(page, "Summon a Leper")
    summon(page, "Leper")
    step(page, "Play a Chaos card")
    expect(card(page)).to_contain_text("The Leper stands in Bretonnia")
    ready(page)
    page.locator(".slot[data-guided] .card").click(position={"x": 14, "y": 40})  # the next card lies over it
    land(page)
    play_on(page, shows(page, "Send a fighter"))  # on a phone the space is asked for
    summon(page, "Plaguebearer")
    step(page, "Magic")
    expect(page.locator("[data-land=tilea]")).to_have_attribute("data-guided", "")
    go_on(page)
    step(page, "Spend what is left")
    sound(page)
    reinforce(page)
    fight(page)
    expect(card(page)).to_contain_text(
        re.compile("You dominate Bretonnia|you do not dominate Bretonnia")
    )  # by the dice
    go_on(page)
    step(page, "Corruption and ruin")
    expect(card(page)).to_contain_text("Bretonnia is ruined")
    go_on(page)
    step(page, "A Hero strikes")
    play_on(page, lambda: bool(card(page).get_by_role("button", name="Continue", exact=True).count()))
    expect(card(page)).to_contain_text("The Hero in Bretonnia has removed")
    go_on(page)
    step(page, "Your dial turns")
    play_on(page, shows(page, "An Old World card"))
    expect(card(page)).to_contain_text("The upgrade is yours")
    play_on(page, lambda: bool(card(page).get_by_role("button", name="Continue", exact=True).count()))
    expect(card(page)).to_contain_text("Electors Sue for Peace")
    go_on(page)
    end = page.get_by_role("dialog", name="Well played")
    expect(end).to_contain_text(re.compile(r"\d+ victory points; you have \d+"))
    expect(end.locator(".dials li")).to_have_count(5)
    assert axe(page) == []
    end.get_by_role("button", name="Play this one to the end").click()
    expect(end).to_have_count(0)


def test_a_whole_game_follows_the_lessons(visit: Visit) -> None:
    page = visit(**DESK)
    table = begin(page)
    finished = dict.fromkeys(STEPS, "done")
    page.evaluate(
        "([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))",
        [f"ruinous.lesson.{table}", {"marks": finished}],
    )
    page.reload()
    page.get_by_role("dialog", name="Well played").get_by_role("button", name="Play a full game against bots").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.get_by_role("region", name="Hints")).to_contain_text(re.compile("Your goal|Why are you asked"))
    mine = api(page, "GET", "/api/tables/mine")["tables"]
    assert {row["round"] for row in mine if row["id"] != table} == {1}


def test_the_lessons_are_left_and_resumed(visit: Visit) -> None:
    page = visit(**DESK)
    begin(page)
    go_on(page)
    step(page, "Bretonnia is about to fall")
    card(page).get_by_role("button", name="Leave the guide").click()
    expect(card(page).get_by_role("heading")).to_have_count(0)
    expect(page.locator("[data-guided]")).to_have_count(0)
    page.reload()
    card(page).get_by_role("button", name="Continue the lesson").click()
    step(page, "Bretonnia is about to fall")
    expect(card(page)).to_contain_text(f"2 of {len(STEPS)}")


def test_who_does_otherwise_is_taken_along(visit: Visit) -> None:
    """Goals that were let go are left out; the lesson goes on with the round. It speaks the language of the reader."""
    page = visit(**DESK, locale="fr-FR")
    page.get_by_role("button", name=re.compile("guide")).click()
    guide = page.get_by_role("region", name="Première partie guidée")
    for _ in range(2):
        guide.get_by_role("button", name="Continuer").click()
    expect(guide).to_contain_text("Invoquez un Lépreux en Bretonnie.")
    press(page, page.url.partition("#table=")[2], "pass", "nurgle")
    expect(guide).to_contain_text("La phase d’Invocation est terminée.")
    expect(guide.locator(".way .missed")).to_have_count(4)


def test_what_the_page_says_of_the_position_is_so() -> None:
    told = dict(re.findall(r"\b(\w+): (\d+|\"[\w.]+\")", re.search(r"round: {(.*)},", LESSON.read_text())[1]))
    view = Game.replay(LESSONS["round"].record).view("nurgle")
    me, region = view["players"]["nurgle"], view["regions"][told["region"].strip('"')]
    ours = [figure["rank"] for figure in region["figures"] if figure["controller"] == "nurgle"]
    assert told["card"].strip('"') in me["hand"]
    assert view["regions"][told["hero"].strip('"')]["tokens"]["hero"]
    charmed = view["regions"][told["magic"].strip('"')]
    assert charmed["magic"] + charmed["tokens"]["warpstone"] == 2
    assert [int(told[what]) for what in ("round", "vp", "dial", "upgrades", "cultists", "warriors")] == [
        view["round"], me["vp"], me["dial"], len(me["upgrades"]), ours.count("cultist"), ours.count("warrior"),
    ]  # fmt: skip
