"""What is still to come in this round, read off the stack of frames: which battles, which regions, which steps."""

from typing import NamedTuple

from ruinous.rules import engine, values
from ruinous.rules.ids import (
    ALL_REGIONS,
    CHAOS,
    KHORNE,
    PHASE_BATTLE,
    PHASE_CORRUPTION,
    PHASE_DOMINATION,
    PHASE_SUMMONING,
    REGION_ORDER,
)
from ruinous.rules.state import GameState
from ruinous.rules.view import known_cards, peeked_cards

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
            fighting = [args[0] for name, args, _ in g.stack if name == "battle"]  # khorne_m.rampage
            if fighting:
                return ToCome(tuple(fighting.count(r) for r in REGION_ORDER), ALL_REGIONS, ALL_REGIONS, True, True)
        return WHOLE_ROUND
    none: tuple[None, ...] = (None,) * len(REGION_ORDER)
    names = {frame[0] for frame in g.stack}
    score, tick = "score_ruins" in names or "end_phase" in names, "advance_dials" in names or "end_phase" in names
    if g.phase == PHASE_BATTLE:
        return ToCome(_fights(g), ALL_REGIONS, ALL_REGIONS, score, tick)
    if g.phase == PHASE_DOMINATION:
        regions = sum(1 << args[0] for name, args, _ in g.stack if name == "dominate")
        return ToCome(none, regions, ALL_REGIONS, score, tick)
    regions = sum(1 << args[0] for name, args, _ in g.stack if name == "corrupt_region")
    if g.phase == PHASE_CORRUPTION:
        return ToCome(none, 0, regions, score, tick)
    return ToCome(none, 0, 0, score, tick)


def whole(g: GameState, region: int, again: int) -> Fight | None:
    """All battles of a battle phase that has not begun, and more besides."""
    if not g.here[region]:
        return None
    texts = values.texts(g, region)
    dice = param(g, FRENZY, "dice") * texts.count(FRENZY)
    first = ((KHORNE, dice),) if dice else ()
    return Fight(first, g.powers, g.powers, values.extra_battles(g, region) + again)


def param(g: GameState, card: int, name: str) -> int:
    """A number of a Chaos card as it is in this game: a host may have corrected it."""
    title = g.rules.cards[card]
    assert title is not None
    return title.params[name]


def _fights(g: GameState) -> tuple[Fight | None, ...]:
    """What is left of a battle phase."""
    fights: list[Fight | None] = [None] * len(REGION_ORDER)
    early: dict[int, list[int]] = {}
    regular: dict[int, list[int]] = {}
    first: dict[int, list[tuple[int, int]]] = {}
    over: dict[int, int] = {}
    for name, args, _ in g.stack:
        if name == "battle":
            fights[args[0]] = whole(g, args[0], 0)
        elif name == "battle_over":
            over[args[0]] = args[1]
        elif name == "fight":
            regular.setdefault(args[1], []).append(args[0])
        elif name == "strike_first":
            early.setdefault(args[1], []).append(args[0])
        elif name == "throw":
            first.setdefault(args[1], []).append((args[0], args[2]))
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
            known = known_cards(g, p, seat)
            c.hand[p] = bytes(len(g.hand[p]) - len(known)) + known
    seen = peeked_cards(g, seat)[::-1]
    c.old_world_deck = bytes(len(g.old_world_deck) - len(seen)) + seen
    c.old_world_aside = bytes(len(g.old_world_aside))
    return c


def tried(g: GameState, action: int) -> GameState:
    """A copy after an action, as far as nothing is left to chance."""
    c = g.copy()
    engine.answer(c, action)
    return c


def carried_out(c: GameState) -> bool:
    """Carry out the step on top of the stack; True if it asks: then it is still there, and waits for an answer."""
    frame = c.stack.pop()
    name, args, c.cause = frame
    engine.STEPS[name](c, *args)
    if c.actions is None:
        return False
    c.stack.append(frame)
    return True


def settle(c: GameState, seat: int) -> bool:
    """Carry on until dice, draws, a new phase or a decision of the seat; True if it must decide."""
    stack = c.stack
    while stack:
        name = stack[-1][0]
        if name in STOPS:
            return False
        if name == "card_acts" and stack[-1][1][0] == BOLT:
            stack.pop()
        elif carried_out(c):
            actions = engine.legal(c)
            if c.seat == seat and len(actions) > 1:
                return True
            engine.answer(c, actions[0])  # what others choose is not known: the first will do
    return False
