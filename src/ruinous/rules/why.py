"""Why not? One sentence and a rule's number for anything a player might try and may not do."""

from collections.abc import Callable

from ruinous.rules import values
from ruinous.rules.actions import ACTIONS, MOVE, NOTATION, PLAY, kind
from ruinous.rules.ids import (
    CARD_SLUGS,
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
    POWER_NAMES,
    POWERS,
    RANK,
    REGION_CODES,
    REGION_ORDER,
    REGIONS,
    RESERVE,
    STANDING,
    THIRD,
    TOKEN_NAMES,
    UPGRADE_OWNER,
)
from ruinous.rules.phases.battle import REGULAR, lying, pools
from ruinous.rules.phases.summoning import legal_regions
from ruinous.rules.state import GameState
from ruinous.rules.words import card_name, figure_name, prompt, region_name, some

Reason = tuple[str, str]  # the sentence, the rule


class IllegalAction(ValueError):
    """An action that is not in the legal list, with the reason and the number of the rule."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.reason = reason
        self.rule = rule


# The rule each question stands under, for what is not among its answers at all.
QUESTION_RULES = {
    "turn": "R6.2",
    "assign": "R8.8",
    "automatic_hits": "R8.19",
    "throw": "R8.22",
    "place_tokens": "R12.6",
    "place_apart": "R4.5",
    "take_tokens": "R12.6",
    "cleanse": "R12.6",
    "cleanse_up_to": "C47",
    "discard_cards": "R23.5",
    "discard_first": "R5.3",
    "take_upgrade": "R17.1",
    "remove_figure": "R23.7",
    "move_figures": "R7.4",
    "influence": "R7.4",
    "beguile": "R7.4",
    "rot": "R7.4",
    "shield": "R7.4",
    "meddle": "R7.4",
    "choose_option": "R4.2",
    "carry_warpstone": "R23.4",
    "stand": "C42",
    "whisper": "R23.4",
    "keep_card": "R11.2",
    "spend_cached": "R5.2",
    "doom": "R7.4",
    "move_many": "R7.4",
    "bring_another": "R23.4",
    "promote": "R7.4",
    "scheme": "R7.4",
    "hate": "R7.4",
    "befoul": "R7.4",
    "spread": "R7.4",
    "smite": "R7.4",
    "glean": "R7.4",
    "open_portal": "R7.4",
    "storm": "R7.4",
    "fetch": "R7.4",
    "surrender": "R7.4",
    "burrow": "R23.4",
    "arrange": "R23.4",
    "escort": "R23.4",
    "daze": "R23.4",
}


def illegal(g: GameState, action: int | str) -> IllegalAction:
    """The reason why an action is not legal now."""
    if not g.actions:
        return IllegalAction("The game is over.", "R18.1")
    rule = QUESTION_RULES[g.stack[-1][0]]
    number = ACTIONS.get(action, -1) if isinstance(action, str) else action
    if not 0 <= number < len(NOTATION):
        return IllegalAction(f"{action!r} is no action; write one like {NOTATION[g.actions[-1]]!r}.", rule)
    what, args = kind(number)
    reason = REASONS[what](g, *args) if what in REASONS else None
    if reason is None:
        reason = (f"That is not asked now. {prompt(g)}", rule)
    return IllegalAction(*reason)


def _first(name: str) -> str:
    """A name at the beginning of a sentence."""
    return name[0].upper() + name[1:]


# --- figures ------------------------------------------------------------------------------------------------------


def _not_there(g: GameState, figure: int, region: int) -> Reason | None:
    if OWNER[figure] not in g.powers:
        return f"{_first(POWER_NAMES[OWNER[figure]])} does not play in this game.", "R1.1"
    place = g.where(figure)
    if place != region:
        return f"{figure_name(figure)} is in {region_name(place)}, not in {region_name(region)}.", "R8.8"
    return None


def _move(g: GameState, figure: int, region: int) -> Reason | None:
    name, *args = g.stack[-1]
    seat = g.seat
    if name not in ("turn", "move_figures"):
        return None
    if OWNER[figure] not in g.powers:
        return f"{_first(POWER_NAMES[OWNER[figure]])} does not play in this game.", "R1.1"
    place = g.where(figure)
    controller = g.controller(figure)
    if name == "turn" and controller != seat:
        who = POWER_NAMES[controller]
        return f"{figure_name(figure)} is not yours: {who} controls it.", "R6.5" if OWNER[figure] != seat else "R15.1"
    if place == region:
        return f"{figure_name(figure)} is in {region_name(region)} already.", "R6.7"
    if place == LAID:
        return f"{figure_name(figure)} lies on a card and cannot be summoned.", "F13"
    if not values.free_to_leave(g, place, 1 << figure):
        return f"{figure_name(figure)} may not leave {region_name(place)}.", "R6.9"
    if name == "turn":
        if not legal_regions(g, seat) >> region & 1:
            return f"You have no figure in {region_name(region)} or next to it.", "R6.6"
        cost = values.figure_cost(g, figure, region)
        if cost > g.power[seat]:
            return f"{figure_name(figure)} costs {cost} and you have {g.power[seat]} power.", "R6.5"
    else:
        _, ranks, sources, targets, *_ = args
        if place == RESERVE or not sources >> place & 1:
            return f"No figure may be moved from {region_name(place)} by this effect.", "R7.4"
        if not targets >> region & 1:
            return f"This effect moves nothing to {region_name(region)}.", "R7.4"
        if not ranks >> RANK[figure] & 1:
            return f"This effect does not move a {FOLLOWER_NAMES[CLASS_OF[figure]]}.", "R7.4"
    return _same_as_another(g, figure)


def _same_as_another(g: GameState, figure: int) -> Reason | None:
    alike = [f for f in values.distinct(g, g.here[g.where(figure)]) if CLASS_OF[f] == CLASS_OF[figure] and f != figure]
    if alike:
        return f"{FIGURE_NAMES[figure]} is the same as {FIGURE_NAMES[alike[0]]} here: choose that one.", "R23.9"
    return None


def _hit(g: GameState, figure: int, sixes: int) -> Reason | None:
    name, *args = g.stack[-1]
    if name == "automatic_hits":
        return _automatic_hit(g, figure, *args)
    if name != "assign":
        return None
    power, region, plain, six, dice, _ = args
    common = _no_target(g, figure, region, power)
    if common:
        return common
    one_by_one = dice != REGULAR and not pools(g)
    need = 1 if one_by_one else values.defense(g, figure, region, power) - lying(g, power, figure)
    if values.upgraded(g, g.rules.six_only) >> figure & 1:
        if six < need:
            return f"Only sixes may be assigned to {figure_name(figure)}: it needs {need}, you have {six}.", "R8.12"
    elif plain + six < need:
        return f"{figure_name(figure)} needs {some(need, 'hit')} to die and you have {plain + six}.", "R8.9"
    if sixes:
        return f"You cannot, or need not, say that {sixes} sixes go to {figure_name(figure)}.", "R8.12"
    return _same_as_another(g, figure)


def _no_target(g: GameState, figure: int, region: int, power: int) -> Reason | None:
    missing = _not_there(g, figure, region)
    if missing:
        return missing
    if g.control[power] >> figure & 1:
        return f"{figure_name(figure)} is your own: you cannot hit it.", "R8.8"
    if g.tipped >> figure & 1:
        return f"{figure_name(figure)} is already killed.", "R8.13"
    if values.shielded(g) >> figure & 1:
        return f"{figure_name(figure)} is protected by a Warp Shield.", "R8.8"
    return None


def _automatic_hit(g: GameState, figure: int, seat: int, victim: int, region: int, hits: int) -> Reason | None:
    common = _no_target(g, figure, region, seat)
    if common:
        return common
    if not g.control[victim] >> figure & 1:
        return f"Automatic hits go to figures of {POWER_NAMES[victim]} only.", "R8.19"
    if values.upgraded(g, g.rules.six_only) >> figure & 1:
        return f"Automatic hits cannot be assigned to {figure_name(figure)}.", "C32"
    need = values.defense(g, figure, region, seat)
    if need > hits:
        return f"{figure_name(figure)} needs {some(need, 'hit')} to die and you have {hits}.", "R8.9"
    return _same_as_another(g, figure)


def _peasant(g: GameState, six: int) -> Reason | None:
    name, *args = g.stack[-1]
    if name == "automatic_hits":
        return "Automatic hits go to figures, not to Peasants.", "R8.19"
    if name != "assign":
        return None
    if six:
        return "Which hit takes the Peasant makes no difference here.", "R8.12"
    return f"There is no Peasant in {region_name(args[1])}.", "R8.14"


def _pick(g: GameState, figure: int) -> Reason | None:
    name, *args = g.stack[-1]
    if name not in ("remove_figure", "beguile", "rot", "shield"):
        return None
    region = args[2] if name == "remove_figure" else args[0]
    missing = _not_there(g, figure, region)
    if missing:
        return missing[0], QUESTION_RULES[name]
    mine = g.control[g.seat] >> figure & 1
    if mine and name in ("beguile", "rot"):
        return f"{figure_name(figure)} is your own.", "R7.4"
    if not mine and name in ("remove_figure", "shield"):
        return f"{figure_name(figure)} is not yours.", QUESTION_RULES[name]
    same = _same_as_another(g, figure)
    return same or (f"This effect cannot take a {FOLLOWER_NAMES[CLASS_OF[figure]]}.", QUESTION_RULES[name])


# --- cards --------------------------------------------------------------------------------------------------------


def _play(g: GameState, card: int, region: int, space: int) -> Reason | None:
    if g.stack[-1][0] != "turn":
        return None
    seat = g.seat
    if CHAOS_OWNER[card] != seat:
        return "That is not one of your cards.", "R7.1"
    if card not in g.hand[seat]:
        return f"You have no {card_name(g, card)} in your hand.", "R7.1"
    if g.ruined >> region & 1:
        return f"{region_name(region)} is ruined: no Chaos cards are played there.", "R14.1"
    content = g.space[region * N_SPACES + space]
    if space == THIRD and seat != HORNED_RAT:
        return "The third place is the Horned Rat's alone.", "R7.2"
    if content >= STANDING:
        return f"A Horror stands on that card space of {region_name(region)}.", "R7.2"
    if content:
        return f"{card_name(g, content)} lies in that space of {region_name(region)}.", "R7.2"
    cost = values.card_cost(g, seat, card, region)
    if cost > g.power[seat]:
        return f"{card_name(g, card)} costs {cost} in {region_name(region)} and you have {g.power[seat]} power.", "R7.3"
    if space == THIRD:
        return "A third card is laid only where no other space is open, with the Council of Thirteen.", "R7.2"
    if not values.enterable(g, region):
        return f"No Chaos card may be played into {region_name(region)} while an Event is there.", "R7.2"
    return f"Only one Chaos card may be played into {region_name(region)} while Skaven are there.", "R7.2"


def _discard(g: GameState, card: int) -> Reason | None:
    name = g.stack[-1][0]
    if name in ("discard_cards", "discard_first"):
        return "You have no such card in your hand.", QUESTION_RULES[name]
    return None


def _upgrade(g: GameState, upgrade: int) -> Reason | None:
    if g.stack[-1][0] != "take_upgrade":
        return None
    if not g.rules.in_use[upgrade]:
        return "That upgrade belongs to a set that is not used in this game.", "R20.1"
    if UPGRADE_OWNER[upgrade] != g.seat:
        return "That upgrade belongs to another Power.", "R17.1"
    return "That upgrade is in play already.", "R17.1"


def _name(g: GameState, power: int) -> Reason | None:
    if g.stack[-1][0] != "meddle":
        return None
    if power == g.seat:
        return "You must name an opponent.", "R7.4"
    return f"{_first(POWER_NAMES[power])} has no figure in {region_name(g.stack[-1][1])}.", "R7.4"


# --- tokens and words ---------------------------------------------------------------------------------------------


def _place(g: GameState, token: int, region: int) -> Reason | None:
    name, *args = g.stack[-1]
    if name not in ("place_tokens", "place_apart"):
        return None
    if token != args[1]:
        return f"A {TOKEN_NAMES[args[1]]} is to be placed, not a {TOKEN_NAMES[token]}.", QUESTION_RULES[name]
    if g.ruined >> region & 1:
        return f"{region_name(region)} is ruined: no tokens are placed there.", "R13.9"
    return f"{region_name(region)} is not one of the regions for this token.", QUESTION_RULES[name]


def _take(g: GameState, token: int, region: int) -> Reason | None:
    if g.stack[-1][0] != "take_tokens":
        return None
    return f"There is no {TOKEN_NAMES[token]} in {region_name(region)}.", "R12.6"


def _carry(g: GameState, token: int, region: int) -> Reason | None:
    name, *args = g.stack[-1]
    if name != "influence":
        return None
    source = args[0]
    if g.ruined >> region & 1:
        return f"{region_name(region)} is ruined: no token may be moved there.", "R13.9"
    if region == source:
        return "The token must go to another region.", "R7.4"
    if not g.tokens[token * N_REGIONS + source]:
        return f"There is no {TOKEN_NAMES[token]} in {region_name(source)}.", "R7.4"
    return "Only a Noble, a Hero or a Peasant can be moved by this card.", "R7.4"


def _cleanse(g: GameState, power: int, region: int) -> Reason | None:
    name = g.stack[-1][0]
    if name not in ("cleanse", "cleanse_up_to"):
        return None
    if g.corruption[power * N_REGIONS + region]:
        return f"The tokens are not to be taken from {region_name(region)}.", QUESTION_RULES[name]
    return f"{_first(POWER_NAMES[power])} has no corruption token in {region_name(region)}.", QUESTION_RULES[name]


def _word(g: GameState, word: int) -> Reason | None:
    name = g.stack[-1][0]
    if NOTATION[word] == "done" and name == "assign":
        return "You must assign your hits while they can still be assigned.", "R8.10"
    if NOTATION[word] == "done" and name not in ("turn", "throw"):
        return f"This is not optional. {prompt(g)}", "R1.6"
    if NOTATION[word] == "pass":
        return f"You pass only on your turn of the summoning phase. {prompt(g)}", "R6.3"
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


def about(g: GameState, words: str) -> str:
    """Why a figure, a card, a region or an action cannot be used now; or that it can.

    The words are a notation (`Kw3>kis`), a figure (`Kw3`), a follower's name, a card, or a region.
    """
    words = words.strip()
    if not g.actions:
        return str(illegal(g, words))
    if words in ACTIONS:
        return "That is legal." if ACTIONS[words] in g.actions else str(illegal(g, ACTIONS[words]))
    tried = _attempts(g, words.lower().replace(" ", "_"))
    if not tried:
        return f"There is no figure, card, region or action called {words!r}."
    legal = [a for a in tried if a in g.actions]
    if legal:
        return f"That can be used: {', '.join(NOTATION[a] for a in legal[:6])}{' …' if len(legal) > 6 else ''}."
    reasons = [str(illegal(g, a)) for a in tried]
    return max(sorted(set(reasons)), key=reasons.count)


def _attempts(g: GameState, word: str) -> list[int]:
    """The actions a player may have in mind with a word."""
    if word in POWERS:
        return [ACTIONS[f"name {word}"]]
    figures = [f for f in range(N_FIGURES) if word in (FIGURE_NAMES[f].lower(), _slug(FOLLOWER_NAMES[CLASS_OF[f]]))]
    cards = [c for c, slug in enumerate(CARD_SLUGS) if slug and word == slug]
    regions = [r for r in REGION_ORDER if word in (REGIONS[r], REGION_CODES[r])]
    if figures and g.stack[-1][0] == "turn":
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
