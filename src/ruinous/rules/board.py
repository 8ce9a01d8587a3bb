"""The verbs: everything that can happen to a figure, a token, a card or a score happens through these."""

from ruinous.rules import chance, dials, values
from ruinous.rules.hooks import NOWHERE, Kill
from ruinous.rules.ids import (
    CHAOS_OWNER,
    CLASS_OF,
    HERO,
    LAID,
    N_REGIONS,
    N_SPACES,
    NOBLE,
    OWNER,
    PEASANT,
    RESERVE,
    STANDING,
)
from ruinous.rules.state import TRACK, GameState

NOBODY = -1  # the killer of a figure that nobody killed

# --- figures ------------------------------------------------------------------------------------------------------


def move(g: GameState, figure: int, region: int, *, quietly: bool = False) -> None:
    """Put a figure into a region, from the reserve or another region; then what reacts to that (R1.11)."""
    source = _lift(g, figure)
    g.here[region] |= 1 << figure
    g.note("move", figure, source, region)
    if quietly or not g.upgrades:
        return
    upgrade = g.rules.class_upgrade[CLASS_OF[figure]]
    if upgrade >= 0 and g.upgrades >> upgrade & 1:
        cause, g.cause = g.cause, ("upgrade", upgrade)
        g.rules.upgrades[upgrade].on_summon(g, figure, source, region)
        g.cause = cause


def remove(g: GameState, figure: int) -> None:
    """A figure goes to its owner's reserve without having been killed (R1.12, R1.13)."""
    g.note("remove", figure, send_home(g, figure))


def kill(g: GameState, figure: int, region: int, killer: int, *, in_battle: bool, tip: bool = False) -> None:
    """A figure is killed: tipped until the end of the battle, or taken off at once (R1.12, R8.13)."""
    victim = g.controller(figure)
    if killer != NOBODY:
        g.killed |= 1 << killer * N_REGIONS + region
    if g.rules.counts_losses:
        g.losses |= 1 << victim * N_REGIONS + region
    if tip:
        g.tipped |= 1 << figure
    g.note("kill", killer, figure, region, region if tip else _bury(g, figure, region))
    hooks, upgrades = g.rules.hooks["on_kill"], g.rules.upgrade_hooks["on_kill"]
    if hooks or upgrades:
        kill, cause = Kill(region, killer, victim, figure), g.cause
        for upgrade in upgrades:
            if g.upgrades >> upgrade.number & 1:
                g.cause = ("upgrade", upgrade.number)
                upgrade.on_kill(g, kill, NOWHERE)
        texts = values.texts(g, region)
        for place in range(region * N_SPACES, (region + 1) * N_SPACES):
            card = g.space[place]
            if card in hooks and card in texts:
                g.cause = ("card", card, region)
                hooks[card](g, kill, place)
        g.cause = cause
    if in_battle and killer != NOBODY:
        dials.after_kill(g, killer, region)


def take_off_tipped(g: GameState, region: int) -> None:
    """The tipped figures of a region leave the board (R8.20, R8.23)."""
    fallen = g.tipped & g.here[region]
    while fallen:
        low = fallen & -fallen
        figure = low.bit_length() - 1
        g.note("fallen", figure, region, _bury(g, figure, region))
        fallen ^= low


def _bury(g: GameState, figure: int, region: int) -> int:
    """A killed figure leaves the board: to a card of its region that collects the dead, to the track, or home (C48)."""
    keepers = g.rules.buries
    if keepers:
        for space, card in enumerate(values.texts(g, region)):
            if card in keepers:
                send_home(g, figure, LAID)
                g.lying += ((figure, region * N_SPACES + space),)
                return LAID
    return rest_on_track(g, figure)


def rest_on_track(g: GameState, figure: int) -> int:
    """A dead figure goes to its reserve, unless an Old World card keeps the dead (old_world_x.morrslieb_eclipsed)."""
    kept = any(g.rules.constant["keeps_dead"][c] for c in g.track)
    place = LAID if kept else RESERVE
    send_home(g, figure, place)
    if kept:
        g.lying += ((figure, TRACK),)
    return place


def let_go(g: GameState, place: int) -> None:
    """What lies on a card that leaves its place is free again; the dead go to the track or home."""
    for figure, card_space in g.lying:
        if card_space == place:
            if g.here[LAID] >> figure & 1:
                g.note("homecoming", figure, rest_on_track(g, figure))
            else:
                g.lying = tuple(entry for entry in g.lying if entry != (figure, place))


def send_home(g: GameState, figure: int, place: int = RESERVE) -> int:
    """A figure leaves the board, or the card it lies on; where it was."""
    source = _lift(g, figure)
    g.here[place] |= 1 << figure
    g.tipped &= ~(1 << figure)
    if g.bonds:
        g.bonds = tuple(bond for bond in g.bonds if bond[1] != figure)
    if g.early:
        g.early = tuple(hits for hits in g.early if hits[1] != figure)
    return source


