"""Scenarios: a position, scripted dice, actions and expectations, written in TOML (docs/scenarios.md).

`position` builds the position alone, from plain data; every test of a rule starts from one.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ruinous.content import ContentError
from ruinous.rules import chance, engine, values
from ruinous.rules.actions import ACTIONS, NOTATION
from ruinous.rules.board import take_control
from ruinous.rules.chance import ChanceError
from ruinous.rules.ids import (
    ALIKE,
    CARD_SLUGS,
    CHAOS,
    CHAOS_OWNER,
    CLASS_MASK,
    CLASS_OF,
    FIGURE_NAMES,
    FOLLOWER_NAMES,
    N_REGIONS,
    N_SPACES,
    OLD_WORLD,
    OLD_WORLD_SLUGS,
    OWNED,
    PHASES,
    POWERS,
    REGIONS,
    RESERVE,
    STANDING,
    THIRD,
    TOKENS,
    UPGRADE_OWNER,
    UPGRADES,
    bits,
)
from ruinous.rules.options import Options, SetupError
from ruinous.rules.phases import battle, corruption, draw, end, old_world, summoning
from ruinous.rules.position import read as read_position
from ruinous.rules.ruleset import ruleset
from ruinous.rules.setup import powers_from
from ruinous.rules.state import GameState, Log


class ScenarioError(ValueError):
    """A scenario that cannot be set up or read, with the reason in one sentence."""


class StepError(ScenarioError):
    """A scenario whose script of actions cannot be played: a failure, not a mistake in the file."""


# The places a scenario may start and stop at, in the order of a round.
PLACES: tuple[tuple[str, Any, int], ...] = (
    ("old_world", old_world.old_world_phase, 0),
    ("draw", draw.draw_phase, 1),
    ("summoning", summoning.turn, 2),
    ("battle", battle.battle_phase, 3),
    ("domination", corruption.domination_step, 4),
    ("corruption", corruption.corruption_step, 5),
    ("end.1", end.take_up_cards, 6),
    ("end.2", end.heroes, 6),
    ("end.3", end.old_world_effects, 6),
    ("end.4", end.score_ruins, 6),
    ("end.5", end.advance_dials, 6),
    ("end.6", end.check_game_end, 6),
)
PLACE_NAMES = tuple(place[0] for place in PLACES)
KEYS = ("powers", "round", "start", "stop", "turn", "dice", "seed", "options", "regions", "players", "old_world")


def position(data: Mapping[str, Any], log: Log | None = None) -> GameState:
    """The position a scenario describes, run on to its first decision. `log` collects what happens from then on."""
    try:
        g = _build(data)
    except (ScenarioError, SetupError, ContentError):
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise ScenarioError(f"A value of this scenario is not what its key asks for ({error}).") from None
    g.log = log
    engine.run(g)
    return g


def _build(data: Mapping[str, Any]) -> GameState:
    _known(data, KEYS, "scenario")
    powers = powers_from(data.get("powers", POWERS[:4]))
    g = GameState(ruleset(Options.of(dict(data.get("options", {}))), powers), powers)
    g.round = data.get("round", 1)
    g.secret = chance.secret_from(data.get("seed", 0))
    g.cause = ("rule", "R3.1")
    _regions(g, data.get("regions", {}))
    _players(g, data.get("players", {}))
    _old_world(g, data.get("old_world", {}))
    _flow(g, data)
    g.script = tuple(data.get("dice", ()))
    return g


def continued(text: str, options: Options | None = None) -> GameState:
    """The position of a scenario's file, to be played on from there to the end of the game, with dice that are free.

    `options`: those that its table has written down, so that it stays what it was with a newer edition. A whole
    position (rules/position.py) names its own.
    """
    if text.startswith("ruinous position"):
        return read_position(text)
    data = Scenario.loads(text).position
    if options:
        data = {**data, "options": options.all()}
    try:
        g = position({**data, "stop": "end.6"})
    except ChanceError:
        raise ScenarioError("Its dice do not fit the rolls up to the first decision.") from None
    if not g.actions:
        raise ScenarioError("Nobody has anything to decide there.")
    g.script = ()
    return g


def _known(data: Mapping[str, Any], keys: Sequence[str], what: str) -> None:
    for key in data:
        if key not in keys:
            raise ScenarioError(f"Unknown key {key!r} in the {what}; known are {', '.join(keys)}.")


def _index(names: Sequence[str], name: str, what: str) -> int:
    if name not in names:
        raise ScenarioError(f"There is no {what} {name!r}.")
    return names.index(name)


def _counted(text: str) -> tuple[int, str]:
    number, _, rest = text.partition(" ")
    return (int(number), rest) if number.isdigit() else (1, text)


def _card(name: str) -> int:
    return _index(CHAOS if "." in name else CARD_SLUGS, name, "Chaos card")


def _old_world_card(name: str) -> int:
    return _index(OLD_WORLD if "." in name else OLD_WORLD_SLUGS, name, "Old World card")


def _upgrade(name: str, power: int) -> int:
    return _index(UPGRADES, name if "." in name else f"{POWERS[power]}.{name}", "upgrade")


def _figure(g: GameState, name: str) -> int:
    """A figure from the reserve: by its own name (Kw3) or the first free one of a follower's name."""
    if name in FIGURE_NAMES:
        wanted = 1 << FIGURE_NAMES.index(name)
    else:
        cls = _index(FOLLOWER_NAMES, name, "follower")
        wanted = ALIKE[CLASS_OF.index(cls)]
    free = bits(g.here[RESERVE] & wanted)
    if not free:
        raise ScenarioError(f"There is no {name} left in the reserve for this scenario.")
    return free[0]


