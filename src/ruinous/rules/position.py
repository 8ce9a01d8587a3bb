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

from collections.abc import Mapping
from json import dumps, loads
from typing import Any

from ruinous.content import NEWEST, ContentError
from ruinous.rules import engine
from ruinous.rules.actions import UPGRADE_SLUGS
from ruinous.rules.facts import FactError
from ruinous.rules.ids import (
    CARD_SLUGS,
    CHAOS,
    FIGURE_NAMES,
    N_REGIONS,
    OLD_WORLD,
    OLD_WORLD_SLUGS,
    POWER_LETTERS,
    POWERS,
    REGION_CODES,
    REGION_ORDER,
    REGIONS,
    SPACES,
    TOKENS,
    UPGRADES,
)
from ruinous.rules.options import SetupError
from ruinous.rules.saved import PLAYER_COUNTS, dump, load
from ruinous.rules.seen import RegionView, Space, View
from ruinous.rules.state import GameState
from ruinous.rules.view import NOBODY, view

CARDS = ("hand", "deck", "discard")
# What the lines of a whole position tell; the rest of its data stands in the last line.
TOLD = "powers round phase figures cards corruption tokens ruin face_up track players".split()
TOLD += ["old_world_deck", "old_world_aside", "old_world_used"]


FORMAT = 1


class PositionError(FactError, ValueError):
    """A text that is no whole position of a game that this version knows, and why."""


def write(g: GameState, seat: int = NOBODY) -> str:
    """The position as a seat sees it."""
    return "\n".join(_lines(view(g, seat))) + "\n"


def write_whole(g: GameState) -> str:
    """The whole position, secrets and all; `read` gives it back."""
    data = dump(g)
    lines = _lines(view(g))
    for n, name in enumerate(data["powers"], 1 + N_REGIONS):
        for what in CARDS:
            lines[n] = _replace(lines[n], what, _cards(data["players"][name].get(what, [])))
    lines[-2] = _replace(lines[-2], "deck", _old_world(data.get("old_world_deck", [])))
    lines[-2] += f" aside {_old_world(data.get('old_world_aside', []))}"
    rest = {name: value for name, value in data.items() if name not in TOLD}
    rest["players"] = {
        name: {what: cards for what, cards in player.items() if what in ("shuffled", "cached", "shown", "gleaned")}
        for name, player in data["players"].items()
    }
    lines.append("rest " + dumps(rest, separators=(",", ":"), sort_keys=True))
    return "\n".join(lines) + "\n"


def _lines(seen: View) -> list[str]:
    letters = "".join(POWER_LETTERS[POWERS.index(p)] for p in seen["powers"])
    lines = [f"ruinous position {FORMAT} {letters} round {seen['round']} {seen['phase']}"]
    lines += [f"{REGION_CODES[r]} {_region(seen['regions'][REGIONS[r]])}" for r in REGION_ORDER]
    for name in seen["powers"]:
        player = seen["players"][name]
        counts: Mapping[str, object] = player
        parts = [f"{what} {counts[what]}" for what in PLAYER_COUNTS]
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


def _region(region: RegionView) -> str:
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


def _space(space: Space) -> str:
    if space is None:
        return "."
    return _cards([space["card"]]) if "card" in space else space["figure"]


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
        g = load(_data(text.splitlines()))
    except (PositionError, SetupError) as error:
        raise PositionError(error.fact.id, **error.fact.args) from None
    except ContentError as error:
        raise PositionError("position.cards", reason=str(error)) from None
    except (ValueError, IndexError, KeyError, TypeError, AttributeError):
        raise PositionError("position.none") from None
    if g.result is None:
        engine.ask_again(g)
    return g


def _data(lines: list[str]) -> dict[str, Any]:
    """The lines as the data of `saved.dump`."""
    _, _, version, letters, _, number, phase = lines[0].split(" ")
    if version.isdigit() and int(version) > FORMAT:
        raise PositionError("position.newer_format", format=int(version), newest=FORMAT)
    if version != str(FORMAT):
        raise ValueError(version)
    data: dict[str, Any] = loads(lines[-1].removeprefix("rest "))
    edition = data["options"].get("edition", 1)
    if isinstance(edition, int) and edition > NEWEST:
        raise PositionError("position.newer_edition", edition=edition, newest=NEWEST)
    untold = data.pop("players")
    data |= {
        "powers": [POWERS[POWER_LETTERS.index(letter)] for letter in letters],
        "round": int(number),
        "phase": phase,
    }
    data |= {what: {} for what in ("figures", "tokens", "corruption", "cards", "ruin")} | {"face_up": []}
    for code, line in zip(REGION_CODES, lines[1 : 1 + N_REGIONS], strict=True):
        _region_data(data, code, line.removeprefix(f"{code} "))
    data["players"] = {}
    for name, line in zip(data["powers"], lines[1 + N_REGIONS :], strict=False):
        words = line.split(" ")
        player: dict[str, Any] = {what: int(words[words.index(what) + 1]) for what in PLAYER_COUNTS}
        player["upgrades"] = _names(words, "upgrades", UPGRADE_SLUGS, UPGRADES)
        player |= {what: _names(words, what, CARD_SLUGS, CHAOS) for what in CARDS}
        data["players"][name] = player | untold[name]
    words = lines[-3].split(" ")
    track = words[words.index("track") + 1 :][:2]
    data["track"] = ["" if slug == "." else OLD_WORLD[OLD_WORLD_SLUGS.index(slug)] for slug in track]
    for what in ("deck", "used", "aside"):
        data[f"old_world_{what}"] = _names(words, what, OLD_WORLD_SLUGS, OLD_WORLD)
    return data


def _region_data(data: dict[str, Any], code: str, line: str) -> None:
    figures, tokens, corruption, spaces, *ruin = line.split(" / ")
    data["figures"][code] = [group[:2] + n for group in _words(figures) for n in group[2:].split(",")]
    for word in _words(tokens):
        token = TOKENS[[name[0] for name in TOKENS].index(word[0])]
        data["tokens"][f"{token}@{code}"] = int(word[1:])
    for word in _words(corruption):
        data["corruption"][f"{POWERS[POWER_LETTERS.index(word[0])]}@{code}"] = int(word[1:])
    for space, word in zip(SPACES, spaces.split(" "), strict=False):
        if word != ".":
            name = word if word in FIGURE_NAMES else CHAOS[CARD_SLUGS.index(word)]
            data["cards"][f"{code}.{space}"] = name
    if ruin:
        data["ruin"][code] = int(ruin[0].strip("#!"))
        if ruin[0].endswith("!"):
            data["face_up"].append(code)


def _words(text: str) -> list[str]:
    return [] if text == "." else text.split(" ")


def _names(words: list[str], what: str, slugs: tuple[str, ...], names: tuple[str, ...]) -> list[str]:
    value = words[words.index(what) + 1]
    return [] if value == "." else [names[slugs.index(slug)] for slug in value.split(",")]
