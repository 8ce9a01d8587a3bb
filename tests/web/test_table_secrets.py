"""Four people and a spectator through several rounds: nothing that reaches a browser tells of another one's hand."""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from tests.web.kit.pages import Visit, api, go, named
from tests.web.kit.playing import MINE, click, newer, press, state

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
NAMES = ("Anna", "Bela", "Cleo", "Dora")
GLEAN = "tzeentch_m.glean"  # Tzeentch looks at a hand with it
ROUNDS, LAST = 3, 5  # the game is left after so many rounds, later if Tzeentch has not looked into a hand by then
CARD = re.compile(r"(?:khorne|nurgle|tzeentch|slaanesh)(?:_m)?\.[a-z_]+")
PUBLIC = ("/api/reference", "/api/identity", "/api/cards", "/api/rules")  # the same for everybody


class Listener:
    """All that comes to one browser: every frame, every answer."""

    def __init__(self, page: Page, power: str | None) -> None:
        self.page = page
        self.power = power
        self.texts: list[str] = []
        self.stepwise = 0  # messages with steps
        self.answers: list[Response] = []
        page.on("websocket", self.socket)
        page.on("response", lambda answer: self.answers.append(answer))

    def socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.texts.append(str(text)))

    def looks_back(self, table: str) -> None:
        """Asks for the whole story, and looks at an earlier moment on the board."""
        seat = f"?seat={self.power}" if self.power else ""
        self.texts.append(json.dumps(api(self.page, "GET", f"/api/tables/{table}/story{seat}")))
        ledger = self.page.locator(".ledger")  # may come at any time, and lies over all but the question
        self.page.add_locator_handler(ledger, lambda: self.page.keyboard.press("Escape"))
        self.page.locator(".line .show").first.click()
        self.page.locator("[data-looking]").wait_for()

    def heard(self) -> set[str]:
        """The ids of Chaos cards in all of it, since the last time it was asked."""
        texts, self.texts = self.texts, []
        self.stepwise += sum('"steps":[{' in text for text in texts)
        answers, self.answers = self.answers, []
        for answer in answers:
            path = answer.url.partition("//")[2].partition("/")[2]
            if path.startswith("api/") and not f"/{path}".startswith(PUBLIC) and answer.ok:
                texts.append(answer.text())
        return set().union(*(cards(json.loads(text)) for text in texts if text.startswith(("{", "["))))

    def shown(self) -> set[str]:
        """The ids of cards in the page as it stands, in whatever attribute."""
        return set(CARD.findall(self.page.content()))


def cards(told: Any, path: tuple[str, ...] = ()) -> set[str]:
    """Chaos cards in a message, but for what everybody may count out: which cards a deck is made of."""
    if "shuffled" in path:
        return set()
    if isinstance(told, str):
        return set(CARD.findall(told))
    if isinstance(told, dict):
        return set().union(*(cards(value, (*path, key)) for key, value in told.items()))
    if isinstance(told, list):
        change = len(told) == 2 and isinstance(told[0], list) and all(isinstance(key, str) for key in told[0])
        if change and "shuffled" in told[0]:  # a change of that part of a state
            return set()
        return set().union(*(cards(value, path) for value in told))
    return set()


def lies_open(told: Any) -> set[str]:
    """Cards that everybody sees: played, discarded, laid beside a sheet, in play as an upgrade, shown to all."""
    game = told["game"]
    found = {
        space["card"] for region in game["regions"].values() for space in region["spaces"] if space and "card" in space
    }
    for player in game["players"].values():
        found |= {*player["discard"], *player["upgrades"], *player["cached"], *player["known"]}
    return found


def looks_of(page: Page, table: str) -> list[Any]:
    """The looks that Tzeentch's own log tells of."""
    events = api(page, "GET", f"/api/tables/{table}?seat=tzeentch&since=0")["events"]
    return [event for event in events if event["what"] == "glean"]


def choose(random: Random, ask: Any, told: Any) -> Any:
    """A look into a hand if there is one, else cards and figures, now and then a pass."""
    actions = ask["actions"]
    crowded = {name for name, region in told["game"]["regions"].items() if region["figures"]}
    looks = [a for a in actions if a.get("card") == GLEAN and a["kind"] == "play"]
    looks = [a for a in looks if a["region"] in crowded] or looks
    if looks:
        return random.choice(looks)
    plays = [a for a in actions if a["kind"] == "play"]
    if plays and random.random() < 0.4:
        return random.choice(plays)
    return random.choice(actions)