def _regions(g: GameState, regions: Mapping[str, Any]) -> None:
    for name, data in regions.items():
        region = _index(REGIONS, name, "region")
        _known(data, ("figures", "tokens", "corruption", "cards", "ruined", "scored"), f"region {name}")
        for text in data.get("figures", ()):
            _put_figures(g, region, text)
        for text in data.get("tokens", ()):
            count, token_name = _counted(text)
            token = _index(TOKENS, token_name, "token")
            if count > g.stock[token]:
                raise ScenarioError(f"The stock has no {count} more {token_name} tokens for {name}.")
            g.stock[token] -= count
            g.tokens[token * N_REGIONS + region] += count
        for power, count in data.get("corruption", {}).items():
            g.corruption[_index(POWERS, power, "Power") * N_REGIONS + region] = count
        cards = data.get("cards", ())
        if len(cards) > N_SPACES:
            raise ScenarioError(f"{name} has only {N_SPACES} card spaces.")
        for space, card in enumerate(cards):
            if card in FOLLOWER_NAMES:
                figure = _figure(g, card)
                g.here[RESERVE] ^= 1 << figure
                g.here[region] |= 1 << figure
                g.space[region * N_SPACES + space] = STANDING + figure
            elif card:
                g.space[region * N_SPACES + space] = _card(card)
        if data.get("ruined"):
            g.ruined |= 1 << region
            g.ruin[region] = data["ruined"]
            if not data.get("scored", True):
                g.face_up |= 1 << region


def _put_figures(g: GameState, region: int, text: str) -> None:
    text, _, controller = text.partition(" controlled by ")
    count, name = _counted(text)
    shield = name.startswith("shielded ")
    for _ in range(count):
        figure = _figure(g, name.removeprefix("shielded "))
        g.here[RESERVE] ^= 1 << figure
        g.here[region] |= 1 << figure
        if shield:
            g.bonds += (("shield", figure, region),)
        if controller:
            take_control(g, _index(POWERS, controller, "Power"), figure, "musk", region)


def _players(g: GameState, players: Mapping[str, Any]) -> None:
    for name in players:
        if _index(POWERS, name, "Power") not in g.powers:
            raise ScenarioError(f"{name} does not play in this scenario.")
    for power in g.powers:
        data = players.get(POWERS[power], {})
        _known(
            data,
            ("power", "vp", "dial", "counters", "peasants", "upgrades", "hand", "deck", "discard"),
            f"player {POWERS[power]}",
        )
        g.power[power] = data.get("power", g.rules.content.powers[power].power)
        g.vp[power] = data.get("vp", 0)
        g.dial[power] = data.get("dial", 0)
        if g.dial[power] >= len(g.rules.dials[power]):
            raise ScenarioError(f"The dial of {POWERS[power]} has no position {g.dial[power]}.")
        g.counters[power] = data.get("counters", 0)
        g.peasants[power] = data.get("peasants", 0)
        if g.peasants[power] > g.stock[TOKENS.index("peasant")]:
            raise ScenarioError(f"The stock has no {g.peasants[power]} Peasants for {POWERS[power]}.")
        g.stock[TOKENS.index("peasant")] -= g.peasants[power]
        for upgrade in data.get("upgrades", ()):
            g.upgrades |= 1 << _upgrade(upgrade, power)
        _cards(g, power, data)


