"""Pictures of every page for looking at: python -m tools.screenshots OUT [NAME …] [--every] [--language LANGUAGE]….

Without names all scenes and films are taken, in the looks that a designer asks for first. `--every` takes every page
and state on every screen from a phone to a wall, and on a phone and a small desk in every theme and language;
`--language ja` (several times for several) takes every scene in that language. `--docs` takes the pictures that README
and docs show. A film is a strip of numbered frames (tools/films.py); `vignettes` are contact sheets of all pictures
(tools/vignettes.py).
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from ruinous import Game
from ruinous.server.host.standing import played_again
from ruinous.server.standing.chronicle import Chronicle
from ruinous.store import open_store
from ruinous.table import TableOptions, Who
from tests.kit.recorded import HOUR, played
from tools import films, vignettes
from tools.browser import CannotShow, Server, browsing, serving
from tools.prepared import NOON, POWERS, prepare

SCREENS: dict[str, tuple[int, int]] = {
    "": (1440, 900),
    "phone": (360, 740),
    "tablet": (820, 1100),
    "ultra": (2560, 1080),
    "small": (1280, 720),
    "large": (1920, 1080),
    "low": (844, 390),
    "lying": (640, 360),
    "wall": (3840, 2160),
}
LANGUAGES = ("en", "fr", "ja")
TAB_STARTS = 120_000  # milliseconds


@dataclass(frozen=True)
class Look:
    """How a scene is looked at."""

    screen: str = ""
    theme: str = ""  # by day; else "dark" or "contrast"
    language: str = "en"

    @property
    def suffix(self) -> str:
        parts = (self.screen, self.theme, "" if self.language == "en" else self.language)
        return "".join(f"-{part}" for part in parts if part)


FIRST = (
    Look(),
    Look(theme="dark"),
    Look(theme="contrast"),
    Look("phone"),
    Look("phone", "dark"),
    Look(language="fr"),
    Look("phone", language="fr"),
    Look(language="ja"),
    Look("phone", language="ja"),
)
WIDER = (Look("tablet"), Look("ultra"), Look("small"), Look("large", "dark"), Look("low"), Look("small", language="fr"))
EVERY = (
    *(Look(screen) for screen in ("phone", "lying", "small", "large", "wall")),
    *(Look(screen, theme) for screen, theme in product(("phone", "small"), ("dark", "contrast"))),
    *(Look(screen, language=language) for screen, language in product(("phone", "small"), LANGUAGES[1:])),
)
SHOWN = (  # in README and docs: the file, the scene, how it is looked at, and how closely
    ("table", "middle", Look(), 1.25),
    ("battle", "battle", Look(theme="dark"), 1.25),
    ("lesson", "lesson", Look(), 1.25),
    ("phone", "middle", Look("phone"), 1.25),
    ("planning", "planning", Look("small"), 1),
    ("planning-fr", "planning", Look("small", language="fr"), 1),
)
FILMED = (Look("small"), Look("large", "dark"), Look("phone"))


class Studio:
    """One server, one browser, a person with a few tables, and a page for each look."""

    def __init__(self, server: Server, browser: Browser, out: Path) -> None:
        self.server = server
        self.browser = browser
        self.out = out
        self.tables: dict[str, str] = {}
        self.taken = self.all = 0

    def page(self, look: Look, cookies: Any = (), moving: bool = False, sharp: float = 1) -> Page:
        width, height = SCREENS[look.screen]
        context = self.browser.new_context(
            base_url=self.server.url,
            viewport={"width": width, "height": height},
            device_scale_factor=sharp,
            color_scheme="dark" if look.theme == "dark" else "light",
            contrast="more" if look.theme == "contrast" else "no-preference",
            locale=look.language,
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=width < 600,
        )
        context.add_cookies(cookies)
        return context.new_page()

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        page.wait_for_timeout(300)  # what was just asked for arrives
        path = self.out / name if "." in name else self.out / f"{name}.png"
        if path.suffix == ".jpg":  # for the repository, where size is a cost
            page.screenshot(path=path, full_page=whole, type="jpeg", quality=64)
        else:
            page.screenshot(path=path, full_page=whole)
        self.taken += 1
        print(f"{self.taken}/{self.all} {path}" if self.all else path, flush=True)

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

    def person(self, page: Page, name: str) -> Who:
        return Who(self.api(page, "POST", "/api/identity", {"name": name})["id"], name)


# --- the tables ---------------------------------------------------------------------------------------------------


def turn(at: int, cards: int) -> Callable[[Game], bool]:
    """Khorne's turn in a round, when so many cards lie on the board."""

    def come(game: Game) -> bool:
        taken = sum(map(bool, game.state.space))
        return asked(game, "turn") and game.state.round == at and taken >= cards

    return come


