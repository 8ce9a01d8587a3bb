"""Starting or resuming a game at the terminal."""

from dataclasses import dataclass

from ruinous.rules.game import Options
from ruinous.terminal.files import UserError

HELP = ""
BOTS = ("random",)


@dataclass
class Wishes:
    powers: list[str] | None
    people: list[str] | None
    bots: str
    seed: int | None
    options: Options
    save: str | None
    resume: str | None
    no_colour: bool


def play(wishes: Wishes) -> int:
    raise UserError("The table is not built yet.")
