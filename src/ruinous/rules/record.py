"""Records: a whole game as text that can be read, pasted, replayed and proved (docs/notation.md).

    ruinous record 2
    edition 2 0.2.0
    powers khorne nurgle tzeentch slaanesh
    options {"card_set": "base", …}
    commitment 5f0c…
    start O:ahg… t:wnp… K:aab… N:… T:… S:… = 91f2…
    1 khorne Kw1>nor = 3fa9…
    2 nurgle hit Kw1 d:461 = 77c0…
    result max_threat khorne
    secret 0011…

Each line of a decision has the seat, the action, what chance brought after it, and the hash of the position then. The
line of the edition names the first version of Ruinous that knows it, and the options are given in full. A record of
format 1 has no such line: it is of edition 1, and only options that differ from its defaults are named.
"""

from __future__ import annotations

from dataclasses import dataclass
from json import JSONDecodeError, dumps, loads
from typing import Any, NamedTuple

from ruinous.content import NEWEST, ContentError, corrected, edition
from ruinous.rules.actions import ACTIONS, NOTATION
from ruinous.rules.chance import commitment
from ruinous.rules.facts import FactError
from ruinous.rules.ids import CHAOS_OWNER, N_POWERS, POWER_LETTERS, POWERS, TOKENS
from ruinous.rules.options import Options, SetupError
from ruinous.rules.setup import powers_from
from ruinous.rules.state import Chance, Outcome

FORMAT = 2
ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
# The Chaos titles of each Power in the order of their numbers, which content/ declares and which never change.
TITLES = tuple(bytes(t for t, owner in enumerate(CHAOS_OWNER) if owner == p) for p in range(N_POWERS))


class RecordError(FactError, ValueError):
    """A record that cannot be read or is not true; the line is named."""

    def __init__(self, line: int, id: str, /, **args: Any) -> None:
        super().__init__(id, **args)
        self.line = line


