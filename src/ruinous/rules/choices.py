"""Choices that cards, dials and events have in common. Each is a step that asks and the answer to it."""

from ruinous.rules import board, values
from ruinous.rules.actions import CLEANSE, DISCARD, DONE, MOVE, MOVES, PICK, PLACE, TAKE, TURN_INTO, UPGRADE
from ruinous.rules.engine import answer, step
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
from ruinous.rules.state import GameState

# --- tokens -------------------------------------------------------------------------------------------------------


@step
def place_tokens(g: GameState, seat: int, token: int, count: int, regions: int) -> None:
    """Put exactly so many tokens into any of these regions; several may go to one (R12.6)."""
    regions &= ALL_REGIONS & ~g.ruined
    if count and g.stock[token] and regions:
        g.ask(seat, [PLACE + token * N_REGIONS + r for r in REGIONS_IN[regions]])


@answer(place_tokens)
def place_tokens_chosen(g: GameState, action: int, seat: int, token: int, count: int, regions: int) -> None:
    board.place_token(g, token, (action - PLACE) % N_REGIONS)
    g.then(place_tokens, seat, token, count - 1, regions)


@step
def place_apart(g: GameState, seat: int, token: int, choose: int, regions: int, count: int) -> None:
    """Put `count` tokens into each of so many different regions of one's choice (R4.5, C9)."""
    regions &= ALL_REGIONS & ~g.ruined
    if choose and g.stock[token] and regions:
        g.ask(seat, [PLACE + token * N_REGIONS + r for r in REGIONS_IN[regions]])


@answer(place_apart)
def place_apart_chosen(g: GameState, action: int, seat: int, token: int, choose: int, regions: int, count: int) -> None:
    region = (action - PLACE) % N_REGIONS
    for _ in range(count):
        board.place_token(g, token, region)
    g.then(place_apart, seat, token, choose - 1, regions & ~(1 << region), count)


@step
def take_tokens(g: GameState, seat: int, count: int) -> None:
    """Return exactly so many Old World tokens of any types from any regions to the stock (R12.6)."""
    if count:
        loose = [i for i, n in enumerate(g.tokens) if n and not values.fixed(g, *divmod(i, N_REGIONS))]
        if loose:
            g.ask(seat, [TAKE + i for i in loose])


@answer(take_tokens)
def take_tokens_chosen(g: GameState, action: int, seat: int, count: int) -> None:
    board.take_token(g, *divmod(action - TAKE, N_REGIONS))
    g.then(take_tokens, seat, count - 1)


# --- corruption ---------------------------------------------------------------------------------------------------


def _tokens_of_corruption(g: GameState, regions: int) -> list[int]:
    return [CLEANSE + i for i, n in enumerate(g.corruption) if n and regions >> i % N_REGIONS & 1]


@step
def cleanse(g: GameState, seat: int, count: int, regions: int) -> None:
    """Remove exactly so many corruption tokens of any Powers from these regions (R12.6, C47)."""
    if count:
        tokens = _tokens_of_corruption(g, regions)
        if tokens:
            g.ask(seat, tokens)


@answer(cleanse)
def cleanse_chosen(g: GameState, action: int, seat: int, count: int, regions: int) -> None:
    board.cleanse(g, *divmod(action - CLEANSE, N_REGIONS))
    g.then(cleanse, seat, count - 1, regions)


@step
def cleanse_up_to(g: GameState, seat: int, count: int, regions: int) -> None:
    """Remove up to so many corruption tokens of any Powers, all from one of these regions (C47)."""
    if count:
        tokens = _tokens_of_corruption(g, regions)
        if tokens:
            g.ask(seat, [DONE, *tokens])


@answer(cleanse_up_to)
def cleanse_up_to_chosen(g: GameState, action: int, seat: int, count: int, regions: int) -> None:
    if action != DONE:
        power, region = divmod(action - CLEANSE, N_REGIONS)
        board.cleanse(g, power, region)
        g.then(cleanse_up_to, seat, count - 1, 1 << region)


# --- cards and upgrades -------------------------------------------------------------------------------------------


@step
def discard_cards(g: GameState, seat: int, count: int) -> None:
    """Discard exactly so many Chaos cards of one's own choice (R23)."""
    if count and g.hand[seat]:
        g.ask(seat, [DISCARD + card for card in sorted(set(g.hand[seat]))])


@answer(discard_cards)
def discard_cards_chosen(g: GameState, action: int, seat: int, count: int) -> None:
    board.discard(g, seat, action - DISCARD)
    g.then(discard_cards, seat, count - 1)


@step
def take_upgrade(g: GameState, seat: int) -> None:
    """Put one of one's upgrades into play, if one is left (R17.1, C24)."""
    mine = [u for u, owner in enumerate(UPGRADE_OWNER) if owner == seat and g.rules.in_use[u]]
    left = [UPGRADE + u for u in mine if not g.upgrades >> u & 1]
    if left:
        g.ask(seat, left)


