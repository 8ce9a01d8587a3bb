"""Starting a game at the terminal: what was asked for, a few friendly questions for the rest, or a saved game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from secrets import token_bytes

from ruinous.bots import LEVELS
from ruinous.content import NEWEST
from ruinous.rules import chance
from ruinous.rules.game import Game, Options, SetupError
from ruinous.rules.ids import POWER_LETTERS, POWER_NAMES, POWERS
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.setup import FEWEST, MOST, powers_from
from ruinous.terminal.files import UserError
from ruinous.terminal.paint import capital, listed
from ruinous.terminal.saves import Seats, load, new_save, unfinished
from ruinous.terminal.screen import LeftError, Screen
from ruinous.terminal.table import Table, name

BASE = 4  # Powers of the base game, the first ones
BOTS = tuple(LEVELS)
SET_WORDS = {
    "base": "the base game's",
    "morrslieb": "the Morrslieb set",
    "mixed": "mixed with the expert events",
    "realm_of_chaos": "the expert events only",
}
HELP = (
    "Without arguments it asks who plays, or offers the last unfinished game. The game is saved after every decision of"
    " a person. At the table, ? explains everything."
)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for; None is not said."""

    players: int | None
    powers: list[str] | None
    people: list[str] | None
    bots: str
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
            raise UserError(
                "--resume goes on with a game as it is: leave out --players, --powers, --seed, --edition, --card-set,"
                " --events, --option and --cards"
            )
        return _go_on(wishes, wishes.resume, screen)
    if wishes.anything or not screen.is_terminal:
        return None
    path = unfinished()
    if path is None or not _yes(screen, f"There is an unfinished game ({path.name}). Go on with it? [Y/n] "):
        return None
    try:
        return _go_on(wishes, str(path), screen)
    except UserError as error:
        screen.say(f"{error} A new game, then.")
        return None


def _go_on(wishes: Wishes, file: str, screen: Screen) -> Table:
    game, save, seats = load(file)
    if wishes.people is not None:
        seats = Seats(_people(wishes.people, game.seats), wishes.bots)
    elif seats is None:
        seats = Seats(_ask_people(screen, game.seats), wishes.bots)
    if wishes.save is not None:
        save = new_save(wishes.save, game.seats)
    screen.say(f"Going on with {file}: {_who(game.seats, seats)}.")
    return Table(game, seats, save, screen)


# --- a new game ---------------------------------------------------------------------------------------------------


def _new(wishes: Wishes, screen: Screen) -> Table:
    check_players(wishes.players, wishes.powers)
    powers, options = wishes.powers, wishes.options
    if powers is None:
        if wishes.people is not None or not screen.is_terminal:
            powers = _usual(wishes.players, wishes.people or ())
        else:
            powers = _ask_powers(screen, wishes.players)
            options = _ask_sets(screen, options)
    order = [POWERS[p] for p in powers_from(powers)]
    people = _people(wishes.people, order) if wishes.people is not None else _ask_people(screen, order)
    save = new_save(wishes.save, order)
    seats = Seats(people, wishes.bots) if wishes.seed is None else Seats(people, wishes.bots, f"seed {wishes.seed}")
    game = Game.new(order, token_bytes(32) if wishes.seed is None else wishes.seed, options)
    screen.say(screen.paint.paragraph(f"A new game: {_who(order, seats)}."))
    screen.say(["The commitment to its chance is", f"  {chance.commitment(game.state.secret)}"])
    screen.say(["It is saved as you play, in", f"  {save.path}", "Type ? at any time for help."])
    return Table(game, seats, save, screen)


def check_players(players: int | None, powers: Sequence[str] | None) -> None:
    """Refuse a number of players that is not the number of Powers named."""
    if players is not None and powers and len(powers) != players:
        raise UserError(f"--players {players} does not fit --powers, which names {len(powers)}")