def _lift(g: GameState, figure: int) -> int:
    """Take a figure from where it is: control of it ends, and so does its standing on a card space (R15.4)."""
    source = g.where(figure)
    end_control(g, figure)
    g.here[source] ^= 1 << figure
    if g.lying:
        g.lying = tuple(entry for entry in g.lying if entry[0] != figure)
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
    else:
        g.note("shield_over", figure)


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
    _has_left(g, token, region)


def carry_token(g: GameState, token: int, source: int, region: int) -> None:
    g.tokens[token * N_REGIONS + source] -= 1
    g.tokens[token * N_REGIONS + region] += 1
    g.note("carry", token, source, region)
    _has_left(g, token, source)


def _has_left(g: GameState, token: int, region: int) -> None:
    """A token has left a region: what reacts to that (slaanesh_m.fall_from_grace)."""
    if token in (NOBLE, HERO):
        for u in g.rules.falls:
            upgrade = g.rules.upgrades[u]
            if g.upgrades >> u & 1 and g.here[region] & g.control[upgrade.power]:
                cause, g.cause = g.cause, ("upgrade", u)
                score(g, upgrade.power, upgrade.params["vp"])
                g.cause = cause


def capture_peasant(g: GameState, power: int, region: int) -> None:
    """A Peasant that was hit goes to the sheet of the player who hit it (R8.14)."""
    g.tokens[PEASANT * N_REGIONS + region] -= 1
    g.peasants[power] += 1
    g.note("peasant", power, region)


def return_peasants(g: GameState) -> None:
    """Taken Peasants go back to the stock (S8)."""
    for power in g.powers:
        if g.peasants[power]:
            count, g.peasants[power] = g.peasants[power], 0
            g.stock[PEASANT] += count
            g.note("peasants_back", power, count)


# --- corruption ---------------------------------------------------------------------------------------------------


def corrupt(g: GameState, power: int, region: int, count: int) -> int:
    """Place corruption tokens, unless that is forbidden (R1.15, R16.1); how many were placed."""
    if count <= 0 or values.corruption_forbidden(g, region):
        return 0
    i = power * N_REGIONS + region
    g.corruption[i] += count
    g.placed_phase[i] += count
    g.placed_step[i] += count
    g.placed_round |= 1 << i
    g.note("corrupt", power, region, count)
    dials.after_corruption(g, power, region)
    return count


def cleanse(g: GameState, power: int, region: int, count: int = 1) -> None:
    """Corruption tokens go back to their owner."""
    if count:
        g.corruption[power * N_REGIONS + region] -= count
        g.note("cleanse", power, region, count)


# --- cards and points ---------------------------------------------------------------------------------------------


def draw(g: GameState, power: int, count: int) -> None:
    """Draw Chaos cards; a deck that becomes empty is made anew from the discard pile (R5.5, C37)."""
    while count > 0:
        if not g.deck[power] and not reshuffled(g, power):
            return
        cards = g.deck[power][-count:]
        g.deck[power] = g.deck[power][:-count]
        g.hand[power] = bytes(sorted(g.hand[power] + cards))
        g.note("draw", power, cards[::-1])
        count -= len(cards)
        if not g.deck[power] and not g.rules.rulings.late_reshuffle:
            reshuffled(g, power)


def reshuffled(g: GameState, power: int) -> bool:
    """Make a new deck from the discard pile; whether there was anything to make it from."""
    if not g.discard[power]:
        return False
    g.shuffled[power] = bytes(sorted(g.discard[power]))
    g.deck[power] = chance.shuffled(g, g.shuffled[power], "deck")
    g.discard[power] = b""
    g.note("reshuffle", power)
    return True


def leave_hand(g: GameState, power: int, card: int) -> None:
    g.hand[power] = without(g.hand[power], card)
    if g.shown[power] or g.gleaned[power]:
        for seen in (g.shown, g.gleaned):
            if card in seen[power]:
                seen[power] = without(seen[power], card)


def without(cards: bytes, card: int) -> bytes:
    """The cards without one of a title."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def take_up(g: GameState, place: int) -> None:
    """A card leaves its space for its owner's discard pile; nothing lies on it any more (R7.9)."""
    card = g.space[place]
    if g.lying:
        let_go(g, place)
    g.space[place] = 0
    g.discard[CHAOS_OWNER[card]] += bytes((card,))
    g.note("taken_up", CHAOS_OWNER[card], card, *divmod(place, N_SPACES))


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
        g.note("power", power, g.power[power], g.power[power] - before)


def score(g: GameState, power: int, points: int) -> None:
    """Victory points, for the cause in hand."""
    if points:
        g.vp[power] += points
        g.note("score", power, points)
