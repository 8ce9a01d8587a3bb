"""Pictures of the main pages for looking at: python -m tools.screenshots OUT [NAME …]."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from tools.browser import CannotShow, Server, browsing, serving

WIDE = (1440, 900)
PHONE = (360, 740)
SCREENS: dict[str, tuple[int, int]] = {"": WIDE, "phone": PHONE, "tablet": (820, 1100), "ultra": (2560, 1080)}


class Studio:
    """One server, one browser, and tables prepared for pictures."""

    def __init__(self, server: Server, browser: Browser, out: Path) -> None:
        self.server = server
        self.browser = browser
        self.out = out

    def page(self, size: tuple[int, int] = WIDE, dark: bool = False, language: str = "en") -> Page:
        context = self.browser.new_context(
            base_url=self.server.url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce",
            has_touch=size[0] < 600,
        )
        return context.new_page()

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        page.wait_for_timeout(300)  # what was just asked for arrives
        path = self.out / f"{name}.png"
        page.screenshot(path=path, full_page=whole)
        print(path)

    def api(self, page: Page, method: str, path: str, body: Any = None) -> Any:
        """A request as the page's person."""
        csrf = next((c["value"] for c in page.context.cookies() if c["name"] == "ruinous_csrf"), "")
        answer = page.request.fetch(
            path,
            method=method,
            headers={"x-ruinous-csrf": csrf, "content-type": "application/json"},
            data=json.dumps(body) if body is not None else None,
        )
        if not answer.ok:
            raise CannotShow(f"{method} {path}: {answer.text()}")
        return answer.json() if answer.body() else None

    def person(self, page: Page, name: str) -> None:
        self.api(page, "POST", "/api/identity", {"name": name})

    def quick(self, page: Page, **more: Any) -> str:
        table: str = self.api(page, "POST", "/api/tables/quick", {"power": "khorne", "level": "novice", **more})[
            "table"
        ]
        return table

    def state(self, page: Page, table: str) -> Any:
        return self.api(page, "GET", f"/api/tables/{table}")["state"]

    def play_on(self, page: Page, table: str, until: Callable[[Any], bool]) -> None:
        """Let a bot decide for everybody until something is so; the seat is ours again then."""
        if self.state(page, table)["table"]["state"] == "over":
            return
        self.api(page, "POST", f"/api/tables/{table}/do", {"do": "hand", "bot": "novice"})
        for _ in range(2400):
            state = self.state(page, table)
            if until(state) or state["table"]["state"] == "over":
                break
            page.wait_for_timeout(25)
        if state["table"]["state"] != "over":
            self.api(page, "POST", f"/api/tables/{table}/do", {"do": "return"})

    def decide(self, page: Page, table: str, until: Callable[[Any], bool]) -> None:
        """Decide for Khorne, boldly and always in the same way, until something is so."""
        chance = Random(7)
        for n in range(3000):
            shown = self.api(page, "GET", f"/api/tables/{table}?seat=khorne")
            state, ask = shown["state"], shown["state"]["ask"]
            if until(state) or state["table"]["state"] == "over":
                return
            if not ask or "actions" not in ask:
                page.wait_for_timeout(25)
                continue
            bold = [action for action in ask["actions"] if action["do"] != "pass"] or ask["actions"]
            command = {
                "do": "play",
                "action": chance.choice(bold)["do"],
                "version": shown["version"],
                "key": f"shot{n}",
            }
            self.api(page, "POST", f"/api/tables/{table}/do", command)


# --- the pictures -------------------------------------------------------------------------------------------------