def _cards(g: GameState, power: int, data: Mapping[str, Any]) -> None:
    """Hand, discard pile and top of the deck as given; the rest of the 24 cards under them."""
    rest = list(g.rules.decks[power])

    def take(cards: Sequence[str]) -> bytes:
        taken = []
        for name in cards:
            card = _card(name)
            if card not in rest:
                raise ScenarioError(f"The deck of {POWERS[power]} has no further {name}.")
            rest.remove(card)
            taken.append(card)
        return bytes(taken)

    take([CHAOS[c] for c in g.space if 0 < c < STANDING and CHAOS_OWNER[c] == power])
    g.hand[power] = bytes(sorted(take(data.get("hand", ()))))
    discard = data.get("discard", ())
    g.discard[power] = take(() if discard == "rest" else discard)
    top = take(data.get("deck", ()))
    if discard == "rest":  # every card that is named nowhere else; the deck is what is given, or empty
        g.discard[power] = bytes(rest)
        rest = []
    g.deck[power] = bytes(rest) + top[::-1]
    g.shuffled[power] = g.rules.decks[power]


def _old_world(g: GameState, data: Mapping[str, Any]) -> None:
    _known(data, ("track", "deck"), "Old World")
    rest = list(g.rules.old_world_pool)
    for space, name in enumerate(data.get("track", ())):
        if name:
            g.track[space] = _old_world_card(name)
            rest.remove(g.track[space])
    top = [_old_world_card(name) for name in data.get("deck", ())]
    for card in top:
        if card not in rest:
            raise ScenarioError(f"There is no further {OLD_WORLD[card]} for the Old World deck.")
        rest.remove(card)
    size = max(g.rules.content.old_world_deck[len(g.powers)] - g.round, 0)
    if "deck" in data:
        g.old_world_deck, g.old_world_aside = bytes(top[::-1]), bytes(rest)
    else:
        g.old_world_deck, g.old_world_aside = bytes(rest[:size]), bytes(rest[size:])


def _flow(g: GameState, data: Mapping[str, Any]) -> None:
    start = data.get("start", "summoning")
    stop = data.get("stop", "end.6" if start == "end" else start)
    start = "end.1" if start == "end" else start
    stop = "end.6" if stop == "end" else stop
    first, last = _index(PLACE_NAMES, start, "place to start"), _index(PLACE_NAMES, stop, "place to stop")
    for name, step, _ in reversed(PLACES[first : last + 1]):
        if name != "summoning":
            g.then(step)
        elif start == "summoning":
            g.then(summoning.turn, _index(POWERS, data.get("turn", POWERS[g.powers[0]]), "Power"))
        else:
            g.then(summoning.summoning_phase)
    g.phase = PLACES[first][2]


# --- looking at a position ----------------------------------------------------------------------------------------


def look(g: GameState, path: str) -> Any:
    """What a path such as `kislev.figures`, `khorne.vp` or `winners` says of a position (docs/scenarios.md)."""
    first, _, rest = path.partition(".")
    if first in REGIONS:
        return _look_region(g, REGIONS.index(first), rest)
    if first in POWERS:
        return _look_player(g, POWERS.index(first), rest)
    if path == "seat":
        return POWERS[g.seat] if g.actions else "none"
    if path == "ask":
        return g.stack[-1][0] if g.actions else "none"
    if path == "legal":
        return [NOTATION[a] for a in engine.legal(g)]
    if path == "round":
        return g.round
    if path == "phase":
        return PHASES[g.phase]
    if path == "track":
        return [OLD_WORLD_SLUGS[c] for c in g.track]
    if path == "used":
        return [OLD_WORLD_SLUGS[c] for c in g.old_world_used]
    if path == "stock":
        return {TOKENS[t]: n for t, n in enumerate(g.stock)}
    if path == "result":
        return g.result[0] if g.result else "none"
    if path == "winners":
        return [POWERS[p] for p in g.result[1]] if g.result else []
    raise ScenarioError(f"Nothing is known as {path!r} in a position.")


def _look_region(g: GameState, r: int, what: str) -> Any:
    if what == "figures":
        return figure_list(g.here[r])
    if what == "tokens":
        return {TOKENS[t]: g.tokens[t * N_REGIONS + r] for t in range(len(TOKENS)) if g.tokens[t * N_REGIONS + r]}
    if what == "corruption":
        return {POWERS[p]: g.corruption[p * N_REGIONS + r] for p in g.powers if g.corruption[p * N_REGIONS + r]}
    if what == "cards":
        row = g.space[r * N_SPACES : (r + 1) * N_SPACES]
        row = row if row[THIRD] else row[:THIRD]
        return [CARD_SLUGS[c] if c < STANDING else FOLLOWER_NAMES[CLASS_OF[c - STANDING]] for c in row]
    if what == "ruined":
        return g.ruin[r]
    if what in ("resistance", "conquest", "magic"):
        return getattr(values, what)(g, r)
    if what == "domination":
        return {POWERS[p]: values.domination(g, p, r) for p in g.powers}
    if what == "dominator":
        power = values.dominator(g, r)
        return POWERS[power] if power >= 0 else "none"
    if what in POWERS:
        return (g.here[r] & g.control[POWERS.index(what)]).bit_count()
    raise ScenarioError(f"Nothing is known as {what!r} of a region.")


