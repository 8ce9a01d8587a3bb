"""The Old World phase (R4): a card is drawn, carried out by the player with the lowest Threat, and laid away."""

from ruinous.rules import board, values
from ruinous.rules.engine import step
from ruinous.rules.ids import EVENT, N_REGIONS, PHASE_OLD_WORLD, REGION_ORDER, RESERVE
from ruinous.rules.old_world import At, carry_out
from ruinous.rules.state import TRACK, GameState
from ruinous.rules.windows import open_window


@step("old_world_phase")
def old_world_phase(g: GameState) -> None:
    g.phase = PHASE_OLD_WORLD
    g.note("phase", g.round, g.phase)
    g.then(draw_old_world_card)
    open_window(g, "old_world_start")


@step("draw_old_world_card")
def draw_old_world_card(g: GameState) -> None:
    """R4.1–R4.3."""
    card = g.old_world_deck[-1]
    g.old_world_deck = g.old_world_deck[:-1]
    g.peeked = max(g.peeked - 1, 0)
    g.cause = ("old_world", card)
    g.then(lay_away, card)  # from now on it lies open
    g.cause = ("rule", "R4.1")
    g.note("old_world", card)
    g.cause = ("old_world", card)
    if g.rules.old_world[card].comet:
        comet_opening(g)
    carry_out(g, At(card, "immediate", (), values.lowest_threat(g)))


def comet_opening(g: GameState) -> None:
    """All comet cards leave the track and the game, all Events the board (R4.4)."""
    for space in range(2):
        card = g.track[space]
        if card and g.rules.old_world[card].comet:
            g.track[space] = 0
            leave_game(g, card)
    for region in REGION_ORDER:
        while g.tokens[EVENT * N_REGIONS + region]:
            board.take_token(g, EVENT, region)


@step("lay_away")
def lay_away(g: GameState, card: int) -> None:
    """To space 1 of the track, pushing what lies there (R4.6); or out of the game (R4.7)."""
    if g.rules.old_world[card].after == "discard":
        leave_game(g, card)
        if g.rules.draws_event[card] and g.old_world_deck:
            g.then(draw_old_world_card)
        return
    pushed = 0
    if g.track[0]:
        pushed, g.track[1] = g.track[1], g.track[0]
    g.track[0] = card
    if pushed:
        leave_game(g, pushed)
    g.note("track", card)


def leave_game(g: GameState, card: int) -> None:
    g.old_world_used += bytes((card,))
    g.note("leaves_game", card)
    if g.lying and g.rules.constant["keeps_dead"][card]:
        for figure, place in g.lying:
            if place == TRACK:
                board.send_home(g, figure)
                g.note("homecoming", figure, RESERVE)
