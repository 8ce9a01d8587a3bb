"""What must hold in every position: `violations` names, in a sentence each, everything that does not."""

from collections.abc import Iterator

from ruinous.rules import values
from ruinous.rules.actions import N_ACTIONS
from ruinous.rules.ids import (
    CHAOS,
    CHAOS_OWNER,
    FIGURE_NAMES,
    LAID,
    N_REGIONS,
    N_SPACES,
    OWNED,
    OWNER,
    PEASANT,
    PHASE_BATTLE,
    PHASE_END,
    PHASE_SUMMONING,
    POWERS,
    REGION_ORDER,
    REGIONS,
    RESERVE,
    STANDING,
    TOKENS,
    UPGRADE_OWNER,
    bits,
)
from ruinous.rules.state import TRACK, GameState


def violations(g: GameState) -> list[str]:
    """Every way in which a position is impossible."""
    return [*_figures(g), *_cards(g), *_tokens(g), *_players(g), *_regions(g), *_decision(g)]


def _figures(g: GameState) -> Iterator[str]:
    everything = sum(OWNED[p] for p in g.powers)
    for what, masks in (("places", g.here), ("controllers", g.control)):
        union = 0
        for mask in masks:
            if union & mask:
                yield f"Figures have two {what}: {[FIGURE_NAMES[f] for f in bits(union & mask)]}."
            union |= mask
        if union != everything:
            lost = [FIGURE_NAMES[f] for f in bits(union ^ everything)]
            yield f"Figures have no {what}, or do not belong to this game: {lost}."
    bound = {figure for what, figure, _ in g.bonds if what != "shield"}
    for p in g.powers:
        foreign = g.control[p] & ~OWNED[p]
        for f in bits(foreign):
            if f not in bound:
                yield f"{POWERS[p]} controls {FIGURE_NAMES[f]} and nothing says why."
            if g.here[RESERVE] >> f & 1:
                yield f"{FIGURE_NAMES[f]} is in the reserve and controlled by {POWERS[p]}."
    for what, f, region in g.bonds:
        if what != "shield" and not g.here[region] >> f & 1:
            yield f"{FIGURE_NAMES[f]} left {REGIONS[region]} and is still controlled."
        if what != "shield" and g.control[OWNER[f]] >> f & 1:
            yield f"{FIGURE_NAMES[f]} is controlled by its owner and bound by {what}."
        if g.here[RESERVE] >> f & 1:
            yield f"{FIGURE_NAMES[f]} is bound by {what} in the reserve."
    if g.tipped & g.here[RESERVE]:
        yield "A figure in the reserve is tipped."
    if (g.tipped or g.early or g.doomed) and g.phase not in (PHASE_BATTLE, PHASE_SUMMONING):
        yield "There are tipped figures or early hits without a battle."
    yield from _lying(g)


