"""A place at a table, and who decides for it."""

from ruinous.structs import Struct


class Place(Struct):
    """A seat and who decides for it: the bot if there is one, else the person, else nobody."""

    power: str = ""
    person: str = ""
    name: str = ""
    bot: str = ""  # with a person: it sits in for them
    late: bool = False  # it sits in because the clock ran out
    bank: int = 0  # milliseconds left
    kept: str = ""  # the person for whom the seat is kept before the game
    kept_name: str = ""

    @property
    def taken(self) -> bool:
        return bool(self.person or self.bot)

    @property
    def present(self) -> bool:
        """Whether a person decides here now."""
        return bool(self.person and not self.bot)
