"""Positions as text: short enough for a forum, exact enough to play on (docs/notation.md).

    ruinous position 1 KNTS round 2 summoning
    nor Kc1,2 Nw1 / n1 p2 / K3 N1 / blood_frenzy .
    …
    K power 5 vp 12 dial 2 counters 1 peasants 0 upgrades bloodletters hand 3 deck 15 discard battle_cry
    …
    old_world track greenskins_invade . deck 5 used mass_exodus
    decides nurgle turn

A whole position, for saving and for bug reports, names the hidden cards too and ends with a line `rest`. `write` for a
seat takes nothing from the state but what that seat's view shows.
"""

from json import JSONDecodeError, dumps, loads
from typing import Any

from ruinous.rules import engine
from ruinous.rules.actions import UPGRADE_SLUGS
from ruinous.rules.ids import (
    CARD_SLUGS,
    CHAOS,
    FIGURE_NAMES,
    N_REGIONS,
    N_SPACES,
    OLD_WORLD,
    OLD_WORLD_SLUGS,
    PEASANT,
    PHASES,
    POWER_LETTERS,
    POWERS,
    REGION_CODES,
    REGION_ORDER,
    REGIONS,
    RESERVE,
    STANDING,
    TOKENS,
    UPGRADES,
)
from ruinous.rules.options import Options
from ruinous.rules.ruleset import ruleset
from ruinous.rules.state import GameState
from ruinous.rules.view import NOBODY, view

COUNTS = ("power", "vp", "dial", "counters", "peasants")
LISTS = ("hand", "deck", "discard")
REST = (
    "bonds control early free_used tipped placed_round placed_phase placed_step counted killed dice_used stack secret"
    " draws script result shuffled"
).split()


class PositionError(ValueError):
    """A text that is no whole position, with the reason in one sentence."""


def write(g: GameState, seat: int = NOBODY) -> str:
    """The position as a seat sees it."""
    return "\n".join(_lines(view(g, seat))) + "\n"


def write_whole(g: GameState) -> str:
    """The whole position, secrets and all; `read` gives it back."""
    data = g.to_json()
    lines = _lines(view(g))
    for n, p in enumerate(g.powers, 1 + N_REGIONS):
        for what in LISTS:
            lines[n] = _replace(lines[n], what, _cards(data[what][p]))
    lines[-2] = _replace(lines[-2], "deck", _old_world(data["old_world_deck"]))
    lines[-2] += f" aside {_old_world(data['old_world_aside'])}"
    rest = {name: data[name] for name in ("options", *REST)}
    lines.append("rest " + dumps(rest, separators=(",", ":"), sort_keys=True))
    return "\n".join(lines) + "\n"


def _lines(seen: dict[str, Any]) -> list[str]:
    letters = "".join(POWER_LETTERS[POWERS.index(p)] for p in seen["powers"])
    lines = [f"ruinous position 1 {letters} round {seen['round']} {seen['phase']}"]
    lines += [f"{REGION_CODES[r]} {_region(seen['regions'][REGIONS[r]])}" for r in REGION_ORDER]
    for name in seen["powers"]:
        player = seen["players"][name]
        parts = [f"{what} {player[what]}" for what in COUNTS]
        parts.append("upgrades " + (",".join(UPGRADE_SLUGS[UPGRADES.index(u)] for u in player["upgrades"]) or "."))
        parts.append(f"hand {player['hand_size'] if player['hand'] is None else _cards(player['hand'])}")
        parts.append(f"deck {player['deck_size']}")
        parts.append(f"discard {_cards(player['discard'])}")
        lines.append(f"{POWER_LETTERS[POWERS.index(name)]} {' '.join(parts)}")
    old_world = seen["old_world"]
    track = " ".join(_old_world([card]) if card else "." for card in old_world["track"])
    lines.append(f"old_world track {track} deck {old_world['deck']} used {_old_world(old_world['used'])}")
    asked = seen["decision"]
    lines.append(f"decides {asked['seat']} {asked['kind']}" if asked else "decides nobody")
    return lines


def _region(region: dict[str, Any]) -> str:
    groups: dict[str, list[str]] = {}
    for figure in region["figures"]:
        groups.setdefault(figure["id"][:2], []).append(figure["id"][2:])
    figures = " ".join(f"{cls}{','.join(numbers)}" for cls, numbers in groups.items())
    tokens = " ".join(f"{token[0]}{n}" for token, n in region["tokens"].items())
    corruption = " ".join(f"{POWER_LETTERS[POWERS.index(p)]}{n}" for p, n in region["corruption"].items())
    spaces = [_space(space) for space in region["spaces"]]
    parts = [figures or ".", tokens or ".", corruption or ".", " ".join(spaces)]
    if region["ruin"]:
        parts.append(f"#{region['ruin']}{'!' if region['face_up'] else ''}")
    return " / ".join(parts)


