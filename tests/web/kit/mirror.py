"""What a page was told and what it shows, side by side, moment by moment.

A `Mirror` reads the frames that come to a page and works out the state after every event, as any client may. `SNAPSHOT`
reads the same facts from what stands in the page; `facts` reads them from a state.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket

from ruinous.rules.patch import apply
from tests.web.kit.pages import until

State = dict[str, Any]

SNAPSHOT = """() => {
  const all = (css, at = document) => [...at.querySelectorAll(css)];
  const one = (css, at = document) => at.querySelector(css);
  const label = (css, at = document) => one(css, at)?.getAttribute('aria-label') ?? '';
  const number = (css, at, otherwise = null) => (one(css, at) ? parseInt(one(css, at).textContent) : otherwise);
  const of = (node) => (node?.getAttribute('class') ?? '').match(/of-(\\w+)/)?.[1] ?? null;
  const each = (css, entry, at) => Object.fromEntries(all(css, at).map(entry));
  const stack = (id, g) => number(`[data-of="${id}"] .number`, g, 1);
  const region = (g) => [g.dataset.region, {
    figures: each('[data-figure]', (n) => [n.dataset.figure, [of(one('.piece', n)), stack(n.dataset.figure, g)]], g),
    tokens: each('[data-token]', (n) => [n.dataset.token, number('.number', n, 1)], g),
    count: number('.ring .count', g),
    ruin: number('.ruin text', g),
    plate: all('.plate .facts text', g).map((n) => parseInt(n.textContent)),
    leads: one('.drop', g) ? 'hidden' : of(one('.leader.leads', g)),
    cards: all('[data-space]', g).map((n) => of(one('.card', n))).filter(Boolean),
    label: label(`[data-land="${g.dataset.region}"]`),
  }];
  return {
    shown: Number(one('[data-shown]').dataset.shown),
    regions: each('g.region', region),
    panels: each('section.panel', (n) => [of(n), [n.getAttribute('aria-label'), label('svg.dial', n)]]),
    track: label('.track'),
    bar: label('nav.bar'),
    ruination: label('.pile'),
    old_world: all('section[aria-label="Old World track"] li .name').map((n) => n.textContent.trim()),
    line: Math.max(-1, ...all('[data-line]').map((n) => Number(n.dataset.line))),
    asked: one('[data-asked]')?.dataset.asked ?? null,
    of: one('[data-asked]') ? of(one('[data-asked] .medal')) : null,
    told: one('[data-told]')?.dataset.told ?? null,
  };
}"""

# A snapshot whenever another moment is shown, or something is asked or told. The map is not painted: that takes most of
# the time where there is no graphics card.
OBSERVED = f"""() => {{
  window.snapshots = [];
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('.map .fit {{ visibility: hidden }}');
  document.adoptedStyleSheets = [unpainted];
  const snapshot = {SNAPSHOT};
  const filter = ['data-shown', 'data-asked', 'data-told'];
  new MutationObserver(() => document.querySelector('[data-shown]') && window.snapshots.push(snapshot()))
    .observe(document, {{ subtree: true, attributes: true, attributeFilter: filter }});
}}"""


# Whether so many events are shown, and this is asked.
STANDS = """([shown, asked]) => document.querySelector('[data-shown]')?.dataset.shown === shown
  && document.querySelector('[data-asked]')?.dataset.asked === asked"""


class Mirror:
    """The states that a page was told of, by how many events had been told then; more than one where something changed
    without an event. It must be there before the page is at its table; without a table it is of the first it hears of.
    """

    def __init__(self, page: Page, table: str = "") -> None:
        self.page = page
        self.table = table
        self.state: State = {}
        self.log: list[State] = []
        self.moments: dict[int, list[State]] = {}
        self.asked: dict[int, list[tuple[str, str | None]]] = {}  # what is asked of whom, where messages ended
        page.on("websocket", lambda socket: self._listen(socket))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))

    def _hear(self, message: State) -> None:
        if "table" in message and not self.table:
            self.table = message["table"]
        if message.get("table") != self.table:
            return
        if message["type"] == "state":
            self.state = message["state"]
            self.log = message["events"]
        elif message["type"] == "update":
            assert "kept" not in message, "nothing is taken back here"
            for step in message["steps"]:
                self.state = apply(self.state, step["changes"])
                self.log.append(step["event"])
                self.moments.setdefault(len(self.log), []).append(self.state)
            self.state = apply(self.state, message["changes"])
        else:
            return
        self.moments.setdefault(len(self.log), []).append(self.state)
        self.asked.setdefault(len(self.log), []).append(self.question)

    @property
    def question(self) -> tuple[str, str | None]:
        """What is asked now, and of whom."""
        ask = self.state["ask"]
        return (ask["kind"], ask["seat"]) if ask else ("", None)

    @property
    def over(self) -> bool:
        return bool(self.state) and self.state["table"]["state"] == "over"

    @property
    def version(self) -> int:
        return int(self.state["table"]["version"])

    def newer(self, version: int) -> None:
        """Wait until more than this version has been told."""
        until(self.page, lambda: self.version > version, "Nothing more is told.")

    def settled(self, seat: str) -> None:
        """Wait until this seat must decide, or the game is over, and the page stands there too."""

        def stands() -> bool:
            due = self.over or (bool(self.state) and self.question[1] == seat)
            return due and bool(self.page.evaluate(STANDS, [str(len(self.log)), self.question[0]]))

        until(self.page, stands, f"The page does not come to what {seat} is asked.")


def moments_of(story: State) -> dict[int, State]:
    """The states that a story tells of, by the number of events there were then."""
    state = {"game": story["game"]}
    found = {story["line"]: state}
    for at, step in enumerate(story["steps"], story["line"] + 1):
        found[at] = state = apply(state, step["changes"])
    return found


class Names:
    """What things are called in English."""

    def __init__(self, reference: State) -> None:
        self.powers = {power["id"]: power for power in reference["powers"]}
        self.cards = {card["id"]: card["name"] for card in reference["cards"]}
        self.tokens = {token["id"]: token["name"] for token in reference["board"]["tokens"]}
        self.limits = reference["board"]["limits"]


def differences(snapshot: State, state: State, names: Names) -> list[str]:
    """In what a page differs from a state; nothing is said about what is asked."""
    game = state["game"]
    found = []

    def check(what: str, shown: Any, expected: Any) -> None:
        if shown != expected:
            found.append(f"{what}: {shown!r}, not {expected!r}")

    def says(what: str, shown: str, *words: str) -> None:
        found.extend(f"{what}: {shown!r} without {word!r}" for word in words if not re.search(rf"\b{word}", shown))

    for id, region in game["regions"].items():
        shown = snapshot["regions"][id]
        ruined = bool(region["ruin"])
        check(f"figures in {id}", shown["figures"], stacks(region["figures"]))
        check(f"tokens in {id}", shown["tokens"], {token: n for token, n in region["tokens"].items() if n})
        check(f"count of {id}", shown["count"], None if ruined else region["ruin_count"])
        check(f"ruin of {id}", shown["ruin"], region["ruin"] or None)
        check(f"plate of {id}", shown["plate"], [] if ruined else [region["resistance"], region["conquest"]])
        if shown["leads"] != "hidden":
            check(f"banner of {id}", shown["leads"], None if ruined else region["dominator"])
        cards = [space["owner"] for space in region["spaces"] if space and "card" in space]
        check(f"cards in {id}", shown["cards"], cards)
        if not ruined:
            corruption = [f"{names.powers[power]['name']} {n}" for power, n in region["corruption"].items() if n]
            says(f"corruption in {id}", shown["label"], *corruption)
    for power, player in game["players"].items():
        data, (panel, dial) = names.powers[power], snapshot["panels"][power]
        threat = "∞" if player["threat"] is None else player["threat"]
        points = f"{player['power']} power point{'s' * (player['power'] != 1)}"
        words = f"{player['vp']} VP, {points}, Threat {threat}, {player['hand_size']} card"
        says(f"panel of {power}", panel, words)
        left = len(data["dial"]) - 1 - player["dial"]
        says(f"dial of {power}", dial, *([f"{left} tick"] if left else ["Victory"]))
        if player["counters"]:
            says(f"dial of {power}", dial, f"{player['counters']} dial counter")
        says("track", snapshot["track"], f"{data['name']} has {player['vp']} VP")
    says("bar", snapshot["bar"], f"round {game['round']}", game["phase"].replace("_", " ").title())
    says("ruination", snapshot["ruination"], f"{game['ruination_left']} ruination card")
    check("Old World", snapshot["old_world"], [names.cards[card] for card in game["old_world"]["track"] if card])
    return found


def stacks(figures: list[State]) -> dict[str, list[Any]]:
    """Figures that look alike stand together: whose they are and how many, by the first of them."""
    alike: dict[str, list[State]] = {}
    for figure in figures:
        parts = (figure["controller"], figure["owner"], figure["rank"], sorted(figure["marks"]), figure["hits"])
        alike.setdefault(json.dumps(parts), []).append(figure)
    return {same[0]["id"]: [same[0]["owner"], len(same)] for same in alike.values()}


def last_told(log: list[State]) -> int:
    """The last line that the log shows."""
    return next((n for n in range(len(log) - 1, -1, -1) if log[n]["text"]), -1)
