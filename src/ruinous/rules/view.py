"""What a seat may know: the only place where secrets are removed. Nothing leaves unless it is named here (R22)."""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import shake_256
from typing import Any, cast

from ruinous.rules import engine, odds, values
from ruinous.rules.actions import NOTATION
from ruinous.rules.danger import danger, end_data
from ruinous.rules.events import seen_by
from ruinous.rules.ids import (
    CHAOS,
    CHAOS_OWNER,
    CLASS_OF,
    CLASSES,
    FIGURE_NAMES,
    FOLLOWER_NAMES,
    LAID,
    N_REGIONS,
    N_SPACES,
    OLD_WORLD,
    OWNED,
    OWNER,
    PHASES,
    POWERS,
    RANK,
    RANKS,
    REGION_ORDER,
    REGIONS,
    RESERVE,
    STANDING,
    THIRD,
    TOKENS,
    TZEENTCH,
    UPGRADE_OWNER,
    UPGRADES,
    RankId,
    RegionId,
    bits,
)
from ruinous.rules.parts import parts_data
from ruinous.rules.questions import in_hand
from ruinous.rules.ruleset import Ruleset
from ruinous.rules.seen import Figure, FollowerView, GameView, PlayerView, RegionView, SeenAsk, Space, Stats, View
from ruinous.rules.state import TRACK, Event, GameState
from ruinous.rules.telling import open_ask

NOBODY = -1  # the seat of a spectator


def shows_choice(g: GameState, seat: int = NOBODY) -> bool:
    """Whether a seat may know what is chosen at the decision in hand."""
    return seat == g.seat or not in_hand(g).secret


def view(g: GameState, seat: int = NOBODY) -> View:
    """The position as a seat sees it."""
    return _seen(g, seat, _open(g))


Kept = dict[int, tuple[tuple[Any, ...], RegionView]]  # regions as they were told last, by what they depend on


def views(g: GameState, seats: Iterable[int], kept: Kept | None = None) -> dict[int, View]:
    """What `view` gives each of these seats. Parts that are alike for two seats are one object: do not change them.

    Whoever looks again and again at one game keeps its regions: one that is as it was is not worked out anew.
    """
    shared = _open(g, kept)
    return {seat: _seen(g, seat, shared) for seat in seats}


def _open(g: GameState, kept: Kept | None = None) -> View:
    """What everybody sees."""
    return {
        "powers": [POWERS[p] for p in g.powers],
        "round": g.round,
        "phase": PHASES[g.phase],
        "regions": _regions(g, {} if kept is None else kept),
        "players": {POWERS[p]: _player(g, p) for p in g.powers},
        "stock": {token: g.stock[t] for t, token in enumerate(TOKENS)},
        "old_world": {
            "track": [OLD_WORLD[c] or None for c in g.track],
            "drawn": next((OLD_WORLD[args[0]] for id, args, _ in g.stack if id == "lay_away"), None),
            "deck": len(g.old_world_deck),
            "used": [OLD_WORLD[c] for c in g.old_world_used],
            "top": [],
            "dead": [FIGURE_NAMES[f] for f, place in g.lying if place == TRACK],
        },
        "ruination_left": len(g.rules.ruiners) - 1 - g.ruined.bit_count(),
        "danger": danger(g),
        "battle": odds.fought(g),
        "decision": cast("SeenAsk", open_ask(g)) if g.actions else None,
        "result": end_data(g.result),
    }


def _seen(g: GameState, seat: int, shared: View) -> View:
    """What everybody sees and, beside it, what this seat alone may know: hand, seen cards, legal list."""
    seen: View = {**shared}
    if seat == NOBODY:
        return seen
    seen["players"] = {POWERS[p]: _known_player(g, p, seat, shared["players"][POWERS[p]]) for p in g.powers}
    if top := peeked_cards(g, seat):
        seen["old_world"] = {**shared["old_world"], "top": [OLD_WORLD[c] for c in top]}
    asked = shared["decision"]
    if asked and g.actions and seat == g.seat:
        seen["decision"] = {**asked, "actions": [NOTATION[a] for a in g.actions]}
    return seen


def without_question(seen: View) -> GameView:
    """A view for those who are told apart from it what is asked."""
    position = dict(seen)
    del position["decision"]
    return cast("GameView", position)


def peeked_cards(g: GameState, seat: int) -> bytes:
    """The cards on top of the Old World deck that a seat has seen, the top one first (tzeentch_m.lord_of_change)."""
    return g.old_world_deck[-g.peeked :][::-1] if g.peeked and seat == TZEENTCH else b""


