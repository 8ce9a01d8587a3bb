"""What an action leads to: the actions worth a look, and the decisions of one's own that follow at once."""

from ruinous.bots.scripted.evaluation import Evaluation, Standing
from ruinous.bots.scripted.forecast import settle, tried
from ruinous.rules import values
from ruinous.rules.actions import HIT, MOVE, PLAY
from ruinous.rules.ids import ALIKE as ALIKE_FIGURES
from ruinous.rules.ids import CLASS_OF, N_REGIONS, N_SPACES, REGION_ORDER, RESERVE, bits
from ruinous.rules.state import GameState
from ruinous.rules.suppose import Laid, Summoned

Reached = dict[int, Standing]  # action → how everybody stands in the position it leads to
Answered = dict[int, list[int]]  # Chaos title → the answers to what it asks, the best first

DEPTH = 3  # decisions of its own that follow on an action and are tried too
WIDTH = 12  # of those further decisions, how many of the actions are looked at in full
FAVOURITES = 4  # answers to a card's question that are tried again when the card is tried elsewhere
ALIKE = frozenset(  # the next piece of the same kind is chosen when it is asked for
    "place_tokens place_apart take_tokens thin_out cleanse cleanse_up_to discard_cards move_many move_figures"
    " burrow".split()
)


def candidates(g: GameState) -> list[int]:
    """The legal actions without those that are hardly ever better than another one of the list.

    A card goes left rather than right, and not where nobody stands unless it does something there; a figure comes from
    the reserve rather than from a region that is of use.
    """
    actions = g.actions or []
    if g.stack[-1][0] != "turn":
        return actions
    chosen = []
    seen = set()
    waiting = idle = 0
    acting = g.rules.hooks["on_play"]
    resistances = [values.resistance(g, r) for r in REGION_ORDER]
    for figure in bits(g.here[RESERVE] & g.control[g.seat]):
        waiting |= ALIKE_FIGURES[figure]
    for region in REGION_ORDER:
        if g.ruined >> region & 1:
            idle |= g.here[region]
    waiting &= ~(idle | g.here[RESERVE])  # figures on the board with one of their class in reserve
    for action in actions:
        if PLAY <= action < HIT:
            place = (action - PLAY) // N_SPACES
            if place in seen and not g.space[(action - PLAY) % len(g.space)]:
                continue
            card, region = divmod(place, N_REGIONS)
            if not g.here[region] and card not in acting and g.rules.card_cost[card] <= resistances[region]:
                continue
            seen.add(place)
        elif MOVE <= action < PLAY and waiting >> (action - MOVE) // N_REGIONS & 1:
            continue
        chosen.append(action)
    return chosen


def follow(
    evaluation: Evaluation,
    g: GameState,
    action: int,
    depth: int = DEPTH,
    reached: Reached | None = None,
    answered: Answered | None = None,
) -> float:
    """The value of an action: the best of what the seat can make of it.

    Where it asks nothing of the seat at once, how everybody stands then is written into `reached`. What a card asks is
    written into `answered` when it is tried first; in other regions only the best answers are tried again.
    """
    if MOVE <= action < PLAY and plain(g, action):
        return summoned(evaluation, g, action, reached)
    if PLAY <= action < HIT and passive(g, action):
        return laid(evaluation, g, action, reached)
    c = tried(g, action)
    if not settle(c, evaluation.seat):
        return judged(evaluation, c, action, reached)
    if not goes_deeper(g, c, depth):
        return evaluation.value(c)
    answers = further(c, depth)
    if answered is None or not PLAY <= action < HIT:
        return max([follow(evaluation, c, a, depth - 1) for a in answers])
    card = (action - PLAY) // (N_SPACES * N_REGIONS)
    known = [a for a in answered.get(card, ()) if a in answers][:FAVOURITES]
    worth = {a: follow(evaluation, c, a, depth - 1) for a in known or answers}
    if not known:
        answered[card] = sorted(worth, key=lambda a: (-worth[a], a))
    return max(worth.values())


