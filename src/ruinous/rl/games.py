"""Which games are learned from, and what their end is worth to each Power."""

from __future__ import annotations

from collections.abc import Iterable

from ruinous.bots.arena import places, ranking
from ruinous.bots.simulate import line_ups
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.options import SetupError
from ruinous.rules.setup import FEWEST, MOST, powers_from

REWARDS = ("win", "place", "vp")


def table(powers: Iterable[str] | None, players: int | None) -> tuple[str, ...]:
    """The Powers of a game, in Power order: those named, or the first so many."""
    if powers is not None:
        chosen = tuple(POWERS[p] for p in powers_from(powers))
        if players not in (None, len(chosen)):
            raise SetupError("arena.powers_or_players", count=len(chosen), players=players)
        return chosen
    players = 4 if players is None else players
    if not FEWEST <= players <= MOST:
        raise SetupError("setup.players", fewest=FEWEST, most=MOST, players=players)
    return line_ups(players)[0]


def rewards(game: Game, kind: str) -> dict[str, float]:
    """What the end of a game is worth to each Power.

    - `win`: 1 for the winner, a part for those who share a victory, 0 for all others;
    - `place`: 1 for the first place, -1 for the last, evenly between; equals share;
    - `vp`: victory points less those of the best other Power, in fiftieths.
    """
    result = game.result
    if result is None:
        raise ValueError("The game is not over: there is nothing to reward yet.")
    powers, scores = list(result.scores), list(result.scores.values())
    if kind == "win":
        return {p: 1 / len(result.winners) if p in result.winners else 0.0 for p in powers}
    if kind == "place":
        last = len(powers) - 1
        placed = places(ranking(powers, result.winners, scores))
        return {p: 1 - 2 * (place - 1) / last for p, place in zip(powers, placed, strict=True)}
    best = {p: max(score for other, score in result.scores.items() if other != p) for p in powers}
    return {p: (result.scores[p] - best[p]) / 50 for p in powers}


def check_rewards(kind: str) -> None:
    if kind not in REWARDS:
        raise SetupError("learning.no_reward", name=kind, choices=list(REWARDS))
