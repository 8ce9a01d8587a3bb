"""One decision of a game: the actions worth a look run against each other, in the same deals.

First all of them run a few laps, and the one that does best challenges the action that was played. How much better it
is is then told by fresh laps of these two alone: the laps that chose it would praise it too much.
"""

from __future__ import annotations

from hashlib import sha256

from ruinous.analysis.budget import Budget
from ruinous.analysis.estimates import FIRST, Estimate, estimate
from ruinous.analysis.playing import Deal, Players
from ruinous.bots.scripted import ScriptedBot
from ruinous.bots.scripted.foresight import Chances
from ruinous.rules.state import GameState

FEW = 5  # actions that run, and the one that was played
BEHIND = 12.0  # marks so far below the best do not run, in victory points or so
SAME = 0.002  # a difference of chances that is none
TRUST = 2.0  # laps that the scripted bot's opinion counts for
POINT = 0.03  # what a victory point is worth in that opinion, of a chance that is neither small nor great

Laps = dict[Deal, Chances]


class Race:
    """A decision, what was played in it, and how the actions have fared."""

    def __init__(self, g: GameState, number: int, played: int | None) -> None:
        self.g = g
        self.number = number  # of the decision, from 1
        self.seat = g.seat
        self.played = played
        self.marks: dict[int, float] = {}  # of the actions that run
        self.laps: dict[int, Laps] = {}
        self.rival: int | None = None  # the best action, if it is another than the one that was played
        self.heats = 0  # laps that chose it

    @property
    def open(self) -> bool:
        """Whether there was anything to choose."""
        return len(self.g.actions or []) > 1

    def enter(self, bot: ScriptedBot) -> None:
        """Choose who runs, by the scripted bot's marks."""
        actions = self.g.actions or []
        marks = bot.marks(self.g) if len(actions) > 1 else dict.fromkeys(actions, 0.0)
        order = sorted(marks, key=lambda action: (-marks[action], action))
        best = marks[order[0]]
        chosen = [action for action in order[:FEW] if marks[action] > best - BEHIND]
        if self.played is not None and self.played not in chosen:
            chosen.append(self.played)
        self.marks = {action: max(marks.get(action, best - BEHIND), best - BEHIND) for action in chosen}
        self.laps = {action: {} for action in chosen}

    # --- running --------------------------------------------------------------------------------------------------

    def run(self, players: Players, actions: list[int], lap: int, hands_open: bool, budget: Budget) -> bool:
        """Let some actions run a lap, those that have not run it yet; whether there was time for it."""
        deal = hands_open, seed_of(self.number, lap)
        missing = [action for action in actions if deal not in self.laps[action]]
        if missing and not budget.allows(len(missing)):
            return False
        for action in missing:
            self.laps[action][deal] = players.chances(self.g, action, self.seat, deal)
        return True

    def values(self, action: int, power: int, hands_open: bool = False) -> list[float]:
        """The chances of a player in the laps of an action."""
        return [chances[power] for deal, chances in self.laps[action].items() if deal[0] == hands_open]

    def choose_rival(self, heats: int) -> None:
        """Who challenges the action that was played."""
        self.heats = heats
        best = self.best()
        self.rival = best if best != self.played else None

    def leaders(self, count: int) -> list[int]:
        """Who runs on: so many of the best, and what was played. Nobody but that, if the first lap was all the same."""
        played = [self.played] if self.played is not None else []
        ran = [values[0] for action in self.marks if (values := self.values(action, self.seat))]
        if played and len(ran) == len(self.marks) and max(ran) - min(ran) < SAME:
            return played
        order = sorted(self.marks, key=lambda action: (-self.opinion(action), -self.marks[action], action))
        return list(dict.fromkeys([*order[:count], *played]))

    def best(self, hands_open: bool = False) -> int:
        """The action that does best, by its laps and by the scripted bot's opinion."""
        ran = [action for action in self.marks if self.values(action, self.seat, hands_open)] or list(self.marks)
        return max(ran, key=lambda action: (self.opinion(action, hands_open), self.marks[action], -action))

    def opinion(self, action: int, hands_open: bool = False) -> float:
        """What to think of an action: its laps, and the scripted bot's marks, which count as a few."""
        first = max(self.marks, key=lambda action: (self.marks[action], -action))
        ran = self.values(first, self.seat, hands_open)
        chance = sum(ran) / len(ran) if ran else 0.25
        start = chance + POINT * 4 * chance * (1 - chance) * (self.marks[action] - self.marks[first])
        values = self.values(action, self.seat, hands_open)
        return (sum(values) + TRUST * start) / (len(values) + TRUST)

    # --- what came of it ------------------------------------------------------------------------------------------

    def differences(self) -> list[float]:
        """How much better the rival did than the action played, in each of the laps that did not choose it."""
        if self.rival is None or self.played is None:
            return []
        chose = {(False, seed_of(self.number, lap)) for lap in range(self.heats)}
        mine, theirs = self.laps[self.played], self.laps[self.rival]
        return [
            chances[self.seat] - mine[deal][self.seat]
            for deal, chances in theirs.items()
            if not deal[0] and deal in mine and deal not in chose
        ]

    def loss(self, usual: float = FIRST) -> Estimate:
        """What playing another action than the best has cost, in chance to win."""
        found = self.differences()
        return estimate(found, usual) if found else Estimate(0.0, 0.0)


def seed_of(number: int, lap: int) -> int:
    """The deal of a lap: the same for all actions, another one for every decision."""
    return int.from_bytes(sha256(b"%d %d" % (number, lap)).digest()[:8], "big")
