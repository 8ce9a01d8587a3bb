"""The machine: it carries out the frame on top of the stack until somebody must decide or the game is over.

A *step* is a function `(g, *args)`. It changes the state, says what comes next with `g.then` and `g.each`, and may end
by asking with `g.ask`; then its *answer* function `(g, action, *args)` carries out the choice. A step that asks changes
nothing before it asks: its frame stays on the stack until it is answered, and asking again gives the same list.
"""

from collections.abc import Callable
from typing import TypeVar

from ruinous.rules.state import GameState

Step = Callable[..., None]
F = TypeVar("F", bound=Step)

STEPS: dict[str, Step] = {}
ANSWERS: dict[str, Step] = {}


def step(function: F) -> F:
    """Register a step under its name."""
    STEPS[function.__name__] = function
    return function


def answer(question: Step) -> Callable[[F], F]:
    """Register the function that carries out the answer to a step's question."""

    def register(function: F) -> F:
        ANSWERS[question.__name__] = function
        return function

    return register


def run(g: GameState) -> None:
    """Go on to the next decision. One with a single legal action is carried out at once, unless it is to be shown."""
    stack = g.stack
    show_forced = g.rules.options.show_forced
    while stack:
        frame = stack.pop()
        STEPS[frame[0]](g, *frame[1:])
        if g.actions is None:
            continue
        if len(g.actions) > 1 or show_forced:
            stack.append(frame)
            return
        action = g.actions[0]
        g.actions = None
        ANSWERS[frame[0]](g, action, *frame[1:])


def apply(g: GameState, action: int) -> None:
    """Carry out a legal action of the seat that must decide, and go on to the next decision."""
    frame = g.stack.pop()
    g.actions = None
    ANSWERS[frame[0]](g, action, *frame[1:])
    run(g)


def legal(g: GameState) -> list[int]:
    """Every legal action of the one seat that must decide; empty when the game is over."""
    return g.actions or []


def ask_again(g: GameState) -> None:
    """Work out the decision in hand anew, after loading a position or changing what is hidden in it."""
    frame = g.stack.pop()
    g.actions = None
    STEPS[frame[0]](g, *frame[1:])
    g.stack.append(frame)
