"""Where everything lies: nothing over anything, nothing cut off or too small, no region covered by its sheet.

One page at a table goes through all windows, from a phone to a wall; the forms of the table are told in table/form.ts.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.kit.looking import CUT, PARTS, SMALL, TARGETS, right
from tests.web.kit.pages import Visit, api, axe, go, named
from tests.web.kit.picture import compared, seen
from tests.web.kit.playing import answered, prepared, seated, sit, state

WINDOWS = (
    (360, 640),
    (390, 844),
    (640, 360),  # also 1280 × 720 at 200 %
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
)
FEW = ((360, 640), (640, 360), (844, 390), (1024, 768), (1280, 720), (1920, 1080))
FORMS = ((390, 844), (844, 390), (1024, 768), (1440, 900))  # tall, wing, side, desk
READ = (CUT, SMALL, TARGETS)
ALL = (PARTS, *READ)
PICTURES = Path(__file__).parent / "pictures"
THEMES: dict[str, dict[str, str]] = {"light": {}, "dark": {"color_scheme": "dark"}, "contrast": {"contrast": "more"}}
MOVED = "(board, so) => [...board.children].forEach((one) => (one.style.translate = so))"
LYING = {  # on the map, so many pixels wide
    700: ("[data-figure]", "[data-token]", "[data-space]:has(.card)", "[data-ring]"),
    400: ("[data-count]", ".seal", ".card", ".coin"),
}
LOOKS = (
    ("board", "crowd", "light", 700),
    ("board-dark", "full_hand", "dark", 700),  # four regions ruined
    ("board-contrast", "five_and_full", "contrast", 700),
    ("small-board", "crowd", "light", 400),
    ("small-board-dark", "full_hand", "dark", 400),
)

# The map without letters, which are not the same everywhere, so and so wide.
ALONE = """(width) => {
  const sheet = new CSSStyleSheet();
  const bare = '.board text { visibility: hidden } .zoom { display: none !important }';
  sheet.replaceSync(`.fit { width: ${width}px !important } ${bare}`);
  document.adoptedStyleSheets = [sheet];
}"""

# What is wrong with what was opened over the map: it covers its region or the question, or one of them is not seen.
OPENED = """(region) => {
  const box = (css) => document.querySelector(css)?.getBoundingClientRect();
  const over = box('div.over.whole') ?? box('div.over'), prompt = box('.prompt'), land = box(`[data-land="${region}"]`);
  const danger = box('.table > .danger');
  const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1
    && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
  const wrong = [];
  if (!over || over.height < 100) return [`there is no room for it: ${over?.height}`];
  if (over.width < 225) wrong.push(`it is ${over.width} pixels wide`);
  if (meet(over, land)) wrong.push('it covers its region');
  if (meet(over, prompt)) wrong.push('it covers the question');
  const hand = document.querySelector('.hand:has(.can, .playable)')?.getBoundingClientRect();
  if (hand && document.querySelector('.desk, .side') && meet(over, hand)) wrong.push('it covers what can be played');
  const { left, top, right, bottom } = over;
  if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) wrong.push('it is cut');
  const edge = document.querySelector('.tall') ? (danger?.height ?? 0) - 1 : 0;
  if (land.top < edge) wrong.push('its region is above the window');
  if (meet(land, prompt) || land.bottom > innerHeight) wrong.push('its region is below the window');
  return wrong;
}"""


Windows = tuple[tuple[int, int], ...]


def through(page: Page, *scripts: str, what: str = "", windows: Windows = WINDOWS, hears: Windows = ()) -> None:
    """Nothing is wrong in any window, nor when the hand is opened where it is put away. In some, axe finds nothing."""
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        drawer = page.locator("button.drawer")
        for opened in (False, True) if PARTS in scripts else (False,):
            if opened:
                if not drawer.count():
                    continue
                drawer.dispatch_event("click")
                page.locator(".dock > .hand").wait_for()
            for script in scripts:
                right(page, script, f"{what} {width} × {height}{', the hand open' if opened else ''}")
            if (width, height) in hears:
                assert axe(page) == [], f"{what} {width} × {height}"
            if opened:
                drawer.dispatch_event("click")
                page.locator(".dock > .hand").wait_for(state="detached")


@pytest.mark.parametrize(
    ("position", "language", "hears"),
    [
        ("crowd", "en", FORMS),  # the same form has the same parts, whatever its size
        ("long_titles", "en", ()),
        ("full_hand", "fr", ()),
        ("five_and_full", "fr", ()),
        ("five_and_full", "ja", ()),
    ],
)
def test_everything_has_its_place_in_every_window(visit: Visit, position: str, language: str, hears: Windows) -> None:
    """Five Powers and a crowd, a full hand, long words: no part over another, nothing cut, all to be read."""
    page = visit("", locale=language)
    sit(page, prepared(page, position))
    through(page, *ALL, hears=hears)


def test_a_guide_takes_no_other_place(visit: Visit) -> None:
    """What it says about a game, and a lesson in the middle of it."""
    page = visit("", locale="fr")
    sit(page, prepared(page, "five_and_full"), guide=True)
    page.locator(".guide [data-hint]").wait_for()
    through(page, *ALL, what="hints", windows=(*FEW, (390, 844), (1440, 900)))

    page = visit("", locale="fr")
    sit(page, prepared(page, "round"))
    page.locator(".lesson button").first.dispatch_event("click")
    for n in (1, 2, 3):
        page.locator(f".lesson .way .on:nth-child({n})").wait_for(state="attached")
        if n < 3:
            page.locator(".lesson footer .ink").dispatch_event("click")
    through(page, *ALL, what="the lesson", windows=(*FEW, (390, 844), (1440, 900)))


@pytest.mark.parametrize(("position", "language"), [("crowd", "en"), ("five_and_full", "fr")])
def test_everything_has_its_place_when_all_is_twice_as_large(visit: Visit, position: str, language: str) -> None:
    """1920 × 1080, 1366 × 768 and 1280 × 720 at 200 %: half as many pixels of the page, each of them four."""
    page = visit("", locale=language, device_scale_factor=2)
    sit(page, prepared(page, position))
    assert page.evaluate("devicePixelRatio") == 2
    through(page, *ALL, windows=((960, 540), (683, 384), (640, 360)))


def test_whatever_is_opened_at_a_table_can_be_read(visit: Visit) -> None:
    """A region, what is explained about it, a card, who can win, the ledger, the list of all actions."""
    page = visit("", locale="fr")
    sit(page, prepared(page, "full_hand"))
    land, drawer = page.locator("[data-land=empire]"), page.locator("button.drawer")
    for width, height in FEW:
        page.set_viewport_size({"width": width, "height": height})

        def look(at: str, window: str = f"{width} × {height}") -> None:
            page.locator(at).first.wait_for()
            for script in READ:
                right(page, script, f"{at} at {window}")
            page.keyboard.press("Escape")
            expect(page.locator(at)).to_have_count(0)

        land.press("Enter")
        look("div.over section")
        land.focus()
        page.keyboard.press("i")
        look(".explain")
        page.locator(".danger .chip").click()
        look("[role=dialog], dialog")
        page.get_by_role("button", name="Décompte").click()
        look(".ledger")
        page.keyboard.press("a")
        look("dialog")
        if drawer.count():
            drawer.dispatch_event("click")
        page.locator(".slot .read").first.dispatch_event("click")
        look("div.over article")
        if drawer.count() and drawer.get_attribute("aria-expanded") == "true":
            drawer.dispatch_event("click")


def test_the_end_and_the_replay_can_be_read(visit: Visit, chronicle: str) -> None:
    page = named(visit("", locale="fr"), "Anna")
    go(page, f"/#table={chronicle}")
    page.locator("dialog").wait_for()
    through(page, *READ, what="the end", windows=FEW)
    page.goto("about:blank")
    go(page, f"/#replay={chronicle}?at=60")
    page.locator("[data-charts]").wait_for()
    through(page, *READ, what="the replay", windows=FEW)
    page.locator("[data-charts]").dispatch_event("click")
    page.locator("dialog").wait_for()
    through(page, *READ, what="the charts", windows=FEW)


def test_a_battle_leaves_its_region_free(visit: Visit) -> None:
    page = visit("")
    table = prepared(page, "hits_of_five")
    sit(page, table)
    region = state(page, table, "khorne")["ask"]["about"]["region"]
    for width, height in FEW:
        page.set_viewport_size({"width": width, "height": height})
        right(page, PARTS, f"{width} × {height}")
        right(page, OPENED, f"the battle at {width} × {height}", region)
        right(page, SMALL, f"the battle at {width} × {height}")


def test_an_open_region_stays_in_view(visit: Visit) -> None:
    page, _ = seated(visit, "khorne")
    regions = page.locator("[data-land]").evaluate_all("all => all.map((one) => one.dataset.land)")
    for width, height in FEW:
        page.set_viewport_size({"width": width, "height": height})
        for region in regions if (width, height) in ((360, 640), (1280, 720)) else ["empire"]:
            page.locator(f"[data-land={region}]").press("Enter")
            right(page, OPENED, f"{region} at {width} × {height}", region)
            page.keyboard.press("Escape")
            expect(page.locator("div.over section")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (360, 640), (1280, 720)])
def test_the_map_is_looked_at_closely_by_keys_wheel_pinch_and_mouse(visit: Visit, width: int, height: int) -> None:
    page = visit("", viewport={"width": width, "height": height}, has_touch=True)
    sit(page, prepared(page, "crowd"))
    board, lens = page.locator(".board"), page.locator(".lens")
    whole = board.bounding_box()
    assert whole
    if height < 720:
        expect(page.locator("[data-count]").first).to_be_visible()  # signs and counts
    assert axe(page) == []

    for _ in range(3):
        page.keyboard.press("+")
    near = board.bounding_box()
    assert near
    assert near["width"] > 2 * whole["width"]
    expect(page.locator("[data-figure]").first).to_be_attached()  # now it has room for all
    assert axe(page) == []
    view = lens.bounding_box()
    assert view
    before = lens.evaluate("(one) => one.scrollLeft")
    middle = (view["x"] + view["width"] / 2, view["y"] + view["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 40, middle[1], steps=4)
    page.mouse.up()
    page.wait_for_function("(x) => document.querySelector('.lens').scrollLeft < x - 20", arg=before)
    expect(page.locator("div.over section")).to_have_count(0)  # it was pulled and not pressed
    before = lens.evaluate("(one) => one.scrollLeft")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(x) => document.querySelector('.lens').scrollLeft > x", arg=before)
    page.locator("[data-land=badlands]").focus()  # who goes by keys sees where they are
    expect(page.locator("[data-land=badlands]")).to_be_in_viewport(ratio=0.3)
    page.keyboard.press("0")
    assert board.bounding_box() == whole

    corner = lens.bounding_box()
    assert corner
    x, y = corner["x"] + 150, corner["y"] + 150
    page.mouse.move(x, y)
    if width < height:
        page.keyboard.down("Control")  # else the page is scrolled
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function("(w) => document.querySelector('.board').clientWidth > w + 20", arg=whole["width"])
    page.keyboard.press("0")
    session = page.context.new_cdp_session(page)
    points = [[(x - 20, y), (x + 20, y)], [(x - 30, y), (x + 30, y)], [(x - 60, y), (x + 60, y)]]
    for kind, (one, two) in zip(("touchStart", "touchMove", "touchMove"), points, strict=True):
        touches = [{"x": px, "y": py, "id": n} for n, (px, py) in enumerate((one, two))]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    page.wait_for_function("(w) => document.querySelector('.board').clientWidth > 2 * w", arg=whole["width"])
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.get_by_role("button", name="Show the whole map").click()
    assert board.bounding_box() == whole


def alone(visit: Visit, position: str, theme: str, width: int) -> Page:
    """The map of a position, so wide and without letters."""
    page = visit("", viewport={"width": 1440, "height": 900}, **THEMES[theme])
    sit(page, prepared(page, position))
    page.evaluate(ALONE, width)
    page.wait_for_function("(wide) => document.querySelector('.board').clientWidth === wide", arg=width)
    page.locator("[data-count]" if width < 500 else "[data-figure]").first.wait_for(state="attached")
    return page


def shot(page: Page) -> bytes:
    return page.locator(".board").screenshot(animations="disabled")


@pytest.mark.parametrize(("name", "position", "theme", "width"), LOOKS)
def test_the_board_looks_as_it_did(visit: Visit, name: str, position: str, theme: str, width: int) -> None:
    page = alone(visit, position, theme, width)
    compared(visit(""), shot(page), PICTURES / f"{name}.png")


def test_a_picture_tells_what_is_missing_and_overlooks_edges(visit: Visit) -> None:
    """Whatever lies on the map is missed, in both sizes; that all lies a fraction of a pixel farther on is not seen."""
    blank = visit("")
    for width, signs in LYING.items():
        page = alone(visit, "crowd", "light", width)
        whole = shot(page)
        before = seen(blank, whole).small
        assert seen(blank, whole, before).same
        page.locator(".board").evaluate(MOVED, "0.4px 0.4px")
        moved = shot(page)
        assert moved != whole
        assert seen(blank, moved, before).same, seen(blank, moved, before)
        page.locator(".board").evaluate(MOVED, "")
        for sign in signs:
            one = page.locator(f".over {sign}:visible").last
            one.evaluate("(one) => (one.style.visibility = 'hidden')")
            found = seen(blank, shot(page), before)
            assert not found.same, f"{sign} at {width}: {found.share} {found.patch}"
            one.evaluate("(one) => (one.style.visibility = '')")


def test_pages_fit_every_window(visit: Visit) -> None:
    page = named(visit("", locale="fr"), "Anna")
    places = {"options": {"assign": "choice", "name": "Vendredi soir"}, "places": [{"me": True}]}
    room = api(page, "POST", "/api/tables", places)["table"]
    group = api(page, "POST", "/api/groups", {"name": "Les amis du vendredi soir"})
    told = ("/#/help", "/#/help/powers/nurgle", "/#/help/cards", "/#/learn", "/#/puzzles")
    people = ("/#/ratings", "/#/groups", f"/#group={group['id']}", f"/#join={group['key']}", f"/#table={room}")
    for path in ("/#/", "/#/new", "/#/analysis", "/#/settings", *told, *people):
        go(page, path)
        page.locator("main h1").first.wait_for()
        through(page, *READ, what=path, windows=((360, 640), (640, 360), (1280, 720)), hears=((1280, 720),))


def test_a_card_is_read_above_the_hand(visit: Visit) -> None:
    page, _ = seated(visit, "khorne", viewport={"width": 1280, "height": 720})
    slots = page.locator(".slot")
    for n in range(slots.count()):
        slots.nth(n).locator(".card").hover()
        whole = page.locator(".looked")
        expect(whole).to_contain_text(slots.nth(n).locator(".text").inner_text())
        box, prompt = whole.bounding_box(), page.locator(".prompt").bounding_box()
        below = slots.nth(n).bounding_box()
        assert box
        assert prompt
        assert below
        assert prompt["y"] + prompt["height"] < box["y"] < below["y"] - box["height"]
    page.mouse.move(5, 5)
    expect(page.locator(".looked")).to_have_count(0)


def test_what_one_asks_for_comes_into_view(visit: Visit) -> None:
    """The tab of the table begins with the people at it; an answer to “why?” is scrolled to."""
    page = visit("", viewport={"width": 1280, "height": 720})
    answered(page)
    last = page.locator(".log button[aria-expanded]").last
    last.evaluate("(why) => why.scrollIntoView({ block: 'end' })")
    last.click()
    answer = last.locator("+ .reason")
    expect(answer).not_to_have_text("")
    expect(answer).to_be_in_viewport(ratio=0.95)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("heading", name="At the table")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_of_followers_fits_a_phone(visit: Visit, language: str) -> None:
    page = visit("/#/help/powers/nurgle", locale=language, viewport={"width": 360, "height": 740})
    page.locator("table").wait_for()
    assert page.locator("table").evaluate(
        """(table) => {
          const sheet = table.closest('.leaf').getBoundingClientRect(), { left, right } = table.getBoundingClientRect();
          const cut = [...table.querySelectorAll('th, td')].filter((cell) => cell.scrollWidth > cell.clientWidth);
          return left > sheet.left + 10 && right < sheet.right - 10 && !cut.length;
        }"""
    )
