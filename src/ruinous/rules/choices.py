"""Choices that cards, dials and events have in common. Each is a step that asks and the answer to it."""

from typing import Any

from ruinous.rules import board, values
from ruinous.rules.actions import CLEANSE, DISCARD, DONE, MOVE, MOVES, PICK, PLACE, TAKE, TURN_INTO, UPGRADE
from ruinous.rules.arguments import Figure, Figures, Flag, Number, Ranks, Region, Regions, Token
from ruinous.rules.ids import (
    ADJACENT,
    ALIKE,
    ALL_REGIONS,
    GREATER_DAEMON,
    N_REGIONS,
    OF_RANKS,
    OWNED,
    RANK,
    RANKED,
    RANKS,
    REGION_ORDER,
    REGIONS_IN,
    RESERVE,
    UPGRADE_OWNER,
    WARRIOR,
    bits,
)
from ruinous.rules.questions import question
from ruinous.rules.state import GameState

# --- tokens -------------------------------------------------------------------------------------------------------


@question("place_tokens", "R12.6", group="place")
def place_tokens(g: GameState, seat: int, token: Token, count: Number, regions: Regions) -> None:
    """Put exactly so many tokens into any of these regions; several may go to one (R12.6)."""
    regions &= ALL_REGIONS & ~g.ruined
    if count and g.stock[token] and regions:
        g.ask(seat, [PLACE + token * N_REGIONS + r for r in REGIONS_IN[regions]])


@place_tokens.answer
def place_tokens_chosen(g: GameState, action: int, seat: int, token: int, count: int, regions: int) -> None:
    board.place_token(g, token, (action - PLACE) % N_REGIONS)
    g.then(place_tokens, seat, token, count - 1, regions)


@question("place_apart", "R4.5", group="place")
def place_apart(g: GameState, seat: int, token: Token, most: Number, regions: Regions, count: Number) -> None:
    """Put `count` tokens into each of so many different regions of one's choice (R4.5, C9)."""
    regions &= ALL_REGIONS & ~g.ruined
    if most and g.stock[token] and regions:
        g.ask(seat, [PLACE + token * N_REGIONS + r for r in REGIONS_IN[regions]])


@place_apart.answer
def place_apart_chosen(g: GameState, action: int, seat: int, token: int, most: int, regions: int, count: int) -> None:
    region = (action - PLACE) % N_REGIONS
    for _ in range(count):
        board.place_token(g, token, region)
    g.then(place_apart, seat, token, most - 1, regions & ~(1 << region), count)


@question("take_tokens", "R12.6", group="remove")
def take_tokens(g: GameState, seat: int, count: Number) -> None:
    """Return exactly so many Old World tokens of any types from any regions to the stock (R12.6)."""
    if count:
        loose = [i for i, n in enumerate(g.tokens) if n and not values.fixed(g, *divmod(i, N_REGIONS))]
        if loose:
            g.ask(seat, [TAKE + i for i in loose])


@take_tokens.answer
def take_tokens_chosen(g: GameState, action: int, seat: int, count: int) -> None:
    board.take_token(g, *divmod(action - TAKE, N_REGIONS))
    g.then(take_tokens, seat, count - 1)


def _too_many(g: GameState, seat: int, token: int, most: int) -> dict[str, Any]:
    return {"count": sum(g.tokens[token * N_REGIONS : (token + 1) * N_REGIONS]) - most}


@question("thin_out", "R11.4", group="remove", more=_too_many)
def thin_out(g: GameState, seat: int, token: Token, most: Number) -> None:
    """Return tokens of one type to the stock while more than so many are on the board (old_world.road_wardens)."""
    row = g.tokens[token * N_REGIONS : (token + 1) * N_REGIONS]
    loose = [TAKE + token * N_REGIONS + r for r in REGION_ORDER if row[r] and not values.fixed(g, token, r)]
    if sum(row) > most and loose:
        g.ask(seat, loose)


