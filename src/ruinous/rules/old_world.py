"""The interpreter of Old World cards: their instructions are data in content/ (the vocabulary heads old_world.toml).

A frame names an instruction by its place in the card, `(card, "immediate", (0, "do", 1), …)`, so that a game can be
saved in the middle of one. In its scope are the chooser, and inside loops a region and a player.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from ruinous.rules import board, choices, values
from ruinous.rules.actions import OPTION
from ruinous.rules.arguments import OldWorldCard, Power, Region
from ruinous.rules.engine import step
from ruinous.rules.ids import (
    ADJACENT,
    ALL_REGIONS,
    ANY_RANK,
    N_REGIONS,
    OF_RANKS,
    POPULOUS,
    RANKS,
    REACH,
    REGION_ORDER,
    REGIONS,
    REGIONS_IN,
    TOKENS,
    bits,
)
from ruinous.rules.questions import question
from ruinous.rules.state import GameState

Path = tuple[int | str, ...]
Op = Any


class At(NamedTuple):
    """Where an instruction stands, and what is in its scope."""

    card: int
    part: str  # "immediate" or "end"
    path: Path
    seat: int  # the chooser
    region: int = -1
    player: int = -1


def carry_out(g: GameState, at: At) -> None:
    """Do the instructions of a list next, in order (R4.5)."""
    for n in reversed(range(len(look_up(g, at)))):
        g.then(instruction, *at._replace(path=(*at.path, n)))


@step("instruction")
def instruction(g: GameState, *args: Any) -> None:
    at = At(*args)
    op = look_up(g, at)
    verb = next(verb for verb in VERBS if verb in op)
    VERBS[verb](g, op, at)


def look_up(g: GameState, at: At) -> Any:
    node = getattr(g.rules.old_world[at.card], at.part)
    for key in at.path:
        node = node[key]
    return node


# --- who and where ------------------------------------------------------------------------------------------------


def regions_with(g: GameState, token: int) -> int:
    return sum(1 << r for r in REGION_ORDER if g.tokens[token * N_REGIONS + r])


def regions_named(g: GameState, words: str) -> int:
    """The regions a phrase of the vocabulary speaks of."""
    how, _, what = words.rpartition(" ")
    if words == "any":
        return ALL_REGIONS
    if words == "populous":
        return POPULOUS
    if how == "next_to":
        return ADJACENT[REGIONS.index(what)]
    if how in ("other_than", "every but"):
        return ALL_REGIONS & ~(1 << REGIONS.index(what))
    if how == "with":
        return regions_with(g, TOKENS.index(what))
    if how == "near":
        return REACH[regions_with(g, TOKENS.index(what))]
    return ALL_REGIONS  # "every"


def ranks_named(words: str) -> int:
    """The set of ranks a phrase speaks of."""
    return ANY_RANK if words == "figure" else sum(1 << RANKS.index(rank) for rank in words.split(" or "))


def players_named(g: GameState, words: str, region: int) -> list[int]:
    """The players a phrase speaks of, in Power order."""
    if words == "all":
        return list(g.powers)
    if words == "with corruption here":
        return [p for p in g.powers if g.corruption[p * N_REGIONS + region]]
    phrase, _, place = words.removeprefix("with ").rpartition(" ")
    if place == "here":
        ranks, regions = phrase, 1 << region
    else:
        ranks, _, how = phrase.rpartition(" ")
        regions = 1 << REGIONS.index(place) if how == "in" else regions_with(g, TOKENS.index(place))
    figures = OF_RANKS[ranks_named(ranks)]
    return [p for p in g.powers if any(g.here[r] & g.control[p] & figures for r in REGIONS_IN[regions])]


def concerned(g: GameState) -> list[int]:
    """The players with whom instructions deal that are still to be carried out, in Power order, as things stand."""
    left = [At(*args) for id, args, _ in g.stack if id == instruction.id]
    return sorted({p for at in left for p in _dealt_with(g, look_up(g, at), at)})


def _dealt_with(g: GameState, op: Op, at: At) -> set[int]:
    if at.player >= 0:
        return {at.player}
    if "for_each_player" in op:
        return set(players_named(g, op["for_each_player"], at.region))
    if "for_greatest_threat" in op:
        players = players_named(g, op["for_greatest_threat"], at.region)
        return {values.greatest_threat(g, players)} if players else set()
    regions = REGIONS_IN[regions_named(g, op["for_each_region"])] if "for_each_region" in op else ()
    return {p for r in regions for inner in op["do"] for p in _dealt_with(g, inner, at._replace(region=r))}


# --- the verbs ----------------------------------------------------------------------------------------------------


def place(g: GameState, op: Op, at: At) -> None:
    token, count = TOKENS.index(op["place"]), op.get("count", 1)
    if "in" in op:
        where = op["in"]
        named = regions_named(g, where) if isinstance(where, str) else sum(1 << REGIONS.index(r) for r in where)
        named &= ~g.ruined
        if count * named.bit_count() > g.stock[token] and not g.rules.rulings.tokens_in_region_order:
            g.then(choices.place_apart, at.seat, token, named.bit_count(), named, count)  # too few: C5
            return
        for r in REGIONS_IN[named]:
            for _ in range(count):
                board.place_token(g, token, r)
    elif "choose" in op:
        g.then(choices.place_apart, at.seat, token, op["choose"], regions_named(g, op["from"]), count)
    else:
        marked = REGIONS_IN[regions_with(g, TOKENS.index(op["near_each"]))]
        for r in reversed(marked):
            g.then(choices.place_apart, at.seat, token, 1, REACH[1 << r], 1)


def choose(g: GameState, op: Op, at: At) -> None:
    g.then(choose_option, *at)


@question("choose_option", "R4.2", group="option")
def choose_option(
    g: GameState, card: OldWorldCard, part: str, path: Path, seat: int, region: Region, power: Power
) -> None:
    """One list of instructions or the other; a ruined region in it is no bar (C8)."""
    at = At(card, part, path, seat, region, power)
    g.ask(at.seat, [OPTION + n for n in range(len(look_up(g, at)["choose"]))])


@choose_option.answer
def option_chosen(g: GameState, action: int, *args: Any) -> None:
    at = At(*args)
    g.note("option", at.seat, at.card, action - OPTION)
    carry_out(g, at._replace(path=(*at.path, "choose", action - OPTION)))


def remove_corruption(g: GameState, op: Op, at: At) -> None:
    g.then(choices.cleanse_up_to, at.seat, op["remove_corruption"], ALL_REGIONS)


def score_peasants(g: GameState, op: Op, at: At) -> None:
    most = max(g.peasants)
    leaders = [p for p in g.powers if g.peasants[p] == most]
    for p in g.powers:
        board.score(g, p, op["score_peasants"] * g.peasants[p])
    if most and len(leaders) == 1:
        board.score(g, leaders[0], op["most"])
    if op.get("return_peasants"):
        board.return_peasants(g)


def for_each_region(g: GameState, op: Op, at: At) -> None:
    for r in reversed(REGIONS_IN[regions_named(g, op["for_each_region"])]):
        carry_out(g, at._replace(path=(*at.path, "do"), region=r))


def for_each_player(g: GameState, op: Op, at: At) -> None:
    for p in reversed(players_named(g, op["for_each_player"], at.region)):
        carry_out(g, at._replace(path=(*at.path, "do"), player=p))


def for_greatest_threat(g: GameState, op: Op, at: At) -> None:
    players = players_named(g, op["for_greatest_threat"], at.region)
    if players:
        carry_out(g, at._replace(path=(*at.path, "do"), player=values.greatest_threat(g, players)))


def remove_token(g: GameState, op: Op, at: At) -> None:
    token = TOKENS.index(op["remove_token"])
    if g.tokens[token * N_REGIONS + at.region] and not values.fixed(g, token, at.region):
        board.take_token(g, token, at.region)


def remove_tokens_down_to(g: GameState, op: Op, at: At) -> None:
    g.then(choices.thin_out, at.seat, TOKENS.index(op["token"]), op["remove_tokens_down_to"])


def draw_event(g: GameState, op: Op, at: At) -> None:
    """The next card is drawn when this one has been laid away (phases.old_world.lay_away)."""


def remove_all(g: GameState, op: Op, at: At) -> None:
    figures = OF_RANKS[ranks_named(op["remove_all"])]
    for r in REGION_ORDER:
        for figure in bits(g.here[r] & figures):
            board.remove(g, figure)


def clear_corruption(g: GameState, op: Op, at: At) -> None:
    for p in g.powers:
        board.cleanse(g, p, at.region, g.corruption[p * N_REGIONS + at.region])


def discard(g: GameState, op: Op, at: At) -> None:
    g.then(choices.discard_cards, at.player, op["discard"])


def draw(g: GameState, op: Op, at: At) -> None:
    board.draw(g, at.player, op["draw"])


def remove_figure(g: GameState, op: Op, at: At) -> None:
    g.then(choices.remove_figure, at.player, ranks_named(op["remove_figure"]), at.region)


def remove_own_corruption(g: GameState, op: Op, at: At) -> None:
    lying = g.corruption[at.player * N_REGIONS + at.region]
    board.cleanse(g, at.player, at.region, min(op["remove_own_corruption"], lying))


# The verbs of the vocabulary; a word of content/ is never a function's name.
VERBS: dict[str, Callable[..., None]] = {
    "place": place,
    "choose": choose,
    "remove_corruption": remove_corruption,
    "score_peasants": score_peasants,
    "for_each_region": for_each_region,
    "for_each_player": for_each_player,
    "for_greatest_threat": for_greatest_threat,
    "remove_token": remove_token,
    "remove_tokens_down_to": remove_tokens_down_to,
    "draw_event": draw_event,
    "remove_all": remove_all,
    "clear_corruption": clear_corruption,
    "discard": discard,
    "draw": draw,
    "remove_figure": remove_figure,
    "remove_own_corruption": remove_own_corruption,
}
