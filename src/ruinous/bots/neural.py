"""Hooks for a network: anything that can tell the players' chances from what a seat sees can judge the search's leaves.

    from ruinous.bots.neural import Network
    from ruinous.bots.search import SearchBot
    from ruinous.rl.observation import LAYOUT_ID, observe, scaled

    network = Network.load("weights.npz", lambda g, seat: scaled(observe(g, seat)), layout=LAYOUT_ID)
    bot = SearchBot(seed=7, seconds=1.0, evaluator=network)

A weights file is a NumPy archive with the arrays `w0`, `b0`, `w1`, `b1` … of a plain network: each layer multiplies,
adds, and cuts off what is below 0, but for the last one, which gives a number for each of the five Powers. The chances
are those numbers' softmax over the Powers in play. `layout`, a text, may say which observation it was trained on.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any, Protocol

from ruinous.rules.ids import N_POWERS
from ruinous.rules.state import GameState

Observe = Callable[[GameState, int], Any]  # what a seat sees, as a vector of numbers


class Evaluator(Protocol):
    """Anything that can judge a position which one seat looks at."""

    def values(self, g: GameState, seat: int) -> list[float]:
        """The chance of each of the five Powers to win, as far as the seat may know; 0 for those that do not play."""
        ...


class NetworkError(ValueError):
    """A network that cannot be used, with the reason in one sentence."""


class Network:
    """A small network of NumPy arrays that judges positions."""

    def __init__(self, layers: list[tuple[Any, Any]], observe: Observe) -> None:
        self.layers = layers
        self.observe = observe

    @classmethod
    def load(cls, path: str | Path, observe: Observe, layout: str | None = None) -> Network:
        """Read a weights file. `layout` is what the observation is called; a file made for another one is refused."""
        np = _numpy()
        try:
            with np.load(path, allow_pickle=False) as file:
                arrays = {name: file[name] for name in file.files}
        except OSError as error:
            reason = (error.strerror or "it is no NumPy archive").lower()
            raise NetworkError(f"The weights {path} cannot be read: {reason}.") from None
        except (ValueError, AttributeError, TypeError, EOFError, KeyError):
            raise NetworkError(f"The weights {path} cannot be read: it is no NumPy archive.") from None
        trained = str(arrays.pop("layout", layout))
        if layout is not None and trained != layout:
            raise NetworkError(f"The weights {path} are for the observation {trained}, not {layout}: train them anew.")
        return cls(_layers(np, arrays, path), observe)

    def values(self, g: GameState, seat: int) -> list[float]:
        x = self.observe(g, seat)
        last = len(self.layers) - 1
        for n, (weights, bias) in enumerate(self.layers):
            if x.shape != weights.shape[:1]:
                raise NetworkError(f"The network takes {weights.shape[0]} numbers, but the observation has {x.size}.")
            x = x @ weights + bias
            if n < last:
                x = x * (x > 0)
        return softmax(x.tolist(), g.powers)


def softmax(numbers: list[float], powers: tuple[int, ...]) -> list[float]:
    """Chances from any numbers, for some Powers.

    >>> softmax([0.0, 5.0, 0.0, 0.0, 0.0], (0, 2))
    [0.5, 0.0, 0.5, 0.0, 0.0]
    """
    most = max(numbers[p] for p in powers)
    pulls = [exp(numbers[p] - most) if p in powers else 0.0 for p in range(N_POWERS)]
    total = sum(pulls)
    return [pull / total for pull in pulls]


def _layers(np: Any, arrays: dict[str, Any], path: str | Path) -> list[tuple[Any, Any]]:
    """The layers in order, checked: each fits the next, the last one gives a number for each Power."""
    count = len(arrays) // 2
    expected = {f"{name}{n}" for n in range(count) for name in "wb"}
    if not count or set(arrays) != expected:
        raise NetworkError(f"The weights {path} must hold w0, b0, w1, b1 and so on, and nothing else but layout.")
    layers = [(arrays[f"w{n}"].astype(np.float32), arrays[f"b{n}"].astype(np.float32)) for n in range(count)]
    width = None
    for n, (weights, bias) in enumerate(layers):
        if weights.ndim != 2 or bias.shape != weights.shape[1:] or width not in (None, weights.shape[0]):
            raise NetworkError(f"The arrays w{n} and b{n} of {path} do not fit each other or the layer before.")
        width = weights.shape[1]
    if width != N_POWERS:
        raise NetworkError(f"The last layer of {path} must give {N_POWERS} numbers, one for each Power, not {width}.")
    return layers


def _numpy() -> Any:
    """NumPy, which the rest of Ruinous does without."""
    try:
        return import_module("numpy")
    except ImportError:
        raise NetworkError('NumPy is not installed: run pip install "ruinous[rl]" to use a network.') from None
