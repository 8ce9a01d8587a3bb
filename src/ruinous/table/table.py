"""A table: who sits where, the game, votes and clocks. A table is what the entries of its log add up to.

    table = Table.of(entries)              # from the log
    entry = acts.do(table, Ask(who, command, now))   # done to the table at once, to be written by the caller

No network, no file, no clock, no random of its own: times and random bytes are given. If an entry cannot be written,
the table must be thrown away and made from the log again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from ruinous.rules import puzzle
from ruinous.rules.actions import ACTIONS
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.record import Entry as Decided
from ruinous.rules.saved import digest
from ruinous.rules.scenario import continued
from ruinous.rules.state import Chance, GameState
from ruinous.table import clocks, puzzles, votes, way_back
from ruinous.table import entries as e
from ruinous.table.kin import groups, kin
from ruinous.table.log import LogError, check_edition, mixed, outcomes_of, read
from ruinous.table.options import TableOptions, edition_of
from ruinous.table.place import Place
from ruinous.table.shapes import Ending, Stage
from ruinous.table.votes import Vote
from ruinous.table.way_back import Maker, Mark

__all__ = ["LogError", "Place", "Table", "Vote", "read"]

KEPT = 8  # positions before the last decisions, for a quick undo


class Table:
    """A table as it is now. `version` is the number of entries; `asked` the one that put the present question."""

    def __init__(self) -> None:
        self.id = ""
        self.version = 0
        self.options = TableOptions()
        self.host = ""
        self.host_name = ""
        self.password = ""
        self.created = 0
        self.at = 0  # of the newest entry
        self.began = 0
        self.ended = 0
        self.state: Stage = "open"  # then "drafting", "playing", "over"
        self.ending: Ending | Literal[""] = ""  # how it ended without a result: "abandoned", "closed"
        self.places: list[Place] = []
        self.order: list[int] = []  # places in the order of the draft
        self.admitted: set[str] = set()
        self.secret = b""
        self.game: Game | None = None
        self.asked = 0
        self.since = 0  # when the present question was put
        self.paused = False
        self.vote: Vote | None = None
        self.rematch = ""
        self.rematch_of = ""
        self.group = ""  # whose game it is: any of those seated may begin it
        self.lesson = ""  # what is taught here, if it is a lesson
        self.scenario = ""  # the file at whose position the game began
        self.opening = 0  # decisions that were made before anybody sat down; nobody goes back behind them
        self.told: list[int] = [0]  # how long the game's log was at each version
        self.keys: dict[tuple[str, str], tuple[int, str]] = {}  # of commands: the version they made, and their digest
        self.used: dict[tuple[int, int], int] = {}  # (decision, place): milliseconds thought about it
        self.graced: set[tuple[int, int]] = set()  # (decision, place): has had a grace
        self.gained: list[int] = []  # the increment that each decision brought
        self.makers: list[Maker] = []  # who made each decision, and when
        self.went_back = 0  # the version that last went back
        self.marks: list[Mark] = []  # where in the game's log something was taken back
        self.marked = ""  # the table whose code is in the marks: this one, or the first of its rematches
        self.came: dict[str, frozenset[str]] = {}  # who has held a place, and the marks they came with
        self.looked: dict[str, frozenset[str]] = {}  # and those from where they have looked: no votes
        self.founders: set[str] = set()  # who held a place at the start
        self.seen: dict[str, set[int]] = {}  # who has held which places since the start
        self.voted_out: set[str] = set()  # who was replaced by vote though not away
        self.removed: set[str] = set()  # whom the host has sent away
        self.barred: set[str] = set()  # the marks of those
        self.opened: dict[str, int] = {}  # kinds of votes, and when one was last opened
        self.rests: dict[tuple[str, str], int] = {}  # (person or mark, kind): may not open such a vote until then
        self.turned_down: list[int] = []  # when newcomers were refused a seat
        self._trail: list[GameState] = []  # positions before the last decisions
        self._reading = False
        self._hash = ""  # of the newest position that the log names, while it is read

    @classmethod
    def of(cls, log: Iterable[e.AnyEntry]) -> Table:
        """The table that a whole log tells of."""
        table = cls()
        table.add(list(log))
        return table

    def add(self, log: Iterable[e.AnyEntry]) -> None:
        """Carry on with the next entries of the log; or LogError, and the table must be thrown away."""
        self._reading, self._hash = True, ""
        try:
            for entry in log:
                self.apply(entry)
        except LogError:
            raise
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            raise LogError("failed", version=self.version, detail=detail) from error
        finally:
            self._reading = False
        del self._trail[:-KEPT]
        if self._hash and self.game and digest(self.game.state) != self._hash:
            raise LogError("position", version=self.version)

    def apply(self, entry: e.AnyEntry, played: bool = False) -> None:
        """Carry out one entry; a decision may be `played` already."""
        if isinstance(entry, e.Created) == bool(self.version):
            raise LogError("beginning", version=self.version)
        self.version += 1
        self.at = entry.at
        if entry.key:
            self.keys[entry.by, entry.key] = (self.version, entry.about)
        question = self._question()
        if isinstance(entry, e.Played):
            self._played(entry, played)
        else:
            APPLY[type(entry)](self, entry)
        if isinstance(entry, e.Played) or self._question() != question:
            self.asked, self.since = self.version, entry.at
        if self.game and self.game.state.result is not None:
            self.state = "over"
        if self.state == "over":
            self.vote, self.paused = None, False
            self.ended = self.ended or entry.at
        self.told.append(len(self.game.log) if self.game else 0)

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def deciding(self) -> str:
        """The Power that must decide now; empty when nobody must."""
        if self.game is None or self.state != "playing" or not self.game.state.actions:
            return ""
        return POWERS[self.game.state.seat]

    def seated(self, power: str) -> int:
        """The place of a Power; -1 if there is none."""
        return next((n for n, place in enumerate(self.places) if place.power == power), -1)

    def held_by(self, person: str) -> list[int]:
        return [n for n, place in enumerate(self.places) if person and place.person == person]

    def kept_for(self, person: str) -> list[int]:
        """The places that are kept for somebody who has not come yet."""
        return [n for n, place in enumerate(self.places) if person and place.kept == person]

    def seats_of(self, person: str) -> list[str]:
        """The Powers whose secrets a person may see."""
        return [self.places[n].power for n in self.held_by(person) if self.places[n].power]

    def may_look(self, person: str) -> bool:
        """Whether somebody may see the table at all: those at it, and spectators where they are welcome."""
        if self.held_by(person) or self.kept_for(person) or (person and person == self.host):
            return True
        if person in self.removed:
            return False
        if self.options.access == "password" and person not in self.admitted:
            return False
        return self.options.spectators or self.state == "open"

    @property
    def picking(self) -> int:
        """The place that must draft now; -1 if there is none."""
        if self.state != "drafting":
            return -1
        return next(n for n in self.order if not self.places[n].power)

    @property
    def undecided(self) -> int:
        """The place that must decide or draft now; -1 if there is none."""
        return self.picking if self.state == "drafting" else self.seated(self.deciding) if self.deciding else -1

    def bot_due(self) -> str:
        """The level of the bot that must act now; empty if none must."""
        return self.places[self.undecided].bot if self.undecided >= 0 and not self.paused else ""

    def voters(self) -> list[str]:
        """Who has a say in the open vote; without one, who may open one."""
        return votes.voters(self.places, self.vote, self.founders)

    def kin(self, person: str, marks: Iterable[str] = ()) -> set[str]:
        """Who may be the same person: somebody who came, or has looked, from the same device or address."""
        known = {one: marks | self.looked.get(one, frozenset()) for one, marks in self.came.items()}
        known |= {one: marks for one, marks in self.looked.items() if one not in known}
        return kin(known, {*marks, *known.get(person, ())}) - {person}

    def kin_saw(self, person: str, marks: Iterable[str], place: int) -> bool:
        """Whether kin of a newcomer have held another place since the start; at a hot seat all may see all."""
        others = self.kin(person, marks)
        return not self.options.hot_seat and any(self.seen.get(other, set()) - {place} for other in others)

    def before(self, place: int) -> list[str]:
        """Who has left a place and may always take it back, while no other person holds it."""
        if self.places[place].person or self.state == "over":
            return []
        return sorted(who for who, places in self.seen.items() if place in places and who not in self.voted_out)

    def asks_for_seat(self, person: str) -> bool:
        return bool(self.vote and self.vote.kind == "seat" and self.vote.by == person)

    def rests_until(self, person: str, marks: Iterable[str], kind: str) -> int:
        """When somebody may open a vote of a kind again."""
        return max(self.rests.get((one, kind), 0) for one in (person, *marks, *self.came.get(person, ())))

    def to_vote(self) -> list[str]:
        """The people who have still to vote."""
        return [p for p in self.voters() if p not in (*self.vote.yes, *self.vote.no)] if self.vote else []

    def awaited(self) -> dict[str, str]:
        """The people the table waits for, and for what: "decision", "draft" or "vote"."""
        waits = dict.fromkeys(self.to_vote(), "vote")
        place = self.undecided
        if place >= 0 and not self.paused and not self.places[place].bot and self.places[place].person:
            waits[self.places[place].person] = "draft" if self.state == "drafting" else "decision"
        return waits

    def deadline(self) -> int | None:
        """When the clock of the one who must decide runs out."""
        return clocks.deadline(self)

    def undoable(self, seat: str) -> int:
        """How many of its last decisions a seat may take back."""
        return len(way_back.decisions(self, seat))

    def away(self, place: int, now: int) -> bool:
        """Whether the person of a place is missing, so that a single other one may free it."""
        return clocks.away(self, place, now)

    def begin(self, powers: list[str], secret: bytes, chance: tuple[Chance, ...] = ()) -> Game:
        return Game.new(powers, secret, self.options.rules, chance)

    def drafted(self, secret: bytes) -> list[int]:
        """The order of the draft, from the secret but not telling of it."""
        return mixed(list(range(len(self.places))), secret, b"draft order")

    def dealt(self, secret: bytes) -> list[str]:
        """The Power of each place where they are dealt at random."""
        return mixed(list(self.options.powers), secret, b"dealt powers")[: len(self.places)]

    # --- carrying out ---------------------------------------------------------------------------------------------

    def _question(self) -> tuple[Any, ...]:
        decisions = len(self.game.entries) if self.game else 0
        place = self.undecided
        return self.state, decisions, place, self.paused, self.places[place].bot if place >= 0 else ""

    def remember(self) -> None:
        """Keep the position before a decision, to come back to it quickly."""
        assert self.game is not None
        self._trail.append(self.game.state.copy())
        if not self._reading:
            del self._trail[:-KEPT]

    def _played(self, entry: e.Played, played: bool) -> None:
        assert self.game is not None
        place = self.seated(entry.seat)
        gained = 0
        if not entry.bot and self.options.clock.kind != "none":
            clocks.charge(self, place, len(self.game.entries) - played)
            gained = clocks.credit(self, place)
        self.gained.append(gained)
        self.makers.append(Maker(self.version, entry.by))
        if not played:
            self._repeat(entry)
        self._hash = entry.hash

    def _repeat(self, entry: e.Played | e.Opened) -> None:
        assert self.game is not None
        self.remember()
        try:
            decided = Decided(POWERS.index(entry.seat), ACTIONS[entry.action], outcomes_of(entry.chance))
            self.game.repeat(decided)
        except (ValueError, KeyError, IndexError) as error:
            raise LogError("not_played", version=self.version, detail=str(error)) from None

    def _undone(self, entry: e.Undone) -> None:
        """Time stays used, and what a decision brought goes with it. Another who was asked meanwhile loses none."""
        assert self.game is not None
        to = entry.to if entry.to >= 0 else len(self.game.entries) - entry.count
        if entry.count > len(self.game.entries) - to:
            raise LogError("too_far_back", version=self.version)
        number = self.seated(entry.seat)
        if clocks.ticking(self) == number:
            clocks.stop(self)
        clocks.undone(self, to, number)
        self._go_back(to)
        way_back.mark(self, entry.seat, entry.count)
        if self.vote and self.vote.kind == "rewind" and self.vote.to >= to:
            self.vote = None  # what was voted on is gone

    def _go_back(self, to: int) -> None:
        """Keep so many decisions. Chance stays what it was: the same dice fall again for the same decisions."""
        assert self.game is not None
        count = len(self.game.entries) - to
        if to < self.opening or count <= 0:
            raise LogError("too_far_back", version=self.version)
        near = count <= len(self._trail)
        self.game = self.game.back(count, self._trail[-count] if near else None)
        del self._trail[-count:], self.gained[to:], self.makers[to:]
        self.went_back = self.version
        self._hash = ""

    def _created(self, entry: e.Created) -> None:
        check_edition(edition_of(entry.options.game), entry.needs)
        self.id, self.options = entry.id, entry.options
        self.host, self.host_name, self.created = entry.by, entry.name, entry.at
        self.password, self.rematch_of, self.lesson = entry.password, entry.rematch_of, entry.lesson
        self.marked, self.group = entry.marked or entry.id, entry.group
        self._come(entry.by, entry.marks)
        bank = self.options.clock.seconds * clocks.SECOND if self.options.clock.kind == "bank" else 0
        fixed = self.options.powers if self.options.assign == "choice" else ("",) * self.options.size
        self.places = [Place(power=power, bank=bank) for power in fixed]
        for place, sitter in zip(self.places, entry.places, strict=False):
            place.power = sitter.power or place.power
            if sitter.kept:
                place.kept, place.kept_name = sitter.person, sitter.name
            else:
                place.person, place.name, place.bot = sitter.person, sitter.name, sitter.bot
                self._come(sitter.person, sitter.marks)

    def _come(self, person: str, marks: Iterable[str]) -> None:
        if marks := frozenset(marks):
            self.came[person] = self.came.get(person, frozenset()) | marks

    def _admitted(self, entry: e.Admitted) -> None:
        self.admitted.add(entry.by)

    def _joined(self, entry: e.Joined | e.TakenOver) -> None:
        self._sit(entry.place, entry.by, entry.name)
        self._come(entry.by, entry.marks)
        self._count()

    def _sit(self, number: int, person: str, name: str) -> None:
        place = self.places[number]
        place.person, place.name, place.bot, place.late = person, name, "", False
        self._keep_no_more(person, number)
        clocks.grace(self, number)
        self._look(number)

    def _keep_no_more(self, person: str, number: int) -> None:
        """Nothing is kept at a place any more, nor anywhere for this person."""
        for place in (self.places[number], *(one for one in self.places if one.kept == person)):
            place.kept, place.kept_name = "", ""

    def _look(self, number: int) -> None:
        """Remember who has seen, or will see, the cards of a place."""
        if self.state != "open" and self.places[number].person:
            self.seen.setdefault(self.places[number].person, set()).add(number)

    def _looked(self, entry: e.Looked) -> None:
        self.looked[entry.by] = self.looked.get(entry.by, frozenset()).union(entry.marks)

    def _left(self, entry: e.Left) -> None:
        self._free(entry.place)
        if self.state == "open" and self.host == entry.by and not self.held_by(entry.by):
            heir = next((place for place in self.places if place.person), None)
            if heir:
                self.host, self.host_name = heir.person, heir.name
        if self.state != "open" and not any(place.person for place in self.places):
            self.state, self.ending = "over", "abandoned"  # bots do not play on for nobody
        self._count()

    def _free(self, number: int) -> None:
        """Nobody holds the place any more; in a running game a bot goes on."""
        clocks.stop(self)
        place = self.places[number]
        place.person, place.name, place.late = "", "", False
        place.kept, place.kept_name = "", ""
        if self.state != "open":
            place.bot = place.bot or self.options.stand_in

    def _seated(self, entry: e.Seated) -> None:
        place = self.places[entry.place]
        place.person, place.name, place.bot, place.late = "", "", entry.bot, False
        place.kept, place.kept_name = "", ""

    def _removed(self, entry: e.Removed) -> None:
        place = self.places[entry.place]
        gone, place.person, place.name = place.person, "", ""
        self.removed.add(gone)
        for number in self.held_by(gone):  # of a hot seat
            self.places[number] = Place(self.places[number].power, bank=place.bank)
        stay = (self.came.get(person, frozenset()) for person in (self.host, *(one.person for one in self.places)))
        self.barred |= self.came.get(gone, frozenset()).difference(*stay)

    def _moved(self, entry: e.Moved) -> None:
        one, other = self.places[entry.place], self.places[entry.to]
        one.power, other.power = other.power, one.power
        self.places[entry.place], self.places[entry.to] = other, one

    def _started(self, entry: e.Started) -> None:
        self.secret, self.began = bytes.fromhex(entry.secret), entry.at
        self.founders = {place.person for place in self.places if place.person}
        self.state = "drafting"
        for number in range(len(self.places)):
            self._look(number)
        if self.options.assign == "draft" and not all(place.power for place in self.places):
            self.order = self.drafted(self.secret)
            return
        if self.options.assign == "random" and not all(place.power for place in self.places):
            for place, power in zip(self.places, self.dealt(self.secret), strict=True):
                place.power = power
        self._begin(entry)
        for decided in entry.opening:
            self._repeat(decided)
            self.gained.append(0)
            self.makers.append(Maker(self.version, ""))
        self.opening = len(entry.opening)

    def _picked(self, entry: e.Picked) -> None:
        clocks.stop(self)
        self.places[entry.place].power = entry.power
        if all(place.power for place in self.places):
            self._begin(entry)

    def _begin(self, entry: e.Started | e.Picked) -> None:
        self.state = "playing"
        self.scenario = entry.scenario if isinstance(entry, e.Started) else ""
        powers = [place.power for place in self.places]
        if self.scenario:
            self.game = Game.at(self.beginning())
        else:
            self.game = self.begin(powers, self.secret, outcomes_of(entry.chance))
        if self.game.state.script:
            raise LogError("chance", version=self.version)
        self._hash = entry.hash

    def beginning(self) -> GameState:
        """The position that the game begins at, of a scenario's text or of a puzzle's."""
        if puzzles.named(self.lesson):
            return puzzle.loads(self.scenario).state()
        return continued(self.scenario, self.options.rules)

    def _handed(self, entry: e.Handed) -> None:
        clocks.stop(self)
        place = self.places[entry.place]
        place.bot, place.late = entry.bot, False
        self._count()

    def _flagged(self, entry: e.Flagged) -> None:
        clocks.stop(self)
        place = self.places[entry.place]
        place.bot, place.late, place.bank = self.options.stand_in, True, 0
        self._count()

    def _returned(self, entry: e.Returned) -> None:
        place = self.places[entry.place]
        late, place.bot, place.late = place.late, "", False
        if late:
            clocks.grace(self, entry.place)
        self._count()

    def _proposed(self, entry: e.Proposed) -> None:
        person = self.places[entry.place].person if entry.vote == "replace" else ""
        yes = (entry.by,) if self.held_by(entry.by) else ()
        again = entry.at < self.opened.get(entry.vote, 0) + votes.REST[self.options.pace]
        self.opened[entry.vote] = entry.at
        self.vote = Vote(
            entry.vote, entry.by, entry.to, entry.place, person, yes,
            rule=entry.rule, name=entry.name, marks=frozenset(entry.marks), again=again,
        )  # fmt: skip
        self._count()

    def _voted(self, entry: e.Voted) -> None:
        if self.vote and entry.yes:
            self.vote.yes += (entry.by,)
        elif self.vote:
            self.vote.no += (entry.by,)
        self._count()

    def _withdrawn(self, entry: e.Withdrawn) -> None:
        self._lapse()

    def _lapse(self) -> None:
        """The vote comes to nothing, and is not to be opened again at once."""
        if vote := self.vote:
            rest = votes.REST[self.options.pace]
            if vote.kind == "seat" and vote.no:
                rest = votes.TURNED_DOWN[self.options.pace]
                self.turned_down.append(self.at)
            for one in (vote.by, *sorted(vote.marks | self.came.get(vote.by, frozenset()))):
                self.rests[one, vote.kind] = self.at + rest
        self.vote = None

    def groups(self, vote: Vote) -> list[set[str]]:
        """Those who vote, each group of kin together."""
        people = votes.voters(self.places, vote, self.founders)
        return groups(self.came if vote.rule >= votes.PEOPLE else {}, people)

    def _count(self) -> None:
        """End the vote if it is decided, or if the one who opened it or the one it is about has gone."""
        vote = self.vote
        if vote is None:
            return
        if self._moot(vote):
            self._lapse()
            return
        outcome = votes.verdict(vote, self.groups(vote))
        if outcome:
            self.vote = None
            self._carry_out(vote)
        elif outcome is not None:
            self._lapse()

    def _moot(self, vote: Vote) -> bool:
        if vote.kind == "seat":
            seated = self.held_by(vote.by) and not self.options.hot_seat
            return bool(self.places[vote.place].person or seated or self.kin_saw(vote.by, vote.marks, vote.place))
        about = self.places[vote.place].person if vote.kind == "replace" else ""
        alone = vote.kind == "replace" and len(self.groups(vote)) == 1 and not self.away(vote.place, self.at)
        return alone or about != vote.person or not self.held_by(vote.by)

    def _carry_out(self, vote: Vote) -> None:
        if vote.kind == "rewind":
            count = len(self.makers) - vote.to
            self._go_back(vote.to)
            way_back.mark(self, "", count)
            clocks.rewound(self, vote.to)
        elif vote.kind in ("pause", "resume"):
            clocks.stop(self)
            self.paused = vote.kind == "pause"
        elif vote.kind == "abandon":
            self.state, self.ending = "over", "abandoned"
        elif vote.kind == "seat":
            clocks.stop(self)
            self._sit(vote.place, vote.by, vote.name)
            self._come(vote.by, vote.marks)
        elif vote.kind == "replace":
            if not self.away(vote.place, self.at):
                self.voted_out.add(vote.person)
            self._free(vote.place)

    def _rematched(self, entry: e.Rematched) -> None:
        self.rematch = entry.table

    def _closed(self, entry: e.Closed) -> None:
        self.state, self.ending, self.vote = "over", "closed", None

    def _forgotten(self, entry: e.Forgotten) -> None:
        """In a running game bots go on; when it is over the seat stays theirs, without a name."""
        for place in self.places:
            if place.kept == entry.by:
                place.kept, place.kept_name = "", ""
        for number in self.held_by(entry.by):
            if self.state == "over":
                self.places[number].name = ""
            else:
                self._free(number)
        if self.host == entry.by:
            self.host_name = ""
        heir = next((place for place in self.places if place.person), None)
        if self.state == "open" and self.host == entry.by:
            if heir is None:
                self.state, self.ending = "over", "closed"
            else:
                self.host, self.host_name = heir.person, heir.name
        elif self.state != "over" and heir is None:
            self.state, self.ending = "over", "abandoned"
        self._count()


APPLY: dict[type, Callable[[Any, Any], None]] = {
    e.Created: Table._created,
    e.Admitted: Table._admitted,
    e.Joined: Table._joined,
    e.TakenOver: Table._joined,
    e.Looked: Table._looked,
    e.Left: Table._left,
    e.Seated: Table._seated,
    e.Removed: Table._removed,
    e.Moved: Table._moved,
    e.Undone: Table._undone,
    e.Started: Table._started,
    e.Picked: Table._picked,
    e.Handed: Table._handed,
    e.Flagged: Table._flagged,
    e.Returned: Table._returned,
    e.Proposed: Table._proposed,
    e.Voted: Table._voted,
    e.Withdrawn: Table._withdrawn,
    e.Rematched: Table._rematched,
    e.Closed: Table._closed,
    e.Forgotten: Table._forgotten,
}
