"""Film strips of the great moments: numbered frames, the same every time.

A prepared game is opened at its end, and the page looks at earlier moments of it. The page's clock stands still; before
each frame its timers and its animations are put to the same instant.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tools.browser import CannotShow

SEED = "3"  # a game with everything in it
PART = 60  # decisions that are asked for at once

# Animations are kept from their first frame on, and stopped at an instant.
FREEZE = """(now) => {
  const seen = (window.film_seen ??= new Map());
  for (const animation of document.getAnimations()) {
    if (!seen.has(animation)) seen.set(animation, now);
    animation.pause();
    animation.currentTime = now - seen.get(animation);
  }
}"""
LONG = "() => parseFloat(document.querySelector('[data-stage], .stage').style.getPropertyValue('--ms')) || 0"

# Which parts of a moment make a frame.
INSTANTS: dict[str, tuple[float, ...]] = {
    "battle": (0.9,),
    "roll": (0.3, 0.98),
    "hit": (0.5,),
    "kill": (0.9,),
    "counter": (0.65,),
    "phase": (0.5,),
    "dominate": (0.3, 0.95),
    "score": (0.3, 0.8),
    "corrupt": (0.95,),
    "ruin": (0.1, 0.25, 0.4, 0.68, 0.95),
    "tick": (0.2, 0.5, 0.85),
    "old_world": (0.08, 0.6, 0.92),
    "hero": (0.5,),
}


Lines = list[tuple[int, Any]]


@dataclass(frozen=True)
class Film:
    """From one event to another; of all the places in the game the one with most of what it shows."""

    name: str
    first: str
    last: str
    shows: str
    most: int = 12
    #: So many events before the first one that it shows.
    before: int | None = None


FILMS = (
    Film("end", "game_end", "game_end", "game_end"),
    Film("battle", "battle", "battle_over", "kill"),
    Film("domination", "phase domination", "phase corruption", "dominate", 8),
    Film("ruin", "phase corruption", "phase end", "ruin", before=2),
    Film("dial", "tick", "score", "score", 6),
    Film("card", "old_world", "phase draw", "place", 5),
)


def kind(event: Any) -> str:
    return f"phase {event['phase']}" if event["what"] == "phase" else str(event["what"])


def takes(film: Film, story: Lines) -> Iterator[Lines]:
    """Every part of a game that begins and ends like the film and shows what it is to show."""
    for at, (_, event) in enumerate(story):
        if kind(event) != film.first:
            continue
        end = next((n for n in range(at + 1, len(story)) if kind(story[n][1]) == film.last), len(story) - 1)
        part = story[at : end + 1]
        shown = [n for n, (_, one) in enumerate(part) if one["what"] == film.shows]
        if shown:
            yield part if film.before is None else part[max(0, shown[0] - film.before) :]


def find(studio: Any, page: Page, table: str, seat: str, film: Film) -> Lines:
    """Where the film is in the game: its lines and events."""
    story = whole(studio, page, table, seat)
    return max(takes(film, story), key=lambda part: sum(one["what"] == film.shows for _, one in part))


def whole(studio: Any, page: Page, table: str, seat: str) -> Lines:
    """All events that a seat was told, with their lines in its log."""
    total = studio.api(page, "GET", f"/api/tables/{table}")["state"]["table"]["decisions"]
    found: Lines = []
    for begin in range(0, total, PART):
        part = f"begin={begin}&end={min(begin + PART, total)}&seat={seat}"
        story = studio.api(page, "GET", f"/api/tables/{table}/story?{part}")
        found += [(story["line"] + n, step["event"]) for n, step in enumerate(story["steps"])]
    return found


def shoot(studio: Any, page: Page, film: Film, lines: Lines, suffix: str) -> None:
    """The frames of a film on a page that stands at the table with its clock stopped."""
    number = 0
    for line, event in lines:
        instants = INSTANTS.get(event["what"], ())
        if not instants or number >= film.most:
            continue
        look_at(page, line)
        page.evaluate("scrollTo(0, 0)")  # on a phone the log is far below the map
        page.evaluate(FREEZE, 0)
        long, now = page.evaluate(LONG), 0.0
        for instant in instants:
            page.clock.run_for(max(1, round(long * instant - now)))
            now = long * instant
            page.evaluate(FREEZE, now)
            number += 1
            path = studio.out / f"{film.name}{suffix}-{number:02}.png"
            page.screenshot(path=path)
            print(path, flush=True)


def look_at(page: Page, line: int) -> None:
    """Show the moment of a line. A line without words is reached from the one after it."""
    target = line
    button = page.locator(f"[data-line='{target}'] button.show")
    while not button.count():
        target += 1
        if target > line + 12:
            raise CannotShow(f"Line {line} of the log cannot be shown.")
        button = page.locator(f"[data-line='{target}'] button.show")
    button.dispatch_event("click")
    page.locator(f".looked[data-line='{target}']").wait_for(state="attached")
    for _ in range(target - line):
        page.locator(".asked .buttons button").first.dispatch_event("click")


def whole_log(page: Page) -> None:
    while page.locator(".log button.plain").count():
        before = page.locator("[data-line]").count()
        page.locator(".log button.plain").first.dispatch_event("click")
        page.wait_for_function("(n) => document.querySelectorAll('[data-line]').length > n", arg=before)
