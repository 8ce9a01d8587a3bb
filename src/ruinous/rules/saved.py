"""A whole position as JSON-ready data, and the hash that names it.

Everything is spelled by name and only what is there is written: an empty region, a Power that does not play or a memory
of nothing leaves no trace. So a later version with more Powers, cards or things to remember gives an old position the
same data and the same hash, and old records stay true.

`FIELDS` is the one declaration of what is written and read. Before there were editions a position was written in
another form: options that differ from the defaults only, frames without their causes, pooled hits among the early ones.
Such data can still be read, and the hash of a position of that edition is still taken of it.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from json import dumps
from typing import Any, NamedTuple

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

PLACES = [f"{power}@{region}" for power in POWERS for region in REGION_CODES]
TOKEN_PLACES = [f"{token}@{region}" for token in TOKENS for region in REGION_CODES]
CARD_SPACES = [f"{region}.{space}" for region in REGION_CODES for space in SPACES]


class Form(NamedTuple):
    """How a value of the state is written as plain data, and read back."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _numbers(names: Sequence[str]) -> Form:
    """A row of numbers; those that are 0 are left out."""

    def read(numbers: dict[str, int]) -> bytearray:
        grid = bytearray(len(names))
        for name, n in numbers.items():
            grid[names.index(name)] = n
        return grid

    return Form(lambda grid: {names[i]: n for i, n in enumerate(grid) if n}, read)


def _set(names: Sequence[str]) -> Form:
    """A set of bits."""
    return Form(lambda mask: [names[bit] for bit in bits(mask)], lambda found: sum(1 << names.index(n) for n in found))


def _cards(names: Sequence[str]) -> Form:
    return Form(lambda cards: [names[c] for c in cards], lambda found: bytes(names.index(c) for c in found))


def _rows(*columns: Sequence[str] | None) -> Form:
    """Rows of named things and numbers."""

    def write(rows: Any) -> list[list[Any]]:
        return [[v if c is None else c[v] for c, v in zip(columns, row, strict=True)] for row in rows]

    def read(rows: Any) -> tuple[tuple[Any, ...], ...]:
        return tuple(tuple(v if c is None else c.index(v) for c, v in zip(columns, row, strict=True)) for row in rows)

    return Form(write, read)


def _space(content: int) -> str:
    """What lies in a card space: a card, or a figure."""
    return FIGURE_NAMES[content - STANDING] if content >= STANDING else CHAOS[content]


def _read_spaces(found: dict[str, str]) -> bytearray:
    spaces = bytearray(len(CARD_SPACES))
    for space, name in found.items():
        standing = name in FIGURE_NAMES
        spaces[CARD_SPACES.index(space)] = STANDING + FIGURE_NAMES.index(name) if standing else CHAOS.index(name)
    return spaces


def _result(result: tuple[str, tuple[int, ...]] | None) -> list[Any]:
    return [result[0], [POWERS[p] for p in result[1]]] if result else []


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple | list) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def _lying(rows: Sequence[tuple[str, str]]) -> tuple[tuple[int, int], ...]:
    return tuple((FIGURE_NAMES.index(f), TRACK if p == "track" else CARD_SPACES.index(p)) for f, p in rows)


NUMBER = Form(int, int)
FIGURES, REGION_SET, MARKED, COUNTED = _set(FIGURE_NAMES), _set(REGION_CODES), _set(PLACES), _numbers(PLACES)
LYING = [*CARD_SPACES, "track"]  # TRACK, -1, is the last one

# What the state holds, under the name it is saved by.
FIELDS: dict[str, tuple[str, Form]] = {
    "round": ("round", NUMBER),
    "phase": ("phase", Form(lambda phase: PHASES[phase], PHASES.index)),
    "bonds": ("bonds", _rows(None, FIGURE_NAMES, REGION_CODES)),
    "early": ("early", _rows(POWERS, FIGURE_NAMES, None, None)),
    "pooled": ("pooled", _rows(POWERS, REGION_CODES, None, None)),
    "lying": ("lying", Form(_rows(FIGURE_NAMES, LYING).write, _lying)),
    "cards": ("space", Form(lambda row: {CARD_SPACES[i]: _space(c) for i, c in enumerate(row) if c}, _read_spaces)),
    "corruption": ("corruption", _numbers(PLACES)),
    "tokens": ("tokens", _numbers(TOKEN_PLACES)),
    "ruin": ("ruin", _numbers(REGION_CODES)),
    "tally": (
        "tally",
        Form(
            lambda rows: {CARD_SPACES[place]: n for place, n in rows},
            lambda found: tuple((CARD_SPACES.index(place), n) for place, n in found.items()),
        ),
    ),
    "track": (
        "track",
        Form(
            lambda track: [OLD_WORLD[c] for c in track] if any(track) else [],
            lambda found: bytearray(OLD_WORLD.index(c) for c in found),
        ),
    ),
    "old_world_deck": ("old_world_deck", _cards(OLD_WORLD)),
    "old_world_aside": ("old_world_aside", _cards(OLD_WORLD)),
    "old_world_used": ("old_world_used", _cards(OLD_WORLD)),
    "tipped": ("tipped", FIGURES),
    "free_used": ("free_used", FIGURES),
    "dazed": ("dazed", FIGURES),
    "face_up": ("face_up", REGION_SET),
    "shrouded": ("shrouded", REGION_SET),
    "doomed": ("doomed", NUMBER),
    "peeked": ("peeked", NUMBER),
    "colony": ("colony", NUMBER),
    "placed_round": ("placed_round", MARKED),
    "counted": ("counted", MARKED),
    "killed": ("killed", MARKED),
    "losses": ("losses", MARKED),
    "dice_used": ("dice_used", MARKED),
    "placed_phase": ("placed_phase", COUNTED),
    "placed_step": ("placed_step", COUNTED),
    "result": (
        "result",
        Form(_result, lambda found: (found[0], tuple(POWERS.index(p) for p in found[1])) if found else None),
    ),
    "secret": ("secret", Form(bytes.hex, bytes.fromhex)),
    "draws": ("draws", Form(list, list)),
    "script": (
        "script",
        Form(
            lambda script: [o if isinstance(o, int) else o.hex() for o in script],
            lambda found: tuple(o if isinstance(o, int) else bytes.fromhex(o) for o in found),
        ),
    ),
    "stack": ("stack", Form(_plain, lambda frames: [_frozen(frame) for frame in frames])),
}
PLAYER_COUNTS = ("power", "vp", "dial", "counters", "peasants")
PLAYER_CARDS = ("hand", "deck", "discard", "shuffled", "cached", "shown", "gleaned")
ALWAYS = ("options", "round")  # written even when there is nothing to say


