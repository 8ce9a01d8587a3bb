"""Actions and questions as JSON-ready data: every argument has a name, everything is spelled by its id.

What is told of a question is meant for the seat that is asked, and for no other. Nothing here removes a secret, and
nothing here is a sentence: `ruinous.words` adds those.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict, cast

from ruinous.rules import questions, values
from ruinous.rules.actions import DONE, NOTATION, WORDS, kind
from ruinous.rules.events import CauseData, cause_data
from ruinous.rules.ids import (
    CHAOS,
    FIGURE_NAMES,
    PLACES,
    POWERS,
    RANKS,
    REGIONS,
    SPACE_NAMES,
    TOKENS,
    UPGRADES,
    PlaceId,
    PowerId,
    RankId,
    RegionId,
    SpaceName,
    TokenId,
)
from ruinous.rules.old_world import At, concerned, look_up
from ruinous.rules.phases.summoning import trade_cost
from ruinous.rules.state import GameState

# --- actions ------------------------------------------------------------------------------------------------------

ACTION_ARGS: dict[str, tuple[tuple[str, Any], ...]] = {
    "word": (),
    "move": (("figure", FIGURE_NAMES), ("region", REGIONS)),
    "play": (("card", CHAOS), ("region", REGIONS), ("space", SPACE_NAMES)),
    "hit": (("figure", FIGURE_NAMES), ("sixes", range(99))),
    "peasant": (("sixes", range(99)),),
    "pick": (("figure", FIGURE_NAMES),),
    "place": (("token", TOKENS), ("region", REGIONS)),
    "take": (("token", TOKENS), ("region", REGIONS)),
    "carry": (("token", TOKENS), ("region", REGIONS)),
    "cleanse": (("power", POWERS), ("region", REGIONS)),
    "discard": (("card", CHAOS),),
    "upgrade": (("upgrade", UPGRADES),),
    "name": (("power", POWERS),),
    "stand": (("space", SPACE_NAMES),),
    "option": (("option", range(1, 99)),),
    "trade": (("figure", FIGURE_NAMES), ("region", REGIONS)),
    "corrupt": (("power", POWERS), ("region", REGIONS)),
    "fetch": (("card", CHAOS),),
    "become": (("figure", FIGURE_NAMES), ("rank", RANKS)),
}

# By the kind of an action, the events that tell of it.
TOLD_BY: dict[str, tuple[str, ...]] = {
    "word": ("pass", "waits", "roll", "cached"),
    "move": ("summon", "move"),
    "trade": ("summon", "move"),
    "play": ("play", "replaced"),
    "hit": ("hit", "kill"),
    "peasant": ("peasant",),
    "pick": ("remove", "control", "shield", "move", "dazed", "laid", "kill"),
    "become": ("remove", "move"),
    "place": ("place",),
    "take": ("take",),
    "carry": ("carry",),
    "corrupt": ("corrupt",),
    "cleanse": ("cleanse",),
    "discard": ("discard", "spent"),
    "upgrade": ("upgrade",),
    "name": ("named",),
    "stand": ("stand",),
    "option": ("option", "arranged"),
    "fetch": ("fetch",),
}
# What only a player does: if nobody was asked there was one way to do it. What can depend on a hand is not among these:
# that there was no other way would tell of the hand.
ONE_WAY = frozenset(("hit", "kill", "peasant", "upgrade", "option", "named", "fetch"))


@cache
def _fixed(action: int) -> tuple[str, tuple[int, ...], dict[str, Any]]:
    """The kind and arguments of an action, and what can be told of it at any time. A word is its own kind."""
    what, args = kind(action)
    told = {"do": NOTATION[action], "kind": NOTATION[action] if what == "word" else what}
    if what != "word":
        told |= {name: spelling[n] for (name, spelling), n in zip(ACTION_ARGS[what], args, strict=True)}
    return what, args, told


def _move(g: GameState, figure: int, region: int) -> tuple[Any, ...]:
    source = g.where(figure)
    return (source, *_paid(g, values.figure_cost(g, figure, region))) if g.stack[-1][0] == "turn" else (source,)


def _paid(g: GameState, cost: int, card: int = 0) -> tuple[int, bool]:
    """What an action of a turn costs, and whether that is the last power: then no turn comes in this phase (R6.4)."""
    return cost, cost >= g.power[g.seat] and card not in g.rules.gives_power


def _trade(g: GameState, figure: int, region: int) -> tuple[Any, ...]:
    return g.where(figure), *_paid(g, trade_cost(g, figure, region))


def _play(g: GameState, card: int, region: int, space: int) -> tuple[Any, ...]:
    return _paid(g, values.card_cost(g, g.seat, card, region), card)


def _hit(g: GameState, figure: int, sixes: int) -> tuple[Any, ...]:
    region = g.where(figure)
    return region, values.defense(g, figure, region, g.seat)


# What changes with the position: how it is found and what it is called.
LIVE: dict[str, tuple[Callable[..., tuple[Any, ...]], tuple[str, ...]]] = {
    "move": (_move, ("from", "cost", "last")),
    "trade": (_trade, ("from", "cost", "last")),
    "play": (_play, ("cost", "last")),
    "hit": (_hit, ("from", "defense")),
    "peasant": (lambda g, sixes: (values.peasant_defense(g),), ("defense",)),
    "pick": (lambda g, figure: (g.where(figure), g.controller(figure)), ("from", "controller")),
    "become": (lambda g, figure, rank: (g.where(figure),), ("from",)),
}
SPELLED = {"from": PLACES, "controller": POWERS}


def live(g: GameState, action: int) -> tuple[Any, ...]:
    """What the position adds to an action: the same action with the same additions is told alike."""
    what, args, _ = _fixed(action)
    found = LIVE.get(what)
    return found[0](g, *args) if found else ()


if TYPE_CHECKING:
    ActionKind: TypeAlias = str
    QuestionGroup: TypeAlias = str
else:
    ActionKind = Literal[(*WORDS, *(kind for kind in ACTION_ARGS if kind != "word"))]
    QuestionGroup = Literal[questions.GROUPS]

Deed = TypedDict("Deed", {"place": NotRequired[TokenId], "in": NotRequired[list[RegionId]]})
Deed.__doc__ = "One instruction of an option, in the vocabulary of content/old_world.toml."

ActionData = TypedDict(
    "ActionData",
    {
        "do": str,
        "kind": ActionKind,
        "card": NotRequired[str],
        "controller": NotRequired[PowerId],
        "cost": NotRequired[int],
        "defense": NotRequired[int],
        "does": NotRequired[list[Deed]],
        "figure": NotRequired[str],
        "from": NotRequired[PlaceId],
        "last": NotRequired[bool],
        "option": NotRequired[int],
        "power": NotRequired[PowerId],
        "rank": NotRequired[RankId],
        "region": NotRequired[RegionId],
        "sixes": NotRequired[int],
        "space": NotRequired[SpaceName],
        "token": NotRequired[TokenId],
        "upgrade": NotRequired[str],
    },
)
ActionData.__doc__ = """An action of the legal list: notation (`do`), `kind`, arguments, `cost` in power.

