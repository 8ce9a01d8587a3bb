"""Write docs/provenance.md, how well each component is known: `python -m tools.provenance` (`--check` only looks)."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import Protocol

from ruinous import words
from ruinous.content import Content, components
from ruinous.content.model import LABELS

PAGE = Path(__file__).parents[1] / "docs" / "provenance.md"
SHOWN = LABELS[1:]
"""The labels of built-in data, best first."""
DIAL = ("threat", "instructions", "length")
"""The aspects of a Power that belong to its dial."""

HEAD = """\
# How well each component is known

Made by `python -m tools.provenance` from the card data; do not edit it by hand.

No list of all cards was ever published. What the rulebooks do not print was gathered from players, their programs and
the records of real games; what nobody wrote down we filled in ourselves. So every aspect of every component (its name,
its cost, its effect …) carries one of three labels:

| label | meaning |
|---|---|
| printed | a rulebook prints it, or two independent sources agree, or one source and the records of real games agree |
| reported | one credible source, or deduced from the records of real games |
| reconstructed | our own filling-in; the real card may say something else |

A component is as well known as its weakest aspect: that is the one word the game shows where there is room for one.
The card index names every reconstructed aspect. All texts are ours; the real cards differ in wording.
"""

ASPECTS = """\
### By aspect

*Copies* (how many there are), *cost*, *magic* (symbol yes or no), *comet* (comet mark yes or no), *after*
(track or discard), *immediate* and *persistent* (the two parts of an Old World card), *effect*, *stats* (cost, attack
and defense on an upgrade). Finer ones speak of a part of an effect: *amount* (a number), *targets* (which figures),
*timing*, *limits*, *details*, *match* (the effect is known, that it belongs to this title is inferred) and a few that
explain themselves.
"""

OPEN = """\
## What is still open

Every component of which some part is not printed, and what would settle it. A photograph is best; the card pages have a
form that makes a report. Recorded games settled several Old World cards; the ones we know were played on the Penny
Arcade forum ("CitOW", games 8, 13, 27, 34 among them), and their threads may hold more.
"""

EVIDENCE = {
    "Old World tokens": "the component list of the expansion",
    "Setup numbers": "the rulebook of the expansion",
    "Powers": "the sheet of the Power",
    "Followers": "the sheet of the Power",
    "Dials": "the dial",
    "Chaos cards": "the card",
    "Upgrades": "the card",
    "Old World cards": "the card",
}
"""What settles a component of a group."""

RECORDS = "records of games in which it lay on the track"
MORE = {
    "slaanesh.soporific_musk": "page 3 of the official FAQ (which figures it can take)",
    "slaanesh.field_of_ecstasy": "page 2 of the official FAQ (no battle, or fewer dice)",
    "nurgle.plaguebearers": "the official FAQ (when the automatic hits come, and who assigns them)",
    "nurgle.provender_of_ruin": "a recorded game in which Nurgle ruins a region himself while it is in play",
    "tzeentch.larger_hand": "a recorded game with it (a hand of 6, or of 7)",
    "old_world.the_grail_is_found": "another record of an English game (the French card names every neighbor)",
    "old_world.up_from_skavenblight": "a record with more or fewer than three regions with Warpstone",
    "old_world.peasant_uprising": "a record of a domination with Peasants, best with both copies on the track",
    "old_world.dark_elf_corsairs": RECORDS,
    "old_world.dwarf_trollslayers": RECORDS,
    "old_world.electors_arise": RECORDS,
    "old_world.electors_sue_for_peace": RECORDS,
    "old_world.road_wardens": RECORDS,
    "old_world.teclis_aids_the_empire": RECORDS,
    "old_world.witch_hunters": RECORDS,
    "old_world.divine_inspiration": "records of games in which it was drawn",
    "old_world.franzs_decree": "records of games in which it was drawn",
    "nurgle_m.filth": "the rest of the official FAQ of the expansion (which title has this effect)",
    "horned_rat.verminous_horde": "any source that gives this effect a title",
    "tzeentch_m.warp_portal": "any source that gives this effect a title",
    "khorne_m.lure_of_battle": "any source that gives this effect a title",
}
"""Other evidence that would do, where we know of some."""

FOOT = """\
## Correcting the cards

