"""Many games stepped together in one process, and training data from games that a policy plays against itself.

python -m ruinous.rl.selfplay --games 1000 --bots scripted --out games.npz
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ruinous import bots as levels
from ruinous import words
from ruinous.bots.arena import seed_of
from ruinous.rl.games import REWARDS, rewards, table
from ruinous.rl.layout import LAYOUT_ID, SIZE
from ruinous.rl.observation import Observer
from ruinous.rules.actions import N_ACTIONS
from ruinous.rules.game import Game
from ruinous.rules.ids import POWERS
from ruinous.rules.options import CARD_SETS, EVENTS, Options, SetupError
from ruinous.words.system import language, why

Actions = NDArray[np.intp]
Data = dict[str, NDArray[Any]]


class Batch:
    """So many games in lockstep. A game that ends is replaced by a new one in the same step.

    After `step`, row n of `observations`, `masks` and `seats` is what the Power that must decide in game n sees, may
    do, and is called (its number). `numbers` counts the games begun; `finished` are the rows whose game ended in the
    last step with that game, still as it was.
    """

    def __init__(
        self,
        size: int,
        *,
        powers: Iterable[str] | None = None,
        players: int | None = None,
        options: Options | None = None,
        seed: int = 1,
    ) -> None:
        if size < 1:
            raise SetupError("learning.no_games")
        self.powers = table(powers, players)
        self.options = options or Options()
        self.seed = seed
        self.begun = 0
        self.numbers = np.zeros(size, np.int64)
        self.observations = np.zeros((size, SIZE), np.int8)
        self.masks = np.zeros((size, N_ACTIONS), np.bool_)
        self.seats = np.zeros(size, np.int8)
        self.finished: list[tuple[int, int, Game]] = []  # row, number, game
        self._rows = [row.data for row in self.observations.view(np.uint8)]
        self._offsets = np.arange(size) * N_ACTIONS
        self._observers = [Observer(row) for row in self._rows]
        self.games = [self._new(row) for row in range(size)]
        self._look()

    def __len__(self) -> int:
        return len(self.games)

    @property
    def legal(self) -> list[list[int]]:
        """The legal actions of each game."""
        return [game.state.actions or [] for game in self.games]

    def step(self, actions: Actions | Sequence[int]) -> None:
        """One action for each game."""
        if len(actions) != len(self.games):
            raise ValueError(f"{len(self.games)} actions are needed, one for each game, not {len(actions)}.")
        self.finished = []
        try:
            for row, action in enumerate(actions):
                game = self.games[row]
                game.play(int(action))
                if game.state.result is not None:
                    self.finished.append((row, int(self.numbers[row]), game))
                    self.games[row] = self._new(row)
        finally:  # after an illegal action, too: the games before it have gone on
            self._look()

    def information_set(self, row: int, seed: int) -> Game:
        """The game of a row as the one who must decide may know it."""
        game = self.games[row]
        return game.copy(POWERS[game.state.seat], seed)

    def _new(self, row: int) -> Game:
        self.numbers[row] = self.begun
        game = Game.new(self.powers, seed_of(self.seed, "batch", self.begun), self.options)
        self.begun += 1
        self._observers[row] = Observer(self._rows[row])
        return game

    def _look(self) -> None:
        """Write the observation of each game where it has changed, and all masks in one go."""
        states = [game.state for game in self.games]
        for g, observer in zip(states, self._observers, strict=True):
            observer.look(g, g.seat)
        self.seats[:] = [g.seat for g in states]
        legal = self.legal
        self.masks.fill(False)
        rows = np.repeat(self._offsets, [len(actions) for actions in legal])
        self.masks.reshape(-1)[rows + np.fromiter(chain.from_iterable(legal), np.intp, len(rows))] = True


Policy = Callable[[Batch], Actions]


# --- policies -----------------------------------------------------------------------------------------------------


def random_policy(seed: int = 1) -> Policy:
    """Any legal action, each as likely as the others."""
    random = np.random.default_rng(seed)

    def choose(batch: Batch) -> Actions:
        drawn = random.random(len(batch)).tolist()
        return np.array([legal[int(x * len(legal))] for legal, x in zip(batch.legal, drawn, strict=True)], np.intp)

    return choose


def bot_policy(names: Sequence[str], seed: int = 1, seconds: float = 1.0) -> Policy:
    """Bots by name: one for every seat, or one for each Power in Power order. Each game gets its own."""
    for name in names:
        if name not in levels.LEVELS:
            raise SetupError("arena.no_bot", bot=name, bots=list(levels.LEVELS))
    made: dict[tuple[int, int], levels.Bot] = {}
    last: dict[int, int] = {}

    def choose(batch: Batch) -> Actions:
        if len(names) not in (1, len(batch.powers)):
            raise SetupError("learning.one_for_each", count=len(batch.powers))
        chosen = []
        for row, number in enumerate(batch.numbers.tolist()):
            if last.get(row) != number:  # a new game in this row: the bots of the old one may go
                for power in batch.powers:
                    made.pop((last.get(row, -1), POWERS.index(power)), None)
                last[row] = number
            seat = int(batch.seats[row])
            name = names[batch.powers.index(POWERS[seat]) if len(names) > 1 else 0]
            if (number, seat) not in made:
                made[number, seat] = levels.make(name, seed=seed_of(seed, number, seat), seconds=seconds)
            told = len(batch.games[row].entries)
            seen = batch.information_set(row, seed_of(seed, number, "information set", told))
            chosen.append(made[number, seat].choose(seen))
        return np.array(chosen, np.intp)

    return choose


# --- training data ------------------------------------------------------------------------------------------------


def generate(
    policy: Policy,
    games: int,
    *,
    size: int = 64,
    powers: Iterable[str] | None = None,
    players: int | None = None,
    options: Options | None = None,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Data:
    """Every decision of so many games, game by game and in order, with what came of it.

    The games are the first ones that were begun, so that long games are not left out. `legal` holds the legal actions
    of all decisions one after the other; those of decision n are `legal[starts[n]:starts[n + 1]]`.
    """
    if games < 1:
        raise SetupError("arena.no_games")
    batch = Batch(min(size, games), powers=powers, players=players, options=options, seed=seed)
    rows: dict[int, list[tuple[NDArray[np.int8], int, int, NDArray[np.int16]]]] = {}
    ends: dict[int, dict[str, dict[str, float]]] = {}
    while len(ends) < games:
        actions = policy(batch)
        for row, number in enumerate(batch.numbers.tolist()):
            if number < games:
                legal = np.flatnonzero(batch.masks[row]).astype(np.int16)
                seen = (batch.observations[row].copy(), int(batch.seats[row]), int(actions[row]), legal)
                rows.setdefault(number, []).append(seen)
        batch.step(actions)
        for _, number, game in batch.finished:
            if number < games:
                ends[number] = {kind: rewards(game, kind) for kind in REWARDS}
                if progress:
                    progress(len(ends), games)
    order = [(number, row) for number in range(games) for row in rows[number]]
    lengths = [len(row[3]) for _, row in order]
    data: Data = {
        "layout": np.array(LAYOUT_ID),
        "observations": np.stack([row[0] for _, row in order]),
        "seats": np.array([row[1] for _, row in order], np.int8),
        "actions": np.array([row[2] for _, row in order], np.int16),
        "legal": np.concatenate([row[3] for _, row in order]),
        "starts": np.cumsum([0, *lengths], dtype=np.int64),
        "games": np.array([number for number, _ in order], np.int32),
    }
    for kind in REWARDS:
        data[kind] = np.array([ends[number][kind][POWERS[row[1]]] for number, row in order], np.float32)
    return data


def save(file: str, data: Data) -> None:
    """Write data as a compressed .npz file."""
    try:
        np.savez_compressed(file, **data)  # type: ignore[arg-type]
    except OSError as error:
        raise SetupError("learning.no_file", name=file, why=why(error)) from None


def load(file: str) -> Data:
    """Read such a file; refuses one made with another layout of the observation."""
    try:
        with np.load(file) as read:
            data = {name: read[name] for name in read.files}
    except (OSError, ValueError) as error:
        raise SetupError("learning.no_data", name=file, why=str(error).rstrip(".")) from None
    if str(data.get("layout")) != LAYOUT_ID:
        raise SetupError("learning.other_layout", name=file)
    return data


# --- the command --------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """`python -m ruinous.rl.selfplay`."""
    with words.speaking(language()):
        return _main(arguments)


def _main(arguments: Sequence[str] | None) -> int:
    parser = argparse.ArgumentParser(prog="ruinous.rl.selfplay", description=words.say("commands.selfplay"))

    def add(flag: str, metavar: str | None = None, where: str = "selfplay", **more: Any) -> None:
        text = words.phrase(f"commands.{where}.{flag.strip('-').replace('-', '_')}", {})
        named = words.phrase(f"commands.word.{metavar}", {}) if len(metavar or "") > 1 else metavar
        shown: dict[str, Any] = {"metavar": named} if named else {}
        parser.add_argument(flag, help=text, **shown, **more)

    add("--games", "N", "simulate", type=int, default=100)
    add("--bots", "list", default="random")
    add("--players", "N", "simulate", type=int)
    add("--powers", "list", "arena")
    add("--card-set", None, "any", choices=CARD_SETS, default="base")
    add("--events", None, "any", choices=EVENTS, default="base")
    add("--seconds", "S", type=float, default=1.0)
    add("--size", "N", type=int, default=64)
    add("--seed", "S", "any", type=int, default=1)
    add("--out", "file", required=True)
    args = parser.parse_args(arguments)
    names = args.bots.split(",")
    try:
        data = generate(
            random_policy(args.seed) if names == ["random"] else bot_policy(names, args.seed, args.seconds),
            args.games,
            size=args.size,
            powers=args.powers.split(",") if args.powers is not None else None,
            players=args.players,
            options=Options(card_set=args.card_set, events=args.events),
            seed=args.seed,
        )
        save(args.out, data)
    except SetupError as error:
        print(f"ruinous.rl.selfplay: {words.reason(error)}", file=sys.stderr)
        return 2
    told = {"games": args.games, "decisions": len(data["actions"]), "file": args.out}
    print(words.say("commands.selfplay.written", told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