def _usual(players: int | None, people: Sequence[str]) -> list[str]:
    """The Powers of a game where only their number is known: those that people play, then the others in order."""
    wanted = players or (MOST if POWERS[-1] in people else BASE)
    chosen = [power for power in POWERS if power in people]
    if len(chosen) > wanted:
        raise UserError(f"--players {wanted} leaves no seat for all of --people, which names {len(chosen)}")
    chosen += [power for power in POWERS if power not in people][: wanted - len(chosen)]
    return [power for power in POWERS if power in chosen]


def _people(names: Sequence[str], powers: Sequence[str]) -> list[str]:
    for person in names:
        if person not in POWERS:
            raise SetupError("setup.power", name=person, choices=list(POWERS))
        if person not in powers:
            raise UserError(f"--people names {person}, who is not in this game; the Powers are {listed(powers)}")
    return [power for power in powers if power in names]


def _who(powers: Sequence[str], seats: Seats) -> str:
    return ", ".join(f"{name(p)} ({'a person' if p in seats.people else f'{seats.bots} bot'})" for p in powers)


# --- questions ----------------------------------------------------------------------------------------------------


def _ask_powers(screen: Screen, players: int | None = None) -> list[str]:
    screen.say(["Chaos in the Old World, for three to five Powers.", ""])
    screen.say([f"  {letter}  {capital(name)}" for letter, name in zip(POWER_LETTERS, POWER_NAMES, strict=True)])
    usual = _usual(players, ())
    letters = "".join(POWER_LETTERS[POWERS.index(power)] for power in usual)

    def chosen(text: str) -> list[str] | None:
        found = _letters(text, POWERS)
        fits = found is not None and (len(found) == players if players else FEWEST <= len(found) <= MOST)
        return found if fits else None

    question = f"Which Powers play? Letters such as KNS; Enter: {letters}. "
    return _until(screen, question, usual, chosen, f"{players or 'three to five'} letters")


def _ask_sets(screen: Screen, options: Options) -> Options:
    """Which Chaos cards and which Old World cards, where the command line did not say."""
    if options.card_set == CARD_SETS[0]:
        options = replace(options, card_set=_one_of(screen, "Chaos cards and upgrades", CARD_SETS))
    if options.events == EVENTS[0]:
        options = replace(options, events=_one_of(screen, "Old World cards", EVENTS))
    return options


def _one_of(screen: Screen, what: str, values: Sequence[str]) -> str:
    offered = ", ".join(f"{n} {SET_WORDS[value]}" for n, value in enumerate(values, 1))

    def read(text: str) -> list[str] | None:
        if text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= len(values):
            return [values[int(text) - 1]]
        return [text.lower()] if text.lower() in values else None

    wanted = f"a number from 1 to {len(values)}"
    return _until(screen, f"Which {what}? {offered}; Enter: 1. ", [values[0]], read, wanted, "1")[0]


def _ask_people(screen: Screen, powers: Sequence[str]) -> list[str]:
    """Who are people. Where nobody can be asked it is the first Power."""
    if not screen.is_terminal:
        return [powers[0]]
    letters = "".join(POWER_LETTERS[POWERS.index(p)] for p in powers)
    question = f"Which of {letters} do people play? The rest are bots. Letters; Enter: only {letters[0]}. "
    return _until(screen, question, [powers[0]], lambda text: _letters(text, powers), f"some of {letters}")


def _letters(text: str, powers: Sequence[str]) -> list[str] | None:
    """Powers from letters or names in any order; None if something else stands there."""
    found = []
    for word in text.replace(",", " ").lower().split():
        if word in powers:
            found.append(word)
            continue
        for letter in word:
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
        text = screen.ask(question)
        found = read(text) if text else otherwise
        if found:
            return found
        shown = example or "".join(power[0].upper() for power in otherwise)
        screen.say(f"Please type {wanted}, for example {shown}.")


def _yes(screen: Screen, question: str) -> bool:
    return screen.ask(question).lower() in ("", "y", "yes")
