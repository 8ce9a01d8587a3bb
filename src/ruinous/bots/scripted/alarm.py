"""The alarm: when somebody else is about to win, the round is played out to see what would stop it.

The evaluation counts with odds; here the rest of the round is carried out by the rules themselves, everybody passing,
with a few fixed throws of the dice. So an action that stops the leader is found even if it does so in a way no term of
the evaluation knows.
"""

from collections.abc import Iterable, Iterator, Sequence
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
MORE_THROWS = tuple(chance.secret_from(f"throw {n}") for n in range(4, 20))  # for what seems best
FEARED = 0.03  # chance of another player's victory that raises the alarm
NEAR = 5  # points below the limit that raise it too
UNCLEAR = 0.2  # chance of defeat at which a few good throws tell nothing of an answer
FIRST = 2  # throws that tell whether to look on
TRIFLE = 0.01
TOLD = 2  # throws that change nothing, after which an action is given up
HOPE = 0.03  # an action that lowers the chance of defeat by less is given up after one
MOST_TICKS = 2  # of a dial in one round
SIMULATED = 160  # rounds played out for one decision, or a few more
LAST_SIMULATED = 120  # and when nothing else has helped
MORE_SIMULATED = 60  # and when something has, but not for sure
CONFIRMED = 5  # actions that are looked at in more throws
CONFIRMED_ALWAYS = 3  # and of these so many in any case
HELPS = 0.5  # of the throws in which an action must stop the feared, or more is tried
ODDS = 1.0  # throws that the odds of the evaluation count for, beside those that are looked at
LINES_TRIED = 40  # of answers to answers, in the last resort
ANSWERS_TRIED = 8  # answers to what an action asks at once
FURTHER = 2  # and to what these ask


Marks = dict[int, float]


def guarded(
    evaluation: Evaluation, g: GameState, marks: Marks, reached: Reached | None = None, *, thorough: bool = True
) -> Marks:
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
        if number == FIRST and not losing and (turn or sum(standing.wins) - standing.wins[seat] < UNCLEAR):
            return marks
    if turn and len(losing) < len(THROWS) / 2:
        return marks
    sure = len(losing) == len(THROWS)
    throws = losing + [throw for throw in THROWS if throw not in losing and not turn]
    alarm = Alarm(evaluation, g, reached, throws, sure or not turn, idle if turn else -1, standing, feared)
    relieved, over = alarm.relieved(marks)
    if thorough and sure and not over:
        return alarm.last_resort(marks, relieved)
    return relieved


class Played(NamedTuple):
    """What came of a position in some throws."""

    stopped: float  # the share of them in which nobody else wins
    won: float  # and in which the seat does
    used: int  # rounds played out


def both(few: Played, many: Played) -> Played:
    """What came of a position in all throws together."""
    used = few.used + many.used
    part = many.used / used
    return Played(few.stopped + part * (many.stopped - few.stopped), few.won + part * (many.won - few.won), used)


Found = dict[int, tuple[GameState, Standing, Played]]  # action → the best position it leads to