def _regions(g: GameState, kept: Kept) -> dict[RegionId, RegionView]:
    """All regions. What one looks like depends on what is in it and on what works everywhere; nothing else counts."""
    marks = (g.tipped, g.free_used, g.dazed, g.lying, g.bonds, g.early, g.here[LAID], tuple(g.control))
    everywhere = (g.upgrades, g.ruined, bytes(g.space), tuple(g.track), marks)
    for r in REGION_ORDER:
        own = (
            g.here[r],
            g.ruin[r],
            g.face_up >> r & 1,
            bytes(g.tokens[r::N_REGIONS]),
            bytes(g.corruption[r::N_REGIONS]),
        )
        if r not in kept or kept[r][0] != (everywhere, own):
            kept[r] = (everywhere, own), _region(g, r)
    return {REGIONS[r]: kept[r][1] for r in REGION_ORDER}


def _region(g: GameState, r: int) -> RegionView:
    ruined = g.ruined >> r & 1
    dominator = values.dominator(g, r) if not ruined else -1
    return {
        "figures": [_figure(g, f) for f in bits(g.here[r])],
        "tokens": {token: g.tokens[t * N_REGIONS + r] for t, token in enumerate(TOKENS) if g.tokens[t * N_REGIONS + r]},
        "corruption": {POWERS[p]: g.corruption[p * N_REGIONS + r] for p in g.powers if g.corruption[p * N_REGIONS + r]},
        "ruin_count": values.ruin_count(g, r),
        "spaces": [_space(g, r, s) for s in range(N_SPACES) if s < THIRD or g.space[r * N_SPACES + s]],
        "ruin": g.ruin[r] or None,
        "face_up": bool(g.face_up >> r & 1),
        "resistance": values.resistance(g, r),
        "conquest": values.conquest(g, r),
        "magic": values.magic(g, r),
        "domination": {POWERS[p]: values.domination(g, p, r) for p in g.powers},
        "dice": {POWERS[p]: n for p in g.powers if (n := values.all_dice(g, p, r))},
        "dominator": POWERS[dominator] if dominator >= 0 else None,
        "parts": parts_data(g, r) if not ruined else {},
        "stats": {FIGURE_NAMES[f]: _stats(g, f, r) for f in bits(g.here[r])} if values.stats_change(g, r) else {},
    }


def _figure(g: GameState, f: int) -> Figure:
    marks = [what for what, figure, _ in g.bonds if figure == f]
    if g.tipped >> f & 1:
        marks.append("tipped")
    if g.free_used >> f & 1:
        marks.append("free_used")
    if g.dazed >> f & 1:
        marks.append("dazed")
    marks += [CHAOS[g.space[place]] for figure, place in g.lying if figure == f]
    return {
        "id": FIGURE_NAMES[f],
        "owner": POWERS[OWNER[f]],
        "rank": RANKS[RANK[f]],
        "name": FOLLOWER_NAMES[CLASS_OF[f]],
        "controller": POWERS[g.controller(f)],
        "marks": marks,
        "hits": {POWERS[p]: plain + sixes for p, figure, plain, sixes in g.early if figure == f},
    }


def _stats(g: GameState, f: int, r: int) -> Stats:
    """Attack and defense of a figure where a card changes them; and against whom here its defense is higher."""
    others = [p for p in g.powers if p != g.controller(f)]
    rivals = [p for p in others if g.here[r] & g.control[p]] or others
    defense = {POWERS[p]: values.defense(g, f, r, p) for p in rivals}
    least = min(defense.values())
    higher = {power: value for power, value in defense.items() if value > least}
    told: Stats = {"attack": values.attack(g, 1 << f, r), "defense": least}
    return {**told, "against": higher} if higher else told


def _space(g: GameState, r: int, s: int) -> Space:
    content = g.space[r * N_SPACES + s]
    if content >= STANDING:
        return {"figure": FIGURE_NAMES[content - STANDING]}
    if content:
        silenced = content not in values.texts(g, r)
        dead = [FIGURE_NAMES[f] for f, place in g.lying if place == r * N_SPACES + s and g.here[LAID] >> f & 1]
        return {"card": CHAOS[content], "owner": POWERS[CHAOS_OWNER[content]], "silenced": silenced, "dead": dead}
    return None


@lru_cache(maxsize=1 << 10)
def _followers(rules: Ruleset, upgrades: int, p: int) -> dict[RankId, FollowerView]:
    """The classes of a player's figures by rank: their values now, and the upgrade in play that set them (kept)."""
    followers: dict[RankId, FollowerView] = {}
    for cls, (owner, rank) in enumerate(CLASSES):
        if owner == p:
            cost, attack, defense = rules.stats(cls, upgrades)
            upgrade = rules.class_upgrade[cls]
            used = upgrade >= 0 and upgrades >> upgrade & 1
            followers[RANKS[rank]] = {
                "cost": cost,
                "attack": attack,
                "defense": defense,
                "upgrade": UPGRADES[upgrade] if used else None,
            }
    return followers


