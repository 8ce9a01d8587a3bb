"""Somebody who sits at the table in a browser and decides by clicking what is lit, or by keys alone."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import PATIENCE, api

OVER = "The game is over"
MINE = ".text.mine"

# A point of an element where a click would land on it and on nothing else.
POINT = """([selector, share]) => {
  const all = [...document.querySelectorAll(selector)];
  for (let k = 0; k < all.length; k++) {
    const node = all[(k + Math.floor(share * all.length)) % all.length];
    const box = node.getBoundingClientRect();
    const shares = [[.5, .5], [.5, .85], [.2, .5], [.8, .5], [.5, .15], [.3, .3], [.7, .7], [.7, .3], [.1, .9]];
    for (const [across, down] of shares) {
      const x = box.left + box.width * across, y = box.top + box.height * down;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit && (node === hit || node.contains(hit))) return [x, y];
    }
  }
  return null;
}"""

# How this device likes its table.
PREFER = """(chosen) => {
  localStorage["ruinous.play"] = JSON.stringify({...JSON.parse(localStorage["ruinous.play"] ?? "{}"), ...chosen});
}"""

# What can be clicked now: on the board, in the hand, in a list.
LIT = {
    "land": "path.land.can",
    "figure": "svg [data-figure].can",
    "space": "svg [data-space].can",
    "token": "svg [data-token].can",
    "card": ".slot .card.playable",
    "piece": ".piece.can",
    "list": ".over [data-do]",
    "word": ".buttons [data-do]",
}


def quick(
    page: Page,
    power: str = "khorne",
    level: str = "random",
    name: str = "Anna",
    look: bool = True,
    ledger: bool = False,
) -> str:
    """A game against bots, and the page at its table (unless it need not look) when the first turn has come."""
    api(page, "POST", "/api/identity", {"name": name})
    table = str(api(page, "POST", "/api/tables/quick", {"power": power, "level": level})["table"])
    come_to_turn(page, table, power)
    if look:
        sit(page, table, ledger)
    return table


def my_turn(page: Page, table: str, seat: str) -> None:
    """The page when the turn of a seat has come."""
    come_to_turn(page, table, seat)
    page.locator(f"{MINE}[data-asked=turn]").wait_for()


def come_to_turn(page: Page, table: str, seat: str) -> None:
    """Whatever else is asked of a seat first is answered past the page."""
    for _ in range(400):
        ask = state(page, table, seat)["ask"]
        if ask and ask["seat"] == seat:
            if ask["kind"] == "turn":
                break
            press(page, table, ask["actions"][0]["do"], seat)
        else:
            page.wait_for_timeout(10)


def sit(page: Page, table: str, ledger: bool = False) -> None:
    """The page at a table; unless it is wanted, the ledger of a round does not open over what is to be clicked."""
    page.goto(f"/#table={table}")
    page.evaluate(PREFER, {"ledger": ledger})
    page.reload()
    page.locator("[data-asked]").wait_for(timeout=PATIENCE)


def state(page: Page, table: str, seat: str | None = None) -> Any:
    """What the server tells the person of the page."""
    return api(page, "GET", f"/api/tables/{table}" + (f"?seat={seat}" if seat else ""))["state"]


def press(page: Page, table: str, action: str, seat: str) -> None:
    """Decide past the page."""
    version = state(page, table)["table"]["version"]
    body = {"do": "play", "action": action, "version": version, "seat": seat}
    api(page, "POST", f"/api/tables/{table}/do", body)


def round_of(page: Page, table: str, seat: str, number: int) -> None:
    """Let the game go on past the page until that round, and until that seat must decide."""
    while True:
        told = state(page, table, seat)
        due = told["ask"] and told["ask"]["seat"] == seat
        if due and told["game"]["round"] >= number:
            return
        if due:
            press(page, table, told["ask"]["actions"][0]["do"], seat)


def finish(page: Page, table: str) -> None:
    """Let bots play the game to its end."""
    api(page, "POST", f"/api/tables/{table}/do", {"do": "hand", "bot": "random"})
    for _ in range(600):
        if state(page, table)["table"]["state"] == "over":
            return
        page.wait_for_timeout(50)
    raise AssertionError("The bots did not finish the game.")


def waits(page: Page) -> str:
    """What the page waits for: mine, theirs or over."""
    found = page.wait_for_function(
        f"""() => document.querySelector('dialog h2')?.textContent === {OVER!r} ? 'over'
        : document.querySelector({MINE!r}) ? 'mine' : null""",
        timeout=PATIENCE,
    )
    return str(found.json_value())


def click(page: Page, kind: str, share: float = 0.0) -> bool:
    """A real click on something that is lit; False if nothing of that kind can be reached."""
    point = page.evaluate(POINT, [LIT[kind], share])
    if point is None:
        return False
    page.mouse.click(*point)
    return True


def click_when_lit(page: Page, kind: str, share: float = 0.0) -> None:
    """The same as soon as something of that kind is lit and nothing lies over it."""
    page.wait_for_function(f"(at) => ({POINT})(at) !== null", arg=[LIT[kind], share], timeout=PATIENCE)
    assert click(page, kind, share)


def decide(page: Page, random: Random, haste: float = 0.45) -> None:
    """One click towards a decision; with `haste` the question is answered with a word, if it can be."""
    lit = page.evaluate(
        "lit => Object.entries(lit).filter(([, css]) => document.querySelector(css)).map(([kind]) => kind)", LIT
    )
    kinds = [kind for kind in lit if kind != "word"]
    random.shuffle(kinds)
    if "word" in lit and (not kinds or random.random() < haste):
        kinds.insert(0, "word")
    clicked = any(click(page, kind, random.random()) for kind in kinds)
    if not clicked:  # an answer travels, something moves, or it is somebody else's turn by now
        for _ in range(100):
            page.wait_for_timeout(100)
            if not page.locator(MINE).count() or page.evaluate(POINT, [", ".join(LIT.values()), 0]):
                return
        raise AssertionError("Nothing can be clicked.")
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        confirm.click()
    refusal = page.locator(".reason[role=alert]")
    if refusal.count():
        text = refusal.first.inner_text()
        assert not text, f"{clicked}: {text}"


def seat_of(page: Page, table: str, person: str) -> list[str]:
    places = state(page, table)["table"]["places"]
    return [place["power"] for place in places if place["person"] and place["person"]["name"] == person]
