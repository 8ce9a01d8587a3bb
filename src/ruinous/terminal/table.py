"""The table: people at one screen and bots, decision by decision, until the game is over or everybody leaves."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from ruinous import words
from ruinous.bots import make
from ruinous.rules import chance
from ruinous.rules import why as reasons
from ruinous.rules.actions import ACTIONS, NOTATION
from ruinous.rules.game import Decision, Game
from ruinous.rules.ids import POWERS
from ruinous.terminal import board, guide, lookup, menu, story
from ruinous.terminal.files import UserError
from ruinous.terminal.saves import Save, Seats, new_save
from ruinous.terminal.screen import LeftError, Screen
from ruinous.words import Names, names_in, phrase, say, sentence, with_rule
from ruinous.words.columns import lead, pad, shown
from ruinous.words.voice import voice

QUESTION = 5  # lines that a question takes
LOG = 20  # events that `log` shows
LONG = ("?", "help", "h", "board", "hand", "log", "card", "cards", "rule", "rules")  # the question is asked again


def name(seat: str) -> str:
    return words.name("power", seat).upper()


class Table:
    """A game being played. What a person sees comes from the game as that seat may know it."""

    def __init__(self, game: Game, seats: Seats, save: Save, screen: Screen) -> None:
        self.game = game
        self.seats = seats
        self.save = save
        self.screen = screen
        self.holder = ""  # the person at the screen
        self.seen = {seat: self._last_look(seat) for seat in seats.people}  # how much of the log each has seen
        self.redraw = False  # after something was taken back
        self.watched = 0  # how much of it was told where only bots play

    def _last_look(self, seat: str) -> int:
        """The length of the log when a seat last decided: what came later is news to it."""
        number = POWERS.index(seat)
        own = [n for n, entry in enumerate(self.game.entries) if entry.seat == number]
        return self.game.told[own[-1]] if own else 0

    @property
    def names(self) -> Names:
        return names_in(self.game.state.rules.options)

    # --- the loop -------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play on. Ends with the game, or when the person leaves; either way the game is saved."""
        self.write()
        try:
            while decision := self.game.decision:
                if decision.seat in self.seats.people:
                    self.person(decision)
                    self.write()
                else:
                    self.bot(decision.seat)
            self.finish()
        except LeftError:
            self.write()
            self.leave()
        except (
            KeyboardInterrupt
        ):  # while bots play: the last decision of a person is saved, bots will do the same again
            self.screen.say()
            self.leave()

    def bot(self, seat: str) -> None:
        bot = make(self.seats.bots, f"{self.seats.chance} {len(self.game.entries)}")
        self.game.play(bot.choose(self.game.copy(seat)))
        if not self.seats.people:
            self.screen.say(story.tell(self.game.state, self.game.events(None, self.watched), self.screen.paint))
            self.watched = len(self.game.log)

    def person(self, decision: Decision) -> None:
        """Show a person the table and carry out what he chooses."""
        seat = decision.seat
        fresh = self.hand_over(seat)
        if self.game.decision != decision:
            return  # the one before took something back
        self.show(decision, whole=fresh or self.redraw or decision.kind == "turn" or self.others_acted(seat))
        self.redraw = False
        self.choose(decision)

    def others_acted(self, seat: str) -> bool:
        return not self.game.entries or self.game.entries[-1].seat != POWERS.index(seat)

    def hand_over(self, seat: str) -> bool:
        """Hide one person's cards before the next one looks; whether somebody new is at the screen."""
        if self.holder == seat:
            return False
        before, self.holder = self.holder, seat
        if len(self.seats.people) > 1:
            if before:
                self.screen.wipe()
            undo = bool(before) and self.game.undoable(before) > 0
            request = say("terminal.hand_over", {"name": name(seat)})
            if undo:
                request = board.aside(request, phrase("terminal.hand_over.undo", {"name": name(before)}))
            answer = self.screen.ask(f"{request} ")
            if undo and guide.word(answer) == "undo":
                self.game, self.holder, self.redraw = self.game.back(1), before, True
            self.screen.wipe()
        return True

    # --- showing --------------------------------------------------------------------------------------------------

    def show(self, decision: Decision, *, whole: bool) -> None:
        seat, paint, content = decision.seat, self.screen.paint, self.game.state.rules.content
        news = story.tell(self.game.state, self.game.events(seat, self.seen[seat]), paint)
        self.seen[seat] = len(self.game.log)
        body: list[str] = []
        if whole:
            view = self.game.view(seat)
            body = [*board.whole(view, content, paint), *board.hand(view, seat, content, paint)]
        if news:
            self.screen.say([paint.rule(say("terminal.news")), *news])
            if body and len(news) + len(body) + QUESTION > self.screen.rows:
                self.screen.ask(f"{say('terminal.see_board')} ")
        self.screen.say(body)
        self.say_question(decision)

    def say_question(self, decision: Decision, way: list[menu.Choice] | None = None) -> None:
        paint = self.screen.paint
        options = way[-1].inner if way else menu.choices(self.game.state, decision.actions)
        asked = " › ".join(choice.label for choice in way) + " ›" if way else sentence(decision.prompt, self.names)
        who = name(decision.seat)
        first, *more = paint.paragraph(board.explained(who, asked), "  ", "")
        self.screen.say([paint.ink(decision.seat, who) + paint.bold(first.removeprefix(who)), *map(paint.bold, more)])
        self.screen.say(menu.lines(options, paint))

    # --- choosing -------------------------------------------------------------------------------------------------

    def choose(self, decision: Decision) -> None:
        """Ask until an action is carried out or taken back. Numbers go down the menu; 0 goes back up."""
        way: list[menu.Choice] = []
        while True:
            hint = phrase("terminal.prompt.back" if way else "terminal.prompt", {})
            text = self.screen.ask(f"{name(decision.seat)} ({hint})> ")
            typed, _, rest = text.partition(" ")
            word = guide.word(typed)
            if not text or text == "0":
                way = way[: -1 if text else None]
                self.say_question(decision, way)
            elif (action := menu.by_notation(text, decision.actions)) is not None:
                self.act(decision.seat, action)
                return
            elif all(part.isdigit() and part.isascii() for part in text.split()):
                found = self.walk(decision, way, [int(part[:4]) for part in text.split()])
                if found is not None:
                    self.act(decision.seat, found)
                    return
            elif word == "undo" and not rest:
                if self.undo(decision.seat):
                    return
            else:
                self.command(decision, word, rest.strip(), text)
                if word in LONG:
                    self.say_question(decision, way)

    def walk(self, decision: Decision, way: list[menu.Choice], numbers: list[int]) -> int | None:
        """Follow numbers down the menu; the action they lead to, or None if the way ends before one."""
        for number in numbers:
            options = way[-1].inner if way else menu.choices(self.game.state, decision.actions)
            if not 1 <= number <= len(options):
                self.screen.say(say("terminal.no_choice", {"number": number, "last": len(options)}))
                return None
            chosen = options[number - 1]
            if chosen.action is not None:
                return chosen.action
            way.append(chosen)
        self.say_question(decision, way)
        return None

    def act(self, seat: str, action: int) -> None:
        told = f"→ {menu.told(self.game.state, action)} [{NOTATION[action]}]"
        self.screen.say([self.screen.paint.dim(line) for line in self.screen.paint.paragraph(told, "  ", "")])
        self.game.play(action)

    def undo(self, seat: str) -> bool:
        if not self.game.undoable(seat):
            self.screen.say(self.screen.paint.paragraph(say("terminal.no_undo")))
            return False
        self.game, self.redraw = self.game.back(1), True
        self.seen[seat] = min(self.seen[seat], len(self.game.log))
        self.screen.say(self.screen.paint.bold(say("terminal.undone")))
        return True

    # --- commands -------------------------------------------------------------------------------------------------

    def command(self, decision: Decision, word: str, rest: str, text: str) -> None:
        """Everything that can be typed besides a choice."""
        seat, game, paint = decision.seat, self.game, self.screen.paint
        content = game.state.rules.content
        if word in ("?", "help", "h"):
            self.screen.say(guide.help_lines(decision, rest, paint, self.names))
        elif word == "why":
            told = with_rule(reasons.about(game.state, rest), self.names) if rest else say("terminal.why")
            self.screen.say(paint.paragraph(told))
        elif word == "board":
            self.screen.say(board.whole(game.view(seat), content, paint))
        elif word == "hand":
            self.screen.say(board.hand(game.view(seat), seat, content, paint))
        elif word == "log":
            events = game.events(seat)
            count = int(rest[:4]) if rest.isascii() and rest.isdigit() else LOG
            self.screen.say(story.tell(game.state, events[-count:] if count else [], paint))
        elif word in ("card", "cards"):
            self.screen.say(lookup.show_cards(content, rest, paint) or [lookup.near_cards(content, rest)])
        elif word in ("rule", "rules"):
            found = lookup.show_rules(content, rest, paint) if rest else lookup.contents(content, paint)
            self.screen.say(found or [say("terminal.rules.none", {"query": rest})])
        elif word == "save":
            self.save_to(rest)
        elif word in ("quit", "exit", "q"):
            raise LeftError
        else:
            self.refuse(text)

    def refuse(self, text: str) -> None:
        """Say why a line is no choice."""
        known = {notation.lower(): notation for notation in ACTIONS}
        if text.lower() in known:
            why_not = reasons.illegal(self.game.state, known[text.lower()])
            self.screen.say(self.screen.paint.paragraph(with_rule(why_not.fact, self.names)))
        else:
            self.screen.say(self.screen.paint.paragraph(say("terminal.not_known", {"text": text})))

    def save_to(self, text: str) -> None:
        """Save here and now; with a name, a copy there."""
        try:
            if text:
                copy = new_save(text, self.game.seats)
                copy.write(self.game, self.seats)
                self.screen.say(say("terminal.saved.copy", {"path": str(copy.path)}))
            else:
                self.write()
                self.screen.say(say("terminal.saved", {"path": str(self.save.path)}))
        except UserError as error:
            self.screen.say(str(error))

    def write(self) -> None:
        """Save; if that fails the game goes on, and the person knows."""
        try:
            self.save.write(self.game, self.seats)
        except UserError as error:
            self.screen.say(self.screen.paint.ink("warn", say("terminal.not_saved", {"why": str(error)})))

    # --- endings --------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        path = quote(str(self.save.path))
        self.screen.say(say("terminal.left", {"command": f"ruinous play --resume {path}"}))

    def finish(self) -> None:
        """The result, the scores, and what proves the game."""
        result = self.game.result
        if result is None:
            return
        self.write()
        paint, g = self.screen.paint, self.game.state
        viewer = self.seats.people[0] if len(self.seats.people) == 1 else None
        since = self.seen[viewer] if viewer else self.watched
        if len(self.seats.people) > 1:
            self.screen.wipe()
            since = min(self.seen.values())
        self.screen.say([paint.rule(say("terminal.news")), *story.tell(g, self.game.events(viewer, since), paint)])
        self.screen.say(board.whole(self.game.view(viewer), g.rules.content, paint))
        self.screen.say(paint.rule(say("terminal.end")))
        winners = voice(words.chosen()).listed([paint.ink(p, name(p)) for p in result.winners])
        ending = {"condition": result.condition, "winners": winners, "count": len(result.winners)}
        self.screen.say(say("terminal.won" if winners else "terminal.lost", ending))
        wide = max(shown(name(power)) for power in result.scores)
        for power, points in sorted(result.scores.items(), key=lambda score: -score[1]):
            counted = phrase("terminal.points", {"points": points})
            self.screen.say(f"  {paint.ink(power, pad(name(power), wide))} {lead(counted, 6)}")
        path = Path(self.save.path)
        self.screen.say(
            [
                say("terminal.record", {"path": str(path)}),
                say("terminal.secret", {"secret": g.secret.hex()}),
                say("terminal.fits", {"commitment": chance.commitment(g.secret)}),
                say("terminal.prove", {"command": f"ruinous verify {quote(str(path))}"}),
            ]
        )
