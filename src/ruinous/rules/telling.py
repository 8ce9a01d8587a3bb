"""Events, actions and questions as JSON-ready data: every argument has a name, everything is spelled by its id.

Sentences come from `words`. What is told of a question is meant for the seat that is asked, and for no other; events
must have gone through `view.log`. Nothing here removes a secret.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from ruinous.rules import values, words
from ruinous.rules.actions import NOTATION, kind
from ruinous.rules.ids import (
    CHAOS,
    FIGURE_NAMES,
    N_SPACES,
    OLD_WORLD,
    PHASES,
    POWERS,
    RANKS,
    REGIONS,
    REGIONS_IN,
    TOKENS,
    UPGRADES,
    bits,
)
from ruinous.rules.phases.summoning import trade_cost
from ruinous.rules.state import Event, GameState

PLACES = (*REGIONS, "reserve", "laid")  # where a figure can be; "laid": on a card, and not to be summoned
DICE = ("frenzy", "early", "regular")  # the kinds of dice, as in phases.battle
KEPT = 8  # sets of corrections for which told actions are kept

# --- how an argument is spelled -----------------------------------------------------------------------------------

Spell = Callable[[GameState, Any], Any]
Named = tuple[str, Spell]  # an argument's name and spelling; one without a name gives several names at once


def _power(g: GameState, power: int) -> str | None:
    return POWERS[power] if power >= 0 else None


def _place(g: GameState, place: int) -> str | None:
    return PLACES[place] if place >= 0 else None


def _number(g: GameState, number: int) -> int:
    return number


def _word(g: GameState, word: str) -> str:
    return word


def _drawn(g: GameState, cards: int | bytes) -> dict[str, Any]:
    """The cards, to the one who drew them; how many, to the others."""
    return {"count": cards} if isinstance(cards, int) else {"cards": [CHAOS[card] for card in cards]}


def _card_space(g: GameState, place: int) -> dict[str, Any]:
    region, space = divmod(place, N_SPACES)
    return {"card": CHAOS[g.space[place]], "region": REGIONS[region], "space": words.SPACE_NAMES[space]}


POWER: Named = ("power", _power)
FIGURE: Named = ("figure", lambda g, figure: FIGURE_NAMES[figure])
REGION: Named = ("region", _place)
FROM: Named = ("from", _place)
CARD: Named = ("card", lambda g, card: CHAOS[card])
OLD_WORLD_CARD: Named = ("card", lambda g, card: OLD_WORLD[card])
TOKEN: Named = ("token", lambda g, token: TOKENS[token])
SPACE: Named = ("space", lambda g, space: words.SPACE_NAMES[space])
COUNT: Named = ("count", _number)
HITS: Named = ("hits", _number)
MOST: Named = ("most", _number)
RANK_SET: Named = ("ranks", lambda g, ranks: [RANKS[rank] for rank in bits(ranks)])
REGION_SET: Named = ("regions", lambda g, regions: [REGIONS[region] for region in REGIONS_IN[regions]])
SOURCES: Named = ("sources", REGION_SET[1])
FIGURES_MOVED: Named = ("moved", lambda g, figures: [FIGURE_NAMES[figure] for figure in figures])
CARD_SPACE: Named = ("", _card_space)
SILENT: Named = ("", lambda g, argument: {})  # an argument of no use to a reader


def _spelled(g: GameState, names: tuple[Named, ...], args: tuple[Any, ...]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for (name, spell), value in zip(names, args, strict=True):
        if name:
            data[name] = spell(g, value)
        else:
            data.update(spell(g, value))
    return data


# --- events -------------------------------------------------------------------------------------------------------

EVENT_ARGS: dict[str, tuple[Named, ...]] = {
    "phase": (("round", _number), ("phase", lambda g, phase: PHASES[phase])),
    "old_world": (OLD_WORLD_CARD,),
    "track": (OLD_WORLD_CARD,),
    "leaves_game": (OLD_WORLD_CARD,),
    "option": (POWER, OLD_WORLD_CARD, ("option", lambda g, n: n + 1)),
    "persistent": (OLD_WORLD_CARD,),
    "move": (FIGURE, FROM, ("to", _place)),
    "remove": (FIGURE, REGION),
    "kill": (POWER, FIGURE, REGION),
    "control": (POWER, FIGURE, REGION),
    "released": (FIGURE,),
    "shield": (FIGURE, REGION),
    "stand": (FIGURE, REGION, SPACE),
    "place": (TOKEN, REGION),
    "take": (TOKEN, REGION),
    "carry": (TOKEN, FROM, ("to", _place)),
    "peasant": (POWER, REGION),
    "corrupt": (POWER, REGION, COUNT),
    "cleanse": (POWER, REGION, COUNT),
    "reshuffle": (POWER,),
    "draw": (POWER, ("", _drawn)),
    "discard": (POWER, CARD),
    "power": (POWER, ("amount", _number)),
    "score": (POWER, ("points", _number), ("reason", _word), REGION),
    "summon": (POWER, FIGURE, REGION, ("cost", _number)),
    "play": (POWER, CARD, REGION, SPACE, ("cost", _number)),
    "pass": (POWER,),
    "battle": (REGION, ("number", _number)),
    "roll": (POWER, REGION, ("dice", lambda g, dice: list(dice))),
    "waits": (POWER, REGION),
    "hit": (POWER, FIGURE, REGION, HITS),
    "hits_lost": (POWER, REGION, HITS),
    "dominate": (POWER, REGION),
    "ruin": (REGION, ("ruination", _number)),
    "counter": (POWER, REGION),
    "tick": (POWER, ("position", _number)),
    "upgrade": (POWER, ("upgrade", lambda g, upgrade: UPGRADES[upgrade])),
    "hero": (POWER, REGION),
    "stays": (CARD, REGION),
    "named": (POWER, ("named", _power)),
    "laid": (FIGURE, CARD, REGION),
    "replaced": (CARD, REGION),
    "cached": (POWER, CARD),
    "fetch": (POWER, CARD),
    "dazed": (FIGURE, REGION),
    "glean": (POWER, ("named", _power), ("", _drawn)),
    "peek": (POWER, ("cards", lambda g, cards: [OLD_WORLD[card] for card in cards])),
    "game_end": (("condition", _word), ("winners", lambda g, powers: [POWERS[power] for power in powers])),
}


def event_data(g: GameState, event: Event) -> dict[str, Any]:
    """One event of a seat's log: `what` it is, its arguments by name, and its `text`."""
    what, *args = event
    return {"what": what, **_spelled(g, EVENT_ARGS[what], tuple(args)), "text": words.event_text(g, event)}


