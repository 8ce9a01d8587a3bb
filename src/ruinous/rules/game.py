"""The public face of the rules: a game to play, look at, copy, record and replay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile

from ruinous.rules import chance, engine, questions, why
from ruinous.rules import view as views
from ruinous.rules.actions import ACTIONS, NOTATION
from ruinous.rules.facts import Fact, FactError
from ruinous.rules.ids import POWERS
from ruinous.rules.options import Options, SetupError, default
from ruinous.rules.record import Entry, Record, RecordError, script
from ruinous.rules.saved import digest
from ruinous.rules.seen import View
from ruinous.rules.setup import new_state, powers_from
from ruinous.rules.state import Chance, Event, GameState, Outcome
from ruinous.rules.steps import Step, Watcher
from ruinous.rules.why import IllegalAction

# What must not be taken back: somebody has learned something (a roll, a draw, a new Old World card, a look).
REVEALING = frozenset(("roll", "draw", "reshuffle", "old_world", "glean", "peek"))


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked of whom. `actions` is the whole legal list: nothing else is legal."""

    seat: str
    kind: str
    actions: list[int]
    prompt: Fact  # what is asked and what it is about; `ruinous.words.sentence` says it

    @property
    def notation(self) -> list[str]:
        return [NOTATION[action] for action in self.actions]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Nobody wins when the Old World deck runs out."""

    condition: str
    winners: tuple[str, ...]
    scores: dict[str, int]


class Game:
    """One game from set-up to result.

    >>> game = Game.new(powers=["khorne", "nurgle", "tzeentch", "slaanesh"], seed=7)
    >>> game.decision.seat, game.decision.kind
    ('tzeentch', 'discard_first')
    >>> game.play("done")
    >>> game.decision.seat, game.decision.kind
    ('khorne', 'turn')
    """

    def __init__(self, state: GameState, log: list[Event], start: tuple[Chance, ...] | None) -> None:
        self.state = state
        self.log = log
        self.start = start  # the outcomes of the set-up; None in a game that cannot be recorded
        self.origin: GameState | None = None  # of a game that began at a position
        self.entries: list[Entry] = []
        self.told: list[int] = []  # how long the log was before each decision
        self.hashed: tuple[Game, list[str]] | None = None  # the same game played again, and its hashes so far
        state.log = log

    # --- beginnings -----------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls, powers: Iterable[str], seed: int | bytes, options: Options | None = None, start: tuple[Chance, ...] = ()
    ) -> Game:
        """A new game. `seed` is any int, or the 256-bit secret itself as 32 bytes; `start` repeats a known set-up."""
        return cls._begin(powers_from(powers), options or default(), chance.secret_from(seed), script(start))

    @classmethod
    def _begin(cls, powers: tuple[int, ...], options: Options, secret: bytes, given: tuple[Outcome, ...] = ()) -> Game:
        outcomes: list[Chance] = []
        log: list[Event] = []
        state = new_state(powers, options, secret, given, outcomes, log)
        return cls(state, log, tuple(outcomes))

    @classmethod
    def at(cls, position: GameState) -> Game:
        """A game that begins at a position (rules/scenario.py). It has no record: nothing led there."""
        game = cls(position, [], None)
        game.origin = position.copy()
        return game

    @classmethod
    def replay(cls, text: str, upto: int | None = None) -> Game:
        """The game a record tells of, from its recorded outcomes; `upto` stops after so many decisions."""
        record = Record.loads(text)
        game = cls._replay(record, upto)
        if upto is None and record.secret and game.hashes() != record.hashes:
            wrong = next(n for n, (a, b) in enumerate(zip(game.hashes(), record.hashes, strict=True)) if a != b)
            raise RecordError(record.first_line + wrong, "record.hash")
        return game

    @classmethod
    def _replay(cls, record: Record, upto: int | None = None) -> Game:
        line = record.first_line
        try:
            game = cls._begin(record.powers, record.options, record.secret, script(record.start))
            for entry in record.entries[:upto]:
                line += 1
                game.repeat(entry)
        except FactError as error:
            raise RecordError(line, error.fact.id, **error.fact.args) from None
        return game

    def repeat(self, entry: Entry) -> None:
        """Carry out a recorded decision with the chance it had then."""
        g = self.state
        if g.seat != entry.seat:
            raise other_seat(g, entry.seat)
        g.script = script(entry.outcomes)
        self.play(entry.action)
        if g.script:
            raise chance.ChanceError("chance.left_over")

    # --- playing --------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[str]:
        """The Powers in play, in Power order."""
        return [POWERS[p] for p in self.state.powers]

    @property
    def decision(self) -> Decision | None:
        """What is asked, or None when the game is over."""
        g = self.state
        if not g.actions:
            return None
        kind = g.stack[-1][0]
        return Decision(POWERS[g.seat], kind, list(g.actions), Fact(f"ask.{kind}", dict(questions.about(g))))

    def play(self, action: int | str) -> None:
        """Carry out an action of the legal list, given as such or in notation. Anything else: IllegalAction."""
        g = self.state
        chosen = ACTIONS.get(action, -1) if isinstance(action, str) else action
        if g.actions is None or chosen not in g.actions:
            raise why.illegal(g, action)
        outcomes: list[Chance] = []
        g.outcomes = outcomes
        seat = g.seat
        self.told.append(len(self.log))
        engine.apply(g, chosen)
        self.entries.append(Entry(seat, chosen, tuple(outcomes)))

    def why(self, action: int | str) -> Fact | None:
        """Why something cannot be done now, with the rule's number among its arguments; None if it can."""
        g = self.state
        chosen = ACTIONS.get(action, -1) if isinstance(action, str) else action
        return None if g.actions and chosen in g.actions else why.illegal(g, action).fact

    @property
    def result(self) -> Result | None:
        g = self.state
        if g.result is None:
            return None
        condition, winners = g.result
        return Result(condition, tuple(POWERS[p] for p in winners), {POWERS[p]: g.vp[p] for p in g.powers})

    # --- looking --------------------------------------------------------------------------------------------------

    def view(self, seat: str | None = None) -> View:
        """The position as a seat sees it; None is a spectator."""
        return views.view(self.state, _seat(self.state, seat))

    def events(self, seat: str | None = None, since: int = 0) -> list[Event]:
        """The log as a seat may read it, from an index on."""
        return views.log(self.log[since:], _seat(self.state, seat))

    def steps(self, seat: str | None = None, since: int = 0, then: GameState | None = None) -> list[Step]:
        """What has happened after so many decisions, event by event, each with what it changed in a seat's view.

        They lead from the view of that moment to the view of now. `then` is a kept copy of the position then.
        """
        return self.all_steps((seat,), since, then)[seat]

    def all_steps(
        self, seats: Iterable[str | None], since: int = 0, then: GameState | None = None
    ) -> dict[str | None, list[Step]]:
        """The same for several seats in one pass. What they share is one object: do not change it."""
        numbers = {seat: _seat(self.state, seat) for seat in seats}
        count = len(self.entries) - since
        again = self.back(count, then) if count > 0 else self.copy()
        watcher = Watcher(again.state, numbers.values(), again.log)
        for entry in self.entries[since:]:
            again.repeat(entry)
        watcher.rest()
        return {seat: watcher.steps[number] for seat, number in numbers.items()}

    def copy(self, seat: str | None = None, seed: int = 0) -> Game:
        """An exact copy; or, for a seat, the game as that seat may know it, with the unknown dealt anew from `seed`."""
        if seat is None:
            twin = Game(self.state.copy(), self.log[:], self.start)
            twin.origin = self.origin
            twin.entries, twin.told = self.entries[:], self.told[:]
            return twin
        number = _seat(self.state, seat)
        return Game(views.information_set(self.state, number, seed), views.log(self.log, number), None)

    # --- recording ------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The record so far. Its hashes are worked out by playing the game once more beside it."""
        return Record(
            self.state.powers,
            self.state.rules.options,
            chance.commitment(self.state.secret),
            self.state.secret,
            self._start(),
            tuple(self.entries),
            self.hashes(),
            self._result_text(),
        )

    def hashes(self) -> tuple[str, ...]:
        """The hash of the position at the start and after each decision. What was worked out before is continued."""
        g = self.state
        again, hashes = self.hashed or (None, [])
        self.hashed = None
        if again is None or again.entries != self.entries[: len(again.entries)]:
            again = Game._begin(g.powers, g.rules.options, g.secret, script(self._start()))
            hashes = [digest(again.state)]
        for entry in self.entries[len(again.entries) :]:
            again.repeat(entry)
            hashes.append(digest(again.state))
        again.log.clear()  # nobody reads it
        self.hashed = again, hashes
        return tuple(hashes)

    def _start(self) -> tuple[Chance, ...]:
        if self.start is None:
            raise ValueError("A copy for a seat has no record: it does not know the whole game.")
        return self.start

    def _result_text(self) -> str:
        result = self.result
        return " ".join((result.condition, *(result.winners or ("nobody",)))) if result else "running"

    def undoable(self, seat: str) -> int:
        """How many of its last decisions a seat may take back: its own, up to a roll, a draw or another's decision."""
        number = _seat(self.state, seat)
        return sum(1 for _ in takewhile(lambda n: self.entries[n].seat == number, self.way_back(seat)))

    def way_back(self, seat: str) -> Iterator[int]:
        """The last decisions, newest first, by which a seat has learned nothing, whoever made them."""
        number, g = _seat(self.state, seat), self.state
        silent = g.rules.rulings.forced_in_silence  # then that somebody is asked tells what he holds
        if silent and g.actions and g.seat != number and questions.in_hand(g).from_hand:
            return
        for n in reversed(range(len(self.entries))):
            if self.reveals(n, number) or (silent and self.entries[n].seat != number):
                return
            yield n

    def reveals(self, number: int, seat: int | None = None) -> bool:
        """Whether a seat (else the one who decided) learned something by a decision: a roll, a shuffle, a draw …

        What a player discards is no news to that player, but it is to the others.
        """
        seat = self.entries[number].seat if seat is None else seat
        end = self.told[number + 1] if number + 1 < len(self.told) else len(self.log)
        return bool(self.entries[number].outcomes) or any(
            event[0] in REVEALING or (event[0] == "discard" and event[1] != seat)
            for event in self.log[self.told[number] : end]
        )

    def back(self, count: int = 1, then: GameState | None = None) -> Game:
        """The game as it was so many decisions ago; quickly, if a copy of the position then was kept."""
        g = self.state
        if then is not None and count:
            left = len(self.entries) - count
            game = Game(then.copy(), self.log[: self.told[left]], self.start)
            game.entries, game.told, game.origin = self.entries[:left], self.told[:left], self.origin
            return game
        if self.origin:
            game = Game.at(self.origin.copy())
            for entry in self.entries[: len(self.entries) - count]:
                game.repeat(entry)
            return game
        record = Record(g.powers, g.rules.options, "", g.secret, self._start(), tuple(self.entries), ())
        return Game._replay(record, len(self.entries) - count)


