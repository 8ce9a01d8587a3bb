"""The novice: simple, sensible rules, one for each kind of decision. It looks at the board and never ahead.

A rule gives every legal action a mark; the best one is taken, equals by lot. What has no rule of its own is marked by
what the action does: tokens go where they help, hits go where they hurt, figures and cards are given up cheapest first.
"""

from collections.abc import Callable
from random import Random

from ruinous.bots import Seed
from ruinous.rules import values
from ruinous.rules.actions import DONE, MOVE, PASS, PLAY, TRADE, kind
from ruinous.rules.facts import Fact
from ruinous.rules.game import Game
from ruinous.rules.ids import (
    CULTIST,
    EVENT,
    HERO,
    HORNED_RAT,
    KHORNE,
    N_REGIONS,
    N_SPACES,
    NOBLE,
    NURGLE,
    PEASANT,
    POPULOUS,
    RANK,
    RANKED,
    REGION_VALUES,
    RESERVE,
    SKAVEN,
    SLAANESH,
    TZEENTCH,
    WARPSTONE,
)
from ruinous.rules.state import GameState

RANK_WORTH = (1.0, 1.5, 3.0)
HOME = {NOBLE: SLAANESH, HERO: SLAANESH, WARPSTONE: TZEENTCH, SKAVEN: HORNED_RAT}  # whose dial a token serves
WHY = {  # the reason for each kind of action
    "word": "idle",
    "play": "card",
    "hit": "strike",
    "peasant": "peasant",
    "discard": "cheapest",
    "upgrade": "stronger",
}


class NoviceBot:
    """Marks every legal action by a rule and takes the best."""

    def __init__(self, seed: Seed = None) -> None:
        self.renew(seed)

    def renew(self, seed: Seed, seconds: float = 0.0) -> None:
        self.random = Random(seed)

    def choose(self, game: Game) -> int:
        g = game.state
        assert g.actions, "a bot is asked only when there is something to decide"
        if len(g.actions) == 1:  # asked because its silence would tell others something
            return g.actions[0]
        rule = RULES.get(g.stack[-1][0], by_action)
        marks = [(rule(g, g.seat, action), self.random.random()) for action in g.actions]
        return g.actions[marks.index(max(marks))]

    def explain(self, game: Game, action: int) -> Fact:
        from ruinous.bots.reasons import because  # read when first needed: processes start fast

        what, args = kind(action)
        if what in ("move", "trade"):
            return because("figure", region=args[1])
        if what == "word" and action != PASS:
            return because("glance")
        return because(WHY.get(what, "glance"))


# --- looking at the board -----------------------------------------------------------------------------------------


def suits(g: GameState, power: int, region: int) -> float:
    """How well a region serves a Power's dial, from 0 to 1 (R12.4)."""
    if g.ruined >> region & 1:
        return float(power == KHORNE and g.here[region] & ~g.control[power] != 0) * 0.8
    if power == KHORNE:
        return float(g.here[region] & ~g.control[power] != 0)
    if power == NURGLE:
        return float(POPULOUS >> region & 1)
    if power == TZEENTCH:
        return min(values.magic_or_warpstone(g, region), 2) / 2
    if power == SLAANESH:
        return float(values.courted(g, region))
    return float(g.tokens[SKAVEN * N_REGIONS + region] > 0)


def dominates_with(g: GameState, seat: int, region: int, more: int) -> float:
    """What so much more domination value gains: the Conquest Value, half of it when it comes near, or nothing."""
    if g.ruined >> region & 1:
        return 0.0
    mine = values.domination(g, seat, region)
    others = [values.domination(g, p, region) for p in g.powers if p != seat]
    bar = max(values.resistance(g, region), *others)
    if mine > bar:
        return 0.3  # it is his already
    missing = bar + 1 - mine - more
    return (
        values.conquest(g, region) / (1, 2, 4)[missing]
        if 0 <= missing < 3
        else values.conquest(g, region) * (missing < 0)
    )


# --- the turn -----------------------------------------------------------------------------------------------------