@thin_out.answer
def thin_out_chosen(g: GameState, action: int, seat: int, token: int, most: int) -> None:
    board.take_token(g, token, (action - TAKE) % N_REGIONS)
    g.then(thin_out, seat, token, most)


# --- corruption ---------------------------------------------------------------------------------------------------


def _tokens_of_corruption(g: GameState, regions: int) -> list[int]:
    return [CLEANSE + i for i, n in enumerate(g.corruption) if n and regions >> i % N_REGIONS & 1]


@question("cleanse", "R12.6", group="remove")
def cleanse(g: GameState, seat: int, count: Number, regions: Regions) -> None:
    """Remove exactly so many corruption tokens of any Powers from these regions (R12.6, C47)."""
    if count:
        tokens = _tokens_of_corruption(g, regions)
        if tokens:
            g.ask(seat, tokens)


@cleanse.answer
def cleanse_chosen(g: GameState, action: int, seat: int, count: int, regions: int) -> None:
    board.cleanse(g, *divmod(action - CLEANSE, N_REGIONS))
    g.then(cleanse, seat, count - 1, regions)


@question("cleanse_up_to", "C47", group="remove", optional=True)
def cleanse_up_to(g: GameState, seat: int, most: Number, regions: Regions) -> None:
    """Remove up to so many corruption tokens of any Powers, all from one of these regions (C47)."""
    if most:
        tokens = _tokens_of_corruption(g, regions)
        if tokens:
            g.ask(seat, [DONE, *tokens])


@cleanse_up_to.answer
def cleanse_up_to_chosen(g: GameState, action: int, seat: int, most: int, regions: int) -> None:
    if action != DONE:
        power, region = divmod(action - CLEANSE, N_REGIONS)
        board.cleanse(g, power, region)
        g.then(cleanse_up_to, seat, most - 1, 1 << region)


# --- cards and upgrades -------------------------------------------------------------------------------------------


@question("discard_cards", "R23.5", group="discard", from_hand=True, pace=800)
def discard_cards(g: GameState, seat: int, count: Number) -> None:
    """Discard exactly so many Chaos cards of one's own choice (R23)."""
    if count and g.hand[seat]:
        g.ask(seat, [DISCARD + card for card in sorted(set(g.hand[seat]))])


@discard_cards.answer
def discard_cards_chosen(g: GameState, action: int, seat: int, count: int) -> None:
    board.discard(g, seat, action - DISCARD)
    g.then(discard_cards, seat, count - 1)


@question("take_upgrade", "R17.1", group="upgrade", pace=1200)
def take_upgrade(g: GameState, seat: int) -> None:
    """Put one of one's upgrades into play, if one is left (R17.1, C24)."""
    mine = [u for u, owner in enumerate(UPGRADE_OWNER) if owner == seat and g.rules.in_use[u]]
    left = [UPGRADE + u for u in mine if not g.upgrades >> u & 1]
    if left:
        g.ask(seat, left)


@take_upgrade.answer
def take_upgrade_chosen(g: GameState, action: int, seat: int) -> None:
    g.upgrades |= 1 << action - UPGRADE
    g.note("upgrade", seat, action - UPGRADE)


# --- figures ------------------------------------------------------------------------------------------------------


@question("remove_figure", "R23.7", group="remove")
def remove_figure(g: GameState, seat: int, ranks: Ranks, region: Region) -> None:
    """Remove one of one's own figures of these ranks from a region; the player who loses it chooses (R23)."""
    mine = g.here[region] & g.control[seat] & OF_RANKS[ranks]
    if mine:
        g.ask(seat, [PICK + figure for figure in values.distinct(g, mine)])


@remove_figure.answer
def remove_figure_chosen(g: GameState, action: int, seat: int, ranks: int, region: int) -> None:
    board.remove(g, action - PICK)


@question("move_figures", "R7.4", group="move", optional=None)
def move_figures(
    g: GameState, seat: int, ranks: Ranks, sources: Regions, regions: Regions, most: Number, optional: Flag
) -> None:
    """Move figures of these ranks from some regions to others, free, adjacent or not; those held cannot go (R6.9)."""
    if not most:
        return
    actions = [DONE] if optional else []
    for source in REGIONS_IN[sources]:
        for figure in values.distinct(g, values.free_to_leave(g, source, OF_RANKS[ranks])):
            actions += MOVES[figure][regions & ~(1 << source)]
    if len(actions) > optional:
        g.ask(seat, actions)