@answer(take_upgrade)
def take_upgrade_chosen(g: GameState, action: int, seat: int) -> None:
    g.upgrades |= 1 << action - UPGRADE
    g.note("upgrade", seat, action - UPGRADE)


# --- figures ------------------------------------------------------------------------------------------------------


@step
def remove_figure(g: GameState, seat: int, ranks: int, region: int) -> None:
    """Remove one of one's own figures of these ranks from a region; the player who loses it chooses (R23)."""
    mine = g.here[region] & g.control[seat] & OF_RANKS[ranks]
    if mine:
        g.ask(seat, [PICK + figure for figure in values.distinct(g, mine)])


@answer(remove_figure)
def remove_figure_chosen(g: GameState, action: int, seat: int, ranks: int, region: int) -> None:
    board.remove(g, action - PICK)


@step
def move_figures(g: GameState, seat: int, ranks: int, sources: int, targets: int, most: int, optional: bool) -> None:
    """Move figures of these ranks from some regions to others, free, adjacent or not; those held cannot go (R6.9)."""
    if not most:
        return
    actions = [DONE] if optional else []
    for source in REGIONS_IN[sources]:
        for figure in values.distinct(g, values.free_to_leave(g, source, OF_RANKS[ranks])):
            actions += MOVES[figure][targets & ~(1 << source)]
    if len(actions) > optional:
        g.ask(seat, actions)


@answer(move_figures)
def move_figures_chosen(
    g: GameState, action: int, seat: int, ranks: int, sources: int, targets: int, most: int, optional: bool
) -> None:
    if action == DONE:
        return
    figure, region = divmod(action - MOVE, N_REGIONS)
    g.then(move_figures, seat, ranks, 1 << g.where(figure), targets, most - 1, optional)
    board.move(g, figure, region)


@step
def move_many(
    g: GameState,
    seat: int,
    ranks: int,
    sources: int,
    targets: int,
    most: int,
    near: bool,
    enemies: bool,
    moved: tuple[int, ...],
) -> None:
    """Move up to so many figures, one's own or enemies', each once, to these regions, or each to a neighbour."""
    if not most:
        return
    chosen = OF_RANKS[ranks] & (~g.control[seat] if enemies else g.control[seat])
    chosen &= ~sum(1 << figure for figure in moved)
    actions = [DONE]
    for source in REGIONS_IN[sources]:
        goals = ADJACENT[source] if near else targets & ~(1 << source)
        for figure in values.distinct(g, values.free_to_leave(g, source, chosen)):
            actions += MOVES[figure][goals]
    if len(actions) > 1:
        g.ask(seat, actions)


@answer(move_many)
def move_many_chosen(
    g: GameState,
    action: int,
    seat: int,
    ranks: int,
    sources: int,
    targets: int,
    most: int,
    near: bool,
    enemies: bool,
    moved: tuple[int, ...],
) -> None:
    if action != DONE:
        figure, region = divmod(action - MOVE, N_REGIONS)
        g.then(move_many, seat, ranks, sources, targets, most - 1, near, enemies, (*moved, figure))
        board.move(g, figure, region)


@step
def bring_another(g: GameState, seat: int, first: int, region: int) -> None:
    """A second figure of the class may come, from the reserve or any other region; it triggers nothing."""
    mine = g.control[seat] & OWNED[seat] & ALIKE[first]
    actions = [DONE]
    for source in (*REGION_ORDER, RESERVE):
        if source != region:
            for figure in values.distinct(g, values.free_to_leave(g, source, mine)):
                actions += MOVES[figure][1 << region]
    if len(actions) > 1:
        g.ask(seat, actions)


@answer(bring_another)
def bring_another_chosen(g: GameState, action: int, seat: int, first: int, region: int) -> None:
    if action != DONE:
        board.move(g, (action - MOVE) // N_REGIONS, region, quietly=True)


@step
def promote(g: GameState, seat: int, region: int) -> None:
    """Replace one of one's own Cultists or Warriors by a Warrior or Greater Daemon from the reserve, if possible."""
    actions = []
    ranks = [k for k in (WARRIOR, GREATER_DAEMON) if g.here[RESERVE] & OWNED[seat] & RANKED[k] & ~values.banned(g)]
    own = g.here[region] & g.control[seat] & OWNED[seat] & ~RANKED[GREATER_DAEMON]
    for figure in values.distinct(g, own):
        actions += [TURN_INTO + figure * len(RANKS) + rank for rank in ranks if rank != RANK[figure]]
    if actions:
        g.ask(seat, actions)


@answer(promote)
def promote_chosen(g: GameState, action: int, seat: int, region: int) -> None:
    old, rank = divmod(action - TURN_INTO, len(RANKS))
    new = bits(g.here[RESERVE] & OWNED[seat] & RANKED[rank])[0]
    board.remove(g, old)
    board.move(g, new, region)
