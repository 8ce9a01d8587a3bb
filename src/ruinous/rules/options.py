"""What a table agrees on before the game: the switches of R24 and how the game is shown."""

from dataclasses import dataclass, fields
from functools import lru_cache

from ruinous.content import components


class SetupError(ValueError):
    """A game that cannot be set up, with the reason in one sentence."""


CARD_SETS = ("base", "morrslieb")
EVENTS = ("base", "mixed", "realm_of_chaos")


@dataclass(frozen=True, slots=True)
class Options:
    """The defaults are the rulings of the rulebook; each switch is explained in `ruinous rules R24`.

    >>> Options(khorne_counters="per_battle").changed()
    {'khorne_counters': 'per_battle'}
    """

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
        for name, values in (("card_set", CARD_SETS), ("events", EVENTS)):
            if getattr(self, name) not in values:
                raise SetupError(f"Option {name} cannot be {getattr(self, name)!r}: choose one of {', '.join(values)}.")
        for switch in components().switches:
            value = getattr(self, switch.name)
            if value not in switch.values:
                raise SetupError(
                    f"Option {switch.name} cannot be {value!r}: choose one of {', '.join(switch.values)} ({switch.id})."
                )

    def switches(self) -> dict[str, str]:
        """The value of each switch by its number in R24."""
        return {switch.id: getattr(self, switch.name) for switch in components().switches}

    def changed(self) -> dict[str, str | bool]:
        """The options that differ from the defaults."""
        return {f.name: getattr(self, f.name) for f in fields(Options) if getattr(self, f.name) != f.default}

    @classmethod
    def of(cls, values: dict[str, object]) -> "Options":
        """Options from plain data, refusing what is unknown."""
        known = [f.name for f in fields(cls)]
        for name, value in values.items():
            if name not in known:
                raise SetupError(f"There is no option {name!r}; known are {', '.join(sorted(known))}.")
            if not isinstance(value, bool if name == "show_forced" else str):
                raise SetupError(f"Option {name} cannot be {value!r}.")
        return cls(**values)  # type: ignore[arg-type]


@lru_cache(maxsize=1)
def default() -> Options:
    return Options()
