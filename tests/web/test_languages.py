"""A player who reads no English: whole games, by clicks and by keys alone, and every page around them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.kit.pages import ASKING, FASTER, Visit, axe, calm, go, prefer
from tests.web.kit.playing import MINE, Player, press, read_hints, state
from tests.web.kit.speech import SPILLED, Collected, unwrapped, words
from tools.browser import ROOT, Server, serving
from tools.words import WORDS, pseudo

NAMES = {"fr": "Zoé", "ja": "花子"}
EXPLAINED = (  # what explains itself when a pointer rests on it
    ".over [data-token]",
    ".over [data-ring]",
    ".over [data-leader]",
    ".over [data-plate]",
    "[data-dial]",
    "[data-phase]",
    ".pile",
    ".track .rule",
    ".panel [data-reserve]",
)

PAGES = ("#/", "#/new", "#/settings", "#/help", "#/help/rules", "#/help/cards", "#/nulle/part", "#recover=nosuchcode")

SEEN = (  # the end with its story, the ledger, the charts, the help, a hint
    "accounts.end.story",
    "accounts.end.next",
    "accounts.continue",
    "play.replay.first",
    "help.first",
    "play.guide.got",
)


@pytest.fixture(scope="module")
def quiet_server() -> Iterator[Server]:
    """A server where nobody else opens tables: the lobby shows the names that people give them in any language."""
    with serving("tests.web.kit.server", PYTHONPATH=str(ROOT)) as server:
        yield server


def opened(visit: Visit, home: Server, language: str) -> tuple[Page, Player, Collected]:
    """The lobby in a language, as somebody sees it who comes for the first time; everything told at once."""
    page = visit("", home=home.url, locale=language)
    collected, player = Collected(page), Player(page, "nurgle", 5)
    hurried(page)
    go(page, "/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    return page, player, collected


def hurried(page: Page) -> None:
    """Nothing is waited for that could be at once."""
    page.add_init_script(f"({FASTER})(); ({ASKING})()")
    prefer(page, speed="at_once", ledger=False, forced=False)


def begun(page: Page, name: str) -> str:
    """A quick game from the lobby, with hints; gives its code."""
    page.locator("form summary").click()
    page.locator("form input[autocomplete=nickname]").fill(name)
    page.locator("form button.large").click()
    page.locator(MINE).wait_for()
    return page.url.partition("#table=")[2]


def look_around(page: Page) -> None:
    """Open whatever the table has to open, and rest on whatever explains itself."""
    read_hints(page)
    for selector in EXPLAINED:
        point = page.evaluate(
            """(css) => [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect())
              .filter((box) => box.width && box.top > 0 && box.bottom < innerHeight)
              .map((box) => [box.left + box.width / 2, box.top + box.height / 2])[0] ?? null""",
            selector,
        )
        if point:
            page.mouse.move(*point)  # and rests
            page.locator(".explain").wait_for()
            page.mouse.move(1, 1)
            expect(page.locator(".explain")).to_have_count(0)
    for region in page.locator("[data-land]").evaluate_all("all => all.map((one) => one.dataset.land)"):
        page.locator(f"[data-land={region}]").press("Enter")
        page.locator("div.over section").first.wait_for()
        page.keyboard.press("Escape")
    for key in ("a", "?"):
        page.keyboard.press(key)
        page.locator("dialog").first.wait_for()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.locator(".danger .chip").click()
    page.locator("dialog").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".slot .read").first.dispatch_event("click")
    page.locator(".card-sheet").wait_for()
    page.keyboard.press("Escape")
    page.locator(".log button[aria-expanded]").evaluate_all("all => all.slice(-6).forEach((one) => one.click())")
    for tab in page.locator("[role=tab][id^=tab-]").all():
        tab.click()
    page.locator("#tab-log").click()
    page.keyboard.press("r")
    page.locator(".ledger .head .ink").click()
    expect(page.locator(".ledger")).to_have_count(0)
    page.keyboard.press("Escape")


def by_keys(page: Page, random: Random, language: str) -> None:
    """An answer from the list of all actions: found by its name, by its number or by going through them.

    Only keys, and only what the accessibility tree tells.
    """
    actions = page.get_by_role("dialog", name=words(language, "play.list.title"))
    page.keyboard.press("a")
    expect(page.get_by_role("searchbox", name=words(language, "play.list.search"))).to_be_focused()
    rows = actions.get_by_role("listitem").count()
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    if asked == "turn" and random.random() < 0.7:
        page.keyboard.type(words(language, "play.do.pass"))
        page.keyboard.press("Enter")
    elif random.random() < 0.5:
        page.keyboard.press(str(random.randint(1, min(rows, 9))))
    else:
        for _ in range(random.randint(1, min(rows, 6))):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    actions.wait_for(state="detached")
    if page.locator("[data-confirm]").count():
        expect(page.locator("[data-confirm]")).to_be_focused()
        page.keyboard.press("Enter")


def play_on(page: Page, player: Player, keys: str = "") -> None:
    """Play to the end by clicking, or in a language by keys alone; halfway everything is looked at once more."""
    to_look = [1, 3]  # in these rounds
    while asked := player.asked():
        read_hints(page)
        if to_look and asked == "turn" and to_look[0] <= player.mirror.state["game"]["round"]:
            look_around(page)
            del to_look[0]
        if keys:
            player.answer(lambda random: by_keys(page, random, keys))
        else:
            player.decide(haste=0.6)


def read_the_end(page: Page, table: str, language: str) -> None:
    """What the end of a game shows: who has how much and how it came, for those who hear the page too."""
    ending = page.get_by_role("dialog", name=words(language, "play.end.title"))
    ending.locator(".story li").first.wait_for()
    points = words(language, "table.player.vp")
    for score in state(page, table)["table"]["result"]["scores"].values():
        expect(ending.get_by_role("table")).to_contain_text(re.compile(rf"\b{score}\s*{points}"))
    expect(ending.get_by_role("img", name=words(language, "play.end.chart"))).to_be_visible()
    assert axe(page) == []


def replayed(page: Page, table: str) -> None:
    """The game once more: some of its steps, and its charts."""
    page.goto(f"/#replay={table}")
    page.locator("output").wait_for()
    for key in ("ArrowRight",) * 30:
        page.keyboard.press(key)
    page.locator("[data-charts]").click()
    page.locator("figure").first.wait_for()


def read_pages(page: Page) -> None:
    """All pages around the table, with what they hide."""
    for address in PAGES:
        page.goto(f"/{address}")
        calm(page)
        page.locator("main details:not([open]) > summary").evaluate_all("all => all.forEach((one) => one.click())")
        calm(page)
    page.goto("/#/help/powers")
    for power in page.locator("main [href^='#/help/powers/']").evaluate_all("all => all.map((one) => one.hash)"):
        page.goto(f"/{power}")
        page.locator("table").first.wait_for()


def sat_in_a_room(page: Page) -> None:
    """A new table with everything chosen by default, and the room where its players are awaited."""
    page.goto("/#/new")
    page.locator("main form button.ink").last.click()
    page.wait_for_url("**/#table=*")
    page.locator("main.room h1").wait_for()


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_a_whole_game_without_a_word_of_english(visit: Visit, quiet_server: Server, language: str) -> None:
    page, player, said = opened(visit, quiet_server, language)
    table = begun(page, NAMES[language])
    play_on(page, player, keys=language if language == "ja" else "")
    read_the_end(page, table, language)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_role("tab", name=words(language, "play.log.title"))).to_be_visible()
    expect(page.locator("[data-asked]")).to_contain_text(words(language, "play.ask.over"))
    replayed(page, table)
    read_pages(page)
    sat_in_a_room(page)
    go(page, f"/#table={table}")
    page.get_by_role("button", name=words(language, "play.end.rematch")).click()
    expect(page).not_to_have_url(re.compile(table))
    assert len(said.texts) > 1500
    for id in SEEN:
        assert words(language, id) in said.texts, f"{id} was never shown"
    faults = said.faults(language, (NAMES[language],))
    assert not faults, "\n".join(faults)


# --- a language made by machine -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pseudo_server() -> Iterator[Server]:
    with serving("tests.web.kit.pseudo", PYTHONPATH=str(ROOT)) as server:
        yield server


def answer_in_pseudo(page: Page) -> None:
    """Whoever fetches French words is given the machine's."""

    def answer(route: Route) -> None:
        file = route.request.url.rpartition("words-fr-")[2].partition("-")[0]
        text = pseudo((WORDS / "en" / f"{file}.ftl").read_text("utf-8"))
        route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(text)}")

    page.route("**/assets/words-fr-*.js", answer)