@move_figures.answer
def move_figures_chosen(
    g: GameState, action: int, seat: int, ranks: int, sources: int, regions: int, most: int, optional: bool
) -> None:
    if action == DONE:
        return
    figure, region = divmod(action - MOVE, N_REGIONS)
    if g.rules.rulings.call_from_one_region:
        sources = 1 << g.where(figure)
    g.then(move_figures, seat, ranks, sources, regions, most - 1, optional)
    board.move(g, figure, region)


@question("move_many", "R7.4", group="move", optional=True)
def move_many(
    g: GameState,
    seat: int,
    ranks: Ranks,
    sources: Regions,
    regions: Regions,
    most: Number,
    near: bool,
    enemies: bool,
    moved: Figures,
) -> None:
    """Move up to so many figures, one's own or enemies', each once, to these regions, or each to a neighbour."""
    if not most:
        return
    chosen = OF_RANKS[ranks] & (~g.control[seat] if enemies else g.control[seat])
    chosen &= ~sum(1 << figure for figure in moved)
    actions = [DONE]
    for source in REGIONS_IN[sources]:
        goals = ADJACENT[source] if near else regions & ~(1 << source)
        for figure in values.distinct(g, values.free_to_leave(g, source, chosen)):
            actions += MOVES[figure][goals]
    if len(actions) > 1:
        g.ask(seat, actions)


@move_many.answer
def move_many_chosen(
    g: GameState,
    action: int,
    seat: int,
    ranks: int,
    sources: int,
    regions: int,
    most: int,
    near: bool,
    enemies: bool,
    moved: tuple[int, ...],
) -> None:
    if action != DONE:
        figure, region = divmod(action - MOVE, N_REGIONS)
        g.then(move_many, seat, ranks, sources, regions, most - 1, near, enemies, (*moved, figure))
        board.move(g, figure, region)


@question("bring_another", "R23.4", group="move", optional=True)
def bring_another(g: GameState, seat: int, figure: Figure, region: Region) -> None:
    """A second figure of the class may come, from the reserve or any other region; it triggers nothing."""
    mine = g.control[seat] & OWNED[seat] & ALIKE[figure]
    actions = [DONE]
    for source in (*REGION_ORDER, RESERVE):
        if source != region:
            for other in values.distinct(g, values.free_to_leave(g, source, mine)):
                actions += MOVES[other][1 << region]
    if len(actions) > 1:
        g.ask(seat, actions)


@bring_another.answer
def bring_another_chosen(g: GameState, action: int, seat: int, figure: int, region: int) -> None:
    if action != DONE:
        board.move(g, (action - MOVE) // N_REGIONS, region, quietly=True)


@question("promote", "R7.4", group="figure")
def promote(g: GameState, seat: int, region: Region) -> None:
    """Replace one of one's own Cultists or Warriors by a Warrior or Greater Daemon from the reserve, if possible."""
    actions = []
    ranks = [k for k in (WARRIOR, GREATER_DAEMON) if g.here[RESERVE] & OWNED[seat] & RANKED[k] & ~values.banned(g)]
    own = g.here[region] & g.control[seat] & OWNED[seat] & ~RANKED[GREATER_DAEMON]
    for figure in values.distinct(g, own):
        actions += [TURN_INTO + figure * len(RANKS) + rank for rank in ranks if rank != RANK[figure]]
    if actions:
        g.ask(seat, actions)


@promote.answer
def promote_chosen(g: GameState, action: int, seat: int, region: int) -> None:
    old, rank = divmod(action - TURN_INTO, len(RANKS))
    new = bits(g.here[RESERVE] & OWNED[seat] & RANKED[rank])[0]
    board.remove(g, old)
    board.move(g, new, region)