# --- actions ------------------------------------------------------------------------------------------------------

ACTION_ARGS: dict[str, tuple[tuple[str, Any], ...]] = {
    "word": (),
    "move": (("figure", FIGURE_NAMES), ("region", REGIONS)),
    "play": (("card", CHAOS), ("region", REGIONS), ("space", words.SPACE_NAMES)),
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
    "stand": (("space", words.SPACE_NAMES),),
    "option": (("option", range(1, 99)),),
    "trade": (("figure", FIGURE_NAMES), ("region", REGIONS)),
    "corrupt": (("power", POWERS), ("region", REGIONS)),
    "fetch": (("card", CHAOS),),
    "become": (("figure", FIGURE_NAMES), ("rank", RANKS)),
}


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
    return (source, values.figure_cost(g, figure, region)) if g.stack[-1][0] == "turn" else (source,)


def _hit(g: GameState, figure: int, sixes: int) -> tuple[Any, ...]:
    region = g.where(figure)
    return region, values.defense(g, figure, region, g.seat)


# What changes with the position: how it is found and what it is called.
LIVE: dict[str, tuple[Callable[..., tuple[Any, ...]], tuple[str, ...]]] = {
    "move": (_move, ("from", "cost")),
    "trade": (lambda g, figure, region: (g.where(figure), trade_cost(g, figure, region)), ("from", "cost")),
    "play": (lambda g, card, region, space: (values.card_cost(g, g.seat, card, region),), ("cost",)),
    "hit": (_hit, ("from", "defense")),
    "peasant": (lambda g, sixes: (values.peasant_defense(g),), ("defense",)),
    "pick": (lambda g, figure: (g.where(figure), g.controller(figure)), ("from", "controller")),
    "become": (lambda g, figure, rank: (g.where(figure),), ("from",)),
}
SPELLED = {"from": PLACES, "controller": POWERS}


