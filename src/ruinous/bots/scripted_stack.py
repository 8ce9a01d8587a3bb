"""What is still to come in this round, read off the stack of frames: which battles, which regions, which steps."""

from typing import Any, NamedTuple

from ruinous.rules import engine, values
from ruinous.rules.ids import (
    ALL_REGIONS,
    CHAOS,
    PHASE_BATTLE,
    PHASE_CORRUPTION,
    PHASE_DOMINATION,
    PHASE_SUMMONING,
    REGION_ORDER,
    TZEENTCH,
)
from ruinous.rules.state import GameState

# Frames that are not carried out when a bot tries an action: dice, draws, or the work of a whole phase.
STOPS = frozenset(
    "turn battle_phase battle strike_first fight throw domination_step dominate corruption_step corrupt_region"
    " end_phase draw_phase draw_cards draw_up_to summoning_phase old_world_phase draw_old_world_card play_round".split()
)
FRENZY = CHAOS.index("khorne.blood_frenzy")
BOLT = CHAOS.index("tzeentch_m.bolt_of_change")
SECRET = bytes(32)  # of tried positions: nothing in them depends on true chance


class Fight(NamedTuple):
    """The battles still to be fought in a region."""

    first: tuple[tuple[int, int], ...]  # (power, dice) rolled before all others
    early: tuple[int, ...]  # who has still to roll in the early stage
    regular: tuple[int, ...]  # and in the regular stage
    extra: int  # whole battles after this one


class ToCome(NamedTuple):
    """The parts of the round that are still to come."""

    fights: tuple[Fight | int | None, ...]  # by region; a number: whole battles, and so many more (see `fight`)
    dominate: int  # regions
    corrupt: int  # regions
    score: bool  # ruined regions
    tick: bool  # dials


WHOLE_ROUND = ToCome((0,) * len(REGION_ORDER), ALL_REGIONS, ALL_REGIONS, True, True)


def to_come(g: GameState) -> ToCome:
    """Read the stack."""
    if g.phase <= PHASE_SUMMONING:
        if g.phase == PHASE_SUMMONING and g.stack[-1][0] != "turn":
            fighting = [frame[1] for frame in g.stack if frame[0] == "battle"]  # khorne_m.rampage
            if fighting:
                return ToCome(tuple(fighting.count(r) for r in REGION_ORDER), ALL_REGIONS, ALL_REGIONS, True, True)
        return WHOLE_ROUND
    none: tuple[None, ...] = (None,) * len(REGION_ORDER)
    names = {frame[0] for frame in g.stack}
    score, tick = "score_ruins" in names or "end_phase" in names, "advance_dials" in names or "end_phase" in names
    if g.phase == PHASE_BATTLE:
        return ToCome(_fights(g), ALL_REGIONS, ALL_REGIONS, score, tick)
    if g.phase == PHASE_DOMINATION:
        regions = sum(1 << frame[1] for frame in g.stack if frame[0] == "dominate")
        return ToCome(none, regions, ALL_REGIONS, score, tick)
    regions = sum(1 << frame[1] for frame in g.stack if frame[0] == "corrupt_region")
    if g.phase == PHASE_CORRUPTION:
        return ToCome(none, 0, regions, score, tick)
    return ToCome(none, 0, 0, score, tick)


def whole(g: GameState, region: int, again: int) -> Fight | None:
    """All battles of a battle phase that has not begun, and more besides."""
    if not g.here[region]:
        return None
    texts = values.texts(g, region)
    dice = 2 * texts.count(FRENZY)
    first = ((0, dice),) if dice else ()
    return Fight(first, g.powers, g.powers, values.extra_battles(g, region) + again)


def _fights(g: GameState) -> tuple[Fight | None, ...]:
    """What is left of a battle phase."""
    fights: list[Fight | None] = [None] * len(REGION_ORDER)
    early: dict[int, list[int]] = {}
    regular: dict[int, list[int]] = {}
    first: dict[int, list[tuple[int, int]]] = {}
    over: dict[int, int] = {}
    for frame in g.stack:
        name = frame[0]
        if name == "battle":
            fights[frame[1]] = whole(g, frame[1], 0)
        elif name == "battle_over":
            over[frame[1]] = frame[2]
        elif name == "fight":
            regular.setdefault(frame[2], []).append(frame[1])
        elif name == "strike_first":
            early.setdefault(frame[2], []).append(frame[1])
        elif name == "throw":
            first.setdefault(frame[2], []).append((frame[1], frame[3]))
    for region, fight in enumerate(fights):
        if fight:  # early dice of cards are rolled before, or on the stack
            fights[region] = Fight(tuple(first.get(region, ())), *fight[1:])
    for region, number in over.items():
        extra = max(values.extra_battles(g, region) - number, 0)
        fights[region] = Fight(
            tuple(first.get(region, ())),
            tuple(early.get(region, ())[::-1]),
            tuple(regular.get(region, ())[::-1]),
            extra,
        )
    return tuple(fights)


# --- trying an action ---------------------------------------------------------------------------------------------


def blinded(g: GameState, seat: int) -> GameState:
    """A copy without anything hidden: unknown cards are blank, chance is fixed. What is chosen from it cannot depend
    on how the unknown was dealt.
    """
    c = g.copy()
    c.secret, c.draws, c.script = SECRET, [0, 0, 0], ()
    for p in g.powers:
        c.deck[p] = bytes(len(g.deck[p]))
        c.shuffled[p] = b""
        if p != seat:
            known = g.shown[p]
            c.hand[p] = bytes(len(g.hand[p]) - len(known)) + known
    seen = g.peeked if seat == TZEENTCH else 0
    size = len(g.old_world_deck)
    c.old_world_deck = bytes(size - seen) + g.old_world_deck[size - seen :]
    c.old_world_aside = bytes(len(g.old_world_aside))
    return c


def tried(g: GameState, action: int) -> GameState:
    """A copy after an action, as far as nothing is left to chance."""
    c = g.copy()
    frame = c.stack.pop()
    c.actions = None
    engine.ANSWERS[frame[0]](c, action, *frame[1:])
    return c


def settle(c: GameState, seat: int) -> bool:
    """Carry on until dice, draws, a new phase or a decision of the seat; True if it must decide."""
    stack = c.stack
    while stack:
        frame: tuple[Any, ...] = stack[-1]
        name = frame[0]
        if name in STOPS:
            return False
        stack.pop()
        if name == "card_acts" and frame[1] == BOLT:
            continue
        engine.STEPS[name](c, *frame[1:])
        if c.actions is None:
            continue
        if c.seat == seat and len(c.actions) > 1:
            stack.append(frame)
            return True
        action = c.actions[0]  # what others choose is not known: the first will do
        c.actions = None
        engine.ANSWERS[name](c, action, *frame[1:])
    return False