Whoever owns the cardboard can write what differs into a file and play with `--cards FILE`. The file is TOML; only what
differs need stand in it. Every corrected aspect is then labelled *corrected*. The corrections are part of the game's
record, so it can be replayed anywhere. A mistake in the file is named with its line, and no game begins.

- `[chaos."ID"]`: `name`, `copies`, `cost`, `magic`, `text`, and `params`, the numbers of the effect. Each deck must
  keep its 24 cards, in the base set as in the Morrslieb set.
- `[upgrades."ID"]`: `name`, `text`; of a follower `stats` (cost, attack, defense); where the card has them
  `power_bonus` and `params`.
- `[old_world."ID"]`: `name`, `copies`, `comet`, `after` (`"track"` or `"discard"`), `text`, `persistent_text`, and what
  the card does: `immediate`, `end` and `constant`, in the vocabulary that heads
  [old_world.toml](../src/ruinous/content/old_world.toml). At least 8 base cards and 8 expert cards must be left.

The page of a card that is not fully printed has a form that writes such a file. Ids are those of the card index and of
the list above. An effect that is a rule of its own (what a Chaos card or an
upgrade does, beyond its numbers) cannot be changed by a file: write to us, with a photograph.

```toml
# my-cards.toml
[chaos."khorne_m.bloodbath"]     # four copies in our list; mine has three …
copies = 3

[chaos."khorne_m.lure_of_battle"]   # … and this one has three instead of two, and moves three figures
copies = 3
params = { figures = 3 }
text = "If you control a figure here, move up to three enemy figures of any class from adjacent regions to this region."

[upgrades."tzeentch_m.well"]
name = "Well of Power"

[upgrades."khorne_m.bloodthirster"]
stats = [3, 5, 3]
text = "The Bloodthirster has attack 5 instead of 4."

[old_world."old_world_x.vermin_outbreak"]
text = "Place 1 Skaven in every region except Norsca."
immediate = [{ place = "skaven", in = "every but norsca" }]
```
"""


@dataclass(frozen=True, slots=True)
class Item:
    """A component, or the part of one that stands on its own in this page."""

    id: str
    name: str
    provenance: Mapping[str, str]

    @property
    def weakest(self) -> str:
        return max(self.provenance.values(), key=LABELS.index)


class Component(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def provenance(self) -> Mapping[str, str]: ...


Groups = dict[str, list[Item]]


def groups(content: Content) -> Groups:
    """Everything that has a provenance, by the headings of the page."""
    followers = [follower for power in content.powers for follower in power.followers]
    found: Groups = {
        "Regions": _items("region", content.regions),
        "Ruination cards": [
            Item(card.id, f"Ruination card {card.id[-1]}", card.provenance) for card in content.ruinations
        ],
        "Old World tokens": _items("token", content.tokens),
        "Setup numbers": [Item(key, _words(key), {"number": label}) for key, label in content.provenance.items()],
        "Powers": [
            Item(
                power.id,
                named("power", power.id),
                {key: label for key, label in power.provenance.items() if key not in DIAL},
            )
            for power in content.powers
        ],
        "Followers": _items("follower", followers),
        "Dials": [
            Item(
                f"dial.{power.id}",
                f"Dial of {named('power', power.id, 'inside')}",
                {key: power.provenance[key] for key in DIAL},
            )
            for power in content.powers
        ],
    }
    for title, cards in (("Chaos cards", content.chaos), ("Upgrades", content.upgrades)):
        for kind, name in (("base", "base"), ("horned_rat", "Horned Rat"), ("morrslieb", "Morrslieb")):
            found[f"{title}, {name}"] = _items("card", (card for card in cards if card.set == kind))
    for kind in ("base", "expert"):
        found[f"Old World cards, {kind}"] = _items("card", (card for card in content.old_world if card.set == kind))
    return found


def _items(kind: str, things: Iterable[Component]) -> list[Item]:
    return [Item(thing.id, named(kind, thing.id), thing.provenance) for thing in things]


def named(kind: str, id: str, form: str = "") -> str:
    return words.name(kind, id, form, language="en")


def _words(key: str) -> str:
    """A number of the rules in words: `old_world_deck.5`."""
    return {
        "starting_tokens": "Starting tokens",
        "starting_tokens_rat": "Starting tokens with the Horned Rat",
        "limits.ruin": "Tokens that ruin a region",
        "limits.vp": "Victory points that end the game",
        "limits.power": "Most power",
        "limits.hand": "Cards in the first hand",
    }.get(key) or f"Old World deck for {key.rpartition('.')[2]} players"


def tally(labels: Iterable[str]) -> tuple[int, int, int]:
    """How many are printed, reported, reconstructed."""
    count = Counter(labels)
    return count[SHOWN[0]], count[SHOWN[1]], count[SHOWN[2]]


def page(content: Content) -> str:
    """The whole page."""
    found = groups(content)
    return "\n".join((HEAD, _counts(found), ASPECTS, _by_aspect(found), _open(found), FOOT))


def _counts(found: Groups) -> str:
    lines = [
        "## Counts",
        "",
        "First the labels of all aspects, then the components by their weakest label.",
        "",
        "| group | components | printed | reported | reconstructed | weakest: printed | reported | reconstructed |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    everything = [item for items in found.values() for item in items]
    for title, items in (*found.items(), ("**all**", everything)):
        aspects = tally(label for item in items for label in item.provenance.values())
        lines.append(_row(title, len(items), *aspects, *tally(item.weakest for item in items)))
    return "\n".join(lines) + "\n"


def _by_aspect(found: Groups) -> str:
    lines = ["| group | aspect | printed | reported | reconstructed |", "|---|---|---:|---:|---:|"]
    for title, items in found.items():
        for aspect in dict.fromkeys(aspect for item in items for aspect in item.provenance):
            lines.append(_row(title, aspect, *tally(i.provenance[aspect] for i in items if aspect in i.provenance)))
    return "\n".join(lines) + "\n"


def _row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def _open(found: Groups) -> str:
    """Everything that is not printed, and what would settle it."""
    lines = [OPEN]
    for title, items in found.items():
        rows = [row for item in items if item.weakest != SHOWN[0] for row in _open_rows(title, item)]
        if rows:
            lines += [f"### {title}", "", *rows, ""]
    return "\n".join(lines)


def _open_rows(group: str, item: Item) -> list[str]:
    """A component, its aspects in doubt, and the evidence that would settle them."""
    by_label = {label: [a for a, known in item.provenance.items() if known == label] for label in reversed(SHOWN[1:])}
    doubts = "; ".join(f"{label}: {', '.join(aspects)}" for label, aspects in by_label.items() if aspects)
    text = f"{doubts}. Settled by {'; and by '.join(_evidence(group, item))}."
    head = f"- {item.name} (`{item.id}`):"
    return wrap(f"{head} {text}", 118, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def _evidence(group: str, item: Item) -> list[str]:
    doubtful = [aspect for aspect, label in item.provenance.items() if label != SHOWN[0]]
    found = []
    if [aspect for aspect in doubtful if aspect != "copies"]:
        kind = group.partition(",")[0]
        found.append(EVIDENCE[kind] + (f", or {MORE[item.id]}" if item.id in MORE else ""))
    if "copies" in doubtful:
        found.append("a count of the whole deck or a list of its cards (copies)")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if the page is not up to date")
    arguments = parser.parse_args()
    text = page(components())
    if not arguments.check:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print(f"{PAGE.name} is not up to date: run `python -m tools.provenance`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
