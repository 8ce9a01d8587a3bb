"""Does anything tell of hidden cards? `python -m tools.silence [--games 2000] [--edition 2] [--json]`.

Two games are played side by side that differ only in what one seat b alone knows: its hand, its deck, what lies deeper
in the Old World deck, the secret. The same is done in both, with undo now and then. Everybody else must be shown the
same: the same questions to the same seats, the same views, logs and steps, as much undo. Every moment at which
something differs is a leak: somebody who watches learns something of the hidden cards.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from ruinous import Game
from ruinous.content import NEWEST
from ruinous.rules import engine
from ruinous.rules.actions import NAME, NOTATION, OPTION
from ruinous.rules.chance import ChanceError
from ruinous.rules.ids import CHAOS_OWNER, POWERS, TZEENTCH
from ruinous.rules.record import script
from ruinous.rules.state import SAVED, Chance, GameState
from ruinous.rules.view import NOBODY, known_cards, log, views
from tools.golden import choose
from tools.mixes import any_game

# What a seat's own eyes alone see, or nobody's; of a player other than b it is compared all the same.
HIDDEN = {"hand", "deck", "gleaned", "secret", "script", "old_world_deck", "old_world_aside"}
OPEN = tuple(name for name in SAVED if name not in HIDDEN)
UNDO = 0.12  # how often the one who has just decided takes something back
DEAL = 0.5  # how often the hidden cards are dealt anew
SURE = 4  # Old World cards on top that stay the same: no decision turns up more of them
TRIES = 20
GLEANING = frozenset(a for a, text in enumerate(NOTATION) if text.startswith("glean@"))


class Leak(NamedTuple):
    """A moment at which somebody could tell two games apart that differ in hidden cards only."""

    seed: int
    edition: int
    decision: int
    question: str  # that is asked, or was answered before
    what: tuple[str, ...]  # differs


def twin_of(g: GameState, b: int, random: Random, *, blind: bool = False, keep: bytes = b"") -> GameState:
    """The same position with other hidden cards of seat b, for everybody else the same.

    The new hand is any, or one of few titles, or a dear one: such hands leave least to choose. What others have seen
    of the old one stays there (`blind`: what Tzeentch alone has seen does not), and so does `keep`.
    """
    twin = g.copy()
    held = bytearray(known_cards(g, b, NOBODY if blind else TZEENTCH))
    for card in set(keep):
        held.extend([card] * (keep.count(card) - held.count(card)))
    size = len(g.hand[b]) - len(held)
    first = random.sample(range(len(CHAOS_OWNER)), len(CHAOS_OWNER))
    for _ in range(TRIES):
        hidden = list(g.hand[b] + g.deck[b])
        for card in held:
            hidden.remove(card)
        random.shuffle(hidden)
        hidden.sort(key=random.choice((lambda card: 0, first.index, lambda card: -g.rules.card_cost[card])))
        deck = bytes(hidden[size:])
        if all(deck.count(card) <= g.shuffled[b].count(card) for card in set(deck)):  # what can be in it
            twin.hand[b], twin.deck[b] = bytes(sorted(bytes(held) + bytes(hidden[:size]))), deck
            break
    if blind:
        twin.gleaned[b] = b""
    surface(twin, g, random)
    twin.secret = random.randbytes(32)
    if twin.actions:
        engine.ask_again(twin)
    return twin


def surface(twin: GameState, g: GameState, random: Random) -> None:
    """The next Old World cards are those of the true game, the others lie in any order."""
    deep = max(len(g.old_world_deck) - SURE, 0)
    unseen = random.sample(g.old_world_deck[:deep] + g.old_world_aside, deep + len(g.old_world_aside))
    twin.old_world_deck = bytes(unseen[:deep]) + g.old_world_deck[deep:]
    twin.old_world_aside = bytes(unseen[deep:])


class Pair:
    """Two games in step, and whoever watches without being b."""

    def __init__(self, game: Game, b: int, random: Random, *, blind: bool = False) -> None:
        self.true = game
        self.b = b
        self.blind = blind  # whether the twin differs in what Tzeentch has seen of b's hand, too
        self.random = random
        g = game.state
        self.watching = [NOBODY, *(p for p in g.powers if p != b and not (blind and p == TZEENTCH))]
        self.before: list[tuple[GameState, GameState]] = []  # both positions before each decision
        self.twin = game.copy()
        self.deal()

    def deal(self, keep: bytes = b"") -> None:
        """Other hidden cards for the twin, such that the question in hand would be asked of it, too."""
        true = self.true.state
        for _ in range(TRIES):
            state = twin_of(true, self.b, self.random, blind=self.blind, keep=keep)
            if not true.actions or len(state.actions or ()) > 1 or not true.rules.rulings.forced_in_silence:
                break
        else:
            state = true.copy()
        twin = Game(state, self.true.log[:], self.true.start)
        twin.entries, twin.told = self.true.entries[:], self.true.told[:]
        self.twin = twin

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self, temper: str) -> None:
        """One decision, the same in both games."""
        true, twin = self.true.state, self.twin.state
        common = [action for action in true.actions or () if action in (twin.actions or ())]
        if not common:  # b must name a card, and holds no other in both: let the twin hold one of them
            self.deal(keep=bytes(self.random.sample(true.hand[self.b], 1)))
            twin = self.twin.state
            common = [action for action in true.actions or () if action in (twin.actions or ())]
        wish = choose(true, temper, self.random)
        action = other = wish if wish in common else self.random.choice(common)
        asked = true.stack[-1][0]
        if not self.blind and (action == NAME + self.b or action in GLEANING):
            self.deal(keep=true.hand[self.b])  # Tzeentch may look at the hand: let it be the same for him
            twin = self.twin.state
        elif asked == "arrange" and self.b == TZEENTCH and self.random.random() < 0.5:
            # He has seen the two cards the other way round, and puts them so that the same comes first.
            deck = twin.old_world_deck
            twin.old_world_deck = deck[:-2] + deck[-1:] + deck[-2:-1]
            other = OPTION + (action == OPTION)
        if twin.old_world_deck[-SURE:] != true.old_world_deck[-SURE:] and other == action:
            surface(twin, true, self.random)
        self.before.append((true.copy(), twin.copy()))
        self.true.play(action)
        twin.script = script(tuple(self.another(chance) for chance in self.true.entries[-1].outcomes))
        self.twin.play(other)

    def another(self, chance: Chance) -> Chance:
        """What chance brings the twin: the same, but b's cards lie in another order."""
        what, order = chance
        if what == "deck" and CHAOS_OWNER[order[0]] == self.b:
            return what, bytes(self.random.sample(order, len(order)))
        return chance

    def undo(self) -> bool:
        """The one who decided last takes some of it back, if that is allowed."""
        seat = self.true.entries[-1].seat
        most = self.true.undoable(POWERS[seat])
        if not most:
            return False
        count = self.random.randint(1, most)
        true, twin = self.before[-count]
        self.true, self.twin = self.true.back(count, true), self.twin.back(count, twin)
        del self.before[-count:]
        return True

    # --- telling them apart ---------------------------------------------------------------------------------------

    def differences(self, *, thoroughly: bool = False, since: int = -1) -> Iterator[str]:
        """What somebody other than b sees differ. `thoroughly`: with views and, of the last decision, steps."""
        one, two, b = self.true.state, self.twin.state, self.b
        if two.script:
            yield "chance"
        if (one.seat, one.actions is None) != (two.seat, two.actions is None) or one.stack != two.stack:
            yield "question"
        elif one.seat != b and one.actions != two.actions:
            yield "actions"
        yield from (name for name in OPEN if name != "stack" and getattr(one, name) != getattr(two, name))
        for name in ("hand", "deck", "gleaned"):
            mine, other = getattr(one, name), getattr(two, name)
            if any(mine[p] != other[p] for p in one.powers if p != b and not (self.blind and name == "gleaned")):
                yield f"{name} of another"
            if name != "gleaned" and len(mine[b]) != len(other[b]):
                yield f"{name} size"
        if len(one.old_world_deck) != len(two.old_world_deck):
            yield "old_world_deck size"
        if len(self.true.entries) != len(self.twin.entries):
            yield "record"
        start = self.true.told[since] if self.true.told else 0
        if any(log(self.true.log[start:], seat) != log(self.twin.log[start:], seat) for seat in self.watching):
            yield "log"
        for seat in self.true.seats:
            if self.true.undoable(seat) != self.twin.undoable(seat):
                yield "undo"
        if self.true.entries and self.true.reveals(len(self.true.entries) - 1) != self.twin.reveals(
            len(self.twin.entries) - 1
        ):
            yield "reveals"
        if thoroughly:
            yield from self._thorough()

    def _thorough(self) -> Iterator[str]:
        if views(self.true.state, self.watching) != views(self.twin.state, self.watching):
            yield "view"
        if self.before:
            count, (true, twin) = len(self.true.entries) - 1, self.before[-1]
            for seat in self.watching:
                name = None if seat == NOBODY else POWERS[seat]
                if self.true.steps(name, count, true) != self.twin.steps(name, count, twin):
                    yield "steps"