def _player(g: GameState, p: int) -> PlayerView:
    dial = g.rules.dials[p]
    return {
        "power": g.power[p],
        "vp": g.vp[p],
        "dial": g.dial[p],
        "threat": dial[g.dial[p]].threat,
        "counters": g.counters[p],
        "peasants": g.peasants[p],
        "upgrades": [UPGRADES[u] for u in bits(g.upgrades) if UPGRADE_OWNER[u] == p],
        "followers": _followers(g.rules, g.upgrades, p),
        "reserve": [FIGURE_NAMES[f] for f in bits(g.here[RESERVE] & OWNED[p])],
        "hand_size": len(g.hand[p]),
        "hand": None,
        "deck_size": len(g.deck[p]),
        "discard": [CHAOS[c] for c in g.discard[p]],
        "shuffled": [CHAOS[c] for c in g.shuffled[p]],
        "cached": [CHAOS[c] for c in g.cached[p]],
        "known": [CHAOS[c] for c in known_cards(g, p, NOBODY)],
    }


def _known_player(g: GameState, p: int, seat: int, shared: PlayerView) -> PlayerView:
    """A player as a seat sees him: the same object as for everybody, unless the seat knows more of his hand."""
    known = known_cards(g, p, seat)
    if p == seat:
        return {**shared, "hand": [CHAOS[c] for c in g.hand[p]], "known": [CHAOS[c] for c in known]}
    return shared if known == g.shown[p] else {**shared, "known": [CHAOS[c] for c in known]}


def known_cards(g: GameState, p: int, seat: int) -> bytes:
    """Cards in a player's hand that a seat has seen there: shown to all, or gleaned by Tzeentch."""
    if seat != TZEENTCH:
        return g.shown[p]
    titles = sorted(set(g.shown[p] + g.gleaned[p]))
    return bytes(c for c in titles for _ in range(max(g.shown[p].count(c), g.gleaned[p].count(c))))


# --- the log ------------------------------------------------------------------------------------------------------


def log(events: list[Event], seat: int = NOBODY) -> list[Event]:
    """The events a seat may read; cards drawn are a number to everyone but the one who drew them (events.EVENTS)."""
    return [seen for event in events if (seen := seen_by(event, seat))]


# --- information sets ---------------------------------------------------------------------------------------------


def information_set(g: GameState, seat: int, seed: int = 0) -> GameState:
    """A game that could be the true one for all this seat knows: what is hidden from it is dealt anew.

    It draws its chance from `seed` alone; nothing in it tells of the true cards, decks or secret.
    """
    c = g.copy()
    c.secret = shake_256(b"information set %d %d" % (seed, seat)).digest(32)
    c.draws = [0, 0, 0]
    c.script = ()
    mixer = _Mixer(c.secret)
    for p in g.powers:
        if p == seat:
            c.deck[p] = mixer.mix(g.deck[p])
            continue
        # A card can be in the deck only if it was last shuffled into it; what exceeds that must be in the hand.
        # So must what the seat has seen there.
        unseen, known = g.hand[p] + g.deck[p], known_cards(g, p, seat)
        held = bytes(
            card
            for card in sorted(set(unseen))
            for _ in range(max(unseen.count(card) - g.shuffled[p].count(card), known.count(card)))
        )
        rest = bytearray(unseen)
        for card in held:
            rest.remove(card)
        cards = held + mixer.mix(bytes(sorted(rest)))
        size = len(g.hand[p])
        c.hand[p], c.deck[p] = bytes(sorted(cards[:size])), cards[size:]
    top = peeked_cards(g, seat)[::-1]
    size = len(g.old_world_deck) - len(top)
    unseen = mixer.mix(g.old_world_deck[:size] + g.old_world_aside)
    c.old_world_deck, c.old_world_aside = unseen[:size] + top, unseen[size:]
    if seat != TZEENTCH:  # what Tzeentch has seen is hidden too
        c.gleaned = [b"" for _ in g.gleaned]
    if g.actions and g.seat != seat:
        engine.ask_again(c)
    return c


def blanked(g: GameState, seat: int) -> GameState:
    """The game without anything this seat may not know: unknown cards are blank (0), and chance is fixed.

    What is worked out on it cannot depend on how the unknown was dealt. The seat must decide, or nobody.
    """
    c = g.copy()
    c.secret, c.draws, c.script = bytes(32), [0, 0, 0], ()
    for p in g.powers:
        c.deck[p] = bytes(len(g.deck[p]))
        c.shuffled[p] = b""
        if p != seat:
            known = known_cards(g, p, seat)
            c.hand[p] = bytes(len(g.hand[p]) - len(known)) + known
    top = peeked_cards(g, seat)[::-1]
    c.old_world_deck = bytes(len(g.old_world_deck) - len(top)) + top
    c.old_world_aside = bytes(len(g.old_world_aside))
    if seat != TZEENTCH:
        c.gleaned = [b"" for _ in g.gleaned]
    return c


class _Mixer:
    """Shuffles that depend on a secret only."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.count = 0

    def mix(self, cards: bytes) -> bytes:
        mixed = bytearray(sorted(cards))
        raw = shake_256(self.secret + bytes((self.count,))).digest(4 * len(mixed) + 4)
        self.count += 1
        for i in range(len(mixed) - 1, 0, -1):
            j = int.from_bytes(raw[4 * i : 4 * i + 4], "big") % (i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return bytes(mixed)
