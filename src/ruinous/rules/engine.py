"""The machine: it carries out the frame on top of the stack until somebody must decide or the game is over.

A *step* is a function `(g, *args)` under an id of its own, which saved games know it by. It changes the state, says
what comes next with `g.then` and `g.each`, and may end by asking with `g.ask`: then it is a *question*
(`questions.question`), and its answer `(g, action, *args)` carries out the choice. A step that asks changes nothing
before it asks: its frame stays on the stack until it is answered, and asking again gives the same list.

A frame is `(id, args, cause)`. The cause is what its step happens for (events.CAUSES): whatever a step sets going,
and whatever it notes, has the same cause, unless the step names another one first by setting `g.cause`.
"""

from collections.abc import Callable
from typing import Generic, TypeVarTuple

from ruinous.rules.state import Frame, GameState

Ts = TypeVarTuple("Ts")
Stop = Callable[[Frame], bool]
Choose = Callable[[GameState, list[int]], int | None]

STEPS: dict[str, Callable[..., None]] = {}
ANSWERS: dict[str, Callable[..., None]] = {}


class Step(Generic[*Ts]):
    """A function of the flow and the id it is saved under. It can be called at once, too."""

    __slots__ = ("do", "id")

    def __init__(self, id: str, do: Callable[[GameState, *Ts], None]) -> None:
        if id in STEPS:
            raise ValueError(f"two steps have the id {id!r}")
        self.id = id
        self.do = do
        STEPS[id] = do

    def __call__(self, g: GameState, *args: *Ts) -> None:
        self.do(g, *args)


def step(id: str) -> Callable[[Callable[[GameState, *Ts], None]], Step[*Ts]]:
    """Register a step under an id. The id is part of every saved game: it never changes, whatever the function does."""

    def register(function: Callable[[GameState, *Ts], None]) -> Step[*Ts]:
        return Step(id, function)

    return register


def run(g: GameState) -> None:
    """Go on to the next decision.

    One with a single legal action is carried out at once, unless it is to be shown or its silence would tell others
    something (`Ruleset.always_asked`).
    """
    stack = g.stack
    rules = g.rules
    show_forced, always = rules.options.show_forced, rules.always_asked
    while stack:
        frame = stack.pop()
        id, args, g.cause = frame
        STEPS[id](g, *args)
        actions = g.actions
        if actions is None:
            continue
        if len(actions) > 1 or show_forced or id in always:
            stack.append(frame)
            return
        g.actions = None
        ANSWERS[id](g, actions[0], *args)


def answer(g: GameState, action: int) -> None:
    """Carry out a legal action and nothing that follows from it."""
    id, args, g.cause = g.stack.pop()
    g.actions = None
    ANSWERS[id](g, action, *args)


def apply(g: GameState, action: int) -> None:
    """Carry out a legal action of the seat that must decide, and go on to the next decision."""
    id, args, g.cause = g.stack.pop()
    g.actions = None
    ANSWERS[id](g, action, *args)
    run(g)


def advance(g: GameState, action: int, stop: Stop, choose: Choose) -> bool:
    """Carry out a legal action and what follows from it, up to where somebody wants to stop.

    `stop` says of the frame that comes next whether not to carry it out; `choose` answers a question for whoever is
    asked, or leaves it open by None. True if a question was left open; False before a frame of `stop`, or when nothing
    more is to be done.
    """
    answer(g, action)
    return go_on(g, stop, choose)


def go_on(g: GameState, stop: Stop, choose: Choose) -> bool:
    """The same from a position as it is: what is asked there is asked anew."""
    stack = g.stack
    g.actions = None
    while stack:
        frame = stack[-1]
        if stop(frame):
            return False
        stack.pop()
        id, args, g.cause = frame
        STEPS[id](g, *args)
        actions = legal(g)
        if not actions:
            continue
        stack.append(frame)
        chosen = choose(g, actions)
        if chosen is None:
            return True
        stack.pop()
        g.actions = None
        ANSWERS[id](g, chosen, *args)
    return False


def legal(g: GameState) -> list[int]:
    """Every legal action of the one seat that must decide; empty when the game is over."""
    return g.actions or []


def ask_again(g: GameState) -> None:
    """Work out the decision in hand anew, after loading a position or changing what is hidden in it."""
    frame = g.stack.pop()
    id, args, g.cause = frame
    g.actions = None
    STEPS[id](g, *args)
    g.stack.append(frame)