def digest(g: GameState) -> str:
    """Sixteen hex digits that name a position, secrets and all: what it is, not what its frames are there for."""
    data = dump(g)
    if "stack" in data:
        data["stack"] = [[id, *args] for id, args, _ in data["stack"]]
    if g.rules.edition.form == 1:
        data = _to_form_1(g, data)
    return sha256(dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def dump(g: GameState) -> dict[str, Any]:
    """The whole position with all its secrets."""
    data: dict[str, Any] = {name: form.write(getattr(g, slot)) for name, (slot, form) in FIELDS.items()}
    data |= {
        "options": g.rules.options.all(),
        "powers": [POWERS[p] for p in g.powers],
        "figures": {REGION_CODES[r]: figure_names(g.here[r]) for r in REGION_ORDER if g.here[r]},
        "control": {POWERS[p]: figure_names(g.control[p] & ~OWNED[p]) for p in g.powers if g.control[p] & ~OWNED[p]},
        "players": {POWERS[p]: _player(g, p) for p in g.powers},
    }
    return {name: value for name, value in data.items() if value or name in ALWAYS}


def _player(g: GameState, p: int) -> dict[str, Any]:
    player: dict[str, Any] = {name: getattr(g, name)[p] for name in PLAYER_COUNTS}
    player["upgrades"] = [UPGRADES[u] for u in bits(g.upgrades) if UPGRADE_OWNER[u] == p]
    player |= {name: [CHAOS[c] for c in getattr(g, name)[p]] for name in PLAYER_CARDS}
    return {name: value for name, value in player.items() if value}


def figure_names(figures: int) -> list[str]:
    return [FIGURE_NAMES[f] for f in bits(figures)]


def figure_set(names: Sequence[str]) -> int:
    return sum(1 << FIGURE_NAMES.index(name) for name in names)


# --- and back -----------------------------------------------------------------------------------------------------


def load(data: dict[str, Any]) -> GameState:
    """The position back. Its decision must be asked again (`engine.ask_again`)."""
    powers = tuple(POWERS.index(p) for p in data["powers"])
    g = GameState(ruleset(Options.saved(data["options"]), powers), powers)
    if "edition" not in data["options"]:
        data = _from_form_1(data)
    for name, (slot, form) in FIELDS.items():
        if name in data:
            setattr(g, slot, form.read(data[name]))
    for region, names in data.get("figures", {}).items():
        figures = figure_set(names)
        g.here[RESERVE] ^= figures
        g.here[REGION_CODES.index(region)] = figures
    for power, names in data.get("control", {}).items():
        figures = figure_set(names)
        g.control = [mask & ~figures for mask in g.control]
        g.control[POWERS.index(power)] |= figures
    for power, player in data["players"].items():
        _load_player(g, POWERS.index(power), player)
    g.ruined = sum(1 << r for r in REGION_ORDER if g.ruin[r])
    for figure, _ in g.lying:  # those that are in no region are dead
        if g.here[RESERVE] >> figure & 1:
            g.here[RESERVE] ^= 1 << figure
            g.here[LAID] |= 1 << figure
    for t in range(len(TOKENS)):
        g.stock[t] -= sum(g.tokens[t * N_REGIONS : (t + 1) * N_REGIONS])
    g.stock[PEASANT] -= sum(g.peasants)
    return g


def _to_form_1(g: GameState, data: dict[str, Any]) -> dict[str, Any]:
    data["options"] = g.rules.options.changed()
    if "pooled" in data:
        data["early"] = data.get("early", []) + data.pop("pooled")
    return data


def _from_form_1(data: dict[str, Any]) -> dict[str, Any]:
    early = data.get("early", [])
    return data | {
        "early": [row for row in early if row[1] in FIGURE_NAMES],
        "pooled": [row for row in early if row[1] not in FIGURE_NAMES],
        "stack": [[id, args, []] for id, *args in data.get("stack", [])],
    }


def _load_player(g: GameState, p: int, player: dict[str, Any]) -> None:
    for name in PLAYER_COUNTS:
        getattr(g, name)[p] = player.get(name, 0)
    for upgrade in player.get("upgrades", ()):
        g.upgrades |= 1 << UPGRADES.index(upgrade)
    for name in PLAYER_CARDS:
        getattr(g, name)[p] = bytes(CHAOS.index(c) for c in player.get(name, ()))
