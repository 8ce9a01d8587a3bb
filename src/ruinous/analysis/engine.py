"""The analysis itself: which simulations are worth their time, and what they come to.

1. Everybody who decided: which actions are worth a look, by the scripted bot's marks.
2. A few laps, of fewer and fewer of them, as the one who decides could know the game.
3. Fresh laps for the best action and the one that was played, where these differ.
4. The same with all hands open, in fewer laps.
5. What time is left goes where an action may have cost much and nobody can be sure of it yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from ruinous.analysis.budget import Budget, Progress, Stop
from ruinous.analysis.estimates import Estimate, estimate, variance
from ruinous.analysis.findings import findings as findings_of
from ruinous.analysis.marking import mark_of
from ruinous.analysis.playing import Players
from ruinous.analysis.racing import Race
from ruinous.analysis.shapes import Analysis, Chance, Choice, Look, Said
from ruinous.analysis.turning import turns as turns_of
from ruinous.bots.scripted import ScriptedBot
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Game
from ruinous.rules.ids import PHASES, POWERS, PowerId
from ruinous.rules.questions import in_hand

VERSION = 2  # of the analysis: what an older one came to is not what this one comes to
SECONDS = 55.0  # unless told
HEATS = 3  # laps that choose the best action
LEFT = 5, 3, 2  # actions that run them, beside the one that was played
FRESH = 4  # laps of each pair after that
HANDS = 2  # laps with all hands open
HAND_ACTIONS = 2  # actions that run these
ACTIONS = 3  # that are told
MORE = 8  # laps that are added where it matters
MOST = 80  # fresh laps of a pair
SURE = 0.012  # a loss that is less for sure is not looked at any more
LEAST_VARIANCE = 0.0004  # chances are never surer than that

Usual = dict[int, float]  # variances, by player or by round


def analyse(
    game: Game,
    seconds: float | None = None,
    simulations: int | None = None,
    progress: Progress | None = None,
    stop: Stop | None = None,
    *,
    hands_open: bool = True,
) -> Analysis:
    """Analyse a game, or the decision in hand of one that runs; for a time, or a number of simulations.

    It can be broken off at any moment by `stop`: then it tells what it has found so far. `hands_open`: whether to look
    at it with all hands open, too.
    """
    begun = perf_counter()
    if seconds is None and simulations is None:
        seconds = SECONDS
    budget = Budget(seconds, simulations, progress, stop)
    work = Work(races_of(game), budget, HANDS if hands_open else 0)
    work.run()
    looks, start = work.looks(game)
    turns = turns_of(looks, start) if work.complete else []
    powers = [POWERS[p] for p in game.state.powers]
    learned = work.complete and bool(game.entries)
    if progress and not budget.broken_off:
        progress(1.0)
    return Analysis(
        VERSION,
        powers,
        len(game.entries),
        *ended(game),
        start,
        looks,
        turns,
        {power: findings_of(power, looks, start, turns) for power in powers} if learned else {},
        budget.done,
        round(perf_counter() - begun, 1),
        work.complete,
    )


def ended(game: Game) -> tuple[list[PowerId], str]:
    result = game.result
    return ([p for p in POWERS if p in result.winners], result.condition) if result else ([], "")


def races_of(game: Game) -> list[Race]:
    """Every decision of a game, and the one in hand."""
    again = game.back(len(game.entries))
    races = []
    for number, entry in enumerate(game.entries, 1):
        races.append(Race(again.state.copy(), number, entry.action))
        again.repeat(entry)
    if again.state.actions:
        races.append(Race(again.state.copy(), len(races) + 1, None))
    return races


class Work:
    """An analysis under way."""

    def __init__(self, races: list[Race], budget: Budget, hands: int) -> None:
        self.races = races
        self.budget = budget
        self.hands = hands  # laps with all hands open
        self.players = Players()
        self.bot = ScriptedBot(0)
        self.complete = False

    def run(self) -> None:
        for race in self.races:
            race.enter(self.bot)
        if not all(self.lap(race, self.least(race), 0) for race in self.races):
            return
        for lap in range(HEATS):
            if not all(self.lap(race, race.leaders(LEFT[lap]), lap) for race in self.races):
                return
        for race in self.races:
            race.choose_rival(HEATS)
        if not all(self.fresh(race, FRESH) for race in self.races):
            return
        for lap in range(self.hands):
            if not all(self.lap(race, self.with_hands_open(race), lap, hands_open=True) for race in self.races):
                return
        self.complete = True
        for race in self.races:
            if race.played is None and not self.thoroughly(race):
                return
        while unsure := self.unsure():
            if not all(self.fresh(race, MORE) for race in unsure):
                return

    def thoroughly(self, race: Race) -> bool:
        """More laps of the best actions of the decision in hand; with all hands open, too."""
        for lap in range(HEATS, HEATS + MOST):
            for hands_open in (False, True) if self.hands else (False,):
                if not self.lap(race, race.leaders(ACTIONS), lap, hands_open):
                    return False
        return True

    def lap(self, race: Race, actions: list[int], lap: int, hands_open: bool = False) -> bool:
        return race.run(self.players, actions, lap, hands_open, self.budget)

    def least(self, race: Race) -> list[int]:
        """What must be known of every decision: what the action played leads to."""
        return [race.played] if race.played is not None else list(race.marks)[:1]

    def fresh(self, race: Race, laps: int) -> bool:
        """Laps of the action played and of the best one, beyond those that chose it."""
        if race.rival is None:
            return True
        pair = [race.rival] if race.played is None else [race.played, race.rival]
        begin = HEATS + self.ran_fresh(race)
        return all(self.lap(race, pair, lap) for lap in range(begin, begin + laps))

    def ran_fresh(self, race: Race) -> int:
        assert race.rival is not None
        return max(len(race.values(race.rival, race.seat)) - HEATS, 0)

    def unsure(self) -> list[Race]:
        """The decisions that are worth more laps, in the order of the game."""
        usual = self.usual_difference()
        worth: list[tuple[float, Race]] = []
        for race in self.races:
            if race.rival is None or race.played is None or self.ran_fresh(race) >= MOST:
                continue
            loss = race.loss(usual[race.g.round])
            if loss.mean + 2 * loss.error > SURE:
                worth.append((loss.mean + loss.error, race))
        worth.sort(key=lambda pair: (-pair[0], pair[1].number))
        chosen = {race.number for _, race in worth[: max(len(worth) // 3, 8)]}
        return [race for race in self.races if race.number in chosen]

    def with_hands_open(self, race: Race) -> list[int]:
        """The actions that run with all hands open: the one played, and the best one."""
        first = [race.played] if race.played is not None else []
        order = sorted(race.marks, key=lambda action: (-self.worth(race, action), action))
        return list(dict.fromkeys([*first, race.best(), *order]))[:HAND_ACTIONS]

    def worth(self, race: Race, action: int) -> float:
        values = race.values(action, race.seat)
        return sum(values) / len(values) if values else -1.0

    # --- telling --------------------------------------------------------------------------------------------------

    def usual_difference(self) -> Usual:
        """The usual variance of how much better one action does than another, by the round."""
        found: Usual = {}
        for number, races in self.by_round().items():
            found[number] = variance([race.differences() for race in races], LEAST_VARIANCE)
        return found

    def usual(self, hands_open: bool) -> dict[int, Usual]:
        """The usual variance of each player's chance, by the round: the later, the more there is to win or lose."""
        found: dict[int, Usual] = {}
        for number, races in self.by_round().items():
            rows = {p: [r.values(a, p, hands_open) for r in races for a in r.marks] for p in races[0].g.powers}
            found[number] = {p: variance(row, LEAST_VARIANCE) for p, row in rows.items()}
        return found

    def by_round(self) -> dict[int, list[Race]]:
        found: dict[int, list[Race]] = {}
        for race in self.races:
            found.setdefault(race.g.round, []).append(race)
        return found

    def looks(self, game: Game) -> tuple[list[Look], dict[PowerId, Chance]]:
        """What was found of each decision, from the first to the last, and everybody's chance before them."""
        known, opened = self.usual(False), self.usual(True)
        usual = self.usual_difference()
        found = []
        for race in self.races:
            number = race.g.round
            found.append(self.look(race, game, known[number], opened[number], usual[number]))
        return found, self.start(known)

    def start(self, usual: dict[int, Usual]) -> dict[PowerId, Chance]:
        """Everybody's chance before the first decision, if it is decided well."""
        first = self.races[0]
        action = first.best()
        return self.chances(first, action, False, usual[first.g.round])

    def chances(self, race: Race, action: int, hands_open: bool, usual: Usual) -> dict[PowerId, Chance]:
        if not race.values(action, race.seat, hands_open):
            return {}
        return {POWERS[p]: rounded(estimate(race.values(action, p, hands_open), usual[p])) for p in race.g.powers}

    def look(self, race: Race, game: Game, known: Usual, opened: Usual, usual: float) -> Look:
        g, played = race.g, race.played
        over = race.number == len(game.entries) and game.result is not None
        result = dict(self.results(game)) if over else None
        action = played if played is not None else race.best()
        loss = race.loss(usual)
        return Look(
            race.number,
            g.round,
            PHASES[g.phase],
            POWERS[race.seat],
            in_hand(g).id,
            NOTATION[played] if played is not None else None,
            mark_of(race, loss, self.expected(race, known)),
            rounded(Estimate(max(loss.mean, 0.0), loss.error)),
            result or self.chances(race, action, False, known),
            result or self.chances(race, action, True, opened),
            self.choices(race, known, opened) if race.open else [],
            NOTATION[race.best(hands_open=True)] if race.open and race.values(action, race.seat, True) else "",
        )

    def results(self, game: Game) -> Iterator[tuple[PowerId, Chance]]:
        assert game.result is not None
        winners = game.result.winners
        for p in game.state.powers:
            won = POWERS[p] in winners
            yield POWERS[p], Chance(1 / len(winners), 0.0) if won else Chance(0.0, 0.0)

    def expected(self, race: Race, usual: Usual) -> float:
        """What the best action promises."""
        best = race.rival if race.rival is not None else race.played
        values = race.values(best, race.seat) if best is not None else []
        return estimate(values, usual[race.seat]).mean if values else 0.0

    def order(self, race: Race, ran: list[int]) -> list[int]:
        """The actions that are told, the best first, and the one played in any case."""
        best = race.best() if race.rival is None and race.played is None else race.rival
        if best is None or (race.differences() and race.loss().mean <= 0):
            best = race.played if race.played is not None else race.best()
        others = sorted((a for a in ran if a != best), key=lambda a: (-self.worth(race, a), a))
        told = [best, *others][:ACTIONS]
        if race.played is not None and race.played not in told and race.played in ran:
            told[-1] = race.played
        return [action for action in told if action in ran]

    def choices(self, race: Race, known: Usual, opened: Usual) -> list[Choice]:
        """The actions that are told, and what speaks for each of them."""
        ran = [a for a in race.marks if race.values(a, race.seat)]
        return [self.choice(race, a, known, opened) for a in self.order(race, ran)]

    def choice(self, race: Race, action: int, known: Usual, opened: Usual) -> Choice:
        values = race.values(action, race.seat)
        hands_open = race.values(action, race.seat, True)
        why = self.bot.explain(Game(race.g.copy(), [], None), action)
        return Choice(
            NOTATION[action],
            rounded(estimate(values, known[race.seat])),
            rounded(estimate(hands_open, opened[race.seat])) if hands_open else None,
            len(values),
            Said(why.id, why.args),
        )


def rounded(found: Estimate) -> Chance:
    return Chance(round(found.mean, 4), round(found.error, 4))
