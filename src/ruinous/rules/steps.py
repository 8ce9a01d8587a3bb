"""Steps: what has happened, event by event, with what each event changed in a seat's view.

Whoever shows a game carries out the changes of one step after the other, beginning with the view of the moment before
the first, and ends on exactly the view it would have got at once. Events and changes are redacted like views.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ruinous.rules.events import EventData, event_data, seen_by
from ruinous.rules.patch import Change, Known, changes
from ruinous.rules.state import Event, GameState
from ruinous.rules.view import Kept, views


class Step(NamedTuple):
    """An event as `events.event_data` tells it, and what it changed. The last step may have none: only the question."""

    event: EventData | None
    changes: list[Change]


class Watcher:
    """A log that looks at the position after each event, with the eyes of some seats."""

    def __init__(self, g: GameState, seats: Iterable[int], log: list[Event]) -> None:
        self.g = g
        self.log = log
        self.kept: Kept = {}
        self.seen = views(g, seats, self.kept)
        self.steps: dict[int, list[Step]] = {seat: [] for seat in self.seen}
        g.log = self

    def append(self, event: Event) -> None:
        self.log.append(event)
        self._look({seat: event_data(self.g, known) for seat in self.seen if (known := seen_by(event, seat))})

    def rest(self) -> None:
        """What has changed since the last event: as a rule the question."""
        self._look(dict.fromkeys(self.seen))
        for steps in self.steps.values():
            if not steps[-1].changes:
                steps.pop()

    def _look(self, told: Mapping[int, EventData | None]) -> None:
        """A step for each seat that is told something. Who is told nothing sees the change with the next step."""
        now = views(self.g, told, self.kept)
        known: Known = {}
        for seat, event in told.items():
            self.steps[seat].append(Step(event, changes(self.seen[seat], now[seat], known)))
        self.seen |= now
