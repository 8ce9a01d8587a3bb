"""The position of the guided first game.

    python -m tools.lesson find 1300 1400
    python -m tools.lesson write 1396 80

Novices play games over a range of seeds, each Power in its own part of the map. Wherever Nurgle has a turn while
Bretonnia is about to fall, the reader's part of the round is played many times with other answers of the bots: summon
there, play a card there, fight. `find` prints the positions in which that brings the battle, the domination, the ruin,
the Hero's strike and the upgrade that the lessons tell of. One is picked by hand, and `write` keeps it: the seed, and
after how many decisions the reader takes over.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ruinous.bots import make
from ruinous.rules import values
from ruinous.rules.actions import NOTATION, PASS, kind
from ruinous.rules.game import Game
from ruinous.rules.ids import (
    BADLANDS,
    BORDER_PRINCES,
    BRETONNIA,
    CARD_SLUGS,
    CHAOS_OWNER,
    CULTIST,
    EMPIRE,
    ESTALIA,
    FIGURE_NAMES,
    HERO,
    KISLEV,
    N_REGIONS,
    NORSCA,
    NURGLE,
    RANK,
    RANKED,
    REGION_CODES,
    RESERVE,
    SPACES,
    TILEA,
    TROLL_COUNTRY,
    TZEENTCH,
    WARRIOR,
    bits,
)
from ruinous.rules.state import GameState

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
# Before the lesson everybody keeps to a part of the map, so that a newcomer finds his way about.
HOMES = (
    {NORSCA, TROLL_COUNTRY, KISLEV},
    {EMPIRE, BRETONNIA, ESTALIA, KISLEV},
    {TILEA, BORDER_PRINCES, BADLANDS},
    {EMPIRE, BRETONNIA, ESTALIA},
)
ROUND = 3
REGION = BRETONNIA
TRIES = 24  # other answers of the bots
CARDS = ("plague_aura", "influenza")  # they help to dominate; the first one in hand is played
POWER_LEFT = range(4, 8)
NEAR_RUIN = range(8, 12)
UPGRADE_NEXT = (2, 4)  # places on Nurgle's dial before an upgrade
GOALS = ("battle", "kill", "dominates", "ruin", "hero", "upgrade", "goes_on")
LESSON = Path(__file__).resolve().parents[1] / "src/ruinous/content/lesson_round.ruinous"


@dataclass(frozen=True, slots=True)
class Found:
    """A position, and in how many of the tries each thing came about."""

    seed: int
    decisions: int
    counts: dict[str, int]

    @property
    def worth(self) -> int:
        return min(self.counts.values())


def turns(seed: int) -> Iterator[Game]:
    """A game among novices, at each turn of Nurgle."""
    game, bot = Game.new(POWERS, seed), make("novice", seed)
    while game.decision and game.state.round <= ROUND:
        if at_turn(game):
            yield game
        at_home = game.copy()
        at_home.state.actions = [action for action in game.decision.actions if stays(game, action)] or [PASS]
        game.play(bot.choose(at_home))


def stays(game: Game, action: int) -> bool:
    """Whether a turn keeps to its Power's part of the map. What the lesson needs is left for the reader to do."""
    g = game.state
    what, args = kind(action)
    if what not in ("move", "play") or g.stack[-1][0] != "turn":
        return True
    if g.seat == NURGLE and g.round == ROUND:
        needed = RANK[args[0]] == CULTIST if what == "move" else CARD_SLUGS[args[0]] in CARDS
        return not needed and args[1] in HOMES[NURGLE] - {REGION}
    return args[1] in HOMES[g.seat]


def at_turn(game: Game) -> bool:
    return game.decision is not None and game.decision.kind == "turn" and game.state.seat == NURGLE


def fits(game: Game) -> bool:
    """Whether the region is about to fall, an enemy is there to fight, and the reader has what the lesson needs."""
    g = game.state
    return (
        g.round == ROUND
        and g.dial[NURGLE] in UPGRADE_NEXT
        and g.power[NURGLE] in POWER_LEFT
        and not g.ruined >> REGION & 1
        and values.ruin_count(g, REGION) in NEAR_RUIN
        and 0 < (g.here[REGION] & ~g.control[NURGLE]).bit_count() < 6
        and standing(g, WARRIOR) < 2
        and all(in_reserve(g, rank) >= more(g, rank) for rank in (CULTIST, WARRIOR))
        and has_all_to_see(g)
    )


