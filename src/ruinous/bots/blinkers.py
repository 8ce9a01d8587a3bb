"""Blinkers: a bot that overlooks some of what it could do in its turn, and plays the rest as well as ever.

It has only so many of its cards in mind at a time, and looks at only so many regions. So its mistakes are those of
somebody who has not seen something: never a bad action where it sees a better one. What it would pass for, it looks
for once more, everywhere: who passes is out of the round (R6.4).
"""

from __future__ import annotations

from random import Random

from ruinous.bots import Player, Seed
from ruinous.rules.actions import HIT, MOVE, PASS, PLAY
from ruinous.rules.facts import Fact
from ruinous.rules.game import Game
from ruinous.rules.ids import N_REGIONS, N_SPACES, REGION_ORDER
from ruinous.rules.state import GameState

EVERY_REGION = len(REGION_ORDER)
PLACES = N_REGIONS * N_SPACES


class BlinkeredBot:
    """Shows another bot a part of the legal list."""

    def __init__(self, bot: Player, seed: Seed = None, *, cards: int, regions: int = EVERY_REGION) -> None:
        self.bot = bot
        self.cards = cards  # titles of its hand that it has in mind
        self.regions = regions  # that it looks at
        self.random = Random(seed)

    def renew(self, seed: Seed, seconds: float) -> None:
        self.random = Random(seed)
        self.bot.renew(self.random.getrandbits(64), seconds)

    def choose(self, game: Game) -> int:
        g = game.state
        if g.stack[-1][0] == "turn":
            c = g.copy()
            c.actions = self.noticed(g)
            action = self.bot.choose(Game(c, [], None))
            if action != PASS:
                return action
        return self.bot.choose(game)

    def noticed(self, g: GameState) -> list[int]:
        """The actions of a turn that it sees: by the cards it has in mind, and in the regions it looks at."""
        cards = self.in_mind(g)
        regions = set(self.random.sample(REGION_ORDER, self.regions))
        return [a for a in g.actions or [] if noticeable(a, cards, regions)]

    def in_mind(self, g: GameState) -> set[int]:
        """The cards of its hand that it thinks of: others each round, the same ones as long as it holds them."""
        salt = f"{g.round} {g.seat} {bytes(g.dial).hex()} {bytes(g.ruin).hex()}"
        titles = sorted(set(g.hand[g.seat]), key=lambda card: Random(f"{salt} {card}").random())
        return set(titles[: self.cards])

    def explain(self, game: Game, action: int) -> Fact:
        return self.bot.explain(game, action)


def noticeable(action: int, cards: set[int], regions: set[int]) -> bool:
    """Whether an action of a turn is one by these cards and in these regions; to pass always is."""
    if action < MOVE:
        return True
    if PLAY <= action < HIT:
        card, place = divmod(action - PLAY, PLACES)
        return card in cards and place // N_SPACES in regions
    return (action - MOVE) % N_REGIONS in regions
