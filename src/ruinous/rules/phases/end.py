"""The end phase (R11): six steps, the last of which may end the game (R18)."""

from ruinous.rules import board, choices, values
from ruinous.rules.actions import DONE, KEEP
from ruinous.rules.arguments import CardSpace
from ruinous.rules.engine import step
from ruinous.rules.ids import (
    ALL_REGIONS,
    ANY_RANK,
    CHAOS_OWNER,
    HERO,
    N_REGIONS,
    N_SPACES,
    NOBLE,
    PHASE_END,
    REGION_ORDER,
    REGIONS_IN,
    SKAVEN,
    STANDING,
    WARPSTONE,
)
from ruinous.rules.old_world import At, carry_out
from ruinous.rules.phases.battle import battle_phase
from ruinous.rules.phases.corruption import corruption_step, domination_step
from ruinous.rules.phases.draw import draw_phase
from ruinous.rules.phases.old_world import old_world_phase
from ruinous.rules.phases.summoning import summoning_phase
from ruinous.rules.questions import question
from ruinous.rules.state import GameState
from ruinous.rules.windows import open_window


@step("play_round")
def play_round(g: GameState) -> None:
    """The six phases of a round (R3.1)."""
    g.round += 1
    g.cause = ("rule", "R3.1")
    g.then(end_phase)
    g.then(corruption_step)
    g.then(domination_step)
    g.then(battle_phase)
    g.then(summoning_phase)
    g.then(draw_phase)
    g.then(old_world_phase)


@step("end_phase")
def end_phase(g: GameState) -> None:
    g.phase = PHASE_END
    g.note("phase", g.round, g.phase)
    for part in (check_game_end, advance_dials, score_ruins, old_world_effects, heroes, take_up_cards):
        g.then(part)
    open_window(g, "end_start")


# --- step 1: Chaos cards ------------------------------------------------------------------------------------------


