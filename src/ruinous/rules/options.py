"""What a table agrees on before the game: the edition of the rules, the sets, the switches of R24, how it is shown."""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from ruinous import content
from ruinous.rules.facts import FactError


class SetupError(FactError, ValueError):
    """A game that cannot be set up, and why."""


CARD_SETS = ("base", "morrslieb")
EVENTS = ("base", "mixed", "realm_of_chaos")


@dataclass(frozen=True, slots=True)
class Options:
    """The defaults are the rulings of the rulebook; each switch is explained in `ruinous rules R24`.

    >>> Options(khorne_counters="per_battle").changed()
    {'khorne_counters': 'per_battle'}
    """

    edition: int = content.NEWEST  # of the rules and cards
    card_set: str = "base"  # or "morrslieb" (R20.1)
    events: str = "base"  # or "mixed" or "realm_of_chaos" (R21)
    khorne_counters: str = "per_region"  # S1
    greenskins_explode: str = "no"  # S2
    peasant_uprisings: str = "single"  # S3
    grail_events: str = "one_adjacent"  # S4
    musk_targets: str = "cultist_or_warrior"  # S5
    skavenblight: str = "per_region"  # S6
    reavers_peasants: str = "every_region"  # S7
    plunged_peasants: str = "kept"  # S8
    early_hits: str = "on_figure"  # S9
    larger_hand: str = "six"  # S10
    show_forced: bool = False  # ask even when there is only one legal action
    cards: str = ""  # the text of a host's corrections file

    def __post_init__(self) -> None:
        if not 1 <= self.edition <= content.NEWEST:
            raise SetupError("setup.edition", edition=self.edition, newest=content.NEWEST)
        for name, values in (("card_set", CARD_SETS), ("events", EVENTS)):
            if getattr(self, name) not in values:
                raise SetupError("setup.value", option=name, value=getattr(self, name), choices=list(values))
        for switch in content.components(self.edition).switches:
            value = getattr(self, switch.name)
            if value not in switch.values:
                raise SetupError("setup.value", option=switch.name, value=value, choices=list(switch.values))

    def switches(self) -> dict[str, str]:
        """The value of each switch by its number in R24."""
        return {switch.id: getattr(self, switch.name) for switch in content.components(self.edition).switches}

    def all(self) -> dict[str, str | bool | int]:
        """The edition and every option that it knows: what is written down of a game."""
        return {name: getattr(self, name) for name in defaults(self.edition)}

    def changed(self) -> dict[str, str | bool | int]:
        """The options that differ from the defaults of their edition."""
        usual = defaults(self.edition)
        return {name: value for name, value in self.all().items() if name != "edition" and value != usual[name]}

    @classmethod
    def of(cls, values: dict[str, object]) -> "Options":
        """Options from plain data, refusing what is unknown; what is left out is as usual in their edition."""
        edition = values.get("edition", content.NEWEST)
        if not isinstance(edition, int) or isinstance(edition, bool) or not 1 <= edition <= content.NEWEST:
            raise SetupError("setup.edition", edition=edition, newest=content.NEWEST)
        known = defaults(edition)
        for name, value in values.items():
            if name not in known:
                raise SetupError("setup.option", option=name, choices=sorted(known))
            if type(value) is not type(known[name]):
                raise SetupError("setup.type", option=name, value=str(value))
        return cls(**{**known, **values})  # type: ignore[arg-type]

    @classmethod
    def saved(cls, values: dict[str, object]) -> "Options":
        """Options that were written down; before there were editions none was."""
        return cls.of({"edition": 1, **values})


@lru_cache(maxsize=content.NEWEST)
def defaults(edition: int) -> dict[str, str | bool | int]:
    """The options an edition knows and their defaults. One added or changed later changes no game of an older one."""
    known: dict[str, Any] = dict(content.edition(edition).options) or {f.name: f.default for f in fields(Options)}
    return {**known, "edition": edition}


@lru_cache(maxsize=1)
def default() -> Options:
    return Options()