def _look_player(g: GameState, p: int, what: str) -> Any:
    if what in ("vp", "power", "dial", "counters", "peasants"):
        return getattr(g, what)[p]
    if what == "threat":
        return values.threat(g, p)
    if what in ("hand", "discard"):
        return [CARD_SLUGS[c] for c in getattr(g, what)[p]]
    if what in ("hand.size", "deck.size", "discard.size"):
        return len(getattr(g, what.partition(".")[0])[p])
    if what == "upgrades":
        return [UPGRADES[u].partition(".")[2] for u in bits(g.upgrades) if UPGRADE_OWNER[u] == p]
    if what == "reserve":
        return figure_list(g.here[RESERVE] & OWNED[p])
    raise ScenarioError(f"Nothing is known as {what!r} of a player.")


def figure_list(figures: int) -> list[str]:
    """A set of figures in words: `["2 Bloodletter", "Acolyte"]`."""
    counts = [(figures & mask).bit_count() for mask in CLASS_MASK]
    return [f"{n} {name}" if n > 1 else name for n, name in zip(counts, FOLLOWER_NAMES, strict=True) if n]


# --- whole scenarios ----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Scenario:
    """A position with the steps to play and what must be true after each."""

    name: str
    cites: list[str]
    position: dict[str, Any]
    steps: list[dict[str, Any]] = field(default_factory=list)
    note: str = ""

    @classmethod
    def loads(cls, text: str) -> "Scenario":
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ScenarioError(f"This is not a scenario: {error}.") from None
        _known(data, ("name", "cites", "note", "position", "step", "lesson"), "file")  # rules/lesson.py reads the last
        data.setdefault("step", [])  # a position to play on from proves nothing
        for key, kind in (("name", str), ("cites", list), ("position", dict), ("step", list)):
            if not isinstance(data.get(key), kind):
                raise ScenarioError(f"A scenario needs {key!r}.")
        for step in data["step"]:
            _known(step, ("play", "legal", "only", "illegal", "expect", "note"), "step")
        return cls(data["name"], data["cites"], data["position"], data["step"], data.get("note", ""))

    def run(self) -> "Report":
        """Play it. The report lists every expectation that does not hold."""
        g = position(self.position)
        failures = []
        lines = []
        for number, step in enumerate(self.steps, 1):
            for text in step.get("play", ()):
                play(g, text, number)
                lines.append(text)
            failures += [f"step {number}: {failure}" for failure in _check(g, step)]
        if g.script:
            failures.append(f"dice left over: {list(g.script)}")
        return Report(self, g, lines, failures)


@dataclass(slots=True)
class Report:
    scenario: Scenario
    state: GameState
    played: list[str]
    failures: list[str]


def play(g: GameState, text: str, number: int) -> None:
    """Carry out an action of a script, given as `nurgle: Nc1>kis` or `Nc1>kis`."""
    seat, _, action = text.rpartition(": ")
    if seat and (not g.actions or POWERS[g.seat] != seat):
        raise StepError(f"Step {number}: it is not {seat} who decides, but {look(g, 'seat')}.")
    if ACTIONS.get(action, -1) not in engine.legal(g):
        raise StepError(f"Step {number}: {action!r} is not legal here; legal are {', '.join(look(g, 'legal'))}.")
    engine.apply(g, ACTIONS[action])


def _check(g: GameState, step: dict[str, Any]) -> list[str]:
    failures = []
    legal = look(g, "legal")
    failures += [f"{text} should be legal" for text in step.get("legal", ()) if text not in legal]
    failures += [f"{text} should not be legal" for text in step.get("illegal", ()) if text in legal]
    if "only" in step and sorted(step["only"]) != sorted(legal):
        failures.append(f"legal should be {sorted(step['only'])} but are {sorted(legal)}")
    for path, wanted in step.get("expect", {}).items():
        found = look(g, path)
        if found != wanted:
            failures.append(f"{path} should be {wanted} but is {found}")
    return failures
