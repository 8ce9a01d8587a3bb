"""The pictures of cards: on the board with cost and name, opened where they lie; fetched when wanted, and small."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.kit.looking import right
from tests.web.kit.pages import Visit, go
from tests.web.kit.playing import hot_seat, prepared, press, sit, state
from tools.browser import ROOT

BUDGET = 250_000  # bytes, gzipped: all pictures together
STATIC = ROOT / "src" / "ruinous" / "server" / "static" / "assets"
DECKS = ROOT / "web" / "src" / "art" / "vignettes"

# The windows that are met most, and how large pictures are there at least: no map of signs and counts.
WINDOWS = ((1280, 720, 36), (1366, 768, 38), (1024, 768, 38), (1440, 900, 42), (1920, 1080, 48))

# What cannot be told at a glance of the cards on the board.
GLANCE = """([least, cards]) => {
  const wrong = [], lie = [...document.querySelectorAll('.over [data-space]:has([data-picture])')];
  const box = (node) => node.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1.5
    && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1.5;
  const others = [...document.querySelectorAll('.over :is([data-plate], [data-ring], .leader, .seal, .said)')];
  if (lie.length !== cards) wrong.push(`${lie.length} cards lie there`);
  for (const card of lie) {
    const { space } = card.dataset, [picture, name] = ['.frame', '.title'].map((css) => box(card.querySelector(css)));
    const words = [...card.querySelectorAll('.title text')];
    if (Math.min(picture.width, picture.height) < least) wrong.push(`${space}: a picture of ${picture.width} pixels`);
    if (!words.length || !card.querySelector('.number').textContent) wrong.push(`${space} has no name or no cost`);
    for (const text of [...words, ...card.querySelectorAll('.number')]) {
      const high = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d;
      const narrow = text.getAttribute('textLength');
      text.removeAttribute('textLength'); // for a moment, to measure it as it would be
      const wide = text.getComputedTextLength();
      if (narrow) text.setAttribute('textLength', narrow);
      if (high < 11.9) wrong.push(`${space}: “${text.textContent}” is ${high} pixels high`);
      if (narrow < 0.7 * wide && narrow) wrong.push(`${space}: “${text.textContent}” is squeezed by ${wide / narrow}`);
    }
    const board = box(document.querySelector('.board'));
    if (name.left < board.left || name.right > board.right || name.bottom > board.bottom) wrong.push(`${space} is cut`);
    const parts = (one) => [...one.querySelectorAll('.paper, .title')];
    const near = [...others, ...lie.filter((one) => one !== card).flatMap(parts)];
    for (const one of [...near, card.querySelector('.title')])
      if (meet(picture, box(one))) wrong.push(`${space} is under ${one.getAttribute('class')}`);
    for (const one of near)
      if (meet(name, box(one))) wrong.push(`the name at ${space} meets ${one.getAttribute('class')}`);
  }
  return wrong;
}"""


def played(page: Page) -> tuple[str, Any]:
    """Three at one device, after the first card was played: the space it lies in, and the card."""
    table = hot_seat(page)
    while True:
        seat = state(page, table)["ask"]["seat"]
        shown = state(page, table, seat)
        actions = shown["ask"]["actions"]
        play = next((one for one in actions if one["kind"] == "play"), None)
        press(page, table, (play or actions[0])["do"], seat)
        if play:
            break
    go(page, f"/#table={table}")
    page.get_by_role("button", name="I am here").click()
    page.locator(".text.mine").wait_for()
    for region, land in state(page, table)["game"]["regions"].items():
        for space, card in zip("lr", land["spaces"], strict=False):
            if card:
                return f"{region}.{space}", card
    raise AssertionError("no card lies on the board")


def test_a_card_on_the_board_shows_itself_and_opens_in_place(visit: Visit) -> None:
    page = visit("", viewport={"width": 1440, "height": 900})
    space, card = played(page)
    lies = page.locator(f".over [data-space='{space}']")
    picture = lies.locator(f"[data-picture='{card['card']}']")
    expect(picture.locator("path").nth(5)).to_be_attached()  # it has come, and is more than a sign
    expect(picture).to_have_attribute("aria-hidden", "true")
    data = next(one for one in page.request.get("/api/reference").json()["cards"] if one["id"] == card["card"])
    expect(lies.locator(".number").first).to_have_text(str(data["cost"]))
    assert "".join(lies.locator(".title text").all_text_contents()).replace(" ", "") == data["name"].replace(" ", "")

    box = picture.bounding_box()
    assert box
    assert min(box["width"], box["height"]) > 24
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    opened = page.locator(".explain[role=dialog]")
    expect(opened.locator(f"article [data-picture='{card['card']}']")).to_be_visible()
    expect(opened.locator("article .text").first).to_have_text(data["text"])
    expect(picture).to_be_visible()  # nothing else has opened over the map
    expect(page.locator("[role=alert], .sheet .close")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


@pytest.mark.parametrize(
    ("position", "language", "cards"), [("crowd", "en", 5), ("crowd", "ja", 5), ("hits_of_five", "fr", 10)]
)
def test_cards_on_the_board_are_told_at_a_glance(visit: Visit, position: str, language: str, cards: int) -> None:
    """Picture, cost and name of each, nothing over them, in the windows that are met most."""
    page = visit("", locale=language, viewport={"width": 1280, "height": 720})
    sit(page, prepared(page, position))
    for width, height, least in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        right(page, GLANCE, f"{width} × {height}", [least, cards])


def test_a_greater_daemon_is_shown_where_it_is_explained(visit: Visit) -> None:
    page = visit("", viewport={"width": 1440, "height": 900})
    sit(page, prepared(page, "crowd"))
    page.locator("[data-region=bretonnia] [data-figure^=Sd]").hover()
    opened = page.locator(".explain")
    expect(opened.locator(".face [data-picture='slaanesh.keeper_of_secrets'] path").nth(5)).to_be_visible()
    expect(opened.locator("h2")).to_contain_text("Keeper of Secrets")


def test_every_picture_together_weighs_little_and_comes_in_decks() -> None:
    decks = [file.stem for file in DECKS.glob("*.ts") if file.stem != "index"]
    assert len(decks) > 10
    sizes = {}
    for name in (*decks, "motifs", "engraving", "vignettes"):
        (built,) = [file for file in STATIC.glob(f"{name}-*.js") if re.fullmatch(rf"{name}-[\w-]{{8}}\.js", file.name)]
        sizes[name] = len(gzip.compress(built.read_bytes()))
    assert min(sizes[deck] for deck in decks) > 500
    assert sum(sizes.values()) <= BUDGET, sizes