def has_all_to_see(g: GameState) -> bool:
    """Whether there is a card on the Old World track, a Hero among figures, and magic enough for Tzeentch's dial."""
    heroes = [r for r in range(N_REGIONS) if g.tokens[HERO * N_REGIONS + r] and g.here[r]]
    charmed = [r for r in range(N_REGIONS) if values.magic_or_warpstone(g, r) >= 2 and g.here[r] & g.control[TZEENTCH]]
    return any(g.track) and bool(heroes) and bool(charmed)


def standing(g: GameState, rank: int) -> int:
    """How many figures of a rank Nurgle has in the region."""
    return (g.here[REGION] & g.control[NURGLE] & RANKED[rank]).bit_count()


def in_reserve(g: GameState, rank: int) -> int:
    return sum(g.where(figure) == RESERVE for figure in bits(g.control[NURGLE] & RANKED[rank]))


def more(g: GameState, rank: int) -> int:
    """How many figures of a rank the reader is to summon: Lepers make a pair at least."""
    return max(1, 2 - standing(g, CULTIST)) if rank == CULTIST else 1


def wanted(game: Game, goal: tuple[int, int]) -> str:
    """What the guide tells the reader to do now; empty when that is done."""
    g = game.state
    code = REGION_CODES[REGION]
    legal = {NOTATION[action] for action in g.actions or ()}
    for rank in (CULTIST, None, WARRIOR):
        if rank is not None:
            figures = [f for f in bits(g.control[NURGLE] & RANKED[rank]) if g.where(f) == RESERVE]
            moves = [f"{FIGURE_NAMES[figure]}>{code}" for figure in figures] if standing(g, rank) < goal[rank] else []
        elif any(CHAOS_OWNER[card] == NURGLE for card in g.cards_in(REGION)):
            moves = []
        else:
            moves = [f"{card}@{code}.{space}" for card in CARDS for space in SPACES]
        if found := next((move for move in moves if move in legal), ""):
            return found
    return ""


def attempt(game: Game, seed: str) -> dict[str, bool]:
    """Play the round as the guide teaches it."""
    game = game.copy()
    bot = make("novice", seed)
    begun, g = len(game.log), game.state
    goal = (standing(g, CULTIST) + more(g, CULTIST), standing(g, WARRIOR) + more(g, WARRIOR))
    upgrade = False
    while game.decision and game.state.round == ROUND:
        upgrade |= game.decision.kind == "take_upgrade" and game.state.seat == NURGLE
        action = wanted(game, goal) if at_turn(game) else ""
        game.play(action or bot.choose(game))
    told = game.log[begun:]
    return {
        "battle": any(event[:3] == ("roll", NURGLE, REGION) for event in told),
        "kill": any(event[:2] == ("kill", NURGLE) and event[3] == REGION for event in told),
        "dominates": any(event[:3] == ("dominate", NURGLE, REGION) for event in told),
        "ruin": bool(game.state.ruined >> REGION & 1),
        "hero": any(event[0] == "hero" for event in told),
        "upgrade": upgrade,
        "goes_on": game.decision is not None,
    }


def look(seed: int) -> Iterator[Found]:
    """The positions of one game in which the lessons can be taught, most of the time at least."""
    for game in turns(seed):
        if not fits(game):
            continue
        counts = dict.fromkeys(GOALS, 0)
        for n in range(TRIES):
            for what, came in attempt(game, f"{seed}/{n}").items():
                counts[what] += came
            if min(counts.values()) < n - n // 8:
                break
        else:
            yield Found(seed, len(game.entries), counts)


def write(seed: int, decisions: int) -> None:
    """Write the record of a game up to a turn of Nurgle."""
    game = next((game for game in turns(seed) if len(game.entries) == decisions), None)
    if game is None:
        sys.exit(f"In the game of seed {seed} Nurgle has no turn after {decisions} decisions.")
    LESSON.write_text(game.record.dumps(), encoding="utf-8")
    print(f"{LESSON.name}: {len(game.entries)} decisions.")


def main() -> None:
    match sys.argv[1:]:
        case ["find", first, last]:
            for seed in range(int(first), int(last)):
                for found in look(seed):
                    print(found.worth, sum(found.counts.values()), found, flush=True)
        case ["write", seed, decisions]:
            write(int(seed), int(decisions))
        case _:
            sys.exit("usage: python -m tools.lesson find FIRST LAST | write SEED DECISIONS")


if __name__ == "__main__":
    main()
