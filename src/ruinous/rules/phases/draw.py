"""The draw phase (R5): power is set, then cards are drawn."""

from ruinous.rules import board
from ruinous.rules.actions import DISCARD, DONE
from ruinous.rules.engine import step
from ruinous.rules.ids import PHASE_DRAW
from ruinous.rules.questions import question
from ruinous.rules.state import GameState
from ruinous.rules.windows import open_window


@step("draw_phase")
def draw_phase(g: GameState) -> None:
    g.phase = PHASE_DRAW
    g.note("phase", g.round, g.phase)
    g.cause = ("rule", "R5.1")
    for power in g.powers:
        left, g.power[power] = g.power[power], g.rules.power_to_set(power, g.upgrades)
        g.note("power", power, g.power[power], g.power[power] - left)
    g.cause = ("rule", "R5.3")
    g.each(draw_cards, g.powers)
    g.each(spend_cached, [power for power in g.powers if g.cached[power]])
    open_window(g, "draw_power")


@question("spend_cached", "R5.2", group="card", optional=True)
def spend_cached(g: GameState, power: int) -> None:
    """Cards laid beside the sheet may be discarded for power (R5.2)."""
    if g.cached[power]:
        g.ask(power, [DONE, *(DISCARD + card for card in dict.fromkeys(g.cached[power]))])


@spend_cached.answer
def spend_cached_chosen(g: GameState, action: int, power: int) -> None:
    if action == DONE:
        return
    card = action - DISCARD
    g.cached[power] = board.without(g.cached[power], card)
    g.discard[power] += bytes((card,))
    g.note("spent", power, card)
    spent = g.rules.cards[card]
    assert spent is not None
    board.change_power(g, power, spent.params["power"])
    g.then(spend_cached, power)


@step("draw_cards")
def draw_cards(g: GameState, power: int) -> None:
    """Two cards; Tzeentch may discard one and draws up to five (R5.3)."""
    sheet = g.rules.content.powers[power]
    more = sum(u.draws for u in g.rules.power_upgrades[power] if g.upgrades >> u.number & 1)
    if sheet.draw_to:
        g.then(draw_up_to, power, sheet.draw_to + more)
        if sheet.may_discard:
            g.then(discard_first, power)
    else:
        board.draw(g, power, sheet.draw + more)


@question("discard_first", "R5.3", group="discard", optional=True, from_hand=True, pace=800)
def discard_first(g: GameState, power: int) -> None:
    if g.hand[power]:
        g.ask(power, [DONE, *(DISCARD + card for card in sorted(set(g.hand[power])))])


@discard_first.answer
def discard_first_chosen(g: GameState, action: int, power: int) -> None:
    if action != DONE:
        board.discard(g, power, action - DISCARD)


@step("draw_up_to")
def draw_up_to(g: GameState, power: int, size: int) -> None:
    board.draw(g, power, size - len(g.hand[power]))