@lru_cache(maxsize=KEPT)
def _kept(corrections: str) -> dict[tuple[Any, ...], dict[str, Any]]:
    """Actions already told in games with these corrections (they change cards' names), by what their data tell."""
    return {}


def action_data(g: GameState, action: int) -> dict[str, Any]:
    """An action of the legal list: notation (`do`), `kind`, arguments, `cost` in power, and its `text`.

    `from` is where the figure stands that is moved, hit or chosen. The answer is kept and shared: do not change it.
    """
    what, args, fixed = _fixed(action)
    if what == "option":  # what it says stands in the card's text
        return {**fixed, "text": words.action_text(g, action)}
    find, names = LIVE.get(what, (None, ()))
    live = find(g, *args) if find else ()
    kept = _kept(g.rules.options.cards)
    key = (action, live)
    if key not in kept:
        told = {name: SPELLED[name][n] if name in SPELLED else n for name, n in zip(names, live, strict=False)}
        kept[key] = {**fixed, **told, "text": words.action_text(g, action)}
    return kept[key]


# --- questions ----------------------------------------------------------------------------------------------------

# The arguments of each step that asks; those of choose_option are old_world.At.
ABOUT: dict[str, tuple[Named, ...]] = {
    "turn": (SILENT,),
    "assign": (SILENT, REGION, HITS, ("sixes", _number), ("dice", lambda g, kind: DICE[kind]), SILENT),
    "automatic_hits": (SILENT, ("victim", _power), REGION, HITS),
    "throw": (SILENT, REGION, SILENT, ("dice", lambda g, kind: DICE[kind]), SILENT),
    "place_tokens": (SILENT, TOKEN, COUNT, REGION_SET),
    "place_apart": (SILENT, TOKEN, MOST, REGION_SET, COUNT),
    "take_tokens": (SILENT, COUNT),
    "cleanse": (SILENT, COUNT, REGION_SET),
    "cleanse_up_to": (SILENT, MOST, REGION_SET),
    "discard_cards": (SILENT, COUNT),
    "discard_first": (SILENT,),
    "take_upgrade": (SILENT,),
    "remove_figure": (SILENT, RANK_SET, REGION),
    "move_figures": (SILENT, RANK_SET, SOURCES, REGION_SET, MOST, SILENT),
    "influence": (REGION,),
    "beguile": (REGION, RANK_SET),
    "rot": (REGION, COUNT),
    "shield": (REGION,),
    "meddle": (REGION, COUNT),
    "choose_option": (OLD_WORLD_CARD, SILENT, SILENT, SILENT, REGION, POWER),
    "carry_warpstone": (SILENT, FROM, REGION),
    "stand": (FIGURE, REGION),
    "keep_card": (CARD_SPACE,),
    "spend_cached": (SILENT,),
    "doom": (REGION, COUNT),
    "move_many": (SILENT, RANK_SET, SOURCES, REGION_SET, MOST, SILENT, SILENT, FIGURES_MOVED),
    "bring_another": (SILENT, FIGURE, REGION),
    "promote": (SILENT, REGION),
    "scheme": (REGION, COUNT),
    "hate": (CARD_SPACE, COUNT),
    "befoul": (REGION, COUNT, SILENT),
    "spread": (REGION, COUNT),
    "smite": (REGION, HITS),
    "glean": (REGION, SILENT),
    "open_portal": (REGION, SILENT),
    "storm": (REGION, COUNT),
    "fetch": (COUNT,),
    "surrender": (CARD_SPACE, MOST),
    "burrow": (FIGURES_MOVED,),
    "arrange": (COUNT,),
    "escort": (SILENT, FROM, REGION),
    "daze": (REGION, COUNT),
    "whisper": (),
}


def about(g: GameState) -> dict[str, Any]:
    """What the question in hand is about: region, hits left, how many …, whatever it has."""
    asked, *args = g.stack[-1]
    told = _spelled(g, ABOUT[asked], tuple(args))
    if asked == "assign":
        told["hits"] += told["sixes"]  # the sixes are hits too
    return told


def ask_data(g: GameState) -> dict[str, Any] | None:
    """The question in hand for the seat that must answer it, and for nobody else; None when the game is over."""
    if not g.actions:
        return None
    return {
        "seat": POWERS[g.seat],
        "kind": g.stack[-1][0],
        "prompt": words.prompt(g),
        "about": about(g),
        "actions": [action_data(g, action) for action in g.actions],
    }
