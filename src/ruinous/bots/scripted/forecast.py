"""The forecast of a round: what is still to come in it, and who may still act, read off the position.

And what is tried on the way there: an action, and all that follows from it without dice, draws or a new phase.
"""

from typing import NamedTuple

from ruinous.bots.scripted import effects
from ruinous.rules import engine, values
from ruinous.rules.ids import (
    ALL_REGIONS,
    N_POWERS,
    PHASE_BATTLE,
    PHASE_CORRUPTION,
    PHASE_DOMINATION,
    PHASE_SUMMONING,
    REGION_ORDER,
    TZEENTCH,
)
from ruinous.rules.state import Frame, GameState

# Frames that are not carried out when an action is tried: dice, draws, or the work of a whole phase.
STOPS = frozenset(
    "turn battle_phase battle strike_first fight throw domination_step dominate corruption_step corrupt_region"
    " end_phase draw_phase draw_cards draw_up_to summoning_phase old_world_phase draw_old_world_card play_round".split()
)


GUESSED = 1  # symbols that others think Tzeentch may bring
ENOUGH = 2  # that a region needs


class Fight(NamedTuple):
    """The battles still to be fought in a region."""

    first: tuple[tuple[int, int], ...]  # (power, dice) rolled before all others
    early: tuple[int, ...]  # who has still to roll in the early stage
    regular: tuple[int, ...]  # and in the regular stage
    extra: int  # whole battles after this one


Fights = tuple[Fight | int | None, ...]  # by region; a number: whole battles, and so many more (see `whole`)


class Forecast(NamedTuple):
    """What is still to come in this round, and who may still act in it, as a seat sees it."""

    seat: int
    fights: Fights
    battles: bool  # whether the end of the battle phase is still to come
    dominate: int  # regions
    corrupt: int  # regions
    score: bool  # ruined regions
    tick: bool  # dials
    heat: int = 0  # how many opponents can still act
    acts: bool = False  # whether the seat has power left
    able: int = 0  # who can still act
    magic: int = 0  # symbols that Tzeentch may still bring to a region, as far as the seat knows; two are enough

    @property
    def parts(self) -> tuple[bool, int, int, bool, bool]:
        """What comes beside the battles themselves."""
        return self[2:7]

    @property
    def actors(self) -> tuple[int, int, bool, int]:
        """Who can still act, and with what."""
        return self.seat, self.heat, self.acts, self.magic


WHOLE: Fights = (0,) * len(REGION_ORDER)
NO_FIGHTS: Fights = (None,) * len(REGION_ORDER)


def forecast(g: GameState, seat: int) -> Forecast:
    """Read the stack and the purses. Of opponents it only counts how many have power: any of them may act anywhere."""
    acts = g.power[seat] > 0
    if g.phase > PHASE_SUMMONING:
        return _later(g, seat, acts)
    heat = N_POWERS - g.power.count(0) - acts  # who does not play has none
    able = acts << seat
    if heat:
        for p in g.powers:
            if p != seat:
                able |= 1 << p
    fights = WHOLE
    if g.phase == PHASE_SUMMONING and g.stack[-1][0] != "turn":
        fighting = [args[0] for name, args, _ in g.stack if name == "battle"]  # khorne_m.rampage
        if fighting:
            fights = tuple(fighting.count(r) for r in REGION_ORDER)
    magic = symbols_in_hand(g) if seat == TZEENTCH else GUESSED
    return Forecast(seat, fights, True, ALL_REGIONS, ALL_REGIONS, True, True, heat, acts, able, magic)


def symbols_in_hand(g: GameState) -> int:
    """The magic symbols Tzeentch can bring by cards of his hand, up to those a region needs (R12.4)."""
    magic = g.rules.card_magic
    return min(sum([magic[c] for c in g.hand[TZEENTCH]]), ENOUGH) if g.power[TZEENTCH] else 0


def _later(g: GameState, seat: int, acts: bool) -> Forecast:
    """What is left after the summoning phase, when nobody acts any more of his own accord."""
    names = {frame[0] for frame in g.stack}
    score, tick = "score_ruins" in names or "end_phase" in names, "advance_dials" in names or "end_phase" in names
    fights, dominate, corrupt = NO_FIGHTS, 0, 0
    if g.phase == PHASE_BATTLE:
        fights, dominate, corrupt = _fights(g), ALL_REGIONS, ALL_REGIONS
    elif g.phase == PHASE_DOMINATION:
        dominate, corrupt = _waiting(g, "dominate"), ALL_REGIONS
    elif g.phase == PHASE_CORRUPTION:
        corrupt = _waiting(g, "corrupt_region")
    return Forecast(seat, fights, g.phase == PHASE_BATTLE, dominate, corrupt, score, tick, acts=acts)


def _waiting(g: GameState, step: str) -> int:
    """The regions that a step has still to deal with."""
    return sum(1 << args[0] for name, args, _ in g.stack if name == step)


def whole(g: GameState, region: int, again: int) -> Fight | None:
    """All battles of a battle phase that has not begun, and more besides."""
    if not g.here[region]:
        return None
    texts = values.texts(g, region)
    first = () if texts == values.NO_CARDS else effects.early_dice(g, texts)
    return Fight(first, g.powers, g.powers, values.extra_battles(g, region) + again)


def _fights(g: GameState) -> Fights:
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


def tried(g: GameState, action: int) -> GameState:
    """A copy after an action, and nothing that follows from it."""
    c = g.copy()
    engine.answer(c, action)
    return c


def settle(c: GameState, seat: int) -> bool:
    """Carry on until dice, draws, a new phase or a decision of the seat; True if it must decide."""

    def choose(c: GameState, actions: list[int]) -> int | None:
        return None if c.seat == seat and len(actions) > 1 else actions[0]  # what others choose is not known

    return engine.go_on(c, _chance_or_phase, choose)


def _chance_or_phase(frame: Frame) -> bool:
    return frame[0] in STOPS or (frame[0] == "card_acts" and frame[1][0] in effects.ROLLS_AT_ONCE)