def _space(space: dict[str, Any] | None) -> str:
    if space is None:
        return "."
    return str(space["figure"]) if "figure" in space else _cards([space["card"]])


def _cards(cards: list[str]) -> str:
    return ",".join(CARD_SLUGS[CHAOS.index(card)] for card in cards) or "."


def _old_world(cards: list[str]) -> str:
    return ",".join(OLD_WORLD_SLUGS[OLD_WORLD.index(card)] for card in cards) or "."


def _replace(line: str, word: str, value: str) -> str:
    words = line.split(" ")
    words[words.index(word) + 1] = value
    return " ".join(words)


# --- reading ------------------------------------------------------------------------------------------------------


def read(text: str) -> GameState:
    """A whole position back, ready to play on."""
    try:
        return _read(text.splitlines())
    except (ValueError, IndexError, KeyError, TypeError, JSONDecodeError):
        raise PositionError("This is not a whole position of Ruinous.") from None


def _read(lines: list[str]) -> GameState:
    _, _, version, letters, _, number, phase = lines[0].split(" ")
    if version != "1":
        raise ValueError(version)
    rest = loads(lines[-1].removeprefix("rest "))
    powers = tuple(POWER_LETTERS.index(letter) for letter in letters)
    g = GameState(ruleset(Options.of(rest["options"])), powers)
    data = g.to_json() | {name: rest[name] for name in REST}
    g = GameState.from_json(data, g.rules)
    g.round, g.phase = int(number), PHASES.index(phase)
    for region, line in zip(REGION_ORDER, lines[1 : 1 + N_REGIONS], strict=True):
        _read_region(g, region, line)
    for p, line in zip(powers, lines[1 + N_REGIONS :], strict=False):
        _read_player(g, p, line)
    g.stock[PEASANT] -= sum(g.peasants)
    words = lines[-3].split(" ")
    track = words[words.index("track") + 1 :][: len(g.track)]
    g.track = bytearray(0 if slug == "." else OLD_WORLD_SLUGS.index(slug) for slug in track)
    deck, used, aside = (_list(words, what, OLD_WORLD_SLUGS) for what in ("deck", "used", "aside"))
    g.old_world_deck, g.old_world_used, g.old_world_aside = deck, used, aside
    if g.result is None:
        engine.ask_again(g)
    return g


def _read_region(g: GameState, r: int, line: str) -> None:
    figures, tokens, corruption, spaces, *ruin = line.partition(" ")[2].split(" / ")
    for group in _words(figures):
        for number in group[2:].split(","):
            bit = 1 << FIGURE_NAMES.index(group[:2] + number)
            g.here[RESERVE] ^= bit
            g.here[r] |= bit
    for word in _words(tokens):
        token = [name[0] for name in TOKENS].index(word[0])
        g.tokens[token * N_REGIONS + r] = int(word[1:])
        g.stock[token] -= int(word[1:])
    for word in _words(corruption):
        g.corruption[POWER_LETTERS.index(word[0]) * N_REGIONS + r] = int(word[1:])
    for s, word in enumerate(spaces.split(" ")):
        if word in FIGURE_NAMES:
            g.space[r * N_SPACES + s] = STANDING + FIGURE_NAMES.index(word)
        elif word != ".":
            g.space[r * N_SPACES + s] = CARD_SLUGS.index(word)
    if ruin:
        g.ruined |= 1 << r
        g.ruin[r] = int(ruin[0].strip("#!"))
        g.face_up |= ruin[0].endswith("!") << r


def _read_player(g: GameState, p: int, line: str) -> None:
    words = line.split(" ")
    for what in COUNTS:
        getattr(g, what)[p] = int(words[words.index(what) + 1])
    for upgrade in _list(words, "upgrades", UPGRADE_SLUGS):
        g.upgrades |= 1 << upgrade
    for what in LISTS:
        getattr(g, what)[p] = _list(words, what, CARD_SLUGS)


def _words(text: str) -> list[str]:
    return [] if text == "." else text.split(" ")


def _list(words: list[str], what: str, names: tuple[str, ...]) -> bytes:
    value = words[words.index(what) + 1]
    return b"" if value == "." else bytes(names.index(name) for name in value.split(","))