`last`: the cost is all the power that is left. `from`: where the figure stands that is moved, hit or chosen. `does`:
what the instructions of an option do.
"""


def action_data(g: GameState, action: int) -> ActionData:
    """An action of the legal list as plain data."""
    what, args, fixed = _fixed(action)
    if what == "option" and g.stack[-1][0] == "choose_option":
        chosen = look_up(g, At(*g.stack[-1][1]))["choose"][args[0]]
        does = [{**op, "in": list(op["in"])} if "in" in op else dict(op) for op in chosen]
        return cast("ActionData", {**fixed, "does": does})
    names = LIVE[what][1] if what in LIVE else ()
    told = {name: SPELLED[name][n] if name in SPELLED else n for name, n in zip(names, live(g, action), strict=False)}
    if told.get("last") is False:
        del told["last"]
    return cast("ActionData", {**fixed, **told})


# --- questions ----------------------------------------------------------------------------------------------------


class OpenAsk(TypedDict):
    """What everybody may know of a question: who is asked, what sort of question it is, what it is for."""

    seat: PowerId
    kind: str
    group: QuestionGroup
    cause: CauseData | None
    others: NotRequired[list[PowerId]]  # of an Old World card: whom the rest of it concerns


class AskData(OpenAsk):
    """A question for the seat that must answer it, and for nobody else."""

    rule: str  # the number of the rule it stands under
    optional: bool  # whether it can be declined
    about: questions.About
    actions: list[ActionData]


def ask_data(g: GameState, told: Callable[[GameState, int], ActionData] = action_data) -> AskData | None:
    """The question in hand for the seat that must answer it, and for nobody else; None when the game is over."""
    if not g.actions:
        return None
    return {
        **open_ask(g),
        "rule": questions.in_hand(g).rule,
        "optional": DONE in g.actions,
        "about": questions.about(g),
        "actions": [told(g, action) for action in g.actions],
    }


def open_ask(g: GameState) -> OpenAsk:
    """What everybody may know of the question in hand: who is asked, what sort of question it is, what it is for.

    If it is for an Old World card, `others` are those whom the rest of the card concerns too, as things stand.
    """
    id, _, cause = g.stack[-1]
    told: OpenAsk = {
        "seat": POWERS[g.seat],
        "kind": id,
        "group": questions.in_hand(g).group,
        "cause": cause_data(g, cause),
    }
    if cause and cause[0] == "old_world":
        told["others"] = [POWERS[p] for p in concerned(g) if p != g.seat]
    return told
