"""A whole position as JSON-ready data, and the hash that names it.

Everything is spelled by name and only what is there is written: an empty region, a Power that does not play or a memory
of nothing leaves no trace. So a later version with more Powers, cards or things to remember gives an old position the
same data and the same hash, and old records stay true.
"""

from collections.abc import Sequence
from hashlib import sha256
from json import dumps
from typing import Any

from ruinous.rules.ids import (
    CHAOS,
    FIGURE_NAMES,
    LAID,
    N_REGIONS,
    OLD_WORLD,
    OWNED,
    PEASANT,
    PHASES,
    POWERS,
    REGION_CODES,
    REGION_ORDER,
    RESERVE,
    SPACES,
    STANDING,
    TOKENS,
    UPGRADE_OWNER,
    UPGRADES,
    bits,
)
from ruinous.rules.options import Options
from ruinous.rules.ruleset import ruleset
from ruinous.rules.state import TRACK, GameState

PLAYER_COUNTS = ("power", "vp", "dial", "counters", "peasants")
PLAYER_CARDS = ("hand", "deck", "discard", "shuffled", "cached", "shown", "gleaned")
OLD_WORLD_CARDS = ("old_world_deck", "old_world_aside", "old_world_used")
FIGURE_SETS = ("tipped", "free_used", "dazed")
REGION_SETS = ("face_up", "shrouded")
NUMBERS = ("doomed", "peeked", "colony")
MARKED = ("placed_round", "counted", "killed", "losses", "dice_used")  # a bit for each Power and region
COUNTED = ("placed_phase", "placed_step")  # a number for each Power and region
PLACES = [f"{power}@{region}" for power in POWERS for region in REGION_CODES]
TOKEN_PLACES = [f"{token}@{region}" for token in TOKENS for region in REGION_CODES]
SPACE_NAMES = [f"{region}.{space}" for region in REGION_CODES for space in SPACES]


