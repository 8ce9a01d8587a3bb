"""The summoning phase (R6, R7): turn by turn a figure, a card, or a pass."""

from typing import Any

from ruinous.rules import board, choices, values
from ruinous.rules.actions import MOVE, MOVES, PASS, PLAY, TRADE
from ruinous.rules.engine import step
from ruinous.rules.ids import (
    ALL_REGIONS,
    CLASS_OF,
    LAID,
    N_REGIONS,
    N_SPACES,
    PHASE_SUMMONING,
    REACH,
    REGION_ORDER,
    REGIONS_IN,
)
from ruinous.rules.questions import question
from ruinous.rules.state import GameState
from ruinous.rules.windows import card_acts, open_window


@step("summoning_phase")
def summoning_phase(g: GameState) -> None:
    g.phase = PHASE_SUMMONING
    g.note("phase", g.round, g.phase)
    new_phase(g)
    g.then(turn, g.powers[0])
    open_window(g, "summoning_start")


def new_phase(g: GameState) -> None:
    """Counters may be earned anew, and tokens are counted anew (R1.16)."""
    g.counted = 0
    g.placed_phase = bytearray(len(g.placed_phase))
    g.placed_step = bytearray(len(g.placed_step))


def _purse(g: GameState, seat: int) -> dict[str, Any]:
    return {"power": g.power[seat]}


@question("turn", "R6.2", group="turn", from_hand=True, pace=900, more=_purse)
def turn(g: GameState, seat: int) -> None:
    """R6.1–R6.4."""
    if g.power[seat]:
        actions = [PASS]
        summonings(g, seat, actions)
        plays(g, seat, actions)
        g.ask(seat, actions)
    elif any(g.power):
        g.then(turn, following(g, seat))


def following(g: GameState, seat: int) -> int:
    powers = g.powers
    return powers[0] if seat == powers[-1] else powers[powers.index(seat) + 1]


@turn.answer
def turn_taken(g: GameState, action: int, seat: int) -> None:
    g.then(turn, following(g, seat))
    g.cause = ("turn", seat)
    if action == PASS:
        lost, g.power[seat] = g.power[seat], 0
        g.note("pass", seat, lost)
    elif action < PLAY:
        figure, region = divmod(action - MOVE, N_REGIONS)
        summon(g, seat, figure, region, values.figure_cost(g, figure, region))
    elif action >= TRADE:
        figure, region = divmod(action - TRADE, N_REGIONS)
        if g.rules.rulings.trade_paid_late:
            summon(g, seat, figure, region, trade_cost(g, figure, region))
        else:
            g.then(summon_traded, seat, figure, region)
        g.then(choices.discard_cards, seat, 1)
    else:
        card, place = divmod(action - PLAY, N_REGIONS * N_SPACES)
        play(g, seat, card, place)


# --- figures ------------------------------------------------------------------------------------------------------


def legal_regions(g: GameState, seat: int) -> int:
    """Where one has a figure and next to it; with none on the board, anywhere (R6.6)."""
    return REACH[values.presence(g, seat)] or ALL_REGIONS


def summonings(g: GameState, seat: int, actions: list[int]) -> None:
    """Add every summoning a player can pay for (R6.5–R6.9)."""
    goals = legal_regions(g, seat)
    affordable = g.rules.affordable(g.upgrades)[g.power[seat]]
    priced = g.rules.prices_change and values.figures_priced(g)
    free = barters = 0
    if g.upgrades:
        free = values.upgraded(g, g.rules.free_alone) & ~g.free_used
        barters = values.upgraded(g, g.rules.barters) if g.hand[seat] else 0
    mine = g.control[seat] if priced else g.control[seat] & (affordable | free | barters)
    marked = values.marks(g)
    held = values.somebody_held(g)
    for source, standing in enumerate(g.here[:LAID]):
        figures = standing & mine
        if held and figures:
            figures = values.free_to_leave(g, source, figures)
        if not figures:
            continue
        open_to = goals & ~(1 << source)
        for figure in values.distinct(g, figures, marked):
            if affordable >> figure & 1 and not priced:
                actions += MOVES[figure][open_to]
            else:
                payable = [r for r in REGIONS_IN[open_to] if values.figure_cost(g, figure, r) <= g.power[seat]]
                actions += [MOVE + figure * N_REGIONS + r for r in payable]
            if barters >> figure & 1:
                payable = [r for r in REGIONS_IN[open_to] if trade_cost(g, figure, r) <= g.power[seat]]
                actions += [TRADE + figure * N_REGIONS + r for r in payable]


def trade_cost(g: GameState, figure: int, region: int) -> int:
    """What is left to pay in power when a card from hand pays for the figure itself: the surcharges (R6.8)."""
    return max(values.surcharge(g, figure, region), 0)


def summon(g: GameState, seat: int, figure: int, region: int, cost: int) -> None:
    """Pay, put the figure there, and do what follows on a summoning by the action of a turn (R6.5)."""
    g.power[seat] -= cost
    g.note("summon", seat, figure, region, cost, g.where(figure))
    if g.upgrades:
        if values.summoned_free(g, figure, region):
            g.free_used |= 1 << figure
        upgrade = g.rules.class_upgrade[CLASS_OF[figure]]
        if upgrade >= 0 and g.upgrades >> upgrade & 1:
            g.cause = ("upgrade", upgrade)
            g.rules.upgrades[upgrade].on_turn_summon(g, seat, figure, region)
            g.cause = ("turn", seat)
    board.move(g, figure, region)


@step("summon_traded")
def summon_traded(g: GameState, seat: int, figure: int, region: int) -> None:
    """The card has been paid: now the rest, and the figure (R6.5)."""
    summon(g, seat, figure, region, trade_cost(g, figure, region))


# --- cards --------------------------------------------------------------------------------------------------------


def plays(g: GameState, seat: int, actions: list[int]) -> None:
    """Add every card a player can pay for, in every space open to it (R7.1–R7.3)."""
    hand = g.hand[seat]
    if not hand:
        return
    power, rules = g.power[seat], g.rules
    every = without_magic = values.open_spaces(g, seat)
    if rules.bans_magic and values.magic_banned(g):
        without_magic = [i for i in every if not values.magic_forbidden(g, i // N_SPACES)]
    extra = values.card_surcharges(g, seat) if values.surcharged(g) else {}
    own_costs = rules.hooks["own_cost"]
    for card in dict.fromkeys(hand):
        first = PLAY + card * N_REGIONS * N_SPACES
        spaces = without_magic if rules.card_magic[card] else every
        if card in own_costs:
            payable = [values.card_cost(g, seat, card, r) <= power for r in REGION_ORDER]
            actions += [first + i for i in spaces if payable[i // N_SPACES]]
            continue
        left = power - rules.card_cost[card]
        if left >= 0 and not extra:
            actions += [first + i for i in spaces]
        elif extra:
            actions += [first + i for i in spaces if extra.get(i // N_SPACES, 0) <= left]


def play(g: GameState, seat: int, card: int, place: int) -> None:
    region = place // N_SPACES
    cost = values.card_cost(g, seat, card, region)
    if g.space[place]:  # tzeentch_m.mystical_disregard
        covered = g.space[place]
        board.take_up(g, place)
        g.note("replaced", covered, region)
    g.power[seat] -= cost
    board.leave_hand(g, seat, card)
    g.space[place] = card
    g.note("play", seat, card, region, place % N_SPACES, cost)
    if card in g.rules.hooks["on_play"]:
        g.then(card_acts, card, region, "on_play", place % N_SPACES)
