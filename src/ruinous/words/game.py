"""What a position asks, what can be done in it and what has happened, as sentences and as data with sentences."""

from functools import lru_cache
from typing import Any, cast

from ruinous.rules import telling
from ruinous.rules.events import EventData
from ruinous.rules.events import event_data as fact_of_event
from ruinous.rules.questions import About, about, in_hand
from ruinous.rules.state import Event, GameState
from ruinous.rules.telling import ActionData, OpenAsk
from ruinous.words import chosen, names_in, phrase, say

KEPT = 8  # sets of names for which told actions are kept

SILENT = frozenset(
    "round_over fallen shield_over ruin_over taken_up counters_back battle_over".split(),
)
"""Events that others say already."""


def prompt(g: GameState, language: str | None = None) -> str:
    """What is asked, in one sentence to the one who must decide."""
    return say(f"ask.{in_hand(g).id}", about(g), names_in(g.rules.options), language)


def action_text(g: GameState, action: int, language: str | None = None) -> str:
    """An action of the legal list in words, without its price."""
    return _action(g, telling.action_data(g, action), language)


def _action(g: GameState, data: ActionData, language: str | None = None) -> str:
    asked, kind, names = in_hand(g).id, data["kind"], names_in(g.rules.options)
    id = f"action.{kind}"
    if kind == "move" and asked == "turn":
        id = "action.summon"
    elif kind == "take" and asked in ("scheme", "storm"):
        id = "action.take.here"
    elif kind == "option" and asked == "arrange":
        id = "action.option.keep_order" if data["option"] == 1 else "action.option.change_order"
    elif kind == "option" and all("place" in op and isinstance(op.get("in"), list) for op in data.get("does", [])):
        placed = [(op["in"], {"token": op["place"], "regions": op["in"]}) for op in data["does"]]
        places = [phrase(f"placed.{'each' if len(at) > 1 else 'one'}", args, names, language) for at, args in placed]
        return say("action.option.place", {"places": places}, names, language)
    return say(id, data, names, language)


def event_text(g: GameState, event: Event, language: str | None = None) -> str:
    """An event of a seat's log in words; empty for one that others say already."""
    return _event(g, fact_of_event(g, event), language)


def _event(g: GameState, data: EventData, language: str | None = None) -> str:
    names, cause = names_in(g.rules.options), data["cause"]
    args: dict[str, Any] = {name: value for name, value in data.items() if name != "what"}
    id = f"event.{data['what']}"
    if data["what"] in SILENT or (id == "event.move" and cause and cause["for"] == "turn"):
        return ""
    if id == "event.power" and cause and cause["for"] != "rule":
        id += ".more" if data["change"] > 0 else ".less"
        args["change"] = abs(data["change"])
    if cause:
        args["cause"] = phrase(f"cause.{cause['for']}", cause, names, language)
    if "winners" in args:
        args["number"] = len(args["winners"])
    return say(id, args, names, language)


# --- data with sentences, for those who show them as they are --------------------------------------------------------


class GameEvent(EventData):
    """Something that happened, with a sentence; it is empty where another one says it."""

    text: str


class Action(ActionData):
    """An action of the legal list, with its price left out of the words."""

    text: str


class Ask(OpenAsk, total=False):
    """Who must decide, and what sort of question it is. The rest is told only to the seat that decides."""

    rule: str  # the number of the rule it stands under
    optional: bool  # whether it can be declined
    about: About
    actions: list[Action]
    prompt: str


def event_data(g: GameState, event: Event) -> GameEvent:
    """An event of a seat's log as the rules tell it, with its `text`."""
    return with_text(g, fact_of_event(g, event))


def with_text(g: GameState, data: EventData) -> GameEvent:
    """An event as the rules tell it, with its `text`."""
    return {**data, "text": _event(g, data)}


@lru_cache(maxsize=KEPT)
def _kept(language: str, edition: int, cards: str) -> dict[tuple[Any, ...], Action]:
    """Actions already told in games with these names, by what their data tell."""
    return {}


def action_data(g: GameState, action: int) -> Action:
    """An action of the legal list as the rules tell it, with its `text`. It is kept and shared: do not change it."""
    options = g.rules.options
    kept = _kept(chosen(), options.edition, options.cards)
    key = (action, g.stack[-1][0], telling.live(g, action))
    if key not in kept or "does" in kept[key]:
        data = telling.action_data(g, action)
        kept[key] = {**data, "text": _action(g, data)}
    return kept[key]


def ask_data(g: GameState) -> Ask | None:
    """The question in hand for the seat that must answer it, with its `prompt` and the `text` of each action."""
    data = telling.ask_data(g, action_data)
    return cast("Ask", {**data, "prompt": prompt(g)}) if data else None
