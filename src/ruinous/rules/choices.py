"""Choices that cards, dials and events have in common. Each is a step that asks and the answer to it."""

from ruinous.rules import board, values
from ruinous.rules.actions import CLEANSE, DISCARD, DONE, MOVE, MOVES, PICK, PLACE, TAKE, UPGRADE
from ruinous.rules.engine import answer, step
from ruinous.rules.ids import ALL_REGIONS, N_REGIONS, N_TOKENS, OF_RANKS, REGIONS_IN, UPGRADE_OWNER
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
    if count and any(g.tokens):
        g.ask(seat, [TAKE + i for i in range(N_TOKENS * N_REGIONS) if g.tokens[i]])


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
    left = [UPGRADE + u for u, owner in enumerate(UPGRADE_OWNER) if owner == seat and not g.upgrades >> u & 1]
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
        free = 0
        for power in g.powers:
            mine = g.here[source] & g.control[power] & OF_RANKS[ranks]
            if mine and not values.held(g, source, power):
                free |= mine
        for figure in values.distinct(g, free):
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
