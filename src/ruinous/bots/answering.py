"""One decision of a bot, by the bot that has decided for the same seat before, if it is still known."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from ruinous.bots import Player, make
from ruinous.rules import engine
from ruinous.rules.actions import NOTATION
from ruinous.rules.game import Game
from ruinous.rules.questions import in_hand
from ruinous.rules.saved import load

AT_ONCE = ("random",)  # levels that need no thought
KEPT = 12  # bots that are remembered; a searching one may take 15 MB

remembered: OrderedDict[tuple[str, int, str], Player] = OrderedDict()


def answer(known: dict[str, Any], table: str, level: str, seed: str, seconds: float) -> str:
    """One decision, by the bot that has decided for the same seat before, if it is still known.

    What a bot remembers makes it quicker. Its chance is new each time.
    """
    state = load(known)
    engine.ask_again(state)
    key = (table, state.seat, level)
    bot = remembered.get(key)
    if bot is None:
        bot = remembered[key] = make(level, seed, seconds)
        if len(remembered) > KEPT:
            remembered.popitem(last=False)
    else:
        remembered.move_to_end(key)
        bot.renew(seed, seconds)
    return NOTATION[bot.choose(Game(state, [], None))]


def at_once(game: Game, level: str, seed: str) -> str:
    """The action of a bot that needs no thought, in notation; empty if it must think.

    If the list depends on what others may not know, the only answer comes no sooner than one of several.
    """
    decision = game.decision
    assert decision is not None, "a bot is asked only when there is something to decide"
    if len(decision.actions) == 1 and not in_hand(game.state).from_hand:
        return NOTATION[decision.actions[0]]
    if level in AT_ONCE:
        return NOTATION[make(level, seed).choose(game.copy(decision.seat))]
    return ""