def digest(g: GameState) -> str:
    """Sixteen hex digits that name a position, secrets and all."""
    return sha256(dumps(dump(g), sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def dump(g: GameState) -> dict[str, Any]:
    """The whole position with all its secrets."""
    data: dict[str, Any] = {
        "options": g.rules.options.changed(),
        "powers": [POWERS[p] for p in g.powers],
        "round": g.round,
        "phase": PHASES[g.phase],
        "figures": {REGION_CODES[r]: figure_names(g.here[r]) for r in REGION_ORDER if g.here[r]},
        "control": {POWERS[p]: figure_names(g.control[p] & ~OWNED[p]) for p in g.powers if g.control[p] & ~OWNED[p]},
        "bonds": [[what, FIGURE_NAMES[figure], REGION_CODES[region]] for what, figure, region in g.bonds],
        "early": [[POWERS[p], _target(figure), plain, sixes] for p, figure, plain, sixes in g.early],
        "cards": {SPACE_NAMES[i]: card_or_figure(c) for i, c in enumerate(g.space) if c},
        "corruption": _numbers(g.corruption, PLACES),
        "tokens": _numbers(g.tokens, TOKEN_PLACES),
        "ruin": _numbers(g.ruin, REGION_CODES),
        "lying": [[FIGURE_NAMES[figure], SPACE_NAMES[i] if i != TRACK else "track"] for figure, i in g.lying],
        "tally": {SPACE_NAMES[place]: n for place, n in g.tally},
        "track": [OLD_WORLD[c] for c in g.track] if any(g.track) else [],
        "players": {POWERS[p]: _player(g, p) for p in g.powers},
        "result": [g.result[0], [POWERS[p] for p in g.result[1]]] if g.result else None,
        "secret": g.secret.hex(),
        "draws": list(g.draws),
        "script": [outcome if isinstance(outcome, int) else outcome.hex() for outcome in g.script],
        "stack": _plain(g.stack),
    }
    data |= {name: [OLD_WORLD[c] for c in getattr(g, name)] for name in OLD_WORLD_CARDS}
    data |= {name: figure_names(getattr(g, name)) for name in FIGURE_SETS}
    data |= {name: [REGION_CODES[r] for r in bits(getattr(g, name))] for name in REGION_SETS}
    data |= {name: getattr(g, name) for name in NUMBERS}
    data |= {name: [PLACES[bit] for bit in bits(getattr(g, name))] for name in MARKED}
    data |= {name: _numbers(getattr(g, name), PLACES) for name in COUNTED}
    return {name: value for name, value in data.items() if value or name in ("options", "round")}


def _player(g: GameState, p: int) -> dict[str, Any]:
    player: dict[str, Any] = {name: getattr(g, name)[p] for name in PLAYER_COUNTS}
    player["upgrades"] = [UPGRADES[u] for u in bits(g.upgrades) if UPGRADE_OWNER[u] == p]
    player |= {name: [CHAOS[c] for c in getattr(g, name)[p]] for name in PLAYER_CARDS}
    return {name: value for name, value in player.items() if value}


def figure_names(figures: int) -> list[str]:
    return [FIGURE_NAMES[f] for f in bits(figures)]


def card_or_figure(content: int) -> str:
    """What lies in a card space."""
    return FIGURE_NAMES[content - STANDING] if content >= STANDING else CHAOS[content]


def _target(figure: int) -> str:
    """What an early hit lies on: a figure, or the pool of a region (S9)."""
    return FIGURE_NAMES[figure] if figure >= 0 else REGION_CODES[-1 - figure]


def _numbers(grid: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    return {names[i]: n for i, n in enumerate(grid) if n}


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple | list) else value


# --- and back -----------------------------------------------------------------------------------------------------


def load(data: dict[str, Any]) -> GameState:
    """The position back. Its decision must be asked again (`engine.ask_again`)."""
    powers = tuple(POWERS.index(p) for p in data["powers"])
    g = GameState(ruleset(Options.of(data["options"]), powers), powers)
    g.round, g.phase = data["round"], PHASES.index(data["phase"])
    for region, names in data.get("figures", {}).items():
        figures = figure_set(names)
        g.here[RESERVE] ^= figures
        g.here[REGION_CODES.index(region)] = figures
    for power, names in data.get("control", {}).items():
        figures = figure_set(names)
        g.control = [mask & ~figures for mask in g.control]
        g.control[POWERS.index(power)] |= figures
    g.bonds = tuple((w, FIGURE_NAMES.index(f), REGION_CODES.index(r)) for w, f, r in data.get("bonds", ()))
    g.early = tuple((POWERS.index(p), _target_number(t), n, sixes) for p, t, n, sixes in data.get("early", ()))
    for space, name in data.get("cards", {}).items():
        g.space[SPACE_NAMES.index(space)] = (
            STANDING + FIGURE_NAMES.index(name) if name in FIGURE_NAMES else CHAOS.index(name)
        )
    _fill(g.corruption, data.get("corruption", {}), PLACES)
    _fill(g.tokens, data.get("tokens", {}), TOKEN_PLACES)
    _fill(g.ruin, data.get("ruin", {}), REGION_CODES)
    g.ruined = sum(1 << r for r in REGION_ORDER if g.ruin[r])
    g.lying = tuple(
        (FIGURE_NAMES.index(f), TRACK if place == "track" else SPACE_NAMES.index(place))
        for f, place in data.get("lying", ())
    )
    for figure, _ in g.lying:  # those that are in no region are dead
        if g.here[RESERVE] >> figure & 1:
            g.here[RESERVE] ^= 1 << figure
            g.here[LAID] |= 1 << figure
    g.tally = tuple((SPACE_NAMES.index(place), n) for place, n in data.get("tally", {}).items())
    g.track = bytearray(OLD_WORLD.index(c) for c in data.get("track", ("", "")))
    for power, player in data["players"].items():
        _load_player(g, POWERS.index(power), player)
    for t in range(len(TOKENS)):
        g.stock[t] -= sum(g.tokens[t * N_REGIONS : (t + 1) * N_REGIONS])
    g.stock[PEASANT] -= sum(g.peasants)
    if data.get("result"):
        condition, winners = data["result"]
        g.result = (condition, tuple(POWERS.index(p) for p in winners))
    g.secret, g.draws = bytes.fromhex(data.get("secret", "")), list(data.get("draws", (0, 0, 0)))
    g.script = tuple(o if isinstance(o, int) else bytes.fromhex(o) for o in data.get("script", ()))
    g.stack = [_frozen(frame) for frame in data.get("stack", ())]
    for name in OLD_WORLD_CARDS:
        setattr(g, name, bytes(OLD_WORLD.index(c) for c in data.get(name, ())))
    for name in FIGURE_SETS:
        setattr(g, name, figure_set(data.get(name, ())))
    for name in REGION_SETS:
        setattr(g, name, sum(1 << REGION_CODES.index(r) for r in data.get(name, ())))
    for name in NUMBERS:
        setattr(g, name, data.get(name, 0))
    for name in MARKED:
        setattr(g, name, sum(1 << PLACES.index(place) for place in data.get(name, ())))
    for name in COUNTED:
        _fill(getattr(g, name), data.get(name, {}), PLACES)
    return g


def _load_player(g: GameState, p: int, player: dict[str, Any]) -> None:
    for name in PLAYER_COUNTS:
        getattr(g, name)[p] = player.get(name, 0)
    for upgrade in player.get("upgrades", ()):
        g.upgrades |= 1 << UPGRADES.index(upgrade)
    for name in PLAYER_CARDS:
        getattr(g, name)[p] = bytes(CHAOS.index(c) for c in player.get(name, ()))


def figure_set(names: Sequence[str]) -> int:
    return sum(1 << FIGURE_NAMES.index(name) for name in names)


def _target_number(name: str) -> int:
    return FIGURE_NAMES.index(name) if name in FIGURE_NAMES else -1 - REGION_CODES.index(name)


def _fill(grid: bytearray, numbers: dict[str, int], names: Sequence[str]) -> None:
    for name, n in numbers.items():
        grid[names.index(name)] = n


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
