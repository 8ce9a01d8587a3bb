"""Decisions, actions and events as plain English sentences."""

from collections.abc import Callable
from typing import Any

from ruinous.rules import values
from ruinous.rules.actions import DONE, KEEP, PASS, ROLL, WAIT, kind
from ruinous.rules.ids import (
    CLASS_OF,
    FIGURE_NAMES,
    FOLLOWER_NAMES,
    PHASE_NAMES,
    POWER_NAMES,
    RANK_NAMES,
    REGION_NAMES,
    REGIONS,
    RESERVE,
    TOKEN_NAMES,
    TOKENS,
)
from ruinous.rules.old_world import At, look_up
from ruinous.rules.state import Event, GameState

SPACE_NAMES = ("left", "right", "third")
END_CONDITIONS = {
    "max_threat": "a dial has reached Victory",
    "fifty_vp": "somebody has 50 victory points",
    "five_ruined": "five regions are ruined",
    "deck_empty": "the Old World deck has run out",
}


def card_name(g: GameState, card: int) -> str:
    return g.rules.content.chaos[card - 1].name


def old_world_name(g: GameState, card: int) -> str:
    return g.rules.content.old_world[card - 1].name


def upgrade_name(g: GameState, upgrade: int) -> str:
    return g.rules.content.upgrades[upgrade].name


def figure_name(figure: int) -> str:
    return f"{FOLLOWER_NAMES[CLASS_OF[figure]]} ({FIGURE_NAMES[figure]})"


def region_name(region: int) -> str:
    return REGION_NAMES[region] if region < RESERVE else "the reserve"


