"""The verbs: everything that can happen to a figure, a token, a card or a score happens through these."""

from ruinous.rules import chance, dials, values
from ruinous.rules.ids import (
    CLASS_OF,
    N_REGIONS,
    OWNER,
    PEASANT,
    RESERVE,
    STANDING,
)
from ruinous.rules.state import GameState

# --- figures ------------------------------------------------------------------------------------------------------


def move(g: GameState, figure: int, region: int) -> None:
    """Put a figure into a region, from the reserve or another region; then what reacts to that (R1.11)."""
    source = _lift(g, figure)
    g.here[region] |= 1 << figure
    g.note("move", figure, source, region)
    upgrade = g.rules.class_upgrade[CLASS_OF[figure]]
    if upgrade >= 0 and g.upgrades >> upgrade & 1:
        g.rules.upgrades[upgrade].on_summon(g, figure, source, region)


def remove(g: GameState, figure: int) -> None:
    """A figure goes to its owner's reserve without having been killed (R1.12, R1.13)."""
    g.note("remove", figure, _send_home(g, figure))


def kill(g: GameState, figure: int, region: int, killer: int, *, in_battle: bool, tip: bool = False) -> None:
    """A figure is killed: tipped until the end of the battle, or taken off at once (R1.12, R8.13)."""
    g.killed |= 1 << killer * N_REGIONS + region
    g.note("kill", killer, figure, region)
    if tip:
        g.tipped |= 1 << figure
    else:
        _send_home(g, figure)
    hooks = g.rules.hooks["on_kill"]
    for c in values.texts(g, region):
        if c in hooks:
            hooks[c](g, killer)
    if in_battle:
        dials.after_kill(g, killer, region)


def take_off_tipped(g: GameState, region: int) -> None:
    """The tipped figures of a region leave the board (R8.20, R8.23)."""
    fallen = g.tipped & g.here[region]
    while fallen:
        low = fallen & -fallen
        _send_home(g, low.bit_length() - 1)
        fallen ^= low


def _send_home(g: GameState, figure: int) -> int:
    source = _lift(g, figure)
    g.here[RESERVE] |= 1 << figure
    g.tipped &= ~(1 << figure)
    if g.bonds:
        g.bonds = tuple(bond for bond in g.bonds if bond[1] != figure)
    if g.early:
        g.early = tuple(hits for hits in g.early if hits[1] != figure)
    return source


def _lift(g: GameState, figure: int) -> int:
    """Take a figure from where it is: control of it ends, and so does its standing on a card space (R15.4)."""
    source = g.where(figure)
    g.here[source] ^= 1 << figure
    end_control(g, figure)
    if source < RESERVE and STANDING + figure in g.space:
        g.space[g.space.index(STANDING + figure)] = 0
    return source


def take_control(g: GameState, power: int, figure: int, what: str, region: int) -> None:
    """A figure counts as another player's from now on (R15.1); `what` holds it and says when that ends."""
    end_control(g, figure)
    g.control[OWNER[figure]] ^= 1 << figure
    g.control[power] |= 1 << figure
    g.bonds += ((what, figure, region),)
    g.note("control", power, figure, region)


def end_control(g: GameState, figure: int) -> None:
    for bond in g.bonds:
        if bond[1] == figure and bond[0] != "shield":
            release(g, bond)


def release(g: GameState, bond: tuple[str, int, int]) -> None:
    """A protection or control is over."""
    what, figure, _ = bond
    g.bonds = tuple(b for b in g.bonds if b is not bond)
    if what != "shield":
        g.control[g.controller(figure)] ^= 1 << figure
        g.control[OWNER[figure]] |= 1 << figure
        g.note("released", figure)


# --- Old World tokens ---------------------------------------------------------------------------------------------


def place_token(g: GameState, token: int, region: int) -> None:
    """From the stock, never into a ruined region (R1.9, R13.9)."""
    if g.stock[token] and not g.ruined >> region & 1:
        g.stock[token] -= 1
        g.tokens[token * N_REGIONS + region] += 1
        g.note("place", token, region)


def take_token(g: GameState, token: int, region: int) -> None:
    """Back to the stock."""
    g.tokens[token * N_REGIONS + region] -= 1
    g.stock[token] += 1
    g.note("take", token, region)


def carry_token(g: GameState, token: int, source: int, region: int) -> None:
    g.tokens[token * N_REGIONS + source] -= 1
    g.tokens[token * N_REGIONS + region] += 1
    g.note("carry", token, source, region)


def capture_peasant(g: GameState, power: int, region: int) -> None:
    """A Peasant that was hit goes to the sheet of the player who hit it (R8.14)."""
    g.tokens[PEASANT * N_REGIONS + region] -= 1
    g.peasants[power] += 1
    g.note("peasant", power, region)


def return_peasants(g: GameState) -> None:
    """Taken Peasants go back to the stock (S8)."""
    for power in g.powers:
        g.stock[PEASANT] += g.peasants[power]
        g.peasants[power] = 0


# --- corruption ---------------------------------------------------------------------------------------------------


def corrupt(g: GameState, power: int, region: int, count: int) -> None:
    """Place corruption tokens, unless that is forbidden (R1.15, R16.1)."""
    if count <= 0 or values.corruption_forbidden(g, region):
        return
    i = power * N_REGIONS + region
    g.corruption[i] += count
    g.placed_phase[i] += count
    g.placed_step[i] += count
    g.placed_round |= 1 << i
    g.note("corrupt", power, region, count)
    dials.after_corruption(g, power, region)


def cleanse(g: GameState, power: int, region: int, count: int = 1) -> None:
    """Corruption tokens go back to their owner."""
    if count:
        g.corruption[power * N_REGIONS + region] -= count
        g.note("cleanse", power, region, count)


# --- cards and points ---------------------------------------------------------------------------------------------


def draw(g: GameState, power: int, count: int) -> None:
    """Draw Chaos cards; an empty deck is made anew from the discard pile (R5.5)."""
    while count > 0:
        if not g.deck[power]:
            if not g.discard[power]:
                return
            g.shuffled[power] = bytes(sorted(g.discard[power]))
            g.deck[power] = chance.shuffled(g, g.shuffled[power], "deck")
            g.discard[power] = b""
            g.note("reshuffle", power)
        cards = g.deck[power][-count:]
        g.deck[power] = g.deck[power][:-count]
        g.hand[power] = bytes(sorted(g.hand[power] + cards))
        g.note("draw", power, cards[::-1])
        count -= len(cards)


def leave_hand(g: GameState, power: int, card: int) -> None:
    i = g.hand[power].index(card)
    g.hand[power] = g.hand[power][:i] + g.hand[power][i + 1 :]


def discard(g: GameState, power: int, card: int) -> None:
    """From the hand to the open discard pile (C41)."""
    leave_hand(g, power, card)
    g.discard[power] += bytes((card,))
    g.note("discard", power, card)


def change_power(g: GameState, power: int, amount: int) -> None:
    """Between 0 and the end of the track (F8)."""
    before = g.power[power]
    g.power[power] = min(max(before + amount, 0), g.rules.content.limits.power)
    if g.power[power] != before:
        g.note("power", power, g.power[power])


def score(g: GameState, power: int, points: int, reason: str, region: int = -1) -> None:
    if points:
        g.vp[power] += points
        g.note("score", power, points, reason, region)
