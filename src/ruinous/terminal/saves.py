"""Saved games: the record of the game in one file, and beside it who plays what."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from secrets import token_hex

from ruinous.bots import LEVELS
from ruinous.content import ContentError
from ruinous.rules.game import Game, RecordError, SetupError
from ruinous.terminal.files import UserError, data_folder, read_text, write_text
from ruinous.terminal.paint import clean
from ruinous.words import phrase, reason, say
from ruinous.words.system import why

SUFFIX = ".ruinous"
SEATS = ".seats"  # FILE.seats: who plays what in FILE
RUNNING = "\nresult running\n"


@dataclass(slots=True)
class Seats:
    """Who plays: the Powers of people, what the others are, and what the bots' chance comes from."""

    people: list[str]
    bots: str = "random"
    chance: str = field(default_factory=lambda: token_hex(16))

    def dumps(self) -> str:
        return json.dumps({"people": self.people, "bots": self.bots, "chance": self.chance}) + "\n"

    @classmethod
    def loads(cls, text: str, powers: Sequence[str]) -> Seats | None:
        """The seats a text tells of, or None if it tells of none in such a game."""
        try:
            data = json.loads(text)
            people, bots, chance = data["people"], data["bots"], data["chance"]
        except (ValueError, KeyError, TypeError, RecursionError):
            return None
        fits = isinstance(people, list) and all(isinstance(p, str) and p in powers for p in people)
        return cls(people, bots, chance) if fits and bots in LEVELS and isinstance(chance, str) else None


class Save:
    """The file a game is saved to after every decision of a person."""

    def __init__(self, path: Path, written: str | None = None) -> None:
        self.path = path
        self.written = written  # what this game last wrote there
        self.seats = ""  # and beside it

    def write(self, game: Game, seats: Seats) -> None:
        """Save the game. A file that somebody else has changed is left alone, and another name is taken."""
        text = game.record.dumps()
        if not self._ours():
            self.path = next(p for p in _numbered(self.path) if not p.exists())
            self.written, self.seats = None, ""
        if seats.dumps() != self.seats:
            write_text(seats_path(self.path), seats.dumps())
            self.seats = seats.dumps()
        if text != self.written or not self.path.exists():
            write_text(self.path, text)
            self.written = text

    def _ours(self) -> bool:
        if not self.path.exists():
            return True
        try:
            return self.written is not None and self.path.read_bytes() == self.written.encode()
        except OSError:
            return False


def seats_path(path: Path) -> Path:
    return path.with_name(path.name + SEATS)


def _numbered(path: Path) -> Iterator[Path]:
    number = 2
    while True:
        yield path.with_name(f"{path.name.removesuffix(SUFFIX)}_{number}{SUFFIX}")
        number += 1


def new_save(name: str | None, powers: Sequence[str]) -> Save:
    """Where a new game is saved: the file asked for, or one in the data folder."""
    if name is not None:
        path = Path(name).absolute()
        if path.exists():
            raise UserError(say("terminal.file.taken", {"name": name}))
        if not path.parent.is_dir():
            raise UserError(say("terminal.file.no_folder", {"name": name, "folder": str(path.parent)}))
        return Save(path)
    folder = games_folder()
    path = folder / f"{datetime.now():%Y-%m-%d-%H%M%S}-{'-'.join(powers)}{SUFFIX}"
    return Save(path if not path.exists() else next(p for p in _numbered(path) if not p.exists()))


def games_folder() -> Path:
    """The folder of saved games, made if need be."""
    try:
        folder = data_folder() / "games"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        because = why(error) if isinstance(error, OSError) else phrase("system.no_home", {})
        raise UserError(say("terminal.file.no_games", {"why": because})) from None
    return folder


def load(name: str | Path) -> tuple[Game, Save, Seats | None]:
    """A saved game, to go on with; UserError if it is none, and the file is not touched."""
    text = read_text(name)
    try:
        game = Game.replay(text)
    except (RecordError, SetupError, ContentError) as error:
        raise UserError(say("terminal.file.not_a_game", {"name": str(name), "why": clean(reason(error))})) from None
    if not game.state.secret:
        raise UserError(say("terminal.file.no_secret", {"name": str(name)}))
    if game.record.dumps() != text:
        raise UserError(say("terminal.file.changed", {"name": str(name)}))
    path = Path(name).absolute()
    try:
        seats = Seats.loads(seats_path(path).read_text(encoding="utf-8"), game.seats)
    except (OSError, ValueError):
        seats = None
    return game, Save(path, text), seats


def unfinished() -> Path | None:
    """The saved game that was played last and is not over."""
    try:
        found = sorted((data_folder() / "games").glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    except (OSError, RuntimeError):
        return None
    for path in reversed(found):
        try:
            if RUNNING in path.read_text(encoding="utf-8"):
                return path
        except (OSError, ValueError):
            continue
    return None