def turn(g: GameState, seat: int, action: int) -> float:
    if action == PASS:
        return 0.0
    if action < PLAY:
        figure, region = divmod(action - MOVE, N_REGIONS)
        cost = values.figure_cost(g, figure, region)
        return summoning(g, seat, figure, region) / max(cost, 0.7)
    if action >= TRADE:
        figure, region = divmod(action - TRADE, N_REGIONS)
        return summoning(g, seat, figure, region) / 1.5
    card, place = divmod(action - PLAY, N_REGIONS * N_SPACES)
    return playing(g, seat, card, place // N_SPACES)


def summoning(g: GameState, seat: int, figure: int, region: int) -> float:
    """Cultists go where they serve the dial in pairs, fighters to weaker enemies; nobody leaves a good place."""
    source = g.where(figure)
    worth = 0.0
    if source < RESERVE:
        worth -= 0.5 if g.ruined >> source & 1 else 2.5
    mine = g.here[region] & g.control[seat]
    worth += dominates_with(g, seat, region, 1) * 0.6
    enemies = g.here[region] & ~g.control[seat]
    if RANK[figure] == CULTIST and seat != KHORNE:
        if g.ruined >> region & 1:
            return worth - 1
        pair = (1.5, 3.0, 0.4)[min((mine & RANKED[CULTIST]).bit_count(), 2)]
        worth += 0.8 + 0.15 * REGION_VALUES[region] + pair * suits(g, seat, region)
        danger = sum(values.attack(g, g.here[region] & g.control[p], region) for p in g.powers if p != seat)
        return worth - 0.4 * danger
    if enemies and not values.battle_forbidden(g, region):
        own_dice = values.attack(g, mine, region)
        weak = (enemies & RANKED[CULTIST]).bit_count()
        prey = 1.0 + 0.5 * min(weak, 2)
        worth += prey * (2.2 if seat == KHORNE else 0.8) * (0.3 if own_dice else 1.0)
    return worth + 0.4


def playing(g: GameState, seat: int, card: int, region: int) -> float:
    """Cards go where he already stands; they count for their printed cost, and their symbols for Tzeentch."""
    mine = g.here[region] & g.control[seat]
    cost = values.card_cost(g, seat, card, region)
    worth = dominates_with(g, seat, region, g.rules.card_cost[card]) * 0.8
    if mine:
        worth += 0.5
        if seat == TZEENTCH and g.rules.card_magic[card] and (mine & RANKED[CULTIST]).bit_count() >= 2:
            worth += 2.0 * (values.magic_or_warpstone(g, region) < 2)
    if card in g.rules.no_corruption and mine & RANKED[CULTIST]:
        worth -= 2
    return worth / max(cost, 0.6) - 0.4


# --- the rest -----------------------------------------------------------------------------------------------------


def leader_share(g: GameState, seat: int, power: int) -> float:
    """How much a player is to be feared, from 0 to 1."""
    return max(g.vp[power] / g.rules.content.limits.vp, g.dial[power] / (len(g.rules.dials[power]) - 1))


def token_mark(g: GameState, seat: int, token: int, region: int) -> float:
    """How much a token in a region helps him."""
    mine = (g.here[region] & g.control[seat]).bit_count()
    presence = min(mine, 3) + 0.1 * REGION_VALUES[region]
    if token == EVENT:
        return -presence
    if token == HERO and seat != SLAANESH:
        return -presence
    if token == PEASANT:
        return presence if seat == KHORNE else 0.0
    if token == WARPSTONE and seat != TZEENTCH:
        return sum((1 if p == seat else -0.5) * g.corruption[p * N_REGIONS + region] for p in g.powers)
    return presence


def by_action(g: GameState, seat: int, action: int) -> float:
    """The mark of an action by what it does."""
    if action == DONE:
        return 0.0
    what, args = kind(action)
    if what in ("hit", "pick", "become"):
        figure = args[0]
        worth = RANK_WORTH[RANK[figure]]
        owner = g.controller(figure)
        return -worth if owner == seat else worth + leader_share(g, seat, owner)
    if what == "peasant":
        return 0.5
    if what in ("place", "corrupt"):
        return token_mark(g, seat, *args) if what == "place" else 1.0 + values.corruption(g, args[1])
    if what == "take":
        return -token_mark(g, seat, *args)
    if what == "carry":
        return token_mark(g, seat, *args)
    if what == "cleanse":
        return (
            -1.0
            if args[0] == seat
            else leader_share(g, seat, args[0]) + 0.1 * g.corruption[args[0] * N_REGIONS + args[1]]
        )
    if what in ("discard", "fetch"):
        worth = 1.0 + g.rules.card_cost[args[0]]
        return worth if what == "fetch" else -worth
    if what == "name":
        return leader_share(g, seat, args[0])
    if what == "move":
        return moving(g, seat, *args)
    return 0.1


def moving(g: GameState, seat: int, figure: int, region: int) -> float:
    """His own figures go where they would be summoned, enemies to where they do least."""
    if g.controller(figure) == seat:
        return summoning(g, seat, figure, region) + 1.0
    return RANK_WORTH[RANK[figure]] - 0.3 * REGION_VALUES[region] + (seat == KHORNE) * 0.5


def discard_first(g: GameState, seat: int, action: int) -> float:
    """Tzeentch throws a card away only if it has no symbol."""
    return 0.0 if action == DONE else -0.5 + (not g.rules.card_magic[kind(action)[1][0]])


def take_upgrade(g: GameState, seat: int, action: int) -> float:
    """More power first, then Cultists and Warriors."""
    upgrade = g.rules.content.upgrades[kind(action)[1][0]]
    if upgrade.kind == "power":
        return 1.0 + bool(upgrade.power_bonus)
    return {"cultist": 1.5, "warrior": 1.2, "greater_daemon": 1.0}.get(upgrade.kind, 0.0)


def spend(g: GameState, seat: int, action: int) -> float:
    """What can be kept is kept, what can be spent is spent."""
    return 0.0 if action == DONE else 1.0


RULES: dict[str, Callable[[GameState, int, int], float]] = {
    "turn": turn,
    "discard_first": discard_first,
    "take_upgrade": take_upgrade,
    "keep_card": spend,
    "spend_cached": spend,
    "bring_another": spend,
}
