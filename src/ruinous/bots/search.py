"""The search bot: looks ahead through many deals of the hidden cards and plays what does best in them.

It takes the better actions by the scripted bot's marks and races them. In each lap the unknown is dealt anew, the same
for all of them, and each is followed down its tree and on by the quick policy to the end of the summoning phase; there
everybody's chance to win is judged; where somebody may win this round the dice are thrown first. After a short heat
only the best go on, and then an action that falls clearly behind leaves the race. Decisions of other phases are raced
in the same way, for a part of the time: those before the summoning phase run to its end, too, and those after it to the
end of the round.

Deals come from the bot's own seed and are made of what is the same whatever the hidden cards are, so with a number of
simulations instead of a time its choice is a function of what its seat may know.
"""

from __future__ import annotations

from math import inf, sqrt
from random import Random
from time import perf_counter

from ruinous.bots import Seed
from ruinous.bots.neural import Evaluator
from ruinous.bots.scripted import ScriptedBot
from ruinous.bots.scripted.alarm import guarded
from ruinous.bots.scripted.evaluation import Evaluation
from ruinous.bots.scripted.lines import Answered, Reached, candidates, follow
from ruinous.bots.scripted.policy import Policy, advance
from ruinous.bots.scripted.weights import BASE, load
from ruinous.bots.search_end import needed
from ruinous.bots.search_rest import follow_out, won
from ruinous.bots.search_tree import Clock, Guide, Node, simulate
from ruinous.bots.search_value import ScriptedValue
from ruinous.rules.facts import Fact
from ruinous.rules.game import Game
from ruinous.rules.ids import N_POWERS, PHASE_BATTLE, PHASE_CORRUPTION, PHASE_DOMINATION, PHASE_END, PHASE_SUMMONING
from ruinous.rules.state import GameState
from ruinous.rules.view import blanked, information_set

RUNNERS = 30  # actions in the race
BEHIND = 40.0  # marks so far below the best do not start, in victory points or so
FEARFUL = 0.4  # chance of another's victory this round that leaves no room for experiments
CLOSE = 12.0  # then only marks that near the best start
USUAL = 150  # simulations a second, or so
HEAT = 3  # laps after which only the best go on
FINAL = 10  # so many of them
FIRST_LAPS = 8  # before anybody leaves
MOST_LAPS = 200  # more would not tell those apart who are still level
SURE = 2.5  # standard errors behind the best that end an action's race
TRIFLE = 0.002  # chance to win that nobody leaves for
TRUST = 3.0  # laps that the scripted bot's opinion counts for
POINT = 0.04  # what a victory point is worth in that opinion, of a chance that is neither small nor great
SHARE = 0.95  # of the time that is used
FIRST_LOOK = 0.5  # of the time that may go into the marks
HELP = 0.7  # of the time, until which may be looked for what stops another player's victory
ALARM = 720  # times what one mark takes: what the scripted bot's alarm may take
THOROUGH = 2400  # and if it goes to the last resort
ELSEWHERE = 0.4  # of the time, for a decision outside the summoning phase
CAUTION = 20.0  # laps that the scripted bot's opinion counts for there
BEHIND_ELSEWHERE = 6.0  # marks so far below the best do not start there
ROLLED = (PHASE_BATTLE, PHASE_DOMINATION, PHASE_CORRUPTION, PHASE_END)  # decisions that run to the end of the round
FIGHTING = ("throw", "assign")  # decisions of battles, which are left to the scripted bot in the summoning phase