def test_nothing_tells_of_the_cards_in_other_hands(visit: Visit) -> None:
    pages = [named(visit(""), name) for name in NAMES]
    options = {"access": "link", "powers": list(POWERS), "game": {"card_set": "morrslieb"}}
    body = {"options": options, "places": [{"me": True}, {}, {}, {}]}
    table = api(pages[0], "POST", "/api/tables", body)["table"]
    spectator = visit("")
    listeners = [Listener(page, power) for page, power in zip(pages, POWERS, strict=True)] + [Listener(spectator, None)]
    for number, page in enumerate(pages):
        if number:
            api(page, "POST", f"/api/tables/{table}/do", {"do": "join", "place": number})
    for page in (*pages, spectator):
        go(page, f"/#table={table}")
    pages[0].get_by_role("button", name="Start the game").click()
    for listener in listeners:
        listener.page.locator("[data-asked]").wait_for()
        listener.answers.clear()  # of pages that are left they cannot be read any more; nobody had a card then

    random = Random(11)
    opened: set[str] = set()  # cards that have lain open by now
    looked: set[str] = set()  # what Tzeentch has seen in hands by looking
    owned: dict[str, set[str]] = {power: set() for power in POWERS}  # every card a seat has held
    sizes: dict[str, int] = {}
    heard: list[set[str]] = [set() for _ in listeners]
    clicked = gleaned = 0
    looks: list[Any] = []
    for number in range(700):
        told = state(spectator, table)
        opened |= lies_open(told)
        if told["table"]["state"] == "over" or told["game"]["round"] > (ROUNDS if looked else LAST):
            break
        seat = told["ask"]["seat"]
        page = pages[POWERS.index(seat)]
        for power, other in zip(POWERS, pages, strict=True):
            size = told["game"]["players"][power]["hand_size"]
            if sizes.get(power) != size:
                owned[power] |= set(state(other, table, power)["game"]["players"][power]["hand"])
            sizes[power] = size
        mine = state(page, table, seat)
        action = choose(random, mine["ask"], mine)
        if action["kind"] in ("play", "discard"):
            opened.add(action["card"])
        gleaned += action["kind"] == "play" and action["card"] == GLEAN
        if action["kind"] == "pass" and clicked < 8:  # some through the page itself
            page.locator(MINE).wait_for()
            assert click(page, "word")
            page.locator("[data-confirm]").or_(page.locator(".text:not(.mine)")).first.wait_for()
            if page.locator("[data-confirm]").count():
                page.locator("[data-confirm]").click()
            clicked += 1
            newer(page, table, told["table"]["version"])
        else:
            press(page, table, action["do"], seat)
        looks = looks_of(pages[2], table)
        looked |= {card for look in looks for card in look["cards"]}
        if number % 20 == 0:
            check(listeners, heard, owned, opened | lies_open(state(spectator, table)), looked)
    opened |= lies_open(state(spectator, table))
    check(listeners, heard, owned, opened, looked)
    for listener in listeners:
        listener.looks_back(table)
    check(listeners, heard, owned, opened, looked)
    assert all(listener.stepwise for listener in listeners), "everybody was told one thing after the other"
    assert clicked
    assert len(looks) <= gleaned, "no look without the card that allows it"
    for look in looks:
        assert look["power"] == "tzeentch"
        assert set(look["cards"]) <= owned[look["named"]], "what is seen is what is held"
    for listener, known in zip(listeners, heard, strict=True):
        if listener.power:
            assert known & owned[listener.power], "the own hand is told"


def check(
    listeners: list[Listener], heard: list[set[str]], owned: dict[str, set[str]], opened: set[str], looked: set[str]
) -> None:
    """Whatever has reached somebody is their own, has lain open, or was looked at by them."""
    for listener, known in zip(listeners, heard, strict=True):
        listener.page.wait_for_timeout(1)  # let what has arrived be noted
        known |= listener.heard()
        may = opened | owned.get(listener.power or "", set()) | (looked if listener.power == "tzeentch" else set())
        hidden = {card for cards_of in owned.values() for card in cards_of} - may
        assert not hidden & known, (listener.power, hidden & known)
        assert not hidden & listener.shown(), (listener.power, hidden & listener.shown())
        text = listener.page.locator("body").inner_text().lower()
        titles = {card.partition(".")[2].replace("_", " ") for card in hidden} - {
            card.partition(".")[2].replace("_", " ") for card in may
        }
        words = {title for title in titles if re.search(rf"\b{re.escape(title)}\b", text) and " " in title}
        assert not words, (listener.power, words)