def hits(since: int, actions: int) -> Callable[[Game], bool]:
    """From a round on: Khorne has hits to assign, and so many ways to."""
    return lambda game: asked(game, "assign") and game.state.round >= since and len(game.decision.actions) >= actions


def asked(game: Game, kind: str) -> bool:
    return game.decision is not None and (game.decision.seat, game.decision.kind) == ("khorne", kind)


GAMES: dict[str, tuple[str, Callable[[Game], bool] | None, tuple[str, ...]]] = {
    "start": ("2", turn(1, 0), POWERS),
    "middle": ("1", turn(4, 4), POWERS),
    "battle": ("4", hits(4, 5), POWERS),
    "five": ("7", turn(3, 4), (*POWERS, "horned_rat")),
    "over": (films.SEED, None, POWERS),
}
"""Each with the seed of its bots, the moment that it stands at, and its Powers."""


def furnish(studio: Studio) -> Any:
    """The tables of the pictures; gives the cookies of the person who plays at them."""
    host = studio.page(Look())
    studio.person(host, "Marguerite")
    for name, options in (
        ("Friday table", {"access": "open", "name": "Friday table"}),
        ("Slow and deadly", {"access": "open", "pace": "web", "assign": "draft", "name": "Slow and deadly"}),
    ):
        studio.api(host, "POST", "/api/tables", {"options": options, "places": [{"me": True}], "key": name})
    bots = [{"me": True}, *({"bot": "random"} for _ in range(3))]
    for _ in range(2):
        made = studio.api(host, "POST", "/api/tables", {"options": {"access": "open"}, "places": bots, "start": True})
    studio.api(host, "POST", f"/api/tables/{made['table']}/do", {"do": "hand", "bot": "random"})
    secret = {"options": {"access": "password"}, "password": "warpstone", "places": [{"me": True}]}
    locked = studio.api(host, "POST", "/api/tables", secret)

    page = studio.page(Look())
    anselm = studio.person(page, "Anselm")
    room = studio.api(page, "POST", "/api/tables", {"options": {"assign": "choice"}, "places": [{"me": True}]})
    studio.api(page, "POST", f"/api/tables/{room['table']}/do", {"do": "say", "text": "I bring the dice."})
    tables = {name: prepare(studio.server.folder, anselm, *game) for name, game in GAMES.items()}
    lesson = studio.api(page, "POST", "/api/tables/lesson", {"lesson": "round"})
    group = studio.api(page, "POST", "/api/groups", {"name": "Friday evening"})
    guests = [studio.page(Look()) for _ in range(2)]
    people = [anselm, *(studio.person(guest, name) for guest, name in zip(guests, ("Berthe", "Conrad"), strict=True))]
    for guest in guests:
        studio.api(guest, "POST", "/api/groups/join", {"key": group["key"]})
    with ThreadPoolExecutor(1) as pool:  # a browser has a loop of its own in this thread
        pool.submit(asyncio.run, play_before(studio.server.folder, people)).result()
    studio.tables = {
        **tables,
        "room": room["table"],
        "password": locked["table"],
        "lesson": lesson["table"],
        "group": group["id"],
        "key": group["key"],
        "person": anselm.id,
    }
    return page.context.cookies()


async def play_before(folder: Path, people: list[Who]) -> None:
    """Games that these people have played, the golden ones: for their pages and the leaderboard."""
    store = await open_store(folder / "ruinous.sqlite")
    for n in range(12):
        of = people[n % 3 :] + people[: n % 3]
        await played(store, f"before{n}", n, of, NOON + n * 30 * HOUR, TableOptions())
    await Chronicle(store, played_again, lambda: NOON + 400 * HOUR).once()
    await store.close()


def analysed(studio: Studio, cookies: Any) -> None:
    """The game that is over has been analysed."""
    page = studio.page(Look())
    page.context.add_cookies(cookies)
    path = f"/api/analyses/{studio.tables['over']}"
    studio.api(page, "POST", path)
    while studio.api(page, "GET", path)["state"] in ("waiting", "running"):
        page.wait_for_timeout(500)
    page.context.close()


# --- the scenes ---------------------------------------------------------------------------------------------------


def click(css: str) -> Callable[[Page], None]:
    """A click that finds its target under whatever hangs over it."""
    return lambda page: page.locator(css).first.dispatch_event("click")


def opens(css: str, shown: str) -> Callable[[Page], None]:
    """A click after which there is something to be seen."""

    def act(page: Page) -> None:
        click(css)(page)
        page.locator(shown).first.wait_for()

    return act


def read_card(page: Page) -> None:
    drawer = page.locator("button.drawer")  # on a small screen the hand is put away
    if drawer.count():
        drawer.click()
    click(".slot .read")(page)