def leaks(seed: int, edition: int | None = None, *, every: int = 60) -> tuple[list[Leak], int]:
    """The leaks of one game of any kind, and how many moments were looked at; views and steps at one in `every`."""
    game, random, temper = any_game(seed, edition)
    b = random.choice(game.state.powers)
    pair = Pair(game, b, random, blind=random.random() < 0.3)
    found: list[Leak] = []
    moments = 0
    while pair.true.state.actions:
        asked = pair.true.state.stack[-1][0]
        try:
            pair.play(temper)
            moments += 1
            differs = list(pair.differences(thoroughly=not random.randrange(every)))
            if not differs and random.random() < UNDO and pair.undo():
                moments += 1
                differs = [f"{what} after undo" for what in pair.differences(thoroughly=not random.randrange(every))]
        except ChanceError:
            differs = ["chance"]
        if differs:
            stack = pair.true.state.stack
            kind = stack[-1][0] if stack else asked
            found.append(
                Leak(seed, pair.true.state.rules.options.edition, moments, kind, tuple(dict.fromkeys(differs)))
            )
        if differs or (random.random() < DEAL and pair.true.state.actions):
            pair.deal()
    return found, moments


def measure(edition: int, games: int, seed: int, jobs: int, seconds: float) -> dict[str, Any]:
    """Leaking moments in so many games, or as many as the time allows."""
    begin = monotonic()
    found: list[Leak] = []
    played = moments = 0
    for some, looked in _play(edition, range(seed, seed + games), jobs):
        found += some
        moments += looked
        played += 1
        if monotonic() - begin > seconds:
            break
    return {
        "edition": edition,
        "games": played,
        "moments": moments,
        "leaks": len(found),
        "leaking_games": len({leak.seed for leak in found}),
        "questions": dict(Counter(leak.question for leak in found).most_common()),
        "what": dict(Counter(what for leak in found for what in leak.what).most_common()),
        "first": [leak._asdict() for leak in found[:3]],
        "seconds": round(monotonic() - begin, 1),
    }


