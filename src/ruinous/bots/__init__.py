"""Players made of code. A bot gets an information set only: a game as its seat may know it.

bot = make("scripted", seed=7, seconds=1.0)
seat = game.decision.seat
action = bot.choose(game.copy(seat))
print(words.reasons.because(bot.explain(game.copy(seat), action)))
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from ruinous.rules.facts import Fact
from ruinous.rules.game import Game

Seed = int | str | None


class Bot(Protocol):
    """Anything that can decide. `game` is `Game.copy(seat)` for the seat that must decide."""

    def choose(self, game: Game) -> int:
        """One of the legal actions."""
        ...

    def explain(self, game: Game, action: int) -> Fact:
        """Why it would take this action (reasons.REASONS)."""
        ...


class Player(Bot, Protocol):
    """A bot of a level. What it has seen it may remember, and decide the faster; it decides no other way."""

    def renew(self, seed: Seed, seconds: float) -> None:
        """Decide as one that is made now."""
        ...


class RandomBot:
    """Takes any legal action, each as likely as the others. Its randomness is its own."""

    def __init__(self, seed: Seed = None) -> None:
        self.renew(seed)

    def renew(self, seed: Seed, seconds: float = 0.0) -> None:
        self.random = Random(seed)

    def choose(self, game: Game) -> int:
        decision = game.decision
        assert decision is not None, "a bot is asked only when there is something to decide"
        return self.random.choice(decision.actions)

    def explain(self, game: Game, action: int) -> Fact:
        from ruinous.bots.reasons import because  # it imports this

        return because("random")


# --- levels -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of opponent, and how to make one. What it is called and what to expect of it: `words.reference`."""

    name: str
    strength: int  # RANDOM to STRONGEST
    make: Callable[[Seed, float], Player]  # seed, seconds for a decision


def _random(seed: Seed, seconds: float) -> Player:
    return RandomBot(seed)


def _novice(seed: Seed, seconds: float) -> Player:
    from ruinous.bots.novice import NoviceBot  # read when first needed: processes start fast

    return NoviceBot(seed)


def _scripted(temperament: str) -> Callable[[Seed, float], Player]:
    def made(seed: Seed, seconds: float) -> Player:
        from ruinous.bots.scripted import ScriptedBot

        return ScriptedBot(seed, temperament)

    return made


def _blinkered(level: str, **blinkers: int) -> Callable[[Seed, float], Player]:
    def made(seed: Seed, seconds: float) -> Player:
        from ruinous.bots.blinkers import BlinkeredBot

        return BlinkeredBot(make(level, seed, seconds), seed, **blinkers)

    return made


def _search(runners: int) -> Callable[[Seed, float], Player]:
    def made(seed: Seed, seconds: float) -> Player:
        from ruinous.bots.search import SearchBot

        return SearchBot(seed, seconds, runners=runners)

    return made


# Each strength is to beat three of the one below it in 55 to 75 % of games; within one, taste differs.
RANDOM, EASIEST, EASY, FAIR, STRONG, STRONGEST = range(1, 7)

LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("random", RANDOM, _random),
        Level("novice:hasty", EASIEST, _blinkered("novice", cards=1, regions=2)),
        Level("novice", EASY, _novice),
        Level("scripted:forgetful", FAIR, _blinkered("scripted", cards=1)),
        Level("scripted", STRONG, _scripted("champion")),
        Level("scripted:warlike", STRONG, _scripted("warlike")),
        Level("scripted:patient", STRONG, _scripted("patient")),
        Level("scripted:schemer", STRONG, _scripted("schemer")),
        Level("search", STRONGEST, _search(12)),
        Level("search:broad", STRONGEST, _search(80)),
    )
}


def make(level: str, seed: Seed = None, seconds: float = 1.0) -> Player:
    """A bot of a level. The same seed gives the same player; `seconds` is what a searching bot may think."""
    if level not in LEVELS:
        raise ValueError(f"There is no bot {level!r}: choose one of {', '.join(LEVELS)}.")
    return LEVELS[level].make(seed, seconds)
