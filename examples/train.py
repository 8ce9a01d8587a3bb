"""Learn what a position is worth from games played at random, then choose the action that leads to the best one.

Each round of learning plays games, fits one linear value for each Power, and tries it in one seat against three random
players. Needs numpy only; run `python examples/train.py` in an environment with `pip install "ruinous[rl]"`.
"""

import sys

import numpy as np

from ruinous.rl.observation import SIZE, observe, scaled
from ruinous.rl.selfplay import generate, random_policy
from ruinous.rules import engine

LEARN, TRY = map(int, sys.argv[1:3] or (300, 200))  # games to learn from, games to try it in


def fit(data, weights):
    """Ridge regression of what came of it (place and victory) on the observation, for each Power by itself."""
    for seat in np.unique(data["seats"]):
        rows = data["seats"] == seat
        x, y = scaled(data["observations"][rows]), data["place"][rows] + data["win"][rows]
        weights[seat] = np.linalg.solve(x.T @ x + 100 * np.eye(SIZE), x.T @ y)


def best(batch, row, weights, random):
    """Of a dozen legal actions, the one that leads to the position worth most, in a game that could be the true one."""
    g = batch.information_set(row, int(random.integers(1 << 48))).state
    actions = random.permutation(g.actions)[:12]
    after = []
    for action in actions:
        tried = g.copy()
        engine.apply(tried, int(action))
        after.append(observe(tried, g.seat))
    return actions[np.argmax(scaled(np.stack(after)) @ weights[g.seat])]


def player(weights, alone, seed=1):
    """Plays every seat, or (alone) one seat of each game, each Power in turn, while the others play at random."""
    random, at_random = np.random.default_rng(seed), random_policy(seed)

    def choose(batch):
        actions = at_random(batch)
        for row, number in enumerate(batch.numbers):
            if not alone or batch.seats[row] == number % 4:
                actions[row] = best(batch, row, weights, random)
        return actions

    return choose


weights = np.zeros((5, SIZE), np.float32)
data = generate(random_policy(), LEARN)
for turn in range(3):
    name = "random play" if turn == 0 else f"after learning {turn}"
    tried = generate(player(weights, alone=True) if turn else random_policy(7), TRY, seed=1000)
    mine = tried["seats"] == tried["games"] % 4
    games = np.unique(tried["games"][mine], return_index=True)[1]
    won, place = tried["win"][mine][games].mean(), tried["place"][mine][games].mean()
    print(f"{name}: won {won:.0%} of {len(games)} games, mean place reward {place:+.2f}", flush=True)
    if turn == 1:  # games of the learned player in all seats are better to learn from
        data = generate(player(weights, alone=False), LEARN, seed=2)
    fit(data, weights)
