"""Steps: what has happened, event by event, with what each event changed in a seat's view.

Whoever shows a game carries out the changes of one step after the other, beginning with the view of the moment before
the first, and ends on exactly the view it would have got at once. Events and changes are redacted like views.
"""

from typing import Any, NamedTuple

from ruinous.rules.events import event_data, seen_by
from ruinous.rules.patch import Change, changes
from ruinous.rules.state import Event, GameState
from ruinous.rules.view import view


class Step(NamedTuple):
    """An event as `events.event_data` tells it, and what it changed. The last step may have none: only the question."""

    event: dict[str, Any] | None
    changes: list[Change]


class Watcher:
    """A log that looks at the position after each event, with the eyes of a seat."""

    def __init__(self, g: GameState, seat: int, log: list[Event]) -> None:
        self.g = g
        self.seat = seat
        self.log = log
        self.steps: list[Step] = []
        self.seen = view(g, seat)
        g.log = self

    def append(self, event: Event) -> None:
        self.log.append(event)
        known = seen_by(event, self.seat)
        if known:
            self._look(event_data(self.g, known))

    def rest(self) -> None:
        """What has changed since the last event: as a rule the question."""
        before = len(self.steps)
        self._look(None)
        if not self.steps[before].changes:
            self.steps.pop()

    def _look(self, event: dict[str, Any] | None) -> None:
        now = view(self.g, self.seat)
        self.steps.append(Step(event, changes(self.seen, now)))
        self.seen = now
