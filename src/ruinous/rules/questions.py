"""Questions: what can be asked, each declared once, beside the step that asks it.

    @question("shield", "R7.4", group="figure")
    def shield(g: GameState, region: Region) -> None:
        …
        g.ask(TZEENTCH, [PICK + figure for figure in …])

    @shield.answer
    def shield_chosen(g: GameState, action: int, region: int) -> None:
        …

From the declaration come the prompt (its words stand in `ruinous.words` under `ask.shield`, filled with the arguments
that are told), the rule a refusal names, what the page and a screen reader say of it, how long a bot takes, and whether
the question is asked although only one answer is legal.
"""

from collections.abc import Callable
from inspect import signature
from typing import Any, Generic, TypedDict, TypeVarTuple, cast, get_type_hints

from ruinous.rules.arguments import DiceName, Told, tell
from ruinous.rules.engine import ANSWERS, Step
from ruinous.rules.ids import PowerId, RankId, RegionId, SpaceName, TokenId
from ruinous.rules.state import GameState

Ts = TypeVarTuple("Ts")

QUESTIONS: dict[str, "Question[*tuple[Any, ...]]"] = {}
# What a question is for, in the eyes of those who wait for the answer.
GROUPS = ("turn", "hits", "die", "place", "remove", "move", "discard", "upgrade", "figure", "player", "card", "option")
About = TypedDict(
    "About",
    {
        "card": str,
        "cards": list[str],
        "count": int,
        "dice": DiceName,
        "figure": str,
        "from": RegionId | None,
        "hits": int,
        "moved": list[str],
        "most": int,
        "optional": bool,
        "power": PowerId | int | None,
        "ranks": list[RankId],
        "region": RegionId | None,
        "regions": list[RegionId],
        "sixes": int,
        "sources": list[RegionId],
        "space": SpaceName,
        "token": TokenId,
        "victim": PowerId | None,
    },
    total=False,
)
About.__doc__ = "What a question is about, by name. Of a turn, `power` is what the one who is asked has left."

USUAL = 600  # milliseconds a bot takes for a question of no special kind


class Question(Step[*Ts], Generic[*Ts]):
    """A step that asks. `args` names its parameters; `told` are those a reader is told, and how."""

    __slots__ = ("args", "from_hand", "group", "more", "optional", "pace", "rule", "secret", "told")

    def __init__(
        self,
        id: str,
        do: Callable[[GameState, *Ts], None],
        rule: str,
        group: str,
        optional: bool | None,
        from_hand: bool,
        secret: bool,
        pace: int,
        more: Callable[..., dict[str, Any]] | None,
    ) -> None:
        super().__init__(id, do)
        if group not in GROUPS:
            raise ValueError(f"question {id!r}: there is no group {group!r}")
        self.rule = rule  # it stands under
        self.group = group
        self.optional = optional  # whether it can be declined (`done`); None: that depends on its arguments
        self.from_hand = from_hand  # the legal list depends on cards that others do not see
        self.secret = secret  # what is chosen only the one who chooses knows (R22.10)
        self.pace = pace  # milliseconds a bot takes at a human pace
        self.more = more  # what else its prompt tells, worked out from the position
        self.args = tuple(name.rstrip("_") for name in list(signature(do).parameters)[1:])
        hints = {name.rstrip("_"): hint for name, hint in get_type_hints(do, include_extras=True).items()}
        self.told = tuple((name, told) for name in self.args if (told := _told(hints[name])))
        QUESTIONS[id] = self

    def answer(self, function: Callable[..., None]) -> Callable[..., None]:
        """Register the function `(g, action, *args)` that carries out the choice."""
        if self.id in ANSWERS:
            raise ValueError(f"the question {self.id!r} has two answers")
        ANSWERS[self.id] = function
        return function

    def about(self, g: GameState, args: tuple[Any, ...]) -> About:
        """What the question is about, as plain data by name."""
        by_name = dict(zip(self.args, args, strict=True))
        data = tell(g, self.told, tuple(by_name[name] for name, _ in self.told))
        return cast("About", data | self.more(g, *args) if self.more else data)


def _told(hint: Any) -> Told | None:
    return next((note for note in getattr(hint, "__metadata__", ()) if isinstance(note, Told)), None)


def question(
    id: str,
    rule: str,
    *,
    group: str,
    optional: bool | None = False,
    from_hand: bool = False,
    secret: bool = False,
    pace: int = USUAL,
    more: Callable[..., dict[str, Any]] | None = None,
) -> Callable[[Callable[[GameState, *Ts], None]], Question[*Ts]]:
    """Declare a question under a stable id. Parameters with a type of `arguments` are told."""

    def register(function: Callable[[GameState, *Ts], None]) -> Question[*Ts]:
        return Question(id, function, rule, group, optional, from_hand, secret, pace, more)

    return register


def in_hand(g: GameState) -> "Question[*tuple[Any, ...]]":
    """The question that is asked now."""
    return QUESTIONS[g.stack[-1][0]]


def arguments(g: GameState) -> dict[str, Any]:
    """The arguments of the question in hand by name, as the engine knows them."""
    id, args, _ = g.stack[-1]
    return dict(zip(QUESTIONS[id].args, args, strict=True))


def about(g: GameState) -> About:
    """What the question in hand is about, as plain data. It is meant for the one who is asked, and for nobody else."""
    id, args, _ = g.stack[-1]
    return QUESTIONS[id].about(g, args)