@pytest.mark.parametrize("size", [(360, 640), (1280, 720)], ids=["phone", "desk"])
def test_every_word_is_translated_and_has_room(visit: Visit, pseudo_server: Server, size: tuple[int, int]) -> None:
    """The page in the machine's language: what stands outside ⟦ ⟧ escaped the words; what is cut has no room."""
    view = {"width": size[0], "height": size[1]}
    page = visit("", home=pseudo_server.url, viewport=view, locale="en", has_touch=size[0] < 600)
    answer_in_pseudo(page)
    page.add_init_script("localStorage['ruinous.language'] = 'fr'")
    hurried(page)
    player = Player(page, "nurgle", 3)
    wrong: dict[str, list[str]] = {}

    def check(what: str) -> None:
        calm(page)
        found = [*unwrapped(page, ("Zoé",)), *page.evaluate(SPILLED)]
        if found:
            wrong[what] = found

    for address in PAGES:
        page.goto(f"/{address}")
        calm(page)
        if "cards" not in address:
            page.locator("main details:not([open]) > summary").evaluate_all("all => all.forEach((one) => one.click())")
        check(address)
    page.goto("/#/")
    table = begun(page, "Zoé")
    check("the table")
    for _ in range(12):
        check(player.asked())
        read_hints(page)
        if size[0] > 600:
            player.decide(haste=0.3)
        else:
            version, actions = player.mirror.version, player.mirror.state["ask"]["actions"]
            press(page, table, player.chance().choice(actions)["do"], "nurgle")
            player.mirror.newer(version)
    for region in ("empire", "border_princes"):
        page.locator(f"[data-land={region}]").press("Enter")
        check(region)
        page.keyboard.press("Escape")
    player.asked()  # the list of all answers opens only for the one who is asked
    for key, opened in (("a", "dialog"), ("?", "dialog"), ("r", ".ledger")):
        page.keyboard.press(key)
        page.locator(opened).first.wait_for()
        check(key)
        page.keyboard.press("Escape")
    page.goto("/#/")
    page.locator(".mine li").first.wait_for()
    check("my tables")
    sat_in_a_room(page)
    check("the room")
    assert not wrong, "\n".join(f"{what}: {one}" for what, found in wrong.items() for one in found)
