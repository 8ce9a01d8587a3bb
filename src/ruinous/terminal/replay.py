"""The command `replay`: a recorded game, decision by decision."""

from __future__ import annotations

from dataclasses import dataclass

from ruinous.content import ContentError
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Game, RecordError, SetupError
from ruinous.rules.ids import POWERS
from ruinous.rules.record import Record
from ruinous.rules.state import Event
from ruinous.rules.view import NOBODY, shows_choice
from ruinous.terminal import board, story
from ruinous.terminal.files import UserError, read_text
from ruinous.terminal.menu import told
from ruinous.terminal.screen import LeftError, Screen
from ruinous.terminal.table import name
from ruinous.words import phrase, reason, say


@dataclass(frozen=True, slots=True)
class Step:
    """One decision as it is told: who did what, and what came of it."""

    head: str
    events: list[Event]


class Reel:
    """A record laid out decision by decision, as a seat, everybody or a spectator sees it."""

    def __init__(self, text: str, seat: str | None, everything: bool) -> None:
        self.text = text
        self.seat = seat
        self.everything = everything
        record = Record.loads(text)
        self.game = game = Game.replay(text, 0)
        self.steps = [Step(say("terminal.replay.start"), self._news(0))]
        for number, entry in enumerate(record.entries, 1):
            seen = len(game.log)
            power = POWERS[entry.seat]
            if everything or shows_choice(game.state, POWERS.index(seat) if seat else NOBODY):
                done = f"{told(game.state, entry.action)} [{NOTATION[entry.action]}]"
            else:
                done = phrase("terminal.replay.secret", {})
            head = f"{number}. {board.explained(name(power), done)}"
            game.repeat(entry)
            self.steps.append(Step(head, self._news(seen)))

    def _news(self, since: int) -> list[Event]:
        return self.game.log[since:] if self.everything else self.game.events(self.seat, since)

    def told(self, number: int, screen: Screen) -> list[str]:
        step = self.steps[number]
        return [story.coloured(step.head, screen.paint), *story.tell(self.game.state, step.events, screen.paint)]

    def board(self, number: int, screen: Screen) -> list[str]:
        """The table after so many decisions, with the hands that may be seen."""
        game, paint = Game.replay(self.text, number), screen.paint
        content = game.state.rules.content
        lines = board.whole(game.view(self.seat), content, paint)
        for seat in game.seats if self.everything else [self.seat] if self.seat else []:
            lines += board.hand(game.view(seat), seat, content, paint, own=False)
        return lines


def replay(file: str, *, to: int | None, seat: str | None, everything: bool, no_colour: bool) -> int:
    """Show a record: interactively at a terminal, all at once elsewhere, or the board at one point."""
    screen = Screen(no_colour=no_colour)
    text = read_text(file)
    try:
        Game.replay(text)
        if seat is not None:
            seat = seat.lower()
            Game.replay(text, 0).view(seat)
        reel = Reel(text, seat, everything)
    except (RecordError, ContentError) as error:
        raise UserError(say("terminal.replay.unreadable", {"name": file, "why": reason(error)})) from None
    except SetupError as error:
        raise UserError(board.explained(file, reason(error))) from None
    last = len(reel.steps) - 1
    if to is not None:
        if to > last:
            raise UserError(say("terminal.replay.too_far", {"name": file, "last": last, "to": to}))
        screen.say([say("terminal.replay.after", {"number": to, "last": last}), *reel.board(to, screen)])
    elif screen.is_terminal:
        _step_through(reel, screen)
    else:
        for number in range(last + 1):
            screen.say(reel.told(number, screen))
        screen.say(reel.board(last, screen))
    return 0


def _step_through(reel: Reel, screen: Screen) -> None:
    number, last = 0, len(reel.steps) - 1
    screen.say(reel.told(number, screen))
    while True:
        try:
            text = screen.ask(f"{number}/{last} ({phrase('terminal.replay.keys', {})})> ").lower()
        except LeftError:
            return
        if text == "q":
            return
        if text == "b":
            screen.say(reel.board(number, screen))
            continue
        wanted = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else None
        if text in ("", "n"):
            wanted = number + 1
        elif text == "p":
            wanted = number - 1
        if wanted is None:
            screen.say(say("terminal.replay.keys"))
        elif 0 <= wanted <= last:
            number = wanted
            screen.say(reel.told(number, screen))
        else:
            screen.say(say("terminal.replay.last" if wanted > last else "terminal.replay.first"))
