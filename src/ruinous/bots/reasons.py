"""Reasons: why a bot does something, as a fact. The sentences are in `ruinous.words`.

`why` gives the reason that somebody else may hear: it is made of what that one may know, and of the action itself.
"""

from typing import Any

from ruinous.bots import make
from ruinous.rules import engine
from ruinous.rules.actions import kind
from ruinous.rules.facts import Fact
from ruinous.rules.game import Game
from ruinous.rules.ids import CHAOS, POWERS, REGIONS, UPGRADES
from ruinous.rules.state import GameState
from ruinous.rules.view import NOBODY, information_set, known_cards

# Every reason there is, and what it is about.
REASONS: dict[str, tuple[str, ...]] = {
    # of any bot
    "random": (),
    "forced": (),
    "glance": (),
    "idle": (),
    "figure": ("region",),
    "card": (),
    "strike": (),
    "peasant": (),
    "cheapest": (),
    "stronger": (),
    # of those who weigh the board: when nothing stands out
    "roll": (),
    "pass": (),
    "upgrade": ("upgrade",),
    "discard": ("card",),
    "give_up": (),
    "fetch": ("card",),
    "enough": (),
    "kill": (),
    "little": (),
    # the end of the game
    "wins": (),
    "stops": ("power",),
    "over": (),
    "reach": (),
    "stops_dial": ("power",),
    "stops_points": ("power",),
    "stops_round": ("power",),
    # regions
    "points": ("points", "region"),
    "ruin": ("region", "ruin"),
    "counter": ("region",),
    "later": ("region",),
    "no_domination": ("power", "region"),
    "no_counter": ("power", "region"),
    "no_ruin": ("power", "region", "ruin"),
    "weakens": ("power", "region"),
}
SPELLED = {"power": POWERS, "region": REGIONS, "card": CHAOS, "upgrade": UPGRADES}


def because(id: str, **about: int) -> Fact:
    """A reason. What it is about is given by number, as in the state: power, region, card, upgrade, points, ruin."""
    args: dict[str, Any] = {name: about.pop(name) for name in REASONS[id]}
    assert not about, f"the reason {id!r} is not about {', '.join(about)}"
    return Fact(f"reason.{id}", {name: SPELLED[name][n] if name in SPELLED else n for name, n in args.items()})


def hopeful(reason: Fact, chance: float) -> Fact:
    """The same reason with the chance to win that the bot sees, in percent."""
    return Fact(reason.id, {**reason.args, "chance": round(100 * chance)})


# --- for other ears -----------------------------------------------------------------------------------------------


def why(g: GameState, action: int, level: str, viewer: int = NOBODY) -> Fact:
    """Why a bot of a level takes an action at the decision in hand, as a seat or a spectator may hear it."""
    return make(level, 0).explain(Game(known(g, action, viewer), [], None), action)


def known(g: GameState, action: int, viewer: int) -> GameState:
    """What a seat knows of the game when it sees an action: what it knew before, and the card that the action shows."""
    c = information_set(g, viewer)
    what, args = kind(action)
    if what in ("play", "discard") and action not in (c.actions or ()):
        hand, deck = bytearray(c.hand[g.seat]), bytearray(c.deck[g.seat])
        guessed = bytearray(hand)
        for card in known_cards(g, g.seat, viewer):
            guessed.remove(card)
        hand.remove(guessed[0])
        deck[deck.index(args[0])] = guessed[0]
        hand.append(args[0])
        c.hand[g.seat], c.deck[g.seat] = bytes(sorted(hand)), bytes(deck)
        engine.ask_again(c)
    return c
