"""The legal list as choices a person can survey: grouped by what, then by where. Nothing else is ever offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ruinous.rules import values
from ruinous.rules.actions import DONE, NOTATION, PASS, kind
from ruinous.rules.arguments import PLACES
from ruinous.rules.ids import (
    CLASS_OF,
    FIGURE_NAMES,
    FOLLOWER_NAMES,
    OWNER,
    POWER_NAMES,
    RANKS,
    SPACE_NAMES,
    TOKEN_NAMES,
)
from ruinous.rules.state import GameState
from ruinous.terminal.paint import Paint, short, shown
from ruinous.words import game as words
from ruinous.words.spelling import RANKS as RANK_NAMES
from ruinous.words.spelling import names_in

FLAT = 9  # so many actions need no groups
SPACED = 12  # more choices than this are put in columns

Path = tuple[str, ...]  # the labels on the way to an action


@dataclass(slots=True)
class Choice:
    """One line of a menu: an action, or a group of further choices."""

    label: str
    action: int | None = None
    inner: list[Choice] = field(default_factory=list)

    def leaves(self) -> Iterable[int]:
        if self.action is not None:
            yield self.action
        for choice in self.inner:
            yield from choice.leaves()


def choices(g: GameState, actions: Sequence[int]) -> list[Choice]:
    """The top of the menu for a decision. What ends it stands last: it is not to be chosen by mistake."""
    ordered = sorted(actions, key=lambda action: (action in (PASS, DONE), _region(action)))
    if len(actions) <= FLAT:
        return [Choice(_flat_label(g, action), action) for action in ordered]
    top = Choice("")
    for action in ordered:
        _insert(top, _path(g, action, actions), action)
    return [_shortened(choice) for choice in top.inner]


def _insert(group: Choice, path: Path, action: int) -> None:
    for label in path[:-1]:
        found = next((inner for inner in group.inner if inner.label == label and inner.action is None), None)
        if found is None:
            found = Choice(label)
            group.inner.append(found)
        group = found
    group.inner.append(Choice(path[-1], action))


def _shortened(choice: Choice) -> Choice:
    """Groups of one are no question: they are named together with what is in them."""
    if choice.action is not None:
        return choice
    inner = [_shortened(one) for one in choice.inner]
    if len(inner) == 1:
        return Choice(f"{choice.label}: {inner[0].label}", inner[0].action, inner[0].inner)
    return Choice(choice.label, None, inner)


def _region(action: int) -> int:
    """Corruption is looked at region by region; all else keeps its order."""
    what, args = kind(action)
    return args[1] if what == "cleanse" else 0


def _flat_label(g: GameState, action: int) -> str:
    what, args = kind(action)
    if what == "upgrade":
        return f"{words.action_text(g, action)}: {g.rules.content.upgrades[args[0]].text}"
    return f"Pass (your {g.power[g.seat]} power is lost)" if action == PASS else told(g, action)


def told(g: GameState, action: int) -> str:
    """An action in words, with the figure's own name and its price."""
    data = words.action_data(g, action)
    figure = f" ({data['figure']})" if "figure" in data else ""
    price = f" ({data['cost']} power)" if "cost" in data else ""
    return f"{data['text']}{figure}{price}"


def figure_name(figure: int) -> str:
    return f"{FOLLOWER_NAMES[CLASS_OF[figure]]} ({FIGURE_NAMES[figure]})"


def place_name(g: GameState, place: int) -> str:
    return str(names_in(g.rules.options).one("region", PLACES[place]))