@step("take_up_cards")
def take_up_cards(g: GameState) -> None:
    """Played cards go to their owners' discard piles, except those that stay (R11.2)."""
    stays, kept = g.rules.hooks["stays"], g.rules.may_keep
    g.cause = ("rule", "R11.2")
    leaving = []
    for place, card in enumerate(g.space):
        if not 0 < card < STANDING:
            continue
        region = place // N_SPACES
        if card in stays and card in values.texts(g, region) and stays[card](g, region):
            g.cause = ("card", card, region)
            g.note("stays", card, region)
        else:
            leaving.append(place)
    asked = [i for i in leaving if g.space[i] in kept and g.space[i] in values.texts(g, i // N_SPACES)]
    g.each(keep_card, asked)
    for place in leaving:
        if place not in asked:
            board.take_up(g, place)
    for bond in g.bonds:
        if bond[0] == "musk":
            board.release(g, bond)


@question("keep_card", "R11.2", group="card", optional=True)
def keep_card(g: GameState, place: CardSpace) -> None:
    """A card that may be laid open beside the sheet instead (horned_rat.warp_token_cache)."""
    g.ask(CHAOS_OWNER[g.space[place]], [DONE, KEEP])


@keep_card.answer
def keep_card_chosen(g: GameState, action: int, place: int) -> None:
    card = g.space[place]
    if action == DONE:
        board.take_up(g, place)
    else:
        g.space[place] = 0
        g.cached[CHAOS_OWNER[card]] += bytes((card,))
        g.note("cached", CHAOS_OWNER[card], card, *divmod(place, N_SPACES))


# --- step 2: Heroes -----------------------------------------------------------------------------------------------


@step("heroes")
def heroes(g: GameState) -> None:
    """Each Hero in turn, region by region (R11.3, C18)."""
    g.each(hero_strikes, [r for r in REGION_ORDER for _ in range(g.tokens[HERO * N_REGIONS + r])])


@step("hero_strikes")
def hero_strikes(g: GameState, region: int) -> None:
    present = [p for p in g.powers if g.here[region] & g.control[p] and not values.passed_over(g, p, region)]
    if present:
        seat = values.greatest_threat(g, present)
        g.cause = ("hero", region)
        g.note("hero", seat, region)
        if g.rules.hero_cleanses:
            g.then(hero_cleanses, seat, region)
        g.then(choices.remove_figure, seat, ANY_RANK, region)


@step("hero_cleanses")
def hero_cleanses(g: GameState, seat: int, region: int) -> None:
    """Whoever loses a figure to a Hero loses corruption there too (old_world.witch_hunters)."""
    for card in g.track:
        count = g.rules.hero_cleanses.get(card, 0)
        if count:
            g.cause = ("old_world", card)
            board.cleanse(g, seat, region, min(count, g.corruption[seat * N_REGIONS + region]))


# --- step 3: Old World cards --------------------------------------------------------------------------------------


@step("old_world_effects")
def old_world_effects(g: GameState) -> None:
    """Persistent effects, space 1 before space 2 (R11.4)."""
    g.each(persistent_effect, [card for card in g.track if card])


@step("persistent_effect")
def persistent_effect(g: GameState, card: int) -> None:
    if g.rules.old_world[card].end:
        g.cause = ("old_world", card)
        g.note("persistent", card)
        carry_out(g, At(card, "end", (), values.lowest_threat(g)))


# --- step 4: ruined regions ---------------------------------------------------------------------------------------


@step("score_ruins")
def score_ruins(g: GameState) -> None:
    """First and second points by corruption tokens, then the card is turned and the tokens go (R11.5)."""
    for region in REGIONS_IN[g.face_up]:
        number = g.ruin[region]
        for power, (place, points) in shares(g, region, *g.rules.ruin_points[number][region]).items():
            g.cause = (place, region, number)
            board.score(g, power, points)
        g.cause = ("rule", "R11.5")
        for power in g.powers:
            board.cleanse(g, power, region, g.corruption[power * N_REGIONS + region])
        g.face_up &= ~(1 << region)
        g.note("ruin_over", region)


def shares(g: GameState, region: int, first: int, second: int) -> dict[int, tuple[str, int]]:
    """Each player's place in a ruined region, and what it scores."""
    weights = {p: values.weight_in_ruin(g, p, region) for p in g.powers}
    tokens = {p: n for p, n in weights.items() if n}
    most = [p for p in tokens if tokens[p] == max(tokens.values())]
    if len(most) > 1:
        return {p: ("tied_first", (first + second) // len(most)) for p in most}
    rest = {p: n for p, n in tokens.items() if p not in most}
    runners_up = [p for p in rest if rest[p] == max(rest.values())]
    place = "second" if len(runners_up) == 1 else "tied_second"
    return dict.fromkeys(most, ("first", first)) | {p: (place, second // len(runners_up)) for p in runners_up}


# --- step 5: dials ------------------------------------------------------------------------------------------------


@step("advance_dials")
def advance_dials(g: GameState) -> None:
    """One tick each for those with counters; then one more for the one with most, if alone (R12.5)."""
    g.then(return_counters)
    ticking = [p for p in g.powers if g.counters[p]]
    if not ticking:
        return
    most = max(g.counters[p] for p in ticking)
    leaders = [p for p in ticking if g.counters[p] == most]
    if len(leaders) == 1:
        g.then(tick, leaders[0])
    g.each(tick, ticking)


@step("tick")
def tick(g: GameState, power: int) -> None:
    dial = g.rules.dials[power]
    if g.dial[power] == len(dial) - 1:  # at Victory (C50)
        return
    g.dial[power] += 1
    stop = dial[g.dial[power]]
    g.cause = ("rule", "R12.5")
    g.note("tick", power, g.dial[power])
    g.cause = ("dial", power, g.dial[power])
    if stop.do == "score_vp":
        board.score(g, power, stop.n)
    elif stop.do == "draw_cards":
        board.draw(g, power, stop.n)
    elif stop.do == "upgrade_card":
        g.then(choices.take_upgrade, power)
    elif stop.do == "place_nobles":
        g.then(choices.place_tokens, power, NOBLE, stop.n, ALL_REGIONS)
    elif stop.do == "place_warpstone":
        g.then(choices.place_tokens, power, WARPSTONE, stop.n, ALL_REGIONS)
    elif stop.do == "place_skaven":
        g.then(choices.place_tokens, power, SKAVEN, stop.n, ALL_REGIONS)
    elif stop.do == "remove_corruption":
        g.then(choices.cleanse, power, stop.n, ALL_REGIONS)
    elif stop.do == "remove_old_world_tokens":
        g.then(choices.take_tokens, power, stop.n)


@step("return_counters")
def return_counters(g: GameState) -> None:
    g.cause = ("rule", "R12.5")
    for power in g.powers:
        if g.counters[power]:
            count, g.counters[power] = g.counters[power], 0
            g.note("counters_back", power, count)


# --- step 6: the end of the game ----------------------------------------------------------------------------------


END_RULES = {"max_threat": "R18.2", "fifty_vp": "R18.3", "five_ruined": "R18.4", "deck_empty": "R18.5"}


@step("check_game_end")
def check_game_end(g: GameState) -> None:
    """The first condition met ends the game (R18); otherwise the next round begins (R11.7)."""
    g.result = game_end(g)
    if g.result:
        g.stack.clear()
        g.cause = ("rule", END_RULES[g.result[0]])
        g.note("game_end", *g.result)
        return
    g.cause = ("rule", "R11.7")
    for bond in g.bonds:
        board.release(g, bond)
    g.free_used = g.dazed = g.shrouded = g.colony = 0
    g.placed_round = g.killed = g.losses = 0
    g.tally = ()
    g.note("round_over", g.round)
    g.then(play_round)


def game_end(g: GameState) -> tuple[str, tuple[int, ...]] | None:
    """The condition that ends the game and its winners, or None."""
    at_victory = [p for p in g.powers if g.dial[p] == len(g.rules.dials[p]) - 1]
    if at_victory:
        most = max(g.vp[p] for p in at_victory)
        return "max_threat", tuple(p for p in at_victory if g.vp[p] == most)
    if max(g.vp) >= g.rules.content.limits.vp:
        return "fifty_vp", (most_points(g),)
    if g.ruined.bit_count() >= len(g.rules.ruiners) - 1:
        return "five_ruined", (most_points(g),)
    if not g.old_world_deck:
        return "deck_empty", ()
    return None


def most_points(g: GameState) -> int:
    """Most VP; among equals the greatest Threat (R18.3, R18.4)."""
    return max(g.powers, key=lambda p: (g.vp[p], values.threat_rank(g, p)))