def learn(page: Page) -> None:
    """On to the first step of the lesson at which something is done."""
    click(".lesson button")(page)  # who comes by its address has not begun it
    for n in (2, 3):
        click(".lesson footer .ink")(page)
        page.locator(f".lesson .way .on:nth-child({n})").wait_for(state="attached")
    page.locator("[data-guided]").first.wait_for(state="attached")


def open_hand(page: Page) -> None:
    drawer = page.locator("button.drawer")
    if drawer.count():
        drawer.click()


def plan(page: Page) -> None:
    """A figure is held, and one sees what it would do in a region."""
    open_hand(page)
    page.locator(".piece.can").first.click()
    page.locator(".land.can").nth(2).focus()
    page.locator(".plan").wait_for()


def hints(page: Page) -> None:
    page.evaluate("localStorage['ruinous.play'] = JSON.stringify({ guide: true })")
    page.reload()
    page.locator("[data-hint]").wait_for()


def explain(page: Page) -> None:
    page.locator("[data-land=empire]").focus()
    page.keyboard.press("i")
    page.locator(".explain").first.wait_for()


def puzzle(page: Page) -> None:
    click("[data-daily]")(page)
    page.locator("[data-puzzle]").wait_for()
    page.locator("main svg").first.wait_for(state="attached")


def loaded(page: Page) -> None:
    """Python has started in the tab."""
    page.locator("main .deeds, main form, main .games").first.wait_for(timeout=TAB_STARTS)


