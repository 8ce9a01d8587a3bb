"""Somebody who sits at the table in a browser and decides by clicking what is lit, or by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.kit.mirror import Mirror
from tests.web.kit.pages import PATIENCE, Visit, api, go, named, prefer, until

THREE = ("khorne", "nurgle", "tzeentch")
BOLD = ("summon", "play")  # what a turn is told with
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


def quick(page: Page, power: str = "khorne", level: str = "random", name: str = "Anna") -> str:
    """A game against bots whose first turn has come."""
    named(page, name)
    table = str(api(page, "POST", "/api/tables/quick", {"power": power, "level": level})["table"])
    come_to_turn(page, table, power)
    return table


def seated(
    visit: Visit, power: str = "khorne", level: str = "random", ledger: bool = False, **options: Any
) -> tuple[Page, str]:
    """Somebody at the table of a game against bots, when the first turn has come: the page, and the table."""
    page = visit("", **options)
    table = quick(page, power, level)
    sit(page, table, ledger)
    return page, table


def prepared(page: Page, position: str) -> str:
    """A game that stands at a prepared position; its table."""
    named(page, "Anna")
    return str(api(page, "POST", "/api/tables/lesson", {"lesson": position})["table"])


def answered(page: Page) -> str:
    """The page at a table where it is Khorne's turn and bots that can say why have had one."""
    table = quick(page, "khorne", "scripted")
    while not any(event["what"] in BOLD and event["power"] != "khorne" for event in log_of(page, table, "khorne")):
        press(page, table, due(page, table, "khorne")["ask"]["actions"][0]["do"], "khorne")
        come_to_turn(page, table, "khorne")
    sit(page, table)
    return table


def hot_seat(page: Page, *bots: str, powers: tuple[str, ...] = THREE) -> str:
    """A game of three at one device, but for the bots, which come last; its table."""
    named(page, "Household")
    places = [{"me": True}] * (len(powers) - len(bots)) + [{"bot": bot} for bot in bots]
    body = {"options": {"hot_seat": True, "powers": powers, "players": len(powers)}, "places": places, "start": True}
    return str(api(page, "POST", "/api/tables", body)["table"])


def first_turn(page: Page, table: str) -> None:
    """Whatever is asked before the first turn is answered past the page, for everybody at one device."""

    def has_come() -> bool:
        ask = state(page, table)["ask"]
        if ask["kind"] != "turn" and (mine := state(page, table, ask["seat"])["ask"])["actions"]:
            press(page, table, mine["actions"][0]["do"], ask["seat"])
        return bool(ask["kind"] == "turn")

    until(page, has_come, "Nobody has a turn.")


def sit(page: Page, table: str, ledger: bool = False, **liking: object) -> None:
    """The page at a table. Unless it is wanted, no ledger opens over what is clicked; nobody decides but the test."""
    prefer(page, **{"ledger": ledger, "forced": False, **liking})
    if page.url.startswith("http"):
        page.goto("about:blank")  # whoever it was for has a name or a table by now
    go(page, f"/#table={table}")
    page.locator("[data-asked]").wait_for()


def state(page: Page, table: str, seat: str | None = None) -> Any:
    """What the server tells the person of the page."""
    return api(page, "GET", f"/api/tables/{table}" + (f"?seat={seat}" if seat else ""))["state"]


def log_of(page: Page, table: str, seat: str) -> list[Any]:
    """All that a seat has been told."""
    return list(api(page, "GET", f"/api/tables/{table}?seat={seat}&since=0")["events"])


def due(page: Page, table: str, seat: str) -> Any:
    """What a seat is told when it must decide, or when the game is over."""
    told: Any = None

    def is_due() -> bool:
        nonlocal told
        told = state(page, table, seat)
        return told["table"]["state"] == "over" or bool(told["ask"] and told["ask"]["seat"] == seat)

    until(page, is_due, f"{seat} is never asked.")
    return told


def my_turn(page: Page, table: str, seat: str) -> None:
    """The page when the turn of a seat has come."""
    come_to_turn(page, table, seat)
    page.locator(f"{MINE}[data-asked=turn]").wait_for()


def come_to_turn(page: Page, table: str, seat: str) -> None:
    """Whatever else is asked of a seat first is answered past the page."""
    while (ask := due(page, table, seat)["ask"])["kind"] != "turn":
        press(page, table, ask["actions"][0]["do"], seat)