def verify(text: str) -> Record:
    """Prove a record: derive every roll and shuffle from its secret again, compare every byte; or RecordError."""
    record = Record.loads(text)
    if not record.secret:
        raise RecordError(text.count("\n"), "record.no_secret")
    game = Game._begin(record.powers, record.options, record.secret)
    for number, entry in enumerate(record.entries, 1):
        try:
            if game.state.seat != entry.seat:
                raise other_seat(game.state, entry.seat)
            game.play(entry.action)
        except IllegalAction as error:
            # An earlier outcome may be what was changed: name the first line that differs.
            _compare(text, game.record.dumps(), upto=record.first_line + number - 1)
            raise RecordError(record.first_line + number, error.fact.id, **error.fact.args) from None
    _compare(text, game.record.dumps())
    return record


def _compare(text: str, true: str, upto: int | None = None) -> None:
    for number, (given, right) in enumerate(
        zip(text.split("\n")[:upto], true.split("\n")[:upto], strict=upto is None), 1
    ):
        if given != right:
            column = next((n for n, (a, b) in enumerate(zip(given, right, strict=False), 1) if a != b), len(right) + 1)
            raise RecordError(number, "record.differs", column=column, right=right[column - 1 : column + 30])


def other_seat(g: GameState, seat: int) -> IllegalAction:
    return IllegalAction("why.other_seat", "R23.3", seat=POWERS[g.seat], power=POWERS[seat])


def _seat(g: GameState, seat: str | None) -> int:
    if seat is None:
        return views.NOBODY
    if seat not in POWERS or POWERS.index(seat) not in g.powers:
        raise SetupError("setup.no_seat", name=seat)
    return POWERS.index(seat)


__all__ = ["Decision", "Game", "IllegalAction", "Options", "RecordError", "Result", "SetupError", "verify"]