def _path(g: GameState, action: int, actions: Sequence[int]) -> Path:
    """Where an action stands in a long menu."""
    what, args = kind(action)
    if what == "move":
        return _move_path(g, args[0], args[1], actions)
    if what == "play":
        card, region, space = args
        place = f"{place_name(g, region)}, {SPACE_NAMES[space]}"
        costs = _costs(g, actions, "play", card)
        price = f" ({costs.pop()} power)" if len(costs) == 1 else ""
        if not price:
            place += f" ({values.card_cost(g, g.seat, card, region)} power)"
        return "Play a Chaos card", f"{g.rules.content.chaos[card - 1].name}{price}", place
    if what == "trade":
        figure, region = args
        name = f"{figure_name(figure)} from {place_name(g, g.where(figure))}"
        return "Summon a figure for a card from your hand", name, place_name(g, region)
    if what in ("take", "carry"):
        token, region = args
        verb = "Return" if what == "take" and g.stack[-1][0] not in ("scheme", "storm") else "Move"
        return f"{verb} {TOKEN_NAMES[token]}", place_name(g, region)
    if what == "cleanse":
        power, region = args
        return f"From {place_name(g, region)}", f"a corruption token of {POWER_NAMES[power]}"
    if what == "become":
        return f"Replace {figure_name(args[0])}", f"with a {RANK_NAMES[RANKS[args[1]]]}"
    if what in ("hit", "pick"):
        return f"A figure of {POWER_NAMES[g.controller(args[0])]}", told(g, action)
    return (_flat_label(g, action),)


def _move_path(g: GameState, figure: int, region: int, actions: Sequence[int]) -> Path:
    turn = g.stack[-1][0] == "turn"
    name = f"{figure_name(figure)} from {place_name(g, g.where(figure))}"
    where = place_name(g, region)
    if not turn:
        owner = "" if OWNER[figure] == g.seat else f" ({POWER_NAMES[OWNER[figure]]})"
        return f"Move {name}{owner}", where
    costs = _costs(g, actions, "move", figure)
    if len(costs) == 1:
        return "Summon a figure", f"{name} ({costs.pop()} power)", where
    return "Summon a figure", name, f"{where} ({values.figure_cost(g, figure, region)} power)"


def _costs(g: GameState, actions: Sequence[int], what: str, first: int) -> set[int]:
    """The prices of a figure or card over all the regions it may go to."""
    costs = set()
    for action in actions:
        name, args = kind(action)
        if name == what and args[0] == first:
            if what == "move":
                costs.add(values.figure_cost(g, first, args[1]))
            else:
                costs.add(values.card_cost(g, g.seat, first, args[1]))
    return costs


# --- showing and reading ------------------------------------------------------------------------------------------


def lines(menu: Sequence[Choice], paint: Paint) -> list[str]:
    """The menu with its numbers; a short one has the notation of each action beside it."""
    width = len(str(len(menu)))
    if (
        len(menu) <= 3
        and len(line := "   ".join(f"{n} {_cell(choice)}" for n, choice in enumerate(menu, 1))) < paint.width - 3
    ):
        return [f"  {line}"]
    cells = [f"{number:>{width}} {_cell(choice)}" for number, choice in enumerate(menu, 1)]
    if len(menu) > SPACED:
        return paint.columns(cells)
    cells = [short(cell, paint.width - 4) for cell in cells]
    widest = max(map(len, cells), default=0)
    notes = [paint.dim(_note(choice)) for choice in menu]
    if widest + 5 + max(map(shown, notes), default=0) > paint.width:
        return [f"  {cell}" for cell in cells]
    return [f"  {cell:<{widest}}   {note}" for cell, note in zip(cells, notes, strict=True)]


def _note(choice: Choice) -> str:
    return NOTATION[choice.action] if choice.action is not None else f"{len(list(choice.leaves()))} ways"


def _cell(choice: Choice) -> str:
    return choice.label if choice.action is not None else f"{choice.label} …"


def by_notation(text: str, actions: Sequence[int]) -> int | None:
    """The legal action a text means in notation; capitals do not matter where the meaning is clear."""
    exact = [action for action in actions if NOTATION[action] == text]
    alike = exact or [action for action in actions if NOTATION[action].lower() == text.lower()]
    return alike[0] if len(alike) == 1 else None