def round_of(page: Page, table: str, seat: str, number: int) -> None:
    """Let the game go on past the page until that round, and until that seat must decide."""
    while (told := due(page, table, seat))["game"]["round"] < number:
        press(page, table, told["ask"]["actions"][0]["do"], seat)


def press(page: Page, table: str, action: str, seat: str) -> None:
    """Decide past the page."""
    version = state(page, table)["table"]["version"]
    body = {"do": "play", "action": action, "version": version, "seat": seat}
    api(page, "POST", f"/api/tables/{table}/do", body)


def newer(page: Page, table: str, version: int) -> None:
    """Wait until a table has gone beyond a version."""
    until(page, lambda: state(page, table)["table"]["version"] > version, f"{version} is the last version.")


def finish(page: Page, table: str, bot: str = "random") -> None:
    """Let bots play the game to its end."""
    api(page, "POST", f"/api/tables/{table}/do", {"do": "hand", "bot": bot})
    until(page, lambda: state(page, table)["table"]["state"] == "over", "The bots did not finish the game.")


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


# Counts the answers that a page has sent.
SENT = """() => {
  window.sent = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).command?.do === 'play') window.sent += 1;
    return send.call(this, text);
  };
}"""
# Whether the parts of the table that come after the first sight of it are there.
WHOLE = """() => ['Stage', 'Planner', 'Ledger', 'Victory'].every((part) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}-`)))"""
# What is lit. A list that has just opened has its place and its height after a frame.
SHOWN = """async (lit) => {
  await new Promise((placed) => requestAnimationFrame(() => requestAnimationFrame(placed)));
  return Object.entries(lit).filter(([, css]) => document.querySelector(css)).map(([kind]) => kind);
}"""


def read_hints(page: Page) -> set[str]:
    """Read what there is to read, and put it away with one key; what it was."""
    read = set()
    while page.locator("[data-hint]").count():
        id = str(page.locator("[data-hint]").get_attribute("data-hint"))
        read.add(id)
        page.keyboard.press("g")
        expect(page.locator(f"[data-hint='{id}']")).to_have_count(0)
    return read


class Player:
    """Somebody who plays in the browser. Each decision has a chance of its own, however quick page and server are."""

    def __init__(self, page: Page, seat: str, luck: int, table: str = "") -> None:
        """Before the page is at its table."""
        self.page = page
        self.seat = seat
        self.luck = luck
        self.mirror = Mirror(page, table)
        page.add_init_script(f"({SENT})()")

    def asked(self) -> str:
        """What is asked, when something is and the page shows it; nothing when the game is over."""
        self.mirror.settled(self.seat)
        self.page.wait_for_function(WHOLE)
        return "" if self.mirror.over else self.mirror.question[0]

    def chance(self) -> Random:
        return Random(f"{self.luck} {self.mirror.version}")

    def answer(self, step: Callable[[Random], None]) -> None:
        """Step by step until an answer is sent, and has come back."""
        random, version, sent = self.chance(), self.mirror.version, self.page.evaluate("window.sent")
        for _ in range(30):
            step(random)
            if self.page.evaluate("window.sent") > sent:
                self.mirror.newer(version)
                return
        raise AssertionError(f"{self.mirror.question} is not answered.")

    def decide(self, haste: float = 0.45) -> None:
        """A decision by clicks; with `haste` the question is answered with a word, if it can be."""
        self.answer(lambda random: clicked(self.page, random, haste))


def clicked(page: Page, random: Random, haste: float) -> None:
    """One click towards a decision."""
    assert tried(page, random, haste), "Nothing can be clicked."
    refusal = page.locator(".reason[role=alert]")
    assert not refusal.count(), refusal.first.inner_text()


def tried(page: Page, random: Random, haste: float) -> bool:
    """The same, if anything is lit."""
    lit = page.evaluate(SHOWN, LIT)
    kinds = [kind for kind in lit if kind != "word"]
    random.shuffle(kinds)
    if "word" in lit and (not kinds or random.random() < haste):
        kinds.insert(0, "word")
    found = any(click(page, kind, random.random()) for kind in kinds)
    sure(page)
    return found


def sure(page: Page) -> None:
    """What is asked again before it is sent is confirmed."""
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        confirm.click()
