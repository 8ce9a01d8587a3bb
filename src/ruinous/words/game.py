"""What a position asks, what can be done in it and what has happened, as sentences and as data with sentences."""

from functools import lru_cache
from typing import Any

from ruinous.rules import telling
from ruinous.rules.events import event_data as fact_of_event
from ruinous.rules.questions import about, in_hand
from ruinous.rules.state import Event, GameState
from ruinous.words import phrase, say
from ruinous.words.spelling import names_in

KEPT = 8  # sets of names for which told actions are kept


def prompt(g: GameState) -> str:
    """What is asked, in one sentence to the one who must decide."""
    return say(f"ask.{in_hand(g).id}", about(g), names_in(g.rules.options))


def action_text(g: GameState, action: int) -> str:
    """An action of the legal list in words, without its price."""
    return _action(g, telling.action_data(g, action))


def _action(g: GameState, data: dict[str, Any]) -> str:
    asked, kind, names = in_hand(g).id, data["kind"], names_in(g.rules.options)
    id = f"action.{kind}"
    if kind == "move" and asked == "turn":
        id = "action.summon"
    elif kind == "take" and asked in ("scheme", "storm"):
        id = "action.take.here"
    elif kind == "option" and asked == "arrange":
        id = "action.option.keep_order" if data["option"] == 1 else "action.option.change_order"
    elif kind == "option" and all("place" in op and isinstance(op.get("in"), list) for op in data.get("does", [])):
        placed = [
            f"{names.one('a_token', op['place'])} {'each ' * (len(op['in']) > 1)}in {names.one('regions', op['in'])}"
            for op in data["does"]
        ]
        return say("action.option.place", {"places": "; ".join(placed)})
    return say(id, data, names)


def event_text(g: GameState, event: Event) -> str:
    """An event of a seat's log in words; empty for one that others say already."""
    return _event(g, fact_of_event(g, event))


def _event(g: GameState, data: dict[str, Any]) -> str:
    names, cause = names_in(g.rules.options), data["cause"]
    args = {name: value for name, value in data.items() if name != "what"}
    id = f"event.{data['what']}"
    if id == "event.move" and cause and cause["for"] == "turn":
        id = "event.move.summoned"
    elif id == "event.power" and cause and cause["for"] != "rule":
        id += ".more" if data["change"] > 0 else ".less"
        args["change"] = abs(data["change"])
    if cause:
        args["cause"] = phrase(f"cause.{cause['for']}", cause, names)
    if "winners" in args:
        args["number"] = len(args["winners"])
    if "dice" in args:
        args["dice"] = " ".join(map(str, args["dice"]))
    return say(id, args, names)


# --- data with sentences, for those who show them as they are --------------------------------------------------------


def event_data(g: GameState, event: Event) -> dict[str, Any]:
    """An event of a seat's log as the rules tell it, with its `text`."""
    return with_text(g, fact_of_event(g, event))


def with_text(g: GameState, data: dict[str, Any]) -> dict[str, Any]:
    """An event as the rules tell it, with its `text`."""
    return {**data, "text": _event(g, data)}


@lru_cache(maxsize=KEPT)
def _kept(edition: int, cards: str) -> dict[tuple[Any, ...], dict[str, Any]]:
    """Actions already told in games with these names, by what their data tell."""
    return {}


def action_data(g: GameState, action: int) -> dict[str, Any]:
    """An action of the legal list as the rules tell it, with its `text`. It is kept and shared: do not change it."""
    options = g.rules.options
    kept = _kept(options.edition, options.cards)
    key = (action, g.stack[-1][0], telling.live(g, action))
    if key not in kept or "does" in kept[key]:
        data = telling.action_data(g, action)
        kept[key] = {**data, "text": _action(g, data)}
    return kept[key]


def ask_data(g: GameState) -> dict[str, Any] | None:
    """The question in hand for the seat that must answer it, with its `prompt` and the `text` of each action."""
    data = telling.ask_data(g, action_data)
    return data and {**data, "prompt": prompt(g)}