def some(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 or thing == "Warpstone" else f"{count} {thing}s"


# --- decisions ----------------------------------------------------------------------------------------------------


def prompt(g: GameState) -> str:
    """What is asked, in one sentence to the one who must decide."""
    name, *args = g.stack[-1]
    return PROMPTS[name](g, *args)


def _turn(g: GameState, seat: int) -> str:
    return f"Your turn with {g.power[seat]} power: summon a figure, play a Chaos card, or pass."


def _assign(g: GameState, power: int, region: int, plain: int, sixes: int, kind_of_dice: int, fallen: Any) -> str:
    hits = some(plain + sixes, "hit") + (f", {sixes} of them with sixes," if sixes else "")
    early = "early hits may stay on their target" if kind_of_dice < 2 else "each target must be killed"
    return f"Assign {hits} in {region_name(region)}; {early}."


def _move(g: GameState, seat: int, ranks: int, sources: int, targets: int, most: int, optional: bool, *_: Any) -> str:
    return f"Move up to {some(most, 'figure')}, or be done." if optional else f"Move {some(most, 'figure')}."


PROMPTS: dict[str, Callable[..., str]] = {
    "turn": _turn,
    "assign": _assign,
    "automatic_hits": lambda g, seat, victim, region, hits: (
        f"Assign {some(hits, 'automatic hit')} to {POWER_NAMES[victim]}'s figures in {region_name(region)}."
    ),
    "throw": lambda g, power, region, *_: (
        f"You have one die for {region_name(region)} in this battle phase: roll it now, or wait."
    ),
    "place_tokens": lambda g, seat, token, count, *_: f"Place {some(count, TOKEN_NAMES[token])} in any regions.",
    "place_apart": lambda g, seat, token, choose, regions, count: (
        f"Place {some(count, TOKEN_NAMES[token])} in {'a region' if choose == 1 else f'each of {choose} regions'}."
    ),
    "take_tokens": lambda g, seat, count: f"Return {some(count, 'Old World token')} from the board to the stock.",
    "cleanse": lambda g, seat, count, *_: f"Remove {some(count, 'corruption token')} of any Powers.",
    "cleanse_up_to": lambda g, seat, count, *_: (
        f"Remove up to {some(count, 'corruption token')} from one region, or be done."
    ),
    "discard_cards": lambda g, seat, count: f"Discard {some(count, 'Chaos card')}.",
    "discard_first": lambda g, power: "Discard a Chaos card before you draw, or be done.",
    "take_upgrade": lambda g, seat: "Your dial gives you an upgrade: choose one.",
    "remove_figure": lambda g, seat, ranks, region: f"Choose the figure you lose in {region_name(region)}.",
    "move_figures": _move,
    "influence": lambda g, region: f"Move a Noble, Hero or Peasant from {region_name(region)} to another region.",
    "beguile": lambda g, region, *_: f"Choose the enemy figure to control in {region_name(region)}.",
    "rot": lambda g, region, count: (
        f"Kill {some(count, 'more enemy figure')} of rank Cultist or Warrior in {region_name(region)}."
    ),
    "shield": lambda g, region: f"Choose the figure to shield in {region_name(region)}.",
    "meddle": lambda g, region, count: f"Name the player who must discard {some(count, 'Chaos card')}.",
    "choose_option": lambda g, card, *_: f"{old_world_name(g, card)}: choose which of its instructions to follow.",
    "carry_warpstone": lambda g, seat, source, region: (
        f"The Acolyte may take a Warpstone along to {region_name(region)}."
    ),
    "stand": lambda g, figure, region: f"The Horror may close a card space in {region_name(region)}.",
    "keep_card": lambda g, place: f"Keep {card_name(g, g.space[place])} beside your sheet, or be done with it.",
    "spend_cached": lambda g, power: "Discard cards kept beside your sheet for power, or be done.",
    "doom": lambda g, region, count: f"The Doomwheel kills {some(count, 'Clanrat')} in {region_name(region)}: choose.",
    "move_many": lambda g, seat, ranks, sources, targets, most, *_: (
        "Move figures, or be done." if most > 9 else f"Move up to {some(most, 'figure')}, or be done."
    ),
    "bring_another": lambda g, seat, first, region: (
        f"A second {FOLLOWER_NAMES[CLASS_OF[first]]} may come to {region_name(region)}, free."
    ),
    "promote": lambda g, seat, region: f"Replace a figure in {region_name(region)} by one of a higher rank.",
    "scheme": lambda g, region, count: f"Place a Skaven in {region_name(region)} or next to it, or move one there.",
    "hate": lambda g, place, count: "Choose the enemy figure that Hate holds.",
    "befoul": lambda g, region, *_: f"Remove a corruption token of another Power from {region_name(region)}.",
    "spread": lambda g, region, *_: f"Place a corruption token next to {region_name(region)}.",
    "smite": lambda g, region, hits: f"Kill an enemy figure in {region_name(region)} with {some(hits, 'hit')}.",
    "glean": lambda g, region, *_: "Name the player whose hand you look at.",
    "open_portal": lambda g, region, *_: (
        f"Discard a Chaos card to move a figure from {region_name(region)}, or be done."
    ),
    "storm": lambda g, region, *_: f"Choose where the Warpstone for {region_name(region)} comes from.",
    "fetch": lambda g, count: f"Take {some(count, 'card')} from your discard pile.",
    "surrender": lambda g, place, most: f"Put up to {some(most, 'Cultist')} on the card, or be done.",
    "burrow": lambda g, moved: "Move Clanrats, each once, or be done.",
    "arrange": lambda g, count: (
        f"The next Old World cards are {' and '.join(old_world_name(g, c) for c in g.old_world_deck[-count:][::-1])}."
    ),
    "escort": lambda g, seat, source, region: f"The Seductress may take a Noble along to {region_name(region)}.",
    "daze": lambda g, region, count: f"Choose the enemy figure in {region_name(region)} that adds no dice.",
    "whisper": lambda g: "The Keeper of Secrets may take control of an enemy Cultist.",
}


# --- actions ------------------------------------------------------------------------------------------------------


def action_text(g: GameState, action: int) -> str:
    """An action of the legal list in words, with its price."""
    plain = {
        PASS: "pass",
        DONE: "done",
        ROLL: "roll the die now",
        WAIT: "keep the die for later",
        KEEP: "keep the card",
    }
    if action in plain:
        return plain[action]
    what, args = kind(action)
    asked = g.stack[-1][0]
    if what == "move":
        figure, region = args
        text = f"{figure_name(figure)} from {region_name(g.where(figure))} to {region_name(region)}"
        if asked == "turn":
            return f"summon {text} ({values.figure_cost(g, figure, region)} power)"
        return f"move {text}"
    if what == "play":
        card, region, space = args
        cost = values.card_cost(g, g.seat, card, region)
        return f"play {card_name(g, card)} to {region_name(region)}, {SPACE_NAMES[space]} ({cost} power)"
    if what == "trade":
        figure, region = args
        text = f"{figure_name(figure)} from {region_name(g.where(figure))} to {region_name(region)}"
        return f"summon {text} for a card from your hand"
    if what == "become":
        return f"replace {figure_name(args[0])} by a {RANK_NAMES[args[1]]}"
    if what == "fetch":
        return f"take {card_name(g, args[0])}"
    if what == "hit":
        figure, sixes = args
        return f"hit {figure_name(figure)}" + (f" with {sixes} of the sixes" if sixes else "")
    if what == "peasant":
        return "hit a Peasant" + (f" with {some(args[0], 'six')}".replace("sixs", "sixes") if args[0] else "")
    if what == "pick":
        return f"{figure_name(args[0])} of {POWER_NAMES[g.controller(args[0])]}"
    if what == "discard":
        return f"discard {card_name(g, args[0])}"
    if what == "upgrade":
        return f"take {upgrade_name(g, args[0])}"
    if what == "name":
        return POWER_NAMES[args[0]]
    if what == "stand":
        return f"stand on the {SPACE_NAMES[args[0]]} card space"
    if what == "option":
        return _option_text(g, args[0])
    first, region = args
    where = region_name(region)
    if what == "place":
        return f"place {TOKEN_NAMES[first]} in {where}"
    if what == "take":
        return f"return {TOKEN_NAMES[first]} from {where}"
    if what == "carry":
        return f"move {TOKEN_NAMES[first]} to {where}"
    if what == "corrupt":
        return f"place a corruption token in {where}"
    return f"remove a corruption token of {POWER_NAMES[first]} from {where}"


def _option_text(g: GameState, number: int) -> str:
    """One of the lists of instructions an Old World card offers, or an order of its next cards."""
    if g.stack[-1][0] == "arrange":
        return "change their order" if number else "leave them as they are"
    parts = []
    for op in look_up(g, At(*g.stack[-1][1:]))["choose"][number]:
        if "place" in op and isinstance(op.get("in"), tuple):
            places = " and ".join(REGION_NAMES[REGIONS.index(region)] for region in op["in"])
            parts.append(f"{TOKEN_NAMES[TOKENS.index(op['place'])]} in {places}")
        else:
            parts.append(", ".join(f"{key} {value}" for key, value in op.items()))
    return "; ".join(parts)


# --- events -------------------------------------------------------------------------------------------------------


def event_text(g: GameState, event: Event) -> str:
    """An event of a seat's log in words; empty for one that needs none beside the others."""
    name, *args = event
    return EVENTS[name](g, *args) if name in EVENTS else ""


def _drawn(g: GameState, power: int, cards: int | bytes) -> str:
    if isinstance(cards, int):
        return f"{POWER_NAMES[power]} draws {some(cards, 'card')}."
    return f"{POWER_NAMES[power]} draws {', '.join(card_name(g, card) for card in cards)}."


def _moved(g: GameState, figure: int, source: int, region: int) -> str:
    return f"{figure_name(figure)} moves from {region_name(source)} to {region_name(region)}."


def _scored(g: GameState, power: int, points: int, reason: str, region: int) -> str:
    where = f" in {region_name(region)}" if region >= 0 else ""
    return f"{POWER_NAMES[power]} scores {points} VP ({SCORES[reason]}{where})."


def _ended(g: GameState, condition: str, winners: tuple[int, ...]) -> str:
    names = " and ".join(POWER_NAMES[p] for p in winners)
    won = f"{names} win{'s' if len(winners) == 1 else ''}" if winners else "all players lose"
    return f"The game is over: {END_CONDITIONS[condition]}; {won}."


SCORES = {
    "dial": "dial",
    "domination": "domination",
    "ruiner": "ruiner",
    "ruin": "corruption",
    "provender": "Provender of Ruin",
    "peasants": "Peasants",
    "most_peasants": "most Peasants",
    "bloodbath": "Bloodbath",
    "bloodletters": "Bloodletters",
    "debauchery": "Debauchery",
    "fall": "Fall from Grace",
}

EVENTS: dict[str, Callable[..., str]] = {
    "phase": lambda g, number, phase: f"Round {number}, {PHASE_NAMES[phase]}.",
    "old_world": lambda g, card: f"The Old World: {old_world_name(g, card)}.",
    "track": lambda g, card: f"{old_world_name(g, card)} goes to the track.",
    "leaves_game": lambda g, card: f"{old_world_name(g, card)} leaves the game.",
    "option": lambda g, seat, card, n: f"{POWER_NAMES[seat]} chooses option {n + 1} of {old_world_name(g, card)}.",
    "persistent": lambda g, card: f"{old_world_name(g, card)} takes effect.",
    "move": _moved,
    "remove": lambda g, figure, region: f"{figure_name(figure)} is removed from {region_name(region)}.",
    "kill": lambda g, killer, figure, region: (
        f"{POWER_NAMES[killer] if killer >= 0 else 'A Doomwheel'} kills {figure_name(figure)} in {region_name(region)}."
    ),
    "control": lambda g, power, figure, region: f"{POWER_NAMES[power]} takes control of {figure_name(figure)}.",
    "released": lambda g, figure: f"Control of {figure_name(figure)} ends.",
    "shield": lambda g, figure, region: f"{figure_name(figure)} cannot be killed in battle this round.",
    "stand": lambda g, figure, region, space: (
        f"{figure_name(figure)} closes the {SPACE_NAMES[space]} card space of {region_name(region)}."
    ),
    "place": lambda g, token, region: f"{TOKEN_NAMES[token]} placed in {region_name(region)}.",
    "take": lambda g, token, region: f"{TOKEN_NAMES[token]} returned from {region_name(region)}.",
    "carry": lambda g, token, source, region: (
        f"{TOKEN_NAMES[token]} moves from {region_name(source)} to {region_name(region)}."
    ),
    "peasant": lambda g, power, region: f"{POWER_NAMES[power]} takes a Peasant in {region_name(region)}.",
    "corrupt": lambda g, power, region, n: (
        f"{POWER_NAMES[power]} places {some(n, 'corruption token')} in {region_name(region)}."
    ),
    "cleanse": lambda g, power, region, n: (
        f"{some(n, 'corruption token')} of {POWER_NAMES[power]} removed from {region_name(region)}."
    ),
    "reshuffle": lambda g, power: f"{POWER_NAMES[power]} shuffles the discard pile into a new deck.",
    "draw": _drawn,
    "discard": lambda g, power, card: f"{POWER_NAMES[power]} discards {card_name(g, card)}.",
    "power": lambda g, power, n: f"{POWER_NAMES[power]} has {n} power.",
    "score": _scored,
    "summon": lambda g, power, figure, region, cost: f"{POWER_NAMES[power]} summons for {cost} power:",
    "play": lambda g, power, card, region, space, cost: (
        f"{POWER_NAMES[power]} plays {card_name(g, card)} to {region_name(region)}, {SPACE_NAMES[space]}, for {cost}."
    ),
    "pass": lambda g, power: f"{POWER_NAMES[power]} passes.",
    "battle": lambda g, region, number: f"{'A further battle' if number else 'Battle'} in {region_name(region)}.",
    "roll": lambda g, power, region, dice: (
        f"{POWER_NAMES[power]} rolls {' '.join(map(str, dice))} in {region_name(region)}."
    ),
    "waits": lambda g, power, region: f"{POWER_NAMES[power]} keeps the die for {region_name(region)}.",
    "hit": lambda g, power, figure, region, n: f"{POWER_NAMES[power]} puts {some(n, 'hit')} on {figure_name(figure)}.",
    "hits_lost": lambda g, power, region, n: f"{some(n, 'hit')} of {POWER_NAMES[power]} lost.",
    "dominate": lambda g, power, region: f"{POWER_NAMES[power]} dominates {region_name(region)}.",
    "ruin": lambda g, region, number: f"{region_name(region)} is ruined (ruination card {number}).",
    "counter": lambda g, power, region: f"{POWER_NAMES[power]} takes a dial counter for {region_name(region)}.",
    "tick": lambda g, power, n: f"{POWER_NAMES[power]}'s dial advances to position {n}.",
    "upgrade": lambda g, power, upgrade: f"{POWER_NAMES[power]} takes the upgrade {upgrade_name(g, upgrade)}.",
    "hero": lambda g, power, region: f"A Hero strikes {POWER_NAMES[power]} in {region_name(region)}.",
    "stays": lambda g, card, region: f"{card_name(g, card)} stays in {region_name(region)}.",
    "named": lambda g, power, other: f"{POWER_NAMES[power]} names {POWER_NAMES[other]}.",
    "laid": lambda g, figure, card, region: f"{figure_name(figure)} is put on {card_name(g, card)}.",
    "replaced": lambda g, card, region: f"{card_name(g, card)} in {region_name(region)} is discarded.",
    "cached": lambda g, power, card: f"{POWER_NAMES[power]} keeps {card_name(g, card)}.",
    "fetch": lambda g, power, card: f"{POWER_NAMES[power]} takes {card_name(g, card)} from the discard pile.",
    "dazed": lambda g, figure, region: f"{figure_name(figure)} adds no dice this round.",
    "glean": lambda g, power, other, cards: (
        f"{POWER_NAMES[other]} holds {', '.join(card_name(g, card) for card in cards) or 'no cards'}."
    ),
    "peek": lambda g, power, cards: (
        f"On top of the Old World deck: {', '.join(old_world_name(g, card) for card in cards)}."
    ),
    "game_end": _ended,
}
