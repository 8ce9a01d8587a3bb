"""The alarm: when somebody else is about to win, the round is played out to see what would stop it.

The evaluation counts with odds; here the rest of the round is carried out by the rules themselves, everybody passing,
with a few fixed throws of the dice. So an action that stops the leader is found even if it does so in a way no term of
the evaluation knows.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from ruinous.bots.scripted.evaluation import Evaluation, Standing
from ruinous.bots.scripted.forecast import settle, tried
from ruinous.bots.scripted.lines import Reached, follow, outcome
from ruinous.rules import chance, engine
from ruinous.rules.actions import PASS
from ruinous.rules.ids import PHASE_SUMMONING
from ruinous.rules.state import Frame, GameState

THROWS = tuple(chance.secret_from(f"throw {n}") for n in range(4))
FEARED = 0.03  # chance of another player's victory that raises the alarm
NEAR = 5  # points below the limit that raise it too
FIRST = 2  # throws that tell whether to look on
TRIFLE = 0.01
TOLD = 2  # throws that change nothing, after which an action is given up
HOPE = 0.03  # an action that lowers the chance of defeat by less is given up after one
MOST_TICKS = 2  # of a dial in one round
SIMULATED = 120  # rounds played out for one decision, or a few more
LAST_SIMULATED = 300  # and when nothing else has helped
LINES_TRIED = 40  # of answers to answers, in the last resort
ANSWERS_TRIED = 8  # answers to what an action asks at once


def guarded(
    evaluation: Evaluation,
    g: GameState,
    marks: dict[int, float],
    reached: Reached | None = None,
    *,
    thorough: bool = True,
) -> dict[int, float]:
    """The marks of some actions, with what it is worth to stop another player who is about to win this round.

    `reached` is what is known already of where they lead; `thorough` says whether there is time for the last resort.
    """
    seat = evaluation.seat
    if g.phase != PHASE_SUMMONING or len(marks) < 2:
        return marks
    turn = g.stack[-1][0] == "turn"
    idle = PASS if turn else max(marks, key=lambda action: (marks[action], -action))
    reached = {} if reached is None else reached
    before, standing = next(positions(evaluation, g, idle, reached))
    near = g.rules.content.limits.vp - NEAR
    if all(standing.wins[p] < FEARED and standing.vp[p] < near for p in g.powers if p != seat):
        return marks
    losing, feared = [], set()
    close = surest(before)
    for number, throw in enumerate(THROWS, 1):
        others = [p for p in wins(before, throw, close) if p != seat]
        if others:
            losing.append(throw)
            feared.update(others)
        if number == FIRST and not losing:
            return marks
    if len(losing) < (len(THROWS) / 2 if turn else 1):
        return marks
    throws = losing + [throw for throw in THROWS if throw not in losing and not turn]
    alarm = Alarm(evaluation, g, reached, throws, idle if turn else -1, standing, feared)
    relieved = alarm.relieved(marks)
    if thorough and turn and relieved == marks and len(losing) == len(THROWS):
        return alarm.last_resort(marks)
    return relieved


class Alarm(NamedTuple):
    """Somebody is about to win: what is known of it."""

    evaluation: Evaluation
    g: GameState
    reached: Reached
    throws: list[bytes]  # those that are looked at
    idle: int  # the action that does nothing, or -1
    standing: Standing  # how everybody stands after it
    feared: set[int]

    def relieved(self, marks: dict[int, float]) -> dict[int, float]:
        """The marks with what each action does against the feared, the best first, until no other can do better."""
        w, seat = self.evaluation.w, self.evaluation.seat
        guarded = dict(marks)
        best = max(marks.values())
        left = SIMULATED
        for action in sorted(marks, key=lambda a: (-marks[a], a)):
            if action == self.idle or left <= 0:
                continue
            for c, after in positions(self.evaluation, self.g, action, self.reached):
                most = w.loss + (w.win if after.wins[seat] > FEARED / 2 else 0.0)
                if marks[action] + most <= best:
                    break
                if self.idle < 0 or touches(after, self.standing, seat, self.feared):
                    told = TOLD if hopeful(after, self.standing, self.feared) else 1
                    relief, used = relief_of(self.evaluation, c, self.throws, told)
                    left -= used
                    guarded[action] = max(guarded[action], marks[action] + relief)
                    best = max(best, guarded[action])
        return guarded

    def last_resort(self, marks: dict[int, float]) -> dict[int, float]:
        """The marks when nothing that looked hopeful helps and all is lost otherwise: everything legal is tried, what
        seemed not worth a look or without effect, too, until something helps."""
        least = min(marks.values())
        worth = {**dict.fromkeys(self.g.actions or [], least), **marks}
        left = LAST_SIMULATED
        for action in sorted(worth, key=lambda a: (-worth[a], a)):
            if action == self.idle:
                continue
            for c in islice(ends(tried(self.g, action), self.evaluation.seat), LINES_TRIED):
                relief, used = relief_of(self.evaluation, c, self.throws, 1)
                left -= used
                if relief:
                    return {**marks, action: worth[action] + relief}
                if left <= 0:
                    return marks
        return marks


def ends(c: GameState, seat: int) -> Iterator[GameState]:
    """Every position that somebody can make of one by his answers to what he is asked at once."""
    if settle(c, seat):
        for answer in c.actions or []:
            yield from ends(tried(c, answer), seat)
    else:
        yield c


def touches(after: Standing, before: Standing, seat: int, feared: set[int]) -> bool:
    """Whether a position differs from another in anything that decides who wins."""
    if abs(after.ruined - before.ruined) > TRIFLE or after.wins[seat] > FEARED / 2:
        return True
    return any(
        abs(before.vp[p] - after.vp[p]) > TRIFLE or before.counters[p] - after.counters[p] > TRIFLE for p in feared
    )


def hopeful(after: Standing, before: Standing, feared: set[int]) -> bool:
    """Whether by the odds the feared win clearly less often in a position than in another."""
    return sum(before.wins[p] - after.wins[p] for p in feared) > HOPE


def relief_of(evaluation: Evaluation, g: GameState, throws: list[bytes], told: int) -> tuple[float, int]:
    """What it is worth that nobody else wins in some of the throws, and how many were needed to see it; so many that
    change nothing tell enough."""
    seat, w = evaluation.seat, evaluation.w
    stopped = won = 0
    close = one_tick_away(g, seat)
    for number, throw in enumerate(throws, 1):
        end = wins(g, throw, close)
        won += seat in end
        stopped += not any(p != seat for p in end)
        if not stopped and number == told:
            return 0.0, number
    return (w.loss * stopped + w.win * won) / len(throws), len(throws)


def positions(
    evaluation: Evaluation, g: GameState, action: int, reached: Reached
) -> Iterator[tuple[GameState, Standing]]:
    """The positions an action can lead to, by what one answers to what it asks at once: the best few."""
    c = tried(g, action)
    if not settle(c, evaluation.seat):
        yield c, reached.get(action) or evaluation.standing(c)
        return
    answers = sorted(c.actions or [], key=lambda a: (-follow(evaluation, c, a, 1), a))
    for answer in answers[:ANSWERS_TRIED]:
        end = outcome(evaluation, c, answer, 1)
        yield end, evaluation.standing(end)


def one_tick_away(g: GameState, seat: int) -> list[int]:
    """The opponents who win before a seat can, once they have a counter: one tick is enough for them, two are not for
    the seat (R12.5, R18)."""
    missing = ticks_missing(g)
    return [p for p in g.powers if p != seat and missing[p] <= 1] if missing[seat] > MOST_TICKS else []


def surest(g: GameState) -> list[int]:
    """The player who wins alone once he has a counter: one tick is enough for him, two are not for anybody else."""
    missing = ticks_missing(g)
    near = [p for p in g.powers if missing[p] <= MOST_TICKS]
    return near if len(near) == 1 and missing[near[0]] <= 1 else []


def ticks_missing(g: GameState) -> list[int]:
    """How many ticks each dial is from Victory."""
    return [len(dial) - 1 - at for dial, at in zip(g.rules.dials, g.dial, strict=True)]


def wins(g: GameState, throw: bytes, close: Iterable[int] = ()) -> tuple[int, ...]:
    """Who wins this round if everybody passes from here on; or one of `close`, as soon as he has a counter."""
    c = g.copy()
    c.secret, c.draws = throw, [0, 0, 0]

    def stop(frame: Frame) -> bool:
        return (
            frame[0] == "play_round"
            or (frame[0] == "turn" and c.power[frame[1][0]] > 0)
            or any(c.counters[p] for p in close)
        )

    while c.stack:
        engine.go_on(c, stop, first)
        for p in close:
            if c.counters[p]:
                return (p,)
        if not c.stack or c.stack[-1][0] == "play_round":
            break
        engine.answer(c, PASS)  # a turn: everybody passes, nobody need be asked
    return c.result[1] if c.result else ()


def first(g: GameState, actions: list[int]) -> int:
    return actions[0]
