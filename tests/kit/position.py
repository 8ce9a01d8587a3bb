"""A position of the game for a test: set up in a few words, played on in notation, looked at by path."""

import tomllib
from collections.abc import Mapping
from typing import Any

from ruinous.rules import engine
from ruinous.rules.actions import NOTATION
from ruinous.rules.scenario import look, play, position
from ruinous.rules.state import Event, GameState


class Position:
    """A position to play on and look at (docs/scenarios.md).

    >>> t = Position({"regions": {"kislev": {"figures": ["Bloodletter"]}}, "players": {"khorne": {"power": 2}}})
    >>> t.play("khorne: Kw1>tro")
    >>> t["troll_country.figures"], t["khorne.power"], t["seat"]
    (['Bloodletter'], 0, 'nurgle')
    """

    def __init__(self, data: str | Mapping[str, Any]) -> None:
        self.log: list[Event] = []
        self.g: GameState = position(tomllib.loads(data) if isinstance(data, str) else data, self.log)

    def play(self, *texts: str) -> None:
        """Actions by their notation, with `power: ` before it to say who must be deciding."""
        for number, text in enumerate(texts, 1):
            play(self.g, text, number)

    def __getitem__(self, path: str) -> Any:
        return look(self.g, path)

    @property
    def legal(self) -> list[str]:
        return [NOTATION[a] for a in engine.legal(self.g)]

    def happened(self, *event: Any) -> bool:
        """Whether an event that begins with these words is in the log."""
        return any(e[: len(event)] == event for e in self.log)

    def events(self, *ids: str) -> list[Event]:
        """The events with these ids, in order."""
        return [event for event in self.log if event[0] in ids]
