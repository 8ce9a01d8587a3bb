"""A real server process, a real Chromium, and pages that tolerate no error."""

import json
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tools.browser import ROOT, Server, browsing, serving

PATIENCE = 20_000  # milliseconds; a busy machine is slow
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with serving() as server:
        yield server


@pytest.fixture(scope="module")  # while it is open its thread has a running event loop, which other tests cannot bear
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


class Watchman:
    """Notes whatever a page does that it must not do."""

    def __init__(self, home: str) -> None:
        self.home = urlsplit(home).netloc
        self.faults: list[str] = []
        self.expected: tuple[str, ...] = ()

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.home:
            self.faults.append(f"a request to {request.url}")

    def check(self) -> None:
        left = [fault for fault in self.faults if not any(word in fault for word in self.expected)]
        assert not left, left


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens pages, each in a context of its own. Errors in the console, blocked styles and foreign requests fail it."""
    opened: list[tuple[BrowserContext, Watchman]] = []

    def open_page(path: str = "/", *, home: str = server.url, expect: tuple[str, ...] = (), **options: Any) -> Page:
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce"} | options
        context = browser.new_context(base_url=home, **options)
        context.set_default_timeout(PATIENCE)
        watchman = Watchman(home)
        watchman.expected = expect
        opened.append((context, watchman))
        page = context.new_page()
        page.on("console", watchman.console)
        page.on("pageerror", lambda error: watchman.faults.append(str(error)))
        page.on("request", watchman.request)
        page.goto(path)
        page.locator("main h1").first.wait_for(state="attached")
        return page

    yield open_page
    for context, _ in opened:
        context.close()
    for _, watchman in opened:
        watchman.check()


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


def signed_in(page: Page, name: str) -> Page:
    """The page after somebody has been given this name."""
    api(page, "POST", "/api/identity", {"name": name})
    page.reload()
    page.locator("header").get_by_role("link", name=name).wait_for()
    return page


def axe(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 AA and its best practices."""
    assert AXE.exists(), "axe-core is missing: run npm ci in web/"
    page.evaluate(AXE.read_text())
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found = page.evaluate("tags => axe.run(document, {runOnly: tags})", tags)
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