def _lying(g: GameState) -> Iterator[str]:
    for figure, place in g.lying:
        dead = g.here[LAID] >> figure & 1
        if place == TRACK and not any(g.rules.constant["keeps_dead"][c] for c in (*g.track, *_in_flight(g))):
            yield f"{FIGURE_NAMES[figure]} lies on an Old World card that is not there."
        elif place != TRACK and not 0 < g.space[place] < STANDING:
            yield f"{FIGURE_NAMES[figure]} lies on a card that is not there."
        elif place != TRACK and not dead and not g.here[place // N_SPACES] >> figure & 1:
            yield f"{FIGURE_NAMES[figure]} lies on a card of {REGIONS[place // N_SPACES]} without being there."
    if g.here[LAID] & ~sum(1 << figure for figure in {figure for figure, _ in g.lying}):
        yield "A dead figure lies nowhere."


def _in_flight(g: GameState) -> bytes:
    return bytes(args[0] for id, args, _ in g.stack if id == "lay_away")


def _cards(g: GameState) -> Iterator[str]:
    for p in g.powers:
        played = bytes(c for c in g.space if 0 < c < STANDING and CHAOS_OWNER[c] == p)
        if sorted(g.hand[p] + g.deck[p] + g.discard[p] + g.cached[p] + played) != sorted(g.rules.decks[p]):
            yield f"The 24 cards of {POWERS[p]} are not all there once."
        if list(g.hand[p]) != sorted(g.hand[p]):
            yield f"The hand of {POWERS[p]} is not in order."
        if any(g.deck[p].count(c) > g.shuffled[p].count(c) for c in set(g.deck[p])):
            yield f"The deck of {POWERS[p]} holds a card that was not shuffled into it."
    in_flight = _in_flight(g)
    lying = bytes(c for c in g.track if c)
    if sorted(g.old_world_deck + g.old_world_aside + g.old_world_used + lying + in_flight) != sorted(
        g.rules.old_world_pool
    ):
        yield "The Old World cards are not all there once."


def _tokens(g: GameState) -> Iterator[str]:
    for t, token in enumerate(TOKENS):
        count = g.stock[t] + sum(g.tokens[t * N_REGIONS : (t + 1) * N_REGIONS])
        if t == PEASANT:
            count += sum(g.peasants)
        if count != g.rules.stock[t]:
            yield f"There are {count} {token} tokens instead of {g.rules.stock[t]}."


def _players(g: GameState) -> Iterator[str]:
    plain = [p for p in g.powers if not g.rules.loses_ties[p]]
    threats = [values.threat(g, p) for p in plain if g.dial[p] < len(g.rules.dials[p]) - 1]
    if len(set(threats)) != len(threats):
        yield f"Two dials show the same Threat: {threats}."
    for p, name in enumerate(POWERS):
        if p not in g.powers:
            if g.power[p] or g.vp[p] or g.dial[p] or g.counters[p] or g.peasants[p] or g.hand[p] or g.deck[p]:
                yield f"{name} does not play and yet has something."
            if any(g.corruption[p * N_REGIONS : (p + 1) * N_REGIONS]):
                yield f"{name} does not play and yet has corruption tokens."
            continue
        if not g.rules.corrupts[p] and any(g.corruption[p * N_REGIONS : (p + 1) * N_REGIONS]):
            yield f"{name} owns no corruption tokens and yet has some on the board."
        if any(seen.count(c) > g.hand[p].count(c) for seen in (g.shown[p], g.gleaned[p]) for c in seen):
            yield f"A card of {name} was seen and is not in the hand."
        if g.power[p] > g.rules.content.limits.power:
            yield f"{name} has {g.power[p]} power."
        if g.vp[p] < 0:
            yield f"{name} has {g.vp[p]} victory points."
        if g.dial[p] >= len(g.rules.dials[p]):
            yield f"The dial of {name} is at {g.dial[p]}."
        stops = sum(stop.do == "upgrade_card" for stop in g.rules.dials[p][: g.dial[p] + 1])
        taken = sum(UPGRADE_OWNER[u] == p for u in bits(g.upgrades))
        asked = any(frame[:2] == ("take_upgrade", (p,)) for frame in g.stack)
        if taken + asked != stops:
            yield f"{name} has {taken} upgrades and passed {stops} stops that give one."


def _regions(g: GameState) -> Iterator[str]:
    numbers = sorted(n for n in g.ruin if n)
    if numbers != list(range(1, g.ruined.bit_count() + 1)):
        yield f"The ruination cards on the board are {numbers}."
    for r in REGION_ORDER:
        if bool(g.ruin[r]) != bool(g.ruined >> r & 1):
            yield f"{REGIONS[r]} is ruined without a card, or has a card without being ruined."
        if g.ruined >> r & 1 and not g.face_up >> r & 1 and values.corruption(g, r):
            yield f"{REGIONS[r]} was scored and still has corruption."
        for space in range(N_SPACES):
            content = g.space[r * N_SPACES + space]
            if content >= STANDING and not g.here[r] >> (content - STANDING) & 1:
                yield f"{FIGURE_NAMES[content - STANDING]} stands on a card space of {REGIONS[r]} without being there."
            elif 0 < content < STANDING and g.ruined >> r & 1 and not g.face_up >> r & 1 and g.phase != PHASE_END:
                yield f"{CHAOS[content]} lies in the ruined {REGIONS[r]}."
    if g.face_up & ~g.ruined:
        yield "A region that is not ruined has a ruination card to be scored."


def _decision(g: GameState) -> Iterator[str]:
    if g.result is not None:
        if g.actions or g.stack:
            yield "The game is over and something is still asked."
        return
    if not g.actions:
        yield "The game is not over and nothing is asked: a dead end."
        return
    if len(set(g.actions)) != len(g.actions):
        yield "An action is offered twice."
    if not all(0 <= action < N_ACTIONS for action in g.actions):
        yield "An action is not in the table."
    if g.seat not in g.powers:
        yield f"Seat {g.seat} is asked and does not play."