def lobby(studio: Studio) -> None:
    host = studio.page()
    studio.person(host, "Marguerite")
    for name, options in (
        ("Friday table", {"access": "open", "name": "Friday table"}),
        ("Slow and deadly", {"access": "open", "pace": "web", "assign": "draft", "name": "Slow and deadly"}),
    ):
        studio.api(host, "POST", "/api/tables", {"options": options, "places": [{"me": True}], "key": name})
    bots = [{"me": True}, *({"bot": "random"} for _ in range(3))]
    studio.api(host, "POST", "/api/tables", {"options": {"access": "open"}, "places": bots, "start": True})
    for name, size, dark in (("lobby", WIDE, False), ("lobby-dark", WIDE, True), ("lobby-phone", PHONE, False)):
        page = studio.page(size, dark)
        studio.person(page, "Anselm")
        studio.quick(page)
        page.goto("/")
        page.get_by_text("Friday table").wait_for()
        studio.take(page, name, whole=size is PHONE)
    page = studio.page()
    page.goto("/")
    page.get_by_text("Friday table").wait_for()
    studio.take(page, "lobby-newcomer")


def pages(studio: Studio) -> None:
    for suffix, size, dark in (("", WIDE, False), ("-dark", WIDE, True), ("-phone", PHONE, True)):
        page = studio.page(size, dark)
        studio.person(page, "Anselm")
        table = studio.api(page, "POST", "/api/tables", {"options": {"assign": "choice"}, "places": [{"me": True}]})
        for name, hash_ in (
            ("new", "#/new"),
            ("room", f"#table={table['table']}"),
            ("settings", "#/settings"),
            ("help", "#/help"),
            ("rules", "#/help/rules/R9.2"),
            ("cards", "#/help/cards"),
            ("card", "#/help/cards/khorne.blood_frenzy"),
            ("powers", "#/help/powers/nurgle"),
            ("missing", "#table=nosuchtable"),
        ):
            page.goto(f"/{hash_}")
            page.locator("main h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            studio.take(page, name + suffix)


def languages(studio: Studio) -> None:
    for language in ("fr", "ja"):
        page = studio.page(language=language)
        studio.person(page, "Anselm")
        for name, hash_ in (("lobby", "#/"), ("new", "#/new"), ("powers", "#/help/powers/slaanesh")):
            page.goto(f"/{hash_}")
            page.locator("main h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            studio.take(page, f"{name}-{language}")


def board(studio: Studio) -> None:
    owner = studio.page()
    studio.person(owner, "Anselm")
    table = studio.quick(owner)
    cookies = owner.context.cookies()

    def show(name: str) -> None:
        for suffix, size in SCREENS.items():
            for dark in (False, True):
                if dark and suffix not in ("", "phone"):
                    continue
                page = studio.page(size, dark)
                page.context.add_cookies(cookies)  # type: ignore[arg-type]
                page.goto(f"/#table={table}")
                page.locator("main svg").first.wait_for()
                page.wait_for_load_state("networkidle")
                studio.take(page, "-".join(filter(None, (name, suffix, "dark" if dark else ""))))
                page.context.close()

    show("start")
    studio.play_on(owner, table, lambda state: state["game"]["round"] >= 3 and state["game"]["phase"] == "summoning")
    show("middle")
    studio.decide(
        owner, table, lambda state: state["ask"] and state["ask"]["kind"] == "assign" and "actions" in state["ask"]
    )
    show("battle")
    studio.play_on(owner, table, lambda state: False)
    show("over")
    page = studio.page()
    page.goto(f"/#/replay={table}")
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    studio.take(page, "replay")


SETS: dict[str, Callable[[Studio], None]] = {"lobby": lobby, "pages": pages, "languages": languages, "board": board}


def main(arguments: list[str]) -> int:
    unknown = [name for name in arguments[1:] if name not in SETS]
    if not arguments or unknown:
        print(f"Say where the pictures go: python -m tools.screenshots OUT [{' '.join(SETS)}]")
        return 2
    out = Path(arguments[0])
    out.mkdir(parents=True, exist_ok=True)
    try:
        with serving() as server, browsing() as browser:
            for name in arguments[1:] or SETS:
                SETS[name](Studio(server, browser, out))
    except CannotShow as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