def judged(evaluation: Evaluation, c: GameState, action: int, reached: Reached | None) -> float:
    """The value of the position an action leads to."""
    if reached is None or c.result is not None:
        return evaluation.value(c)
    standing = reached[action] = evaluation.standing(c)
    return evaluation.weigh(c, standing)


def spared(evaluation: Evaluation, g: GameState, marks: dict[int, float]) -> dict[int, float]:
    """The marks, less what is lost by an action that spends the last power while a card could be played for nothing.

    Who has no power left has no turn any more (R6.4), so what is free comes before the last that is not.
    """
    seat = g.seat
    if g.stack[-1][0] != "turn" or len(marks) < 2:
        return marks
    free: dict[int, float] = {}
    now = evaluation.value(g)
    for action, mark in marks.items():
        if PLAY <= action < HIT:
            card, place = divmod(action - PLAY, N_SPACES * N_REGIONS)
            if not values.card_cost(g, seat, card, place // N_SPACES):
                free[card] = max(free.get(card, 0.0), mark - now)
    lost = sum(free.values())
    if lost <= 0:
        return marks
    return {a: mark - lost * (price(g, a) >= g.power[seat]) for a, mark in marks.items()}


def price(g: GameState, action: int) -> int:
    """The power that an action of a turn costs."""
    if MOVE <= action < PLAY:
        return values.figure_cost(g, *divmod(action - MOVE, N_REGIONS))
    if PLAY <= action < HIT:
        card, place = divmod(action - PLAY, N_SPACES * N_REGIONS)
        return values.card_cost(g, g.seat, card, place // N_SPACES)
    return 0


def plain(g: GameState, action: int) -> bool:
    """Whether a summoning by the action of a turn changes nothing but where a figure is, and one's power."""
    upgrade = g.rules.class_upgrade[CLASS_OF[(action - MOVE) // N_REGIONS]]
    upgraded = upgrade >= 0 and g.upgrades >> upgrade & 1
    return g.stack[-1][0] == "turn" and not upgraded and not g.bonds and not g.lying


def summoned(evaluation: Evaluation, g: GameState, action: int, reached: Reached | None) -> float:
    """The value of a plain summoning: supposed, which is quicker than a copy."""
    figure, region = divmod(action - MOVE, N_REGIONS)
    with Summoned(g, figure, region, values.figure_cost(g, figure, region)):
        return judged(evaluation, g, action, reached)


def passive(g: GameState, action: int) -> bool:
    """Whether the play of a card changes nothing but where the card is, and one's power."""
    card, place = divmod(action - PLAY, N_SPACES * N_REGIONS)
    return g.stack[-1][0] == "turn" and card not in g.rules.hooks["on_play"] and not g.space[place]


def laid(evaluation: Evaluation, g: GameState, action: int, reached: Reached | None) -> float:
    """The value of a passive card's play: supposed, too."""
    card, place = divmod(action - PLAY, N_SPACES * N_REGIONS)
    with Laid(g, place, card, values.card_cost(g, g.seat, card, place // N_SPACES)):
        return judged(evaluation, g, action, reached)


def goes_deeper(g: GameState, c: GameState, depth: int) -> bool:
    """Whether the decision that follows is tried too."""
    name = c.stack[-1][0]
    return depth > 0 and not (name == g.stack[-1][0] and name in ALIKE)


def further(c: GameState, depth: int) -> list[int]:
    actions = c.actions or []
    return actions[:WIDTH] if depth < DEPTH else actions


def outcome(evaluation: Evaluation, g: GameState, action: int, depth: int = DEPTH) -> GameState:
    """The position an action is judged by."""
    c = tried(g, action)
    if not settle(c, evaluation.seat) or not goes_deeper(g, c, depth):
        return c
    best = max(further(c, depth), key=lambda a: follow(evaluation, c, a, depth - 1))
    return outcome(evaluation, c, best, depth - 1)
