"""Starting a game at the terminal: what was asked for, a few friendly questions for the rest, or a saved game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from secrets import token_bytes

from ruinous.bots import LEVELS
from ruinous.content import NEWEST
from ruinous.rules import chance
from ruinous.rules.game import Game, Options, SetupError
from ruinous.rules.ids import POWER_LETTERS, POWERS
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.setup import FEWEST, MOST, powers_from
from ruinous.terminal.board import aside, joined
from ruinous.terminal.files import UserError
from ruinous.terminal.guide import word
from ruinous.terminal.saves import Seats, load, new_save, unfinished
from ruinous.terminal.screen import LeftError, Screen
from ruinous.terminal.table import Table, name
from ruinous.words import name as called
from ruinous.words import phrase, say
from ruinous.words.reference import level_about, level_name

BASE = 4  # Powers of the base game, the first ones
BOTS = tuple(LEVELS)
USUAL_BOTS = "scripted"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for; None is not said."""

    players: int | None
    powers: list[str] | None
    people: list[str] | None
    bots: str | None
    seed: int | None
    options: Options
    save: str | None
    resume: str | None
    no_colour: bool

    @property
    def anything(self) -> bool:
        told = (self.players, self.powers, self.people, self.seed, self.save, self.resume)
        return any(wish is not None for wish in told) or self.other_game

    @property
    def other_game(self) -> bool:
        """Whether the options are not the usual ones."""
        return bool(self.options.changed()) or self.options.edition != NEWEST


def play(wishes: Wishes) -> int:
    """The command `play`."""
    screen = Screen(no_colour=wishes.no_colour)
    try:
        table = _resumed(wishes, screen) or _new(wishes, screen)
    except LeftError:
        return 0
    table.run()
    return 0


# --- a saved game -------------------------------------------------------------------------------------------------


def _resumed(wishes: Wishes, screen: Screen) -> Table | None:
    """The game to go on with, if there is one and it is wanted."""
    if wishes.resume is not None:
        fixed = (wishes.players, wishes.powers, wishes.seed)
        if any(wish is not None for wish in fixed) or wishes.other_game:
            raise UserError(say("terminal.start.as_it_is"))
        return _go_on(wishes, wishes.resume, screen)
    if wishes.anything or not screen.is_terminal:
        return None
    path = unfinished()
    if path is None or not _yes(screen, say("terminal.start.unfinished", {"file": path.name}) + " "):
        return None
    try:
        return _go_on(wishes, str(path), screen)
    except UserError as error:
        screen.say([str(error), say("terminal.start.new_then")])
        return None


def _go_on(wishes: Wishes, file: str, screen: Screen) -> Table:
    game, save, seats = load(file)
    if wishes.people is not None:
        seats = Seats(_people(wishes.people, game.seats), wishes.bots or USUAL_BOTS)
    elif seats is None:
        seats = Seats(_ask_people(screen, game.seats), wishes.bots or USUAL_BOTS)
    if wishes.save is not None:
        save = new_save(wishes.save, game.seats)
    screen.say([say("terminal.start.going_on", {"file": file}), *screen.paint.paragraph(_who(game.seats, seats), "  ")])
    return Table(game, seats, save, screen)


# --- a new game ---------------------------------------------------------------------------------------------------


def _new(wishes: Wishes, screen: Screen) -> Table:
    check_players(wishes.players, wishes.powers)
    powers, options, asked = wishes.powers, wishes.options, False
    if powers is None:
        if wishes.people is not None or not screen.is_terminal:
            powers = _usual(wishes.players, wishes.people or ())
        else:
            asked = True
            powers = _ask_powers(screen, wishes.players)
            options = _ask_sets(screen, options)
    order = [POWERS[p] for p in powers_from(powers)]
    people = _people(wishes.people, order) if wishes.people is not None else _ask_people(screen, order)
    bots = wishes.bots or (_ask_bots(screen) if asked and len(people) < len(order) else USUAL_BOTS)
    save = new_save(wishes.save, order)
    seats = Seats(people, bots) if wishes.seed is None else Seats(people, bots, f"seed {wishes.seed}")
    game = Game.new(order, token_bytes(32) if wishes.seed is None else wishes.seed, options)
    screen.say(screen.paint.paragraph(say("terminal.start.new", {"who": _who(order, seats)})))
    screen.say([say("terminal.start.commitment"), f"  {chance.commitment(game.state.secret)}"])
    screen.say([say("terminal.start.saved"), f"  {save.path}", say("terminal.start.help")])
    return Table(game, seats, save, screen)


def check_players(players: int | None, powers: Sequence[str] | None) -> None:
    """Refuse a number of players that is not the number of Powers named."""
    if players is not None and powers and len(powers) != players:
        raise UserError(say("terminal.start.misfit", {"players": players, "count": len(powers)}))


def _usual(players: int | None, people: Sequence[str]) -> list[str]:
    """The Powers of a game where only their number is known: those that people play, then the others in order."""
    wanted = players or (MOST if POWERS[-1] in people else BASE)
    chosen = [power for power in POWERS if power in people]
    if len(chosen) > wanted:
        raise UserError(say("terminal.start.no_seat", {"players": wanted, "count": len(chosen)}))
    chosen += [power for power in POWERS if power not in people][: wanted - len(chosen)]
    return [power for power in POWERS if power in chosen]


