"""Why not? A fact and a rule's number for anything a player might try and may not do."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from ruinous.rules import values
from ruinous.rules.actions import ACTIONS, MOVE, NOTATION, PLAY, kind
from ruinous.rules.facts import Fact, FactError
from ruinous.rules.ids import (
    CARD_SLUGS,
    CHAOS,
    CHAOS_OWNER,
    CLASS_OF,
    FIGURE_NAMES,
    FOLLOWER_NAMES,
    HORNED_RAT,
    LAID,
    N_FIGURES,
    N_REGIONS,
    N_SPACES,
    OWNER,
    PHASE_SUMMONING,
    PLACES,
    POWERS,
    RANK,
    REGION_CODES,
    REGION_ORDER,
    REGIONS,
    RESERVE,
    STANDING,
    THIRD,
    TOKENS,
    UPGRADE_OWNER,
)
from ruinous.rules.phases.battle import REGULAR, lying, pools
from ruinous.rules.phases.summoning import legal_regions
from ruinous.rules.questions import about as asked_about
from ruinous.rules.questions import arguments, in_hand
from ruinous.rules.state import GameState


class IllegalAction(FactError, ValueError):
    """An action that is not in the legal list: the reason, and the number of the rule."""

    def __init__(self, id: str, rule: str, /, **args: Any) -> None:
        super().__init__(id, rule=rule, **args)
        self.rule = rule


class Reason(NamedTuple):
    """A reason before it is raised; without a rule it stands under that of the question."""

    id: str
    args: dict[str, Any]
    rule: str = ""


def _because(id: str, rule: str = "", /, **args: Any) -> Reason:
    return Reason(f"why.{id}", args, rule)


def illegal(g: GameState, action: int | str) -> IllegalAction:
    """The reason why an action is not legal now."""
    if not g.actions:
        return IllegalAction("why.game_over", "R18.1")
    number = ACTIONS.get(action, -1) if isinstance(action, str) else action
    if not 0 <= number < len(NOTATION):
        return IllegalAction("why.no_action", in_hand(g).rule, action=str(action), example=NOTATION[g.actions[-1]])
    what, args = kind(number)
    reason = REASONS[what](g, *args) if what in REASONS else None
    if reason is None:
        reason = _because("not_asked", ask=prompt(g))
    return IllegalAction(reason.id, reason.rule or in_hand(g).rule, **reason.args)


def prompt(g: GameState) -> Fact:
    """What is asked, as a fact among the arguments of another."""
    return Fact(f"ask.{in_hand(g).id}", dict(asked_about(g)))


# --- figures ------------------------------------------------------------------------------------------------------


def _absent(figure: int) -> Reason:
    return _because("absent", "R1.1", power=POWERS[OWNER[figure]])


def _not_there(g: GameState, figure: int, region: int) -> Reason | None:
    if OWNER[figure] not in g.powers:
        return _absent(figure)
    place = g.where(figure)
    if place != region:
        there = {"figure": FIGURE_NAMES[figure], "from": PLACES[place], "region": REGIONS[region]}
        return Reason("why.elsewhere", there)
    return None


def _move(g: GameState, figure: int, region: int) -> Reason | None:
    asked = in_hand(g).id
    if asked not in ("turn", "move_figures", "move_many"):
        return None
    if OWNER[figure] not in g.powers:
        return _absent(figure)
    place, controller, name = g.where(figure), g.controller(figure), FIGURE_NAMES[figure]
    if asked == "turn" and controller != g.seat:
        rule = "R6.5" if OWNER[figure] != g.seat else "R15.1"
        return _because("not_yours", rule, figure=name, controller=POWERS[controller])
    if place == region:
        return _because("there_already", "R6.7", figure=name, region=REGIONS[region])
    if place == LAID:
        return _because("lies_on_card", "F13", figure=name)
    if not values.free_to_leave(g, place, 1 << figure):
        return _because("held", "R6.9", figure=name, region=PLACES[place])
    return _summoned(g, figure, region) if asked == "turn" else _moved(g, figure, place, region)


def _summoned(g: GameState, figure: int, region: int) -> Reason | None:
    if not legal_regions(g, g.seat) >> region & 1:
        return _because("out_of_reach", "R6.6", region=REGIONS[region])
    cost = values.figure_cost(g, figure, region)
    if cost > g.power[g.seat]:
        return _because("figure_cost", "R6.5", figure=FIGURE_NAMES[figure], cost=cost, power=g.power[g.seat])
    return _same_as_another(g, figure)


def _moved(g: GameState, figure: int, place: int, region: int) -> Reason | None:
    args = arguments(g)
    if place == RESERVE or not args["sources"] >> place & 1:
        return _because("not_from", region=PLACES[place])
    if not args.get("near") and not args["regions"] >> region & 1:
        return _because("not_to", region=REGIONS[region])
    if not args["ranks"] >> RANK[figure] & 1:
        return _because("not_moved", figure=FIGURE_NAMES[figure])
    if "enemies" in args and bool(g.control[g.seat] >> figure & 1) == args["enemies"]:
        return _because("own" if args["enemies"] else "not_own", figure=FIGURE_NAMES[figure])
    return _same_as_another(g, figure)


def _same_as_another(g: GameState, figure: int) -> Reason | None:
    alike = [f for f in values.distinct(g, g.here[g.where(figure)]) if CLASS_OF[f] == CLASS_OF[figure] and f != figure]
    if alike:
        return _because("same_as", "R23.9", notation=FIGURE_NAMES[figure], other=FIGURE_NAMES[alike[0]])
    return None


def _hit(g: GameState, figure: int, sixes: int) -> Reason | None:
    asked, args = in_hand(g).id, arguments(g)
    if asked == "automatic_hits":
        return _automatic_hit(g, figure, **args)
    if asked != "assign":
        return None
    power, region, plain, six = args["power"], args["region"], args["plain"], args["sixes"]
    common = _no_target(g, figure, region, power)
    if common:
        return common
    name = FIGURE_NAMES[figure]
    one_by_one = args["dice"] != REGULAR and not pools(g)
    need = 1 if one_by_one else values.defense(g, figure, region, power) - lying(g, power, figure)
    if values.upgraded(g, g.rules.six_only) >> figure & 1:
        if six < need:
            return _because("six_only", "R8.12", figure=name, need=need, sixes=six)
    elif plain + six < need:
        return _because("too_few_hits", "R8.9", figure=name, need=need, hits=plain + six)
    if sixes:
        return _because("sixes", "R8.12", figure=name, sixes=sixes)
    return _same_as_another(g, figure)


def _no_target(g: GameState, figure: int, region: int, power: int) -> Reason | None:
    missing = _not_there(g, figure, region)
    if missing:
        return missing
    name = FIGURE_NAMES[figure]
    if g.control[power] >> figure & 1:
        return _because("hit_own", "R8.8", figure=name)
    if g.tipped >> figure & 1:
        return _because("killed_already", "R8.13", figure=name)
    if values.shielded(g) >> figure & 1:
        return _because("shielded", "R8.8", figure=name)
    if not values.targets(g, power, region) >> figure & 1:
        return _because("guarded", "R8.8", figure=name)
    return None


def _automatic_hit(g: GameState, figure: int, seat: int, victim: int, region: int, hits: int) -> Reason | None:
    common = _no_target(g, figure, region, seat)
    if common:
        return common
    if not g.control[victim] >> figure & 1:
        return _because("other_victim", "R8.19", victim=POWERS[victim])
    if values.upgraded(g, g.rules.six_only) >> figure & 1:
        return _because("automatic_six_only", "C32", figure=FIGURE_NAMES[figure])
    need = values.defense(g, figure, region, seat)
    if need > hits:
        return _because("too_few_hits", "R8.9", figure=FIGURE_NAMES[figure], need=need, hits=hits)
    return _same_as_another(g, figure)


def _peasant(g: GameState, six: int) -> Reason | None:
    asked = in_hand(g).id
    if asked == "automatic_hits":
        return _because("automatic_peasant", "R8.19")
    if asked != "assign":
        return None
    args = arguments(g)
    if not g.tokens[TOKENS.index("peasant") * N_REGIONS + args["region"]]:
        return _because("no_peasant", "R8.14", region=REGIONS[args["region"]])
    need, hits = values.peasant_defense(g), args["plain"] + args["sixes"]
    if hits < need:
        return _because("peasant_hits", "R8.14", need=need, hits=hits)
    return _because("peasant_sixes", "R8.12")


def _pick(g: GameState, figure: int) -> Reason | None:
    asked = in_hand(g)
    whose = PICKED.get(asked.id)
    if whose is None:
        return None
    missing = _not_there(g, figure, arguments(g)["region"])
    if missing:
        return missing
    mine = bool(g.control[g.seat] >> figure & 1)
    if mine and whose == "enemy":
        return _because("own", figure=FIGURE_NAMES[figure])
    if not mine and whose == "own":
        return _because("not_own", figure=FIGURE_NAMES[figure])
    return _same_as_another(g, figure) or _because("not_picked", figure=FIGURE_NAMES[figure])


# The questions for one figure of a region, and whose it must be.
PICKED = {
    "remove_figure": "own",
    "shield": "own",
    "doom": "own",
    "beguile": "enemy",
    "rot": "enemy",
    "smite": "enemy",
    "daze": "enemy",
}


# --- cards --------------------------------------------------------------------------------------------------------


def _play(g: GameState, card: int, region: int, space: int) -> Reason | None:
    if in_hand(g).id != "turn":
        return None
    seat, name, where = g.seat, CHAOS[card], REGIONS[region]
    if CHAOS_OWNER[card] != seat:
        return _because("not_your_card", "R7.1")
    if card not in g.hand[seat]:
        return _because("not_in_hand", "R7.1", card=name)
    if g.ruined >> region & 1:
        return _because("ruined_cards", "R14.1", region=where)
    content = g.space[region * N_SPACES + space]
    if space == THIRD and seat != HORNED_RAT:
        return _because("third_space", "R7.2")
    if content >= STANDING:
        return _because("space_closed", "R7.2", figure=FIGURE_NAMES[content - STANDING], region=where)
    if content:
        return _because("space_taken", "R7.2", card=CHAOS[content], region=where)
    cost = values.card_cost(g, seat, card, region)
    if cost > g.power[seat]:
        return _because("card_cost", "R7.3", card=name, cost=cost, region=where, power=g.power[seat])
    if space == THIRD:
        return _because("third_card", "R7.2")
    if not values.enterable(g, region):
        return _because("no_cards", "R7.2", region=where)
    if g.rules.card_magic[card] and values.magic_forbidden(g, region):
        return _because("no_magic", "R7.2", region=where)
    return _because("one_card", "R7.2", region=where)


def _discard(g: GameState, card: int) -> Reason | None:
    return _because("no_such_card") if in_hand(g).group == "discard" else None


def _upgrade(g: GameState, upgrade: int) -> Reason | None:
    if in_hand(g).id != "take_upgrade":
        return None
    if not g.rules.in_use[upgrade]:
        return _because("upgrade_set", "R20.1")
    if UPGRADE_OWNER[upgrade] != g.seat:
        return _because("upgrade_owner", power=POWERS[UPGRADE_OWNER[upgrade]])
    return _because("upgrade_taken")


def _name(g: GameState, power: int) -> Reason | None:
    if in_hand(g).id not in ("meddle", "glean"):
        return None
    if power == g.seat:
        return _because("name_opponent")
    return _because("no_figure", power=POWERS[power], region=REGIONS[arguments(g)["region"]])


# --- tokens and words ---------------------------------------------------------------------------------------------


def _place(g: GameState, token: int, region: int) -> Reason | None:
    if in_hand(g).id not in ("place_tokens", "place_apart"):
        return None
    wanted = arguments(g)["token"]
    if token != wanted:
        return _because("other_token", token=TOKENS[wanted])
    if g.ruined >> region & 1:
        return _because("ruined_tokens", "R13.9", region=REGIONS[region])
    return _because("not_here", region=REGIONS[region])


def _take(g: GameState, token: int, region: int) -> Reason | None:
    if in_hand(g).id not in ("take_tokens", "thin_out") or token != arguments(g).get("token", token):
        return None
    if g.tokens[token * N_REGIONS + region]:
        return _because("fixed_token", token=TOKENS[token], region=REGIONS[region])
    return _because("no_token", token=TOKENS[token], region=REGIONS[region])


def _carry(g: GameState, token: int, region: int) -> Reason | None:
    if in_hand(g).id != "influence":
        return None
    source = arguments(g)["region"]
    if g.ruined >> region & 1:
        return _because("ruined_tokens", "R13.9", region=REGIONS[region])
    if region == source:
        return _because("token_stays")
    if not g.tokens[token * N_REGIONS + source]:
        return _because("no_token", token=TOKENS[token], region=REGIONS[source])
    return _because("token_kind")


def _cleanse(g: GameState, power: int, region: int) -> Reason | None:
    if in_hand(g).id not in ("cleanse", "cleanse_up_to", "befoul"):
        return None
    if g.corruption[power * N_REGIONS + region]:
        return _because("corruption_elsewhere", region=REGIONS[region])
    return _because("no_corruption", power=POWERS[power], region=REGIONS[region])


def _word(g: GameState, word: int) -> Reason | None:
    asked = in_hand(g)
    if NOTATION[word] == "done" and asked.id == "assign":
        return _because("must_assign", "R8.10")
    if NOTATION[word] == "done" and asked.id not in ("turn", "throw"):
        return _because("must", "R1.6", ask=prompt(g))
    if NOTATION[word] == "pass":
        return _because("pass", "R6.3", ask=prompt(g))
    return None


REASONS: dict[str, Callable[..., Reason | None]] = {
    "move": _move,
    "hit": _hit,
    "peasant": _peasant,
    "pick": _pick,
    "play": _play,
    "discard": _discard,
    "upgrade": _upgrade,
    "name": _name,
    "place": _place,
    "take": _take,
    "carry": _carry,
    "cleanse": _cleanse,
    "word": _word,
}


# --- questions in a player's words --------------------------------------------------------------------------------


def about(g: GameState, words: str) -> Fact:
    """Why a figure, a card, a region or an action cannot be used now; or that it can.

    The words are a notation (`Kw3>kis`), a figure (`Kw3`), a follower's name, a card, or a region.
    """
    words = words.strip()
    if not g.actions:
        return illegal(g, words).fact
    if words in ACTIONS:
        return Fact("why.legal", {}) if ACTIONS[words] in g.actions else illegal(g, ACTIONS[words]).fact
    tried = _attempts(g, words.lower().replace(" ", "_"))
    if not tried:
        return Fact("why.nothing_called", {"words": words})
    legal = [a for a in tried if a in g.actions]
    if legal:
        return Fact("why.usable" if len(legal) <= SHOWN else "why.usable_more", {"actions": _notations(legal[:SHOWN])})
    reasons = [illegal(g, a).fact for a in tried]
    return max(reasons, key=lambda reason: (reasons.count(reason), str(reason)))


SHOWN = 6  # actions that are named


def _notations(actions: Iterable[int]) -> list[str]:
    return [NOTATION[action] for action in actions]


def _attempts(g: GameState, word: str) -> list[int]:
    """The actions a player may have in mind with a word."""
    if word in POWERS:
        return [ACTIONS[f"name {word}"]]
    figures = [f for f in range(N_FIGURES) if word in (FIGURE_NAMES[f].lower(), _slug(FOLLOWER_NAMES[CLASS_OF[f]]))]
    cards = [c for c, slug in enumerate(CARD_SLUGS) if slug and word == slug]
    regions = [r for r in REGION_ORDER if word in (REGIONS[r], REGION_CODES[r])]
    if figures and in_hand(g).id == "turn":
        mine = [f for f in figures if g.control[g.seat] >> f & 1] or figures
        return [MOVE + f * N_REGIONS + r for f in mine for r in REGION_ORDER]
    if figures:
        return [ACTIONS[verb + FIGURE_NAMES[f]] for f in figures for verb in ("hit ", "pick ")]
    if cards and g.phase == PHASE_SUMMONING:
        per_card = N_REGIONS * N_SPACES
        return [PLAY + c * per_card + i for c in cards for i in range(per_card)]
    if cards:
        return [ACTIONS[f"discard {CARD_SLUGS[c]}"] for c in cards]
    return [a for r in regions for a in range(len(NOTATION)) if f"{REGION_CODES[r]}" in NOTATION[a].split(">")[-1]]


def _slug(name: str) -> str:
    return name.lower().replace(" ", "_")