class Entry(NamedTuple):
    """One decision: who, what, and what chance brought."""

    seat: int
    action: int
    outcomes: tuple[Chance, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game as data. `hashes` has one more than `entries`: the first is that of the start."""

    powers: tuple[int, ...]
    options: Options
    commitment: str
    secret: bytes  # empty while it is not to be known
    start: tuple[Chance, ...]
    entries: tuple[Entry, ...]
    hashes: tuple[str, ...]
    result: str = "running"

    @property
    def first_line(self) -> int:
        """The line that tells of the start."""
        return 5 if edition(self.options.edition).form == 1 else 6

    def dumps(self) -> str:
        """The text of the record, one form only: the same game always gives the same bytes."""
        known = edition(self.options.edition)
        options: dict[str, Any] = self.options.changed() if known.form == 1 else self.options.all()
        options.pop("edition", None)
        lines = [
            f"ruinous record {known.form}",
            *([] if known.form == 1 else [f"edition {known.number} {known.since}"]),
            "powers " + " ".join(POWERS[p] for p in self.powers),
            f"options {dumps(options, sort_keys=True)}",
            f"commitment {self.commitment}",
            f"start {write_outcomes(self.start)} = {self.hashes[0]}",
        ]
        for number, (entry, digest) in enumerate(zip(self.entries, self.hashes[1:], strict=True), 1):
            outcomes = f" {write_outcomes(entry.outcomes)}" if entry.outcomes else ""
            lines.append(f"{number} {POWERS[entry.seat]} {NOTATION[entry.action]}{outcomes} = {digest}")
        lines.append(f"result {self.result}")
        lines.append(f"secret {self.secret.hex() or 'unknown'}")
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record. What it says is not yet proved: that is `verify`."""
        return _Reader(text).record()


def write_outcomes(outcomes: tuple[Chance, ...]) -> str:
    words = []
    for what, order in outcomes:
        if what == "dice":
            words.append("d:" + "".join(str(die) for die in order))
        elif what == "tokens":
            words.append("t:" + "".join(TOKENS[t][0] for t in order))
        elif what == "old_world":
            words.append("O:" + "".join(ALPHABET[c - 1] for c in order))
        else:
            owner = CHAOS_OWNER[order[0]]
            words.append(POWER_LETTERS[owner] + ":" + "".join(ALPHABET[TITLES[owner].index(c)] for c in order))
    return " ".join(words)


def read_outcome(word: str) -> Chance:
    """The outcome a word such as `d:461` tells of; ValueError if it tells of none."""
    kind, _, code = word.partition(":")
    if kind == "d":
        return "dice", bytes(int(die) for die in code)
    if kind == "t":
        return "tokens", bytes([token[0] for token in TOKENS].index(letter) for letter in code)
    if kind == "O":
        return "old_world", bytes(ALPHABET.index(letter) + 1 for letter in code)
    titles = TITLES[POWER_LETTERS.index(kind)] if len(kind) == 1 else b""
    return "deck", bytes(titles[ALPHABET.index(letter)] for letter in code)


def script(outcomes: tuple[Chance, ...]) -> tuple[Outcome, ...]:
    """Outcomes as a script for the next roll and shuffle."""
    flat: list[Outcome] = []
    for what, order in outcomes:
        if what == "dice":
            flat.extend(order)
        else:
            flat.append(order)
    return tuple(flat)


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0

    def next(self, word: str) -> str:
        self.number += 1
        if self.number > len(self.lines) or not self.lines[self.number - 1]:
            raise self.fail("record.breaks_off", word=word)
        first, _, rest = self.lines[self.number - 1].partition(" ")
        if first != word:
            raise self.fail("record.word", word=word, found=first[:40])
        return rest

    def fail(self, id: str, /, **args: Any) -> RecordError:
        return RecordError(self.number, id, **args)

    def record(self) -> Record:
        title = self.next("ruinous")
        form = title.removeprefix("record ")
        if not title.startswith("record ") or not form.isdigit():
            raise self.fail("record.none")
        if int(form) > FORMAT:
            raise self.fail("record.newer_format", format=int(form), newest=FORMAT)
        if form not in ("1", str(FORMAT)):
            raise self.fail("record.no_format", format=int(form))
        number = self.edition() if form != "1" else 1
        try:
            powers = powers_from(self.next("powers").split(" "))
            given = loads(self.next("options"))
            options = Options.of({**given, "edition": number})
            if options.cards:
                corrected(options.cards, edition=number)  # or a ContentError
        except SetupError as error:
            raise self.fail(error.fact.id, **error.fact.args) from None
        except ContentError as error:
            raise self.fail("record.cards", reason=str(error)) from None
        except (JSONDecodeError, AttributeError, TypeError):
            raise self.fail("record.options") from None
        commit = self.next("commitment")
        start, digest = self.outcomes(self.next("start"))
        hashes, entries = [digest], list[Entry]()
        while self.number < len(self.lines) and self.lines[self.number].partition(" ")[0] == str(len(entries) + 1):
            entry, digest = self.entry(self.next(str(len(entries) + 1)))
            entries.append(entry)
            hashes.append(digest)
        result = self.next("result")
        secret = self.secret(self.next("secret"), commit)
        if self.lines[self.number :] != [""]:
            self.number += 1
            raise self.fail("record.more")
        return Record(powers, options, commit, secret, start, tuple(entries), tuple(hashes), result)

    def edition(self) -> int:
        number, _, since = self.next("edition").partition(" ")
        if not number.isdigit() or int(number) < 1:
            raise self.fail("record.edition")
        if int(number) > NEWEST:
            raise self.fail("record.newer_edition", edition=int(number), since=since[:20], newest=NEWEST)
        if since != edition(int(number)).since:
            raise self.fail("record.edition")
        return int(number)

    def outcomes(self, text: str) -> tuple[tuple[Chance, ...], str]:
        words, _, digest = text.rpartition("= ")
        try:
            return tuple(read_outcome(word) for word in words.split()), digest
        except (ValueError, IndexError):
            raise self.fail("record.chance") from None

    def entry(self, text: str) -> tuple[Entry, str]:
        seat, _, rest = text.partition(" ")
        body, _, digest = rest.rpartition(" = ")
        words = body.split(" ")
        taken = 2 if " ".join(words[:2]) in ACTIONS else 1
        action = " ".join(words[:taken])
        if seat not in POWERS:
            raise self.fail("record.power", name=seat[:40])
        if action not in ACTIONS:
            raise self.fail("record.action", action=action[:40])
        outcomes, _ = self.outcomes(" ".join(words[taken:]) + "= ")
        return Entry(POWERS.index(seat), ACTIONS[action], outcomes), digest

    def secret(self, text: str, commit: str) -> bytes:
        if text == "unknown":
            return b""
        try:
            secret = bytes.fromhex(text)
        except ValueError:
            secret = b""
        if len(secret) != 32 or commitment(secret) != commit:
            raise self.fail("record.secret")
        return secret
