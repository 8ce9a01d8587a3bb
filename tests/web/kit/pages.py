"""Pages that tolerate no error, and what every test does with them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.web.kit.chance import COOKIE, IN_PAGE, in_tab
from tools.browser import ROOT

PATIENCE = 20_000  # milliseconds; a busy machine is slow
LOADED = "main:not([aria-busy=true])"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "viewport": {"width": 1280, "height": 900},
    "reduced_motion": "reduce",
    "service_workers": "block",  # they would fetch the page a second time; their own tests want them
}
KEPT: dict[str, Any] = {"service_workers": "allow"}
BLOCKED = "Service Worker registration blocked"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
expect.set_options(timeout=PATIENCE)

# How this device likes its table, unless it has been told otherwise.
PREFER_ONCE = """(chosen) => {
  if (location.protocol === 'about:' || sessionStorage.told) return;
  sessionStorage.told = 1;
  localStorage["ruinous.play"] = JSON.stringify({...JSON.parse(localStorage["ruinous.play"] ?? "{}"), ...chosen});
}"""

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLORS = ["color-contrast", "link-in-text-block"]  # the rules that depend on the theme
FOUND = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((one) => `${id}: ${one.target} ${one.failureSummary ?? ""}`));
}"""


# The theme is there, and nothing is on its way to it any more.
THEMED = """(scheme) => document.documentElement.dataset.theme === scheme
  && !document.getAnimations().some((one) => one instanceof CSSTransition)"""

# Everything takes a fiftieth of its time but what keeps the connection alive.
FASTER = """() => {
  const usual = window.setTimeout;
  window.setTimeout = (does, ms = 0, ...rest) => usual(does, ms < 5000 ? ms / 50 : ms, ...rest);
}"""

# Counts the requests that a page waits for.
ASKING = """() => {
  const fetched = window.fetch;
  window.asking = 0;
  window.fetch = (...request) => {
    window.asking += 1;
    return fetched(...request).finally(() => (window.asking -= 1));
  };
}"""
CALM = """() => new Promise((calm) => {
  const look = () => (window.asking || document.querySelector('main [aria-busy=true]')
    ? setTimeout(look, 10) : requestAnimationFrame(() => requestAnimationFrame(calm)));
  look();
})"""


class Watchman:
    """Notes whatever a page does that it must not do."""

    def __init__(self, home: str, expected: tuple[str, ...]) -> None:
        self.home = urlsplit(home).netloc
        self.expected = expected
        self.faults: list[str] = []

    def watch(self, page: Page) -> None:
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", self.request)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.home:
            self.faults.append(f"a request to {request.url}")

    def check(self) -> None:
        left = [fault for fault in self.faults if not any(word in fault for word in self.expected)]
        assert not left, left


class Contexts:
    """Contexts of a browser, emptied after use: what they have loaded of the page they need not load again."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = {}

    def take(self, options: dict[str, Any]) -> BrowserContext:
        free = self.free.get(json.dumps(options, sort_keys=True))
        if free:
            return free.pop()
        context = self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(IN_PAGE)
        return context

    def give_back(self, context: BrowserContext, options: dict[str, Any]) -> None:
        """Nothing stays of whoever has used it: no page, no cookie, nothing stored."""
        for page in context.pages:
            page.close()
        everything = {"origin": options["base_url"], "storageTypes": "all"}
        blank = context.new_page()
        context.new_cdp_session(blank).send("Storage.clearDataForOrigin", everything)
        blank.close()
        context.clear_cookies()
        self.free.setdefault(json.dumps(options, sort_keys=True), []).append(context)


class Visit:
    """Opens pages, each in a context of its own, all with the same luck.

    Errors in the console, blocked styles and foreign requests fail it.
    """

    def __init__(self, contexts: Contexts, home: str, luck: str) -> None:
        self.contexts = contexts
        self.home = home
        self.luck = sha256(luck.encode()).hexdigest()[:16]
        self.in_tab = in_tab(self.luck)
        self.odd: list[BrowserContext] = []
        self.opened: list[tuple[BrowserContext, dict[str, Any], Watchman]] = []

    def __call__(
        self, path: str = "/", *, home: str = "", expect: tuple[str, ...] = (), clock: bool = False, **options: Any
    ) -> Page:
        """A page with an address before it; without one ("") it is blank and only its person can be given a name.

        `clock`: its time can be held, by `page.clock`; nobody uses the context after it.
        """
        home = home or self.home
        options = {**USUAL, **options, "base_url": home}
        context = self.contexts.take(options)
        context.add_cookies([{"name": COOKIE, "value": self.luck, "url": home}])
        watchman = Watchman(home, expect)
        self.opened.append((context, options, watchman))
        context.on("page", self.in_tab)
        if clock:
            context.clock.install()
            self.odd.append(context)
        page = context.new_page()
        watchman.watch(page)
        if path:
            go(page, path)
        return page

    def close(self) -> None:
        for context, options, _ in self.opened:
            context.remove_listener("page", self.in_tab)
            if context in self.odd:
                context.close()
            else:
                self.contexts.give_back(context, options)
        for *_, watchman in self.opened:
            watchman.check()


def go(page: Page, path: str) -> None:
    page.goto(path, wait_until="commit")
    page.locator(LOADED).wait_for(state="attached")


def prefer(page: Page, **chosen: object) -> None:
    """How this device likes its table, from the next load on; what is chosen later stays."""
    page.add_init_script(f"({PREFER_ONCE})({json.dumps(chosen)})")


def api(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request as the person of the page."""
    csrf = next((cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "ruinous_csrf"), "")
    answer = page.request.fetch(
        path,
        method=method,
        headers={"x-ruinous-csrf": csrf, "content-type": "application/json"},
        data=json.dumps(body) if body is not None else None,
    )
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def named(page: Page, name: str) -> Page:
    """The page, and a name for its person; a page that is open already learns of it when it is loaded next."""
    api(page, "POST", "/api/identity", {"name": name})
    return page


def signed_in(visit: Visit, name: str, path: str = "/", **options: Any) -> Page:
    """A page of somebody who has this name."""
    page = named(visit("", **options), name)
    go(page, path)
    page.locator("header").get_by_role("link", name=name).wait_for()
    return page


def calm(page: Page) -> None:
    """Wait until a page, in whose context requests are counted, has what it asked for and shows it."""
    page.locator(LOADED).wait_for(state="attached")
    page.evaluate(CALM)


def until(page: Page, condition: Callable[[], object], what: str) -> None:
    """Wait until something is so that no page can be asked for."""
    end = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < end, what
        page.wait_for_timeout(10)


def axe(page: Page, dark: bool = False) -> list[str]:
    """What axe finds against WCAG 2.2 AA and its best practices; if asked, about the colors in the dark too."""
    assert AXE.exists(), "axe-core is missing: run npm ci in web/"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = list(page.evaluate(FOUND, {"type": "tag", "values": WCAG}))
    if dark:
        turn(page, "dark")
        found += page.evaluate(FOUND, {"type": "rule", "values": COLORS})
        turn(page, "light")
    return found


def turn(page: Page, scheme: Literal["light", "dark"]) -> None:
    """Day or night comes over the device, and the page has followed."""
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function(THEMED, arg=scheme)