def _play(edition: int, seeds: range, jobs: int) -> Iterator[tuple[list[Leak], int]]:
    work = partial(leaks, edition=edition)
    if jobs == 1:
        yield from map(work, seeds)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        rest = iter(seeds)
        while part := list(islice(rest, 16 * jobs)):  # a bounded lot at a time, so that it can end early
            yield from pool.map(work, part, chunksize=4)


def main() -> int:
    parser = argparse.ArgumentParser(description="Whether anything that happens tells of hidden cards.")
    parser.add_argument("--games", type=int, default=200, help="pairs of games of each edition (usually 200)")
    parser.add_argument("--edition", type=int, choices=range(1, NEWEST + 1), help="this one only (usually all)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=300, help="at most so long for an edition (usually 300)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    args = parser.parse_args()
    if args.games < 1 or args.jobs < 1:
        parser.error("--games and --jobs must be at least 1")
    editions = [args.edition] if args.edition else list(range(1, NEWEST + 1))
    results = [measure(edition, args.games, args.seed, args.jobs, args.seconds) for edition in editions]
    if args.json:
        print(json.dumps({"editions": results}))
    else:
        for found in results:
            print("edition {edition}: {leaks} leaks in {games} games, {moments} moments, {seconds} s".format(**found))
            for what, count in found["questions"].items():
                print(f"  {count:>5}  {what}")
    return 1 if any(found["leaks"] for found in results if found["edition"] == NEWEST) else 0


if __name__ == "__main__":
    sys.exit(main())