class Alarm(NamedTuple):
    """Somebody is about to win: what is known of it."""

    evaluation: Evaluation
    g: GameState
    reached: Reached
    throws: list[bytes]  # those that are looked at, the lost ones first
    more: bool  # whether what seems best is looked at in more of them
    idle: int  # the action that does nothing, or -1
    standing: Standing  # how everybody stands after it
    feared: set[int]

    def relieved(self, marks: Marks) -> tuple[Marks, bool]:
        """The marks with what each action does against the feared, the best first, until no other can do better; and
        whether the best action most likely ends the danger."""
        found: Found = {}
        guarded = dict(marks)
        best = max(marks.values())
        left = SIMULATED
        for action in sorted(marks, key=lambda a: (-marks[a], a)):
            if action == self.idle or left <= 0:
                continue
            for c, after in positions(self.evaluation, self.g, action, self.reached):
                if marks[action] + self.most(after) <= best:
                    break
                if self.idle < 0 or touches(after, self.standing, self.evaluation.seat, self.feared):
                    played = played_out(c, self.evaluation.seat, self.throws, self.told(after))
                    left -= played.used
                    mark = self.mark(c, after, played)
                    if action not in found or mark > guarded[action]:
                        guarded[action], found[action] = mark, (c, after, played)
                        best = max(best, guarded[action])
        return self.confirmed(guarded, found)

    def most(self, after: Standing) -> float:
        """The most that rounds played out can add to a mark."""
        return self.relief(after, Played(1.0, float(after.wins[self.evaluation.seat] > FEARED / 2), len(self.throws)))

    def mark(self, c: GameState, after: Standing, played: Played) -> float:
        """The value of a position with what was seen of the rest of the round."""
        if c.result is not None:
            return self.evaluation.value(c)
        return self.evaluation.weigh(c, after) + self.relief(after, played)

    def relief(self, after: Standing, played: Played) -> float:
        """What rounds played out add to a mark: what they tell takes the place of what the odds have told, the more of
        them the more of it. An action of a turn stands beside doing nothing, after which the feared win."""
        w, seat = self.evaluation.w, self.evaluation.seat
        won, lost = after.wins[seat], sum(after.wins) - after.wins[seat]
        idle_won = self.standing.wins[seat] if self.idle >= 0 else 0.0
        idle_lost = sum(self.standing.wins) - idle_won if self.idle >= 0 else 1.0
        trust = played.used / (played.used + ODDS)
        return trust * (w.loss * (played.stopped + lost - idle_lost) + w.win * (played.won - won + idle_won))

    def told(self, after: Standing) -> int:
        """How many throws that change nothing tell enough of a position."""
        if self.idle < 0:
            return len(self.throws)
        return TOLD if hopeful(after, self.standing, self.feared) else 1

    def confirmed(self, guarded: Marks, found: Found) -> tuple[Marks, bool]:
        """The marks when the best have been looked at in more throws, until one of them stays the best: of many actions
        looked at in few throws the best is the luckiest, too. And whether it most likely ends the danger."""
        known: set[int] = set()
        while self.more and len(known) < CONFIRMED:
            looked = [a for a in guarded if a in found and found[a][2].stopped and a not in known]
            if not looked:
                break
            best = max(looked, key=lambda a: (guarded[a], -a))
            if len(known) >= CONFIRMED_ALWAYS and guarded[best] < max(guarded.values()):
                break
            known.add(best)
            c, after, few = found[best]
            played = both(few, played_out(c, self.evaluation.seat, MORE_THROWS, len(MORE_THROWS)))
            guarded[best], found[best] = self.mark(c, after, played), (c, after, played)
        best = max(guarded, key=lambda a: (guarded[a], -a))
        return guarded, best in found and found[best][2].stopped >= HELPS

    def last_resort(self, marks: Marks, relieved: Marks) -> Marks:
        """The marks when nothing that looked hopeful ends the danger: all answers to what actions ask are tried, and if
        nothing has helped at all everything legal, what seemed not worth a look or without effect, too."""
        helped = max(relieved.values()) > max(marks.values())
        least = min(marks.values())
        worth = marks if helped else {**dict.fromkeys(self.g.actions or [], least), **marks}
        guarded, found, left = dict(relieved), Found(), MORE_SIMULATED if helped else LAST_SIMULATED
        for action in sorted(worth, key=lambda a: (-worth[a], a)):
            if action == self.idle or left <= 0:
                continue
            for c in islice(ends(tried(self.g, action), self.evaluation.seat), LINES_TRIED):
                played = played_out(c, self.evaluation.seat, self.throws, 1)
                left -= played.used
                if played.stopped:
                    after = self.evaluation.standing(c)
                    mark = self.mark(c, after, played)
                    if mark > guarded.get(action, least):
                        guarded[action], found[action] = mark, (c, after, played)
                if left <= 0 or played.stopped == 1:
                    break
        return self.confirmed(guarded, found)[0]


def ends(c: GameState, seat: int) -> Iterator[GameState]:
    """Every position that somebody can make of one by his answers to what he is asked at once."""
    if settle(c, seat):
        for answer in c.actions or []:
            yield from ends(tried(c, answer), seat)
    else:
        yield c


def touches(after: Standing, before: Standing, seat: int, feared: set[int]) -> bool:
    """Whether a position differs from another in anything that decides who wins."""
    if abs(after.ruined - before.ruined) > TRIFLE or after.wins[seat] - before.wins[seat] > FEARED / 2:
        return True
    return any(
        abs(before.vp[p] - after.vp[p]) > TRIFLE or before.counters[p] - after.counters[p] > TRIFLE for p in feared
    )


def hopeful(after: Standing, before: Standing, feared: set[int]) -> bool:
    """Whether by the odds the feared win clearly less often in a position than in another."""
    return sum(before.wins[p] - after.wins[p] for p in feared) > HOPE


def played_out(g: GameState, seat: int, throws: Sequence[bytes], told: int) -> Played:
    """What comes of a position in some throws if everybody passes; so many that change nothing tell enough."""
    stopped = won = 0
    close = one_tick_away(g, seat)
    for number, throw in enumerate(throws, 1):
        end = wins(g, throw, close)
        won += seat in end
        stopped += not any(p != seat for p in end)
        if not stopped and number == told:
            return Played(0.0, 0.0, number)
    return Played(stopped / len(throws), won / len(throws), len(throws))


def positions(
    evaluation: Evaluation, g: GameState, action: int, reached: Reached
) -> Iterator[tuple[GameState, Standing]]:
    """The positions an action can lead to, by what one answers to what it asks at once: the best few."""
    c = tried(g, action)
    if not settle(c, evaluation.seat):
        yield c, reached.get(action) or evaluation.standing(c)
        return
    for answer in best_answers(evaluation, c, ANSWERS_TRIED):
        after = tried(c, answer)
        further = settle(after, evaluation.seat)
        for end in (
            [outcome(evaluation, after, a, 1) for a in best_answers(evaluation, after, FURTHER)] if further else [after]
        ):
            yield end, evaluation.standing(end)


def best_answers(evaluation: Evaluation, c: GameState, number: int) -> list[int]:
    """The answers that look best."""
    return sorted(c.actions or [], key=lambda a: (-follow(evaluation, c, a, 1), a))[:number]


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
    c = chance.thrown(g, throw)

    def over(frame: Frame) -> bool:
        return frame[0] == "play_round" or (frame[0] == "turn" and c.power[frame[1][0]] > 0)

    def over_or_won(frame: Frame) -> bool:
        return over(frame) or any(c.counters[p] for p in close)

    stop = over_or_won if close else over
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
