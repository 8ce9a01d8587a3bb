"""The legal list as choices a person can survey: grouped by what, then by where. Nothing else is ever offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ruinous.rules import values
from ruinous.rules.actions import DONE, NOTATION, PASS, kind
from ruinous.rules.ids import CHAOS, FIGURE_NAMES, OWNER, PLACES, POWERS, RANKS, REGIONS, SPACE_NAMES, TOKENS
from ruinous.rules.state import GameState
from ruinous.terminal.board import aside, explained, joined, region_name
from ruinous.terminal.paint import Paint
from ruinous.words import game as words
from ruinous.words import name as say_name
from ruinous.words import names_in, phrase, say
from ruinous.words.columns import pad, short, shown
from ruinous.words.reference import card_text

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
        return Choice(explained(choice.label, inner[0].label), inner[0].action, inner[0].inner)
    return Choice(choice.label, None, inner)


def _region(action: int) -> int:
    """Corruption is looked at region by region; all else keeps its order."""
    what, args = kind(action)
    return args[1] if what == "cleanse" else 0


def _flat_label(g: GameState, action: int) -> str:
    what, args = kind(action)
    if what == "upgrade":
        return explained(words.action_text(g, action), card_text(g.rules.content.upgrades[args[0]]))
    return say("terminal.menu.pass", {"points": g.power[g.seat]}) if action == PASS else told(g, action)


def told(g: GameState, action: int) -> str:
    """An action in words, with the figure's own name and its price."""
    data = words.action_data(g, action)
    more = [data["figure"]] if "figure" in data else []
    if "cost" in data:
        more.append(_price(data["cost"]))
    return aside(data["text"], joined(more)) if more else str(data["text"])


def _price(points: int) -> str:
    return phrase("terminal.menu.price", {"points": points})


def _figure(g: GameState, id: str, figure: int, *more: str) -> str:
    """A figure by its name and where it is; in brackets the sign it bears, and more."""
    sign = FIGURE_NAMES[figure]
    text = say(f"terminal.menu.{id}", {"figure": sign, "from": PLACES[g.where(figure)]})
    return aside(text, joined([sign, *more]))


def _where(g: GameState, place: int) -> str:
    return phrase("terminal.menu.where", {"region": PLACES[place]})


def _path(g: GameState, action: int, actions: Sequence[int]) -> Path:
    """Where an action stands in a long menu."""
    what, args = kind(action)
    if what == "move":
        return _move_path(g, args[0], args[1], actions)
    if what == "play":
        card, region, space = args
        place = phrase("terminal.menu.space", {"place": region_name(REGIONS[region]), "side": SPACE_NAMES[space]})
        title = say_name("card", CHAOS[card], names=names_in(g.rules.options))
        costs = _costs(g, actions, "play", card)
        if len(costs) == 1:
            return say("terminal.menu.play"), aside(title, _price(costs.pop())), place
        return say("terminal.menu.play"), title, aside(place, _price(values.card_cost(g, g.seat, card, region)))
    if what == "trade":
        figure, region = args
        return say("terminal.menu.trade"), _figure(g, "figure", figure), _where(g, region)
    if what in ("take", "carry"):
        token, region = args
        back = what == "take" and g.stack[-1][0] not in ("scheme", "storm")
        return say("terminal.menu.return" if back else "terminal.menu.carry", {"token": TOKENS[token]}), _where(
            g, region
        )
    if what == "cleanse":
        power, region = args
        return say("terminal.menu.out_of", {"region": PLACES[region]}), phrase(
            "terminal.menu.corruption", {"power": POWERS[power]}
        )
    if what == "become":
        return _figure(g, "replace", args[0]), phrase("terminal.menu.with", {"rank": RANKS[args[1]]})
    if what in ("hit", "pick"):
        return say("terminal.menu.of", {"power": POWERS[g.controller(args[0])]}), told(g, action)
    return (_flat_label(g, action),)


def _move_path(g: GameState, figure: int, region: int, actions: Sequence[int]) -> Path:
    where = _where(g, region)
    if g.stack[-1][0] != "turn":
        owner = [] if OWNER[figure] == g.seat else [say_name("power", POWERS[OWNER[figure]], "inside")]
        return _figure(g, "move", figure, *owner), where
    costs = _costs(g, actions, "move", figure)
    if len(costs) == 1:
        return say("terminal.menu.summon"), _figure(g, "figure", figure, _price(costs.pop())), where
    price = _price(values.figure_cost(g, figure, region))
    return say("terminal.menu.summon"), _figure(g, "figure", figure), aside(where, price)


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
    if len(menu) <= 3:
        line = "   ".join(f"{number} {_cell(choice)}" for number, choice in enumerate(menu, 1))
        if shown(line) < paint.width - 3:
            return [f"  {line}"]
    cells = [f"{number:>{width}} {_cell(choice)}" for number, choice in enumerate(menu, 1)]
    if len(menu) > SPACED:
        return paint.columns(cells)
    cells = [short(cell, paint.width - 4) for cell in cells]
    widest = max(map(shown, cells), default=0)
    notes = [paint.dim(_note(choice)) for choice in menu]
    if widest + 5 + max(map(shown, notes), default=0) > paint.width:
        return [f"  {cell}" for cell in cells]
    return [f"  {pad(cell, widest)}   {note}" for cell, note in zip(cells, notes, strict=True)]


def _note(choice: Choice) -> str:
    if choice.action is not None:
        return NOTATION[choice.action]
    return phrase("terminal.menu.ways", {"count": len(list(choice.leaves()))})


def _cell(choice: Choice) -> str:
    return choice.label if choice.action is not None else f"{choice.label} …"


def by_notation(text: str, actions: Sequence[int]) -> int | None:
    """The legal action a text means in notation; capitals do not matter where the meaning is clear."""
    exact = [action for action in actions if NOTATION[action] == text]
    alike = exact or [action for action in actions if NOTATION[action].lower() == text.lower()]
    return alike[0] if len(alike) == 1 else None