def _people(names: Sequence[str], powers: Sequence[str]) -> list[str]:
    for person in names:
        if person not in POWERS:
            raise SetupError("setup.power", name=person, choices=list(POWERS))
        if person not in powers:
            raise UserError(say("terminal.start.absent", {"name": person, "choices": ", ".join(powers)}))
    return [power for power in powers if power in names]


def _who(powers: Sequence[str], seats: Seats) -> str:
    bot = phrase("terminal.start.bot", {"level": level_name(seats.bots)})
    person = phrase("terminal.start.person", {})
    return joined([aside(name(p), person if p in seats.people else bot) for p in powers])


# --- questions ----------------------------------------------------------------------------------------------------


def _ask_powers(screen: Screen, players: int | None = None) -> list[str]:
    screen.say([say("terminal.start.welcome", {"fewest": FEWEST, "most": MOST}), ""])
    screen.say([f"  {letter}  {called('power', power)}" for letter, power in zip(POWER_LETTERS, POWERS, strict=True)])
    usual = _usual(players, ())
    letters = "".join(POWER_LETTERS[POWERS.index(power)] for power in usual)

    def chosen(text: str) -> list[str] | None:
        found = _letters(text, POWERS)
        fits = found is not None and (len(found) == players if players else FEWEST <= len(found) <= MOST)
        return found if fits else None

    question = say("terminal.start.powers", {"letters": letters})
    count = {"count": players} if players else {"fewest": FEWEST, "most": MOST}
    wanted = phrase("terminal.start.letters" if players else "terminal.start.letters.between", count)
    return _until(screen, question, usual, chosen, wanted)


def _ask_sets(screen: Screen, options: Options) -> Options:
    """Which Chaos cards and which Old World cards, where the command line did not say."""
    if options.card_set == CARD_SETS[0]:
        options = replace(options, card_set=_one_of(screen, "card_set", CARD_SETS))
    if options.events == EVENTS[0]:
        options = replace(options, events=_one_of(screen, "events", EVENTS))
    return options


def _one_of(screen: Screen, option: str, values: Sequence[str]) -> str:
    offered = joined([f"{n} {phrase(f'terminal.start.{value}', {})}" for n, value in enumerate(values, 1)])
    return _chosen(screen, say(f"terminal.start.{option}", {"offered": offered}), values, values[0])


def _ask_bots(screen: Screen) -> str:
    """What plays the Powers that no person plays: the levels, the weakest first."""
    for n, level in enumerate(BOTS, 1):
        screen.say(screen.paint.paragraph(f"{level_name(level)}: {level_about(level)}", "     ", f"{n:>3}  "))
    usual = {"usual": BOTS.index(USUAL_BOTS) + 1, "level": level_name(USUAL_BOTS)}
    return _chosen(screen, say("terminal.start.bots", usual), BOTS, USUAL_BOTS)


def _chosen(screen: Screen, question: str, values: Sequence[str], otherwise: str) -> str:
    """One of some values, by its number or its name."""

    def read(text: str) -> list[str] | None:
        if text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= len(values):
            return [values[int(text) - 1]]
        return [text.lower()] if text.lower() in values else None

    wanted = phrase("terminal.start.number", {"last": len(values)})
    return _until(screen, question, [otherwise], read, wanted, "1")[0]


def _ask_people(screen: Screen, powers: Sequence[str]) -> list[str]:
    """Who are people. Where nobody can be asked it is the first Power."""
    if not screen.is_terminal:
        return [powers[0]]
    letters = "".join(POWER_LETTERS[POWERS.index(p)] for p in powers)
    question = say("terminal.start.people", {"letters": letters, "first": letters[0]})
    wanted = phrase("terminal.start.some", {"letters": letters})
    return _until(screen, question, [powers[0]], lambda text: _letters(text, powers), wanted)


def _letters(text: str, powers: Sequence[str]) -> list[str] | None:
    """Powers from letters or names in any order; None if something else stands there."""
    found = []
    for given in text.replace(",", " ").lower().split():
        if given in powers:
            found.append(given)
            continue
        for letter in given:
            fitting = [power for power in powers if power.startswith(letter)]
            if not fitting:
                return None
            found += fitting
    return [power for power in powers if power in found]


def _until(
    screen: Screen,
    question: str,
    otherwise: list[str],
    read: Callable[[str], list[str] | None],
    wanted: str,
    example: str = "",
) -> list[str]:
    while True:
        text = screen.ask(f"{question} ")
        found = read(text) if text else otherwise
        if found:
            return found
        shown = example or "".join(power[0].upper() for power in otherwise)
        screen.say(say("terminal.start.please", {"wanted": wanted, "example": shown}))


def _yes(screen: Screen, question: str) -> bool:
    answer = screen.ask(question).lower()
    return answer in ("", "y", phrase("terminal.word.yes", {})[0]) or word(answer) == "yes"
