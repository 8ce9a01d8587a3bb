"""Reasons: why a bot does something, as an id with parameters and as one English sentence.

A reason is its sentence, so it can be printed as it is; `id` and `params` are for those who say it in other words or
another language. `why` gives the reason that somebody else may hear: it is made of what that one may know, and of the
action itself.
"""

from typing import Any

from ruinous.bots import make
from ruinous.rules import engine
from ruinous.rules.actions import kind
from ruinous.rules.game import Game
from ruinous.rules.ids import CHAOS, POWER_NAMES, POWERS, REGION_NAMES, REGIONS, UPGRADES
from ruinous.rules.state import GameState
from ruinous.rules.view import NOBODY, information_set, known_cards
from ruinous.rules.words import card_name, upgrade_name

ORDINALS = ("", "first", "second", "third", "fourth", "fifth")

SENTENCES = {
    # of any bot
    "random": "Takes whatever comes to hand.",
    "forced": "Had no other choice.",
    "glance": "Takes what looks best at a glance.",
    "idle": "Has nothing better to do.",
    "figure": "Puts a figure into {region}, where it counts for the dial or for domination.",
    "card": "Plays the card where it helps to dominate.",
    "strike": "Kills what is worth most.",
    "peasant": "Takes a Peasant.",
    "cheapest": "Gives up the card it needs least.",
    "stronger": "Makes its followers stronger.",
    # of those who weigh the board: when nothing stands out
    "roll": "Rolls while there is something to hit.",
    "pass": "Passes: nothing left to do is worth its price.",
    "upgrade": "Takes {upgrade}, the most useful upgrade it has left.",
    "discard": "{card} is the card it needs least.",
    "give_up": "Gives up a card.",
    "fetch": "{card} is the card it needs most.",
    "enough": "More would do it no good.",
    "kill": "Nothing else is worth more to kill.",
    "little": "Nothing else looks better, if only by a little.",
    # the end of the game
    "wins": "Wins the game.",
    "stops": "Keeps {power} from winning.",
    "over": "Makes the best of a game that is over.",
    "reach": "Comes within reach of winning this round.",
    "stops_dial": "Keeps {power}'s dial from Victory.",
    "stops_points": "Keeps {power} from the points that would win the game.",
    "stops_round": "Keeps {power} from winning this round.",
    # regions
    "points": "Should bring {points} in {region}.",
    "ruin": "Has the most to gain from the {ruin} ruin, in {region}.",
    "counter": "Should earn a dial counter in {region}.",
    "later": "Builds for later rounds in {region}.",
    "no_domination": "Keeps {power} from dominating {region}.",
    "no_counter": "Denies {power} a dial counter in {region}.",
    "no_ruin": "Blocks {power}'s share of the {ruin} ruin, in {region}.",
    "weakens": "Weakens {power} in {region}.",
}
SPELLED = {"power": POWERS, "region": REGIONS, "card": CHAOS, "upgrade": UPGRADES}


class Reason(str):
    """A sentence that knows what it says: `id` names it, `params` are what it is about, by their ids."""

    id: str
    params: dict[str, Any]

    def __new__(cls, text: str, id: str, params: dict[str, Any]) -> "Reason":
        made = super().__new__(cls, text)
        made.id, made.params = id, params
        return made


def because(g: GameState, id: str, **about: int) -> Reason:
    """A reason. What it is about is given by number, as in the state: power, region, card, upgrade, points, ruin."""
    names = {name: _named(g, name, number) for name, number in about.items()}
    params = {name: SPELLED[name][number] if name in SPELLED else number for name, number in about.items()}
    return Reason(SENTENCES[id].format(**names), id, params)


def _named(g: GameState, name: str, number: int) -> str:
    if name == "power":
        return POWER_NAMES[number]
    if name == "region":
        return REGION_NAMES[number].replace("The ", "the ")
    if name == "card":
        return card_name(g, number)
    if name == "upgrade":
        return upgrade_name(g, number)
    if name == "ruin":
        return ORDINALS[min(number, len(ORDINALS) - 1)]
    return f"{number} point{'s' * (number != 1)}"


def hopeful(sentence: str, chance: float) -> str:
    """The same reason with the chance to win that the bot sees."""
    text = f"{sentence[:-1]}; sees a chance of {chance:.0%} to win."
    if not isinstance(sentence, Reason):
        return text
    return Reason(text, sentence.id, {**sentence.params, "chance": round(100 * chance)})


# --- for other ears -----------------------------------------------------------------------------------------------


def why(g: GameState, action: int, level: str, viewer: int = NOBODY) -> Reason:
    """Why a bot of a level takes an action at the decision in hand, as a seat or a spectator may hear it."""
    told = make(level, 0).explain(Game(known(g, action, viewer), [], None), action)
    return told if isinstance(told, Reason) else because(g, "random")


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
