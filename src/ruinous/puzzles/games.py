"""Positions from games: those that bots play by a seed, recorded ones, and single ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

from ruinous.bots import make
from ruinous.rules import position
from ruinous.rules.game import Game, Options
from ruinous.rules.ids import POWERS
from ruinous.rules.state import GameState

LEVELS = ("novice", "novice", "novice:hasty", "scripted:forgetful", "scripted")
POSITION = "ruinous position"
MANY = (3, 4, 4, 4, 5)  # players of a game


@dataclass(frozen=True, slots=True)
class Source:
    """A game: one that bots play by its number, or the text of a record or of a position."""

    number: int
    text: str = ""

    @property
    def single(self) -> bool:
        """Whether it is a position and no game."""
        return self.text.startswith(POSITION)

    @property
    def name(self) -> str:
        if not self.text:
            return f"game{self.number}"
        return f"position{self.number}" if self.single else f"record{self.number}"


def turns(source: Source) -> Iterator[GameState]:
    """Every summoning turn of a game, from the first to the last."""
    if source.single:
        yield position.read(source.text)
    else:
        yield from recorded(source.text) if source.text else played(source.number)


def played(seed: int) -> Iterator[GameState]:
    random = Random(f"puzzles {seed}")
    players = random.choice(MANY)
    powers = random.choice(list(combinations(POWERS, players)))
    card_set = random.choice(("base", "base", "morrslieb"))
    game = Game.new(powers, random.getrandbits(63), Options(card_set=card_set))
    bots = {power: make(random.choice(LEVELS), f"{seed} {power}") for power in powers}
    while game.state.actions:
        yield from turn(game.state)
        seat = POWERS[game.state.seat]
        game.play(bots[seat].choose(game.copy(seat)))


def recorded(text: str) -> Iterator[GameState]:
    whole = Game.replay(text)
    again = whole.back(len(whole.entries))
    for entry in whole.entries:
        yield from turn(again.state)
        again.repeat(entry)


def turn(g: GameState) -> Iterator[GameState]:
    if g.stack[-1][0] == "turn" and len(g.actions or ()) > 1:
        yield g.copy()