def key(name: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(name)


def cut_off(page: Page) -> None:
    """From now on the server does not answer."""
    page.route("**/api/**", lambda route: route.abort())
    page.route_web_socket("**/api/live", lambda socket: socket.close())
    page.reload()
    page.locator("[role=alert]").first.wait_for()
    page.wait_for_timeout(2500)  # it is said after a moment of patience


def open_void_link(page: Page) -> None:
    page.locator("main .button.ink").click()
    page.locator("[role=alert]").first.wait_for()


@dataclass(frozen=True)
class Scene:
    """A page: its address with the codes of the tables in it, and what is done there first."""

    name: str
    address: str
    act: Callable[[Page], None] | None = None
    #: The table needs the whole window; a page is as long as it is.
    table: bool = False
    #: Seen by somebody who has never been here.
    newcomer: bool = False
    wider: bool = False


SCENES = (
    Scene("lobby", "#/", wider=True),
    Scene("lobby-newcomer", "#/", newcomer=True),
    Scene("notices", "#/", click("header [aria-controls=told]")),
    Scene("new", "#/new"),
    Scene("room", "#table={room}"),
    Scene("settings", "#/settings"),
    Scene("settings-newcomer", "#/settings", newcomer=True),
    Scene("help", "#/help"),
    Scene("rules", "#/help/rules/R9.2"),
    Scene("cards", "#/help/cards"),
    Scene("card", "#/help/cards/khorne.blood_frenzy"),
    Scene("powers", "#/help/powers/nurgle"),
    Scene("recover", "#recover=nosuchcode", newcomer=True),
    Scene("expired", "#recover=nosuchcode", open_void_link, newcomer=True),
    Scene("missing", "#table=nosuchtable"),
    Scene("password", "#table={password}", newcomer=True),
    Scene("lost", "#/no/such/place"),
    Scene("start", "#table={start}", table=True, wider=True),
    Scene("middle", "#table={middle}", table=True, wider=True),
    Scene("five", "#table={five}", table=True, wider=True),
    Scene("detail", "#table={middle}", read_card, table=True),
    Scene("region", "#table={middle}", click("[data-land=empire]"), table=True),
    Scene("battle", "#table={battle}", table=True, wider=True),
    Scene("lesson", "#table={lesson}", learn, table=True),
    Scene("over", "#table={over}", table=True),
    Scene("hand", "#table={five}", open_hand, table=True),
    Scene("planning", "#table={middle}", plan, table=True),
    Scene("hints", "#table={start}", hints, table=True),
    Scene("ledger", "#table={middle}", opens("[data-open-ledger]", ".ledger"), table=True),
    Scene("danger", "#table={middle}", opens(".danger .chip", "[role=dialog], dialog"), table=True),
    Scene("explain", "#table={middle}", explain, table=True),
    Scene("actions", "#table={middle}", key("a"), table=True),
    Scene("analysis", "#/analysis"),
    Scene("study", "#analysis={over}?at=60", table=True),
    Scene("learn", "#/learn"),
    Scene("puzzles", "#/puzzles"),
    Scene("groups", "#/groups"),
    Scene("group", "#group={group}"),
    Scene("invitation", "#join={key}", newcomer=True),
    Scene("ratings", "#/ratings"),
    Scene("person", "#person={person}"),
    Scene("tab", "tab#/", loaded, newcomer=True),
    Scene("tab-settings", "tab#/settings", newcomer=True),
    Scene("replay", "#replay={over}?at=60", table=True, wider=True),
    Scene("charts", "#replay={over}?at=60", click("[data-charts]"), table=True),
    Scene("replay-missing", "#replay=nosuchtable"),
    Scene("puzzle", "#/puzzles", puzzle, newcomer=True),
    Scene("gone", "#/", cut_off, newcomer=True),
)


WINDOW = ("cards", "rules", "puzzle")  # pages that are too long, or a table


def shoot(studio: Studio, scene: Scene, look: Look, cookies: Any, name: str = "", sharp: float = 1) -> None:
    page = studio.page(look, () if scene.newcomer else cookies, sharp=sharp)
    if not scene.newcomer:
        page.add_init_script("localStorage['ruinous.sound'] ??= 'false'")  # they have been asked
    try:
        page.goto("/" + scene.address.format(**studio.tables))
        page.locator("main svg" if scene.table else "main h1").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        if scene.act:
            scene.act(page)
        studio.take(page, name or scene.name + look.suffix, whole=not scene.table and scene.name not in WINDOW)
    finally:
        page.context.close()


def film(studio: Studio, wanted: tuple[films.Film, ...]) -> None:
    """Film strips of a game between bots that is the same every time."""
    page = studio.page(Look())
    host = studio.person(page, "Anselm")
    table = prepare(studio.server.folder, host, films.SEED)
    reel = [(one, films.find(studio, page, table, "khorne", one)) for one in wanted]
    cookies = page.context.cookies()
    page.context.close()
    for look in FILMED:
        page = studio.page(look, cookies, moving=True)
        page.clock.install()
        page.goto(f"/#table={table}")
        page.locator("main svg").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        end = page.locator("dialog")
        end.wait_for()
        if any(one.name == "end" for one in wanted):
            studio.take(page, f"end{look.suffix}-01")
        page.keyboard.press("Escape")
        end.wait_for(state="detached")
        films.whole_log(page)
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
        for one, lines in reel:
            films.shoot(studio, page, one, lines, look.suffix)
        page.context.close()


def wanted(names: list[str], every: bool, languages: list[str]) -> Iterator[tuple[Scene, Look]]:
    for scene in SCENES:
        if names and scene.name not in names:
            continue
        looks = (EVERY if every else FIRST) + (WIDER if scene.wider else ())
        for look in dict.fromkeys(looks):
            if not languages or look.language in languages:
                yield scene, look


def taken(arguments: list[str], option: str) -> list[str]:
    """The values of an option, which are taken out of the arguments."""
    values = []
    while option in arguments:
        at = arguments.index(option)
        values += arguments[at + 1 : at + 2]
        del arguments[at : at + 2]
    return values


def main(arguments: list[str]) -> int:
    every = "--every" in arguments
    docs = "--docs" in arguments
    arguments = [argument for argument in arguments if argument not in ("--every", "--docs")]
    languages = taken(arguments, "--language")
    known = [scene.name for scene in SCENES] + [f"film-{one.name}" for one in films.FILMS] + ["vignettes"]
    unknown = [name for name in arguments[1:] if name not in known]
    if not arguments or unknown or not set(languages) <= set(LANGUAGES):
        options = "[--every] [--docs] [--language fr]"
        print(f"Say where the pictures go: python -m tools.screenshots OUT {options} [{' '.join(known)}]")
        return 2
    out = Path(arguments[0])
    out.mkdir(parents=True, exist_ok=True)
    try:
        names = arguments[1:]
        if docs:
            with serving() as server, browsing() as browser:
                studio = Studio(server, browser, out)
                cookies = furnish(studio)
                for name, of, look, sharp in SHOWN:
                    scene = next(scene for scene in SCENES if scene.name == of)
                    shoot(studio, scene, look, cookies, f"{name}.jpg", sharp)
            return 0
        if not names or "vignettes" in names:
            with browsing() as browser:
                vignettes.shoot(browser, out)
        if names == ["vignettes"]:
            return 0
        with serving(RUINOUS_ANALYSIS_SIMULATIONS="300") as server, browsing() as browser:
            studio = Studio(server, browser, out)
            if not names or any(scene.name in names for scene in SCENES):
                cookies = furnish(studio)
                scenes = list(wanted(names, every, languages))
                studio.all = len(scenes)
                if any(scene.name == "study" for scene, _ in scenes):
                    analysed(studio, cookies)
                for scene, look in scenes:
                    shoot(studio, scene, look, cookies)
            if reel := tuple(one for one in films.FILMS if not names or f"film-{one.name}" in names):
                film(studio, reel)
    except CannotShow as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