class SearchBot:
    """Races the best actions of the scripted bot through many deals, for a time or for a number of simulations."""

    def __init__(
        self,
        seed: Seed = None,
        seconds: float = 1.0,
        simulations: int | None = None,
        evaluator: Evaluator | None = None,
        runners: int = RUNNERS,
    ) -> None:
        self.simulations = simulations
        self.evaluator = evaluator
        self.runners = runners
        self.scripted = ScriptedBot()
        self.renew(seed, seconds)
        self.policies: dict[int, Policy] = {}
        self.leaves: dict[int, Evaluator] = {}
        self.chances: tuple[list[int], dict[int, float]] = ([], {})  # of the last race: legal list, chance to win
        self.done = 0  # simulations so far
        self.searched = 0  # decisions that were raced for

    def renew(self, seed: Seed, seconds: float) -> None:
        self.random = Random(seed)
        self.seconds = seconds
        self.scripted.renew(self.random.getrandbits(64))

    def choose(self, game: Game) -> int:
        begin = perf_counter()
        g = game.state
        assert g.actions, "a bot is asked only when there is something to decide"
        if len(g.actions) == 1:
            return g.actions[0]
        if g.stack[-1][0] == "throw":
            return self.scripted.choose(game)
        seconds = self.seconds if self.simulations is None else inf
        if g.phase != PHASE_SUMMONING:
            return self.elsewhere(game, begin, seconds)
        if g.stack[-1][0] in FIGHTING:
            return self.scripted.choose(game)
        marks, fear = self.marks(g, begin, seconds)
        marks = self.needed(g, marks, Clock(begin + HELP * seconds))
        behind = CLOSE if fear > FEARFUL else BEHIND
        order = sorted(marks, key=lambda action: (-marks[action], action))
        afford = (self.simulations if self.simulations is not None else int(USUAL * seconds)) // HEAT
        runners = [a for a in order[: min(self.runners, max(afford, 2))] if marks[a] >= marks[order[0]] - behind]
        if len(runners) == 1 or (fear > FEARFUL and g.stack[-1][0] != "turn"):
            return runners[0]
        return self.race(g, {a: marks[a] for a in runners}, Clock(begin + SHARE * seconds), self.simulations)

    def needed(self, g: GameState, marks: dict[int, float], clock: Clock) -> dict[int, float]:
        """The marks of those actions that keep others from winning this round, if any must; otherwise all."""
        helpful = needed(blanked(g, g.seat), marks, clock.late)
        least = min(marks.values())
        return {a: marks.get(a, least) for a in helpful} or marks

    def elsewhere(self, game: Game, begin: float, seconds: float) -> int:
        """The choice in another phase: a race of what the scripted bot likes, for a part of the time."""
        g = game.state
        marks = self.scripted.marks(g)
        best = max(marks.values())
        order = sorted(marks, key=lambda action: (-marks[action], action))
        runners = {a: marks[a] for a in order[:FINAL] if marks[a] >= best - BEHIND_ELSEWHERE}
        if len(runners) == 1:
            return order[0]
        simulations = None if self.simulations is None else int(ELSEWHERE * self.simulations)
        return self.race(g, runners, Clock(begin + ELSEWHERE * seconds), simulations, CAUTION)

    def marks(self, g: GameState, begin: float, seconds: float) -> tuple[dict[int, float], float]:
        """The scripted bot's marks, as far as the time goes, and the chance that somebody else wins this very round."""
        evaluation = self.scripted.evaluation(g.seat)
        c = blanked(g, g.seat)
        wins = evaluation.begin(c).wins
        fear = sum(wins) - wins[g.seat]
        marks: dict[int, float] = {}
        reached: Reached = {}
        answered: Answered = {}
        for action in candidates(c):
            marks[action] = follow(evaluation, c, action, reached=reached, answered=answered)
            used = perf_counter() - begin
            if used > FIRST_LOOK * seconds:
                return marks, fear
        left, mark = SHARE * seconds - used, used / len(marks)
        if ALARM * mark > left:
            return marks, fear
        return guarded(evaluation, c, marks, reached, thorough=THOROUGH * mark <= left), fear

    # --- the race -------------------------------------------------------------------------------------------------

    def race(
        self, g: GameState, marks: dict[int, float], clock: Clock, simulations: int | None, trust: float = TRUST
    ) -> int:
        """The best of some actions, as far as time or simulations allow to see it."""
        self.searched += 1
        seat, running = g.seat, list(marks)
        guide = Guide(*self.of(g), seat, clock)
        nodes = {action: Node() for action in marks}
        laps: dict[int, list[float]] = {action: [] for action in marks}
        left = inf if simulations is None else simulations
        for lap in range(1, MOST_LAPS + 1):
            if len(running) == 1 or left < len(running):
                break
            left -= len(running)
            deal = self.random.getrandbits(64)
            dealt = information_set(g, seat, deal)
            times = []
            for action in running:
                c = dealt.copy()
                if g.phase in ROLLED:
                    values = None if clock.late() else rolled(c, action, guide.leaf, seat)
                else:
                    advance(c, action)
                    values = simulate(c, nodes[action], guide, Random(deal))
                if values is None:
                    break
                times.append(values[seat])
            self.done += len(times)
            if len(times) < len(running):
                break  # time is up; a lap that not all have run says nothing
            for action, time in zip(running, times, strict=True):
                laps[action].append(time)
            if lap == HEAT and len(running) > FINAL:
                first = running[0]
                running.sort(key=lambda a: (-opinion(laps[a], laps[first], marks[a] - marks[first], trust), a))
                del running[FINAL:]
            elif lap % (1 + lap // FIRST_LAPS) == 0:  # the further on, the more seldom
                running = leaders(running, laps)
        first = running[0]
        best = max(running, key=lambda a: (opinion(laps[a], laps[first], marks[a] - marks[first], trust), marks[a], -a))
        self.chances = (g.actions or [], {a: sum(laps[a]) / len(laps[a]) for a in marks if laps[a]})
        return best

    def of(self, g: GameState) -> tuple[Policy, Evaluator]:
        """The policy and the judge of leaves for a seat, with what they remember."""
        seat = g.seat
        if seat not in self.policies:
            weights = {p: load(BASE, p) for p in range(N_POWERS)}
            self.policies[seat] = Policy(Evaluation(seat, weights[seat]), weights)
            self.leaves[seat] = self.evaluator or ScriptedValue()
        policy, leaf = self.policies[seat], self.leaves[seat]
        policy.begin(g)
        if isinstance(leaf, ScriptedValue):
            leaf.evaluation.memory.begin(None)
        return policy, leaf

    def explain(self, game: Game, action: int) -> Fact:
        from ruinous.bots.reasons import hopeful

        reason = self.scripted.explain(game, action)
        actions, chances = self.chances
        if action in chances and actions == game.state.actions:
            return hopeful(reason, chances[action])
        return reason


def rolled(c: GameState, action: int, leaf: Evaluator, seat: int) -> list[float]:
    """What comes of an action after the summoning phase by the end of the round."""
    follow_out(c, action)
    return won(c) if c.result is not None else leaf.values(c, seat)


def leaders(running: list[int], laps: dict[int, list[float]]) -> list[int]:
    """Those who are not clearly behind. All have run the same laps, so it is their differences that count."""
    n = len(laps[running[0]])
    if n < FIRST_LAPS:
        return running
    best = max(running, key=lambda a: sum(laps[a]))
    left = []
    for action in running:
        differences = [b - a for a, b in zip(laps[action], laps[best], strict=True)]
        mean = sum(differences) / n
        spread = sqrt(sum([(d - mean) ** 2 for d in differences]) / (n - 1) / n)
        if mean <= SURE * spread + TRIFLE:
            left.append(action)
    return left


def opinion(laps: list[float], first: list[float], ahead: float, trust: float = TRUST) -> float:
    """What to think of an action: its laps, and what the scripted bot thinks of it, which counts as a few laps."""
    if not laps:
        return ahead
    chance = sum(first) / len(first)
    start = chance + POINT * chance * (1 - chance) * ahead
    return (sum(laps) + trust * start) / (len(laps) + trust)
